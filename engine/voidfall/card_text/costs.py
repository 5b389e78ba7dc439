"""Costs in words: short beside an action ("2 Energy"), or as deeds within a phrase ("pay 2 Energy")."""

from __future__ import annotations

from engine.core.text import Text, say
from engine.voidfall.card_text.words import amount, amounts, listed, told
from engine.voidfall.vocabulary.costs import Cost, CostPart, PayAny, PayResources


def cost(given: Cost) -> Text:
    """`1 Energy, deactivate 1 Fleet Power`; without parts `free`."""
    parts: list[Text] = []
    for part in given:
        if isinstance(part, PayResources):
            parts += [amount(resource, count) for resource, count in part.amount]
        else:
            parts.append(_part(part, "-short" if isinstance(part, PayAny) else ""))
    return say("vf-cost-parts", parts=parts) if parts else say("vf-cost-free")


def cost_deed(given: Cost) -> Text:
    """`pay 1 Energy and deactivate 1 Fleet Power`."""
    return listed([_part(part) for part in given])


def _part(part: CostPart, variant: str = "") -> Text:
    if isinstance(part, PayResources):
        return told("cost", part, resources=amounts(part.amount))
    return told("cost", part, variant, n=part.amount)
