"""Corruption: gain, remove, move (section 1.3, P31)."""

from __future__ import annotations

from engine.core.decision import Rules
from engine.voidfall.changes.corruption import move, put, take
from engine.voidfall.flow.flow import Flow
from engine.voidfall.flow.picking import pick_spot
from engine.voidfall.map.spots import STORED, Spot, corruption_on, room_for_corruption, spots_to_gain, spots_with
from engine.voidfall.questions import Question, question_about
from engine.voidfall.resolve.registry import resolver
from engine.voidfall.resolve.tracks import advance_free_of_benefit
from engine.voidfall.state import State
from engine.voidfall.tasks import Scope
from engine.voidfall.vocabulary.sectors import GainCorruption, MoveCorruption, RemoveCorruption


def can_gain(st: State, seat: int, effect: GainCorruption, scope: Scope) -> bool:
    """Room for all of it on the place and where it falls back to."""
    room = sum(room_for_corruption(st, seat, place, scope) for place in dict.fromkeys((effect.place, *effect.fallback)))
    return room >= effect.amount


@resolver(GainCorruption, when=can_gain)
def resolve_gain_corruption(flow: Flow, effect: GainCorruption) -> Rules[None]:
    """On the first of the places that has room; none: ignored."""
    spots: list[Spot] = []
    for place in (effect.place, *effect.fallback):
        spots = spots or spots_to_gain(flow.st, flow.seat, place, flow.scope)
    if len(spots) <= effect.amount and effect.on_track is None and STORED not in spots:
        spots = spots[:1]  # all of them get one, in any order
    spot = yield from pick_spot(flow, question_about(Question.CORRUPTION_GAINED), spots, forced=True)
    if spot is None:
        return
    flow.then_rest(effect, effect.amount)
    put(flow, spot)
    if effect.on_track is not None and spot.where == "track":
        yield from advance_free_of_benefit(flow, spot.track, effect.on_track.spaces)


def can_remove(st: State, seat: int, effect: RemoveCorruption, scope: Scope) -> bool:
    """Enough Corruption there; one for `up to`."""
    return corruption_on(st, seat, effect.place, scope) >= (1 if effect.up_to else effect.amount)


@resolver(RemoveCorruption, when=can_remove, gain=True)
def resolve_remove_corruption(flow: Flow, effect: RemoveCorruption) -> Rules[None]:
    """One after the other, of those places that are meant."""
    spots = spots_with(flow.st, flow.seat, effect.place, flow.scope)
    spot = yield from pick_spot(flow, question_about(Question.CORRUPTION_REMOVED), spots)
    if spot is None:
        return
    flow.then_rest(effect, effect.amount)
    if spot.place:
        flow.scope.tie(spot.place)
    take(flow, spot)


def can_move(st: State, seat: int, effect: MoveCorruption, scope: Scope) -> bool:
    """A Corruption, and another place for it."""
    return bool(movable_spots(st, seat, effect, scope))


@resolver(MoveCorruption, when=can_move)
def resolve_move_corruption(flow: Flow, effect: MoveCorruption) -> Rules[None]:
    """From one place to another (P31); without an amount as often as one likes."""
    st, seat, scope = flow.st, flow.seat, flow.scope
    sources = movable_spots(st, seat, effect, scope)
    source = yield from pick_spot(flow, question_about(Question.CORRUPTION_MOVED), sources)
    if source is None:
        return
    targets = [to for to in spots_to_gain(st, seat, effect.target, scope) if to != source]
    about = question_about(Question.CORRUPTION_ONTO, source=source.label(st, seat))._replace(within=source.key)
    target = yield from pick_spot(flow, about, targets, forced=True)
    if target is None:
        return
    if effect.amount is None:
        flow.then(effect)
    else:
        flow.then_rest(effect, effect.amount)
    move(flow, source, target)


def movable_spots(st: State, seat: int, effect: MoveCorruption, scope: Scope) -> list[Spot]:
    """The places of Corruption from which it can be moved to another one."""
    targets = spots_to_gain(st, seat, effect.target, scope)
    return [each for each in spots_with(st, seat, effect.source, scope) if any(to != each for to in targets)]
