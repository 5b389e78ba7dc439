"""The galaxy as a star chart, whole or a crop around what a decision is about."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from PIL import Image

from engine.core.hexgrid import CENTRE, Hex, hex_named, name_of
from engine.eclipse.components import SECTORS, AnyClass
from engine.eclipse.map.geometry import neighbours, open_sides, ring_of
from engine.eclipse.view import FleetView, SectorView
from render.eclipse.look import CORONA, DIM, LANE, SPACE
from render.eclipse.sectors import SQUARE, body, population_square, structure
from render.eclipse.ships import ship
from render.kit import svg
from render.kit.hexes import HexLayout, hex_svg
from render.kit.palette import BRASS, BRASS_LIGHT, PAPER
from render.kit.people import badge
from render.kit.text import Style, write

RING_NUMERALS = {"inner": "I", "middle": "II", "outer": "III"}
BESIDE_THE_LANE = (-0.34, 0.34, -0.52, 0.52)
"""Where small things lie below the squares, as shares of the hex's size: the middle belongs to the southern lane."""
BIG: tuple[AnyClass, ...] = ("dreadnought", "cruiser", "starbase", "interceptor", "gcds", "ancient")


def draw_map(
    canvas: Image.Image,
    layout: HexLayout,
    sectors: Mapping[str, SectorView],
    *,
    crop: Collection[str] | None = None,
    changed: Iterable[str] = (),
) -> None:
    """Frontier, sectors, lanes between them, and what lies on them; only the places of `crop`, if it is given.
    `changed`: places with a ring of the last change."""
    empty = [place for place in frontier(sectors) if crop is None or place in crop]
    shown = [sector for place, sector in sectors.items() if crop is None or place in crop]
    svg.stamp(canvas, svg.sheet(frontier_svg(layout, empty), canvas.width, canvas.height), 0, 0)
    for place in empty:
        label_frontier(canvas, layout, place)
    for sector in shown:
        x, y = layout.centre(hex_named(sector.place))
        svg.stamp_at(canvas, body(sector.id, sector.turns, round(layout.size), sector.owner), x, y)
    svg.stamp(canvas, svg.sheet(lanes_svg(layout, shown, sectors), canvas.width, canvas.height), 0, 0)
    for sector in shown:
        draw_contents(canvas, layout, sector)
    for place in changed:
        if place in sectors:
            ring = hex_svg(HexLayout(layout.size, layout.size + 4, layout.size + 4), CENTRE, _MARK, 7)
            drawing = svg.sheet(ring, 2 * layout.size + 8, 2 * layout.size + 8)
            svg.stamp_at(canvas, drawing, *layout.centre(hex_named(place)))


_MARK = f'fill="none" stroke="{BRASS_LIGHT}" stroke-width="3" '


# -- frontier and lanes ----------------------------------------------------------------------------------------------


def frontier(sectors: Mapping[str, SectorView]) -> list[str]:
    """Empty places that some wormhole opens to, in the order of their names."""
    found = set()
    for sector in sectors.values():
        for way, name in enumerate(neighbours(sector.place)):
            if name not in sectors and open_sides(sector.id, sector.turns)[way]:
                found.add(name)
    return sorted(found)


def frontier_svg(layout: HexLayout, places: Iterable[str]) -> str:
    """Dashed outlines of the places that can be explored."""
    look = f'fill="{SPACE}" fill-opacity="0.35" stroke="{DIM}" stroke-opacity="0.7" stroke-width="2" stroke-dasharray="8 8"'
    return "".join(hex_svg(layout, hex_named(place), look, 6) for place in places)


def label_frontier(canvas: Image.Image, layout: HexLayout, place: str) -> None:
    """The name of an empty place, and the ring whose stack is drawn there."""
    x, y = layout.centre(hex_named(place))
    size = round(layout.size * 0.26)
    write(canvas, x, y - size * 0.55, place.upper(), Style(size, DIM, "en", 700), "middle")
    write(canvas, x, y + size * 0.6, RING_NUMERALS[ring_of(place)], Style(round(size * 0.8), DIM, "en"), "middle")


