"""Colours and coordinates of Day & Night's pictures."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from engine.day_and_night.board import CENTER, COLUMNS, HEIGHT, NUMBERS, WIDTH

SUN, SUN_PALE, SUN_DEEP, BRONZE = "#F2C14E", "#FFF1C4", "#D98E2B", "#6B3F0E"
MOON, MOON_PALE, NIGHT_BLUE, NIGHT_DEEP = "#C9D3F0", "#EEF2FF", "#3546A6", "#141A4F"
STONE, STONE_PALE = "#7B4FA3", "#E9D3FF"
CRYSTAL, CRYSTAL_PALE = "#12788C", "#A9F3FF"

EMBLEMS = ("heraldic-sun", "moon-face")
"""The letters on the avatars, by seat."""

VOID_PLACES = frozenset(name for name, number in NUMBERS.items() if CENTER >> number & 1)


class Window(msgspec.Struct, frozen=True):
    """A part of the board: columns and rows counted from 0, including the last ones."""

    left: int = 0
    bottom: int = 0
    right: int = WIDTH - 1
    top: int = HEIGHT - 1

    @property
    def columns(self) -> int:
        """The number of columns."""
        return self.right - self.left + 1

    @property
    def rows(self) -> int:
        """The number of rows."""
        return self.top - self.bottom + 1

    def holds(self, at: str) -> bool:
        """Whether the window contains the place."""
        column, row = cell(at)
        return self.left <= column <= self.right and self.bottom <= row <= self.top

    def places(self) -> Iterator[str]:
        """All its places, void ones included, the lowest row first."""
        for row in range(self.bottom, self.top + 1):
            for column in range(self.left, self.right + 1):
                yield f"{COLUMNS[column]}{row + 1}"


WHOLE = Window()


class Grid(msgspec.Struct, frozen=True):
    """The positions of a window's tiles on the picture."""

    window: Window
    x: float
    """The left edge of the leftmost tile."""
    y: float
    """The top edge of the topmost tile."""
    tile: int
    gap: int = 8

    @property
    def pitch(self) -> int:
        """The distance from one tile to the next."""
        return self.tile + self.gap

    @property
    def width(self) -> int:
        """The width of all columns with the gaps between them."""
        return self.window.columns * self.pitch - self.gap

    @property
    def height(self) -> int:
        """The height of all rows with the gaps between them."""
        return self.window.rows * self.pitch - self.gap

    def corner(self, at: str) -> tuple[float, float]:
        """Upper left corner of a tile."""
        column, row = cell(at)
        return self.x + (column - self.window.left) * self.pitch, self.y + (self.window.top - row) * self.pitch

    def middle(self, at: str) -> tuple[float, float]:
        """Centre of a tile."""
        x, y = self.corner(at)
        return x + self.tile / 2, y + self.tile / 2


def cell(at: str) -> tuple[int, int]:
    """Column and row of `b2`, counted from 0."""
    return COLUMNS.index(at[0]), int(at[1]) - 1


def share_edge(one: str, other: str) -> bool:
    """Whether two places share an edge."""
    (x1, y1), (x2, y2) = cell(one), cell(other)
    return abs(x1 - x2) + abs(y1 - y2) == 1


def window_around(places: Iterable[str], columns: int, rows: int, spare: int = 1) -> Window:
    """The smallest window on the board that contains these places with a margin of `spare`, and has at least this many
    columns and rows."""
    cells = [cell(at) for at in places]
    if not cells:
        return WHOLE
    left, right = _span([column for column, _ in cells], columns, spare, WIDTH)
    bottom, top = _span([row for _, row in cells], rows, spare, HEIGHT)
    return Window(left, bottom, right, top)


def _span(values: list[int], least: int, spare: int, size: int) -> tuple[int, int]:
    low, high = max(0, min(values) - spare), min(size - 1, max(values) + spare)
    while high - low + 1 < min(least, size):
        if high < size - 1 and (low == 0 or high - max(values) <= min(values) - low):
            high += 1
        else:
            low -= 1
    return low, high
