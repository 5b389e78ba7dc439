"""/me: how Orrery speaks to a person."""

from __future__ import annotations

from typing import cast

import discord
from discord import app_commands
from discord.ext import commands

from cogs.screens import plain
from cogs.services import Services
from cogs.translator import local
from cogs.ui.formatting import LANGUAGE_NAMES, choose_language
from cogs.ui.send import OutgoingMessage
from locales import message
from tables.records import Notify

AUTOMATIC = "auto"


class Me(commands.GroupCog, group_name=local("command-me"), group_description=local("command-me-text")):
    """A person's own settings."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.dispatcher = services.dispatcher

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

        async def work(_: str) -> OutgoingMessage:
            chosen = None if language == AUTOMATIC else language
            await self.dispatcher.tables.set_language(interaction.user.id, chosen)
            return plain(message("language-set", choose_language(chosen, str(interaction.locale))))

        await self.dispatcher.command(interaction, work)

    @app_commands.command(name="notify", description=local("command-me-notify"))
    @app_commands.describe(how=local("option-notify"))
    @app_commands.choices(
        how=[app_commands.Choice(name=local(f"choice-{value}"), value=value) for value in ("ping", "dm", "off")]
    )
    async def notify(self, interaction: discord.Interaction, how: str) -> None:
        """Choose how to be told that it is one's turn."""

        async def work(language: str) -> OutgoingMessage:
            await self.dispatcher.tables.set_notify(interaction.user.id, cast(Notify, how))
            await (self.dispatcher.tables.dm_closed if how == "off" else self.dispatcher.tables.dm_open)(
                interaction.user.id
            )
            return plain(message(f"notify-{how}", language))

        await self.dispatcher.command(interaction, work)
