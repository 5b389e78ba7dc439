"""What the row classes use of a database within a transaction, the same for every database."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Sequence
from contextlib import suppress
from typing import Any, Protocol, TypeVar

import msgspec
from sqlalchemy import Executable, Result

from db.reading import LeftOut, tell
from db.statements import Statement, Values

T = TypeVar("T")
R = TypeVar("R", bound=msgspec.Struct)
S = TypeVar("S", bound=msgspec.Struct)


class Connection(Protocol):
    """A connection during one transaction."""

    @property
    def dialect_name(self) -> str:
        """`sqlite` or `postgresql`."""

    def touch(self, table_id: int) -> None:
        """This transaction changes what a table shows: other processes on the database are told when it is
        committed."""

    async def records(self, record: type[R], statement: Statement, values: Values, **known: int) -> list[R]:
        """The rows that a statement finds, as records of this type. Columns without a field are ignored. Raises
        Unreadable if a value is not of its field's type. `known`: columns that are not in the rows and identify
        them."""

    async def joined(
        self, one: type[R], other: type[S], statement: Statement, values: Values
    ) -> tuple[list[R], list[S]]:
        """The rows that a join finds, as the records of each of its two tables."""

    async def readable(
        self, record: type[R], statement: Statement, values: Values, left_out: LeftOut = tell
    ) -> list[R]:
        """Like `records`, but only those that can be read. `left_out` is told of the others; by default they are
        logged."""

    async def value(self, statement: Statement, values: Values) -> Any:
        """The first value of the first row; None if there is no row."""

    async def change(self, statement: Statement, values: Values) -> int:
        """Run a statement that changes rows. Returns how many."""

    async def change_each(self, statement: Statement, several: Sequence[Values]) -> None:
        """Run the statement once for each of these."""

    async def execute(self, statement: Executable, parameters: Any = None) -> Result[Any]:
        """Execute any statement of SQLAlchemy Core. The rows are fetched."""

    async def exec_driver_sql(self, statement: str) -> Result[Any]:
        """Execute a statement as text."""


async def steady(work: Awaitable[T]) -> T:
    """Await `work` to its end. A cancellation during that time is raised afterwards.

    Work of a database in a thread or on a server cannot be stopped half-way: nobody would know whether it took effect,
    and a lock taken unnoticed would keep the database locked. So a cancellation waits until the work has ended; then
    the transaction is rolled back properly.
    """
    task = asyncio.ensure_future(work)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        while not task.done():
            with suppress(asyncio.CancelledError):
                await asyncio.wait((task,))
        if not task.cancelled():
            task.exception()  # retrieved, so that asyncio does not report it as never retrieved
        raise
