"""What the Fleets of a seat can do: sectors within reach of an invasion, and those that a Skirmish would take."""

from __future__ import annotations

from engine.voidfall.components import parts
from engine.voidfall.map.sectors import adjacent, defenses, own, threatens
from engine.voidfall.records.galaxy import RIFT
from engine.voidfall.state import Sector, State
from engine.voidfall.tasks import Place

TARGETS = 2
"""Sectors within reach that count."""


def within_reach(st: State, seat: int, rift: float = 1.0) -> float:
    """How many sectors that nobody or the Voidborn hold could be invaded with the cubes next to them, up to two; in
    part also where more cubes are needed. `rift`: as how many sectors a Rift counts."""
    places = own(st, seat)
    mine, found = set(places), []
    for place in dict.fromkeys([other for each in places for other in adjacent(st, each)]):
        sector = st.sectors[place]
        if place in mine or sector.home is not None or sector.owner is not None:
            continue
        cubes = sum([_spare(st.sectors[each]) for each in adjacent(st, place) if each in mine])
        share = min(1.0, cubes / (sector.voidborn + defenses(sector) + 1))
        found.append(share * share * (rift if sector.kind == RIFT else 1.0))
    return sum(sorted(found, reverse=True)[:TARGETS])


def _spare(sector: Sector) -> int:
    """Cubes that can go without abandoning the sector."""
    return sector.cubes - (sector.home is None)


def would_fall(st: State, seat: int) -> bool:
    """Whether a Skirmish would take a sector now, as strong as Corruption, the Cycle and the Crisis board make it.
    Technologies are not looked at."""
    player = st.players[seat]
    strength = sum(player.track_corruption) + sum(slot.corrupted for slot in player.slots) + (st.cycle > 1)
    if st.coop is not None:
        strength += parts().crisis_board["military"].strengths[st.coop.military.filled]
    return strength > 0 and any(_weak(st, place, strength) for place in own(st, seat))


def _weak(st: State, place: Place, strength: int) -> bool:
    sector = st.sectors[place]
    left = strength - defenses(sector)
    if sector.home is not None or left <= 0 or left < sector.cubes:
        return False
    return any(threatens(st.sectors[other]) for other in adjacent(st, place))
