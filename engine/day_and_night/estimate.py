"""How good a position is for a seat, for computer players.

Reads the board, the size of both hands, and which cards the seat itself holds. Call it on the seat's own state or on a
sampled one.
"""

from __future__ import annotations

from math import tanh

from engine.day_and_night import state
from engine.day_and_night.board import groups, spread
from engine.day_and_night.cards import CARDS, DAY, NIGHT, Card

TEMPLE = 9.0
TILE = 0.45
CARD = 0.12
MOST_CARDS = 7
GOOD_CARD = 0.24
COPY = 0.7
"""Each further copy of a card in hand is worth this share of the one before it."""
SAFE, SAFE_IN_GROUP = 0.25, 0.08
"""The worth of a Day tile that can never be turned over: by itself, and for each tile of its group."""
STAYS = (1.0, 0.75, 0.55)
"""The probability that a tile becomes safe, by the number of mystic stones on it."""
STOLEN_TILE = 1.0
"""The worth of a tile that a stolen card may win, and the cost of one that it gives away."""
STOLEN_OTHER = 0.2
"""The worth of using a stolen card that wins no tiles."""
FOREIGN_GROUND = 0.1
"""The worth of a location where spells for the avatar's own location would win a tile."""
HELD = 0.5
"""The cost to Day of being unable to travel in her next turn: a crystal is under her that Night's Awaken does not
remove."""
SCALE = 14.0


def worth_of(card: Card) -> float:
    """The worth of a card in hand. Those that win tiles for few hours are the best."""
    match card.effect:
        case "change":
            worth = 1.25 - 0.09 * (5 if card.hours is None else card.hours)
        case "draw":
            worth = 0.8
        case "turn_over":
            worth = 0.6
        case "deviate" | "steal":
            worth = 0.5
        case "wonder":
            worth = 0.4
        case "mystify":
            worth = 0.35
        case "crystal":
            worth = 0.25
        case "move_day" | "move_night":
            worth = 0.1
    return worth if card.needs == "nothing" else 0.8 * worth


WORTH = {card.id: worth_of(card) for card in CARDS.values()}


def estimate(st: state.State, seat: int) -> float:
    """From -1 (lost) to 1 (won) for the seat."""
    if st.outcome is not None:
        return 0.0 if st.outcome.winner is None else 1.0 if st.outcome.winner == seat else -1.0
    return tanh((strength(st, seat) - strength(st, 1 - seat) + GOOD_CARD * hand_worth(st.hands[seat])) / SCALE)


def strength(st: state.State, seat: int) -> float:
    """Temples, the prospect of the next one, cards, and the location of the avatar."""
    value = TEMPLE * len(st.temples[seat]) + CARD * min(len(st.hands[seat]), MOST_CARDS)
    value += promise(st, seat)
    if not 1 << st.at[seat] & (st.side_tiles(seat) | st.locked):
        value += FOREIGN_GROUND
    if seat == DAY:
        value += safety(st)
        if st.phase == "steal":
            value += loot(st)
        if st.crystals.get(st.at[DAY], 0) > (st.active == DAY):
            value -= HELD
    return value


def safety(st: state.State) -> float:
    """The worth to Day of tiles that Night cannot turn over: single temple-tiles, and tiles with mystic stones that may
    become such. They are worth most in a large group."""
    free = state.free_tiles(st, DAY)
    value = 0.0
    for group in groups(free) if st.stones or st.locked & free else ():
        worth = SAFE + SAFE_IN_GROUP * min(group.bit_count(), state.TEMPLE_SIZE)
        value += worth * (group & st.locked).bit_count()
        value += worth * sum(STAYS[min(count, 2)] for tile, count in st.stones.items() if group >> tile & 1)
    return value


def loot(st: state.State) -> float:
    """What Day, looking at Night's hand for Steal Passion, may win with the best card in it."""
    cards = dict.fromkeys(st.hands[NIGHT])
    return CARD + max((use_of(st, CARDS[card]) for card in cards), default=0.0)


def use_of(st: state.State, card: Card) -> float:
    """The worth to Day of using this card of Night's hand. 0 if it is better discarded."""
    if not state.can_use_stolen(st, card):
        return 0.0
    if card.effect not in ("change", "turn_over"):
        return STOLEN_OTHER
    legal = state.legal_targets(st, card, DAY)
    won = (legal & ~st.day).bit_count()
    lost = legal.bit_count() - won
    if card.targets:
        won, lost = min(won, card.targets), max(0, min(won + lost, card.targets) - won)
    return max(0.0, STOLEN_TILE * (won - lost))


def promise(st: state.State, seat: int) -> float:
    """How near the next temple is: the largest group counts most, and space around it helps."""
    free = state.free_tiles(st, seat)
    open_tiles = state.changeable(st, seat)
    best = 0.0
    total = 0.0
    for group in groups(free):
        size = min(group.bit_count(), state.TEMPLE_SIZE)
        room = (spread(group) & open_tiles & ~free).bit_count()
        score = size * (1 + size / state.TEMPLE_SIZE) * 0.5 + 0.08 * min(room, 8)
        total += TILE * size
        best = max(best, score)
    return best + total


def hand_worth(hand: list[str]) -> float:
    """The worth of the best cards of a hand, one more than may be kept. The hand is sorted, so copies are adjacent."""
    values: list[float] = []
    before = ""
    for card in hand:
        values.append(COPY * values[-1] if card == before else WORTH[card])
        before = card
    values.sort(reverse=True)
    return sum(values[: state.HAND_LIMIT + 1])
