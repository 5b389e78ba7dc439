"""A group of commands. Those that only run the action of their name are made from a list of names."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from functools import wraps
from typing import Any, ClassVar, TypeAlias, TypeVar, cast

import discord
from discord import app_commands
from discord.ext import commands

from cogs.actions.registry import BY_COMMAND
from cogs.discord_types import Interaction
from cogs.dispatcher import Dispatcher, Find
from cogs.translator import local
from db.errors import StoreError
from engine.core.errors import EngineError
from engine.titles import TITLES
from locales import has

Suggestions: TypeAlias = list[app_commands.Choice[str]]
Number: TypeAlias = app_commands.Range[int, 1]
CHOICES = 25
"""The greatest number of suggestions."""
GAMES = [app_commands.Choice(name=local(title.meta.key("name")), value=name) for name, title in TITLES.items()]
Suggest = TypeVar("Suggest", bound=Callable[..., Awaitable[list[Any]]])


def or_nothing(callback: Suggest) -> Suggest:
    """An autocomplete that suggests nothing where the table or the database cannot be read."""

    @wraps(callback)
    async def suggest_or_nothing(*args: Any) -> list[Any]:
        try:
            return await callback(*args)
        except (EngineError, StoreError):
            return []

    return cast(Suggest, suggest_or_nothing)


def value_choices(values: Iterable[str]) -> list[app_commands.Choice[str]]:
    """The values of an option, each with the message `choice-{value}`."""
    return [app_commands.Choice(name=local(f"choice-{value}"), value=value) for value in values]


class CommandGroup(commands.GroupCog):
    """The commands of a group. One without a function of its own is described by the message `command-{group}-{name}`,
    or `command-{name}` where several groups have it; likewise its number."""

    bare: ClassVar[tuple[str, ...]] = ()
    """Names of commands without options."""
    numbered: ClassVar[tuple[str, ...]] = ()
    """Names of commands whose only option is the number of a table or tournament."""

    def __init_subclass__(cls, **keywords: Any) -> None:
        """Make the commands, before discord.py collects those of the class."""
        super().__init_subclass__(**keywords)
        for name in vars(cls).get("bare", ()):
            setattr(cls, f"bare_{name}", cls._made(name, CommandGroup._run_bare))
        for name in vars(cls).get("numbered", ()):
            command = cls._made(name, CommandGroup._run_numbered)
            app_commands.describe(number=cls._described("option", "number"))(command)
            if (suggest_numbers := getattr(cls, "suggest_numbers", None)) is not None:
                command.autocomplete("number")(suggest_numbers)
            setattr(cls, f"numbered_{name}", command)

    def __init__(self, dispatcher: Dispatcher) -> None:
        self.dispatcher = dispatcher

    @classmethod
    def _made(cls, name: str, callback: Any) -> app_commands.Command[Any, ..., Any]:
        return app_commands.Command(name=name, description=cls._described("command", name), callback=callback)

    @classmethod
    def _described(cls, what: str, name: str) -> app_commands.locale_str:
        own = f"{what}-{cls.__cog_group_name__}-{name}"
        return local(own if has(own) else f"{what}-{name}")

    async def _run_bare(self, interaction: discord.Interaction) -> None:
        await self.run(interaction, _name_of(interaction))

    async def _run_numbered(self, interaction: discord.Interaction, number: Number | None = None) -> None:
        await self.run_numbered(interaction, _name_of(interaction), number)

    async def run_numbered(self, interaction: Interaction, command: str, number: int | None) -> None:
        """Run a command with a number."""
        await self.run(interaction, command, number)

    async def run(
        self, interaction: Interaction, command: str, *values: str | int | None, find: Find | None = None
    ) -> None:
        """Run the action of this command. `values`: the given options; `find`: finds its table."""
        given = tuple(str(value) for value in values if value is not None)
        work = BY_COMMAND[f"{self.__cog_group_name__} {command}"].work
        await self.dispatcher.command(interaction, work, find=find, values=given)


def _name_of(interaction: Interaction) -> str:
    """The name of the command that is used."""
    assert interaction.command is not None
    return interaction.command.name


def suggest(named: Iterable[tuple[str, str]], typed_so_far: str = "") -> Suggestions:
    """The result of autocomplete: of pairs (shown, value), the first 25 that fit and contain the typed text."""
    wanted = typed_so_far.strip().casefold()
    found = [(shown, value) for shown, value in named if wanted in shown.casefold() or wanted in value]
    fitting = [(shown[:100], value) for shown, value in found if len(value) <= 100 and shown]
    return [app_commands.Choice(name=shown, value=value) for shown, value in fitting[:CHOICES]]


Somewhere = app_commands.AppCommandChannel | app_commands.AppCommandThread


class Channel(app_commands.Transformer):
    """A channel for text messages, as a table needs one."""

    @property
    def type(self) -> discord.AppCommandOptionType:
        """A channel."""
        return discord.AppCommandOptionType.channel

    @property
    def channel_types(self) -> list[discord.ChannelType]:
        """The offered types. Discord refuses undocumented ones, such as media channels."""
        kind = discord.ChannelType
        rooms = [kind.text, kind.news, kind.voice, kind.stage_voice]
        return [*rooms, kind.public_thread, kind.private_thread, kind.news_thread]

    async def transform(self, interaction: Interaction, value: Somewhere, /) -> Somewhere:
        """The channel, unchanged."""
        return value
