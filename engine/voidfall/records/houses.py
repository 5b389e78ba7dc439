"""Houses with their two origins, and the cards of Fallen Houses."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from engine.core.components import Certainty
from engine.voidfall.vocabulary.effects import Effect
from engine.voidfall.vocabulary.technology_rules import HouseRule
from engine.voidfall.vocabulary.terms import FLEETS, NOTHING, FocusType, Guild, Installation, Resources, Some


class Fleets(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Cubes in a sector, by the type of their Fleet."""

    corvette: Some = 0
    sentry: Some = 0
    destroyer: Some = 0
    dreadnought: Some = 0
    carrier: Some = 0

    @property
    def power(self) -> int:
        """All cubes together."""
        return sum(getattr(self, fleet) for fleet in FLEETS)


class StartSector(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What lies on the Home or Outpost sector at the start. Guilds and Installations fill from the left (P4)."""

    population: Annotated[int, msgspec.Meta(ge=1, le=6)]
    fleets: Fleets
    guilds: tuple[Guild, ...] = ()
    installations: tuple[Installation, ...] = ()
    corrupted: bool = False


class StartingAgenda(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A starting Agenda: its objectives, and the Production Levels it adds for good."""

    objectives: tuple[Effect, ...]
    production: Resources = NOTHING


class Origin(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of the two set-up cards of a house, with its printed number.

    `tracks`: the spaces of Society, Statecraft and Economy. `start`: effects after the set-up of all (P5). `agendas`:
    in the leftmost slot (P6).
    """

    id: Literal["A", "B"]
    number: int
    technology: str
    resources: Resources
    active: Some
    inactive: Some
    tracks: tuple[Some, Some, Some]
    home: StartSector
    outpost: StartSector
    start: tuple[Effect, ...]
    agendas: tuple[StartingAgenda, ...]


class HouseSource(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The certainty of the mat with both origins, and of the ability."""

    board: Certainty
    ability: Certainty


class House(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A house. `cards`: its own Focus cards, each in place of a standard one. `home`: the kind of its Home sector."""

    id: str
    complexity: Annotated[int, msgspec.Meta(ge=1, le=4)]
    technologies: tuple[str, str]
    track_set: str
    preferred: tuple[FocusType, ...]
    cards: tuple[str, ...]
    home: str
    ability: tuple[HouseRule, ...]
    origins: tuple[Origin, Origin]
    source: HouseSource


class FallenSource(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The certainty of the card, and of the piece that its conqueror gets."""

    card: Certainty
    reward: Certainty


class FallenHouse(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The card of a Fallen House: what its sector has, one of which Technologies its conqueror gains, and which piece.

    `cracked`: with broken glass, which the draw for coop and solo looks at (6.1).
    """

    id: str
    population: Annotated[int, msgspec.Meta(ge=1, le=6)]
    sector_defenses: Some
    cracked: bool
    technologies: tuple[str, str]
    reward: Effect
    source: FallenSource
