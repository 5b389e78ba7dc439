"""The signs of the pictures in messages: emoji of the application where Discord has them, else plain characters.

Texts are composed with the plain characters alone. When a message is sent, they become emoji in texts and on buttons
and menus; labels, descriptions and alt texts cannot show them and stay plain. So does a message that would become too
long, because an emoji takes some forty characters.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import discord
from discord import ui

from cogs.ui.measure import BYTES, CHARACTERS, measure
from cogs.ui.outgoing import Page

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
        if not _has_room(view, written):
            return
        for item, content in written.items():
            item.content = content
        for control in view.walk_children():
            inner = control.item if isinstance(control, ui.DynamicItem) else control
            for shown in inner.options if isinstance(inner, ui.Select) else [inner]:
                if isinstance(shown, ui.Button | discord.SelectOption) and shown.emoji is not None:
                    shown.emoji = self._emoji.get(shown.emoji.name.removesuffix(_VARIANT), shown.emoji)


NO_SIGNS = Signs({})


def _has_room(view: Page, written: Mapping[ui.TextDisplay[ui.LayoutView], str]) -> bool:
    now = measure(view.to_components())
    characters = now.characters + sum(len(content) - len(item.content) for item, content in written.items())
    size = now.bytes + sum(len(content.encode()) - len(item.content.encode()) for item, content in written.items())
    return characters <= CHARACTERS and size <= BYTES


def signs_of(client: Any) -> Signs:
    """The signs of the bot that answers an interaction."""
    services = getattr(client, "services", None)
    return NO_SIGNS if services is None else services.own_emoji.signs
