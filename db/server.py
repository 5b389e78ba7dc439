"""PostgreSQL as Orrery uses it: SQLAlchemy's engine, a connection of its pool for each transaction."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Executable, Result, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from db.connection import Connection, steady
from db.errors import StoreAway, StoreError
from db.guard import Guard, SessionGuard
from db.locks import CHANNEL, SessionLocks
from db.reading import LeftOut, readable_of, record_of, tell
from db.statements import Statement, Values

R = TypeVar("R", bound=msgspec.Struct)


class Pool(msgspec.Struct, frozen=True):
    """How a process uses a server. `connections`: at once, beside the one for locks. `statement_seconds`: the server
    ends a statement that takes longer (0: never). `away_seconds`: how long to try again when the server cannot be
    reached; a restarted one is back by then."""

    connections: int = 15
    statement_seconds: float = 30.0
    away_seconds: float = 2.0


KEPT_OPEN = 5
"""So many connections stay open when there is nothing to do."""
AWAY_PAUSE = 0.2
"""Seconds between two attempts to connect."""
MOST_TOLD = 300
"""How many changed tables one transaction tells other processes of. They find more by themselves at their heartbeat."""
_KEEPALIVE = {"tcp_keepalives_idle": "10", "tcp_keepalives_interval": "5", "tcp_keepalives_count": "2"}
"""So that the server releases the locks of a machine that has vanished after 20 seconds."""
_TELL = text("SELECT pg_notify(:channel, :said)")
_AWAY = ("08", "57P")
"""Prefixes of SQLSTATEs: connection failure; the server is shutting down or starting."""


class ServerConnection:
    """A connection to a server during one transaction."""

    dialect_name = "postgresql"

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection
        self.touched: set[int] = set()

    def touch(self, table_id: int) -> None:
        """Others are told of this table with the commit."""
        self.touched.add(table_id)

    async def records(self, record: type[R], statement: Statement, values: Values, **known: int) -> list[R]:
        """The rows of the statement, as records. Raises Unreadable if one cannot be read."""
        rows = await self._mapped(statement, values)
        work = lambda: [record_of(record, row, known) for row in rows]
        return await asyncio.to_thread(work) if statement.long else work()

    async def readable(
        self, record: type[R], statement: Statement, values: Values, left_out: LeftOut = tell
    ) -> list[R]:
        """Like `records`, but only those that can be read."""
        rows = await self._mapped(statement, values)
        work = lambda: readable_of(record, rows, left_out)
        return await asyncio.to_thread(work) if statement.long else work()

    async def value(self, statement: Statement, values: Values) -> Any:
        """The first value of the first row; None if there is no row."""
        return (await self.execute(statement.for_postgresql, values)).scalar()

    async def change(self, statement: Statement, values: Values) -> int:
        """Run a statement that changes rows. Returns how many."""
        result = await steady(self._connection.execute(statement.for_postgresql, values))
        return result.rowcount

    async def change_each(self, statement: Statement, several: Sequence[Values]) -> None:
        """Run the statement once for each of these."""
        if rows := list(several):  # without any, SQLAlchemy would execute it once without parameters
            await self.execute(statement.for_postgresql, rows)

    async def execute(self, statement: Executable, parameters: Any = None) -> Result[Any]:
        """Execute any statement. The rows are fetched."""
        return await steady(self._connection.execute(statement, parameters))

    async def _mapped(self, statement: Statement, values: Values) -> list[dict[str, Any]]:
        """The rows by column. SQLAlchemy's column names have a type of their own."""
        found = await self.execute(statement.for_postgresql, values)
        return [{str(name): value for name, value in row.items()} for row in found.mappings()]

    async def exec_driver_sql(self, statement: str) -> Result[Any]:
        """Execute a statement as text."""
        return await steady(self._connection.exec_driver_sql(statement))


class Server:
    """A database on a server."""

    def __init__(self, url: URL, busy_seconds: float, pool: Pool) -> None:
        self._patience = min(pool.away_seconds, busy_seconds)
        settings = {
            "lock_timeout": str(int(busy_seconds * 1000)),
            "statement_timeout": str(int(pool.statement_seconds * 1000)),
        }
        kept = min(KEPT_OPEN, pool.connections)
        try:
            self.engine = create_async_engine(
                url,
                hide_parameters=True,
                pool_pre_ping=True,
                pool_timeout=busy_seconds,
                pool_size=kept,
                max_overflow=pool.connections + 1 - kept,
                connect_args={"server_settings": settings | _KEEPALIVE},
            )
        except ModuleNotFoundError as error:
            raise StoreError(f"PostgreSQL's driver {error.name} is not installed: run `make install`") from error
        self.locks = SessionLocks(self.engine)
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
        return self._begun(isolation_level="REPEATABLE READ")

    def transaction(self, _line: str) -> AbstractAsyncContextManager[Connection]:
        """Committed at the end, rolled back on any exception."""
        return self._begun()

    @asynccontextmanager
    async def _begun(self, **options: Any) -> AsyncIterator[Connection]:
        connection = self.engine.connect()
        try:
            await self.reach(lambda: steady(connection.start()))
            if options:
                await connection.execution_options(**options)
            await steady(connection.begin())
            begun = ServerConnection(connection)
            yield begun
            if begun.touched:
                said = " ".join([self._speaker, *map(str, sorted(begun.touched)[:MOST_TOLD])])
                await steady(connection.execute(_TELL, {"channel": CHANNEL, "said": said}))
            await steady(connection.commit())
        finally:
            if connection.sync_connection is not None:
                await steady(connection.close())  # rolls back what was not committed

    async def reach(self, connect: Callable[[], Awaitable[object]]) -> None:
        """Connect. If the server is away, retry for a while, as nothing is done yet. Raises StoreAway after that."""
        loop = asyncio.get_running_loop()
        until = loop.time() + self._patience
        while True:
            try:
                await connect()
            except Exception as error:
                if not is_away(error):
                    raise
                if loop.time() >= until:
                    raise StoreAway(str(error)) from error
            else:
                return
            await asyncio.sleep(AWAY_PAUSE)

    async def close(self) -> None:
        """Close all connections."""
        await self.locks.close()
        await self.engine.dispose()


def is_away(error: Exception) -> bool:
    """Whether the server is unreachable. While it connects, the driver raises its own errors (an OSError, or an error
    with an SQLSTATE); later SQLAlchemy wraps them."""
    if isinstance(error, DBAPIError):
        return error.connection_invalidated or str(getattr(error.orig, "sqlstate", "")).startswith(_AWAY)
    return isinstance(error, OSError) or str(getattr(error, "sqlstate", "")).startswith(_AWAY)
