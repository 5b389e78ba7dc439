"""A table of Day & Night, played over the wire by two people, and what the bot's database holds about it."""

from __future__ import annotations

import json
import random
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import TYPE_CHECKING, Any

from locales import LANGUAGES, message

from .fake_discord import SEND
from .people import Reply
from .process import ROOT, BotProcess
from .rest import Call
from .world import JSON, PATIENCE_SECONDS, Channel, Message, User, walk

if TYPE_CHECKING:
    from .conftest import Home

BOT = ROOT / "bot.py"
PLAIN_BOT = Path(__file__).parent / "plain_bot.py"
TRAVELLING_BOT = Path(__file__).parent / "travelling_bot.py"
ANSWERS = ("pick", "picks", "sure", "some", "take")
"""Verbs of controls that answer the panel's question, or go on answering it."""
EMPTY_HANDS = {message(key, language) for key in ("ecl-hand-empty", "vf-hand-empty") for language in LANGUAGES}
"""What a page says of an empty hand; a direct message leaves it out."""


def verb(control: JSON) -> str:
    """What a control of Orrery does, as its custom id says."""
    return str(control["custom_id"].split(":")[1])


def arg(control: JSON) -> str:
    """What a control of Orrery does it with."""
    return str(control["custom_id"].partition("~")[0].split(":", 5)[5])


def question(control: JSON) -> tuple[str, ...]:
    """Which question a control of Orrery belongs to: table, seat and serial number, as its custom id says."""
    return tuple(control["custom_id"].split(":")[2:5])


def controls(message: Message, *verbs: str) -> list[JSON]:
    """The enabled controls with these verbs."""
    return [each for each in message.controls() if verb(each) in verbs and not each.get("disabled")]


def texts(message: Message) -> str:
    """What is written in a message, without the alt texts of its pictures."""
    return "\n".join(part["content"] for part in walk(message.components) if part["type"] == 10)


def unmarked_posts(posts: Iterable[Call]) -> list[Call]:
    """Posts whose nonce is not that of their delivery, which stands in a control too: discord.py makes one up where
    none is given, and then nothing that is posted twice could be noticed."""

    def mark(post: Call) -> set[str]:
        controls = [part for part in walk(post.body["components"]) if part.get("custom_id")]
        return {part["custom_id"].partition("~")[2] for part in controls} - {""}

    return [post for post in posts if mark(post) != {post.body.get("nonce")}]


