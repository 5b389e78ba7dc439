"""Counts: numbers that the table has at a moment, read by conditions and by effects with "for each"."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from engine.voidfall.vocabulary.filters import GloryFilter, SectorFilter, TechnologyFilter, TrackFilter
from engine.voidfall.vocabulary.terms import NOT_EMPTY, Few, Guild, Installation, Resource, tag_of


class _Count(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="count", tag=tag_of
):
    """A number, of one player unless said otherwise."""


class Sectors(_Count, frozen=True):
    """Sectors that the player controls, Home included (P74)."""

    where: tuple[SectorFilter, ...] = ()


class Guilds(_Count, frozen=True):
    """Guilds in those sectors, printed ones included; `kinds`: only these."""

    kinds: tuple[Guild, ...] = ()
    where: tuple[SectorFilter, ...] = ()


class Installations(_Count, frozen=True):
    """Installations in those sectors, printed ones included; `kinds`: only these."""

    kinds: tuple[Installation, ...] = ()
    where: tuple[SectorFilter, ...] = ()


class FleetPower(_Count, frozen=True):
    """Deployed cubes in those sectors."""

    where: tuple[SectorFilter, ...] = ()


class TotalPopulation(_Count, frozen=True):
    """The sum of their Population."""

    where: tuple[SectorFilter, ...] = ()


class FleetTypes(_Count, frozen=True):
    """Different Fleet types among the cubes in those sectors."""

    where: tuple[SectorFilter, ...] = ()


class ActiveFleetPower(_Count, frozen=True):
    """Active cubes."""


class ActiveAndDeployedFleetPower(_Count, frozen=True):
    """Active cubes and cubes in Pure sectors."""


class EmptyGuildSpaces(_Count, frozen=True):
    """Empty Guild spaces in the player's sectors; the extra spaces of Ark Ships do not count (R11)."""


class Technologies(_Count, frozen=True):
    """Technologies owned, the starting one included; an Improved one counts once."""

    where: tuple[TechnologyFilter, ...] = ()


class Tracks(_Count, frozen=True):
    """Civilization tracks that pass the filters."""

    where: tuple[TrackFilter, ...] = ()


class GloryTokens(_Count, frozen=True):
    """Glory tokens."""

    where: tuple[GloryFilter, ...] = ()


class TotalGlory(_Count, frozen=True):
    """The sum of all Glory values."""


class BestGlory(_Count, frozen=True):
    """The sum of the values of the `tokens` best Glory tokens."""

    tokens: Few


class BountyTokens(_Count, frozen=True):
    """Bounty tokens kept."""


class ReclaimTokens(_Count, frozen=True):
    """Reclaim tokens kept."""


class TradeTokens(_Count, frozen=True):
    """Trade tokens held; the flipped one is not among them."""


class PureAgendas(_Count, frozen=True):
    """Agendas in play in Pure slots, without the starting one."""


class MatCorruption(_Count, frozen=True):
    """Corruption on Civilization tracks and Agenda slots."""


class TrackCorruption(_Count, frozen=True):
    """Corruption on Civilization tracks."""


class AllCorruption(_Count, frozen=True):
    """Corruption on Civilization tracks, Agenda slots and sectors of the player."""


class TotalUpkeep(_Count, frozen=True):
    """Upkeep of sectors and of Agendas without a Trade token, at the moment of the check (P49)."""


class SectorUpkeep(_Count, frozen=True):
    """Upkeep of sectors; icons count even where a Technology satisfies them for free."""


class UnpaidUpkeep(_Count, frozen=True):
    """Upkeep that was not paid in this Cycle."""


class Stock(_Count, frozen=True):
    """Units in stock of these resources together (P40)."""

    resources: Annotated[tuple[Resource, ...], NOT_EMPTY]


class ResourceYield(_Count, frozen=True):
    """The present Yield of a resource, bonuses included (R23)."""

    resource: Resource


class ResourceTypes(_Count, frozen=True):
    """Resource types with at least `least` units in stock."""

    least: Few


class ScarcestResource(_Count, frozen=True):
    """Units in stock of the resource of which the player has least; one of them on a tie."""


class ExtremeYields(_Count, frozen=True):
    """The highest Yield of all five resources plus the lowest of Food, Energy and Materials."""


class PreferredInDiscard(_Count, frozen=True):
    """Focus cards of a preferred type in the player's discard (P73)."""


class VoidbornRemoved(_Count, frozen=True):
    """Voidborn cubes removed in the combat of this invasion."""


class InvadedPopulation(_Count, frozen=True):
    """The Population of the invaded sector."""


class Catastrophes(_Count, frozen=True):
    """Catastrophe tokens of the table."""


Count: TypeAlias = (
    Sectors
    | Guilds
    | Installations
    | FleetPower
    | TotalPopulation
    | FleetTypes
    | ActiveFleetPower
    | ActiveAndDeployedFleetPower
    | EmptyGuildSpaces
    | Technologies
    | Tracks
    | GloryTokens
    | TotalGlory
    | BestGlory
    | BountyTokens
    | ReclaimTokens
    | TradeTokens
    | PureAgendas
    | MatCorruption
    | TrackCorruption
    | AllCorruption
    | TotalUpkeep
    | SectorUpkeep
    | UnpaidUpkeep
    | Stock
    | ResourceYield
    | ResourceTypes
    | ScarcestResource
    | ExtremeYields
    | PreferredInDiscard
    | VoidbornRemoved
    | InvadedPopulation
    | Catastrophes
)
