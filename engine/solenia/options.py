"""The options that the rules of Solenia offer, made once each and cached."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from engine.core.decision import Option, Pairs
from engine.core.text import say
from engine.solenia.components import COMPONENTS, RESOURCES, Ground, goods_of_kind, parts
from engine.solenia.names import card_name, card_text, goods_text, improvement_name, powers_text, tile_name
from engine.solenia.sky import NAMES, place
from engine.solenia.state import Swap, city_row
from engine.solenia.voyages import AT, Payment, payment_key

EXACT = "exact"

# Keys that do not depend on component files.
TAKE = tuple(f"take:{name}" for name in RESOURCES)
DROP = tuple(f"drop:{name}" for name in RESOURCES)
DROPPING: Pairs[int] = tuple((key, good) for good, key in enumerate(DROP))
"""By resource: the answer to give it back."""

Placing: TypeAlias = tuple[str, bool]
"""A card of the hand, and whether it is placed (or discarded)."""
Improvement: TypeAlias = tuple[str, ...]
"""One improvement of level 1, or the two halves, day and night, of one of level 3."""


def hand_pairs(hand: Sequence[str], *, place: bool, discard: bool) -> Pairs[Placing]:
    """Every card of the hand, to be placed or, if allowed, to be discarded."""
    placing = [_placing(card) for card in hand] if place else []
    return [*placing, *[_discarding(card) for card in hand]] if discard else placing


@COMPONENTS.keeps
def _placing(card: str) -> tuple[str, Placing]:
    return f"card:{card}", (card, True)


@COMPONENTS.keeps
def _discarding(card: str) -> tuple[str, Placing]:
    return f"discard:{card}", (card, False)


def swap_key(swap: Swap) -> str:
    """`swap:wood-stone`, or the key for no replacement."""
    return EXACT if swap.wanted == swap.given else f"swap:{RESOURCES[swap.wanted]}-{RESOURCES[swap.given]}"


def improvement_key(improvement: Improvement) -> str:
    """`tile:i3`, `tile:p2-p5`."""
    return f"tile:{'-'.join(improvement)}"


def placing_option(key: str, placing: Placing) -> Option:
    """Place or discard a card."""
    card, placed = placing
    return card_option(card) if placed else discard_option(card)


@COMPONENTS.keeps
def card_option(card_id: str) -> Option:
    """Place this card."""
    value = str(parts().cards[card_id].value)
    return Option(f"card:{card_id}", card_name(card_id), detail=card_text(card_id), names=(value,))


@COMPONENTS.keeps
def discard_option(card_id: str) -> Option:
    """Discard this card to move the airship."""
    return Option(f"discard:{card_id}", say("sol-option-discard", card=card_name(card_id)), detail=_PUSHES)


_PUSHES = say("sol-detail-discard")


@COMPONENTS.keeps
def cell_option(cell: int, ground: Ground, amount: int, price: int) -> Option:
    """Place the card here, with what it would give (the island's good, or gold) and the cost of the voyage."""
    row = city_row(ground)
    if row is not None:
        brings = say(f"sol-brings-{row}", gold=amount)
    else:
        brings = goods_text(goods_of_kind(amount, ground)) if amount else say("sol-brings-airship")
    detail = say("sol-detail-cell", brings=brings, price=price)
    return Option(AT[cell], say("sol-option-cell", place=place(cell)), at=NAMES[cell], detail=detail)


@COMPONENTS.keeps
def payment_option(paid: Payment, rate: int) -> Option:
    """Pay a voyage like this. The fifth number is the cells paid with gold at this rate."""
    return Option(payment_key(paid), goods_text(paid[:4], paid[4] * rate))


@COMPONENTS.keeps
def delivery_option(tile_id: str) -> Option:
    """Make this delivery."""
    return Option(f"deliver:{tile_id}", tile_name(tile_id))


@COMPONENTS.keeps
def swap_option(swap: Swap) -> Option:
    """How to pay a delivery."""
    if swap.wanted == swap.given:
        return Option(EXACT, say("sol-option-exact"))
    wanted, given = RESOURCES[swap.wanted], RESOURCES[swap.given]
    label = say("sol-option-swap", given=say(f"sol-good-{given}"), wanted=say(f"sol-good-{wanted}"))
    return Option(swap_key(swap), label)


@COMPONENTS.keeps
def slot_option(slot_id: str, cover: str | None) -> Option:
    """Put the delivery into this slot of the winter side."""
    slot = parts().winter[slot_id]
    brings = powers_text(slot.powers) if cover is None else say("sol-detail-cover", improvement=improvement_name(cover))
    return Option(f"slot:{slot_id}", say("sol-option-slot", slot=slot_id.upper()), detail=brings)


@COMPONENTS.keeps
def take_option(resource: int) -> Option:
    """Take this resource as a reward."""
    return Option(TAKE[resource], say("sol-option-take", good=say(f"sol-good-{RESOURCES[resource]}")))


@COMPONENTS.keeps
def drop_option(resource: int) -> Option:
    """Give this resource back."""
    return Option(DROP[resource], say("sol-option-drop", good=say(f"sol-good-{RESOURCES[resource]}")))


@COMPONENTS.keeps
def improvement_option(improvement: Improvement) -> Option:
    """Take this improvement."""
    names = [improvement_name(part) for part in improvement]
    if len(names) == 1:
        return Option(improvement_key(improvement), say("sol-option-level1", power=names[0]))
    day, night = names
    return Option(improvement_key(improvement), say("sol-option-level3", day=day, night=night))
