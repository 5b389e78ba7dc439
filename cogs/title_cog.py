"""The commands of a title, made from its Meta. A title's own cog is a subclass of a few lines."""

from __future__ import annotations

from typing import Any, ClassVar, Self, cast

import discord
from discord import app_commands

from cogs.actions.new_game import Wishes, open_table
from cogs.actions.registry import BY_COMMAND
from cogs.actions.request import Work
from cogs.command_group import CHOICES, CommandGroup, Suggestions, or_nothing, suggest, value_choices
from cogs.discord_types import Interaction
from cogs.dispatcher import Dispatcher, Find
from cogs.translator import local
from cogs.ui import settings_page, typed, typed_names
from cogs.ui.action_line import ActionLine
from cogs.ui.cards import offered_cards
from cogs.ui.clocks import offered_clocks
from cogs.ui.formatting import LANGUAGE_NAMES
from cogs.ui.names import reader_of, seat_names, voice_of
from cogs.ui.pages import pages_named
from cogs.ui.presentation import Presentation
from engine.core.errors import Refused
from engine.core.text import say
from engine.core.title import Meta
from locales import message, translate
from locales.handbook import sections
from locales.lookup import look_up
from tables.commitment import WORD_LENGTH
from tables.records import LEVELS, Level, TableInfo

NEW_SAYS = {
    name: local(f"option-{name}")
    for name in ("side", "opponent", "computer", "thread", "options", "language", "private", "clock", "start")
}
NEW_CHOICES = {
    "computer": value_choices(LEVELS),
    "start": value_choices(("start-full", "start-host")),
    "language": [app_commands.Choice(name=name, value=value) for value, name in LANGUAGE_NAMES.items()],
}
"""The descriptions of the options of `new`, and the values that they offer."""


def group_keywords(meta: Meta) -> dict[str, Any]:
    """The class keywords of a title's cog: the name and description of its command group."""
    return {"group_name": meta.command, "group_description": local(meta.key("tagline"))}


