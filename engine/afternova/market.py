"""The market action (MK1-MK4), hands over the limit (HL1), and filling the rows."""

from __future__ import annotations

from functools import cache

from engine.afternova.effects import draw_fee, fill_rows, open_planets, sweep_row, take_card, trim_hand
from engine.afternova.options import (
    TAP_SWEEP_BLUEPRINTS,
    TAP_SWEEP_MERCENARIES,
    TURN,
    Listed,
    Tap,
    card_tap,
    usual_option,
)
from engine.afternova.questions import Question
from engine.afternova.state import State, bonus, hand_limit, in_play, quota_of
from engine.core.decision import Ask, AskAll, Options, Rules
from engine.core.kit import without_questions
from engine.core.text import Text, say
from engine.core.undo_reasons import TURNED_UP


def begin_market(st: State) -> None:
    """The quota of the active player."""
    st.step = "market"
    st.quota = quota_of(st, st.active)
    st.free_sweeps = bonus(st, st.active, "sweep")


def market(st: State) -> Rules[None]:
    """Take a card or sweep a row, until the quota is used up or nothing is left (MK1)."""
    ask = ask_cards(st)
    if ask is None:
        st.quota = st.free_sweeps = 0
        st.step = "trim"
        return
    verb, argument, _ = yield ask
    if verb == "take":
        take_card(st, st.active, argument)
    else:
        sweep_row(st, st.active, mercenaries=argument)


def ask_cards(st: State) -> Ask | None:
    """What the active player takes next. None: the quota is used up, or nothing is left."""
    taps = market_taps(st)
    if not taps or not st.quota:
        return None
    about = ask_market(st.quota, free=st.free_sweeps > 0)
    return Ask(st.active, about, Options(taps, usual_option), habit=TURN, kind=Question.MARKET)


@cache
def ask_market(quota: int, *, free: bool) -> Text:
    """The question of the market; `quota`: how many cards may still be taken; `free`: the next sweep costs none."""
    return say("an-ask-market-free" if free else "an-ask-market", quota=quota)


def market_taps(st: State) -> list[Listed]:
    """Every card in the market, and both rows where sweeping would change something (MK3)."""
    rows = (st.market_mercenaries, st.market_blueprints)
    cards = [card for row in rows for card in row if card is not None]
    taps = [card_tap("take", card) for card in cards]
    piles = (st.mercenary_deck or st.mercenary_discard, st.blueprint_deck or st.blueprint_discard)
    for row, pile, sweep in zip(rows, piles, (TAP_SWEEP_MERCENARIES, TAP_SWEEP_BLUEPRINTS), strict=True):
        if pile or any(row):
            taps.append(sweep)
    return taps


def trim(st: State) -> Rules[None]:
    """After the action: helpers' fees are drawn, then every player over the hand limit discards by choice."""
    if st.fees:
        for seat in st.fees:
            draw_fee(st, seat)
        st.fees = []
        return
    asks = []
    for seat in in_play(st):
        hand = st.players[seat].hand
        excess = len(hand) - hand_limit(st, seat)
        if excess > 0:
            options = Options([card_tap("discard", card) for card in hand], usual_option)
            asks.append(
                Ask(
                    seat, say("an-ask-discard", count=excess), options, least=excess, most=excess, kind=Question.DISCARD
                )
            )
    if asks:
        answers = yield AskAll(tuple(asks))
        for ask, taps in zip(asks, answers, strict=True):
            chosen = (taps,) if isinstance(taps, Tap) else taps
            trim_hand(st, ask.seat, [tap.argument for tap in chosen])
    st.step = "refill"


@without_questions
def refill(st: State) -> None:
    """Both rows are filled, and spaces of planets that had stayed empty (MK4, BG1)."""
    fill_rows(st)
    open_planets(st)
    st.seal(TURNED_UP)
    st.passed, st.built_now = [], []
    st.step = "window"
