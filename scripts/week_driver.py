"""The simulated week: people, tables, faults and restarts, one event after the other on a virtual clock."""

from __future__ import annotations

import asyncio
import heapq
import random
import sqlite3
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import closing, suppress
from datetime import UTC, date, datetime, time, timedelta
from itertools import count
from mmap import PAGESIZE
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import msgspec

from db.store import Store
from engine.core.errors import Refused, Stale
from engine.players.random import Easy
from engine.titles import TITLES
from scripts.games import brisk_answer
from scripts.week_discord import WeekDiscord
from scripts.week_habits import Habits
from scripts.week_people import Member, clock, members
from scripts.week_witness import Witness
from tables.administration import Admin
from tables.calendar import is_quiet
from tables.delivery import DeliveryWorker
from tables.records import Level, PersonSettings, Place, TableInfo
from tables.service import Tables

START = datetime(2026, 11, 2, tzinfo=UTC)
"""A Monday."""
DAYS = 7
PEOPLE = 200
TABLES = 300
SERVERS = 4
HEARTBEAT = timedelta(minutes=10)
RESTARTED_EVERY = (2.0, 6.0)
"""Hours between two ends of the process, from and to."""
DELETED_CHANNELS = 10
AT_ONE_SITTING = 10
"""The most answers of a person before they do something else."""
BETWEEN = (8.0, 60.0)
"""Seconds between two answers of a person, from and to."""
COMES_WHEN_CALLED = 0.3
SHORTEST = timedelta(seconds=1)
"""The least time until what was postponed is tried again."""

_SIZES = """
    SELECT tbl_name AS name, SUM(pgsize) AS bytes FROM dbstat JOIN sqlite_master ON sqlite_master.name = dbstat.name
    GROUP BY tbl_name ORDER BY bytes DESC
"""
_SIZES_OF_SERVER = (
    "SELECT relname AS name, pg_total_relation_size(oid) AS bytes FROM pg_class "
    "WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace"
)
_LEFT = "SELECT table_id, slot FROM outbox WHERE state IN ('due', 'sending')"
_PUT_OFF = "SELECT table_id, seat FROM timers WHERE kind = 'call'"
_EASY: tuple[Level, ...] = ("easy",)

Work: TypeAlias = Callable[[], Awaitable[None]]


class Press(msgspec.Struct, frozen=True):
    """Somebody has acted at a table."""

    at: datetime
    table_id: int
    person_id: int


class Clock:
    """The virtual time."""

    def __init__(self) -> None:
        self.at = START

    def __call__(self) -> datetime:
        return self.at


async def at_once(function: Callable[..., Any], *args: Any) -> Any:
    """Runs a function here: the virtual clock stands still meanwhile."""
    return function(*args)


def play_easily(_level: str) -> Easy:
    """Every computer decides like the easy one: the week is about waiting, not about playing well."""
    return Easy()


class Process(NamedTuple):
    """One process of the bot: its own connections, and all that it remembers."""

    store: Store
    tables: Tables
    delivery: DeliveryWorker


