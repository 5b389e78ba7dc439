"""What several procedures change: discs, cubes, resources, ships, relations. Each function changes the state and
records the event where one is due.

Changes that belong to one procedure stand beside it. Nothing else writes the fields that are changed here.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from engine.core.kit import Outcome, end_with
from engine.core.text import Text, say
from engine.eclipse.components import MOST_CUBES, PARTS, RESOURCES, SECTORS, ActionKind, AnyClass, Resource
from engine.eclipse.map.geometry import fleet_of
from engine.eclipse.names import SEATS, place_name, ships_of_side
from engine.eclipse.state import ANCIENTS, GCDS, CubesTask, Fleet, Place, Player, Sector, Side, State

# -- resources -------------------------------------------------------------------------------------------------------


def gain(player: Player, resource: Resource, count: int) -> None:
    """Resources come to storage, which has no limit; a negative count pays."""
    match resource:
        case "money":
            player.money += count
        case "science":
            player.science += count
        case "materials":
            player.materials += count


# -- influence discs -------------------------------------------------------------------------------------------------


def spend_disc(st: State, seat: int, kind: ActionKind, *, reaction: bool = False) -> None:
    """The disc of an action or reaction leaves the track (P17.3.2)."""
    player = st.players[seat]
    player.discs -= 1
    (player.reactions if reaction else player.actions).append(kind)


def place_disc(st: State, seat: int, place: Place) -> None:
    """A disc from the track goes on a sector: the seat controls it. What it brings (a discovery tile) is up to the
    procedure."""
    st.players[seat].discs -= 1
    st.sectors[place].owner = seat
    st.record(say("ecl-log-controls", side=SEATS[seat], place=place_name(place)), at=(place,), seat=seat)


def lift_disc(st: State, place: Place) -> CubesTask | None:
    """The disc of a sector goes back to its owner's track, and the cubes there to theirs (P17.6.3). What is left to be
    chosen comes back: cubes of gray squares and orbitals, and those whose track is full."""
    sector = st.sectors[place]
    assert sector.owner is not None
    seat, sector.owner = sector.owner, None
    player = st.players[seat]
    player.discs += 1
    st.record(say("ecl-log-leaves", side=SEATS[seat], place=place_name(place)), at=(place,), seat=seat)
    return return_cubes(player, seat, cubes_off(sector))


# -- population cubes ------------------------------------------------------------------------------------------------


class Cubes(msgspec.Struct):
    """Cubes on the way back to their owner's tracks: by resource where the track is given, from gray squares, from
    orbitals, and from ambassadors that came home."""

    own: list[int]
    gray: int = 0
    orbital: int = 0
    ambassador: int = 0


def cubes_on(sector: Sector) -> Cubes:
    """The cubes on a sector, as they go back to their owner's tracks."""
    cubes = Cubes([0, 0, 0], orbital=int(sector.orbital_filled))
    if True in sector.filled:
        for square, filled in zip(SECTORS[sector.id].squares, sector.filled, strict=True):
            if filled and square.kind == "gray":
                cubes.gray += 1
            elif filled:
                cubes.own[RESOURCES.index(square.kind)] += 1
    return cubes


def cubes_off(sector: Sector) -> Cubes:
    """Take all cubes off a sector."""
    cubes = cubes_on(sector)
    sector.filled = [False] * len(sector.filled)
    sector.orbital_filled = False
    return cubes


def return_cubes(player: Player, seat: int, cubes: Cubes) -> CubesTask | None:
    """Cubes go back to the tracks: own kinds first (P17.6.3). What somebody has to choose for comes back as a task;
    None if nothing is left to choose. It serves Influence, bankruptcy, bombing's graveyard and ended relations."""
    over = 0
    for track, count in enumerate(cubes.own):
        fitting = min(count, MOST_CUBES - player.cubes[track])
        player.cubes[track] += fitting
        over += count - fitting
    task = CubesTask(seat, cubes.gray, cubes.orbital, over, cubes.ambassador)
    return task if cubes.gray + cubes.orbital + over + cubes.ambassador else None


