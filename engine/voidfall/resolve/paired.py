"""An Agenda action whose two parts are for the same resource: a Guild, and production (App-3, Wealth)."""

from __future__ import annotations

from engine.voidfall.components import parts
from engine.voidfall.production import RESOURCE_GUILDS
from engine.voidfall.tasks import Unit
from engine.voidfall.vocabulary.terms import GUILD_RESOURCES, GUILDS, Guild, Resource


def is_paired(unit: Unit) -> bool:
    """Whether a unit of play is such an action."""
    source, known = unit.source, parts()
    return source.kind == "agenda" and known.agenda_types[known.agendas[source.id].type].same_resource


def paired_resource(unit: Unit) -> Resource | None:
    """The only resource that may be produced: that of the Guild that was established before. None: any."""
    guild = unit.scope.guild
    return GUILD_RESOURCES[guild] if guild is not None and is_paired(unit) else None


def paired_guilds(unit: Unit) -> tuple[Guild, ...]:
    """The Guilds that may be established: that of the resource that was produced before, or all."""
    produced = unit.scope.produced
    return (RESOURCE_GUILDS[produced],) if produced is not None and is_paired(unit) else GUILDS
