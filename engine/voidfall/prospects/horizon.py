"""How much of the game is left for a seat."""

from __future__ import annotations

from engine.voidfall.components import parts
from engine.voidfall.constants import CYCLES
from engine.voidfall.state import State, Turn
from engine.voidfall.steps import evaluation as steps
from engine.voidfall.steps.turn import ACTIONS

ROUNDS = 6
"""Rounds of a Cycle whose event is not known yet."""
HALF_TURN = 0.5
"""What is left of a turn that has begun."""


def rounds_of(st: State) -> int:
    """The rounds of this Cycle."""
    return parts().events[st.event].rounds if st.event else ROUNDS


def turns_left(st: State, seat: int) -> float:
    """The turns that a seat still has, to the end of the game."""
    later = ROUNDS * (CYCLES - st.cycle)
    if st.phase == "focus":
        here = float(rounds_of(st) - st.round)
        if st.turn is not None and st.turn.seat == seat:
            here += HALF_TURN
        elif is_still_to_come(st, seat):
            here += 1
        return max(0.0, later + here)
    return float(later if st.phase == "evaluation" else later + rounds_of(st))


def is_still_to_come(st: State, seat: int) -> bool:
    """Whether a seat has not begun its turn of this round."""
    return seat in st.order[st.active + (st.turn is not None) :]


def share_of_cycle(st: State) -> float:
    """How much of the Focus phase is over, from 0 to 1."""
    if st.phase == "focus":
        return min(1.0, st.round / rounds_of(st))
    return float(st.phase == "evaluation")


def done_with(st: State, seat: int, step: int) -> bool:
    """Whether a seat is done with a step of this Cycle's Evaluation."""
    if st.phase != "evaluation":
        return False
    return st.step > step or (st.step == step and seat in st.acted)


def evaluations_left(st: State, seat: int) -> int:
    """How often the Agendas of a seat are still scored."""
    return CYCLES - st.cycle + (not done_with(st, seat, steps.AGENDAS))


def own_turn(st: State, seat: int) -> Turn | None:
    """The turn of a seat, until it ends its actions."""
    turn = st.turn
    return turn if turn is not None and turn.seat == seat and st.step == ACTIONS else None


def turns_before(st: State, seat: int, last: int) -> float:
    """The turns that a seat still has before an Evaluation: the last of the game (0), the one before it (1), ..."""
    return max(0.0, turns_left(st, seat) - ROUNDS * last)
