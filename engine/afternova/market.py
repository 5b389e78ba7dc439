"""The market action (MK1-MK4), hands that are too large (HL1), and filling up the rows."""

from __future__ import annotations

from engine.afternova.effects import draw_fee, fill_rows, open_planets, sweep_row, take_card, trim_hand
from engine.afternova.options import SWEEP_BLUEPRINTS, SWEEP_MERCENARIES, card_option
from engine.afternova.state import State, bonus, hand_limit, in_play, quota_of
from engine.core.decision import Ask, AskAll, Option, Options, Rules
from engine.core.text import say
from engine.core.way_back import TURNED_UP


def begin_market(st: State) -> None:
    """The quota of the active player."""
    st.step = "market"
    st.quota = quota_of(st, st.active)
    st.free_sweeps = bonus(st, st.active, "sweep")


def market(st: State) -> Rules[None]:
    """Take a card or sweep a row, until the quota is used up or nothing is left (MK1)."""
    options = market_options(st)
    if not options or not st.quota:
        st.quota = st.free_sweeps = 0
        st.step = "trim"
        return
    key = yield Ask(st.active, say("an-ask-market", quota=st.quota), Options.of(options))
    verb, _, argument = key.partition(":")
    if verb == "take":
        take_card(st, st.active, argument)
    else:
        sweep_row(st, st.active, mercenaries=argument == "mercenaries")


def market_options(st: State) -> list[Option]:
    """Every card in the market, and both rows where sweeping would change something (MK3)."""
    rows = (st.market_mercenaries, st.market_blueprints)
    options = [card_option("take", card) for row in rows for card in row if card is not None]
    piles = (st.mercenary_deck or st.mercenary_discard, st.blueprint_deck or st.blueprint_discard)
    for row, pile, sweep in zip(rows, piles, (SWEEP_MERCENARIES, SWEEP_BLUEPRINTS), strict=True):
        if pile or any(card is not None for card in row):
            options.append(sweep)
    return options


def trim(st: State) -> Rules[None]:
    """After the action: helpers' fees are drawn, then whoever holds too many cards discards by choice."""
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
            options = Options.of(card_option("discard", card) for card in hand)
            asks.append(Ask(seat, say("an-ask-discard", count=excess), options, least=excess, most=excess))
    if asks:
        answers = yield AskAll(tuple(asks))
        for ask, keys in zip(asks, answers, strict=True):
            chosen = (keys,) if isinstance(keys, str) else keys
            trim_hand(st, ask.seat, [key.partition(":")[2] for key in chosen])
    st.step = "refill"


def refill(st: State) -> Rules[None]:
    """Both rows are filled up, and spaces of planets that had stayed empty (MK4, BG1)."""
    fill_rows(st)
    open_planets(st)
    st.seal(TURNED_UP)
    st.passed, st.built_now = [], []
    st.step = "window"
    return
    yield
