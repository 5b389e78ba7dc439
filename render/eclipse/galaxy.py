"""The galaxy as a star chart, whole or a crop around what a decision is about."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from PIL import Image

from engine.core.hexgrid import CENTRE, Hex, hex_named, name_of
from engine.eclipse.components import SECTORS, AnyClass
from engine.eclipse.map.geometry import neighbours, open_sides, ring_of
from engine.eclipse.view import FleetView, SectorView
from render.eclipse.look import CORONA, DANGER, DIM, LANE, SPACE
from render.eclipse.sectors import SQUARE, body, population_square, structure
from render.eclipse.ships import ship
from render.kit import svg
from render.kit.hexes import HexLayout, hex_svg
from render.kit.palette import BRASS, BRASS_LIGHT, PAPER
from render.kit.people import badge
from render.kit.sprites import keep_images
from render.kit.text import Style, write

RING_NUMERALS = {"inner": "I", "middle": "II", "outer": "III"}
BESIDE_THE_LANE = (-0.34, 0.34, -0.52, 0.52)
"""Where small things lie below the squares, as shares of the hex's size: the middle belongs to the southern lane."""
ROW_OF_SQUARES = 1.18
"""The most room for a row of squares, as a share of the hex's size: between the wormholes of the lower edges."""
LONG_NAME = 3
"""Names with so many characters (`5ad`) are written smaller, so that they keep clear of the wormholes beside them."""
FLEET = 0.5
"""The height of a row of ships, as a share of the hex's size."""
FLEET_WIDTH = 1.32
"""The most room for a row of ships: between the wormholes of the upper edges."""
PACE, BADGE = 1.02, 0.8
"""From ship to ship in a row, and the side of the badge before them, in sizes of a ship."""
BIG: tuple[AnyClass, ...] = ("dreadnought", "cruiser", "starbase", "interceptor", "gcds", "ancient")


def draw_map(
    canvas: Image.Image,
    layout: HexLayout,
    sectors: Mapping[str, SectorView],
    *,
    crop: Collection[str] | None = None,
    changed: Iterable[str] = (),
    contested: Iterable[str] = (),
) -> None:
    """Frontier, sectors, lanes between them, and what lies on them; only the places of `crop`, if it is given.
    `changed`: places with a ring of the last change; `contested`: places with the frame of a battle."""
    empty = [place for place in frontier(sectors) if crop is None or place in crop]
    shown = [sector for place, sector in sectors.items() if crop is None or place in crop]
    draw_frontier(canvas, layout, empty)
    for place in empty:
        label_frontier(canvas, layout, place)
    for sector in shown:
        x, y = layout.centre(hex_named(sector.place))
        svg.stamp_at(canvas, body(sector.id, sector.turns, round(layout.size), sector.owner), x, y)
    draw_lanes(canvas, layout, shown, sectors)
    for sector in shown:
        draw_contents(canvas, layout, sector)
    for place in changed:
        if place in sectors and (crop is None or place in crop):
            svg.stamp_at(canvas, change_ring(round(layout.size)), *layout.centre(hex_named(place)))
    for place in contested:
        if place in sectors and (crop is None or place in crop):
            svg.stamp_at(canvas, battle_frame(round(layout.size)), *layout.centre(hex_named(place)))


@keep_images
def change_ring(size: int) -> Image.Image:
    """A brass ring within a hex, with ticks at its corners: something happened here last."""
    side = 2 * size + 8
    layout = HexLayout(size, side / 2, side / 2)
    ring = hex_svg(layout, CENTRE, f'fill="none" stroke="{BRASS_LIGHT}" stroke-width="{size * 0.035:.1f}"', size * 0.1)
    inner, outer = layout.corners(CENTRE, size * 0.17), layout.corners(CENTRE, size * 0.03)
    ticks = "".join(f"M{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}" for (x1, y1), (x2, y2) in zip(inner, outer, strict=True))
    return svg.sheet(f'{ring}<path d="{ticks}" stroke="{BRASS_LIGHT}" stroke-width="{size * 0.05:.1f}"/>', side, side)


