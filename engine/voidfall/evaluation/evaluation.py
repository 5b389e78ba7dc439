"""The units of Evaluation, one or more for each step."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.decision import Rules
from engine.voidfall.evaluation.end import end_of_cycle
from engine.voidfall.evaluation.objectives import agenda_objectives, event_objectives
from engine.voidfall.evaluation.strikes import strikes
from engine.voidfall.evaluation.upkeep import upkeep
from engine.voidfall.state import State
from engine.voidfall.steps import evaluation as steps

STEPS: dict[int, Callable[[State], Rules[None]]] = {
    steps.STRIKES: strikes,
    steps.UPKEEP: upkeep,
    steps.OBJECTIVES: event_objectives,
    steps.AGENDAS: agenda_objectives,
    steps.END: end_of_cycle,
}


def evaluation(st: State) -> Rules[None]:
    """The next unit of the present step."""
    return STEPS[st.step](st)
