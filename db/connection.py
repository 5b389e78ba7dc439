"""What the rows' classes use of a database whose transaction has begun, whichever database it is."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Sequence
from contextlib import suppress
from typing import Any, Protocol, TypeVar

import msgspec
from sqlalchemy import Executable, Result

from db.statements import Statement, Values

T = TypeVar("T")
R = TypeVar("R", bound=msgspec.Struct)


class Connection(Protocol):
    """A connection during one transaction."""

    @property
    def dialect_name(self) -> str:
        """`sqlite` or `postgresql`."""

    async def records(self, record: type[R], statement: Statement, values: Values, **known: int) -> list[R]:
        """The rows that a statement finds, as records of this type; columns that it has no field for are left.
        Unreadable if a value is not of its field's type; `known` are columns that the rows do not hold and that say
        which ones they are."""

    async def readable(self, record: type[R], statement: Statement, values: Values) -> list[R]:
        """The same, of those that can be read. The log names the others."""

    async def value(self, statement: Statement, values: Values) -> Any:
        """The first value of the first row; None if there is no row."""

    async def change(self, statement: Statement, values: Values) -> int:
        """Run a statement that changes rows; returns how many."""

    async def change_each(self, statement: Statement, several: Sequence[Values]) -> None:
        """Run it once for each of these."""

    async def execute(self, statement: Executable, parameters: Any = None) -> Result[Any]:
        """Run any statement of SQLAlchemy Core; the rows are fetched."""

    async def exec_driver_sql(self, statement: str) -> Result[Any]:
        """Run a statement as it is written."""


async def steady(work: Awaitable[T]) -> T:
    """Await `work` to its end; a cancellation that comes meanwhile is raised afterwards.

    What a database does elsewhere (in a thread, on a server) cannot be stopped half-way: nobody would know whether it
    took effect, and a lock that is taken unseen would keep the database locked. So a cancellation waits until it has
    ended; then the transaction is rolled back in good order.
    """
    task = asyncio.ensure_future(work)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        while not task.done():
            with suppress(asyncio.CancelledError):
                await asyncio.wait((task,))
        if not task.cancelled():
            task.exception()  # looked at, so that it is not reported as forgotten
        raise
