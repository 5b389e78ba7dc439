"""SQLite as Orrery uses it: its settings, and connections that go to their thread only where something is waited for.

A statement takes some microseconds; a trip to the driver's thread and back takes a hundred times as long, and the
driver makes four of them a statement: a cursor is opened, asked, read and closed. Under load that was most of the work.
What can take long is a lock, which another process may hold, and a commit, which waits for the disk: these go to the
thread. Between them a transaction waits for nobody, so its statements run where they are called.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Any

import aiosqlite
from sqlalchemy import event
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from db.errors import StoreError

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")
WRITES = "orrery_writes"
"""The execution option that says whether a transaction will write."""
TO_READ, TO_WRITE = "BEGIN", "BEGIN IMMEDIATE"


def sqlite_engine(url: URL, busy_seconds: float) -> AsyncEngine:
    """The engine of a file (or of memory); other processes are waited for so long."""
    arguments = {"timeout": busy_seconds, "async_creator_fn": _connection}
    engine = create_async_engine(url, hide_parameters=True, connect_args=arguments)
    event.listen(engine.sync_engine, "connect", _prepare)
    event.listen(engine.sync_engine, "begin", _begin)
    return engine


class ReadyConnection(aiosqlite.Connection):
    """The driver's connection. While it is `ready`, its transaction holds the lock that it needs, and no statement
    waits for anything."""

    ready = False
    _writes = False

    def cursor(self) -> ReadyCursor:  # type: ignore[override]  # a cursor at once, not one to be waited for
        """A new cursor."""
        return ReadyCursor(self)

    async def run(self, work: Any, statement: str, parameters: Any) -> None:
        """Call `work`, here or in the thread."""
        if self.ready or statement == TO_READ:  # which takes no lock: the first statement after it does
            work(statement, parameters)
        else:
            await self._execute(work, statement, parameters)
        if self.in_transaction and statement != TO_READ:
            self.ready = True
        if statement in (TO_READ, TO_WRITE):
            self._writes = statement == TO_WRITE

    async def commit(self) -> None:
        """Commit, and roll back if that fails. Where nothing was to be written there is no disk to wait for."""
        self.ready = False
        try:
            if self._writes:
                await super().commit()
            else:
                self._conn.commit()
        except sqlite3.Error:
            await self.rollback()
            raise

    async def rollback(self) -> None:
        """Roll back what was begun; SQLAlchemy asks for it after every commit too."""
        self.ready = False
        if self.in_transaction:
            await super().rollback()

    def savepoint(self, statement: str) -> None:
        """Set a savepoint, release it or go back to it. StoreError if SQLite has ended the transaction by itself, as it
        does when the disk is full."""
        try:
            self._conn.execute(statement)
        except sqlite3.Error as error:
            raise StoreError(f"the transaction was lost: {error}") from error


class ReadyCursor:
    """What SQLAlchemy uses of a driver's cursor. It has read everything when `execute` returns."""

    arraysize = 1

    def __init__(self, connection: ReadyConnection) -> None:
        self._connection = connection
        self._rows: list[Any] = []
        self.description: Any = None
        self.rowcount = -1
        self.lastrowid: int | None = None

    async def __aenter__(self) -> ReadyCursor:
        return self

    async def execute(self, statement: str, parameters: Any = ()) -> None:
        """Run a statement and read its rows."""
        await self._connection.run(self._execute, statement, parameters)

    async def executemany(self, statement: str, parameters: Sequence[Any]) -> None:
        """Run a statement once for each of several sets of parameters."""
        await self._connection.run(self._executemany, statement, parameters)

    async def fetchall(self) -> list[Any]:
        """The rows that were read."""
        rows, self._rows = self._rows, []
        return rows

    async def close(self) -> None:
        """SQLite's cursor is closed already."""

    def _execute(self, statement: str, parameters: Any) -> None:
        self._keep(self._connection._conn.execute(statement, parameters))

    def _executemany(self, statement: str, parameters: Sequence[Any]) -> None:
        self._keep(self._connection._conn.executemany(statement, parameters))

    def _keep(self, cursor: sqlite3.Cursor) -> None:
        self.description = cursor.description
        if cursor.description is not None:
            self._rows = cursor.fetchall()
        self.rowcount, self.lastrowid = cursor.rowcount, cursor.lastrowid
        cursor.close()


def _connection(database: str, **options: Any) -> ReadyConnection:
    options["check_same_thread"] = False  # used by one of them at a time
    connection = ReadyConnection(lambda: sqlite3.connect(database, **options), iter_chunk_size=64)
    connection._thread.daemon = True  # a connection that was not closed does not keep the process alive
    return connection


def _prepare(connection: Any, _record: Any) -> None:
    connection.isolation_level = None  # the driver must not begin transactions of its own accord
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Any) -> None:
    writes = connection.get_execution_options().get(WRITES, False)
    connection.exec_driver_sql(TO_WRITE if writes else TO_READ)
