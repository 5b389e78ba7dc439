"""Many servers, tables and presses over several processes of the bot, while processes are killed."""

from __future__ import annotations

import asyncio
import gc
import os
import random
from collections import Counter
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field
from itertools import pairwise
from time import monotonic
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import msgspec

from db.records import ChoiceRow
from db.store import Store
from engine.core.errors import Refused
from engine.titles import TITLES
from tables.records import Person, Place
from tables.service import Tables

from .cluster import Cluster
from .people import CannotAct, NoAnswer
from .playing import ANSWERS, controls, verb
from .process import BotProcess
from .usage import parent_of, seconds_of
from .world import DISCORD_EPOCH_MS, Channel, Guild, Message, User, World

DEADLINE = 3.0
"""Seconds within which Discord wants a press acknowledged."""
BUSY = 1.0
"""The load average for each core above which no time is held against the bot: others work on this machine."""
STUCK = 180.0
"""Seconds within which something must be sent while anything is left, or a process begun."""
PATIENCE = 15.0
"""Seconds that a person waits for what was only acknowledged: whoever did that may have been killed."""
LAG = 10.0
"""Seconds that a call may be shown after the step that caused it."""
NEVER = 1_000_000
"""Collections of the newer objects after which all are looked through: more than there ever are."""


class Plan(msgspec.Struct, frozen=True):
    """How much of everything."""

    servers: int = 400
    shards: int = 4
    processes: int = 2
    tables: int = 6
    seconds: float = 12.0
    presses: float = 8.0
    """People who begin to press in a second; each of them presses up to four times."""
    kills: int = 1
    cuts: int = 1
    """How often all connections to the database are cut."""
    restarts: int = 0
    """How often PostgreSQL is restarted."""
    rolls: int = 1
    """How often all processes are restarted in turn."""
    timed: bool = False
    """Whether the times are held against their bars, on a machine that has nothing else to do."""

    @classmethod
    def from_environment(cls) -> Plan:
        """The default, but for what ORRERY_STORM says: `servers=20000,tables=200`."""
        given = dict(part.split("=") for part in os.environ.get("ORRERY_STORM", "").split(",") if part)
        return msgspec.convert(given, cls, strict=False)


@dataclass
class Figures:
    """What was measured."""

    acknowledged: list[tuple[float, float]] = field(default_factory=list)
    """When a press was made, and how long its acknowledgement took."""
    unanswered: list[float] = field(default_factory=list)
    """When presses were made that nobody acknowledged."""
    refused: int = 0
    """Presses that a client would not have offered any more."""
    takeovers: list[float] = field(default_factory=list)
    troubled: list[tuple[float, float]] = field(default_factory=list)
    """The times of takeovers, and of a database that was away."""

    def quiet(self) -> list[float]:
        """How long acknowledgements took outside of the troubled times, sorted."""
        return sorted(took for at, took in self.acknowledged if not self.is_troubled(at, at + took))

    def silent(self) -> list[float]:
        """When presses were made outside of the troubled times that nobody acknowledged."""
        return [at for at in self.unanswered if not self.is_troubled(at, at + DEADLINE)]

    def is_troubled(self, since: float, until: float) -> bool:
        """Whether anything was under way meanwhile: a takeover, from the end of a process until each of its shards has
        a session again and was told its servers; or a database that was away."""
        return any(since <= ended and until >= begun for begun, ended in self.troubled)


def share(values: list[float], part: float) -> float:
    """A quantile of sorted values."""
    return values[min(len(values) - 1, int(part * len(values)))] if values else 0.0


class Seated(msgspec.Struct):
    """A table of the storm."""

    number: int
    channel: Channel
    people: list[User]


def add_servers(world: World, count: int) -> list[Guild]:
    """So many servers, which belong to all shards in turn. Their ids are older than everything else."""
    guilds = []
    for number in range(count):
        guild = Guild((1_000_000_000_000 - DISCORD_EPOCH_MS + 500_000_000_000 + number) << 22, "S", world.owner.id)
        world.guilds[guild.id] = guild
        world.add_member(guild, world.bot)
        guilds.append(guild)
    return guilds


