"""What a deployed cube costs, with the surcharge of an event (P25, section 8: 1H)."""

from __future__ import annotations

from engine.core.decision import Option, Rules
from engine.core.text import say
from engine.voidfall.costs.pay import pay
from engine.voidfall.costs.payable import affords
from engine.voidfall.flow.asking import choose
from engine.voidfall.flow.flow import Flow
from engine.voidfall.in_force import lasting_rules
from engine.voidfall.map.fleets import deploy_cost
from engine.voidfall.questions import Question, question_about
from engine.voidfall.vocabulary.costs import Cost, PayResources, TakeCorruption
from engine.voidfall.vocabulary.lasting import DeploySurcharge
from engine.voidfall.vocabulary.terms import NOTHING, Fleet, Resources
from engine.voidfall.vocabulary.words import amounts

EXEMPT = ("frame", "start")
"""Units of play whose deployments cost nothing more."""


def ways_to_pay(flow: Flow, fleet: Fleet, *, paid: bool = False) -> list[tuple[str, Cost]]:
    """The costs of which one is paid for a cube of this type, those that can be paid; empty: it cannot be deployed.
    `paid`: only a surcharge is left to pay."""
    printed = NOTHING if paid else deploy_cost(flow.st, flow.seat, fleet)
    own: Cost = (PayResources(printed),) if printed else ()
    rule = surcharge(flow)
    if rule is None:
        given: list[tuple[str, Cost]] = [("own", own)]
    else:
        given = [
            ("corruption", (*own, TakeCorruption(rule.corruption))),
            ("materials", (*own, PayResources(Resources(materials=rule.materials)))),
        ]
    return [(key, cost) for key, cost in given if affords(flow.st, flow.seat, cost)]


def surcharge(flow: Flow) -> DeploySurcharge | None:
    """The surcharge on a deployment of this unit: of every action, until Corruption was gained for it in this turn."""
    turn = flow.st.turn
    if turn is None or flow.unit.source.kind in EXEMPT or (turn.surcharged and turn.seat == flow.seat):
        return None
    return next(iter(lasting_rules(flow.st, DeploySurcharge)), None)


def may_deploy(flow: Flow, fleet: Fleet, *, paid: bool = False) -> bool:
    """Whether there is an active cube and what it costs as this type."""
    return flow.player.active > 0 and bool(ways_to_pay(flow, fleet, paid=paid))


def pay_for_cube(flow: Flow, fleet: Fleet, *, paid: bool = False) -> Rules[None]:
    """Pay for a cube of this type that may be deployed."""
    ways = ways_to_pay(flow, fleet, paid=paid)

    def described(key: str, cost: Cost) -> Option:
        if key == "corruption":
            return Option(key, say("vf-surcharge-corruption"))
        return Option(key, say("vf-surcharge-materials", resources=amounts(_resources(cost))))

    chosen = yield from choose(flow, question_about(Question.DEPLOY_SURCHARGE), ways, described, forced=True)
    if not chosen:
        return
    turn = flow.st.turn
    if turn is not None and turn.seat == flow.seat and any(isinstance(part, TakeCorruption) for part in chosen):
        turn.surcharged = True
    yield from pay(flow, chosen)


def _resources(cost: Cost) -> Resources:
    """The materials of a surcharge."""
    return next(part.amount for part in reversed(cost) if isinstance(part, PayResources))
