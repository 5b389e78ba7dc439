"""Why a place on the map cannot be chosen: of moves and of sectors that are turned. What names of places there are."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from engine.core.decision import Ask, Barred, Option, Step
from engine.core.hexgrid import disc, name_of
from engine.core.text import Text, say
from engine.eclipse.actions import move
from engine.eclipse.actions.explore import PutDown, describe_placing, placings, same_turns
from engine.eclipse.components import SHIP_CLASSES, ShipClass
from engine.eclipse.map.geometry import fleet_of, free_ships, neighbours, open_sides, opposing_ships, passable
from engine.eclipse.names import place_name, ship_name
from engine.eclipse.ships import player_stats
from engine.eclipse.state import ExploreTask, Place, Sector, State

MOST_NAMED = 10
"""More places than these are not listed; the picture shows them."""
LETTERS = "abcdefghijklmnopqrstuvwxyz"
FARTHEST = 4
"""Rings whose missing places are known as such; in farther ones every letter is a place."""
FAR = range(FARTHEST + 1, 10)
_OUTERMOST = tuple(f"{ring}{letter}" for ring in FAR for letter in LETTERS)
NO_SUCH_PLACE = say("ecl-why-no-place")
NO_SUCH_SHIP = say("ecl-why-no-such-ship")
NOT_JOINED = say("ecl-why-not-joined")


@lru_cache(maxsize=1)
def missing_places() -> tuple[Place, ...]:
    """Names that look like places and are none: `3z`."""
    there = {name_of(each) for each in disc(FARTHEST)}
    return tuple(
        f"{ring}{letter}" for ring in range(FARTHEST + 1) for letter in LETTERS if f"{ring}{letter}" not in there
    )


def far_places(st: State) -> list[Place]:
    """Names of places so far out that the map does not reach them: `9z`."""
    there = set(all_places(st))
    return [place for place in _OUTERMOST if place not in there]


def far_rings(st: State) -> list[tuple[str, tuple[Place, ...]]]:
    """The same by ring: what it is called, and its places."""
    far = far_places(st)
    found = ((f"{ring}…", tuple([place for place in far if place[0] == str(ring)])) for ring in FAR)
    return [(name, places) for name, places in found if places]


def listed(places: list[Place]) -> Text | None:
    """What would be legal."""
    if not 0 < len(places) <= MOST_NAMED:
        return None
    return say("ecl-why-choose", places=" ".join(place_name(place) for place in places))


def all_places(st: State) -> Iterator[Place]:
    """The map with what borders on it, and the rings within."""
    seen = dict.fromkeys(name_of(each) for each in disc(FARTHEST))
    for place in st.sectors:
        seen.update(dict.fromkeys((place, *neighbours(place))))
    return iter(seen)


# -- rotations -------------------------------------------------------------------------------------------------------


def rotations(st: State, ask: Ask, task: ExploreTask) -> Iterator[Barred]:
    """Rotations of the sectors that are turned up (P17.5.4)."""
    legal = dict(placings(st, task))
    possible = [key.partition(":")[2] for key in legal if key.startswith("place:")]
    instead = say("ecl-why-choose-rotation", rotations=" ".join(possible)) if possible else None
    for sector in task.drawn:
        for turns in range(6):
            key = f"place:{sector}-{turns}"
            if key in legal:
                continue
            twin = next((each for each in same_turns(sector, turns) if f"place:{sector}-{each}" in legal), None)
            reason = NOT_JOINED if twin is None else say("ecl-why-same-rotation", rotation=f"{sector}-{twin}")
            yield Barred(describe_placing(st, task, key, PutDown(sector, turns)), reason, instead)


# -- moves -----------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=16384)
def _moved(ship: ShipClass, start: Place, goal: Place) -> Option:
    label = say("ecl-move", ship=ship_name(ship), start=place_name(start), goal=place_name(goal))
    step = Step(f"{ship}-{start}", say("ecl-move-from", ship=ship_name(ship), start=place_name(start)), start)
    return Option(f"move:{ship}-{start}-{goal}", label, at=goal, path=(step,))


@lru_cache(maxsize=1024)
def _moved_from(ship: ShipClass, start: Place) -> Option:
    """A move of which no goal is named."""
    return Option(f"move:{ship}-{start}", say("ecl-move-from", ship=ship_name(ship), start=place_name(start)), at=start)


def ships(st: State, ask: Ask) -> Iterator[Barred]:
    """Own ships, with the places where they cannot go (P17.9.3 to P17.9.5), and places where no such ship is."""
    seat = ask.seat
    reached: dict[tuple[ShipClass, Place], list[Place]] = {}
    for _, choice in move.pairs(st, seat):
        reached.setdefault((choice.ship, choice.start), []).append(choice.goal)
    places, missing = list(all_places(st)), (*missing_places(), *far_places(st))
    standing: dict[ShipClass, list[Place]] = {ship: [] for ship in SHIP_CLASSES}
    for sector in st.sectors.values():
        fleet = fleet_of(sector, seat)
        own = () if fleet is None else tuple([ship for ship in SHIP_CLASSES if ship in fleet.ships])
        away = distances(st, seat, sector.place) if own else {}
        for ship in SHIP_CLASSES:
            if ship not in own:
                yield Barred(_moved_from(ship, sector.place), NO_SUCH_SHIP)
                continue
            standing[ship].append(sector.place)
            instead = listed(reached.get((ship, sector.place), []))
            for goal in places:
                yield Barred(_moved(ship, sector.place, goal), _no_move(st, seat, ship, sector, goal, away), instead)
            for goal in missing:
                yield Barred(_moved(ship, sector.place, goal), NO_SUCH_PLACE, instead)
    for ship, starts in standing.items():
        yield Barred(_any_of(ship), NO_SUCH_SHIP, listed(starts))


@lru_cache(maxsize=8)
def _any_of(ship: ShipClass) -> Option:
    """A class of ships that is named without a sector of the map."""
    return Option(f"move:{ship}", ship_name(ship))


def _no_move(st: State, seat: int, ship: ShipClass, start: Sector, goal: Place, far: dict[Place, int]) -> Text:
    if ship == "starbase":
        return say("ecl-why-starbase-stays")
    if goal == start.place:
        return say("ecl-why-there-already")
    if goal not in st.sectors:
        return say("ecl-why-move-unexplored")
    if not free_ships(st, start, seat):
        return say("ecl-why-pinned", count=opposing_ships(st, start, seat))
    if goal in neighbours(start.place) and far.get(goal) != 1:
        joined = has_any_wormhole(start, st.sectors[goal])
        return say("ecl-why-no-wormhole" if joined else "ecl-why-no-wormholes")
    if goal not in far:
        return say("ecl-why-no-way")
    movement = player_stats(st.players[seat], ship).movement
    if far[goal] <= movement:
        return say("ecl-why-held-on-way")
    return say("ecl-why-too-far", movement=movement, distance=far[goal])


def distances(st: State, seat: int, start: Place) -> dict[Place, int]:
    """How many moves away the sectors are to which wormholes lead, if nothing holds a ship on its way."""
    far, front = {start: 0}, [start]
    while front:
        there = [(place, each.place) for place in front for each in passable(st, seat, place)]
        front = []
        for place, beside in there:
            if beside not in far:
                far[beside] = far[place] + 1
                front.append(beside)
    return far


def has_any_wormhole(one: Sector, other: Sector) -> bool:
    """Whether one of two neighbours has a wormhole toward the other."""
    way = neighbours(one.place).index(other.place)
    return open_sides(one.id, one.turns)[way] or open_sides(other.id, other.turns)[(way + 3) % 6]
