"""The content of the strip above every picture: the title and the phase; whose turn it is, in that person's colour."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from render.kit import svg
from render.kit.frame import HEAD_HEIGHT, LOW_HEAD, banner
from render.kit.palette import BRASS_LIGHT, MIST, Person, mix
from render.kit.text import LARGE, NORMAL, PHONE, TITLE, Style, phone_least, write_fit


def write_low_title(canvas: Image.Image, x: float, y: float, wide: float, title: str, line: str, language: str) -> None:
    """The title and the turn, on a narrow picture."""
    room = wide - 40
    write_fit(canvas, x + 22, y + 31, title, Style(40, BRASS_LIGHT, language, 700, "title"), room, PHONE)
    write_fit(canvas, x + 22, y + 68, line, Style(PHONE, MIST, language), room, phone_least(line))


def draw_low_banner(
    canvas: Image.Image,
    box: tuple[float, float, float],
    look: Person,
    badges: Sequence[Image.Image],
    words: tuple[str, str],
    language: str,
    spare: float = 20,
) -> None:
    """Badges, names, and a text about them. `box` is left, top and width; `spare` stays free on the right."""
    x, y, wide = box
    svg.stamp(canvas, banner(wide, LOW_HEAD, look.colour, mix(look.colour, "#000000", 0.28)), x, y)
    left = x + 14
    for drawing in badges:
        svg.stamp_at(canvas, drawing, left + drawing.width / 2, y + LOW_HEAD / 2)
        left += drawing.width + 6
    room = wide - (left - x) - 6 - spare
    names, below = words
    lines = [(names, Style(36, look.ink, language, 700)), (below, Style(PHONE, look.ink, language, 600))]
    shown = [each for each in lines if each[0]]
    for number, (text, style) in enumerate(shown):
        middle = y + LOW_HEAD / 2 + (number - (len(shown) - 1) / 2) * 38
        write_fit(canvas, left + 6, middle, text, style, room, phone_least(text))


def write_title(canvas: Image.Image, x: float, y: float, wide: float, title: str, line: str, language: str) -> None:
    """The title, and below it turn and phase."""
    room = wide - 56
    write_fit(canvas, x + 30, y + 44, title, Style(TITLE, BRASS_LIGHT, language, 700, "title"), room, LARGE)
    write_fit(canvas, x + 30, y + 94, line, Style(NORMAL, MIST, language), room, phone_least(line))


def write_undecided(
    canvas: Image.Image, x: float, y: float, wide: float, words: str, language: str, tall: float = HEAD_HEIGHT
) -> None:
    """The banner of a game without a winner."""
    style = Style(LARGE, BRASS_LIGHT, language, 700)
    write_fit(canvas, x + wide / 2, y + tall / 2, words, style, wide - 40, phone_least(words), "middle")
