"""Whoever sends a file decides what is in it: what it may ask for is bounded. Each test is named after what went
wrong."""

from __future__ import annotations

import json
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from engine.core.text import Text
from engine.titles import TITLES
from scripts.fuzz_files import export_of, read_some, sound_files
from tables import import_check
from tables.import_check import MOST_STEPS, take_in
from tables.workers import Workers
from tests.tables.club import CY, Club
from tests.tables.test_importing import THERE, exported, refused

BILLION = 10**9
SMALL = (
    '{"format":"orrery-export-1","complete":true,"steps":[],"table":{"title":"solenia","seats":[]},'
    '"deal":{"seed":"x","rules_version":1,"setup":{"seats":1000000000,"options":{}}}}'
)


def reason(taken: Any) -> str:
    if isinstance(taken, Text):
        return taken.key
    return "taken in" if taken[1].misfit is None else "error-import-misfit"


async def test_a_small_file_takes_all_the_memory() -> None:
    """192 bytes made a list of 10^9 seats."""
    workers = Workers(memory=64 * 2**20, tries=1, rest=0, patience=30.0)
    try:
        assert reason(await workers.run(take_in, SMALL.encode(), TITLES)) == "error-import-broken"
    finally:
        workers.close()


@pytest.fixture(scope="module")
def sound() -> dict[str, Any]:
    return export_of(TITLES["solenia"], 2, "bounds", 12)


def test_a_sound_file_is_refused(sound: dict[str, Any]) -> None:
    assert reason(take_in(json.dumps(sound).encode(), TITLES)) == "taken in"


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("deal.setup.seats", BILLION),
        ("deal.setup.seats", -1),
        ("deal.setup.seats", 3),
        ("deal.setup.seats", 10**30),
        ("deal.setup.last_winner", BILLION),
        ("deal.setup.last_winner", 2),
        ("deal.setup.options", {"x": 1}),
        ("deal.setup.options", {"x" * 10_000: 1}),
        ("deal.seed", "a" * 1000),
        ("deal.seed", "\x00"),
        ("deal.secret_number", "a" * 100_000),
        ("deal.rules_version", -1),
        ("deal.rules_version", 10**30),
        ("deal.words", [{"seat": 0, "word": "a" * 100_000}]),
        ("deal.words", [{"seat": 7, "word": "a"}]),
        ("deal.words", [{"seat": 1, "word": "a"}, {"seat": 0, "word": "b"}]),
        ("deal.words", [{"seat": 0, "word": "two\nlines"}]),
        ("table.title", "a" * 100_000),
        ("table.seats", []),
        ("table.seats.0.kind", "ghost"),
        ("table.seats.0.level", "a" * 100_000),
        ("table.seats.0.name", "a" * 100_000),
        ("steps", []),
        ("steps.1.kind", "a" * 100_000),
        ("steps.1.kind", "Choose\n"),
        ("steps.1.keys", ["a"] * 1000),
        ("steps.1.keys", ["a" * 100_000]),
        ("steps.1.seat", BILLION),
        ("steps.1.seat", -1),
        ("steps.1.state_hash", "a" * 100_000),
        ("steps.1.n", BILLION),
        ("steps.1.at", "0001-01-01T00:00:00Z"),
        ("steps.1.at", "9999-12-31T23:59:59Z"),
        ("steps.1.at", "2026-11-01T00:00:00"),
    ],
)
def test_a_part_of_the_file_has_no_bound(sound: dict[str, Any], path: str, value: Any) -> None:
    forged = json.loads(json.dumps(sound))
    *way, last = (int(part) if part.isdecimal() else part for part in path.split("."))
    inside = forged
    for part in way:
        inside = inside[part]
    inside[last] = value
    assert reason(take_in(json.dumps(forged).encode(), TITLES)) == "error-import-broken"


@pytest.mark.parametrize("depth", [200, 5_000, 1_000_000])
def test_a_deep_file_breaks_the_reader(sound: dict[str, Any], depth: int) -> None:
    deep = json.dumps(sound | {"view": "deep"}).replace('"deep"', "[" * depth + "]" * depth)
    assert reason(take_in(deep.encode(), TITLES)) in ("taken in", "error-import-not-json", "error-import-broken")


@pytest.mark.parametrize(("digits", "key"), [(5, "error-import-misfit"), (5000, "error-import-broken")])
def test_a_number_of_a_rewind_has_no_bound(sound: dict[str, Any], digits: int, key: str) -> None:
    *before, last = sound["steps"]
    steps = [*before, {**last, "kind": "rewind", "keys": ["9" * digits]}]
    assert reason(take_in(json.dumps(sound | {"steps": steps}).encode(), TITLES)) == key


def test_answers_are_given_and_taken_back_without_end() -> None:
    """20,000 such steps took 15.8 s, and 2.9 s at each verification."""
    endless = export_of(TITLES["day_and_night"], 2, "endless", MOST_STEPS + 2, loops=MOST_STEPS)
    assert len(endless["steps"]) > MOST_STEPS
    assert reason(take_in(json.dumps(endless).encode(), TITLES)) == "error-import-broken"


def test_undone_answers_are_played_again_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    data = json.dumps(export_of(TITLES["day_and_night"], 2, "loops", 300, loops=100)).encode()
    assert reason(take_in(data, TITLES)) == "taken in"
    monkeypatch.setattr(import_check, "MOST_REPLAYED", 50)
    assert reason(take_in(data, TITLES)) == "error-import-heavy"


def test_a_game_goes_back_without_end(monkeypatch: pytest.MonkeyPatch, sound: dict[str, Any]) -> None:
    back = {**sound["steps"][0], "kind": "rewind", "keys": ["0"]}
    steps = [*sound["steps"][:-1], *({**back, "n": len(sound["steps"]) - 1 + n} for n in range(3))]
    data = json.dumps(sound | {"steps": steps}).encode()
    assert reason(take_in(data, TITLES)) == "taken in"
    monkeypatch.setattr(import_check, "MOST_REWINDS", 2)
    assert reason(take_in(data, TITLES)) == "error-import-heavy"


async def test_a_file_is_tried_again_where_it_has_killed_its_process(club: Club) -> None:
    _, record = await exported(club)
    for error in (BrokenProcessPool(), TimeoutError(), MemoryError()):
        tried: list[str] = []

        async def fail(work: Any, *_args: Any, tried: list[str] = tried, error: Exception = error) -> Any:
            tried.append(work.__name__)
            raise error

        club.tables._context.read_file = fail
        assert (await refused(club, record)).key == "error-import-heavy"
        assert tried == ["take_in"], "nothing of it is read on the event loop"


async def test_an_imported_name_is_as_long_as_somebody_wants(club: Club) -> None:
    _, record = await exported(club)
    record["table"]["seats"][0]["name"] = "A\n\x07\u2028 long " + "name" * 20
    record["table"]["seats"][1]["name"] = "\n"
    info = await club.tables.imports.take_in(CY, THERE, json.dumps(record).encode())
    first, second = (seat.name for seat in info.seats)
    assert first == ("A long " + "name" * 20)[:32]
    assert second == "?"


FILES = sound_files(most=16)


@settings(max_examples=40)
@example(1)
@given(st.integers(min_value=0, max_value=2**32))
def test_a_damaged_file_raises_anything(seed: int) -> None:
    """`scripts/fuzz_files.py --files 100000` reads many more."""
    assert read_some(FILES, seed, 5).crashes == []
