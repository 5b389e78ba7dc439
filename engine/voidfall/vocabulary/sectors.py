"""Effects on sectors, Corruption and Civilization tracks."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from engine.voidfall.vocabulary.base import EffectRecord
from engine.voidfall.vocabulary.filters import SectorFilter
from engine.voidfall.vocabulary.places import CorruptionPlace, SectorPlace
from engine.voidfall.vocabulary.terms import Few, Guild, Installation, Piece, Track


class IncreasePopulation(EffectRecord, frozen=True):
    """+1 Population, so many times, each time of a Pure sector below 6 (P30)."""

    amount: Few
    up_to: bool = False
    place: SectorPlace = "any"
    different_sectors: bool = False
    where: tuple[SectorFilter, ...] = ()
    """Only sectors that pass these filters."""


class IncreaseHomePopulation(EffectRecord, frozen=True):
    """+1 Population of the Home sector, so many times."""

    amount: Few


class DecreasePopulation(EffectRecord, frozen=True):
    """-1 Population, so many times, each time of a Pure sector with 2 or more (P22)."""

    amount: Few
    place: SectorPlace = "any"


class RemoveCorruption(EffectRecord, frozen=True):
    """Corruption of the player goes back to the supply (P31)."""

    amount: Few
    place: CorruptionPlace = "any"
    up_to: bool = False


class MoveCorruption(EffectRecord, frozen=True):
    """Move Corruption of the player between two of its legal places, which must differ (P31).

    `amount` None: as many as one likes.
    """

    amount: Few | None = None
    source: CorruptionPlace = "any"
    target: CorruptionPlace = "any"


class ForcedAdvance(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What happens if the Corruption was put on a track that is not on its last space: it advances so many spaces
    without benefit; a space that cannot be paid for is not entered (P55)."""

    spaces: Few


class GainCorruption(EffectRecord, frozen=True):
    """Gain Corruption on a place; where it has no room, on the first place of `fallback` that has, else none (1.3)."""

    amount: Few
    place: CorruptionPlace
    fallback: tuple[CorruptionPlace, ...] = ()
    on_track: ForcedAdvance | None = None


class Build(EffectRecord, frozen=True):
    """Build Installations on the leftmost free spaces; `installation`: of a kind of one's choice (P29)."""

    kind: Installation | Literal["installation"]
    amount: Few = 1
    up_to: bool = False
    place: SectorPlace = "any"


class Establish(EffectRecord, frozen=True):
    """Establish Guilds on the leftmost free spaces; `any`: of a kind of one's choice (P29)."""

    kind: Guild | Literal["any"]
    amount: Few = 1
    up_to: bool = False
    place: SectorPlace = "any"


class Destroy(EffectRecord, frozen=True):
    """Remove one of the player's placed Guilds or Installations; the others move left (P22)."""

    piece: Piece
    place: SectorPlace


class Advance(EffectRecord, frozen=True):
    """One space on a track, then its benefit unless the track is Corrupted (P36). lowest: one tied for the lowest."""

    track: Track | Literal["any", "lowest"]


class AdvanceCorruptedTrack(EffectRecord, frozen=True):
    """One space on the track that the cost of this action has Corrupted, without its benefit."""


class FastForward(EffectRecord, frozen=True):
    """One more space on the same track, with its cost and benefit (P36)."""


SectorEffect: TypeAlias = (
    IncreasePopulation
    | IncreaseHomePopulation
    | DecreasePopulation
    | RemoveCorruption
    | MoveCorruption
    | GainCorruption
    | Build
    | Establish
    | Destroy
    | Advance
    | AdvanceCorruptedTrack
    | FastForward
)
