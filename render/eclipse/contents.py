"""What lies on a sector: its name, points, discs, ships, squares and structures.

On a hex of a whole galaxy there is room for its name, its owner and each side's strongest ships; the rest is shown where
hexes are large (`DETAILED`), as around what can be chosen.
"""

from __future__ import annotations

from PIL import Image

from engine.core.hexgrid import hex_named
from engine.eclipse.components import SECTORS, AnyClass, SquareKind
from engine.eclipse.view import FleetView, SectorView
from render.eclipse.look import CORONA, SPACE
from render.eclipse.sectors import SQUARE, population_square, structure
from render.eclipse.ships import badge, ship
from render.eclipse.type import figure
from render.kit import svg
from render.kit.hexes import HexLayout
from render.kit.palette import PAPER, PEOPLE
from render.kit.people import shape_svg
from render.kit.sprites import keep_images
from render.kit.text import Style, width, write

DETAILED = 96
"""From this size of a hex on everything that lies there is drawn."""
BESIDE_THE_LANE = (-0.33, 0.33, -0.52, 0.52)
"""Where small things lie below the squares, as shares of the hex's size: the middle belongs to the southern lane."""
ROW_OF_SQUARES = 1.18
"""The most room for a row of squares, as a share of the hex's size: between the wormholes of the lower edges."""
ALONE, OWNER = 0.74, 1.2
"""The size of a ship where one side alone is, as a share of the hex's; that of a badge alone, as a share of it."""
LEAST_TAG = 38
"""The least side of a badge whose letter can be read."""
LONG_NAME = 3
"""Names with so many characters (`5ad`) are written smaller, so that they keep clear of the wormholes beside them."""
FLEETS_AT, SQUARES_AT = -0.1, 0.39
"""The middle of the rows of ships, and of the squares, below that of the hex."""
FLEETS = 0.66
"""The height of all rows of ships, as a share of the hex's size: between the name and the squares."""
FLEET_WIDTH = 1.36
"""The most room for a row of ships: between the wormholes of the upper edges."""
PACE, BADGE, COUNT = 1.02, 0.9, 0.5
"""From ship to ship in a row, the side of the badge before them, the room for a number, in sizes of a ship."""
BIG: tuple[AnyClass, ...] = ("dreadnought", "cruiser", "starbase", "interceptor", "gcds", "ancient")


def draw_contents(canvas: Image.Image, layout: HexLayout, sector: SectorView, *, numbered: bool = False) -> None:
    """The name above, then what lies there. `numbered`: a number of an option stands on the right of the name."""
    x, y = layout.centre(hex_named(sector.place))
    size = layout.size
    if size < DETAILED:
        style = figure(PAPER, round(size * 0.44))
        at_x = x - size * (0.34 if numbered else 0)
        write_on_sky(canvas, at_x, y - size * 0.53, sector.place.upper(), style)
        draw_sides(canvas, x, y, size, sector)
        return
    name = figure(PAPER, round(size * (0.31 if len(sector.place) < LONG_NAME else 0.27)))
    write_on_sky(canvas, x - size * 0.31, y - size * 0.6, sector.place.upper(), name)
    draw_inside(canvas, x, y, size, sector)


def write_on_sky(canvas: Image.Image, x: float, y: float, text: str, style: Style) -> None:
    """A short text on a soft dark plate, so that planets and nebulae do not disturb it."""
    wide = width(text, style) + style.size * 0.5
    svg.stamp_at(canvas, shade(round(wide / 4) * 4, round(style.size * 1.06)), x, y)
    write(canvas, x, y, text, style, "middle")


def shade(wide: int, tall: int) -> Image.Image:
    """A soft dark plate."""
    return svg.sheet(
        f'<rect width="{wide}" height="{tall}" rx="{tall / 2}" fill="{SPACE}" fill-opacity="0.5"/>', wide, tall
    )


# -- small: a whole galaxy -------------------------------------------------------------------------------------------


def draw_sides(canvas: Image.Image, x: float, y: float, size: float, sector: SectorView) -> None:
    """The owner's badge, or each side's badge and its strongest ships with the number of all, one below the other."""
    owner_alone = sector.owner is not None and all(fleet.side != sector.owner for fleet in sector.fleets)
    rows: list[int | FleetView] = [
        *([sector.owner] if owner_alone and sector.owner is not None else []),
        *sector.fleets,
    ]
    if not rows:
        return
    if len(rows) == 1:
        draw_side(canvas, x, y + size * 0.1, size * ALONE, rows[0])
        return
    step = size * (0.54 if len(rows) == 2 else 0.42)
    for number, row in enumerate(rows):
        at = y + size * 0.24 + (number - (len(rows) - 1) / 2) * step
        draw_side(canvas, x, at, max(LEAST_TAG, step * 1.02), row)


@keep_images
def tag(seat: int, size: int) -> Image.Image:
    """A seat's badge with a large letter, beside its ships."""
    person = PEOPLE[seat]
    larger = 1.12 if person.shape == "triangle" else 1
    edge = f'fill="{person.colour}" stroke="{person.ink}" stroke-width="5"'
    style = Style(round(size * 0.78), person.ink, "en", 700, aside=True)
    drawing = svg.sprite(shape_svg(person.shape, 50, 50, 43 * larger, edge), size)
    with svg.keep_outline(drawing) as made:
        write(made, size / 2, size * (0.56 if person.shape == "triangle" else 0.5), person.letter, style, "middle")
    return made


