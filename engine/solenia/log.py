"""Most events of the log. If an event has few variants, each is created once and cached; events are immutable."""

from __future__ import annotations

from typing import TypeAlias

from engine.core.events import Event
from engine.core.text import Text, say
from engine.solenia.components import COMPONENTS, Goods, Ground, Phase, parts
from engine.solenia.names import RIVAL_NAME, SIDES, ability, card_name, goods_text, ground_name, slot_name, tile_name
from engine.solenia.sky import NAMES, SHOWN
from engine.solenia.view import RIVAL

Args: TypeAlias = dict[str, int | str | Text | list[Text]]
_AT = tuple((name,) for name in NAMES)
"""By cell: the places of an event that concerns only this cell."""

# -- resources and gold ----------------------------------------------------------------------------------------------


@COMPONENTS.keeps
def gains(seat: int, goods: Goods, gold: int) -> Event:
    """A seat gains resources and gold."""
    return Event(say("sol-log-gains", side=SIDES[seat], goods=goods_text(goods, gold)), seat=seat)


@COMPONENTS.keeps
def dropped(seat: int, goods: Goods) -> Event:
    """Surplus resources go back."""
    return Event(say("sol-log-dropped", side=SIDES[seat], goods=goods_text(goods)), seat=seat)


@COMPONENTS.keeps
def voyage(seat: int, goods: Goods, gold: int) -> Event:
    """A voyage is paid."""
    return Event(say("sol-log-voyage", side=SIDES[seat], goods=goods_text(goods, gold)), seat=seat)


# -- cards -----------------------------------------------------------------------------------------------------------


def placed(owner: int, card: str, cell: int, kind: Ground) -> Event:
    """A card is placed on a cell of this kind."""
    side, seat = (RIVAL_NAME, None) if owner == RIVAL else (SIDES[owner], owner)
    told: Args = {"side": side, "card": card_name(card), "place": SHOWN[cell], "ground": ground_name(kind)}
    return Event(Text("sol-log-placed", told), None, (), _AT[cell], seat)


@COMPONENTS.keeps
def discarded(seat: int, card: str) -> Event:
    """A card is discarded without being placed."""
    return Event(say("sol-log-discarded", side=SIDES[seat], card=card_name(card)), seat=seat)


@COMPONENTS.keeps
def drew(seat: int, cards: tuple[str, ...]) -> Event:
    """Cards are drawn. Only the seat knows which."""
    text = say("sol-log-drew", cards=[card_name(card) for card in cards])
    return Event(None, private=text, to=(seat,), seat=seat)


def expelled(seat: int, card: str, cell: int, goods: Goods, gold: int) -> Event:
    """A card of the rear strip gives its yield."""
    told: Args = {"side": SIDES[seat], "card": ability(card), "place": SHOWN[cell]}
    if not gold and not any(goods):
        return Event(Text("sol-log-expelled-empty", told), None, (), _AT[cell], seat)
    told["goods"] = goods_text(goods, gold)
    return Event(Text("sol-log-expelled", told), None, (), _AT[cell], seat)


@COMPONENTS.keeps
def rival_rolled(card: str, column: int | None) -> Event:
    """The rival reveals a card and rolls a column, or a storm."""
    rolled = say("sol-rolled-storm") if column is None else say("sol-rolled-column", column="ABCDE"[column])
    return Event(say("sol-log-rival", card=card_name(card), rolled=rolled))


STORM = Event(say("sol-log-storm"))
"""The rival's card finds no cell."""

# -- the airship -----------------------------------------------------------------------------------------------------


@COMPONENTS.keeps
def airship(cell: int) -> Event:
    """The giant airship has moved to this cell."""
    return Event(say("sol-log-airship"), at=_AT[cell])


@COMPONENTS.keeps
def turned(light: Phase) -> Event:
    """The rear strip becomes the front one with this face up."""
    return Event(say("sol-log-turned", light=say(f"sol-light-{light}")))


# -- deliveries ------------------------------------------------------------------------------------------------------


@COMPONENTS.keeps
def delivered(seat: int, tile: str, paid: Goods) -> Event:
    """A delivery is made and paid: perhaps with other resources than those that it names."""
    key = "sol-log-delivered" if paid == parts().costs[tile] else "sol-log-delivered-otherwise"
    text = say(key, side=SIDES[seat], delivery=tile_name(tile), goods=goods_text(paid))
    return Event(text, seat=seat)


@COMPONENTS.keeps
def refilled(tile: str) -> Event:
    """A delivery is revealed."""
    return Event(say("sol-log-refilled", delivery=tile_name(tile)))


@COMPONENTS.keeps
def scrapped(tile: str) -> Event:
    """The rival removes a delivery."""
    return Event(say("sol-log-scrapped", delivery=tile_name(tile)))


@COMPONENTS.keeps
def filled(seat: int, slot: str) -> Event:
    """A delivery is put into a slot of the winter side."""
    return Event(say("sol-log-slot", side=SIDES[seat], slot=slot_name(slot)), seat=seat)


@COMPONENTS.keeps
def no_slot(seat: int) -> Event:
    """There is no slot for a delivery."""
    return Event(say("sol-log-no-slot", side=SIDES[seat]), seat=seat)
