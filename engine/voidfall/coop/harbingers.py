"""Harbingers and Rifts on the map (6.6, 6.7, P59, P66)."""

from __future__ import annotations

from engine.core.text import say
from engine.voidfall.constants import CUBES_PER_FLEET
from engine.voidfall.coop.catastrophes import give_relief
from engine.voidfall.cooperation import common_state
from engine.voidfall.flow.flow import Flow
from engine.voidfall.map.sectors import adjacent_places, controlled_sectors, is_voidborn, kind_of, threatens
from engine.voidfall.names import place_name
from engine.voidfall.records.galaxy import BASE, RIFT
from engine.voidfall.state import State
from engine.voidfall.tasks import HarbingerToBoard, Place

RIFT_POPULATION = 1


def rifts(st: State) -> list[Place]:
    """The Rifts that are left."""
    return [place for place, sector in st.sectors.items() if sector.kind == RIFT]


def places_to_gain(st: State, seat: int) -> list[Place]:
    """Where a Harbinger of the supply may come to: of the Voidborn sectors next to own ones those with the fewest
    Harbingers (P66)."""
    if not common_state(st).harbingers:
        return []
    near = {other for place in controlled_sectors(st, seat) for other in adjacent_places(st, place)}
    found = [place for place, sector in st.sectors.items() if place in near and threatens(sector)]
    fewest = min([st.sectors[place].harbingers for place in found], default=0)
    return [place for place in found if st.sectors[place].harbingers == fewest]


def place_harbinger(st: State, place: Place) -> None:
    """A Harbinger of the supply comes to a sector."""
    common_state(st).harbingers -= 1
    st.sectors[place].harbingers += 1
    st.record(say("vf-log-harbinger-placed", place=place_name(place)), at=(place,))


def remove_from_sector(st: State, place: Place) -> None:
    """A Harbinger of a sector goes back to the supply."""
    st.sectors[place].harbingers -= 1
    common_state(st).harbingers += 1
    st.record(say("vf-log-harbinger-removed", place=place_name(place)), at=(place,))


def reinforce(st: State, cubes: int) -> None:
    """Every Voidborn sector with a Harbinger gets cubes, up to its capacity (section 8)."""
    for place, sector in st.sectors.items():
        if is_voidborn(sector) and sector.harbingers:
            room = kind_of(sector).voidborn_fleets * CUBES_PER_FLEET - sector.voidborn
            added = max(0, min(cubes, room))
            sector.voidborn += added
            if added:
                st.record(say("vf-log-reinforced", place=place_name(place), n=added), at=(place,))


def conquer(flow: Flow, place: Place) -> None:
    """A sector was invaded with success: its Harbingers go to the Crisis board, one after the other, on rows of the
    invader's choice (P59); a Rift becomes a base sector, and everybody gets relief (6.7)."""
    st = flow.st
    if st.coop is None:
        return
    sector = st.sectors[place]
    count, sector.harbingers = sector.harbingers, 0
    if sector.kind == RIFT:
        sector.kind, sector.population, sector.corrupted = BASE, RIFT_POPULATION, False
        st.record(say("vf-log-rift-cleared", place=place_name(place)), at=(place,))
        give_relief(st, flow.seat, "rift")
    st.tasks += [HarbingerToBoard(flow.seat) for _ in range(count)]
