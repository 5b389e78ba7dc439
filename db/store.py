"""The store: the only access to the database, with exceptions of its own.

Each transaction has its own connection, never shared between tasks. SQLite and PostgreSQL each do that in their own way
(`db.sqlite`, `db.server`).
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager, suppress
from pathlib import Path
from time import perf_counter
from typing import Protocol, TypeVar

from sqlalchemy.engine import URL

from db.address import address_of
from db.audit import Audit
from db.calls import Calls
from db.connection import Connection
from db.digests import Digests
from db.errors import Conflict, DatabaseInUse, StoreAway, StoreBusy, StoreError, StoreReadOnly, StoreTooOld
from db.finished import Finished
from db.follows import Follows
from db.games import Games
from db.guard import Guard
from db.locks import Locks
from db.migrate import Migration, migrate, migrations
from db.notes import Notes
from db.outbox import Outbox
from db.people import People
from db.people_lists import AVOIDED, FRIENDS, PeopleLists
from db.predictions import Predictions
from db.private_notes import PrivateNotes
from db.reports import Reports
from db.results import Results
from db.searches import Searches
from db.server import Pool, Server
from db.server_pool import is_away, of_driver
from db.sqlite import SqliteFile
from db.timers import Timers
from db.tournaments import Tournaments

log = logging.getLogger(__name__)

T = TypeVar("T")

BUSY_SECONDS = 5.0
STAND_BY = 0.5
"""Seconds between two attempts of a process that waits for a place."""
HOLDERS_FIRST = 3.0
"""Seconds that it waits when its own connection was lost: so were those of others, who take their places again."""
_DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
}
_READ_ONLY = "25006"
_POSTGRES_BUSY = ("55P03", "40001", "40P01", "57014")
"""SQLSTATEs: read-only transaction; lock not available, serialization failure, deadlock, statement timeout."""
_BROKEN_RULE = "23"
"""The SQLSTATEs of a duplicate key and the like begin with it."""


class Database(Protocol):
    """SQLite's file or PostgreSQL's server."""

    @property
    def locks(self) -> Locks:
        """Locks by name among the processes that share the database."""

    def guard(self, names: Sequence[str]) -> Guard:
        """The guard of the database for processes of these names: the first that is free."""

    async def listen(self, hear: Callable[[Collection[int]], object], missed: Callable[[], object]) -> None:
        """Hear which tables other processes have changed; `missed`: some of it may have been missed."""

    async def reach(self, connect: Callable[[], Awaitable[object]]) -> object:
        """Connect. Waits for a server that is away."""

    def may_begin(self) -> None:
        """Raises StoreLost if the file is missing or empty though there was a database."""

    def opened(self) -> None:
        """From now on it must stay the same file."""

    def lost(self) -> str | None:
        """What has happened to the file. None: it is there."""

    def look_inside(self) -> None:
        """Raises StoreLost if the file is not there or has lost its tables. Takes a moment; for a thread."""

    def transaction(self, line: str) -> AbstractAsyncContextManager[Connection]:
        """A read-write transaction: committed at the end, rolled back on any exception."""

    def once(self) -> AbstractAsyncContextManager[Connection]:
        """For exactly one statement that reads, and sees one consistent state by itself."""

    def reading(self) -> AbstractAsyncContextManager[Connection]:
        """A read-only transaction that sees one consistent state."""

    async def close(self) -> None:
        """Close all connections."""


class Transaction:
    """The rows that one transaction can read and write, by subject."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self.games = Games(connection)
        self.post = Outbox(connection)
        self.timers = Timers(connection)
        self.people = People(connection)
        self.calls = Calls(connection)
        self.avoided = PeopleLists(connection, AVOIDED)
        self.friends = PeopleLists(connection, FRIENDS)
        self.follows = Follows(connection)
        self.finished = Finished(connection)
        self.reports = Reports(connection)
        self.notes = Notes(connection)
        self.private_notes = PrivateNotes(connection)
        self.audit = Audit(connection)
        self.results = Results(connection)
        self.digests = Digests(connection)
        self.predictions = Predictions(connection)
        self.searches = Searches(connection)
        self.tournaments = Tournaments(connection)


