"""Which reason a computer gives: what its turn has gained most, and what that has cost, if it is much."""

from __future__ import annotations

import pytest

from engine.core.chance import Chance
from engine.players.reasons import COST, LEAST, gains_of, has_terms, reason, together
from engine.titles import TITLES
from scripts.games import Table, ask_of, moves
from tests.toy.lanterns import Lanterns


@pytest.mark.parametrize(
    ("gains", "told"),
    [
        ({}, ()),
        ({"gold": LEAST / 2}, ()),
        ({"gold": -3.0, "sky": -1.0}, ()),
        ({"gold": 2.0, "sky": 1.0}, ("gold",)),
        ({"gold": 1.0, "sky": 2.0, "board": -2.0}, ("sky", "board")),
        ({"gold": 5.0, "sky": -COST}, ("gold",)),
    ],
)
def test_the_greatest_gain_is_the_reason(gains: dict[str, float], told: tuple[str, ...]) -> None:
    assert reason(gains) == told


def test_answers_of_one_turn_have_one_reason() -> None:
    """What was paid first is no cost when it comes back as something better."""
    assert together({"gold": -2.0}, {"gold": 2.0, "sky": 3.0}) == {"gold": 0.0, "sky": 3.0}


def test_a_round_that_ends_with_an_answer_is_not_its_doing() -> None:
    """Passing last in Eclipse brings everybody their income; nobody passes for that."""
    session = Table(TITLES["eclipse"], 2, {}, "rounds").begin()
    for seat, keys in moves(session, Chance("rounds")):
        turns = session.state.round
        gains = gains_of(session, seat, keys)
        session.submit(seat, keys)
        if session.state.round != turns:
            assert gains == {}
            return
    raise AssertionError("no round has ended")


def test_weighing_an_answer_changes_nothing() -> None:
    session = Table(TITLES["solenia"], 2, {}, "weigh").begin()
    before = session.dump()
    seat = session.owed()[0]
    ask = ask_of(session, seat)
    gains_of(session, seat, ask.options.keys[: ask.least])
    assert session.dump() == before


def test_a_title_without_terms_explains_nothing() -> None:
    assert not has_terms(Lanterns())
