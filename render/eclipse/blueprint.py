"""Blueprints: the squares of a ship where they lie on the board, and what its parts add up to."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from PIL import Image

from engine.eclipse.components import Blueprint, ShipClass, ShipStats
from engine.eclipse.names import ship_name
from engine.eclipse.ships import parts_on
from locales import capitalize, translate
from locales.numbers import with_minus
from render.eclipse.look import CORONA, DANGER
from render.eclipse.parts import empty_square, part_tile
from render.eclipse.type import BODY, figure
from render.kit import svg
from render.kit.palette import MIST, PAPER
from render.kit.text import width, write

SQUARES: dict[ShipClass, dict[str, tuple[float, float]]] = {
    "interceptor": {"L": (0, 0.5), "CT": (1, 0), "CB": (1, 1), "R": (2, 0.5)},
    "cruiser": {"LT": (0, 0), "LB": (0, 1), "CT": (1, 0), "CB": (1, 1), "RT": (2, 0), "RB": (2, 1)},
    "dreadnought": {
        "LT": (0, 0), "LM": (0, 1), "LB": (0, 2), "CT": (1, 0.5), "CB": (1, 1.5), "RT": (2, 0), "RM": (2, 1),
        "RB": (2, 2),
    },
    "starbase": {"CT": (1, 0), "L": (0, 1), "C": (1, 1), "R": (2, 1), "CB": (1, 2)},
}  # fmt: skip
"""Column and row of the squares."""
ROWS: dict[ShipClass, int] = {"interceptor": 2, "cruiser": 2, "dreadnought": 3, "starbase": 3}
SPACING = 1.05
"""From one square to the next, as a share of its side."""
LETTERS = 44
"""The room above a square for its letters."""

ICON = 34
SUMS = ("initiative", "computer", "shield", "hull", "movement", "energy")
SUM_COLOURS = ("#D8E6FF", "#8CE0A4", "#B79CF2", "#AEB6C9", "#7FD0F0", "#FFE07A")


def class_name(kind: ShipClass, language: str) -> str:
    """The name of a class as a heading."""
    return capitalize(translate(ship_name(kind), language))


def draw_squares(
    canvas: Image.Image,
    kind: ShipClass,
    blueprint: Blueprint,
    tiles: Mapping[str, str],
    box: tuple[float, float, float],
    *,
    named: bool = False,
    lit: Collection[str] = (),
) -> None:
    """The squares with their parts. `box`: left, top and the side of a square; `named`: each with its letters above it,
    as the options call it; `lit`: those that are asked about."""
    left, top, side = box
    step = side * SPACING + (LETTERS if named else 0)
    for slot, printed in blueprint.slots:
        column, row = SQUARES[kind][slot]
        x, y = left + (column * SPACING + 0.5) * side, top + row * step + step - side * SPACING / 2
        part = tiles.get(slot, printed)
        drawing = empty_square(round(side)) if part is None else part_tile(part, round(side), printed=slot not in tiles)
        svg.stamp_at(canvas, drawing, x, y)
        if named:
            write(
                canvas,
                x,
                y - side / 2 - LETTERS / 2 - 1,
                slot,
                figure(CORONA if slot in lit or not lit else MIST, BODY),
                "middle",
            )
        if slot in lit:
            svg.stamp_at(canvas, frame(round(side + 6)), x, y)


def squares_height(kinds: Iterable[ShipClass], side: float, *, named: bool = False) -> int:
    """How tall the squares of the tallest of these ships are."""
    return round(max(ROWS[kind] for kind in kinds) * (side * SPACING + (LETTERS if named else 0)))


def frame(side: int) -> Image.Image:
    """A bright dashed line around the square that is asked about."""
    return svg.sheet(
        f'<rect x="4" y="4" width="{side - 8}" height="{side - 8}" rx="20" fill="none" stroke="{CORONA}" '
        'stroke-width="6" stroke-dasharray="20 11"/>',
        side,
        side,
    )


def energy_of(blueprint: Blueprint, tiles: Mapping[str, str]) -> tuple[int, int]:
    """What a ship's parts make and use."""
    each = [part.energy for part in parts_on(blueprint, tiles)]
    return blueprint.energy + sum(value for value in each if value > 0), -sum(value for value in each if value < 0)


def draw_sums(
    canvas: Image.Image, stats: ShipStats, box: tuple[float, float, float], energy: str | None = None
) -> None:
    """Initiative, computer, shield, hull, movement, energy in a row. `box`: left, middle and width; `energy`: what stands
    for its sum, as what is made and used."""
    left, y, wide = box
    said = [str(getattr(stats, name)) for name in SUMS[:-1]] + [energy or with_minus(str(stats.energy))]
    style = figure(PAPER, BODY)
    taken = sum(ICON + 6 + width(text, style) for text in said)
    space = min(34, (wide - taken) / (len(said) - 1))
    for number, (name, text) in enumerate(zip(SUMS, said, strict=True)):
        short = name == "energy" and stats.energy < 0
        svg.stamp_at(canvas, sum_icon(name, DANGER if short else SUM_COLOURS[number], ICON), left + ICON / 2, y)
        left += ICON + 6
        left += write(canvas, left, y, text, style._replace(colour=DANGER if short else PAPER)) + space


def sum_icon(name: str, colour: str, size: int = 34) -> Image.Image:
    """Small signs of the sums: arrows, cross-hairs, shield, plates, chevron, bolt."""
    shapes = {
        "initiative": '<path d="M14 20 46 50 14 80M48 20 80 50 48 80" fill="none" stroke-width="14"/>',
        "computer": '<circle cx="50" cy="50" r="28" fill="none" stroke-width="11"/>'
        '<path d="M50 4V30M50 70V96M4 50H30M70 50H96" stroke-width="11"/>',
        "shield": '<path d="M50 8 86 22V50C86 74 66 86 50 94 34 86 14 74 14 50V22Z" fill="none" stroke-width="11"/>',
        "hull": '<path d="M16 24H84M16 50H84M16 76H84" stroke-width="15"/>',
        "movement": '<path d="M14 66 50 26 86 66" fill="none" stroke-width="15"/>',
        "energy": '<path d="M58 4 20 56H46L38 96 80 40H54Z" stroke="none"/>',
    }
    fill = colour if name == "energy" else "none"
    return svg.sprite(f'<g stroke="{colour}" fill="{fill}" stroke-linecap="round">{shapes[name]}</g>', size)