@keep_images
def battle_frame(size: int) -> Image.Image:
    """The corners of a bright frame: hostile sides stand here."""
    side = 2 * size + 8
    layout = HexLayout(size, side / 2, side / 2)
    parts = []
    corners = layout.corners(CENTRE, size * 0.03)
    for number, (x, y) in enumerate(corners):
        for other in (corners[number - 1], corners[(number + 1) % 6]):
            ex, ey = x + (other[0] - x) * 0.24, y + (other[1] - y) * 0.24
            parts.append(f"M{x:.1f} {y:.1f}L{ex:.1f} {ey:.1f}")
    path = f'<path d="{"".join(parts)}" fill="none" stroke="{DANGER}" stroke-width="{size * 0.085:.1f}" stroke-linecap="round"/>'
    return svg.sheet(path, side, side)


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


def draw_frontier(canvas: Image.Image, layout: HexLayout, places: Iterable[str]) -> None:
    """Dashed outlines of the places that can be explored."""
    for place in places:
        svg.stamp_at(canvas, frontier_hex(round(layout.size)), *layout.centre(hex_named(place)))


def label_frontier(canvas: Image.Image, layout: HexLayout, place: str) -> None:
    """The name of an empty place, and the ring whose stack is drawn there."""
    x, y = layout.centre(hex_named(place))
    size = round(layout.size * 0.3)
    write(canvas, x, y - size * 0.55, place.upper(), Style(size, DIM, "en", 700), "middle")
    write(canvas, x, y + size * 0.6, RING_NUMERALS[ring_of(place)], Style(round(size * 0.8), DIM, "en"), "middle")


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
    (x1, y1), (x2, y2) = (svg.on_circle(side / 2, side / 2, size * 0.19, 60 * way + turn) for turn in (0, 180))
    return svg.sheet(
        f'<path d="M{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}" stroke="{LANE}" stroke-width="{size * 0.06:.1f}" '
        f'stroke-linecap="round"/><circle cx="{side / 2}" cy="{side / 2}" r="{size * 0.15:.1f}" fill="{SPACE}" '
        f'stroke="{CORONA}" stroke-width="{max(3, size * 0.045):.1f}"/>'
        f'<circle cx="{side / 2}" cy="{side / 2}" r="{size * 0.075:.1f}" fill="{LANE}"/>',
        side,
        side,
    )


@keep_images
def half_lane(size: int, way: int) -> Image.Image:
    """A dashed stub outwards from an edge in this direction: the wormhole is on one side only."""
    side = size * 0.5
    x, y = svg.on_circle(side / 2, side / 2, size * 0.19, 60 * way)
    return svg.sheet(
        f'<path d="M{side / 2} {side / 2}L{x:.1f} {y:.1f}" stroke="{DIM}" stroke-width="{size * 0.05:.1f}" '
        'stroke-dasharray="5 5"/>',
        side,
        side,
    )


# -- what lies on a sector -------------------------------------------------------------------------------------------


def draw_contents(canvas: Image.Image, layout: HexLayout, sector: SectorView) -> None:
    """Name and points above, disc and ships in the middle, squares and structures below."""
    x, y = layout.centre(hex_named(sector.place))
    size = layout.size
    name = round(size * (0.31 if len(sector.place) < LONG_NAME else 0.25))
    write(canvas, x - size * 0.31, y - size * 0.61, sector.place.upper(), Style(name, PAPER, "en", 700), "middle")
    draw_inside(canvas, x, y, size, sector)


def draw_inside(canvas: Image.Image, x: float, y: float, size: float, sector: SectorView) -> None:
    """All but the name, around the middle of the sector."""
    tile = SECTORS[sector.id]
    points = Style(round(size * 0.25), CORONA, "en", 700)
    write(canvas, x + size * 0.33, y - size * 0.61, f"{tile.vp}★", points, "middle")
    draw_fleets(canvas, x, y - size * 0.12, size, sector)
    draw_squares(canvas, x, y + size * 0.37, size, sector)
    small = round(size * 0.25)
    extras = [
        kind
        for kind, there in (
            ("discovery", sector.discovery),
            ("artifact", tile.artifact),
            ("orbital", sector.orbital),
            ("monolith", sector.monolith),
        )
        if there
    ]
    for kind, beside in zip(extras, BESIDE_THE_LANE, strict=False):
        svg.stamp_at(canvas, structure(kind, small), x + size * beside, y + size * 0.64)


