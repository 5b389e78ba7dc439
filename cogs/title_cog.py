"""The commands of a title, made from its Meta. A title's own cog is a subclass of a few lines."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Any, cast

import discord
from discord import app_commands
from discord.ext import commands

from cogs import actions, new_game
from cogs.dispatcher import Interaction
from cogs.preview import look_ahead
from cogs.screens import cards_named
from cogs.services import Services
from cogs.translator import local
from cogs.ui import settings_page, typed
from cogs.ui.formatting import LANGUAGE_NAMES
from cogs.ui.names import called, speaking
from cogs.ui.presentation import Presentation
from cogs.ui.public import log_lines, news
from cogs.ui.send import OutgoingMessage
from db.errors import StoreError
from engine.core.errors import EngineError, Refused
from engine.core.text import say
from engine.core.title import Meta
from locales import message, translate
from tables.lobby import WORD_LENGTH
from tables.records import Level, Look, TableInfo

CHOICES = 25
CARDS_TOLD = 5
"""Where several cards may be meant, so many are named."""
LEVELS = [app_commands.Choice(name=local(f"choice-{level}"), value=level) for level in ("easy", "normal", "hard")]
NEW_SAYS = {name: local(f"option-{name}") for name in ("side", "opponent", "computer", "thread", "options", "language")}
NEW_CHOICES = {
    "computer": LEVELS,
    "language": [app_commands.Choice(name=name, value=value) for value, name in LANGUAGE_NAMES.items()],
}
"""What the options of `new` are described with, and what they offer."""
Suggestions = list[app_commands.Choice[str]]


def group_keywords(meta: Meta) -> dict[str, Any]:
    """The keywords of the class of a title's cog: the name and description of its command group."""
    return {"group_name": local(meta.key("command")), "group_description": local(meta.key("tagline"))}


