"""Two processes with the same name never work on the same database."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from pathlib import Path

import pytest

from db.errors import DatabaseInUse
from db.store import Store
from tests.databases import POSTGRES, postgres_only

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
    assert (await asyncio.wait_for(other.stdout.readline(), 60)).strip() == b"held"
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
