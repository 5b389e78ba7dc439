"""Ship parts as tiles: what a part does by its shape, how much by its numbers, energy in the corner."""

from __future__ import annotations

from PIL import Image

from engine.eclipse.components import PARTS, Part
from locales.numbers import MINUS, signed
from render.eclipse.look import CORONA, DEEP, DIM, SPACE
from render.kit import svg
from render.kit.palette import BRASS, PAPER, mix
from render.kit.sprites import keep_images
from render.kit.svg import polygon_points, star_points
from render.kit.text import Style, write

DIE_COLOURS = {1: "#F0E442", 2: "#F2913A", 4: "#F0573F"}
"""Yellow, orange, red: 1, 2, 4 damage."""
KIND_COLOURS = {
    "cannon": "#F0C24A",
    "missile": "#F2913A",
    "hull": "#AEB6C9",
    "drive": "#7FD0F0",
    "computer": "#8CE0A4",
    "source": "#FFE07A",
    "shield": "#B79CF2",
}


ART, VALUE, CORNER = 0.8, 0.34, 0.28
"""The shares of a tile that its shape takes, its value, and the numbers in its corners."""


@keep_images
def part_tile(part_id: str, size: int, *, printed: bool = False) -> Image.Image:
    """A part as it lies on a blueprint; `printed`: it belongs to the board, and a tile may cover it."""
    part = PARTS[part_id]
    colour = KIND_COLOURS[part.kind]
    ground = mix(SPACE, colour, 0.1 if printed else 0.26)
    edge = "#FFFFFF" if part.ancient else colour
    dash = 'stroke-dasharray="9 7"' if printed else ""
    drawing = svg.sprite(
        f'<rect x="3" y="3" width="94" height="94" rx="16" fill="{ground}" stroke="{edge}" '
        f'stroke-width="{3 if printed else 5}" stroke-opacity="{0.6 if printed else 1}" {dash}/>'
        f'<g transform="translate(10 0) scale({ART})">{picture(part, colour)}</g>',
        size,
    )
    with svg.keep_outline(drawing) as made:
        number = {"computer": part.computer, "shield": part.shield, "hull": part.hull, "drive": part.movement}
        value = number.get(part.kind, 0)
        if value > 1 or part.kind in ("computer", "shield"):
            text = f"{MINUS if part.kind == 'shield' else '+' if part.kind == 'computer' else ''}{value}"
            write(made, size * 0.5, size * 0.5 * ART, text, Style(round(size * VALUE), PAPER, "en", 700), "middle")
        if part.energy:
            energy = Style(round(size * CORNER), CORONA if part.energy > 0 else "#F2B8A0", "en", 700, aside=True)
            text = signed(part.energy)
            write(made, size * 0.91, size * 0.81, text, energy, "right")
        if part.initiative:
            initiative = Style(round(size * CORNER), "#D8E6FF", "en", 700, aside=True)
            write(made, size * 0.08, size * 0.81, f"»{part.initiative}", initiative)
    return made


def picture(part: Part, colour: str) -> str:
    """The shape of a kind of part in a box of 100."""
    match part.kind:
        case "cannon" | "missile":
            dice = dice_svg(part.cannons or part.missiles, missile=part.kind == "missile")
            alone = len(part.cannons or part.missiles) == 1
            return f'<g transform="translate(-25 -24) scale(1.5)">{dice}</g>' if alone else dice
        case "hull":
            rows = min(part.hull, 3)
            top = 48 - (17 * rows - 6) / 2
            return "".join(
                f'<path d="M26 {top + row * 17}h48v11H26Z" fill="{colour}" fill-opacity="{0.9 - row * 0.16:.2f}"/>'
                for row in range(rows)
            )
        case "drive":
            return "".join(
                f'<path d="M{50 - 26} {40 + row * 13}L50 {22 + row * 13}L76 {40 + row * 13}" fill="none" '
                f'stroke="{colour}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round" '
                f'stroke-opacity="{0.95 if row == 0 else 0.55:.2f}"/>'
                for row in range(2)
            )
        case "computer":
            return (
                f'<circle cx="50" cy="50" r="30" fill="none" stroke="{colour}" stroke-width="6"/>'
                f'<path d="M50 10V24M50 76V90M10 50H24M76 50H90" stroke="{colour}" stroke-width="6"/>'
            )
        case "source":
            return f'<path d="M56 12 26 56H46L40 88 74 42H53Z" fill="{colour}"/>'
        case "shield":
            return (
                f'<path d="M50 12 82 24V48C82 70 66 82 50 90 34 82 18 70 18 48V24Z" fill="{colour}" '
                f'fill-opacity="0.35" stroke="{colour}" stroke-width="5"/>'
            )


def dice_svg(dice: tuple[int, ...], *, missile: bool) -> str:
    """One die for each shot, with its pips of damage; missiles are darts."""
    parts = []
    for number, damage in enumerate(dice):
        x = 50 + (number - (len(dice) - 1) / 2) * 36
        colour = DIE_COLOURS[damage]
        if missile:
            parts.append(f'<path d="M{x} 14 {x + 13} 36V66L{x + 17} 82H{x - 17}L{x - 13} 66V36Z" fill="{colour}"/>')
        else:
            parts.append(f'<rect x="{x - 17}" y="30" width="34" height="34" rx="8" fill="{colour}"/>')
        for pip, (dx, dy) in enumerate(PIPS[damage]):
            parts.append(
                f'<circle cx="{x + dx}" cy="{(50 if missile else 47) + dy}" r="4.6" fill="{SPACE}" id="p{pip}"/>'
            )
    return "".join(parts)


PIPS = {1: ((0, 0),), 2: ((-7, -7), (7, 7)), 4: ((-7, -7), (7, -7), (-7, 7), (7, 7))}


@keep_images
def empty_square(size: int) -> Image.Image:
    """A square of a blueprint on which nothing is printed."""
    return svg.sprite(
        f'<rect x="5" y="5" width="90" height="90" rx="16" fill="{DEEP}" fill-opacity="0.5" stroke="{DIM}" '
        'stroke-width="3" stroke-dasharray="6 9"/>'
        f'<path d="M50 38V62M38 50H62" stroke="{DIM}" stroke-width="4" stroke-linecap="round"/>',
        size,
    )


@keep_images
def reputation_tile(value: int | None, size: int) -> Image.Image:
    """A reputation tile: its value, or its back (None)."""
    tips = star_points(50, 50, 44, 30, 8)
    drawing = svg.sprite(f'<polygon points="{tips}" fill="#3B2F66" stroke="{BRASS}" stroke-width="5"/>', size)
    with svg.keep_outline(drawing) as made:
        text = "?" if value is None else str(value)
        style = Style(round(size * (0.6 if value is None else 0.42)), PAPER, "en", 700, aside=value is None)
        write(made, size / 2, size / 2, text, style, "middle")
    return made


@keep_images
def ambassador(seat_colour: str, size: int) -> Image.Image:
    """An ambassador in its owner's colour."""
    return svg.sprite(
        f'<polygon points="{polygon_points(50, 50, 46, 6)}" fill="{mix(SPACE, seat_colour, 0.3)}" stroke="{seat_colour}" '
        f'stroke-width="5"/><circle cx="50" cy="38" r="13" fill="{seat_colour}"/>'
        f'<path d="M26 78C26 58 36 54 50 54S74 58 74 78Z" fill="{seat_colour}"/>',
        size,
    )
