"""/admin: for those who manage a server."""

from __future__ import annotations

from functools import partial

import discord
from discord import app_commands
from discord.ext import commands

from cogs.command_group import Channel, CommandGroup, Number, Somewhere
from cogs.translator import local
from tables.limits import MOST

Limit = app_commands.Range[int, 0, MOST]


@app_commands.guild_only()
@app_commands.default_permissions(manage_guild=True)
class Admin(CommandGroup, group_name="admin", group_description=local("command-admin")):
    """The bot's health, tables, limits, lists. Each action checks the permission once more."""

    bare = ("health", "log", "reports", "rules")

    @app_commands.command(name="export", description=local("command-admin-export"))
    @app_commands.describe(first=local("option-export-first"))
    async def export(self, interaction: discord.Interaction, first: Number | None = None) -> None:
        """All games of the server as a file."""
        await self.run(interaction, "export", first)

    # -- a table -----------------------------------------------------------------------------------------------------

    @app_commands.command(name="table", description=local("command-admin-table"))
    @app_commands.describe(number=local("option-table"))
    async def table(self, interaction: discord.Interaction, number: Number) -> None:
        """Examine a table; stop it, let it go on, repair it."""
        await self.run(interaction, "table", find=partial(self.dispatcher.tables.queries.info, number))

    @app_commands.command(name="end", description=local("command-admin-end"))
    @app_commands.describe(number=local("option-table"))
    async def end(self, interaction: discord.Interaction, number: Number) -> None:
        """End a table without a result. Asks for confirmation."""
        await self.run(interaction, "end", find=partial(self.dispatcher.tables.queries.info, number))

    @app_commands.command(name="move", description=local("command-admin-move"))
    @app_commands.describe(number=local("option-table"), to=local("option-to"))
    async def move(
        self,
        interaction: discord.Interaction,
        number: Number,
        to: app_commands.Transform[Somewhere, Channel] | None = None,
    ) -> None:
        """Continue a table in another channel (default: this one). Asks for confirmation."""
        channel_id = interaction.channel_id or 0 if to is None else to.id
        await self.run(interaction, "move", channel_id, find=partial(self.dispatcher.tables.queries.info, number))

    @app_commands.command(name="avoid", description=local("command-admin-avoid"))
    @app_commands.describe(person=local("option-avoided"))
    async def avoid(self, interaction: discord.Interaction, person: discord.User | None = None) -> None:
        """The people whom the server keeps from its tables; add somebody."""
        await self.run(interaction, "avoid", None if person is None else person.id)

    # -- the server --------------------------------------------------------------------------------------------------

    @app_commands.command(name="limits", description=local("command-admin-limits"))
    @app_commands.describe(
        person=local("option-limit-person"),
        tables=local("option-limit-tables"),
        openings=local("option-limit-openings"),
    )
    async def limits(
        self,
        interaction: discord.Interaction,
        person: Limit | None = None,
        tables: Limit | None = None,
        openings: Limit | None = None,
    ) -> None:
        """The limits of the server, or stricter ones. Asks for confirmation."""
        await self.run(interaction, "limits", *("" if most is None else most for most in (person, tables, openings)))

    @app_commands.command(name="forget", description=local("command-admin-forget"))
    @app_commands.describe(person=local("option-forget-person"))
    async def forget(self, interaction: discord.Interaction, person: discord.User) -> None:
        """Pass on a person's request that their data be deleted. Asks for confirmation."""
        await self.run(interaction, "forget", person.id, person.display_name)

    # -- by Discord --------------------------------------------------------------------------------------------------

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot was removed from a server: its tables wait."""
        await self.dispatcher.tables.whereabouts.leave_server(guild.id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot was added to a server, perhaps again."""
        await self.dispatcher.tables.whereabouts.return_to_server(guild.id)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """A server of which Discord tells only after the bot is ready. When a shard begins a new session, so may be
        thousands at once: nothing is read for each."""
        self.dispatcher.tables.whereabouts.serve(guild.id)
