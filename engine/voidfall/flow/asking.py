"""Questions in their usual forms."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from engine.core.decision import Option, Options, Pairs, Rules
from engine.core.text import Text, say
from engine.voidfall.components import parts
from engine.voidfall.flow.flow import Flow
from engine.voidfall.in_force import rules_with_sources
from engine.voidfall.questions import About
from engine.voidfall.state import Turn
from engine.voidfall.tasks import Source
from engine.voidfall.vocabulary.costs import Cost, cost_text
from engine.voidfall.vocabulary.effects import AllOf, AndOr, Effect, OneOf, Repeat, Sequence
from engine.voidfall.vocabulary.fleets import DeployPerShipyard
from engine.voidfall.vocabulary.technology_rules import FocusAction

V = TypeVar("V")

DECLINE = "none"
"""The answer with which an effect is declined (P15)."""


def choose(
    flow: Flow,
    about: About,
    pairs: Pairs[V],
    describe: Callable[[str, V], Option],
    *,
    default: str = "",
    forced: bool | None = None,
    warns: Callable[[], Text | None] | None = None,
) -> Rules[V | None]:
    """One of these, or None: declined, if the effect may be, or nothing to choose from. A single option that is forced
    is taken without a question. `default`: as `usual_answer` says, if not given; `warns`: what is asked back before it
    is declined, as `lost_payment` says, if not given."""
    must = flow.forced if forced is None else forced
    if not pairs:
        return None
    if must and len(pairs) == 1:
        return pairs[0][1]
    given: Pairs[V | None] = [*pairs] if must else [*pairs, (DECLINE, None)]

    def described(key: str, value: V | None) -> Option:
        if value is not None:
            return describe(key, value)
        return Option(DECLINE, say("vf-decline"), caution=lost_payment(flow) if warns is None else warns())

    usual = default or usual_answer(flow, pairs, must)
    chosen: V | None = yield about.ask(flow.seat, Options(given, described), default=(usual,) if usual else ())
    return chosen


def usual_answer(flow: Flow, pairs: Pairs[V], must: bool) -> str:
    """What applies if nobody answers a question of an event, or one in the turn of somebody else: an offer is declined,
    of what must be done the first is taken (R26, P72). Empty: there is no such answer."""
    turn = flow.st.turn
    if flow.unit.source.kind != "frame" and (turn is None or turn.seat == flow.seat):
        return ""
    return pairs[0][0] if must else DECLINE


def lost_payment(flow: Flow) -> Text | None:
    """The warning before the action of a Technology or of the Focus card is declined that has been paid for (P18) and
    of which nothing has come yet."""
    turn, source = flow.st.turn, flow.unit.source
    if turn is None or turn.seat != flow.seat:
        return None
    cost = _paid_for_focus(turn, source) if source.kind == "focus" else _paid_for_technology(flow, turn, source)
    return say("vf-caution-paid", cost=cost_text(cost)) if cost else None


def _paid_for_technology(flow: Flow, turn: Turn, source: Source) -> Cost:
    """The cost of the Technology's action that is under way, if all of it is lost with the next part."""
    if source.kind != "technology":
        return ()
    for given, number, rule in rules_with_sources(flow.st, flow.seat):
        if given == source and turn.technologies[-1:] == [f"{source.id}:{number}"] and isinstance(rule, FocusAction):
            return () if getattr(rule.then, "up_to", False) else rule.cost
    return ()


def _paid_for_focus(turn: Turn, source: Source) -> Cost:
    """The cost of the Focus card's action that is under way, if it does one thing only."""
    if not turn.card or not turn.actions or turn.doubled:
        return ()
    action = parts().focus_cards[turn.card].actions[turn.actions[-1] - 1]
    if source.id != f"{turn.card}/{action.id}":
        return ()
    given = action.then.effects if isinstance(action.then, OneOf) else (action.then,)
    return action.cost if all(_is_one_thing(each) for each in given) else ()


def _is_one_thing(effect: Effect) -> bool:
    """Whether an effect that is declined has not done a part of it before."""
    once = getattr(effect, "amount", 1) == 1 and not getattr(effect, "up_to", False)
    return once and not isinstance(effect, AndOr | AllOf | Sequence | Repeat | DeployPerShipyard)


def with_keys(values: Iterable[str], verb: str) -> list[tuple[str, str]]:
    """`at:2b` for each place, `take:scientists` for each Guild."""
    return [(f"{verb}:{value}", value) for value in values]
