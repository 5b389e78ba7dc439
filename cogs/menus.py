"""The entries of Discord's menus of people and of messages (“Apps”)."""

from __future__ import annotations

from functools import partial
from typing import Any

import discord
from discord import app_commands

from cogs.actions.finding import invite_to_own
from cogs.actions.request import Request
from cogs.actions.showing import show_recap
from cogs.actions.standings import show_profile
from cogs.audience import may_know
from cogs.discord_types import Interaction
from cogs.dispatcher import Dispatcher
from cogs.translator import local
from cogs.ui.controls import Key
from cogs.ui.measure import walk
from cogs.ui.outgoing import OutgoingMessage
from engine.core.errors import Refused
from engine.core.text import say
from tables.records import TableInfo


class Menus:
    """The entries, each with what it does."""

    def __init__(self, dispatcher: Dispatcher) -> None:
        self.dispatcher = dispatcher

    def entries(self) -> list[app_commands.ContextMenu]:
        """All of them."""
        return [
            app_commands.ContextMenu(name=local("menu-profile"), callback=self.profile),
            app_commands.ContextMenu(name=local("menu-invite"), callback=self.invite),
            app_commands.ContextMenu(name=local("menu-recap"), callback=self.recap),
            app_commands.ContextMenu(name=local("menu-report"), callback=self.report),
        ]

    async def profile(self, interaction: discord.Interaction, person: discord.Member | discord.User) -> None:
        """What a person has achieved on this server."""

        async def work(request: Request) -> OutgoingMessage:
            if person.bot:
                raise Refused(say("error-menu-bot"))
            return await show_profile(request)

        await self.dispatcher.command(interaction, work, values=(str(person.id), person.display_name))

    async def invite(self, interaction: discord.Interaction, person: discord.Member | discord.User) -> None:
        """Invite a person to one's own table that has not begun."""

        async def work(request: Request) -> OutgoingMessage:
            if person.bot:
                raise Refused(say("error-guest-bot"))
            return await invite_to_own(request)

        await self.dispatcher.command(interaction, work, values=(str(person.id), person.display_name))

    async def recap(self, interaction: discord.Interaction, shown: discord.Message) -> None:
        """What has happened at the table of a message since the asking person last acted."""
        await self.dispatcher.command(interaction, show_recap, find=partial(self._find_table, interaction, shown))

    async def report(self, interaction: discord.Interaction, shown: discord.Message) -> None:
        """Report a bug at the table of a message, in the form of the button."""
        find = partial(self._find_table, interaction, shown, begun=True)
        await self.dispatcher.command_form(interaction, "report", find)

    async def _find_table(self, interaction: Interaction, shown: discord.Message, *, begun: bool = False) -> TableInfo:
        """The table that a message is about: that of its controls, else the only one in the channel. Raises Refused if
        the message is somebody else's or about no table that the person may know of."""
        if shown.author != interaction.client.user:
            raise Refused(say("error-menu-message"))
        queries = self.dispatcher.tables.queries
        number = _table_of(interaction, shown)
        if number:
            info = await queries.info(number)
        else:
            titles = self.dispatcher.services.presentations
            here = [await queries.in_channel(shown.channel.id, title, finished=True) for title in titles]
            found = [info for info in here if info is not None]
            if len(found) != 1:
                raise Refused(say("error-menu-no-table"))
            info = found[0]
        if not await may_know(interaction, info):
            raise Refused(say("error-no-table"))
        if begun and info.status == "lobby":
            raise Refused(say("error-not-started"))
        return info


def _table_of(interaction: Interaction, shown: discord.Message) -> int:
    """The table of the controls of a message, as Discord describes it; 0: they belong to none."""
    data: dict[str, Any] = dict(interaction.data or {})
    described = data.get("resolved", {}).get("messages", {}).get(str(shown.id), {})
    keys = (Key.parse(str(part.get("custom_id", ""))) for part in walk(described.get("components") or []))
    return next((key.table for key in keys if key is not None and key.table), 0)
