"""What is always true of a game of Solenia between two questions."""

from __future__ import annotations

from collections import Counter

from engine.core.errors import require
from engine.solenia.components import COLUMNS, ROWS, STRIPS, parts
from engine.solenia.sky import AIRSHIP_ROW
from engine.solenia.state import State, row_index, storage_of
from engine.solenia.view import RIVAL


def check(st: State) -> None:
    """Raise Broken with the name of the first violated invariant."""
    _check_sky(st)
    _check_cards(st)
    _check_tiles(st)
    _check_tokens(st)
    for seat in range(len(st.players)):
        _check_board(st, seat)


def _check_sky(st: State) -> None:
    require(len(st.lanes) == STRIPS and all(len(lane.cards) == COLUMNS for lane in st.lanes), "five strips of five")
    require(sorted(lane.strip for lane in st.lanes) == sorted(parts().strips), "every strip is in the sky once")
    cycle = ("day", "day", "day", "day", "dusk", "night", "night", "night", "night", "dawn")
    seen = tuple(lane.phase for lane in st.lanes)
    windows = {tuple(cycle[(start + step) % 10] for step in range(STRIPS)) for start in range(10)}
    require(seen in windows, "day, dusk, night and dawn follow each other")
    moved = st.airship_row - AIRSHIP_ROW
    require(moved in (0, 1), "the airship is one cell ahead at most")
    turned = moved == 0 or st.outcome is not None or st.step not in ("finish", "rival")
    require(turned, "a strip was not turned")


def _check_cards(st: State) -> None:
    decks = Counter(list(parts().cards))
    lying: dict[int, list[str]] = {}
    for lane in st.lanes:
        for placed in lane.cards:
            if placed is not None:
                lying.setdefault(placed.owner, []).append(placed.card)
    for seat, player in enumerate(st.players):
        in_sky = lying.get(seat, [])
        everywhere = player.hand + player.deck + player.discard + in_sky
        require(Counter(everywhere) == decks, f"cards of seat {seat} are not conserved")
        require(player.played == len(player.discard) + len(in_sky), f"seat {seat} has played what is gone")
    if st.rival is not None:
        flipped = st.rival.deck + st.rival.discard + lying.get(RIVAL, [])
        require(Counter(flipped) == decks, "the rival's cards are not conserved")


def _check_tiles(st: State) -> None:
    for row in ROWS:
        index = row_index(row)
        piles = [*st.displays[index], *st.stacks[index], *st.scrapped[index]]
        piles += [tile for player in st.players for tile in player.tiles(row)]
        if st.due is not None and parts().deliveries[st.due].row == row:
            piles.append(st.due)
        every = Counter(tile.id for tile in parts().deliveries.values() if tile.row == row)
        require(Counter(piles) == every, f"{row} deliveries are not conserved")


def _check_tokens(st: State) -> None:
    for good in range(4):
        held = sum(player.goods[good] for player in st.players)
        require(held == st.taken[good], "resources are not conserved")
    require(sum(player.gold for player in st.players) == st.taken[4], "gold is not conserved")
    for seat, player in enumerate(st.players):
        require(min(player.goods) >= 0 and player.gold >= 0, f"seat {seat} has paid what it has not")
        choosing = st.asked == "drop" and st.outcome is None
        require(choosing or player.stored <= storage_of(st, seat), f"seat {seat} stores too much")


def _check_board(st: State, seat: int) -> None:
    player, slots = st.players[seat], st.slots
    for slot_id, tile in player.slots.items():
        require(slots[slot_id].row == parts().deliveries[tile].row, "a delivery lies in its own row")
    for row in ROWS:
        used = [slots[slot].level for slot in player.slots if slots[slot].row == row]
        counts = [used.count(level) for level in range(1, 7)]
        levels = [count for count in counts if count]
        require(counts[: len(levels)] == levels, "slots are filled from the first level on")
        require(levels == sorted(levels, reverse=True), "a level never has more tiles than the one below")