def draw_side(canvas: Image.Image, x: float, y: float, icon: float, row: int | FleetView) -> None:
    """A badge alone, or a badge, a ship and how many."""
    if isinstance(row, int):
        svg.stamp_at(canvas, badge(row, round(icon * OWNER)) if icon > LEAST_TAG else tag(row, round(icon)), x, y)
        return
    kind = next(kind for kind in BIG if row.ships.get(kind))
    style = figure(PAPER, round(icon * 0.7))
    said = str(row.size) if row.size > 1 else ""
    number = width(said, style) + 4 if said else 0
    wide = icon * (1.8 if row.side >= 0 else 1) + number
    left = x - wide / 2
    if row.side >= 0:
        svg.stamp_at(canvas, tag(row.side, round(icon)), left + icon * 0.48, y)
        left += icon * 0.8
    svg.stamp_at(canvas, ship(row.side, kind, round(icon)), left + icon * 0.5, y)
    if said:
        at = left + icon + number / 2
        svg.stamp_at(canvas, shade(round(number + 10), round(style.size * 0.9)), at, y)
        write(canvas, at, y, said, style, "middle")


# -- large: around what can be chosen --------------------------------------------------------------------------------


def draw_inside(canvas: Image.Image, x: float, y: float, size: float, sector: SectorView) -> None:
    """All but the name, around the middle of the sector."""
    tile = SECTORS[sector.id]
    points = figure(CORONA, round(size * 0.25)) if size >= DETAILED else Style(round(size * 0.25), CORONA, "en", 700)
    write_on_sky(canvas, x + size * 0.33, y - size * 0.6, f"{tile.vp}★", points)
    draw_squares(canvas, x, y + size * SQUARES_AT, size, sector)
    draw_fleets(canvas, x, y + size * FLEETS_AT, size, sector)
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
        svg.stamp_at(canvas, structure(kind, small), x + size * beside, y + size * 0.67)


def draw_squares(canvas: Image.Image, x: float, y: float, size: float, sector: SectorView) -> None:
    """The population squares in a row, the orbital's behind them."""
    drawn: list[tuple[SquareKind, bool, int | None]] = [
        (square.kind, square.advanced, sector.owner if filled else None)
        for square, filled in zip(SECTORS[sector.id].squares, sector.filled, strict=True)
    ]
    if sector.orbital:
        drawn.append(("orbital", False, sector.owner if sector.orbital_filled else None))
    side = size * min(SQUARE, ROW_OF_SQUARES / max(1, len(drawn)))
    left = x - (len(drawn) - 1) * side / 2
    for number, (kind, advanced, owner) in enumerate(drawn):
        svg.stamp_at(canvas, population_square(kind, advanced, owner, round(side)), left + number * side, y)


def draw_fleets(canvas: Image.Image, x: float, y: float, size: float, sector: SectorView) -> None:
    """The influence disc, and each side's ships in a row behind its badge."""
    fleets = sector.fleets
    if sector.owner is not None and not fleets:
        svg.stamp_at(canvas, badge(sector.owner, round(size * 0.54)), x, y)
        return
    rows = len(fleets) + (sector.owner is not None and all(fleet.side != sector.owner for fleet in fleets))
    if not rows:
        return
    step = size * FLEETS / rows
    top = y - step * (rows - 1) / 2
    if rows > len(fleets):
        assert sector.owner is not None
        svg.stamp_at(canvas, tag(sector.owner, round(max(LEAST_TAG, min(step, size * 0.5)))), x, top)
        top += step
    for number, fleet in enumerate(fleets):
        draw_fleet(canvas, x, top + number * step, (size * FLEET_WIDTH, min(step, size * 0.5)), fleet)


def draw_fleet(canvas: Image.Image, x: float, y: float, room: tuple[float, float], fleet: FleetView) -> None:
    """One side's ships: the badge, then each class once with its number behind it. `room`: width and height at most."""
    shown = [(kind, len(fleet.ships[kind])) for kind in BIG if fleet.ships.get(kind)]
    several = sum(count > 1 for _, count in shown)
    icon = fleet_icon(len(shown), several, fleet.side >= 0, room)
    wide = icon * (PACE * len(shown) + COUNT * several + (BADGE if fleet.side >= 0 else 0))
    left = x - wide / 2
    if fleet.side >= 0:
        svg.stamp_at(canvas, tag(fleet.side, round(max(LEAST_TAG, icon * BADGE))), left + icon * BADGE / 2 - 2, y)
        left += icon * BADGE
    for kind, count in shown:
        svg.stamp_at(canvas, ship(fleet.side, kind, icon), left + icon * PACE / 2, y)
        left += icon * PACE
        if count > 1:
            style = figure(PAPER, round(icon * 0.66))
            at = left + icon * COUNT / 2 - 2
            svg.stamp_at(canvas, shade(round(width(str(count), style) + 10), round(style.size * 0.9)), at, y)
            write(canvas, at, y, str(count), style, "middle")
            left += icon * COUNT


def fleet_icon(classes: int, several: int, has_badge: bool, room: tuple[float, float]) -> int:
    """The size of a ship, so that so many classes, `several` of them with a number, and the badge fit into a width and a
    height."""
    wide, tall = room
    return round(min(tall * 0.98, wide / (PACE * classes + COUNT * several + BADGE * has_badge)))
