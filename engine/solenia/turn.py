"""The turn: place a card, gain or deliver, expel the rear strip, draw (rule text: course of the game)."""

from __future__ import annotations

from engine.core.decision import Ask, Option, Options, Rules
from engine.core.kit import without_questions
from engine.core.text import Text, say
from engine.core.way_back import TURN_OVER
from engine.solenia.components import (
    NOTHING,
    PRODUCTION,
    Card,
    Goods,
    Ground,
    goods_of,
    parts,
    some,
)
from engine.solenia.deliveries import deliver, make_room, settle, spread
from engine.solenia.draft import draft
from engine.solenia.effects import (
    discard_card,
    draw_cards,
    earn,
    end_game,
    expel_card,
    gain_by_power,
    move_airship,
    pay_voyage,
    place_card,
    produce,
    turn_strip,
)
from engine.solenia.options import (
    card_option,
    cell_option,
    cell_pairs,
    discard_option,
    hand_pairs,
    payment_option,
    payment_pairs,
)
from engine.solenia.rival import rival_turn
from engine.solenia.scoring import score
from engine.solenia.sky import AIRSHIP_ROW, FARTHEST
from engine.solenia.state import (
    Payment,
    Placed,
    Player,
    Reach,
    State,
    all_played,
    city_row,
    in_play,
    next_seat,
    payments,
    reachable,
    storage_of,
)
from engine.solenia.view import RIVAL

ASK_CARD = say("sol-ask-card")
ASK_STUCK, ASK_STUCK_HERE = say("sol-ask-stuck"), say("sol-ask-stuck-here")
ASK_CELL = say("sol-ask-cell")
CITIES = ("city_day", "city_night")


def next_unit(st: State) -> Rules[None]:
    """The next unit."""
    match st.step:
        case "draft":
            return draft(st)
        case "play":
            return play(st)
        case "settle":
            return settle(st)
        case "expel":
            return expel(st)
        case "finish":
            return finish(st)
        case "rival":
            return rival_turn(st)


# -- placing a card --------------------------------------------------------------------------------------------------


def play(st: State) -> Rules[None]:
    """Place a card. If no cell is next to the airship or an own card, it is also possible to discard one."""
    seat = st.active
    st.asked, st.chosen, st.aim, st.target = "card", None, None, None
    cells = reachable(st, seat)
    card_id, placed = yield ask_card(st, seat, cells)
    if not placed:
        discard_card(st, seat, card_id)
        move_airship(st)
        st.step = "expel"
        return
    card = parts().cards[card_id]
    st.asked, st.chosen = "cell", card_id
    chosen, kind, _, price = yield Ask(seat, ASK_CELL, options_cell(st, seat, card, cells), auto=True)
    paid = NOTHING
    if price:
        st.aim = chosen
        paid = yield from pay(st, seat, price, kind)
    place_card(st, seat, card_id, chosen, price, paid)
    if card.value == 0:
        move_airship(st)
    yield from use_cell(st, seat, card, kind)


def ask_card(st: State, seat: int, cells: list[Reach]) -> Ask:
    """The hand. If no cell is next to the airship or an own card, every card can also be discarded."""
    stuck = min([distance for _, _, distance, _ in cells], default=FARTHEST) > 1
    pairs = hand_pairs(st.players[seat].hand, place=bool(cells), discard=stuck)
    options = Options(pairs, lambda key, chosen: card_option(chosen[0]) if chosen[1] else discard_option(chosen[0]))
    return Ask(seat, (ASK_STUCK if cells else ASK_STUCK_HERE) if stuck else ASK_CARD, options, auto=True)


def options_cell(st: State, seat: int, card: Card, cells: list[Reach]) -> Options[Reach]:
    """Where a card can be placed, and what it would give there."""

    def describe(key: str, reach: Reach) -> Option:
        cell, kind, _, price = reach
        return cell_option(cell, kind, card.value if kind in CITIES else production(st.players[seat], card), price)

    return Options(cell_pairs(cells), describe)


def production(player: Player, card: Card) -> int:
    """How many of its good any island gives for a card: its value, more with an improvement."""
    return card.value + player.lasting.get(PRODUCTION[card.value], 0)


def pay(st: State, seat: int, price: int, kind: Ground) -> Rules[Goods]:
    """Pay the voyage before anything is gained. Returns the resources paid."""
    st.asked = "pay"
    rate = st.players[seat].lasting.get("voyage_gold", 0)
    row = city_row(kind)
    ways = payments(st, seat, price, row)
    kept = row is not None and len(ways) < len(payments(st, seat, price, None))
    options = Options(payment_pairs(ways), lambda key, paid: payment_option(paid, rate))
    paid: Payment = yield Ask(seat, say("sol-ask-pay", price=price, kept=int(kept)), options, auto=True)
    pay_voyage(st, seat, paid, rate)
    return paid[:4]


