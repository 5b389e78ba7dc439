"""Benchmarks of the whole bot, in a simulated Discord with real cogs, database and pictures."""

from __future__ import annotations

import asyncio
import logging
import random
import tempfile
from collections.abc import Callable, Coroutine
from contextlib import suppress
from pathlib import Path
from time import perf_counter
from typing import Any
from weakref import WeakKeyDictionary

from sqlalchemy import text

import bot
from cogs import startup
from cogs.settings import Settings
from cogs.startup import warm_up
from cogs.titles import presentations
from db.store import Store
from engine.players import Level, Player, make
from engine.titles import TITLES
from render.pictures import has_pictures
from scripts.bench_load import SECONDS, TABLES, load_rows
from scripts.bench_memory import one_title
from scripts.bench_messages import message_rows
from scripts.bench_open_tables import OLD_TABLES, open_tables_rows
from scripts.bench_panels import panel_rows
from scripts.bench_restart import ORIGINALS, restart_rows
from scripts.bench_typed import typed_rows
from scripts.command_line import log_above
from scripts.measure import Part, Row, in_earnest, people_at, quantile, stored_session, with_bar, without_bar
from tables.records import Person, Place
from tables.service import Tables
from tests.cogs.world import Shown, World
from tests.cogs.world import world as open_world

BUSY_GAMES = 50
PAUSE = 5.0
"""Seconds between two presses at a busy table, on average."""
OPEN_TABLES = 10_000
PRESSING: WeakKeyDictionary[asyncio.AbstractEventLoop, asyncio.Lock] = WeakKeyDictionary()
"""Only one press at a time, in each event loop."""


def bot_part(measure: Callable[[str, Path, float], Coroutine[Any, Any, list[Row]]]) -> Part:
    """A benchmark of the bot with its own folder. No rows if the bot cannot show the title. Its log is not shown."""

    def rows(title_id: str, scale: float) -> list[Row]:
        if not has_pictures(title_id) or title_id not in presentations():
            return []
        startup.warm_up = cold  # type: ignore[assignment]  # the simulated Discord waits for it, for a few seconds only
        with log_above(logging.CRITICAL), tempfile.TemporaryDirectory() as folder:
            return asyncio.run(measure(title_id, Path(folder), scale))

    return rows


async def cold(_house: Any) -> None:
    """Do not warm up the drawing processes at the start; `press_rows` warms them up before it measures."""


def settings_for(folder: Path) -> Settings:
    """Settings with a database in the folder, one drawing process, and no limits on tables and presses."""
    return Settings(
        database_url=database_url(folder),
        render_workers=1,
        log_level="ERROR",
        tables_per_person=0,
        tables_per_server=0,
        presses_per_minute=0,
        openings_per_hour=0,
        own_emoji=False,
    )


def database_url(folder: Path) -> str:
    """A database in the folder."""
    return f"sqlite+aiosqlite:///{folder / 'orrery.sqlite3'}"


def person_of(world: World, number: int) -> Person:
    """A new member of the server."""
    name = f"p{number}"
    if name not in world.users:
        user = world.env.create_user(name, global_name=name.title())
        world.users[name] = user
        world.members[name] = world.guild.add_member(user)
    return Person(world.id(name), name.title(), "en-US")


# -- stored bytes ----------------------------------------------------------------------------------------------------


async def stored_kilobytes(title_id: str, folder: Path, players: int, games: int, level: Level) -> float:
    """KiB in a new database for a finished game of so many: played by computers of one level, then measured."""
    store = await Store.open(database_url(folder))
    tables = Tables(store)
    before = await used_bytes(store)
    for number in range(games):
        people = [Person(100 * number + seat + 1, f"Person {seat}", "en-US") for seat in range(players)]
        table = await tables.lobby.open(people[0], Place(1, number + 1, "en-US"), title_id, {}, 0)
        for person in people[1:]:
            await tables.lobby.join(table.id, person)
        await tables.lobby.start(table.id, people[0].id)
        await play_out(tables, table.id, people, make(level), random.Random(number))
    after = await used_bytes(store)
    await tables.close_down()
    await store.close()
    return (after - before) / games / 1024


