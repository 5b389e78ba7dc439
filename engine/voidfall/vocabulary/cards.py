"""Effects on Agendas, Technologies, Glory, Focus cards and events."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from engine.voidfall.vocabulary.base import EffectRecord
from engine.voidfall.vocabulary.terms import NOT_EMPTY, AgendaType, Few, FocusType, Level


class GainAgenda(EffectRecord, frozen=True):
    """Take the face-up Agenda of a type, or draw two and keep one, with the Corruption of that offer (P32)."""

    types: tuple[AgendaType, ...] = ()
    """Of one of these types; none given: of any."""
    top_card: bool = False
    """The top card of the deck, unseen, into the hand."""


class GainTechnology(EffectRecord, frozen=True):
    """Gain a Technology from the display: Basic, Improved, or either (P33)."""

    level: Level | Literal["any"]


class UpgradeGlory(EffectRecord, frozen=True):
    """Replace a Glory token below 5 by one of the next value, so many times (P38)."""

    amount: Few


class GainGlory(EffectRecord, frozen=True):
    """Take a Glory token of this value from the supply (P38)."""

    value: Few


class DiscardGlory(EffectRecord, frozen=True):
    """Discard Glory tokens of one's choice (R32)."""

    amount: Few


class EvaluateAgenda(EffectRecord, frozen=True):
    """Score a Pure Agenda in play now, not the starting one; it scores again later (section 4)."""

    amount: Few


class PreferredAction(EffectRecord, frozen=True):
    """Resolve an action of a preferred Focus card in hand or discard, paying its cost (P17)."""

    amount: Few


class PeekEvents(EffectRecord, frozen=True):
    """Look at events of the next Cycle; one goes on top of the pile, one to the bottom (section 4). Not in Cycle 3."""

    amount: Few


class CorruptOffer(EffectRecord, frozen=True):
    """Put a Corruption on the offer of an Agenda type, on all, or on one of choice; ignored where one lies (1.3)."""

    offer: AgendaType | Literal["all", "chosen"]


class DiscardFocus(EffectRecord, frozen=True):
    """These Focus cards, house versions included, go to the discard until the end of the Cycle (P57)."""

    types: Annotated[tuple[FocusType, ...], NOT_EMPTY]


CardEffect: TypeAlias = (
    GainAgenda
    | GainTechnology
    | UpgradeGlory
    | GainGlory
    | DiscardGlory
    | EvaluateAgenda
    | PreferredAction
    | PeekEvents
    | CorruptOffer
    | DiscardFocus
)
