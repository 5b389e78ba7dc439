"""Why an answer is not offered: the rule, as a text for the player who tried it. Reads only what that seat knows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations_with_replacement

import msgspec

from engine.core.decision import Ask, Barred, Option
from engine.core.text import Text, say
from engine.solenia.components import Row, parts
from engine.solenia.names import goods_text
from engine.solenia.options import (
    card_option,
    cell_option,
    delivery_option,
    discard_option,
    drop_option,
    improvement_option,
    payment_option,
    slot_option,
    take_option,
)
from engine.solenia.sky import CELLS, place, steps_between
from engine.solenia.state import State, city_row, cover_of, deliverable, ground, is_free
from engine.solenia.voyages import payments, price_of

MOST_NAMED = 12
"""More places than this are not listed; the picture shows them."""


def barred(st: State, ask: Ask) -> Iterator[Barred]:
    """What the seat might try besides the options of its question."""
    yield from barred_on_panel(st, ask)
    if st.asked == "pay":
        yield from _short_payments(st, ask)


def barred_on_panel(st: State, ask: Ask) -> Iterable[Barred]:
    """The same without payments of too few, which only somebody who types can name."""
    match st.asked:
        case "card":
            return _cards(st, ask)
        case "cell":
            return _cells(st, ask)
        case "pay":
            return _payments(st, ask)
        case "deliver":
            return _deliveries(st, ask)
        case "slot":
            return _slots(st, ask)
        case "take":
            return (Barred(take_option(good), say("sol-why-not-offered")) for good in range(4))
        case "drop":
            return (Barred(drop_option(good), say("sol-why-none-stored")) for good in range(4))
        case "draft":
            return _improvements(st)
        case _:
            return iter(())


def _cards(st: State, ask: Ask) -> Iterator[Barred]:
    hand = st.players[ask.seat].hand
    known = parts().cards
    for card in known:
        option = msgspec.structs.replace(card_option(card), names=())
        yield Barred(option, say("sol-why-no-cell" if card in hand else "sol-why-not-held"))
        if card in hand:
            yield Barred(discard_option(card), say("sol-why-no-discard"))
    held, printed = {known[card].value for card in hand}, {card.value for card in known.values()}
    for value in range(10):
        if value not in held:
            reason = say("sol-why-value-not-held" if value in printed else "sol-why-no-such-value")
            yield Barred(Option(f"card:{value}", say("sol-card-value", value=value)), reason)
    for cell in range(CELLS):
        yield Barred(cell_option(cell, ground(st, cell), 0, 0), say("sol-why-card-first"))


# -- cells and voyages -----------------------------------------------------------------------------------------------


def _cells(st: State, ask: Ask) -> Iterator[Barred]:
    free = [cell for _, (cell, *_) in ask.options.pairs]
    listed = " ".join(place(cell) for cell in free)
    instead = say("sol-why-choose", places=listed) if len(free) <= MOST_NAMED else None
    for cell in range(CELLS):
        if cell not in free:
            kind = ground(st, cell)
            yield Barred(cell_option(cell, kind, 0, 0), why_not_cell(st, ask.seat, cell), instead)


def why_not_cell(st: State, seat: int, cell: int) -> Text:
    """A card is there, the voyage is too expensive, or a city could not be served."""
    if not is_free(st, cell):
        return say("sol-why-taken")
    player, row = st.players[seat], city_row(ground(st, cell))
    if row is not None and not deliverable(st, player, row):
        return say(f"sol-why-city-{row}")
    distance, price = distance_to(st, seat, cell)
    if not payments(st, seat, price, None):
        return say("sol-why-voyage", steps=distance, price=price, stored=player.stored)
    return say("sol-why-city-after", price=price)


def distance_to(st: State, seat: int, cell: int) -> tuple[int, int]:
    """The distance from the airship or the nearest own card, and the cost of the voyage (rule text: lengthening the
    voyage)."""
    player = st.players[seat]
    diagonal = "diagonal" in player.lasting
    starts = [st.airship]
    for row, lane in enumerate(st.lanes):
        cards = enumerate(lane.cards)
        starts += [row * len(lane.cards) + column for column, card in cards if card is not None and card.owner == seat]
    distance = min(steps_between(start, cell, diagonal=diagonal) for start in starts)
    return distance, price_of(distance, player.lasting.get("voyage_discount", 0))


def _payments(st: State, ask: Ask) -> Iterator[Barred]:
    """Every way to pay the same number of cells with goods that the seat does not have, or needs for the delivery of
    the city."""
    player = st.players[ask.seat]
    price = sum(ask.options.pairs[0][1])
    rate = player.lasting.get("voyage_gold", 0)
    held = {paid for _, paid in payments(st, ask.seat, price, None)}
    for chosen in combinations_with_replacement(range(4), price):
        wood, wheat, stone, water = (chosen.count(good) for good in range(4))
        paid = (wood, wheat, stone, water, 0)
        reason = say("sol-why-needed") if paid in held else say("sol-why-not-stored", goods=goods_text(player.goods))
        yield Barred(payment_option(paid, rate), reason)


def _short_payments(st: State, ask: Ask) -> Iterator[Barred]:
    """Every way to pay fewer than the voyage costs."""
    price, rate = sum(ask.options.pairs[0][1]), st.players[ask.seat].lasting.get("voyage_gold", 0)
    for size in range(1, price):
        for chosen in combinations_with_replacement(range(4), size):
            wood, wheat, stone, water = (chosen.count(good) for good in range(4))
            yield Barred(payment_option((wood, wheat, stone, water, 0), rate), say("sol-why-price", price=price))


# -- deliveries, slots, improvements ---------------------------------------------------------------------------------


def _deliveries(st: State, ask: Ask) -> Iterator[Barred]:
    known, player = parts(), st.players[ask.seat]
    wanted: Row = known.deliveries[ask.options.pairs[0][1]].row
    shown = {tile for display in st.displays for tile in display}
    for tile in known.deliveries.values():
        if tile.id not in shown:
            reason = say("sol-why-not-displayed")
        elif tile.row != wanted:
            reason = say(f"sol-why-serves-{wanted}")
        else:
            reason = say("sol-why-not-stored", goods=goods_text(player.goods))
        yield Barred(delivery_option(tile.id), reason)


def _slots(st: State, ask: Ask) -> Iterator[Barred]:
    used = st.players[ask.seat].slots
    row = st.slots[ask.options.pairs[0][1]].row
    for slot in st.slots.values():
        if slot.id in used:
            reason = say("sol-why-slot-filled")
        elif slot.row != row:
            reason = say(f"sol-why-slot-{row}")
        else:
            reason = say("sol-why-slot-level", level=slot.level - 1)
        yield Barred(slot_option(slot.id, cover_of(st, ask.seat, slot)), reason)


def _improvements(st: State) -> Iterator[Barred]:
    offered = [*((tile,) for tile in st.offered_level1), *st.offered_level3]
    options = [improvement_option(improvement) for improvement in offered]
    return (Barred(option, say("sol-why-level-taken")) for option in options)
