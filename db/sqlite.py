"""SQLite as Orrery uses it: its settings, and statements that run on the event loop.

A statement takes some microseconds; a round trip to the driver's thread takes a hundred times as long. So statements
run directly on the event loop. They wait for nobody: readers do not wait in WAL mode, and writers already hold the
lock. A commit waits for the disk, so it runs in the thread (aiosqlite's). If another process holds the lock, or blocks
reading (for example while it recovers the file), the statement goes to the thread and waits there.

WAL mode with `synchronous=FULL`: after a commit people are told what happened, and a message cannot be taken back. So a
commit must survive a power failure too (NORMAL would survive a kill, but may lose the last commits in a power failure).
A writing transaction begins with `BEGIN IMMEDIATE`, so it cannot fail half-way for lack of the lock. Writers of this
process take turns (`db.writers`); other processes are waited for by SQLite's busy timeout.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, Protocol, TypeVar

import aiosqlite
import msgspec
from sqlalchemy import Executable, Result
from sqlalchemy.engine import URL

from db.connection import Connection, steady
from db.errors import StoreError
from db.guard import FileGuard, Guard, NoGuard
from db.locks import LocalLocks
from db.presence import Presence
from db.reading import LeftOut, readable_of, record_of, tell
from db.statements import SQLITE, CompiledStatement, Statement, Values, result_of, statement_of
from db.writers import Writers

R = TypeVar("R", bound=msgspec.Struct)
S = TypeVar("S", bound=msgspec.Struct)

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")
AT_ONCE = "busy_timeout=0"
"""A connection on the event loop does not wait for a lock: it fails at once."""
MOST_IDLE = 5
"""Idle connections for reading that are kept open."""


class Found(Protocol):
    """The result of a statement."""

    @property
    def description(self) -> Any:
        """Its columns, each a tuple that begins with the name. None if it returns no rows."""

    def fetchall(self) -> list[Any]:
        """Its rows."""


class Fetched(msgspec.Struct, frozen=True):
    """The rows of a statement that ran in the thread."""

    description: Any
    rows: list[Any]

    def fetchall(self) -> list[Any]:
        """Its rows."""
        return self.rows


class SqliteConnection:
    """A connection, used for one transaction after another."""

    dialect_name = "sqlite"

    def __init__(self, url: URL, busy_seconds: float, *, writes: bool) -> None:
        self._url = url
        self._busy_seconds = busy_seconds
        self._writes = writes
        self._driver = aiosqlite.Connection(self._connect, iter_chunk_size=64)
        self._opened: sqlite3.Connection | None = None
        self._failure: sqlite3.Error | None = None

    def touch(self, table_id: int) -> None:
        """Nobody else uses the file."""

    @property
    def _file(self) -> sqlite3.Connection:
        assert self._opened is not None, "its transaction has begun"
        return self._opened

    # -- transactions --------------------------------------------------------------------------------------------

    async def begin(self) -> None:
        """Begin a transaction."""
        if self._opened is None:
            await steady(self._open())
        await self._cursor("BEGIN IMMEDIATE" if self._writes else "BEGIN")

    async def commit(self) -> None:
        """Commit, and roll back if that fails. If nothing was written, this does not wait for the disk."""
        if not self._writes:
            self._file.commit()
            return
        try:
            await steady(self._driver.commit())
        except sqlite3.Error:
            await self.rollback()
            raise

    async def rollback(self) -> None:
        """Roll back. Does nothing if everything is committed."""
        if self._opened is None or not self._opened.in_transaction:
            return
        if self._writes:
            await steady(self._driver.rollback())
        else:
            self._opened.rollback()

    def savepoint(self, statement: str) -> None:
        """Set a savepoint, release it or go back to it. Raises StoreError if SQLite has ended the transaction by
        itself, as it does when the disk is full."""
        try:
            self._file.execute(statement)
        except sqlite3.Error as error:
            raise StoreError(f"the transaction was lost: {error}") from error

    async def close(self) -> None:
        """Close the connection."""
        if self._opened is not None:
            await steady(self._driver.close())
            self._opened = None

    async def _open(self) -> None:
        """Open the file in the driver's thread. If that fails, the next attempt begins with a new driver."""
        try:
            await self._driver
            if self._failure is not None:
                await self._driver.close()
                raise self._failure
        except BaseException:
            self._opened = self._failure = None
            self._driver = aiosqlite.Connection(self._connect, iter_chunk_size=64)
            raise

    def _connect(self) -> sqlite3.Connection:
        """The driver's connection. Short statements run on it directly, on the event loop.

        If the file cannot be opened, the driver gets an empty database and `_failure` is set: the driver itself would
        end its thread without waiting for it, and the thread would then find the event loop closed."""
        try:
            self._opened = self._connected()
        except sqlite3.Error as error:
            self._failure = error
            return sqlite3.connect(":memory:", check_same_thread=False)
        return self._opened

    def _connected(self) -> sqlite3.Connection:
        (name,), asked = SQLITE.create_connect_args(self._url)
        needed: dict[str, Any] = {
            "timeout": self._busy_seconds,
            "isolation_level": None,  # the driver must not begin transactions by itself
            "check_same_thread": False,  # used by one thread at a time
        }
        file = sqlite3.connect(name, **{**asked, **needed})
        try:
            for pragma in (*PRAGMAS, AT_ONCE):
                file.execute(f"PRAGMA {pragma}")
        except sqlite3.Error:
            file.close()
            raise
        return file

    def listen(self, told: Callable[[str], object] | None) -> None:
        """Let `told` hear every statement with its values (None: nobody)."""
        self._file.set_trace_callback(told)

    # -- statements ----------------------------------------------------------------------------------------------

    async def records(self, record: type[R], statement: Statement, values: Values, **known: int) -> list[R]:
        """The rows of the statement, as records. Raises Unreadable if one cannot be read."""
        prepared = statement.for_sqlite
        if statement.long:
            work = lambda row: record_of(record, prepared.row(row), known)
            return await self._beside(prepared, values, lambda rows: list(map(work, rows)))
        rows = await self._rows(prepared.text, prepared.bound(values))
        return statement.records(record, prepared, rows, known)

    async def joined(
        self, one: type[R], other: type[S], statement: Statement, values: Values
    ) -> tuple[list[R], list[S]]:
        """The rows that a join finds, as the records of each of its two tables."""
        form = statement.for_sqlite
        return statement.pairs(one, other, form, await self._rows(form.text, form.bound(values)))

    async def readable(
        self, record: type[R], statement: Statement, values: Values, left_out: LeftOut = tell
    ) -> list[R]:
        """Like `records`, but only those that can be read."""
        prepared = statement.for_sqlite
        if statement.long:
            work = lambda rows: readable_of(record, map(prepared.row, rows), left_out)
            return await self._beside(prepared, values, work)
        rows = await self._rows(prepared.text, prepared.bound(values))
        return readable_of(record, map(prepared.row, rows), left_out)

    async def value(self, statement: Statement, values: Values) -> Any:
        """The first value of the first row; None if there is no row."""
        prepared = statement.for_sqlite
        rows = await self._rows(prepared.text, prepared.bound(values))
        return next(iter(prepared.row(rows[0]).values())) if rows else None

    async def change(self, statement: Statement, values: Values) -> int:
        """Run a statement that changes rows. Returns how many."""
        prepared = statement.for_sqlite
        return self._file.execute(prepared.text, prepared.bound(values)).rowcount

    async def change_each(self, statement: Statement, several: Sequence[Values]) -> None:
        """Run the statement once for each of these."""
        prepared = statement.for_sqlite
        self._file.executemany(prepared.text, map(prepared.bound, several))

    async def execute(self, statement: Executable, parameters: Any = None) -> Result[Any]:
        """Execute any statement. The rows are fetched."""
        if isinstance(parameters, list):
            await self.change_each(Statement(statement, parameters[0]), parameters)
            return result_of([], [])
        prepared = statement_of(statement, tuple(parameters or ())).for_sqlite
        cursor = await self._cursor(prepared.text, prepared.bound(parameters or {}))
        if not prepared.returns:  # plain text: its result columns are unknown
            return result_of(_names(cursor), cursor.fetchall())
        rows = [prepared.row(row) for row in cursor.fetchall()]
        return result_of(prepared.returns, [tuple(row.values()) for row in rows])

    async def exec_driver_sql(self, statement: str) -> Result[Any]:
        """Execute a statement as text."""
        cursor = await self._cursor(statement)
        return result_of(_names(cursor), cursor.fetchall())

    async def _beside(
        self, prepared: CompiledStatement, values: Values, work: Callable[[list[Any]], list[R]]
    ) -> list[R]:
        """What becomes of the rows, all of it in threads."""
        found = await self._patiently(prepared.text, prepared.bound(values))
        return await asyncio.to_thread(work, found.rows)

    async def _rows(self, text: str, values: Sequence[Any]) -> list[Any]:
        return (await self._cursor(text, values)).fetchall()

    async def _cursor(self, text: str, values: Sequence[Any] = ()) -> Found:
        """Execute it here. If another process has locked the file, execute it in the thread, which waits."""
        try:
            return self._file.execute(text, values)
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY:
                raise
        return await self._patiently(text, values)

    async def _patiently(self, text: str, values: Sequence[Any]) -> Fetched:
        """Execute it in the thread, where it may wait."""
        self._file.execute(f"PRAGMA busy_timeout={int(self._busy_seconds * 1000)}")
        try:
            return await steady(self._fetch(text, values))
        finally:
            self._file.execute(f"PRAGMA {AT_ONCE}")

    async def _fetch(self, text: str, values: Sequence[Any]) -> Fetched:
        """Execute it in the thread."""
        async with self._driver.execute(text, values) as cursor:
            return Fetched(cursor.description, list(await cursor.fetchall()))


