"""The options that the rules of Solenia offer, made once each and kept."""

from __future__ import annotations

from engine.core.decision import Option
from engine.core.text import say
from engine.solenia.components import COMPONENTS, RESOURCES, Ground, parts, some
from engine.solenia.names import card_name, card_text, goods_text, improvement_name, powers_text, tile_name
from engine.solenia.sky import NAMES, NUMBERS, place
from engine.solenia.state import Swap, city_row

EXACT = "exact"


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
    """Place the card here; what it would bring (so many of the island's good, or gold) and what the voyage costs."""
    row = city_row(ground)
    if row is not None:
        brings = say(f"sol-brings-{row}", gold=amount)
    else:
        brings = goods_text(some(amount, ground)) if amount else say("sol-brings-airship")
    detail = say("sol-detail-cell", brings=brings, price=price)
    return Option(f"at:{NAMES[cell]}", say("sol-option-cell", place=place(cell)), at=NAMES[cell], detail=detail)


@COMPONENTS.keeps
def payment_option(paid: tuple[int, int, int, int, int], rate: int) -> Option:
    """Pay a voyage like this; the fifth number is cells paid with gold at this rate."""
    key = "+".join(name for name, count in zip((*RESOURCES, "gold"), paid, strict=True) for _ in range(count))
    return Option(f"pay:{key}", goods_text(paid[:4], paid[4] * rate))


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
    return Option(f"swap:{wanted}-{given}", label)


@COMPONENTS.keeps
def slot_option(slot_id: str, cover: str | None) -> Option:
    """Put the delivery into this slot of the winter side."""
    slot = parts().winter[slot_id]
    brings = powers_text(slot.powers) if cover is None else say("sol-detail-cover", improvement=improvement_name(cover))
    return Option(f"slot:{slot_id}", say("sol-option-slot", slot=slot_id.upper()), detail=brings)


@COMPONENTS.keeps
def take_option(resource: int) -> Option:
    """Take this resource as a reward."""
    return Option(f"take:{RESOURCES[resource]}", say("sol-option-take", good=say(f"sol-good-{RESOURCES[resource]}")))


@COMPONENTS.keeps
def drop_option(resource: int) -> Option:
    """Give this resource back."""
    return Option(f"drop:{RESOURCES[resource]}", say("sol-option-drop", good=say(f"sol-good-{RESOURCES[resource]}")))


@COMPONENTS.keeps
def level1_option(improvement: str) -> Option:
    """Take this improvement of level 1."""
    return Option(f"tile:{improvement}", say("sol-option-level1", power=improvement_name(improvement)))


@COMPONENTS.keeps
def level3_option(day: str, night: str) -> Option:
    """Take this improvement of level 3."""
    label = say("sol-option-level3", day=improvement_name(day), night=improvement_name(night))
    return Option(f"tile:{day}-{night}", label)


def argument(key: str) -> str:
    """What a key like `card:c03` names."""
    return key.partition(":")[2]


def cell_of(key: str) -> int:
    """The cell that a key like `at:c4` names."""
    return NUMBERS[argument(key)]


def resource_of(key: str) -> int:
    """The resource that a key like `take:wood` names."""
    return RESOURCES.index(argument(key))


def swap_of(key: str) -> Swap:
    """The replacement that a key like `swap:wood-stone` names."""
    if key == EXACT:
        return Swap(0, 0)
    wanted, _, given = argument(key).partition("-")
    return Swap(RESOURCES.index(wanted), RESOURCES.index(given))
