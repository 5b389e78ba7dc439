"""Everything on the tiles: avatars, stones, crystals, the path just walked, and the orrery in the centre."""

from __future__ import annotations

import math

from PIL import Image

from engine.day_and_night.view import TurnView, View
from render.day_and_night.look import CRYSTAL, CRYSTAL_PALE, EMBLEMS, MOON, STONE, STONE_PALE, SUN, Grid, share_edge
from render.day_and_night.tiles import MOONLIGHT, crescent_svg, sun_svg
from render.kit import svg
from render.kit.icons import icon_svg
from render.kit.palette import BRASS, BRASS_DARK, BRASS_LIGHT, INK, PAPER, PEOPLE
from render.kit.people import token
from render.kit.sprites import keep_images
from render.kit.svg import on_circle, ticks, twinkle
from render.kit.text import PHONE_LATIN, Style, write

LEAST_PILL = (38, 66)
"""The least height and width of a counter's plate."""


def counter_svg(kind: str, x: float, y: float, radius: float) -> str:
    """A mystic stone (polygon, violet) or a crystal (a diamond, teal)."""
    if kind == "stone":
        shape = svg.polygon_points(x, y, radius, 7)
        return (
            f'<polygon points="{shape}" fill="{STONE}" stroke="{STONE_PALE}" stroke-width="{radius * 0.1:.2f}"/>'
            + icon_svg("stone", x, y, radius * 1.5, STONE_PALE)
        )  # fmt: skip
    shape = svg.polygon_points(x, y, radius * 1.14, 4)
    return (
        f'<polygon points="{shape}" fill="{CRYSTAL}" stroke="{CRYSTAL_PALE}" stroke-width="{radius * 0.1:.2f}" '
        'stroke-linejoin="round"/>' + icon_svg("crystal", x, y, radius * 1.22, CRYSTAL_PALE)
    )


@keep_images
def counter_pill(kind: str, count: int, size: int) -> Image.Image:
    """The counter with the number of stones, or the number of turns that the crystal stays, on a dark plate. `size` is
    the tile's."""
    tall, wide = max(size * 0.36, LEAST_PILL[0]), max(size * 0.6, LEAST_PILL[1])
    edge = STONE_PALE if kind == "stone" else CRYSTAL_PALE
    body = (
        svg.SOFT.format(2.5)
        + f'<rect x="5" y="9" width="{wide - 10:g}" height="{tall - 12:g}" rx="{tall / 2 - 6:g}" fill="#000" '
        'fill-opacity="0.6" filter="url(#soft)"/>'
        f'<rect x="4" y="4" width="{wide - 8:g}" height="{tall - 8:g}" rx="{tall / 2 - 4:g}" fill="{INK}" '
        f'fill-opacity="0.92" stroke="{edge}" stroke-width="2"/>'
        + counter_svg(kind, tall / 2 + 1, tall / 2, tall * 0.39)
    )
    with svg.keep_outline(svg.sheet(body, wide, tall)) as pill:
        write(
            pill,
            wide - tall * 0.46,
            tall / 2,
            str(count),
            Style(max(round(size * 0.225), PHONE_LATIN), PAPER, "en", 700),
            "middle",
        )
    return pill


def draw_counters(canvas: Image.Image, grid: Grid, view: View) -> None:
    """Stones at the lower left of their tiles, crystals at the upper right."""
    for tile in view.tiles:
        if not grid.window.holds(tile.at) or not (tile.stones or tile.crystal):
            continue
        x, y = grid.corner(tile.at)
        if tile.stones:
            pill = counter_pill("stone", tile.stones, grid.tile)
            svg.stamp(canvas, pill, x - grid.tile * 0.03, y + grid.tile * 1.03 - pill.height)
        if tile.crystal:
            svg.stamp(canvas, frost(grid.tile), x, y)
            pill = counter_pill("crystal", tile.crystal, grid.tile)
            svg.stamp(canvas, pill, x + grid.tile * 1.03 - pill.width, y - grid.tile * 0.03)


@keep_images
def frost(size: int) -> Image.Image:
    """Crystals that grow in from the edge of the tile."""
    spikes = (
        (0, 62, 26),
        (0, 78, 34),
        (0, 92, 22),
        (22, 100, 24),
        (40, 100, 17),
        (100, 62, 20),
        (100, 80, 24),
        (84, 100, 26),
    )
    shards = []
    for x, y, reach in spikes:
        tip_x, tip_y = x + (50 - x) * reach / 60, y + (46 - y) * reach / 60
        across_x, across_y = (0, 6) if x in (0, 100) else (6, 0)
        shards.append(svg.points(((x - across_x, y - across_y), (tip_x, tip_y), (x + across_x, y + across_y))))
    body = "".join(f'<polygon points="{corners}"/>' for corners in shards)
    return svg.sprite(
        f'<clipPath id="c"><rect x="1" y="1" width="98" height="98" rx="13"/></clipPath><g clip-path="url(#c)" fill="{CRYSTAL_PALE}" '
        f'fill-opacity="0.62" stroke="{CRYSTAL}" stroke-width="1" stroke-opacity="0.8">{body}</g>'
        f'<rect x="2" y="2" width="96" height="96" rx="12" fill="none" stroke="{CRYSTAL_PALE}" stroke-opacity="0.85" stroke-width="3"/>',
        size,
    )


