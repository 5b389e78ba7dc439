"""What a seat may know of a game of Solenia: the record that pictures, hands, panels and computer players read.

Places are `a1` to `e5`: the letter is the column (a: left), the number the row (1: the rear strip, which is expelled
next; 5: the front strip). The giant airship is on `c3`, or on `c4` after it has moved and before the rear strip is
expelled. Ids (cards, strips, deliveries, slots, improvements) are those of `engine.solenia.components.parts()`.
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
with a wild delivery); which winter slot; which resource of a reward; which surplus resource goes back."""

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
    """The seat whose card is there, RIVAL, or None: empty."""
    card: str | None = None


class ReachView(msgspec.Struct, frozen=True):
    """A cell where the active seat can place a card (any card: cells do not depend on the card)."""

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
    """The improvement that covers it (level 1 over the first pair, a half over its own row's slot of level 3)."""


class ScoreView(msgspec.Struct, frozen=True):
    """Points if the game ended now. `total` is the sum of the others."""

    tiles: int
    gold: int
    pairs: int
    goods: int
    powers: int
    total: int


class PlayerView(msgspec.Struct, frozen=True):
    """One player; everything here is public."""

    seat: int
    place: int
    """Turn order. 1: plays first."""
    gold: int
    goods: Goods
    storage: int
    """The capacity of the storage."""
    hand_count: int
    deck_count: int
    discard: tuple[str, ...]
    """The player's cards that have left the sky or were discarded, oldest first."""
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
    """Whether the seat has resigned."""
    score: ScoreView


class MoveView(msgspec.Struct, frozen=True):
    """The last turn of a seat (or RIVAL)."""

    owner: int
    card: str
    at: str | None
    """The present name of the cell where the card was placed. None: discarded, or gone with its strip."""
    landed: str | None = None
    """The name of that cell at that time. None: discarded, or (the rival's) without a cell."""
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
    """The number of the face rolled last (from 1); the last face of the standard die is the storm."""


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
    """Deliveries on display, the oldest first."""
    stack_day: int
    stack_night: int
    players: tuple[PlayerView, ...]
    """By seat."""
    round: int
    """1 to 16: the number of the active player's present card."""
    active: int
    phase: Phase
    hand: tuple[str, ...] | None
    """The seat's own cards in the order of the card list; None for onlookers."""
    chosen: str | None
    """The card that the viewing seat has chosen and not yet placed."""
    target: str | None
    """The cell of this turn's card (public once it is placed); for the seat that pays its voyage, the cell where it
    will be placed."""
    reach: tuple[ReachView, ...]
    """Where the viewing seat, if it is about to place a card, can place it."""
    offer: OfferView | None
    """Only during the draft."""
    moves: tuple[MoveView, ...]
    """The last turn of each player, oldest first."""
    rival: RivalView | None
    """Only in the solitaire game."""
    over: bool
    winners: tuple[int, ...]
    grade: int | None
    """Of a finished solitaire game: 1 to 5."""
    ending: Text | None
