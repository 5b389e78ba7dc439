"""Questions about what the Voidborn hold that change nothing (P52, P54)."""

from __future__ import annotations

from engine.voidfall.constants import CUBES_PER_FLEET
from engine.voidfall.map import sectors
from engine.voidfall.state import Sector, State
from engine.voidfall.tasks import Place
from engine.voidfall.vocabulary.places import AdjacentVoidborn, EachVoidborn, Pieces, Target, VoidbornOrFallen


def room_for_voidborn(sector: Sector) -> int:
    """How many more Voidborn cubes a sector can hold."""
    return max(0, sectors.kind_of(sector).voidborn_fleets * CUBES_PER_FLEET - sector.voidborn)


def near_voidborn(st: State, seat: int) -> list[Place]:
    """The sectors with Voidborn cubes next to sectors of a seat, in the order of the map."""
    near = {other for place in sectors.controlled_sectors(st, seat) for other in sectors.adjacent_places(st, place)}
    return [place for place, sector in st.sectors.items() if place in near and sectors.is_voidborn(sector)]


def looked_up(st: State, seat: int, target: Target) -> list[Place]:
    """The sectors that a placement means, whatever they can take. Those with the lowest or highest Population are
    looked up among those with a die (P52)."""
    match target:
        case VoidbornOrFallen():
            return [place for place, sector in st.sectors.items() if sectors.is_voidborn(sector) or sector.fallen]
        case EachVoidborn():
            return [place for place, sector in st.sectors.items() if sectors.is_voidborn(sector)]
        case AdjacentVoidborn(population="any"):
            return near_voidborn(st, seat)
    found = [(place, st.sectors[place].population) for place in near_voidborn(st, seat)]
    counted = [(place, population) for place, population in found if population is not None]
    extreme = min if target.population == "lowest" else max
    wanted = extreme([population for _, population in counted], default=0)
    return [place for place, population in counted if population == wanted]


def takes_all(sector: Sector, pieces: Pieces) -> bool:
    """Whether a sector has room for all pieces (P52, P53)."""
    return (
        sectors.free_guild_spaces(sector) >= (1 if pieces.guild else 0)
        and sectors.free_installation_spaces(sector) >= pieces.sector_defense
        and room_for_voidborn(sector) >= pieces.voidborn
    )


def only_voidborn(pieces: Pieces) -> bool:
    """Whether the pieces are Voidborn cubes alone, of which a sector may take a part (P52)."""
    return pieces.voidborn > 0 and pieces == Pieces(voidborn=pieces.voidborn)


def legal_for(st: State, places: list[Place], pieces: Pieces) -> list[Place]:
    """Those of these sectors that can take all pieces; if none can, of Voidborn cubes alone those that take most."""
    able = [place for place in places if takes_all(st.sectors[place], pieces)]
    if able or not only_voidborn(pieces):
        return able
    most = max([room_for_voidborn(st.sectors[place]) for place in places], default=0)
    return [place for place in places if most and room_for_voidborn(st.sectors[place]) == most]
