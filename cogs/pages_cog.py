"""The commands of a title whose pictures have names: `show` asks for any of them, the title's own commands for some."""

from __future__ import annotations

from string import ascii_lowercase
from typing import ClassVar

import discord
from discord import app_commands

from cogs.actions.request import Request
from cogs.command_group import Suggestions, or_nothing, suggest
from cogs.screens.board import picture_page
from cogs.title_cog import PartyCog
from cogs.translator import local
from cogs.ui.names import seat_meant, voice_of
from cogs.ui.outgoing import OutgoingMessage
from cogs.ui.pages import page_meant
from engine.core.errors import Refused
from engine.core.text import say
from locales import translate
from tables.records import Look


class PagesCog(PartyCog):
    """Every command of a title with pictures that people ask for by name. A seat is typed as its letter."""

    per_player: ClassVar[str]
    """The page of which there is one for each seat."""

    @app_commands.command(name="show", description=local("command-show-page"))
    @app_commands.describe(page=local("option-page"))
    async def show(self, interaction: discord.Interaction, page: str | None = None) -> None:
        """A picture of the table, as `board` shows it."""
        await self.run(interaction, "board", page)

    show.autocomplete("page")(PartyCog._pages)

    async def _show_page(self, interaction: discord.Interaction, name: str) -> None:
        """Show a page."""

        async def work(request: Request) -> OutgoingMessage:
            return await self._page(request, await running_look(request), name)

        await self._run(interaction, work, finished=True)

    async def _show_seat(self, interaction: discord.Interaction, seat: str | None) -> None:
        """Show the page of a seat; by default one's own."""

        async def work(request: Request) -> OutgoingMessage:
            look = await running_look(request)
            own = look.seat if look.seat is not None else 0
            meant = own if seat is None else seat_meant(look.info, seat)
            return await self._page(request, look, f"{self.per_player}:{meant}")

        await self._run(interaction, work, finished=True)

    @or_nothing
    async def _seats(self, interaction: discord.Interaction, current: str) -> Suggestions:
        """The seats, for autocomplete."""
        info = await self.find_table(interaction, finished=True)
        named = voice_of(info, await self.dispatcher.language(interaction), plain=True)
        seats = range(len(info.seats))
        return suggest(
            [(translate(self.presentation.seat(each), named), ascii_lowercase[each]) for each in seats], current
        )

    async def _page(self, request: Request, look: Look, name: str) -> OutgoingMessage:
        """One of the title's pictures. Refused if there is none like it."""
        page = page_meant(request.presentation(look.info), look.info, name)
        assert page is not None
        return await picture_page(request.illustrator, look, page, request.language)


async def running_look(request: Request) -> Look:
    """The table as whoever asks sees it, once it has begun. Refused before."""
    look = await request.look()
    if look.view is None:
        raise Refused(say("error-not-started"))
    return look
