"""The first steps of an invasion: target, regroup, reach, Reclaim token, moves, abandonment (13.5-1 to 13.5-4)."""

from __future__ import annotations

from typing import NamedTuple

from engine.core.decision import Ask, Option, Options, Rules, Step
from engine.core.text import Text, say
from engine.voidfall.changes.fleets import abandon, remove_cube
from engine.voidfall.combat.log import cubes_text
from engine.voidfall.flow.asking import DECLINE, choose, lost_payment, with_keys
from engine.voidfall.flow.flow import Flow
from engine.voidfall.flow.picking import abandoning
from engine.voidfall.invasion.forecast import all_that_can, forecast, forecast_text
from engine.voidfall.invasion.sides import cubes_of
from engine.voidfall.invasion.targets import can_regroup, distinct_reaches, may_scan, regroup_moves, sources, targets
from engine.voidfall.names import SEATS, place_name
from engine.voidfall.questions import Question, question_about
from engine.voidfall.state import State
from engine.voidfall.tasks import InvasionTask, Place
from engine.voidfall.vocabulary.fleets import Regroup
from engine.voidfall.vocabulary.terms import Fleet
from engine.voidfall.vocabulary.words import fleet_name, joined

FIGHT = "fight"
"""The cubes that have moved in are all: the combat begins."""


class Move(NamedTuple):
    """Cubes that move into the target: one of a type, or all of a sector (`fleet` None)."""

    source: Place
    fleet: Fleet | None


def choose_target(flow: Flow, task: InvasionTask) -> Rules[None]:
    """13.5-1. Without a target the invasion is over."""
    st = flow.st
    places = targets(st, flow.seat, only_corrupted=task.only_corrupted)

    def described(key: str, place: Place) -> Option:
        seen = forecast(st, flow.seat, place, all_that_can(st, flow.seat, place), task.bonus)
        detail = None if seen is None else say("vf-forecast-all", what=forecast_text(seen))
        return Option(key, place_name(place), at=place, detail=detail)

    chosen = yield from choose(flow, question_about(Question.TARGET), with_keys(places, "at"), described, forced=False)
    if chosen is None:
        flow.drop(task)
        return
    task.target, task.stage = chosen, "regroup"


def regroup_first(flow: Flow, task: InvasionTask) -> None:
    """13.5-2: Hyperdrive regroups before any invasion."""
    task.stage = "reach"
    moves = regroup_moves(flow.st, flow.seat)
    if moves and can_regroup(flow.st, flow.seat):
        flow.then(Regroup(moves), forced=False)


def choose_reach(flow: Flow, task: InvasionTask) -> Rules[None]:
    """13.5-2: how far the cubes of this invasion may come, if that is a choice."""
    st, target = flow.st, task.target
    ways = distinct_reaches(st, flow.seat, target)

    def described(key: str, way: str) -> Option:
        places = [place_name(each) for each in sources(st, flow.seat, target, way)]  # type: ignore[arg-type]  # a Reach
        return Option(key, say(f"vf-reach-by-{way.replace('_', '-') or 'near'}", places=places))

    pairs = [(f"reach:{way or 'near'}", way) for way in ways]
    about = question_about(Question.REACH, place=place_name(target))
    chosen = yield from choose(flow, about, pairs, described, forced=True)
    task.reach, task.stage = chosen or "", "scan"


def scan(flow: Flow, task: InvasionTask) -> Rules[None]:
    """13.5-2: Salvage Scanner lays a Reclaim token on the sector, face down; it stays if the invasion fails."""
    st, target = flow.st, task.target
    if may_scan(st, flow.seat, target):
        label = say("vf-scan", place=place_name(target))
        chosen = yield from choose(
            flow, question_about(Question.SCAN), [("scan", True)], lambda key, _: Option(key, label), forced=False
        )
        if chosen:
            st.sectors[target].reclaim += 1
            st.record(say("vf-log-scan", side=SEATS[flow.seat], place=place_name(target)), at=(target,), seat=flow.seat)
    task.stage = "move"


