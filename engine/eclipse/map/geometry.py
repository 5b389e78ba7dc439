"""Places, wormholes and ships on the map: questions that change nothing (P1.1 to P1.4)."""

from __future__ import annotations

from functools import lru_cache

from engine.core.hexgrid import CENTRE, Direction, hex_named, name_of, opposite
from engine.core.text import Text, say
from engine.eclipse.components import DRACO, SECTORS, AnyClass, Ring, SectorTile
from engine.eclipse.state import ANCIENTS, GCDS, Fleet, Place, Sector, Side, State

# -- places ----------------------------------------------------------------------------------------------------------

CENTRE_PLACE: Place = name_of(CENTRE)
UNEXPLORED, NOT_OWN, ENEMIES = say("ecl-why-unexplored"), say("ecl-why-not-own"), say("ecl-why-enemies")


@lru_cache(maxsize=1024)
def neighbours(place: Place) -> tuple[Place, ...]:
    """The six places around, by direction from north clockwise."""
    return tuple(name_of(each) for each in hex_named(place).neighbours())


@lru_cache(maxsize=1024)
def ring_of(place: Place) -> Ring:
    """The stack that a place belongs to. The centre has none: ValueError."""
    distance = hex_named(place).distance(CENTRE)
    if distance == 0:
        raise ValueError(place)
    return ("inner", "middle", "outer")[min(distance, 3) - 1]


@lru_cache(maxsize=512)
def open_sides(sector_id: str, turns: int) -> tuple[bool, ...]:
    """Where a sector has wormholes, by direction, when it is turned by so many sixths clockwise."""
    printed = SECTORS[sector_id].wormholes
    return tuple(printed[(side - turns) % 6] == "1" for side in range(6))


def has_wormhole(sector: Sector, direction: Direction) -> bool:
    """Whether a placed sector has a wormhole on this side."""
    return open_sides(sector.id, sector.turns)[direction]


def tile_of(sector: Sector) -> SectorTile:
    """What is printed on it."""
    return SECTORS[sector.id]


# -- connections -----------------------------------------------------------------------------------------------------


def has_generator(st: State, seat: int) -> bool:
    """Whether a seat may use half connections (Wormhole Generator, P1.4)."""
    return "wormhole_generator" in st.players[seat].technologies


def passable(st: State, seat: int, place: Place) -> list[Sector]:
    """The neighbouring sectors of a placed sector that the seat may use the edge to, by direction."""
    return sectors_behind(st, st.sectors[place], half_will_do=has_generator(st, seat))


def judge_edge(st: State, seat: int, here: Sector, there: Sector) -> Text | None:
    """Why a seat may not use the edge between two neighbouring sectors (P1.4); None: it may."""

    def joined(half_will_do: bool) -> bool:
        return there.place in [sector.place for sector in sectors_behind(st, here, half_will_do=half_will_do)]

    if joined(half_will_do=has_generator(st, seat)):
        return None
    return say("ecl-why-no-wormhole" if joined(half_will_do=True) else "ecl-why-no-wormholes")


def sectors_behind(st: State, here: Sector, *, half_will_do: bool) -> list[Sector]:
    """The neighbouring sectors of a placed sector behind an edge with wormholes on both sides (`half_will_do`: on
    either), by direction."""
    sectors = st.sectors
    found = []
    for name, back, near in _edges(here.id, here.turns, here.place, half_will_do):
        there = sectors.get(name)
        if there is not None and ((near and half_will_do) or open_sides(there.id, there.turns)[back]):
            found.append(there)
    return found


def owners_around(st: State, seat: int) -> set[int]:
    """The other seats with a disc behind an edge, with wormholes on both sides, of a sector with the seat's disc: with
    whom it can have relations (P17.11.1 i); the Wormhole Generator does not help (P1.4)."""
    sectors, found = st.sectors, set[int]()
    for here in sectors.values():
        if here.owner == seat:
            for name, back, _ in _edges(here.id, here.turns, here.place, False):
                there = sectors.get(name)
                if there is None or there.owner is None or there.owner == seat:
                    continue
                if open_sides(there.id, there.turns)[back]:
                    found.add(there.owner)
    return found


