"""Conditions of Crises: deeds, states, and payments in addition to deeds (P60 to P62)."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from engine.voidfall.vocabulary.conditions import Condition
from engine.voidfall.vocabulary.costs import Cost
from engine.voidfall.vocabulary.terms import NOT_EMPTY, Few, Installation, Level, Some, tag_of


class _Deed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="deed", tag=tag_of):
    """Something that a player does in the game."""


class Invaded(_Deed, frozen=True):
    """A successful invasion."""

    target: Literal["any", "voidborn", "corrupted", "population_4"] = "any"
    """What the sector was before the combat."""
    least_voidborn: Some = 0
    """At least so many Voidborn cubes were there before the Approach."""
    least_moved: Some = 0
    most_moved: Few | None = None
    """At least, at most so many cubes moved in."""
    no_loss: bool = False
    """The invader recalled no cube in the combat."""
    purified: bool = False
    """The Corruption of the sector was removed in the same turn."""


class Built(_Deed, frozen=True):
    """An Installation was built."""

    kind: Installation | None = None
    not_home: bool = False


class Established(_Deed, frozen=True):
    """A Guild was established."""


class TookTradeToken(_Deed, frozen=True):
    """A Trade token was taken."""


class EndedActions(_Deed, frozen=True):
    """The end of the Action step, outside any action."""


class InActions(_Deed, frozen=True):
    """Any time in the Action step, outside any action."""


class RemovedCorruption(_Deed, frozen=True):
    """A Corruption was removed."""

    place: Literal["any", "sector", "house_mat"] = "any"


class Regrouped(_Deed, frozen=True):
    """Cubes were regrouped; `moves`: each step counts."""

    moves: bool = False


class Deployed(_Deed, frozen=True):
    """A cube was deployed."""


class Activated(_Deed, frozen=True):
    """A cube was activated."""


class GainedTechnology(_Deed, frozen=True):
    """A Technology was gained."""

    level: Level | None = None


class IncreasedPopulation(_Deed, frozen=True):
    """A Pure Population went up."""


class Produced(_Deed, frozen=True):
    """A resource was produced; `different`: each type counts once."""

    different: bool = False


class GainedAgenda(_Deed, frozen=True):
    """An Agenda was gained."""


class UpgradedGlory(_Deed, frozen=True):
    """A Glory token was upgraded."""


class Advanced(_Deed, frozen=True):
    """A space on a Civilization track was reached."""


class PlayedAgenda(_Deed, frozen=True):
    """An Agenda was played."""


class Abandoned(_Deed, frozen=True):
    """A sector outside Home was abandoned by moving or recalling cubes."""


class Overproduced(_Deed, frozen=True):
    """A resource was overproduced."""


class WonWithLoss(_Deed, frozen=True):
    """A combat was won in which at least one cube was recalled."""


class KeptAgenda(_Deed, frozen=True):
    """An Agenda was kept in play at Clean-up."""


Deed: TypeAlias = (
    Invaded
    | Built
    | Established
    | TookTradeToken
    | EndedActions
    | InActions
    | RemovedCorruption
    | Regrouped
    | Deployed
    | Activated
    | GainedTechnology
    | IncreasedPopulation
    | Produced
    | GainedAgenda
    | UpgradedGlory
    | Advanced
    | PlayedAgenda
    | Abandoned
    | Overproduced
    | WonWithLoss
    | KeptAgenda
)


class _Solution(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="solved", tag=tag_of
):
    """How a Crisis is solved, by one player alone."""


class ByDeed(_Solution, frozen=True):
    """By doing something, so many times in one turn; cubes, Guilds, spaces and types count one by one."""

    deed: Deed
    times: Few = 1


class ByState(_Solution, frozen=True):
    """When something holds at any moment, checked after every unit of play."""

    condition: Condition


class ByPaying(_Solution, frozen=True):
    """By paying a cost in addition to that of a deed."""

    deed: Deed
    cost: Annotated[Cost, NOT_EMPTY]


Solution: TypeAlias = ByDeed | ByState | ByPaying
