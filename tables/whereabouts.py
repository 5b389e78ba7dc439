"""Servers from which the bot is removed and to which it is added again. Meanwhile their tables are stopped: nobody can
play, so nobody's time runs. Which tables were stopped for that stands in a note, so others that administrators have
stopped stay so.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection
from datetime import datetime, timedelta
from functools import partial

import msgspec

from db.forgetting import NOBODY
from db.records import AuditRow
from db.store import Transaction
from engine.core.errors import Refused
from tables import moderating
from tables.change import TableChange, change_table, no_report
from tables.context import Context
from tables.errors import StoreTrouble

log = logging.getLogger(__name__)

LEFT = "left"
"""The beginning of the name of the note of a server that the bot has left."""
SERVERS = "servers"
"""The beginning of the name of the note of the servers that a process was on when it was last connected. With it a
process leaves the tables of the others alone, as long as they say that they run."""
RUNS = "runs"
"""The beginning of the name of the note of when a process last said that it runs. Without one its word begins to count
when another process first reads of its servers."""
LEASE = timedelta(minutes=15)
"""A process that has not said for so long that it runs serves no server: it was given another name, or is gone."""
RENEWED = timedelta(minutes=3)
"""How often a process says so, and looks after those that do not."""
MOST = 10_000
"""Tables of one server."""


class Whereabouts:
    """A part of `Tables`."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._lock = asyncio.Lock()
        self._process: str | None = None
        self._mine: set[int] = set()
        self._unsure: set[int] = set()  # Servers that were left, at which a table may still run.
        self._serves: Callable[[int], bool] = lambda guild_id: True
        self._looked: datetime | None = None

    async def connect(
        self, process: str, servers: Collection[int], serves: Callable[[int], bool] = lambda guild_id: True
    ) -> None:
        """The bot is connected, and on these servers: it may have been removed or added while it was not. `process`:
        its name; others on the same database may be on other servers. `serves`: whether a server would be one of this
        process, by its shards; another process notices what happens on the others, also one that has yet to say so."""
        self._process, self._mine, self._serves = process, set(servers), serves
        async with self._context.reading() as tx:  # Whoever left them may have ended before all tables were stopped.
            self._unsure.update(map(_number_of, await tx.notes.starting(f"{LEFT}:")))
        await self._look(process)

    async def renew(self) -> None:
        """Say again that this process serves its servers, and stop the tables of those that nobody serves any more.
        Call it about every half minute."""
        now, looked = self._context.now(), self._looked
        if self._process is not None and (looked is None or not timedelta() <= now - looked < RENEWED):
            await self._look(self._process)

    async def _look(self, process: str) -> None:
        """Stop the tables of servers that no process serves, and let those go on to which this one was added."""
        self._looked = self._context.now()
        async with self._context.writing() as tx:
            others = await self._served_by_others(tx, process)
            await self._say_so(tx, process)
            left = {_number_of(name) for name in await tx.notes.starting(f"{LEFT}:")}
            with_tables = await tx.games.open_servers()
        for guild_id in left & self._mine:
            await self._isolate(guild_id, self.return_to_server)
        gone = with_tables - others - self._mine
        for guild_id in filter(self._serves, gone - (left - self._unsure)):
            await self._isolate(guild_id, self.leave_server)

    async def _isolate(self, guild_id: int, work: Callable[[int], Awaitable[int]]) -> None:
        """Do it for a server: if it fails, the others go on, and it is tried again at the next look."""
        await self._context.mishaps.isolate("whereabouts", f"of server {guild_id}", partial(work, guild_id))

    async def _served_by_others(self, tx: Transaction, process: str) -> set[int]:
        """The servers of the other processes that run. What the others have left behind is removed."""
        now, served = self._context.now(), set[int]()
        runs = await tx.notes.starting(f"{RUNS}:")
        for name, note in (await tx.notes.starting(f"{SERVERS}:")).items():
            other = name.removeprefix(f"{SERVERS}:")
            said = runs.get(f"{RUNS}:{other}")
            if other == process:
                continue
            if said is None:
                await tx.notes.put(f"{RUNS}:{other}", now.isoformat())
            if said is None or abs(now - datetime.fromisoformat(said)) <= LEASE:
                served |= _read_numbers(note)
                continue
            log.info("%s has not run since %s: it serves no server any more", other, said)
            await tx.notes.remove(name)
            await tx.notes.remove(f"{RUNS}:{other}")
        return served

    async def _say_so(self, tx: Transaction, process: str) -> None:
        """This process runs, and serves these servers."""
        await tx.notes.put(f"{SERVERS}:{process}", _write_numbers(self._mine))
        await tx.notes.put(f"{RUNS}:{process}", self._context.now().isoformat())

    async def leave_server(self, guild_id: int) -> int:
        """The bot was removed from a server: its tables wait. Returns how many were stopped."""
        self._mine.discard(guild_id)
        async with self._lock:
            return await self._left(guild_id)

    async def return_to_server(self, guild_id: int) -> int:
        """The bot was added again: its tables go on, and whoever is waited for is called. Returns how many."""
        self._mine.add(guild_id)
        async with self._lock:
            return await self._back(guild_id)

    def serve(self, guild_id: int) -> None:
        """This process is on that server as well: at the next heartbeat its tables go on, if they were stopped."""
        if guild_id not in self._mine:
            self._mine.add(guild_id)
            self._looked = None

    async def _left(self, guild_id: int) -> int:
        name = f"{LEFT}:{guild_id}"
        self._unsure.add(guild_id)
        async with self._context.reading() as tx:
            tables = [row.id for row, _ in await tx.games.of_guild(guild_id, MOST) if row.frozen_at is None]
            noted = await tx.notes.get(name) is not None
        if noted and not tables:
            self._unsure.discard(guild_id)
            return 0
        async with self._context.writing() as tx:  # Written first: after a crash all of them go on again.
            note = await tx.notes.get(name)  # Another process may have noticed it too.
            await tx.notes.put(name, _write_numbers(_read_numbers(note or "[]").union(tables)))
            if note is None:
                await tx.audit.add(AuditRow(at=self._context.now(), who=NOBODY, guild_id=guild_id, what=LEFT))
        tried = [await self._try(table_id, moderating.leave_server) for table_id in tables]
        if None not in tried:
            self._unsure.discard(guild_id)
        log.info("removed from server %s: %d tables wait", guild_id, tried.count(True))
        return tried.count(True)

    async def _back(self, guild_id: int) -> int:
        name = f"{LEFT}:{guild_id}"
        async with self._context.reading() as tx:
            note = await tx.notes.get(name)
        if note is None:
            return 0
        work = lambda change: moderating.thaw_table(change, "table-log-back")
        tried = {table_id: await self._try(table_id, work) for table_id in sorted(_read_numbers(note))}
        waiting = [table_id for table_id, done in tried.items() if done is None]
        count = list(tried.values()).count(True)
        async with self._context.writing() as tx:
            if waiting:
                await tx.notes.put(name, _write_numbers(waiting))
            else:
                await tx.notes.remove(name)
                await tx.audit.add(AuditRow(at=self._context.now(), who=NOBODY, guild_id=guild_id, what="back"))
        log.info("back on server %s: %d tables go on, %d later", guild_id, count, len(waiting))
        return count

    async def _try(self, table_id: int, work: Callable[[TableChange], Awaitable[None]]) -> bool | None:
        """Do it at a table. Returns whether that was possible: it may have ended, or have been stopped otherwise. None:
        it has failed and must be tried again."""

        async def done() -> bool:
            try:
                await change_table(self._context, table_id, work, no_report, even_frozen=True)
            except StoreTrouble:
                raise
            except Refused as refusal:
                log.info("table %s: %s", table_id, refusal.text.key)
                return False
            return True

        return await self._context.mishaps.isolate("whereabouts", f"of table {table_id}", done)


def _read_numbers(note: str) -> set[int]:
    """What a note of numbers says."""
    return msgspec.json.decode(note, type=set[int])


def _write_numbers(numbers: Collection[int]) -> str:
    """A note of numbers."""
    return msgspec.json.encode(sorted(numbers)).decode()


def _number_of(name: str) -> int:
    """The number at the end of a note's name."""
    return int(name.rpartition(":")[2])
