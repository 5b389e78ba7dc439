"""A database file that is deleted, replaced or emptied under the running program, or missing at a start."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from db import backup
from db.errors import DatabaseInUse, StoreLost
from db.presence import traces
from db.store import Store

NOW = datetime(2026, 11, 1, 12, tzinfo=UTC)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "data" / "orrery.sqlite3"


async def opened(file: Path) -> Store:
    return await Store.open(f"sqlite:///{file}", name="orrery")


@pytest.fixture
async def store(file: Path) -> AsyncIterator[Store]:
    store = await opened(file)
    yield store
    await store.close()


def delete(file: Path) -> None:
    file.unlink()


def delete_all(file: Path) -> None:
    shutil.rmtree(file.parent)


def empty(file: Path) -> None:
    with file.open("r+b") as open_file:
        open_file.truncate(0)


def replace(file: Path) -> None:
    other = file.with_name("other")
    shutil.copyfile(file, other)
    other.rename(file)


DAMAGE = pytest.mark.parametrize("damage", [delete, delete_all, empty, replace])
LOSS = pytest.mark.parametrize("loss", [delete, empty])


async def write(store: Store) -> None:
    async with store.transaction() as tx:
        await tx.notes.put("a", "b")


@DAMAGE
async def test_a_lost_file_is_noticed_and_takes_no_change(
    store: Store, file: Path, damage: Callable[[Path], None]
) -> None:
    await write(store)
    assert store.lost is None
    await store.examine()
    damage(file)
    assert store.lost is not None
    assert str(file) in store.lost
    with pytest.raises(StoreLost):
        await store.examine()
    with pytest.raises(StoreLost):
        await write(store)
    with pytest.raises(StoreLost):
        async with store.reading() as tx:
            await tx.notes.get("a")
    if damage in (delete, delete_all):
        assert not file.exists(), "no new database is made in silence"


async def test_a_file_that_comes_back_is_used_again(store: Store, file: Path) -> None:
    file.rename(file.with_name("moved"))
    with pytest.raises(StoreLost):
        await write(store)
    file.with_name("moved").rename(file)
    await store.examine()
    await write(store)


async def test_a_file_that_lost_its_tables_is_noticed(store: Store, file: Path) -> None:
    with closing(sqlite3.connect(file)) as other:
        other.execute("DROP TABLE timers")
    with pytest.raises(StoreLost, match="timers"):
        await store.examine()


@LOSS
async def test_a_start_on_a_missing_or_emptied_file_is_refused(file: Path, loss: Callable[[Path], None]) -> None:
    store = await opened(file)
    await write(store)
    await store.close()
    loss(file)
    for name in ("orrery", None):
        with pytest.raises(StoreLost, match=r"orrery\.sqlite3\.orrery\.lock.*make anew"):
            await Store.open(f"sqlite:///{file}", name=name)
    assert not file.exists() or file.stat().st_size == 0


async def test_a_backup_in_the_folder_above_tells_too(file: Path) -> None:
    store = await opened(file)
    await store.close()
    made = backup.save(file, file.parents[1] / "backups", NOW)
    shutil.rmtree(file.parent)
    with pytest.raises(StoreLost, match=made.name):
        await opened(file)
    assert not file.exists()
    await backup.restore(made, file, NOW)
    await (await opened(file)).close()


async def test_a_first_start_that_was_broken_off_is_no_trace(file: Path) -> None:
    file.parent.mkdir()
    file.with_name("orrery.sqlite3.orrery.lock").write_bytes(b"123")
    assert traces(file) == []
    await (await opened(file)).close()


@LOSS
async def test_one_begins_anew_on_purpose(file: Path, loss: Callable[[Path], None]) -> None:
    store = await opened(file)
    await write(store)
    with pytest.raises(DatabaseInUse):
        await backup.begin_anew(file, NOW)
    await store.close()
    loss(file)
    await backup.begin_anew(file, NOW)
    anew = await opened(file)
    async with anew.reading() as tx:
        assert await tx.notes.get("a") is None
    await anew.close()


async def test_what_is_there_is_kept_when_one_begins_anew(file: Path) -> None:
    store = await opened(file)
    await write(store)
    await store.close()
    kept = await backup.begin_anew(file, NOW)
    assert kept is not None
    old = await Store.open(f"sqlite:///{kept}")
    async with old.reading() as tx:
        assert await tx.notes.get("a") == "b"
    await old.close()
