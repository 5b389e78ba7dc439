"""The common frame of pictures: the sky with its atlas lines, strips and plates, the brass border with its scale,
dials."""

from __future__ import annotations

import random

from PIL import Image, ImageOps

from render.kit import svg
from render.kit.light import Fine, fade, lay_colour
from render.kit.palette import BRASS, BRASS_LIGHT, INDIGO, INK
from render.kit.sprites import keep_images
from render.kit.svg import on_circle, twinkle

MARGIN = 28
"""The margin around every picture."""
EDGE = 16
"""The margin around a narrow picture."""
HEAD_HEIGHT = 126
LOW_HEAD = 92
"""The height of the head of a narrow picture."""
SKY_SIDE = 1280
SKY_WIDE, SKY_TALL = 1080, 1855
"""The sky of which almost all pictures show a part."""
PIECE = 64
"""The side of a plate that others are stretched from."""
BORDER_SHADE = 0.45
"""How much the background within a map's border is darkened."""


def sky(width: int, height: int, top: str = INDIGO, bottom: str = INK) -> Image.Image:
    """The background: a smooth gradient, large orbits in hairlines, few stars. RGB, a new image: the top part of one
    large sky, or all of a larger one."""
    whole = _sky(max(width, SKY_WIDE), max(height, SKY_TALL), top, bottom)
    left = (whole.width - width) // 2
    return whole.crop((left, 0, left + width, height))


@keep_images
def _sky(width: int, height: int, top: str, bottom: str) -> Image.Image:
    """A sky of this size. Orbits and stars are drawn once for all sizes and colours and cut to shape, because drawing
    each again is slow."""
    ground = fade((width, height), top, bottom)
    for colour, mask in zip((BRASS, "#DDE3FF"), _atlas(), strict=True):
        lay_colour(ground, colour, ImageOps.fit(mask, ground.size, Image.Resampling.BICUBIC, centering=(0.5, 0)))
    return ground


@keep_images
def _atlas() -> tuple[Image.Image, Image.Image]:
    """The orbits and the stars of every sky, as masks: the same for all colours, and a quarter of a sky's size."""
    side = SKY_SIDE
    scatter = random.Random(7)
    lines, stars = Fine(side, side, fine=3), Fine(side, side, fine=3)
    for x, y, radius, shine in (
        (0.5, 0.1, 0.62, 0.10),
        (0.5, 0.1, 0.66, 0.06),
        (0.06, 1.02, 0.42, 0.10),
        (0.98, 0.96, 0.36, 0.08),
    ):
        lines.ring(side * x, side * y, side * radius, 2, shine)
    for number in range(180):
        one, other = (on_circle(side * 0.5, side * 0.1, side * radius, number * 2) for radius in (0.62, 0.632))
        lines.line(one, other, 2, 0.14)
    for _ in range(round(side * side / 24000)):
        x, y = scatter.uniform(0, side), scatter.uniform(0, side)
        if scatter.random() < 0.14:
            stars.twinkle(x, y, scatter.uniform(3, 5), 0.3)
        else:
            shine = scatter.uniform(0.16, 0.5)
            stars.disc(x, y, scatter.uniform(1, 2), shine)
    return lines.mask(), stars.mask()


def plate(width: float, height: float, *, edge: str = BRASS, fill: str = INK, opacity: float = 0.66) -> Image.Image:
    """A dark glass strip with a brass line and small corner arcs."""
    return svg.stretch(_small_plate(edge, fill, opacity), round(width), round(height))


@keep_images
def _small_plate(edge: str, fill: str, opacity: float) -> Image.Image:
    inner = (
        f'<rect x="1.5" y="1.5" width="{PIECE - 3:g}" height="{PIECE - 3:g}" rx="20" fill="{fill}" '
        f'fill-opacity="{opacity:g}" stroke="{edge}" stroke-opacity="0.75" stroke-width="2.5"/>'
        f'<rect x="8" y="8" width="{PIECE - 16:g}" height="{PIECE - 16:g}" rx="14" fill="none" '
        f'stroke="{edge}" stroke-opacity="0.28" stroke-width="1.5"/>'
    )
    return svg.sheet(inner, PIECE, PIECE)


def banner(width: float, height: float, colour: str, dark: str) -> Image.Image:
    """A filled strip in a person's colour: whose turn it is."""
    return svg.stretch(_short_banner(round(height), colour, dark), round(width), round(height))


