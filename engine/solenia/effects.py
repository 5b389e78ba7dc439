"""Every observable change of a game of Solenia, together with its event.

Nothing else writes these fields of the state.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.kit import Outcome, end_with
from engine.core.text import Text, say
from engine.core.undo_reasons import DRAWN, TURNED_UP
from engine.solenia import log
from engine.solenia.components import COLUMNS, NOTHING, OPPOSITE, PRODUCTION, Goods, Ground, Power, Row, parts
from engine.solenia.names import SIDES, improvement_name
from engine.solenia.sky import AIRSHIP_ROW
from engine.solenia.state import Lane, Move, Placed, State, Swap, hand_size_of, row_index, swap_cost
from engine.solenia.view import RIVAL
from engine.solenia.voyages import Reach

GOLD = 4
"""The index of gold in `State.taken`."""


# -- resources and gold ----------------------------------------------------------------------------------------------


def gain_goods(st: State, seat: int, goods: Sequence[int]) -> None:
    """Take resources from the supply. There may be too many for the storage: see `deliveries.make_room`."""
    held, taken = st.players[seat].goods, st.taken
    for good, count in enumerate(goods):
        if count:
            held[good] += count
            taken[good] += count


def gain_gold(st: State, seat: int, gold: int) -> None:
    """Take gold from the supply."""
    st.players[seat].gold += gold
    st.taken[GOLD] += gold


def return_goods(st: State, seat: int, goods: Sequence[int]) -> None:
    """Put resources back into the supply."""
    held, taken = st.players[seat].goods, st.taken
    for good, count in enumerate(goods):
        if count:
            held[good] -= count
            taken[good] -= count


def drop_goods(st: State, seat: int, dropped: Goods) -> None:
    """Surplus resources go back to the supply."""
    return_goods(st, seat, dropped)
    st.events.append(log.dropped(seat, dropped))


def tell_gain(st: State, seat: int, goods: Goods, gold: int = 0) -> None:
    """Record what a seat has just gained, if anything."""
    if gold or any(goods):
        st.events.append(log.gains(seat, goods, gold))


def gain_by_power(st: State, seat: int, goods: Goods, gold: int = 0) -> None:
    """Gain the reward of a slot or an improvement."""
    gain_goods(st, seat, goods)
    gain_gold(st, seat, gold)
    tell_gain(st, seat, goods, gold)


# -- cards -----------------------------------------------------------------------------------------------------------


def pay_voyage(st: State, seat: int, goods: Goods, gold: int) -> None:
    """Pay for the cells passed over with resources and, with an improvement, with gold."""
    return_goods(st, seat, goods)
    gain_gold(st, seat, -gold)
    st.events.append(log.voyage(seat, goods, gold))


def place_card(st: State, seat: int, card: str, reach: Reach, paid: Goods) -> None:
    """Place a card on an empty cell that can be reached. `paid`: the resources of its voyage."""
    cell, kind, _, price = reach
    player = st.players[seat]
    player.hand.remove(card)
    player.played += 1
    st.chosen, st.aim, st.target = None, None, cell
    _lay(st, Move(seat, card, cell, cell, price, paid=paid), cell, kind)


def place_rival_card(st: State, card: str, cell: int, kind: Ground) -> None:
    """The solitaire rival's card is placed."""
    _lay(st, Move(RIVAL, card, cell, cell), cell, kind)


