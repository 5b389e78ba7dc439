"""The commands of a title, made from its Meta. A title's own cog is a subclass of a few lines."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import cast

import discord
from discord import app_commands
from discord.ext import commands

from cogs import opening, presses
from cogs.desk import Talk
from cogs.foresight import look_ahead
from cogs.house import House
from cogs.screens import cards_named
from cogs.tongue import local
from cogs.ui import options, typed
from cogs.ui.face import Face
from cogs.ui.names import called, speaking
from cogs.ui.public import log_lines, news
from cogs.ui.say import LANGUAGE_NAMES
from cogs.ui.send import Sheet
from db.errors import StoreError
from engine.core.errors import EngineError, Refused
from engine.core.text import say
from locales import translate, words
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


class TitleCog(commands.GroupCog):
    """Every command of a title."""

    def __init__(self, house: House, face: Face) -> None:
        self.house = house
        self.face = face
        self.desk = house.desk

    async def here(self, talk: Talk, *, finished: bool = False) -> TableInfo:
        """The table that is meant in this channel."""
        return await self.desk.table_here(talk, self.face, finished=finished)

    async def _table_here(self, talk: Talk) -> TableInfo | None:
        """The table in this channel; None if there is none."""
        try:
            return await self.here(talk, finished=True)
        except Refused:
            return None

    async def _look_here(self, talk: Talk) -> Look | None:
        """The table in this channel as this person sees it; None if there is none."""
        info = await self._table_here(talk)
        return None if info is None else await self.desk.tables.look(info.id, talk.user.id)

    # -- opening -----------------------------------------------------------------------------------------------------

    @app_commands.command(name="new", description=local("command-new"))
    @app_commands.describe(**NEW_SAYS)
    @app_commands.choices(**NEW_CHOICES)
    async def new(
        self,
        talk: discord.Interaction,
        side: str | None = None,
        opponent: discord.User | None = None,
        computer: str | None = None,
        thread: bool = False,
        options: str | None = None,
        language: str | None = None,
    ) -> None:
        """Open a table; with a computer named, start at once."""
        level = cast("Level | None", computer)
        await self._open(talk, opening.Wishes(side, opponent, level, int(bool(level)), thread, options or "", language))

    async def _open(self, talk: Talk, wish: opening.Wishes) -> None:
        if wish.opponent is not None and wish.waits_for_guest(self.face):
            await self.desk.command(talk, lambda own: opening.invite(self.desk, talk, self.face, wish, own))
        else:
            await self.desk.command(talk, lambda own: opening.open_table(self.desk, talk, self.face, wish, own))

    @new.autocomplete("side")
    async def _sides(self, talk: discord.Interaction, current: str) -> Suggestions:
        return await self._offer_sides(talk, current)

    async def _offer_sides(self, talk: discord.Interaction, current: str) -> Suggestions:
        language = await self.desk.language(talk)
        named = [(translate(self.face.seat(n), language), str(n)) for n in range(self.face.title.meta.most_players)]
        named.append((words("side-random", language), "random"))
        return suggested(named, current)

    @new.autocomplete("options")
    async def _options(self, talk: discord.Interaction, current: str) -> Suggestions:
        return suggested(options.suggest(self.face, current, await self.desk.language(talk)))

    @app_commands.command(name="join", description=local("command-join"))
    @app_commands.describe(side=local("option-side"))
    async def join(self, talk: discord.Interaction, side: str | None = None) -> None:
        """Take a seat at the table in this channel."""

        async def work(language: str) -> Sheet:
            info = await self.here(talk)
            wish = opening.read_side(self.face, side)
            await self.desk.tables.join(info.id, self.desk.person(talk), wish)
            return await self.desk.panel(info.id, talk, language, notice=words("joined", language))

        await self.desk.command(talk, work)

    @join.autocomplete("side")
    async def _join_sides(self, talk: discord.Interaction, current: str) -> Suggestions:
        return await self._offer_sides(talk, current)

    @app_commands.command(name="leave", description=local("command-leave"))
    async def leave(self, talk: discord.Interaction) -> None:
        """Give the seat up before the game has begun."""

        async def work(language: str) -> Sheet:
            info = await self.here(talk)
            if info.status != "lobby":
                raise Refused(say("error-leave-running", command=f"/{self.face.title.meta.command} resign"))
            await self.desk.tables.leave(info.id, talk.user.id)
            return presses.plain(words("left", language))

        await self.desk.command(talk, work)

    @app_commands.command(name="word", description=local("command-word"))
    @app_commands.describe(word=local("option-word"))
    async def word(
        self, talk: discord.Interaction, word: app_commands.Range[str, 1, WORD_LENGTH] | None = None
    ) -> None:
        """Add a word of one's own to the shuffle, or take it back."""

        async def work(language: str) -> Sheet:
            info = await self.here(talk)
            return await presses.set_word(self.desk, talk, info.id, word or "", language)

        await self.desk.command(talk, work)

    @app_commands.command(name="start", description=local("command-start"))
    async def start(self, talk: discord.Interaction) -> None:
        """Deal and begin."""

        async def work(language: str) -> Sheet:
            info = await self.here(talk)
            await self.desk.tables.start(info.id, talk.user.id)
            return await self.desk.panel(info.id, talk, language)

        await self.desk.command(talk, work)

    @app_commands.command(name="rematch", description=local("command-rematch"))
    async def rematch(self, talk: discord.Interaction) -> None:
        """Open the next game with the same people."""

        async def work(language: str) -> Sheet:
            info = await self.here(talk, finished=True)
            opened = await presses.open_rematch(self.desk, info.id, self.desk.person(talk))
            running = opened[0].status == "running"
            notice = "" if running else presses.rematch_words(opened, language)
            return await self.desk.panel(opened[0].id, talk, language, notice=notice)

        await self.desk.command(talk, work)

    # -- playing -----------------------------------------------------------------------------------------------------

    @app_commands.command(name="play", description=local("command-play"))
    async def play(self, talk: discord.Interaction) -> None:
        """Open the panel."""

        async def work(language: str) -> Sheet:
            info = await self.here(talk, finished=True)
            return await self.desk.panel(info.id, talk, language)

        await self.desk.command(talk, work)

    @app_commands.command(name="move", description=local("command-move"))
    @app_commands.describe(line=local("option-line"))
    async def move(self, talk: discord.Interaction, line: app_commands.Range[str, 1, typed.LENGTH]) -> None:
        """A whole turn in one line."""

        async def work(language: str) -> Sheet:
            info = await self.here(talk)
            read = partial(typed.match, called=called(info))
            played = await self.desk.tables.choose_line(info.id, talk.user.id, typed.clauses(line), read)
            happened = tuple(log_lines(news(played.lines, played.look), speaking(info, language))[-8:])
            return await self.desk.screens.panel(played.look, language, happened=happened)

        await self.desk.command(talk, work)

    @move.autocomplete("line")
    async def _line(self, talk: discord.Interaction, current: str) -> Suggestions:
        try:
            info = await self.here(talk)
            language = await self.desk.language(talk)
            ahead = await look_ahead(self.house, self.face, info, talk.user.id, current)
        except (EngineError, StoreError):
            return []
        offered = [(ahead.whole, ahead.whole)] if ahead.whole else []
        if ahead.ask is not None:
            named = speaking(info, language, brief=True, plain=True)
            offered += typed.suggestions(ahead.ask, ahead.head, ahead.words, named, called(info))
        return suggested(offered)

    @app_commands.command(name="undo", description=local("command-undo"))
    async def undo(self, talk: discord.Interaction) -> None:
        """Take the last answer back."""

        async def work(language: str) -> Sheet:
            info = await self.here(talk)
            look = await self.desk.tables.undo(info.id, talk.user.id)
            return await self.desk.screens.panel(look, language, notice=words("panel-undone", language))

        await self.desk.command(talk, work)

    @app_commands.command(name="draw", description=local("command-draw"))
    async def draw(self, talk: discord.Interaction) -> None:
        """Offer a draw, or accept one; asks back first."""

        async def work(language: str) -> Sheet:
            info = await self.here(talk)
            return await presses.ask_draw(self.desk, info.id, talk.user.id, language)

        await self.desk.command(talk, work)

    @app_commands.command(name="resign", description=local("command-resign"))
    async def resign(self, talk: discord.Interaction) -> None:
        """Give up; asks back first."""

        async def work(language: str) -> Sheet:
            info = await self.here(talk)
            return await presses.ask_resign(self.desk, info.id, talk.user.id, language)

        await self.desk.command(talk, work)

    # -- looking -----------------------------------------------------------------------------------------------------

    @app_commands.command(name="board", description=local("command-board"))
    async def board(self, talk: discord.Interaction) -> None:
        """The board in one's own language."""

        async def work(language: str) -> Sheet:
            info = await self.here(talk, finished=True)
            return await self.desk.screens.board(await self.desk.tables.look(info.id, talk.user.id), language)

        await self.desk.command(talk, work)

    @app_commands.command(name="hand", description=local("command-hand"))
    async def hand(self, talk: discord.Interaction) -> None:
        """The own hand."""

        async def work(language: str) -> Sheet:
            info = await self.here(talk, finished=True)
            notice = await presses.dm_notice(self.desk, talk.user.id, language)
            look = await self.desk.tables.look(info.id, talk.user.id)
            return await self.desk.screens.hand(look, language, notice=notice)

        await self.desk.command(talk, work)

    @app_commands.command(name="log", description=local("command-log"))
    async def log(self, talk: discord.Interaction) -> None:
        """What happened, newest page first."""

        async def work(language: str) -> Sheet:
            info = await self.here(talk, finished=True)
            return await self.desk.screens.log(info.id, talk.user.id, language)

        await self.desk.command(talk, work)

    @app_commands.command(name="recap", description=local("command-recap"))
    async def recap(self, talk: discord.Interaction) -> None:
        """What happened since one's last move."""

        async def work(language: str) -> Sheet:
            info = await self.here(talk, finished=True)
            return await self.desk.screens.recap(info.id, talk.user.id, language)

        await self.desk.command(talk, work)

    @app_commands.command(name="rules", description=local("command-rules"))
    async def rules(self, talk: discord.Interaction) -> None:
        """The rules in short."""

        async def work(language: str) -> Sheet:
            return self.desk.screens.rules(self.face, language, await self._table_here(talk))

        await self.desk.command(talk, work)

    @app_commands.command(name="card", description=local("command-card"))
    @app_commands.describe(name=local("option-card"))
    async def card(self, talk: discord.Interaction, name: str) -> None:
        """A card, large."""

        async def work(language: str) -> Sheet:
            look = await self._look_here(talk)
            card_id = self._one_card(name, look)
            return await self.desk.screens.card(
                self.face, card_id, language, None if look is None else look.info.options
            )

        await self.desk.command(talk, work)

    def _one_card(self, typed: str, look: Look | None) -> str:
        """The card that was typed. Refused if there is none, or more than one."""
        found = cards_named(self.face, typed, look)
        if not found:
            raise Refused(say("error-no-card", name=typed[:60]))
        if len(found) > 1:
            known = self.face.cards()
            names = [known[card_id].name for card_id in found[:CARDS_TOLD]]
            raise Refused(say("error-many-cards", name=typed[:60], cards=names, more=len(found) - len(names)))
        return found[0]

    @card.autocomplete("name")
    async def _cards(self, talk: discord.Interaction, current: str) -> Suggestions:
        language = await self.desk.language(talk)
        named = [(translate(card.name, language), card.id) for card in self.face.cards().values()]
        alike = dict(reversed(named))  # one entry for cards that are called alike, the first of them
        return suggested([(name, card_id) for name, card_id in named if alike[name] == card_id], current)

    @app_commands.command(name="about", description=local("command-about"))
    async def about(self, talk: discord.Interaction) -> None:
        """Who made the game, and what this bot's version rests on."""

        async def work(language: str) -> Sheet:
            return self.desk.screens.about(self.face, language, await self._table_here(talk))

        await self.desk.command(talk, work)


def suggested(named: Iterable[tuple[str, str]], typed_so_far: str = "") -> Suggestions:
    """Autocomplete's answer: of what is (shown, meant) the first 25 that fit and contain what is typed."""
    wanted = typed_so_far.strip().casefold()
    found = [(shown, value) for shown, value in named if wanted in shown.casefold() or wanted in value]
    fitting = [(shown[:100], value) for shown, value in found if len(value) <= 100 and shown]
    return [app_commands.Choice(name=shown, value=value) for shown, value in fitting[:CHOICES]]
