"""The course of the game: which procedure comes next. What is under way goes first, then the phase goes on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.decision import Rules
from engine.core.watch import look, passed_on
from engine.eclipse import state
from engine.eclipse.actions import research, turn
from engine.eclipse.actions.cubes import cubes_unit
from engine.eclipse.actions.discovery import discovery_unit
from engine.eclipse.actions.explore import explore_unit
from engine.eclipse.combat import aftermath
from engine.eclipse.combat.battle import combat
from engine.eclipse.combat.reputation import reputation
from engine.eclipse.hidden_info import prints_of
from engine.eclipse.setup import choose_species
from engine.eclipse.state import WATCHED_SINCE, State
from engine.eclipse.upkeep.cleanup import cleanup
from engine.eclipse.upkeep.upkeep import upkeep

Unit = Callable[[State], Rules[None]]
TaskUnit = Callable[[State, Any], Rules[None]]

TASKS: dict[type[state.Task], TaskUnit] = {
    state.ExploreTask: explore_unit,
    state.DiscoveryTask: discovery_unit,
    state.ActionTask: turn.go_on,
    state.ArtifactTask: research.artifacts,
    state.CubesTask: cubes_unit,
    state.EndTurnTask: turn.end_turn,
    state.ReputationTask: reputation,
}
PHASES: dict[str, Unit] = {
    "draft": choose_species,
    "action": turn.turn,
    "combat": combat,
    "bombing": aftermath.bombing,
    "control": aftermath.control,
    "diplomacy": aftermath.diplomacy,
    "upkeep": upkeep,
    "cleanup": cleanup,
}


def next_unit(st: State) -> Rules[None]:
    """The procedure that comes next."""
    mover = st.active if st.phase == "action" else None
    watch = st.watch
    if passed_on(watch, mover) and (watch is not None or not st.began_before(WATCHED_SINCE)):
        st.watch = look(watch, mover, len(st.players), *prints_of.since(watch, st.sectors))
    if st.tasks:
        task = st.tasks[-1]
        return TASKS[type(task)](st, task)
    return PHASES[st.phase](st)
