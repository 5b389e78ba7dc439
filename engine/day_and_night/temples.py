"""Temples: nine connected tiles of one side (R-TEMPLE-1 to R-TEMPLE-6)."""

from __future__ import annotations

from engine.core.decision import Ask, Option, Options, Rules
from engine.core.text import say
from engine.day_and_night.board import TileSet, set_of, tiles
from engine.day_and_night.cards import DAY, NIGHT, SIDES
from engine.day_and_night.effects import complete_temple, end_game
from engine.day_and_night.options import KEEP_NINE, keep_option, leave_option, leave_pairs
from engine.day_and_night.state import TEMPLE_SIZE, TEMPLES_TO_WIN, State, connected_without, temple_group, temple_tiles


def look_for_temples(st: State) -> None:
    """After tiles may have changed: note whether a temple is to be completed next (R-TEMPLE-5)."""
    st.temples_due = temple_group(st, DAY) != 0 or temple_group(st, NIGHT) != 0


def settle_temples(st: State) -> Rules[None]:
    """Complete every temple that is due, the active side's first (R-TEMPLE-4, -6). A second one wins (R-END-1)."""
    for seat in (st.active, 1 - st.active):
        while st.outcome is None and (group := temple_group(st, seat)):
            nine = yield from choose_nine(st, seat, group)
            complete_temple(st, seat, nine)
            if len(st.temples[seat]) == TEMPLES_TO_WIN:
                end_game(st, seat, say(f"dn-end-temples-{SIDES[seat]}"))
    st.temples_due = False


def choose_nine(st: State, seat: int, group: TileSet) -> Rules[TileSet]:
    """The owner keeps the nine proposed tiles or leaves tiles out, one by one, until nine are left (R-TEMPLE-2).

    Every connected nine can be reached that way: among the other tiles there is always one that can be left out.
    """
    while group.bit_count() > TEMPLE_SIZE:
        about = say("dn-ask-nine", count=group.bit_count())
        tile: int | None = yield Ask(seat, about, options_nine(st, group), propose=(KEEP_NINE,))
        if tile is None:
            return propose_nine(st, group)
        group &= ~(1 << tile)
    return group


def options_nine(st: State, group: TileSet) -> Options[int | None]:
    """Keep the nine proposed tiles, or leave out a tile without which the group stays connected."""

    def describe(key: str, tile: int | None) -> Option:
        return keep_option(propose_nine(st, group)) if tile is None else leave_option(tile)

    return Options(lambda: leave_pairs(may_leave(group)), describe)


def may_leave(group: TileSet) -> TileSet:
    """The tiles without which the group stays connected."""
    return set_of([tile for tile in tiles(group) if connected_without(group, tile)])


def propose_nine(st: State, group: TileSet) -> TileSet:
    """The automatic proposal (facts, section 8): leave out, one by one, the tile that is worth most outside the
    temple."""
    in_temples = temple_tiles(st, DAY) | temple_tiles(st, NIGHT)
    while group.bit_count() > TEMPLE_SIZE:
        best, best_score = -1, 0.0
        for tile in tiles(may_leave(group)):
            around = st.board.border[tile]
            score = (around & ~group & ~in_temples).bit_count() - 0.3 * (around & group).bit_count()
            if 1 << tile & st.locked:
                score += 2
            if best < 0 or score > best_score + 1e-9:
                best, best_score = tile, score
        group &= ~(1 << best)
    return group
