"""PostgreSQL as Orrery uses it: its driver, with a connection of a pool for each transaction (`db.server_pool`)."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Executable, Result
from sqlalchemy.engine import URL

from db.connection import Connection, steady
from db.errors import StoreAway
from db.guard import Guard, SessionGuard
from db.locks import CHANNEL, SessionLocks
from db.reading import LeftOut, readable_of, record_of, tell
from db.server_pool import Driver, ServerPool, is_away
from db.statements import CompiledStatement, Statement, Values, result_of, statement_of

T = TypeVar("T")
R = TypeVar("R", bound=msgspec.Struct)
S = TypeVar("S", bound=msgspec.Struct)


class Pool(msgspec.Struct, frozen=True):
    """How a process uses a server. `connections`: at once, beside the one for locks. `statement_seconds`: the server
    ends a statement that takes longer (0: never). `away_seconds`: how long to try again when the server cannot be
    reached; a restarted one is back by then."""

    connections: int = 15
    statement_seconds: float = 30.0
    away_seconds: float = 2.0


SILENCE = 5.0
"""A server that says nothing so many seconds after it should have ended a statement by itself is given up: its machine
may have vanished, which the system notices after a quarter of an hour."""
AWAY_PAUSE = 0.2
"""Seconds between two attempts to connect."""
MOST_TOLD = 300
"""How many changed tables one transaction tells other processes of. They find more by themselves at their heartbeat."""
_KEEPALIVE = {"tcp_keepalives_idle": "10", "tcp_keepalives_interval": "5", "tcp_keepalives_count": "2"}
"""So that the server releases the locks of a machine that has vanished after 20 seconds."""


class ServerConnection:
    """A connection to a server during one transaction."""

    dialect_name = "postgresql"

    def __init__(self, driver: Driver) -> None:
        self._driver = driver
        self.touched: set[int] = set()

    def touch(self, table_id: int) -> None:
        """Others are told of this table with the commit."""
        self.touched.add(table_id)

    async def records(self, record: type[R], statement: Statement, values: Values, **known: int) -> list[R]:
        """The rows of the statement, as records. Raises Unreadable if one cannot be read."""
        form = statement.for_postgresql
        rows = await self._rows(form, values)
        if statement.long:
            return await asyncio.to_thread(lambda: [record_of(record, form.row(row), known) for row in rows])
        return statement.records(record, form, rows, known)

    async def joined(
        self, one: type[R], other: type[S], statement: Statement, values: Values
    ) -> tuple[list[R], list[S]]:
        """The rows that a join finds, as the records of each of its two tables."""
        form = statement.for_postgresql
        return statement.pairs(one, other, form, [tuple(row) for row in await self._rows(form, values)])

    async def readable(
        self, record: type[R], statement: Statement, values: Values, left_out: LeftOut = tell
    ) -> list[R]:
        """Like `records`, but only those that can be read."""
        form = statement.for_postgresql
        rows = await self._rows(form, values)
        work = lambda: readable_of(record, map(form.row, rows), left_out)
        return await asyncio.to_thread(work) if statement.long else work()

    async def value(self, statement: Statement, values: Values) -> Any:
        """The first value of the first row; None if there is no row."""
        form = statement.for_postgresql
        rows = await self._rows(form, values)
        return next(iter(form.row(rows[0]).values())) if rows else None

    async def change(self, statement: Statement, values: Values) -> int:
        """Run a statement that changes rows. Returns how many."""
        form = statement.for_postgresql
        said = await _answered(self._driver.execute(form.text, *form.bound(values)))
        return int(said.rpartition(" ")[2])

    async def change_each(self, statement: Statement, several: Sequence[Values]) -> None:
        """Run the statement once for each of these."""
        form = statement.for_postgresql
        if rows := [form.bound(values) for values in several]:
            await _answered(self._driver.executemany(form.text, rows))

    async def execute(self, statement: Executable, parameters: Any = None) -> Result[Any]:
        """Execute any statement. The rows are fetched."""
        if isinstance(parameters, list):
            if parameters:
                await self.change_each(statement_of(statement, tuple(parameters[0])), parameters)
            return result_of([], [])
        form = statement_of(statement, tuple(parameters or ())).for_postgresql
        rows = await self._rows(form, parameters or {})
        if not form.returns:  # plain text: its result columns are unknown
            return result_of(_names(rows), [tuple(row) for row in rows])
        return result_of(form.returns, [tuple(form.row(row).values()) for row in rows])

    async def exec_driver_sql(self, statement: str) -> Result[Any]:
        """Execute a statement as text."""
        rows = await _answered(self._driver.fetch(statement))
        return result_of(_names(rows), [tuple(row) for row in rows])

    async def _rows(self, form: CompiledStatement, values: Values) -> list[Any]:
        found: list[Any] = await _answered(self._driver.fetch(form.text, *form.bound(values)))
        return found


class SingleStatement(ServerConnection):
    """A connection for exactly one statement that reads, which is a transaction by itself: none must begin and end
    beside it."""

    def __init__(self, server: Server) -> None:
        super().__init__(None)
        self._server = server
        self._used = False

    async def _rows(self, form: CompiledStatement, values: Values) -> list[Any]:
        assert not self._used, "a second statement needs a transaction"
        self._used = True
        return await self._server.reach(lambda: self._server.pool.fetch(form.text, form.bound(values)))


async def _answered(work: Awaitable[T]) -> T:
    """The result of a statement. Raises StoreAway if the server says nothing for too long."""
    try:
        return await steady(work)
    except TimeoutError as error:
        raise StoreAway("the server does not answer") from error


def _names(rows: Sequence[Any]) -> list[str]:
    return list(rows[0].keys()) if rows else []


class Server:
    """A database on a server."""

    def __init__(self, url: URL, busy_seconds: float, pool: Pool) -> None:
        self._patience = min(pool.away_seconds, busy_seconds)
        settings = {
            "lock_timeout": str(int(busy_seconds * 1000)),
            "statement_timeout": str(int(pool.statement_seconds * 1000)),
        }
        silence = pool.statement_seconds + SILENCE if pool.statement_seconds else None
        self.pool = ServerPool(url, pool.connections, busy_seconds, settings | _KEEPALIVE, silence)
        self.locks = SessionLocks(self.pool.open)
        self._speaker = secrets.token_hex(8)

    def may_begin(self) -> None:
        """A server keeps its own files."""

    def opened(self) -> None:
        """A server keeps its own files."""

    def lost(self) -> str | None:
        """Never: a server keeps its own files."""
        return None

    def look_inside(self) -> None:
        """A server keeps its own files."""

    def guard(self, names: Sequence[str]) -> Guard:
        """The guard of the database for processes of these names."""
        return SessionGuard(self.locks, names)

    async def listen(self, hear: Callable[[Collection[int]], object], missed: Callable[[], object]) -> None:
        """Hear which tables other processes have changed."""

        def heard(said: str) -> None:
            who, _, numbers = said.partition(" ")
            if who != self._speaker:
                hear([int(number) for number in numbers.split()])

        await self.locks.listen(heard, missed)

    def reading(self) -> AbstractAsyncContextManager[Connection]:
        """A transaction that only reads, and does not see later commits of others."""
        return self._begun("BEGIN ISOLATION LEVEL REPEATABLE READ")

    @asynccontextmanager
    async def once(self) -> AsyncIterator[Connection]:
        """For one statement that reads."""
        yield SingleStatement(self)

    def transaction(self, _line: str) -> AbstractAsyncContextManager[Connection]:
        """Committed at the end, rolled back on any exception."""
        return self._begun("BEGIN")

    @asynccontextmanager
    async def _begun(self, statement: str) -> AsyncIterator[Connection]:
        driver = await self.reach(lambda: self.pool.begin(statement))
        committed = False
        try:
            begun = ServerConnection(driver)
            yield begun
            await _answered(driver.execute(f"{self._told(begun.touched)}COMMIT"))
            committed = True
        finally:
            await steady(self.pool.end(driver, committed=committed))

    def _told(self, touched: set[int]) -> str:
        """The statement that tells other processes of these tables, on the way to the commit."""
        if not touched:
            return ""
        said = " ".join([self._speaker, *map(str, sorted(touched)[:MOST_TOLD])])
        return f"SELECT pg_notify('{CHANNEL}', '{said}'); "  # numbers

    async def reach(self, connect: Callable[[], Awaitable[T]]) -> T:
        """Connect. If the server is away, retry for a while, as nothing is done yet. Raises StoreAway after that."""
        loop = asyncio.get_running_loop()
        until = loop.time() + self._patience
        while True:
            try:
                return await connect()
            except Exception as error:
                if not is_away(error):
                    raise
                if loop.time() >= until:
                    raise StoreAway(str(error)) from error
            await asyncio.sleep(AWAY_PAUSE)

    async def close(self) -> None:
        """Close all connections."""
        await self.locks.close()
        await self.pool.close()
