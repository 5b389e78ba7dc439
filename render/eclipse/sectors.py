"""A sector as it is printed: body, wormholes, the places of its squares. Sprites by sector, turn and size."""

from __future__ import annotations

import math

from PIL import Image

from engine.core.hexgrid import CENTRE
from engine.eclipse.components import SECTORS, SquareKind
from engine.eclipse.map.geometry import open_sides
from render.eclipse.look import CORONA, DIM, KINDS, SPACE
from render.eclipse.planets import draw_sky
from render.kit import svg
from render.kit.hexes import HexLayout, half_circle_svg, hex_svg
from render.kit.light import lay_colour
from render.kit.palette import BRASS, PAPER, PEOPLE
from render.kit.sprites import keep_images
from render.kit.svg import star_points

SQUARE = 0.31
"""Side of a population square, as a share of the hex's size."""
HALF = 0.12
"""Radius of a wormhole, as a share of the hex's size."""
OVER = 4
"""The line around a hex within which its rim is drawn."""
CORONA_SIDE = 312
"""Of the drawing from which the sun of the Galactic Center is made in every size."""


@keep_images
def body(sector_id: str, turns: int, size: int, owner: int | None) -> Image.Image:
    """The hex with its sky and its wormholes, without anything that lies on it. An owner's colour glows at its rim."""
    side = 2 * size + 8
    made = Image.new("RGB", (side, side))
    draw_sky(made, sector_id, size)
    if SECTORS[sector_id].gcds:
        svg.stamp(made, corona(size), 0, 0)
    lay_colour(made, *((BRASS, rim(size)) if owner is None else (PEOPLE[owner].colour, owned(size))))
    made.putalpha(outline(size))
    layout = HexLayout(size, side / 2, side / 2)
    for way, is_open in enumerate(open_sides(sector_id, turns)):
        if is_open:
            (x, y), half = layout.midpoint(CENTRE, way), wormhole(size, way)
            made.alpha_composite(half, (round(x - half.width / 2), max(0, round(y - half.height / 2))))
    return made


@keep_images
def outline(size: int) -> Image.Image:
    """The hex as a mask."""
    side = 2 * size + 8
    look = f'fill="#FFF" stroke="#FFF" stroke-width="{OVER}" stroke-linejoin="round"'
    return svg.sheet(hex_svg(HexLayout(size, side / 2, side / 2), CENTRE, look, 3), side, side).getchannel("A")


@keep_images
def rim(size: int) -> Image.Image:
    """The thin line at the rim of a sector of nobody, as a mask."""
    side = 2 * size + 8
    look = 'fill="none" stroke="#FFF" stroke-width="2.5" stroke-opacity="0.6" stroke-linejoin="round"'
    return svg.sheet(hex_svg(HexLayout(size, side / 2, side / 2), CENTRE, look, 3), side, side).getchannel("A")


@keep_images
def owned(size: int) -> Image.Image:
    """The line at the rim of an owner's sector, and how far its light reaches inwards, as a mask."""
    side = 2 * size + 8
    layout = HexLayout(size, side / 2, side / 2)
    wide = max(5.0, size * 0.06)
    return svg.sheet(
        f'<radialGradient id="g" gradientUnits="userSpaceOnUse" cx="{side / 2}" cy="{side / 2}" r="{size}">'
        '<stop offset="0.3" stop-color="#FFF" stop-opacity="0.12"/>'
        '<stop offset="0.7" stop-color="#FFF" stop-opacity="0.22"/>'
        '<stop offset="1" stop-color="#FFF" stop-opacity="0.5"/></radialGradient>'
        + hex_svg(layout, CENTRE, 'fill="url(#g)"', 3)
        + hex_svg(layout, CENTRE, f'fill="none" stroke="#FFF" stroke-width="{wide:.1f}"', 3 + wide * 0.3),
        side,
        side,
    ).getchannel("A")


@keep_images
def wormhole(size: int, way: int) -> Image.Image:
    """One half of a wormhole, with the middle of its straight side in the middle of the sprite."""
    line = max(3.0, size * 0.035)
    half = math.ceil(size * HALF + line)
    layout = HexLayout(size, half, half)
    x, y = layout.midpoint(CENTRE, way)
    look = f'fill="{SPACE}" stroke="{CORONA}" stroke-width="{line:.1f}"'
    shape = half_circle_svg(layout._replace(x=2 * half - x, y=2 * half - y), CENTRE, way, size * HALF, look)
    return svg.sheet(shape, 2 * half, 2 * half)


