"""The limit of a computer player's work: unchanged answers where it suffices, good ones elsewhere."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from engine.core.chance import Chance
from engine.core.decision import Ask, Option, Rules
from engine.core.session import Session
from engine.core.text import say
from engine.core.title import Setup
from engine.players import Greedy, Level, Search, make
from engine.players.answers import AnySession
from engine.players.effort import Effort, Exhausted
from engine.titles import TITLES
from scripts.games import Table, ask_of, moves
from tests.declared import declared
from tests.heavy.armada import Armada
from tests.toy.lanterns import Lanterns, State, settled

RECORDED = [
    json.loads(line)
    for line in (Path(__file__).parent / "data" / "decisions.txt").read_text(encoding="utf-8").splitlines()
]
"""What the levels decided at moments of random games when the strength of the levels was measured last: title, players,
options, seed, number of answers before, level, answer. A change here calls for new duels (`bench.py --only duels`)."""

GAMES = sorted({json.dumps(line[:4]) for line in RECORDED})


def place_of(line: list[Any]) -> str:
    return json.dumps(line[:4])


@pytest.mark.skipif(
    sys.version_info >= (3, 12),
    reason="recorded on 3.11: since 3.12 sum() rounds floats otherwise, so equal answers differ",
)
@pytest.mark.parametrize("game", GAMES)
def test_decisions_are_those_with_which_the_strength_was_measured(game: str):
    title, players, options, seed = json.loads(game)
    lines = [line for line in RECORDED if place_of(line) == game]
    session = Table(TITLES[title], players, options, seed).begin()
    last = max(line[4] for line in lines)
    for number, (seat, keys) in enumerate(moves(session, Chance(f"{seed}/answers"), last + 1)):
        for *_, level, answer in (line for line in lines if line[4] == number):
            decided = make(level).choose(session, session.owed()[0], f"{seed}/{number}")
            assert list(decided) == answer, (number, level)
        session.submit(seat, keys)


def test_decisions_of_every_title_level_and_number_of_players_are_recorded():
    """Of every title whose computers have been measured: not yet those that declare nothing measured."""
    found = {(title, players, level) for title, players, *_, level, _ in RECORDED}
    measured = [title for title in TITLES.values() if declared(title.meta.id).measured]
    assert {title for title, *_ in RECORDED} == {title.meta.id for title in measured}
    for title in measured:
        for players in range(title.meta.least_players, title.meta.most_players + 1):
            assert {(title.meta.id, players, level) for level in ("normal", "hard")} <= found


# -- the limit -----------------------------------------------------------------------------------------------------


class Watched(Effort):
    """Remembers the last effort that was made."""

    last: Effort

    def __init__(self, limit: int) -> None:
        super().__init__(limit)
        Watched.last = self


@pytest.fixture
def watched(monkeypatch: pytest.MonkeyPatch) -> type[Watched]:
    monkeypatch.setattr("engine.players.greedy.Effort", Watched)
    monkeypatch.setattr("engine.players.search.Effort", Watched)
    return Watched


def heavy(players: int, answers: int) -> AnySession:
    """A heavy game after so many random answers."""
    session = Table(Armada(), players, {"rounds": 9}, "effort").begin()
    for seat, keys in moves(session, Chance("effort"), answers):
        session.submit(seat, keys)
    return session


@pytest.mark.parametrize("limit", [0, 1_000, 30_000, 120_000])
@pytest.mark.parametrize("player", [Greedy, Search])
def test_no_decision_costs_more_than_its_limit(player, limit: int, watched: type[Watched]):
    for players, answers in ((2, 0), (3, 17), (6, 40)):
        session = heavy(players, answers)
        seat = session.owed()[0]
        before = session.dump()
        keys = player(effort=limit).choose(session, seat, "s")
        assert ask_of(session, seat).allows(keys)
        assert player(effort=limit).choose(session, seat, "s") == keys
        assert session.dump() == before
        at_once = 2_000  # what can be charged in one piece: a fork of a unit with some answers
        assert watched.last.spent <= limit + at_once


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_the_heavy_title_needs_the_limit(level: Level, watched: type[Watched]):
    """Else the tests above and the benchmarks would say nothing about it."""
    spent = []
    for answers in (0, 30, 60):
        session = heavy(6, answers)
        make(level).choose(session, session.owed()[0], "s")
        spent.append(watched.last.spent / watched.last.limit)
    assert max(spent) > 0.3


@pytest.mark.parametrize("player", [Greedy(effort=1_500), Search(effort=3_000)])
def test_questions_of_every_kind_are_answered_with_little(player):
    """Dice, secret answers, seats side by side, talk: every option of the toy is on."""
    every = {option.id: True for option in Lanterns.meta.options if isinstance(option.default, bool)}
    session, number = Session.begin(Lanterns(), Setup(3, settled(**every)), "every"), 0
    while session.owed():
        seat = session.owed()[0]
        session.submit(seat, player.choose(session, seat, f"s{number}"))
        number += 1
    assert session.standing().over


def test_what_is_allowed_keeps_pace_with_what_is_done():
    effort = Effort(1_000)
    effort.keep_pace(1, 10)
    effort.charge(300)
    with pytest.raises(Exhausted):
        effort.charge(1)
    effort.keep_pace(9, 10)
    effort.charge(400)
    assert effort.left == 64
    effort.keep_pace(10, 10)
    assert effort.left == 149


# -- what is found with little ---------------------------------------------------------------------------------------


class Vault(Lanterns):
    """Only the first question is left: one of a hundred doors, and behind each one of ten drawers. The estimate is what
    lies in the drawer: most behind door 70, in drawer 4."""

    def next_unit(self, state: State) -> Rules[None] | None:
        return self.open_vault(state) if state.phase == "play" and state.place == 0 else None

    def open_vault(self, state: State) -> Rules[None]:
        door = yield Ask(0, say("toy-ask-door"), tuple(Option(f"door:{n}", say("toy-option")) for n in range(100)))
        drawer = yield Ask(0, say("toy-ask-drawer"), tuple(Option(f"drawer:{n}", say("toy-option")) for n in range(10)))
        number, inside = int(door.partition(":")[2]), int(drawer.partition(":")[2])
        state.place = 1000 - 10 * abs(number - 70) - abs(inside - 4)

    def estimate(self, state: State, seat: int) -> float:
        return state.place / 1000


@pytest.mark.parametrize("player", [Greedy(effort=12_000), Search(effort=12_000)])
def test_sampling_finds_what_is_clearly_best(player):
    session = Session.begin(Vault(), Setup(2, settled()), "vault")
    found = [player.choose(session, 0, f"s{n}")[0] for n in range(5)]
    doors = [int(key.partition(":")[2]) for key in found]
    assert sum(abs(door - 70) <= 3 for door in doors) >= 4, doors


@pytest.mark.parametrize("player", [Greedy(effort=60_000), Search(effort=120_000)])
def test_little_effort_beats_none(player):
    """On the heavy title: what the estimate says of the answer is better than of the first option, and of most."""
    better = 0
    for answers in (0, 12, 25, 40, 55):
        session = heavy(4, answers)
        seat = session.owed()[0]
        keys = player.choose(session, seat, "s")
        ask = ask_of(session, seat)
        others = [tuple(ask.options.keys[: ask.least])]
        worth = [settled_worth(session, seat, each) for each in (keys, *others)]
        better += worth[0] >= worth[1]
    assert better >= 4


def settled_worth(session: AnySession, seat: int, keys: tuple[str, ...]) -> float:
    """The estimate after an answer, and first options to what is asked in the same unit."""
    branch = session.copy()
    unit = branch.units
    branch.submit(seat, keys)
    while branch.units == unit and branch.owed() == (seat,):
        ask = ask_of(branch, seat)
        branch.submit(seat, tuple(ask.options.keys[: ask.least]))
    return branch.title.estimate(branch.state, seat)
