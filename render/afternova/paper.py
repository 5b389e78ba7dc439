"""The parts of a contract: paper with an engraved border, stamps, sealing wax, cards as strips."""

from __future__ import annotations

from PIL import Image

from engine.afternova.components import parts
from render.afternova.look import INK, PAPER_INK, PAPER_LINE, PAPER_LOW, PAPER_TOP, TEAL, TEAL_DEEP
from render.afternova.tokens import skill
from render.kit import svg
from render.kit.icons import icon_svg
from render.kit.light import Fine, fade, glow, lay_colour
from render.kit.sprites import keep_images
from render.kit.svg import on_circle, points, star_points
from render.kit.text import SMALL, Style, write

WIDE = 828
EDGE = 40
"""The distance from the edge of the sheet to its content."""
TOP = 122
"""The space above the planet."""
TICKET = 142
"""The width of a card as a strip."""


def draw_paper(canvas: Image.Image, left: int, top: int, tall: int) -> None:
    """Warm paper with an engraved border and a soft shadow."""
    shadow = Fine(WIDE + 40, tall + 40, fine=1)
    shadow.round_box(16, 20, WIDE + 24, tall + 30, 18)
    lay_colour(canvas, "#000000", glow(shadow.mask(), 7), 0.6, (left - 20, top - 20))
    paper = fade((WIDE, tall), PAPER_TOP, PAPER_LOW)
    lines = Fine(WIDE, tall, fine=2)
    for inset, line, shine in ((12, 3, 0.85), (19, 1.5, 0.6), (30, 1.5, 0.4)):
        lines.frame(inset, inset, WIDE - inset, tall - inset, 12, line, shine)
    for x in range(24, WIDE - 20, 12):
        for end in (24.5, tall - 24.5):
            lines.disc(x, end, 2.2, 0.5)
    for y in range(36, tall - 30, 12):
        for side in (24.5, WIDE - 24.5):
            lines.disc(side, y, 2.2, 0.5)
    lay_colour(paper, PAPER_LINE, lines.mask())
    shape = Fine(WIDE, tall, fine=2)
    shape.round_box(0, 0, WIDE, tall, 14)
    canvas.paste(paper, (left, top), shape.mask())


@keep_images
def arrow() -> Image.Image:
    return svg.sprite(
        f'<path d="M6 50H80M54 22L84 50L54 78" fill="none" stroke="{PAPER_INK}" stroke-width="13" stroke-linecap="round" stroke-linejoin="round"/>',
        34,
    )


@keep_images
def ticket(card: str) -> Image.Image:
    """A mercenary of the active player as a strip: its id and two skill icons."""
    body = f'<rect x="1.5" y="1.5" width="{TICKET - 3}" height="51" rx="14" fill="#14303A" stroke="{TEAL_DEEP}" stroke-width="3"/>'
    with svg.keep_outline(svg.sheet(body, TICKET, 54)) as drawing:
        write(drawing, 9, 28, card.upper(), Style(SMALL, "#FFFFFF", "en", 700))
        for number, kind in enumerate(parts().mercenaries[card].skills):
            svg.stamp_at(drawing, skill(kind, 36), 84 + number * 37, 27)
    return drawing


@keep_images
def face_down() -> Image.Image:
    """A helper's cards, secret until they are used."""
    back = (
        f'<rect x="2" y="2" width="38" height="54" rx="8" fill="#16424C" stroke="{INK}" stroke-width="3"/>'
        f'<rect x="7" y="7" width="28" height="44" rx="5" fill="none" stroke="{TEAL}" stroke-width="2"/>'
        + icon_svg("paw", 21, 29, 24, TEAL)
    )
    return svg.sheet(f'<g transform="rotate(-7 30 34)">{back}</g><g transform="translate(17 3)">{back}</g>', 62, 64)


def draw_dotted(canvas: Image.Image, x: float, y: float, count: int) -> None:
    for step in range(count):
        left = round(x) + step * 12
        canvas.paste("#9C8AA0", (left, round(y), left + 5, round(y) + 4))


def band(canvas: Image.Image, left: float, y: float, fill: str, tall: int = 62) -> None:
    pen = Fine(WIDE - 2 * EDGE, tall, fine=3)
    pen.round_box(0, 0, WIDE - 2 * EDGE, tall, 16)
    lay_colour(canvas, fill, pen.mask(), 1, (round(left) + EDGE, round(y)))


@keep_images
def warning() -> Image.Image:
    return svg.sprite(
        '<path d="M50 8L95 90H5Z" fill="#3A1E00" stroke="#3A1E00" stroke-width="8" stroke-linejoin="round"/><path d="M50 36V62M50 74V80" stroke="#FFD48A" stroke-width="11" stroke-linecap="round"/>',
        40,
    )


@keep_images
def wax(size: int) -> Image.Image:
    """A seal of wax: all have signed."""
    blob = [on_circle(50, 50, 42 + (3.5 if n % 3 == 0 else -1.5 if n % 3 == 1 else 1), n * 20) for n in range(18)]
    body = (
        svg.SOFT.format(2.4)
        + f'<polygon points="{points((x + 1, y + 3) for x, y in blob)}" fill="#000" fill-opacity="0.5" stroke="#000" stroke-opacity="0.5" stroke-width="6" stroke-linejoin="round" filter="url(#soft)"/>'
        f'<radialGradient id="w" cx="0.36" cy="0.3" r="0.8"><stop offset="0" stop-color="#FF8FAE"/><stop offset="0.45" stop-color="#D42A62"/><stop offset="1" stop-color="#7A0E36"/></radialGradient>'
        f'<polygon points="{points(blob)}" fill="url(#w)" stroke="#B31D50" stroke-width="6" stroke-linejoin="round"/>'
        f'<circle cx="50" cy="50" r="31" fill="none" stroke="#7A0E36" stroke-width="2.5"/><circle cx="50" cy="51.2" r="31" fill="none" stroke="#FF9DB8" stroke-opacity="0.6" stroke-width="1.2"/>'
        f'<polygon points="{star_points(50, 51, 25, 11, 8)}" fill="#FF9DB8" fill-opacity="0.55"/><polygon points="{star_points(50, 50, 25, 11, 8)}" fill="#8E1742"/>'
    )
    return svg.sprite(body, size)
