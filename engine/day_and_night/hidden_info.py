"""Hidden information: what a seat sees, and how the rest is sampled."""

from __future__ import annotations

from typing import Any, Literal

from engine.core.chance import Chance
from engine.core.view import view_of
from engine.day_and_night.board import NAMES, tiles
from engine.day_and_night.cards import DAY, NIGHT, SIDES, sort_cards
from engine.day_and_night.effects import names_at
from engine.day_and_night.state import State, Turn, castable_cards, crystal_supply, largest_group, stone_supply
from engine.day_and_night.view import Phase, SideView, TileView, TurnView, View


def public(st: State) -> View:
    """The public view, built up from nothing."""
    return view_of(
        View,
        st,
        seat=None,
        center_void=st.options.center_void,
        tiles=tuple(see_tile(st, tile) for tile in tiles(st.board.playable)),
        sides=(see_side(st, DAY), see_side(st, NIGHT)),
        phase=phase_of(st),
        visited=names_at(st.visited),
        now=see_turn(st.now),
        last=None if st.last is None else see_turn(st.last),
        hand=None,
        castable=(),
        looked_at=None,
        over=st.outcome is not None,
        winner=None if st.outcome is None else st.outcome.winner,
        ending=None if st.outcome is None else st.outcome.reason,
    )


def private(st: State, seat: int) -> dict[str, Any]:
    """What a seat knows in addition: its hand, and the cards that it is looking at."""
    looking = seat == DAY and st.phase == "steal" and st.outcome is None
    casting = seat == st.active and st.phase == "act" and st.outcome is None and not st.temples_due
    return {
        "seat": seat,
        "hand": tuple(st.hands[seat]),
        "castable": tuple(castable_cards(st)) if casting else (),
        "looked_at": tuple(st.hands[NIGHT]) if looking else None,
    }


def phase_of(st: State) -> Phase:
    """The phase as players name it: once a step is taken, casting is over (R-TURN-3)."""
    if st.outcome is not None:
        return "over"
    if st.temples_due:
        return "temple"
    if st.phase == "act":
        return "travel" if st.travelled and not st.options.cast_after_travel else "cast"
    if st.phase == "awaken":
        return "cast"
    return st.phase


def see_tile(st: State, tile: int) -> TileView:
    """A tile with everything on it; everything on the board is public."""
    bit = 1 << tile
    side: Literal["neutral", "day", "night"] = "day" if st.day & bit else "night" if st.night & bit else "neutral"
    temple = 0
    for temples in st.temples:
        for number, nine in enumerate(temples, start=1):
            if nine & bit:
                temple = number
    return TileView(NAMES[tile], side, bool(st.locked & bit), temple, st.stones.get(tile, 0), st.crystals.get(tile, 0))


def see_side(st: State, seat: int) -> SideView:
    """The public facts of a side: of hand and deck only the size."""
    return SideView(
        seat=seat,
        name=SIDES[seat],
        at=NAMES[st.at[seat]],
        hand_count=len(st.hands[seat]),
        deck_count=len(st.decks[seat]),
        discard=tuple(st.discards[seat]),
        temples=len(st.temples[seat]),
        tiles=st.side_tiles(seat).bit_count(),
        largest=largest_group(st, seat),
        supply=stone_supply(st) if seat == DAY else crystal_supply(st),
        shut_out=st.shut_out[seat],
    )


def see_turn(turn: Turn) -> TurnView:
    """The public record of a turn."""
    return view_of(
        TurnView,
        turn,
        path=tuple(NAMES[tile] for tile in turn.path),
        jumps=tuple(NAMES[tile] for tile in turn.jumps),
        changed=names_at(turn.changed),
    )


def imagine(st: State, seat: int, chance: Chance) -> None:
    """Deal again, in place, what this seat cannot know: the order of its own deck, the opponent's hand and deck.

    While Day looks at Night's hand for Steal Passion, she knows it.
    """
    other = 1 - seat
    own_deck = sort_cards(st.decks[seat])
    chance.shuffle(own_deck)
    st.decks[seat] = own_deck
    known = seat == DAY and st.phase == "steal"
    hand_size = 0 if known else len(st.hands[other])
    pool = sort_cards(st.decks[other] if known else st.decks[other] + st.hands[other])
    chance.shuffle(pool)
    if not known:
        st.hands[other] = sort_cards(pool[:hand_size])
    st.decks[other] = pool[hand_size:]
    st.chance = chance
