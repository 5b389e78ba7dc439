"""The ground of a sector: whose it is by colour and by the ornament along its edge, the bloom of Corruption, the icon
of its kind."""

from __future__ import annotations

from typing import Literal, TypeAlias

from PIL import Image

from engine.core.hexgrid import CENTRE, DIRECTIONS
from render.kit import svg
from render.kit.hexes import HexLayout, Point, hex_svg
from render.kit.icons import icon_svg
from render.kit.light import lay_colour
from render.kit.palette import BRASS_LIGHT, PEOPLE, mix
from render.kit.people import shape_svg
from render.kit.sprites import keep_images
from render.voidfall.look import DIM, KINDS, NIGHT, OBSIDIAN, TEAL_LIGHT, VOID, VOID_DARK, VOID_LIGHT

Holder: TypeAlias = int | Literal["voidborn", "fallen", "nobody"]
"""Who holds a sector: a seat, the Voidborn, a Fallen House, nobody."""

DRAWN = 172
"""The size of a hex for which grounds are drawn, that of the largest; smaller ones are made from these."""
SIDE = 2 * DRAWN + 8
MIDDLE = SIDE / 2
LAYOUT = HexLayout(DRAWN, MIDDLE, MIDDLE)
INSET = 3.0
SHARES = (0.2, 0.4, 0.6, 0.8)
"""Where the ornaments stand along an edge."""


def side_of(size: int) -> int:
    """The side of the sprite of a hex of this size."""
    return round(size * SIDE / DRAWN)


@keep_images
def ground(size: int, holder: Holder, *, corrupted: bool = False, kind: str = "") -> Image.Image:
    """A sector without what lies on it. `kind`: its icon is a watermark."""
    made = _body(holder).copy()
    if kind in KINDS:
        lay_colour(made, mix(_colour(holder), "#FFFFFF", 0.4), watermark(kind))
    if corrupted:
        made.alpha_composite(bloom())
    made.alpha_composite(_edge(holder))
    return svg.shrink(made, side_of(size))


@keep_images
def _body(holder: Holder) -> Image.Image:
    """The hex in the colour of who holds it."""
    colour = _colour(holder)
    fill = mix(NIGHT, colour, 0.24 if isinstance(holder, int) else 0.1)
    shade = (
        f'<radialGradient id="g" cx="0.5" cy="0.46" r="0.6"><stop offset="0" stop-color="{fill}"/>'
        f'<stop offset="1" stop-color="{mix(OBSIDIAN, colour, 0.13)}"/></radialGradient>'
    )
    look = f'fill="url(#g)" stroke="{OBSIDIAN}" stroke-width="2"'
    return svg.sheet(shade + hex_svg(LAYOUT, CENTRE, look, INSET), SIDE, SIDE)


@keep_images
def watermark(kind: str) -> Image.Image:
    """The icon of a kind of sector, as a mask."""
    drawing = icon_svg(KINDS[kind], MIDDLE, MIDDLE - DRAWN * 0.06, DRAWN * 1.1, "#FFFFFF", 0.2)
    return svg.sheet(drawing, SIDE, SIDE).getchannel("A")


def _colour(holder: Holder) -> str:
    if isinstance(holder, int):
        return PEOPLE[holder].colour
    return {"voidborn": VOID, "fallen": VOID_LIGHT, "nobody": DIM}[holder]


@keep_images
def _edge(holder: Holder) -> Image.Image:
    """A line of the holder's colour; a player's with its shape along it, so that it is told without colour too."""
    colour = _colour(holder)
    if not isinstance(holder, int):
        dash = f' stroke-dasharray="{DRAWN * 0.1:.1f} {DRAWN * 0.07:.1f}"' if holder == "fallen" else ""
        look = f'fill="none" stroke="{colour}" stroke-opacity="0.75" stroke-width="{DRAWN * 0.025:.1f}"{dash}'
        return svg.sheet(hex_svg(LAYOUT, CENTRE, look, INSET + DRAWN * 0.02), SIDE, SIDE)
    look = f'fill="none" stroke="{colour}" stroke-width="{DRAWN * 0.05:.1f}" stroke-linejoin="round"'
    line = hex_svg(LAYOUT, CENTRE, look, INSET + DRAWN * 0.03)
    person, marks = PEOPLE[holder], []
    corners = LAYOUT.corners(CENTRE, INSET + DRAWN * 0.075)
    for way in DIRECTIONS:
        (x1, y1), (x2, y2) = corners[way], corners[(way + 1) % 6]
        marks += [
            shape_svg(person.shape, x1 + (x2 - x1) * share, y1 + (y2 - y1) * share, DRAWN * 0.034, f'fill="{colour}"')
            for share in SHARES
        ]
    return svg.sheet(line + "".join(marks), SIDE, SIDE)


@keep_images
def bloom() -> Image.Image:
    """Corruption that eats the border: dark petals from the edge inwards, hatched."""
    inner = _petals()
    ring = f"M{_path(LAYOUT.corners(CENTRE, INSET))}Z{inner}"
    step = DRAWN * 0.13
    lines = "".join(f"M{-SIDE + n * step:.1f} {SIDE:.1f}L{n * step:.1f} 0" for n in range(int(2 * SIDE / step)))
    return svg.sheet(
        f'<clipPath id="ring"><path d="{ring}" clip-rule="evenodd"/></clipPath>'
        f'<path d="{ring}" fill="{VOID_DARK}" fill-opacity="0.9" fill-rule="evenodd"/>'
        f'<path d="{lines}" stroke="{VOID}" stroke-opacity="0.5" stroke-width="{DRAWN * 0.022:.1f}" clip-path="url(#ring)"/>'
        f'<path d="{inner}" fill="none" stroke="{VOID}" stroke-width="{DRAWN * 0.022:.1f}"/>',
        SIDE,
        SIDE,
    )


def _petals() -> str:
    """The inner line of the bloom: waves along the edges."""
    corners = LAYOUT.corners(CENTRE, INSET)
    middle = LAYOUT.centre(CENTRE)
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
    return svg.shrink(_wormhole_ground(), side_of(size))


@keep_images
def _wormhole_ground() -> Image.Image:
    look = f'fill="{OBSIDIAN}" stroke="{TEAL_LIGHT}" stroke-opacity="0.5" stroke-width="{DRAWN * 0.022:.1f}"'
    return svg.sheet(hex_svg(LAYOUT, CENTRE, look, INSET + 2), SIDE, SIDE)


@keep_images
def change_ring(size: int) -> Image.Image:
    """A brass line within a hex with ticks across its edges: something happened here last."""
    return svg.shrink(_change_ring(), side_of(size))


@keep_images
def _change_ring() -> Image.Image:
    dark = f'fill="none" stroke="{OBSIDIAN}" stroke-width="{DRAWN * 0.09:.1f}"'
    bright = f'fill="none" stroke="{BRASS_LIGHT}" stroke-width="{DRAWN * 0.045:.1f}"'
    line = hex_svg(LAYOUT, CENTRE, dark, DRAWN * 0.1) + hex_svg(LAYOUT, CENTRE, bright, DRAWN * 0.1)
    ticks = ""
    for way in DIRECTIONS:
        x, y = LAYOUT.midpoint(CENTRE, way)
        (x1, y1), (x2, y2) = ((MIDDLE + (x - MIDDLE) * share, MIDDLE + (y - MIDDLE) * share) for share in (0.82, 0.99))
        ticks += f"M{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}"
    return svg.sheet(f'{line}<path d="{ticks}" stroke="{BRASS_LIGHT}" stroke-width="{DRAWN * 0.06:.1f}"/>', SIDE, SIDE)
