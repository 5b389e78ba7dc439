"""Questions about Population, Guilds and Installations that change nothing (P22, P29, P30)."""

from __future__ import annotations

from engine.voidfall.constants import MOST_POPULATION
from engine.voidfall.in_force import in_force
from engine.voidfall.map.sectors import all_installations, controlled_sectors, free_installation_spaces, kind_of
from engine.voidfall.state import State
from engine.voidfall.tasks import Place
from engine.voidfall.vocabulary.technology_rules import EnablesInstallation, ExtraHomeGuilds, InstallationLimit
from engine.voidfall.vocabulary.terms import INSTALLATIONS, Guild, Installation


def may_grow(st: State, place: Place) -> bool:
    """Whether the Population of a sector can go up: Pure, not fixed, below 6 (P30)."""
    sector = st.sectors[place]
    if sector.population is None or sector.corrupted or kind_of(sector).fixed_population:
        return False
    return sector.population < MOST_POPULATION


def spare_population(st: State, place: Place) -> int:
    """By how much the Population of a sector can go down: Pure, outside Home, not fixed, at least 1 stays (P22)."""
    sector = st.sectors[place]
    if sector.population is None or sector.corrupted or sector.home is not None or kind_of(sector).fixed_population:
        return 0
    return sector.population - 1


def may_build_kind(st: State, seat: int, place: Place, kind: Installation) -> bool:
    """Whether a seat may have one more Installation of this kind in a sector, if there is a space: a Starbase needs the
    Technology and has a limit, in which printed ones count (P29)."""
    if kind == "starbase" and not any(rule.installation == kind for rule in in_force(st, seat, EnablesInstallation)):
        return False
    there = all_installations(st.sectors[place]).count(kind)
    return all(there < rule.most for rule in in_force(st, seat, InstallationLimit) if rule.installation == kind)


def may_build(st: State, seat: int, place: Place) -> list[Installation]:
    """The Installations that a seat may build in a sector (P29)."""
    if free_installation_spaces(st.sectors[place]) <= 0:
        return []
    return [kind for kind in INSTALLATIONS if may_build_kind(st, seat, place, kind)]


def guild_room(st: State, seat: int, place: Place) -> int:
    """How many more Guilds a sector can take; in the Home sector Ark Ships add to the spaces (P29, R11)."""
    sector = st.sectors[place]
    room = kind_of(sector).guild_spaces - len(sector.guilds)
    if sector.home == seat:
        room += sum(rule.amount for rule in in_force(st, seat, ExtraHomeGuilds))
    return max(0, room)


def destroyable_guilds(st: State, seat: int) -> list[tuple[Place, Guild]]:
    """The Guilds that a seat may destroy, one of each kind in a sector: placed ones outside Home (P22)."""
    return [(place, guild) for place in _outside(st, seat) for guild in dict.fromkeys(st.sectors[place].guilds)]


def destroyable_installations(st: State, seat: int) -> list[tuple[Place, Installation]]:
    """The Installations that a seat may destroy, one of each kind in a sector: placed ones outside Home (P22)."""
    return [(place, kind) for place in _outside(st, seat) for kind in dict.fromkeys(st.sectors[place].installations)]


def _outside(st: State, seat: int) -> list[Place]:
    return [place for place in controlled_sectors(st, seat) if st.sectors[place].home is None]
