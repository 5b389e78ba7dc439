"""Costs: what is paid as a whole before an effect (P18). A cost is a tuple of parts; an empty one is free."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from engine.core.text import Text, say
from engine.voidfall.vocabulary.base import Record
from engine.voidfall.vocabulary.terms import Few, Resources, require_any, union_of
from engine.voidfall.vocabulary.words import amount_short, clauses_text, record_text


class _Cost(Record, frozen=True, tag_field="cost"):
    """A part of a cost. It reads as a deed: `pay 2 Energy`."""

    messages = "cost"

    def short(self) -> list[Text]:
        """How it reads beside an action: `2 Energy`; a text for each resource."""
        return [self.text()]


class AmountCost(_Cost, frozen=True):
    """So many of one thing."""

    amount: Few


class PayResources(_Cost, frozen=True):
    """Pay these resources; one Credit may replace one Food, Energy or Materials (P19)."""

    amount: Resources

    def __post_init__(self) -> None:
        require_any(self.amount)

    def short(self) -> list[Text]:
        return [amount_short(resource, count) for resource, count in self.amount]


class PayAny(AmountCost, frozen=True):
    """Pay so many resources of any types."""

    def short(self) -> list[Text]:
        return [record_text("cost", self, "-short", n=self.amount)]


class RecallCubes(AmountCost, frozen=True):
    """Recall deployed cubes; the last cube of a sector abandons it (P20)."""


class DeactivateCubes(AmountCost, frozen=True):
    """Deactivate cubes, active ones first (P21)."""


class TakeCorruption(AmountCost, frozen=True):
    """Gain Corruption on any legal place; without one the cost cannot be paid (P23)."""


class TakeTrackCorruption(AmountCost, frozen=True):
    """Gain Corruption on a Civilization track (P23)."""


class TakeSlotCorruption(AmountCost, frozen=True):
    """Gain Corruption on an Agenda slot other than the starting one (P23)."""


class ShareCorruption(AmountCost, frozen=True):
    """Gain Corruption, split among all players as they like."""


class DiscardGloryTokens(AmountCost, frozen=True):
    """Discard Glory tokens of one's choice (P22)."""


class ReturnTradeTokens(AmountCost, frozen=True):
    """Return held Trade tokens to the ladder, not the flipped one (P22, P34)."""


class DiscardBountyTokens(AmountCost, frozen=True):
    """Discard Bounty tokens at random (P22)."""


class DiscardReclaimTokens(AmountCost, frozen=True):
    """Discard Reclaim tokens at random (P22)."""


class DestroyInstallations(AmountCost, frozen=True):
    """Destroy own Installations outside the Home sector, no printed ones (P22)."""


class DestroyGuilds(AmountCost, frozen=True):
    """Destroy own Guilds outside the Home sector, no printed ones (P22)."""


class LowerPopulation(AmountCost, frozen=True):
    """Decrease the Population of Pure sectors outside Home that have 2 or more and are not fixed (P22)."""


class DiscardAgendas(AmountCost, frozen=True):
    """Put Agendas in play face down under their deck, not the starting one (P22)."""


if TYPE_CHECKING:
    CostPart: TypeAlias = _Cost
else:
    CostPart = union_of(_Cost)
Cost: TypeAlias = tuple[CostPart, ...]


def cost_text(cost: Cost) -> Text:
    """`1 Energy, deactivate 1 Fleet Power`; without parts `free`."""
    parts = [text for part in cost for text in part.short()]
    return say("vf-cost-parts", parts=parts) if parts else say("vf-cost-free")


def cost_deed(cost: Cost) -> Text:
    """`pay 1 Energy and deactivate 1 Fleet Power`."""
    return clauses_text([part.text() for part in cost])
