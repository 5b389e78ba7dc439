"""Questions for one thing of a seat: a cube, a sector, a place of Corruption, a piece."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TypeAlias, TypeVar

from engine.core.decision import Option, Rules, Step
from engine.core.text import Text, say
from engine.voidfall.flow.asking import choose
from engine.voidfall.flow.flow import Flow
from engine.voidfall.in_force import in_force
from engine.voidfall.map.sectors import controlled_sectors
from engine.voidfall.map.spots import Spot
from engine.voidfall.names import place_name
from engine.voidfall.outlook import given_up, with_population
from engine.voidfall.questions import About, Question, question_about
from engine.voidfall.state import State
from engine.voidfall.tasks import Place
from engine.voidfall.vocabulary.technology_rules import KeepsGlory
from engine.voidfall.vocabulary.terms import INSTALLATIONS, RESOURCES, Fleet, Guild, Installation, Resource
from engine.voidfall.vocabulary.words import amount, fleet_name, guilds, installations

Cube: TypeAlias = tuple[Place, Fleet]
P = TypeVar("P", Guild, Installation)


def pick_cube(flow: Flow, about: About, *, forced: bool | None = None) -> Rules[Cube | None]:
    """A deployed cube of the seat, Home included (P20)."""
    st = flow.st
    pairs = [
        (f"cube:{fleet}:{place}", (place, fleet))
        for place in controlled_sectors(st, flow.seat)
        for fleet in st.sectors[place].fleets
    ]

    def described(key: str, cube: Cube) -> Option:
        place, fleet = cube
        label = say("vf-cube-at", fleet=fleet_name(fleet), place=place_name(place))
        return Option(
            key, label, at=place, caution=abandoning(st, flow.seat, place), path=_path(place), short=fleet_name(fleet)
        )

    return (yield from choose(flow, about, pairs, described, forced=forced))


def abandoning(st: State, seat: int, place: Place, cubes: int = 1) -> Text | None:
    """The warning that a sector is abandoned when so many cubes leave it, if so, with what that costs."""
    sector = st.sectors[place]
    if sector.home is not None or sector.cubes > cubes:
        return None
    free = in_force(st, seat, KeepsGlory) or not st.players[seat].glory
    caution = say("vf-caution-abandon-free" if free else "vf-caution-abandon", place=place_name(place))
    lost = given_up(st, seat, place)
    return caution if lost is None else say("vf-caution-and", first=caution, then=say("vf-outlook-told", outlook=lost))


def pick_sector(
    flow: Flow,
    about: About,
    places: Sequence[Place],
    *,
    detail: Callable[[Place], Text | None] = lambda place: None,
    forced: bool | None = None,
) -> Rules[Place | None]:
    """One of these sectors. `detail`: what choosing it means."""
    pairs = [(f"at:{place}", place) for place in places]

    def described(key: str, place: Place) -> Option:
        return Option(key, place_name(place), at=place, detail=detail(place))

    return (yield from choose(flow, about, pairs, described, forced=forced))


def pick_lowered(flow: Flow, places: Sequence[Place], *, forced: bool | None = None) -> Rules[Place | None]:
    """One of these sectors, whose Population goes down (P22)."""
    about = question_about(Question.LOWER_POPULATION)
    detail = partial(with_population, flow.st, flow.seat, change=-1)
    return (yield from pick_sector(flow, about, places, detail=detail, forced=forced))


def pick_spot(flow: Flow, about: About, spots: Sequence[Spot], *, forced: bool | None = None) -> Rules[Spot | None]:
    """One of these places of Corruption of the seat."""

    def described(key: str, spot: Spot) -> Option:
        return Option(key, spot.label(flow.st, flow.seat), at=spot.place or None)

    return (yield from choose(flow, about, [(spot.key, spot) for spot in spots], described, forced=forced))


def pick_piece(
    flow: Flow, about: About, pieces: Sequence[tuple[Place, P]], *, forced: bool | None = None
) -> Rules[tuple[Place, P] | None]:
    """One of these Guilds and Installations."""
    pairs = [(f"piece:{kind}:{place}", (place, kind)) for place, kind in pieces]

    def described(key: str, piece: tuple[Place, P]) -> Option:
        place, kind = piece
        label = say("vf-piece-at", what=piece_name(kind), place=place_name(place))
        return Option(key, label, at=place, path=_path(place), short=piece_name(kind))

    return (yield from choose(flow, about, pairs, described, forced=forced))


def pick_resources(
    flow: Flow, about: Callable[[int], About], units: int, room: Mapping[Resource, int], verb: str
) -> Rules[dict[Resource, int]]:
    """So many units in any mix, at most `room` of each: some of one resource at a time, until all are chosen. Units
    that leave no choice are not asked for. `about`: the question, by how many are left."""
    chosen: dict[Resource, int] = dict.fromkeys(RESOURCES, 0)
    left = min(units, sum(room.values()))
    while left:
        there = {resource: room[resource] - chosen[resource] for resource in room if room[resource] > chosen[resource]}
        if sum(there.values()) == left or len(there) == 1:
            for resource, most in there.items():
                chosen[resource] += min(left, most)
            break
        pairs = [
            (f"{verb}:{resource}" if count == 1 else f"{verb}:{resource}:{count}", (resource, count))
            for count in range(1, left + 1)
            for resource, most in there.items()
            if count <= most
        ]
        resource, count = (yield from choose(flow, about(left), pairs, _amount_option, forced=True)) or pairs[0][1]
        chosen[resource] += count
        left -= count
    return chosen


def _amount_option(key: str, amounts: tuple[Resource, int]) -> Option:
    return Option(key, amount(*amounts))


def pick_glory(flow: Flow, *, forced: bool | None = None) -> Rules[int | None]:
    """A Glory token of the seat that is discarded, by its value; usually the lowest (R32)."""
    pairs = glory_pairs(sorted(set(flow.player.glory)))
    usual = pairs[0][0] if pairs else ""

    def described(key: str, value: int) -> Option:
        return Option(key, say("vf-glory-of", n=value))

    about = question_about(Question.DISCARD_GLORY)
    return (yield from choose(flow, about, pairs, described, forced=forced, default=usual))


def glory_pairs(values: list[int]) -> list[tuple[str, int]]:
    """Glory tokens by their value."""
    return [(f"glory:{value}", value) for value in values]


def piece_name(kind: Guild | Installation) -> Text:
    """`Farmers' Guild`, `Shipyard`."""
    for installation in INSTALLATIONS:
        if kind == installation:
            return installations((installation,), 1)
    return guilds((kind,), 1)  # type: ignore[arg-type]  # the other pieces are Guilds


def _path(place: Place) -> tuple[Step, ...]:
    return (Step(f"at:{place}", place_name(place), at=place),)
