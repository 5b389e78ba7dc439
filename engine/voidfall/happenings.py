"""What a player has just done, as records: triggers of cards and Crises react to them (13.7, P60).

A resolver calls `engine.voidfall.flow.happened` after it has changed the state.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

import msgspec

from engine.voidfall.vocabulary.terms import Fleet, Guild, Installation, Level, Resource, Track, union_of

Where: TypeAlias = Literal["sector", "track", "agenda_slot", "stored"]
"""Where Corruption lay."""


class _Happening(msgspec.Struct, frozen=True, tag_field="what", tag=str.lower):
    """`seat` has done something."""

    seat: int


class PopulationIncreased(_Happening, frozen=True):
    """A Pure Population went up by one."""

    place: str


class GuildEstablished(_Happening, frozen=True):
    """A Guild was established."""

    place: str
    guild: Guild


class InstallationBuilt(_Happening, frozen=True):
    """An Installation was built."""

    place: str
    kind: Installation


class CorruptionRemoved(_Happening, frozen=True):
    """A Corruption was removed; `place`: of the sector."""

    where: Where
    place: str = ""


class CorruptionPaid(_Happening, frozen=True):
    """A Corruption was gained as a part of a cost."""


class ProducingCredits(_Happening, frozen=True):
    """Credits are about to be produced."""


class ResourceProduced(_Happening, frozen=True):
    """A resource was produced; `over`: overproduced."""

    resource: Resource
    over: bool


class CubeActivated(_Happening, frozen=True):
    """A cube was activated."""


class CubeDeployed(_Happening, frozen=True):
    """A cube was deployed."""

    place: str
    fleet: Fleet


class CubeRegrouped(_Happening, frozen=True):
    """A cube moved one step in a regroup; `first`: of this regroup."""

    first: bool


class SectorInvaded(_Happening, frozen=True):
    """A successful invasion. `voidborn`: the cubes there before the Approach. `moved`: the cubes that moved in, `lost`:
    those recalled in the combat. `corrupted`, `fallen`, `population`: what the sector was before."""

    place: str
    voidborn: int
    moved: int
    lost: int
    corrupted: bool
    fallen: bool
    population: int


class SkirmishWon(_Happening, frozen=True):
    """A Skirmish was won by its defender. `lost`: the cubes recalled in it."""

    place: str
    lost: int


class SectorAbandoned(_Happening, frozen=True):
    """A sector outside Home was emptied by moving or recalling cubes."""

    place: str


class TechnologyGained(_Happening, frozen=True):
    """A Technology was gained."""

    technology: str
    level: Level


class AgendaGained(_Happening, frozen=True):
    """An Agenda was gained."""


class AgendaPlayed(_Happening, frozen=True):
    """An Agenda was played with a Focus card."""


class AgendaKept(_Happening, frozen=True):
    """An Agenda was kept in play at Clean-up."""


class TradeTokenTaken(_Happening, frozen=True):
    """A Trade token was taken."""


class GloryUpgraded(_Happening, frozen=True):
    """A Glory token was upgraded."""


class TrackAdvanced(_Happening, frozen=True):
    """A space on a Civilization track was reached."""

    track: Track
    space: int


if TYPE_CHECKING:
    Happening: TypeAlias = _Happening
else:
    Happening = union_of(_Happening)
