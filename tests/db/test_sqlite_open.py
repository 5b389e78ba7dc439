"""Opening an SQLite file that is none."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from pathlib import Path

import pytest
from sqlalchemy.engine import make_url

from db.sqlite import SqliteConnection

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