async def open_tables(url: str, world: World, guilds: list[Guild], plan: Plan, chance: random.Random) -> list[Seated]:
    """Running games of every title, with two people each and computers where there is room."""
    store = await Store.open(url)
    tables = Tables(store)
    found = []
    titles = list(TITLES)
    try:
        for number in range(plan.tables):
            guild = guilds[number * 7 % len(guilds)]
            people = [world.add_user(f"P{number}{letter}") for letter in "ab"]
            for person in people:
                world.add_member(guild, person)
            channel = world.add_channel(guild, f"games-{number}")
            one, other = [Person(person.id, person.name, "en-US") for person in people]
            title = titles[number % len(titles)]
            table = await tables.lobby.open(one, Place(guild.id, channel.id, "en-US"), title, {})
            await tables.lobby.join(table.id, other)
            if chance.random() < 0.5:
                with suppress(Refused):
                    await tables.lobby.seat_computer(table.id, one.id, "easy")
            for _ in range(4):
                try:
                    await tables.lobby.start(table.id, one.id)
                    break
                except Refused:
                    await tables.lobby.seat_computer(table.id, one.id, "easy")
            found.append(Seated(table.id, channel, people))
        await tables.settle()
    finally:
        await tables.close_down()
        await store.close()
    return found


class Storm:
    """Presses at random tables, and trouble."""

    def __init__(self, cluster: Cluster, plan: Plan, seats: list[Seated], *, seed: int) -> None:
        self.cluster = cluster
        self.plan = plan
        self.seats = seats
        self.chance = random.Random(seed)
        self.figures = Figures()
        self.discord = cluster.home.discord
        self.discord.world.strict = True
        self._busy: set[int] = set()
        self._over = False
        self._address = cluster.url.replace("+asyncpg", "")
        self._connections: list[asyncpg.Connection] = []
        """Those that wait for the next query."""

    async def ask(self, query: str, *values: Any) -> list[Any]:
        """Ask the database behind the bots' back. A connection that was cut meanwhile is not used again."""
        while self._connections and self._connections[-1].is_closed():
            self._connections.pop()
        connection = self._connections.pop() if self._connections else await asyncpg.connect(self._address)
        try:
            found = list(await connection.fetch(query, *values))
        except BaseException:
            connection.terminate()
            raise
        self._connections.append(connection)
        return found

    async def aclose(self) -> None:
        """Ask no more."""
        while self._connections:
            await self._connections.pop().close()

    async def used(self) -> dict[str, float]:
        """The seconds of processor time so far: of the bots, of PostgreSQL, and of this process with its Discord."""
        server = parent_of((await self.ask("SELECT pg_backend_pid()"))[0][0])
        own = os.times()
        return {
            "bots": seconds_of(bot.pid for bot in self.cluster.bots),
            "PostgreSQL": seconds_of([server]),
            "Discord and people": own.user + own.system,
        }

    # -- people --------------------------------------------------------------------------------------------------

    async def rage(self) -> None:
        """Let people press for the time of the plan, and until the trouble is over."""
        end, pressing = monotonic() + self.plan.seconds, set[asyncio.Task[None]]()
        while monotonic() < end or not self._over:
            seat = self.chance.choice(self.seats)
            if seat.number not in self._busy:
                task = asyncio.create_task(self._play(seat))
                pressing.add(task)
                task.add_done_callback(pressing.discard)
            await asyncio.sleep(1 / self.plan.presses)
        if pressing:
            await asyncio.wait(pressing)

    async def _play(self, seat: Seated) -> None:
        """Somebody opens the panel, from the channel or from a direct message, and answers a few times."""
        self._busy.add(seat.number)
        try:
            owed = await self._owed(seat)
            if not owed:
                return
            person = self.chance.choice(owed)
            shown = await self._press(person, self._public(seat, person), "panel")
            for _ in range(3):
                if shown is None or not (offered := controls(shown, *ANSWERS)):
                    return
                surely = [each for each in offered if verb(each) in ("sure", "take")]
                control = self.chance.choice(surely or offered)
                shown = await self._press(person, shown, verb(control), control) or shown
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError):
            pass  # the database is away; the people go on later
        finally:
            self._busy.discard(seat.number)

    async def _owed(self, seat: Seated) -> list[User]:
        rows = await self.ask("SELECT owed, status FROM tables WHERE id = $1", seat.number)
        if not rows or rows[0]["status"] != "running":
            return []
        owed = msgspec.json.decode(rows[0]["owed"])
        people = await self.ask("SELECT seat, person_id FROM seats WHERE table_id = $1", seat.number)
        there = {row["seat"]: row["person_id"] for row in people}
        return [self.discord.world.users[there[each]] for each in owed if there.get(each) is not None]

    def _public(self, seat: Seated, person: User) -> Message | None:
        """The newest message with a panel button, of the channel or of a direct message."""
        world = self.discord.world
        there = world.dm_channel(person) if self.chance.random() < 0.3 else seat.channel
        return next((each for each in reversed(world.messages_in(there)) if controls(each, "panel")), None)

    async def _press(
        self, person: User, message: Message | None, what: str, control: dict[str, Any] | None = None
    ) -> Message | None:
        if message is None:
            return None
        control = control or controls(message, what)[0]
        began = monotonic()
        try:
            if control["type"] == 2:
                reply = await self.discord.people.click(person, message, custom_id=control["custom_id"], settle=False)
            else:
                most = self.chance.randint(max(control["min_values"], 1), control["max_values"])
                values = self.chance.sample([option["value"] for option in control["options"]], most)
                reply = await self.discord.people.select(
                    person, message, values, custom_id=control["custom_id"], settle=False
                )
            interaction = reply.interaction
            self.figures.acknowledged.append((began, (interaction.answered_at or 0) - interaction.created_at))
            await self.discord.people.settle(reply, PATIENCE)
            return reply.message
        except NoAnswer:
            self.figures.unanswered.append(began)
        except (CannotAct, LookupError):
            self.figures.refused += 1
        return None

    # -- trouble -------------------------------------------------------------------------------------------------

    async def trouble(self) -> None:
        """Kill processes, cut connections, restart PostgreSQL, at random instants of the plan's time; in the middle a
        rolling restart of all processes."""
        works = ["kill"] * self.plan.kills + ["cut"] * self.plan.cuts + ["restart"] * self.plan.restarts
        self.chance.shuffle(works)
        works[len(works) // 2 : len(works) // 2] = ["roll"] * self.plan.rolls
        pause = self.plan.seconds / (len(works) + 1)
        for work in works:
            await asyncio.sleep(self.chance.uniform(0.3, 1.0) * pause)
            await self.complete()
            if work == "kill":
                await self.take_over(self.chance.choice(self.placed()).kill)
            elif work == "roll":
                for bot in self.placed():
                    await self.complete()
                    await self.take_over(bot.terminate)
            else:
                began = monotonic()
                await (self.cut() if work == "cut" else restart_server())
                await asyncio.sleep(3.0)
                self.figures.troubled.append((began, monotonic()))
        await asyncio.sleep(5.0)
        self._over = True

    async def cut(self) -> None:
        """Cut all connections to the database."""
        await self.ask(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )

    def placed(self) -> list[BotProcess]:
        """The running processes that have a place."""
        return [bot for bot in self.cluster.bots if bot.running and self.cluster.place(bot) is not None]

    async def take_over(self, end: Any) -> None:
        """One process ends; the one that stands by takes its place."""
        began = monotonic()
        await end()
        for _ in range(10):
            await asyncio.sleep(0.1)  # the gateway sees which lines are cut: none, if others had its shards already
        taken = lambda: len(self.discord.gateway.complete()) == self.plan.shards
        while not taken():
            if self.running() < self.plan.processes:
                await self.cluster.launch()  # another one has ended by itself
            ended = lambda: taken() or self.running() < self.plan.processes
            what = f"takeover {len(self.figures.takeovers) + 1}, by one of {self.running()} processes"
            await self.discord.until(ended, timeout=STUCK, what=what)
        self.figures.takeovers.append(monotonic() - began)
        self.figures.troubled.append((began, monotonic()))

    def running(self) -> int:
        """How many processes run."""
        return sum(bot.running for bot in self.cluster.bots)

    async def complete(self) -> None:
        """One stands by: what has ended is started again, as whoever runs the bot has it done. A process ends by itself
        when others have taken its place after the database was away, and the new one may then find a place at once."""
        while self.running() <= self.plan.processes:
            bot = await self.cluster.launch()
            begun = lambda bot=bot: (
                not bot.running or "standing by" in bot.output or self.cluster.place(bot) is not None
            )
            await self.discord.until(begun, timeout=STUCK, what="a process that stands by")

    # -- what must hold ------------------------------------------------------------------------------------------

    async def settled(self) -> float:
        """Wait until nothing is to be shown any more; how long that took. Ever fewer must be left."""
        began = fewer = monotonic()
        least = await self._left()
        while least:
            await asyncio.sleep(0.5)
            left = await self._left()
            if left < least:
                least, fewer = left, monotonic()
            assert monotonic() - fewer < STUCK, f"{left} items are not sent"
        return monotonic() - began

    async def _left(self) -> int:
        """The items that are to be shown."""
        rows = await self.ask("SELECT count(*) FROM outbox WHERE state IN ('due', 'sending')")
        return int(rows[0][0])

    async def wrong_tables(self) -> dict[int, Any]:
        """The tables whose stored game does not fit its record."""
        async with self._store() as store:
            tables = Tables(store)
            try:
                look = lambda number: tables.administration.examine(number, hidden=True)
                found = {seat.number: (await look(seat.number)).verdict for seat in self.seats}
            finally:
                await tables.close_down()
        return {number: verdict for number, verdict in found.items() if verdict.problems}

    async def gaps(self) -> list[int]:
        """The tables in whose record a step is missing or stands twice."""
        wrong = []
        for number, rows in (await self.steps()).items():
            steps = sorted(row.n for row in rows)
            if steps != list(range(min(steps, default=1), min(steps, default=1) + len(steps))):
                wrong.append(number)
        return wrong

    async def called_twice(self) -> list[str]:
        """People who were called twice to one table although nothing had happened there in between."""
        wrong, steps = [], await self.steps()
        for seat in self.seats:
            times = [row.at.timestamp() for row in steps[seat.number]]
            posts = self.discord.world.written_in(seat.channel)
            for person in seat.people:
                calls = sorted((post.created_at, post.id) for post in posts if person.id in post.pinged)
                for pair in pairwise(calls):
                    (one, _), (other, _) = pair
                    if not any(one - LAG <= at <= other for at in times):
                        wrong.append(f"{person.name} at table {seat.number}: {self._tell_calls(pair)}")
        return wrong

    def _tell_calls(self, calls: Iterable[tuple[float, int]]) -> str:
        posts = [(at, self.discord.world.messages[message_id]) for at, message_id in calls]
        return "; ".join(f"{at:.1f} {post.nonce} {post.text[:80]!r}" for at, post in posts)

    async def finished(self) -> int:
        """How many of the games have ended meanwhile."""
        return int((await self.ask("SELECT count(*) FROM tables WHERE status = 'over'"))[0][0])

    async def steps(self) -> dict[int, list[ChoiceRow]]:
        """All steps of each table, also of games that are over."""
        async with self._store() as store, store.reading() as tx:
            return {seat.number: await tx.games.choices(seat.number) for seat in self.seats}

    @asynccontextmanager
    async def _store(self) -> AsyncIterator[Store]:
        store = await Store.open(self.cluster.url)
        try:
            yield store
        finally:
            await store.close()

    def without_board(self) -> list[int]:
        """The tables whose channel has no message with a panel button or a rematch."""
        shown = Counter(
            message.channel_id
            for message in self.discord.world.messages.values()
            if not message.deleted and not message.ephemeral and controls(message, "panel", "rematch")
        )
        return [seat.number for seat in self.seats if shown[seat.channel.id] != 1]


@contextmanager
def no_full_collection() -> Iterator[None]:
    """Let the garbage collector look through new objects only. The simulated Discord in this process keeps everything
    that was ever said: during a full collection it stands still for seconds, and the bots seem to be silent."""
    usual = gc.get_threshold()
    gc.set_threshold(*usual[:2], NEVER)
    try:
        yield
    finally:
        gc.set_threshold(*usual)


async def restart_server() -> None:
    """Restart the private PostgreSQL (`scripts/with_postgres.sh`)."""
    process = await asyncio.create_subprocess_shell(os.environ["ORRERY_TEST_POSTGRES_RESTART"])
    assert await process.wait() == 0
