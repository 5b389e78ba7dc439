"""Effects on Agendas, Technologies, Glory, Focus cards and events."""

from __future__ import annotations

from typing import Annotated, Literal

from engine.core.text import Text, say
from engine.voidfall.vocabulary import words
from engine.voidfall.vocabulary.base import AmountRecord, EffectRecord
from engine.voidfall.vocabulary.terms import NOT_EMPTY, AgendaType, Few, FocusType, Level


class GainAgenda(EffectRecord, frozen=True):
    """Take the face-up Agenda of a type, or draw two and keep one, with the Corruption of that offer (P32)."""

    types: tuple[AgendaType, ...] = ()
    """Of one of these types; none given: of any."""
    top_card: bool = False
    """The top card of the deck, unseen, into the hand."""

    def text(self) -> Text:
        if not self.types and not self.top_card:
            return words.record_text("effect", self)
        names = words.alternatives([words.quoted(words.agenda_type_name(kind)) for kind in self.types])
        return words.record_text("effect", self, "-top" if self.top_card else "-of", types=names)


class GainTechnology(EffectRecord, frozen=True):
    """Gain a Technology from the display: Basic, Improved, or either (P33)."""

    level: Level | Literal["any"]

    def text(self) -> Text:
        return words.record_text("effect", self, f"-{self.level}")


class UpgradeGlory(AmountRecord, frozen=True):
    """Replace a Glory token below 5 by one of the next value, so many times (P38)."""


class GainGlory(EffectRecord, frozen=True):
    """Take a Glory token of this value from the supply (P38)."""

    value: Few


class DiscardGlory(AmountRecord, frozen=True):
    """Discard Glory tokens of one's choice (R32)."""


class EvaluateAgenda(AmountRecord, frozen=True):
    """Score a Pure Agenda in play now, not the starting one; it scores again later (section 4)."""


class PreferredAction(AmountRecord, frozen=True):
    """Resolve an action of a preferred Focus card in hand or discard, paying its cost (P17)."""


class PeekEvents(AmountRecord, frozen=True):
    """Look at events of the next Cycle; one goes on top of the pile, one to the bottom (section 4). Not in Cycle 3."""


class CorruptOffer(EffectRecord, frozen=True):
    """Put a Corruption on the offer of an Agenda type, on all, or on one of choice; ignored where one lies (1.3)."""

    offer: AgendaType | Literal["all", "chosen"]

    def text(self) -> Text:
        if self.offer in ("all", "chosen"):
            return words.record_text("effect", self, f"-{self.offer}")
        return words.record_text("effect", self, type=words.quoted(say(f"vf-agenda-type-{self.offer}")))


class DiscardFocus(EffectRecord, frozen=True):
    """These Focus cards, house versions included, go to the discard until the end of the Cycle (P57)."""

    types: Annotated[tuple[FocusType, ...], NOT_EMPTY]

    def text(self) -> Text:
        types = words.names_text([words.quoted(words.focus_type_name(kind)) for kind in self.types])
        return words.record_text("effect", self, n=len(self.types), types=types)
