"""/table: commands for a table of any game."""

from __future__ import annotations

import dataclasses
from functools import partial
from typing import Any, cast

import discord
from discord import app_commands
from discord.ext import commands

from cogs import command_group
from cogs.actions.importing import import_game
from cogs.actions.new_game import guest_of
from cogs.actions.registry import BY_COMMAND
from cogs.actions.replacing import propose, show_seats, show_swap
from cogs.actions.request import Request
from cogs.audience import may_know, seems_to_manage
from cogs.discord_types import Interaction
from cogs.house_rules import may_moderate
from cogs.translator import local
from cogs.ui.controls import Key
from cogs.ui.me_page import days_ahead
from cogs.ui.measure import walk
from cogs.ui.names import seat_meant, voice_of
from cogs.ui.outgoing import OutgoingMessage
from engine.core.errors import Refused
from engine.core.text import say
from engine.titles import TITLES
from locales import message, translate
from tables.commitment import WORD_LENGTH
from tables.records import LEVELS, Level, TableInfo
from tables.time_control import HOURS

MOST_LISTED = 200
"""How many tables of a server are examined for the list of those that a person may moderate."""


class Table(command_group.CommandGroup, group_name="table", group_description=local("command-table")):
    """A person's tables, and actions on a table of any game."""

    bare = ("mine", "next")
    numbered = (
        *("verify", "export", "replay", "close", "end", "back"),
        "settings",
        *("leave", "rematch", "draw", "resign", "hand", "log", "recap"),  # also in the groups of titles
    )

    async def run_numbered(self, interaction: Interaction, command: str, number: int | None) -> None:
        """Run a command on the table with this number, else on the one that it means here."""
        await self.run(interaction, command, find=lambda: self._find_for(interaction, command, number))

    async def _find_for(self, interaction: Interaction, command: str, number: int | None) -> TableInfo:
        action = BY_COMMAND[f"table {command}"]
        if action.at_any:
            return await self._find_own(interaction, number, finished=action.table == "latest")
        if command == "settings" and number is None and (seated := await self._list_seated(interaction)):
            return self._only_one(seated)
        if command in ("end", "back", "settings"):
            return await self._find_open(interaction, number)
        return await self._find_or_first(interaction, number, finished=command != "close")

    async def _find_or_first(
        self, interaction: discord.Interaction, number: int | None, *, finished: bool = True
    ) -> TableInfo:
        """The table with this number, else the one in this channel."""
        if number is not None:
            info = await self.dispatcher.tables.queries.info(number)
            if not await may_know(interaction, info):
                raise Refused(say("error-no-table"))
            return info
        here = await self._list_here(interaction, finished=finished)
        if not here:
            raise Refused(say("error-which-table"))
        return here[0]

    @commands.Cog.listener("on_interaction")
    async def filled_in(self, interaction: discord.Interaction) -> None:
        """A form was submitted: what was typed is handled like a press of the control that opened it."""
        data: dict[str, Any] = dict(interaction.data or {})
        key = Key.parse(str(data.get("custom_id", "")))
        if interaction.type is discord.InteractionType.modal_submit and key is not None:
            typed = [str(part["value"]) for part in walk(data.get("components") or []) if part.get("value")]
            await self.dispatcher.press(interaction, key, tuple(typed))

    @app_commands.command(name="import", description=local("command-table-import"))
    @app_commands.describe(file=local("option-import-file"))
    async def import_(self, interaction: discord.Interaction, file: discord.Attachment) -> None:
        """A game from the file of an export."""
        await self.dispatcher.command(interaction, lambda request: import_game(request, file))

    # -- finding people ----------------------------------------------------------------------------------------------

    @app_commands.command(name="open", description=local("command-table-open"))
    @app_commands.describe(game=local("option-game"))
    @app_commands.choices(game=command_group.GAMES)
    async def open(self, interaction: discord.Interaction, game: str | None = None) -> None:
        """The tables of this server where one can join."""
        await self.run(interaction, "open", game)

    @app_commands.command(name="find", description=local("command-table-find"))
    @app_commands.describe(game=local("option-game"), people=local("option-people"), hours=local("option-find-hours"))
    @app_commands.choices(game=command_group.GAMES)
    @app_commands.choices(hours=[app_commands.Choice(name=str(hours), value=hours) for hours in HOURS])
    async def find(
        self,
        interaction: discord.Interaction,
        game: str,
        people: app_commands.Range[int, 2, 6] | None = None,
        hours: int | None = None,
    ) -> None:
        """Look for a game until enough people do."""
        await self.run(interaction, "find", game, "" if people is None else people, "" if hours is None else hours)

    @app_commands.command(name="invite", description=local("command-table-invite"))
    @app_commands.describe(person=local("option-guest"), number=local("option-number"))
    async def invite(
        self, interaction: discord.Interaction, person: discord.User, number: command_group.Number | None = None
    ) -> None:
        """Invite somebody to a table that has not begun."""
        find = partial(self._find_own, interaction, number)
        await self.run(interaction, "invite", person.id, person.display_name, find=find)

    # -- ending and moving -------------------------------------------------------------------------------------------

    @app_commands.command(name="move", description=local("command-table-move"))
    @app_commands.describe(number=local("option-number"), to=local("option-to"))
    async def move(
        self,
        interaction: discord.Interaction,
        number: command_group.Number | None = None,
        to: app_commands.Transform[command_group.Somewhere, command_group.Channel] | None = None,
    ) -> None:
        """For moderators: continue a table in another channel (default: this one). Asks for confirmation."""
        target = interaction.channel_id or 0 if to is None else to.id
        await self.run(interaction, "move", target, find=partial(self._find_open, interaction, number))

    async def _find_open(self, interaction: discord.Interaction, number: int | None) -> TableInfo:
        """The open table with this number, else the only one in this channel; of several, the one that the person may
        end or move: as a player or as a moderator."""
        if number is not None:
            info = await self.dispatcher.tables.queries.info(number)
            if not (await may_know(interaction, info) or await may_moderate(self.dispatcher.tables, interaction, info)):
                raise Refused(say("error-no-table"))
            return info
        here = await self._list_here(interaction)
        own = _seated(interaction, here)
        own += [
            info for info in here if info not in own and await may_moderate(self.dispatcher.tables, interaction, info)
        ]
        return self._only_one(own or here)

    async def _find_own(
        self, interaction: discord.Interaction, number: int | None, *, finished: bool = False
    ) -> TableInfo:
        """The table with this number; else the one in this channel, of several the one where the person sits; else the
        person's only open one. With `finished`, a finished game in the channel comes before a table elsewhere."""
        if number is not None:
            return await self._find_or_first(interaction, number)
        here = await self._list_here(interaction)
        if not here and finished:
            here = await self._list_here(interaction, finished=True)
        if not here:
            own = await self.dispatcher.tables.queries.tables_of_person(interaction.user.id)
            here = own if len(own) == 1 else []
        return self._only_one(_seated(interaction, here) or here)

    async def _list_seated(self, interaction: discord.Interaction) -> list[TableInfo]:
        """The open tables in this channel at which the person sits."""
        return _seated(interaction, await self._list_here(interaction))

    async def _list_here(self, interaction: discord.Interaction, *, finished: bool = False) -> list[TableInfo]:
        """The open tables in this channel; with `finished`, also the games that ended last there."""
        found = [
            await self.dispatcher.tables.queries.in_channel(interaction.channel_id or 0, title_id, finished=finished)
            for title_id in self.dispatcher.services.presentations
        ]
        return [info for info in found if info is not None]

    def _only_one(self, here: list[TableInfo]) -> TableInfo:
        """The only table of the list. Refused if there is none, or several."""
        if not here:
            raise Refused(say("error-which-table"))
        if len(here) > 1:
            games = [
                say("game-numbered", game=self.dispatcher.services.presentation(info.title).name, number=info.id)
                for info in here
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
    @app_commands.choices(computer=command_group.value_choices(LEVELS))
    async def replace(
        self,
        interaction: discord.Interaction,
        player: str | None = None,
        person: discord.User | discord.Member | None = None,
        computer: str | None = None,
        number: command_group.Number | None = None,
    ) -> None:
        """The players of a table; propose that another person, or a computer, takes a seat over."""

        async def work(request: Request) -> OutgoingMessage:
            if player is None:
                return await show_seats(request)
            info = await request.info()
            seat = int(player) if player in map(str, range(len(info.seats))) else seat_meant(info, player)
            if person is not None:
                return await propose(request, seat, guest_of(person))
            if computer is not None:
                return await propose(request, seat, cast(Level, computer))
            return await show_swap(dataclasses.replace(request, values=(str(seat),)))

        await self.dispatcher.command(interaction, work, find=lambda: self._find_own(interaction, number))

    @replace.autocomplete("player")
    @command_group.or_nothing
    async def _players(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        """The players of the table that the command means."""
        language = await self.dispatcher.language(interaction)
        info = await self._find_own(interaction, getattr(interaction.namespace, "number", None))
        voice = voice_of(info, language, plain=True)
        named = [(translate(TITLES[info.title].meta.seat(seat.seat), voice), str(seat.seat)) for seat in info.seats]
        return command_group.suggest(named, current)

    @app_commands.command(name="word", description=local("command-word"))
    @app_commands.describe(word=local("option-word"), number=local("option-number"))
    async def word(
        self,
        interaction: discord.Interaction,
        word: app_commands.Range[str, 1, WORD_LENGTH] | None = None,
        number: command_group.Number | None = None,
    ) -> None:
        """Add your own word to the shuffle, or remove it."""
        await self.run(interaction, "word", word, find=partial(self._find_own, interaction, number))

    @app_commands.command(name="pause", description=local("command-table-pause"))
    @app_commands.describe(until=local("option-pause-until"), number=local("option-number"))
    async def pause(
        self,
        interaction: discord.Interaction,
        until: app_commands.Range[str, 1, 20] | None = None,
        number: command_group.Number | None = None,
    ) -> None:
        """Propose that a running game rests until a day; without one, what can be proposed."""
        await self.run(interaction, "pause", until, find=partial(self._find_own, interaction, number))

    @pause.autocomplete("until")
    @command_group.or_nothing
    async def _pause_days(self, interaction: discord.Interaction, current: str) -> command_group.Suggestions:
        person = await self.dispatcher.tables.people.get(interaction.user.id)
        today = self.dispatcher.tables.people.today(person)
        return command_group.suggest(days_ahead(current, today, await self.dispatcher.language(interaction))[1:])

    @pause.autocomplete("number")
    @invite.autocomplete("number")
    @move.autocomplete("number")
    @replace.autocomplete("number")
    @word.autocomplete("number")
    @command_group.or_nothing
    async def suggest_numbers(
        self, interaction: discord.Interaction, current: int | str
    ) -> list[app_commands.Choice[int]]:
        """The person's own open tables, and those of the server that they may moderate."""
        language = await self.dispatcher.language(interaction)
        known = await self.dispatcher.tables.queries.tables_of_person(interaction.user.id)
        if interaction.guild_id is not None:
            server = await self.dispatcher.tables.queries.tables_of_server(interaction.guild_id, MOST_LISTED)
            known += [info for info in server if info not in known and seems_to_manage(interaction, info.place)]
        named = [
            (
                message(
                    "game-numbered", language, game=self.dispatcher.services.presentation(i.title).name, number=i.id
                ),
                i,
            )
            for i in known
        ]
        found = [
            app_commands.Choice(name=_with_place(interaction, name, info), value=info.id)
            for name, info in named
            if str(current) in name
        ]
        return found[: command_group.CHOICES]


def _with_place(interaction: discord.Interaction, name: str, info: TableInfo) -> str:
    """A table with the name of its channel, if the server has that."""
    channel = None if interaction.guild is None else interaction.guild.get_channel_or_thread(info.place.channel_id)
    return name if channel is None else f"{name} · #{channel.name}"[:100]


def _seated(interaction: discord.Interaction, found: list[TableInfo]) -> list[TableInfo]:
    """Those at which the person sits."""
    return [info for info in found if info.seat_of(interaction.user.id) is not None]
