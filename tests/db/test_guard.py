"""Two processes with the same name never work on the same database."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sys
from collections.abc import Collection
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from db.errors import DatabaseInUse
from db.locks import SessionLocks
from db.store import Store
from tests.databases import POSTGRES, postgres_only, sqlite_only

ROOT = Path(__file__).parents[2]
HOLD = """
import asyncio, sys
from db.store import Store

async def hold() -> None:
    store = await Store.open(sys.argv[1], name="orrery")
    print("held", flush=True)
    await asyncio.sleep(600)
    await store.close()

asyncio.run(hold())
"""


def holder(process: int) -> str:
    """What is said of the process that holds the database: a file tells which, PostgreSQL does not."""
    return f"process {process}" if POSTGRES is None else "another process"


async def test_a_second_process_is_refused_until_the_first_is_gone_however_it_ended(url: str) -> None:
    other = await asyncio.create_subprocess_exec(
        sys.executable, "-c", HOLD, url, cwd=ROOT, stdout=asyncio.subprocess.PIPE
    )
    assert other.stdout is not None
    assert (await asyncio.wait_for(other.stdout.readline(), 300)).strip() == b"held"
    with pytest.raises(DatabaseInUse, match=holder(other.pid)):
        await Store.open(url, name="orrery")
    other.send_signal(signal.SIGKILL)
    await other.wait()
    store = await Store.open(url, name="orrery")
    await store.hold()
    await store.close()


async def test_the_lock_is_taken_before_the_schema_is_touched(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A newer program must not bring the schema up to date while the older one runs on it."""
    store = await Store.open(url, name="orrery")
    monkeypatch.setattr("db.store.migrate", None)
    with pytest.raises(DatabaseInUse, match=holder(os.getpid())):
        await Store.open(url, name="orrery")
    await store.close()


async def test_other_names_and_closed_stores_are_no_obstacle(url: str) -> None:
    first, other = await Store.open(url, name="orrery"), await Store.open(url, name="second")
    await first.close()
    again = await Store.open(url, name="orrery")
    for store in (again, other):
        await store.close()


async def test_a_tool_that_only_looks_needs_no_lock(url: str) -> None:
    store, tool = await Store.open(url, name="orrery"), await Store.open(url)
    await tool.hold()
    for each in (store, tool):
        await each.close()


async def test_a_database_in_memory_is_nobody_elses() -> None:
    stores = [await Store.open("sqlite://", name="orrery") for _ in range(2)]
    for store in stores:
        await store.close()


@postgres_only
async def test_a_lock_that_was_lost_with_its_connection_is_taken_again(url: str) -> None:
    store = await Store.open(url, name="orrery")
    await cut_connections(url)
    await store.hold()
    with pytest.raises(DatabaseInUse):
        await Store.open(url, name="orrery")
    await store.close()


@postgres_only
async def test_who_loses_the_lock_to_another_hears_of_it(url: str) -> None:
    first = await Store.open(url, name="orrery")
    await cut_connections(url)
    second = await Store.open(url, name="orrery")
    with pytest.raises(DatabaseInUse):
        await first.hold()
    for store in (first, second):
        await store.close()