async def play_out(tables: Tables, table_id: int, people: list[Person], player: Player, chance: random.Random) -> None:
    """Answers of a computer player, for at most as many steps as a game between people may take."""
    while owed := (session := await stored_session(tables, table_id)).owed():
        seat = owed[0]
        keys = player.choose(session, seat, f"{chance.random()}")
        await tables.play.choose(table_id, people[seat].id, keys)


async def used_bytes(store: Store) -> int:
    """The bytes in use in the database, without free pages."""
    async with store.reading() as tx:
        count, free, size = [
            int((await tx.connection.execute(text(f"PRAGMA {name}"))).scalar_one())
            for name in ("page_count", "freelist_count", "page_size")
        ]
    return (count - free) * size


# -- presses ---------------------------------------------------------------------------------------------------------


class Acknowledged:
    """Measures the time from a press to the bot's first response to Discord, for every press while it is active."""

    def __init__(self, world: World) -> None:
        self.milliseconds: list[float] = []
        self._open: list[tuple[float, Any]] = []
        self._forget = world.env._register_dispatch_observer(self._note_press)
        self._watch = asyncio.create_task(self._look())

    def _note_press(self, record: Any) -> None:
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
        """Presses that have no response yet."""
        return len(self._open)

    def close(self) -> None:
        """Stop measuring."""
        self._forget()
        self._watch.cancel()


async def press_rows(title_id: str, folder: Path, busy: int, seconds: float, warm: bool) -> list[Row]:
    """Many games at once: panels are opened and answered at random, while boards and hands are drawn."""
    settings = settings_for(folder)
    async with open_world(lambda: bot.build(settings)) as world:
        channels = [world.guild.create_text_channel(f"busy-{number}") for number in range(busy)]
        for number, channel in enumerate(channels):
            await open_game(world, title_id, number, channel)
        if warm:
            await warm_up(world.bot.services)
        await boards_of(world, channels)
        acks = Acknowledged(world)
        settle, world.env._settle_internal = world.env._settle_internal, no_wait
        end = perf_counter() + seconds
        games = [busy_game(world, title_id, number, channel, end) for number, channel in enumerate(channels)]
        presses = await asyncio.gather(*games)
        await asyncio.sleep(PAUSE)
        world.env._settle_internal = settle
        with suppress(TimeoutError):
            await world.env.settle()
        acks.close()
        drawn = sum(len(shown.pictures) for channel in channels for shown in world.public(channel))
    if acks.unanswered or not acks.milliseconds or not drawn:
        raise SystemExit(f"{acks.unanswered} of {sum(presses)} presses were not answered")
    p99 = quantile(acks.milliseconds, 0.99)
    return [
        with_bar("press", f"press to acknowledged p99, {busy} games busy", title_id, p99, "ms"),
        without_bar("press to acknowledged p50, the same", title_id, quantile(acks.milliseconds, 0.5), "ms"),
        without_bar("presses measured", title_id, len(acks.milliseconds), ""),
    ]


async def boards_of(world: World, channels: list[Any]) -> list[Shown]:
    """The public message with the panel's button in each channel, as soon as it exists."""
    async with asyncio.timeout(300):
        while True:
            with suppress(TimeoutError):  # drawing may take longer than the simulated Discord waits
                await world.env.settle()
            found = [[shown for shown in world.public(channel) if "panel" in shown.verbs] for channel in channels]
            if all(found):
                return [shown[-1] for shown in found]
            await asyncio.sleep(0.1)


async def no_wait(**_: Any) -> None:
    """Replaces the wait until the bot is idle."""
    await asyncio.sleep(0)


async def open_game(world: World, title_id: str, number: int, channel: Any) -> int:
    """A running game between members in this channel."""
    tables, seats = world.bot.services.tables, people_at(title_id)
    people = [person_of(world, seats * number + seat) for seat in range(seats)]
    table = await tables.lobby.open(people[0], Place(world.guild.id, channel.id, "en-US"), title_id, {}, 0)
    for person in people[1:]:
        await tables.lobby.join(table.id, person)
    await tables.lobby.start(table.id, people[0].id)
    return int(table.id)


