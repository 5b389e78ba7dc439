"""A turn of the Focus phase: Selection, units of play, Clean-up, what follows it."""

from __future__ import annotations

from engine.core.decision import Rules
from engine.core.kit import without_questions
from engine.voidfall.state import State
from engine.voidfall.turn import cleanup_steps as steps
from engine.voidfall.turn.rounds import after_turn, begin_turn, next_turn
from engine.voidfall.turn.selection import select_card


def focus(st: State) -> Rules[None]:
    """The next unit of the present turn."""
    match st.step:
        case steps.ACTIONS:
            return act(st)
        case steps.CARD:
            return put_card_away(st)
        case steps.AFTER:
            return follow(st)
    return pass_on(st)


def act(st: State) -> Rules[None]:
    """The unit: the turn begins with Selection."""
    if st.turn is None:
        begin_turn(st)
    assert st.turn is not None
    yield from select_card(st, st.turn)
    st.step = steps.CARD


@without_questions
def put_card_away(st: State) -> None:
    """The Focus card goes to the own discard until the end of the Cycle (3.2-c5)."""
    assert st.turn is not None
    st.players[st.turn.seat].discard.append(st.turn.card)
    st.turn.card = ""
    st.step = steps.AFTER


@without_questions
def follow(st: State) -> None:
    """What follows a turn (P62)."""
    assert st.turn is not None
    st.step = steps.NEXT
    after_turn(st, st.turn.seat)


@without_questions
def pass_on(st: State) -> None:
    """The turn passes on."""
    next_turn(st)
