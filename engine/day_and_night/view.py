"""What a seat may know of a game of Day & Night: the record that pictures, hands, panels and computer players read."""

from __future__ import annotations

from typing import Literal

import msgspec

from engine.core.text import Text
from engine.day_and_night.house_rules import Options

SideName = Literal["day", "night"]
Phase = Literal["cast", "travel", "steal", "temple", "rest", "over"]


class TileView(msgspec.Struct, frozen=True):
    """One playable tile. `at` is its coordinate in lower case: `a1` in Day's corner to `h6` in Night's."""

    at: str
    side: Literal["neutral", "day", "night"]
    locked: bool
    """A temple-tile: part of a completed temple, or a single Day tile whose last mystic stone has left."""
    temple: int
    """0, or the number (1, 2) of the temple of its side that the tile belongs to."""
    stones: int
    crystal: int
    """0, or the number of Night's Awakens that the crystal still stays (1 or 2)."""


class SideView(msgspec.Struct, frozen=True):
    """One side. Seat 0 is Day, seat 1 is Night."""

    seat: int
    name: SideName
    at: str
    hand_count: int
    deck_count: int
    discard: tuple[str, ...]
    """Card ids, oldest first; discard piles are open."""
    temples: int
    tiles: int
    """Tiles of this side on the board, temple-tiles included."""
    largest: int
    """Size of its largest connected group outside completed temples: nine make a temple."""
    supply: int
    """Mystic stones (Day) or crystals (Night) left in the supply."""
    shut_out: bool
    """Whether no region is left in which this side could still build a temple."""


class TurnView(msgspec.Struct, frozen=True):
    """What is visible of a turn: the avatar's path (with its first place), tiles changed, cards played."""

    seat: int
    path: tuple[str, ...]
    jumps: tuple[str, ...]
    """Places where an avatar arrived by a spell."""
    changed: tuple[str, ...]
    cards: tuple[str, ...]
    hours_used: int


class View(msgspec.Struct, frozen=True):
    """The whole table as one seat sees it (`seat` None: an onlooker, no hand)."""

    seat: int | None
    options: Options
    """The house switches of the table."""
    center_void: bool
    tiles: tuple[TileView, ...]
    """44 (or 48) playable tiles, a1 b1 … h6."""
    sides: tuple[SideView, SideView]
    turn: int
    """Counts from 1; Day's turn n comes before Night's turn n."""
    active: int
    phase: Phase
    hours: int
    """Hours left in this turn."""
    hours_full: int
    """Hours at the start of this turn (12, or the option's value on Day's first turn)."""
    visited: tuple[str, ...]
    now: TurnView
    last: TurnView | None
    """The turn before this one."""
    hand: tuple[str, ...] | None
    """The seat's own card ids in the order of the card list; None for onlookers."""
    castable: tuple[str, ...]
    """Those of the hand that this seat can cast now (empty when it is not casting)."""
    looked_at: tuple[str, ...] | None
    """Night's hand while Day looks at it for Steal Passion (only in Day's view)."""
    over: bool
    winner: int | None
    """None while the game runs, and for a draw."""
    ending: Text | None
