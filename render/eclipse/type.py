"""The sizes of type: every picture is 1,080 wide, and a phone shows it at 344 or less.

What a decision needs is read at 11 pixels there, Chinese at 12; what is said beside it at 9.
"""

from __future__ import annotations

from render.kit.text import Style, width

WIDE = 1080
MOST_TALL = 1855
"""A taller picture is shown narrower than the phone."""
FIGURE, BODY, CHINESE, BESIDE = 40, 35, 38, 29
"""Numbers by themselves, Latin and Chinese text that is needed, what is said beside it."""
ROOM = 28
"""Around what stands on a sheet."""
GAP = 14


def needed(language: str) -> int:
    """The least size of a text that a decision needs."""
    return BODY if language == "en" else CHINESE


def body(colour: str, language: str, weight: int = 500) -> Style:
    """A text that a decision needs."""
    return Style(needed(language), colour, language, weight)


def beside(colour: str, language: str, weight: int = 500) -> Style:
    """A text that says more about something that is told by other means."""
    return Style(BESIDE, colour, language, weight, aside=True)


def name(words: str, colour: str, language: str, weight: int = 700) -> Style:
    """Somebody's name, whatever language it is in."""
    size = CHINESE if any("\u2e80" <= sign <= "\u9fff" for sign in words) else BODY
    return Style(size, colour, language, weight)


def or_beside(words: str, style: Style, room: float) -> Style:
    """The style, that of an annotation where there is no room for a text of that size."""
    return style if width(words, style) <= room else style._replace(size=BESIDE, aside=True)


def figure(colour: str, size: int = FIGURE, weight: int = 700) -> Style:
    """A number, or a place."""
    return Style(max(BODY, size), colour, "en", weight)
