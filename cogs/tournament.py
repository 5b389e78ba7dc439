"""/tournament: leagues and knock-out tournaments."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.actions.registry import BY_COMMAND
from cogs.dispatcher import Dispatcher
from cogs.translator import local
from engine.titles import TITLES
from tables.clocks import HOURS
from tables.tournaments import NAME_LENGTH

GAMES = [
    app_commands.Choice(name=local(title.meta.key("name")), value=name)
    for name, title in TITLES.items()
    if title.meta.least_players <= 2 <= title.meta.most_players
]
DEFAULT_HOURS = 48
MOST_SEATS = max(title.meta.most_players for title in TITLES.values())


class Tournament(
    commands.GroupCog,
    group_name="tournament",
    group_description=local("command-tournament"),
):
    """Leagues and knock-out tournaments of a server."""

    def __init__(self, dispatcher: Dispatcher) -> None:
        self.dispatcher = dispatcher

    async def _do(self, interaction: discord.Interaction, command: str, *values: str | int | None) -> None:
        given = tuple(str(value) for value in values if value is not None)
        await self.dispatcher.command(interaction, BY_COMMAND[f"tournament {command}"].work, values=given)

    @app_commands.command(name="new", description=local("command-tournament-new"))
    @app_commands.describe(
        name=local("option-tournament-name"),
        game=local("option-game"),
        form=local("option-tournament-form"),
        people=local("option-tournament-people"),
        hours=local("option-tournament-hours"),
        options=local("option-options"),
    )
    @app_commands.choices(
        game=GAMES,
        form=[app_commands.Choice(name=local(f"choice-{form}"), value=form) for form in ("knockout", "league")],
    )
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
        await self._do(interaction, "new", name, game, form, people, hours, options)

    @app_commands.command(name="list", description=local("command-tournament-list"))
    async def list(self, interaction: discord.Interaction) -> None:
        """The tournaments of this server."""
        await self._do(interaction, "list")

    @app_commands.command(name="show", description=local("command-tournament-show"))
    @app_commands.describe(number=local("option-tournament-number"))
    async def show(self, interaction: discord.Interaction, number: app_commands.Range[int, 1] | None = None) -> None:
        """How a tournament stands."""
        await self._do(interaction, "show", number)

    @app_commands.command(name="join", description=local("command-tournament-join"))
    @app_commands.describe(number=local("option-tournament-number"))
    async def join(self, interaction: discord.Interaction, number: app_commands.Range[int, 1] | None = None) -> None:
        """Enter a tournament."""
        await self._do(interaction, "join", number)

    @app_commands.command(name="leave", description=local("command-tournament-leave"))
    @app_commands.describe(number=local("option-tournament-number"))
    async def leave(self, interaction: discord.Interaction, number: app_commands.Range[int, 1] | None = None) -> None:
        """Leave a tournament."""
        await self._do(interaction, "leave", number)

    @app_commands.command(name="start", description=local("command-tournament-start"))
    @app_commands.describe(number=local("option-tournament-number"))
    async def start(self, interaction: discord.Interaction, number: app_commands.Range[int, 1] | None = None) -> None:
        """Draw the pairings and begin."""
        await self._do(interaction, "start", number)

    @app_commands.command(name="close", description=local("command-tournament-close"))
    @app_commands.describe(number=local("option-tournament-number"))
    async def close(self, interaction: discord.Interaction, number: app_commands.Range[int, 1] | None = None) -> None:
        """Call a tournament off."""
        await self._do(interaction, "close", number)

    @app_commands.command(name="move", description=local("command-tournament-move"))
    @app_commands.describe(number=local("option-tournament-number"))
    async def move(self, interaction: discord.Interaction, number: app_commands.Range[int, 1] | None = None) -> None:
        """Let a tournament go on in this channel."""
        await self._do(interaction, "move", number)
