"""Fleet Power: activate, deactivate, deploy, recall, regroup (P20, P21, P25 to P27)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from msgspec.structs import replace

from engine.core.decision import Option, Rules, Step
from engine.core.text import say
from engine.voidfall.changes.fleets import activate, deploy, step
from engine.voidfall.costs.deployment import may_deploy, pay_for_cube
from engine.voidfall.costs.pay import deactivate, recall_one
from engine.voidfall.costs.payable import deployed_cubes
from engine.voidfall.counts import count
from engine.voidfall.flow.asking import choose
from engine.voidfall.flow.flow import Flow, at_once
from engine.voidfall.in_force import in_force
from engine.voidfall.map.choosing import sectors_at
from engine.voidfall.map.fleets import deploy_cost, fleet_types, shipyards_for_deployment
from engine.voidfall.map.sectors import adjacent_places, controlled_sectors, is_own
from engine.voidfall.map.spots import spots_with
from engine.voidfall.names import place_name
from engine.voidfall.questions import Question, question_about, repeated_question
from engine.voidfall.resolve.registry import resolver, under_way
from engine.voidfall.state import State
from engine.voidfall.tasks import Deploying, Place, Regrouping, Scope, Task
from engine.voidfall.vocabulary.costs import Cost, PayResources
from engine.voidfall.vocabulary.effects import Effect
from engine.voidfall.vocabulary.fleets import Activate, Deactivate, Deploy, DeployPerShipyard, Recall, Regroup
from engine.voidfall.vocabulary.technology_rules import Replace
from engine.voidfall.vocabulary.terms import NOTHING, Fleet
from engine.voidfall.vocabulary.words import amounts, fleet_name

Landing: TypeAlias = tuple[Place, Fleet] | Effect
"""A cube to be deployed, or what is done in its place."""
Move: TypeAlias = tuple[Fleet, Place, Place]

ASK_DEPLOY = question_about(Question.DEPLOY)


def can_activate(st: State, seat: int, effect: Activate, scope: Scope) -> bool:
    """Enough inactive cubes; one for `up to`."""
    times = 1 if effect.per is None else count(st, seat, effect.per, scope)
    return st.players[seat].inactive >= (1 if effect.up_to else effect.amount * times)


@resolver(Activate, when=can_activate, gain=True)
@at_once
def resolve_activate(flow: Flow, effect: Activate) -> None:
    """Inactive cubes become active."""
    times = 1 if effect.per is None else count(flow.st, flow.seat, effect.per, flow.scope)
    activate(flow, effect.amount * times)


def can_deactivate(st: State, seat: int, effect: Deactivate, scope: Scope) -> bool:
    """Whether so many cubes are active or deployed."""
    return st.players[seat].active + deployed_cubes(st, seat) >= effect.amount


@resolver(Deactivate, when=can_deactivate)
def resolve_deactivate(flow: Flow, effect: Deactivate) -> Rules[None]:
    """Active cubes become inactive, then recalled ones (P21)."""
    yield from deactivate(flow, min(effect.amount, flow.player.active + deployed_cubes(flow.st, flow.seat)))


@resolver(Recall, when=lambda st, seat, effect, scope: deployed_cubes(st, seat) >= effect.amount)
def resolve_recall(flow: Flow, effect: Recall) -> Rules[None]:
    """Deployed cubes of one's choice become active (P20)."""
    if not deployed_cubes(flow.st, flow.seat):
        return
    flow.then_rest(effect, effect.amount)
    yield from recall_one(flow)


# -- deploy ----------------------------------------------------------------------------------------------------------


def can_deploy(st: State, seat: int, effect: Deploy, scope: Scope) -> bool:
    """Enough active cubes and a sector; one cube for `up to`."""
    wanted = 1 if effect.up_to else effect.amount
    return st.players[seat].active >= wanted and bool(sectors_at(st, seat, effect.place, scope))


def costs_of_deploying(st: State, seat: int, effect: Deploy, scope: Scope) -> Iterator[Cost]:
    """That of all cubes, by type; of one for `up to`. What is asked then is `ways_to_pay`, with surcharges."""
    wanted = 1 if effect.up_to else effect.amount
    for fleet in fleet_types(st, seat):
        if effect.fleet in (None, fleet):
            cost = NOTHING if effect.paid else deploy_cost(st, seat, fleet)
            yield (PayResources(cost),) * wanted if cost else ()


@resolver(Deploy, when=can_deploy, costs=costs_of_deploying, gain=True)
@at_once
def resolve_deploy(flow: Flow, effect: Deploy) -> None:
    """Cubes one by one, each in a sector of that place as a type of one's choice (P25)."""
    rooms = dict.fromkeys(sectors_at(flow.st, flow.seat, effect.place, flow.scope), effect.amount)
    same = effect.place == "same_sector"
    flow.stack.append(Deploying(flow.seat, rooms, effect.amount, effect.fleet, same, effect.paid, forced=flow.forced))


def can_deploy_per_shipyard(st: State, seat: int, effect: DeployPerShipyard, scope: Scope) -> bool:
    """An active cube, and a Shipyard."""
    return st.players[seat].active > 0 and any(
        shipyards_for_deployment(st, seat, place) for place in controlled_sectors(st, seat)
    )


