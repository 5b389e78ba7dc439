"""Combinators: parts in any order, one of several, all, in turn, on a condition, for a payment."""

from __future__ import annotations

from typing import TypeAlias

from msgspec.structs import replace

from engine.core.decision import Option, Pairs, Rules
from engine.core.text import say
from engine.voidfall.costs.pay import pay
from engine.voidfall.costs.payable import affords
from engine.voidfall.flow.asking import choose
from engine.voidfall.flow.flow import Flow, at_once
from engine.voidfall.gifts import can_wait, give, source_of_gift
from engine.voidfall.map.choosing import sectors_at
from engine.voidfall.questions import Question, question_about
from engine.voidfall.resolve.registry import always, possible, resolver
from engine.voidfall.resolve.worth import branch_of, is_useful, lost_without
from engine.voidfall.state import State
from engine.voidfall.tasks import Do, Gift, Place, Rest, Scope, Unit
from engine.voidfall.vocabulary.costs import cost_deed
from engine.voidfall.vocabulary.effects import (
    AllOf,
    AndOr,
    EachKeptCorruption,
    EachOtherPlayer,
    Effect,
    If,
    OneOf,
    Pay,
    Repeat,
    Sequence,
)
from engine.voidfall.vocabulary.places import SectorPlace
from engine.voidfall.vocabulary.sectors import Destroy

ASK_PAY = question_about(Question.PAY)
ASK_PART = question_about(Question.PART)
ASK_ONE = question_about(Question.ONE)
NOTHING_NOW = say("vf-part-nothing")
ALL = "all"
"""All parts that are left."""
Parts: TypeAlias = tuple[tuple[str, Effect], ...]
"""Parts of an effect, each with its key."""


def can_any(st: State, seat: int, effect: AndOr | OneOf, scope: Scope) -> bool:
    """Whether one of the parts can."""
    return any(possible(st, seat, part, scope) for part in effect.effects)


@resolver(AndOr, when=can_any)
@at_once
def resolve_and_or(flow: Flow, effect: AndOr) -> None:
    """Any of the parts in any order, each at most once (R4)."""
    flow.stack.append(Rest(flow.seat, list(effect.effects)))


def resolve_rest(flow: Flow, task: Rest) -> Rules[None]:
    """The next part of an `AndOr` that does anything now, all that are left in the order of the card, or none of them.
    Parts keep their numbers."""
    parts = [(key, part) for key, part in part_pairs(flow, task.effects) if key not in task.done]
    pairs: Pairs[Parts] = [(key, ((key, part),)) for key, part in parts if is_useful(flow, part)]
    if len(pairs) > 1 and not any(isinstance(part, Pay) for _, part in parts):
        pairs = [(ALL, tuple(parts)), *pairs]
    chosen = yield from choose(
        flow,
        ASK_PART,
        pairs,
        described_parts,
        forced=False,
        warns=lambda: lost_without(flow, [each for _, each in parts]),
    )
    if chosen is None:
        return
    done = [*task.done, *(key for key, _ in chosen)]
    if len(done) < len(task.effects):
        flow.stack.append(Rest(flow.seat, task.effects, done))
    for _, part in reversed(chosen):
        flow.agree(part)


@resolver(OneOf, when=can_any)
def resolve_one_of(flow: Flow, effect: OneOf) -> Rules[None]:
    """Exactly one of the parts; it may be one that does nothing (R4). Of an effect that may not be declined, one that
    can be resolved in full (P55, P63). Without an answer relief is the first part (P72)."""
    pairs = part_pairs(flow, effect.effects)
    if flow.forced:
        pairs = [(key, part) for key, part in pairs if possible(flow.st, flow.seat, part, flow.scope)]
    relief = flow.unit.source.kind == "relief"

    def described(key: str, part: Effect) -> Option:
        return replace(described_part(key, part), detail=None if is_useful(flow, part) else NOTHING_NOW)

    chosen = yield from choose(flow, ASK_ONE, pairs, described, default=pairs[0][0] if relief and pairs else "")
    if chosen is not None:
        flow.agree(chosen)


def can_all(st: State, seat: int, effect: AllOf | Sequence, scope: Scope) -> bool:
    """Whether each part can."""
    return all(possible(st, seat, part, scope) for part in effect.effects)


@resolver(AllOf, when=can_all)
@at_once
def resolve_all_of(flow: Flow, effect: AllOf) -> None:
    """All parts that can be done, in order."""
    flow.then(*effect.effects)


@resolver(Sequence, when=can_all)
@at_once
def resolve_sequence(flow: Flow, effect: Sequence) -> None:
    """The parts in this order; it stops at the first that cannot be done."""
    first, *rest = effect.effects
    if not possible(flow.st, flow.seat, first, flow.scope):
        return
    if len(rest) > 1:
        flow.then(Sequence(tuple(rest)))
    else:
        flow.then(*rest)
    flow.then(first)