def draw_squares(canvas: Image.Image, x: float, y: float, size: float, sector: SectorView) -> None:
    """The population squares in a row, the orbital's behind them."""
    drawn = [
        (square.kind, square.advanced, sector.owner if filled else None)
        for square, filled in zip(SECTORS[sector.id].squares, sector.filled, strict=True)
    ]
    if sector.orbital:
        drawn.append(("orbital", False, sector.owner if sector.orbital_filled else None))  # type: ignore[arg-type]
    side = size * min(SQUARE, ROW_OF_SQUARES / max(1, len(drawn)))
    left = x - (len(drawn) - 1) * side / 2
    for number, (kind, advanced, owner) in enumerate(drawn):
        svg.stamp_at(canvas, population_square(kind, advanced, owner, round(side)), left + number * side, y)


def draw_fleets(canvas: Image.Image, x: float, y: float, size: float, sector: SectorView) -> None:
    """The influence disc, and each side's ships in a row behind its badge."""
    fleets = sector.fleets
    if sector.owner is not None and not fleets:
        svg.stamp_at(canvas, badge(sector.owner, round(size * 0.52)), x, y)
        return
    rows = len(fleets) + (sector.owner is not None and all(fleet.side != sector.owner for fleet in fleets))
    if not rows:
        return
    step = size * min(FLEET, 0.72 / rows)
    top = y - step * (rows - 1) / 2
    if rows > len(fleets):
        assert sector.owner is not None
        svg.stamp_at(canvas, badge(sector.owner, round(step * 0.95)), x, top)
        top += step
    for number, fleet in enumerate(fleets):
        draw_fleet(canvas, x, top + number * step, (size * FLEET_WIDTH, step), fleet)


def draw_fleet(canvas: Image.Image, x: float, y: float, room: tuple[float, float], fleet: FleetView) -> None:
    """One side's ships: the badge, then each class once with its number. `room`: width and height at most."""
    shown = [(kind, len(fleet.ships[kind])) for kind in BIG if fleet.ships.get(kind)]
    icon = fleet_icon(len(shown), fleet.side >= 0, room)
    pace = icon * PACE
    wide = pace * len(shown) + (icon * BADGE if fleet.side >= 0 else 0)
    left = x - wide / 2 + icon * 0.4
    if fleet.side >= 0:
        svg.stamp_at(canvas, badge(fleet.side, round(icon * BADGE)), left, y)
        left += pace * 0.95
    for kind, count in shown:
        svg.stamp_at(canvas, ship(fleet.side, kind, icon), left, y)
        if count > 1:
            style = Style(round(icon * 0.58), PAPER, "en", 700)
            x0, y0 = left + icon * 0.3, y + icon * 0.3
            svg.stamp_at(canvas, _dot(round(icon * 0.6)), x0, y0)
            write(canvas, x0, y0, str(count), style, "middle")
        left += pace


def fleet_icon(classes: int, has_badge: bool, room: tuple[float, float]) -> int:
    """The size of a ship, so that so many classes and the badge fit into a width and a height."""
    wide, tall = room
    return round(min(tall * 0.98, wide / (PACE * classes + BADGE * has_badge)))


def _dot(size: int) -> Image.Image:
    return svg.sprite(f'<circle cx="50" cy="50" r="48" fill="{SPACE}" stroke="{BRASS}" stroke-width="6"/>', size)


def extent(sectors: Mapping[str, SectorView], *, with_frontier: bool = True) -> list[Hex]:
    """The places that a picture of the whole galaxy shows."""
    shown = [*sectors, *(frontier(sectors) if with_frontier else [])]
    return [hex_named(place) for place in shown]


def places_around(place: str, radius: int) -> set[str]:
    """The names of all places up to so far from one: what a crop shows."""
    middle = hex_named(place)
    return {
        name_of(Hex(middle.q + q, middle.r + r))
        for q in range(-radius, radius + 1)
        for r in range(-radius, radius + 1)
        if abs(q + r) <= radius
    }
