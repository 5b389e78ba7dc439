"""/admin: for those who manage a server."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.actions.registry import BY_COMMAND
from cogs.dispatcher import Dispatcher
from cogs.translator import local
from tables.records import TableInfo


@app_commands.guild_only()
@app_commands.default_permissions(manage_guild=True)
class Admin(commands.GroupCog, group_name=local("command-admin"), group_description=local("command-admin-text")):
    """The bot's health, a table, the audit log. Each action checks the permission once more."""

    def __init__(self, dispatcher: Dispatcher) -> None:
        self.dispatcher = dispatcher

    @app_commands.command(name="health", description=local("command-admin-health"))
    async def health(self, interaction: discord.Interaction) -> None:
        """How the bot is."""
        await self.dispatcher.command(interaction, BY_COMMAND["admin health"].work)

    @app_commands.command(name="table", description=local("command-admin-table"))
    @app_commands.describe(number=local("option-number"))
    async def table(self, interaction: discord.Interaction, number: app_commands.Range[int, 1]) -> None:
        """Examine a table; stop it, let it go on, repair it."""

        async def find() -> TableInfo:
            return await self.dispatcher.tables.info(number)

        await self.dispatcher.command(interaction, BY_COMMAND["admin table"].work, find=find)

    @app_commands.command(name="log", description=local("command-admin-log"))
    async def log(self, interaction: discord.Interaction) -> None:
        """What administrators have done here."""
        await self.dispatcher.command(interaction, BY_COMMAND["admin log"].work)
