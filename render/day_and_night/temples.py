"""Temples: nine connected tiles become one floor with one outline, lit from its arch."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator

from PIL import Image, ImageChops, ImageDraw

from engine.day_and_night.view import View
from render.day_and_night.look import BRONZE, MOON, MOON_PALE, NIGHT_DEEP, SUN_PALE, Grid, cell
from render.day_and_night.tiles import MOONLIGHT, crescent_svg, sun_svg
from render.kit import svg
from render.kit.icons import icon_svg
from render.kit.light import Fine, falloff, lay_colour
from render.kit.palette import BRASS_LIGHT, INK
from render.kit.sprites import keep_images
from render.kit.svg import on_circle, twinkle
from render.kit.text import PHONE_LATIN, Style, write

NUMERALS = {1: "I", 2: "II"}
EDGE = 9
"""The margin around the tiles for the outline."""
DAY_LIGHT = ((0, "#FFF6D8"), (0.3, "#FBD268"), (0.7, "#E8A233"), (1, "#C97C1F"))
NIGHT_LIGHT = ((0, "#B4C4FF"), (0.28, "#5C74DA"), (0.7, "#2C3B98"), (1, "#1A2266"))


def temples_of(view: View) -> list[tuple[int, int, tuple[str, ...]]]:
    """Seat, number and places of every temple on the board."""
    found: dict[tuple[int, int], list[str]] = {}
    for tile in view.tiles:
        if tile.temple:
            found.setdefault((0 if tile.side == "day" else 1, tile.temple), []).append(tile.at)
    return [(seat, number, tuple(places)) for (seat, number), places in sorted(found.items())]


def heart_of(places: tuple[str, ...], taken: tuple[str, ...]) -> str:
    """The tile with the arch: the one nearest to the middle without an avatar."""
    cells = [cell(at) for at in places]
    x, y = sum(column for column, _ in cells) / len(cells), sum(row for _, row in cells) / len(cells)
    free = [at for at in places if at not in taken] or list(places)
    return min(free, key=lambda at: ((cell(at)[0] - x) ** 2 + (cell(at)[1] - y) ** 2, at))


def draw_temples(canvas: Image.Image, grid: Grid, view: View) -> None:
    """Draw the temples over their tiles."""
    standing = tuple(side.at for side in view.sides)
    for seat, number, places in temples_of(view):
        if any(grid.window.holds(at) for at in places):
            temple, left, top = temple_sprite(seat, number, places, heart_of(places, standing), grid)
            svg.stamp(canvas, temple, left, top)


@keep_images
def temple_sprite(
    seat: int, number: int, places: tuple[str, ...], heart: str, grid: Grid
) -> tuple[Image.Image, float, float]:
    """The temple and the place of its upper left corner. Parts outside the window are cut off."""
    shown = tuple(at for at in places if grid.window.holds(at))
    corners = [grid.corner(at) for at in shown]
    left, top = min(x for x, _ in corners) - EDGE, min(y for _, y in corners) - EDGE
    right, bottom = (max(values) + grid.tile + EDGE for values in zip(*corners, strict=True))
    local = _seen_from(grid, left, top)
    size = (round(right - left), round(bottom - top))
    heart_at = local.middle(heart)
    lit = _day_light(*heart_at, grid.tile, size) if seat == 0 else _night_light(*heart_at, grid.tile, size, number)
    for at in shown:
        x, y = local.corner(at)
        svg.stamp(lit, _stone(seat, grid.tile, plain=at == heart), x, y)
    drawing = _walls(local, shown, size, seat, lit)
    if grid.window.holds(heart):
        gate = arch(seat, grid.tile)
        drawing.alpha_composite(gate, (round(heart_at[0] - gate.width / 2), round(heart_at[1] - gate.height / 2)))
        style = Style(
            max(round(grid.tile * 0.27), PHONE_LATIN), BRONZE if seat == 0 else NIGHT_DEEP, "en", 700, "title"
        )
        write(drawing, heart_at[0], heart_at[1] + grid.tile * 0.34, NUMERALS[number], style, "middle")
    return drawing, left, top


def _seen_from(grid: Grid, left: float, top: float) -> Grid:
    """The same grid relative to another corner."""
    return Grid(grid.window, grid.x - left, grid.y - top, grid.tile, grid.gap)


def _walls(grid: Grid, places: tuple[str, ...], size: tuple[int, int], seat: int, inside: Image.Image) -> Image.Image:
    """The light within the outline of the tiles, in a dark casing."""
    outer, dark = (BRASS_LIGHT, BRONZE) if seat == 0 else (MOON_PALE, NIGHT_DEEP)
    casing, line = _floor(grid, places, size, 8), _floor(grid, places, size, 5)
    drawing = Image.new("RGBA", size, INK)
    lay_colour(drawing, outer, line)
    lay_colour(drawing, dark, _floor(grid, places, size, 1.5))
    drawing.paste(inside, (0, 0), _floor(grid, places, size, 0))
    drawing.putalpha(ImageChops.lighter(line, casing.point([round(value * 0.8) for value in range(256)])))
    return drawing


def _floor(grid: Grid, places: tuple[str, ...], size: tuple[int, int], wider: float) -> Image.Image:
    """The tiles and their joints as one shape with round outer corners: a mask, `wider` on every side."""
    mask, shape, reach = Image.new("L", size), _tile_mask(grid.tile, wider), math.ceil(wider)
    pen, inset = ImageDraw.Draw(mask), round(grid.tile * 0.13)
    joints = list(_joints(grid, places, inset))
    for margin, grey in ((reach, round(255 * (wider - reach + 1))), (math.floor(wider), 255)):
        for left, top, right, bottom in joints:
            pen.rectangle((left - margin, top - margin, right + margin - 1, bottom + margin - 1), fill=grey)
    for at in places:
        x, y = grid.corner(at)
        mask.paste(255, (round(x) - reach, round(y) - reach), shape)
    return mask


def _joints(grid: Grid, places: tuple[str, ...], inset: int) -> Iterator[tuple[int, int, int, int]]:
    """Rectangles over the gaps between connected tiles, up to where their round corners end."""
    size, gap = grid.tile, grid.gap
    for at in places:
        x, y = (round(value) for value in grid.corner(at))
        row = cell(at)[1]
        right, above = f"{chr(ord(at[0]) + 1)}{row + 1}", f"{at[0]}{row + 2}"
        if right in places:
            yield x + size - inset, y, x + size + gap + inset, y + size
        if above in places:
            yield x, y - gap - inset, x + size, y + inset
        if {right, above, f"{right[0]}{above[1]}"} <= set(places):
            yield x + size - 2, y - gap - 2, x + size + gap + 2, y + 2


@keep_images
def _tile_mask(tile: int, wider: float) -> Image.Image:
    """The mask of one tile."""
    reach = math.ceil(wider)
    side, start = tile + 2 * wider, reach - wider
    return svg.sheet(
        f'<rect x="{start:g}" y="{start:g}" width="{side:g}" height="{side:g}" rx="{tile * 0.13 + wider:g}" fill="#FFF"/>',
        tile + 2 * reach,
        tile + 2 * reach,
    ).getchannel("A")


@keep_images
def _stone(seat: int, tile: int, *, plain: bool) -> Image.Image:
    """One tile of the floor: a fine joint, so that the nine tiles can still be counted, and the mark of its side."""
    dark = BRONZE if seat == 0 else NIGHT_DEEP
    joint = (
        f'<rect x="7" y="7" width="{tile - 14}" height="{tile - 14}" rx="{tile * 0.08:g}" fill="none" stroke="{dark}" '
        'stroke-opacity="0.4" stroke-width="2"/>'
    )
    mark = "" if plain else _small_mark(seat, tile / 2, tile / 2, tile)
    return svg.sheet(MOONLIGHT + joint + mark, tile, tile)


def _small_mark(seat: int, x: float, y: float, tile: int) -> str:
    if seat == 0:
        return sun_svg(x, y, tile * 0.085)
    return crescent_svg(x, y + tile * 0.02, tile * 0.16) + twinkle(
        x + tile * 0.12, y - tile * 0.09, tile * 0.06, MOON_PALE
    )


def _far(x: float, y: float, size: tuple[int, int]) -> float:
    """The distance from the arch's tile to the farthest corner, which the light must reach."""
    return max(math.hypot(x - corner_x, y - corner_y) for corner_x in (0, size[0]) for corner_y in (0, size[1]))


