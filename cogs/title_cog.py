"""The commands of a title, made from its Meta. A title's own cog is a subclass of a few lines."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, Self, cast

import discord
from discord import app_commands
from discord.ext import commands

from cogs.actions.new_game import Wishes, open_table
from cogs.actions.registry import BY_COMMAND
from cogs.actions.request import Work
from cogs.discord_types import Interaction
from cogs.dispatcher import Dispatcher
from cogs.translator import local
from cogs.ui import settings_page, typed
from cogs.ui.action_line import ActionLine
from cogs.ui.cards import offered_cards
from cogs.ui.clocks import offered_clocks
from cogs.ui.formatting import LANGUAGE_NAMES
from cogs.ui.names import called, reader_of, speaking
from cogs.ui.pages import pages_named
from cogs.ui.presentation import Presentation
from db.errors import StoreError
from engine.core.errors import EngineError, Refused
from engine.core.text import say
from engine.core.title import Meta
from locales import message, translate
from locales.handbook import found, sections
from tables.commitment import WORD_LENGTH
from tables.records import Level, TableInfo

CHOICES = 25
LEVELS = [app_commands.Choice(name=local(f"choice-{level}"), value=level) for level in ("easy", "normal", "hard")]
NEW_SAYS = {
    name: local(f"option-{name}")
    for name in ("side", "opponent", "computer", "thread", "options", "language", "private", "clock")
}
NEW_CHOICES = {
    "computer": LEVELS,
    "language": [app_commands.Choice(name=name, value=value) for value, name in LANGUAGE_NAMES.items()],
}
"""The descriptions of the options of `new`, and the values that they offer."""
Suggestions = list[app_commands.Choice[str]]


def group_keywords(meta: Meta) -> dict[str, Any]:
    """The class keywords of a title's cog: the name and description of its command group."""
    return {"group_name": meta.command, "group_description": local(meta.key("tagline"))}


