"""Combinators: parts in any order, one of several, all, in turn, on a condition, for a payment."""

from __future__ import annotations

from engine.core.decision import Option, Rules
from engine.core.text import say
from engine.voidfall.card_text.effects import effect as effect_text
from engine.voidfall.flow.asking import choose
from engine.voidfall.flow.flow import Flow, Resolvers
from engine.voidfall.tasks import Do, Rest
from engine.voidfall.vocabulary.effects import AllOf, AndOr, EachOtherPlayer, Effect, OneOf, Repeat

ASK_PART = say("vf-ask-part")
ASK_ONE = say("vf-ask-one")


def resolve_and_or(flow: Flow, effect: AndOr) -> Rules[None]:
    """Any of the parts in any order, each at most once (R4)."""
    flow.stack.append(Rest(flow.seat, list(effect.effects)))
    return
    yield


def resolve_rest(flow: Flow, left: list[Effect]) -> Rules[None]:
    """The next part of an `AndOr`, or none of those that are left."""
    chosen = yield from choose(flow, ASK_PART, part_pairs(left), described_part, forced=False)
    if chosen is None:
        return
    rest = list(left)
    rest.remove(chosen)
    if rest:
        flow.stack.append(Rest(flow.seat, rest))
    flow.then(chosen)


def resolve_one_of(flow: Flow, effect: OneOf) -> Rules[None]:
    """Exactly one of the parts; it may be one that does nothing (R4)."""
    chosen = yield from choose(flow, ASK_ONE, part_pairs(effect.effects), described_part)
    if chosen is not None:
        flow.then(chosen)


def resolve_all_of(flow: Flow, effect: AllOf) -> Rules[None]:
    """All parts that can be done, in order."""
    flow.then(*effect.effects)
    return
    yield


def resolve_repeat(flow: Flow, effect: Repeat) -> Rules[None]:
    """The effect so many times, with new choices each time."""
    flow.then(*[effect.then] * effect.times)
    return
    yield


def resolve_each_other_player(flow: Flow, effect: EachOtherPlayer) -> Rules[None]:
    """The other players in turn order, each of whom may decline (P69)."""
    order = flow.st.order
    after = order.index(flow.seat) + 1
    others = [seat for seat in order[after:] + order[: after - 1] if not flow.st.players[seat].out]
    flow.stack += [Do(seat, effect.then) for seat in reversed(others)]
    return
    yield


def part_pairs(effects: list[Effect] | tuple[Effect, ...]) -> list[tuple[str, Effect]]:
    """Parts by their number."""
    return [(f"part:{number}", effect) for number, effect in enumerate(effects, 1)]


def described_part(key: str, part: Effect) -> Option:
    """A part in the words of the card."""
    return Option(key, effect_text(part))


RESOLVERS: Resolvers = {
    AndOr: resolve_and_or,
    OneOf: resolve_one_of,
    AllOf: resolve_all_of,
    Repeat: resolve_repeat,
    EachOtherPlayer: resolve_each_other_player,
}
