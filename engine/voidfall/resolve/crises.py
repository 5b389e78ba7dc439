"""Crises, Catastrophes, Harbingers, Safe Havens and consumed Technologies as effects (section 6)."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.decision import Option, Rules
from engine.core.text import say
from engine.voidfall.coop import board
from engine.voidfall.coop.catastrophes import take_catastrophe
from engine.voidfall.coop.crises import discard
from engine.voidfall.coop.harbingers import place_harbinger, places_to_gain, remove_from_sector, rifts
from engine.voidfall.coop.havens import build_level, has_cube, has_deployed, incomplete_havens
from engine.voidfall.coop.technologies import consumable_technologies, consume
from engine.voidfall.cooperation import ROWS, common_state, row_name, row_of
from engine.voidfall.flow.asking import choose, with_keys
from engine.voidfall.flow.flow import Flow
from engine.voidfall.in_play import discardable_crises
from engine.voidfall.map.sectors import adjacent_places, controlled_sectors
from engine.voidfall.names import crisis_name, place_name, technology_name
from engine.voidfall.questions import Question, question_about
from engine.voidfall.resolve.registry import always, resolver
from engine.voidfall.state import State
from engine.voidfall.tasks import Place, Scope
from engine.voidfall.vocabulary import void
from engine.voidfall.vocabulary.fleets import Recall
from engine.voidfall.vocabulary.places import HarbingerPlace

ASK_DISCARD_CRISIS = question_about(Question.DISCARD_CRISIS)
ASK_CONSUME = question_about(Question.CONSUME)
ASK_HAVEN = question_about(Question.HAVEN)
ASK_HAVEN_RECALL = question_about(Question.HAVEN_RECALL)
ASK_PLACE_HARBINGER = question_about(Question.PLACE_HARBINGER)
ASK_REMOVE_HARBINGER = question_about(Question.REMOVE_HARBINGER)


def can_discard_crisis(st: State, seat: int, effect: void.DiscardCrisis, scope: Scope) -> bool:
    """Whether there is such a Crisis in play."""
    return st.coop is not None and bool(discardable_crises(st, effect.types, ongoing_only=effect.ongoing_only))


@resolver(void.DiscardCrisis, when=can_discard_crisis, gain=True)
def resolve_discard_crisis(flow: Flow, effect: void.DiscardCrisis) -> Rules[None]:
    """A Crisis in play is discarded without penalty."""
    if flow.st.coop is None:
        return
    found = discardable_crises(flow.st, effect.types, ongoing_only=effect.ongoing_only)
    chosen = yield from choose(
        flow,
        ASK_DISCARD_CRISIS,
        [(f"crisis:{each}", each) for each in found],
        lambda key, each: Option(key, crisis_name(each)),
    )
    if chosen is not None:
        discard(flow.st, chosen)


@resolver(void.TakeCatastrophe, when=always)
def resolve_take_catastrophe(flow: Flow, effect: void.TakeCatastrophe) -> Rules[None]:
    """Catastrophe tokens one by one, each with its relief (P65)."""
    flow.then_rest(effect, effect.amount)
    take_catastrophe(flow.st, flow.seat)
    return
    yield


def can_consume(st: State, seat: int, effect: void.ConsumeTechnology, scope: Scope) -> bool:
    """Whether a Technology is there; Improved ones not while they are blocked (6.9)."""
    return st.coop is not None and bool(consumable_technologies(st, effect.level))


@resolver(void.ConsumeTechnology, when=can_consume)
def resolve_consume_technology(flow: Flow, effect: void.ConsumeTechnology) -> Rules[None]:
    """A Technology is put beside the board (6.9)."""
    if flow.st.coop is None:
        return
    chosen = yield from choose(
        flow,
        ASK_CONSUME,
        [(f"tech:{each}", each) for each in consumable_technologies(flow.st, effect.level)],
        lambda key, each: Option(key, technology_name(each)),
    )
    if chosen is not None:
        consume(flow.st, flow.seat, chosen, effect.level)


def can_build_haven(st: State, seat: int, effect: void.BuildHaven, scope: Scope) -> bool:
    """Whether a level can be built."""
    return st.coop is not None and bool(incomplete_havens(st)) and (has_cube(st, seat) or has_deployed(st, seat))


@resolver(void.BuildHaven, when=can_build_haven, gain=True)
def resolve_build_haven(flow: Flow, effect: void.BuildHaven) -> Rules[None]:
    """A level of an incomplete Safe Haven of choice; where all cubes are deployed, one is recalled first (P67)."""
    st, seat = flow.st, flow.seat
    if st.coop is None or not incomplete_havens(st):
        return
    if not has_cube(st, seat):
        yield from _recall_for_haven(flow, effect)
        return
    chosen = yield from choose(
        flow,
        ASK_HAVEN,
        [(f"haven:{number + 1}", number) for number in incomplete_havens(st)],
        lambda key, n: _haven(st, key, n),
    )
    if chosen is not None:
        if effect.levels > 1:
            flow.then(replace(effect, levels=effect.levels - 1), forced=False)
        build_level(st, seat, chosen)


def _recall_for_haven(flow: Flow, effect: void.BuildHaven) -> Rules[None]:
    """Without a cube at hand: recall one, then build with it."""
    if not has_deployed(flow.st, flow.seat):
        return
    chosen = yield from choose(
        flow, ASK_HAVEN_RECALL, [("recall", True)], lambda key, _: Option(key, say("vf-option-recall"))
    )
    if chosen:
        flow.then(Recall(1), effect, forced=True)


def _haven(st: State, key: str, number: int) -> Option:
    haven = common_state(st).havens[number]
    return Option(key, say("vf-option-haven", number=number + 1, n=len(haven.cubes), size=haven.size))


def can_place_harbinger(st: State, seat: int, effect: void.PlaceHarbinger, scope: Scope) -> bool:
    """Whether the supply and the map have what it takes (P66)."""
    if st.coop is None:
        return False
    if effect.place == "rifts":
        return len(rifts(st)) <= st.coop.harbingers
    return bool(places_to_gain(st, seat))


@resolver(void.PlaceHarbinger, when=can_place_harbinger)
def resolve_place_harbinger(flow: Flow, effect: void.PlaceHarbinger) -> Rules[None]:
    """A Harbinger of the supply on a Voidborn sector next to an own one (P66), or one on every Rift."""
    st = flow.st
    if st.coop is None:
        return
    if effect.place == "rifts":
        for place in rifts(st)[: st.coop.harbingers]:
            place_harbinger(st, place)
        return
    chosen = yield from choose(flow, ASK_PLACE_HARBINGER, with_keys(places_to_gain(st, flow.seat), "at"), _place_option)
    if chosen is not None:
        place_harbinger(st, chosen)


def can_remove_harbinger(st: State, seat: int, effect: void.RemoveHarbinger, scope: Scope) -> bool:
    """Whether there are so many to remove."""
    if st.coop is None:
        return False
    count = sum(st.sectors[place].harbingers for place in sectors_with(st, seat, effect.place))
    if effect.place == "any":
        count += sum(row_of(st, row).harbingers for row in ROWS)
    return count >= effect.amount


@resolver(void.RemoveHarbinger, when=can_remove_harbinger, gain=True)
def resolve_remove_harbinger(flow: Flow, effect: void.RemoveHarbinger) -> Rules[None]:
    """A Harbinger of a sector or of the Crisis board goes back to the supply (6.6)."""
    st = flow.st
    if st.coop is None:
        return
    pairs = with_keys(sectors_with(st, flow.seat, effect.place), "at")
    if effect.place == "any":
        pairs += [(f"row:{row}", row) for row in ROWS if row_of(st, row).harbingers]
    chosen = yield from choose(flow, ASK_REMOVE_HARBINGER, pairs, _place_or_row_option)
    if chosen is None:
        return
    flow.then_rest(effect, effect.amount)
    if chosen in ROWS:
        board.remove_harbinger(st, flow.seat, next(row for row in ROWS if row == chosen))
    else:
        remove_from_sector(st, chosen)


def sectors_with(st: State, seat: int, place: HarbingerPlace) -> list[Place]:
    """The sectors from which a Harbinger may be removed."""
    found = [each for each, sector in st.sectors.items() if sector.harbingers]
    if place == "adjacent":
        near = {other for each in controlled_sectors(st, seat) for other in adjacent_places(st, each)}
        return [each for each in found if each in near]
    return [each for each in found if each in rifts(st)] if place == "rifts" else found


def _place_option(key: str, place: Place) -> Option:
    return Option(key, place_name(place), at=place)


def _place_or_row_option(key: str, value: str) -> Option:
    row = next((each for each in ROWS if each == value), None)
    return _place_option(key, value) if row is None else Option(key, row_name(row))