def _lay(st: State, move: Move, cell: int, kind: Ground) -> None:
    owner, card = move.owner, move.card
    st.lanes[cell // COLUMNS].cards[cell % COLUMNS] = Placed(owner, card)
    _note(st, move)
    st.events.append(log.placed(owner, card, cell, kind))


def _note(st: State, move: Move) -> None:
    """Remember what an owner did last."""
    moves = st.moves
    for place, other in enumerate(moves):
        if other.owner == move.owner:
            del moves[place]
            break
    moves.append(move)


def produce(st: State, seat: int, goods: Goods) -> None:
    """An island gives its good for the card placed on it."""
    st.moves[-1].goods = goods
    gain_goods(st, seat, goods)
    tell_gain(st, seat, goods)


def earn(st: State, seat: int, gold: int) -> None:
    """A city gives gold for the card placed on it."""
    st.moves[-1].gold = gold
    gain_gold(st, seat, gold)
    tell_gain(st, seat, NOTHING, gold)


def discard_card(st: State, seat: int, card: str) -> None:
    """Discard a card because no cell can be used. It only moves the airship."""
    player = st.players[seat]
    player.hand.remove(card)
    player.discard.append(card)
    player.played += 1
    _note(st, Move(seat, card, None))
    st.events.append(log.discarded(seat, card))


def draw_cards(st: State, seat: int) -> None:
    """Draw up to the hand size, as long as the deck has cards."""
    player = st.players[seat]
    hand, deck = player.hand, player.deck
    wanted = hand_size_of(st, seat) - len(hand)
    if wanted <= 0 or not deck:
        return
    drawn = deck[: -wanted - 1 : -1]
    del deck[-wanted:]
    hand += drawn
    sort_cards(hand)
    st.seal(DRAWN)
    st.events.append(log.drew(seat, tuple(drawn)))


def sort_cards(cards: list[str]) -> None:
    """Put cards into the order of the card list, so that a hand never reveals in which order it was drawn."""
    cards.sort(key=parts().ranks.__getitem__)


# -- the airship -----------------------------------------------------------------------------------------------------


def move_airship(st: State) -> None:
    """The giant airship advances one cell. The rear strip is resolved at the end of the turn."""
    st.airship_row += 1
    if st.moves:
        st.moves[-1].advanced = True
    st.events.append(log.airship(st.airship))


def expel_card(st: State, column: int, goods: Goods, gold: int) -> None:
    """A card of the rear strip gives its yield and goes to its owner's discard pile."""
    placed = st.lanes[0].cards[column]
    assert placed is not None
    st.lanes[0].cards[column] = None
    if placed.owner == RIVAL:
        assert st.rival is not None
        st.rival.discard.append(placed.card)
        return
    player = st.players[placed.owner]
    player.discard.append(placed.card)
    if player.out:
        return
    gain_goods(st, placed.owner, goods)
    gain_gold(st, placed.owner, gold)
    st.events.append(log.expelled(placed.owner, placed.card, column, goods, gold))


def turn_strip(st: State) -> None:
    """The rear strip is turned over and becomes the front one. The airship is in the middle again."""
    rear = st.lanes.pop(0)
    light = OPPOSITE[rear.phase]
    st.lanes.append(Lane(rear.strip, light, [None] * COLUMNS))
    st.airship_row = AIRSHIP_ROW
    for move in st.moves:
        if move.cell is not None:
            move.cell = move.cell - COLUMNS if move.cell >= COLUMNS else None
    if st.target is not None:
        st.target = st.target - COLUMNS if st.target >= COLUMNS else None
    st.events.append(log.turned(light))


# -- deliveries ------------------------------------------------------------------------------------------------------


def take_delivery(st: State, seat: int, tile: str, swap: Swap) -> None:
    """Pay for a delivery and take its tile; it still needs a slot."""
    delivery = parts().deliveries[tile]
    paid = swap_cost(parts().costs[tile], swap)
    return_goods(st, seat, paid)
    st.displays[row_index(delivery.row)].remove(tile)
    st.due = tile
    st.moves[-1].tile = tile
    st.events.append(log.delivered(seat, tile, paid))


def refill(st: State, row: Row) -> None:
    """Reveal the next delivery of the stack, if there is one."""
    index = row_index(row)
    if not st.stacks[index]:
        return
    tile = st.stacks[index].pop()
    st.displays[index].append(tile)
    st.seal(TURNED_UP)
    st.events.append(log.refilled(tile))


def scrap_delivery(st: State, row: Row) -> None:
    """The oldest delivery on display in a row is removed (solitaire)."""
    index = row_index(row)
    if not st.displays[index]:
        return
    tile = st.displays[index].pop(0)
    st.scrapped[index].append(tile)
    st.events.append(log.scrapped(tile))
    refill(st, row)


def fill_slot(st: State, seat: int, slot: str | None) -> None:
    """Put the delivery just taken into a slot, or beside the board if no slot is left."""
    assert st.due is not None
    tile, st.due = st.due, None
    player = st.players[seat]
    if slot is None:
        player.spare.append(tile)
        st.events.append(log.no_slot(seat))
        return
    player.slots[slot] = tile
    if st.winter:
        st.events.append(log.filled(seat, slot))


def begin_power(st: State, seat: int, power: Power) -> None:
    """A lasting power takes effect."""
    add_power(st.players[seat].lasting, power)


def add_power(lasting: dict[str, int], power: Power) -> None:
    """Add a lasting power to those that a player has."""
    key = PRODUCTION[power.value or 0] if power.kind == "production" else power.kind
    if power.kind == "hand_size":
        lasting[key] = max(lasting.get(key, 0), power.amount)
    else:
        lasting[key] = lasting.get(key, 0) + (power.amount or 1)


def tell_improvement(st: State, seat: int, improvement: str) -> None:
    """Record that an improvement takes effect."""
    st.record(say("sol-log-improvement", side=SIDES[seat], improvement=improvement_name(improvement)), seat=seat)


# -- draft, rival, end -----------------------------------------------------------------------------------------------


def take_level1(st: State, seat: int, improvement: str) -> None:
    """Draft an improvement of level 1."""
    st.offered_level1.remove(improvement)
    st.players[seat].level1 = improvement
    st.record(say("sol-log-drafted", side=SIDES[seat], improvement=improvement_name(improvement)), seat=seat)


def take_level3(st: State, seat: int, day: str, night: str) -> None:
    """Draft an improvement of level 3: a day half and a night half."""
    st.offered_level3.remove((day, night))
    st.players[seat].halves = [day, night]
    text = say("sol-log-drafted-halves", side=SIDES[seat], day=improvement_name(day), night=improvement_name(night))
    st.record(text, seat=seat)


def flip_rival_card(st: State, face: int, column: int | None) -> str:
    """Reveal the rival's next card. `face` (from 1): the result of the die; `column`: what that means (None: storm)."""
    assert st.rival is not None
    card = st.rival.deck.pop()
    st.rival.die = face
    st.seal(TURNED_UP)
    st.events.append(log.rival_rolled(card, column))
    return card


def drop_rival_card(st: State, card: str) -> None:
    """The rival's card finds no cell."""
    assert st.rival is not None
    st.rival.discard.append(card)
    _note(st, Move(RIVAL, card, None))
    st.events.append(log.STORM)


def end_game(st: State, winners: tuple[int, ...], reason: Text) -> None:
    """The game is over."""
    st.asked = "over"
    st.chosen = None
    end_with(st, Outcome(winners, reason))


def retire(st: State, seat: int) -> None:
    """A seat resigns: it plays no more and gains no more. Its cards stay on their cells."""
    st.players[seat].out = True
    st.record(say("sol-log-resigned", side=SIDES[seat]), seat=seat)
