"""The galaxy at the start: sectors with what lies on them, and the cards of Fallen Houses (section 2, step 4)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.voidfall.components import parts
from engine.voidfall.map.chart import chart
from engine.voidfall.records.galaxy import FALLEN, HOME, Tile
from engine.voidfall.state import Sector, State
from engine.voidfall.vocabulary.terms import Installation

STANDARD_HOME = "home_standard"
"""The kind of a Home sector whose house is not chosen yet."""


def lay_out_sectors(st: State) -> None:
    """All sectors of the map. Home and Outpost sectors are filled when their house and origin are known."""
    seats = {letter: seat for seat, letter in enumerate(st.seating)}
    for place, tile in chart(st.map).tiles.items():
        st.sectors[place] = sector_of(tile, seats[tile.seat] if tile.kind == HOME and tile.seat is not None else None)


def sector_of(tile: Tile, home: int | None) -> Sector:
    """A sector as the map shows it."""
    return Sector(
        tile=tile.id,
        kind=STANDARD_HOME if tile.kind == HOME else tile.kind,
        home=home,
        voidborn=tile.voidborn,
        population=tile.population,
        corrupted=tile.corrupted,
        installations=sector_defenses(tile.sector_defenses),
        bounty=tile.bounty,
        reclaim=tile.reclaim,
        glory=[tile.glory] if tile.glory else [],
        harbingers=tile.harbingers,
    )


def sector_defenses(count: int) -> list[Installation]:
    """So many Sector Defenses."""
    return ["sector_defense"] * count


def place_fallen_houses(st: State, houses: Iterable[str]) -> None:
    """Fallen House cards on the sectors meant for them, in this order; those left over go to the box (P10)."""
    places = [place for place, sector in st.sectors.items() if sector.kind == FALLEN]
    for place, house in zip(places, houses, strict=False):
        card, sector = parts().fallen_houses[house], st.sectors[place]
        sector.fallen = house
        sector.population = card.population
        sector.installations = sector_defenses(card.sector_defenses)
        sector.corrupted = True
