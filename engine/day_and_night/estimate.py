"""How good a position looks, for computer players.

Reads the board, the size of both hands, and which cards the seat itself holds: call it on the seat's own state or on
an imagined one.
"""

from __future__ import annotations

from math import tanh

from engine.day_and_night.board import groups, spread
from engine.day_and_night.cards import CARDS, DAY, NIGHT, Card
from engine.day_and_night.state import (
    HAND_LIMIT,
    TEMPLE_SIZE,
    State,
    can_use_stolen,
    changeable,
    free_tiles,
    legal_targets,
)

TEMPLE = 9.0
TILE = 0.45
CARD = 0.12
MOST_CARDS = 7
GOOD_CARD = 0.24
COPY = 0.7
"""A further copy of a card in hand is worth so much of the one before it."""
SAFE, SAFE_IN_GROUP = 0.25, 0.08
"""What it is worth that a Day tile can never be turned: by itself, and for each tile of its group."""
STAYS = (1.0, 0.75, 0.55)
"""How likely a tile still becomes safe, by the mystic stones on it."""
STOLEN_TILE = 1.0
"""What a tile is worth that a stolen card may win, and what one costs that it gives away."""
STOLEN_OTHER = 0.2
"""What it is worth to use a stolen card that wins no tiles."""
FOREIGN_GROUND = 0.1
"""To stand where spells for the own location would bring a tile."""
HELD = 0.5
"""That Day cannot travel in her next turn: a crystal lies under her that Night's awakening does not take away."""
SCALE = 14.0


def worth_of(card: Card) -> float:
    """What a card in hand promises. Those that win tiles for few hours are the best."""
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


def estimate(st: State, seat: int) -> float:
    """From -1 (lost) to 1 (won) for the seat."""
    if st.outcome is not None:
        return 0.0 if st.outcome.winner is None else 1.0 if st.outcome.winner == seat else -1.0
    return tanh((strength(st, seat) - strength(st, 1 - seat) + GOOD_CARD * hand_worth(st.hands[seat])) / SCALE)


def strength(st: State, seat: int) -> float:
    """Temples, the promise of the next one, cards, and where the avatar stands."""
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


def safety(st: State) -> float:
    """What Day gains from tiles that Night cannot turn: single temple-tiles, and tiles with mystic stones that may
    become such. They are worth most in a large group."""
    free = free_tiles(st, DAY)
    value = 0.0
    for group in groups(free) if st.stones or st.locked & free else ():
        worth = SAFE + SAFE_IN_GROUP * min(group.bit_count(), TEMPLE_SIZE)
        value += worth * (group & st.locked).bit_count()
        value += worth * sum(STAYS[min(count, 2)] for tile, count in st.stones.items() if group >> tile & 1)
    return value


def loot(st: State) -> float:
    """What Day, looking at Night's hand for Steal Passion, may win with the best card of it."""
    cards = dict.fromkeys(st.hands[NIGHT])
    return CARD + max((use_of(st, CARDS[card]) for card in cards), default=0.0)


def use_of(st: State, card: Card) -> float:
    """What it is worth to Day to use this card of Night's hand; 0 for one that is better discarded."""
    if not can_use_stolen(st, card):
        return 0.0
    if card.effect not in ("change", "turn_over"):
        return STOLEN_OTHER
    legal = legal_targets(st, card, DAY)
    won = (legal & ~st.day).bit_count()
    lost = legal.bit_count() - won
    if card.targets:
        won, lost = min(won, card.targets), max(0, min(won + lost, card.targets) - won)
    return max(0.0, STOLEN_TILE * (won - lost))


def promise(st: State, seat: int) -> float:
    """How near the next temple is: the largest group counts most, room around it helps."""
    free = free_tiles(st, seat)
    open_tiles = changeable(st, seat)
    best = 0.0
    total = 0.0
    for group in groups(free):
        size = min(group.bit_count(), TEMPLE_SIZE)
        room = (spread(group) & open_tiles & ~free).bit_count()
        score = size * (1 + size / TEMPLE_SIZE) * 0.5 + 0.08 * min(room, 8)
        total += TILE * size
        best = max(best, score)
    return best + total


def hand_worth(hand: list[str]) -> float:
    """The best cards of a hand, one more than may be kept; it is sorted, so copies lie side by side."""
    values: list[float] = []
    before = ""
    for card in hand:
        values.append(COPY * values[-1] if card == before else WORTH[card])
        before = card
    values.sort(reverse=True)
    return sum(values[: HAND_LIMIT + 1])
