"""/table: commands for a table of any game."""

from __future__ import annotations

import dataclasses
from typing import Any, cast

import discord
from discord import app_commands
from discord.ext import commands

from cogs.actions.importing import import_game
from cogs.actions.new_game import guest_of, read_side
from cogs.actions.registry import BY_COMMAND
from cogs.actions.replacing import propose, show_seats, show_swap
from cogs.actions.request import Request
from cogs.audience import may_know, may_manage, seems_to_manage
from cogs.channel_option import Channel, Somewhere
from cogs.dispatcher import Dispatcher, Find
from cogs.title_cog import suggested
from cogs.translator import local
from cogs.ui.controls import Key
from cogs.ui.measure import walk
from cogs.ui.names import speaking
from cogs.ui.outgoing import OutgoingMessage
from db.errors import StoreError
from engine.core.errors import EngineError, Refused
from engine.core.text import say
from engine.titles import TITLES
from locales import message, translate
from tables.clocks import HOURS
from tables.commitment import WORD_LENGTH
from tables.records import LEVELS, Level, TableInfo

CHOICES = 25
GAMES = [app_commands.Choice(name=local(title.meta.key("name")), value=name) for name, title in TITLES.items()]
MOST_LISTED = 200
"""How many tables of a server are examined for the list of those that a person may moderate."""