def can_branch(st: State, seat: int, effect: If, scope: Scope) -> bool:
    """Whether what the condition says can."""
    branch = branch_of(st, seat, effect, scope)
    return branch is None or possible(st, seat, branch, scope)


@resolver(If, when=can_branch)
@at_once
def resolve_if(flow: Flow, effect: If) -> None:
    """One of two effects, by a condition that is judged now."""
    branch = branch_of(flow.st, flow.seat, effect, flow.scope)
    if branch is not None:
        flow.then(branch)


def can_after_payment(st: State, seat: int, effect: Pay, scope: Scope) -> bool:
    """Whether what is paid for can be resolved (P55)."""
    return possible(st, seat, effect.then, scope)


@resolver(Pay, when=can_after_payment, costs=lambda st, seat, effect, scope: (effect.cost,))
def resolve_pay(flow: Flow, effect: Pay) -> Rules[None]:
    """The cost is paid for the effect, if the seat can and likes (P18)."""
    if not affords(flow.st, flow.seat, effect.cost):
        return

    def described(key: str, _: bool) -> Option:
        return Option(key, say("vf-pay-for", cost=cost_deed(effect.cost), then=effect.then.text()))

    if flow.agreed or (yield from choose(flow, ASK_PAY, [("pay", True)], described)):
        flow.then(effect.then)
        yield from pay(flow, effect.cost)


def can_repeat(st: State, seat: int, effect: Repeat, scope: Scope) -> bool:
    """Whether the effect can so many times: two pieces are destroyed only if there are two (P51)."""
    return how_often(st, seat, effect.then, scope, effect.times) >= effect.times


@resolver(Repeat, when=can_repeat)
@at_once
def resolve_repeat(flow: Flow, effect: Repeat) -> None:
    """The effect so many times, with new choices each time."""
    flow.then(*[effect.then] * effect.times)


@resolver(EachKeptCorruption, when=always)
@at_once
def resolve_each_kept_corruption(flow: Flow, effect: EachKeptCorruption) -> None:
    """The effect for each Corruption set aside, then what becomes of them (event 1G)."""
    flow.then(*[effect.then] * flow.player.kept_corruption, effect.afterwards)


@resolver(EachOtherPlayer, when=always)
@at_once
def resolve_each_other_player(flow: Flow, effect: EachOtherPlayer) -> None:
    """The other players in turn order, each of whom may decline, in a unit of its own (P69). What changes nothing for
    those who would wait is taken later."""
    order = flow.st.order
    after = order.index(flow.seat) + 1
    others = [seat for seat in order[after:] + order[: after - 1] if not flow.st.players[seat].out]
    source = source_of_gift(flow.st, flow.seat, flow.unit.source)
    waiting = [seat for seat in others if can_wait(flow.st, seat, effect.then)]
    for seat in waiting:
        give(flow.st, Gift(seat, source, effect.then))
    for seat in reversed(others):
        if seat not in waiting:
            flow.stack += [Unit(seat, source), Do(seat, effect.then)]


def part_pairs(flow: Flow, effects: list[Effect] | tuple[Effect, ...]) -> list[tuple[str, Effect]]:
    """Parts by their number, without those whose cost cannot be paid (P18)."""
    return [
        (f"part:{number}", effect)
        for number, effect in enumerate(effects, 1)
        if not isinstance(effect, Pay) or affords(flow.st, flow.seat, effect.cost)
    ]


def described_part(key: str, part: Effect) -> Option:
    """A part in the words of the card."""
    return Option(key, part.text())


def described_parts(key: str, chosen: Parts) -> Option:
    """One part, or all that are left."""
    return Option(key, say("vf-part-all")) if key == ALL else described_part(*chosen[0])


def how_often(st: State, seat: int, effect: Effect, scope: Scope, most: int) -> int:
    """How often a seat can resolve an effect that takes things of which it has only so many; `most` is enough."""
    match effect:
        case Destroy("guild", place):
            return sum(len(st.sectors[each].guilds) for each in _sectors_to_destroy_in(st, seat, place, scope))
        case Destroy("installation", place):
            return sum(len(st.sectors[each].installations) for each in _sectors_to_destroy_in(st, seat, place, scope))
        case OneOf(parts):
            return sum(how_often(st, seat, part, scope, most) for part in parts)
        case Pay(cost, then):
            times = next(times for times in range(most, -1, -1) if affords(st, seat, cost * times))
            return min(times, how_often(st, seat, then, scope, most))
    return most if possible(st, seat, effect, scope) else 0


def _sectors_to_destroy_in(st: State, seat: int, place: SectorPlace, scope: Scope) -> list[Place]:
    return [each for each in sectors_at(st, seat, place, scope) if st.sectors[each].home is None]