def _day_light(x: float, y: float, tile: int, size: tuple[int, int]) -> Image.Image:
    far = _far(x, y, size)
    lit = falloff(size, x, y, max(tile * 3.2, far * 1.05), DAY_LIGHT)
    beams, rings = Fine(*size), Fine(*size)
    for angle in range(0, 360, 15):
        beams.polygon(((x, y), on_circle(x, y, far, angle - 3), on_circle(x, y, far, angle + 3)))
    for k in (0.62, 1.1, 1.62, 2.2, 2.8, 3.4):
        if tile * k < far:
            rings.ring(x, y, tile * k)
    lay_colour(lit, SUN_PALE, beams.mask(), 0.42)
    lay_colour(lit, "#A8641A", rings.mask(), 0.28)
    return lit


def _night_light(x: float, y: float, tile: int, size: tuple[int, int], number: int) -> Image.Image:
    scatter, far = random.Random(number), _far(x, y, size)
    lit = falloff(size, x, y, max(tile * 3.2, far * 1.05), NIGHT_LIGHT)
    orbits, stars = Fine(*size), Fine(*size)
    for n, k in enumerate((0.62, 0.95, 1.3, 1.7, 2.1, 2.6, 3.1)):
        if tile * k < far and n % 2:
            orbits.ring(x, y, tile * k)
        elif tile * k < far:
            orbits.dashes(x, y, tile * k, 3, 7)
    for _ in range(40):
        at = on_circle(x, y, tile * scatter.choice((0.95, 1.3, 1.7, 2.1, 2.6)), scatter.uniform(0, 360))
        stars.twinkle(*at, tile * scatter.uniform(0.035, 0.07))
    lay_colour(lit, MOON, orbits.mask(), 0.34)
    lay_colour(lit, MOON_PALE, stars.mask(), 0.9)
    return lit