async def busy_game(world: World, title_id: str, number: int, channel: Any, end: float) -> int:
    """The presses at one table, with random pauses: open a panel, or answer in the open one."""
    chance, presses = random.Random(number), 0
    await asyncio.sleep(chance.uniform(0, PAUSE))
    while perf_counter() < end:
        info = await world.bot.services.tables.queries.in_channel(channel.id, title_id)
        owed = () if info is None else (await stored_session(world.bot.services.tables, info.id)).owed()
        if not owed:
            break
        who = f"p{people_at(title_id) * number + owed[0]}"
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
    """The private panels of this person in the channel, oldest first."""
    stored = world.env.backend.messages.get(channel.id, {})
    private = [stored[key] for key in sorted(stored) if stored[key].is_ephemeral and stored[key].components]
    return [Shown(world, message) for message in private if message.visible_to(world.id(who))]


async def press(world: World, who: str, shown: Shown, control: Any) -> None:
    """Press, one at a time. The response does not exist yet when this returns, which is not an error."""
    async with PRESSING.setdefault(asyncio.get_running_loop(), asyncio.Lock()):
        with suppress(AssertionError):
            await press_now(world, who, shown, control)


async def press_now(world: World, who: str, shown: Shown, control: Any) -> None:
    """Press a button, or choose the first of a menu."""
    if control.is_menu:
        await world.choose(who, shown, control, *control.values[: max(control.least, 1)])
    else:
        await world.press_control(who, shown, control)


async def stored_rows(title: str, folder: Path, scale: float) -> list[Row]:
    """Bytes in the database for a finished game: with few players, and (if that is not too long) at a full table."""
    games = max(1, int(3 * scale))
    level: Level = "normal" if in_earnest(scale) else "easy"
    few, full = people_at(title), TITLES[title].meta.most_players
    quantity = "stored bytes per finished game"
    rows = [with_bar("stored", quantity, title, await stored_kilobytes(title, folder, few, games, level), "KiB")]
    if in_earnest(scale) and full > few:
        (folder / "full").mkdir()
        size = await stored_kilobytes(title, folder / "full", full, games, level)
        rows.append(with_bar("stored_full", f"{quantity} of {full}", title, size, "KiB"))
    return rows


def presses(title: str, folder: Path, scale: float) -> Coroutine[Any, Any, list[Row]]:
    """`press_rows` in the usual size."""
    busy, seconds = max(2, int(BUSY_GAMES * min(scale, 1.0))), max(2 * PAUSE, 20.0 * scale)
    return press_rows(title, folder, busy, seconds, in_earnest(scale))


def restarts(title: str, folder: Path, scale: float) -> Coroutine[Any, Any, list[Row]]:
    """`restart_rows` in the usual size."""
    return restart_rows(
        title, folder, max(20, int(OPEN_TABLES * min(scale, 1.0))), ORIGINALS if in_earnest(scale) else 3
    )


def open_tables(title: str, folder: Path, scale: float) -> Coroutine[Any, Any, list[Row]]:
    """`open_tables_rows` in the usual size."""
    return open_tables_rows(title, folder, max(100, int(OLD_TABLES * min(scale, 1.0))))


def load(title: str, folder: Path, scale: float) -> Coroutine[Any, Any, list[Row]]:
    """`load_rows` in the usual size."""
    count, seconds = max(20, int(TABLES * min(scale, 1.0))), max(0.2, SECONDS * scale)
    return load_rows(title, folder, count, seconds, ORIGINALS if in_earnest(scale) else 3)


BOT_PARTS: dict[str, Part] = {
    "stored": bot_part(stored_rows),
    "presses": bot_part(presses),
    "messages": bot_part(message_rows),
    "panels": panel_rows,
    "typed": typed_rows,
    "restart": bot_part(restarts),
    "load": bot_part(load),
    "open_tables": bot_part(open_tables),
    "memory_one": bot_part(one_title),
}
