"""Locks by name among the processes that share a database, and what they tell each other.

A lock belongs to the process that took it until it releases it or ends, for whatever reason. In PostgreSQL a process
has one connection beside its pool for that (advisory locks of its session, LISTEN); a SQLite file is used by one
process, so its locks are kept in memory.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from hashlib import sha256
from typing import Any, Protocol

from db.connection import steady
from db.server_pool import Driver, farewell, of_driver

log = logging.getLogger(__name__)

CHANNEL = "orrery"
"""The channel on which processes tell each other which tables have changed."""
_TAKE, _RELEASE = "SELECT pg_try_advisory_lock($1)", "SELECT pg_advisory_unlock($1)"
_ALIVE = "SELECT 1"


class Locks(Protocol):
    """The locks of this process."""

    async def take(self, name: str) -> bool:
        """Take a lock. Returns whether that was possible: nobody had it, not even this process."""

    async def release(self, name: str) -> None:
        """Release a lock. Does nothing if it was lost with the connection."""

    lost: Callable[[], object]
    """Is told when all locks are lost with the connection."""

    async def check(self) -> bool:
        """Notice a lost connection, and with it the loss of all locks. Returns whether there is a new one."""

    def holds(self, name: str) -> bool:
        """Whether this process has the lock, as far as it knows."""

    async def close(self) -> None:
        """Release everything."""


class LocalLocks:
    """For a database that only this process uses."""

    def __init__(self) -> None:
        self._held: set[str] = set()
        self.lost: Callable[[], object] = lambda: None

    async def take(self, name: str) -> bool:
        """Take a lock, if this process does not have it."""
        if name in self._held:
            return False
        self._held.add(name)
        return True

    async def release(self, name: str) -> None:
        """Release a lock."""
        self._held.discard(name)

    async def check(self) -> bool:
        """They cannot be lost."""
        return False

    def holds(self, name: str) -> bool:
        """Whether this process has the lock."""
        return name in self._held

    async def close(self) -> None:
        """Release everything."""
        self._held.clear()


class SessionLocks:
    """Advisory locks of one session of PostgreSQL, which also listens to what other processes say."""

    def __init__(self, connect: Callable[[], Awaitable[Driver]]) -> None:
        self._connect = connect
        self._connection: Driver | None = None
        self._turn = asyncio.Lock()
        self._held: set[str] = set()
        self._hear: Callable[[str], object] | None = None
        self._missed: Callable[[], object] = lambda: None
        self.lost: Callable[[], object] = lambda: None

    async def listen(self, hear: Callable[[str], object], missed: Callable[[], object]) -> None:
        """From now on `hear` is told what is said on the channel, and `missed` that something may have been missed, as
        the connection was lost meanwhile."""
        async with self._turn:
            await steady(self._listen(hear, missed))

    async def _listen(self, hear: Callable[[str], object], missed: Callable[[], object]) -> None:
        await (await self._connected()).add_listener(CHANNEL, self._heard)
        self._hear, self._missed = hear, missed

    async def take(self, name: str) -> bool:
        """Take a lock, if no session has it. Whoever is cancelled meanwhile does not have it."""
        async with self._turn:
            try:
                return await steady(taking := asyncio.ensure_future(self._take(name)))
            except asyncio.CancelledError:
                if not taking.cancelled() and taking.exception() is None and taking.result():
                    await steady(self._release(name))
                raise

    async def _take(self, name: str) -> bool:
        connection = await self._connected()
        if name in self._held:
            return False
        taken = await self._run(connection, _TAKE, _key(name))
        if taken:
            self._held.add(name)
        return bool(taken)

    async def release(self, name: str) -> None:
        """Release a lock."""
        await steady(self._release_in_turn(name))

    async def _release_in_turn(self, name: str) -> None:
        async with self._turn:
            await self._release(name)

    async def _release(self, name: str) -> None:
        if name not in self._held or self._connection is None:
            return
        self._held.discard(name)
        with suppress(Exception):  # then it is released with the connection
            await self._run(self._connection, _RELEASE, _key(name))

    async def check(self) -> bool:
        """Ask for a sign of life. If there is none, all locks are lost, and the next one is taken over a new
        connection. Returns whether this is a new one."""
        async with self._turn:
            return await steady(self._check())

    async def _check(self) -> bool:
        fresh = self._connection is None
        await self._run(await self._connected(), _ALIVE)
        return fresh

    def holds(self, name: str) -> bool:
        """Whether this process has the lock, as far as it knows."""
        return name in self._held

    async def close(self) -> None:
        """Close the connection, and with it release everything."""
        async with self._turn:
            await steady(self._drop())

    # What follows must not be cancelled half-way: a connection would be lost, or a lock held that nobody knows of.

    async def _connected(self) -> Driver:
        if self._connection is None:
            connection = await self._connect()
            if self._hear is not None:
                try:
                    await connection.add_listener(CHANNEL, self._heard)
                except Exception:
                    connection.terminate()
                    raise
                self._missed()
            connection.add_termination_listener(self._is_gone)
            self._connection = connection
        return self._connection

    def _is_gone(self, connection: Driver) -> None:
        """A connection has ended. If nobody has given it up, the locks are lost with it."""
        if connection is self._connection:
            self.lost()

    def _heard(self, *said: Any) -> None:
        if self._hear is not None:
            self._hear(str(said[-1]))

    async def _run(self, connection: Driver, statement: str, *values: int) -> Any:
        """The one value that a statement finds."""
        try:
            return await connection.fetchval(statement, *values)
        except Exception as error:
            if isinstance(error, OSError) or of_driver(error):
                await self._drop()
            raise

    async def _drop(self) -> None:
        """Give the connection up. The server releases its locks at the latest when it notices that."""
        connection, self._connection = self._connection, None
        self._held.clear()
        if connection is not None:
            await farewell(connection)


def _key(name: str) -> int:
    """The number of a lock."""
    return int.from_bytes(sha256(f"orrery:{name}".encode()).digest()[:8], signed=True)
