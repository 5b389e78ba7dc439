"""Backups made as the README and docs/hosting.md describe, of an installation in use, and restored elsewhere."""

from __future__ import annotations

import asyncio
import re
import shlex
import shutil
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

import pytest

from db.store import Store
from tables.delivery import DeliveryWorker
from tables.records import Place
from tests.databases import sqlite_only
from tests.tables.club import ANN, BO, Club, Time
from tests.tables.sender import FakeSender
from tests.toy.lanterns import Lanterns

pytestmark = sqlite_only

TOP = Path(__file__).parents[2]


def documented() -> dict[str, tuple[str, str]]:
    """Every way to make a backup, by name: the commands as they are printed, and where the backup is then."""
    readme = (TOP / "README.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```sh\n([^`]*data/orrery\.sqlite3[^`]*)```", readme)
    hosting = (TOP / "docs" / "hosting.md").read_text(encoding="utf-8")
    (daily,) = re.findall(r"```sh\n(#!/bin/sh -e\n# /etc/cron\.daily[^`]*)```", hosting)
    ways = {("sqlite3" if block.startswith("sqlite3") else "python"): (block, "backup.sqlite3") for block in blocks}
    return ways | {"daily": (daily.replace("/srv/orrery", "."), "backups/*.sqlite3")}


async def backup(folder: Path, way: str) -> Path:
    """Make one in this installation."""
    commands, result = documented()[way]
    if "sqlite3 data" in commands and shutil.which("sqlite3") is None:
        pytest.skip("SQLite's own program is not installed")
    process = await asyncio.create_subprocess_exec(
        "bash", "-euo", "pipefail", "-c", commands, cwd=folder, stderr=asyncio.subprocess.PIPE
    )
    _, complaints = await process.communicate()
    assert (process.returncode, complaints) == (0, b"")
    (made,) = folder.glob(result)
    return made


def put_back(folder: Path, made: Path) -> None:
    """As hosting.md says, but for the service, which does not run here."""
    hosting = (TOP / "docs" / "hosting.md").read_text(encoding="utf-8")
    (steps,) = re.findall(r"```sh\nsystemctl stop orrery\n([^`]*)systemctl start orrery\n```", hosting)
    commands = steps.replace("backups/1.sqlite3", shlex.quote(str(made)))
    subprocess.run(["bash", "-euo", "pipefail", "-c", commands], cwd=folder, check=True)


async def keep_busy(club: Club, table_id: int, stop: asyncio.Event) -> int:
    """Ann cannot make up her mind at another table; returns how often she answered."""
    count = 0
    while not stop.is_set():
        count += 1
        await club.play_first(table_id, ANN)
        await club.tables.undo(table_id, ANN.id)
    return count


async def open_club(folder: Path, time: Time, first_seed: int) -> Club:
    """The service on the database of an installation."""
    url = f"sqlite+aiosqlite:///{folder / 'data' / 'orrery.sqlite3'}"
    return Club(await Store.open(url, busy_seconds=30, name="orrery"), time, Lanterns(), first_seed)


def test_the_documents_name_three_ways():
    assert sorted(documented()) == ["daily", "python", "sqlite3"]


@pytest.mark.parametrize("way", documented())
async def test_games_go_on_from_a_backup_of_a_busy_database_and_nothing_is_posted_twice(
    tmp_path: Path, time: Time, way: str
):
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
    made = await backup(here, way)
    stop.set()
    assert await busy > 0
    sender.way.set()
    await delivery.settle()
    await delivery.close()
    await club.play_first(table.id, BO)
    shown = [item for item in sender.posts if item.table_id == table.id]

    # A copy of the folder as it is, journal included; then the steps of the README.
    shutil.copytree(here, there)
    await club.tables.close_down()
    await club.store.close()
    put_back(there, made)
    assert sorted(path.name for path in (there / "data").glob("*.sqlite3-*")) == []
    with closing(sqlite3.connect(there / "data" / "orrery.sqlite3")) as file:
        assert file.execute("PRAGMA integrity_check").fetchone() == ("ok",)

    restored = await open_club(there, time, 10_000)
    delivery = DeliveryWorker(restored.tables, sender, linger=0)
    assert {row.state for row in (await restored.outbox(table.id)).values()} >= {"sending"}
    delivery.kick()
    await delivery.settle()
    assert [item for item in sender.posts if item.table_id == table.id] == shown
    assert {row.state for row in (await restored.outbox(table.id)).values()} == {"done"}
    assert (await restored.tables.info(table.id)).owed == (1,), "Bo's answer came after the backup"
    await restored.to_the_end(table.id)
    assert (await restored.tables.verify(table.id)).good
    await delivery.close()
    await restored.tables.close_down()
    await restored.store.close()
