"""The ground of a sector: whose it is by colour and by the ornament along its edge, the bloom of Corruption, the icon
of its kind."""

from __future__ import annotations

from typing import Literal, TypeAlias

from PIL import Image

from engine.core.hexgrid import CENTRE, DIRECTIONS
from render.kit import svg
from render.kit.hexes import HexLayout, Point, hex_svg
from render.kit.icons import icon_svg
from render.kit.palette import BRASS_LIGHT, PEOPLE, mix
from render.kit.people import shape_svg
from render.kit.sprites import keep_images
from render.voidfall.look import DIM, KINDS, NIGHT, OBSIDIAN, TEAL_LIGHT, VOID, VOID_DARK, VOID_LIGHT

Holder: TypeAlias = int | Literal["voidborn", "fallen", "nobody"]
"""Who holds a sector: a seat, the Voidborn, a Fallen House, nobody."""

INSET = 3.0
SHARES = (0.2, 0.4, 0.6, 0.8)
"""Where the ornaments stand along an edge."""


@keep_images
def ground(size: int, holder: Holder, *, corrupted: bool = False, kind: str = "") -> Image.Image:
    """A sector without what lies on it. `kind`: its icon is a watermark."""
    side = 2 * size + 8
    layout = HexLayout(size, side / 2, side / 2)
    colour = _colour(holder)
    fill = mix(NIGHT, colour, 0.24 if isinstance(holder, int) else 0.1)
    shade = (
        f'<radialGradient id="g" cx="0.5" cy="0.46" r="0.6"><stop offset="0" stop-color="{fill}"/>'
        f'<stop offset="1" stop-color="{mix(OBSIDIAN, colour, 0.13)}"/></radialGradient>'
    )
    body = shade + hex_svg(layout, CENTRE, f'fill="url(#g)" stroke="{OBSIDIAN}" stroke-width="2"', INSET)
    if kind in KINDS:
        body += icon_svg(KINDS[kind], side / 2, side / 2 - size * 0.06, size * 1.1, mix(colour, "#FFFFFF", 0.4), 0.2)
    if corrupted:
        body += bloom(layout)
    return svg.sheet(body + _edge(layout, holder, colour), side, side)


def _colour(holder: Holder) -> str:
    if isinstance(holder, int):
        return PEOPLE[holder].colour
    return {"voidborn": VOID, "fallen": VOID_LIGHT, "nobody": DIM}[holder]


def _edge(layout: HexLayout, holder: Holder, colour: str) -> str:
    """A line of the holder's colour; a player's with its shape along it, so that it is told without colour too."""
    size = layout.size
    if not isinstance(holder, int):
        dash = f' stroke-dasharray="{size * 0.1:.1f} {size * 0.07:.1f}"' if holder == "fallen" else ""
        look = f'fill="none" stroke="{colour}" stroke-opacity="0.75" stroke-width="{size * 0.025:.1f}"{dash}'
        return hex_svg(layout, CENTRE, look, INSET + size * 0.02)
    look = f'fill="none" stroke="{colour}" stroke-width="{size * 0.05:.1f}" stroke-linejoin="round"'
    line = hex_svg(layout, CENTRE, look, INSET + size * 0.03)
    person, marks = PEOPLE[holder], []
    corners = layout.corners(CENTRE, INSET + size * 0.075)
    for way in DIRECTIONS:
        (x1, y1), (x2, y2) = corners[way], corners[(way + 1) % 6]
        marks += [
            shape_svg(person.shape, x1 + (x2 - x1) * share, y1 + (y2 - y1) * share, size * 0.034, f'fill="{colour}"')
            for share in SHARES
        ]
    return line + "".join(marks)


def bloom(layout: HexLayout) -> str:
    """Corruption that eats the border: dark petals from the edge inwards, hatched."""
    size = layout.size
    outer, inner = layout.corners(CENTRE, INSET), _petals(layout)
    ring = f"M{_path(outer)}Z{inner}"
    step, side = size * 0.13, 2 * size + 8
    lines = "".join(f"M{-side + n * step:.1f} {side:.1f}L{n * step:.1f} 0" for n in range(int(2 * side / step)))
    return (
        f'<clipPath id="ring"><path d="{ring}" clip-rule="evenodd"/></clipPath>'
        f'<path d="{ring}" fill="{VOID_DARK}" fill-opacity="0.9" fill-rule="evenodd"/>'
        f'<path d="{lines}" stroke="{VOID}" stroke-opacity="0.5" stroke-width="{size * 0.022:.1f}" clip-path="url(#ring)"/>'
        f'<path d="{inner}" fill="none" stroke="{VOID}" stroke-width="{size * 0.022:.1f}"/>'
    )


def _petals(layout: HexLayout) -> str:
    """The inner line of the bloom: waves along the edges."""
    corners = layout.corners(CENTRE, INSET)
    middle = layout.centre(CENTRE)
    found: list[Point] = []
    for way in DIRECTIONS:
        (x1, y1), (x2, y2) = corners[way], corners[(way + 1) % 6]
        for number in range(6):
            share = number / 6
            depth = (0.3, 0.15, 0.24, 0.13, 0.21, 0.16)[number]
            x, y = x1 + (x2 - x1) * share, y1 + (y2 - y1) * share
            found.append((x + (middle[0] - x) * depth, y + (middle[1] - y) * depth))
    (x0, y0), (x1, y1) = found[-1], found[0]
    path = f"M{(x0 + x1) / 2:.1f} {(y0 + y1) / 2:.1f}"
    for number, (x, y) in enumerate(found):
        nx, ny = found[(number + 1) % len(found)]
        path += f"Q{x:.1f} {y:.1f} {(x + nx) / 2:.1f} {(y + ny) / 2:.1f}"
    return path + "Z"


def _path(corners: tuple[Point, ...]) -> str:
    return "L".join(f"{x:.1f} {y:.1f}" for x, y in corners)


@keep_images
def wormhole_ground(size: int) -> Image.Image:
    """A tile that nobody enters."""
    side = 2 * size + 8
    layout = HexLayout(size, side / 2, side / 2)
    look = f'fill="{OBSIDIAN}" stroke="{TEAL_LIGHT}" stroke-opacity="0.5" stroke-width="{size * 0.022:.1f}"'
    return svg.sheet(hex_svg(layout, CENTRE, look, INSET + 2), side, side)


@keep_images
def change_ring(size: int) -> Image.Image:
    """A brass line within a hex with ticks across its edges: something happened here last."""
    side = 2 * size + 8
    layout = HexLayout(size, side / 2, side / 2)
    dark = f'fill="none" stroke="{OBSIDIAN}" stroke-width="{size * 0.09:.1f}"'
    bright = f'fill="none" stroke="{BRASS_LIGHT}" stroke-width="{size * 0.045:.1f}"'
    line = hex_svg(layout, CENTRE, dark, size * 0.1) + hex_svg(layout, CENTRE, bright, size * 0.1)
    ticks = ""
    for way in DIRECTIONS:
        x, y = layout.midpoint(CENTRE, way)
        (x1, y1), (x2, y2) = (
            (side / 2 + (x - side / 2) * share, side / 2 + (y - side / 2) * share) for share in (0.82, 0.99)
        )
        ticks += f"M{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}"
    return svg.sheet(f'{line}<path d="{ticks}" stroke="{BRASS_LIGHT}" stroke-width="{size * 0.06:.1f}"/>', side, side)
