"""The board of Day & Night: 8 columns by 6 rows with a closed centre.

Tiles are numbered 0 (A1, Day's corner) to 47 (H6, Night's corner), row by row. Sets of tiles are integers with one bit
per tile (`TileSet`), because the rules often ask "which tiles both … and …".
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import TypeAlias

WIDTH, HEIGHT = 8, 6
SQUARES = WIDTH * HEIGHT
COLUMNS = "abcdefgh"

TileSet: TypeAlias = int

_REMEMBERED = 16_384
"""How many results of functions of a tile set are cached. The same sets occur again and again."""

NAMES = tuple(f"{COLUMNS[square % WIDTH]}{square // WIDTH + 1}" for square in range(SQUARES))
NUMBERS = {name: square for square, name in enumerate(NAMES)}
DAY_START, NIGHT_START = NUMBERS["a1"], NUMBERS["h6"]


_IN_ROW = tuple(
    tuple(tuple(row + column for column in range(WIDTH) if squares >> column & 1) for squares in range(1 << WIDTH))
    for row in range(0, SQUARES, WIDTH)
)
"""By row and the squares of it that are in a set: their numbers."""


@lru_cache(maxsize=_REMEMBERED)
def tiles(tile_set: TileSet) -> tuple[int, ...]:
    """The tiles of a set, A1 first."""
    result: list[int] = []
    for row, squares in zip(_IN_ROW, tile_set.to_bytes(len(_IN_ROW), "little"), strict=True):
        result += row[squares]
    return tuple(result)


def set_of(numbers: Iterable[int]) -> TileSet:
    """The set of these tiles."""
    result = 0
    for number in numbers:
        result |= 1 << number
    return result


CENTER = set_of([NUMBERS[name] for name in ("d3", "e3", "d4", "e4")])
ALL_SQUARES = (1 << SQUARES) - 1
_NOT_A = ALL_SQUARES & ~set_of([square for square in range(SQUARES) if square % WIDTH == 0])
_NOT_H = ALL_SQUARES & ~set_of([square for square in range(SQUARES) if square % WIDTH == WIDTH - 1])


def spread(tile_set: TileSet) -> TileSet:
    """All squares up, down, left and right of a tile of the set (R-BOARD-3). May include squares that are not
    playable."""
    sideways = (tile_set & _NOT_H) << 1 | (tile_set & _NOT_A) >> 1
    return (sideways | tile_set << WIDTH | tile_set >> WIDTH) & ALL_SQUARES


def group_of(start: TileSet, within: TileSet) -> TileSet:
    """All tiles of `within` that are connected with `start` through bordering tiles."""
    group = start & within
    while True:  # `spread`, inlined: this is the innermost loop of the rules
        sideways = (group & _NOT_H) << 1 | (group & _NOT_A) >> 1
        grown = (group | sideways | group << WIDTH | group >> WIDTH) & within
        if grown == group:
            return group
        group = grown


@lru_cache(maxsize=_REMEMBERED)
def groups(within: TileSet) -> tuple[TileSet, ...]:
    """The connected groups of a set, the one with the lowest tile first."""
    result = []
    while within:
        group = group_of(within & -within, within)
        result.append(group)
        within &= ~group
    return tuple(result)


@lru_cache(maxsize=_REMEMBERED)
def group_of_size(least: int, within: TileSet) -> TileSet:
    """The connected group of at least so many tiles of the set, the one with the lowest tile if there are several; 0 if
    there is none."""
    while within.bit_count() >= least:
        group = group_of(within & -within, within)
        if group.bit_count() >= least:
            return group
        within &= ~group
    return 0


class Board:
    """Neighbourhoods and distances of one variant of the board (R-BOARD-1 to R-BOARD-4)."""

    def __init__(self, *, center_void: bool) -> None:
        self.playable: TileSet = ALL_SQUARES & ~CENTER if center_void else ALL_SQUARES
        self.border: tuple[TileSet, ...] = tuple(spread(1 << square) & self.playable for square in range(SQUARES))
        """By square: the up to four bordering tiles."""
        self.surround: tuple[TileSet, ...] = tuple(self._ring(square) for square in range(SQUARES))
        """By square: the up to eight surrounding tiles."""
        self.within: tuple[tuple[TileSet, ...], ...] = tuple(self._reach(square) for square in range(SQUARES))
        """By square and distance: the tiles at most that far away; index 0 is the square itself."""
        here = tuple(1 << square & self.playable for square in range(SQUARES))
        self.reach: dict[str, tuple[TileSet, ...]] = {
            "here": here,
            "border": self.border,
            "surround": self.surround,
            "area": tuple(around | own for around, own in zip(self.surround, here, strict=True)),
            "anywhere": (self.playable,) * SQUARES,
        }
        """By square: where a spell's targets may be, for each `Card.reach` that depends on one avatar alone."""
        self.distances: tuple[dict[int, int], ...] = tuple(_distances(reached) for reached in self.within)
        """By square and tile: the fewest orthogonal steps around the void. Crystals, sides and avatars do not
        matter."""

    def _ring(self, square: int) -> TileSet:
        rows = spread_column(1 << square)
        return (rows | spread_sideways(rows)) & ~(1 << square) & self.playable

    def _reach(self, square: int) -> tuple[TileSet, ...]:
        reached = 1 << square & self.playable
        result: list[TileSet] = []
        while not result or reached != result[-1]:
            result.append(reached)
            reached |= spread(reached) & self.playable
        return tuple(result)


def _distances(within: tuple[TileSet, ...]) -> dict[int, int]:
    """By tile, at what distance it is first reached."""
    result: dict[int, int] = {}
    for steps, reached in enumerate(within):
        for tile in tiles(reached):
            result.setdefault(tile, steps)
    return result


def spread_column(tile_set: TileSet) -> TileSet:
    """The set with the squares above and below."""
    return (tile_set | tile_set << WIDTH | tile_set >> WIDTH) & ALL_SQUARES


def spread_sideways(tile_set: TileSet) -> TileSet:
    """The squares left and right of the set."""
    return (tile_set & _NOT_H) << 1 | (tile_set & _NOT_A) >> 1


CLOSED_CENTER = Board(center_void=True)
FULL_BOARD = Board(center_void=False)


_SHOWN = tuple(name.upper() for name in NAMES)


def place(tile: int) -> str:
    """A tile as people read it: `B2`."""
    return _SHOWN[tile]


@lru_cache(maxsize=_REMEMBERED)
def places(tile_set: TileSet) -> str:
    """A set of tiles as people read it: `B2 C2`."""
    return " ".join(place(tile) for tile in tiles(tile_set))
