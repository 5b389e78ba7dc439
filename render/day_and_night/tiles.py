"""Tiles: neutral glass, dawn with a sun, night with moon and stars; a single Day temple-tile under its padlock."""

from __future__ import annotations

import random
from typing import Literal, TypeAlias

from PIL import Image

from render.day_and_night.look import BRONZE, MOON, MOON_PALE, NIGHT_BLUE, SUN, SUN_DEEP, SUN_PALE
from render.kit import svg
from render.kit.icons import icon_svg
from render.kit.palette import BRASS_LIGHT, INK
from render.kit.sprites import keep_images
from render.kit.svg import on_circle, points, twinkle

Face: TypeAlias = Literal["neutral", "day", "night", "sealed"]
BOX = 120
"""A tile is drawn as 100 units in a box of 120; the rest is for its shadow."""
NIGHT_VARIANTS = 4


def tile_sprite(face: Face, size: int, variant: int = 0) -> Image.Image:
    """The tile with its shadow, centred in the sprite. Night skies vary slightly with `variant`."""
    return _tile(face, size, variant % NIGHT_VARIANTS if face == "night" else 0)


@keep_images
def _tile(face: Face, size: int, variant: int) -> Image.Image:
    body = {"neutral": _neutral, "day": _day, "sealed": _sealed}.get(face)
    inner = body() if body else _night(variant)
    shadow = svg.SOFT.format(2.4) + (
        '<rect x="11" y="14" width="98" height="98" rx="14" fill="#000" fill-opacity="0.5" filter="url(#soft)"/>'
    )
    return svg.sprite(shadow + inner, size * BOX / 100, box=BOX)


def _plate(fill: str, edge: str, edge_opacity: float, width: float = 2) -> str:
    return (
        f'<rect x="10" y="10" width="100" height="100" rx="13" fill="{fill}"/>'
        f'<rect x="{10 + width / 2:g}" y="{10 + width / 2:g}" width="{100 - width:g}" height="{100 - width:g}" '
        f'rx="{13 - width / 2:g}" fill="none" stroke="{edge}" stroke-opacity="{edge_opacity:g}" stroke-width="{width:g}"/>'
    )


def _radial(name: str, stops: tuple[tuple[float, str], ...], *, cy: float = 0.5, r: float = 0.72) -> str:
    inner = "".join(f'<stop offset="{at:g}" stop-color="{colour}"/>' for at, colour in stops)
    return f'<radialGradient id="{name}" cx="0.5" cy="{cy:g}" r="{r:g}">{inner}</radialGradient>'


def _corner_fans(colour: str, opacity: float) -> str:
    """Quarter circles in the corners, as on old maps."""
    fans = []
    for x, y in ((16, 16), (104, 16), (104, 104), (16, 104)):
        dx, dy = (1 if x < 60 else -1), (1 if y < 60 else -1)
        sweep = 1 if dx * dy > 0 else 0
        for radius in (9, 12.5):
            fans.append(f"M{x + dx * radius:g} {y}A{radius} {radius} 0 0 {sweep} {x} {y + dy * radius:g}")
    return f'<path d="{"".join(fans)}" fill="none" stroke="{colour}" stroke-opacity="{opacity:g}" stroke-width="1.1"/>'


def _neutral() -> str:
    ring = "".join(
        f'<circle cx="60" cy="60" r="{radius}" fill="none" stroke="#8189B8" stroke-opacity="{opacity}" stroke-width="1.1"/>'
        for radius, opacity in ((30, 0.30), (26, 0.16), (10, 0.22))
    )
    graduation = (
        f'<path d="{svg.ticks(60, 60, 26, 30, 24)}{svg.ticks(60, 60, 20, 30, 4)}" stroke="#8189B8" '
        'stroke-opacity="0.28" stroke-width="1.1"/>'
    )
    ground = _radial("n", ((0, "#2C3156"), (1, "#1D2142")), cy=0.4)
    return ground + _plate("url(#n)", "#7C84B4", 0.42, 1.6) + ring + graduation + twinkle(60, 60, 6, "#8189B8", 0.4)


def sun_svg(x: float, y: float, radius: float, *, rays: int = 12) -> str:
    """A sun with alternating straight and flaming rays. `radius` is that of the disc."""
    straight, flames = [], []
    for number in range(rays):
        angle = number * 360 / rays
        if number % 2 == 0:
            tip = on_circle(x, y, radius * 2.25, angle)
            straight.append(
                points((on_circle(x, y, radius * 1.16, angle - 9), tip, on_circle(x, y, radius * 1.16, angle + 9)))
            )
        else:
            (ax, ay), (bx, by) = on_circle(x, y, radius * 1.14, angle - 9), on_circle(x, y, radius * 1.14, angle + 9)
            (px, py), (qx, qy) = on_circle(x, y, radius * 1.55, angle + 10), on_circle(x, y, radius * 1.5, angle - 9)
            tx, ty = on_circle(x, y, radius * 1.98, angle - 3)
            flames.append(
                f"M{ax:.2f} {ay:.2f}Q{qx:.2f} {qy:.2f} {tx:.2f} {ty:.2f}Q{px:.2f} {py:.2f} {bx:.2f} {by:.2f}Z"
            )
    triangles = "".join(f'<polygon points="{corners}"/>' for corners in straight)
    return (
        f'<g fill="#B8701A">{triangles}<path d="{"".join(flames)}"/></g>'
        f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{SUN_PALE}" stroke="#B8701A" stroke-width="{radius * 0.13:.2f}"/>'
        f'<circle cx="{x:g}" cy="{y:g}" r="{radius * 0.72:g}" fill="none" stroke="#D9962F" stroke-opacity="0.8" '
        f'stroke-width="{radius * 0.07:.2f}"/>'
    )