def move(flow: Flow, task: InvasionTask) -> Rules[None]:
    """13.5-3: cubes move in one by one, or all of a sector; at least one. Then sectors left empty are abandoned."""
    st, seat = flow.st, flow.seat
    while sources(st, seat, task.target, task.reach):
        chosen = yield question(flow, task)
        if chosen is None:
            break
        for _ in range(1 if chosen.fleet else st.sectors[chosen.source].cubes):
            move_in(st, task, chosen.source, chosen.fleet or next(iter(st.sectors[chosen.source].fleets)))
    if not task.moved:
        flow.drop(task)
        return
    task.stage = "combat"
    text = say(
        "vf-log-invasion", side=SEATS[seat], place=place_name(task.target), cubes=cubes_text(cubes_of(task.moved))
    )
    st.record(text, at=(task.target,), seat=seat)
    for place in task.emptied:
        abandon(flow, place)


def move_in(st: State, task: InvasionTask, source: Place, fleet: Fleet) -> None:
    """A cube leaves its sector for the target."""
    sector = st.sectors[source]
    remove_cube(sector, fleet)
    task.moved[fleet] = task.moved.get(fleet, 0) + 1
    if not sector.cubes and sector.home is None:
        task.emptied.append(source)


def question(flow: Flow, task: InvasionTask) -> Ask:
    """Which cubes move in next."""
    moved = sum(task.moved.values())
    about = question_about(
        Question.MOVE_IN, place=place_name(task.target), n=moved, cubes=cubes_text(cubes_of(task.moved))
    )
    if not moved:
        about = question_about(Question.MOVE_IN_FIRST, place=place_name(task.target))
    pairs = [*moves(flow, task), (FIGHT if moved else DECLINE, None)]
    return about.ask(flow.seat, Options(pairs, lambda key, each: described_move(flow, task, key, each)))


def moves(flow: Flow, task: InvasionTask) -> list[tuple[str, Move | None]]:
    """The cubes that can move in: all of a sector that has several, and one of each type."""
    pairs: list[tuple[str, Move | None]] = []
    for place in sources(flow.st, flow.seat, task.target, task.reach):
        sector = flow.st.sectors[place]
        if sector.cubes > 1:
            pairs.append((f"all:{place}", Move(place, None)))
        pairs += [(f"cube:{fleet}:{place}", Move(place, fleet)) for fleet in sector.fleets]
    return pairs


def at_once(flow: Flow, task: InvasionTask, chosen: Move) -> Text | None:
    """The warning that tokens may be turned up without a further question, since no cube is left that could follow."""
    st, seat, sector = flow.st, flow.seat, flow.st.sectors[task.target]
    others = [place for place in sources(st, seat, task.target, task.reach) if place != chosen.source]
    leaving = st.sectors[chosen.source].cubes if chosen.fleet is None else 1
    follow = others or st.sectors[chosen.source].cubes > leaving
    return (
        None
        if follow or not (sector.bounty or sector.reclaim)
        else say("vf-caution-combat", place=place_name(task.target))
    )


def described_move(flow: Flow, task: InvasionTask, key: str, chosen: Move | None) -> Option:
    """A move with the forecast of the combat after it."""
    st, seat = flow.st, flow.seat
    if chosen is None:
        if key == DECLINE:
            return Option(key, say("vf-move-in-none"), caution=lost_payment(flow))
        seen = forecast(st, seat, task.target, {}, task.bonus, begun=task)
        return Option(key, say("vf-move-in-done"), detail=None if seen is None else forecast_text(seen))
    sector = st.sectors[chosen.source]
    fleets = dict(sector.fleets) if chosen.fleet is None else {chosen.fleet: 1}
    seen = forecast(st, seat, task.target, {chosen.source: fleets}, task.bonus, begun=task)
    name = place_name(chosen.source)
    all_label = say("vf-move-in-all", cubes=cubes_text(cubes_of(sector.fleets)), place=name)
    one_label = all_label if chosen.fleet is None else say("vf-cube-at", fleet=fleet_name(chosen.fleet), place=name)
    cautions = [abandoning(st, seat, chosen.source, sum(fleets.values())), at_once(flow, task, chosen)]
    return Option(
        key,
        one_label,
        at=chosen.source,
        detail=None if seen is None else forecast_text(seen),
        caution=joined("vf-caution-and", told) if (told := [each for each in cautions if each is not None]) else None,
        path=(Step(f"at:{chosen.source}", name, at=chosen.source),),
        short=say("vf-move-in-all-short") if chosen.fleet is None else fleet_name(chosen.fleet),
    )