@resolver(DeployPerShipyard, when=can_deploy_per_shipyard)
@at_once
def resolve_deploy_per_shipyard(flow: Flow, effect: DeployPerShipyard) -> None:
    """Shipyards are counted now (P26)."""
    st, seat = flow.st, flow.seat
    rooms = {place: shipyards_for_deployment(st, seat, place) for place in controlled_sectors(st, seat)}
    flow.stack.append(Deploying(seat, rooms, sum(rooms.values()), forced=flow.forced))


@under_way(Deploying)
def resolve_deploying(st: State, stack: list[Task], task: Deploying) -> Rules[None]:
    """The next cube of a deployment."""
    stack.pop()
    flow = Flow(st, task.seat, stack, task.forced)
    chosen = yield from choose(
        flow, ASK_DEPLOY, landings(flow, task), lambda key, landing: landing_option(flow, task, key, landing)
    )
    if chosen is None:
        return
    left = replace(task, left=task.left - 1)
    if not isinstance(chosen, tuple):
        if left.left:
            stack.append(replace(left, replaced=task.replaced + 1))
        flow.then(chosen, forced=True)
        return
    place, fleet = chosen
    if left.left:
        rooms = {place: task.rooms[place]} if task.same else task.rooms
        stack.append(replace(left, rooms={**rooms, place: rooms[place] - 1}))
    flow.scope.tie(place, bound=task.same)
    yield from pay_for_cube(flow, fleet, paid=task.paid)
    deploy(flow, place, fleet)


def landings(flow: Flow, task: Deploying) -> list[tuple[str, Landing]]:
    """Where the next cube may be deployed, and what may be done in its place (Improved Purifier)."""
    st, seat = flow.st, flow.seat
    types = [
        each for each in fleet_types(st, seat) if task.fleet in (None, each) and may_deploy(flow, each, paid=task.paid)
    ]
    places = [place for place, room in task.rooms.items() if room and is_own(st, seat, place)]
    found: list[tuple[str, Landing]] = [
        (f"cube:{fleet}:{place}", (place, fleet)) for place in places for fleet in types
    ]
    if spots_with(st, seat):
        begun = task.left + task.replaced
        found += [
            ("clean", rule.then)
            for rule in in_force(st, seat, Replace)
            if rule.effect == "deploy" and task.replaced < (rule.most or begun)
        ]
    return found


def landing_option(flow: Flow, task: Deploying, key: str, landing: Landing) -> Option:
    """A landing as an option, with its cost."""
    if not isinstance(landing, tuple):
        return Option(key, say("vf-deploy-clean"))
    place, fleet = landing
    cost = NOTHING if task.paid else deploy_cost(flow.st, flow.seat, fleet)
    label = say("vf-new-cube", what=fleet_name(fleet), place=place_name(place))
    path = (Step(f"at:{place}", place_name(place), at=place),)
    return Option(key, label, at=place, detail=amounts(cost) if cost else None, path=path, short=fleet_name(fleet))


# -- regroup ---------------------------------------------------------------------------------------------------------


def can_regroup(st: State, seat: int, effect: Regroup, scope: Scope) -> bool:
    """Whether a cube can move."""
    return bool(steps(st, seat))


@resolver(Regroup, when=can_regroup)
@at_once
def resolve_regroup(flow: Flow, effect: Regroup) -> None:
    """Single steps, one after the other (P27)."""
    flow.stack.append(Regrouping(flow.seat, effect.moves))


@under_way(Regrouping)
def resolve_regrouping(st: State, stack: list[Task], task: Regrouping) -> Rules[None]:
    """The next step of a regroup, or its end."""
    stack.pop()
    flow = Flow(st, task.seat, stack)
    pairs = [
        (f"move:{fleet}:{source}:{target}", (fleet, source, target)) for fleet, source, target in steps(st, task.seat)
    ]
    about, warns = repeated_question(Question.REGROUP, task.left), (lambda: None) if task.begun else None
    move = yield from choose(flow, about, pairs, move_option, forced=False, warns=warns)
    if move is None:
        return
    if task.left > 1:
        stack.append(Regrouping(task.seat, task.left - 1, begun=True))
    step(flow, *move, first=not task.begun)


def steps(st: State, seat: int) -> list[Move]:
    """The steps of one cube between adjacent sectors of a seat, of which no other than Home may be emptied (P27)."""
    mine = controlled_sectors(st, seat)
    return [
        (fleet, source, target)
        for source in mine
        if st.sectors[source].home == seat or st.sectors[source].cubes > 1
        for fleet in st.sectors[source].fleets
        for target in adjacent_places(st, source)
        if target in mine
    ]


def move_option(key: str, move: Move) -> Option:
    """A step as an option."""
    fleet, source, target = move
    label = say("vf-move", fleet=fleet_name(fleet), source=place_name(source), target=place_name(target))
    cube = say("vf-cube-at", fleet=fleet_name(fleet), place=place_name(source))
    path = (Step(f"cube:{fleet}:{source}", cube, at=source),)
    return Option(key, label, at=target, covers=(source, target), path=path, short=place_name(target))