def kill_cube(st: State, sector: Sector, square: int) -> None:
    """The cube of a square (by number; -1: the orbital's) dies and waits in its owner's graveyard, counted by the kind
    of the square, until cleanup (P17.14.3)."""
    assert sector.owner is not None
    kind = "orbital"
    if square < 0:
        sector.orbital_filled = False
    else:
        kind = SECTORS[sector.id].squares[square].kind
        sector.filled[square] = False
    graveyard = st.players[sector.owner].graveyard
    graveyard[kind] = graveyard.get(kind, 0) + 1
    told = say(
        "ecl-log-dies", place=place_name(sector.place), side=SEATS[sector.owner], square=say(f"ecl-square-{kind}")
    )
    st.record(told, at=(sector.place,), seat=sector.owner)


# -- ships -----------------------------------------------------------------------------------------------------------


def add_ship(st: State, side: Side, place: Place, ship: AnyClass, damage: int = 0) -> None:
    """A ship comes to a sector. A side without ships there arrives now (P1.6)."""
    sector = st.sectors[place]
    fleet = fleet_of(sector, side)
    if fleet is None:
        fleet = Fleet(side)
        sector.fleets.append(fleet)
    fleet.ships[ship] = sorted([*fleet.ships.get(ship, []), damage], reverse=True)


def remove_ship(st: State, side: Side, place: Place, ship: AnyClass, damage: int = 0) -> None:
    """A ship with so much damage leaves a sector; with the last one the side's arrival is forgotten."""
    sector = st.sectors[place]
    fleet = fleet_of(sector, side)
    assert fleet is not None
    fleet.ships[ship].remove(damage)
    if not fleet.ships[ship]:
        del fleet.ships[ship]
    if not fleet.ships:
        sector.fleets.remove(fleet)


def destroy_ship(st: State, side: Side, place: Place, ship: AnyClass, damage: int = 0) -> None:
    """A ship is destroyed: its miniature goes back to its owner's supply, or to the box."""
    remove_ship(st, side, place, ship, damage)
    at, seat = (place,), side if side >= 0 else None
    st.record(say("ecl-log-destroyed", ships=ships_of_side(side, ship), place=place_name(place)), at=at, seat=seat)


def damage_ship(st: State, side: Side, place: Place, ship: AnyClass, before: int, damage: int) -> None:
    """A ship that had so much damage takes more, and lives (P17.13.4)."""
    fleet = fleet_of(st.sectors[place], side)
    assert fleet is not None
    ships = fleet.ships[ship]
    ships.remove(before)
    fleet.ships[ship] = sorted([*ships, before + damage], reverse=True)
    told = say("ecl-log-damaged", ships=ships_of_side(side, ship), damage=damage)
    st.record(told, at=(place,), seat=side if side >= 0 else None)


def repair_all(st: State) -> None:
    """All ships are repaired at the end of the combat phase (P17.14.7)."""
    damaged = [
        (sector, fleet)
        for sector in st.sectors.values()
        for fleet in sector.fleets
        if any(map(any, fleet.ships.values()))
    ]
    for sector, fleet in damaged:
        fleet.ships = {ship: [0] * len(ships) for ship, ships in fleet.ships.items()}
        st.touch([sector.place])
    if damaged:
        st.record(say("ecl-log-repaired"))


def put_down_guards(st: State, place: Place) -> None:
    """The Ancients and the GCDS that are printed on a sector come with it (P17.5.5)."""
    tile = SECTORS[st.sectors[place].id]
    for _ in range(tile.ancients):
        add_ship(st, ANCIENTS, place, "ancient")
    if tile.gcds:
        add_ship(st, GCDS, place, "gcds")


# -- ship parts ------------------------------------------------------------------------------------------------------


def take_tile_off(st: State, seat: int, ship: str, slot: str) -> None:
    """A tile leaves a blueprint: back to the supply, an ancient part out of the game (P17.8.5)."""
    tiles = st.players[seat].tiles[ship]  # type: ignore[index]
    part = tiles.pop(slot)
    if PARTS[part].ancient:
        st.gone_parts.append(part)


# -- reputation ------------------------------------------------------------------------------------------------------


def return_reputation(st: State, values: Iterable[int]) -> None:
    """Reputation tiles go back to the bag, which is drawn from the end; nobody knows where they lie then."""
    st.reputation_bag += values
    st.chance.shuffle(st.reputation_bag)


# -- the end ---------------------------------------------------------------------------------------------------------


def end_game(st: State, winners: tuple[int, ...], reason: Text) -> None:
    """The game is over."""
    st.phase = "end"
    end_with(st, Outcome(winners, reason))
