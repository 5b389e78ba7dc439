"""The commands of a title for more than two players: `new` has an option for the number of computers."""

from __future__ import annotations

from typing import cast

import discord
from discord import app_commands

from cogs.actions.new_game import Wishes
from cogs.title_cog import NEW_CHOICES, NEW_SAYS, TitleCog
from cogs.translator import local
from tables.records import Level

MOST_COMPUTERS = 5
"""Titles have six seats at most so far. With fewer, as many computers as fit."""


class PartyCog(TitleCog):
    """Every command of a title with three or more seats."""

    @app_commands.command(name="new", description=local("command-new"))
    @app_commands.describe(**NEW_SAYS, computers=local("option-computers"))
    @app_commands.choices(**NEW_CHOICES)
    async def new(  # type: ignore[override]  # one option more than where there are two seats
        self,
        interaction: discord.Interaction,
        side: str | None = None,
        opponent: discord.User | None = None,
        computer: str | None = None,
        computers: app_commands.Range[int, 1, MOST_COMPUTERS] | None = None,
        thread: bool = False,
        options: str | None = None,
        language: str | None = None,
        private: bool = False,
        clock: str | None = None,
    ) -> None:
        """Open a table. With computers, start at once."""
        level = cast("Level | None", computer or ("normal" if computers else None))
        await self._open(
            interaction, Wishes(side, opponent, level, computers or 1, thread, options or "", language, private, clock)
        )

    new.autocomplete("side")(TitleCog._sides)
    new.autocomplete("options")(TitleCog._options)
    new.autocomplete("clock")(TitleCog._clocks)