def _sunlight() -> str:
    """Broad beams over the whole tile."""
    beams = []
    for number in range(16):
        angle = number * 22.5
        beams.append(points(((60, 60), on_circle(60, 60, 80, angle - 4.2), on_circle(60, 60, 80, angle + 4.2))))
    clip = '<clipPath id="t"><rect x="10" y="10" width="100" height="100" rx="13"/></clipPath>'
    return (
        clip
        + '<g clip-path="url(#t)" fill="#FFF6D6" fill-opacity="0.34">'
        + "".join(f'<polygon points="{beam}"/>' for beam in beams)
        + "</g>"
    )


def _day() -> str:
    ground = _radial("d", ((0, "#FFE8A3"), (0.55, SUN), (1, "#E39A36")))
    line = '<rect x="15" y="15" width="90" height="90" rx="8" fill="none" stroke="#A8641A" stroke-opacity="0.5" stroke-width="1.2"/>'
    return (
        ground
        + _plate("url(#d)", "#FFF0BE", 0.85)
        + _sunlight()
        + line
        + _corner_fans("#A8641A", 0.5)
        + sun_svg(60, 60, 14.5)
    )


def crescent_svg(x: float, y: float, radius: float, fill: str = "url(#m)") -> str:
    """A crescent moon, open to the upper right."""
    tip_x, tip_y = on_circle(x, y, radius, 8)
    end_x, end_y = on_circle(x, y, radius, 112)
    inner = radius * 0.80
    return (
        f'<path d="M{tip_x:.2f} {tip_y:.2f}A{radius:g} {radius:g} 0 1 0 {end_x:.2f} {end_y:.2f}'
        f'A{inner:g} {inner:g} 0 1 1 {tip_x:.2f} {tip_y:.2f}Z" fill="{fill}"/>'
    )


MOONLIGHT = (
    f'<linearGradient id="m" x1="0.2" y1="0" x2="0.5" y2="1"><stop offset="0" stop-color="{MOON_PALE}"/>'
    f'<stop offset="1" stop-color="#9FB2EA"/></linearGradient>'
)


def _night(variant: int) -> str:
    scatter = random.Random(f"night {variant}")
    ground = _radial("k", ((0, "#4A5FCC"), (0.55, NIGHT_BLUE), (1, "#1F2870")))
    stars = [
        f'<circle cx="{scatter.uniform(18, 102):.1f}" cy="{scatter.uniform(18, 102):.1f}" r="{scatter.uniform(0.7, 1.4):.1f}" '
        f'fill="{MOON_PALE}" fill-opacity="{scatter.uniform(0.5, 0.95):.2f}"/>'
        for _ in range(16)
    ]
    chain = [
        ((82, 30), (95, 42), (92, 62)),
        ((84, 28), (93, 47), (86, 64)),
        ((78, 27), (91, 34), (95, 56)),
        ((86, 33), (94, 52), (80, 66)),
    ]
    knots = chain[variant]
    figure = (
        f'<polyline points="{points(knots)}" fill="none" stroke="{MOON}" stroke-opacity="0.5" stroke-width="0.9"/>'
        + twinkle(*knots[0], 6, MOON_PALE) + twinkle(*knots[1], 4.4, MOON_PALE) + twinkle(*knots[2], 5, MOON_PALE)
        + twinkle(26, 92, 4, MOON_PALE, 0.85) + twinkle(32 + variant * 2, 27, 3.6, MOON_PALE, 0.8)
    )  # fmt: skip
    glow = (
        svg.SOFT.format(5) + '<circle cx="56" cy="62" r="25" fill="#9FB4FF" fill-opacity="0.32" filter="url(#soft)"/>'
    )
    line = f'<rect x="15" y="15" width="90" height="90" rx="8" fill="none" stroke="{MOON}" stroke-opacity="0.38" stroke-width="1.2"/>'
    return (
        ground + MOONLIGHT + _plate("url(#k)", "#A9B8F4", 0.7) + glow + line + _corner_fans(MOON, 0.4)
        + "".join(stars) + figure + crescent_svg(54, 64, 25)
    )  # fmt: skip


def _sealed() -> str:
    """A single Day temple-tile: the sun behind a padlock, in a bronze frame with four bolts. No arch, which is only for
    whole temples."""
    ground = _radial("d", ((0, "#FFEDB4"), (0.6, SUN), (1, SUN_DEEP)))
    frame = (
        f'<polygon points="{svg.polygon_points(60, 60, 50, 8, 22.5)}" fill="none" stroke="{BRONZE}" stroke-width="5"/>'
        f'<polygon points="{svg.polygon_points(60, 60, 50, 8, 22.5)}" fill="none" stroke="{BRASS_LIGHT}" stroke-width="1.4"/>'
    )
    bolts = "".join(
        f'<circle cx="{x}" cy="{y}" r="7.5" fill="{BRONZE}"/><circle cx="{x}" cy="{y}" r="4" fill="{BRASS_LIGHT}"/>'
        for x in (21, 99)
        for y in (21, 99)
    )
    lock = (
        f'<circle cx="60" cy="60" r="25" fill="{INK}" stroke="{BRONZE}" stroke-width="3"/>'
        f'<circle cx="60" cy="60" r="25" fill="none" stroke="{BRASS_LIGHT}" stroke-width="1.6"/>'
        + icon_svg("padlock", 60, 58.5, 34, SUN_PALE)
    )
    return ground + _plate("url(#d)", BRONZE, 1, 4) + _sunlight() + frame + bolts + sun_svg(60, 60, 18) + lock
