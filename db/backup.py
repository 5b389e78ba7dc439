"""Backups of a SQLite file: made while the bot runs, and put back while it is stopped.

A backup is a folder: `orrery.sqlite3`, an ordinary database file, and in `components/` the owner's component files,
with which games go on (docs/components.md).
"""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Iterable
from contextlib import closing
from datetime import datetime
from pathlib import Path

from db.errors import StoreError, StoreTooNew
from db.guard import FileGuard
from db.migrate import migrations

FILE = "orrery.sqlite3"
COMPONENTS = "components"
_STAMP = "%Y%m%d-%H%M%S"
_JOURNALS = ("", "-wal", "-shm")
"""The endings of the files that make up a database."""


def save(database: Path, folder: Path, now: datetime, components: Iterable[Path] = ()) -> Path:
    """Make a backup in a new folder within `folder`, which is returned. The bot goes on meanwhile, and the copy is of
    one moment. `components`: folders of component files. Raises StoreError if there is no database or the copy is not
    sound."""
    if not database.is_file():
        raise StoreError(f"there is no database {database}")
    made = folder / now.strftime(_STAMP)
    unfinished = made.with_name(f"{made.name}.unfinished")
    unfinished.mkdir(parents=True)
    try:
        # All pages in one step: a read transaction, which delays nobody in WAL mode. In several steps, the copy would
        # begin again with every move that is stored meanwhile.
        with closing(sqlite3.connect(database)) as source, closing(sqlite3.connect(unfinished / FILE)) as copy:
            source.backup(copy)
            copy.execute("PRAGMA journal_mode=DELETE")  # so that the backup is one file
        check(unfinished / FILE)
        for each in components:
            shutil.copytree(each, unfinished / COMPONENTS / each.name)
        _on_disk(unfinished / FILE)
        unfinished.rename(made)
    except sqlite3.Error as error:
        shutil.rmtree(unfinished)
        raise StoreError(f"{database} cannot be copied: {error}") from error
    except BaseException:
        shutil.rmtree(unfinished)
        raise
    return made


def saved(folder: Path) -> list[Path]:
    """The finished backups in this folder, oldest first."""
    return sorted(path for path in folder.glob("*") if _is_stamp(path.name) and (path / FILE).is_file())


def forget(folder: Path, keep: int) -> list[Path]:
    """Delete all backups but the newest ones. Returns those that were deleted."""
    old = saved(folder)[: -keep or None]
    for path in old:
        shutil.rmtree(path)
    return old


def check(file: Path) -> None:
    """Raises StoreError unless this is a sound database of Orrery, and StoreTooNew if a newer program wrote it."""
    try:
        with closing(_look_into(file)) as connection:
            (verdict,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
            (newest,) = connection.execute("SELECT max(number) FROM migrations").fetchone()
    except sqlite3.Error as error:
        raise StoreError(f"{file} is not a database of Orrery: {error}") from error
    if verdict != "ok":
        raise StoreError(f"{file} is damaged: {verdict}")
    known = len(migrations())
    if newest is not None and newest > known:
        raise StoreTooNew(f"{file} is at version {newest}, this program knows only up to {known}.")


def _look_into(file: Path) -> sqlite3.Connection:
    """To be read, with its journal if it has one."""
    return sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)


async def restore(backup: Path, database: Path, now: datetime) -> Path | None:
    """Put a backup (its folder, or a database file) in the place of the database. Returns where the replaced database
    is kept now; None if there was none. Raises DatabaseInUse if a bot works on it, StoreError if the backup is not
    sound; then nothing has changed."""
    source, guards = _sound(backup), _guards(database)
    try:
        for guard in guards:
            await guard.hold()
        return _replace(source, database, now)
    finally:
        for guard in guards:
            await guard.release()


async def begin_anew(database: Path, now: datetime) -> Path | None:
    """Put an empty database in the place of the present one, on purpose. Returns where the present one is kept now;
    None if there was none. Raises DatabaseInUse if a bot works on it; then nothing has changed."""
    guards = _guards(database)
    try:
        for guard in guards:
            await guard.hold()
        found = _put_aside(database, now)
        database.parent.mkdir(parents=True, exist_ok=True)
        with closing(sqlite3.connect(database)) as file:
            file.execute("PRAGMA user_version=1")  # so that it is a database, and not an empty file
        return found
    finally:
        for guard in guards:
            await guard.release()


def _put_aside(database: Path, now: datetime) -> Path | None:
    """Rename a database together with its journal: without that it would lack its newest moves."""
    replaced = database.with_name(f"{database.name}.replaced-{now.strftime(_STAMP)}")
    found = database.exists()
    for ending in _JOURNALS:
        old = database.with_name(f"{database.name}{ending}")
        if old.exists():
            old.rename(f"{replaced}{ending}")
    return replaced if found else None


def _sound(backup: Path) -> Path:
    """The database file of a backup. Raises StoreError if it is not sound."""
    source = backup / FILE if backup.is_dir() else backup
    if not source.is_file():
        raise StoreError(f"there is no backup {backup}")
    check(source)
    return source


def _guards(database: Path) -> list[FileGuard]:
    """The guards of all processes that have ever worked on this database."""
    locks = database.parent.glob(f"{database.name}.*.lock")
    return [FileGuard(database, path.name[len(database.name) + 1 : -len(".lock")]) for path in locks]


def _replace(source: Path, database: Path, now: datetime) -> Path | None:
    database.parent.mkdir(parents=True, exist_ok=True)
    incoming = database.with_name(f"{database.name}.incoming")
    incoming.unlink(missing_ok=True)
    with closing(_look_into(source)) as found, closing(sqlite3.connect(incoming)) as copy:
        found.backup(copy)  # with its journal, which a database that was put aside may have beside it
        copy.execute("PRAGMA journal_mode=DELETE")
    _on_disk(incoming)
    replaced = _put_aside(database, now)
    incoming.rename(database)
    return replaced


def _is_stamp(name: str) -> bool:
    try:
        datetime.strptime(name, _STAMP)  # noqa: DTZ007 - only whether it is one
    except ValueError:
        return False
    return True


def _on_disk(path: Path) -> None:
    """Wait until the file has reached the disk."""
    with path.open("rb+") as file:
        os.fsync(file.fileno())
