"""Writers of a SQLite file: one after another, with one commit for those that wait at the same time.

A commit waits for the disk, which takes longer than most changes. So while others wait, a finished change is not
committed at once: the next one begins in the same transaction, with its own savepoint, so that a failing change takes
nothing else with it. A change is reported as done only after the commit that contains it.

Writers wait in queues, and the queues take turns. So however many people press buttons, a delivery waits for one of
them, not for all.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Protocol

from db.connection import Connection, steady
from db.errors import StoreBusy

MOST_TOGETHER = 16
"""The greatest number of changes in one commit: the first waits for those after it too."""


class Writer(Connection, Protocol):
    """The connection of the writers, which they use one after another."""

    async def begin(self) -> None:
        """Begin a transaction and take the lock."""

    async def commit(self) -> None:
        """Commit it."""

    async def rollback(self) -> None:
        """Roll back. Does nothing if everything is committed."""

    def savepoint(self, statement: str) -> None:
        """Set a savepoint, release it or go back to it. Raises StoreError if the transaction was lost."""

    async def close(self) -> None:
        """Close the connection."""


class Change:
    """One writer: waits, is admitted, finishes, and is told when its change is stored."""

    def __init__(self) -> None:
        loop = asyncio.get_running_loop()
        self.let_in: asyncio.Future[Connection] = loop.create_future()
        self.leaves: asyncio.Future[bool] = loop.create_future()
        self.stored: asyncio.Future[None] = loop.create_future()

    def fails(self, error: BaseException) -> None:
        """Fail the future that the writer waits for."""
        waits_for: asyncio.Future[Any] = self.stored if self.let_in.done() else self.let_in
        if not waits_for.done():
            waits_for.set_exception(error)
            waits_for.exception()  # retrieved: a writer that was cancelled does not read it


class Writers:
    """The writers of the file. `patience`: seconds until a waiting writer fails with StoreBusy."""

    def __init__(self, connection: Writer, patience: float) -> None:
        self._connection = connection
        self._patience = patience
        self._lines: OrderedDict[str, deque[Change]] = OrderedDict()
        self._task: asyncio.Task[None] | None = None

    @asynccontextmanager
    async def turn(self, line: str) -> AsyncIterator[Connection]:
        """Make a change. Committed at the end, rolled back on any exception. Raises StoreBusy if it takes too long to
        begin."""
        change = Change()
        self._lines.setdefault(line, deque()).append(change)
        if self._task is None:
            self._task = asyncio.create_task(self._work(), name="writers")
        try:
            async with asyncio.timeout(self._patience):
                connection = await change.let_in
        except BaseException as error:
            change.let_in.cancel()
            change.leaves.set_result(False)
            if isinstance(error, TimeoutError):
                raise StoreBusy("too many changes are waiting") from error
            raise
        try:
            yield connection
        except BaseException:
            change.leaves.set_result(False)
            await steady(_end_of(change))
            raise
        change.leaves.set_result(True)
        await steady(change.stored)

    async def close(self) -> None:
        """Wait until no writer is active, and close the connection."""
        if self._task is not None:
            await asyncio.wait((self._task,))
        await self._connection.close()

    # -- inside --------------------------------------------------------------------------------------------------

    async def _work(self) -> None:
        try:
            while (first := self._next()) is not None:
                await self._one_transaction(first)
        finally:
            self._task = None

    def _next(self) -> Change | None:
        """The first writer of the queue whose turn it is, without those that have given up."""
        for line in list(self._lines):
            waiting = self._lines[line]
            while waiting:
                change = waiting.popleft()
                if not change.let_in.done():
                    self._lines.move_to_end(line)
                    return change
        return None

    async def _one_transaction(self, first: Change) -> None:
        """One transaction: this change, and those that wait when it has finished."""
        inside = [first]
        try:
            await self._connection.begin()
            await self._admit_waiting(inside)
            await self._connection.commit()
        except BaseException as error:
            for change in inside:
                change.fails(error)
            if not isinstance(error, Exception):
                raise
        else:
            for change in inside:
                change.stored.set_result(None)
        finally:
            await self._connection.rollback()

    async def _admit_waiting(self, inside: list[Change]) -> None:
        """Admit the writers one by one. `inside` holds those whose changes are to be committed."""
        change: Change | None = inside[0]
        while change is not None:
            if not await self._admit(change):
                inside.remove(change)
                change.stored.set_result(None)
            change = self._next() if len(inside) < MOST_TOGETHER else None
            if change is not None:
                inside.append(change)

    async def _admit(self, change: Change) -> bool:
        """Admit one writer. Returns whether it left something to commit."""
        if change.let_in.done():  # cancelled while the transaction began
            return False
        self._connection.savepoint("SAVEPOINT one")
        change.let_in.set_result(self._connection)
        succeeded = await change.leaves
        if not succeeded:
            self._connection.savepoint("ROLLBACK TO one")
        self._connection.savepoint("RELEASE one")
        return succeeded


async def _end_of(change: Change) -> None:
    await asyncio.wait((change.stored,))
