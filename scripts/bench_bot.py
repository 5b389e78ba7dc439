"""Benchmarks of the whole bot, in a simulated Discord with real cogs, database and painters."""

from __future__ import annotations

import asyncio
import logging
import random
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from time import perf_counter
from typing import Any

from sqlalchemy import text

import bot
from cogs.furnish import warm_up
from cogs.settings import Settings
from db import schema
from db.store import Store
from engine.titles import TITLES
from scripts.measure import Row, below, quantile, told
from tables.records import Person, Place
from tables.service import Tables
from tests.cogs.world import Shown, World
from tests.cogs.world import world as open_world

BUSY_GAMES = 50
PAUSE = 5.0
"""Seconds between two presses at a busy table, on average."""
OPEN_TABLES = 10_000
PRESSING = asyncio.Lock()


def bot_rows(title_id: str, scale: float) -> Iterator[list[Row]]:
    """Every benchmark of the bot. What it logs on the way is not shown."""
    logging.disable(logging.CRITICAL)
    bot.warm_up = cold  # type: ignore[assignment]  # the simulated Discord waits for it, for a few seconds only
    with tempfile.TemporaryDirectory() as folder:
        yield asyncio.run(stored_rows(title_id, Path(folder), max(2, int(10 * scale))))
    with tempfile.TemporaryDirectory() as folder:
        yield asyncio.run(press_rows(title_id, Path(folder), 30.0 * scale))
    with tempfile.TemporaryDirectory() as folder:
        yield asyncio.run(restart_rows(title_id, Path(folder), int(OPEN_TABLES * min(scale, 1.0))))


async def cold(_house: Any) -> None:
    """Leave the painters cold at the start; `press_rows` warms them before it measures."""


def settings_for(folder: Path) -> Settings:
    """A database of its own, and two painters."""
    return Settings(database_url=database_url(folder), render_workers=1, log_level="ERROR")


def database_url(folder: Path) -> str:
    """A database in the folder."""
    return f"sqlite+aiosqlite:///{folder / 'orrery.sqlite3'}"


def person_of(world: World, number: int) -> Person:
    """A member of the server made for this benchmark."""
    name = f"p{number}"
    if name not in world.users:
        user = world.env.create_user(name, global_name=name.title())
        world.users[name] = user
        world.members[name] = world.guild.add_member(user)
    return Person(world.id(name), name.title(), "en-US")


# -- stored bytes ----------------------------------------------------------------------------------------------------


async def stored_rows(title_id: str, folder: Path, games: int) -> list[Row]:
    """Bytes in the database for a finished game: played by computers of the normal level, then measured."""
    store = await Store.open(database_url(folder))
    tables = Tables(store)
    before = await used_bytes(store)
    for number in range(games):
        host, guest = Person(2 * number + 1, "Host", "en-US"), Person(2 * number + 2, "Guest", "en-US")
        table = await tables.open(host, Place(1, number + 1, "en-US"), title_id, {}, 0)
        await tables.join(table.id, guest)
        await tables.start(table.id, host.id)
        await play_out(tables, table.id, (host, guest), random.Random(number))
    after = await used_bytes(store)
    await tables.close_down()
    await store.close()
    return [below("stored bytes per finished game", title_id, (after - before) / games / 1024, "KiB", 40)]


async def play_out(tables: Tables, table_id: int, people: tuple[Person, Person], chance: random.Random) -> None:
    """Answers as a computer of the normal level gives them, as long as a game between people may take."""
    from engine.players import make

    player = make("normal")
    session: Any = None
    while (info := await tables.info(table_id)).status == "running":
        seat = info.owed[0]
        session = await stored_session(tables, table_id)
        keys = player.choose(session, seat, f"{chance.random()}")
        await tables.choose(table_id, people[seat].id, keys)


async def stored_session(tables: Tables, table_id: int) -> Any:
    """The session as it is stored."""
    from engine.core.session import Session

    async with tables.store.reading() as tx:
        row, snapshot = await tx.games.table(table_id), await tx.games.snapshot(table_id)
    return Session.load(TITLES[row.title], snapshot.data)


