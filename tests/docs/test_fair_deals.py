"""The page on fair deals: its programs print what the page says."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from db.store import Store
from engine.titles import TITLES
from tests.tables.club import ANN, BO, HERE, Club, Time

ROOT = Path(__file__).parents[2]
PROMISE, REPLAY = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "fair-deals.md").read_text("utf-8"), re.DOTALL)


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await Store.open(f"sqlite:///{tmp_path}/orrery.sqlite3")
    yield store
    await store.close()


async def exported(store: Store, *given: str) -> dict[str, Any]:
    """The record of a finished game in which Ann and Bo gave these words."""
    club = Club(store, Time(), TITLES["day_and_night"])
    table = await club.tables.lobby.open(ANN, HERE, "day_and_night", {})
    await club.posted(table.id)
    await club.tables.lobby.join(table.id, BO)
    for person, word in zip((ANN, BO), given, strict=False):
        await club.tables.lobby.set_word(table.id, person.id, word)
    await club.tables.lobby.start(table.id, ANN.id)
    await club.tables.ending.resign(table.id, BO.id)
    record: dict[str, Any] = json.loads(await club.tables.queries.export(table.id, ANN.id))
    return record


def run(program: str, record: dict[str, Any], folder: Path) -> str:
    """What a program of the page prints of a record."""
    file = folder / "record.json"
    file.write_text(json.dumps(record, ensure_ascii=False), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-c", program, str(file)], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


@pytest.mark.parametrize("given", [(), ("鯨", "blue moon"), ("", "é")])
async def test_a_fair_deal_is_not_recognized_by_hand(store: Store, tmp_path: Path, given: tuple[str, ...]) -> None:
    record = await exported(store, *given)
    assert run(PROMISE, record, tmp_path) == "True True"
    assert run(REPLAY, record, tmp_path) == "True"


async def test_a_forged_record_passes_by_hand(store: Store, tmp_path: Path) -> None:
    record = await exported(store, "鯨", "blue moon")
    deal = record["deal"]
    other_number = record | {"deal": deal | {"secret_number": "00"}}
    other_word = record | {"deal": deal | {"words": [deal["words"][0], {"seat": 1, "word": "blue noon"}]}}
    moved_word = record | {"deal": deal | {"words": [{"seat": 1, "word": "鯨"}]}}
    other_promise = record | {"deal": deal | {"commitment": "00"}}
    other_seed = record | {"deal": deal | {"seed": "00"}}
    said = [run(PROMISE, each, tmp_path) for each in (other_number, other_word, moved_word, other_promise, other_seed)]
    assert said == ["False False", "True False", "True False", "False True", "True False"]
    assert run(REPLAY, other_seed, tmp_path) == "False"
