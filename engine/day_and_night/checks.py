"""What is always true of a game of Day & Night between two questions."""

from __future__ import annotations

from collections import Counter

from engine.core.errors import require
from engine.day_and_night.board import group_of, set_of
from engine.day_and_night.cards import DAY, DECKS, NIGHT
from engine.day_and_night.state import CRYSTALS, HAND_LIMIT, STONES, TEMPLE_SIZE, State, temple_group, temple_tiles


def check(st: State) -> None:
    """Raise Broken with the name of the first violated invariant."""
    for seat in (DAY, NIGHT):
        _check_cards(st, seat)
        _check_temples(st, seat)
    _check_board(st)
    require(0 <= st.hours <= st.hours_full, "hours out of range")
    if st.outcome is None and st.phase in ("act", "awaken") and not st.temples_due:
        require(not temple_group(st, DAY) and not temple_group(st, NIGHT), "a temple was not completed")


def _check_cards(st: State, seat: int) -> None:
    limbo = [card for card in st.resolving if card in DECKS[seat]]
    everywhere = st.hands[seat] + st.decks[seat] + st.discards[seat] + limbo
    require(Counter(everywhere) == Counter(DECKS[seat]), f"cards of seat {seat} are not conserved")
    waiting = 1 - st.active
    grace = st.turn == 1 and waiting == NIGHT
    require(grace or len(st.hands[waiting]) <= max(HAND_LIMIT, 0), "the waiting side holds too many cards")


def _check_temples(st: State, seat: int) -> None:
    own = 0
    for temple in st.temples[seat]:
        require(temple.bit_count() == TEMPLE_SIZE, "a temple has nine tiles")
        require(group_of(temple & -temple, temple) == temple, "a temple is connected")
        require(not own & temple, "temples of a side do not overlap")
        own |= temple
    require(own & ~st.side_tiles(seat) == 0, "temple-tiles keep their side")
    require(own & ~st.locked == 0, "temple-tiles are locked")


def _check_board(st: State) -> None:
    taken = st.day | st.night
    require(not st.day & st.night, "a tile has one side")
    require(taken & ~st.board.playable == 0, "tiles lie on the board")
    require(st.locked & ~taken == 0, "temple-tiles have a side")
    require(st.locked & st.night & ~temple_tiles(st, NIGHT) == 0, "Night has no single temple-tiles")
    stones = set_of(st.stones)
    require(stones & ~(st.day & ~st.locked) == 0, "stones lie on unlocked Day tiles")
    require(all(count > 0 for count in st.stones.values()) and sum(st.stones.values()) <= STONES, "stones are limited")
    require(set_of(st.crystals) & ~st.board.playable == 0, "crystals lie on the board")
    require(
        len(st.crystals) <= CRYSTALS and all(life in (1, 2) for life in st.crystals.values()), "crystals are limited"
    )
    require(all(1 << tile & st.board.playable for tile in st.at), "avatars stand on tiles")
