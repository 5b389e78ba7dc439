"""What counts, conditions and filters of the vocabulary say of a game at this moment (P40, P74)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from engine.voidfall.components import parts
from engine.voidfall.map.sectors import (
    adjacent_places,
    all_guilds,
    all_installations,
    controlled_sectors,
    free_guild_spaces,
    kind_of,
    own_sectors,
)
from engine.voidfall.mat import corruptible_slots, preferred_types, pure_agendas, pure_track, tier
from engine.voidfall.production import production_yield
from engine.voidfall.records.galaxy import RIFT
from engine.voidfall.state import Player, Sector, State
from engine.voidfall.tasks import Place, Scope
from engine.voidfall.upkeep import sector_upkeep, total_upkeep, upkeep_of_sectors
from engine.voidfall.vocabulary import counts as of
from engine.voidfall.vocabulary import filters
from engine.voidfall.vocabulary.conditions import AllHold, AnyHolds, AtLeast, AtMost, Condition, Exactly
from engine.voidfall.vocabulary.counts import Count
from engine.voidfall.vocabulary.filters import GloryFilter, SectorFilter, TechnologyFilter, TrackFilter
from engine.voidfall.vocabulary.terms import BASIC_RESOURCES, FLEETS, RESOURCES, TRACKS, Level, Track

Filters: TypeAlias = tuple[SectorFilter, ...]
NO_SCOPE = Scope()
"""Of no unit of play. Nobody writes it."""


def count(st: State, seat: int, given: Count, scope: Scope = NO_SCOPE) -> int:
    """A number that a seat has. `scope`: of the unit of play, for counts that speak of its invasion."""
    return COUNTS[type(given)](st, seat, given, scope)


def holds(st: State, seat: int, given: Condition, scope: Scope = NO_SCOPE) -> bool:
    """Whether a condition holds for a seat."""
    match given:
        case AllHold(several):
            return all(holds(st, seat, each, scope) for each in several)
        case AnyHolds(several):
            return any(holds(st, seat, each, scope) for each in several)
        case AtLeast(counted) | AtMost(counted) | Exactly(counted):
            return satisfies(given, count(st, seat, counted, scope))


def satisfies(given: AtLeast | AtMost | Exactly, value: int) -> bool:
    """Whether a number is what a condition asks for."""
    match given:
        case AtLeast(value=bound):
            return value >= bound
        case AtMost(value=bound):
            return value <= bound
        case Exactly(value=bound):
            return value == bound


# -- filters ---------------------------------------------------------------------------------------------------------


def passes_filter(st: State, place: Place, given: SectorFilter) -> bool:
    """Whether a filter holds for a sector. `Beyond` is none of a single sector: see `sectors_where`."""
    return SECTOR_FILTERS[type(given)](st, place, st.sectors[place], given)


def passes_all(st: State, place: Place, where: Filters) -> bool:
    """Whether all filters hold for a sector."""
    return all(passes_filter(st, place, each) for each in where)


def sectors_where(st: State, seat: int, where: Filters) -> list[Place]:
    """The sectors of a seat that pass all filters, in the order of the map."""
    if not where:
        return controlled_sectors(st, seat)
    single = tuple([each for each in where if not isinstance(each, filters.Beyond)])
    skipped = sum([each.first for each in where if isinstance(each, filters.Beyond)])
    return [place for place in controlled_sectors(st, seat) if passes_all(st, place, single)][skipped:]


def _sectors(st: State, seat: int, where: Filters) -> list[Sector]:
    if not where:
        return own_sectors(st, seat)
    return [st.sectors[place] for place in sectors_where(st, seat, where)]


SECTOR_FILTERS: dict[type[Any], Callable[[State, Place, Sector, Any], bool]] = {
    filters.Pure: lambda st, place, sector, given: not sector.corrupted,
    filters.Corrupted: lambda st, place, sector, given: sector.corrupted,
    filters.Voidborn: lambda st, place, sector, given: sector.voidborn > 0,
    filters.Fallen: lambda st, place, sector, given: bool(sector.fallen),
    filters.Population: lambda st, place, sector, given: (sector.population or 0) >= given.least,
    filters.ExactPopulation: lambda st, place, sector, given: sector.population == given.value,
    filters.WithGuilds: lambda st, place, sector, given: len(all_guilds(sector)) >= given.least,
    filters.WithGuildKinds: lambda st, place, sector, given: (
        sum(1 for kind in given.kinds if kind in all_guilds(sector)) >= given.least
    ),
    filters.DistinctGuilds: lambda st, place, sector, given: len(set(all_guilds(sector))) >= given.least,
    filters.NoEmptyGuildSpace: lambda st, place, sector, given: (
        kind_of(sector).guild_spaces > 0 and not free_guild_spaces(sector)
    ),
    filters.WithInstallations: lambda st, place, sector, given: len(all_installations(sector)) >= given.least,
    filters.WithInstallationKinds: lambda st, place, sector, given: any(
        kind in given.kinds for kind in all_installations(sector)
    ),
    filters.WithFleetPower: lambda st, place, sector, given: sector.cubes >= given.least,
    filters.WithFleetKinds: lambda st, place, sector, given: any(sector.fleets.get(kind) for kind in given.kinds),
    filters.Upkeep: lambda st, place, sector, given: sector_upkeep(sector) >= given.least,
    filters.ExactUpkeep: lambda st, place, sector, given: sector_upkeep(sector) == given.value,
    filters.AdjacentRift: lambda st, place, sector, given: any(
        st.sectors[other].kind == RIFT for other in adjacent_places(st, place)
    ),
    filters.MostVoidborn: lambda st, place, sector, given: sector.voidborn <= given.most,
    filters.WithHarbinger: lambda st, place, sector, given: sector.harbingers > 0,
}


def track_passes(player: Player, track: Track, given: TrackFilter) -> bool:
    """Whether a filter holds for a Civilization track."""
    match given:
        case filters.Pure():
            return pure_track(player, track)
        case filters.OnTrack(named):
            return track == named
        case filters.Tier(least):
            return tier(player, track) >= least


def technology_passes(technology: str, level: Level, given: TechnologyFilter) -> bool:
    """Whether a filter holds for a Technology."""
    match given:
        case filters.OfLevel(named):
            return level == named
        case filters.OfCategory(category):
            return parts().technologies[technology].category == category


def glory_passes(value: int, given: GloryFilter) -> bool:
    """Whether a filter holds for a Glory token."""
    match given:
        case filters.GloryValue(named):
            return value == named
        case filters.LeastGloryValue(least):
            return value >= least


# -- counts ----------------------------------------------------------------------------------------------------------


def _guilds(st: State, seat: int, given: of.Guilds, scope: Scope) -> int:
    guilds = [guild for sector in _sectors(st, seat, given.where) for guild in all_guilds(sector)]
    return sum(1 for guild in guilds if guild in given.kinds) if given.kinds else len(guilds)


def _installations(st: State, seat: int, given: of.Installations, scope: Scope) -> int:
    pieces = [piece for sector in _sectors(st, seat, given.where) for piece in all_installations(sector)]
    return sum(1 for piece in pieces if piece in given.kinds) if given.kinds else len(pieces)


def _fleet_types(st: State, seat: int, given: of.FleetTypes, scope: Scope) -> int:
    sectors = _sectors(st, seat, given.where)
    return sum(1 for fleet in FLEETS if any(sector.fleets.get(fleet) for sector in sectors))


def _active_and_deployed(st: State, seat: int, given: of.ActiveAndDeployedFleetPower, scope: Scope) -> int:
    return st.players[seat].active + sum(sector.cubes for sector in _sectors(st, seat, (filters.Pure(),)))


def _technologies(st: State, seat: int, given: of.Technologies, scope: Scope) -> int:
    owned = st.players[seat].technologies.items()
    return sum(1 for name, level in owned if all(technology_passes(name, level, each) for each in given.where))


def _tracks(st: State, seat: int, given: of.Tracks, scope: Scope) -> int:
    player = st.players[seat]
    return sum(1 for track in TRACKS if all(track_passes(player, track, each) for each in given.where))


def _glory_tokens(st: State, seat: int, given: of.GloryTokens, scope: Scope) -> int:
    return sum(1 for value in st.players[seat].glory if all(glory_passes(value, each) for each in given.where))


def _mat_corruption(st: State, seat: int, given: Any, scope: Scope) -> int:
    player = st.players[seat]
    return sum(player.track_corruption) + sum(slot.corrupted for slot in corruptible_slots(player))


def _all_corruption(st: State, seat: int, given: of.AllCorruption, scope: Scope) -> int:
    return _mat_corruption(st, seat, given, scope) + len(_sectors(st, seat, (filters.Corrupted(),)))


def _extreme_yields(st: State, seat: int, given: of.ExtremeYields, scope: Scope) -> int:
    yields = {resource: production_yield(st, seat, resource) for resource in RESOURCES}
    return max(yields.values()) + min(yields[resource] for resource in BASIC_RESOURCES)


def _preferred_in_discard(st: State, seat: int, given: of.PreferredInDiscard, scope: Scope) -> int:
    player, cards = st.players[seat], parts().focus_cards
    preferred = preferred_types(player)
    return sum(1 for card in player.discard if cards[card].type in preferred)


COUNTS: dict[type[Any], Callable[[State, int, Any, Scope], int]] = {
    of.Sectors: lambda st, seat, given, scope: len(sectors_where(st, seat, given.where)),
    of.Guilds: _guilds,
    of.Installations: _installations,
    of.FleetPower: lambda st, seat, given, scope: sum(each.cubes for each in _sectors(st, seat, given.where)),
    of.TotalPopulation: lambda st, seat, given, scope: sum(
        each.population or 0 for each in _sectors(st, seat, given.where)
    ),
    of.FleetTypes: _fleet_types,
    of.ActiveFleetPower: lambda st, seat, given, scope: st.players[seat].active,
    of.ActiveAndDeployedFleetPower: _active_and_deployed,
    of.EmptyGuildSpaces: lambda st, seat, given, scope: sum(free_guild_spaces(each) for each in _sectors(st, seat, ())),
    of.Technologies: _technologies,
    of.Tracks: _tracks,
    of.GloryTokens: _glory_tokens,
    of.TotalGlory: lambda st, seat, given, scope: sum(st.players[seat].glory),
    of.BestGlory: lambda st, seat, given, scope: sum(sorted(st.players[seat].glory)[-given.tokens :]),
    of.BountyTokens: lambda st, seat, given, scope: len(st.players[seat].bounties),
    of.ReclaimTokens: lambda st, seat, given, scope: len(st.players[seat].reclaims),
    of.TradeTokens: lambda st, seat, given, scope: st.players[seat].trade,
    of.PureAgendas: lambda st, seat, given, scope: len(pure_agendas(st.players[seat])),
    of.MatCorruption: _mat_corruption,
    of.TrackCorruption: lambda st, seat, given, scope: sum(st.players[seat].track_corruption),
    of.AllCorruption: _all_corruption,
    of.TotalUpkeep: lambda st, seat, given, scope: total_upkeep(st, seat),
    of.SectorUpkeep: lambda st, seat, given, scope: upkeep_of_sectors(st, seat),
    of.UnpaidUpkeep: lambda st, seat, given, scope: st.players[seat].unpaid,
    of.Stock: lambda st, seat, given, scope: sum(st.players[seat].stock[each] for each in given.resources),
    of.ResourceYield: lambda st, seat, given, scope: production_yield(st, seat, given.resource),
    of.ResourceTypes: lambda st, seat, given, scope: sum(
        1 for units in st.players[seat].stock.values() if units >= given.least
    ),
    of.ScarcestResource: lambda st, seat, given, scope: min(st.players[seat].stock.values()),
    of.ExtremeYields: _extreme_yields,
    of.PreferredInDiscard: _preferred_in_discard,
    of.VoidbornRemoved: lambda st, seat, given, scope: scope.voidborn_removed,
    of.InvadedPopulation: lambda st, seat, given, scope: scope.population,
    of.Catastrophes: lambda st, seat, given, scope: st.coop.catastrophes if st.coop is not None else 0,
}
