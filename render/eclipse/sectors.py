"""A sector as it is printed: body, wormholes, the places of its squares. Sprites by sector, turn and size."""

from __future__ import annotations

from PIL import Image

from engine.core.hexgrid import CENTRE
from engine.eclipse.components import SECTORS
from engine.eclipse.map.geometry import open_sides
from render.eclipse.look import CORONA, DEEP, DIM, KINDS, SPACE
from render.kit import svg
from render.kit.hexes import HexLayout, half_circle_svg, hex_svg
from render.kit.palette import BRASS, PAPER, PEOPLE, mix
from render.kit.sprites import keep_images
from render.kit.svg import star_points

SQUARE = 0.31
"""Side of a population square, as a share of the hex's size."""
STAR_FIELDS = 7


@keep_images
def body(sector_id: str, turns: int, size: int, owner: int | None) -> Image.Image:
    """The hex with its wormholes, without anything that lies on it. An owner's colour glows at its rim."""
    made = ground(size, owner, SECTORS[sector_id].gcds).copy()
    made.alpha_composite(stars(int(sector_id) % STAR_FIELDS, size))
    for way, is_open in enumerate(open_sides(sector_id, turns)):
        if is_open:
            made.alpha_composite(wormhole(size, way))
    return made


@keep_images
def ground(size: int, owner: int | None, centre: bool = False) -> Image.Image:
    """The hex alone; `centre`: with the eclipsed sun."""
    side = 2 * size + 8
    layout = HexLayout(size, side / 2, side / 2)
    colour = PEOPLE[owner].colour if owner is not None else BRASS
    fill = mix(DEEP, colour, 0.2) if owner is not None else DEEP
    rim = 'stroke-width="5" stroke-opacity="0.95"' if owner is not None else 'stroke-width="2" stroke-opacity="0.5"'
    return svg.sheet(
        f'<radialGradient id="g" cx="0.5" cy="0.45" r="0.62"><stop offset="0" stop-color="{mix(fill, "#FFFFFF", 0.08)}"/>'
        f'<stop offset="1" stop-color="{mix(fill, SPACE, 0.55)}"/></radialGradient>'
        + hex_svg(layout, CENTRE, f'fill="url(#g)" stroke="{colour}" {rim} stroke-linejoin="round"', 3)
        + (corona_svg(side / 2, side / 2, size) if centre else ""),
        side,
        side,
    )


@keep_images
def wormhole(size: int, way: int) -> Image.Image:
    """One half of a wormhole at an edge."""
    side = 2 * size + 8
    look = f'fill="{SPACE}" stroke="{CORONA}" stroke-width="3"'
    return svg.sheet(half_circle_svg(HexLayout(size, side / 2, side / 2), CENTRE, way, size * 0.15, look), side, side)


@keep_images
def stars(number: int, size: int) -> Image.Image:
    """A field of faint stars."""
    side = 2 * size + 8
    return svg.sheet(stars_svg(number, side), side, side)


def stars_svg(number: int, side: float) -> str:
    """A few faint stars, the same for a number every time."""
    dots = []
    for index in range(9):
        x = side * (0.25 + 0.5 * ((number * 37 + index * 61) % 97) / 97)
        y = side * (0.2 + 0.6 * ((number * 53 + index * 29) % 89) / 89)
        dots.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{0.8 + (index % 3) * 0.5:.1f}"/>')
    return f'<g fill="{PAPER}" fill-opacity="0.35">{"".join(dots)}</g>'


def corona_svg(x: float, y: float, size: float) -> str:
    """The eclipsed sun of the Galactic Center."""
    return (
        f'<radialGradient id="c" gradientUnits="userSpaceOnUse" cx="{x}" cy="{y}" r="{size * 0.8:.1f}">'
        f'<stop offset="0.36" stop-color="{CORONA}" stop-opacity="0.75"/>'
        f'<stop offset="0.55" stop-color="{CORONA}" stop-opacity="0.16"/>'
        f'<stop offset="1" stop-color="{CORONA}" stop-opacity="0"/></radialGradient>'
        f'<circle cx="{x}" cy="{y}" r="{size * 0.8:.1f}" fill="url(#c)"/>'
        f'<circle cx="{x}" cy="{y}" r="{size * 0.3:.1f}" fill="{SPACE}" fill-opacity="0.85"/>'
    )


@keep_images
def population_square(kind: str, advanced: bool, filled_by: int | None, size: int) -> Image.Image:
    """A population square: its kind by shape and colour, a star if it is advanced, a cube of its owner if filled."""
    look = KINDS[kind]  # type: ignore[index]
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
