"""Changes of a SQLite file: one after the other, in turn, and as many as are waiting with one commit.

A commit waits for the disk, which takes longer than most changes. So while others wait, a change that has come to its
end is not committed at once: the next begins in the same transaction, behind a savepoint of its own, so that one that
fails takes nothing else with it. Nobody is told that a change is done before the commit that holds it.

Those who change things wait in lines, and the lines take turns. So however many people press, what is to be delivered
waits for one of them and not for all.
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
"""Changes in one commit: who came first waits for those behind too."""


class Writer(Connection, Protocol):
    """The connection of those who change things, which they use one after the other."""

    async def begin(self) -> None:
        """Begin a transaction, with the lock."""

    async def commit(self) -> None:
        """Commit it."""

    async def rollback(self) -> None:
        """Undo what is not committed; nothing happens if everything is."""

    def savepoint(self, statement: str) -> None:
        """Set a savepoint, release it or go back to it. StoreError if the transaction was lost."""

    async def close(self) -> None:
        """Close it."""


class Change:
    """Somebody who changes something: waits, is let in, leaves, and is told when it is stored."""

    def __init__(self) -> None:
        loop = asyncio.get_running_loop()
        self.let_in: asyncio.Future[Connection] = loop.create_future()
        self.leaves: asyncio.Future[bool] = loop.create_future()
        self.stored: asyncio.Future[None] = loop.create_future()

    def fails(self, error: BaseException) -> None:
        """Tell whoever waits for this."""
        waits_for: asyncio.Future[Any] = self.stored if self.let_in.done() else self.let_in
        if not waits_for.done():
            waits_for.set_exception(error)
            waits_for.exception()  # looked at: somebody who has given up meanwhile does not read it


class Writers:
    """Those who want to change the file. `patience`: seconds until one who waits is told that it takes too long."""

    def __init__(self, connection: Writer, patience: float) -> None:
        self._connection = connection
        self._patience = patience
        self._lines: OrderedDict[str, deque[Change]] = OrderedDict()
        self._task: asyncio.Task[None] | None = None

    @asynccontextmanager
    async def turn(self, line: str) -> AsyncIterator[Connection]:
        """Change something. Committed at the end, undone on any exception. StoreBusy if it takes too long to begin."""
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
        """Wait until nobody is inside, and close the connection."""
        if self._task is not None:
            await asyncio.wait((self._task,))
        await self._connection.close()

    # -- inside --------------------------------------------------------------------------------------------------

    async def _work(self) -> None:
        try:
            while (first := self._next()) is not None:
                await self._together(first)
        finally:
            self._task = None

    def _next(self) -> Change | None:
        """The first in the line whose turn it is, of those that have not given up."""
        for line in list(self._lines):
            waiting = self._lines[line]
            while waiting:
                change = waiting.popleft()
                if not change.let_in.done():
                    self._lines.move_to_end(line)
                    return change
        return None

    async def _together(self, first: Change) -> None:
        """One transaction: this change, and those that wait when it has come to its end."""
        inside = [first]
        try:
            await self._connection.begin()
            await self._serve(inside)
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

    async def _serve(self, inside: list[Change]) -> None:
        """Let them in one by one; `inside` keeps those whose changes are to be committed."""
        change: Change | None = inside[0]
        while change is not None:
            if not await self._visited(change):
                inside.remove(change)
                change.stored.set_result(None)
            change = self._next() if len(inside) < MOST_TOGETHER else None
            if change is not None:
                inside.append(change)

    async def _visited(self, change: Change) -> bool:
        """Let them in; whether there is something to be committed when they leave."""
        if change.let_in.done():  # given up while the transaction began
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
