"""/me: how Orrery speaks to a person."""

from __future__ import annotations

from typing import cast

import discord
from discord import app_commands
from discord.ext import commands

from cogs.house import House
from cogs.screens import plain
from cogs.tongue import local
from cogs.ui.say import LANGUAGE_NAMES, choose_language
from cogs.ui.send import Sheet
from locales import words
from tables.records import Notify

AUTOMATIC = "auto"


class Me(commands.GroupCog, group_name=local("command-me"), group_description=local("command-me-text")):
    """A person's own settings."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.desk = house.desk

    @app_commands.command(name="language", description=local("command-me-language"))
    @app_commands.describe(language=local("option-my-language"))
    @app_commands.choices(
        language=[
            *(app_commands.Choice(name=name, value=value) for value, name in LANGUAGE_NAMES.items()),
            app_commands.Choice(name=local("choice-auto"), value=AUTOMATIC),
        ]
    )
    async def language(self, talk: discord.Interaction, language: str) -> None:
        """Choose the language of private answers."""

        async def work(_: str) -> Sheet:
            chosen = None if language == AUTOMATIC else language
            await self.desk.tables.set_language(talk.user.id, chosen)
            return plain(words("language-set", choose_language(chosen, str(talk.locale))))

        await self.desk.command(talk, work)

    @app_commands.command(name="notify", description=local("command-me-notify"))
    @app_commands.describe(how=local("option-notify"))
    @app_commands.choices(
        how=[app_commands.Choice(name=local(f"choice-{value}"), value=value) for value in ("ping", "dm", "off")]
    )
    async def notify(self, talk: discord.Interaction, how: str) -> None:
        """Choose how to be told that it is one's turn."""

        async def work(language: str) -> Sheet:
            await self.desk.tables.set_notify(talk.user.id, cast(Notify, how))
            await (self.desk.tables.dm_closed if how == "off" else self.desk.tables.dm_open)(talk.user.id)
            return plain(words(f"notify-{how}", language))

        await self.desk.command(talk, work)
