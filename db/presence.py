"""Whether a SQLite file is still there: the one that was opened, not deleted, replaced or emptied under the running
program; and at a start, whether there was one where none is now.

SQLite itself would go on as if nothing had happened: an open file that was deleted can still be read and written, until
the process ends, and the next start would create a new one.
"""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from pathlib import Path

from db import schema
from db.errors import StoreLost

KEPT = b"kept"
"""What a lock says once the database was opened."""
A_START = 60.0
"""Seconds. A lock of older versions says nothing; if it is older than a start takes, there was a database."""


class Presence:
    """Watches one file."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._opened: tuple[int, int] | None = None

    def may_begin(self) -> None:
        """Raises StoreLost if there is no database, or an empty file, where there was one."""
        if _size(self._path) == 0 and (found := traces(self._path)):
            state = "is empty" if self._path.exists() else "is missing"
            raise StoreLost(
                f"{self._path} {state}, but there was a database: {', '.join(map(str, found))} tells of it. Put it "
                "back (`make restore` names the backups), or begin with an empty one on purpose: `make anew`."
            )

    def opened(self) -> None:
        """From now on it must stay the same file."""
        found = self._path.stat()
        self._opened = found.st_dev, found.st_ino

    def lost(self) -> str | None:
        """What has happened to the file since it was opened. None: it is there. Reads no more than its entry in the
        folder, so it can be asked before every change."""
        if self._opened is None:
            return None
        try:
            found = self._path.stat()
        except OSError:
            return f"{self._path} has been deleted"
        if (found.st_dev, found.st_ino) != self._opened:
            return f"{self._path} has been replaced by another file"
        return None if found.st_size else f"{self._path} has been emptied"

    def check(self) -> None:
        """Raises StoreLost if the file is not there any more."""
        if (problem := self.lost()) is not None:
            raise StoreLost(problem)

    def look_inside(self) -> None:
        """Raises StoreLost also if it has lost its tables. Opens the file anew, which takes a moment."""
        self.check()
        try:
            with closing(sqlite3.connect(f"{self._path.resolve().as_uri()}?mode=ro", uri=True)) as file:
                known = {name for (name,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        except sqlite3.OperationalError:  # locked, for example by somebody who makes a copy
            return
        except sqlite3.DatabaseError as error:
            raise StoreLost(f"{self._path} is damaged: {error}") from error
        if missing := sorted(set(schema.metadata.tables) - known):
            raise StoreLost(f"{self._path} has lost its tables {', '.join(missing)}")


def traces(path: Path) -> list[Path]:
    """The files that tell of a database at this path: locks of processes that worked on it, its journal, what a restore
    has kept of it, backups in the folder above."""
    locks = [lock for lock in path.parent.glob(f"{path.name}.*.lock") if _tells(lock)]
    journals = [journal for journal in (path.with_name(f"{path.name}-wal"),) if _size(journal)]
    replaced = [kept for kept in path.parent.glob(f"{path.name}.replaced-*") if kept.stat().st_size]
    backups = sorted(path.resolve().parent.parent.glob(f"backups/*/{path.name}"))[-1:]
    return [*locks, *journals, *sorted(replaced)[-1:], *backups]


def _tells(lock: Path) -> bool:
    try:
        content = lock.read_bytes()
        return KEPT in content or (bool(content) and time.time() - lock.stat().st_mtime > A_START)
    except OSError:
        return False


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except OSError:
        return 0
