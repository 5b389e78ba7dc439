"""Computer players of titles that name the answers a sensible player would consider."""

from __future__ import annotations

from math import tanh

import pytest

from engine.core.decision import Ask
from engine.players import Easy, Greedy, Search
from engine.players.considered import PlayingOn, considered
from engine.players.effort import Effort
from tests.players.test_ahead import CountedFarm, State, farm

REAP, SOW = ("reap",), ("sow",)


class Considering(CountedFarm):
    """Reaping is thought better than sowing; a season of two turns of each seat is looked ahead to."""

    def candidates(self, state: State, ask: Ask) -> tuple[tuple[str, ...], ...]:
        return (REAP, SOW)

    def turn(self, state: State) -> int:
        return (state.number - 1) // (2 * len(state.fields))


class Decided(Considering):
    """There is nothing to think about."""

    def candidates(self, state: State, ask: Ask) -> tuple[tuple[str, ...], ...]:
        return (SOW,)


class Illegal(Considering):
    """Considers what cannot be answered."""

    def candidates(self, state: State, ask: Ask) -> tuple[tuple[str, ...], ...]:
        return (("fly",), SOW)


def test_normal_takes_the_best_that_is_considered():
    assert Greedy().choose(farm(Considering(), 2), 0, "s") == REAP


def test_easy_takes_another_now_and_then():
    answers = [Easy().choose(farm(Considering(), 2), 0, f"s{number}") for number in range(40)]
    assert answers.count(REAP) > answers.count(SOW) > 0


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_hard_plays_on_as_is_considered_best(seats):
    """Sow, then reap: three gold. Reap, then reap: two."""
    session = farm(Considering(), seats)
    assert Search().choose(session, 0, "s") == SOW
    study = PlayingOn(session, 0, "s", Effort(1_000_000))
    assert study.outlook(session.copy(), SOW, 0) == tanh(3 / 20)
    assert study.outlook(session.copy(), REAP, 0) == tanh(2 / 20)


def test_without_effort_hard_takes_the_best_that_is_considered():
    assert Search(playing_on=1).choose(farm(Considering(), 2), 0, "s") == REAP


@pytest.mark.parametrize("player", [Easy(), Greedy(), Search(playing_on=1)])
def test_a_single_answer_is_given_by_all(player):
    assert player.choose(farm(Decided(), 2), 0, "s") == SOW


def test_what_is_not_legal_is_left_out():
    session = farm(Illegal(), 2)
    assert considered(session, 0, "s") == (SOW,)
    assert Greedy().choose(session, 0, "s") == SOW
