"""What docs/components.md shows can be used as it stands, and nothing is left out."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from engine.solenia import components

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "components.md").read_text("utf-8")
RECORDS: dict[str, Any] = {
    "cards.json": components.Card,
    "strips.json": components.Strip,
    "deliveries.json": components.Delivery,
    "summer_slots.json": components.Slot,
    "winter_slots.json": components.Slot,
    "improvements.json": components.Improvement,
    "boards.json": components.Board,
    "setup.json": components.Seating,
    "rival.json": components.DieFace,
    "grades.json": components.Grade,
}


def test_every_file_is_in_the_table() -> None:
    assert tuple(re.findall(r"^\| `(\w+\.json)` \|", PAGE, re.MULTILINE)) == components.FILES == tuple(RECORDS)


@pytest.mark.parametrize("file", RECORDS)
def test_every_file_has_an_example_that_can_be_read(file: str) -> None:
    section = next(part for part in PAGE.split("\n\n**")[1:] if f"`{file}`" in part.partition("**")[0])
    example = re.search(r"```json\n(.*?)```", PAGE[PAGE.index(section) :], re.DOTALL)
    assert example is not None
    assert msgspec.json.decode(example[1], type=RECORDS[file]).id


def test_every_power_is_explained() -> None:
    kinds = re.findall(
        r"`(\w+)`", "\n".join(re.findall(r"^\| (`[^|]+) \|", PAGE.partition("### Powers")[2], re.MULTILINE))
    )
    assert set(kinds) == set(get_args(components.PowerKind))
