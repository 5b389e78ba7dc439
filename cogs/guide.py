"""/play and /help: which game, and how all of this works."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.actions.choosing import show_games, show_help
from cogs.dispatcher import Dispatcher
from cogs.translator import local
from cogs.ui.games import DIFFICULTIES, LENGTHS, MOST_PEOPLE, Taste


class Guide(commands.Cog):
    """The two commands for whoever knows nothing yet."""

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

    @app_commands.command(name="help", description=local("command-help"))
    async def help(self, interaction: discord.Interaction) -> None:
        """What Orrery does, and how to begin."""
        await self.dispatcher.command(interaction, show_help)