class TitleCog(commands.GroupCog):
    """Every command of a title."""

    def __init__(self, services: Services, presentation: Presentation) -> None:
        self.services = services
        self.presentation = presentation
        self.dispatcher = services.dispatcher

    async def here(self, interaction: Interaction, *, finished: bool = False) -> TableInfo:
        """The table that is meant in this channel."""
        return await self.dispatcher.table_here(interaction, self.presentation, finished=finished)

    async def _table_here(self, interaction: Interaction) -> TableInfo | None:
        """The table in this channel; None if there is none."""
        try:
            return await self.here(interaction, finished=True)
        except Refused:
            return None

    async def _look_here(self, interaction: Interaction) -> Look | None:
        """The table in this channel as this person sees it; None if there is none."""
        info = await self._table_here(interaction)
        return None if info is None else await self.dispatcher.tables.look(info.id, interaction.user.id)

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
    ) -> None:
        """Open a table; with a computer named, start at once."""
        level = cast("Level | None", computer)
        await self._open(
            interaction, new_game.Wishes(side, opponent, level, int(bool(level)), thread, options or "", language)
        )

    async def _open(self, interaction: Interaction, wish: new_game.Wishes) -> None:
        if wish.opponent is not None and wish.waits_for_guest(self.presentation):
            await self.dispatcher.command(
                interaction, lambda own: new_game.invite(self.dispatcher, interaction, self.presentation, wish, own)
            )
        else:
            await self.dispatcher.command(
                interaction, lambda own: new_game.open_table(self.dispatcher, interaction, self.presentation, wish, own)
            )

    @new.autocomplete("side")
    async def _sides(self, interaction: discord.Interaction, current: str) -> Suggestions:
        return await self._offer_sides(interaction, current)

    async def _offer_sides(self, interaction: discord.Interaction, current: str) -> Suggestions:
        language = await self.dispatcher.language(interaction)
        named = [
            (translate(self.presentation.seat(n), language), str(n))
            for n in range(self.presentation.title.meta.most_players)
        ]
        named.append((message("side-random", language), "random"))
        return suggested(named, current)

    @new.autocomplete("options")
    async def _options(self, interaction: discord.Interaction, current: str) -> Suggestions:
        return suggested(settings_page.suggest(self.presentation, current, await self.dispatcher.language(interaction)))

    @app_commands.command(name="join", description=local("command-join"))
    @app_commands.describe(side=local("option-side"))
    async def join(self, interaction: discord.Interaction, side: str | None = None) -> None:
        """Take a seat at the table in this channel."""

        async def work(language: str) -> OutgoingMessage:
            info = await self.here(interaction)
            wish = new_game.read_side(self.presentation, side)
            await self.dispatcher.tables.join(info.id, self.dispatcher.person(interaction), wish)
            return await self.dispatcher.panel(info.id, interaction, language, notice=message("joined", language))

        await self.dispatcher.command(interaction, work)

    @join.autocomplete("side")
    async def _join_sides(self, interaction: discord.Interaction, current: str) -> Suggestions:
        return await self._offer_sides(interaction, current)

    @app_commands.command(name="leave", description=local("command-leave"))
    async def leave(self, interaction: discord.Interaction) -> None:
        """Give the seat up before the game has begun."""

        async def work(language: str) -> OutgoingMessage:
            info = await self.here(interaction)
            if info.status != "lobby":
                raise Refused(say("error-leave-running", command=f"/{self.presentation.title.meta.command} resign"))
            await self.dispatcher.tables.leave(info.id, interaction.user.id)
            return actions.plain(message("left", language))

        await self.dispatcher.command(interaction, work)

    @app_commands.command(name="word", description=local("command-word"))
    @app_commands.describe(word=local("option-word"))
    async def word(
        self, interaction: discord.Interaction, word: app_commands.Range[str, 1, WORD_LENGTH] | None = None
    ) -> None:
        """Add a word of one's own to the shuffle, or take it back."""

        async def work(language: str) -> OutgoingMessage:
            info = await self.here(interaction)
            return await actions.set_word(self.dispatcher, interaction, info.id, word or "", language)

        await self.dispatcher.command(interaction, work)

    @app_commands.command(name="start", description=local("command-start"))
    async def start(self, interaction: discord.Interaction) -> None:
        """Deal and begin."""

        async def work(language: str) -> OutgoingMessage:
            info = await self.here(interaction)
            await self.dispatcher.tables.start(info.id, interaction.user.id)
            return await self.dispatcher.panel(info.id, interaction, language)

        await self.dispatcher.command(interaction, work)

    @app_commands.command(name="rematch", description=local("command-rematch"))
    async def rematch(self, interaction: discord.Interaction) -> None:
        """Open the next game with the same people."""

        async def work(language: str) -> OutgoingMessage:
            info = await self.here(interaction, finished=True)
            opened = await actions.open_rematch(self.dispatcher, info.id, self.dispatcher.person(interaction))
            running = opened[0].status == "running"
            notice = "" if running else actions.rematch_words(opened, language)
            return await self.dispatcher.panel(opened[0].id, interaction, language, notice=notice)

        await self.dispatcher.command(interaction, work)

    # -- playing -----------------------------------------------------------------------------------------------------

    @app_commands.command(name="play", description=local("command-play"))
    async def play(self, interaction: discord.Interaction) -> None:
        """Open the panel."""

        async def work(language: str) -> OutgoingMessage:
            info = await self.here(interaction, finished=True)
            return await self.dispatcher.panel(info.id, interaction, language)

        await self.dispatcher.command(interaction, work)

    @app_commands.command(name="move", description=local("command-move"))
    @app_commands.describe(line=local("option-line"))
    async def move(self, interaction: discord.Interaction, line: app_commands.Range[str, 1, typed.LENGTH]) -> None:
        """A whole turn in one line."""

        async def work(language: str) -> OutgoingMessage:
            info = await self.here(interaction)
            read = partial(typed.match, called=called(info))
            played = await self.dispatcher.tables.choose_line(info.id, interaction.user.id, typed.clauses(line), read)
            happened = tuple(log_lines(news(played.lines, played.look), speaking(info, language))[-8:])
            return await self.dispatcher.screens.panel(played.look, language, happened=happened)

        await self.dispatcher.command(interaction, work)

    @move.autocomplete("line")
    async def _line(self, interaction: discord.Interaction, current: str) -> Suggestions:
        try:
            info = await self.here(interaction)
            language = await self.dispatcher.language(interaction)
            ahead = await look_ahead(self.services, self.presentation, info, interaction.user.id, current)
        except (EngineError, StoreError):
            return []
        offered = [(ahead.whole, ahead.whole)] if ahead.whole else []
        if ahead.ask is not None:
            named = speaking(info, language, brief=True, plain=True)
            offered += typed.suggestions(ahead.ask, ahead.head, ahead.words, named, called(info))
        return suggested(offered)

    @app_commands.command(name="undo", description=local("command-undo"))
    async def undo(self, interaction: discord.Interaction) -> None:
        """Take the last answer back."""

        async def work(language: str) -> OutgoingMessage:
            info = await self.here(interaction)
            look = await self.dispatcher.tables.undo(info.id, interaction.user.id)
            return await self.dispatcher.screens.panel(look, language, notice=message("panel-undone", language))

        await self.dispatcher.command(interaction, work)

    @app_commands.command(name="draw", description=local("command-draw"))
    async def draw(self, interaction: discord.Interaction) -> None:
        """Offer a draw, or accept one; asks back first."""

        async def work(language: str) -> OutgoingMessage:
            info = await self.here(interaction)
            return await actions.ask_draw(self.dispatcher, info.id, interaction.user.id, language)

        await self.dispatcher.command(interaction, work)

    @app_commands.command(name="resign", description=local("command-resign"))
    async def resign(self, interaction: discord.Interaction) -> None:
        """Give up; asks back first."""

        async def work(language: str) -> OutgoingMessage:
            info = await self.here(interaction)
            return await actions.ask_resign(self.dispatcher, info.id, interaction.user.id, language)

        await self.dispatcher.command(interaction, work)

    # -- looking -----------------------------------------------------------------------------------------------------

    @app_commands.command(name="board", description=local("command-board"))
    async def board(self, interaction: discord.Interaction) -> None:
        """The board in one's own language."""

        async def work(language: str) -> OutgoingMessage:
            info = await self.here(interaction, finished=True)
            return await self.dispatcher.screens.board(
                await self.dispatcher.tables.look(info.id, interaction.user.id), language
            )

        await self.dispatcher.command(interaction, work)

    @app_commands.command(name="hand", description=local("command-hand"))
    async def hand(self, interaction: discord.Interaction) -> None:
        """The own hand."""

        async def work(language: str) -> OutgoingMessage:
            info = await self.here(interaction, finished=True)
            notice = await actions.dm_notice(self.dispatcher, interaction.user.id, language)
            look = await self.dispatcher.tables.look(info.id, interaction.user.id)
            return await self.dispatcher.screens.hand(look, language, notice=notice)

        await self.dispatcher.command(interaction, work)

    @app_commands.command(name="log", description=local("command-log"))
    async def log(self, interaction: discord.Interaction) -> None:
        """What happened, newest page first."""

        async def work(language: str) -> OutgoingMessage:
            info = await self.here(interaction, finished=True)
            return await self.dispatcher.screens.log(info.id, interaction.user.id, language)

        await self.dispatcher.command(interaction, work)

    @app_commands.command(name="recap", description=local("command-recap"))
    async def recap(self, interaction: discord.Interaction) -> None:
        """What happened since one's last move."""

        async def work(language: str) -> OutgoingMessage:
            info = await self.here(interaction, finished=True)
            return await self.dispatcher.screens.recap(info.id, interaction.user.id, language)

        await self.dispatcher.command(interaction, work)

    @app_commands.command(name="rules", description=local("command-rules"))
    async def rules(self, interaction: discord.Interaction) -> None:
        """The rules in short."""

        async def work(language: str) -> OutgoingMessage:
            return self.dispatcher.screens.rules(self.presentation, language, await self._table_here(interaction))

        await self.dispatcher.command(interaction, work)

    @app_commands.command(name="card", description=local("command-card"))
    @app_commands.describe(name=local("option-card"))
    async def card(self, interaction: discord.Interaction, name: str) -> None:
        """A card, large."""

        async def work(language: str) -> OutgoingMessage:
            look = await self._look_here(interaction)
            card_id = self._one_card(name, look)
            return await self.dispatcher.screens.card(
                self.presentation, card_id, language, None if look is None else look.info.options
            )

        await self.dispatcher.command(interaction, work)

    def _one_card(self, typed: str, look: Look | None) -> str:
        """The card that was typed. Refused if there is none, or more than one."""
        found = cards_named(self.presentation, typed, look)
        if not found:
            raise Refused(say("error-no-card", name=typed[:60]))
        if len(found) > 1:
            known = self.presentation.cards()
            names = [known[card_id].name for card_id in found[:CARDS_TOLD]]
            raise Refused(say("error-many-cards", name=typed[:60], cards=names, more=len(found) - len(names)))
        return found[0]

    @card.autocomplete("name")
    async def _cards(self, interaction: discord.Interaction, current: str) -> Suggestions:
        language = await self.dispatcher.language(interaction)
        named = [(translate(card.name, language), card.id) for card in self.presentation.cards().values()]
        alike = dict(reversed(named))  # one entry for cards that are called alike, the first of them
        return suggested([(name, card_id) for name, card_id in named if alike[name] == card_id], current)

    @app_commands.command(name="about", description=local("command-about"))
    async def about(self, interaction: discord.Interaction) -> None:
        """Who made the game, and what this bot's version rests on."""

        async def work(language: str) -> OutgoingMessage:
            return self.dispatcher.screens.about(self.presentation, language, await self._table_here(interaction))

        await self.dispatcher.command(interaction, work)


def suggested(named: Iterable[tuple[str, str]], typed_so_far: str = "") -> Suggestions:
    """Autocomplete's answer: of what is (shown, meant) the first 25 that fit and contain what is typed."""
    wanted = typed_so_far.strip().casefold()
    found = [(shown, value) for shown, value in named if wanted in shown.casefold() or wanted in value]
    fitting = [(shown[:100], value) for shown, value in found if len(value) <= 100 and shown]
    return [app_commands.Choice(name=shown, value=value) for shown, value in fitting[:CHOICES]]