def draw_avatars(canvas: Image.Image, grid: Grid, view: View) -> None:
    """Both avatars as coins; side by side and smaller if they share a tile. The one to move glows."""
    together = view.sides[0].at == view.sides[1].at
    size = round(grid.tile * (0.7 if together else 0.98))
    for side in reversed(view.sides):
        if grid.window.holds(side.at):
            x, y = grid.middle(side.at)
            if together:
                x += grid.tile * (-0.19 if side.seat == 0 else 0.19)
                y += grid.tile * (-0.1 if side.seat == 0 else 0.12)
            glow = side.seat == view.active and not view.over
            svg.stamp_at(canvas, token(side.seat, EMBLEMS[side.seat], size, glow=glow), x, y)


def draw_way(canvas: Image.Image, grid: Grid, turn: TurnView) -> None:
    """The path of a turn: dots for steps that grow towards the end, an arc of stars for a jump."""
    colour = PEOPLE[turn.seat].colour
    legs = list(zip(turn.path, turn.path[1:], strict=False))
    legs = [(one, other) for one, other in legs if grid.window.holds(one) and grid.window.holds(other)]
    if not legs:
        return
    if grid.window.holds(turn.path[0]):
        svg.stamp_at(canvas, way_start(grid.tile, colour), *grid.middle(turn.path[0]))
    for number, (one, other) in enumerate(legs):
        start, end = grid.middle(one), grid.middle(other)
        if share_edge(one, other):
            stop = 0.52 if (one, other) == legs[-1] else 1.0
            _draw_steps(canvas, start, end, stop, grid.tile, colour, (number + 1) / len(legs))
        else:
            _draw_jump(canvas, start, end, grid.tile, colour)


@keep_images
def way_start(tile: int, colour: str) -> Image.Image:
    """The ring where a path begins."""
    side = 2 * math.ceil(tile * 0.13 + 5)
    return svg.sheet(
        f'<circle cx="{side / 2:g}" cy="{side / 2:g}" r="{tile * 0.13:g}" fill="none" stroke="{INK}" stroke-width="8"/>'
        f'<circle cx="{side / 2:g}" cy="{side / 2:g}" r="{tile * 0.13:g}" fill="none" stroke="{colour}" stroke-width="4"/>',
        side,
        side,
    )


def _draw_steps(
    canvas: Image.Image,
    start: tuple[float, float],
    end: tuple[float, float],
    stop: float,
    tile: int,
    colour: str,
    strong: float,
) -> None:
    """Dots from start to end (or a part of the path) in a dark casing."""
    count = max(2, round(6 * stop))
    dots = []
    for number in range(1, count + 1):
        share = (0.12 + 0.88 * number / count) * stop
        x, y = start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
        dots.append((x, y, tile * (0.026 + 0.022 * strong * number / count)))
    for x, y, radius in dots:
        svg.stamp_at(canvas, _dot(round(2 * radius) / 2 + 3, INK, 0.85), round(x), round(y))
    for x, y, radius in dots:
        svg.stamp_at(canvas, _dot(round(2 * radius) / 2, colour, 1), round(x), round(y))


@keep_images
def _dot(radius: float, colour: str, opacity: float) -> Image.Image:
    """A disc in the middle of a sprite of even size, so that it is aligned to whole pixels."""
    middle = math.ceil(radius + 0.5)
    disc = f'<circle cx="{middle}" cy="{middle}" r="{radius:g}" fill="{colour}" fill-opacity="{opacity:g}"/>'
    return svg.sheet(disc, 2 * middle, 2 * middle)


@keep_images
def _star(size: float, colour: str) -> Image.Image:
    """A star on a dark disc, aligned in the same way."""
    middle = math.ceil(size + 0.5)
    body = (
        f'<circle cx="{middle}" cy="{middle}" r="{size * 0.9:.1f}" fill="{INK}" fill-opacity="0.7"/>'
        + twinkle(middle, middle, size, colour)
    )  # fmt: skip
    return svg.sheet(body, 2 * middle, 2 * middle)


def _draw_jump(
    canvas: Image.Image, start: tuple[float, float], end: tuple[float, float], tile: int, colour: str
) -> None:
    """Stars along an arc."""
    bow_x, bow_y = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2 - tile * 0.55
    for number in range(1, 9):
        t = number / 9
        x = (1 - t) ** 2 * start[0] + 2 * t * (1 - t) * bow_x + t**2 * end[0]
        y = (1 - t) ** 2 * start[1] + 2 * t * (1 - t) * bow_y + t**2 * end[1]
        svg.stamp_at(canvas, _star(tile * (0.05 + 0.07 * t), colour), round(x), round(y))


