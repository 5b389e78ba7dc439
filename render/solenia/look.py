"""Colours, sizes and coordinates of Solenia's pictures."""

from __future__ import annotations

import msgspec

from engine.solenia.components import Ground, Phase, Resource, Row
from engine.solenia.view import RIVAL
from render.kit.palette import Person
from render.kit.text import NARROW

WIDTH = NARROW
GAP = 8
COLUMNS = "abcde"

LANTERN, LANTERN_PALE = "#F6B44B", "#FFE6B0"
GOLD, GOLD_PALE, GOLD_DEEP = "#F4C542", "#FFF0B8", "#9A6510"
MOON, MOON_PALE, MOON_DEEP = "#B9C7F2", "#EEF2FF", "#39468F"
GOOD_COLOURS: dict[Resource, tuple[str, str, str]] = {
    "wood": ("#B5723C", "#F0C48E", "#4A2610"),
    "wheat": ("#F2C33B", "#FFF0A6", "#6E4A06"),
    "stone": ("#A3ACBA", "#E8ECF2", "#343B48"),
    "water": ("#3BA3E0", "#C4EBFF", "#0B3A5E"),
}
"""Colour, light and dark of each good."""
ROW_COLOURS: dict[Row, tuple[str, str, str]] = {
    "day": ("#F4C542", "#FFF0B8", "#7A4D08"),
    "night": ("#8FA3E8", "#EEF2FF", "#1C2760"),
}
PEOPLE = (
    Person("#E69F00", "disc", "A", "#2B1A00"),
    Person("#F283B6", "square", "B", "#380E22"),
    Person("#8F6CE6", "triangle", "C", "#130A30"),
    Person("#D3D8E0", "diamond", "D", "#1F242E"),
)
"""The four colours of the game: orange, pink, purple, grey. They also differ in lightness, for colour-blind eyes."""

RIVAL_LOOK = Person("#A9AEBF", "disc", "", "#171A26")
"""The solitaire rival: steel grey, a cog, R."""

LIGHTS: dict[Phase, tuple[str, str, str]] = {
    "day": ("#8EC9E8", "#A9DAF2", "#7DBDE2"),
    "dusk": ("#E9A48B", "#F2BD97", "#C77F93"),
    "night": ("#1C2347", "#232C58", "#161C3C"),
    "dawn": ("#EBCFA4", "#F7E2B4", "#B9C6C4"),
}
"""The colours of the sky in each phase: main, lighter and deeper parts."""


def person(owner: int) -> Person:
    """The colour, shape and letter of a seat, or of the rival."""
    return RIVAL_LOOK if owner == RIVAL else PEOPLE[owner]


def row_of_city(ground: Ground) -> Row | None:
    """The row of a city's deliveries. None for islands."""
    return "day" if ground == "city_day" else "night" if ground == "city_night" else None


class Grid(msgspec.Struct, frozen=True):
    """The positions of the cells of the sky on a picture. Row 5, the front, is at the top."""

    x: float
    """The left edge of column a."""
    y: float
    """The top edge of row 5."""
    wide: int = 156
    tall: int = 130
    left: int = 0
    right: int = 4
    """First and last column, counted from 0."""
    bottom: int = 0
    top: int = 4
    """First and last row, counted from 0."""

    @property
    def width(self) -> int:
        """The width of all columns."""
        return (self.right - self.left + 1) * self.wide

    @property
    def height(self) -> int:
        """The height of all rows."""
        return (self.top - self.bottom + 1) * self.tall

    def holds(self, at: str) -> bool:
        """Whether this part of the sky contains the place."""
        column, row = place(at)
        return self.left <= column <= self.right and self.bottom <= row <= self.top

    def corner(self, at: str) -> tuple[float, float]:
        """Upper left corner of a cell."""
        column, row = place(at)
        return self.x + (column - self.left) * self.wide, self.y + (self.top - row) * self.tall

    def middle(self, at: str) -> tuple[float, float]:
        """Centre of a cell."""
        x, y = self.corner(at)
        return x + self.wide / 2, y + self.tall / 2


def place(at: str) -> tuple[int, int]:
    """Column and row of `c3`, counted from 0."""
    return COLUMNS.index(at[0]), int(at[1]) - 1