async def used_bytes(store: Store) -> int:
    """What the database fills."""
    async with store.reading() as tx:
        pages = (await tx.connection.execute(text("PRAGMA page_count"))).scalar_one()
        size = (await tx.connection.execute(text("PRAGMA page_size"))).scalar_one()
    return int(pages) * int(size)


# -- presses ---------------------------------------------------------------------------------------------------------


class Acknowledged:
    """Measures the time from a press to the bot's first answer to Discord, for every press while it watches."""

    def __init__(self, world: World) -> None:
        self.milliseconds: list[float] = []
        self._open: list[tuple[float, Any]] = []
        self._forget = world.env._register_dispatch_observer(self._pressed)
        self._watch = asyncio.create_task(self._look())

    def _pressed(self, record: Any) -> None:
        self._open.append((perf_counter(), record))

    async def _look(self) -> None:
        while True:
            now = perf_counter()
            for started, record in list(self._open):
                if record.responded:
                    self.milliseconds.append((now - started) * 1000)
                    self._open.remove((started, record))
            await asyncio.sleep(0.001)

    @property
    def unanswered(self) -> int:
        """Presses without an answer yet."""
        return len(self._open)

    def close(self) -> None:
        """Stop watching."""
        self._forget()
        self._watch.cancel()


async def press_rows(title_id: str, folder: Path, seconds: float) -> list[Row]:
    """Many games at once: panels are opened and answered at random, and boards and hands are drawn meanwhile."""
    settings = settings_for(folder)
    async with open_world(lambda: bot.build(settings)) as world:
        channels = [world.guild.create_text_channel(f"busy-{number}") for number in range(BUSY_GAMES)]
        for number, channel in enumerate(channels):
            await open_game(world, title_id, number, channel)
        await warm_up(world.bot.house)
        await boards_of(world, channels)
        acks = Acknowledged(world)
        settle, world.env._settle_internal = world.env._settle_internal, no_wait
        end = perf_counter() + seconds
        games = [busy_game(world, number, channel, end) for number, channel in enumerate(channels)]
        presses = await asyncio.gather(*games)
        await asyncio.sleep(PAUSE)
        world.env._settle_internal = settle
        with suppress(TimeoutError):
            await world.env.settle()
        acks.close()
        drawn = sum(len(shown.pictures) for channel in channels for shown in world.public(channel))
    if acks.unanswered or not acks.milliseconds or not drawn:
        raise SystemExit(f"{acks.unanswered} of {sum(presses)} presses were not answered")
    return [
        below(
            f"press to acknowledged p99, {BUSY_GAMES} games busy",
            title_id,
            quantile(acks.milliseconds, 0.99),
            "ms",
            300,
        ),
        told("press to acknowledged p50, the same", title_id, quantile(acks.milliseconds, 0.5), "ms"),
        told("presses measured", title_id, len(acks.milliseconds), ""),
    ]


async def boards_of(world: World, channels: list[Any]) -> list[Shown]:
    """The public message with the panel's button in each channel, as soon as it is there."""
    async with asyncio.timeout(300):
        while True:
            with suppress(TimeoutError):  # painters may be busy for longer than the simulated Discord waits
                await world.env.settle()
            found = [[shown for shown in world.public(channel) if "panel" in shown.verbs] for channel in channels]
            if all(found):
                return [shown[-1] for shown in found]
            await asyncio.sleep(0.1)


async def no_wait(**_: Any) -> None:
    """Instead of waiting until the bot has nothing to do."""
    await asyncio.sleep(0)


async def open_game(world: World, title_id: str, number: int, channel: Any) -> int:
    """A running game between two members in this channel."""
    tables = world.bot.house.tables
    host, guest = person_of(world, 2 * number), person_of(world, 2 * number + 1)
    table = await tables.open(host, Place(world.guild.id, channel.id, "en-US"), title_id, {}, 0)
    await tables.join(table.id, guest)
    await tables.start(table.id, host.id)
    return int(table.id)