def lanes_svg(layout: HexLayout, shown: Iterable[SectorView], sectors: Mapping[str, SectorView]) -> str:
    """Where both halves of a wormhole meet they close to a ring with a lane through it; a half one gets a dashed
    stub."""
    parts = []
    radius = layout.size * 0.15
    for sector in shown:
        here = hex_named(sector.place)
        for way, name in enumerate(neighbours(sector.place)):
            other = sectors.get(name)
            if other is None or not open_sides(sector.id, sector.turns)[way]:
                continue
            x, y = layout.midpoint(here, way)
            (cx, cy), (ox, oy) = layout.centre(here), layout.centre(hex_named(name))
            full = open_sides(other.id, other.turns)[(way + 3) % 6]
            if full:
                reach = 0.22
                parts.append(
                    f'<path d="M{x + (cx - x) * reach:.1f} {y + (cy - y) * reach:.1f}L{x + (ox - x) * reach:.1f} '
                    f'{y + (oy - y) * reach:.1f}" stroke="{LANE}" stroke-width="{layout.size * 0.06:.1f}" '
                    'stroke-linecap="round"/>'
                    f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}" fill="{SPACE}" stroke="{CORONA}" stroke-width="4"/>'
                    f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius * 0.5:.1f}" fill="{LANE}"/>'
                )
            elif not full:
                parts.append(
                    f'<path d="M{x:.1f} {y:.1f}L{x + (ox - x) * 0.22:.1f} {y + (oy - y) * 0.22:.1f}" stroke="{DIM}" '
                    f'stroke-width="{layout.size * 0.05:.1f}" stroke-dasharray="5 5"/>'
                )
    return "".join(parts)


# -- what lies on a sector -------------------------------------------------------------------------------------------


def draw_contents(canvas: Image.Image, layout: HexLayout, sector: SectorView) -> None:
    """Name and points above, disc and ships in the middle, squares and structures below."""
    x, y = layout.centre(hex_named(sector.place))
    size = layout.size
    tile = SECTORS[sector.id]
    name = round(size * 0.27)
    write(canvas, x - size * 0.3, y - size * 0.62, sector.place.upper(), Style(name, PAPER, "en", 700), "middle")
    points = Style(round(size * 0.21), CORONA, "en", 700)
    write(canvas, x + size * 0.33, y - size * 0.62, f"{tile.vp}★", points, "middle")
    draw_fleets(canvas, x, y - size * 0.14, size, sector)
    draw_squares(canvas, x, y + size * 0.36, size, sector)
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
    side = size * SQUARE * (0.86 if len(drawn) > 5 else 1)
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
    step = min(size * 0.42, size * 0.74 / rows)
    top = y - step * (rows - 1) / 2
    if rows > len(fleets):
        assert sector.owner is not None
        svg.stamp_at(canvas, badge(sector.owner, round(step * 0.95)), x, top)
        top += step
    for number, fleet in enumerate(fleets):
        draw_fleet(canvas, x, top + number * step, step, fleet)


def draw_fleet(canvas: Image.Image, x: float, y: float, tall: float, fleet: FleetView) -> None:
    """One side's ships: the badge, then each class once with its number."""
    shown = [(kind, len(fleet.ships[kind])) for kind in BIG if fleet.ships.get(kind)]
    icon = round(tall * 0.98)
    pace = icon * 1.02
    wide = pace * len(shown) + (icon * 0.8 if fleet.side >= 0 else 0)
    left = x - wide / 2 + icon * 0.4
    if fleet.side >= 0:
        svg.stamp_at(canvas, badge(fleet.side, round(icon * 0.8)), left, y)
        left += pace * 0.95
    for kind, count in shown:
        svg.stamp_at(canvas, ship(fleet.side, kind, icon), left, y)
        if count > 1:
            style = Style(round(icon * 0.5), PAPER, "en", 700)
            x0, y0 = left + icon * 0.3, y + icon * 0.3
            svg.stamp_at(canvas, _dot(round(icon * 0.5)), x0, y0)
            write(canvas, x0, y0, str(count), style, "middle")
        left += pace


def _dot(size: int) -> Image.Image:
    return svg.sprite(f'<circle cx="50" cy="50" r="48" fill="{SPACE}" stroke="{BRASS}" stroke-width="6"/>', size)


def extent(sectors: Mapping[str, SectorView], *, with_frontier: bool = True) -> list[Hex]:
    """The places that a picture of the whole galaxy shows."""
    shown = [*sectors, *(frontier(sectors) if with_frontier else [])]
    return [hex_named(place) for place in shown]


def around(place: str, radius: int) -> set[str]:
    """The names of all places up to so far from one: what a crop shows."""
    middle = hex_named(place)
    return {
        name_of(Hex(middle.q + q, middle.r + r))
        for q in range(-radius, radius + 1)
        for r in range(-radius, radius + 1)
        if abs(q + r) <= radius
    }
