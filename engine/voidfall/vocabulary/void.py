"""Effects on the Voidborn, Crises, Harbingers and Safe Havens."""

from __future__ import annotations

from engine.core.text import Text
from engine.voidfall.vocabulary.base import AmountRecord, EffectRecord
from engine.voidfall.vocabulary.lasting import LastingRule
from engine.voidfall.vocabulary.places import AdjacentVoidborn, HarbingerPlace, Pieces, Target
from engine.voidfall.vocabulary.terms import CrisisType, Few, Level
from engine.voidfall.vocabulary.words import alternatives, crisis_type_name, list_text, record_text


class Place(EffectRecord, frozen=True):
    """Put pieces on a sector that can take all of them; without one the frame is skipped (P52)."""

    target: Target
    pieces: Pieces

    def text(self) -> Text:
        return record_text("effect", self, pieces=list_text(self.pieces.texts()), target=self.target.text())


class AddVoidborn(AmountRecord, frozen=True):
    """Put Voidborn cubes on a sector with room for them (P52, P63)."""

    target: AdjacentVoidborn


class RemoveVoidborn(AmountRecord, frozen=True):
    """Remove Voidborn cubes from Voidborn sectors next to own ones; without its last cube a sector that has no
    Harbinger is taken over anew (R29)."""


class RemoveHarbinger(AmountRecord, frozen=True):
    """Remove Harbingers from sectors or from the Crisis board (6.6)."""

    place: HarbingerPlace = "any"

    def text(self) -> Text:
        return record_text("effect", self, "-sector" if self.place == "sector" else "", n=self.amount)


class PlaceHarbinger(EffectRecord, frozen=True):
    """Put a Harbinger of the supply on a Voidborn sector next to an own one (P66), or one on every Rift."""

    place: HarbingerPlace = "adjacent"

    def text(self) -> Text:
        return record_text("effect", self, f"-{self.place}")


class DiscardCrisis(EffectRecord, frozen=True):
    """Discard a Crisis without penalty and without meeting its condition.

    `types`: one of these; none given: any. `ongoing_only`: not the current one.
    """

    types: tuple[CrisisType, ...] = ()
    ongoing_only: bool = False

    def text(self) -> Text:
        ongoing = "-ongoing" if self.ongoing_only else ""
        if not self.types:
            return record_text("effect", self, ongoing)
        names = alternatives([crisis_type_name(kind) for kind in self.types])
        return record_text("effect", self, f"{ongoing}-of", first=self.types[0], types=names)


class TakeCatastrophe(AmountRecord, frozen=True):
    """Take Catastrophe tokens; the fourth loses the game (P65)."""


class ResolveSkirmish(EffectRecord, frozen=True):
    """A Skirmish against this player, with so much more strength than its Corruption and the Cycle give (P63, 5.5)."""

    extra: Few


class AbandonSector(AmountRecord, frozen=True):
    """Sectors of the player outside Home are taken over by the Voidborn (4.1)."""


class ConsumeTechnology(EffectRecord, frozen=True):
    """A Technology of the display is consumed (6.9)."""

    level: Level

    def text(self) -> Text:
        return record_text("effect", self, f"-{self.level}")


class BuildHaven(EffectRecord, frozen=True):
    """Build levels of Safe Havens (6.8, P67)."""

    levels: Few


class Lasting(EffectRecord, frozen=True):
    """A rule holds until the end of the Cycle."""

    rule: LastingRule


class ReturnKeptCorruption(EffectRecord, frozen=True):
    """All Corruption that was set aside goes back to the supply (section 8)."""
