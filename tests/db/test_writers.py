"""Writers of an SQLite file take turns by queues, and those that wait at the same time share a commit."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator, Awaitable
from contextlib import AsyncExitStack
from typing import Any, cast

import aiosqlite
import pytest

from db import sqlite
from db.errors import StoreBusy, StoreError
from db.store import Store
from db.writers import MOST_TOGETHER
from tests.databases import sqlite_only

pytestmark = sqlite_only


@pytest.fixture
async def store(url: str, busy_seconds: float) -> AsyncIterator[Store]:
    store = await Store.open(url, busy_seconds=busy_seconds)
    yield store
    await store.close()


async def note(store: Store, name: str, line: str = "people") -> None:
    """A change that leaves a trace of its place in the order."""
    async with store.transaction(line) as tx:
        await tx.connection.exec_driver_sql(f"INSERT INTO notes VALUES ('{name}', 'x')")


async def noted(store: Store) -> list[str]:
    """The traces in the order in which they were left."""
    async with store.reading() as tx:
        return [name for (name,) in await tx.connection.exec_driver_sql("SELECT name FROM notes ORDER BY rowid")]


async def together(store: Store, *work: tuple[str, str]) -> list[BaseException | None]:
    """Names in lines, all waiting while somebody else is inside; what became of each."""
    async with store.transaction():
        tasks = [asyncio.create_task(note(store, name, line)) for name, line in work]
        await asyncio.sleep(0)
    return await asyncio.gather(*tasks, return_exceptions=True)


def count_commits(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Grows by one with every commit."""
    seen: list[int] = []
    commit = sqlite.SqliteConnection.commit

    async def counted(self):
        seen.append(1)
        await commit(self)

    monkeypatch.setattr(sqlite.SqliteConnection, "commit", counted)
    return seen


async def test_a_delivery_waits_for_one_who_presses_and_not_for_all(store: Store):
    presses = [(f"press {number}", "people") for number in range(40)]
    deliveries = [(f"delivery {number}", "deliveries") for number in range(3)]
    assert await together(store, *presses, *deliveries) == [None] * 43
    order = await noted(store)
    assert [order.index(name) for name, _ in deliveries] in ([0, 2, 4], [1, 3, 5])
    assert [name for name in order if name.startswith("press")] == [name for name, _ in presses]


async def test_a_change_does_not_wait_behind_those_who_read(store: Store):
    async with AsyncExitStack() as reading:
        for _ in range(15):  # all the connections there are for it
            tx = await reading.enter_async_context(store.reading())
            await tx.notes.get("x")
        await note(store, "changed")
    assert await noted(store) == ["changed"]


