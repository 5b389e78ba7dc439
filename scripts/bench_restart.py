"""Benchmark of a restart: the real process, a simulated Discord on loopback, a database full of open tables."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any

from db.store import Store
from engine.core.chance import Chance
from engine.players.answers import draw_answer
from engine.titles import TITLES
from scripts.games import ask_of
from scripts.measure import Row, people_at, stored_session, with_bar, without_bar
from tables.delivery import DeliveryWorker, Item, Posted, Sending
from tables.records import Person, Place
from tables.service import Tables
from tests.wire.fake_discord import EDIT, SEND, FakeDiscord
from tests.wire.playing import controls
from tests.wire.process import ROOT, BotProcess
from tests.wire.world import Channel, Message, User

ORIGINALS = 8
"""Games that are actually played, each a little further than the one before; the others are copies of their rows."""
FURTHER = 8
"""The difference in answers from one game to the next."""
PATIENCE = 180.0


async def restart_rows(title_id: str, folder: Path, count: int, originals: int = ORIGINALS) -> list[Row]:
    """End the process, fill its database with open tables, start it, press a button. Also with a single table, for
    comparison."""
    database = folder / "orrery.sqlite3"
    settings = {"RENDER_WORKERS": "1", "LOG_LEVEL": "ERROR", "PRESSES_PER_MINUTE": "0"}
    async with FakeDiscord() as discord:
        guild = discord.world.add_guild("Home")
        channel = discord.world.add_channel(guild, "games")
        people = [discord.world.add_user(f"P{number}") for number in range(people_at(title_id))]
        for person in people:
            discord.world.add_member(guild, person)
        async with BotProcess(discord, ROOT / "bot.py", database=database, settings=settings, forked=False) as process:
            board = await begin(discord, database, title_id, channel, people)
            await process.terminate(PATIENCE)
            alone = await restart(discord, process, people[0], board)
            await process.terminate(PATIENCE)
            started = perf_counter()
            await play_originals(database, title_id, originals)
            played = perf_counter() - started
            copies = multiply(database, count)
            filled = perf_counter() - started
            crowded = await restart(discord, process, people[0], board)
            await asyncio.sleep(1.0)  # late work of the start is counted too
            posts = count_shown(discord) - crowded["shown"]
    print(f"  {originals} games played in {played:.1f} s, {copies} tables after {filled:.1f} s, {alone=} {crowded=}")
    return [
        with_bar("restart", f"restart with {count} open tables to first press", title_id, crowded["answered"], "s"),
        without_bar("the same, processor time of the bot", title_id, crowded["processor"], "s"),
        without_bar("the same with one open table", title_id, alone["answered"], "s"),
        with_bar("restart_messages", "messages posted or edited by the restart", title_id, posts, ""),
    ]


def count_shown(discord: FakeDiscord) -> int:
    """The number of messages the bot has posted or edited by itself."""
    return len(discord.calls(SEND)) + len(discord.calls(EDIT))


async def begin(discord: FakeDiscord, database: Path, title_id: str, channel: Channel, people: list[User]) -> Message:
    """A running game; its public message."""
    await discord.people.slash(people[0], channel, f"{TITLES[title_id].meta.command} new", timeout=PATIENCE)
    for person in people[1:]:
        await press(discord, person, await find(discord, channel, "join"), "join")
    await press(discord, people[0], await find(discord, channel, "start"), "start")
    board = await find(discord, channel, "panel")
    await discord.until(lambda: not count_waiting(database), timeout=PATIENCE, what="an empty outbox")
    return board


async def find(discord: FakeDiscord, channel: Channel, what: str) -> Message:
    """The newest message with this button, as soon as it exists."""

    def look() -> Message | None:
        found = [one for one in discord.messages(channel) if controls(one, what)]
        return found[-1] if found else None

    found = await discord.until(look, timeout=PATIENCE, what=f"a message with {what}")
    assert found is not None
    return found


async def press(discord: FakeDiscord, person: User, message: Message, what: str) -> Any:
    """Press the first button with this verb."""
    control = controls(message, what)[0]
    return await discord.people.click(person, message, custom_id=control["custom_id"], settle=False, timeout=PATIENCE)


def count_waiting(database: Path) -> int:
    """The number of items left in the outbox."""
    with closing(sqlite3.connect(database)) as connection:
        return int(connection.execute("SELECT count(*) FROM outbox WHERE state IN ('due', 'sending')").fetchone()[0])


async def restart(discord: FakeDiscord, process: BotProcess, person: User, board: Message) -> dict[str, float]:
    """Seconds from the start of the process to its first response to a press, and the processor time until then."""
    before = count_shown(discord)
    started = perf_counter()
    await process.start(PATIENCE)
    connected = perf_counter() - started
    await press(discord, person, board, "panel")
    answered = perf_counter() - started
    return {
        "connected": round(connected, 3),
        "answered": round(answered, 3),
        "processor": processor_time(process),
        "shown": before,
    }


def processor_time(process: BotProcess) -> float:
    """The processor time of the process so far, in seconds; without its drawing processes."""
    assert process._process is not None
    numbers = Path(f"/proc/{process._process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(numbers[11]) + int(numbers[12])) / os.sysconf("SC_CLK_TCK")


# -- many tables -----------------------------------------------------------------------------------------------------


class Nowhere:
    """A message sender that reports every message as delivered."""

    def __init__(self) -> None:
        self.posted = 10**9

    async def compose(self, item: Item) -> Sending:
        """Nothing to compose."""
        return partial(self.deliver, item)

    async def plain(self, item: Item) -> Sending:
        """As any other item."""
        return partial(self.deliver, item)

    async def deliver(self, item: Item) -> Posted | None:
        """A new message each time."""
        self.posted += 1
        return Posted(item.channel_id, self.posted)

    async def find(self, item: Item) -> Posted | None:
        """Nothing is ever half-sent."""
        return None


async def play_originals(database: Path, title_id: str, count: int = ORIGINALS) -> None:
    """Running games with all their messages shown."""
    store = await Store.open(f"sqlite+aiosqlite:///{database}")
    tables = Tables(store)
    for number in range(count):
        people = [Person(1000 + 10 * number + seat, f"p{seat}", "en-US") for seat in range(people_at(title_id))]
        table = await tables.lobby.open(people[0], Place(1, 1000 + number, "en-US"), title_id, {}, 0)
        for person in people[1:]:
            await tables.lobby.join(table.id, person)
        await tables.lobby.start(table.id, people[0].id)
        chance = Chance(f"restart{number}")
        for _ in range(FURTHER * number):
            session = await stored_session(tables, table.id)
            if not session.owed():
                break
            seat = session.owed()[0]  # perhaps asked in secret, which `info` does not show
            await tables.play.choose(table.id, people[seat].id, draw_answer(ask_of(session, seat), chance))
    delivery = DeliveryWorker(tables, Nowhere(), linger=0)
    delivery.kick()
    await delivery.settle()
    await delivery.close()
    await tables.close_down()
    await store.close()


def multiply(database: Path, count: int) -> int:
    """Copies of the running originals with all their rows, in their own channels and with their own people, until there
    are `count` open tables. Returns how many there are."""
    with closing(sqlite3.connect(database)) as connection:
        first, last, running = connection.execute(
            "SELECT min(id), max(id), count(*) FROM tables WHERE channel_id BETWEEN 1000 AND 100000 "
            "AND status = 'running'"
        ).fetchone()
        span = last - first + 1
        connection.execute(
            "CREATE TEMP TABLE copies AS WITH RECURSIVE numbers(copy) AS "
            "(SELECT 1 UNION ALL SELECT copy + 1 FROM numbers WHERE copy < ?) SELECT copy FROM numbers",
            (max(1, -(-(count - 1 - running) // running)),),
        )
        for name in ("tables", "seats", "choices", "snapshots", "messages", "timers", "outbox"):
            key = "id" if name == "tables" else "table_id"
            columns = [row[1] for row in connection.execute(f"PRAGMA table_info({name})")]
            if name == "outbox":
                columns.remove("id")
            moved = {key: f"{key} + copy * {span}"} | {
                column: f"{column} + copy * 1000000"
                for column in ("channel_id", "message_id", "person_id", "host_id")
                if column in columns
            }
            chosen = ", ".join(moved.get(column, f'"{column}"') for column in columns)
            named = ", ".join(f'"{column}"' for column in columns)
            connection.execute(
                f"INSERT INTO {name} ({named}) SELECT {chosen} FROM {name}, copies "  # noqa: S608
                f"WHERE {key} IN (SELECT id FROM tables WHERE status = 'running' AND id BETWEEN ? AND ?)",
                (first, last),
            )
        connection.commit()
        (open_tables,) = connection.execute("SELECT count(*) FROM tables WHERE status = 'running'").fetchone()
    return int(open_tables)
