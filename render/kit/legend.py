"""A page that says what the signs of a title's pictures mean: sections of signs with their words, two in a row."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

from PIL import Image

from engine.core.text import Text, say
from locales import capitalize, translate
from render.kit import svg
from render.kit.frame import EDGE, plate
from render.kit.palette import BRASS_LIGHT, PAPER
from render.kit.picture import Scene, join_alt
from render.kit.text import NARROW, PHONE, Style, even_lines, phone_least, wrap, write

SIGN, HEADING, GAP, PAD = 56, 58, 10, 16
PACE, LEAST_ROW = 37, 62
"""From line to line, and the least height of a row."""


class LegendSign(NamedTuple):
    """A sign, drawn at a size, and what it means."""

    draw: Callable[[int], Image.Image]
    words: Text


Section: TypeAlias = tuple[Text, Sequence[LegendSign]]
"""Signs and what is written above them."""


class _Row(NamedTuple):
    signs: tuple[LegendSign, ...]
    lines: tuple[list[str], ...]
    tall: int


def paint_legend(sections: Sequence[Section], language: str, ground: Callable[[int, int], Image.Image]) -> Image.Image:
    """The page. `ground`: a canvas of this width and height."""
    laid = [(heading, _rows_of(signs, language)) for heading, signs in sections]
    tall = sum(HEADING + sum(row.tall for row in rows) + PAD for _, rows in laid) + GAP * (len(laid) - 1)
    canvas, y = ground(NARROW, 2 * EDGE + tall).copy(), EDGE
    for heading, rows in laid:
        high = HEADING + sum(row.tall for row in rows) + PAD
        svg.stamp(canvas, plate(NARROW - 2 * EDGE, high), EDGE, y)
        style = Style(PHONE + 2, BRASS_LIGHT, language, 700)
        write(canvas, EDGE + 24, y + HEADING / 2 + 4, capitalize(translate(heading, language)), style)
        top = y + HEADING
        for row in rows:
            _draw_row(canvas, row, top, language)
            top += row.tall
        y += high + GAP
    return canvas


def part_of(scene: Scene, pictures: Sequence[Sequence[Section]]) -> list[Section]:
    """The sections of one of several pictures: of the second one for `legend:/1`. All of them for another name."""
    _, _, number = scene.what.partition(":/")
    shown = [pictures[int(number)]] if number.isdecimal() and int(number) < len(pictures) else pictures
    return [section for sections in shown for section in sections]


def _column() -> float:
    """The width of one of the two columns."""
    return (NARROW - 2 * EDGE - 40) / 2


def _style(words: str, language: str) -> Style:
    return Style(phone_least(words), PAPER, language)


def _lines(words: str, language: str) -> list[str]:
    style, room = _style(words, language), _column() - SIGN - 22
    lines = wrap(words, style, room)
    return even_lines(words, style, room, len(lines)) if len(lines) > 1 else lines


def _rows_of(signs: Sequence[LegendSign], language: str) -> list[_Row]:
    rows = []
    for number in range(0, len(signs), 2):
        pair = tuple(signs[number : number + 2])
        said = [capitalize(translate(sign.words, language)) for sign in pair]
        lines = tuple(_lines(words, language) for words in said)
        rows.append(_Row(pair, lines, max(LEAST_ROW, PACE * max(map(len, lines)) + 12)))
    return rows


def _draw_row(canvas: Image.Image, row: _Row, top: int, language: str) -> None:
    middle = top + row.tall / 2
    for column, (sign, lines) in enumerate(zip(row.signs, row.lines, strict=True)):
        x = EDGE + 20 + column * (_column() + 8)
        svg.stamp_at(canvas, sign.draw(SIGN - 4), x + SIGN / 2, middle)
        for number, line in enumerate(lines):
            y = middle + (number - (len(lines) - 1) / 2) * PACE
            write(canvas, x + SIGN + 14, y, line, _style("".join(lines), language))


def legend_words(sections: Sequence[Section], language: str) -> str:
    """The meanings, section by section."""
    told = [say("legend-section", section=heading, signs=[each.words for each in signs]) for heading, signs in sections]
    return join_alt(told, language)
