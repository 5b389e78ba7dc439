"""Effects on sectors, Corruption and Civilization tracks."""

from __future__ import annotations

from typing import Literal

import msgspec

from engine.core.text import Text, say
from engine.voidfall.vocabulary.base import AmountRecord, EffectRecord
from engine.voidfall.vocabulary.filters import Pure, SectorFilter, sectors_text
from engine.voidfall.vocabulary.places import CorruptionPlace, SectorPlace, add_place, put_onto, taken_from
from engine.voidfall.vocabulary.terms import Few, Guild, Installation, Piece, Track
from engine.voidfall.vocabulary.words import count_text, guilds, installations, record_text


class IncreasePopulation(AmountRecord, frozen=True):
    """+1 Population, so many times, each time of a Pure sector below 6 (P30)."""

    up_to: bool = False
    place: SectorPlace = "any"
    different_sectors: bool = False
    where: tuple[SectorFilter, ...] = ()
    """Only sectors that pass these filters."""

    def text(self) -> Text:
        number = count_text(self.amount, up_to=self.up_to)
        if self.different_sectors or self.where:
            sectors = sectors_text(self.where or (Pure(),), self.amount)
            return _population(record_text("effect", self, "-sectors", n=number, sectors=sectors), self.place)
        once = "-once" if self.amount == 1 else ""
        return _population(record_text("effect", self, once, n=number), self.place)


class IncreaseHomePopulation(AmountRecord, frozen=True):
    """+1 Population of the Home sector, so many times."""


class DecreasePopulation(AmountRecord, frozen=True):
    """-1 Population, so many times, each time of a Pure sector with 2 or more (P22)."""

    place: SectorPlace = "any"

    def text(self) -> Text:
        return _population(super().text(), self.place)


class RemoveCorruption(AmountRecord, frozen=True):
    """Corruption of the player goes back to the supply (P31)."""

    place: CorruptionPlace = "any"
    up_to: bool = False

    def text(self) -> Text:
        return taken_from(record_text("effect", self, n=count_text(self.amount, up_to=self.up_to)), self.place)


class MoveCorruption(EffectRecord, frozen=True):
    """Move Corruption of the player between two of its legal places, which must differ (P31).

    `amount` None: as many as one likes.
    """

    amount: Few | None = None
    source: CorruptionPlace = "any"
    target: CorruptionPlace = "any"

    def text(self) -> Text:
        text = (
            record_text("effect", self, "-any") if self.amount is None else record_text("effect", self, n=self.amount)
        )
        text = taken_from(text, self.source)
        return text if self.target == "any" else say("vf-onto", text=text, place=put_onto(self.target))


class ForcedAdvance(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What happens if the Corruption was put on a track that is not on its last space: it advances so many spaces
    without benefit; a space that cannot be paid for is not entered (P55)."""

    spaces: Few


class GainCorruption(AmountRecord, frozen=True):
    """Gain Corruption on a place; where it has no room, on the first place of `fallback` that has, else none (1.3)."""

    place: CorruptionPlace
    fallback: tuple[CorruptionPlace, ...] = ()
    on_track: ForcedAdvance | None = None

    def text(self) -> Text:
        text = record_text("effect", self, n=self.amount, place=put_onto(self.place))
        if self.fallback:
            text = say("vf-else-onto", text=text, places=[put_onto(place) for place in self.fallback])
        if self.on_track is not None:
            text = say("vf-forced-advance", text=text, n=self.on_track.spaces)
        return text


class Build(EffectRecord, frozen=True):
    """Build Installations on the leftmost free spaces; `installation`: of a kind of one's choice (P29)."""

    kind: Installation | Literal["installation"]
    amount: Few = 1
    up_to: bool = False
    place: SectorPlace = "any"

    def text(self) -> Text:
        what = installations(() if self.kind == "installation" else (self.kind,), self.amount)
        return add_place(
            record_text("effect", self, n=count_text(self.amount, up_to=self.up_to), what=what), self.place
        )


class Establish(EffectRecord, frozen=True):
    """Establish Guilds on the leftmost free spaces; `any`: of a kind of one's choice (P29)."""

    kind: Guild | Literal["any"]
    amount: Few = 1
    up_to: bool = False
    place: SectorPlace = "any"

    def text(self) -> Text:
        what = guilds(() if self.kind == "any" else (self.kind,), self.amount)
        return add_place(
            record_text("effect", self, n=count_text(self.amount, up_to=self.up_to), what=what), self.place
        )


class Destroy(EffectRecord, frozen=True):
    """Remove one of the player's placed Guilds or Installations; the others move left (P22)."""

    piece: Piece
    place: SectorPlace

    def text(self) -> Text:
        return add_place(record_text("effect", self, f"-{self.piece}"), self.place)


class Advance(EffectRecord, frozen=True):
    """One space on a track, then its benefit unless the track is Corrupted (P36). lowest: one tied for the lowest."""

    track: Track | Literal["any", "lowest"]

    def text(self) -> Text:
        return record_text("effect", self, f"-{self.track}")


class AdvanceCorruptedTrack(EffectRecord, frozen=True):
    """One space on the track that the cost of this action has Corrupted, without its benefit."""


class FastForward(EffectRecord, frozen=True):
    """One more space on the same track, with its cost and benefit (P36)."""


def _population(text: Text, place: SectorPlace) -> Text:
    """A change of Population, and the sectors of which it may be."""
    return text if place == "any" else say("vf-population-at", text=text, place=say(f"vf-place-{place}"), at=place)
