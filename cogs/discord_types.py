"""Types of discord.py that have parameters, as they are used everywhere here."""

from __future__ import annotations

from typing import Any, Protocol, TypeAlias, cast

import discord
from discord import ui

Interaction: TypeAlias = discord.Interaction[discord.Client]
Item: TypeAlias = ui.Item[Any]
"""Any part of a page or form: discord.py's differ by what may hold them."""
Row: TypeAlias = ui.ActionRow[ui.LayoutView]
"""Buttons side by side, or one menu."""
Gallery: TypeAlias = ui.MediaGallery[ui.LayoutView]
Field: TypeAlias = ui.TextInput[ui.Modal]
"""A line of a form."""


class Dispatching(Protocol):
    """What a press or a refused command is handed to: the dispatcher, of which the modules below know no more."""

    async def press(self, interaction: Interaction, key: Any, values: tuple[str, ...]) -> None: ...

    async def may_suggest(self, interaction: Interaction) -> bool: ...

    async def tell_failure(self, interaction: Interaction, error: Exception) -> None: ...


class _Client(Protocol):
    dispatcher: Dispatching


def dispatcher_of(interaction: Interaction) -> Dispatching:
    """The dispatcher of the bot that received this."""
    return cast(_Client, interaction.client).dispatcher