class Store:
    """The database. Make one with `Store.open`."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._guard: Guard | None = None
        self._known: list[Migration] | None = None
        self._updates = True
        self._regaining: asyncio.Future[None] | None = None
        self.committed: Callable[[float], object] = lambda seconds: None
        """Is told how long each commit took, with waiting for it."""

    @classmethod
    async def open(
        cls,
        url: str,
        *,
        busy_seconds: float = BUSY_SECONDS,
        known: list[Migration] | None = None,
        name: str | None = None,
        places: Sequence[str] = (),
        pool: Pool = Pool(),  # noqa: B008 - immutable
        updates: bool = True,
    ) -> Store:
        """Connect and migrate the schema. Raises StoreTooNew if a newer program wrote the database, StoreReadOnly if it
        cannot be written, StoreLost if its file is missing or empty though there was one. With a `name`: raises
        DatabaseInUse if another process of that name has it open. `places`: see `take_place`. Without `updates`: raises
        StoreTooOld if there is no database yet, or one with an earlier schema."""
        address = _settled(url)
        if not updates and is_no_file(address):
            raise StoreTooOld(f"There is no database {address.database}.")
        store = cls(_database(address, busy_seconds, pool))
        store._known = known
        store._updates = updates
        store._database.may_begin()
        try:
            if name is not None:
                store._guard = store._database.guard((name,))
                await store.hold()
            await store._migrate()
            await store.take_place(places)
        except BaseException:
            await store.close()
            raise
        store._database.opened()
        if store._guard is not None:
            store._guard.settle()
        return store

    async def _migrate(self) -> None:
        async with self.transaction() as tx:
            known = migrations() if self._known is None else self._known
            applied = await migrate(tx.connection, known, updates=self._updates)
        if applied:
            log.info("applied migrations %s", applied)

    async def take_place(self, places: Sequence[str], meanwhile: Callable[[], Awaitable[None]] | None = None) -> None:
        """With `places` (names): take the first that no process has, and wait for one if there is none. `meanwhile` is
        done while this process waits."""
        if not places:
            return
        self._guard = self._database.guard(places)
        preparing: asyncio.Future[None] | None = None

        def wait() -> None:
            nonlocal preparing
            if meanwhile is not None and preparing is None:
                preparing = asyncio.ensure_future(meanwhile())

        try:
            if await self._stand_by(wait):
                await self._migrate()  # a newer program may have changed the schema since
        finally:
            if preparing is not None:
                preparing.cancel()
                await asyncio.wait((preparing,))
        self._database.locks.lost = self._regain

    def _regain(self) -> None:
        """The place was lost with the connection: take it again before another process does. If that is too late, the
        next `hold` says so."""

        async def hold() -> None:
            with suppress(StoreError):
                await self.hold()

        self._regaining = asyncio.ensure_future(hold())

    async def _stand_by(self, wait: Callable[[], None]) -> bool:
        """Take the first name that is free; wait for one to become so. Returns whether it has waited."""
        waits = False
        while True:
            try:
                with _store_errors():
                    if await self._reached(self._database.locks.check) and waits:
                        await asyncio.sleep(HOLDERS_FIRST)
                    assert self._guard is not None
                    # No second attempt where the connection is lost just now: those who have places come first.
                    await (self._guard.hold() if waits else self.hold())
            except DatabaseInUse as holders:
                if not waits:
                    log.info("standing by: every place is taken by %s", holders)
                waits = True
                wait()
            except StoreAway as problem:
                if not waits:
                    raise
                log.warning("standing by: the database is away: %s", problem)
            else:
                log.info("this process is %s", self.name)
                return waits
            await asyncio.sleep(STAND_BY)

    @property
    def name(self) -> str:
        """The name under which this process holds the database."""
        return (self._guard.name if self._guard is not None else None) or ""

    async def take_lock(self, name: str) -> bool:
        """Take a lock that only one of the processes on this database has at a time. Returns whether that was possible.
        It is released when the process ends, or loses its connection."""
        with _store_errors():
            return await self._reached(lambda: self._database.locks.take(name))

    async def release_lock(self, name: str) -> None:
        """Release such a lock."""
        await self._database.locks.release(name)

    def has_lock(self, name: str) -> bool:
        """Whether this process has such a lock."""
        return self._database.locks.holds(name)

    @asynccontextmanager
    async def alone(self, name: str) -> AsyncIterator[bool]:
        """Whether this process may do now what only one process does at a time: nobody else is at it."""
        taken = await self.take_lock(name)
        try:
            yield taken
        finally:
            if taken:
                await self.release_lock(name)

    async def listen(self, hear: Callable[[Collection[int]], object], missed: Callable[[], object]) -> None:
        """From now on `hear` is told which tables other processes have changed, within the same second. `missed` is
        told that some of it may have been missed."""
        with _store_errors():
            await self._reached(lambda: self._database.listen(hear, missed))

    async def _reached(self, work: Callable[[], Awaitable[T]]) -> T:
        """The result of work on the connection for locks."""
        found: list[T] = []

        async def connect() -> None:
            found.append(await work())

        await self._database.reach(connect)
        return found[0]

    @property
    def lost(self) -> str | None:
        """What has happened to the database file under the running program: nothing is stored any more. None: it is
        there."""
        return self._database.lost()

    async def examine(self) -> None:
        """Raises StoreLost if the database file was deleted, replaced or emptied, or has lost its tables. Call this
        regularly."""
        await asyncio.to_thread(self._database.look_inside)

    async def hold(self) -> None:
        """Check the guard of a database that was opened by name. Raises DatabaseInUse if another process of this name
        has it by now. The guard is lost with PostgreSQL's connection, so call this regularly."""
        if self._guard is not None:
            with _store_errors():
                await self._database.reach(self._guard.hold)

    async def close(self) -> None:
        """Close all connections."""
        self._database.locks.lost = lambda: None
        if self._guard is not None:
            await self._guard.release()
        await self._database.close()

    @asynccontextmanager
    async def transaction(self, line: str = "people") -> AsyncIterator[Transaction]:
        """Read and write; committed at the end, rolled back on any exception. Raises StoreBusy if the lock cannot be
        taken.

        Writers of a SQLite file wait in queues that take turns (`db.writers`). `line` names the caller's queue.
        """
        with _store_errors():
            async with self._database.transaction(line) as connection:
                yield Transaction(connection)
                ended = perf_counter()
        self.committed(perf_counter() - ended)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[Transaction]:
        """A read-only transaction that sees one consistent state. Does not wait for writers."""
        with _store_errors():
            async with self._database.reading() as connection:
                yield Transaction(connection)

    @asynccontextmanager
    async def once(self) -> AsyncIterator[Transaction]:
        """Like `reading`, but for exactly one statement: a server needs no transaction for that, which is two thirds of
        the work."""
        with _store_errors():
            async with self._database.once() as connection:
                yield Transaction(connection)


