"""The galaxy as a star chart, whole or a crop around what a decision is about."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Mapping

from PIL import Image

from engine.core.hexgrid import CENTRE, Hex, hex_named, name_of
from engine.eclipse.map.geometry import neighbours, open_sides, ring_of
from engine.eclipse.view import SectorView
from render.eclipse.contents import draw_contents
from render.eclipse.look import CORONA, DANGER, DIM, LANE, SPACE
from render.eclipse.sectors import HALF, body
from render.eclipse.type import BESIDE, figure
from render.kit import svg
from render.kit.hexes import HexLayout, hex_svg
from render.kit.palette import BRASS_LIGHT, MIST
from render.kit.sprites import keep_images
from render.kit.text import write

DOT = 0.15
"""Half a dot, in sizes of a hex."""
NEARER = 0.55
"""How far a dot stands from the middle of its place towards the sectors, in sizes of a hex."""
LARGE = 152
DRAWN = HexLayout(LARGE, LARGE + 4, LARGE + 4)
"""The hex on which frames are drawn, that of the largest map; smaller ones are made from these."""
RING_NUMERALS = {"inner": "I", "middle": "II", "outer": "III"}


def draw_map(
    canvas: Image.Image,
    layout: HexLayout,
    sectors: Mapping[str, SectorView],
    *,
    crop: Collection[str] | None = None,
    changed: Iterable[str] = (),
    contested: Iterable[str] = (),
    named: Collection[str] = (),
    numbered: Collection[str] = (),
) -> None:
    """Frontier, sectors, lanes between them, and what lies on them; only the places of `crop`, if it is given.
    `changed`: places with a ring of the last change; `contested`: places with the frame of a battle; `named`: empty
    places that are told by name, the others are dots; `numbered`: sectors with the number of an option."""
    empty = [place for place in frontier(sectors) if crop is None or place in crop]
    shown = [sector for place, sector in sectors.items() if crop is None or place in crop]
    draw_frontier(canvas, layout, empty, sectors, named)
    for sector in shown:
        x, y = layout.centre(hex_named(sector.place))
        svg.stamp_at(canvas, body(sector.id, sector.turns, round(layout.size), sector.owner), x, y)
    draw_lanes(canvas, layout, shown, sectors)
    for frame, places in ((change_ring, changed), (battle_frame, contested)):
        for place in places:
            if place in sectors and (crop is None or place in crop):
                svg.stamp_at(canvas, frame(round(layout.size)), *layout.centre(hex_named(place)))
    for sector in shown:
        draw_contents(canvas, layout, sector, numbered=sector.place in numbered)


@keep_images
def change_ring(size: int) -> Image.Image:
    """A brass ring within a hex, with ticks at its corners: something happened here last."""
    return svg.shrink(_change_ring(), 2 * size + 8)


@keep_images
def _change_ring() -> Image.Image:
    ring = hex_svg(DRAWN, CENTRE, f'fill="none" stroke="{BRASS_LIGHT}" stroke-width="{LARGE * 0.035:.1f}"', LARGE * 0.1)
    inner, outer = DRAWN.corners(CENTRE, LARGE * 0.17), DRAWN.corners(CENTRE, LARGE * 0.03)
    ticks = "".join(f"M{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}" for (x1, y1), (x2, y2) in zip(inner, outer, strict=True))
    line = f'<path d="{ticks}" stroke="{BRASS_LIGHT}" stroke-width="{LARGE * 0.05:.1f}"/>'
    return svg.sheet(ring + line, 2 * DRAWN.x, 2 * DRAWN.y)


@keep_images
def battle_frame(size: int) -> Image.Image:
    """The corners of a bright frame: hostile sides stand here."""
    return svg.shrink(_battle_frame(), 2 * size + 8)


@keep_images
def _battle_frame() -> Image.Image:
    parts = []
    corners = DRAWN.corners(CENTRE, LARGE * 0.03)
    for number, (x, y) in enumerate(corners):
        for other in (corners[number - 1], corners[(number + 1) % 6]):
            ex, ey = x + (other[0] - x) * 0.24, y + (other[1] - y) * 0.24
            parts.append(f"M{x:.1f} {y:.1f}L{ex:.1f} {ey:.1f}")
    look = f'fill="none" stroke="{DANGER}" stroke-width="{LARGE * 0.085:.1f}" stroke-linecap="round"'
    return svg.sheet(f'<path d="{"".join(parts)}" {look}/>', 2 * DRAWN.x, 2 * DRAWN.y)


# -- frontier and lanes ----------------------------------------------------------------------------------------------


def frontier(sectors: Mapping[str, SectorView]) -> list[str]:
    """Empty places that some wormhole opens to, in the order of their names."""
    found = set()
    for sector in sectors.values():
        for way, name in enumerate(neighbours(sector.place)):
            if name not in sectors and open_sides(sector.id, sector.turns)[way]:
                found.add(name)
    return sorted(found)


@keep_images
def frontier_hex(size: int) -> Image.Image:
    """The dashed outline of a place that can be explored."""
    side = 2 * size + 8
    look = f'fill="{SPACE}" fill-opacity="0.35" stroke="{DIM}" stroke-opacity="0.7" stroke-width="2" stroke-dasharray="8 8"'
    return svg.sheet(hex_svg(HexLayout(size, side / 2, side / 2), CENTRE, look, 6), side, side)


def dot_at(layout: HexLayout, place: str, sectors: Mapping[str, SectorView]) -> tuple[float, float]:
    """Where the dot of an empty place stands: near the sectors from which it can be explored."""
    x, y = layout.centre(hex_named(place))
    about = [layout.centre(hex_named(name)) for name in neighbours(place) if name in sectors]
    near_x, near_y = sum(each[0] for each in about) / len(about), sum(each[1] for each in about) / len(about)
    far = math.dist((x, y), (near_x, near_y)) or 1
    share = min(1.0, layout.size * NEARER / far)
    return x + (near_x - x) * share, y + (near_y - y) * share


@keep_images
def frontier_dot(size: int) -> Image.Image:
    """A place that can be explored, where that is not the question."""
    return svg.sprite(
        f'<circle cx="50" cy="50" r="34" fill="none" stroke="{DIM}" stroke-width="9" stroke-opacity="0.55"/>'
        f'<circle cx="50" cy="50" r="14" fill="{DIM}" fill-opacity="0.9"/>',
        2 * size * DOT,
    )


def draw_frontier(
    canvas: Image.Image,
    layout: HexLayout,
    places: Iterable[str],
    sectors: Mapping[str, SectorView],
    named: Collection[str] = (),
) -> None:
    """Dots on the places that can be explored; those that are `named` have an outline, their name, and the ring whose
    stack is drawn there."""
    size = round(layout.size)
    for place in places:
        if place not in named:
            svg.stamp_at(canvas, frontier_dot(size), *dot_at(layout, place, sectors))
            continue
        x, y = layout.centre(hex_named(place))
        svg.stamp_at(canvas, frontier_hex(size), x, y)
        style = figure(MIST, round(layout.size * 0.32))
        write(canvas, x, y + size * 0.28, place.upper(), style, "middle")
        write(
            canvas,
            x,
            y + size * 0.28 + style.size,
            RING_NUMERALS[ring_of(place)],
            style._replace(size=BESIDE, aside=True),
            "middle",
        )


def draw_lanes(
    canvas: Image.Image, layout: HexLayout, shown: Iterable[SectorView], sectors: Mapping[str, SectorView]
) -> None:
    """Where both halves of a wormhole meet they close to a ring with a lane through it; a half one gets a dashed
    stub."""
    drawn = {sector.place for sector in shown}
    size = round(layout.size)
    for sector in shown:
        here = hex_named(sector.place)
        for way, name in enumerate(neighbours(sector.place)):
            other = sectors.get(name)
            if other is None or not open_sides(sector.id, sector.turns)[way]:
                continue
            if not open_sides(other.id, other.turns)[(way + 3) % 6]:
                svg.stamp_at(canvas, half_lane(size, way), *layout.midpoint(here, way))
            elif way < 3 or name not in drawn:
                svg.stamp_at(canvas, full_lane(size, way % 3), *layout.midpoint(here, way))


@keep_images
def full_lane(size: int, way: int) -> Image.Image:
    """A closed ring with a lane through it, across an edge in this direction."""
    side = size * 0.5
    (x1, y1), (x2, y2) = (svg.on_circle(side / 2, side / 2, size * 0.17, 60 * way + turn) for turn in (0, 180))
    return svg.sheet(
        f'<path d="M{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}" stroke="{LANE}" stroke-width="{size * 0.06:.1f}" '
        f'stroke-linecap="round"/><circle cx="{side / 2}" cy="{side / 2}" r="{size * HALF:.1f}" fill="{SPACE}" '
        f'stroke="{CORONA}" stroke-width="{max(3, size * 0.045):.1f}"/>'
        f'<circle cx="{side / 2}" cy="{side / 2}" r="{size * HALF / 2:.1f}" fill="{LANE}"/>',
        side,
        side,
    )


@keep_images
def half_lane(size: int, way: int) -> Image.Image:
    """A dashed stub outwards from an edge in this direction: the wormhole is on one side only."""
    side = size * 0.5
    x, y = svg.on_circle(side / 2, side / 2, size * 0.17, 60 * way)
    return svg.sheet(
        f'<path d="M{side / 2} {side / 2}L{x:.1f} {y:.1f}" stroke="{DIM}" stroke-width="{size * 0.05:.1f}" '
        'stroke-dasharray="5 5"/>',
        side,
        side,
    )


# -- what a picture shows -----------------------------------------------------------------------------------------------


def extent(sectors: Mapping[str, SectorView]) -> list[Hex]:
    """The places that a picture of the whole galaxy shows with all that belongs to them."""
    return [hex_named(place) for place in sectors]


def places_around(place: str, radius: int) -> set[str]:
    """The names of all places up to so far from one: what a crop shows."""
    middle = hex_named(place)
    return {
        name_of(Hex(middle.q + q, middle.r + r))
        for q in range(-radius, radius + 1)
        for r in range(-radius, radius + 1)
        if abs(q + r) <= radius
    }