def _names(cursor: Found) -> list[str]:
    return [column[0] for column in cursor.description or ()]


class SqliteFile:
    """A file, or a database in memory, which has one connection for everything."""

    def __init__(self, url: URL, busy_seconds: float) -> None:
        self._url = url
        self._path = None if url.database in (None, "", ":memory:") else Path(str(url.database))
        self._busy_seconds = busy_seconds
        self._writers = Writers(SqliteConnection(url, busy_seconds, writes=True), busy_seconds * 3)
        self._idle: list[SqliteConnection] = []
        self._closed = False
        self._presence = None if self._path is None else Presence(self._path)
        self.locks = LocalLocks()
        if self._path is not None:
            self._path.parent.mkdir(parents=True, exist_ok=True)

    def guard(self, names: Sequence[str]) -> Guard:
        """The guard of the file for the one process that uses it, of the first of these names."""
        return NoGuard(names[0]) if self._path is None else FileGuard(self._path, names[0])

    async def listen(self, hear: Callable[[Collection[int]], object], missed: Callable[[], object]) -> None:
        """Nobody else uses the file."""

    def may_begin(self) -> None:
        """Raises StoreLost if the file is missing or empty though there was a database."""
        if self._presence is not None:
            self._presence.may_begin()

    def opened(self) -> None:
        """From now on it must stay the same file."""
        if self._presence is not None:
            self._presence.opened()

    def lost(self) -> str | None:
        """What has happened to the file. None: it is there."""
        return None if self._presence is None else self._presence.lost()

    def look_inside(self) -> None:
        """Raises StoreLost if the file is not there or has lost its tables."""
        if self._presence is not None:
            self._presence.look_inside()

    @contextmanager
    def _present(self) -> Iterator[None]:
        """Raises StoreLost instead of anything that follows from the loss of the file. Nothing begins once it is
        closed: a connection opened then has a thread that nobody ends, and the program would wait for it for ever."""
        if self._closed:
            raise StoreError("the database is closed")
        if self._presence is None:
            yield
            return
        self._presence.check()
        try:
            yield
        except sqlite3.Error:
            self._presence.check()
            raise

    async def reach(self, connect: Callable[[], Awaitable[object]]) -> None:
        """Connect: a file can always be reached."""
        await connect()

    @asynccontextmanager
    async def transaction(self, line: str) -> AsyncIterator[Connection]:
        """Committed at the end, rolled back on any exception. Writers wait in queues that take turns."""
        with self._present():
            async with self._writers.turn(line) as connection:
                yield connection

    def once(self) -> AbstractAsyncContextManager[Connection]:
        """A read-only transaction: to begin one costs next to nothing here."""
        return self.reading()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[Connection]:
        """A read-only transaction. It does not wait for writers."""
        if self._path is None:
            async with self.transaction("people") as connection:
                yield connection
            return
        with self._present():
            async with self._reader() as reader:
                yield reader

    @asynccontextmanager
    async def _reader(self) -> AsyncIterator[SqliteConnection]:
        """A connection for reading, with its transaction."""
        reader = self._idle.pop() if self._idle else SqliteConnection(self._url, self._busy_seconds, writes=False)
        try:
            await reader.begin()
            yield reader
            await reader.commit()
        finally:
            await reader.rollback()
            if len(self._idle) < MOST_IDLE and not self._closed:
                self._idle.append(reader)
            else:
                await reader.close()

    async def close(self) -> None:
        """Close all connections; those that are in use are closed when their transactions end."""
        self._closed = True
        await self._writers.close()
        while self._idle:
            await self._idle.pop().close()
