"""Filters: which sectors, tracks, Technologies or Glory tokens are meant. All filters of a list must hold."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from engine.voidfall.vocabulary.terms import (
    NOT_EMPTY,
    Category,
    Few,
    Fleet,
    Guild,
    Installation,
    Level,
    Some,
    Track,
    tag_of,
)


class _Filter(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="is", tag=tag_of):
    """Whether something is meant."""


class Pure(_Filter, frozen=True):
    """Without Corruption (section 1.2). The Home sector is Pure (P74)."""


class Corrupted(_Filter, frozen=True):
    """With Corruption."""


class Voidborn(_Filter, frozen=True):
    """A sector with Voidborn cubes (P54)."""


class Fallen(_Filter, frozen=True):
    """A sector with a Fallen House card."""


class Population(_Filter, frozen=True):
    """Population of at least `least`; a sector without Population never (P30)."""

    least: Few


class ExactPopulation(_Filter, frozen=True):
    """Population of exactly `value` (R22)."""

    value: Few


class WithGuilds(_Filter, frozen=True):
    """At least `least` Guilds, printed ones included."""

    least: Few


class WithGuildKinds(_Filter, frozen=True):
    """At least one Guild of `least` of these kinds."""

    kinds: Annotated[tuple[Guild, ...], NOT_EMPTY]
    least: Few = 1


class DistinctGuilds(_Filter, frozen=True):
    """Guilds of at least `least` different kinds."""

    least: Few


class NoEmptyGuildSpace(_Filter, frozen=True):
    """All Guild spaces are taken; a sector without Guild spaces never."""


class WithInstallations(_Filter, frozen=True):
    """At least `least` Installations, printed ones included."""

    least: Few


class WithInstallationKinds(_Filter, frozen=True):
    """At least one Installation of these kinds."""

    kinds: Annotated[tuple[Installation, ...], NOT_EMPTY]


class WithFleetPower(_Filter, frozen=True):
    """At least `least` cubes of its owner."""

    least: Few


class WithFleetKinds(_Filter, frozen=True):
    """At least one cube of these types."""

    kinds: Annotated[tuple[Fleet, ...], NOT_EMPTY]


class Upkeep(_Filter, frozen=True):
    """Upkeep of the sector of at least `least`."""

    least: Few


class ExactUpkeep(_Filter, frozen=True):
    """Upkeep of the sector of exactly `value`."""

    value: Some


class AdjacentRift(_Filter, frozen=True):
    """Next to a Rift."""


class MostVoidborn(_Filter, frozen=True):
    """At most `most` Voidborn cubes."""

    most: Few


class WithHarbinger(_Filter, frozen=True):
    """With a Harbinger token."""


class Beyond(_Filter, frozen=True):
    """Only those after the first `first`."""

    first: Few


SectorFilter: TypeAlias = (
    Pure
    | Corrupted
    | Voidborn
    | Fallen
    | Population
    | ExactPopulation
    | WithGuilds
    | WithGuildKinds
    | DistinctGuilds
    | NoEmptyGuildSpace
    | WithInstallations
    | WithInstallationKinds
    | WithFleetPower
    | WithFleetKinds
    | Upkeep
    | ExactUpkeep
    | AdjacentRift
    | MostVoidborn
    | WithHarbinger
    | Beyond
)


class OnTrack(_Filter, frozen=True):
    """This Civilization track only."""

    track: Track


class Tier(_Filter, frozen=True):
    """At Tier `least` or higher; a Tier is counted on the track, Pure or not."""

    least: Few


TrackFilter: TypeAlias = Pure | OnTrack | Tier


class OfLevel(_Filter, frozen=True):
    """A Basic or an Improved Technology."""

    level: Level


class OfCategory(_Filter, frozen=True):
    """A Technology of this category."""

    category: Category


TechnologyFilter: TypeAlias = OfLevel | OfCategory


class GloryValue(_Filter, frozen=True):
    """A Glory token of exactly this value."""

    value: Few


class LeastGloryValue(_Filter, frozen=True):
    """A Glory token of at least this value."""

    least: Few


GloryFilter: TypeAlias = GloryValue | LeastGloryValue
