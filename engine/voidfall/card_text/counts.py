"""Counts, filters and conditions in words.

A count is told as a noun for a number of things ("Guilds in your Pure sectors"), or as a measure ("your total
Upkeep"). The noun takes the number that it stands with: one, so many, or none.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.text import Text, say
from engine.voidfall.card_text.words import (
    NONE,
    alternatives,
    fleet_name,
    guilds,
    installations,
    joined,
    kind_of,
    listed,
    resource_name,
    told,
)
from engine.voidfall.vocabulary import counts, filters
from engine.voidfall.vocabulary.conditions import AllHold, AnyHolds, AtLeast, AtMost, Condition, Exactly
from engine.voidfall.vocabulary.counts import Count
from engine.voidfall.vocabulary.filters import SectorFilter
from engine.voidfall.vocabulary.terms import RESOURCES

MEASURES = (
    counts.TotalPopulation,
    counts.TotalGlory,
    counts.BestGlory,
    counts.TotalUpkeep,
    counts.SectorUpkeep,
    counts.UnpaidUpkeep,
    counts.ResourceYield,
    counts.ScarcestResource,
    counts.ExtremeYields,
    counts.InvadedPopulation,
    counts.Catastrophes,
)
"""Counts that are values rather than numbers of things."""

_SIDES = (filters.Pure, filters.Corrupted, filters.Voidborn, filters.Fallen)
"""Filters that stand before the word sector."""
_TRACK_AT_TIER = {filters.Pure, filters.OnTrack, filters.Tier}


def sectors(where: Sequence[SectorFilter], count: int) -> Text:
    """`Pure sectors with Population 3 or more`."""
    kinds = [each for each in where if isinstance(each, _SIDES)]
    noun = told("filter", kinds[0], n=count) if kinds else say("vf-filter-none", n=count)
    features = [_feature(each) for each in where if not isinstance(each, _SIDES)]
    return say("vf-sectors-with", sectors=noun, features=listed(features)) if features else noun


def _feature(given: SectorFilter) -> Text:
    """`with Population 3 or more`."""
    match given:
        case filters.Population(least) | filters.WithGuilds(least) | filters.DistinctGuilds(least):
            return told("filter", given, n=least)
        case filters.WithInstallations(least) | filters.WithFleetPower(least) | filters.Upkeep(least):
            return told("filter", given, n=least)
        case filters.ExactPopulation(value) | filters.ExactUpkeep(value):
            return told("filter", given, n=value)
        case filters.MostVoidborn(most):
            return told("filter", given, n=most)
        case filters.Beyond(first):
            return told("filter", given, n=first)
        case filters.WithGuildKinds(kinds, 1):
            return told("filter", given, first=kinds[0], guilds=guilds(kinds, 1))
        case filters.WithGuildKinds(kinds, least):
            names = listed([say(f"vf-guild-of-{kind}") for kind in kinds])
            return told("filter", given, "-several", n=least, kinds=names)
        case filters.WithInstallationKinds(kinds):
            return told("filter", given, installations=installations(kinds, 1))
        case filters.WithFleetKinds(kinds):
            return told("filter", given, fleets=alternatives([fleet_name(kind) for kind in kinds]))
        case _:
            return told("filter", given)


def noun(count: Count, number: int, *, each: bool = False) -> Text:
    """What is counted, for a number of it. `each`: after "for each", not after "you have"."""
    match count:
        case counts.Sectors(where):
            # "for each of your Pure sectors", "you have 2 Pure sectors"
            some = sectors(where, 2 if each and number == 1 else number)
            return told("count", count, "-each" if each else "", n=number, sectors=some)
        case counts.Guilds(kinds, where):
            return _within(count, where, number, guilds(kinds, number))
        case counts.Installations(kinds, where):
            return _within(count, where, number, installations(kinds, number))
        case counts.FleetPower(where) | counts.TotalPopulation(where) | counts.FleetTypes(where):
            return _within(count, where, number, NONE)
        case counts.Technologies(where):
            return told("count", count, n=number, technologies=_technologies(where, number))
        case counts.Tracks(where):
            return _tracks(count, number, each=each)
        case counts.GloryTokens(where):
            return told("count", count, n=number, value=_value(where))
        case counts.BestGlory(tokens):
            return told("count", count, n=number, tokens=tokens)
        case counts.Stock(resources):
            if resources == RESOURCES:
                return told("count", count, "-any", n=number)
            return told(
                "count", count, n=number, resources=alternatives([resource_name(one, number) for one in resources])
            )
        case counts.ResourceYield(resource):
            return told("count", count, n=number, resource=resource_name(resource))
        case counts.ResourceTypes(least):
            return told("count", count, n=number, least=least)
        case _:
            return told("count", count, n=number)


def unit(count: Count) -> Text:
    """The measure word for what is counted, in languages that have them."""
    return say("vf-unit", kind=kind_of(count))


def _within(count: Count, where: Sequence[SectorFilter], number: int, what: Text | str) -> Text:
    """Things in the player's sectors."""
    return told("count", count, n=number, what=what, sectors=sectors(where, 2))


