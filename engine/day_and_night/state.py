"""The state of a game of Day & Night, and questions about it that change nothing."""

from __future__ import annotations

from typing import Literal

import msgspec

from engine.core.kit import GameState, SingleOutcome
from engine.day_and_night.board import (
    CLOSED_CENTER,
    FULL_BOARD,
    Board,
    TileSet,
    group_of,
    group_of_size,
    groups,
    set_of,
)
from engine.day_and_night.cards import CARDS, DAY, NIGHT, Card
from engine.day_and_night.house_rules import Options

HOURS = 12
STEP_HOURS = 3
HAND_LIMIT = 5
TEMPLE_SIZE = 9
TEMPLES_TO_WIN = 2
STONES = 8
CRYSTALS = 12


class Turn(msgspec.Struct):
    """What is visible of a turn. `path` starts at the avatar's first place; `changed` is a TileSet."""

    seat: int
    path: list[int]
    jumps: list[int] = []
    changed: TileSet = 0
    cards: list[str] = []
    hours_used: int = 0


class State(GameState, kw_only=True):
    """A game. Seats: 0 Day, 1 Night. Lists with two entries are by seat; decks are drawn from their end."""

    options: Options
    day: TileSet = 0
    night: TileSet = 0
    locked: TileSet = 0
    """Temple-tiles: those of temples and single Day tiles whose last stone has left (R-MYST-4)."""
    temples: list[list[TileSet]]
    stones: dict[int, int] = {}
    crystals: dict[int, int] = {}
    """Tile -> number of Night's Awakens that the crystal still stays."""
    at: list[int]
    hands: list[list[str]]
    decks: list[list[str]]
    discards: list[list[str]]
    resolving: list[str] = []
    """Cards that have left a hand and are not yet on a discard pile."""
    turn: int = 1
    active: int = DAY
    phase: Literal["awaken", "act", "steal", "rest"] = "awaken"
    hours: int = 0
    hours_full: int = 0
    visited: TileSet = 0
    travelled: bool = False
    day_changed: bool = False
    """A Day tile has become a Night tile since this turn's Awaken (R-FLAG-1)."""
    temples_due: bool = False
    """A temple is to be completed next (R-TEMPLE-5). While a spell is resolved: tiles have changed."""
    now: Turn
    last: Turn | None = None
    shut_out: list[bool]
    outcome: SingleOutcome | None = None

    @property
    def board(self) -> Board:
        """The geometry of the board in this game."""
        return CLOSED_CENTER if self.options.center_void else FULL_BOARD

    def side_tiles(self, seat: int) -> TileSet:
        """All tiles of a side, temple-tiles included."""
        return self.day if seat == DAY else self.night


def stone_supply(st: State) -> int:
    """Mystic stones not on the board (R-SUPPLY-1)."""
    return STONES - sum(st.stones.values())


def crystal_supply(st: State) -> int:
    """Crystals not on the board (R-SUPPLY-1)."""
    return CRYSTALS - len(st.crystals)


def avatar_distance(st: State) -> int:
    """The X of both Instability spells (R-CAST-6)."""
    return st.board.distances[st.at[DAY]][st.at[NIGHT]]


def hours_of(st: State, card: Card) -> int:
    """The present cost of the card in hours."""
    return avatar_distance(st) if card.hours is None else card.hours


def temple_tiles(st: State, seat: int) -> TileSet:
    """The tiles of a side's completed temples."""
    result = 0
    for temple in st.temples[seat]:
        result |= temple
    return result


def free_tiles(st: State, seat: int) -> TileSet:
    """A side's tiles that could still become part of a temple (R-TEMPLE-1, R-TEMPLE-3)."""
    return st.side_tiles(seat) & ~temple_tiles(st, seat)


def temple_group(st: State, seat: int) -> TileSet:
    """A connected group of nine or more free tiles of the side, or 0."""
    return group_of_size(TEMPLE_SIZE, st.side_tiles(seat) & ~temple_tiles(st, seat))


def largest_group(st: State, seat: int) -> int:
    """Size of the side's largest connected group of free tiles."""
    return max((group.bit_count() for group in groups(free_tiles(st, seat))), default=0)


def is_shut_out(st: State, seat: int) -> bool:
    """R-END-2: no connected region of tiles that the side could still own holds nine."""
    if not st.locked:
        return False
    own = st.board.playable & ~temple_tiles(st, DAY) & ~temple_tiles(st, NIGHT)
    if seat == NIGHT:
        own &= ~(st.locked & st.day)
    return not group_of_size(TEMPLE_SIZE, own)


def needs_met(st: State, card: Card) -> bool:
    """Whether the printed condition holds while the card is still in its hand. Words that name a side keep their
    literal meaning (R-STOLEN)."""
    match card.needs:
        case "nothing":
            return True
        case "night_on_day_tile":
            return bool(st.day & 1 << st.at[NIGHT])
        case "night_on_night_tile":
            return bool(st.night & 1 << st.at[NIGHT])
        case "night_holds_cards":
            return bool(st.hands[NIGHT])
        case "night_holds_nothing_else":
            return len(st.hands[NIGHT]) == 1
        case "night_has_temple":
            return bool(st.temples[NIGHT])
        case "day_tile_changed":
            return st.day_changed


