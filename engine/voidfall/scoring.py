"""Influence and the end of a competitive game (section 1, P75)."""

from __future__ import annotations

from engine.core.kit import seats_in
from engine.voidfall.map.sectors import controlled_sectors
from engine.voidfall.state import State


def scores(st: State) -> tuple[int, ...]:
    """The Influence of every seat."""
    return tuple([player.influence for player in st.players])


def winners(st: State) -> tuple[int, ...]:
    """The most Influence; of those that are level the least Corruption; still level, all of them."""

    def rank(seat: int) -> tuple[int, int]:
        return -st.players[seat].influence, counted_corruption(st, seat)

    best = min(rank(seat) for seat in seats_in(st))
    return tuple(seat for seat in seats_in(st) if rank(seat) == best)


def counted_corruption(st: State, seat: int) -> int:
    """Corruption on tracks, Agenda slots and controlled sectors; what is stored does not count (P75)."""
    player = st.players[seat]
    mat = sum(player.track_corruption) + sum(slot.corrupted for slot in player.slots)
    return mat + sum(st.sectors[place].corrupted for place in controlled_sectors(st, seat))
