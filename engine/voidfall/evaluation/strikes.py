"""The Void strikes back: a Skirmish against every player in turn order, or the Crisis board (3.3-1)."""

from __future__ import annotations

from engine.core.kit import without_questions
from engine.voidfall import coop_course as coop
from engine.voidfall.in_force import lasting_rules
from engine.voidfall.state import State
from engine.voidfall.steps.evaluation import next_step
from engine.voidfall.steps.preparation import players_of
from engine.voidfall.tasks import SkirmishTask
from engine.voidfall.vocabulary.lasting import SkipVoidStrikes


@without_questions
def strikes(st: State) -> None:
    """The unit: a Skirmish for everybody, unless the event of the Cycle skips them; with others the Crisis board."""
    if st.coop is not None:
        coop.void_strikes(st)
    elif not lasting_rules(st, SkipVoidStrikes):
        st.tasks += [SkirmishTask(seat) for seat in reversed(players_of(st))]
    next_step(st)
