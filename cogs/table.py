"""/table: whatever game it is."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs import endings
from cogs.audience import may_know, may_manage, seems_to_manage
from cogs.screens import plain
from cogs.services import Services
from cogs.translator import local
from cogs.ui.controls import Key
from cogs.ui.send import OutgoingMessage, compose, text, walk
from db.errors import StoreError
from engine.core.errors import EngineError, Refused
from engine.core.text import say
from locales import message
from tables.errors import Damaged
from tables.records import TableInfo

CHOICES = 25
MOST_LISTED = 200
"""Tables of a server that are looked at for the list of those that somebody looks after."""


Somewhere = app_commands.AppCommandChannel | app_commands.AppCommandThread


class Channel(app_commands.Transformer):
    """A channel in which people write, as a table needs one."""

    @property
    def type(self) -> discord.AppCommandOptionType:
        """A channel."""
        return discord.AppCommandOptionType.channel

    @property
    def channel_types(self) -> list[discord.ChannelType]:
        """Those that are offered. Discord takes none that it does not document, such as those of media."""
        kind = discord.ChannelType
        rooms = [kind.text, kind.news, kind.voice, kind.stage_voice]
        return [*rooms, kind.public_thread, kind.private_thread, kind.news_thread]

    async def transform(self, interaction: discord.Interaction[Any], value: Somewhere, /) -> Somewhere:
        """As it was chosen."""
        return value


class Table(commands.GroupCog, group_name=local("command-table"), group_description=local("command-table-text")):
    """A person's tables, and what can be done with any table."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.dispatcher = services.dispatcher

    async def _meant(self, interaction: discord.Interaction, number: int | None, *, finished: bool = True) -> TableInfo:
        """The table with this number, else the one in this channel."""
        if number is not None:
            info = await self.dispatcher.tables.info(number)
            if not await may_know(interaction, info):
                raise Refused(say("error-no-table"))
            return info
        for title_id in self.services.presentations:
            info_here = await self.dispatcher.tables.in_channel(
                interaction.channel_id or 0, title_id, finished=finished
            )
            if info_here is not None:
                return info_here
        raise Refused(say("error-which-table"))

    @commands.Cog.listener("on_interaction")
    async def filled_in(self, interaction: discord.Interaction) -> None:
        """A form was filled in: what was typed is a press of the control that had opened it."""
        data: dict[str, Any] = dict(interaction.data or {})
        key = Key.parse(str(data.get("custom_id", "")))
        if interaction.type is discord.InteractionType.modal_submit and key is not None:
            typed = [str(part["value"]) for part in walk(data.get("components") or []) if part.get("value")]
            await self.dispatcher.press(interaction, key, tuple(typed))

    @app_commands.command(name="mine", description=local("command-table-mine"))
    async def mine(self, interaction: discord.Interaction) -> None:
        """The own tables."""

        async def work(language: str) -> OutgoingMessage:
            tables = await self.dispatcher.tables.of_person(interaction.user.id)
            return self.dispatcher.screens.mine(tables, interaction.user.id, language)

        await self.dispatcher.command(interaction, work)

    @app_commands.command(name="next", description=local("command-table-next"))
    async def next(self, interaction: discord.Interaction) -> None:
        """The panel of the table that has waited longest for this person, be it for Start."""

        async def work(language: str) -> OutgoingMessage:
            trouble: Damaged | None = None
            for info in await self.dispatcher.tables.of_person(interaction.user.id):
                if self.dispatcher.screens.waits_for(info, interaction.user.id):
                    notice = message("next-table", language, number=info.id, channel=f"<#{info.place.channel_id}>")
                    try:
                        return await self.dispatcher.panel(info.id, interaction, language, notice=notice)
                    except Damaged as damage:
                        trouble = damage
            if trouble is not None:
                raise trouble
            return plain(message("next-none", language))

        await self.dispatcher.command(interaction, work)

    @app_commands.command(name="verify", description=local("command-table-verify"))
    @app_commands.describe(number=local("option-number"))
    async def verify(self, interaction: discord.Interaction, number: app_commands.Range[int, 1] | None = None) -> None:
        """Whether a game was dealt as promised."""

        async def work(language: str) -> OutgoingMessage:
            info = await self._meant(interaction, number)
            return self.dispatcher.screens.verification(await self.dispatcher.tables.verify(info.id), info, language)

        await self.dispatcher.command(interaction, work)

    @app_commands.command(name="export", description=local("command-table-export"))
    @app_commands.describe(number=local("option-number"))
    async def export(self, interaction: discord.Interaction, number: app_commands.Range[int, 1] | None = None) -> None:
        """The record of a game as a file."""

        async def work(language: str) -> OutgoingMessage:
            info = await self._meant(interaction, number)
            data = await self.dispatcher.tables.export(info.id, interaction.user.id)
            name = f"orrery-{info.title}-{info.id}.json"
            key = "export-whole" if info.status == "over" else "export-own"
            shown: ui.File[ui.LayoutView] = ui.File(f"attachment://{name}")
            return compose(text(message(key, language, number=info.id)), shown, files=((name, data),))

        await self.dispatcher.command(interaction, work)

    @app_commands.command(name="close", description=local("command-table-close"))
    @app_commands.describe(number=local("option-number"))
    async def close(self, interaction: discord.Interaction, number: app_commands.Range[int, 1] | None = None) -> None:
        """Close a table that has not begun, or one that is damaged."""

        async def work(language: str) -> OutgoingMessage:
            info = await self._meant(interaction, number, finished=False)
            await self.dispatcher.tables.close(info.id, interaction.user.id)
            return plain(message("closed", language, number=info.id))

        await self.dispatcher.command(interaction, work)

    # -- ending and moving -------------------------------------------------------------------------------------------

    @app_commands.command(name="end", description=local("command-table-end"))
    @app_commands.describe(number=local("option-number"))
    async def end(self, interaction: discord.Interaction, number: app_commands.Range[int, 1] | None = None) -> None:
        """End a running game without a result: together, or as a moderator. Asks back first."""

        async def work(language: str) -> OutgoingMessage:
            info = await self._open(interaction, number)
            return await endings.ask_end(self.dispatcher, interaction, info.id, language)

        await self.dispatcher.command(interaction, work)

    @app_commands.command(name="move", description=local("command-table-move"))
    @app_commands.describe(number=local("option-number"), to=local("option-to"))
    async def move(
        self,
        interaction: discord.Interaction,
        number: app_commands.Range[int, 1] | None = None,
        to: app_commands.Transform[Somewhere, Channel] | None = None,
    ) -> None:
        """For moderators: let a table go on in another channel (else in this one). Asks back first."""

        async def work(language: str) -> OutgoingMessage:
            info = await self._open(interaction, number)
            target = interaction.channel_id or 0 if to is None else to.id
            return await endings.ask_move(self.dispatcher, interaction, info.id, target, language)

        await self.dispatcher.command(interaction, work)

    async def _open(self, interaction: discord.Interaction, number: int | None) -> TableInfo:
        """The open table that is meant: that with the number, else the only one in this channel."""
        if number is not None:
            info = await self.dispatcher.tables.info(number)
            if not (await may_know(interaction, info) or await may_manage(interaction, info)):
                raise Refused(say("error-no-table"))
            return info
        found = [
            await self.dispatcher.tables.in_channel(interaction.channel_id or 0, title_id)
            for title_id in self.services.presentations
        ]
        here = [info for info in found if info is not None]
        if not here:
            raise Refused(say("error-which-table"))
        if len(here) > 1:
            games = [
                say("game-numbered", game=self.services.presentation(info.title).name, number=info.id) for info in here
            ]
            raise Refused(say("error-several-tables", games=games))
        return here[0]

    @end.autocomplete("number")
    @move.autocomplete("number")
    async def _numbers(self, interaction: discord.Interaction, current: int | str) -> list[app_commands.Choice[int]]:
        """One's own open tables, and those of the server that one looks after."""
        language = await self.dispatcher.language(interaction)
        try:
            known = await self.dispatcher.tables.of_person(interaction.user.id)
            if interaction.guild_id is not None:
                server = await self.dispatcher.tables.of_server(interaction.guild_id, MOST_LISTED)
                known += [info for info in server if info not in known and seems_to_manage(interaction, info)]
        except (EngineError, StoreError):
            return []
        named = [
            (message("game-numbered", language, game=self.services.presentation(i.title).name, number=i.id), i)
            for i in known
        ]
        found = [
            app_commands.Choice(name=_with_place(interaction, name, info), value=info.id)
            for name, info in named
            if str(current) in name
        ]
        return found[:CHOICES]


def _with_place(interaction: discord.Interaction, name: str, info: TableInfo) -> str:
    """A table with its channel, as far as the server has that."""
    channel = None if interaction.guild is None else interaction.guild.get_channel_or_thread(info.place.channel_id)
    return name if channel is None else f"{name} · #{channel.name}"[:100]
