"""How high a message is on a phone of 390 px, estimated from its components: where each control ends.

The sizes are those of practice mode's page at this width, which has the metrics of Discord's own.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any
from unicodedata import east_asian_width

import discord

from cogs.ui.controls import Key
from cogs.ui.measure import walk
from cogs.ui.outgoing import OutgoingMessage
from locales.chinese import JOINER

SCREEN = 735
"""The height that a phone of 390 x 844 px leaves to messages."""
WIDTH = 344
"""What a box leaves to its content."""
MOST_PICTURE = 591
"""The greatest height of a picture."""
HEAD = 50
"""The author of a private message, and the edge of its box."""
GAP = 9.6
"""Between the parts of a box."""
MENU = 44
BUTTON = 40
BUTTON_GAP = 8
BUTTON_EDGES = 30
BUTTON_TEXT = 14
PLAIN, TITLE, SMALL = (16, 22), (16.3, 28), (12.8, 18)
"""Size of type and height of a line: of a paragraph, of a title, of small print."""
LATIN, WIDE = 0.54, 1.0
"""The mean width of a character in sizes of type."""
ANSWERS = frozenset({"pick", "picks", "both", "each", "path", "path-to", "some", "take", "sure", "sures"})
"""Verbs of controls that answer the question or lead to an answer."""
_EMOJI = re.compile(r"<a?:\w+:\d+>")
_MARKS = re.compile(rf"\*\*|__|[`\\{JOINER}]")
"""What is not seen: Markdown, and the sign that joins words."""
_KIND = discord.ComponentType

Placed = tuple[dict[str, Any], float]
"""A component with the height at which it ends."""


def answers_end(out: OutgoingMessage) -> float:
    """The height at which the last control ends that answers the question; 0 if nothing is asked."""
    sizes = {f"attachment://{each.filename}": (each.width, each.height) for each in out.pictures}
    ends = [end for part, end in placed(out.view.to_components(), sizes) if _is_answer(part)]
    return max(ends, default=0)


def on_first_screen(out: OutgoingMessage) -> bool:
    """Whether the question and all controls that answer it are seen without scrolling."""
    return answers_end(out) <= SCREEN


def placed(components: list[dict[str, Any]], sizes: Mapping[str, tuple[int, int]]) -> Iterator[Placed]:
    """Every part of a message with the height at which it ends. `sizes`: of the pictures, by their addresses."""
    top = float(HEAD)
    for box in components:
        for part in box["components"] if box["type"] == _KIND.container.value else [box]:
            height = 0.0
            for inner, end in _part(part, sizes):
                yield inner, top + end
                height = max(height, end)
            top += height + GAP


def _part(part: dict[str, Any], sizes: Mapping[str, tuple[int, int]]) -> Iterator[Placed]:
    """A part of a box, and what is in it, with the heights at which they end within it."""
    kind = part["type"]
    if kind == _KIND.text_display.value:
        yield part, text_height(part["content"])
    elif kind == _KIND.media_gallery.value:
        yield part, _gallery_height([sizes.get(item["media"]["url"], (1, 1)) for item in part["items"]])
    elif kind == _KIND.section.value:
        beside = part["accessory"]
        room = WIDTH - min(_button_width(beside), WIDTH / 2) - 12
        end = max(sum(text_height(each["content"], room) for each in part["components"]), BUTTON)
        yield from ((each, end) for each in walk([part]))
    elif kind == _KIND.action_row.value:
        yield from _row(part["components"])
    else:
        yield part, GAP


def _row(controls: list[dict[str, Any]]) -> Iterator[Placed]:
    """Controls in a row, which goes on in a line below where it is too long."""
    lines, used = 1, 0.0
    for control in controls:
        if control["type"] != _KIND.button.value:
            yield control, MENU
            continue
        width = min(_button_width(control), WIDTH)
        if used and used + BUTTON_GAP + width > WIDTH:
            lines, used = lines + 1, 0.0
        used += (BUTTON_GAP if used else 0) + width
        yield control, lines * BUTTON + (lines - 1) * BUTTON_GAP


def _gallery_height(sizes: list[tuple[int, int]]) -> float:
    """Pictures: one alone as wide as the box, several two in a row."""
    across = 1 if len(sizes) == 1 else 2
    room = (WIDTH - 4 * (across - 1)) / across
    heights = [min(room * height / width, MOST_PICTURE) for width, height in sizes]
    return sum(max(heights[start : start + across]) for start in range(0, len(heights), across))


def _button_width(button: dict[str, Any]) -> float:
    emoji = BUTTON_TEXT * 1.4 if button.get("emoji") else 0
    return BUTTON_EDGES + emoji + _width(button.get("label") or "") * BUTTON_TEXT


def text_height(content: str, room: float = WIDTH) -> float:
    """A text in lines of this width."""
    height = 0.0
    for line in content.split("\n"):
        size, step = TITLE if line.startswith("#") else SMALL if line.startswith("-# ") else PLAIN
        words = _MARKS.sub("", line.lstrip("#").removeprefix("-# "))
        lines = max(1, -(-int(_width(words) * size) // int(room)))
        height += lines * step if line.strip() else step / 2
    return height


@lru_cache(maxsize=4096)
def _width(words: str) -> float:
    """The width of a line of text, in sizes of its type."""
    words = _EMOJI.sub("＿", words)
    return sum(WIDE if east_asian_width(each) in "WF" else LATIN for each in words)


def _is_answer(part: dict[str, Any]) -> bool:
    key = Key.parse(part.get("custom_id") or "")
    return key is not None and key.verb in ANSWERS
