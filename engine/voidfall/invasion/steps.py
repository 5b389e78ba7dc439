"""An invasion in the steps of 13.5. The task stays on the stack until all of it is over; each step is done when the
task is the last one again, so whatever a step causes comes before the next one."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.decision import Rules
from engine.voidfall.flow.flow import Flow, at_once
from engine.voidfall.flow.happened import happened
from engine.voidfall.happenings import CubeDeployed
from engine.voidfall.invasion import moves, rewards
from engine.voidfall.invasion.fighting import close_battle, fight, open_battle
from engine.voidfall.invasion.sides import battle_for, cubes_of
from engine.voidfall.map.sectors import controller
from engine.voidfall.state import State
from engine.voidfall.tasks import InvasionStage, InvasionTask, Task


def invade(st: State, stack: list[Task], task: InvasionTask) -> Rules[None]:
    """The next step. An invasion of a seat that has resigned is called off; its cubes are gone with it."""
    if st.players[task.seat].out:
        Flow(st, task.seat, stack).drop(task)
        st.battle = None
        return
    yield from STEPS[task.stage](Flow(st, task.seat, stack), task)


def combat(flow: Flow, task: InvasionTask) -> Rules[None]:
    """13.5-5 to 13.5-9: the combat, then its result."""
    st, seat, place = flow.st, flow.seat, task.target
    field = st.battle
    if field is None:
        battle = battle_for(st, seat, place, cubes_of(task.moved), task.bonus)
        field = open_battle(st, place, seat, controller(st.sectors[place]), battle)
    if (yield from fight(flow, field, task.bonus)):
        ended = close_battle(st, field)
        for _ in range(field.position.dropped):  # Carriers have deployed them (5.2-1)
            happened(flow, CubeDeployed(seat, place, "corvette"))
        rewards.apply_result(flow, task, field, ended)


STEPS: dict[InvasionStage, Callable[[Flow, InvasionTask], Rules[None]]] = {
    "target": moves.choose_target,
    "regroup": at_once(moves.regroup_first),
    "reach": moves.choose_reach,
    "scan": moves.scan,
    "move": moves.move,
    "combat": combat,
    "replicate": at_once(rewards.deploy_replicator),
    "tokens": at_once(rewards.turn_up_tokens),
    "glory": at_once(rewards.take_glory),
    "score": at_once(rewards.score_glory),
    "printed": at_once(rewards.printed_effect),
    "fallen": rewards.fallen_house,
    "harbingers": at_once(rewards.harbingers),
    "after": at_once(rewards.resolve_aftermath),
}
