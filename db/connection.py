"""A connection that is never left in the middle of a statement.

A statement of SQLite runs in a thread. If its task is cancelled meanwhile (a timeout, a shutdown), nobody knows whether
it took effect, and a `BEGIN IMMEDIATE` that succeeds unseen would keep the database locked. So a cancellation waits
until the statement has ended; then the transaction is rolled back in good order.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import Any, TypeVar

from sqlalchemy import CursorResult, Executable
from sqlalchemy.engine import Dialect
from sqlalchemy.ext.asyncio import AsyncConnection

from db.sqlite import WRITES, ReadyConnection

T = TypeVar("T")


async def steady(work: Awaitable[T]) -> T:
    """Await `work` to its end; a cancellation that comes meanwhile is raised afterwards."""
    task = asyncio.ensure_future(work)
    cancelled: asyncio.CancelledError | None = None
    while not task.done():
        try:
            await asyncio.wait((task,))
        except asyncio.CancelledError as error:
            cancelled = error
    if cancelled is not None:
        if not task.cancelled():
            task.exception()  # looked at, so that it is not reported as forgotten
        raise cancelled
    return task.result()


async def begin(connection: AsyncConnection, *, writes: bool) -> None:
    """Begin a transaction on a connection that is there."""
    await connection.execution_options(**{WRITES: writes})
    await connection.begin()


class Connection:
    """What the rows' classes use of a connection whose transaction has begun."""

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection
        assert connection.sync_connection is not None
        self.driver = connection.sync_connection.connection.driver_connection

    @property
    def dialect(self) -> Dialect:
        """The database's dialect."""
        return self._connection.dialect

    async def execute(self, statement: Executable, parameters: Any = None) -> CursorResult[Any]:
        """Run a statement; the rows are fetched."""
        return await self._to_its_end(self._connection.execute(statement, parameters))

    async def exec_driver_sql(self, statement: str) -> CursorResult[Any]:
        """Run a statement as it is written."""
        return await self._to_its_end(self._connection.exec_driver_sql(statement))

    async def _to_its_end(self, work: Awaitable[T]) -> T:
        if isinstance(self.driver, ReadyConnection) and self.driver.ready:
            return await work  # without a pause in which it could be cancelled
        return await steady(work)