def use_cell(st: State, seat: int, card: Card, kind: Ground) -> Rules[None]:
    """An island gives its good; a city gives gold and a delivery that must be made."""
    row = city_row(kind)
    if row is None:
        amount = production(st.players[seat], card)
        if amount:
            goods = some(amount, kind)
            produce(st, seat, goods)
            if st.players[seat].stored > storage_of(st, seat):
                yield from make_room(st, seat, spread(goods))
        st.step = "expel" if card.value == 0 else "finish"
        return
    if card.value:
        earn(st, seat, card.value)
    yield from deliver(st, seat, row)
    st.step = "settle"


# -- the rear strip --------------------------------------------------------------------------------------------------


def expel(st: State) -> Rules[None]:
    """If the airship has moved: each card of the rear strip gives its yield. Then the strip is turned over and becomes
    the front one. Owners are processed one after the other from the active player; their own cards from left to
    right."""
    if st.airship_row != AIRSHIP_ROW:
        rear = st.lanes[0]
        owners = dict.fromkeys(placed.owner for placed in rear.cards if placed is not None)
        for owner in sorted(owners, key=lambda each: (each - st.active) % len(st.players) if each != RIVAL else 9):
            yield from expel_cards_of(st, owner)
        turn_strip(st)
    if st.rival_flies:
        st.rival_flies = False
        begin_turn(st, st.active)
    else:
        st.step = "finish"


def expel_cards_of(st: State, owner: int) -> Rules[None]:
    """One owner's cards. All gains are added before surplus goes back, so the owner may keep any of them."""
    rear = st.lanes[0]
    newest: list[int] = []
    for column, placed in enumerate(rear.cards):
        if placed is not None and placed.owner == owner:
            goods, gold = yields(placed, rear.cells[column])
            newest += spread(goods)
            expel_card(st, column, goods, gold)
    if owner == RIVAL or st.players[owner].out:
        return
    bonus = st.players[owner].lasting.get("gold_when_expelled", 0)
    if bonus:
        gain_by_power(st, owner, NOTHING, bonus)
    yield from make_room(st, owner, newest)


def yields(placed: Placed, kind: Ground) -> tuple[Goods, int]:
    """The resources and gold that an expelled card gives on such a cell (rule text: expelled cards)."""
    given = parts().cards[placed.card].expelled
    city = city_row(kind) is not None
    match given.kind:
        case "produce":
            if city:
                return NOTHING, given.amount
            return some(given.amount, kind), 0
        case "fixed":
            return goods_of(given.resources), 0
        case "gold_if":
            return NOTHING, given.amount if kind == given.island else 0


# -- the end of the turn ---------------------------------------------------------------------------------------------


@without_questions
def finish(st: State) -> None:
    """Draw; then the next player, the rival (not after the last card) or the end of the game."""
    if not st.players[st.active].out:
        draw_cards(st, st.active)
    st.seal(TURN_OVER)
    if all_played(st):
        decide(st)
    elif st.rival is not None:
        st.step = "rival"
    else:
        begin_turn(st, next_seat(st))


def begin_turn(st: State, seat: int) -> None:
    """Begin this seat's turn."""
    st.active, st.step = seat, "play"
    st.asked, st.chosen, st.target = "card", None, None


def decide(st: State) -> None:
    """Most gold wins; tied players share the victory. A solo game gets a grade."""
    totals = {seat: score(st, seat).total for seat in in_play(st)}
    best = max(totals.values())
    if st.rival is not None:
        grade, ahead = parts().grade(best, winter=st.winter), parts().next_grade(best, winter=st.winter)
        end_game(st, tuple(totals), say("sol-end-grade", gold=best, grade=grade, next=ahead))
        return
    winners = tuple(sorted(seat for seat, total in totals.items() if total == best))
    end_game(st, winners, say("sol-end-gold", gold=best))


def resigned(seat: int) -> Text:
    """Why the game ends when a seat has resigned and nobody, or only one, is left. Stored games hold this key of the
    seat."""
    return say("sol-end-resigned", side=say(f"solenia-seat-{seat}"))


def leave_turn(st: State, seat: int) -> None:
    """A seat has resigned during its turn: the turn is over and the next one begins."""
    if st.step == "draft" or seat != st.active:
        return
    if st.due is not None:
        st.players[seat].spare.append(st.due)
        st.due = None
    st.step = "expel"
