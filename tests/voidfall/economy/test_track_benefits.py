"""The benefit of every space of every Civilization track, computed from the texts of the fact sheet (App-2, P36)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.voidfall.components import parts
from engine.voidfall.constants import ENTRY_COSTS, LAST_SPACE
from engine.voidfall.state import Slot, State
from engine.voidfall.tasks import Source
from engine.voidfall.vocabulary.sectors import Advance
from engine.voidfall.vocabulary.terms import TRACKS
from tests.voidfall.focus.acting import Changes, changes_of, prosperous, snapshot
from tests.voidfall.positions import A, give, play, put

SHEET = Path(__file__).parents[1] / "data" / "tracks.txt"
FAST_FORWARD = "fast-forward: advance one more space on this track"

SIMPLE: dict[str, tuple[str, Changes]] = {
    "no effect": ("", {}),
    "increase a Pure Population by 1": ("at:2b", {"2b population": 1}),
    "increase Pure Population up to 2 times": ("at:2b at:2b", {"2b population": 2}),
    "establish 1 Guild": ("guild:bankers:2b", {"2b bankers": 1}),
    "establish 1 Farmers' Guild": ("guild:farmers:2b", {"2b farmers": 1}),
    "establish 1 Engineers' Guild": ("guild:engineers:2b", {"2b engineers": 1}),
    "build 1 Installation": ("build:shipyard:2b", {"2b shipyard": 1}),
    "activate 1 Fleet Power": ("", {"active": 1, "inactive": -1}),
    "activate 2 Fleet Power": ("", {"active": 2, "inactive": -2}),
    "activate up to 2 Fleet Power": ("", {"active": 2, "inactive": -2}),
    "deploy 1 Fleet Power": ("cube:corvette:2b", {"active": -1, "2b corvette": 1}),
    "deploy up to 2 Fleet Power": ("cube:corvette:2b cube:corvette:2b", {"active": -2, "2b corvette": 2}),
    "deploy 1 Fleet Power per Shipyard, in that Shipyard's sector": (
        "cube:corvette:2a cube:corvette:1b",
        {"active": -2, "2a corvette": 1, "1b corvette": 1},
    ),
    "regroup (up to 5 moves)": ("none", {}),
    "remove 1 Corruption": ("slot:1", {"dark slot 1": -1}),
    "gain a Basic Technology": ("tech:robotics", {"technologies": 1, "influence": 4, "materials": 2}),
    "gain a Basic or Improved Technology": ("tech:robotics", {"technologies": 1, "influence": 4, "materials": 2}),
    "gain an Agenda": ("agenda:W1", {"agendas": 1}),
    "gain a Might Agenda": ("agenda:M1", {"agendas": 1}),
    "gain a Support Agenda": ("agenda:S1", {"agendas": 1}),
    "gain a Wealth Agenda": ("agenda:W1", {"agendas": 1}),
    "gain a Dominance Agenda": ("agenda:D1", {"agendas": 1}),
    "gain 1 Trade token": ("", {"trade": 1, "science": 1}),
    "produce one resource type": ("produce:credits", {"credits": 3}),
    "produce 2 different resource types": ("produce:credits produce:food", {"credits": 3, "food": 1}),
    "gain 4 resources of any types": ("take:science take:science take:science take:food", {"science": 3, "food": 1}),
    "take a Reclaim token and resolve it on your Home sector": (
        "part:1 guild:farmers:2a",
        {"reclaims": 1, "2a farmers": 1},
    ),
    "gain 1 Bounty token": ("part:1", {"bounties": 1, "food": 2}),
    "gain 2 Bounty tokens": ("part:1 part:2", {"bounties": 2, "food": 2, "influence": 1}),
    "upgrade a Glory token by 1": ("glory:4", {"glory": 1}),
    "gain Influence equal to your total Glory value": ("", {"influence": 4}),
    "score one Pure Agenda in play now (not the starting one)": ("agenda:W3", {"influence": 5}),
    "gain 1 Influence for each Guild in your Pure sectors": ("", {"influence": 5}),
    "gain 2 Influence for each Guild in your Pure sectors": ("", {"influence": 10}),
    "gain 4 Influence for each Scientists' Guild in your Pure sectors": ("", {"influence": 4}),
    "gain 1 Influence for each Fleet Power in your Pure sectors": ("", {"influence": 6}),
    "gain 2 Influence for each Fleet Power in your Pure sectors or your active area": ("", {"influence": 16}),
    "gain 2 Influence for each Installation in your Pure sectors": ("", {"influence": 4}),
    "gain 2 Influence for each Pure sector you control": ("", {"influence": 6}),
    "gain 3 Influence for each Pure sector you control": ("", {"influence": 9}),
    "gain 3 Influence for each Pure sector you control with at least one Guild": ("", {"influence": 9}),
    "gain 8 Influence for each Pure sector you control with exactly Population 6": ("", {"influence": 8}),
    "gain 6 Influence for each Technology (improved)": ("", {"influence": 6}),
}
"""Texts of benefits: the answers, and what changes. Two cubes were deactivated for the last space of Fenrax's Society:
6 deployed and 2 active cubes are left."""

RESOURCES = re.compile(r"(\d+) (Food|Energy|Materials|Credits|Science|Influence)\b")


def rows() -> Iterator[tuple[str, str, list[str]]]:
    """Set, track, and the seven texts."""
    for line in SHEET.read_text(encoding="utf-8").splitlines():
        kind, track, *texts = line.split(" | ")
        yield kind, track, texts


SPACES = [(kind, track, space) for kind, track, texts in rows() for space in range(1, len(texts) + 1)]
TEXTS = {(kind, track): texts for kind, track, texts in rows()}


def simple(text: str) -> tuple[str, Changes]:
    """The answers and changes of a text without parts."""
    if text in SIMPLE:
        return SIMPLE[text]
    found = {name.lower(): int(number) for number, name in RESOURCES.findall(text)}
    assert found, text
    assert text == "gain " + ", ".join(f"{n} {name.capitalize()}" for name, n in found.items())
    return "", found


def expected(kind: str, track: str, space: int) -> tuple[list[str], Counter[str]]:
    """The answers and changes of an advance to a space, with what a fast-forward brings."""
    cost, text = ENTRY_COSTS[space], TEXTS[kind, track][space - 1]
    changes = Counter({track: 1, "active": -cost, "inactive": cost})
    answers = [f"track:{track}"] if cost else []
    if text == FAST_FORWARD:
        if space < LAST_SPACE:
            more, further = expected(kind, track, space + 1)
            return [*answers, *more], add(changes, further)
        return answers, changes
    pieces = text.split(" and/or ")
    if len(pieces) > 1:
        answers.append("all")
    for piece in pieces:
        if piece == "advance on Statecraft":
            given, gained = expected(kind, "statecraft", 1)
        else:
            keys, simply = simple(piece)
            given, gained = keys.split(), Counter(simply)
        answers += given
        changes = add(changes, gained)
    if pieces[0].startswith("upgrade a Glory") and len(pieces) > 1:
        changes["influence"] += 1  # the token that was upgraded counts
    return answers, changes


def add(one: Counter[str], other: Counter[str]) -> Counter[str]:
    """The sum, negative numbers included."""
    return Counter({key: one[key] + other[key] for key in {*one, *other}})


def ready(kind: str) -> State:
    """A prosperous realm of the house of this set. W3 in a Pure slot gives 5 for three Pure sectors."""
    st = prosperous("valnis" if kind == "standard" else kind)
    put(st, "1b", population=6)
    give(st, A, technologies="shields+", glory=[4], slots=[Slot(corrupted=True), Slot("W3"), Slot()])
    return st


def test_all_spaces_are_there() -> None:
    """11 sets, 3 tracks, 7 spaces."""
    assert len(SPACES) == 231
    assert {f"{kind}_{track}" for kind, track, _ in SPACES} == set(parts().tracks)


@pytest.mark.parametrize(("kind", "track", "space"), SPACES)
def test_the_benefit_of_a_space(kind: str, track: str, space: int) -> None:
    """App-2, P36: the space is entered, paid for, and gives what is printed on it."""
    st = ready(kind)
    give(st, A, tracks=[space - 1 if each == track else 0 for each in TRACKS])
    answers, changes = expected(kind, track, space)
    if kind == "thegwyn" and changes["2b population"]:
        changes["food"] += 1  # its ability
    if kind == "astoran" and changes["2b shipyard"]:
        changes["materials"] += 1  # its ability
    before = snapshot(st)
    rolls = [("farm",)] if "Reclaim" in TEXTS[kind, track][space - 1] else [("food2",)] * 2
    play(st, Advance(track), *answers, source=Source("focus", "test/1"), rolls=rolls)
    assert changes_of(before, st) == {key: change for key, change in changes.items() if change}
