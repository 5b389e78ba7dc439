"""Production Levels and Yields (1.4, P37)."""

from __future__ import annotations

from engine.voidfall.components import parts
from engine.voidfall.constants import MOST_LEVEL
from engine.voidfall.in_force import in_force
from engine.voidfall.map.sectors import all_guilds, all_installations, kind_of, own_sectors
from engine.voidfall.mat import starting_agendas
from engine.voidfall.state import Sector, State
from engine.voidfall.vocabulary.technology_rules import LevelPerGuild, LevelPerInstallation
from engine.voidfall.vocabulary.terms import GUILD_RESOURCES, RESOURCES, Guild, Resource

RESOURCE_GUILDS: dict[Resource, Guild] = {resource: guild for guild, resource in GUILD_RESOURCES.items()}
"""Which Guild produces a resource."""


def level(st: State, seat: int, resource: Resource) -> int:
    """The Production Level of a resource, at most 13: Guilds times Population in own sectors, Pure or Corrupted, and
    the bonuses of sectors, starting Agendas and Technologies."""
    sectors = own_sectors(st, seat)
    found = sum([_level_in(sector, resource) for sector in sectors])
    found += sum(agenda.production.of(resource) for agenda in starting_agendas(st.players[seat]))
    for per_guild in in_force(st, seat, LevelPerGuild):
        if per_guild.resource == resource:
            found += per_guild.amount * sum(all_guilds(sector).count(per_guild.guild) for sector in sectors)
    for per_piece in in_force(st, seat, LevelPerInstallation):
        if per_piece.resource == resource:
            found += per_piece.amount * sum(
                all_installations(sector).count(per_piece.installation) for sector in sectors
            )
    return min(MOST_LEVEL, found)


def yields(st: State, seat: int) -> dict[Resource, int]:
    """All Yields of a seat, found together."""
    levels: dict[Resource, int] = dict.fromkeys(RESOURCES, 0)
    sectors = own_sectors(st, seat)
    for sector in sectors:
        kind = kind_of(sector)
        for resource, amount in kind.production:
            levels[resource] += amount
        if sector.corrupted:
            for resource, amount in kind.corrupted_production:
                levels[resource] += amount
        for guild in all_guilds(sector):
            levels[GUILD_RESOURCES[guild]] += sector.population or 0
    for agenda in starting_agendas(st.players[seat]):
        for resource, amount in agenda.production:
            levels[resource] += amount
    for per_guild in in_force(st, seat, LevelPerGuild):
        pieces = sum([all_guilds(sector).count(per_guild.guild) for sector in sectors])
        levels[per_guild.resource] += per_guild.amount * pieces
    for per_piece in in_force(st, seat, LevelPerInstallation):
        pieces = sum([all_installations(sector).count(per_piece.installation) for sector in sectors])
        levels[per_piece.resource] += per_piece.amount * pieces
    return {resource: parts().production(resource, min(MOST_LEVEL, each)) for resource, each in levels.items()}


def _level_in(sector: Sector, resource: Resource) -> int:
    """What one sector adds to the Level of its controller."""
    kind = kind_of(sector)
    found = kind.production.of(resource)
    if sector.population:
        found += all_guilds(sector).count(RESOURCE_GUILDS[resource]) * sector.population
    return found + (kind.corrupted_production.of(resource) if sector.corrupted else 0)


def production_yield(st: State, seat: int, resource: Resource) -> int:
    """How much of a resource is produced at its present Level."""
    return parts().production(resource, level(st, seat, resource))
