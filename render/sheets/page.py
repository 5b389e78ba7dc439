"""The common frame of the sheets: the sky, and the strip with title and line."""

from __future__ import annotations

from PIL import Image

from render.kit import svg
from render.kit.frame import HEAD_HEIGHT, MARGIN, plate, sky
from render.kit.head import write_title
from render.kit.palette import MIST
from render.kit.text import NORMAL, Style, phone_least, width, wrap, wrap_fit, write, write_fit

WIDTH = 820
"""Narrow, so that a phone shows the texts large."""
INNER = WIDTH - 2 * MARGIN
GAP = 22
HEAD = 2 * MARGIN + HEAD_HEIGHT + GAP
"""What a sheet has besides its contents, if its line is short."""
MOST_TALL = 1400
"""The height of a sheet of which a phone shows texts of `phone_least` large enough."""
EMPTY = 120
PACE = 34
"""From one line of a long text below the title to the next."""
ASIDE = 22
"""The least size of such a text."""


def sheet(height: float, title: str, line: str, language: str, wide: int = WIDTH) -> tuple[Image.Image, float]:
    """The canvas for contents of this height, and where they begin. A line that is too long is written in two."""
    inner = wide - 2 * MARGIN
    lines, style = _below_title(line, language, inner - 60)
    head = HEAD_HEIGHT + (len(lines) - 1) * PACE
    canvas = sky(wide, round(MARGIN * 2 + head + GAP + height))
    svg.stamp(canvas, plate(inner, head), MARGIN, MARGIN)
    write_title(canvas, MARGIN, MARGIN, inner, title, lines[0] if len(lines) == 1 else "", language)
    for number, words in enumerate(lines if len(lines) > 1 else ()):
        write(canvas, MARGIN + 30, MARGIN + 94 + number * PACE, words, style)
    return canvas, float(MARGIN + head + GAP)


def _below_title(line: str, language: str, room: float) -> tuple[list[str], Style]:
    """The line in one or two, in smaller type where it would fill three."""
    style = Style(phone_least(line), MIST, language)
    if width(line, style) <= room:
        return [line], style
    if len(wrap(line, style, room)) > 2:
        style = style._replace(aside=True)
        return wrap_fit(line, style, room, 2 * PACE, ASIDE, PACE / style.size)
    return wrap_fit(line, style, room, 2 * PACE, style.size, PACE / style.size)


def write_empty(canvas: Image.Image, top: float, words: str, language: str) -> None:
    """What is said where there is nothing to show; `EMPTY` high."""
    svg.stamp(canvas, plate(INNER, EMPTY), MARGIN, top)
    write_fit(
        canvas, MARGIN + 30, top + EMPTY / 2, words, Style(NORMAL, MIST, language), INNER - 60, phone_least(words)
    )


def name_and_value(name: str, value: str, language: str, note: str = "") -> str:
    """A line of an alt text, with the punctuation of its language."""
    if language.startswith("zh"):
        return f"{name}：{value}" + (f"（{note}）" if note else "")
    return f"{name}: {value}" + (f" ({note})" if note else "")
