"""Running the stack: the last task is resolved, until none is left or something hidden was shown."""

from __future__ import annotations

from engine.core.decision import Option, Rules
from engine.voidfall.constants import MOST_STOCK
from engine.voidfall.coop_course import after_unit
from engine.voidfall.flow.asking import choose
from engine.voidfall.flow.flow import Flow
from engine.voidfall.gifts import take_up
from engine.voidfall.questions import Question, question_about
from engine.voidfall.resolve.combined import resolve_rest
from engine.voidfall.resolve.registry import resolver_of, task_unit, under_way
from engine.voidfall.state import State
from engine.voidfall.tasks import Do, KeepAgenda, May, OrderEvents, Rest, Task, Unit
from engine.voidfall.vocabulary.economy import GainBountyTokens, GainInfluence, GainResources
from engine.voidfall.vocabulary.effects import Effect

ASK_TRIGGER = question_about(Question.TRIGGER)


SECRET = (KeepAgenda, OrderEvents)
"""Decisions about what only the seat sees."""


def run(st: State) -> Rules[None]:
    """The unit of the session: tasks until the stack is empty, something hidden was shown, or a seat has decided in
    secret. Others may be asked next: what they imagine begins with the unit, and the answer need not fit it."""
    revealed = st.revealed
    if st.gifts:
        take_up(st)
    while st.tasks and st.revealed == revealed and st.outcome is None:
        task = st.tasks[-1]
        yield from resolve_next(st, st.tasks)
        if isinstance(task, SECRET):
            return
        if st.gifts:
            take_up(st)


def resolve_next(st: State, stack: list[Task]) -> Rules[None]:
    """The procedure of the last task of the stack. The task leaves it when it is done, most kinds of tasks at once."""
    task = stack[-1]
    return task_unit(task)(st, stack, task)


@under_way(Unit)
def pop_unit(st: State, stack: list[Task], task: Unit) -> Rules[None]:
    """The unit of play is over: Crises may be solved by it."""
    stack.pop()
    after_unit(st)
    return
    yield


@under_way(Do)
def resolve_do(st: State, stack: list[Task], task: Do) -> Rules[None]:
    """Resolve an effect."""
    stack.pop()
    flow = Flow(st, task.seat, stack, task.forced, task.agreed)
    return resolver_of(task.effect)(flow, task.effect)


@under_way(Rest)
def resolve_rest_of(st: State, stack: list[Task], task: Rest) -> Rules[None]:
    """Go on with the parts of an `AndOr`."""
    stack.pop()
    return resolve_rest(Flow(st, task.seat, stack), task)


@under_way(May)
def resolve_may(st: State, stack: list[Task], task: May) -> Rules[None]:
    """A trigger, if its owner likes. It is asked only if the trigger would be used up for something that may be lost:
    all others give something for nothing, or ask themselves."""
    stack.pop()
    flow = Flow(st, task.seat, stack)
    if task.limit and not surely_useful(st, task.seat, task.effect):
        pairs = [("use", True)]
        if not (yield from choose(flow, ASK_TRIGGER, pairs, lambda key, _: Option(key, task.effect.text()))):
            return
    if task.limit:
        st.span.used.append(task.limit)
    flow.begin(task.source, task.effect, scope=task.scope)


def surely_useful(st: State, seat: int, effect: Effect) -> bool:
    """Whether an effect asks nothing and all of it is gained now."""
    match effect:
        case GainResources(amounts):
            return all(st.players[seat].stock[each] + count <= MOST_STOCK for each, count in amounts)
        case GainInfluence() | GainBountyTokens():
            return True
    return False
