"""Voidfall's commands in Discord."""

from __future__ import annotations

import asyncio

import discord
from discord import app_commands

from cogs.actions.request import Request
from cogs.party_cog import PartyCog
from cogs.screens.board import picture_page
from cogs.title_cog import Suggestions, group_keywords, suggested
from cogs.translator import local
from cogs.ui import typed
from cogs.ui.names import speaking
from cogs.ui.outgoing import OutgoingMessage, compose, text
from cogs.ui.pages import page_meant
from cogs.ui.presentation import BRASS
from cogs.voidfall.battles import battle_lines, read_battle
from cogs.voidfall.presentation import PER_PLAYER
from db.errors import StoreError
from engine.core.errors import EngineError, Refused
from engine.core.text import say
from engine.voidfall.title import META
from engine.voidfall.view import View
from locales import message, translate
from tables.records import Look

LETTERS = "abcd"
"""The seats, as they are typed."""


class Voidfall(PartyCog, **group_keywords(META)):
    """/voidfall: the common commands (but `left_out`), and the pictures by name."""

    left_out = frozenset({"leave", "word", "draw", "resign", "rematch", "log"})

    @app_commands.command(name="map", description=local("command-map"))
    async def galaxy(self, interaction: discord.Interaction) -> None:
        """The map."""
        await self._do(interaction, "board", None)

    @app_commands.command(name="show", description=local("command-show-page"))
    @app_commands.describe(page=local("option-page"))
    async def show(self, interaction: discord.Interaction, page: str | None = None) -> None:
        """A picture of the table, as `board` shows it."""
        await self._do(interaction, "board", page)

    show.autocomplete("page")(PartyCog._pages)

    @app_commands.command(name="house", description=local("command-house"))
    @app_commands.describe(seat=local("option-blueprint-seat"))
    async def house(self, interaction: discord.Interaction, seat: str | None = None) -> None:
        """A House mat: one's own, or that of another seat."""

        async def work(request: Request) -> OutgoingMessage:
            look = await _running(request)
            own = look.seat if look.seat is not None else 0
            wanted = (seat or LETTERS[own]).strip().casefold()
            known = len(wanted) == 1 and wanted in LETTERS[: len(look.info.seats)]
            return await _page(request, look, f"{PER_PLAYER}:{LETTERS.index(wanted)}" if known else wanted)

        await self._run(interaction, work, finished=True)

    @house.autocomplete("seat")
    async def _seats(self, interaction: discord.Interaction, current: str) -> Suggestions:
        try:
            info = await self.here(interaction, finished=True)
        except (EngineError, StoreError):
            return []
        named = speaking(info, await self.dispatcher.language(interaction), plain=True)
        seats = range(len(info.seats))
        return suggested([(translate(self.presentation.seat(each), named), LETTERS[each]) for each in seats], current)

    @app_commands.command(name="techs", description=local("command-vf-techs"))
    async def techs(self, interaction: discord.Interaction) -> None:
        """The Technologies of the display."""
        await self._show(interaction, "techs")

    @app_commands.command(name="agendas", description=local("command-agendas"))
    async def agendas(self, interaction: discord.Interaction) -> None:
        """The Agenda offers."""
        await self._show(interaction, "agendas")

    @app_commands.command(name="event", description=local("command-event"))
    async def event(self, interaction: discord.Interaction) -> None:
        """The event of the Cycle, with the present values beside its objectives."""
        await self._show(interaction, "event")

    @app_commands.command(name="score", description=local("command-score"))
    async def score(self, interaction: discord.Interaction) -> None:
        """The score as it stands."""
        await self._show(interaction, "score")

    @app_commands.command(name="crisis", description=local("command-crisis"))
    async def crisis(self, interaction: discord.Interaction) -> None:
        """The Crisis board of a cooperative or solo game."""
        await self._show(interaction, "crises")

    @app_commands.command(name="battle", description=local("command-battle"))
    @app_commands.describe(fleets=local("option-battle-fleets"))
    async def battle(self, interaction: discord.Interaction, fleets: app_commands.Range[str, 1, typed.LENGTH]) -> None:
        """How a combat of fleets that are made up ends with best play."""

        async def work(request: Request) -> OutgoingMessage:
            battle = read_battle(fleets)
            told = await asyncio.to_thread(battle_lines, battle, request.language)
            title = f"### {message('vf-battle-title', request.language)}"
            return compose(text("\n".join([title, *told])), accent=BRASS)

        await self._run(interaction, work, finished=True, needed=False)

    async def _show(self, interaction: discord.Interaction, name: str) -> None:
        async def work(request: Request) -> OutgoingMessage:
            return await _page(request, await _running(request), name)

        await self._run(interaction, work, finished=True)


async def _running(request: Request) -> Look:
    """The table as whoever asks sees it, once it has begun. Refused before."""
    look = await request.look()
    if not isinstance(look.view, View):
        raise Refused(say("error-not-started"))
    return look


async def _page(request: Request, look: Look, name: str) -> OutgoingMessage:
    """One of the title's pictures. Refused if this game has none like it."""
    if name == "crises" and look.view.coop is None:
        raise Refused(say("vf-error-no-crisis-board"))
    page = page_meant(request.presentation(look.info), look.info, name)
    assert page is not None
    return await picture_page(request.illustrator, look, page, request.language)


COG = Voidfall
