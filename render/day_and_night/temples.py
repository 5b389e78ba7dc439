"""Temples: nine linked tiles become one floor under one outline, lit from its arch."""

from __future__ import annotations

import math
import random
from functools import lru_cache

from PIL import Image

from engine.day_and_night.view import View
from render.day_and_night.look import BRONZE, MOON, MOON_PALE, NIGHT_DEEP, SUN_PALE, Grid, bordering, cell
from render.day_and_night.tiles import MOONLIGHT, crescent_svg, sun_svg
from render.kit import svg
from render.kit.icons import icon_svg
from render.kit.palette import BRASS_LIGHT, INK
from render.kit.svg import on_circle, points, twinkle
from render.kit.text import Style, write

NUMERALS = {1: "I", 2: "II"}
EDGE = 9
"""Room around the tiles for the outline."""


def temples_of(view: View) -> list[tuple[int, int, tuple[str, ...]]]:
    """Seat, number and places of every temple on the board."""
    found: dict[tuple[int, int], list[str]] = {}
    for tile in view.tiles:
        if tile.temple:
            found.setdefault((0 if tile.side == "day" else 1, tile.temple), []).append(tile.at)
    return [(seat, number, tuple(places)) for (seat, number), places in sorted(found.items())]


def heart_of(places: tuple[str, ...], taken: tuple[str, ...]) -> str:
    """The tile that carries the arch: the one nearest to the middle on which no avatar stands."""
    cells = [cell(at) for at in places]
    x, y = sum(column for column, _ in cells) / len(cells), sum(row for _, row in cells) / len(cells)
    free = [at for at in places if at not in taken] or list(places)
    return min(free, key=lambda at: ((cell(at)[0] - x) ** 2 + (cell(at)[1] - y) ** 2, at))


def draw_temples(canvas: Image.Image, grid: Grid, view: View) -> None:
    """Lay the temples over their tiles."""
    standing = tuple(side.at for side in view.sides)
    for seat, number, places in temples_of(view):
        if any(grid.window.holds(at) for at in places):
            temple, left, top = temple_sprite(seat, number, places, heart_of(places, standing), grid)
            svg.stamp(canvas, temple, left, top)


@lru_cache(maxsize=64)
def temple_sprite(
    seat: int, number: int, places: tuple[str, ...], heart: str, grid: Grid
) -> tuple[Image.Image, float, float]:
    """The temple and where its upper left corner belongs; parts outside the window are cut off."""
    shown = tuple(at for at in places if grid.window.holds(at))
    corners = [grid.corner(at) for at in shown]
    left, top = min(x for x, _ in corners) - EDGE, min(y for _, y in corners) - EDGE
    right, bottom = (max(values) + grid.tile + EDGE for values in zip(*corners, strict=True))
    local = _seen_from(grid, left, top)
    floor = _floor(local, shown)
    hx, hy = local.middle(heart)
    size = (right - left, bottom - top)
    light = _day_light(hx, hy, grid.tile, size) if seat == 0 else _night_light(hx, hy, grid.tile, size, number)
    outer, dark = (BRASS_LIGHT, BRONZE) if seat == 0 else (MOON_PALE, NIGHT_DEEP)
    wide, tall = right - left, bottom - top
    walls = (
        f'<g fill="{INK}" stroke="{INK}" stroke-opacity="0.8" stroke-width="16">{floor}</g>'
        f'<g fill="{outer}" stroke="{outer}" stroke-width="10">{floor}</g>'
        f'<g fill="{dark}" stroke="{dark}" stroke-width="3">{floor}</g>'
    )
    drawing = svg.sheet(walls, wide, tall).copy()
    # Masked here, not by a clip path: what that hides would be rasterised all the same, at ten times the cost.
    inside = svg.sheet(f"{MOONLIGHT}{light}{_paving(local, shown, dark)}", wide, tall)
    drawing.paste(inside, (0, 0), svg.sheet(f'<g fill="#FFF">{floor}</g>', wide, tall).getchannel("A"))
    # What every temple has is drawn once, in its middle, and stamped.
    mark = svg.sheet(f"{MOONLIGHT}{_small_mark(seat, grid.tile / 2, grid.tile / 2, grid.tile)}", grid.tile, grid.tile)
    for at in shown:
        if at != heart:
            x, y = local.corner(at)
            drawing.alpha_composite(mark, (round(x), round(y)))
    if grid.window.holds(heart):
        box = grid.tile + 2 * EDGE
        arch = svg.sheet(f"{MOONLIGHT}{_arch(seat, box / 2, box / 2, grid.tile)}", box, box)
        drawing.alpha_composite(arch, (round(hx - box / 2), round(hy - box / 2)))
        style = Style(round(grid.tile * 0.27), BRONZE if seat == 0 else NIGHT_DEEP, "en", 700, "title")
        write(drawing, hx, hy + grid.tile * 0.34, NUMERALS[number], style, "middle")
    return drawing, left, top


def _seen_from(grid: Grid, left: float, top: float) -> Grid:
    """The same grid seen from another corner."""
    return Grid(grid.window, grid.x - left, grid.y - top, grid.tile, grid.gap)


