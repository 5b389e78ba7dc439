"""Where a computer player compares the ways to play its turn."""

from __future__ import annotations

from engine.core.chance import Chance
from engine.core.session import Session
from engine.players.effort import Effort
from engine.players.onward import Onward
from engine.voidfall.state import State, Turn
from engine.voidfall.title import Voidfall
from engine.voidfall.turn.selection import TURN
from scripts.games import Table, moves
from tests.voidfall.coop.tables import together
from tests.voidfall.positions import A, B, position

turn_of = Voidfall.advice.turn_of


def unsolved_crisis() -> Session[State]:
    """A cooperative game of two in which the first player of a round has a Crisis to suffer from."""
    options = {"mode": "coop", "difficulty": "easy"}
    session: Session[State] = Table(Voidfall(), 2, options, "looking on").begin()
    for seat, keys in moves(session, Chance("looking on"), 400):
        ask = session.question(seat)
        if ask is not None and ask.about.key == "vf-ask-void" and session.state.order[0] == seat:
            return session
        session.submit(seat, keys)
    raise AssertionError("no Crisis was left unsolved")


def test_a_catastrophe_and_a_penalty_are_compared_where_the_next_turn_begins() -> None:
    """6.5: the others, too, get relief for a Catastrophe. Their answers do not end the turn, else the token would be
    compared with half a turn to go, and the penalty with none."""
    session = unsolved_crisis()
    seat, ask = session.owed()[0], session.question(session.owed()[0])
    assert ask is not None
    assert {"catastrophe", "penalty"} <= set(ask.options.keys)
    for key in ask.options.keys:
        game = session.fork(seat, Chance("deal"))
        game.submit(seat, (key,))
        ended = Onward(seat, Chance("line"), Effort(10_000_000)).play_on(game)
        following = ended.question(1 - seat)
        assert ended.owed() == (1 - seat,)
        assert following is not None
        assert (following.habit, ended.state.round) == (TURN, session.state.round), key


def test_only_partners_answer_during_a_turn_as_if_they_were_absent() -> None:
    """What a rival answers, who defends a sector for example, is no detail of the turn."""
    st = together()
    assert turn_of(st) == A
    st.turn = Turn(B)
    assert turn_of(st) == B
    st.turn = None
    assert turn_of(st) is None
    st = position()
    st.turn = Turn(A)
    assert turn_of(st) is None
