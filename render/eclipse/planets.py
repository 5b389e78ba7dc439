"""What the sky of a sector shows: nebulae, and a planet for each kind of its squares. Sprites by kind and size."""

from __future__ import annotations

from PIL import Image

from engine.eclipse.components import SECTORS, SquareKind
from render.eclipse.look import DEEP, KINDS, SPACE
from render.kit import svg
from render.kit.light import lay_colour
from render.kit.palette import PAPER, mix
from render.kit.sprites import keep_images

DRAWN = 120
"""The size of a hex for which nebulae are drawn, and of planets: they are soft enough to be scaled."""
CLOUD = 96
"""The side of a nebula's sprite."""
CLOUDS, STAR_FIELDS = 4, 3
"""Nebulae of different shapes, fields of stars."""
HUES = {"centre": "#B98B3A", "inner": "#7A4A8C", "middle": "#2F5C8F", "outer": "#1F6B66", "home": "#4A4F9A"}
"""The colour of the nebulae, by the ring of a sector."""
HERO, MOON = 0.8, 0.34
"""Diameters of the planet in front and of the others, as shares of the hex's size."""
ORBITS = ((-0.52, 0.32), (-0.3, 0.62), (0.02, 0.66))
"""Where the others stand, from the middle of the hex."""
AT = ((0.4, 0.5), (-0.4, 0.5))
"""Where the planet in front stands, one way round or the other."""


def draw_sky(canvas: Image.Image, sector_id: str, size: int) -> None:
    """A sector's nebula, stars and planets on its hex, within the hex."""
    tile, number = SECTORS[sector_id], int(sector_id)
    middle = canvas.width / 2
    canvas.paste(nebula(number % CLOUDS, HUES[tile.ring]).resize(canvas.size, Image.Resampling.BICUBIC))
    lay_colour(canvas, PAPER, stars(number % STAR_FIELDS).resize(canvas.size, Image.Resampling.BILINEAR))
    kinds = list(dict.fromkeys((square.kind, square.advanced) for square in tile.squares))
    if tile.gcds or not kinds:
        return
    turn = 1 if number % 2 == 0 else -1
    for (kind, advanced), (dx, dy) in zip(kinds[1:], ORBITS, strict=False):
        stamp_planet(canvas, kind, advanced, size * MOON, (middle + turn * dx * size, middle + dy * size))
    kind, advanced = kinds[0]
    x, y = AT[number % 2]
    stamp_planet(canvas, kind, advanced, size * HERO, (middle + x * size, middle + y * size))


def stamp_planet(canvas: Image.Image, kind: SquareKind, advanced: bool, size: float, at: tuple[float, float]) -> None:
    """A planet of this diameter."""
    side = round(size)
    drawing = planet(kind, advanced).resize((side, side), Image.Resampling.BILINEAR, reducing_gap=2)
    svg.stamp_at(canvas, drawing, *at)


@keep_images
def nebula(number: int, hue: str) -> Image.Image:
    """A cloud of light: soft, so that what lies on it stays readable. It is drawn once, small, and scaled."""
    light, other = mix(hue, "#FFFFFF", 0.18), mix(hue, "#C0407A", 0.35)
    clouds = []
    for index in range(4):
        x = 20 + 60 * ((number * 41 + index * 67 + 13) % 97) / 97
        y = 20 + 60 * ((number * 59 + index * 37 + 29) % 89) / 89
        wide = 34 + 20 * ((number * 23 + index * 31) % 17) / 17
        colour = (light, other, hue, light)[index]
        clouds.append(
            f'<radialGradient id="c{index}"><stop offset="0" stop-color="{colour}" stop-opacity="0.5"/>'
            f'<stop offset="0.5" stop-color="{colour}" stop-opacity="0.17"/>'
            f'<stop offset="1" stop-color="{colour}" stop-opacity="0"/></radialGradient>'
            f'<ellipse cx="{x:.1f}" cy="{y:.1f}" rx="{wide:.1f}" ry="{wide * 0.55:.1f}" '
            f'transform="rotate({(number * 47 + index * 53) % 180} {x:.1f} {y:.1f})" fill="url(#c{index})"/>'
        )
    return svg.sprite(
        f'<radialGradient id="g" cx="0.5" cy="0.4" r="0.7"><stop offset="0" stop-color="{mix(DEEP, hue, 0.2)}"/>'
        f'<stop offset="1" stop-color="{mix(SPACE, hue, 0.07)}"/></radialGradient>'
        f'<rect width="100" height="100" fill="url(#g)"/>{"".join(clouds)}',
        CLOUD,
    ).convert("RGB")


