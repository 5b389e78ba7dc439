"""How good a position looks, for computer players. Reads the board and hand sizes only."""

from __future__ import annotations

from math import tanh

from engine.day_and_night.board import groups, spread
from engine.day_and_night.cards import DAY
from engine.day_and_night.state import TEMPLE_SIZE, State, free_tiles, held_by_crystals

TEMPLE = 9.0
CARD = 0.22
LOCKED = 0.35
STONE_TILE = 0.15
SCALE = 14.0


def estimate(st: State, seat: int) -> float:
    """From -1 (lost) to 1 (won) for the seat."""
    if st.outcome is not None:
        return 0.0 if st.outcome.winner is None else 1.0 if st.outcome.winner == seat else -1.0
    return tanh((strength(st, seat) - strength(st, 1 - seat)) / SCALE)


def strength(st: State, seat: int) -> float:
    """Temples, the promise of the next one, cards, and where the avatar stands."""
    value = TEMPLE * len(st.temples[seat]) + CARD * min(len(st.hands[seat]), 7)
    value += promise(st, seat)
    if seat == DAY:
        value += LOCKED * (st.locked & free_tiles(st, DAY)).bit_count() + STONE_TILE * len(st.stones)
        if st.at[DAY] in st.crystals:
            value -= 0.5
    return value


def promise(st: State, seat: int) -> float:
    """How near the next temple is: the largest group counts most, room around it helps."""
    free = free_tiles(st, seat)
    open_tiles = st.board.playable & ~st.locked & ~held_by_crystals(st, seat)
    best = 0.0
    total = 0.0
    for group in groups(free):
        size = min(group.bit_count(), TEMPLE_SIZE)
        room = (spread(group) & open_tiles & ~free).bit_count()
        score = size * (1 + size / TEMPLE_SIZE) * 0.5 + 0.08 * min(room, 8)
        total += 0.25 * size
        best = max(best, score)
    return best + total