@keep_images
def corona(size: int) -> Image.Image:
    """The eclipsed sun of the Galactic Center, with its rays."""
    return svg.shrink(_corona(), 2 * size + 8)


@keep_images
def _corona() -> Image.Image:
    """It as large as it is ever shown: all its lengths grow with the size."""
    middle = CORONA_SIDE / 2
    size = middle - 4
    rays = "".join(
        svg.twinkle(
            *svg.on_circle(middle, middle, size * 0.34, turn), size * (0.16 if turn % 60 else 0.26), CORONA, 0.5
        )
        for turn in range(0, 360, 30)
    )
    return svg.sheet(
        f'<radialGradient id="c" gradientUnits="userSpaceOnUse" cx="{middle}" cy="{middle}" r="{size * 0.8:.1f}">'
        f'<stop offset="0.36" stop-color="{CORONA}" stop-opacity="0.95"/>'
        f'<stop offset="0.5" stop-color="{CORONA}" stop-opacity="0.3"/>'
        f'<stop offset="1" stop-color="{CORONA}" stop-opacity="0"/></radialGradient>'
        f'<circle cx="{middle}" cy="{middle}" r="{size * 0.8:.1f}" fill="url(#c)"/>{rays}'
        f'<circle cx="{middle}" cy="{middle}" r="{size * 0.31:.1f}" fill="{SPACE}" stroke="{CORONA}" '
        f'stroke-width="{size * 0.02:.1f}"/>',
        CORONA_SIDE,
        CORONA_SIDE,
    )


@keep_images
def population_square(kind: SquareKind, advanced: bool, filled_by: int | None, size: int) -> Image.Image:
    """A population square: its kind by shape and colour, a star if it is advanced, a cube of its owner if filled."""
    look = KINDS[kind]
    star = star_points(50, 50, 15, 6.5, 5)
    if filled_by is not None:
        person = PEOPLE[filled_by]
        return svg.sprite(
            f'<rect x="10" y="10" width="80" height="80" rx="14" fill="{person.colour}" stroke="{look.colour}" '
            f'stroke-width="10"/><g fill="{person.ink}" transform="translate(50 50) scale(0.62) translate(-50 -50)">'
            f"{look.icon}</g>" + (f'<polygon points="{star}" fill="{person.colour}"/>' if advanced else ""),
            size,
        )
    mark = f'<polygon points="{star}" fill="{look.colour}"/>' if advanced else ""
    return svg.sprite(
        f'<rect x="10" y="10" width="80" height="80" rx="14" fill="{SPACE}" fill-opacity="0.7" stroke="{look.colour}" '
        f'stroke-width="6"/><g fill="{"none" if advanced else look.colour}" stroke="{look.colour}" stroke-width="5" '
        f'transform="translate(50 50) scale(0.66) translate(-50 -50)">{look.icon}</g>{mark}',
        size,
    )


@keep_images
def structure(kind: str, size: int) -> Image.Image:
    """An orbital (a ring), a monolith (a pillar), a discovery tile face down, an artifact."""
    drawn = {
        "orbital": '<ellipse cx="50" cy="50" rx="42" ry="22" fill="none" stroke="#9AD7F5" stroke-width="9"/>'
        '<circle cx="50" cy="50" r="14" fill="#9AD7F5"/>',
        "monolith": f'<path d="M38 8H62L68 92H32Z" fill="{PAPER}" stroke="{DIM}" stroke-width="5"/>'
        '<path d="M50 14V88" stroke="#9AA1B8" stroke-width="4"/>',
        "discovery": f'<path d="M50 6 92 50 50 94 8 50Z" fill="#3B2F66" stroke="{CORONA}" stroke-width="6"/>'
        f'<path d="M38 42a12 12 0 1 1 17 11q-5 3-5 10" fill="none" stroke="{CORONA}" stroke-width="8" '
        f'stroke-linecap="round"/><circle cx="50" cy="76" r="5" fill="{CORONA}"/>',
        "artifact": f'<path d="M50 10 60 40 90 50 60 60 50 90 40 60 10 50 40 40Z" fill="#7FE0C3" stroke="{SPACE}" '
        'stroke-width="4"/>',
    }
    return svg.sprite(drawn[kind], size)
