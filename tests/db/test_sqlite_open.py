"""Opening an SQLite file that is none."""

from __future__ import annotations

import sqlite3
import threading
from pathlib import Path

import pytest
from sqlalchemy.engine import make_url

from db.sqlite import SqliteConnection


@pytest.mark.parametrize("writes", [False, True])
async def test_a_file_that_cannot_be_opened_leaves_no_thread_behind(tmp_path: Path, writes: bool) -> None:
    """A thread that ends later finds the event loop closed, and writes a traceback after the error was told."""
    file = tmp_path / "orrery.db"
    file.write_bytes(b"this is no database" * 1000)
    connection = SqliteConnection(make_url(f"sqlite:///{file}"), 1.0, writes=writes)
    for _ in range(3):
        before = set(threading.enumerate())
        with pytest.raises(sqlite3.DatabaseError):
            await connection.begin()
        assert set(threading.enumerate()) <= before
    await connection.close()
