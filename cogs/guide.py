"""/play, /help, /notes, /archive and /follow: which game, how all of this works, what one has noted, what was and is
played."""

from __future__ import annotations

from functools import partial

import discord
from discord import app_commands
from discord.ext import commands

from cogs.actions.archive import search
from cogs.actions.choosing import show_games, show_help
from cogs.actions.following import follow as follow_game
from cogs.actions.noting import show_notes
from cogs.command_group import GAMES
from cogs.dispatcher import Dispatcher
from cogs.translator import local
from cogs.ui.games import DIFFICULTIES, LENGTHS, MOST_PEOPLE, Taste
from tables.records import TableInfo

MOST_SOUGHT = 40
"""Characters of what is looked for in notes; the buttons of further pages have room for so many."""


class Guide(commands.Cog):
    """The commands of no group."""

    def __init__(self, dispatcher: Dispatcher) -> None:
        self.dispatcher = dispatcher

    @app_commands.command(name="play", description=local("command-games"))
    @app_commands.describe(
        people=local("option-play-people"), minutes=local("option-minutes"), difficulty=local("option-difficulty")
    )
    async def play(
        self,
        interaction: discord.Interaction,
        people: app_commands.Range[int, 1, MOST_PEOPLE] | None = None,
        minutes: app_commands.Range[int, LENGTHS[0], LENGTHS[-1]] | None = None,
        difficulty: app_commands.Range[int, DIFFICULTIES[0], DIFFICULTIES[-1]] | None = None,
    ) -> None:
        """Choose a game by how many people, how long and how hard."""
        taste = Taste(people or 0, minutes or 0, difficulty or 0)
        await self.dispatcher.command(interaction, show_games, values=(str(taste),))

    @app_commands.command(name="notes", description=local("command-notes"))
    @app_commands.describe(search=local("option-notes-search"))
    async def notes(
        self, interaction: discord.Interaction, search: app_commands.Range[str, 1, MOST_SOUGHT] | None = None
    ) -> None:
        """The person's private notes: about the game in this channel, or those with these words in them."""
        find = partial(self._table_here, interaction)
        await self.dispatcher.command(interaction, show_notes, find=find, values=() if search is None else (search,))

    @app_commands.command(name="archive", description=local("command-archive"))
    @app_commands.describe(game=local("option-game"), person=local("option-archive-person"))
    @app_commands.choices(game=GAMES)
    async def archive(
        self, interaction: discord.Interaction, game: str | None = None, person: discord.User | None = None
    ) -> None:
        """Finished games of the server, or one's own."""
        values = (game or "", "" if person is None else str(person.id))
        await self.dispatcher.command(interaction, search, values=values)

    @app_commands.command(name="follow", description=local("command-follow"))
    async def follow(self, interaction: discord.Interaction) -> None:
        """Follow the game in this channel; the games that one follows."""
        await self.dispatcher.command(interaction, follow_game, find=partial(self._running_here, interaction))

    async def _running_here(self, interaction: discord.Interaction) -> TableInfo | None:
        """A running game in this channel, if there is one."""
        for title_id in self.dispatcher.services.presentations:
            info = await self.dispatcher.tables.queries.in_channel(interaction.channel_id or 0, title_id)
            if info is not None and info.status == "running":
                return info
        return None

    async def _table_here(self, interaction: discord.Interaction) -> TableInfo | None:
        """A table in this channel, if there is one: first one where the person sits, also of a game that has ended."""
        queries, person = self.dispatcher.tables.queries, interaction.user.id
        found = []
        for finished in (False, True):
            for title_id in self.dispatcher.services.presentations:
                info = await queries.in_channel(interaction.channel_id or 0, title_id, finished=finished)
                found += [] if info is None else [info]
        seated = [info for info in found if info.seat_of(person) is not None]
        return next(iter(seated or found), None)

    @app_commands.command(name="help", description=local("command-help"))
    async def help(self, interaction: discord.Interaction) -> None:
        """What Orrery does, and how to begin."""
        await self.dispatcher.command(interaction, show_help)