class TitleCog(CommandGroup):
    """Every command of a title. The action of a command (`cogs/actions`) is shared with the buttons."""

    bare = (
        *("leave", "start", "rematch", "play", "undo", "draw", "resign"),
        *("hand", "log", "recap", "learn", "about"),
    )
    left_out: ClassVar[frozenset[str]] = frozenset()
    """Commands that `/table` has for every title and that this title's group lacks, because the title's own commands
    need the room: Discord allows 25 in a group."""

    def __new__(cls, *args: Any, **keywords: Any) -> Self:
        """The cog, without the commands that are left out."""
        cls.__cog_app_commands__ = [each for each in cls.__cog_app_commands__ if each.name not in cls.left_out]
        return super().__new__(cls, *args, **keywords)

    def __init__(self, dispatcher: Dispatcher, presentation: Presentation) -> None:
        super().__init__(dispatcher)
        self.presentation = presentation

    async def run(
        self, interaction: Interaction, command: str, *values: str | int | None, find: Find | None = None
    ) -> None:
        """Run the action that is named like this command, on the table that it means here. `values`: the given
        options."""
        action = BY_COMMAND[command]
        finished, needed = action.table != "open", action.table != "any"
        await self._run(interaction, action.work, values, finished=finished, needed=needed)

    async def _run(
        self,
        interaction: Interaction,
        work: Work,
        values: tuple[str | int | None, ...] = (),
        *,
        finished: bool = False,
        needed: bool = True,
    ) -> None:
        """Run an action on the table in this channel. `finished`: also on the game that ended last; not `needed`: also
        without a table."""

        async def find() -> TableInfo | None:
            try:
                return await self.find_table(interaction, finished=finished)
            except Refused:
                if needed:
                    raise
                return None

        given = tuple(str(value) for value in values if value is not None)
        await self.dispatcher.command(interaction, work, find=find, title=self.presentation.id, values=given)

    async def find_table(self, interaction: Interaction, *, finished: bool = False) -> TableInfo:
        """The table of this title in the channel, else the person's only one. Raises Refused if there is none. With
        `finished`, a finished game in the channel comes before a table elsewhere."""
        tables, title_id = self.dispatcher.tables, self.presentation.id
        here = await tables.queries.in_channel(interaction.channel_id or 0, title_id)
        if here is None and finished:
            here = await tables.queries.in_channel(interaction.channel_id or 0, title_id, finished=True)
        if here is None:
            own = [
                info for info in await tables.queries.tables_of_person(interaction.user.id) if info.title == title_id
            ]
            running = [info for info in own if info.status in ("lobby", "running")]
            running = [info for info in running if not info.lesson] or running
            if len(running) != 1:
                raise Refused(say("error-no-table-here", command=f"{self.presentation.meta.command} new"))
            here = running[0]
        return here

    # -- opening -----------------------------------------------------------------------------------------------------

    @app_commands.command(name="new", description=local("command-new"))
    @app_commands.describe(**NEW_SAYS)
    @app_commands.choices(**NEW_CHOICES)
    async def new(
        self,
        interaction: discord.Interaction,
        side: str | None = None,
        opponent: discord.User | None = None,
        computer: str | None = None,
        thread: bool = False,
        options: str | None = None,
        language: str | None = None,
        private: bool = False,
        clock: str | None = None,
        start: str | None = None,
    ) -> None:
        """Open a table. With a computer opponent, start at once."""
        level = cast("Level | None", computer)
        await self._open(
            interaction,
            Wishes(side, opponent, level, int(bool(level)), thread, options or "", language, private, clock, start),
        )

    async def _open(self, interaction: Interaction, wishes: Wishes) -> None:
        await self.dispatcher.command(
            interaction, lambda request: open_table(request, wishes), title=self.presentation.id
        )

    @new.autocomplete("side")
    async def _sides(self, interaction: discord.Interaction, current: str) -> Suggestions:
        return await self._offer_sides(interaction, current)

    async def _offer_sides(self, interaction: discord.Interaction, current: str) -> Suggestions:
        language = await self.dispatcher.language(interaction)
        seats = range(self.presentation.meta.most_players)
        named = [(translate(self.presentation.seat(seat), language), str(seat)) for seat in seats]
        named.append((message("side-random", language), "random"))
        return suggest(named, current)

    @new.autocomplete("options")
    async def _options(self, interaction: discord.Interaction, current: str) -> Suggestions:
        return suggest(settings_page.suggest(self.presentation, current, await self.dispatcher.language(interaction)))

    @new.autocomplete("clock")
    async def _clocks(self, interaction: discord.Interaction, current: str) -> Suggestions:
        return suggest(offered_clocks(await self.dispatcher.language(interaction)), current)

    @app_commands.command(name="join", description=local("command-join"))
    @app_commands.describe(side=local("option-side"))
    async def join(self, interaction: discord.Interaction, side: str | None = None) -> None:
        """Take a seat at the table in this channel."""
        await self.run(interaction, "join", side)

    @join.autocomplete("side")
    async def _join_sides(self, interaction: discord.Interaction, current: str) -> Suggestions:
        return await self._offer_sides(interaction, current)

    @app_commands.command(name="word", description=local("command-word"))
    @app_commands.describe(word=local("option-word"))
    async def word(
        self, interaction: discord.Interaction, word: app_commands.Range[str, 1, WORD_LENGTH] | None = None
    ) -> None:
        """Add your own word to the shuffle, or remove it."""
        await self.run(interaction, "word", word)

    @app_commands.command(name="move", description=local("command-move"))
    @app_commands.describe(line=local("option-line"))
    async def move(
        self, interaction: discord.Interaction, line: app_commands.Range[str, 1, typed_names.LENGTH]
    ) -> None:
        """Play a whole turn in one line."""
        await self.run(interaction, "move", line)

    @move.autocomplete("line")
    async def _line(self, interaction: discord.Interaction, current: str) -> Suggestions:
        return suggest(await self._continue_line(interaction, current))

    @or_nothing
    async def _continue_line(
        self, interaction: Interaction, line: str, action: ActionLine | None = None
    ) -> list[tuple[str, str]]:
        """The line as far as it is typed, if it can be played as it is, and its continuations: (shown, line). `action`:
        the line begins with an answer of this action."""
        info = await self.find_table(interaction)
        language = await self.dispatcher.language(interaction)
        head, words = typed.split_line(line)
        done = [clause for clause in head.split("; ") if clause]
        found = await self.dispatcher.tables.queries.preview(info.id, interaction.user.id, done, words, reader_of(info))
        head, whole = typed.extend_line(head, found.read, self.presentation.starts_turn)
        offered = [(whole, whole)] if whole and not found.words else []
        if found.ask is not None:
            named = voice_of(info, language, brief=True, plain=True)
            ask, flat = found.ask, False
            if action is not None and not head:
                ask = action.narrow(ask)
                flat = len(ask.options) <= CHOICES
            offered += typed.suggestions(ask, head, found.words, named, seat_names(info), flat=flat)
        return offered

    @app_commands.command(name="board", description=local("command-board"))
    @app_commands.describe(page=local("option-page"))
    async def board(self, interaction: discord.Interaction, page: str | None = None) -> None:
        """The board, or another picture of the table, in the person's language."""
        await self.run(interaction, "board", page)

    @board.autocomplete("page")
    @or_nothing
    async def _pages(self, interaction: discord.Interaction, current: str) -> Suggestions:
        info = await self.find_table(interaction, finished=True)
        return suggest(pages_named(self.presentation, info, await self.dispatcher.language(interaction)), current)

    @app_commands.command(name="rules", description=local("command-rules"))
    @app_commands.describe(search=local("option-rules"))
    async def rules(
        self, interaction: discord.Interaction, search: app_commands.Range[str, 1, typed_names.LENGTH] | None = None
    ) -> None:
        """The rules in short, a section of them, or a search in them."""
        await self.run(interaction, "rules", search)

    @rules.autocomplete("search")
    async def _sections(self, interaction: discord.Interaction, current: str) -> Suggestions:
        language = await self.dispatcher.language(interaction)
        fitting, _ = look_up(self.presentation.id, language, current)
        return suggest([(each.title, each.id) for each in fitting or sections(self.presentation.id, language)])

    @app_commands.command(name="card", description=local("command-card"))
    @app_commands.describe(name=local("option-card"))
    async def card(self, interaction: discord.Interaction, name: str) -> None:
        """A card, enlarged."""
        await self.run(interaction, "card", name)

    @card.autocomplete("name")
    async def _cards(self, interaction: discord.Interaction, current: str) -> Suggestions:
        language = await self.dispatcher.language(interaction)
        return suggest(offered_cards(self.presentation, current, language))


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
        start: str | None = None,
    ) -> None:
        """Open a table. With computers, start at once."""
        level = cast("Level | None", computer or ("normal" if computers else None))
        await self._open(
            interaction,
            Wishes(side, opponent, level, computers or 1, thread, options or "", language, private, clock, start),
        )

    new.autocomplete("side")(TitleCog._sides)
    new.autocomplete("options")(TitleCog._options)
    new.autocomplete("clock")(TitleCog._clocks)
