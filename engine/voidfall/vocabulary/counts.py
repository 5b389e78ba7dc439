"""Counts: numbers that the table has at a moment, read by conditions and by effects with "for each"."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, TypeAlias

import msgspec

from engine.core.text import Text, say
from engine.voidfall.vocabulary import filters, words
from engine.voidfall.vocabulary.terms import NOT_EMPTY, RESOURCES, Few, Guild, Installation, Resource, tag_of, union_of


class _Count(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="count", tag=tag_of
):
    """A number, of one player unless said otherwise."""

    def thing(self, number: int) -> Text:
        """How so many of what is counted read, without their place: `Guilds`."""
        return words.record_text("count", self, n=number)

    def place(self) -> Text | None:
        """Where they are counted, if that is said apart: `in your Pure sectors`."""
        return None

    def noun(self, number: int) -> Text:
        """How so many of them read with their place: `Guilds in your Pure sectors`."""
        place = self.place()
        return self.thing(number) if place is None else say("vf-count-in", what=self.thing(number), place=place)

    def each_text(self, group: int = 1) -> Text:
        """`for each Guild in your Pure sectors`, `for every 2 Guilds in your Pure sectors`."""
        what, place = self.thing(group), self.place()
        if place is None:
            return say("vf-each", n=group, what=what, unit=self.unit())
        return say("vf-each-in", n=group, what=what, unit=self.unit(), place=place)

    def unit(self) -> Text:
        """The measure word for what is counted, in languages that have them."""
        return say("vf-unit", kind=words.kind_of(self))


class Measure(_Count, frozen=True):
    """A value rather than a number of things."""

    def measure(self) -> Text:
        """How the value reads: `your total Upkeep`."""
        return words.record_text("measure", self)

    def each_text(self, group: int = 1) -> Text:
        """`for each point of your total Upkeep`."""
        return say("vf-each-measure", n=group, what=self.noun(group), unit=self.unit())


class _InSectors(_Count, frozen=True):
    """Something in the player's sectors that pass the filters."""

    where: tuple[filters.SectorFilter, ...] = ()

    def place(self) -> Text:
        return _in_sectors(self.where)


class Sectors(_Count, frozen=True):
    """Sectors that the player controls, Home included (P74)."""

    where: tuple[filters.SectorFilter, ...] = ()

    def thing(self, number: int) -> Text:
        return words.record_text("count", self, n=number, sectors=filters.sectors_text(self.where, number))

    def each_text(self, group: int = 1) -> Text:
        """`for each of your Pure sectors`, `for each of your Pure sectors beyond the first 4`."""
        beyond = [one.first for one in self.where if isinstance(one, filters.Beyond)]
        of = [one for one in self.where if not isinstance(one, filters.Beyond)]
        what = say("vf-each-sectors", sectors=filters.sectors_text(of, 2))
        if beyond:
            return say("vf-each-beyond", n=beyond[0], what=what, unit=self.unit())
        return say("vf-each", n=group, what=what, unit=self.unit())


class Guilds(_Count, frozen=True):
    """Guilds in those sectors, printed ones included; `kinds`: only these."""

    kinds: tuple[Guild, ...] = ()
    where: tuple[filters.SectorFilter, ...] = ()

    def place(self) -> Text:
        return _in_sectors(self.where)

    def thing(self, number: int) -> Text:
        return words.record_text("count", self, n=number, what=words.guilds(self.kinds, number))


class Installations(_Count, frozen=True):
    """Installations in those sectors, printed ones included; `kinds`: only these."""

    kinds: tuple[Installation, ...] = ()
    where: tuple[filters.SectorFilter, ...] = ()

    def place(self) -> Text:
        return _in_sectors(self.where)

    def thing(self, number: int) -> Text:
        return words.record_text("count", self, n=number, what=words.installations(self.kinds, number))


class FleetPower(_InSectors, frozen=True):
    """Deployed cubes in those sectors."""


class TotalPopulation(Measure, frozen=True):
    """The sum of their Population."""

    where: tuple[filters.SectorFilter, ...] = ()

    def thing(self, number: int) -> Text:
        return words.record_text("count", self, n=number, sectors=filters.sectors_text(self.where, 2))

    def measure(self) -> Text:
        return words.record_text("measure", self, sectors=filters.sectors_text(self.where, 2))


class FleetTypes(_InSectors, frozen=True):
    """Different Fleet types among the cubes in those sectors."""


class ActiveFleetPower(_Count, frozen=True):
    """Active cubes."""


class ActiveAndDeployedFleetPower(_Count, frozen=True):
    """Active cubes and cubes in Pure sectors."""


class EmptyGuildSpaces(_Count, frozen=True):
    """Empty Guild spaces in the player's sectors; the extra spaces of Ark Ships do not count (R11)."""