@keep_images
def stars(number: int) -> Image.Image:
    """A field of faint stars, as a mask."""
    dots = []
    for index in range(14):
        x = 10 + 80 * ((number * 37 + index * 61) % 97) / 97
        y = 10 + 80 * ((number * 53 + index * 29) % 89) / 89
        dots.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{0.3 + (index % 4) * 0.17:.2f}"/>')
    return svg.sprite(f'<g fill-opacity="0.6">{"".join(dots)}</g>', 2 * DRAWN).getchannel("A")


@keep_images
def planet(kind: SquareKind, advanced: bool) -> Image.Image:
    """A planet, lit from the upper left: a banded giant for money, an ice world for science, rock for materials, a grey
    moon for squares of any kind; with a ring if its squares are advanced."""
    colour = KINDS[kind].colour
    bright, dark = mix(colour, "#FFFFFF", 0.3), mix(colour, "#000000", 0.72)
    ring = (
        f'<ellipse cx="50" cy="50" rx="47" ry="13" fill="none" stroke="{mix(colour, "#FFFFFF", 0.45)}" '
        'stroke-width="4.5" stroke-opacity="0.75" transform="rotate(-18 50 50)" {clip}/>'
    )
    radius = 33 if advanced else 40
    back = ring.format(clip="") if advanced else ""
    front = ring.format(clip='clip-path="url(#f)"') if advanced else ""
    return svg.sprite(
        f'<clipPath id="p"><circle cx="50" cy="50" r="{radius}"/></clipPath>'
        '<clipPath id="f"><rect x="0" y="50" width="100" height="50"/></clipPath>'
        f'<radialGradient id="l" cx="0.34" cy="0.28" r="0.85"><stop offset="0" stop-color="{bright}"/>'
        f'<stop offset="0.45" stop-color="{mix(colour, "#000000", 0.22)}"/><stop offset="1" stop-color="{dark}"/>'
        "</radialGradient>"
        '<radialGradient id="s" cx="0.3" cy="0.25" r="0.95"><stop offset="0.45" stop-color="#000" stop-opacity="0"/>'
        f'<stop offset="1" stop-color="{SPACE}" stop-opacity="0.85"/></radialGradient>'
        f'<radialGradient id="a"><stop offset="{radius / 50:.2f}" stop-color="{colour}" stop-opacity="0.45"/>'
        f'<stop offset="1" stop-color="{colour}" stop-opacity="0"/></radialGradient>'
        f'{back}<circle cx="50" cy="50" r="50" fill="url(#a)"/><circle cx="50" cy="50" r="{radius}" fill="url(#l)"/>'
        f'<g clip-path="url(#p)">{SURFACES[kind].format(light=bright, dark=dark)}'
        f'<circle cx="50" cy="50" r="{radius}" fill="url(#s)"/></g>{front}',
        DRAWN,
    )


SURFACES: dict[SquareKind, str] = {
    "money": '<g fill="none" transform="rotate(-14 50 50)"><path d="M5 34Q50 42 95 34" stroke="{light}" stroke-width="6" '
    'stroke-opacity="0.5"/><path d="M5 47Q50 56 95 47" stroke="{dark}" stroke-width="7" stroke-opacity="0.35"/>'
    '<path d="M5 62Q50 71 95 62" stroke="{light}" stroke-width="4" stroke-opacity="0.4"/>'
    '<path d="M5 74Q50 82 95 74" stroke="{dark}" stroke-width="6" stroke-opacity="0.35"/></g>'
    '<ellipse cx="62" cy="58" rx="9" ry="5" fill="{dark}" fill-opacity="0.4"/>',
    "science": '<path d="M20 24Q50 8 80 22Q62 34 48 27T20 24Z" fill="#FFFFFF" fill-opacity="0.55"/>'
    '<path d="M12 56Q34 44 52 58T92 52" fill="none" stroke="#FFFFFF" stroke-opacity="0.3" stroke-width="5"/>'
    '<path d="M22 76Q46 62 66 76T92 72" fill="none" stroke="{dark}" stroke-opacity="0.4" stroke-width="6"/>',
    "materials": '<g fill="{dark}" fill-opacity="0.45"><circle cx="40" cy="38" r="8"/><circle cx="64" cy="52" r="11"/>'
    '<circle cx="36" cy="66" r="6"/><circle cx="58" cy="27" r="4"/></g>'
    '<path d="M14 52L32 48 44 56 60 74 78 78" fill="none" stroke="{light}" stroke-opacity="0.35" stroke-width="3"/>',
    "gray": '<g fill="{dark}" fill-opacity="0.4"><circle cx="38" cy="34" r="7"/><circle cx="60" cy="60" r="9"/>'
    '<circle cx="66" cy="36" r="5"/><circle cx="34" cy="62" r="5"/></g>',
    "orbital": "",
}
"""What is seen on a planet of 100 units."""
