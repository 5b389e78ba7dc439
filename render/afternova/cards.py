"""Cards in the size of a hand: mercenaries, animals at a ship's window; blueprints, white lines on blue."""

from __future__ import annotations

from PIL import Image, ImageChops

from engine.afternova.components import Colour, Cubes, Skill, parts
from locales import message as told
from locales import translate
from render.afternova.emblems import EMBLEMS
from render.afternova.look import (
    INK,
    PRINT,
    PRINT_DEEP,
    PRINT_LIGHT,
    SKILL_LOOKS,
    TEAL,
    TEAL_PALE,
    code,
    cubes_in,
    name_text,
    upgrade_words,
)
from render.afternova.tokens import answer_sign, chip, cube, skill, star, upgrade_sign
from render.kit import svg
from render.kit.icons import icon_svg
from render.kit.palette import MIST, PAPER, mix
from render.kit.sprites import keep_images
from render.kit.svg import ticks
from render.kit.text import LARGE, SMALL, Style, pieces_of, width, write, write_fit

CARD = (288, 392)
WINDOW = (144, 118, 84)
"""The window of a large card: its centre and its radius."""


@keep_images
def mercenary_blank(wide: int, tall: int, large: bool, scale: int = 1) -> Image.Image:
    """The common parts of all mercenaries of a size: dark teal metal with a bright edge, and on large ones the round
    window."""
    x, y, r = WINDOW
    window = (
        f'<radialGradient id="w" cx="0.38" cy="0.3" r="0.85"><stop offset="0" stop-color="#D9FFFA"/><stop offset="0.35" stop-color="{TEAL}"/><stop offset="1" stop-color="#123A52"/></radialGradient>'
        f'<circle cx="{x}" cy="{y}" r="{r + 10}" fill="{INK}"/><circle cx="{x}" cy="{y}" r="{r}" fill="url(#w)"/>'
        f'<circle cx="{x}" cy="{y}" r="{r}" fill="none" stroke="{TEAL_PALE}" stroke-width="3.5"/>'
        f'<path d="{ticks(x, y, r + 3, r + 9, 48)}" stroke="{TEAL}" stroke-width="2.2"/>'
        f'<path d="M30 292H258" stroke="{TEAL}" stroke-opacity="0.6" stroke-width="2"/>'
        if large
        else ""
    )
    return _sheet(
        f'<linearGradient id="c" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#1E4A55"/><stop offset="1" stop-color="#0E1A26"/></linearGradient>'
        f'<rect width="{wide}" height="{tall}" rx="18" fill="{INK}"/><rect x="2" y="2" width="{wide - 4}" height="{tall - 4}" rx="16" fill="url(#c)" stroke="{TEAL}" stroke-width="3"/>'
        + window,
        (wide, tall),
        scale,
    )


@keep_images
def blueprint_blank(wide: int, tall: int, large: bool, scale: int = 1) -> Image.Image:
    """The common parts of all blueprints of a size: blue with a fine grid and one corner turned down."""
    step = 24 if large else 17
    grid = "".join(f"M{x} 4V{tall - 4}" for x in range(step, wide, step)) + "".join(
        f"M4 {y}H{wide - 4}" for y in range(step, tall, step)
    )
    fold = 40 if large else 22
    shape = f"M18 2H{wide - fold}L{wide - 2} {fold}V{tall - 18}Q{wide - 2} {tall - 2} {wide - 18} {tall - 2}H18Q2 {tall - 2} 2 {tall - 18}V18Q2 2 18 2Z"
    return _sheet(
        f'<linearGradient id="c" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="{PRINT}"/><stop offset="1" stop-color="{PRINT_DEEP}"/></linearGradient>'
        f'<path d="{shape}" fill="url(#c)"/><path d="{grid}" stroke="{PRINT_LIGHT}" stroke-opacity="0.17" stroke-width="1.3"/>'
        f'<path d="{shape}" fill="none" stroke="{PRINT_LIGHT}" stroke-width="3" stroke-linejoin="round"/>'
        f'<path d="M{wide - fold} 2V{fold}H{wide - 2}Z" fill="{PRINT_LIGHT}" fill-opacity="0.5"/>',
        (wide, tall),
        scale,
    )


def _sheet(body: str, size: tuple[int, int], scale: int) -> Image.Image:
    return svg.raster(body, size[0] * scale, size[1] * scale, f"0 0 {size[0]} {size[1]}")


