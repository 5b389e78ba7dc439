"""The turn: place a card, gain or deliver, expel the rear strip, draw (rule text: course of the game)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from engine.core.decision import Ask, Option, Options, Pairs, Rules
from engine.core.kit import without_questions
from engine.core.text import Text, say
from engine.core.undo_reasons import TURN_OVER
from engine.solenia import components, effects
from engine.solenia.deliveries import deliver, make_room, spread, store_delivery
from engine.solenia.draft import draft
from engine.solenia.options import cell_option, hand_pairs, payment_option, placing_option
from engine.solenia.rival import rival_turn
from engine.solenia.scoring import score
from engine.solenia.sky import AIRSHIP_ROW
from engine.solenia.state import Player, State, Step, all_played, city_row, in_play, next_seat, surplus_of
from engine.solenia.view import RIVAL
from engine.solenia.voyages import Payment, Reach, payments, reachable

ASK_CARD = say("sol-ask-card")
ASK_STUCK, ASK_STUCK_HERE = say("sol-ask-stuck"), say("sol-ask-stuck-here")
ASK_CELL = say("sol-ask-cell")
TURN = "turn"
"""The kind of question with which a turn begins."""
CITIES = ("city_day", "city_night")


# -- placing a card --------------------------------------------------------------------------------------------------


def play(st: State) -> Rules[None]:
    """Place a card. If no cell is next to the airship or an own card, it is also possible to discard one."""
    seat = st.active
    st.asked, st.chosen, st.aim, st.target = "card", None, None, None
    cells, stuck = reachable(st, seat)
    card_id, placed = yield ask_card(st, seat, place=bool(cells), stuck=stuck)
    if not placed:
        effects.discard_card(st, seat, card_id)
        effects.move_airship(st)
        st.step = "expel"
        return
    card = components.parts().cards[card_id]
    st.asked, st.chosen = "cell", card_id
    reach: Reach = yield Ask(seat, ASK_CELL, options_cell(st, seat, card, cells), auto=True)
    cell, kind, _, price = reach
    paid = components.NOTHING
    if price:
        st.aim = cell
        paid = yield from pay(st, seat, price, kind)
    effects.place_card(st, seat, card_id, reach, paid)
    if card.value == 0:
        effects.move_airship(st)
    row = city_row(kind)
    if row is not None:
        yield from serve_city(st, seat, card, row)
        st.step = "settle"
        return
    yield from use_island(st, seat, card, kind)
    expel_or_end(st)


def expel_or_end(st: State) -> None:
    """Once the airship has moved, the rear strip is expelled; otherwise the turn is over."""
    if st.airship_row != AIRSHIP_ROW:
        st.step = "expel"
    else:
        end_turn(st)


def ask_card(st: State, seat: int, *, place: bool, stuck: bool) -> Ask:
    """The hand: cards can be placed if any cell can be reached. If no cell is next to the airship or an own card
    (`stuck`), every card can also be discarded."""
    about = ASK_CARD if not stuck else ASK_STUCK if place else ASK_STUCK_HERE
    pairs = hand_pairs(st.players[seat].hand, place=place, discard=stuck)
    return Ask(seat, about, Options(pairs, placing_option), auto=True, habit=TURN)


def foreseen(st: State, seat: int) -> Ask | None:
    """What the seat would be asked if its turn began now; None where it has no more turns."""
    player = st.players[seat]
    if player.out or not player.hand or st.outcome is not None:
        return None
    cells, stuck = reachable(st, seat)
    return ask_card(st, seat, place=bool(cells), stuck=stuck)


def options_cell(st: State, seat: int, card: components.Card, cells: Pairs[Reach]) -> Options[Reach]:
    """Where a card can be placed, and what it would give there."""

    def describe(key: str, reach: Reach) -> Option:
        cell, kind, _, price = reach
        return cell_option(cell, kind, card.value if kind in CITIES else production(st.players[seat], card), price)

    return Options(cells, describe)


def production(player: Player, card: components.Card) -> int:
    """How many of its good any island gives for a card: its value, more with an improvement."""
    return card.value + player.lasting.get(components.PRODUCTION[card.value], 0)


@cache
def ask_pay(price: int, kept: bool) -> Text:
    """How to pay this many cells; `kept`: some resources must be kept for a delivery."""
    return say("sol-ask-pay", price=price, kept=int(kept))


def pay(st: State, seat: int, price: int, kind: components.Ground) -> Rules[components.Goods]:
    """Pay the voyage before anything is gained. Returns the resources paid."""
    st.asked = "pay"
    rate = st.players[seat].lasting.get("voyage_gold", 0)
    row = city_row(kind)
    ways = payments(st, seat, price, row)
    kept = row is not None and len(ways) < len(payments(st, seat, price, None))
    options = Options(ways, lambda key, paid: payment_option(paid, rate))
    paid: Payment = yield Ask(seat, ask_pay(price, kept), options, auto=True)
    goods = paid[:4]
    effects.pay_voyage(st, seat, goods, paid[4] * rate)
    return goods


def use_island(st: State, seat: int, card: components.Card, kind: components.Ground) -> Rules[None]:
    """An island gives its good."""
    amount = production(st.players[seat], card)
    if amount:
        goods = components.goods_of_kind(amount, kind)
        effects.produce(st, seat, goods)
        if surplus_of(st, seat):
            yield from make_room(st, seat, spread(goods))


def serve_city(st: State, seat: int, card: components.Card, row: components.Row) -> Rules[None]:
    """A city gives gold, and a delivery must be made."""
    if card.value:
        effects.earn(st, seat, card.value)
    yield from deliver(st, seat, row)


# -- the delivery ----------------------------------------------------------------------------------------------------


def settle(st: State) -> Rules[None]:
    """The unit after the refill: the delivery is put into a slot and its reward is taken."""
    seat = st.active
    yield from store_delivery(st, seat)
    if st.players[seat].lasting.get("hand_size"):
        effects.draw_cards(st, seat)
    expel_or_end(st)


# -- the rear strip --------------------------------------------------------------------------------------------------


def expel(st: State) -> Rules[None]:
    """If the airship has moved: each card of the rear strip gives its yield. Then the strip is turned over and becomes
    the front one. Owners are processed one after the other from the active player; their own cards from left to
    right."""
    if st.airship_row != AIRSHIP_ROW:
        for owner in owners_expelled(st):
            newest = expel_cards_of(st, owner)
            if owner != RIVAL and surplus_of(st, owner):
                yield from make_room(st, owner, [good for goods in newest for good in spread(goods)])
        effects.turn_strip(st)
    if st.rival_flies:
        st.rival_flies = False
        begin_turn(st, st.active)
    else:
        end_turn(st)


def owners_expelled(st: State) -> list[int]:
    """The owners of the cards on the rear strip, from the active player; the rival last."""
    owners = list(dict.fromkeys([placed.owner for placed in st.lanes[0].cards if placed is not None]))
    if len(owners) > 1:
        owners.sort(key=lambda each: (each - st.active) % len(st.players) if each != RIVAL else len(st.players))
    return owners


def expel_cards_of(st: State, owner: int) -> list[components.Goods]:
    """One owner's cards; returns the resources gained. All gains are added before surplus goes back, so the owner may
    keep any of them."""
    rear = st.lanes[0]
    kinds = rear.cells
    gained: list[components.Goods] = []
    for column, placed in enumerate(rear.cards):
        if placed is not None and placed.owner == owner:
            goods, gold = yields(placed.card, kinds[column])
            gained.append(goods)
            effects.expel_card(st, column, goods, gold)
    if owner != RIVAL and not st.players[owner].out:
        bonus = st.players[owner].lasting.get("gold_when_expelled", 0)
        if bonus:
            effects.gain_by_power(st, owner, components.NOTHING, bonus)
    return gained


@components.COMPONENTS.keeps
def yields(card: str, kind: components.Ground) -> tuple[components.Goods, int]:
    """The resources and gold that an expelled card gives on such a cell (rule text: expelled cards)."""
    given = components.parts().cards[card].expelled
    city = city_row(kind) is not None
    match given.kind:
        case "produce":
            if city:
                return components.NOTHING, given.amount
            return components.goods_of_kind(given.amount, kind), 0
        case "fixed":
            return components.goods_of(given.resources), 0
        case "gold_if":
            return components.NOTHING, given.amount if kind == given.island else 0


# -- the end of the turn ---------------------------------------------------------------------------------------------


def end_turn(st: State) -> None:
    """Draw; then the next player, the rival (not after the last card) or the end of the game."""
    st.step = "finish"
    if not st.players[st.active].out:
        effects.draw_cards(st, st.active)
    st.seal(TURN_OVER)
    if all_played(st):
        decide(st)
    elif st.rival is not None:
        rival_turn(st)
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
        effects.end_game(st, tuple(totals), graded(best, st.winter))
        return
    winners = tuple(sorted(seat for seat, total in totals.items() if total == best))
    effects.end_game(st, winners, say("sol-end-gold", gold=best))


@components.COMPONENTS.keeps
def graded(gold: int, winter: bool) -> Text:
    """How a solo game with this score ends."""
    grade, ahead = components.parts().grade(gold, winter=winter), components.parts().next_grade(gold, winter=winter)
    return say("sol-end-grade", gold=gold, grade=grade, next=ahead)


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


# -- units -----------------------------------------------------------------------------------------------------------

UNITS: dict[Step, Callable[[State], Rules[None]]] = {
    "draft": draft,
    "play": play,
    "settle": settle,
    "expel": expel,
    "finish": without_questions(end_turn),
    "rival": without_questions(rival_turn),
}
"""By `State.step`. The last two are units only in stored games of earlier versions. Otherwise they end another unit,
because no question follows in it after what they reveal."""


def next_unit(st: State) -> Rules[None]:
    """The next unit."""
    return UNITS[st.step](st)
