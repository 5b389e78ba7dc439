"""Sheets of cards: blocks that know how tall they are, plates around them, and the page that they make.

A `Block` is drawn with its top left corner at a point. Everything is measured before anything is drawn, so a sheet is
as tall as what stands on it. A phone shows a sheet 344 pixels wide, which gives the sizes of its text.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from PIL import Image

from engine.core.text import Text
from locales import capitalize, translate
from render.kit import svg
from render.kit.frame import sky
from render.kit.palette import BRASS, MIST, PAPER, mix
from render.kit.sprites import keep_images
from render.kit.text import Style, even_lines, width, wrap, write, write_fit
from render.voidfall.look import GROUND, NIGHT, OBSIDIAN, TEAL_LIGHT

WIDE = 1080
"""Of a sheet: narrow, so that a phone shows its words large."""
MOST_TALL = 1855
"""A phone shows taller ones smaller."""
MARGIN = 18
INNER = WIDE - 2 * MARGIN
GAP = 12
HALF = (INNER - GAP) // 2
PAD, INSET = 16, 24
"""Above and below what stands on a plate, and beside it."""
ROOM = INNER - 2 * INSET
"""Within a plate as wide as the sheet."""
NUMBER, TITLE, ASIDE = 36, 42, 30
"""Sizes of numbers, of titles in Latin letters, and of annotations."""
BODY, BODY_CHINESE = 35, 38
"""Sizes of words: a phone shows them with 11 and 12 pixels."""
LEADING = 1.25
LOW = 96
"""The height of a plate that others are stretched from."""

Draw: TypeAlias = Callable[[Image.Image, float, float], None]


class Block(NamedTuple):
    """Something on a sheet: how tall it is, and how it is drawn with its top left corner at a point."""

    tall: float
    draw: Draw


def stack(blocks: Sequence[Block], gap: float = 6) -> Block:
    """One below the other."""

    def draw(canvas: Image.Image, x: float, y: float) -> None:
        for block in blocks:
            block.draw(canvas, x, y)
            y += block.tall + gap

    return Block(sum(block.tall for block in blocks) + gap * max(0, len(blocks) - 1), draw)


def body(language: str) -> int:
    """The size of the words that one decides by."""
    return BODY_CHINESE if language.startswith("zh") else BODY


def words(
    text: Text | str, language: str, room: float, *, colour: str = PAPER, weight: int = 500, aside: bool = False
) -> Block:
    """A text in lines of this room. `aside`: an annotation, in small letters."""
    said = text if isinstance(text, str) else translate(text, language)
    size = ASIDE if aside else body(language)
    style = Style(size, colour, language, weight, aside=aside)
    lines = lines_of(capitalize(said), style, round(room))
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
) -> Block:
    """A line with signs before its title, and a note and signs at its right end."""
    said = capitalize(title if isinstance(title, str) else translate(title, language))
    size = body(language)
    tall = max([size * 1.36, *(sprite.height for sprite in (*signs, *right))])

    def draw(canvas: Image.Image, x: float, y: float) -> None:
        middle, at, end = y + tall / 2, x, x + room
        for sprite in signs:
            svg.stamp_at(canvas, sprite, at + sprite.width / 2, middle)
            at += sprite.width + 10
        for sprite in reversed(right):
            svg.stamp_at(canvas, sprite, end - sprite.width / 2, middle)
            end -= sprite.width + 6
        if note:
            style = Style(ASIDE, MIST, language, 600, aside=True)
            end -= write_fit(canvas, end - 6, middle, note, style, max(60, (end - at) * 0.62), ASIDE, "right") + 20
        write_fit(canvas, at, middle, said, Style(size + 3, colour, language, 700), end - at, size)

    return Block(tall, draw)


def card(
    blocks: Sequence[Block], *, wide: int = INNER, colour: str = BRASS, line: float = 2, dash: str = "", pad: int = PAD
) -> Block:
    """Blocks on a plate with an edge of this colour; `pad` above and below them."""
    inner = stack(blocks)
    tall = round(inner.tall + 2 * pad)

    def draw(canvas: Image.Image, x: float, y: float) -> None:
        svg.stamp(canvas, plate(wide, tall, colour, line, dash), x, y)
        inner.draw(canvas, x + INSET, y + pad)

    return Block(tall, draw)


def plate(wide: int, tall: int, colour: str = BRASS, line: float = 2, dash: str = "") -> Image.Image:
    """The ground of a part of a sheet: night with a little of a colour, an edge of it, brass in the corners. One with a
    full edge is stretched from a small one."""
    return _whole_plate(wide, tall, colour, line, dash) if dash else svg.stretch(small_plate(colour, line), wide, tall)


@keep_images
def small_plate(colour: str, line: float) -> Image.Image:
    """A plate that others are stretched from."""
    return _whole_plate(LOW, LOW, colour, line)


@keep_images
def _whole_plate(wide: int, tall: int, colour: str, line: float, dash: str = "") -> Image.Image:
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
    said = capitalize(translate(text, language))
    size = body(language)
    tall = 54

    def draw(canvas: Image.Image, x: float, y: float) -> None:
        middle = y + tall * 0.52
        taken = write_fit(canvas, x + 8, middle, said, Style(size + 1, TEAL_LIGHT, language, 700), INNER * 0.62, size)
        end = x + INNER
        if note:
            style = Style(ASIDE, MIST, language, aside=True)
            end -= write_fit(canvas, end - 6, middle, note, style, INNER - taken - 60, ASIDE, "right") + 26
        start = x + taken + 26
        if end > start:
            svg.stamp(canvas, hairline(round(end - start)), start, middle - 3)

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
def chip(said: str, colour: str, language: str, ink: str = OBSIDIAN) -> Image.Image:
    """A word or number on a plate of a colour."""
    size = body(language)
    style = Style(size, ink, language, 700)
    wide, tall = round(width(said, style) + size * 0.8), round(size * 1.3)
    with svg.keep_outline(
        svg.sheet(
            f'<rect x="1" y="1" width="{wide - 2}" height="{tall - 2}" rx="{tall * 0.3:g}" fill="{colour}"/>',
            wide,
            tall,
        )
    ) as drawing:
        write(drawing, wide / 2, tall / 2, said, style, "middle")
    return drawing


def paint_sheet(blocks: Sequence[Block]) -> Image.Image:
    """A page. What it is of stands in the message around it."""
    inner = stack(blocks, GAP)
    canvas = ground(WIDE, round(inner.tall + 2 * MARGIN))
    inner.draw(canvas, MARGIN, MARGIN)
    return canvas


def ground(wide: int, tall: int) -> Image.Image:
    """The sky behind a picture."""
    return sky(wide, tall, *GROUND)


def shares(weights: Sequence[float], most: float) -> list[slice]:
    """Consecutive parts of things with these weights: as few as keep each at most as heavy as that, the heaviest as
    light as possible."""
    for count in range(1, len(weights) + 1):
        parts = _even(weights, count)
        if max(sum(weights[part]) for part in parts) <= most:
            return parts
    return _even(weights, max(1, len(weights)))


def _even(weights: Sequence[float], count: int) -> list[slice]:
    """So many parts, the heaviest as light as possible."""
    best: dict[int, tuple[float, list[slice]]] = {0: (0.0, [])}
    for number in range(count):
        found: dict[int, tuple[float, list[slice]]] = {}
        for start, (heaviest, parts) in best.items():
            for end in range(start + 1, len(weights) - (count - number - 1) + 1):
                load = max(heaviest, sum(weights[start:end]))
                if end not in found or load < found[end][0]:
                    found[end] = load, [*parts, slice(start, end)]
        best = found
    return best.get(len(weights), (0.0, [slice(0, len(weights))]))[1]
