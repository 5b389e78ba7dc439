"""Hexagons on pictures: their positions, corners and edges, and how they are drawn.

A `HexLayout` places the hexes of `engine.core.hexgrid` on a canvas; all lengths are pixels. Side and direction have the
same number. A drawing is SVG (`*_svg`), whose units are pixels of the canvas.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import NamedTuple, TypeAlias

from engine.core.hexgrid import DIRECTIONS, SIDES, Direction, Hex
from render.kit import svg

Point: TypeAlias = tuple[float, float]

_TURN = 360 / SIDES


class HexLayout(NamedTuple):
    """`size`: from the centre of a hex to its corners; `x`, `y`: the position of the grid's centre; `flat`: hexes have
    a flat top (else a pointed one)."""

    size: float
    x: float = 0.0
    y: float = 0.0
    flat: bool = True

    def centre(self, place: Hex) -> Point:
        """The centre of a hex."""
        straight, slanted = 1.5 * self.size, math.sqrt(3) * self.size
        if self.flat:
            return self.x + straight * place.q, self.y + slanted * (place.r + place.q / 2)
        return self.x + slanted * (place.q + place.r / 2), self.y + straight * place.r

    def corners(self, place: Hex, inset: float = 0.0) -> tuple[Point, ...]:
        """The six corners, clockwise; side n is between corner n and the next. `inset`: each edge is moved inwards by
        this much."""
        x, y = self.centre(place)
        radius = self.size - inset * 2 / math.sqrt(3)
        return tuple(svg.on_circle(x, y, radius, self.angle(way) - _TURN / 2) for way in DIRECTIONS)

    def side(self, place: Hex, direction: Direction) -> tuple[Point, Point]:
        """The two ends of an edge, clockwise."""
        corners = self.corners(place)
        return corners[direction], corners[(direction + 1) % SIDES]

    def midpoint(self, place: Hex, direction: Direction) -> Point:
        """The middle of an edge."""
        (x1, y1), (x2, y2) = self.side(place, direction)
        return (x1 + x2) / 2, (y1 + y2) / 2

    def angle(self, direction: Direction) -> float:
        """The angle of a direction in degrees: 0 is the top, clockwise."""
        return direction * _TURN - (0 if self.flat else _TURN / 2)

    def box(self, places: Iterable[Hex]) -> tuple[float, float, float, float]:
        """Left, top, right and bottom of the area of these hexes. Raises ValueError for no hexes."""
        corners = [corner for place in places for corner in self.corners(place)]
        across, down = [x for x, _ in corners], [y for _, y in corners]
        return min(across), min(down), max(across), max(down)


def fit(places: Iterable[Hex], left: float, top: float, right: float, bottom: float, *, flat: bool = True) -> HexLayout:
    """The largest layout with these hexes inside a rectangle, centred. Raises ValueError for no hexes."""
    unit = HexLayout(1.0, flat=flat)
    west, north, east, south = unit.box(places)
    size = min((right - left) / (east - west), (bottom - top) / (south - north))
    x = (left + right) / 2 - size * (west + east) / 2
    y = (top + bottom) / 2 - size * (north + south) / 2
    return HexLayout(size, x, y, flat)


# -- SVG -------------------------------------------------------------------------------------------------------------


def hex_svg(layout: HexLayout, place: Hex, look: str, inset: float = 0.0) -> str:
    """A hex as a polygon; `look` are its SVG attributes (`fill`, `stroke`, ...)."""
    return f'<polygon points="{svg.points(layout.corners(place, inset))}" {look}/>'


def half_circle_svg(layout: HexLayout, place: Hex, direction: Direction, radius: float, look: str) -> str:
    """A half disc within the hex, with its straight side centred on an edge: one half of a wormhole."""
    x, y = layout.midpoint(place, direction)
    angle = layout.angle(direction)
    (x1, y1), (x2, y2) = (svg.on_circle(x, y, radius, angle + side) for side in (90, 270))
    return f'<path d="M{x1:.2f} {y1:.2f}A{radius:g} {radius:g} 0 0 1 {x2:.2f} {y2:.2f}Z" {look}/>'
