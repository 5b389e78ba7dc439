"""Voidfall's commands in Discord."""

from __future__ import annotations

import asyncio

import discord
from discord import app_commands

from cogs.actions.request import Request
from cogs.orders_cog import OrdersCog
from cogs.pages_cog import PagesCog
from cogs.title_cog import group_keywords
from cogs.translator import local
from cogs.ui import typed_names
from cogs.ui.outgoing import OutgoingMessage, compose, text
from cogs.ui.presentation import BRASS
from cogs.voidfall.battles import battle_lines, read_battle
from cogs.voidfall.presentation import PER_PLAYER
from engine.core.errors import Refused
from engine.core.text import say
from engine.voidfall.title import META
from locales import message
from tables.records import Look


class Voidfall(OrdersCog, PagesCog, **group_keywords(META)):
    """/voidfall: the common commands (but `left_out`), and the pictures by name."""

    per_player = PER_PLAYER
    left_out = frozenset({"leave", "word", "draw", "resign", "rematch", "log"})

    @app_commands.command(name="map", description=local("command-map"))
    async def galaxy(self, interaction: discord.Interaction) -> None:
        """The map."""
        await self.run(interaction, "board", None)

    @app_commands.command(name="house", description=local("command-house"))
    @app_commands.describe(seat=local("option-blueprint-seat"))
    async def house(self, interaction: discord.Interaction, seat: str | None = None) -> None:
        """A House mat: one's own, or that of another seat."""

        await self._show_seat(interaction, seat)

    house.autocomplete("seat")(PagesCog._seats)

    @app_commands.command(name="techs", description=local("command-vf-techs"))
    async def techs(self, interaction: discord.Interaction) -> None:
        """The Technologies of the display."""
        await self._show_page(interaction, "techs")

    @app_commands.command(name="agendas", description=local("command-agendas"))
    async def agendas(self, interaction: discord.Interaction) -> None:
        """The Agenda offers."""
        await self._show_page(interaction, "agendas")

    @app_commands.command(name="event", description=local("command-event"))
    async def event(self, interaction: discord.Interaction) -> None:
        """The event of the Cycle, with the present values beside its objectives."""
        await self._show_page(interaction, "event")

    @app_commands.command(name="score", description=local("command-score"))
    async def score(self, interaction: discord.Interaction) -> None:
        """The score as it stands."""
        await self._show_page(interaction, "score")

    @app_commands.command(name="crisis", description=local("command-crisis"))
    async def crisis(self, interaction: discord.Interaction) -> None:
        """The Crisis board of a cooperative or solo game."""
        await self._show_page(interaction, "crises")

    @app_commands.command(name="battle", description=local("command-battle"))
    @app_commands.describe(fleets=local("option-battle-fleets"))
    async def battle(
        self, interaction: discord.Interaction, fleets: app_commands.Range[str, 1, typed_names.LENGTH]
    ) -> None:
        """How a combat of fleets that are made up ends with best play."""

        async def work(request: Request) -> OutgoingMessage:
            battle = read_battle(fleets)
            told = await asyncio.to_thread(battle_lines, battle, request.language)
            title = f"### {message('vf-battle-title', request.language)}"
            return compose(text("\n".join([title, *told])), accent=BRASS)

        await self._run(interaction, work, finished=True, needed=False)

    async def _page(self, request: Request, look: Look, name: str) -> OutgoingMessage:
        """One of the title's pictures. Refused if this game has none like it."""
        if name == "crises" and look.view.options.mode == "competitive":
            raise Refused(say("vf-error-no-crisis-board"))
        return await super()._page(request, look, name)


COG = Voidfall