def draw_orrery(canvas: Image.Image, x: float, y: float, size: int, view: View) -> None:
    """The brass orrery in the closed centre. Its lamps are the hours left."""
    active = None if view.over else view.active
    svg.stamp(canvas, _machine(size, active), x, y)
    count = max(view.hours_full, 12)
    for number in range(count):
        lamp, left, top = _lamp(size, number, count, active, lit=number < view.hours)
        svg.stamp(canvas, lamp, x + left, y + top)


@keep_images
def _machine(size: int, active: int | None) -> Image.Image:
    return svg.sheet(_orrery_svg(size / 2, size / 2, size / 2 - 2, active), size, size)


@keep_images
def _lamp(size: int, number: int, count: int, active: int | None, *, lit: bool) -> tuple[Image.Image, int, int]:
    """One lamp, and its position on the orrery."""
    radius = size / 2 - 2
    x, y = on_circle(size / 2, size / 2, radius * 0.765, (number + 0.5) * 360 / count)
    if lit:
        colour = (SUN, "#BFD0FF")[active] if active is not None else BRASS
        body = (
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius * 0.088:.1f}" fill="{colour}" fill-opacity="0.28"/>'
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius * 0.058:.1f}" fill="{colour}"/>'
        )
    else:
        body = (
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius * 0.04:.1f}" fill="{INK}" stroke="{BRASS_DARK}" '
            'stroke-width="2.2"/>'
        )
    reach = math.ceil(radius * 0.088) + 2
    left, top = math.floor(x) - reach, math.floor(y) - reach
    return svg.part(body, left, top, 2 * reach + 1, 2 * reach + 1), left, top


def _orrery_svg(x: float, y: float, radius: float, active: int | None) -> str:
    """Rings, arms, sun and moon, without the lamps. The sun or moon of the side to move is the nearer and larger
    one."""
    rings = "".join(
        f'<circle cx="{x:g}" cy="{y:g}" r="{radius * k:g}" fill="none" stroke="{BRASS}" stroke-opacity="{o}" stroke-width="{w}"/>'
        for k, o, w in ((0.97, 0.95, 3.5), (0.90, 0.5, 1.6), (0.60, 0.75, 2.4), (0.34, 0.6, 2))
    )
    graduation = (
        f'<path d="{ticks(x, y, radius * 0.92, radius * 0.965, 72)}" stroke="{BRASS}" stroke-opacity="0.75" stroke-width="1.6"/>'
        f'<path d="{ticks(x, y, radius * 0.90, radius * 0.97, 12)}" stroke="{BRASS_LIGHT}" stroke-width="2.6"/>'
    )
    return rings + graduation + _luminaries(x, y, radius, active)


def _luminaries(x: float, y: float, radius: float, active: int | None) -> str:
    sun_angle = 304
    sx, sy = on_circle(x, y, radius * 0.40, sun_angle)
    mx, my = on_circle(x, y, radius * 0.40, sun_angle - 180)
    arms = f'<path d="M{sx:.1f} {sy:.1f}L{mx:.1f} {my:.1f}" stroke="{BRASS}" stroke-width="4" stroke-linecap="round"/>'
    hub = (
        f'<circle cx="{x:g}" cy="{y:g}" r="{radius * 0.075:g}" fill="{BRASS}" stroke="{BRASS_LIGHT}" stroke-width="2"/>'
        f'<circle cx="{x:g}" cy="{y:g}" r="{radius * 0.03:g}" fill="{INK}"/>'
    )
    planets = "".join(
        f'<circle cx="{px:.1f}" cy="{py:.1f}" r="{radius * r:.1f}" fill="{fill}" stroke="{BRASS_LIGHT}" stroke-width="1.4"/>'
        for (px, py), r, fill in (
            (on_circle(x, y, radius * 0.60, 38), 0.05, "#B0653A"),
            (on_circle(x, y, radius * 0.60, 216), 0.04, "#5E8C7A"),
            (on_circle(x, y, radius * 0.34, 70), 0.03, "#D7C9A0"),
        )
    )
    sun_size, moon_size = (0.17, 0.135) if active == 0 else (0.135, 0.17)
    glow_x, glow_y, glow = (sx, sy, "#FFD978") if active == 0 else (mx, my, "#AFC2FF")
    halo = svg.SOFT.format(radius * 0.05) + (
        f'<circle cx="{glow_x:.1f}" cy="{glow_y:.1f}" r="{radius * 0.27:.1f}" fill="{glow}" fill-opacity="0.5" filter="url(#soft)"/>'
        if active is not None
        else ""
    )
    moon = (
        f'<circle cx="{mx:.1f}" cy="{my:.1f}" r="{radius * moon_size * 1.2:.1f}" fill="#1B2360" stroke="{MOON}" stroke-width="2.4"/>'
        + crescent_svg(mx - radius * 0.012, my + radius * 0.012, radius * moon_size * 0.9)
    )  # fmt: skip
    disc = f'<circle cx="{sx:.1f}" cy="{sy:.1f}" r="{radius * sun_size * 1.02:.1f}" fill="#3A2408"/>'
    return MOONLIGHT + halo + arms + hub + planets + disc + sun_svg(sx, sy, radius * sun_size * 0.62) + moon