class Technologies(_Count, frozen=True):
    """Technologies owned, the starting one included; an Improved one counts once."""

    where: tuple[filters.TechnologyFilter, ...] = ()

    def thing(self, number: int) -> Text:
        of = self.where[0].noun(number) if self.where else say("vf-technologies", n=number)
        return words.record_text("count", self, n=number, technologies=of)


class Tracks(_Count, frozen=True):
    """Civilization tracks that pass the filters."""

    where: tuple[filters.TrackFilter, ...] = ()

    def thing(self, number: int) -> Text:
        named = [one.track for one in self.where if isinstance(one, filters.OnTrack)]
        what = say(f"vf-track-{named[0]}") if named else say("vf-tracks", n=number)
        if any(isinstance(one, filters.Pure) for one in self.where):
            what = say("vf-tracks-pure", tracks=what)
        for one in self.where:
            if isinstance(one, filters.Tier):
                what = words.record_text("filter", one, n=one.least, tracks=what)
        return words.record_text("count", self, n=number, tracks=what)

    def each_text(self, group: int = 1) -> Text:
        """`for each of your Pure Civilization tracks`."""
        what = say("vf-each-tracks", tracks=self.thing(2))
        return say("vf-each", n=group, what=what, unit=self.unit())


class GloryTokens(_Count, frozen=True):
    """Glory tokens."""

    where: tuple[filters.GloryFilter, ...] = ()

    def thing(self, number: int) -> Text:
        return words.record_text("count", self, n=number, value=self.where[0].text() if self.where else words.NONE)


class TotalGlory(Measure, frozen=True):
    """The sum of all Glory values."""


class BestGlory(Measure, frozen=True):
    """The sum of the values of the `tokens` best Glory tokens."""

    tokens: Few

    def thing(self, number: int) -> Text:
        return words.record_text("count", self, n=number, tokens=self.tokens)

    def measure(self) -> Text:
        return words.record_text("measure", self, tokens=self.tokens)


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

    def place(self) -> Text:
        return say("vf-in-mat")


class TrackCorruption(_Count, frozen=True):
    """Corruption on Civilization tracks."""

    def place(self) -> Text:
        return say("vf-in-tracks")


class AllCorruption(_Count, frozen=True):
    """Corruption on Civilization tracks, Agenda slots and sectors of the player."""

    def place(self) -> Text:
        return say("vf-in-mat-and-sectors")


class TotalUpkeep(Measure, frozen=True):
    """Upkeep of sectors and of Agendas without a Trade token, at the moment of the check (P49)."""


class SectorUpkeep(Measure, frozen=True):
    """Upkeep of sectors; icons count even where a Technology satisfies them for free."""


class UnpaidUpkeep(Measure, frozen=True):
    """Upkeep that was not paid in this Cycle."""


class Stock(_Count, frozen=True):
    """Units in stock of these resources together (P40)."""

    resources: Annotated[tuple[Resource, ...], NOT_EMPTY]

    def place(self) -> Text:
        return say("vf-in-stock")

    def thing(self, number: int) -> Text:
        if self.resources == RESOURCES:
            return words.record_text("count", self, "-any", n=number)
        names = words.alternatives([words.resource_name(one, number) for one in self.resources])
        return words.record_text("count", self, n=number, resources=names)


class ResourceYield(Measure, frozen=True):
    """The present Yield of a resource, bonuses included (R23)."""

    resource: Resource

    def thing(self, number: int) -> Text:
        return words.record_text("count", self, n=number, resource=words.resource_name(self.resource))

    def measure(self) -> Text:
        return words.record_text("measure", self, resource=words.resource_name(self.resource))


class ResourceTypes(_Count, frozen=True):
    """Resource types with at least `least` units in stock."""

    least: Few

    def thing(self, number: int) -> Text:
        return words.record_text("count", self, n=number, least=self.least)


class ScarcestResource(Measure, frozen=True):
    """Units in stock of the resource of which the player has least; one of them on a tie."""


class ExtremeYields(Measure, frozen=True):
    """The highest Yield of all five resources plus the lowest of Food, Energy and Materials."""


class PreferredInDiscard(_Count, frozen=True):
    """Focus cards of a preferred type in the player's discard (P73)."""

    def place(self) -> Text:
        return say("vf-in-discard")


class VoidbornRemoved(_Count, frozen=True):
    """Voidborn cubes removed in the combat of this invasion."""

    def each_text(self, group: int = 1) -> Text:
        """`for each Voidborn cube removed in that combat`."""
        return say("vf-each-voidborn-removed", n=group, what=self.thing(group))


class InvadedPopulation(Measure, frozen=True):
    """The Population of the invaded sector."""


class Catastrophes(Measure, frozen=True):
    """Catastrophe tokens of the table."""


if TYPE_CHECKING:
    Count: TypeAlias = _Count
else:
    Count = union_of(_Count)


def _in_sectors(where: tuple[filters.SectorFilter, ...]) -> Text:
    """`in your Pure sectors`."""
    return say("vf-in-sectors", sectors=filters.sectors_text(where, 2))
