"""Benchmark of the bot's memory: the real processes, after people have pressed at many tables for a while.

It is the proportional set size (PSS) of the bot and of all processes that it has started: memory that several of them
share counts once. The simulated Discord is in the process of the benchmark and does not count.
"""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import closing, suppress
from pathlib import Path
from time import monotonic

from db.store import Store
from engine.core.chance import Chance
from engine.players.answers import draw_answer
from engine.titles import TITLES
from scripts.bench_restart import PATIENCE
from scripts.games import ask_of
from scripts.measure import Row, stored_session, with_bar, without_bar
from tables.records import Person, Place
from tables.service import Tables
from tests.wire.fake_discord import FakeDiscord
from tests.wire.people import CannotAct, NoAnswer
from tests.wire.playing import ANSWERS, controls
from tests.wire.process import ROOT, BotProcess
from tests.wire.world import Channel, Guild, Message, User

ALL = "all titles"
SECONDS, TABLES_EACH = 90.0, 6
"""How long people press, and at how many tables of a title; of all titles together at half as many of each."""
FURTHER = 25
"""The difference in answers from one table of a title to the next when the bot starts."""
PAUSE = 3.0
"""Seconds between two visits to a table, at most."""
ELSEWHERE = 0.3
"""How often somebody looks at something else than the panel: the hand, another page of the table."""
LOCALES = ("en-US", "zh-TW", "zh-CN")


class Crowd:
    """The people at the tables of one simulated Discord. Everybody acts for as long as `end` has not come."""

    def __init__(self, discord: FakeDiscord, database: Path) -> None:
        self.discord = discord
        self.database = database
        self.guild: Guild = discord.world.add_guild("Home")
        self.users: dict[int, User] = {}
        self.channels: list[Channel] = []
        self.presses = 0
        self.end = 0.0
        self._chance = random.Random("crowd")

    async def seat(self, titles: Sequence[str], each: int) -> None:
        """Running games of these titles, written before the bot starts: its first work is to show them. They are of
        every number of players, in every language, each further than the one before. One of each title has a computer
        at the table."""
        store = await Store.open(f"sqlite+aiosqlite:///{self.database}")
        tables = Tables(store)
        for title in titles:
            for number in range(each):
                await self._open(tables, title, number, computers=number == each - 1)
        await tables.close_down()
        await store.close()

    async def _open(self, tables: Tables, title: str, number: int, *, computers: bool) -> None:
        meta, locale = TITLES[title].meta, LOCALES[number % len(LOCALES)]
        sizes = range(max(2, meta.least_players), meta.most_players + 1)
        channel = self.discord.world.add_channel(self.guild, f"{title}-{number}")
        people = [
            self._person(f"{title} {number}{letter}", locale) for letter in "ABCDEF"[: sizes[number % len(sizes)]]
        ]
        self.channels.append(channel)
        table = await tables.lobby.open(people[0], Place(self.guild.id, channel.id, locale), title, {}, 0)
        for person in people[1:]:
            if computers:
                await tables.lobby.seat_computer(table.id, people[0].id, "normal")
            else:
                await tables.lobby.join(table.id, person)
        await tables.lobby.start(table.id, people[0].id)
        chance = Chance(f"{title}{number}")
        for _ in range(0 if computers else FURTHER * number):
            session = await stored_session(tables, table.id)
            if not session.owed():
                break
            seat = session.owed()[0]
            await tables.play.choose(table.id, people[seat].id, draw_answer(ask_of(session, seat), chance))

    def _person(self, name: str, locale: str) -> Person:
        user = self.discord.world.add_user(name, locale=locale)
        self.discord.world.add_member(self.guild, user)
        self.users[user.id] = user
        return Person(user.id, name, locale)

    async def press(self, seconds: float) -> None:
        """Everybody at once, each table at its own pace."""
        self.end = monotonic() + seconds
        await asyncio.gather(*map(self._at_table, self.channels))

    async def _at_table(self, channel: Channel) -> None:
        while monotonic() < self.end:
            await asyncio.sleep(self._chance.uniform(0, PAUSE))
            with suppress(CannotAct, NoAnswer, LookupError):
                await self._visit(channel)

    async def _visit(self, channel: Channel) -> None:
        """Somebody who is asked opens the panel and answers until nothing more is asked, or looks around."""
        board = next((each for each in reversed(self.discord.messages(channel)) if controls(each, "panel")), None)
        if board is None:
            raise LookupError("the game is over")
        user = self._chance.choice(self._asked(channel))
        if self._chance.random() < ELSEWHERE:
            await self._click(user, board, self._chance.choice(controls(board, "panel", "hand", "board")))
            return
        shown = await self._click(user, board, controls(board, "panel")[0])
        while monotonic() < self.end and (offered := controls(shown, *ANSWERS)):
            shown = await self._click(user, shown, self._chance.choice(offered))
            await asyncio.sleep(self._chance.uniform(0, PAUSE / 3))

    async def _click(self, user: User, shown: Message, control: dict[str, object]) -> Message:
        """Press a button, or choose from a menu; the message that answers."""
        self.presses += 1
        people, key = self.discord.people, str(control["custom_id"])
        if control["type"] == 2:
            return (await people.click(user, shown, custom_id=key, timeout=PATIENCE)).message
        options: list[dict[str, str]] = control["options"]  # type: ignore[assignment]
        count = self._chance.randint(max(int(str(control["min_values"])), 1), int(str(control["max_values"])))
        values = self._chance.sample([option["value"] for option in options], count)
        return (await people.select(user, shown, values, custom_id=key, timeout=PATIENCE)).message

    def _asked(self, channel: Channel) -> list[User]:
        """The people whom the table in a channel waits for."""
        with closing(sqlite3.connect(self.database, timeout=5)) as connection:
            owed, secret, table = connection.execute(
                "SELECT owed, secret, id FROM tables WHERE channel_id = ?", (channel.id,)
            ).fetchone()
            seats = dict(connection.execute("SELECT seat, person_id FROM seats WHERE table_id = ?", (table,)))
        asked = {*json.loads(owed), *json.loads(secret)}
        found = [self.users[person] for seat, person in seats.items() if seat in asked and person in self.users]
        if not found:
            raise LookupError("nobody is asked")
        return found

    def waiting(self) -> int:
        """The number of items left in the outbox."""
        with closing(sqlite3.connect(self.database, timeout=5)) as connection:
            (count,) = connection.execute("SELECT count(*) FROM outbox WHERE state IN ('due', 'sending')").fetchone()
        return int(count)