class TitleCog(commands.GroupCog):
    """Every command of a title. The action of a command (`cogs/actions`) is shared with the buttons."""

    left_out: ClassVar[frozenset[str]] = frozenset()
    """Commands that `/table` has for every title and that this title's group lacks, because the title's own commands
    need the room: Discord allows 25 in a group."""

    def __new__(cls, *args: Any, **keywords: Any) -> Self:
        """The cog, without the commands that are left out."""
        cls.__cog_app_commands__ = [each for each in cls.__cog_app_commands__ if each.name not in cls.left_out]
        return super().__new__(cls, *args, **keywords)

    def __init__(self, dispatcher: Dispatcher, presentation: Presentation) -> None:
        self.dispatcher = dispatcher
        self.services = dispatcher.services
        self.presentation = presentation

    async def _do(self, interaction: Interaction, command: str, *values: str | None) -> None:
        """Run the action that is named like this command. `values`: the given options."""
        action = BY_COMMAND[command]
        if action.table == "any":
            await self._run(interaction, action.work, values, finished=True, needed=False)
        else:
            await self._run(interaction, action.work, values, finished=action.table == "latest")

    async def _run(
        self,
        interaction: Interaction,
        work: Work,
        values: tuple[str | None, ...] = (),
        *,
        finished: bool = False,
        needed: bool = True,
    ) -> None:
        """Run an action on the table in this channel. `finished`: also on the game that ended last; not `needed`: also
        without a table."""

        async def find() -> TableInfo | None:
            try:
                return await self.here(interaction, finished=finished)
            except Refused:
                if needed:
                    raise
                return None

        given = tuple(value for value in values if value is not None)
        await self.dispatcher.command(interaction, work, find=find, title=self.presentation.id, values=given)

    async def here(self, interaction: Interaction, *, finished: bool = False) -> TableInfo:
        """The table of this title in the channel, else the person's only one. Raises Refused if there is none. With
        `finished`, a finished game in the channel comes before a table elsewhere."""
        tables, title_id = self.dispatcher.tables, self.presentation.id
        here = await tables.in_channel(interaction.channel_id or 0, title_id)
        if here is None and finished:
            here = await tables.in_channel(interaction.channel_id or 0, title_id, finished=True)
        if here is None:
            own = [info for info in await tables.of_person(interaction.user.id) if info.title == title_id]
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
    ) -> None:
        """Open a table. With a computer opponent, start at once."""
        level = cast("Level | None", computer)
        await self._open(
            interaction,
            Wishes(side, opponent, level, int(bool(level)), thread, options or "", language, private, clock),
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
        return suggested(named, current)

    @new.autocomplete("options")
    async def _options(self, interaction: discord.Interaction, current: str) -> Suggestions:
        return suggested(settings_page.suggest(self.presentation, current, await self.dispatcher.language(interaction)))

    @new.autocomplete("clock")
    async def _clocks(self, interaction: discord.Interaction, current: str) -> Suggestions:
        return suggested(offered_clocks(await self.dispatcher.language(interaction)), current)

    @app_commands.command(name="join", description=local("command-join"))
    @app_commands.describe(side=local("option-side"))
    async def join(self, interaction: discord.Interaction, side: str | None = None) -> None:
        """Take a seat at the table in this channel."""
        await self._do(interaction, "join", side)

    @join.autocomplete("side")
    async def _join_sides(self, interaction: discord.Interaction, current: str) -> Suggestions:
        return await self._offer_sides(interaction, current)

    @app_commands.command(name="leave", description=local("command-leave"))
    async def leave(self, interaction: discord.Interaction) -> None:
        """Give the seat up before the game has begun."""
        await self._do(interaction, "leave")

    @app_commands.command(name="word", description=local("command-word"))
    @app_commands.describe(word=local("option-word"))
    async def word(
        self, interaction: discord.Interaction, word: app_commands.Range[str, 1, WORD_LENGTH] | None = None
    ) -> None:
        """Add your own word to the shuffle, or remove it."""
        await self._do(interaction, "word", word)

    @app_commands.command(name="start", description=local("command-start"))
    async def start(self, interaction: discord.Interaction) -> None:
        """Deal and begin."""
        await self._do(interaction, "start")

    @app_commands.command(name="rematch", description=local("command-rematch"))
    async def rematch(self, interaction: discord.Interaction) -> None:
        """Open the next game with the same people."""
        await self._do(interaction, "rematch")

    # -- playing -----------------------------------------------------------------------------------------------------

    @app_commands.command(name="play", description=local("command-play"))
    async def play(self, interaction: discord.Interaction) -> None:
        """Open the panel."""
        await self._do(interaction, "play")

    @app_commands.command(name="move", description=local("command-move"))
    @app_commands.describe(line=local("option-line"))
    async def move(self, interaction: discord.Interaction, line: app_commands.Range[str, 1, typed.LENGTH]) -> None:
        """Play a whole turn in one line."""
        await self._do(interaction, "move", line)

    @move.autocomplete("line")
    async def _line(self, interaction: discord.Interaction, current: str) -> Suggestions:
        return suggested(await self._continued(interaction, current))

    async def _continued(
        self, interaction: Interaction, line: str, action: ActionLine | None = None
    ) -> list[tuple[str, str]]:
        """The line as far as it is typed, if it can be played as it is, and its continuations: (shown, line). `action`:
        the line begins with an answer of this action."""
        try:
            info = await self.here(interaction)
            language = await self.dispatcher.language(interaction)
            head, words = typed.split_line(line)
            done = [clause for clause in head.split("; ") if clause]
            read = reader_of(info)
            found = await self.dispatcher.tables.preview(info.id, interaction.user.id, done, words, read)
        except (EngineError, StoreError):
            return []
        head, whole = typed.grown(head, found.read, self.presentation.starts_turn)
        offered = [(whole, whole)] if whole and not found.words else []
        if found.ask is not None:
            named = speaking(info, language, brief=True, plain=True)
            ask, flat = found.ask, False
            if action is not None and not head:
                ask = action.narrowed(ask)
                flat = len(ask.options) <= CHOICES
            offered += typed.suggestions(ask, head, found.words, named, called(info), flat=flat)
        return offered

    @app_commands.command(name="undo", description=local("command-undo"))
    async def undo(self, interaction: discord.Interaction) -> None:
        """Undo the last answer."""
        await self._do(interaction, "undo")

    @app_commands.command(name="draw", description=local("command-draw"))
    async def draw(self, interaction: discord.Interaction) -> None:
        """Offer a draw, or accept one. Asks for confirmation."""
        await self._do(interaction, "draw")

    @app_commands.command(name="resign", description=local("command-resign"))
    async def resign(self, interaction: discord.Interaction) -> None:
        """Resign. Asks for confirmation."""
        await self._do(interaction, "resign")

    # -- looking -----------------------------------------------------------------------------------------------------

    @app_commands.command(name="board", description=local("command-board"))
    @app_commands.describe(page=local("option-page"))
    async def board(self, interaction: discord.Interaction, page: str | None = None) -> None:
        """The board, or another picture of the table, in the person's language."""
        await self._do(interaction, "board", page)

    @board.autocomplete("page")
    async def _pages(self, interaction: discord.Interaction, current: str) -> Suggestions:
        try:
            info = await self.here(interaction, finished=True)
        except (EngineError, StoreError):
            return []
        return suggested(pages_named(self.presentation, info, await self.dispatcher.language(interaction)), current)

    @app_commands.command(name="hand", description=local("command-hand"))
    async def hand(self, interaction: discord.Interaction) -> None:
        """The person's own hand."""
        await self._do(interaction, "hand")

    @app_commands.command(name="log", description=local("command-log"))
    async def log(self, interaction: discord.Interaction) -> None:
        """What happened, newest page first."""
        await self._do(interaction, "log")

    @app_commands.command(name="recap", description=local("command-recap"))
    async def recap(self, interaction: discord.Interaction) -> None:
        """What happened since the person's last move."""
        await self._do(interaction, "recap")

    @app_commands.command(name="rules", description=local("command-rules"))
    @app_commands.describe(search=local("option-rules"))
    async def rules(
        self, interaction: discord.Interaction, search: app_commands.Range[str, 1, typed.LENGTH] | None = None
    ) -> None:
        """The rules in short, a section of them, or a search in them."""
        await self._do(interaction, "rules", search)

    @rules.autocomplete("search")
    async def _sections(self, interaction: discord.Interaction, current: str) -> Suggestions:
        known = sections(self.presentation.id, await self.dispatcher.language(interaction))
        fitting = found(known, current) if current.strip() else known
        return suggested([(section.title, section.id) for section in fitting])

    @app_commands.command(name="learn", description=local("command-learn"))
    async def learn(self, interaction: discord.Interaction) -> None:
        """The guided first game."""
        await self._do(interaction, "learn")

    @app_commands.command(name="card", description=local("command-card"))
    @app_commands.describe(name=local("option-card"))
    async def card(self, interaction: discord.Interaction, name: str) -> None:
        """A card, enlarged."""
        await self._do(interaction, "card", name)

    @card.autocomplete("name")
    async def _cards(self, interaction: discord.Interaction, current: str) -> Suggestions:
        language = await self.dispatcher.language(interaction)
        return suggested(offered_cards(self.presentation, current, language))

    @app_commands.command(name="about", description=local("command-about"))
    async def about(self, interaction: discord.Interaction) -> None:
        """Who made the game, and the sources of this bot's version."""
        await self._do(interaction, "about")


def suggested(named: Iterable[tuple[str, str]], typed_so_far: str = "") -> Suggestions:
    """The result of autocomplete: of pairs (shown, value), the first 25 that fit and contain the typed text."""
    wanted = typed_so_far.strip().casefold()
    found = [(shown, value) for shown, value in named if wanted in shown.casefold() or wanted in value]
    fitting = [(shown[:100], value) for shown, value in found if len(value) <= 100 and shown]
    return [app_commands.Choice(name=shown, value=value) for shown, value in fitting[:CHOICES]]