@keep_images
def _short_banner(height: int, colour: str, dark: str) -> Image.Image:
    return svg.sheet(
        f'<linearGradient id="b" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="{colour}"/>'
        f'<stop offset="1" stop-color="{dark}"/></linearGradient>'
        f'<rect x="1" y="1" width="{PIECE - 2}" height="{height - 2}" rx="20" fill="url(#b)"/>'
        f'<rect x="6" y="6" width="{PIECE - 12}" height="{height - 12}" rx="15" fill="none" stroke="#FFFFFF" '
        'stroke-opacity="0.35" stroke-width="2"/>',
        PIECE,
        height,
    )


def atlas_border(width: float, height: float, bands: tuple[float, float, float, float], steps: tuple[int, int]) -> str:
    """A map's border as SVG: two lines with a graduated scale between; `bands` are the widths left, top, right, bottom."""
    left, top, right, bottom = bands
    scale: list[tuple[float, float, float, float]] = []
    across, down = (width - left - right) / steps[0], (height - top - bottom) / steps[1]
    for number in range(steps[0]):
        if number % 2 == 0:
            x = left + number * across
            scale += [(x, 6, across, 5), (x, height - 11, across, 5)]
    for number in range(steps[1]):
        if number % 2 == 0:
            y = top + number * down
            scale += [(6, y, 5, down), (width - 11, y, 5, down)]
    bars = "".join(f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}"/>' for x, y, w, h in scale)
    corners = "".join(
        f'<path d="M{x + dx * 6:g} {y}L{x:g} {y + dy * 6:g}" stroke="{BRASS_LIGHT}" stroke-width="2"/>'
        + twinkle(x + dx * 15, y + dy * 15, 7, BRASS_LIGHT, 0.9)
        for x, y, dx, dy in (
            (6, 6, 1, 1),
            (width - 6, 6, -1, 1),
            (6, height - 6, 1, -1),
            (width - 6, height - 6, -1, -1),
        )
    )
    return (
        f'<rect x="2" y="2" width="{width - 4:g}" height="{height - 4:g}" rx="10" fill="{INK}" fill-opacity="{BORDER_SHADE}" '
        f'stroke="{BRASS}" stroke-opacity="0.8" stroke-width="2.5"/>'
        f'<rect x="15" y="15" width="{width - 30:g}" height="{height - 30:g}" rx="4" fill="none" '
        f'stroke="{BRASS}" stroke-opacity="0.4" stroke-width="1.5"/>'
        f'<g fill="{BRASS}" fill-opacity="0.55">{bars}</g>{corners}'
    )


def stamp_border(
    canvas: Image.Image,
    left: float,
    top: float,
    size: tuple[float, float],
    bands: tuple[float, float, float, float],
    steps: tuple[int, int],
) -> None:
    """`atlas_border` on the canvas, as four separate sides: one sheet would be mostly empty, and slow."""
    wide, tall = round(size[0]), round(size[1])
    west, north, east, south = (round(band) for band in bands)
    inside = (round(left) + west, round(top) + north, round(left) + wide - east, round(top) + tall - south)
    dark = Image.new("RGB", (inside[2] - inside[0], inside[3] - inside[1]), INK)
    canvas.paste(Image.blend(canvas.crop(inside).convert("RGB"), dark, BORDER_SHADE), inside[:2])
    body = atlas_border(wide, tall, bands, steps)
    for x, y, w, h in (
        (0, 0, wide, north),
        (0, tall - south, wide, south),
        (0, north, west, tall - north - south),
        (wide - east, north, east, tall - north - south),
    ):
        svg.stamp(canvas, svg.part(body, x, y, w, h), round(left) + x, round(top) + y)


def dial_svg(x: float, y: float, radius: float, left: int, full: int, colour: str, empty: str) -> str:
    """Hours as lamps on a ring: the first `left` of `full` are lit, from the top clockwise."""
    lamps = []
    for number in range(full):
        lx, ly = on_circle(x, y, radius, number * 360 / full)
        size = radius * 0.135
        if number < left:
            lamps.append(f'<circle cx="{lx:.2f}" cy="{ly:.2f}" r="{size:.2f}" fill="{colour}"/>')
        else:
            lamps.append(
                f'<circle cx="{lx:.2f}" cy="{ly:.2f}" r="{size * 0.62:.2f}" fill="none" stroke="{empty}" '
                f'stroke-width="{radius * 0.05:.2f}"/>'
            )
    return "".join(lamps)
