"""A database guard: of several processes with the same name only one works on a database. A second is refused while the
first runs. Where there are names for several processes, each takes the first that is free.

The lock belongs to the operating system (a lock on a file beside SQLite's) or to PostgreSQL (`db.locks`). So it is
released when the process that held it ends, for whatever reason.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import BinaryIO, Protocol

from db.errors import DatabaseInUse
from db.locks import Locks
from db.presence import KEPT


class Guard(Protocol):
    """Holds a database for one process."""

    @property
    def name(self) -> str | None:
        """The name under which it is held. None: it is not."""

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
        self.name = name
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
    """For PostgreSQL: the first free of some locks, each of which is for one process."""

    def __init__(self, locks: Locks, names: Sequence[str]) -> None:
        self._locks = locks
        self._names = names
        self.name: str | None = None

    async def hold(self) -> None:
        """Take the first free lock, or the same one again if the connection was lost meanwhile."""
        if self.name is not None:
            await self._locks.check()
            if self._locks.holds(self.name):
                return
        for name in self._names if self.name is None else (self.name,):
            if await self._locks.take(name):
                self.name = name
                return
        raise DatabaseInUse("another process" if len(self._names) == 1 else f"{len(self._names)} other processes")

    def settle(self) -> None:
        """A server keeps its own account."""

    async def release(self) -> None:
        """Release the lock."""
        if self.name is not None:
            await self._locks.release(self.name)
            self.name = None


class NoGuard:
    """For a database in memory, which nobody else can reach."""

    def __init__(self, name: str) -> None:
        self.name = name

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
