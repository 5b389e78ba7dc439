"""A turn of the Focus phase: Selection, units of play, Clean-up, what follows it."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.decision import Rules
from engine.core.kit import without_questions
from engine.voidfall import coop_course as coop
from engine.voidfall.frames import begin_delayed
from engine.voidfall.run import run
from engine.voidfall.state import State, Turn
from engine.voidfall.steps import turn as steps
from engine.voidfall.turn.act import next_move
from engine.voidfall.turn.cleanup import clean_up, put_card_away, tidy_trade_tokens
from engine.voidfall.turn.rounds import begin_turn, next_turn
from engine.voidfall.turn.selection import select_card


def focus(st: State) -> Rules[None]:
    """The next unit of the present turn."""
    return STEPS[st.step](st)


def act(st: State) -> Rules[None]:
    """The next unit of the steps that the player decides about."""
    return begin(st) if st.turn is None else play_on(st, st.turn)


def play_on(st: State, turn: Turn) -> Rules[None]:
    """The unit: one thing that the player does, to its end or until something hidden is shown. Before the first one a
    Focus card is played: what it is worth shows in what is done with it."""
    if not turn.card:
        yield from select_card(st, turn)
    revealed = st.revealed
    yield from next_move(st, turn)
    if st.revealed == revealed:
        yield from run(st)


@without_questions
def begin(st: State) -> None:
    """The unit: a turn begins."""
    begin_turn(st)


@without_questions
def advance(st: State) -> None:
    """The unit: The Void Advances, in cooperative and solo games."""
    assert st.turn is not None
    st.step = steps.DELAYED
    coop.void_advances(st, st.turn.seat)


@without_questions
def resolve_delayed_frame(st: State) -> None:
    """The unit: the delayed frame of the event, at the end of the first turn of a seat."""
    assert st.turn is not None
    st.step = steps.NEXT
    begin_delayed(st, st.turn.seat)


@without_questions
def pass_on(st: State) -> None:
    """The unit: the turn passes on."""
    next_turn(st)


STEPS: dict[int, Callable[[State], Rules[None]]] = {
    steps.ACTIONS: act,
    steps.CLEANUP: clean_up,
    steps.TRADE: tidy_trade_tokens,
    steps.CARD: put_card_away,
    steps.ADVANCE: advance,
    steps.DELAYED: resolve_delayed_frame,
    steps.NEXT: pass_on,
}
