"""The store: one engine, one connection per transaction, never shared between tasks.

SQLite runs in WAL mode with `synchronous=FULL`: after a commit people are told what happened, and a message cannot be
taken back, so a commit has to survive a power cut too (NORMAL would survive a kill, but may lose the last commits with
the power). A transaction that writes begins with `BEGIN IMMEDIATE`, so it cannot fail half-way for want of the lock.
Writers of this process take turns (`db.writers`); other processes are waited for by SQLite's busy timeout.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from db.connection import Connection, begin, steady
from db.errors import Conflict, StoreAway, StoreBusy, StoreError, StoreReadOnly
from db.games import Games
from db.guard import Guard, guard_of
from db.migrate import Migration, migrate, migrations
from db.notes import Notes
from db.outbox import Outbox
from db.people import People
from db.sqlite import sqlite_engine
from db.timers import Timers
from db.writers import Writers

log = logging.getLogger(__name__)

BUSY_SECONDS = 5.0
AWAY_SECONDS = 2.0
"""So long a server is waited for that cannot be reached; one that is started anew is back by then."""
AWAY_PAUSE = 0.2
"""Seconds between two tries to reach it."""
_DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
}
_POSTGRES_AWAY = ("08", "57P")
"""How SQLSTATEs begin: connection trouble, a server that ends or starts."""
_READ_ONLY = "25006"
_POSTGRES_BUSY = ("55P03", "40001", "40P01")
"""SQLSTATEs: read-only transaction; lock not available, serialization failure, deadlock."""


class Transaction:
    """What can be read and written in one transaction, by subject."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self.games = Games(connection)
        self.post = Outbox(connection)
        self.timers = Timers(connection)
        self.people = People(connection)
        self.notes = Notes(connection)


class Store:
    """The database. Make one with `Store.open`."""

    def __init__(self, engine: AsyncEngine, busy_seconds: float, writing: AsyncEngine | None = None) -> None:
        """`writing`: an engine of the same file for changes alone, which then never wait for those who read."""
        self._engine = engine
        self._busy_seconds = busy_seconds
        self._is_sqlite = engine.dialect.name == "sqlite"
        self._one_connection = self._is_sqlite and not _is_file(engine.url)
        self._writers = Writers(writing or engine, busy_seconds * 3) if self._is_sqlite else None
        self._guard: Guard | None = None

    @classmethod
    async def open(
        cls,
        url: str,
        *,
        busy_seconds: float = BUSY_SECONDS,
        known: list[Migration] | None = None,
        name: str | None = None,
    ) -> Store:
        """Connect and bring the schema up to date. StoreTooNew if a newer program wrote it, StoreReadOnly if it cannot
        be written; with a `name`, DatabaseInUse if another process of that name has it open."""
        settled = _settled(url)
        writing = _engine(settled, busy_seconds) if _is_file(settled) else None
        store = cls(_engine(settled, busy_seconds), busy_seconds, writing)
        try:
            if name is not None:
                store._guard = guard_of(store._engine, name)
                await store.hold()
            async with store.transaction() as tx:
                applied = await migrate(tx.connection, migrations() if known is None else known)
        except BaseException:
            await store.close()
            raise
        if applied:
            log.info("applied migrations %s", applied)
        return store

    async def hold(self) -> None:
        """Hold on to the database, if it was opened by name. DatabaseInUse if another process of this name has it by
        now: the hold is lost with PostgreSQL's connection, so call this now and then."""
        if self._guard is not None:
            with _in_store_words():
                await self._reach(self._guard.hold)

    async def close(self) -> None:
        """Close all connections."""
        if self._guard is not None:
            await self._guard.release()
        if self._writers is not None:
            await self._writers.close()
        await self._engine.dispose()

    @asynccontextmanager
    async def transaction(self, line: str = "people") -> AsyncIterator[Transaction]:
        """Read and write; committed at the end, rolled back on any exception. StoreBusy if the lock cannot be had.

        Writers of a SQLite file wait in lines that take turns (`db.writers`); the line is that of the caller's kind."""
        if self._writers is None:
            async with self._begin(writes=True) as tx:
                yield tx
        else:
            with _in_store_words():
                async with self._writers.turn(line) as connection:
                    yield Transaction(connection)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[Transaction]:
        """Read one consistent state. Does not wait for writers."""
        if self._one_connection:
            async with self.transaction() as tx:
                yield tx
        else:
            async with self._begin(writes=False) as tx:
                yield tx

    @asynccontextmanager
    async def _begin(self, *, writes: bool) -> AsyncIterator[Transaction]:
        with _in_store_words():
            connection = self._engine.connect()
            try:
                await self._reach(lambda: steady(connection.start()))
                await steady(begin(connection, writes=writes))
                yield Transaction(Connection(connection))
                await steady(connection.commit())
            finally:
                if connection.sync_connection is not None:
                    await steady(connection.close())  # rolls back what was not committed

    async def _reach(self, connect: Callable[[], Awaitable[object]]) -> None:
        """Connect; as nothing is done yet, again and again for a while if the server is away. StoreAway after that."""
        loop = asyncio.get_running_loop()
        until = loop.time() + min(AWAY_SECONDS, self._busy_seconds)
        while True:
            try:
                await connect()
            except Exception as error:
                if self._is_sqlite or not _is_away(error):
                    raise
                if loop.time() >= until:
                    raise StoreAway(str(error)) from error
            else:
                return
            await asyncio.sleep(AWAY_PAUSE)


