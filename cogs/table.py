"""/table: whatever game it is."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs import endings
from cogs.audience import may_know, may_manage, seems_to_manage
from cogs.house import House
from cogs.screens import plain
from cogs.tongue import local
from cogs.ui.controls import Key
from cogs.ui.send import Sheet, sheet, text, walk
from db.errors import StoreError
from engine.core.errors import EngineError, Refused
from engine.core.text import say
from locales import words
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

    async def transform(self, talk: discord.Interaction[Any], value: Somewhere, /) -> Somewhere:
        """As it was chosen."""
        return value


class Table(commands.GroupCog, group_name=local("command-table"), group_description=local("command-table-text")):
    """A person's tables, and what can be done with any table."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.desk = house.desk

    async def _meant(self, talk: discord.Interaction, number: int | None, *, finished: bool = True) -> TableInfo:
        """The table with this number, else the one in this channel."""
        if number is not None:
            info = await self.desk.tables.info(number)
            if not await may_know(talk, info):
                raise Refused(say("error-no-table"))
            return info
        for title_id in self.house.faces:
            info_here = await self.desk.tables.in_channel(talk.channel_id or 0, title_id, finished=finished)
            if info_here is not None:
                return info_here
        raise Refused(say("error-which-table"))

    @commands.Cog.listener("on_interaction")
    async def filled_in(self, talk: discord.Interaction) -> None:
        """A form was filled in: what was typed is a press of the control that had opened it."""
        data: dict[str, Any] = dict(talk.data or {})
        key = Key.parse(str(data.get("custom_id", "")))
        if talk.type is discord.InteractionType.modal_submit and key is not None:
            typed = [str(part["value"]) for part in walk(data.get("components") or []) if part.get("value")]
            await self.desk.press(talk, key, tuple(typed))

    @app_commands.command(name="mine", description=local("command-table-mine"))
    async def mine(self, talk: discord.Interaction) -> None:
        """The own tables."""

        async def work(language: str) -> Sheet:
            tables = await self.desk.tables.of_person(talk.user.id)
            return self.desk.screens.mine(tables, talk.user.id, language)

        await self.desk.command(talk, work)

    @app_commands.command(name="next", description=local("command-table-next"))
    async def next(self, talk: discord.Interaction) -> None:
        """The panel of the table that has waited longest for this person, be it for Start."""

        async def work(language: str) -> Sheet:
            trouble: Damaged | None = None
            for info in await self.desk.tables.of_person(talk.user.id):
                if self.desk.screens.waits_for(info, talk.user.id):
                    notice = words("next-table", language, number=info.id, channel=f"<#{info.place.channel_id}>")
                    try:
                        return await self.desk.panel(info.id, talk, language, notice=notice)
                    except Damaged as damage:
                        trouble = damage
            if trouble is not None:
                raise trouble
            return plain(words("next-none", language))

        await self.desk.command(talk, work)

    @app_commands.command(name="verify", description=local("command-table-verify"))
    @app_commands.describe(number=local("option-number"))
    async def verify(self, talk: discord.Interaction, number: app_commands.Range[int, 1] | None = None) -> None:
        """Whether a game was dealt as promised."""

        async def work(language: str) -> Sheet:
            info = await self._meant(talk, number)
            return self.desk.screens.verification(await self.desk.tables.verify(info.id), info, language)

        await self.desk.command(talk, work)

    @app_commands.command(name="export", description=local("command-table-export"))
    @app_commands.describe(number=local("option-number"))
    async def export(self, talk: discord.Interaction, number: app_commands.Range[int, 1] | None = None) -> None:
        """The record of a game as a file."""

        async def work(language: str) -> Sheet:
            info = await self._meant(talk, number)
            data = await self.desk.tables.export(info.id, talk.user.id)
            name = f"orrery-{info.title}-{info.id}.json"
            key = "export-whole" if info.status == "over" else "export-own"
            shown: ui.File[ui.LayoutView] = ui.File(f"attachment://{name}")
            return sheet(text(words(key, language, number=info.id)), shown, files=((name, data),))

        await self.desk.command(talk, work)

    @app_commands.command(name="close", description=local("command-table-close"))
    @app_commands.describe(number=local("option-number"))
    async def close(self, talk: discord.Interaction, number: app_commands.Range[int, 1] | None = None) -> None:
        """Close a table that has not begun, or one that is damaged."""

        async def work(language: str) -> Sheet:
            info = await self._meant(talk, number, finished=False)
            await self.desk.tables.close(info.id, talk.user.id)
            return plain(words("closed", language, number=info.id))

        await self.desk.command(talk, work)

    # -- ending and moving -------------------------------------------------------------------------------------------

    @app_commands.command(name="end", description=local("command-table-end"))
    @app_commands.describe(number=local("option-number"))
    async def end(self, talk: discord.Interaction, number: app_commands.Range[int, 1] | None = None) -> None:
        """End a running game without a result: together, or as a moderator. Asks back first."""

        async def work(language: str) -> Sheet:
            info = await self._open(talk, number)
            return await endings.ask_end(self.desk, talk, info.id, language)

        await self.desk.command(talk, work)

    @app_commands.command(name="move", description=local("command-table-move"))
    @app_commands.describe(number=local("option-number"), to=local("option-to"))
    async def move(
        self,
        talk: discord.Interaction,
        number: app_commands.Range[int, 1] | None = None,
        to: app_commands.Transform[Somewhere, Channel] | None = None,
    ) -> None:
        """For moderators: let a table go on in another channel (else in this one). Asks back first."""

        async def work(language: str) -> Sheet:
            info = await self._open(talk, number)
            target = talk.channel_id or 0 if to is None else to.id
            return await endings.ask_move(self.desk, talk, info.id, target, language)

        await self.desk.command(talk, work)

    async def _open(self, talk: discord.Interaction, number: int | None) -> TableInfo:
        """The open table that is meant: that with the number, else the only one in this channel."""
        if number is not None:
            info = await self.desk.tables.info(number)
            if not (await may_know(talk, info) or await may_manage(talk, info)):
                raise Refused(say("error-no-table"))
            return info
        found = [await self.desk.tables.in_channel(talk.channel_id or 0, title_id) for title_id in self.house.faces]
        here = [info for info in found if info is not None]
        if not here:
            raise Refused(say("error-which-table"))
        if len(here) > 1:
            games = [say("game-numbered", game=self.house.face(info.title).name, number=info.id) for info in here]
            raise Refused(say("error-several-tables", games=games))
        return here[0]

    @end.autocomplete("number")
    @move.autocomplete("number")
    async def _numbers(self, talk: discord.Interaction, current: int | str) -> list[app_commands.Choice[int]]:
        """One's own open tables, and those of the server that one looks after."""
        language = await self.desk.language(talk)
        try:
            known = await self.desk.tables.of_person(talk.user.id)
            if talk.guild_id is not None:
                server = await self.desk.tables.of_server(talk.guild_id, MOST_LISTED)
                known += [info for info in server if info not in known and seems_to_manage(talk, info)]
        except (EngineError, StoreError):
            return []
        named = [(words("game-numbered", language, game=self.house.face(i.title).name, number=i.id), i) for i in known]
        found = [
            app_commands.Choice(name=_with_place(talk, name, info), value=info.id)
            for name, info in named
            if str(current) in name
        ]
        return found[:CHOICES]


def _with_place(talk: discord.Interaction, name: str, info: TableInfo) -> str:
    """A table with its channel, as far as the server has that."""
    channel = None if talk.guild is None else talk.guild.get_channel_or_thread(info.place.channel_id)
    return name if channel is None else f"{name} · #{channel.name}"[:100]