async def cut_connections(url: str) -> None:
    """What a restart of the server does to everybody."""
    other = await Store.open(url)
    async with other.reading() as tx:
        await tx.connection.exec_driver_sql(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
    await other.close()


PLACES = ("orrery-1", "orrery-2")


@postgres_only
async def test_each_process_takes_the_first_free_place_and_a_third_waits_for_one(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("db.store.STAND_BY", 0.02)
    first, second = [await Store.open(url, places=PLACES) for _ in range(2)]
    assert (first.name, second.name) == PLACES
    waiting = asyncio.create_task(Store.open(url, places=PLACES))
    await asyncio.sleep(0.2)
    assert not waiting.done()
    await first.close()
    third = await asyncio.wait_for(waiting, 300)
    assert third.name == "orrery-1"
    for each in (second, third):
        await each.close()


@postgres_only
async def test_a_lock_is_held_by_one_process_until_it_is_released_or_the_process_ends(url: str) -> None:
    one, other = await Store.open(url), await Store.open(url)
    assert await one.take_lock("commands")
    assert not await one.take_lock("commands"), "not even twice by the same"
    assert not await other.take_lock("commands")
    await one.release_lock("commands")
    async with other.alone("commands") as mine:
        assert mine
        async with one.alone("commands") as taken:
            assert not taken
    assert await one.take_lock("commands")
    await one.close()
    assert await other.take_lock("commands")
    await other.close()


@postgres_only
async def test_whoever_is_cancelled_leaves_neither_a_lock_nor_a_connection_behind(url: str) -> None:
    """Whatever they waited for: a connection, the lock, or its release."""
    one, other = await Store.open(url), await Store.open(url)
    locks = one._database.locks
    assert isinstance(locks, SessionLocks)
    connect, opened = locks._connect, list[Any]()
    chance = random.Random(29)

    async def open_another() -> Any:
        opened.append(await connect())
        return opened[-1]

    locks._connect = open_another

    async def work() -> None:
        async with one.alone("commands"):
            await asyncio.sleep(0)

    for _ in range(60):
        working = [asyncio.create_task(work()) for _ in range(2)]
        for task in working:
            await asyncio.sleep(chance.uniform(0, 0.01))
            task.cancel()
        await asyncio.gather(*working, return_exceptions=True)
        assert not one.has_lock("commands")
        if chance.random() < 0.7:
            await locks.close()
            assert all(driver.is_closed() for driver in opened)
    assert opened
    assert await other.take_lock("commands")
    for each in (one, other):
        await each.close()


@postgres_only
async def test_a_place_lost_with_the_connection_is_taken_again_or_ends_the_process(url: str) -> None:
    one, tool = await Store.open(url, places=PLACES), await Store.open(url)
    one._database.locks.lost = lambda: None  # it does not notice before it looks
    await _cut_locks(tool)
    await one.hold()
    assert one.has_lock("orrery-1")
    await _cut_locks(tool)
    rival = await Store.open(url, places=PLACES)
    assert rival.name == "orrery-1"
    with pytest.raises(DatabaseInUse):
        await one.hold()
    for each in (one, rival, tool):
        await each.close()


@postgres_only
async def test_a_process_that_waits_takes_no_place_whose_holder_lost_only_its_connection(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """When all connections are cut, who waits might be quicker than who has the place, and both would serve it."""
    monkeypatch.setattr("db.store.STAND_BY", 0.02)
    one, tool = await Store.open(url, places=PLACES[:1]), await Store.open(url)
    waiting = asyncio.create_task(Store.open(url, places=PLACES[:1]))
    await asyncio.sleep(0.5)
    await cut_connections(url)
    async with asyncio.timeout(300):
        while not one.has_lock("orrery-1"):
            await asyncio.sleep(0.02)
    await asyncio.sleep(0.5)
    assert not waiting.done()
    await one.close()
    other = await asyncio.wait_for(waiting, 300)
    assert other.name == "orrery-1"
    for each in (other, tool):
        await each.close()


async def _cut_locks(tool: Store) -> None:
    """End every connection that holds an advisory lock."""
    here = "(SELECT oid FROM pg_database WHERE datname = current_database())"  # others test on this server as well
    cut = f"SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND database = {here}"
    async with tool.transaction() as tx:
        await tx.connection.exec_driver_sql(cut)
    await asyncio.sleep(0.2)


@postgres_only
async def test_others_are_told_of_a_changed_table_with_its_commit_and_not_before(url: str) -> None:
    one, other = await Store.open(url), await Store.open(url)
    told: list[list[int]] = []
    missed: list[bool] = []
    heard = asyncio.Event()

    def hear(changed: Collection[int]) -> None:
        told.append(list(changed))
        heard.set()

    for store in (one, other):
        await store.listen(hear, lambda: missed.append(True))
    with suppress(ZeroDivisionError):
        async with one.transaction() as tx:
            tx.connection.touch(3)
            raise ZeroDivisionError
    async with one.transaction() as tx:
        tx.connection.touch(7)
        tx.connection.touch(5)
    await asyncio.wait_for(heard.wait(), 300)
    await asyncio.sleep(0.1)
    assert told == [[5, 7]], "once, and not to the one that has changed them"
    await _cut(one)
    assert await other.take_lock("anything"), "over a new connection"
    assert missed == [True]
    for store in (one, other):
        await store.close()


async def _cut(tool: Store) -> None:
    """End every other connection."""
    others = "datname = current_database() AND pid <> pg_backend_pid()"
    cut = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others}"
    async with tool.transaction() as tx:
        await tx.connection.exec_driver_sql(cut)
    await asyncio.sleep(0.2)


@sqlite_only
async def test_a_file_is_used_by_one_process_whose_locks_are_its_own(url: str) -> None:
    store = await Store.open(url, name="orrery")
    async with store.alone("commands") as mine:
        assert mine
        assert not await store.take_lock("commands")
    assert await store.take_lock("commands")
    await store.close()