@contextmanager
def _in_store_words() -> Iterator[None]:
    """What the driver raises, as a StoreError."""
    try:
        yield
    except IntegrityError as error:
        raise Conflict(str(error.orig)) from error
    except PoolTimeout as error:
        raise StoreBusy(str(error)) from error
    except DBAPIError as error:
        if _is_busy(error):
            raise StoreBusy(str(error.orig)) from error
        if _is_away(error):
            raise StoreAway(str(error.orig)) from error
        if "readonly" in str(error.orig) or getattr(error.orig, "sqlstate", None) == _READ_ONLY:
            raise StoreReadOnly(str(error.orig)) from error
        raise StoreError(str(error.orig)) from error


def _settled(url: str) -> URL:
    """The URL with the driver that Orrery uses; the folder of a SQLite file is made."""
    try:
        settled = make_url(url)
    except ArgumentError as error:
        raise StoreError(f"DATABASE_URL is not an address such as sqlite:///data/orrery.sqlite3: {error}") from error
    if settled.get_backend_name() not in _DRIVERS:
        raise StoreError(f"Orrery stores its tables in SQLite or PostgreSQL, not in {settled.get_backend_name()}.")
    driver = _DRIVERS.get(settled.drivername)
    if driver is not None:
        settled = settled.set(drivername=driver)
    if _is_file(settled):
        Path(str(settled.database)).parent.mkdir(parents=True, exist_ok=True)
    return settled


def _is_file(url: URL) -> bool:
    return url.get_backend_name() == "sqlite" and url.database not in (None, "", ":memory:")


def _engine(url: URL, busy_seconds: float) -> AsyncEngine:
    if url.get_backend_name() != "sqlite":
        lock_timeout = {"lock_timeout": str(int(busy_seconds * 1000))}
        arguments = {"server_settings": lock_timeout}
        try:
            return create_async_engine(
                url, hide_parameters=True, pool_pre_ping=True, pool_timeout=busy_seconds, connect_args=arguments
            )
        except ModuleNotFoundError as error:
            raise StoreError(f"PostgreSQL's driver {error.name} is not installed: run `make install`") from error
    return sqlite_engine(url, busy_seconds)


def _is_away(error: Exception) -> bool:
    """Whether the server is not there: as the driver says of its own while it connects (an OSError, or an error with an
    SQLSTATE), or as SQLAlchemy has it later."""
    if isinstance(error, DBAPIError):
        return error.connection_invalidated or str(getattr(error.orig, "sqlstate", "")).startswith(_POSTGRES_AWAY)
    return isinstance(error, OSError) or str(getattr(error, "sqlstate", "")).startswith(_POSTGRES_AWAY)


def _is_busy(error: DBAPIError) -> bool:
    text = str(error.orig)
    if isinstance(error, OperationalError) and ("locked" in text or "busy" in text):
        return True
    return getattr(error.orig, "sqlstate", None) in _POSTGRES_BUSY