@keep_images
def arch(seat: int, tile: int) -> Image.Image:
    """The arch with its light inside, above a plate for the numeral."""
    box = tile + 2 * EDGE
    x = y = box / 2
    dark, light = (BRONZE, SUN_PALE) if seat == 0 else (NIGHT_DEEP, MOON_PALE)
    size = tile * 0.86
    top = y - tile * 0.12
    glow = (
        f'<circle cx="{x:g}" cy="{top:g}" r="{tile * 0.4:g}" fill="{light}" fill-opacity="0.75" filter="url(#soft)"/>'
    )
    inner = (
        sun_svg(x, top + tile * 0.12, tile * 0.06)
        if seat == 0
        else crescent_svg(x - tile * 0.005, top + tile * 0.13, tile * 0.085, NIGHT_DEEP)
    )
    plate = (
        f'<rect x="{x - tile * 0.26:g}" y="{y + tile * 0.205:g}" width="{tile * 0.52:g}" height="{tile * 0.27:g}" '
        f'rx="{tile * 0.07:g}" fill="{light}" stroke="{dark}" stroke-width="{tile * 0.022:g}"/>'
    )
    body = svg.SOFT.format(tile * 0.06) + glow + icon_svg("arch", x, top, size, dark) + inner + plate
    return svg.sheet(MOONLIGHT + body, box, box)