def draw_cost(
    canvas: Image.Image,
    cost: Cubes,
    box: tuple[float, float, float, float],
    size: int,
    language: str,
    covered: Cubes | None = None,
) -> None:
    """The printed cubes in a box, in as few rows as fit; covered ones carry a cube."""
    left, top, wide, tall = box
    wanted = cubes_in(cost)
    lying = list(cubes_in(covered)) if covered is not None else []
    columns = max(1, int((wide + 2) // (size + 1)))
    rows = -(-len(wanted) // columns)
    if rows * (size + 1) > tall + 2:
        size = int(size * 0.76)
        columns = max(1, int((wide + 2) // (size + 1)))
        rows = -(-len(wanted) // columns)
    per_row = -(-len(wanted) // rows)
    pitch = size + 2
    for number, colour in enumerate(wanted):
        row, column = divmod(number, per_row)
        here = min(per_row, len(wanted) - row * per_row)
        x = left + (wide - here * pitch + 2) / 2 + column * pitch
        y = top + (tall - rows * pitch + 2) / 2 + row * pitch
        if colour in lying:
            lying.remove(colour)
            svg.stamp(canvas, _covered(colour, size, language), x - 1, y - 5)
        else:
            svg.stamp(canvas, chip(colour, size, language), x, y)


@keep_images
def _covered(colour: Colour, size: int, language: str) -> Image.Image:
    """A printed cube that is covered: dark, with a tick."""
    drawing = cube(colour, size + 6, language).copy()
    alpha = drawing.getchannel("A")
    drawing.paste(INK, (0, 0), alpha.point([round(value * 0.5) for value in range(256)]))
    drawing.putalpha(alpha)
    svg.stamp_at(drawing, answer_sign("accepted", round(size * 0.56)), drawing.width * 0.66, drawing.height * 0.66)
    drawing.putalpha(ImageChops.lighter(alpha, drawing.getchannel("A")))
    return drawing


@keep_images
def card_sprite(card: str, language: str, scale: int = 1) -> Image.Image:
    """A large card: 288 x 392 units."""
    with svg.keep_outline(blank_card(card, scale)) as drawing:
        if card.startswith("m"):
            _write_name(drawing, card, language, 252 * scale, scale)
            _draw_skills(drawing, card, language, scale)
        else:
            _write_name(drawing, card, language, 218 * scale, scale)
            box = (10 * scale, 252 * scale, (CARD[0] - 20) * scale, 66 * scale)
            draw_cost(drawing, parts().costs[card], box, 56 * scale, language)
            _write_upgrade(drawing, card, language, scale)
    return drawing


@keep_images
def blank_card(card: str, scale: int = 1) -> Image.Image:
    """A large card without the texts and letters that depend on the language."""
    with svg.keep_outline(
        (mercenary_blank if card.startswith("m") else blueprint_blank)(*CARD, True, scale)
    ) as drawing:
        (_draw_mercenary if card.startswith("m") else _draw_blueprint)(drawing, card, scale)
    return drawing


def _write_name(drawing: Image.Image, card: str, language: str, y: float, scale: int) -> None:
    """The name on one or two lines around `y`."""
    words = translate(name_text(card), language)
    style = Style((LARGE - 4) * scale, PAPER, language, 700, "title")
    room = drawing.width - 28 * scale
    for size in (LARGE - 4, LARGE - 8):
        whole = style._replace(size=size * scale)
        if width(words, whole) <= room:
            write(drawing, drawing.width / 2, y, words, whole, "middle")
            return
    small = style._replace(size=SMALL * scale)
    for number, line in enumerate(two_lines(words, small)):
        middle = y + (number - 0.5) * 33 * scale
        write_fit(drawing, drawing.width / 2, middle, line, small, room, SMALL * scale, "middle")


def two_lines(words: str, style: Style) -> tuple[str, str]:
    """The text on two lines of about the same length, broken only where that is allowed."""
    pieces = pieces_of(words)
    splits = [("".join(pieces[:cut]).strip(), "".join(pieces[cut:]).strip()) for cut in range(1, max(2, len(pieces)))]
    return min(splits, key=lambda lines: max(width(line, style) for line in lines))


def _code(drawing: Image.Image, card: str, colour: str, scale: int) -> None:
    body = f'<path d="M3 18Q3 3 18 3H82V30Q82 44 68 44H3Z" fill="{INK}" fill-opacity="0.82"/>'
    svg.stamp(drawing, _sheet(body, (86, 46), scale), 0, 0)
    write(drawing, 13 * scale, 24 * scale, card.upper(), Style(SMALL * scale, colour, "en", 700))


def _draw_mercenary(drawing: Image.Image, card: str, scale: int) -> None:
    """The portrait and the id."""
    x, y, r = WINDOW
    svg.stamp_at(drawing, svg.sprite(_portrait(EMBLEMS[card]), r * 2 * scale), x * scale, y * scale)
    _code(drawing, card, TEAL_PALE, scale)


def _draw_skills(drawing: Image.Image, card: str, language: str, scale: int) -> None:
    for number, kind in enumerate(parts().mercenaries[card].skills):
        x = WINDOW[0] + (number - 0.5) * 128
        svg.stamp_at(drawing, lettered_wide(kind, language, scale), x * scale, 342 * scale)


def _portrait(name: str) -> str:
    """An animal in the window: dark against the light, with a thin bright edge."""
    return icon_svg(name, 51.5, 53, 70, "#BFFFF6", 0.5) + icon_svg(name, 50, 51, 70, "#07202B")


@keep_images
def lettered_wide(kind: Skill, language: str, scale: int) -> Image.Image:
    """A large skill icon with its letter beside it."""
    drawing = Image.new("RGBA", (122 * scale, 80 * scale))
    drawing.paste(skill(kind, 80 * scale), (0, 0))
    mask = Image.new("L", drawing.size)
    style = Style(40 * scale, "#FFFFFF", language, 700)
    write(mask, 103 * scale, 40 * scale, code(kind, language), style, "middle")
    drawing.paste(SKILL_LOOKS[kind][1], (0, 0), mask)
    return drawing


def _draw_blueprint(drawing: Image.Image, card: str, scale: int) -> None:
    """The construction drawing, the id, points, the icon of the upgrade."""
    facts = parts().blueprints[card]
    wide = CARD[0]
    svg.stamp_at(drawing, svg.sprite(_draft(EMBLEMS[card]), 164 * scale), wide / 2 * scale, 112 * scale)
    _code(drawing, card, PRINT_LIGHT, scale)
    svg.stamp_at(drawing, star(facts.points, 88 * scale), (wide - 50) * scale, 54 * scale)
    svg.stamp(drawing, _band(wide, scale), 0, 326 * scale)
    if facts.upgrade is not None:
        svg.stamp_at(drawing, upgrade_sign(facts.upgrade, 42 * scale, PRINT_LIGHT), 40 * scale, 356 * scale)


def _write_upgrade(drawing: Image.Image, card: str, language: str, scale: int) -> None:
    upgrade = parts().blueprints[card].upgrade
    y, style = 356 * scale, Style(SMALL * scale, PAPER, language, 600)
    if upgrade is None:
        words, plain = told("an-pic-points-only", language), style._replace(colour=MIST, weight=500)
        write_fit(drawing, drawing.width / 2, y, words, plain, drawing.width - 40 * scale, SMALL * scale, "middle")
        return
    words = translate(upgrade_words(upgrade), language)
    write_fit(drawing, 66 * scale, y, words, style, drawing.width - 78 * scale, SMALL * scale)


@keep_images
def _band(wide: int, scale: int) -> Image.Image:
    body = f'<path d="M3 0H{wide - 3}V44Q{wide - 3} 62 {wide - 21} 62H21Q3 62 3 44Z" fill="{INK}" fill-opacity="0.62"/><path d="M12 1H{wide - 12}" stroke="{PRINT_LIGHT}" stroke-opacity="0.5" stroke-width="2"/>'
    return _sheet(body, (wide, 64), scale)


def _draft(name: str) -> str:
    """A construction drawing: circles, crossing lines, the object itself in light."""
    return (
        f'<g fill="none" stroke="{PRINT_LIGHT}" stroke-opacity="0.55"><circle cx="50" cy="50" r="46" stroke-width="1"/><circle cx="50" cy="50" r="41" stroke-width="0.7" stroke-dasharray="3 2.4"/>'
        f'<path d="M0 50H100M50 0V100" stroke-width="0.8" stroke-dasharray="6 2 1.5 2"/></g>'
        + icon_svg(name, 50, 50, 62, mix(PRINT_LIGHT, "#FFFFFF", 0.5))
    )
