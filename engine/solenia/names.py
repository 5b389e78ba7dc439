"""Names of the components of Solenia, made from their data, so that an owner's own files need no new texts."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.text import Text, say
from engine.solenia.components import COMPONENTS, RESOURCES, Ground, Power, parts

SIDES: tuple[Text, ...] = tuple(say(f"sol-seat-{seat}") for seat in range(4))
RIVAL_NAME = say("sol-rival")


@COMPONENTS.keeps
def _goods(goods: tuple[int, ...], gold: int, key: str) -> Text:
    listed = [say(f"sol-res-{name}", count=count) for name, count in zip(RESOURCES, goods, strict=True) if count]
    if gold:
        listed.append(say("sol-res-gold", count=gold))
    return say(key, goods=listed) if listed else say("sol-goods-none")


def goods_text(goods: Sequence[int], gold: int = 0) -> Text:
    """`2 wood, 1 water and 3 gold`; `nothing` where all are 0."""
    return _goods(tuple(goods), gold, "sol-goods")


def goods_list(goods: Sequence[int], gold: int = 0) -> Text:
    """`2 wood, 1 water, 3 gold`, where there is no sentence."""
    return _goods(tuple(goods), gold, "sol-goods-listed")


@COMPONENTS.keeps
def ability(card_id: str) -> Text:
    """What a card gives when it is expelled, in short."""
    given = parts().cards[card_id].expelled
    match given.kind:
        case "produce":
            return say("sol-ability-produce", amount=given.amount)
        case "fixed":
            return goods_text([given.resources.get(resource, 0) for resource in RESOURCES])
        case "gold_if":
            return say("sol-ability-gold-if", amount=given.amount, island=say(f"sol-land-{given.island}"))


@COMPONENTS.keeps
def card_name(card_id: str) -> Text:
    """The name of a card: its value and what it gives when expelled."""
    return say("sol-card", value=parts().cards[card_id].value, ability=ability(card_id))


@COMPONENTS.keeps
def card_text(card_id: str) -> Text:
    """The text of a card in full sentences."""
    card = parts().cards[card_id]
    given = card.expelled
    match given.kind:
        case "produce":
            later = say("sol-card-text-produce", amount=given.amount)
        case "fixed":
            later = say("sol-card-text-fixed", goods=ability(card_id))
        case "gold_if":
            later = say("sol-card-text-gold-if", amount=given.amount, island=say(f"sol-island-{given.island}"))
    return say(f"sol-card-text-{card.value}", later=later)


@COMPONENTS.keeps
def tile_name(tile_id: str) -> Text:
    """The name of a delivery: what it asks for and its gold."""
    tile = parts().deliveries[tile_id]
    return say(f"sol-delivery-{tile.row}", cost=goods_text(parts().costs[tile_id]), gold=tile.gold)


def power_text(power: Power) -> Text:
    """What a power does."""
    match power.kind:
        case "gain":
            return say("sol-power-gain", goods=goods_text([power.resources.get(each, 0) for each in RESOURCES]))
        case "choose":
            choices = [say(f"sol-good-{choice}") for choice in power.choices]
            return say("sol-power-choose", amount=power.amount, choices=choices, any=len(power.choices))
        case "production":
            return say("sol-power-production", value=power.value or 0, amount=power.amount)
    return say(
        f"sol-power-{power.kind.replace('_', '-')}",
        amount=power.amount,
        gold=power.gold,
        per=power.per,
        most=power.most or 0,
    )


def powers_text(powers: Sequence[Power]) -> Text:
    """What the powers of a slot or an improvement do."""
    return say("sol-powers", powers=[power_text(power) for power in powers])


@COMPONENTS.keeps
def improvement_name(improvement_id: str) -> Text:
    """The name of an improvement: what it does."""
    return powers_text(parts().improvements[improvement_id].powers)


def slot_name(slot_id: str) -> Text:
    """A slot of the player board, by the label on it: `D2A`."""
    return say("sol-slot", slot=slot_id.upper())


def ground_in_short(kind: Ground) -> Text:
    """The name of a cell in a row of cells: `wood`, `day city`."""
    return say(f"sol-{kind.replace('_', '-')}") if kind.startswith("city") else say(f"sol-good-{kind}")


@COMPONENTS.keeps
def ground_name(kind: Ground) -> Text:
    """The name of a cell: `wood island`, `day city`."""
    return say(f"sol-{kind.replace('_', '-')}") if kind.startswith("city") else say(f"sol-island-{kind}")
