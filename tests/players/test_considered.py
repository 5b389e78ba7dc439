"""Computer players of titles that name the answers a sensible player would consider."""

from __future__ import annotations

import pytest

from engine.core.decision import Ask
from engine.core.optional import Advice
from engine.players import Easy, Greedy, Keys, Player, Search
from engine.players.answers import AnySession
from engine.players.considered import PlayingOn, considered
from engine.players.effort import Effort
from tests.players.test_ahead import Farm, State, farm

REAP, SOW = ("reap",), ("sow",)


class Opinion(Advice[State]):
    """These answers are considered."""

    def __init__(self, *answers: Keys) -> None:
        self.answers = answers

    def candidates(self, state: State, ask: Ask) -> tuple[Keys, ...]:
        return self.answers


class Considering(Farm):
    """Reaping is thought better than sowing."""

    advice = Opinion(REAP, SOW)


class Careful(Opinion):
    """Nobody sows by an oversight."""

    def plausible(self, state: State, ask: Ask, found: tuple[Keys, ...]) -> tuple[Keys, ...]:
        return found[:1]


class Attentive(Considering):
    """Nothing is overlooked."""

    advice = Careful(REAP, SOW)


class Decided(Considering):
    """There is nothing to think about."""

    advice = Opinion(SOW)


class Distant(Opinion):
    """The end of the game is not in sight."""

    def nears_end(self, state: State) -> bool:
        return False


class Foresighted(Considering):
    """Whether the end is in sight is known without playing on."""

    advice = Distant(REAP, SOW)


class Illegal(Considering):
    """Considers what cannot be answered."""

    advice = Opinion(("fly",), SOW)


def near_its_end(seats: int, title: Farm | None = None) -> AnySession:
    """The last season begins: two turns of each seat are left."""
    session = farm(title or Considering(), seats)
    for number in range(4 * seats):
        session.submit(number % seats, REAP)
    return session


def chosen(player: Player, most: int = 60) -> list[Keys]:
    """What a player chooses with different seeds."""
    return [player.choose(farm(Considering(), 2), 0, f"s{number}") for number in range(most)]


def test_normal_takes_the_best_that_is_considered_and_seldom_another():
    answers = chosen(Greedy())
    assert answers.count(REAP) > 4 * answers.count(SOW) > 0


def test_easy_takes_another_more_often():
    answers = chosen(Easy())
    assert answers.count(REAP) > answers.count(SOW) > chosen(Greedy()).count(SOW)


@pytest.mark.parametrize("player", [Easy(), Greedy()])
def test_what_nobody_overlooks_is_never_answered_by_an_oversight(player: Player):
    assert {player.choose(farm(Attentive(), 2), 0, f"s{number}") for number in range(40)} == {REAP}


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_hard_plays_on_to_the_end_as_is_considered_best(seats: int):
    """Sow, then reap: three gold more. Reap, then reap: two."""
    session = near_its_end(seats)
    assert Search().choose(session, 0, "s") == SOW
    study = PlayingOn(session, 0, "s", Effort(1_000_000))
    gold = {keys: study.play_on(session.copy(), keys, 0).state.fields[0].gold for keys in (SOW, REAP)}
    assert gold == {SOW: 7, REAP: 6}


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_while_the_end_is_not_in_sight_hard_takes_the_best_that_is_considered(seats: int):
    assert Search().choose(farm(Foresighted(), seats), 0, "s") == REAP


def test_hard_does_not_play_on_where_the_title_knows_that_the_end_is_not_in_sight():
    session, effort = near_its_end(2, Foresighted()), Effort(1_000_000)
    assert PlayingOn(session, 0, "s", effort).compare((REAP, SOW)) == REAP
    assert effort.spent == 0
    assert Search().choose(session, 0, "s") == REAP


def test_without_effort_hard_takes_the_best_that_is_considered():
    assert Search(playing_on=1).choose(near_its_end(2), 0, "s") == REAP


@pytest.mark.parametrize("player", [Easy(), Greedy(), Search(playing_on=1)])
def test_a_single_answer_is_given_by_all(player):
    assert player.choose(farm(Decided(), 2), 0, "s") == SOW


def test_what_is_not_legal_is_left_out():
    session = farm(Illegal(), 2)
    assert considered(session, 0, "s") == (SOW,)
    assert Greedy().choose(session, 0, "s") == SOW
