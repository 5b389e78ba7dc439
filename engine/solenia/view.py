"""What a seat may know of a game of Solenia: the record that pictures, hands, panels and computer players read.

Places are `a1` to `e5`: the letter is the column (a: left), the number the row (1: the rear strip, which leaves next;
5: the front strip). The giant airship stands on `c3`, on `c4` while it has moved and the rear strip has not yet left.
Ids (cards, strips, deliveries, slots, improvements) are those of `engine.solenia.components.parts()`.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from engine.core.text import Text
from engine.solenia.components import Goods, Ground, Row
from engine.solenia.components import Phase as Light

Side: TypeAlias = Literal["summer", "winter", "improvements"]
Phase: TypeAlias = Literal["draft", "card", "cell", "pay", "deliver", "swap", "slot", "take", "drop", "over"]
"""What is being decided: an improvement; a card; its cell; how to pay the voyage; which delivery; how to pay it (only
with a wild delivery); which winter slot; which resource of a reward; which resource goes back, for want of room."""

RIVAL = -1
"""The owner of the solitaire rival's cards."""


class StripView(msgspec.Struct, frozen=True):
    """A strip of the sky; its five cells are `View.cells` with the same row number."""

    id: str
    phase: Light


class CellView(msgspec.Struct, frozen=True):
    """A cell of the sky and the card on it."""

    at: str
    ground: Ground
    owner: int | None = None
    """The seat whose card lies there, RIVAL, or None: empty."""
    card: str | None = None


class ReachView(msgspec.Struct, frozen=True):
    """A cell where the seat that is to place a card could place it (any card: cells do not depend on the card)."""

    at: str
    distance: int
    """Steps from the airship or the nearest own card; 0 or 1: no voyage."""
    price: int
    """Resources to pay for the voyage."""


class SlotView(msgspec.Struct, frozen=True):
    """A slot of a player board."""

    id: str
    row: Row
    level: int
    tile: str | None = None
    """The delivery in it."""
    cover: str | None = None
    """The improvement that lies over it (level 1 over the first pair, a half over its own row's slot of level 3)."""


class ScoreView(msgspec.Struct, frozen=True):
    """Points if the game ended now. `total` is the sum of the others."""

    tiles: int
    gold: int
    pairs: int
    goods: int
    powers: int
    total: int


class PlayerView(msgspec.Struct, frozen=True):
    """One player; all of it is public."""

    seat: int
    place: int
    """1: plays first."""
    gold: int
    goods: Goods
    storage: int
    """Resources that fit."""
    hand_count: int
    deck_count: int
    discard: tuple[str, ...]
    """Own cards that have left the sky or were discarded, oldest first."""
    played: int
    """Cards played, of 16."""
    slots: tuple[SlotView, ...]
    """Day slots, then night slots, in the order of the board."""
    spare_day: tuple[str, ...]
    spare_night: tuple[str, ...]
    """Deliveries for which no slot was left."""
    level1: str | None
    """The improvement tile of level 1."""
    level1_works: bool
    halves: tuple[str | None, str | None]
    """The powers of level 3: day half, night half."""
    out: bool
    """Has resigned."""
    score: ScoreView


class MoveView(msgspec.Struct, frozen=True):
    """What a seat (or RIVAL) did last."""

    owner: int
    card: str
    at: str | None
    """Where the card was placed, as that cell is called now; None: discarded, or gone with its strip."""
    landed: str | None = None
    """The same as the cell was called then; None: discarded, or (the rival's) without a cell."""
    price: int = 0
    goods: Goods = (0, 0, 0, 0)
    """Resources gained from the island."""
    gold: int = 0
    """Gold gained from the city."""
    tile: str | None = None
    """The delivery made."""
    advanced: bool = False
    paid: Goods = (0, 0, 0, 0)
    """Resources paid for the voyage."""


class RivalView(msgspec.Struct, frozen=True):
    """The solitaire rival."""

    deck_count: int
    die: int | None
    """Number of the face rolled last (from 1); the last face of the standard die is the storm."""


class OfferView(msgspec.Struct, frozen=True):
    """Improvements to choose from during the draft."""

    level1: tuple[str, ...]
    level3: tuple[tuple[str, str], ...]
    """Each (day half, night half)."""


class View(msgspec.Struct, frozen=True):
    """The whole table as one seat sees it (`seat` None: an onlooker, no hand)."""

    seat: int | None
    side: Side
    strips: tuple[StripView, ...]
    """Rear (row 1) to front (row 5)."""
    cells: tuple[CellView, ...]
    """25 cells: a1 b1 c1 d1 e1, a2 ... e5."""
    airship: str
    display_day: tuple[str, ...]
    display_night: tuple[str, ...]
    """Deliveries on display, the one that has lain longest first."""
    stack_day: int
    stack_night: int
    players: tuple[PlayerView, ...]
    """By seat."""
    round: int
    """1 to 16: the how-manieth card the active player plays."""
    active: int
    phase: Phase
    hand: tuple[str, ...] | None
    """Own cards in the order of the card list; None for onlookers."""
    chosen: str | None
    """The card the looking seat has chosen to place and not yet placed."""
    target: str | None
    """The cell it was placed on this turn (public once it lies there); for the seat that pays its voyage, the cell it
    is to be placed on."""
    reach: tuple[ReachView, ...]
    """Where the looking seat, if it is to place a card now, could place it."""
    offer: OfferView | None
    """Only during the draft."""
    moves: tuple[MoveView, ...]
    """The last turn of everybody, the oldest first; the last one is the latest."""
    rival: RivalView | None
    """Only in the solitaire game."""
    over: bool
    winners: tuple[int, ...]
    grade: int | None
    """Of a finished solitaire game: 1 to 5."""
    ending: Text | None
