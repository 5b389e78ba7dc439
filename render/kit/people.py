"""Tokens of people: colour, shape and letter together."""

from __future__ import annotations

from PIL import Image

from engine.core.kit import OUTSIDER
from render.kit import svg
from render.kit.icons import icon_svg
from render.kit.palette import AGAINST, PAPER, PEOPLE, Person, Shape, mix
from render.kit.sprites import keep_images
from render.kit.svg import polygon_points, star_points
from render.kit.text import Style, write


def shape_svg(shape: Shape, x: float, y: float, radius: float, style: str) -> str:
    """A person's shape around a point. All shapes have about the same visual size. `style` is SVG attributes."""
    if shape == "disc":
        return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" {style}/>'
    if shape == "square":
        side = radius * 1.8
        corner = side * 0.2
        return f'<rect x="{x - side / 2:g}" y="{y - side / 2:g}" width="{side:g}" height="{side:g}" rx="{corner:g}" {style}/>'
    join = f'stroke-linejoin="round" {style}'
    if shape == "triangle":
        return f'<polygon points="{polygon_points(x, y + radius * 0.16, radius * 1.18, 3)}" {join}/>'
    if shape == "diamond":
        return f'<polygon points="{polygon_points(x, y, radius * 1.16, 4)}" {join}/>'
    if shape == "pentagon":
        return f'<polygon points="{polygon_points(x, y + radius * 0.04, radius * 1.06, 5)}" {join}/>'
    return f'<polygon points="{star_points(x, y, radius * 1.18, radius * 0.66, 6)}" {join}/>'


def person(seat: int) -> Person:
    """The look of a seat, or of the side without one."""
    return AGAINST if seat == OUTSIDER else PEOPLE[seat % len(PEOPLE)]


LETTERED, BADGE = 80, 42
"""The least size of a token with a badge, and of its badge."""


def badge(seat: int, size: int) -> Image.Image:
    """The small token of a seat in the standard colours."""
    return badge_of(PEOPLE[seat], size)


@keep_images
def badge_of(person: Person, size: int, *, aside: bool = False) -> Image.Image:
    """The small token: the shape in the person's colour with the letter. `aside`: what is beside it says who it is."""
    edge = f'fill="{person.colour}" stroke="{person.ink}" stroke-width="5"'
    letter = Style(round(size * 0.56), person.ink, "en", 700, aside=aside)
    lower = size * (0.06 if person.shape == "triangle" else 0)
    with svg.keep_outline(svg.sprite(shape_svg(person.shape, 50, 50, 42, edge), size)) as drawing:
        write(drawing, size / 2, size / 2 + lower, person.letter, letter, "middle")
    return drawing


def _coin_svg(seat: int, emblem: str, glow: bool) -> str:
    person = PEOPLE[seat]
    dark, light = mix(person.colour, "#000000", 0.45), mix(person.colour, "#FFFFFF", 0.55)
    shadow = shape_svg(person.shape, 50, 56, 36, 'fill="#000" fill-opacity="0.55" filter="url(#soft)"')
    halo = (
        shape_svg(person.shape, 50, 50, 42, f'fill="{light}" fill-opacity="0.55" filter="url(#glow)"') if glow else ""
    )
    return "".join(
        (
            '<filter id="soft" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="2.6"/></filter>',
            '<filter id="glow" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="3.4"/></filter>',
            f'<linearGradient id="rim" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="{light}"/>'
            f'<stop offset="0.5" stop-color="{person.colour}"/><stop offset="1" stop-color="{dark}"/></linearGradient>',
            f'<radialGradient id="face" cx="0.5" cy="0.35" r="0.75">'
            f'<stop offset="0" stop-color="{mix(person.ink, person.colour, 0.34)}"/>'
            f'<stop offset="1" stop-color="{person.ink}"/></radialGradient>',
            halo,
            shadow,
            shape_svg(person.shape, 50, 53, 38, f'fill="{dark}"'),
            shape_svg(person.shape, 50, 50, 38, 'fill="url(#rim)"'),
            shape_svg(person.shape, 50, 50, 31.5, f'fill="url(#face)" stroke="{dark}" stroke-width="1"'),
            shape_svg(person.shape, 50, 50, 28.6, f'fill="none" stroke="{person.colour}" stroke-width="0.9" '
                      'stroke-opacity="0.75"'),
            icon_svg(emblem, 50, 50, 46, mix(person.colour, PAPER, 0.55)),
        )
    )  # fmt: skip


@keep_images
def token(seat: int, emblem: str, size: int, *, glow: bool = False) -> Image.Image:
    """The large token: a coin with an emblem and, where it is readable, the person's badge. The sprite includes space
    for shadow and glow."""
    coin = svg.sprite(_coin_svg(seat, emblem, glow), size).copy()
    if size >= LETTERED:
        side = max(round(size * 0.36), BADGE)
        small = badge_of(PEOPLE[seat], side, aside=True)
        coin.alpha_composite(small, (round(size * 0.975) - side, round(size * 0.96) - side))
    return coin
