"""Costs: what is paid as a whole before an effect (P18). A cost is a tuple of parts; an empty one is free."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from engine.voidfall.vocabulary.terms import Few, Resources, require_any, tag_of


class _Cost(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="cost", tag=tag_of):
    """A part of a cost."""


class PayResources(_Cost, frozen=True):
    """Pay these resources; one Credit may replace one Food, Energy or Materials (P19)."""

    amount: Resources

    def __post_init__(self) -> None:
        require_any(self.amount)


class PayAny(_Cost, frozen=True):
    """Pay so many resources of any types."""

    amount: Few


class RecallCubes(_Cost, frozen=True):
    """Recall deployed cubes; the last cube of a sector abandons it (P20)."""

    amount: Few


class DeactivateCubes(_Cost, frozen=True):
    """Deactivate cubes, active ones first (P21)."""

    amount: Few


class TakeCorruption(_Cost, frozen=True):
    """Gain Corruption on any legal place; without one the cost cannot be paid (P23)."""

    amount: Few


class TakeTrackCorruption(_Cost, frozen=True):
    """Gain Corruption on a Civilization track (P23)."""

    amount: Few


class TakeSlotCorruption(_Cost, frozen=True):
    """Gain Corruption on an Agenda slot other than the starting one (P23)."""

    amount: Few


class ShareCorruption(_Cost, frozen=True):
    """Gain Corruption, split among all players as they like."""

    amount: Few


class DiscardGloryTokens(_Cost, frozen=True):
    """Discard Glory tokens of one's choice (P22)."""

    amount: Few


class ReturnTradeTokens(_Cost, frozen=True):
    """Return held Trade tokens to the ladder, not the flipped one (P22, P34)."""

    amount: Few


class DiscardBountyTokens(_Cost, frozen=True):
    """Discard Bounty tokens at random (P22)."""

    amount: Few


class DiscardReclaimTokens(_Cost, frozen=True):
    """Discard Reclaim tokens at random (P22)."""

    amount: Few


class DestroyInstallations(_Cost, frozen=True):
    """Destroy own Installations outside the Home sector, no printed ones (P22)."""

    amount: Few


class DestroyGuilds(_Cost, frozen=True):
    """Destroy own Guilds outside the Home sector, no printed ones (P22)."""

    amount: Few


class LowerPopulation(_Cost, frozen=True):
    """Decrease the Population of Pure sectors outside Home that have 2 or more and are not fixed (P22)."""

    amount: Few


class DiscardAgendas(_Cost, frozen=True):
    """Put Agendas in play face down under their deck, not the starting one (P22)."""

    amount: Few


CostPart: TypeAlias = (
    PayResources
    | PayAny
    | RecallCubes
    | DeactivateCubes
    | TakeCorruption
    | TakeTrackCorruption
    | TakeSlotCorruption
    | ShareCorruption
    | DiscardGloryTokens
    | ReturnTradeTokens
    | DiscardBountyTokens
    | DiscardReclaimTokens
    | DestroyInstallations
    | DestroyGuilds
    | LowerPopulation
    | DiscardAgendas
)
Cost: TypeAlias = tuple[CostPart, ...]
