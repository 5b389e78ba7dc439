"""The examples in docs/components.md work as written, and nothing is missing."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec
import pytest

from engine.afternova import components as afternova
from engine.solenia import components as solenia

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "components.md").read_text("utf-8")
CHAPTERS = {
    name: PAGE.partition(f"\n## The files of {name}\n")[2].partition("\n## ")[0] for name in ("Solenia", "Afternova")
}
RECORDS: dict[str, dict[str, Any]] = {
    "Solenia": {
        "cards.json": solenia.Card,
        "strips.json": solenia.Strip,
        "deliveries.json": solenia.Delivery,
        "summer_slots.json": solenia.Slot,
        "winter_slots.json": solenia.Slot,
        "improvements.json": solenia.Improvement,
        "boards.json": solenia.Board,
        "setup.json": solenia.Seating,
        "rival.json": solenia.DieFace,
        "grades.json": solenia.Grade,
    },
    "Afternova": {
        "mercenaries.json": afternova.Mercenary,
        "planets.json": afternova.Planet,
        "blueprints.json": afternova.Blueprint,
        "upgrades.json": afternova.Upgrade,
        "starships.json": afternova.Starship,
        "objectives.json": afternova.Objective,
        "cubes.json": afternova.CubeCount,
        "setup.json": afternova.Seating,
    },
}
FILES = [(game, file) for game, records in RECORDS.items() for file in records]


@pytest.mark.parametrize(("game", "files"), [("Solenia", solenia.FILES), ("Afternova", afternova.FILES)])
def test_every_file_is_in_the_table(game: str, files: tuple[str, ...]) -> None:
    assert tuple(re.findall(r"^\| `(\w+\.json)` \|", CHAPTERS[game], re.MULTILINE)) == files == tuple(RECORDS[game])


@pytest.mark.parametrize(("game", "file"), FILES)
def test_every_file_has_an_example_that_can_be_read(game: str, file: str) -> None:
    page = CHAPTERS[game]
    section = next(part for part in page.split("\n\n**")[1:] if f"`{file}`" in part.partition("**")[0])
    example = re.search(r"```json\n(.*?)```", page[page.index(section) :], re.DOTALL)
    assert example is not None
    assert msgspec.json.decode(example[1], type=RECORDS[game][file]).id


@pytest.mark.parametrize(
    ("chapter", "kinds"),
    [
        (CHAPTERS["Solenia"].partition("### Powers")[2], get_args(solenia.PowerKind)),
        (
            CHAPTERS["Afternova"].partition("**`upgrades.json`**")[2].partition("```")[0],
            get_args(get_type_hints(afternova.Upgrade)["kind"]),
        ),
    ],
)
def test_every_kind_of_power_is_explained(chapter: str, kinds: tuple[str, ...]) -> None:
    rows = "\n".join(re.findall(r"^\| (`[^|]+) \|", chapter, re.MULTILINE))
    assert set(re.findall(r"`(\w+)`", rows)) == set(kinds)