async def memory_rows(titles: Sequence[str], folder: Path, each: int, seconds: float) -> list[Row]:
    """MiB of all processes of the bot after a busy time at tables of these titles, and of which processes."""
    database = folder / "orrery.sqlite3"
    settings = {"RENDER_WORKERS": "1", "LOG_LEVEL": "ERROR", "PRESSES_PER_MINUTE": "0", "SEATS_PER_PERSON": "0"}
    async with FakeDiscord() as discord:
        crowd = Crowd(discord, database)
        await crowd.seat(titles, each)
        process = BotProcess(discord, ROOT / "bot.py", database=database, settings=settings, forked=False)
        async with process as bot:
            await discord.until(lambda: not crowd.waiting(), timeout=PATIENCE, what="an empty outbox")
            await crowd.press(seconds)
            assert bot._process is not None
            own, *others = [pss(one) for one in family(bot._process.pid)]
    bar, name = ("memory_one", titles[0]) if len(titles) == 1 else ("memory_all", ALL)
    return [
        with_bar(bar, "memory (PSS) of all processes after a busy time", name, own + sum(others), "MiB"),
        without_bar("of it the bot's own process", name, own, "MiB"),
        without_bar("of it the largest of its worker processes", name, max(others), "MiB"),
        without_bar("of it the other worker processes", name, sum(others) - max(others), "MiB"),
        without_bar("presses in this time", name, crowd.presses, ""),
    ]


def family(process: int) -> Iterator[int]:
    """The process and all that it has started, and they."""
    yield process
    for task in Path(f"/proc/{process}/task").iterdir():
        for child in (task / "children").read_text(encoding="ascii").split():
            yield from family(int(child))


def pss(process: int) -> float:
    """MiB that a process has, with its share of what it shares with others."""
    lines = Path(f"/proc/{process}/smaps_rollup").read_text(encoding="ascii").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("Pss:")) / 1024


async def one_title(title: str, folder: Path, scale: float) -> list[Row]:
    """The memory with one title in play."""
    return await memory_rows([title], folder, max(2, int(TABLES_EACH * min(scale, 1.0))), SECONDS * scale)


def all_titles(scale: float) -> list[Row]:
    """The memory with all titles in play."""
    each = max(1, int(TABLES_EACH * min(scale, 1.0)) // 2)
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(memory_rows(list(TITLES), Path(folder), each, 2 * SECONDS * scale))
