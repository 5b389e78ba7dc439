"""Migrations expand first and contract one version later, so old and new processes work side by side."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from db.errors import StoreTooOld
from db.migrate import Migration, migrations
from db.store import Store
from tests.museum.entries import NAMES, unpacked
from tests.tables.club import ANN, BO, Club, Time
from tests.tables.sender import club_place
from tests.toy.lanterns import Lanterns

BEFORE = 38
"""The last migration from before this rule."""
ADDS = (
    r"CREATE TABLE \w+ \(.*\)",
    r"CREATE INDEX \w+ ON \w+ \(.*\)( WHERE .*)?",
    r"ALTER TABLE \w+ ADD COLUMN \w+ (TEXT|INTEGER|BIGINT|DOUBLE PRECISION|\$BYTES)( NOT NULL DEFAULT \S.*)?",
    r"UPDATE \w+ SET .*",
)
REMOVES = (r"ALTER TABLE \w+ (DROP|RENAME) COLUMN .*", r"DROP (TABLE|INDEX) \w+", r"ALTER TABLE \w+ RENAME TO \w+")


def judge(migration: Migration, published: int) -> list[str]:
    """The statements that old processes would not survive. `published`: the newest migration of a released version."""
    named = re.search(r"^-- Contracts: (\d{4})_\w+$", migration.sql, re.MULTILINE)
    allowed = ADDS + (REMOVES if named is not None and int(named[1]) <= published else ())
    given = [" ".join(statement.split()) for statement in migration.statements("postgresql")]
    patterns = [pattern.replace(r"\$BYTES", "BYTEA") for pattern in allowed]
    return [each for each in given if not any(re.fullmatch(pattern, each) for pattern in patterns)]


def newest_published(folder: Path) -> int:
    """The newest migration of a released version, as the museum knows it."""
    found = 0
    for name in NAMES:
        if name != "unreleased":
            with closing(sqlite3.connect(unpacked(name, folder))) as file:
                found = max(found, *file.execute("SELECT max(number) FROM migrations").fetchone())
    return found


def test_every_new_migration_only_adds_or_contracts_what_a_released_version_has_replaced(tmp_path: Path) -> None:
    published = newest_published(tmp_path)
    assert published > 0
    wrong = {each.name: judge(each, published) for each in migrations() if each.number > BEFORE}
    assert {name: found for name, found in wrong.items() if found} == {}


@pytest.mark.parametrize(
    "sql",
    [
        "ALTER TABLE people DROP COLUMN zone",
        "ALTER TABLE people RENAME COLUMN zone TO clock",
        "ALTER TABLE people RENAME TO persons",
        "ALTER TABLE people ADD COLUMN motto TEXT NOT NULL",
        "DROP TABLE calls",
        "DROP INDEX seats_by_person",
        "CREATE UNIQUE INDEX one ON people (name)",
        "DELETE FROM calls",
    ],
)
def test_what_old_processes_would_not_survive_is_noticed(sql: str) -> None:
    assert judge(Migration(99, "0099_x", "x", f"-- Reason: x.\n{sql};"), 40) == [sql]
    later = Migration(99, "0099_x", "x", f"-- Reason: x.\n-- Contracts: 0041_y\n{sql};")
    assert judge(later, 40) == [sql], "what replaced it is not released yet"
    removes = sql.startswith(("ALTER TABLE people DROP", "ALTER TABLE people RENAME", "DROP"))
    assert judge(later, 41) == ([] if removes else [sql])


EXPANDS = """-- Reason: as a test.
ALTER TABLE tables ADD COLUMN extra TEXT NOT NULL DEFAULT '';
ALTER TABLE seats ADD COLUMN extra INTEGER NOT NULL DEFAULT 7;
ALTER TABLE people ADD COLUMN extra BIGINT;
ALTER TABLE outbox ADD COLUMN extra TEXT;
ALTER TABLE timers ADD COLUMN extra TEXT;
ALTER TABLE choices ADD COLUMN extra $BYTES;
CREATE TABLE more (id $ID, note TEXT NOT NULL);
CREATE INDEX tables_extra ON tables (extra, id);
UPDATE seats SET extra = 8 WHERE seat = 0;
"""


async def test_old_and_new_processes_play_side_by_side(url: str) -> None:
    """The new one migrates while the old one plays; both go on with the same game."""
    time = Time()
    expanding = Migration(len(migrations()) + 1, "0099_expands", "as a test", EXPANDS)
    assert judge(expanding, 0) == []
    old = await Store.open(url, name="old")
    clubs = [Club(old, time, Lanterns(), 1)]
    stores = [old]
    try:
        table = await clubs[0].running()
        await clubs[0].play_first(table.id, ANN)
        stores.append(await Store.open(url, name="new", known=[*migrations(), expanding]))
        clubs.append(Club(stores[1], time, Lanterns(), 2))
        for _ in range(2):
            for club in clubs:
                info = await club.tables.queries.info(table.id)
                if info.status == "running":
                    await club.play_first(table.id, ANN if 0 in info.owed else BO)
        other = await clubs[0].tables.lobby.open(ANN, club_place(2), "lanterns", {})
        async with stores[1].reading() as tx:
            assert (await tx.games.table(other.id)).title == "lanterns"
            steps = await tx.games.choices(table.id)
        assert len([step for step in steps if step.kind == "choose"]) >= 3
    finally:
        for club in clubs:
            await club.tables.close_down()
        for store in stores:
            await store.close()


def version_of(database: Path) -> int:
    with closing(sqlite3.connect(database)) as file:
        return int(file.execute("SELECT max(number) FROM migrations").fetchone()[0])


async def test_looking_at_a_database_of_an_earlier_version_leaves_it_to_that_version(tmp_path: Path) -> None:
    """Otherwise the version that still runs, or to which an owner goes back, could not open it any more."""
    database = unpacked(NAMES[0], tmp_path)
    before = version_of(database)
    assert before < len(migrations())
    with pytest.raises(StoreTooOld, match=f"version {before}"):
        await Store.open(f"sqlite:///{database}", updates=False)
    assert version_of(database) == before


async def test_looking_makes_no_database(tmp_path: Path) -> None:
    with pytest.raises(StoreTooOld, match="no database"):
        await Store.open(f"sqlite:///{tmp_path / 'orrery.sqlite3'}", updates=False)
    assert list(tmp_path.iterdir()) == []


async def test_looking_at_a_database_of_this_version_opens_it(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'orrery.sqlite3'}"
    await (await Store.open(url)).close()
    await (await Store.open(url, updates=False)).close()
