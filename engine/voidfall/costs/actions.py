"""What an action of a Focus card costs now, and how it is begun, once or twice (P23, 13.7 Robotics)."""

from __future__ import annotations

from engine.core.decision import Rules
from engine.core.text import Text
from engine.voidfall.costs.pay import pay
from engine.voidfall.costs.payable import what_is_lacking
from engine.voidfall.flow.flow import Flow
from engine.voidfall.in_force import in_force, lasting_rules
from engine.voidfall.mat import preferred_types
from engine.voidfall.records.cards import CardAction, FocusCard
from engine.voidfall.state import State
from engine.voidfall.tasks import Source
from engine.voidfall.vocabulary.costs import Cost, PayResources
from engine.voidfall.vocabulary.lasting import PreferredCost, PreferredSurcharge
from engine.voidfall.vocabulary.technology_rules import DoubleAction
from engine.voidfall.vocabulary.terms import FocusType, Resources


def is_preferred(st: State, seat: int, focus: FocusType) -> bool:
    """Whether the house of a seat prefers a type of Focus."""
    return focus in preferred_types(st.players[seat])


def action_cost(st: State, seat: int, card: FocusCard, action: CardAction) -> Cost:
    """The printed cost, or what the event of the Cycle makes of it for a preferred type (section 8)."""
    if not is_preferred(st, seat, card.type):
        return action.cost
    for rule in lasting_rules(st, PreferredCost):
        return rule.cost
    more = tuple(PayResources(Resources(energy=rule.energy)) for rule in lasting_rules(st, PreferredSurcharge))
    return (*action.cost, *more)


def lacking_actions(st: State, seat: int, card: FocusCard) -> list[Text | None]:
    """By action of a card: why a seat cannot pay it now; None: it can."""
    return [what_is_lacking(st, seat, action_cost(st, seat, card, action)) for action in card.actions]


def times_cost(cost: Cost, times: int) -> Cost:
    """A cost so many times at once."""
    return cost * times


def times_at_once(st: State, seat: int, card: FocusCard) -> int:
    """How many times an action of this card may be paid and resolved: 1, with Robotics 2, once in a turn."""
    if st.turn is None or st.turn.seat != seat or st.turn.doubled:
        return 1
    preferred = is_preferred(st, seat, card.type)
    return max(
        [
            rule.times
            for rule in in_force(st, seat, DoubleAction)
            if card.type in rule.focuses or (preferred and "preferred" in rule.focuses)
        ],
        default=1,
    )


def begin_action(flow: Flow, card: FocusCard, action: CardAction, times: int = 1) -> Rules[None]:
    """Begin an action whose cost can be paid `times` times: units with its effect, then the payment. The sectors of the
    first payment belong to the first unit, and so on (13.7 Robotics)."""
    cost = action_cost(flow.st, flow.seat, card, action)
    if times > 1 and flow.st.turn is not None:
        flow.st.turn.doubled = True
    source = Source("focus", f"{card.id}/{action.id}")
    units = [flow.begin(source, action.then) for _ in range(times)]
    within = Flow(flow.st, flow.seat, flow.stack)
    for unit in reversed(units):
        yield from pay(within, cost, unit.scope)
