"""Filters: which sectors, tracks, Technologies or Glory tokens are meant. All filters of a list must hold."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, TypeAlias

from engine.core.text import Text, say
from engine.voidfall.vocabulary import terms, words
from engine.voidfall.vocabulary.base import Record


class _Filter(Record, frozen=True, tag_field="is"):
    """Whether something is meant. It reads as a feature: `with Population 3 or more`."""

    messages = "filter"


class Side(_Filter, frozen=True):
    """What stands before the word sector."""


class _Least(_Filter, frozen=True):
    """At least so much of something."""

    least: terms.Few


class Pure(Side, frozen=True):
    """Without Corruption (section 1.2). The Home sector is Pure (P74)."""


class Corrupted(Side, frozen=True):
    """With Corruption."""


class Voidborn(Side, frozen=True):
    """A sector with Voidborn cubes (P54)."""


class Fallen(Side, frozen=True):
    """A sector with a Fallen House card."""


class Population(_Least, frozen=True):
    """Population of at least `least`; a sector without Population never (P30)."""


class ExactPopulation(_Filter, frozen=True):
    """Population of exactly `value` (R22)."""

    value: terms.Few


class WithGuilds(_Least, frozen=True):
    """At least `least` Guilds, printed ones included."""


class WithGuildKinds(_Filter, frozen=True):
    """At least one Guild of `least` of these kinds."""

    kinds: Annotated[tuple[terms.Guild, ...], terms.NOT_EMPTY]
    least: terms.Few = 1

    def text(self) -> Text:
        if self.least == 1:
            return words.record_text("filter", self, first=self.kinds[0], guilds=words.guilds(self.kinds, 1))
        names = words.list_text([say(f"vf-guild-of-{kind}") for kind in self.kinds])
        return words.record_text("filter", self, "-several", n=self.least, kinds=names)


class DistinctGuilds(_Least, frozen=True):
    """Guilds of at least `least` different kinds."""


class NoEmptyGuildSpace(_Filter, frozen=True):
    """All Guild spaces are taken; a sector without Guild spaces never."""


class WithInstallations(_Least, frozen=True):
    """At least `least` Installations, printed ones included."""


class WithInstallationKinds(_Filter, frozen=True):
    """At least one Installation of these kinds."""

    kinds: Annotated[tuple[terms.Installation, ...], terms.NOT_EMPTY]

    def text(self) -> Text:
        return words.record_text("filter", self, installations=words.installations(self.kinds, 1))


class WithFleetPower(_Least, frozen=True):
    """At least `least` cubes of its owner."""


class WithFleetKinds(_Filter, frozen=True):
    """At least one cube of these types."""

    kinds: Annotated[tuple[terms.Fleet, ...], terms.NOT_EMPTY]

    def text(self) -> Text:
        return words.record_text(
            "filter", self, fleets=words.alternatives([words.fleet_name(kind) for kind in self.kinds])
        )


class Upkeep(_Least, frozen=True):
    """Upkeep of the sector of at least `least`."""


class ExactUpkeep(_Filter, frozen=True):
    """Upkeep of the sector of exactly `value`."""

    value: terms.Some


class AdjacentRift(_Filter, frozen=True):
    """Next to a Rift."""


class MostVoidborn(_Filter, frozen=True):
    """At most `most` Voidborn cubes."""

    most: terms.Few


class WithHarbinger(_Filter, frozen=True):
    """With a Harbinger token."""


class Beyond(_Filter, frozen=True):
    """Only those after the first `first`."""

    first: terms.Few


if TYPE_CHECKING:
    SectorFilter: TypeAlias = _Filter
else:
    SectorFilter = terms.union_of(_Filter)


class OnTrack(_Filter, frozen=True):
    """This Civilization track only."""

    track: terms.Track


class Tier(_Least, frozen=True):
    """At Tier `least` or higher; a Tier is counted on the track, Pure or not."""


TrackFilter: TypeAlias = Pure | OnTrack | Tier


class OfLevel(_Filter, frozen=True):
    """A Basic or an Improved Technology."""

    level: terms.Level

    def noun(self, number: int) -> Text:
        """How so many of them read: `Improved Technologies`."""
        return say(f"vf-technologies-{self.level}", n=number)


class OfCategory(_Filter, frozen=True):
    """A Technology of this category."""

    category: terms.Category

    def noun(self, number: int) -> Text:
        """How so many of them read: `Production Technologies`."""
        return words.record_text("filter", self, n=number, category=say(f"vf-category-{self.category}"))


TechnologyFilter: TypeAlias = OfLevel | OfCategory


class GloryValue(_Filter, frozen=True):
    """A Glory token of exactly this value."""

    value: terms.Few


class LeastGloryValue(_Least, frozen=True):
    """A Glory token of at least this value."""


GloryFilter: TypeAlias = GloryValue | LeastGloryValue


def sectors_text(where: Sequence[SectorFilter], count: int) -> Text:
    """`Pure sectors with Population 3 or more`."""
    sides = [each for each in where if isinstance(each, Side)]
    noun = words.record_text("filter", sides[0], n=count) if sides else say("vf-filter-none", n=count)
    features = [each.text() for each in where if not isinstance(each, Side)]
    return say("vf-sectors-with", sectors=noun, features=words.clauses_text(features)) if features else noun
