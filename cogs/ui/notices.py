"""Short messages, and lines that are added to a longer one."""

from __future__ import annotations

from discord import ui

from cogs.discord_types import Item
from cogs.ui.outgoing import OutgoingMessage, compose, text
from engine.core.text import Text
from locales import translate


def plain(words: str, *items: Item) -> OutgoingMessage:
    """A short message."""
    return compose(text(words), *items)


def told(message: Text, language: str) -> OutgoingMessage:
    """A short message, translated."""
    return plain(translate(message, language))


def with_notice(out: OutgoingMessage, notice: str) -> OutgoingMessage:
    """The same message with a note above it."""
    return headed(out, f"> {notice}") if notice else out


def headed(out: OutgoingMessage, line: str) -> OutgoingMessage:
    """The same message with a line above the box."""
    items = list(out.view.children)
    out.view.clear_items()
    out.view.add_item(ui.TextDisplay(line))
    for item in items:
        out.view.add_item(item)
    return out


def append(out: OutgoingMessage, *items: Item) -> None:
    """Add items at the end of the box."""
    box = out.view.children[0]
    assert isinstance(box, ui.Container)
    for item in items:
        box.add_item(item)