async def test_changes_that_wait_together_are_committed_together(store: Store, monkeypatch):
    commits = count_commits(monkeypatch)
    assert await together(store, *((str(number), "people") for number in range(40))) == [None] * 40
    assert len(commits) == -(-41 // MOST_TOGETHER)
    assert await noted(store) == [str(number) for number in range(40)]


async def test_a_change_that_fails_takes_nothing_else_with_it(store: Store):
    async def fail() -> None:
        async with store.transaction() as tx:
            await tx.connection.exec_driver_sql("INSERT INTO notes VALUES ('bad', 'x')")
            raise RuntimeError("changed my mind")

    async with store.transaction():
        tasks = [asyncio.create_task(work) for work in (note(store, "one"), fail(), note(store, "two"))]
        await asyncio.sleep(0)
    results = await asyncio.gather(*tasks, return_exceptions=True)
    assert [type(result) for result in results] == [type(None), RuntimeError, type(None)]
    assert await noted(store) == ["one", "two"]


async def test_nobody_is_told_that_a_change_is_stored_before_the_commit_that_holds_it(store: Store, monkeypatch):
    async def full(self: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(sqlite.SqliteConnection, "commit", full)
        async with asyncio.TaskGroup() as group:
            tasks = [group.create_task(swallowing(note(store, str(number)))) for number in range(3)]
    assert [type(task.result()) for task in tasks] == [StoreError] * 3
    assert await noted(store) == []
    await note(store, "later")
    assert await noted(store) == ["later"]


async def swallowing(work: Awaitable[None]) -> BaseException | None:
    """The error that it raised."""
    try:
        await work
    except Exception as error:
        return error
    return None


async def test_all_are_told_if_sqlite_ends_the_transaction_by_itself(store: Store):
    """As it does when the disk is full: whatever came before in the same transaction is lost too."""

    async def lose_it() -> None:
        async with store.transaction() as tx:
            await tx.connection.exec_driver_sql("ROLLBACK")

    tasks = [asyncio.create_task(swallowing(work)) for work in (note(store, "one"), lose_it())]
    assert [type(await task) for task in tasks] == [StoreError, StoreError]
    await note(store, "later")
    assert await noted(store) == ["later"]


async def test_who_gives_up_waiting_leaves_the_turn_to_others(store: Store):
    async with store.transaction():
        tasks = [asyncio.create_task(note(store, str(number))) for number in range(3)]
        await asyncio.sleep(0)
        tasks[0].cancel()
        tasks[1].cancel()
    results = await asyncio.gather(*tasks, return_exceptions=True)
    assert [type(result) for result in results] == [asyncio.CancelledError, asyncio.CancelledError, type(None)]
    assert await noted(store) == ["2"]


async def test_who_waits_too_long_is_told_so(url: str):
    store = await Store.open(url, busy_seconds=0.05)
    async with store.transaction() as tx:
        with pytest.raises(StoreBusy, match="too many"):
            await note(store, "late")
        await tx.connection.exec_driver_sql("INSERT INTO notes VALUES ('early', 'x')")
    assert await noted(store) == ["early"]
    await store.close()


async def test_only_the_commit_of_a_change_is_waited_for_in_a_thread(store: Store, monkeypatch):
    await noted(store)  # connects
    trips: list[str] = []
    send = aiosqlite.Connection._execute

    async def counted(self, work, *args, **named):
        trips.append(getattr(work, "__name__", "?"))
        return await send(self, work, *args, **named)

    monkeypatch.setattr(aiosqlite.Connection, "_execute", counted)
    async with store.transaction() as tx:
        for number in range(5):
            await tx.notes.put(str(number), "x")
    assert trips == ["commit"]
    async with store.reading() as tx:
        for number in range(5):
            assert await tx.notes.get(str(number)) == "x"
    assert len(trips) == 1


class Recovered:
    """A file that another process recovers: whoever does not wait for that is turned away."""

    def __init__(self, file: sqlite3.Connection) -> None:
        self._file = file
        self.waits_here: list[threading.Thread] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(self._file, name)

    def execute(self, statement: str, *values: Any) -> sqlite3.Cursor:
        """Run it."""
        patience = self._file.execute("PRAGMA busy_timeout").fetchone()[0]
        if statement.startswith("SELECT"):
            if patience == 0:
                busy = sqlite3.OperationalError("database is locked")
                busy.sqlite_errorcode = sqlite3.SQLITE_BUSY_RECOVERY
                raise busy
            self.waits_here.append(threading.current_thread())
        return self._file.execute(statement, *values)


async def test_a_file_that_cannot_be_read_for_a_moment_is_waited_for_where_nobody_else_waits(store: Store):
    await note(store, "before")
    async with store.reading() as tx:
        connection = cast(sqlite.SqliteConnection, tx.connection)
        await tx.notes.get("before")
        file = connection._opened = connection._driver._connection = cast(Any, Recovered(connection._file))
        assert await tx.notes.get("before") == "x"
        connection._opened = connection._driver._connection = file._file
        assert (await tx.connection.exec_driver_sql("PRAGMA busy_timeout")).scalar_one() == 0, "as before"
    assert [thread is threading.main_thread() for thread in file.waits_here] == [False]