def _floor(grid: Grid, places: tuple[str, ...]) -> str:
    """The tiles and what joins them as rectangles; drawn in one colour they are one shape with round outer corners."""
    size, gap, round_off = grid.tile, grid.gap, grid.tile * 0.13
    boxes = []
    for at in places:
        x, y = grid.corner(at)
        boxes.append(f'<rect x="{x:g}" y="{y:g}" width="{size}" height="{size}" rx="{round_off:g}"/>')
        column, row = cell(at)
        for other in places:
            if not bordering(at, other) or cell(other) < (column, row):
                continue
            ox, oy = grid.corner(other)
            if ox > x:
                boxes.append(
                    f'<rect x="{x + size - round_off:g}" y="{y:g}" width="{gap + 2 * round_off:g}" height="{size}"/>'
                )
            else:
                boxes.append(
                    f'<rect x="{x:g}" y="{oy + size - round_off:g}" width="{size}" height="{gap + 2 * round_off:g}"/>'
                )
        block = {f"{chr(ord(at[0]) + dx)}{int(at[1]) + dy}" for dx in (0, 1) for dy in (0, 1)}
        if block <= set(places):
            boxes.append(f'<rect x="{x + size - 2:g}" y="{y - gap - 2:g}" width="{gap + 4}" height="{gap + 4}"/>')
    return "".join(boxes)


def _paving(grid: Grid, places: tuple[str, ...], colour: str) -> str:
    """Fine joints, so that one still counts nine tiles."""
    joints = []
    for at in places:
        x, y = grid.corner(at)
        joints.append(
            f'<rect x="{x + 7:g}" y="{y + 7:g}" width="{grid.tile - 14}" height="{grid.tile - 14}" rx="{grid.tile * 0.08:g}"/>'
        )
    return f'<g fill="none" stroke="{colour}" stroke-opacity="0.4" stroke-width="2">{"".join(joints)}</g>'


def _small_mark(seat: int, x: float, y: float, tile: int) -> str:
    if seat == 0:
        return sun_svg(x, y, tile * 0.085)
    return crescent_svg(x, y + tile * 0.02, tile * 0.16) + twinkle(
        x + tile * 0.12, y - tile * 0.09, tile * 0.06, MOON_PALE
    )


def _far(x: float, y: float, size: tuple[float, float]) -> float:
    """From the heart to the farthest corner: so far the light must reach, and larger layers only cost time."""
    return max(math.hypot(x - corner_x, y - corner_y) for corner_x in (0, size[0]) for corner_y in (0, size[1]))


def _day_light(x: float, y: float, tile: int, size: tuple[float, float]) -> str:
    far = _far(x, y, size)
    beams = "".join(
        f'<polygon points="{points(((x, y), on_circle(x, y, far, n * 15 - 3), on_circle(x, y, far, n * 15 + 3)))}"/>'
        for n in range(24)
    )
    rings = "".join(
        f'<circle cx="{x:g}" cy="{y:g}" r="{tile * k:g}" fill="none" stroke="#A8641A" stroke-opacity="0.28" stroke-width="2"/>'
        for k in (0.62, 1.1, 1.62, 2.2, 2.8, 3.4)
        if tile * k < far
    )
    return (
        f'<radialGradient id="l" gradientUnits="userSpaceOnUse" cx="{x:g}" cy="{y:g}" r="{max(tile * 3.2, far * 1.05):g}">'
        f'<stop offset="0" stop-color="#FFF6D8"/><stop offset="0.3" stop-color="#FBD268"/>'
        f'<stop offset="0.7" stop-color="#E8A233"/><stop offset="1" stop-color="#C97C1F"/></radialGradient>'
        f'<rect width="1200" height="1200" fill="url(#l)"/>'
        f'<g fill="{SUN_PALE}" fill-opacity="0.42">{beams}</g>{rings}'
    )


def _night_light(x: float, y: float, tile: int, size: tuple[float, float], number: int) -> str:
    scatter, far = random.Random(number), _far(x, y, size)
    orbits = "".join(
        f'<circle cx="{x:g}" cy="{y:g}" r="{tile * k:g}" fill="none" stroke="{MOON}" stroke-opacity="0.34" stroke-width="2" '
        f'stroke-dasharray="{"none" if n % 2 else "3 7"}"/>'
        for n, k in enumerate((0.62, 0.95, 1.3, 1.7, 2.1, 2.6, 3.1))
        if tile * k < far
    )
    stars = "".join(
        twinkle(*on_circle(x, y, tile * scatter.choice((0.95, 1.3, 1.7, 2.1, 2.6)), scatter.uniform(0, 360)),
                tile * scatter.uniform(0.035, 0.07), MOON_PALE, 0.9)
        for _ in range(40)
    )  # fmt: skip
    return (
        f'<radialGradient id="l" gradientUnits="userSpaceOnUse" cx="{x:g}" cy="{y:g}" r="{max(tile * 3.2, far * 1.05):g}">'
        f'<stop offset="0" stop-color="#B4C4FF"/><stop offset="0.28" stop-color="#5C74DA"/>'
        f'<stop offset="0.7" stop-color="#2C3B98"/><stop offset="1" stop-color="#1A2266"/></radialGradient>'
        f'<rect width="1200" height="1200" fill="url(#l)"/>{orbits}{stars}'
    )


def _arch(seat: int, x: float, y: float, tile: int) -> str:
    """The arch over the temple's heart with its light inside, above a plate for the numeral."""
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
    return svg.SOFT.format(tile * 0.06) + glow + icon_svg("arch", x, top, size, dark) + inner + plate
