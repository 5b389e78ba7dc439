"""The signs of the pictures in messages: emoji of the application where Discord has them, else plain characters.

Texts are composed with the plain characters alone. When a message is sent, they become emoji in texts and on buttons
and menus. Labels, descriptions and alt texts cannot show them: a button whose label begins or ends with its only sign
has it as its emoji instead, everything else stays plain. So does a message that would become too long, because an emoji
takes some forty characters.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import discord
from discord import ui

from cogs.ui.measure import BYTES, CHARACTERS, measure
from cogs.ui.outgoing import Page

ON_A_BUTTON = 90
"""The most bytes that an emoji adds to a button."""
_VARIANT = "\ufe0f"
"""Asks for the colourful form of a character; an emoji needs none."""


class Signs:
    """What stands for plain characters. `emoji`: by character, its emoji of the application."""

    def __init__(self, emoji: Mapping[str, discord.PartialEmoji]) -> None:
        self._emoji = dict(emoji)
        characters = "|".join(map(re.escape, self._emoji))
        self._found = re.compile(f"({characters}){_VARIANT}?") if characters else None

    def __len__(self) -> int:
        return len(self._emoji)

    def put_on(self, view: Page) -> None:
        """Show the emoji on a message that fits, if it still fits with them."""
        if self._found is None:
            return
        texts = [item for item in view.walk_children() if isinstance(item, ui.TextDisplay)]
        written = {item: self._found.sub(lambda found: str(self._emoji[found[1]]), item.content) for item in texts}
        lone = {item: sign for item in view.walk_children() if (sign := self._lone_sign(_control(item)))}
        if not _has_room(view, written, len(lone)):
            return
        for item, content in written.items():
            item.content = content
        for control, sign in lone.items():
            press = _control(control)
            press.label = self._found.sub("", press.label or "").strip()
            press.emoji = self._emoji[sign]
        for control in view.walk_children():
            inner = _control(control)
            for shown in inner.options if isinstance(inner, ui.Select) else [inner]:
                if isinstance(shown, ui.Button | discord.SelectOption) and shown.emoji is not None:
                    shown.emoji = self._emoji.get(shown.emoji.name.removesuffix(_VARIANT), shown.emoji)

    def _lone_sign(self, item: Any) -> str:
        """The only sign in the label of a button without an emoji, at an end of it; "": there is none."""
        if self._found is None or not isinstance(item, ui.Button) or item.emoji is not None or not item.label:
            return ""
        found = list(self._found.finditer(item.label))
        at_an_end = len(found) == 1 and (found[0].start() == 0 or found[0].end() == len(item.label))
        return found[0][1] if at_an_end and self._found.sub("", item.label).strip() else ""


NO_SIGNS = Signs({})


def _control(item: Any) -> Any:
    """A button or menu, also of one that carries a meaning."""
    return item.item if isinstance(item, ui.DynamicItem) else item


def _has_room(view: Page, written: Mapping[ui.TextDisplay[ui.LayoutView], str], buttons: int) -> bool:
    """Whether the message fits with these texts, and with an emoji on so many buttons more."""
    now = measure(view.to_components())
    characters = now.characters + sum(len(content) - len(item.content) for item, content in written.items())
    size = now.bytes + sum(len(content.encode()) - len(item.content.encode()) for item, content in written.items())
    size += ON_A_BUTTON * buttons
    return characters <= CHARACTERS and size <= BYTES


def signs_of(client: Any) -> Signs:
    """The signs of the bot that answers an interaction."""
    services = getattr(client, "services", None)
    return NO_SIGNS if services is None else services.own_emoji.signs
