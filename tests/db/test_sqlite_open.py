"""Opening an SQLite file that is none, and closing one that is in use."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy.engine import make_url

from db.errors import StoreError
from db.sqlite import SqliteConnection, SqliteFile

TRIES = 40
"""Each may or may not meet the moment in which the event loop is closed and the thread still has something to say."""


def test_a_file_that_cannot_be_opened_leaves_no_thread_that_finds_the_loop_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Such a thread would write a traceback after the error was told."""
    file = tmp_path / "orrery.db"
    file.write_bytes(b"this is no database" * 1000)
    failures: list[threading.ExceptHookArgs] = []
    monkeypatch.setattr(threading, "excepthook", failures.append)

    async def fail_to_begin() -> None:
        connection = SqliteConnection(make_url(f"sqlite:///{file}"), 1.0, writes=True)
        with pytest.raises(sqlite3.DatabaseError):
            await connection.begin()
        await connection.close()

    for _ in range(TRIES):
        before = threading.enumerate()
        asyncio.run(fail_to_begin())
        for thread in threading.enumerate():
            if thread not in before:
                thread.join()
    assert failures == []


async def test_who_reads_while_the_file_is_closed_leaves_no_thread(tmp_path: Path) -> None:
    """The program would wait for that thread for ever: it did not end after a SIGTERM."""
    before = set(threading.enumerate())
    file = SqliteFile(make_url(f"sqlite:///{tmp_path / 'orrery.db'}"), 1.0)
    async with file.reading() as reader:
        await file.close()
        assert (await reader.exec_driver_sql("SELECT 1")).scalar() == 1
    for thread in set(threading.enumerate()) - before:
        await asyncio.to_thread(thread.join, 5)
        assert not thread.is_alive()


async def test_nothing_begins_in_a_closed_file(tmp_path: Path) -> None:
    before = set(threading.enumerate())
    file = SqliteFile(make_url(f"sqlite:///{tmp_path / 'orrery.db'}"), 1.0)
    await file.close()
    for begin in (file.reading, partial(file.transaction, "people")):
        for _ in range(2):
            with pytest.raises(StoreError, match="closed"):
                async with begin():
                    pass
    assert set(threading.enumerate()) == before