@contextmanager
def _store_errors() -> Iterator[None]:
    """Exceptions of a driver become StoreErrors."""
    try:
        yield
    except sqlite3.IntegrityError as error:
        raise Conflict(str(error)) from error
    except Exception as error:
        if not (isinstance(error, sqlite3.Error) or of_driver(error)):
            raise
        raise _store_error(error)(str(error)) from error


def _store_error(error: Exception) -> type[StoreError]:
    """The StoreError for this exception of a driver."""
    text, state = str(error), str(getattr(error, "sqlstate", None) or "")
    if state.startswith(_BROKEN_RULE):
        return Conflict
    if state in _POSTGRES_BUSY or (
        isinstance(error, sqlite3.OperationalError) and ("locked" in text or "busy" in text)
    ):
        return StoreBusy
    if is_away(error):
        return StoreAway  # also a statement on a connection that is just being cut
    return StoreReadOnly if "readonly" in text or state == _READ_ONLY else StoreError


def _settled(url: str) -> URL:
    """The URL with the driver that Orrery uses."""
    settled = address_of(url)
    if settled.get_backend_name() not in _DRIVERS:
        raise StoreError(f"Orrery stores its tables in SQLite or PostgreSQL, not in {settled.get_backend_name()}.")
    driver = _DRIVERS.get(settled.drivername)
    return settled if driver is None else settled.set(drivername=driver)


def is_no_file(url: URL) -> bool:
    """Whether it is the address of a SQLite file that is not there."""
    in_memory = url.database in (None, "", ":memory:")
    return url.get_backend_name() == "sqlite" and not in_memory and not Path(str(url.database)).is_file()


def _database(url: URL, busy_seconds: float, pool: Pool) -> Database:
    return SqliteFile(url, busy_seconds) if url.get_backend_name() == "sqlite" else Server(url, busy_seconds, pool)
