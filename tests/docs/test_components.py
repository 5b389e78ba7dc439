"""The examples in docs/components.md work as written, and nothing is missing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any, get_args, get_type_hints

import msgspec
import pytest

from engine.afternova import components as afternova
from engine.solenia import components as solenia
from engine.voidfall import components as voidfall
from engine.voidfall import vocabulary
from engine.voidfall.records import cards, galaxy, houses, settings, tables

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "components.md").read_text("utf-8")
CHAPTERS = {
    name: PAGE.partition(f"\n## The files of {name}\n")[2].partition("\n## ")[0]
    for name in ("Solenia", "Afternova", "Voidfall")
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
    "Voidfall": {
        "focus_cards.json": cards.FocusCard,
        "tracks.json": cards.CivilizationTrack,
        "technologies.json": cards.Technology,
        "agenda_types.json": cards.AgendaKind,
        "agendas.json": cards.Agenda,
        "events.json": cards.Event,
        "houses.json": houses.House,
        "fallen_houses.json": houses.FallenHouse,
        "sector_kinds.json": galaxy.SectorKind,
        "maps.json": galaxy.GalaxyMap,
        "scenarios.json": galaxy.Scenario,
        "crisis_cards.json": cards.CrisisCard,
        "crisis_board.json": tables.CrisisRow,
        "difficulties.json": tables.Difficulty,
        "war_cards.json": tables.WarCard,
        "situations.json": tables.Situation,
        "bounty_tokens.json": tables.TokenFace,
        "reclaim_tokens.json": tables.TokenFace,
        "dials.json": tables.Dial,
        "trade_ladder.json": tables.LadderSpace,
        "player_counts.json": tables.PlayerCount,
        "rewards.json": tables.Reward,
        "voidborn_score.json": tables.VoidbornPoints,
        "settings.json": settings.Setting,
    },
}
FILES = [(game, file) for game, records in RECORDS.items() for file in records]


@pytest.mark.parametrize(
    ("game", "files"),
    [("Solenia", solenia.FILES), ("Afternova", afternova.FILES), ("Voidfall", voidfall.FILES)],
)
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


VOCABULARY = (ROOT / "docs" / "voidfall-vocabulary.md").read_text("utf-8")


def words() -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """Every word of the vocabulary of Voidfall: the field that names it, the word, its other fields."""
    for module in iter_modules(vocabulary.__path__):
        for kind in vars(import_module(f"{vocabulary.__name__}.{module.name}")).values():
            tagged = isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__struct_config__.tag
            if tagged and not kind.__subclasses__():
                yield str(kind.__struct_config__.tag_field), str(tagged), kind.__struct_fields__


def test_every_word_of_the_vocabulary_is_explained_with_its_fields() -> None:
    found = set(words())
    assert len(found) > 200
    for field, word, fields in found:
        chapter = VOCABULARY.partition(f"(`{field}`)\n")[2].partition("\n## ")[0]
        named = ", ".join(f"`{each}`" for each in fields)
        assert f"\n| `{word}` | {named} | " in chapter, (field, word)


def test_the_table_of_voidfall_counts_the_records() -> None:
    told = re.findall(r"^\| `(\w+\.json)` \| .+ \| (\d+) \|$", CHAPTERS["Voidfall"], re.MULTILINE)
    folder = ROOT / "engine" / "voidfall" / "data"
    assert {file: int(count) for file, count in told} == {
        file: len(msgspec.json.decode((folder / file).read_bytes())) for file in voidfall.FILES
    }
