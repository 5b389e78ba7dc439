"""/me: a person's settings."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.actions.registry import BY_COMMAND
from cogs.dispatcher import Dispatcher
from cogs.translator import local
from cogs.ui.formatting import LANGUAGE_NAMES
from cogs.ui.me_page import AUTOMATIC, CONFIRM, NOTIFY, clock, days_ahead
from cogs.ui.zones import matching
from db.errors import StoreError
from engine.core.errors import EngineError
from engine.titles import TITLES

Suggestions = list[app_commands.Choice[str]]
Typed = app_commands.Range[str, 1, 40]


class Me(commands.GroupCog, group_name="me", group_description=local("command-me")):
    """A person's own settings."""

    def __init__(self, dispatcher: Dispatcher) -> None:
        self.dispatcher = dispatcher

    async def _do(self, interaction: discord.Interaction, command: str, *values: str | None) -> None:
        given = tuple(value for value in values if value is not None)
        await self.dispatcher.command(interaction, BY_COMMAND[f"me {command}"].work, values=given)

    @app_commands.command(name="settings", description=local("command-me-settings"))
    async def settings(self, interaction: discord.Interaction) -> None:
        """Everything that a person has set, with menus to change it."""
        await self._do(interaction, "settings")

    @app_commands.command(name="forget", description=local("command-me-forget"))
    async def forget(self, interaction: discord.Interaction) -> None:
        """Delete what is stored about the person. Asks for confirmation."""
        await self._do(interaction, "forget")

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
    @app_commands.choices(how=[app_commands.Choice(name=local(f"choice-{value}"), value=value) for value in NOTIFY])
    async def notify(self, interaction: discord.Interaction, how: str) -> None:
        """Choose how to be told that it is your turn."""
        await self._do(interaction, "notify", how)

    @app_commands.command(name="confirm", description=local("command-me-confirm"))
    @app_commands.describe(how=local("option-confirm"))
    @app_commands.choices(how=[app_commands.Choice(name=local(f"choice-{value}"), value=value) for value in CONFIRM])
    async def confirm(self, interaction: discord.Interaction, how: str) -> None:
        """Choose whether to be asked before an answer ends one's turn."""
        await self._do(interaction, "confirm", how)

    # -- when to be called -------------------------------------------------------------------------------------------

    @app_commands.command(name="zone", description=local("command-me-zone"))
    @app_commands.describe(zone=local("option-zone"))
    async def zone(self, interaction: discord.Interaction, zone: Typed) -> None:
        """Choose the time zone by its name."""
        await self._do(interaction, "zone", zone)

    @zone.autocomplete("zone")
    async def _zones(self, interaction: discord.Interaction, current: str) -> Suggestions:
        language = await self.dispatcher.language(interaction)
        return _choices(matching(current, language, self.dispatcher.tables.local_time))

    @app_commands.command(name="quiet", description=local("command-me-quiet"))
    @app_commands.describe(start=local("option-quiet-start"), end=local("option-quiet-end"))
    async def quiet(
        self, interaction: discord.Interaction, start: Typed | None = None, end: Typed | None = None
    ) -> None:
        """Choose the hours in which one is not called; without any, there are none."""
        await self._do(interaction, "quiet", start, end)

    @quiet.autocomplete("start")
    @quiet.autocomplete("end")
    async def _hours(self, interaction: discord.Interaction, current: str) -> Suggestions:
        return _choices([(clock(hour * 60), clock(hour * 60)) for hour in range(24) if current in clock(hour * 60)])

    @app_commands.command(name="away", description=local("command-me-away"))
    @app_commands.describe(first=local("option-away-first"), last=local("option-away-last"))
    async def away(self, interaction: discord.Interaction, first: Typed, last: Typed | None = None) -> None:
        """Take away days."""
        await self._do(interaction, "away", first, last)

    @away.autocomplete("first")
    @away.autocomplete("last")
    async def _days(self, interaction: discord.Interaction, current: str) -> Suggestions:
        try:
            person = await self.dispatcher.tables.person(interaction.user.id)
        except (EngineError, StoreError):
            return []
        today = self.dispatcher.tables.today(person)
        return _choices(days_ahead(current, today, await self.dispatcher.language(interaction)))

    # -- what people have achieved ---------------------------------------------------------------------------------

    @app_commands.command(name="profile", description=local("command-me-profile"))
    @app_commands.describe(person=local("option-person"))
    async def profile(self, interaction: discord.Interaction, person: discord.User | None = None) -> None:
        """What a person has achieved on this server."""
        named = () if person is None else (str(person.id), person.display_name)
        await self._do(interaction, "profile", *named)

    @app_commands.command(name="leaders", description=local("command-me-leaders"))
    @app_commands.describe(game=local("option-game"))
    @app_commands.choices(
        game=[app_commands.Choice(name=local(title.meta.key("name")), value=name) for name, title in TITLES.items()]
    )
    async def leaders(self, interaction: discord.Interaction, game: str | None = None) -> None:
        """The best of a game on this server."""
        await self._do(interaction, "leaders", game)


def _choices(named: list[tuple[str, str]]) -> Suggestions:
    return [app_commands.Choice(name=shown[:100], value=value) for shown, value in named]
