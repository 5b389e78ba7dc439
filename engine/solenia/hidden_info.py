"""Hidden information: what a seat sees, and how the rest is sampled."""

from __future__ import annotations

from typing import Any

from engine.core.chance import Chance
from engine.core.view import view_of
from engine.solenia import view
from engine.solenia.components import COLUMNS, DECK_SIZE, parts
from engine.solenia.effects import sort_cards
from engine.solenia.scoring import grade_of, score, winners
from engine.solenia.sky import NAMES
from engine.solenia.state import Player, State, cover_of, level1_works, storage_of
from engine.solenia.voyages import reachable


def public(st: State) -> view.View:
    """The public view, built up from nothing."""
    return view_of(
        view.View,
        st,
        seat=None,
        side=st.options.side,
        strips=tuple(view.StripView(lane.strip, lane.phase) for lane in st.lanes),
        cells=see_cells(st),
        airship=NAMES[st.airship],
        display_day=tuple(st.displays[0]),
        display_night=tuple(st.displays[1]),
        stack_day=len(st.stacks[0]),
        stack_night=len(st.stacks[1]),
        players=tuple(see_player(st, each) for each in range(len(st.players))),
        round=round_of(st),
        phase=st.asked,
        hand=None,
        chosen=None,
        target=see_target(st, acting=False),
        reach=(),
        offer=view.OfferView(tuple(st.offered_level1), tuple(st.offered_level3)) if st.step == "draft" else None,
        moves=tuple(see_moves(st)),
        rival=None if st.rival is None else view.RivalView(len(st.rival.deck), st.rival.die),
        over=st.outcome is not None,
        winners=winners(st),
        grade=grade_of(st),
        ending=None if st.outcome is None else st.outcome.reason,
    )


def private(st: State, seat: int) -> dict[str, Any]:
    """What a seat knows in addition: its hand and, while it acts, its unfinished action."""
    known: dict[str, Any] = {"seat": seat, "hand": tuple(st.players[seat].hand)}
    if seat != st.active or st.outcome is not None:
        return known
    known |= {"chosen": st.chosen, "target": see_target(st, acting=True)}
    if st.step == "play" and st.asked in ("card", "cell") and not st.players[seat].out:
        known["reach"] = tuple(
            view.ReachView(NAMES[cell], distance, price) for _, (cell, _, distance, price) in reachable(st, seat)[0]
        )
    return known


def see_target(st: State, *, acting: bool) -> str | None:
    """The cell of this turn's card; for the seat that pays its voyage, the cell where it will be placed."""
    cell = st.aim if acting and st.target is None else st.target
    return None if cell is None else NAMES[cell]


def round_of(st: State) -> int:
    """The number of the active player's present card; while its turn continues after the card, still that one."""
    return min(st.players[st.active].played + before_card(st), DECK_SIZE) or 1


def turn_of(st: State) -> int:
    """The number of the running turn, counted over all players."""
    return sum(player.played for player in st.players) + before_card(st)


def before_card(st: State) -> bool:
    """Whether the card of this turn is still to be placed."""
    return st.step in ("draft", "play") and st.target is None


def see_cells(st: State) -> tuple[view.CellView, ...]:
    """All cells, rear row first. Everything in the sky is public."""
    found = []
    for row, lane in enumerate(st.lanes):
        grounds = lane.cells
        for column, placed in enumerate(lane.cards):
            at, kind = NAMES[row * COLUMNS + column], grounds[column]
            found.append(
                view.CellView(at, kind) if placed is None else view.CellView(at, kind, placed.owner, placed.card)
            )
    return tuple(found)


def see_player(st: State, seat: int) -> view.PlayerView:
    """The public facts of a player: of hand and deck only the size."""
    player = st.players[seat]
    return view_of(
        view.PlayerView,
        player,
        seat=seat,
        place=(seat - st.first) % len(st.players) + 1,
        storage=storage_of(st, seat),
        hand_count=len(player.hand),
        deck_count=len(player.deck),
        slots=see_slots(st, seat),
        spare_day=spare_tiles(player, "day"),
        spare_night=spare_tiles(player, "night"),
        level1_works=level1_works(st, seat),
        score=score(st, seat),
    )


def see_slots(st: State, seat: int) -> tuple[view.SlotView, ...]:
    """The slots of a player board."""
    used = st.players[seat].slots
    return tuple(
        view.SlotView(slot.id, slot.row, slot.level, used.get(slot.id), cover_of(st, seat, slot))
        for slot in st.slots.values()
    )


def spare_tiles(player: Player, row: str) -> tuple[str, ...]:
    """Deliveries of a row that are beside the board."""
    known = parts().deliveries
    return tuple(tile for tile in player.spare if known[tile].row == row)


def see_moves(st: State) -> list[view.MoveView]:
    """The last turn of each player."""
    return [
        view_of(
            view.MoveView,
            move,
            at=None if move.cell is None else NAMES[move.cell],
            landed=None if move.landed is None else NAMES[move.landed],
        )
        for move in st.moves
    ]


def imagine(st: State, seat: int, chance: Chance) -> None:
    """Deal again, in place, what this seat cannot know: the order of its own deck, other hands and decks, the order of
    both stacks and of the rival's deck."""
    for other, player in enumerate(st.players):
        if other == seat:
            player.deck = chance.shuffled(player.deck)
            continue
        pool = chance.shuffled(player.deck + player.hand)
        held = len(player.hand)
        player.hand, player.deck = pool[:held], pool[held:]
        sort_cards(player.hand)
    if st.active != seat:
        st.chosen = st.aim = None
    st.stacks = [chance.shuffled(stack) for stack in st.stacks]
    if st.rival is not None:
        st.rival.deck = chance.shuffled(st.rival.deck)
    st.chance = chance
