"""A database guard: of several processes with the same name only one works on a database. A second is refused while the
first runs.

The lock belongs to the operating system (a lock on a file beside SQLite's) or to PostgreSQL (an advisory lock of a
session). So it is released when the process that held it ends, for whatever reason.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import BinaryIO, Protocol

from sqlalchemy import text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from db.errors import DatabaseInUse
from db.presence import KEPT


class Guard(Protocol):
    """Holds a database for one process."""

    async def hold(self) -> None:
        """Take the lock, or take it again if it was lost. Raises DatabaseInUse if another process has it."""

    def settle(self) -> None:
        """Note that the database was opened."""

    async def release(self) -> None:
        """Release the lock."""


class FileGuard:
    """For SQLite: a lock on `<database>.<name>.lock`, a file that holds the id of the process and, below it, whether it
    has opened the database: so the next start knows that there was one (`db.presence`)."""

    def __init__(self, database: Path, name: str) -> None:
        self._path = database.with_name(f"{database.name}.{name}.lock")
        self._file: BinaryIO | None = None

    async def hold(self) -> None:
        """Take the lock. It cannot be lost."""
        if self._file is not None:
            return
        file = self._path.open("a+b")
        if not _locked(file):
            file.seek(0)
            holder = file.read(20).decode("ascii", "replace").partition("\n")[0].strip()
            file.close()
            raise DatabaseInUse(f"process {holder}" if holder else "another process")
        file.truncate(0)
        file.write(str(os.getpid()).encode())
        file.flush()
        self._file = file

    def settle(self) -> None:
        """Note that the database was opened."""
        if self._file is not None:
            self._file.write(b"\n" + KEPT)
            self._file.flush()

    async def release(self) -> None:
        """Release the lock. The file stays, because a waiting process may already have it open."""
        if self._file is not None:
            self._file.close()
            self._file = None


class SessionGuard:
    """For PostgreSQL: an advisory lock of a connection that is kept open for it."""

    def __init__(self, engine: AsyncEngine, name: str) -> None:
        self._engine = engine
        self._key = int.from_bytes(sha256(f"orrery:{name}".encode()).digest()[:8], signed=True)
        self._connection: AsyncConnection | None = None

    async def hold(self) -> None:
        """Take the lock, or take it again if the connection was lost meanwhile."""
        if self._connection is not None:
            try:
                await self._connection.execute(text("SELECT 1"))
            except DBAPIError:
                await self.release()
            else:
                return
        connection = await self._engine.connect()
        await connection.execution_options(isolation_level="AUTOCOMMIT")
        taken = await connection.execute(text("SELECT pg_try_advisory_lock(:key)"), {"key": self._key})
        if not taken.scalar_one():
            await connection.close()
            raise DatabaseInUse("another process")
        self._connection = connection

    def settle(self) -> None:
        """A server keeps its own account."""

    async def release(self) -> None:
        """Close the connection, and with it the lock."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(DBAPIError):
                await connection.invalidate()
            await connection.close()


class NoGuard:
    """For a database in memory, which nobody else can reach."""

    async def hold(self) -> None:
        """There is no lock to take."""

    def settle(self) -> None:
        """There is no lock to write into."""

    async def release(self) -> None:
        """There is no lock to release."""


if sys.platform == "win32":
    import msvcrt

    def _locked(file: BinaryIO) -> bool:
        try:
            file.seek(1 << 20)  # beyond what is written: on Windows nobody can read a locked part
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _locked(file: BinaryIO) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