class Game:
    """One table in the home's channel, which Anna opens and Ben joins. Of Day & Night, if no other `command` is set;
    then Anna is Day and Ben is Night."""

    def __init__(self, home: Home, bot: BotProcess, database: Path, *, seed: int = 0) -> None:
        self.home = home
        self.bot = bot
        self.database = database
        self.channel: Channel = home.channel
        self.chance = random.Random(seed)
        self.number = 1
        self.command = "daynight"

    # What the database says

    def rows(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        """Ask the bot's database behind its back."""
        with closing(sqlite3.connect(self.database, timeout=5)) as connection:
            return connection.execute(query, values).fetchall()

    @property
    def steps(self) -> list[tuple[int, str, int | None, list[str], str]]:
        """The history: number, kind, seat, keys, hash of the state after it."""
        found = self.rows(
            "SELECT n, kind, seat, keys, state_hash FROM choices WHERE table_id = ? ORDER BY n", self.number
        )
        return [(n, kind, seat, json.loads(keys), state) for n, kind, seat, keys, state in found]

    @property
    def status(self) -> str:
        return str(self.rows("SELECT status FROM tables WHERE id = ?", self.number)[0][0])

    @property
    def owed(self) -> list[User]:
        """The people whom the table waits for, as everybody knows."""
        return self._seated("owed")

    @property
    def owed_in_secret(self) -> list[User]:
        return self._seated("secret")

    def _seated(self, column: str) -> list[User]:
        """The people whose seats stand in this column of the table; a computer's seat has nobody."""
        ((seats,),) = self.rows(f"SELECT {column} FROM tables WHERE id = ?", self.number)
        people = dict(self.rows("SELECT seat, person_id FROM seats WHERE table_id = ?", self.number))
        found = (people[seat] for seat in json.loads(seats))
        return [self.home.discord.world.users[person] for person in found if person is not None]

    @property
    def announced(self) -> list[int]:
        """The people who were last told that they are waited for."""
        ((people,),) = self.rows("SELECT announced FROM tables WHERE id = ?", self.number)
        return list(json.loads(people))

    def waiting(self) -> list[tuple[Any, ...]]:
        """What the outbox has still to bring, of all tables."""
        return self.rows("SELECT table_id, slot, state, attempts, reason FROM outbox WHERE state IN ('due', 'sending')")

    async def delivered(self, timeout: float = PATIENCE_SECONDS) -> None:
        """Wait until everything that must be shown is shown."""
        try:
            await self.home.discord.until(lambda: not self.waiting(), timeout=timeout, what="an empty outbox")
        except TimeoutError as error:
            raise AssertionError(f"{error}: {self.waiting()}") from None

    # What people see

    @property
    def public(self) -> list[Message]:
        """What everybody sees of Orrery in the channel."""
        bot = self.home.discord.world.bot.id
        return [message for message in self.home.discord.messages(self.channel) if message.author_id == bot]

    @property
    def board(self) -> Message:
        """The one public message with the buttons of the table."""
        (found,) = [message for message in self.public if controls(message, "panel", "rematch")]
        return found

    @property
    def lobby(self) -> Message:
        (found,) = [message for message in self.public if controls(message, "join", "start", "leave")]
        return found

    @property
    def calls(self) -> list[list[int]]:
        """Whom each public message called to the game when it was posted, the silent ones left out; also of those that
        are gone. The lobby, which calls its host when it is full, is none of them."""
        world = self.home.discord.world
        mine = [each for each in world.messages.values() if each.author_id == world.bot.id and not each.ephemeral]
        lobbies = self._kept_as("lobby")
        rang = [each for each in mine if each.channel_id == self.channel.id and each.pinged]
        return [each.pinged for each in rang if each.id not in lobbies]

    def hand(self, user: User) -> Message:
        """The one direct message about the table; cards that somebody has shown are in one of their own."""
        shown = self._kept_as("shown:%")
        (found,) = [message for message in self.home.discord.dms(user) if message.id not in shown]
        return found

    def _kept_as(self, slot: str) -> set[int]:
        """The messages that the bot keeps under slots of this pattern (of SQL's LIKE)."""
        return {message_id for (message_id,) in self.rows("SELECT message_id FROM messages WHERE slot LIKE ?", slot)}

    # What people do

    async def begin(self, options: str = "") -> None:
        """Anna opens a table, Ben joins, Anna starts; until all is shown."""
        people, anna, ben = self.home.people, self.home.anna, self.home.ben
        await people.slash(anna, self.channel, f"{self.command} new", {"options": options} if options else {})
        await self.delivered()
        await self.join_and_start(ben, anna)

    async def join_and_start(self, guest: User, host: User) -> None:
        """The guest joins in the lobby that is shown, the host starts; until all is shown.

        A slow bot puts a press off and plays it later, so what it brings is looked for in the database: before that
        nothing is on its way that `delivered` could wait for."""
        await self.press(guest, self.lobby, "join")
        await self.stored(lambda: (guest.id,) in self.rows("SELECT person_id FROM seats"), "a seat for the guest")
        await self.delivered()
        await self.press(host, self.lobby, "start")
        await self.stored(lambda: self.status == "running", "a running game")
        await self.delivered()

    async def stored(self, look: Callable[[], bool], what: str) -> None:
        """Wait until this is true of the bot's database."""
        await self.home.discord.until(look, what=what)

    async def press(self, user: User, message: Message, what: str, with_arg: str | None = None, **how: Any) -> Reply:
        """Press the first control with this verb (and argument)."""
        found = [each for each in controls(message, what) if with_arg in (None, arg(each))]
        assert found, f"no {what} {with_arg or ''} among {[each['custom_id'] for each in message.controls()]}"
        return await self.home.people.click(user, message, custom_id=found[0]["custom_id"], **how)

    async def panel(self, user: User) -> Message:
        """Open one's panel with the button of the public message."""
        return (await self.press(user, self.board, "panel")).message

    async def answer(self, user: User, shown: Message, **how: Any) -> tuple[Reply, JSON]:
        """Press one of the answers that the panel offers, at random; the reply and the control."""
        offered = controls(shown, *ANSWERS)
        assert offered, f"nothing to answer:\n{shown.text}"
        surely = [each for each in offered if verb(each) in ("sure", "take")]
        control = self.chance.choice(surely or offered)
        if control["type"] == 2:
            return await self.home.people.click(user, shown, custom_id=control["custom_id"], **how), control
        count = self.chance.randint(max(control["min_values"], 1), control["max_values"])
        values = self.chance.sample([option["value"] for option in control["options"]], count)
        reply = await self.home.people.select(user, shown, values, custom_id=control["custom_id"], **how)
        return reply, control

    async def turn(self, user: User) -> int:
        """Answer at random until nothing more is asked of this person; how many presses that took."""
        shown = await self.panel(user)
        presses = 0
        while controls(shown, *ANSWERS):
            await self.answer(user, shown)
            presses += 1
            assert presses < 60, "a turn without an end"
        return presses

    async def step(self, user: User, shown: Message, **how: Any) -> str:
        """Walk to the first place that the panel offers; the key of that answer."""
        key = next(arg(each) for each in controls(shown, "pick") if arg(each).startswith("step:"))
        await self.press(user, shown, "pick", key, **how)
        return key

    async def end_turn(self, user: User) -> None:
        """End the turn at once, and surely; cards too many are laid down at random."""
        shown = await self.panel(user)
        await self.press(user, shown, "pick", "end")
        while controls(shown, *ANSWERS):
            await self.answer(user, shown)

    # What must always hold

    async def check_shown(self) -> None:
        """Everybody sees the game as it is: one board and one hand each, nothing twice."""
        assert self.home.discord.duplicate_posts() == []
        for user in (self.home.anna, self.home.ben):
            own = await self.home.people.slash(user, self.channel, "table hand")
            lines = texts(own.message).split("\n")[1:]
            assert lines
            held = set(lines) - EMPTY_HANDS
            assert not held or held <= set(texts(self.hand(user)).split("\n")), f"{user.name}'s hand is not current"
        onlooker = self.home.discord.world.owner
        now = await self.home.people.slash(onlooker, self.channel, f"{self.command} board")
        posted, current = self.named(self.board.text), self.named(now.message.text)
        assert posted == current, f"the board is not current:\n{posted}\n\nIt should be:\n{current}"

    def named(self, words: str) -> str:
        """The same words, with mentions turned into names."""
        for user in (self.home.anna, self.home.ben):
            words = words.replace(f"<@{user.id}>", user.name)
        return words


@asynccontextmanager
async def running(
    home: Home, script: Path, folder: Path, *, clean: bool = True, forked: bool = True, **settings: str
) -> AsyncIterator[Game]:
    """A running bot, no table open yet. At the end nothing unclean may have gone over the wire or (unless the test
    makes it so) into the log."""
    database = folder / "orrery.db"
    given = {"RENDER_WORKERS": "0", "PRESSES_PER_MINUTE": "0", "OPENINGS_PER_HOUR": "0", "OWN_EMOJI": "0", **settings}
    async with BotProcess(home.discord, script, database=database, settings=given, forked=forked) as bot:
        yield Game(home, bot, database)
        home.discord.assert_clean()
        assert home.discord.careless_posts() == []
        assert unmarked_posts(home.discord.calls(SEND)) == []
        assert not clean or "Traceback" not in bot.output
