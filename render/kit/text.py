"""Text on pictures: measuring, fitting, wrapping Latin and Chinese, soft plates. One run of text is one cached
sprite."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, NamedTuple, TypeAlias

from PIL import Image, ImageDraw

from locales.terms import inside_words
from render.kit.fonts import MEDIUM, Role, font, split_by_font
from render.kit.sprites import keep_images

SMALL, NORMAL, LARGE, TITLE = 28, 32, 38, 54
"""The four text sizes, for a picture 1,280 wide."""
NARROW = 860
"""The width of a picture of which a phone shows 0.4: no higher than `NARROW_TALL`."""
NARROW_TALL = 1477
PHONE, PHONE_LATIN, PHONE_NOTE, PHONE_WHOLE = 30, 28, 23, 20
"""The least sizes there: of text that a decision needs (12 of a phone's pixels; 11 without Chinese characters), of
annotations (9), and of those on a picture that is looked at whole (8)."""

Anchor: TypeAlias = Literal["left", "middle", "right"]

NEVER_FIRST = frozenset("、。，．：；！？）」』】》〉…—·／,.:;!?)]}%’”")
NEVER_LAST = frozenset("（「『【《〈／([{‘“")
PARTS = frozenset(" ，、；：,;:")
"""After these a sentence parts by its sense, unless they stand beside a number."""
UNEVEN = 3
"""How many times as long as the other one of two lines may be that part by their sense."""


class Style(NamedTuple):
    """The style of a text."""

    size: int
    colour: str
    language: str
    weight: int = MEDIUM
    role: Role = "text"
    aside: bool = False
    """Whether it is an annotation, which the decision that the picture is for does not need: it may be smaller
    (`tests/render/test_all_pictures.py`)."""


@lru_cache(maxsize=8192)
def width(text: str, style: Style) -> float:
    """The width of the drawn text. Kept, because breaking a text into even lines measures the same lines again."""
    return sum(
        font(file, style.size, style.weight).getlength(piece)
        for file, piece in split_by_font(text, style.role, style.language)
    )


@keep_images
def _mask(text: str, style: Style) -> tuple[Image.Image, int]:
    """The text as a mask, and the position of its baseline."""
    pieces = [
        (font(file, style.size, style.weight), piece) for file, piece in split_by_font(text, style.role, style.language)
    ]
    above, below = round(style.size * 1.12), round(style.size * 0.42)
    total = sum(used.getlength(piece) for used, piece in pieces)
    mask = Image.new("L", (round(total) + 4, above + below), 0)
    pen, x = ImageDraw.Draw(mask), 0.0
    for used, piece in pieces:
        pen.text((x + 1, above), piece, fill=255, font=used, anchor="ls")
        x += used.getlength(piece)
    return mask, above


def write(canvas: Image.Image, x: float, y: float, text: str, style: Style, anchor: Anchor = "left") -> float:
    """Write one line; `y` is the middle of capital letters. Returns its width."""
    mask, above = _mask(text, style)
    length = width(text, style)
    left = x - (0 if anchor == "left" else length / 2 if anchor == "middle" else length)
    top = round(y + style.size * 0.365) - above
    canvas.paste(style.colour, (round(left) - 1, top), mask)
    return length


def fit(text: str, style: Style, room: float, least: int) -> tuple[str, Style]:
    """The text and style that fit into `room`: first with a smaller font, down to `least`, then shortened with an
    ellipsis."""
    while style.size > least and width(text, style) > room:
        style = style._replace(size=max(least, style.size - 2))
    if width(text, style) <= room:
        return text, style
    while text and width(text + "…", style) > room:
        text = text[:-1]
    return text.rstrip() + "…", style


def phone_least(text: str) -> int:
    """The least size of a text that a decision needs on a narrow picture."""
    return PHONE if any(_is_wide(character) for character in text) else PHONE_LATIN


def write_fit(
    canvas: Image.Image, x: float, y: float, text: str, style: Style, room: float, least: int, anchor: Anchor = "left"
) -> float:
    """Write one line within `room`. Returns its width."""
    fitted, small = fit(text, style, room, least)
    return write(canvas, x, y, fitted, small, anchor)


def _is_wide(character: str) -> bool:
    return "\u2e80" <= character <= "\u9fff" or "\uf900" <= character <= "\ufaff" or "\uff00" <= character <= "\uffef"


@lru_cache(maxsize=4096)
def pieces_of(text: str) -> tuple[str, ...]:
    """The places where a line may break: between Chinese characters, but not inside a term; after spaces; never before
    a comma, after a bracket, or between a number and what it counts or is counted by (`3 個`, `第 3`, `巡防艦 ×3`)."""
    result: list[str] = []
    inside = inside_words(text)
    for place, character in enumerate(text):
        if not result:
            result.append(character)
            continue
        last = result[-1]
        breakable = last[-1] == " " or _is_wide(character) or _is_wide(last[-1])
        held = character == " " or character in NEVER_FIRST or last[-1] in NEVER_LAST or place in inside
        if held or not breakable or _counts(last, character):
            result[-1] += character
        else:
            result.append(character)
    return tuple(result)


def _counts(before: str, character: str) -> bool:
    """Whether a number and its measure word meet here, with or without a space: `1 個`, `第 1`; or a number of times
    comes (` ×3`), behind which something else begins."""
    if character == "×":
        return True
    word = before.rstrip()
    if word[-1:].isdigit():
        return _is_wide(character) and not word.rstrip("0123456789").endswith("×")
    return word.endswith("第") and character.isdigit()


def wrap(text: str, style: Style, room: float) -> list[str]:
    """The text in lines of at most `room`. A word that is wider than a line is broken anywhere."""
    lines = [""]
    for piece in pieces_of(text):
        if width((lines[-1] + piece).rstrip(), style) <= room:
            lines[-1] += piece
            continue
        if lines[-1]:
            lines.append("")
        for character in piece if width(piece.rstrip(), style) > room else [piece]:
            if lines[-1] and width((lines[-1] + character).rstrip(), style) > room:
                lines.append("")
            lines[-1] += character
    return [line.strip() for line in lines]


def _part_lines(text: str, style: Style, room: float) -> list[str]:
    """The most even two lines that part at a space or after a comma, never beside a number; nothing if one of them would
    be too long, or far longer than the other."""
    found: list[tuple[float, list[str]]] = []
    for place in range(1, len(text) - 1):
        if text[place] not in PARTS or text[place - 1].isdigit() or text[place + 1].isdigit():
            continue
        lines = [text[: place + 1].strip(), text[place + 1 :].strip()]
        shorter, longer = sorted(width(line, style) for line in lines)
        if longer <= room and longer <= shorter * UNEVEN:
            found.append((longer, lines))
    return min(found)[1] if found else []


def even_lines(text: str, style: Style, room: float, count: int) -> list[str]:
    """The text in `count` lines of about the same length, so that no single character is left on the last one. Two
    lines part by their sense where they can."""
    if count == 2 and (parted := _part_lines(text, style, room)):
        return parted
    low, high = room * 0.4, room
    for _ in range(7):
        middle = (low + high) / 2
        lines = wrap(text, style, middle)
        if len(lines) <= count and all(width(line, style) <= middle for line in lines):
            high = middle
        else:
            low = middle
    return wrap(text, style, high)


def wrap_fit(
    text: str, style: Style, room: float, tall: float, least: int, leading: float = 1.36
) -> tuple[list[str], Style]:
    """Lines that fit a box, in a smaller font if needed. At the least size the text is shortened with an ellipsis."""
    while True:
        lines = wrap(text, style, room)
        most = max(1, int(tall / (style.size * leading)))
        if len(lines) <= most:
            return even_lines(text, style, room, len(lines)), style
        if style.size <= least:
            last, _ = fit(lines[most - 1] + "…", style, room, style.size)
            return [*lines[: most - 1], last], style
        style = style._replace(size=max(least, style.size - 2))
