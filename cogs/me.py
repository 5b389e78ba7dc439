"""/me: a person's settings."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.actions.people import AUTOMATIC
from cogs.actions.registry import BY_COMMAND
from cogs.dispatcher import Dispatcher
from cogs.translator import local
from cogs.ui.formatting import LANGUAGE_NAMES


class Me(commands.GroupCog, group_name=local("command-me"), group_description=local("command-me-text")):
    """A person's own settings."""

    def __init__(self, dispatcher: Dispatcher) -> None:
        self.dispatcher = dispatcher

    async def _do(self, interaction: discord.Interaction, command: str, value: str) -> None:
        await self.dispatcher.command(interaction, BY_COMMAND[f"me {command}"].work, values=(value,))

    @app_commands.command(name="language", description=local("command-me-language"))
    @app_commands.describe(language=local("option-my-language"))
    @app_commands.choices(
        language=[
            *(app_commands.Choice(name=name, value=value) for value, name in LANGUAGE_NAMES.items()),
            app_commands.Choice(name=local("choice-auto"), value=AUTOMATIC),
        ]
    )
    async def language(self, interaction: discord.Interaction, language: str) -> None:
        """Choose the language of private answers."""
        await self._do(interaction, "language", language)

    @app_commands.command(name="notify", description=local("command-me-notify"))
    @app_commands.describe(how=local("option-notify"))
    @app_commands.choices(
        how=[app_commands.Choice(name=local(f"choice-{value}"), value=value) for value in ("ping", "dm", "off")]
    )
    async def notify(self, interaction: discord.Interaction, how: str) -> None:
        """Choose how to be told that it is your turn."""
        await self._do(interaction, "notify", how)
