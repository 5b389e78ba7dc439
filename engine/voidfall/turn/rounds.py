"""Rounds and turns: who plays, and what comes at the beginning and the end of each turn."""

from __future__ import annotations

from engine.core.text import say
from engine.core.undo_reasons import TURN_OVER
from engine.voidfall import coop_course as coop
from engine.voidfall.components import parts
from engine.voidfall.state import Span, State, Turn
from engine.voidfall.steps.evaluation import begin_evaluation
from engine.voidfall.steps.turn import ACTIONS


def begin_focus_phase(st: State) -> None:
    """The first round of a Cycle."""
    st.phase, st.round, st.step = "focus", 1, ACTIONS
    begin_round(st)


def begin_round(st: State) -> None:
    """A round begins: every player takes one turn in it."""
    st.active = next_in_order(st, 0)
    st.record(say("vf-log-round", cycle=st.cycle, n=st.round, of=parts().events[st.event].rounds))
    coop.begin_round(st)


def begin_turn(st: State) -> None:
    """The next player in turn order begins a turn."""
    seat = st.order[st.active]
    st.turn, st.step, st.span = Turn(seat), ACTIONS, Span()
    coop.begin_turn(st)


def next_turn(st: State) -> None:
    """The turn passes on; after the last one of the last round the Evaluation begins."""
    st.turn, st.step = None, ACTIONS
    st.seal(TURN_OVER)
    st.active = next_in_order(st, st.active + 1)
    if st.active < len(st.order):
        return
    st.round += 1
    if st.round > parts().events[st.event].rounds:
        begin_evaluation(st)
    else:
        begin_round(st)


def next_in_order(st: State, place: int) -> int:
    """The first place in turn order, from this one on, whose player is still in the game; behind the last one: none."""
    while place < len(st.order) and st.players[st.order[place]].out:
        place += 1
    return place
