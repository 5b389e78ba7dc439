"""Sheets of text and signs: blocks that know how tall they are, plates around them, and the page that they make.

A `Block` is drawn with its top left corner at a point. Everything is measured before anything is drawn, so a sheet is
as tall as what stands on it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from PIL import Image

from engine.core.text import Text
from locales import translate
from render.kit import svg
from render.kit.frame import HEAD_HEIGHT, MARGIN, sky
from render.kit.palette import BRASS, MIST, PAPER, mix
from render.kit.picture import Scene
from render.kit.sprites import keep_images
from render.kit.text import Style, even_lines, width, wrap, write, write_fit
from render.voidfall.head import draw_head
from render.voidfall.look import GROUND, NIGHT, OBSIDIAN, TEAL_LIGHT

WIDE = 1080
"""Of a sheet: narrow, so that a phone shows its words large."""
INNER = WIDE - 2 * MARGIN
GAP = 14
HALF = (INNER - GAP) // 2
PAD, NARROW = 22, 13
"""Around what stands on a plate; above and below it where there are many plates."""
TITLE, NORMAL, BODY, LEAST = 38, 32, 29, 26
"""Sizes of text on a sheet."""
LEADING = 1.32
LARGE, LARGE_CHINESE = 35, 38
"""What a phone, which shows a sheet about 344 pixels wide, shows with 11 and 12."""
SKY_WIDE, SKY_STEP = 1480, 1300
LOW = 96
"""The height of a plate that others are stretched from."""
MOST_TALL = 3900
"""Pictures are not taller."""

Draw: TypeAlias = Callable[[Image.Image, float, float], None]


class Block(NamedTuple):
    """Something on a sheet: how tall it is, and how it is drawn with its top left corner at a point."""

    tall: float
    draw: Draw


def stack(blocks: Sequence[Block], gap: float = 8) -> Block:
    """One below the other."""

    def draw(canvas: Image.Image, x: float, y: float) -> None:
        for block in blocks:
            block.draw(canvas, x, y)
            y += block.tall + gap

    return Block(sum(block.tall for block in blocks) + gap * max(0, len(blocks) - 1), draw)


def legible_size(language: str) -> int:
    """The size of text that a phone shows large enough to choose by."""
    return LARGE_CHINESE if language.startswith("zh") else LARGE


def space(tall: float) -> Block:
    """Nothing."""
    return Block(tall, lambda canvas, x, y: None)


def words(
    text: Text | str, language: str, room: float, *, size: int = BODY, colour: str = PAPER, weight: int = 500
) -> Block:
    """A text in lines of this room."""
    said = text if isinstance(text, str) else translate(text, language)
    style = Style(size, colour, language, weight)
    lines = lines_of(capital(said), style, round(room))
    pace = size * LEADING

    def draw(canvas: Image.Image, x: float, y: float) -> None:
        for number, line in enumerate(lines):
            write(canvas, x, y + pace * (number + 0.5), line, style)

    return Block(pace * len(lines), draw)


@lru_cache(maxsize=2048)
def lines_of(said: str, style: Style, room: int) -> tuple[str, ...]:
    """The text in lines, of which the last is not a single word or character."""
    lines = wrap(said, style, room)
    short = len(lines) > 1 and width(lines[-1], style) < room * 0.12
    return tuple(even_lines(said, style, room, len(lines)) if short else lines)


def capital(said: str) -> str:
    """With a capital letter: texts of cards are parts of sentences."""
    return said[:1].upper() + said[1:]


def put_beside(sprite: Image.Image, right: Block, indent: float) -> Block:
    """A block with a sprite before its first line."""

    def draw(canvas: Image.Image, x: float, y: float) -> None:
        svg.stamp(canvas, sprite, x, y + max(0.0, (BODY * LEADING - sprite.height) / 2))
        right.draw(canvas, x + indent, y)

    return Block(max(right.tall, sprite.height), draw)


def titled_block(
    title: Text | str,
    language: str,
    room: float,
    *,
    signs: Sequence[Image.Image] = (),
    right: Sequence[Image.Image] = (),
    note: str = "",
    colour: str = PAPER,
    size: int = NORMAL,
    note_size: int = BODY,
    least: int = LEAST,
) -> Block:
    """A line with signs before its title, and a note and signs at its right end; nothing smaller than `least`."""
    said = capital(title if isinstance(title, str) else translate(title, language))
    tall = max([size * 1.4, *(sprite.height for sprite in (*signs, *right))])

    def draw(canvas: Image.Image, x: float, y: float) -> None:
        middle, at, end = y + tall / 2, x, x + room
        for sprite in signs:
            svg.stamp_at(canvas, sprite, at + sprite.width / 2, middle)
            at += sprite.width + 10
        for sprite in reversed(right):
            svg.stamp_at(canvas, sprite, end - sprite.width / 2, middle)
            end -= sprite.width + 6
        if note:
            end -= 6
            style = Style(note_size, MIST, language, 600)
            end -= write_fit(canvas, end, middle, note, style, max(60, (end - at) * 0.62), least, "right") + 14
        write_fit(canvas, at, middle, said, Style(size, colour, language, 700), end - at, least)

    return Block(tall, draw)


def card(
    blocks: Sequence[Block], *, wide: int = INNER, colour: str = BRASS, line: float = 2, dash: str = "", pad: int = PAD
) -> Block:
    """Blocks on a plate with an edge of this colour; `pad` above and below them."""
    inner = stack(blocks)
    tall = round(inner.tall + 2 * pad)

    def draw(canvas: Image.Image, x: float, y: float) -> None:
        svg.stamp(canvas, plate(wide, tall, colour, line, dash), x, y)
        inner.draw(canvas, x + PAD + 4, y + pad)

    return Block(tall, draw)


ROOM = INNER - 2 * PAD - 8
"""Within a plate as wide as the sheet."""


def plate(wide: int, tall: int, colour: str = BRASS, line: float = 2, dash: str = "") -> Image.Image:
    """The ground of a part of a sheet: night with a little of a colour, an edge of it, brass in the corners. One with a
    full edge is stretched from a low one, because drawing each again is slow."""
    if dash or tall <= LOW:
        return whole_plate(wide, tall, colour, line, dash)
    low, half = whole_plate(wide, LOW, colour, line), LOW // 2
    found = Image.new("RGBA", (wide, tall))
    found.paste(low.crop((0, half, wide, half + 1)).resize((wide, tall - LOW), Image.Resampling.NEAREST), (0, half))
    found.paste(low.crop((0, 0, wide, half)), (0, 0))
    found.paste(low.crop((0, half, wide, LOW)), (0, tall - half))
    return found


@keep_images
def whole_plate(wide: int, tall: int, colour: str, line: float, dash: str = "") -> Image.Image:
    """A plate drawn as it is."""
    dashed = f' stroke-dasharray="{dash}"' if dash else ""
    half = line / 2 + 1
    corners = "".join(
        f'<path d="M{x} {y + dy * 26}Q{x} {y} {x + dx * 26} {y}" fill="none" stroke="{colour}" stroke-width="2"/>'
        for x, y, dx, dy in (
            (10, 10, 1, 1),
            (wide - 10, 10, -1, 1),
            (10, tall - 10, 1, -1),
            (wide - 10, tall - 10, -1, -1),
        )
    )
    return svg.sheet(
        f'<rect x="{half}" y="{half}" width="{wide - 2 * half}" height="{tall - 2 * half}" rx="18" '
        f'fill="{mix(NIGHT, colour, 0.07)}" fill-opacity="0.94" stroke="{colour}" '
        f'stroke-opacity="{0.6 if line < 4 else 1}" stroke-width="{line}"{dashed}/>{corners}',
        wide,
        tall,
    )


def heading(text: Text, language: str, note: str = "") -> Block:
    """What the next part of a sheet is about, with a brass line."""
    said = capital(translate(text, language))
    tall = 56

    def draw(canvas: Image.Image, x: float, y: float) -> None:
        style = Style(NORMAL, TEAL_LIGHT, language, 700)
        taken = write_fit(canvas, x + 8, y + tall * 0.55, said, style, INNER * 0.62, LEAST)
        end = x + INNER
        if note:
            room = INNER - taken - 60
            end -= write_fit(
                canvas, x + INNER - 6, y + tall * 0.55, note, Style(BODY, MIST, language), room, LEAST, "right"
            )
            end -= 26
        start = x + taken + 26
        if end > start:
            svg.stamp(canvas, hairline(round(end - start)), start, y + tall * 0.55 - 3)

    return Block(tall, draw)


@keep_images
def hairline(wide: int) -> Image.Image:
    """A thin brass line with a diamond at its end."""
    return svg.sheet(
        f'<path d="M0 3H{wide - 12}" stroke="{BRASS}" stroke-opacity="0.55" stroke-width="2"/>'
        f'<path d="M{wide - 8} 0L{wide - 5} 3L{wide - 8} 6L{wide - 11} 3Z" fill="{BRASS}"/>',
        wide,
        6,
    )


@keep_images
def chip(said: str, colour: str, language: str, size: int = BODY, ink: str = OBSIDIAN) -> Image.Image:
    """A word or number on a plate of a colour."""
    style = Style(size, ink, language, 700)
    wide, tall = round(width(said, style) + size * 0.9), round(size * 1.44)
    with svg.keep_outline(
        svg.sheet(
            f'<rect x="1" y="1" width="{wide - 2}" height="{tall - 2}" rx="{tall * 0.3:g}" fill="{colour}"/>',
            wide,
            tall,
        )
    ) as drawing:
        write(drawing, wide / 2, tall / 2, said, style, "middle")
    return drawing


def paint_sheet(
    scene: Scene, blocks: Sequence[Block], subject: Text | None = None, named: tuple[int, Text] | None = None
) -> Image.Image:
    """A page: the head, and the blocks below it."""
    body = stack(blocks, GAP)
    top = MARGIN + HEAD_HEIGHT + GAP
    tall = round(top + body.tall + MARGIN)
    canvas = ground(WIDE, tall)
    if scene.view is not None:
        draw_head(canvas, scene, subject, named)
    body.draw(canvas, MARGIN, top)
    return canvas


def paint_card(blocks: Sequence[Block]) -> Image.Image:
    """Blocks without a head."""
    body = stack(blocks, GAP)
    canvas = ground(WIDE, round(body.tall + 2 * MARGIN))
    body.draw(canvas, MARGIN, MARGIN)
    return canvas


def ground(wide: int, tall: int) -> Image.Image:
    """The sky behind a picture, cut from one of few heights, each of which is kept."""
    left = (SKY_WIDE - wide) // 2
    return sky(SKY_WIDE, -(-tall // SKY_STEP) * SKY_STEP, *GROUND).crop((left, 0, left + wide, tall))
