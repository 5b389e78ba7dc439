"""The course of the game: which unit comes next. What is under way goes first, then the phase goes on."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.decision import Rules
from engine.core.watch import look, passed_on
from engine.voidfall.evaluation.evaluation import evaluation
from engine.voidfall.gifts import is_due
from engine.voidfall.hidden_info import prints_of
from engine.voidfall.preparation.preparation import preparation
from engine.voidfall.run import run
from engine.voidfall.setup.houses import choose_house, choose_origin
from engine.voidfall.setup.start import start_effects
from engine.voidfall.state import Phase, State
from engine.voidfall.turn.turn import focus

PHASES: dict[Phase, Callable[[State], Rules[None]]] = {
    "houses": choose_house,
    "origins": choose_origin,
    "start": start_effects,
    "preparation": preparation,
    "focus": focus,
    "evaluation": evaluation,
}


WATCHED_SINCE = 4
"""The rules since which games know what has changed on the map."""


def next_unit(st: State) -> Rules[None]:
    """The procedure that comes next."""
    mover = mover_of(st) if st.phase == "focus" else None
    if passed_on(st.watch, mover) and not st.began_before(WATCHED_SINCE):
        st.watch = look(st.watch, mover, len(st.players), prints_of(st.sectors))
    if st.tasks or (st.gifts and any(is_due(st, gift.seat) for gift in st.gifts)):
        return run(st)
    return PHASES[st.phase](st)


def mover_of(st: State) -> int:
    """The seat whose turn of the Focus phase it is."""
    return st.order[st.active] if st.turn is None else st.turn.seat