@lru_cache(maxsize=8192)
def _edges(sector_id: str, turns: int, place: Place, closed_too: bool) -> tuple[tuple[Place, Direction, bool], ...]:
    """The edges of a sector in a place that have a wormhole, or all (`closed_too`), by direction: the place behind, the
    direction back from there, whether the sector has a wormhole on this side."""
    sides = open_sides(sector_id, turns)
    return tuple(
        (name, opposite(direction), sides[direction])
        for direction, name in enumerate(neighbours(place))
        if closed_too or sides[direction]
    )


@lru_cache(maxsize=8192)
def spaces_around(sector_id: str, turns: int, place: Place, closed_too: bool) -> tuple[tuple[Place, Ring], ...]:
    """The places behind the same edges, each with its ring; without the centre, which is never empty."""
    edges = _edges(sector_id, turns, place, closed_too)
    return tuple((name, ring_of(name)) for name, _, _ in edges if name != CENTRE_PLACE)


# -- ships and sides -------------------------------------------------------------------------------------------------


def fleet_of(sector: Sector, side: Side) -> Fleet | None:
    """The ships of a side in a sector."""
    for fleet in sector.fleets:
        if fleet.side == side:
            return fleet
    return None


def ship_count(sector: Sector, side: Side) -> int:
    """How many ships of a side are in a sector."""
    fleet = fleet_of(sector, side)
    return 0 if fleet is None else fleet.size


def class_count(sector: Sector, side: Side, ship: AnyClass) -> int:
    """How many of a class."""
    fleet = fleet_of(sector, side)
    return 0 if fleet is None else len(fleet.ships.get(ship, ()))


def is_draco(st: State, seat: Side) -> bool:
    """Whether Ancients leave this seat alone, and it them."""
    return seat >= 0 and st.players[seat].species == DRACO


def hostile(st: State, one: Side, other: Side) -> bool:
    """Whether two sides in one sector fight (P1.1)."""
    if one == other:
        return False
    if ANCIENTS in (one, other):
        return not is_draco(st, other if one == ANCIENTS else one)
    return True


def opposing_ships(st: State, sector: Sector, seat: int) -> int:
    """All ships there of sides hostile to the seat (P1.2)."""
    fleets = sector.fleets
    if not fleets or (len(fleets) == 1 and fleets[0].side == seat):
        return 0
    return sum([fleet.size for fleet in fleets if hostile(st, seat, fleet.side)])


def free_ships(st: State, sector: Sector, seat: int) -> int:
    """How many own ships there are not pinned (P1.3)."""
    fleets = sector.fleets
    if len(fleets) == 1:
        return fleets[0].size if fleets[0].side == seat else 0
    if fleet_of(sector, GCDS) is not None:
        return 0
    return max(0, ship_count(sector, seat) - opposing_ships(st, sector, seat))


def has_ancients(sector: Sector) -> bool:
    """Whether Ancients stand there."""
    return fleet_of(sector, ANCIENTS) is not None


def guarded(sector: Sector) -> bool:
    """Whether Ancients or the GCDS stand there: its discovery tile cannot be taken (P17.10.1)."""
    return has_ancients(sector) or fleet_of(sector, GCDS) is not None


def is_present(sector: Sector, seat: int) -> bool:
    """Whether the seat has its disc or any ship there."""
    return sector.owner == seat or fleet_of(sector, seat) is not None


def judge_own(st: State, seat: int, place: Place) -> Text | None:
    """Why a place is no sector with the seat's disc; None: it is one."""
    if place not in st.sectors:
        return UNEXPLORED
    return None if st.sectors[place].owner == seat else NOT_OWN


def owned(st: State, seat: int) -> list[Sector]:
    """The sectors with the seat's disc, in the order in which they came to the map."""
    return [sector for sector in st.sectors.values() if sector.owner == seat]