def _value(where: Sequence[filters.GloryFilter]) -> Text | str:
    """` of value 5`."""
    for one in where:
        return told("filter", one, n=one.value if isinstance(one, filters.GloryValue) else one.least)
    return NONE


def _technologies(where: Sequence[filters.TechnologyFilter], number: int) -> Text:
    for one in where:
        if isinstance(one, filters.OfLevel):
            return say(f"vf-technologies-{one.level}", n=number)
        return told("filter", one, n=number, category=say(f"vf-category-{one.category}"))
    return say("vf-technologies", n=number)


def _tracks(count: counts.Tracks, number: int, *, each: bool) -> Text:
    """`Pure Civilization tracks at Tier 2 or higher`."""
    plural = 2 if each and number == 1 else number
    named = [one.track for one in count.where if isinstance(one, filters.OnTrack)]
    what = say(f"vf-track-{named[0]}") if named else say("vf-tracks", n=plural)
    if any(isinstance(one, filters.Pure) for one in count.where):
        what = say("vf-tracks-pure", tracks=what)
    for one in count.where:
        if isinstance(one, filters.Tier):
            what = told("filter", one, n=one.least, tracks=what)
    return told("count", count, "-each" if each else "", n=number, tracks=what)


def measure(count: Count) -> Text:
    """A value: `your total Upkeep`."""
    match count:
        case counts.TotalPopulation(where):
            return told("measure", count, sectors=sectors(where, 2))
        case counts.BestGlory(tokens):
            return told("measure", count, tokens=tokens)
        case counts.ResourceYield(resource):
            return told("measure", count, resource=resource_name(resource))
        case _:
            return told("measure", count)


def condition(given: Condition) -> Text:
    """`you have at least 2 Technologies and your total Upkeep is 6 or less`."""
    match given:
        case AllHold(of):
            return joined("vf-condition-all-hold", [condition(each) for each in of])
        case AnyHolds(of):
            return joined("vf-condition-any-holds", [condition(each) for each in of])
        case AtLeast(counts.Tracks(where), 1) if {type(one) for one in where} == _TRACK_AT_TIER:
            return _track_at_tier(where)
        case AtLeast(of, value) | AtMost(of, value) | Exactly(of, value):
            if isinstance(of, MEASURES):
                variant = "-nothing" if value == 0 and not isinstance(given, AtLeast) else "-measure"
                return _compared(given, variant, measure(of), NONE)
            variant = "-none" if value == 0 and not isinstance(given, AtLeast) else ""
            return _compared(given, variant, noun(of, value), unit(of))


def _compared(given: AtLeast | AtMost | Exactly, variant: str, what: Text, measure_word: Text | str) -> Text:
    if variant in ("-nothing", "-none"):
        return say(f"vf-condition{variant}", what=what)
    return told("condition", given, variant, n=given.value, what=what, unit=measure_word)


def _track_at_tier(where: Sequence[filters.TrackFilter]) -> Text:
    """`your Pure Society track is at Tier 2 or higher`."""
    track = next(one.track for one in where if isinstance(one, filters.OnTrack))
    tier = next(one.least for one in where if isinstance(one, filters.Tier))
    return say("vf-condition-track", track=say(f"vf-track-{track}"), n=tier)
