"""/me: a person's settings."""

from __future__ import annotations

import discord
from discord import app_commands

from cogs.command_group import GAMES, CommandGroup, Suggestions, or_nothing, suggest, value_choices
from cogs.translator import local
from cogs.ui.formatting import LANGUAGE_NAMES
from cogs.ui.me_page import AUTOMATIC, CONFIRM, NOTIFY, days_ahead, write_time
from cogs.ui.zones import find_zones

Typed = app_commands.Range[str, 1, 40]


class Me(CommandGroup, group_name="me", group_description=local("command-me")):
    """A person's own settings."""

    bare = ("settings", "data", "forget")

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
        await self.run(interaction, "language", language)

    @app_commands.command(name="notify", description=local("command-me-notify"))
    @app_commands.describe(how=local("option-notify"))
    @app_commands.choices(how=value_choices(NOTIFY))
    async def notify(self, interaction: discord.Interaction, how: str) -> None:
        """Choose how to be told that it is your turn."""
        await self.run(interaction, "notify", how)

    @app_commands.command(name="confirm", description=local("command-me-confirm"))
    @app_commands.describe(how=local("option-confirm"))
    @app_commands.choices(how=value_choices(CONFIRM))
    async def confirm(self, interaction: discord.Interaction, how: str) -> None:
        """Choose whether to be asked before an answer ends one's turn."""
        await self.run(interaction, "confirm", how)

    # -- when to be called -------------------------------------------------------------------------------------------

    @app_commands.command(name="zone", description=local("command-me-zone"))
    @app_commands.describe(zone=local("option-zone"))
    async def zone(self, interaction: discord.Interaction, zone: Typed) -> None:
        """Choose the time zone by its name."""
        await self.run(interaction, "zone", zone)

    @zone.autocomplete("zone")
    async def _zones(self, interaction: discord.Interaction, current: str) -> Suggestions:
        language = await self.dispatcher.language(interaction)
        return suggest(find_zones(current, language, self.dispatcher.tables.people.local_time))

    @app_commands.command(name="quiet", description=local("command-me-quiet"))
    @app_commands.describe(start=local("option-quiet-start"), end=local("option-quiet-end"))
    async def quiet(
        self, interaction: discord.Interaction, start: Typed | None = None, end: Typed | None = None
    ) -> None:
        """Choose the hours in which one is not called; without any, there are none."""
        await self.run(interaction, "quiet", start, end)

    @quiet.autocomplete("start")
    @quiet.autocomplete("end")
    async def _hours(self, interaction: discord.Interaction, current: str) -> Suggestions:
        return suggest(
            [(write_time(hour * 60), write_time(hour * 60)) for hour in range(24) if current in write_time(hour * 60)]
        )

    @app_commands.command(name="away", description=local("command-me-away"))
    @app_commands.describe(first=local("option-away-first"), last=local("option-away-last"))
    async def away(self, interaction: discord.Interaction, first: Typed, last: Typed | None = None) -> None:
        """Take away days."""
        await self.run(interaction, "away", first, last)

    @away.autocomplete("first")
    @away.autocomplete("last")
    @or_nothing
    async def _days(self, interaction: discord.Interaction, current: str) -> Suggestions:
        person = await self.dispatcher.tables.people.get(interaction.user.id)
        today = self.dispatcher.tables.people.today(person)
        return suggest(days_ahead(current, today, await self.dispatcher.language(interaction)))

    @app_commands.command(name="avoid", description=local("command-me-avoid"))
    @app_commands.describe(person=local("option-avoided"))
    async def avoid(self, interaction: discord.Interaction, person: discord.User | None = None) -> None:
        """The people with whom one will not be seated; add somebody."""
        await self.run(interaction, "avoid", None if person is None else person.id)

    # -- what people have achieved ---------------------------------------------------------------------------------

    @app_commands.command(name="profile", description=local("command-me-profile"))
    @app_commands.describe(person=local("option-person"))
    async def profile(self, interaction: discord.Interaction, person: discord.User | None = None) -> None:
        """What a person has achieved on this server."""
        named = () if person is None else (person.id, person.display_name)
        await self.run(interaction, "profile", *named)

    @app_commands.command(name="leaders", description=local("command-me-leaders"))
    @app_commands.describe(game=local("option-game"))
    @app_commands.choices(game=GAMES)
    async def leaders(self, interaction: discord.Interaction, game: str | None = None) -> None:
        """The best of a game on this server."""
        await self.run(interaction, "leaders", game)

    @app_commands.command(name="statistics", description=local("command-me-statistics"))
    @app_commands.describe(game=local("option-game"), person=local("option-statistics-person"))
    @app_commands.choices(game=GAMES)
    async def statistics(
        self, interaction: discord.Interaction, game: str | None = None, person: discord.User | None = None
    ) -> None:
        """What finished games on this server add up to."""
        await self.run(interaction, "statistics", game or "", None if person is None else person.id)