def reach_of(st: State, card: Card) -> TileSet:
    """Where the card's targets may be, before their legality is checked."""
    board, own = st.board, st.at[card.owner]
    by_square = board.reach.get(card.reach)
    if by_square is not None:
        return by_square[own]
    if card.reach == "there":
        return 1 << st.at[1 - card.owner]
    if card.reach == "avatars":
        return 1 << st.at[DAY] | 1 << st.at[NIGHT]
    return board.within[own][min(avatar_distance(st), len(board.within[own]) - 1)]


def changeable(st: State, caster: int) -> TileSet:
    """R-CHANGE-3: not a temple-tile, and for Day not a crystal tile (R-CRYSTAL-2)."""
    closed = st.locked | set_of(st.crystals) if caster == DAY and st.crystals else st.locked
    return st.board.playable & ~closed


def turnable(st: State, caster: int) -> TileSet:
    """R-CHANGE-3: changeable and not neutral."""
    return changeable(st, caster) & (st.day | st.night)


def mystifiable(st: State) -> TileSet:
    """R-MYST-1: a Day tile that is not a temple-tile and has no stones."""
    return st.day & ~st.locked & ~set_of(st.stones)


def crystallizable(st: State, card: Card) -> TileSet:
    """R-CRYSTAL-1, -7: any tile without a crystal. Two options restrict this for all cards but Crystallize itself."""
    result = st.board.playable & ~set_of(st.crystals)
    if card.reach != "avatars":
        if st.options.crystal_night_tiles_only:
            result &= st.night
        if st.options.only_crystallize_hits_day_location:
            result &= ~(1 << st.at[DAY])
    return result


def landing_places(st: State, card: Card) -> TileSet:
    """Where Warp, Misdirect and Mislead may put the avatar they move."""
    mover = DAY if card.effect == "move_day" else NIGHT
    result = st.board.playable & ~(1 << st.at[mover])
    if card.id == "misdirect":
        result &= st.day
    elif card.id == "mislead":
        result &= st.night
    if mover == DAY and st.options.crystal_blocks_spell_moves:
        if st.at[DAY] in st.crystals:
            return 0
        result &= ~set_of(st.crystals)
    return result


def legal_targets(st: State, card: Card, caster: int) -> TileSet:
    """The tiles that the card may affect now (supplies not counted)."""
    match card.effect:
        case "change":
            legal = reach_of(st, card) & changeable(st, caster)
            return legal & ~(st.day | st.night) if card.neutral_only else legal
        case "turn_over":
            return reach_of(st, card) & turnable(st, caster)
        case "mystify":
            return reach_of(st, card) & mystifiable(st)
        case "crystal":
            return reach_of(st, card) & crystallizable(st, card)
        case "move_day" | "move_night":
            return landing_places(st, card)
        case "deviate":
            return 1 << st.at[DAY] & turnable(st, caster) | 1 << st.at[NIGHT] & changeable(st, caster)
        case _:
            return 0


def has_effect(st: State, card: Card, caster: int) -> bool:
    """R-CAST-2 (c): at least one legal target or possible part. Pure draw spells always pass."""
    match card.effect:
        case "change" | "turn_over":
            return legal_targets(st, card, caster) != 0
        case "draw" | "steal":
            return True
        case "wonder":
            return bool(st.decks[DAY] or st.discards[DAY])
        case "mystify" if stone_supply(st) == 0:
            return False
        case "crystal" if crystal_supply(st) == 0:
            return False
        case _:
            return legal_targets(st, card, caster) != 0


def can_cast(st: State, card: Card, caster: int) -> bool:
    """R-CAST-2: hours, printed condition, effect."""
    hours = avatar_distance(st) if card.hours is None else card.hours
    return hours <= st.hours and (card.needs == "nothing" or needs_met(st, card)) and has_effect(st, card, caster)


def can_use_stolen(st: State, card: Card) -> bool:
    """Whether Day may use this card of Night's hand with Steal Passion: no hours, never Crystallize (R-CLASS-1)."""
    return card.spell_class != "crystallize" and needs_met(st, card) and has_effect(st, card, DAY)


def castable_cards(st: State) -> list[str]:
    """The different cards that the active side could cast now, in the order of the card list."""
    if st.travelled and not st.options.cast_after_travel:
        return []
    seat, before = st.active, ""
    result: list[str] = []
    for card_id in st.hands[seat]:
        if card_id != before:
            before = card_id
            if can_cast(st, CARDS[card_id], seat):
                result.append(card_id)
    return result


def steps(st: State) -> TileSet:
    """R-TRAVEL-1 to -3: where the active avatar may travel."""
    seat = st.active
    if st.hours < STEP_HOURS:
        return 0
    result = st.board.border[st.at[seat]] & ~st.visited
    if seat == DAY and st.crystals:
        if st.at[DAY] in st.crystals:
            return 0
        result &= ~set_of(st.crystals)
    return result


def connected_without(group: TileSet, tile: int) -> bool:
    """Whether the group stays connected without this tile."""
    rest = group & ~(1 << tile)
    return group_of(rest & -rest, rest) == rest