async def busy_game(world: World, number: int, channel: Any, end: float) -> int:
    """Now and then somebody at this table presses: opens a panel, or answers in the one that is open."""
    chance, presses = random.Random(number), 0
    await asyncio.sleep(chance.uniform(0, PAUSE))
    while perf_counter() < end:
        table = (await world.bot.house.tables.in_channel(channel.id, next(iter(TITLES)))).id
        info = await world.bot.house.tables.info(table)
        if not info.owed:
            break
        who = f"p{2 * number + info.owed[0]}"
        asked = [panel for panel in panels_of(world, who, channel) if panel.find("pick")]
        if asked and chance.random() < 0.7:
            shown, control = asked[-1], chance.choice(asked[-1].find("pick"))
        else:
            shown = [one for one in world.public(channel) if "panel" in one.verbs][-1]
            control = shown.control("panel")
        await press(world, who, shown, control)
        presses += 1
        await asyncio.sleep(chance.uniform(0.5, 1.5) * PAUSE)
    return presses


def panels_of(world: World, who: str, channel: Any) -> list[Shown]:
    """The private panels that this person sees in the channel, oldest first."""
    stored = world.env.backend.messages.get(channel.id, {})
    private = [stored[key] for key in sorted(stored) if stored[key].is_ephemeral and stored[key].components]
    return [Shown(world, message) for message in private if message.visible_to(world.id(who))]


async def press(world: World, who: str, shown: Shown, control: Any) -> None:
    """Press, one after the other. While nobody waits for the bot, its answer is not there yet, which is no fault."""
    async with PRESSING:
        with suppress(AssertionError):
            await press_now(world, who, shown, control)


async def press_now(world: World, who: str, shown: Shown, control: Any) -> None:
    """Press a button, or choose the first of a menu."""
    if control.is_menu:
        await world.choose(who, shown, control, *control.values[: max(control.least, 1)])
    else:
        await world.press_control(who, shown, control)


# -- restart ---------------------------------------------------------------------------------------------------------


async def restart_rows(title_id: str, folder: Path, count: int) -> list[Row]:
    """Stop the bot, give its database many open tables, start it, press a button of one."""
    settings = settings_for(folder)
    async with open_world(lambda: bot.build(settings)) as world:
        table = await open_game(world, title_id, 0, world.channel)
        (board,) = await boards_of(world, [world.channel])
        async with world.bot.house.store.transaction() as tx:
            await multiply(tx, table, count)
        owed = (await world.bot.house.tables.info(table)).owed[0]
        posted = world.requests("POST", "/messages")
        started = perf_counter()
        await world.restart()
        ready = perf_counter() - started
        acks = Acknowledged(world)
        await press(world, f"p{owed}", board, board.control("panel"))
        await asyncio.sleep(0.01)
        acks.close()
        again = world.requests("POST", "/messages") - posted
    return [
        below(
            f"restart with {count} open tables to first press", title_id, ready + acks.milliseconds[0] / 1000, "s", 2
        ),
        Row("messages posted again by the restart", title_id, float(again), "", 0.0, again == 0),
    ]


async def multiply(tx: Any, table: int, count: int) -> None:
    """Copies of a table with all its rows, in channels of their own."""
    for name in ("tables", "seats", "choices", "snapshots", "messages"):
        key = "id" if name == "tables" else "table_id"
        columns = list(schema.metadata.tables[name].columns.keys())
        values = [f"{column} + :n" if column in (key, "channel_id") else f'"{column}"' for column in columns]
        names = ", ".join(f'"{column}"' for column in columns)
        statement = text(f"INSERT INTO {name} ({names}) SELECT {', '.join(values)} FROM {name} WHERE {key} = :t")  # noqa: S608
        for number in range(1, count):
            await tx.connection.execute(statement, {"n": number, "t": table})
