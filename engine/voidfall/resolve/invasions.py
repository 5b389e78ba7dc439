"""Invasions and Skirmishes: the task goes on the stack, `engine.voidfall.invasion` does the rest."""

from __future__ import annotations

from engine.voidfall.flow.flow import Flow, at_once
from engine.voidfall.invasion.skirmish import resolve_skirmish
from engine.voidfall.invasion.steps import invade
from engine.voidfall.invasion.targets import targets
from engine.voidfall.resolve.registry import resolver, under_way
from engine.voidfall.state import State
from engine.voidfall.tasks import InvasionTask, Scope, SkirmishTask
from engine.voidfall.vocabulary.effects import Invade


def can_invade(st: State, seat: int, effect: Invade, scope: Scope) -> bool:
    """Whether there is a target."""
    return bool(targets(st, seat, only_corrupted=effect.target == "corrupted"))


@resolver(Invade, when=can_invade)
@at_once
def resolve_invade(flow: Flow, effect: Invade) -> None:
    """One invasion (13.5)."""
    flow.stack.append(
        InvasionTask(flow.seat, only_corrupted=effect.target == "corrupted", bonus=effect.bonus, success=effect.success)
    )


under_way(InvasionTask)(invade)
under_way(SkirmishTask)(resolve_skirmish)
