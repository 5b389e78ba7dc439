"""Move (P17.9.3 to P17.9.6): ships go from sector to sector."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import combinations
from typing import cast

import msgspec
from msgspec.structs import replace

from engine.core.decision import Option, Pairs, Rules, Step
from engine.core.text import Text, say
from engine.eclipse.actions.diplomacy import end_relation
from engine.eclipse.actions.steps import Steps, go_on_with
from engine.eclipse.components import SHIP_CLASSES, ShipClass
from engine.eclipse.effects import add_ship, remove_ship
from engine.eclipse.map import geometry
from engine.eclipse.names import LETTERS, SEATS, place_name, ship_name
from engine.eclipse.ships import player_stats
from engine.eclipse.state import GCDS, ActionTask, Place, Sector, State, finish

Way = tuple[Place, ...]
"""The sectors that a ship enters, one after the other; the last one is where it stops."""

NOBODY: frozenset[int] = frozenset()
PINNED_BY_GCDS = say("ecl-why-pinned-by-gcds")
MOBILE: tuple[ShipClass, ...] = tuple(ship for ship in SHIP_CLASSES if ship != "starbase")


class Move(msgspec.Struct, frozen=True):
    """An activation: a ship goes a way. `breaks`: the partners whose relation it ends, in the order of the way."""

    ship: ShipClass
    start: Place
    way: Way
    breaks: tuple[int, ...] = ()

    @property
    def goal(self) -> Place:
        """Where the ship stops."""
        return self.way[-1]


# -- ways ------------------------------------------------------------------------------------------------------------


def partners_in(st: State, seat: int, sector: Sector) -> frozenset[int]:
    """The partners who have their disc or a ship in a sector: entering it ends the relation (P17.9.6)."""
    partners = st.players[seat].partners
    if not partners:
        return NOBODY
    there = {fleet.side for fleet in sector.fleets}
    return frozenset(each for each in partners if each == sector.owner or each in there)


def may_leave(st: State, seat: int, sector: Sector) -> bool:
    """Whether a ship on its way that has come to a sector may go on: with it the seat has more ships there than its
    opponents, and the GCDS is not there (P17.9.4)."""
    return not sector.fleets or (geometry.fleet_of(sector, GCDS) is None and outnumbers(st, seat, sector))


def outnumbers(st: State, seat: int, sector: Sector) -> bool:
    """Whether a seat with one more ship in a sector has more there than its opponents."""
    return geometry.ship_count(sector, seat) + 1 > geometry.opposing_ships(st, sector, seat)


def ways(st: State, seat: int, start: Place, movement: int) -> list[Way]:
    """Ways to the sectors that a ship can reach from a place which it may leave, nearest first (P17.9.3 to P17.9.5): to
    each a shortest one without ending a relation, or else for every set of relations of which none can be spared."""
    peaceful = _ways(st, seat, start, movement, NOBODY)
    found = list(peaceful.values())
    partners = st.players[seat].partners
    if not partners:
        return found
    ended: dict[Place, list[frozenset[int]]] = {place: [NOBODY] for place in peaceful}
    for count in range(1, len(partners) + 1):
        for broken in map(frozenset, combinations(partners, count)):
            for place, way in _ways(st, seat, start, movement, broken).items():
                fewer = ended.setdefault(place, [])
                if not any(each <= broken for each in fewer):
                    fewer.append(broken)
                    found.append(way)
    return found


def _ways(
    st: State,
    seat: int,
    start: Place,
    movement: int,
    broken: frozenset[int],
    leaves: Callable[[State, int, Sector], bool] = may_leave,
) -> dict[Place, Way]:
    """The sectors that a ship can reach which ends no relation but these, and goes on where `leaves` says so."""
    partners, every_edge = st.players[seat].partners, geometry.has_generator(st, seat)
    found: dict[Place, Way] = {start: ()}
    front = [st.sectors[start]]
    for step in range(movement):
        fresh = []
        for sector in front:
            if step and not leaves(st, seat, sector):
                continue
            way = found[sector.place]
            for there in geometry.sectors_behind(st, sector, half_will_do=every_edge):
                if there.place not in found and (not partners or partners_in(st, seat, there) <= broken):
                    found[there.place] = (*way, there.place)
                    fresh.append(there)
        front = fresh
    del found[start]
    return found


def breaks(st: State, seat: int, way: Way) -> tuple[int, ...]:
    """The partners whose relation a way ends."""
    if not st.players[seat].partners:
        return ()
    met = [partner for place in way for partner in sorted(partners_in(st, seat, st.sectors[place]))]
    return tuple(dict.fromkeys(met))


# -- what can be done ------------------------------------------------------------------------------------------------


def movers(st: State, seat: int) -> Iterator[tuple[Sector, list[ShipClass]]]:
    """The sectors that own ships may leave, with the classes that can move there. Which ships are pinned is up to
    their owner, so starbases can be (P1.3, ruling 33)."""
    for sector in st.sectors.values():
        fleets = sector.fleets
        if not fleets:
            continue
        fleet = geometry.fleet_of(sector, seat)
        if fleet is not None and (len(fleets) == 1 or geometry.free_ships(st, sector, seat)):
            classes = [ship for ship in MOBILE if ship in fleet.ships]
            if classes:
                yield sector, classes


def judge_moves(st: State, seat: int, ship: ShipClass, start: Sector) -> Callable[[Place], Text | None]:
    """A function that says why a ship of the seat in a sector cannot move to a place, or None: it can."""
    movement, partners = player_stats(st.players[seat], ship).movement, frozenset(st.players[seat].partners)
    possible = {way[-1] for way in ways(st, seat, start.place, movement)}
    unheld = _ways(st, seat, start.place, len(st.sectors), partners, lambda *_: True)

    def judge(goal: Place) -> Text | None:
        if ship not in MOBILE:
            return say("ecl-why-starbase-stays")
        if goal == start.place:
            return say("ecl-why-there-already")
        if goal not in st.sectors:
            return say("ecl-why-move-unexplored")
        if not geometry.free_ships(st, start, seat):
            by_gcds = geometry.fleet_of(start, GCDS) is not None
            return PINNED_BY_GCDS if by_gcds else say("ecl-why-pinned", count=geometry.opposing_ships(st, start, seat))
        if goal in possible:
            return None
        closed = (
            geometry.judge_edge(st, seat, start, st.sectors[goal]) if goal in geometry.neighbours(start.place) else None
        )
        if closed is not None:
            return closed
        if goal not in unheld:
            return say("ecl-why-no-way")
        distance = len(unheld[goal])
        if distance > movement:
            return say("ecl-why-too-far", movement=movement, distance=distance)
        passing = _ways(st, seat, start.place, movement, partners, outnumbers)
        return say("ecl-why-held-by-gcds" if goal in passing else "ecl-why-held-on-way")

    return judge


@lru_cache(maxsize=8192)
def _pair(ship: ShipClass, start: Place, way: Way, broken: tuple[int, ...], is_first: bool) -> tuple[str, Move]:
    against = "" if is_first else f"-{''.join([LETTERS[each] for each in broken])}"
    return f"move:{ship}-{start}-{way[-1]}{against}", Move(ship, start, way, broken)


@lru_cache(maxsize=8192)
def _peaceful(ship: ShipClass, start: Place, found: tuple[Way, ...]) -> tuple[tuple[str, Move], ...]:
    return tuple([_pair(ship, start, way, (), True) for way in found])


def pairs(st: State, seat: int) -> Pairs[Move]:
    """Every ship that can move, with every sector where it can stop. Ships of a class in one sector are one option."""
    player = st.players[seat]
    found: list[tuple[str, Move]] = []
    for sector, classes in movers(st, seat):
        by_movement: dict[int, list[Way]] = {}
        for ship in classes:
            movement = player_stats(player, ship).movement
            if movement not in by_movement:
                by_movement[movement] = ways(st, seat, sector.place, movement)
            found += moves_on(st, seat, ship, sector.place, by_movement[movement])
    return found


def moves_on(st: State, seat: int, ship: ShipClass, start: Place, found: list[Way]) -> Pairs[Move]:
    """The moves of a ship on these ways. Where a second way to a goal ends other relations, its key names them."""
    if not st.players[seat].partners:
        return _peaceful(ship, start, tuple(found))
    first = {way[-1]: way for way in reversed(found)}
    return [_pair(ship, start, way, breaks(st, seat, way), first[way[-1]] is way) for way in found]


def value(st: State, seat: int, key: str) -> Move:
    """The value of a legal key."""
    name, start, _ = key.removeprefix("move:").split("-", 2)
    ship = cast(ShipClass, name)
    found = ways(st, seat, start, player_stats(st.players[seat], ship).movement)
    return dict(moves_on(st, seat, ship, start, found))[key]


def can_move(st: State, seat: int) -> bool:
    """Whether any ship can move. Every ship that is legal has a drive."""
    return any(True for sector, _ in movers(st, seat) for _ in geometry.passable(st, seat, sector.place))


# -- as people read it -----------------------------------------------------------------------------------------------


def describe(st: State, seat: int, key: str, choice: Move) -> Option:
    """A ship, from where to where; what it meets there, or which way it goes; a caution if a relation ends by it."""
    option = replace(move_option(choice.ship, choice.start, choice.goal), detail=move_detail(st, seat, choice))
    if not choice.breaks:
        return option
    sides = [SEATS[each] for each in choice.breaks]
    label = say("ecl-move-against", move=option.label, sides=sides)
    return replace(option, key=key, label=label, caution=say("ecl-caution-breaks", sides=sides))


@lru_cache(maxsize=16384)
def move_option(ship: ShipClass, start: Place, goal: Place) -> Option:
    """A ship that goes from a place to another, whether or not it can."""
    name, origin = ship_name(ship), place_name(start)
    path = (Step(f"{ship}-{start}", say("ecl-move-from", ship=name, start=origin), start),)
    label = say("ecl-move", ship=name, start=origin, goal=place_name(goal))
    return Option(f"move:{ship}-{start}-{goal}", label, at=goal, path=path)


def move_detail(st: State, seat: int, choice: Move) -> Text | None:
    """The sectors passed through, and how many opposing ships stand at the end."""
    opposing = geometry.opposing_ships(st, st.sectors[choice.goal], seat)
    passed = " ".join(place_name(place) for place in choice.way[:-1])
    if passed and opposing:
        return say("ecl-move-through-to", passed=passed, count=opposing)
    if passed:
        return say("ecl-move-through", passed=passed)
    return say("ecl-move-to", count=opposing) if opposing else None


# -- what happens ----------------------------------------------------------------------------------------------------


def take_step(st: State, task: ActionTask, choice: Move) -> None:
    """One activation: the ship goes its way. Relations end as it enters (P17.9.6); passing through is no arrival, only
    stopping is (P1.6)."""
    seat = task.seat
    task.left -= 1
    if not task.left:
        finish(st)
    remove_ship(st, seat, choice.start, choice.ship)
    add_ship(st, seat, choice.goal, choice.ship)
    places = (choice.start, *choice.way)
    text = say(
        "ecl-log-moves",
        side=SEATS[seat],
        ship=ship_name(choice.ship),
        way=" → ".join(place_name(place) for place in places),
    )
    st.record(text, at=places, seat=seat)
    for partner in choice.breaks:
        end_relation(st, seat, partner)


def go_on(st: State, task: ActionTask) -> Rules[None]:
    """A further activation, or the end. Not asked where no ship can move."""
    about = say("ecl-ask-move", left=task.left)
    return go_on_with(Steps(pairs, describe, value, take_step), st, task, about, possible=can_move(st, task.seat))
