"""/tournament: leagues and knock-out tournaments."""

from __future__ import annotations

import discord
from discord import app_commands

from cogs.command_group import GAMES, CommandGroup, value_choices
from cogs.translator import local
from engine.titles import TITLES
from tables.time_control import HOURS
from tables.tournaments import NAME_LENGTH

FOR_TWO = [game for game in GAMES if TITLES[game.value].meta.least_players <= 2 <= TITLES[game.value].meta.most_players]
DEFAULT_HOURS = 48
MOST_SEATS = max(title.meta.most_players for title in TITLES.values())


class Tournament(CommandGroup, group_name="tournament", group_description=local("command-tournament")):
    """Leagues and knock-out tournaments of a server."""

    bare = ("list",)
    numbered = ("show", "join", "leave", "start", "close", "move")

    @app_commands.command(name="new", description=local("command-tournament-new"))
    @app_commands.describe(
        name=local("option-tournament-name"),
        game=local("option-game"),
        form=local("option-tournament-form"),
        people=local("option-tournament-people"),
        hours=local("option-tournament-hours"),
        options=local("option-options"),
    )
    @app_commands.choices(game=FOR_TWO, form=value_choices(("knockout", "league")))
    @app_commands.choices(hours=[app_commands.Choice(name=str(hours), value=hours) for hours in HOURS])
    async def new(
        self,
        interaction: discord.Interaction,
        name: app_commands.Range[str, 1, NAME_LENGTH],
        game: str,
        form: str,
        people: app_commands.Range[int, 2, MOST_SEATS] = 2,
        hours: int = DEFAULT_HOURS,
        options: str = "",
    ) -> None:
        """Announce a tournament in this channel."""
        await self.run(interaction, "new", name, game, form, people, hours, options)
