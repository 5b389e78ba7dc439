"""What an effect would do now, and what is lost if it is left out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.core.text import Text, say
from engine.voidfall.costs.payable import affords
from engine.voidfall.counts import holds
from engine.voidfall.flow.flow import Flow
from engine.voidfall.in_force import in_force
from engine.voidfall.resolve.registry import is_free, is_gain, least_of, possible
from engine.voidfall.state import State
from engine.voidfall.tasks import Scope
from engine.voidfall.vocabulary.effects import AllOf, AndOr, Effect, If, OneOf, Pay, Repeat, Sequence
from engine.voidfall.vocabulary.technology_rules import Replace
from engine.voidfall.vocabulary.words import clauses_text


def branch_of(st: State, seat: int, effect: If, scope: Scope) -> Effect | None:
    """What is resolved now; None: nothing."""
    return effect.then if holds(st, seat, effect.condition, scope) else effect.otherwise


def beginnings(flow: Flow, effect: Effect) -> Iterator[Effect]:
    """The single effects and payments with which an effect can begin now."""
    match effect:
        case AndOr(parts) | OneOf(parts) | AllOf(parts):
            for part in parts:
                yield from beginnings(flow, part)
        case Sequence((first, *_)) | Repeat(_, first):
            yield from beginnings(flow, first)
        case If():
            branch = branch_of(flow.st, flow.seat, effect, flow.scope)
            if branch is not None:
                yield from beginnings(flow, branch)
        case _:
            yield effect


def is_useful(flow: Flow, effect: Effect) -> bool:
    """Whether an effect would do anything now. If something else may be done in its place, it does."""
    return any(_does_something(flow, each) for each in beginnings(flow, effect))


def _does_something(flow: Flow, effect: Effect) -> bool:
    st, seat = flow.st, flow.seat
    if isinstance(effect, Pay):
        return affords(st, seat, effect.cost) and is_useful(flow, effect.then)
    return possible(st, seat, least_of(effect), flow.scope) or bool(in_force(st, seat, Replace))


def is_gift(flow: Flow, effect: Effect) -> bool:
    """Whether an effect would bring its player something now, for nothing."""
    return any(
        is_gain(each) and is_free(flow.st, flow.seat, least_of(each), flow.scope) and _does_something(flow, each)
        for each in beginnings(flow, effect)
    )


def lost_without(flow: Flow, effects: Iterable[Effect]) -> Text | None:
    """The warning before these effects are left out: those that would bring something for nothing."""
    lost = [effect.text() for effect in effects if is_gift(flow, effect)]
    return say("vf-caution-skip", parts=clauses_text(lost)) if lost else None