class Week:
    """A week of `scale` times the usual people and tables, on a database in `folder`. The same `seed` gives the same
    week. With `server`, the address of an empty database of PostgreSQL, there are several `processes`: each has its own
    store, memory and delivery worker, any of them does what people do, and one after another is killed."""

    def __init__(
        self,
        folder: Path,
        scale: float = 1.0,
        seed: str = "1",
        days: int = DAYS,
        *,
        processes: int = 1,
        server: str | None = None,
    ) -> None:
        self.chance = random.Random(f"week {seed}")
        self.days = days
        self.server = server
        self._count = processes
        self._processes: list[Process] = []
        self._database = folder / "orrery.sqlite3"
        self.clock = Clock()
        self.members = {
            member.person.id: member for member in members(max(8, round(PEOPLE * scale)), START, days, self.chance)
        }
        self.count = max(5, round(TABLES * scale))
        self.settings: dict[int, PersonSettings] = {}
        self.witness = Witness(
            self._is_quiet,
            lambda person: self.members[person].notify == "both",
            lambda person: self.members[person].notify != "none",
        )
        self.discord = WeekDiscord(self.clock, self.chance, self._note_message)
        self.discord.closed = {person for person, member in self.members.items() if member.closed}
        self.presses: list[Press] = []
        self.refused: Counter[str] = Counter()
        self.used: Counter[str] = Counter()
        """How often people did something beside answering: away days, votes, returns, nudges, trials, notes."""
        self.left: list[str] = []
        """What could still not be shown when the week was over."""
        self.put_off: set[tuple[int, int]] = set()
        """Seats whose person will be called when their quiet hours end."""
        self.restarts = 0
        self.memory: list[float] = []
        """MiB that the process holds, once a day."""
        self.sizes: dict[str, int] = {}
        """Bytes of the database at the end by table, with its indexes."""
        self.moved = 0
        self.busiest: list[Press] = []
        """The presses of the hour with the most of them; `busiest_database` is a copy from its beginning."""
        self.busiest_database = folder / "busiest.sqlite3"
        people = [member.person for member in self.members.values()]
        self._habits = Habits(people, lambda: self.tables, self.clock, self.chance, self.used)
        self._hour = folder / "hour.sqlite3"
        self._hour_from = 0
        self._order = count()
        self._agenda: list[tuple[datetime, int, Work]] = []
        self._changed: set[int] = set()
        self._numbers = count(1)
        self._called: list[tuple[int, int]] = []
        self._channels = {100 + number: 1 + number % SERVERS for number in range(max(8, self.count // 3))}

    # -- life ----------------------------------------------------------------------------------------------------

    @property
    def process(self) -> Process:
        """The process that does the next thing: any, as people press in servers of all shards."""
        return self._processes[0] if len(self._processes) == 1 else self.chance.choice(self._processes)

    @property
    def tables(self) -> Tables:
        """Those of any process."""
        return self.process.tables

    @property
    def store(self) -> Store:
        """That of any process."""
        return self.process.store

    async def run(self) -> None:
        """The whole week, and after it what was still on its way."""
        for number in range(self._count):
            self._processes.append(await self._start(number))
        try:
            await self._pass()
        finally:
            for process in self._processes:
                await self._stop(process)

    async def _pass(self) -> None:
        await self._settings()
        self._plan()
        end = START + timedelta(days=self.days)
        while self._agenda and self._agenda[0][0] < end:
            at, _, work = heapq.heappop(self._agenda)
            if at.date() != self.clock.at.date():
                self.memory.append(resident())
            self.clock.at = max(self.clock.at, at)
            with suppress(Stale):
                await self._attempt(work)
            await self._deliver()
        for _ in range(20):  # what failed is tried again
            self.clock.at += HEARTBEAT
            await self.tables.tick()
            await self._deliver()
        async with self.store.reading() as tx:
            outbox = await tx.connection.exec_driver_sql(_LEFT)
            calls = await tx.connection.exec_driver_sql(_PUT_OFF)
            self.put_off = {(row.table_id, row.seat) for row in calls}
            self.left = [f"{row.slot} of table {row.table_id}" for row in outbox]
            sizes = await tx.connection.exec_driver_sql(_SIZES if self.server is None else _SIZES_OF_SERVER)
            self.sizes = {row.name: row.bytes for row in sizes}

    async def _start(self, number: int) -> Process:
        name = "week" if self.server is None else f"week-{number + 1}"
        store = await Store.open(self.server or f"sqlite+aiosqlite:///{self._database}", name=name)
        tables = Tables(
            store,
            now=self.clock,
            seed=lambda: f"seed {next(self._numbers)}",
            draw=self.chance.randrange,
            run=at_once,
            make_player=play_easily,
        )
        self.discord.tables = tables
        self.discord.halts = False
        self.discord.halted.clear()
        tables.listen(self._note_change)
        await tables.resume()
        return Process(store, tables, DeliveryWorker(tables, self.discord, owner=name, linger=0, at_once=1))

    @staticmethod
    async def _stop(process: Process) -> None:
        await process.delivery.close()
        await process.tables.close_down()
        await process.store.close()

    async def _kill(self) -> None:
        """A process dies, most often while something is being sent, and starts again."""
        self.restarts += 1
        number = self._processes.index(self.process)
        dying = self._processes[number]
        self.discord.halts = True
        dying.delivery.kick()
        settled = asyncio.create_task(dying.delivery.settle())
        halted = asyncio.create_task(self.discord.halted.wait())
        await asyncio.wait((settled, halted), return_when=asyncio.FIRST_COMPLETED)
        for task in (settled, halted, *dying.delivery._workers):
            task.cancel()
        await asyncio.gather(settled, halted, *dying.delivery._workers, return_exceptions=True)
        await self._stop(dying)
        self._processes[number] = await self._start(number)

    async def _deliver(self) -> None:
        """Computers answer, and what has changed is noted and shown, by all processes at once."""
        for process in self._processes:
            await process.tables.settle()
        await self._look_at_changes()
        for process in self._processes:
            process.delivery.kick()
        for process in self._processes:
            await process.delivery.settle()
        await self._look_at_changes()
        for person, _table in self._called:
            self._join_called(person)
        self._called.clear()
        for process in self._processes:
            if (wakes_at := process.delivery.wakes_at) is not None:
                self._schedule(max(wakes_at, self.clock.at + SHORTEST), _do_nothing)

    def _note_change(self, table_id: int | None) -> None:
        if table_id is not None:  # else something may have been missed, and nothing is heard of others here
            self._changed.add(table_id)

    async def _look_at_changes(self, actor: int | None = None) -> None:
        while self._changed:
            table_id = self._changed.pop()
            async with self.store.reading() as tx:
                row, seats = await tx.games.table(table_id), await tx.games.seats(table_id)
            self.witness.saw(row, seats, self.clock.at, actor)

    async def _attempt(self, work: Work) -> None:
        """Do it. What the bot refuses is counted by its message."""
        try:
            await work()
        except Refused as refusal:
            self.refused[refusal.text.key] += 1

    # -- the plan ------------------------------------------------------------------------------------------------

    def _schedule(self, when: datetime, work: Work) -> None:
        heapq.heappush(self._agenda, (when, next(self._order), work))

    def _draw_delay(self, low: float, high: float) -> datetime:
        """Some hours from now."""
        return self.clock.at + timedelta(hours=self.chance.uniform(low, high))

    async def _settings(self) -> None:
        """How and when people wish to be told."""
        for person, member in self.members.items():
            await self.tables.people.set_notify(person, member.notify)
            self.settings[person] = await self.tables.people.set_zone(person, member.zone)
            if member.quiet:
                self.settings[person] = await self.tables.people.set_quiet(person, member.quiet)
        await self._habits.settle_in(set(self._channels.values()))

    def _is_quiet(self, person: int, at: datetime) -> bool:
        return person in self.settings and is_quiet(self.settings[person], at)

    def _plan(self) -> None:
        for hour in range(24 * self.days + 1):
            self._schedule(START + timedelta(hours=hour, seconds=-1 if hour else 0), self._new_hour)
        beat = START
        while beat < START + timedelta(days=self.days):
            self._schedule(beat, self._tick)
            beat += HEARTBEAT
        death = START
        while (death := death + timedelta(hours=self.chance.uniform(*RESTARTED_EVERY))) < beat:
            self._schedule(death, self._kill)
        for member in self.members.values():
            for at in member.sessions(START, self.days, self.chance):
                self._schedule(at, self._session(member, AT_ONE_SITTING))
            for first, last in member.away_days():
                leaves = datetime.combine(first, time(), UTC) - timedelta(hours=self.chance.uniform(0, 36))
                self._schedule(max(leaves, START), self._announcement(member, first, last))
        for number in range(self.count):
            hours = self.chance.uniform(0, 36) if number % 3 else self.chance.uniform(0, 24 * self.days - 12)
            title_id = list(TITLES)[number % len(TITLES)]
            self._schedule(START + timedelta(hours=hours), self._opening_work(title_id))
        for channel in self.chance.sample(sorted(self._channels), min(DELETED_CHANNELS, len(self._channels) // 4)):
            self._schedule(
                START + timedelta(hours=self.chance.uniform(20, 24 * self.days - 30)), self._deletion(channel)
            )

    async def _tick(self) -> None:
        await self.tables.tick()

    async def _new_hour(self) -> None:
        """Keep the hour that has ended if it was the busiest, and a copy of the database as it is now, if it is a
        file."""
        if self.server is not None:
            return
        hour = self.presses[self._hour_from :]
        if len(hour) > len(self.busiest):
            self.busiest = hour
            self._hour.replace(self.busiest_database)
        self._hour_from = len(self.presses)
        with closing(sqlite3.connect(self._database)) as source, closing(sqlite3.connect(self._hour)) as copy:
            source.backup(copy)

    # -- tables --------------------------------------------------------------------------------------------------

    def _opening_work(self, title_id: str) -> Work:
        async def work() -> None:
            meta = TITLES[title_id].meta
            seats = self.chance.randint(meta.least_players, min(4, meta.most_players))
            computers = 1 if seats > 2 and self.chance.random() < 0.4 else 0
            there = [member for member in self.members.values() if not member.absent(self.clock.at)]
            people = self.chance.sample(there, min(seats - computers, len(there)))
            place = await self._free_place(title_id)
            if place is None or not people:
                return
            guest = people[1].person.id if len(people) > 1 and self.chance.random() < 0.5 else None
            info = await self.tables.lobby.open(
                people[0].person,
                place,
                title_id,
                {},
                0,
                guest=guest,
                computers=_EASY[:computers],
                clock=clock(self.chance),
            )
            with suppress(Refused):
                await self._habits.set_up(info)
            for member in people[1:]:
                self._schedule(self._draw_delay(0.1, 8), self._joining_work(info.id, member))
            self._schedule(self._draw_delay(8, 14), self._begin_table(info.id, people[0]))

        return work

    async def _free_place(self, title_id: str) -> Place | None:
        """A channel without an open table of this title."""
        channels = [channel for channel in self._channels if channel not in self.discord.gone]
        self.chance.shuffle(channels)
        for channel in channels:
            if await self.tables.queries.in_channel(channel, title_id) is None:
                return Place(self._channels[channel], channel, self.chance.choice(("en-US", "zh-TW")))
        return None

    def _joining_work(self, table_id: int, member: Member) -> Work:
        async def work() -> None:
            if not member.absent(self.clock.at):
                await self.tables.lobby.join(table_id, member.person)

        return work

    def _begin_table(self, table_id: int, host: Member) -> Work:
        """The host starts; if nobody has come, a computer takes the place."""

        async def work() -> None:
            info = await self.tables.queries.info(table_id)
            if host.absent(self.clock.at) or info.status != "lobby":
                return
            taken = sum(seat.kind != "open" for seat in info.seats)
            if taken < TITLES[info.title].meta.least_players:
                await self.tables.lobby.seat_computer(table_id, host.person.id, "easy")
            await self.tables.lobby.start(table_id, host.person.id)
            await self._look_at_changes(host.person.id)

        return work

    # -- people --------------------------------------------------------------------------------------------------

    def _note_message(self, sent: Any) -> None:
        self.witness.heard(sent)
        self._called.extend((person, sent.table_id) for person in sent.pinged)

    def _join_called(self, person_id: int) -> None:
        """Some people come when they are called, if they are not asleep."""
        member = self.members[person_id]
        if self.chance.random() < COMES_WHEN_CALLED and not self.witness.quiet(person_id, self.clock.at):
            self._schedule(self._draw_delay(0.02, 1.5), self._session(member, AT_ONE_SITTING))

    def _announcement(self, member: Member, first: date, last: date) -> Work:
        """Somebody takes away days before they leave."""

        async def work() -> None:
            if not member.absent(self.clock.at):
                today = self.tables.people.today(self.settings[member.person.id])
                self.used["away days"] += 1
                self.settings[member.person.id] = await self.tables.people.go_away(
                    member.person.id, max(first, today), last
                )

        return work

    def _session(self, member: Member, left: int) -> Work:
        """A person answers what waits for them, again and again, until nothing does or they have had enough. First of
        all they come back where a computer plays for them, and vote."""

        async def work() -> None:
            if member.absent(self.clock.at) or left <= 0:
                return
            person = member.person.id
            for info in await self.tables.queries.tables_of_person(person):
                seat = info.seat_of(person)
                if info.status != "running" or seat is None or info.trial_of is not None:
                    continue
                if info.seats[seat].stand_in is not None:
                    self.used["returns"] += 1
                    await self.tables.absence.come_back(info.id, person)
                    await self._look_at_changes(person)
                elif self._may_vote(info, seat):
                    await self._vote(info, person)
                elif self._habits.is_asked(info, seat):
                    await self._habits.agree(info, person)
                    await self._look_at_changes(person)
                elif seat in info.owed:
                    self._schedule(
                        self.clock.at + timedelta(seconds=self.chance.uniform(*BETWEEN)),
                        self._session(member, left - 1),
                    )
                    await self._act(info, person)
                    return

        return work

    @staticmethod
    def _may_vote(info: TableInfo, seat: int) -> bool:
        ballot = info.ballot
        return ballot is not None and seat != ballot.seat and seat not in dict(ballot.votes)

    async def _vote(self, info: TableInfo, person: int) -> None:
        assert info.ballot is not None
        self.used["votes"] += 1
        await self.tables.absence.vote(info.id, person, self.chance.choice(info.ballot.choices))
        await self._look_at_changes(person)

    async def _act(self, info: TableInfo, person: int) -> None:
        """One answer; now and then something else, before it or instead of it."""
        await self._habits.beside(info, person)
        self.presses.append(Press(self.clock.at, info.id, person))
        mood, seat = self.chance.random(), info.seat_of(person)
        if mood < 0.004 and info.end_agreed_by == ():
            self.witness.occasion(info.id)
            await self.tables.ending.propose(info.id, person)
        elif mood < 0.3 and info.end_agreed_by and seat not in info.end_agreed_by:
            act = self.tables.ending.propose if mood < 0.1 else self.tables.ending.decline
            await act(info.id, person)
        elif mood < 0.006:
            await self.tables.ending.resign(info.id, person)
        elif mood < 0.02:
            self.used["quiet turns"] += 1
            await self.tables.reminders.hush(info.id, person, quiet=True)
        elif mood < 0.05 and len(info.owed) > 1:
            await self._nudge(info, person)
        elif mood > 0.98:
            with suppress(Refused):
                await self.tables.play.undo(info.id, person)
        else:
            look = await self.tables.queries.look(info.id, person)
            if look.pending is None:
                return
            await self.tables.play.choose(
                info.id, person, brisk_answer(look.pending.ask, self.chance), look.pending.serial
            )
        await self._look_at_changes(person)

    async def _nudge(self, info: TableInfo, person: int) -> None:
        """Remind another player."""
        seat = next(seat for seat in info.owed if info.seats[seat].person_id != person)
        with suppress(Refused):
            await self.tables.reminders.nudge(info.id, person, seat)
            self.used["nudges"] += 1
            self.witness.reminded(info.id, info.seats[seat].person_id)

    # -- channels ------------------------------------------------------------------------------------------------

    def _deletion(self, channel: int) -> Work:
        """Somebody deletes a channel. A moderator moves its tables later, or ends them."""

        async def work() -> None:
            self.discord.delete(channel)
            for title_id in TITLES:
                info = await self.tables.queries.in_channel(channel, title_id)
                if info is not None:
                    self._schedule(self._draw_delay(1, 24), self._rescue(info.id))

        return work

    def _rescue(self, table_id: int) -> Work:
        async def work() -> None:
            info = await self.tables.queries.info(table_id)
            place = await self._free_place(info.title)
            if self.chance.random() < 0.2 or place is None:
                await self.tables.administration.end(table_id, Admin())
            else:
                self.moved += 1
                await self.tables.administration.move(table_id, place.channel_id, Admin())

        return work


async def _do_nothing() -> None:
    """Only the deliveries go on."""


def resident() -> float:
    """MiB of memory that this process holds now (Linux; elsewhere 0)."""
    path = Path("/proc/self/statm")
    return int(path.read_text("ascii").split()[1]) * PAGESIZE / 2**20 if path.exists() else 0.0
