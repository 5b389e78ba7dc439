"""Move (P17.9.3 to P17.9.6): ships go from sector to sector."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import cast

import msgspec

from engine.core.decision import Option, Pairs, Rules, Step
from engine.core.text import Text, say
from engine.eclipse.actions.diplomacy import end_relation
from engine.eclipse.actions.steps import ask_step
from engine.eclipse.components import SHIP_CLASSES, ShipClass
from engine.eclipse.effects import add_ship, remove_ship
from engine.eclipse.map.geometry import (
    behind,
    fleet_of,
    free_ships,
    has_generator,
    opposing_ships,
    passable,
    ship_count,
)
from engine.eclipse.names import SEATS, place_name, ship_name
from engine.eclipse.ships import player_stats
from engine.eclipse.state import GCDS, ActionTask, Place, Sector, State, finish

Way = tuple[Place, ...]
"""The sectors that a ship enters, one after the other; the last one is where it stops."""

NOBODY: frozenset[int] = frozenset()
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
    if not sector.fleets:
        return True
    if fleet_of(sector, GCDS) is not None:
        return False
    return ship_count(sector, seat) + 1 > opposing_ships(st, sector, seat)


def ways(st: State, seat: int, start: Place, movement: int) -> dict[Place, Way]:
    """The sectors that a ship can reach from a place which it may leave, nearest first, each with a shortest way
    (P17.9.3 to P17.9.5). A way that ends fewer relations goes before a shorter one."""
    partners = st.players[seat].partners
    found = _ways(st, seat, start, movement, NOBODY)
    for count in range(1, len(partners) + 1):
        for broken in combinations(partners, count):
            for place, way in _ways(st, seat, start, movement, frozenset(broken)).items():
                found.setdefault(place, way)
    return found


def _ways(st: State, seat: int, start: Place, movement: int, broken: frozenset[int]) -> dict[Place, Way]:
    """The same for ships that end no relation but these."""
    partners, every_edge = st.players[seat].partners, has_generator(st, seat)
    found: dict[Place, Way] = {start: ()}
    front = [st.sectors[start]]
    for step in range(movement):
        fresh = []
        for sector in front:
            if step and not may_leave(st, seat, sector):
                continue
            way = found[sector.place]
            for there in behind(st, sector, half_will_do=every_edge):
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
        fleet = fleet_of(sector, seat)
        if fleet is not None and (len(fleets) == 1 or free_ships(st, sector, seat)):
            classes = [ship for ship in MOBILE if ship in fleet.ships]
            if classes:
                yield sector, classes


@lru_cache(maxsize=8192)
def _pair(ship: ShipClass, start: Place, way: Way, broken: tuple[int, ...]) -> tuple[str, Move]:
    return f"move:{ship}-{start}-{way[-1]}", Move(ship, start, way, broken)


def pairs(st: State, seat: int) -> Pairs[Move]:
    """Every ship that can move, with every sector where it can stop. Ships of a class in one sector are one option."""
    player = st.players[seat]
    found = []
    for sector, classes in movers(st, seat):
        by_movement: dict[int, dict[Place, Way]] = {}
        for ship in classes:
            movement = player_stats(player, ship).movement
            if movement not in by_movement:
                by_movement[movement] = ways(st, seat, sector.place, movement)
            found += [
                _pair(ship, sector.place, way, breaks(st, seat, way) if player.partners else ())
                for way in by_movement[movement].values()
            ]
    return found


def value(st: State, seat: int, key: str) -> Move:
    """The value of a legal key."""
    name, start, goal = key.removeprefix("move:").split("-")
    ship = cast(ShipClass, name)
    way = ways(st, seat, start, player_stats(st.players[seat], ship).movement)[goal]
    return _pair(ship, start, way, breaks(st, seat, way))[1]


def can_move(st: State, seat: int) -> bool:
    """Whether any ship can move. Every ship that is legal has a drive."""
    return any(True for sector, _ in movers(st, seat) for _ in passable(st, seat, sector.place))


# -- as people read it -----------------------------------------------------------------------------------------------


def describe(st: State, seat: int, key: str, choice: Move) -> Option:
    """A ship, from where to where; what it meets there, or which way it goes; a caution if a relation ends by it."""
    ship, goal = ship_name(choice.ship), choice.goal
    label = say("ecl-move", ship=ship, start=place_name(choice.start), goal=place_name(goal))
    caution = say("ecl-caution-breaks", sides=[SEATS[each] for each in choice.breaks]) if choice.breaks else None
    from_step = say("ecl-move-from", ship=ship, start=place_name(choice.start))
    path = (Step(f"{choice.ship}-{choice.start}", from_step, choice.start),)
    return Option(key, label, at=goal, detail=move_detail(st, seat, choice), caution=caution, path=path)


def move_detail(st: State, seat: int, choice: Move) -> Text | None:
    """The sectors passed through, and how many opposing ships stand at the end."""
    opposing = opposing_ships(st, st.sectors[choice.goal], seat)
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
    seat = task.seat
    if not can_move(st, seat):
        finish(st)
        return
    choice = yield from ask_step(
        st,
        task,
        say("ecl-ask-move", left=task.left),
        lambda: pairs(st, seat),
        lambda key, choice: describe(st, seat, key, choice),
        value,
    )
    if choice is not None:
        take_step(st, task, choice)
