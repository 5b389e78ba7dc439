"""Questions about sectors that change nothing (section 1.2)."""

from __future__ import annotations

from engine.voidfall.components import COMPONENTS
from engine.voidfall.map.chart import chart
from engine.voidfall.records.galaxy import SectorKind
from engine.voidfall.state import Sector, State
from engine.voidfall.tasks import Place
from engine.voidfall.vocabulary.terms import Guild, Installation


def kind_of(sector: Sector) -> SectorKind:
    """What is printed on it."""
    return COMPONENTS.parts.sector_kinds[sector.kind]  # as `parts` says, without a call: everything asks this


def controller(sector: Sector) -> int | None:
    """Whose sector it is: with at least one cube, or the Home sector."""
    return sector.home if sector.home is not None else sector.owner


def controlled_sectors(st: State, seat: int) -> list[Place]:
    """The sectors that a seat controls, in the order of the map."""
    # As `controller` says, without a call for each sector: everything asks this.
    return [
        place for place, sector in st.sectors.items() if (sector.owner if sector.home is None else sector.home) == seat
    ]


def own_sectors(st: State, seat: int) -> list[Sector]:
    """The same sectors themselves."""
    return [sector for sector in st.sectors.values() if (sector.owner if sector.home is None else sector.home) == seat]


def home_of(st: State, seat: int) -> Place:
    """The Home sector of a seat."""
    return next(place for place, sector in st.sectors.items() if sector.home == seat)


def outpost_of(st: State, seat: int) -> Place:
    """Where the Outpost tile of a seat was set up."""
    letter = st.seating[seat]
    return next(place for place, tile in chart(st.map).tiles.items() if tile.outpost and tile.seat == letter)


def adjacent_places(st: State, place: Place) -> tuple[Place, ...]:
    """The adjacent sectors."""
    return chart(st.map).adjacent[place]


def is_own(st: State, seat: int, place: Place) -> bool:
    """Whether the seat controls it."""
    return controller(st.sectors[place]) == seat


def is_voidborn(sector: Sector) -> bool:
    """Whether Voidborn cubes are there (P54)."""
    return sector.voidborn > 0


def threatens(sector: Sector) -> bool:
    """Whether it is Voidborn for adjacency: cubes or a Harbinger (section 1.2)."""
    return sector.voidborn > 0 or sector.harbingers > 0


def can_be_corrupted(sector: Sector) -> bool:
    """Whether a Corruption may lie there and none does (1.2, 1.3)."""
    return not sector.corrupted and sector.population is not None and kind_of(sector).corruptible


def all_guilds(sector: Sector) -> tuple[Guild, ...]:
    """Its Guilds, printed ones first."""
    return (*kind_of(sector).printed_guilds, *sector.guilds)


def all_installations(sector: Sector) -> tuple[Installation, ...]:
    """Its Installations, printed ones first."""
    return (*kind_of(sector).printed_installations, *sector.installations)


def free_guild_spaces(sector: Sector) -> int:
    """Empty Guild spaces; the extra ones of Ark Ships are not among them (R11)."""
    return max(0, kind_of(sector).guild_spaces - len(sector.guilds))


def free_installation_spaces(sector: Sector) -> int:
    """Empty Installation spaces."""
    return kind_of(sector).installation_spaces - len(sector.installations)


def defenses(sector: Sector) -> int:
    """Sector Defenses and Starbases, which fight for whoever defends the sector (P43)."""
    return sum(1 for each in all_installations(sector) if each in ("sector_defense", "starbase"))


def shipyards(sector: Sector) -> int:
    """Shipyards and Starbases, in which cubes are deployed (P26)."""
    return sum(1 for each in all_installations(sector) if each in ("shipyard", "starbase"))
