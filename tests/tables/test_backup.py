"""Backups of an installation in use, made and put back by the commands of `make backup` and `make restore`."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import sys
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from db import backup
from db.errors import StoreError, StoreTooNew
from db.store import Store
from tables.delivery import DeliveryWorker
from tables.records import Place
from tests.databases import sqlite_only
from tests.tables.club import ANN, BO, Club, Time
from tests.tables.sender import FakeSender
from tests.toy.lanterns import Lanterns

pytestmark = sqlite_only

SCRIPT = Path(__file__).parents[2] / "scripts" / "backup.py"
NOW = datetime(2026, 11, 30, 3, 15, tzinfo=UTC)


async def run(folder: Path, *words: str) -> tuple[int, str]:
    """The script in this installation: its status and what it says."""
    kept = {name: value for name, value in os.environ.items() if name != "DATABASE_URL"}
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, str(SCRIPT), *words),
        cwd=folder,
        env=kept,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    said, _ = await process.communicate()
    assert process.returncode is not None
    return process.returncode, said.decode()


async def saved(folder: Path) -> Path:
    """Make a backup of this installation."""
    status, said = await run(folder, "save", "--keep", "7")
    assert status == 0, said
    (made,) = backup.saved(folder / "backups")
    assert f"backups/{made.name}" in said
    return made


async def keep_busy(club: Club, table_id: int, stop: asyncio.Event) -> int:
    """Ann cannot make up her mind at another table; returns how often she answered."""
    count = 0
    while not stop.is_set():
        count += 1
        await club.play_first(table_id, ANN)
        await club.tables.play.undo(table_id, ANN.id)
    return count


async def open_club(folder: Path, time: Time, first_seed: int) -> Club:
    """The service on the database of an installation."""
    url = f"sqlite+aiosqlite:///{folder / 'data' / 'orrery.sqlite3'}"
    return Club(await Store.open(url, busy_seconds=30, name="orrery"), time, Lanterns(), first_seed)


async def test_games_go_on_from_a_backup_of_a_busy_database_and_nothing_is_posted_twice(tmp_path: Path, time: Time):
    here, there = tmp_path / "here", tmp_path / "there"
    (here / "data").mkdir(parents=True)
    sender = FakeSender()
    club = await open_club(here, time, 1)
    delivery = DeliveryWorker(club.tables, sender, linger=0)
    table, other = await club.running(), await club.running(Place(10, 101))
    delivery.kick()
    await delivery.settle()

    # While the backup is made, others play, and two messages are under way that arrive later.
    await club.play_first(table.id, ANN)
    sender.way.clear()
    delivery.kick()
    await sender.has(2)
    stop = asyncio.Event()
    busy = asyncio.create_task(keep_busy(club, other.id, stop))
    made = await saved(here)
    stop.set()
    assert await busy > 0
    sender.way.set()
    await delivery.settle()
    await delivery.close()
    await club.play_first(table.id, BO)
    shown = [item for item in sender.posts if item.table_id == table.id]

    # A copy of the folder as it is, journal included; the bot of the original goes on.
    shutil.copytree(here, there)
    status, said = await run(here, "restore", str(made))
    assert (status, "Stop the bot first" in said) == (2, True), "it works on the database"
    status, said = await run(there, "restore", str(there / "backups" / made.name))
    assert status == 0, said
    await club.tables.close_down()
    await club.store.close()
    assert sorted(path.name for path in (there / "data").glob("orrery.sqlite3-*")) == []
    with closing(sqlite3.connect(there / "data" / "orrery.sqlite3")) as file:
        assert file.execute("PRAGMA integrity_check").fetchone() == ("ok",)

    restored = await open_club(there, time, 10_000)
    delivery = DeliveryWorker(restored.tables, sender, linger=0)
    assert {row.state for row in (await restored.outbox(table.id)).values()} >= {"sending"}
    delivery.kick()
    await delivery.settle()
    assert [item for item in sender.posts if item.table_id == table.id] == shown
    assert {row.state for row in (await restored.outbox(table.id)).values()} == {"done"}
    assert (await restored.tables.queries.info(table.id)).owed == (1,), "Bo's answer came after the backup"
    await restored.to_the_end(table.id)
    assert (await restored.tables.queries.verify(table.id)).good
    await delivery.close()
    await restored.tables.close_down()
    await restored.store.close()


def database(path: Path, moves: int = 1, newest: int = 1) -> sqlite3.Connection:
    """A database in use, with moves that are still in its journal."""
    path.parent.mkdir(parents=True, exist_ok=True)
    file = sqlite3.connect(path)
    file.executescript(
        f"PRAGMA journal_mode=WAL; CREATE TABLE migrations (number INTEGER); INSERT INTO migrations VALUES ({newest});"
        "CREATE TABLE moves (n INTEGER)"
    )
    file.executemany("INSERT INTO moves VALUES (?)", [(n,) for n in range(moves)])
    file.commit()
    return file


def moves(path: Path) -> int:
    with closing(sqlite3.connect(path)) as file:
        return int(file.execute("SELECT count(*) FROM moves").fetchone()[0])


def test_a_backup_lacks_the_moves_that_are_still_in_the_journal(tmp_path: Path):
    own = tmp_path / "data" / "solenia"
    own.mkdir(parents=True)
    (own / "deliveries.json").write_text("[]")
    with closing(database(tmp_path / "data" / "orrery.sqlite3", 3)):
        made = backup.save(tmp_path / "data" / "orrery.sqlite3", tmp_path / "backups", NOW, [own])
        (made / "components" / "solenia" / "deliveries.json").read_text()
        assert sorted(path.name for path in made.iterdir()) == ["components", "orrery.sqlite3"]
    assert moves(made / "orrery.sqlite3") == 3


def test_only_the_newest_backups_are_kept_and_nothing_else_is_deleted(tmp_path: Path):
    folder = tmp_path / "backups"
    with closing(database(tmp_path / "orrery.sqlite3")):
        made = [backup.save(tmp_path / "orrery.sqlite3", folder, NOW + timedelta(days=n)) for n in range(4)]
    (folder / "mine").mkdir()
    assert backup.forget(folder, 2) == made[:2]
    assert backup.saved(folder) == made[2:]
    assert (folder / "mine").is_dir()


async def test_a_restored_database_takes_the_place_of_a_damaged_one_which_is_kept(tmp_path: Path):
    path = tmp_path / "data" / "orrery.sqlite3"
    with closing(database(path, 2)):
        made = backup.save(path, tmp_path / "backups", NOW)
    path.write_bytes(b"no database at all")
    replaced = await backup.restore(made, path, NOW)
    assert moves(path) == 2
    assert replaced is not None
    assert replaced.read_bytes() == b"no database at all"


async def test_a_database_that_was_put_aside_comes_back_with_its_journal(tmp_path: Path):
    """As after a kill or a power failure: the newest moves are in the journal alone."""
    path, kept = tmp_path / "data" / "orrery.sqlite3", tmp_path / "data" / "orrery.sqlite3.replaced-20261130-031500"
    with closing(database(path, 3)):
        for ending in ("", "-wal"):
            kept.with_name(f"{kept.name}{ending}").write_bytes(path.with_name(f"{path.name}{ending}").read_bytes())
    assert kept.with_name(f"{kept.name}-wal").stat().st_size > 0
    await backup.restore(kept, path, NOW)
    assert moves(path) == 3


async def test_a_damaged_database_is_not_backed_up_and_that_is_said(tmp_path: Path):
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "orrery.sqlite3").write_bytes(b"no database at all" * 400)
    status, said = await run(tmp_path, "save")
    assert (status, "cannot be copied" in said) == (2, True)
    assert list((tmp_path / "backups").glob("*")) == []


@pytest.mark.parametrize("harm", ["missing", "garbage", "cut", "foreign", "newer"])
async def test_a_backup_that_is_not_sound_replaces_the_database(tmp_path: Path, harm: str):
    path, made = tmp_path / "data" / "orrery.sqlite3", tmp_path / "backup.sqlite3"
    database(path, 2).close()
    if harm == "garbage":
        made.write_bytes(b"\x00" * 5000)
    elif harm == "cut":
        database(made, 5000).close()
        os.truncate(made, made.stat().st_size // 2)
    elif harm == "foreign":
        with closing(sqlite3.connect(made)) as file:
            file.executescript("CREATE TABLE other (n INTEGER)")
    elif harm == "newer":
        database(made, newest=10_000).close()
    with pytest.raises(StoreTooNew if harm == "newer" else StoreError):
        await backup.restore(made, path, NOW)
    assert moves(path) == 2
    assert [found.name for found in path.parent.glob("*.replaced*")] == []


async def test_a_database_that_is_not_there_is_backed_up_as_an_empty_one(tmp_path: Path):
    status, said = await run(tmp_path, "save")
    assert (status, "there is no database" in said) == (2, True)
    assert not (tmp_path / "data").exists()
