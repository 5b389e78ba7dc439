"""The kinds of things that records name: resources, guilds, installations, fleets, tracks, card types."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from operator import or_
from typing import Annotated, Any, Literal, TypeAlias, get_args

import msgspec

Resource: TypeAlias = Literal["food", "energy", "materials", "credits", "science"]
Guild: TypeAlias = Literal["farmers", "engineers", "miners", "bankers", "scientists"]
Installation: TypeAlias = Literal["sector_defense", "shipyard", "starbase"]
Piece: TypeAlias = Literal["guild", "installation"]
Fleet: TypeAlias = Literal["corvette", "sentry", "destroyer", "dreadnought", "carrier"]
Track: TypeAlias = Literal["society", "statecraft", "economy"]
AgendaType: TypeAlias = Literal["dominance", "support", "might", "wealth"]
FocusType: TypeAlias = Literal[
    "reinforcement",
    "development",
    "conquest",
    "temptation",
    "progress",
    "production",
    "prosperity",
    "politics",
    "innovation",
    "command",
    "dispersal",
    "uplift",
    "crusade",
    "guile",
    "raid",
]
"""First the nine standard types, then the Command of heroic and joint cards, and the five types of house cards (R5)."""
CrisisType: TypeAlias = Literal["military", "economic", "general"]
Level: TypeAlias = Literal["basic", "improved"]
"""The side of a Technology."""
Category: TypeAlias = Literal[
    "combat",
    "production",
    "deployment",
    "civilization",
    "development",
    "corruption",
    "movement",
    "action",
    "politics",
    "invasion",
    "trade",
]
"""What a Technology is about."""
Mode: TypeAlias = Literal["competitive", "coop", "solo"]

RESOURCES: tuple[Resource, ...] = ("food", "energy", "materials", "credits", "science")
BASIC_RESOURCES: tuple[Resource, ...] = ("food", "energy", "materials")
"""Those that one Credit may replace in a cost (P19)."""
GUILDS: tuple[Guild, ...] = ("farmers", "engineers", "miners", "bankers", "scientists")
GUILD_RESOURCES: dict[Guild, Resource] = dict(zip(GUILDS, RESOURCES, strict=True))
"""What each Guild produces."""
INSTALLATIONS: tuple[Installation, ...] = ("sector_defense", "shipyard", "starbase")
FLEETS: tuple[Fleet, ...] = ("corvette", "sentry", "destroyer", "dreadnought", "carrier")
PIECES: tuple[Piece, ...] = get_args(Piece)
TRACKS: tuple[Track, ...] = ("society", "statecraft", "economy")
AGENDA_TYPES: tuple[AgendaType, ...] = ("dominance", "support", "might", "wealth")
STANDARD_FOCUSES: tuple[FocusType, ...] = get_args(FocusType)[:9]

Few: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=30)]
"""A number of things in a record."""
Some: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=30)]
"""The same, or none."""


NOT_EMPTY = msgspec.Meta(min_length=1)
"""For lists of a record that name at least one thing."""
TWO_OR_MORE = msgspec.Meta(min_length=2)


class Resources(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Amounts of the five resources."""

    food: Some = 0
    energy: Some = 0
    materials: Some = 0
    credits: Some = 0
    science: Some = 0

    def of(self, resource: Resource) -> int:
        """The amount of one resource."""
        amount: int = getattr(self, resource)
        return amount

    def __iter__(self) -> Iterator[tuple[Resource, int]]:
        """The resources of which there are any, in the order of the dials."""
        amounts = (self.food, self.energy, self.materials, self.credits, self.science)
        return iter([(resource, units) for resource, units in zip(RESOURCES, amounts, strict=True) if units])

    def __bool__(self) -> bool:
        return bool(self.food or self.energy or self.materials or self.credits or self.science)


NOTHING = Resources()


def require_any(given: Resources) -> None:
    """Raise ValueError, which names a wrong record, if there are no resources."""
    if not given:
        raise ValueError("there are no resources in it")


def tag_of(name: str) -> str:
    """`GainInfluencePer` -> `gain_influence_per`: how the data files call a record."""
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name).removeprefix("_")


def union_of(kind: type[Any], without: tuple[type[Any], ...] = ()) -> Any:
    """The tagged union of all records of a kind that are defined by now: what msgspec reads a field of it as."""
    return reduce(or_, [each for each in _concrete(kind) if each not in without])


def _concrete(kind: type[Any]) -> Iterator[type[Any]]:
    """The records that are no base of others; those that share a base stand together."""
    for each in kind.__subclasses__():
        yield from _concrete(each) if each.__subclasses__() else (each,)
