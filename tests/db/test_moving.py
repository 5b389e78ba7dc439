"""A database moves from SQLite to PostgreSQL and back, with everything that is in it."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from msgspec.structs import replace
from sqlalchemy import Table, delete, insert, text

from db import schema
from db.connection import Connection
from db.errors import StoreError
from db.moving import TABLES, digested, move
from db.records import AuditRow
from db.store import Store
from tests.databases import POSTGRES
from tests.museum.entries import NAMES, unpacked

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = ROOT / "scripts" / "move_database.py"


Opened: TypeAlias = Callable[..., Awaitable[Store]]


@pytest.fixture
async def opened() -> AsyncIterator[Opened]:
    """Opens stores, which are closed after the test."""
    async with AsyncExitStack() as stack:

        async def open_store(url: str, **how: Any) -> Store:
            store = await Store.open(url, **how)
            stack.push_async_callback(store.close)
            return store

        yield open_store


@pytest.fixture
def old(tmp_path: Path) -> str:
    """A database with everything that is stored."""
    return f"sqlite:///{unpacked(NAMES[-1], tmp_path)}"


async def test_everything_moves_there_and_back(
    old: str, url: str, tmp_path: Path, opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("db.moving.AT_ONCE", 300)
    source, there, back = await opened(old), await opened(url), await opened(f"sqlite:///{tmp_path}/back.sqlite3")
    first, second = await move(source, there), await move(there, back)
    assert first == second
    filled = {each.table for each in first if each.rows}
    assert {"tables", "seats", "choices", "archives", "people", "timers", "outbox"} <= filled
    assert len({each.digest for each in first if each.rows}) == len(filled)
    async with source.reading() as tx, back.reading() as copy:
        numbers = await tx.games.numbers(0, 10_000)
        assert numbers
        for number in numbers:
            assert await tx.games.table(number) == await copy.games.table(number)
            assert await tx.games.seats(number) == await copy.games.seats(number)
            assert await tx.games.choices(number) == await copy.games.choices(number)
            assert await tx.post.of_table(number) == await copy.post.of_table(number)


async def test_numbers_that_were_given_are_not_given_again(old: str, url: str, opened: Opened) -> None:
    source, there = await opened(old), await opened(url)
    entry = AuditRow(at=datetime(2026, 11, 27, tzinfo=UTC), who=1, what="x")
    async with source.transaction() as tx:
        for _ in range(3):
            await tx.audit.add(entry)
        await tx.connection.execute(delete(schema.audit).where(schema.audit.c.id > 1))
        given = (await tx.connection.exec_driver_sql("SELECT seq FROM sqlite_sequence WHERE name = 'audit'")).scalar()
    await move(source, there)
    async with there.transaction() as tx:
        await tx.audit.add(entry)
        newest = (await tx.connection.execute(text("SELECT max(id) FROM audit"))).scalar_one()
        tables = (await tx.connection.execute(text("SELECT max(id) FROM tables"))).scalar_one()
        (row, *_) = [await tx.games.table(number) for number in await tx.games.numbers(0, tables + 1)]
    assert given is not None
    assert newest == given + 1
    async with there.transaction() as tx:
        fresh = await tx.games.add(replace(row, status="over"), [])
    assert fresh.id > tables


async def test_a_target_that_is_not_empty_is_refused_and_stays_as_it_is(old: str, url: str, opened: Opened) -> None:
    source, there = await opened(old), await opened(url)
    async with there.transaction() as tx:
        await tx.notes.put("mine", "kept")
    with pytest.raises(StoreError, match="not empty: it has rows in notes"):
        await move(source, there)
    async with there.reading() as tx:
        assert await tx.notes.get("mine") == "kept"
        assert await tx.games.last_number() == 0


async def test_a_copy_that_is_not_the_same_is_not_kept(
    old: str, url: str, opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    source, there = await opened(old), await opened(url)
    set_next = "db.moving._set_next"

    async def change(_there: Connection, here: Connection, table: Table) -> None:
        if table.name == "seats":
            await here.execute(text("UPDATE seats SET name = 'Somebody else' WHERE seat = 0"))

    monkeypatch.setattr(set_next, change)
    with pytest.raises(StoreError, match="the copy of seats is not the same"):
        await move(source, there)
    async with there.reading() as tx:
        assert await tx.games.last_number() == 0


async def test_the_digest_tells_of_every_value_and_not_of_the_order(tmp_path: Path, opened: Opened) -> None:
    (notes,) = [table for table in TABLES if table.name == "notes"]
    rows = [{"name": name, "value": "x"} for name in "abc"]
    digests = []
    for number, given in enumerate((rows, rows[::-1], [*rows[:2], {"name": "c", "value": "y"}])):
        store = await opened(f"sqlite:///{tmp_path}/{number}.sqlite3")
        async with store.transaction() as tx:
            for row in given:
                await tx.connection.execute(insert(notes), row)
            digests.append(await digested(tx.connection, notes))
    assert digests[0] == digests[1]
    assert digests[0].digest != digests[2].digest


def moved(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(SCRIPT), *arguments], check=False, cwd=ROOT, capture_output=True, text=True, timeout=500
    )


async def test_the_script_moves_and_refuses_while_a_bot_runs(
    old: str, url: str, tmp_path: Path, opened: Opened
) -> None:
    running = await opened(old, name="orrery")
    refused = await asyncio.to_thread(moved, "--from", old, url)
    assert (refused.returncode, "the bot runs" in refused.stderr) == (1, True), refused.stderr
    await running.close()
    itself = await asyncio.to_thread(moved, "--from", old, old)
    assert (itself.returncode, "the same database" in itself.stderr) == (1, True), itself.stderr
    done = await asyncio.to_thread(moved, "--from", old, url)
    assert done.returncode == 0, done.stderr
    assert "the same in both databases" in done.stdout
    again = await asyncio.to_thread(moved, "--from", old, url)
    assert (again.returncode, "not empty" in again.stderr) == (1, True)
    if POSTGRES is not None:
        member = await opened(url, places=("orrery-1", "orrery-2"))
        back = await asyncio.to_thread(moved, "--from", url, str(tmp_path / "back.sqlite3"))
        assert (back.returncode, "stop all of its processes" in back.stderr) == (1, True), back.stderr
        await member.close()
    back = await asyncio.to_thread(moved, "--from", url, str(tmp_path / "back.sqlite3"))
    assert back.returncode == 0, back.stderr
