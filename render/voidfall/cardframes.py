"""Frames of cards: a band with the art of the kind, its sign in a medallion, the title; below it what the card says."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from PIL import Image

from engine.core.text import Text
from locales import capitalize, translate
from render.kit import svg
from render.kit.icons import icon_svg
from render.kit.palette import BRASS_LIGHT, PAPER, mix
from render.kit.sprites import keep_images
from render.kit.text import Style, width, write_fit
from render.voidfall.look import NIGHT, OBSIDIAN, TypeLook
from render.voidfall.sheets import ASIDE, GAP, INNER, INSET, PAD, Block, body, plate, stack

BAND = 72
MEDAL = 62
STARS = 16
LEAST_FAR, MOST_FAR = 90, 230
"""Of the large faint sign behind the words."""


def framed(
    title: Text | str,
    look: TypeLook,
    blocks: Sequence[Block],
    language: str,
    *,
    wide: int = INNER,
    right: Sequence[Image.Image] = (),
    note: str = "",
    colour: str = PAPER,
    line: float = 3,
    medal: Image.Image | None = None,
) -> Block:
    """A card. `note` and signs stand at the right end of the band; `medal`: in place of the sign of the kind."""
    inner = stack(blocks)
    tall = round(BAND + inner.tall + (PAD + 6 if blocks else 4))
    said = capitalize(title if isinstance(title, str) else translate(title, language))
    size = body(language)

    def draw(canvas: Image.Image, x: float, y: float) -> None:
        svg.stamp(canvas, plate(wide, tall, look.colour, line), x, y)
        svg.stamp(canvas, band(wide - 6, look), x + 3, y + 3)
        side = round(min(MOST_FAR, tall - BAND - 16))
        if side >= LEAST_FAR:
            svg.stamp(canvas, far_sign(look, side), x + wide - side - 20, y + tall - side - 8)
        middle, end = y + BAND / 2 + 1, x + wide - 18
        for sprite in reversed(right):
            svg.stamp_at(canvas, sprite, end - sprite.width / 2, middle)
            end -= sprite.width + 8
        left = x + MEDAL + 30
        svg.stamp_at(canvas, medal or medallion(look), x + MEDAL / 2 + 12, middle)
        if note:
            style = Style(ASIDE, mix(look.colour, PAPER, 0.5), language, 600, aside=True)
            room = max(60.0, end - left - width(said, Style(size, colour, language, 700)) - 16)
            end -= write_fit(canvas, end - 4, middle, note, style, room, ASIDE, "right") + 16
        write_fit(canvas, left, middle, said, Style(size + 5, colour, language, 700), end - left, size)
        inner.draw(canvas, x + INSET, y + BAND + 8)

    return Block(tall, draw)


@keep_images
def medallion(look: TypeLook) -> Image.Image:
    """The sign of a kind on a disc with a brass rim."""
    return svg.sprite(
        f'<circle cx="50" cy="50" r="47" fill="{mix(look.colour, "#000000", 0.72)}" stroke="{look.colour}" '
        f'stroke-width="5"/><circle cx="50" cy="50" r="40" fill="none" stroke="{BRASS_LIGHT}" stroke-opacity="0.35" '
        'stroke-width="2"/>' + icon_svg(look.icon, 50, 50, 58, mix(look.colour, PAPER, 0.35)),
        MEDAL,
    )


@keep_images
def far_sign(look: TypeLook, size: int) -> Image.Image:
    """The sign of a kind, large and faint."""
    return svg.sheet(icon_svg(look.icon, size / 2, size / 2, size, look.colour, 0.09), size, size)


@keep_images
def band(wide: int, look: TypeLook) -> Image.Image:
    """The upper part of a card: a nebula in its colour, an orbit, a few stars, and its sign large in the distance."""
    lots = Random(look.icon)
    dark, glow = mix(look.colour, OBSIDIAN, 0.62), mix(look.colour, NIGHT, 0.35)
    stars = "".join(
        f'<circle cx="{lots.uniform(120, wide - 20):.0f}" cy="{lots.uniform(8, BAND - 8):.0f}" '
        f'r="{lots.uniform(0.8, 2.2):.1f}" fill="{PAPER}" fill-opacity="{lots.uniform(0.3, 0.8):.2f}"/>'
        for _ in range(STARS)
    )
    far = wide * 0.62
    drawn = (
        f'<linearGradient id="b"><stop offset="0" stop-color="{dark}"/>'
        f'<stop offset="0.75" stop-color="{mix(NIGHT, look.colour, 0.2)}"/>'
        f'<stop offset="1" stop-color="{mix(NIGHT, look.colour, 0.3)}"/></linearGradient>'
        f'<radialGradient id="n"><stop offset="0" stop-color="{glow}" stop-opacity="0.75"/>'
        f'<stop offset="1" stop-color="{glow}" stop-opacity="0"/></radialGradient>'
        f'<clipPath id="c"><path d="M0 {BAND}V16Q0 0 16 0H{wide - 16}Q{wide} 0 {wide} 16V{BAND}Z"/></clipPath>'
        f'<g clip-path="url(#c)"><rect width="{wide}" height="{BAND}" fill="url(#b)"/>'
        f'<ellipse cx="{far:.0f}" cy="{BAND * 0.7:.0f}" rx="{wide * 0.26:.0f}" ry="{BAND * 0.9:.0f}" fill="url(#n)"/>'
        f'<ellipse cx="{far:.0f}" cy="{BAND * 1.6:.0f}" rx="{wide * 0.34:.0f}" ry="{BAND * 1.1:.0f}" fill="none" '
        f'stroke="{BRASS_LIGHT}" stroke-opacity="0.3" stroke-width="2"/>{stars}'
        f"{icon_svg(look.icon, far, BAND * 0.5, BAND * 1.9, mix(look.colour, PAPER, 0.3), 0.17)}</g>"
        f'<path d="M14 {BAND - 1}H{wide - 14}" stroke="{look.colour}" stroke-opacity="0.7" stroke-width="2"/>'
    )
    return svg.sheet(drawn, wide, BAND)


def side_by_side(cells: Sequence[Block], wide: int) -> Block:
    """Plates of this width, two in a row."""
    rows = [cells[number : number + 2] for number in range(0, len(cells), 2)]

    def drawn(row: Sequence[Block]) -> Block:
        def draw(canvas: Image.Image, x: float, y: float) -> None:
            for number, cell in enumerate(row):
                cell.draw(canvas, x + number * (wide + GAP), y)

        return Block(max(cell.tall for cell in row), draw)

    return stack([drawn(row) for row in rows], gap=GAP)
