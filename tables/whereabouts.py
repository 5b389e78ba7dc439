"""Servers from which the bot is removed and to which it is added again. Meanwhile their tables are stopped: nobody can
play, so nobody's time runs. Which tables were stopped for that stands in a note, so others that administrators have
stopped stay so.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection

import msgspec

from db.forgetting import NOBODY
from db.records import AuditRow
from engine.core.errors import Refused
from tables import moderating
from tables.change import TableChange, change_table, no_report
from tables.context import Context, people_words

log = logging.getLogger(__name__)

LEFT = "left"
"""The beginning of the name of the note of a server that the bot has left."""
SERVERS = "servers"
"""The beginning of the name of the note of the servers that a process was on when it was last connected. With it a
process leaves the tables of the others alone."""
MOST = 10_000
"""Tables of one server."""


class Whereabouts:
    """A part of `Tables`."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._lock = asyncio.Lock()

    async def met(self, process: str, servers: Collection[int]) -> None:
        """The bot is connected, and on these servers: it may have been removed or added while it was not. `process`:
        its name; others on the same database may be on other servers."""
        own = f"{SERVERS}:{process}"
        async with self._context.reading() as tx:
            known = {name: _numbers(note) for name, note in (await tx.notes.starting(f"{SERVERS}:")).items()}
            left = {int(name.partition(":")[2]) for name in await tx.notes.starting(f"{LEFT}:")}
            with_tables = await tx.games.open_servers()
        for guild_id in left & set(servers):
            await self.back(guild_id)
        others = set().union(*(known[name] for name in known if name != own))
        for guild_id in with_tables - others - left - set(servers):
            await self.left(guild_id)
        if known.get(own) != set(servers):
            await self._put(own, sorted(servers))

    async def left(self, guild_id: int) -> int:
        """The bot was removed from a server: its tables wait. Returns how many were stopped."""
        async with self._lock:
            return await self._left(guild_id)

    async def back(self, guild_id: int) -> int:
        """The bot was added again: its tables go on, and whoever is waited for is called. Returns how many."""
        async with self._lock:
            return await self._back(guild_id)

    async def _left(self, guild_id: int) -> int:
        async with self._context.reading() as tx:
            tables = [row.id for row, _ in await tx.games.of_guild(guild_id, MOST) if row.frozen_at is None]
        entry = AuditRow(at=self._context.now(), who=NOBODY, guild_id=guild_id, what=LEFT)
        await self._put(f"{LEFT}:{guild_id}", tables, entry)  # first, so that a crash leaves none of them stopped
        work = lambda change: moderating.freeze(change, "table-log-away")
        stopped = [table_id for table_id in tables if await self._try(table_id, work)]
        log.info("removed from server %s: %d tables wait", guild_id, len(stopped))
        return len(stopped)

    async def _back(self, guild_id: int) -> int:
        name = f"{LEFT}:{guild_id}"
        async with self._context.reading() as tx:
            note = await tx.notes.get(name)
        if note is None:
            return 0
        stopped = sorted(_numbers(note))
        work = lambda change: moderating.thaw(change, "table-log-back")
        count = sum([await self._try(table_id, work) for table_id in stopped])
        with people_words():
            async with self._context.store.transaction() as tx:
                await tx.notes.remove(name)
                await tx.audit.add(AuditRow(at=self._context.now(), who=NOBODY, guild_id=guild_id, what="back"))
        log.info("back on server %s: %d tables go on", guild_id, count)
        return count

    async def _try(self, table_id: int, work: Callable[[TableChange], Awaitable[None]]) -> bool:
        """Do it at a table. Returns whether that was possible: it may have ended, or have been stopped otherwise."""
        try:
            await change_table(self._context, table_id, work, no_report, even_frozen=True)
        except Refused as refusal:
            log.info("table %s: %s", table_id, refusal.text.key)
            return False
        return True

    async def _put(self, name: str, numbers: list[int], entry: AuditRow | None = None) -> None:
        with people_words():
            async with self._context.store.transaction() as tx:
                await tx.notes.put(name, msgspec.json.encode(numbers).decode())
                if entry is not None:
                    await tx.audit.add(entry)


def _numbers(note: str) -> set[int]:
    """What a note of numbers says."""
    return msgspec.json.decode(note, type=set[int])