class Table(commands.GroupCog, group_name="table", group_description=local("command-table")):
    """A person's tables, and actions on a table of any game."""

    def __init__(self, dispatcher: Dispatcher) -> None:
        self.dispatcher = dispatcher
        self.services = dispatcher.services

    async def _do(
        self, interaction: discord.Interaction, command: str, find: Find | None = None, value: str | None = None
    ) -> None:
        values = () if value is None else (value,)
        await self.dispatcher.command(interaction, BY_COMMAND[f"table {command}"].work, find=find, values=values)

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
        """A form was submitted: what was typed is handled like a press of the control that opened it."""
        data: dict[str, Any] = dict(interaction.data or {})
        key = Key.parse(str(data.get("custom_id", "")))
        if interaction.type is discord.InteractionType.modal_submit and key is not None:
            typed = [str(part["value"]) for part in walk(data.get("components") or []) if part.get("value")]
            await self.dispatcher.press(interaction, key, tuple(typed))

    @app_commands.command(name="mine", description=local("command-table-mine"))
    async def mine(self, interaction: discord.Interaction) -> None:
        """The person's own tables."""
        await self._do(interaction, "mine")

    @app_commands.command(name="next", description=local("command-table-next"))
    async def next(self, interaction: discord.Interaction) -> None:
        """The panel of the table that has waited longest for this person, also for their start of a game."""
        await self._do(interaction, "next")

    @app_commands.command(name="verify", description=local("command-table-verify"))
    @app_commands.describe(number=local("option-number"))
    async def verify(self, interaction: discord.Interaction, number: app_commands.Range[int, 1] | None = None) -> None:
        """Whether a game was dealt as promised."""
        await self._do(interaction, "verify", lambda: self._meant(interaction, number))

    @app_commands.command(name="export", description=local("command-table-export"))
    @app_commands.describe(number=local("option-number"))
    async def export(self, interaction: discord.Interaction, number: app_commands.Range[int, 1] | None = None) -> None:
        """The record of a game as a file."""
        await self._do(interaction, "export", lambda: self._meant(interaction, number))

    @app_commands.command(name="replay", description=local("command-table-replay"))
    @app_commands.describe(number=local("option-number"))
    async def replay(self, interaction: discord.Interaction, number: app_commands.Range[int, 1] | None = None) -> None:
        """Earlier positions of a game."""
        await self._do(interaction, "replay", lambda: self._meant(interaction, number))

    @app_commands.command(name="import", description=local("command-table-import"))
    @app_commands.describe(file=local("option-import-file"))
    async def import_(self, interaction: discord.Interaction, file: discord.Attachment) -> None:
        """A game from the file of an export."""
        await self.dispatcher.command(interaction, lambda request: import_game(request, file))

    @app_commands.command(name="close", description=local("command-table-close"))
    @app_commands.describe(number=local("option-number"))
    async def close(self, interaction: discord.Interaction, number: app_commands.Range[int, 1] | None = None) -> None:
        """Close a lobby, or a damaged table."""
        await self._do(interaction, "close", lambda: self._meant(interaction, number, finished=False))

    # -- finding people ----------------------------------------------------------------------------------------------

    @app_commands.command(name="open", description=local("command-table-open"))
    @app_commands.describe(game=local("option-game"))
    @app_commands.choices(game=GAMES)
    async def open(self, interaction: discord.Interaction, game: str | None = None) -> None:
        """The tables of this server where one can join."""
        await self._do(interaction, "open", value=game)

    @app_commands.command(name="find", description=local("command-table-find"))
    @app_commands.describe(game=local("option-game"), people=local("option-people"), hours=local("option-find-hours"))
    @app_commands.choices(game=GAMES)
    @app_commands.choices(hours=[app_commands.Choice(name=str(hours), value=hours) for hours in HOURS])
    async def find(
        self,
        interaction: discord.Interaction,
        game: str,
        people: app_commands.Range[int, 2, 6] | None = None,
        hours: int | None = None,
    ) -> None:
        """Look for a game until enough people do."""
        values = (game, "" if people is None else str(people), "" if hours is None else str(hours))
        await self.dispatcher.command(interaction, BY_COMMAND["table find"].work, values=values)

    @app_commands.command(name="invite", description=local("command-table-invite"))
    @app_commands.describe(person=local("option-guest"), number=local("option-number"))
    async def invite(
        self,
        interaction: discord.Interaction,
        person: discord.User,
        number: app_commands.Range[int, 1] | None = None,
    ) -> None:
        """Invite somebody to a table that has not begun."""
        values = (str(person.id), person.display_name)
        await self.dispatcher.command(
            interaction, BY_COMMAND["table invite"].work, find=lambda: self._own(interaction, number), values=values
        )

    # -- ending and moving -------------------------------------------------------------------------------------------

    @app_commands.command(name="end", description=local("command-table-end"))
    @app_commands.describe(number=local("option-number"))
    async def end(self, interaction: discord.Interaction, number: app_commands.Range[int, 1] | None = None) -> None:
        """End a running game without a result: by consent, or as a moderator. Asks for confirmation."""
        await self._do(interaction, "end", lambda: self._open(interaction, number))

    @app_commands.command(name="move", description=local("command-table-move"))
    @app_commands.describe(number=local("option-number"), to=local("option-to"))
    async def move(
        self,
        interaction: discord.Interaction,
        number: app_commands.Range[int, 1] | None = None,
        to: app_commands.Transform[Somewhere, Channel] | None = None,
    ) -> None:
        """For moderators: continue a table in another channel (default: this one). Asks for confirmation."""
        target = interaction.channel_id or 0 if to is None else to.id
        await self._do(interaction, "move", lambda: self._open(interaction, number), str(target))

    async def _open(self, interaction: discord.Interaction, number: int | None) -> TableInfo:
        """The open table with this number, else the only one in this channel."""
        if number is not None:
            info = await self.dispatcher.tables.info(number)
            if not (await may_know(interaction, info) or await may_manage(interaction, info)):
                raise Refused(say("error-no-table"))
            return info
        return self._only(await self._here(interaction))

    async def _own(self, interaction: discord.Interaction, number: int | None, *, finished: bool = False) -> TableInfo:
        """The table with this number; else the one in this channel, of several the one where the person sits; else the
        person's only open one. With `finished`, a finished game in the channel comes before a table elsewhere."""
        if number is not None:
            return await self._meant(interaction, number)
        here = await self._here(interaction)
        if not here and finished:
            here = await self._here(interaction, finished=True)
        if not here:
            own = await self.dispatcher.tables.of_person(interaction.user.id)
            here = own if len(own) == 1 else []
        seated = [info for info in here if info.seat_of(interaction.user.id) is not None]
        return self._only(seated or here)

    async def _here(self, interaction: discord.Interaction, *, finished: bool = False) -> list[TableInfo]:
        """The open tables in this channel; with `finished`, also the games that ended last there."""
        found = [
            await self.dispatcher.tables.in_channel(interaction.channel_id or 0, title_id, finished=finished)
            for title_id in self.services.presentations
        ]
        return [info for info in found if info is not None]

    def _only(self, here: list[TableInfo]) -> TableInfo:
        """The only table of the list. Refused if there is none, or several."""
        if not here:
            raise Refused(say("error-which-table"))
        if len(here) > 1:
            games = [
                say("game-numbered", game=self.services.presentation(info.title).name, number=info.id) for info in here
            ]
            raise Refused(say("error-several-tables", games=games))
        return here[0]

    # -- seats change hands ------------------------------------------------------------------------------------------

    @app_commands.command(name="replace", description=local("command-table-replace"))
    @app_commands.describe(
        player=local("option-replaced"),
        person=local("option-replacement"),
        computer=local("option-computer-strength"),
        number=local("option-number"),
    )
    @app_commands.choices(
        computer=[app_commands.Choice(name=local(f"choice-{level}"), value=level) for level in LEVELS]
    )
    async def replace(
        self,
        interaction: discord.Interaction,
        player: str | None = None,
        person: discord.User | discord.Member | None = None,
        computer: str | None = None,
        number: app_commands.Range[int, 1] | None = None,
    ) -> None:
        """The players of a table; propose that another person, or a computer, takes a seat over."""

        async def work(request: Request) -> OutgoingMessage:
            if player is None:
                return await show_seats(request)
            seat = read_side(request.presentation(await request.info()), player)
            if not isinstance(seat, int):
                raise Refused(say("error-swap-seat"))
            if person is not None:
                return await propose(request, seat, guest_of(person))
            if computer is not None:
                return await propose(request, seat, cast(Level, computer))
            return await show_swap(dataclasses.replace(request, values=(str(seat),)))

        await self.dispatcher.command(interaction, work, find=lambda: self._own(interaction, number))

    @replace.autocomplete("player")
    async def _players(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        """The players of the table that the command means."""
        language = await self.dispatcher.language(interaction)
        try:
            info = await self._own(interaction, getattr(interaction.namespace, "number", None))
        except (EngineError, StoreError):
            return []
        voice = speaking(info, language, plain=True)
        named = [(translate(TITLES[info.title].meta.seat(seat.seat), voice), str(seat.seat)) for seat in info.seats]
        return suggested(named, current)

    @app_commands.command(name="back", description=local("command-table-back"))
    @app_commands.describe(number=local("option-number"))
    async def back(self, interaction: discord.Interaction, number: app_commands.Range[int, 1] | None = None) -> None:
        """Take a former seat back."""
        await self._do(interaction, "back", lambda: self._open(interaction, number))

    # -- one's own seat: also in the groups of titles that have room for it (`TitleCog.left_out`) ----------------------

    @app_commands.command(name="leave", description=local("command-leave"))
    @app_commands.describe(number=local("option-number"))
    async def leave(self, interaction: discord.Interaction, number: app_commands.Range[int, 1] | None = None) -> None:
        """Give the seat up before the game has begun."""
        await self._do(interaction, "leave", lambda: self._own(interaction, number))

    @app_commands.command(name="word", description=local("command-word"))
    @app_commands.describe(word=local("option-word"), number=local("option-number"))
    async def word(
        self,
        interaction: discord.Interaction,
        word: app_commands.Range[str, 1, WORD_LENGTH] | None = None,
        number: app_commands.Range[int, 1] | None = None,
    ) -> None:
        """Add your own word to the shuffle, or remove it."""
        await self._do(interaction, "word", lambda: self._own(interaction, number), word)

    @app_commands.command(name="rematch", description=local("command-rematch"))
    @app_commands.describe(number=local("option-number"))
    async def rematch(self, interaction: discord.Interaction, number: app_commands.Range[int, 1] | None = None) -> None:
        """Open the next game with the same people."""
        await self._do(interaction, "rematch", lambda: self._own(interaction, number, finished=True))

    @app_commands.command(name="draw", description=local("command-draw"))
    @app_commands.describe(number=local("option-number"))
    async def draw(self, interaction: discord.Interaction, number: app_commands.Range[int, 1] | None = None) -> None:
        """Offer a draw, or accept one. Asks for confirmation."""
        await self._do(interaction, "draw", lambda: self._own(interaction, number))

    @app_commands.command(name="resign", description=local("command-resign"))
    @app_commands.describe(number=local("option-number"))
    async def resign(self, interaction: discord.Interaction, number: app_commands.Range[int, 1] | None = None) -> None:
        """Resign. Asks for confirmation."""
        await self._do(interaction, "resign", lambda: self._own(interaction, number))

    @app_commands.command(name="hand", description=local("command-hand"))
    @app_commands.describe(number=local("option-number"))
    async def hand(self, interaction: discord.Interaction, number: app_commands.Range[int, 1] | None = None) -> None:
        """The person's own hand."""
        await self._do(interaction, "hand", lambda: self._own(interaction, number, finished=True))

    @app_commands.command(name="log", description=local("command-log"))
    @app_commands.describe(number=local("option-number"))
    async def log(self, interaction: discord.Interaction, number: app_commands.Range[int, 1] | None = None) -> None:
        """What happened, newest page first."""
        await self._do(interaction, "log", lambda: self._own(interaction, number, finished=True))

    @app_commands.command(name="recap", description=local("command-recap"))
    @app_commands.describe(number=local("option-number"))
    async def recap(self, interaction: discord.Interaction, number: app_commands.Range[int, 1] | None = None) -> None:
        """What happened since the person's last move."""
        await self._do(interaction, "recap", lambda: self._own(interaction, number, finished=True))

    @invite.autocomplete("number")
    @end.autocomplete("number")
    @move.autocomplete("number")
    @replace.autocomplete("number")
    @back.autocomplete("number")
    @leave.autocomplete("number")
    @word.autocomplete("number")
    @rematch.autocomplete("number")
    @draw.autocomplete("number")
    @resign.autocomplete("number")
    @hand.autocomplete("number")
    @log.autocomplete("number")
    @recap.autocomplete("number")
    async def _numbers(self, interaction: discord.Interaction, current: int | str) -> list[app_commands.Choice[int]]:
        """The person's own open tables, and those of the server that they may moderate."""
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
    """A table with the name of its channel, if the server has that."""
    channel = None if interaction.guild is None else interaction.guild.get_channel_or_thread(info.place.channel_id)
    return name if channel is None else f"{name} · #{channel.name}"[:100]
