"""The open tables of a person are found without reading all old ones."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from typing import Any

import msgspec
import pytest
from sqlalchemy import insert

from db import schema
from db.migrate import migrations
from db.records import SeatRow, TableRow
from db.store import Store, Transaction
from tests.databases import POSTGRES, asked_of, plan_of

NOW = datetime(2026, 11, 1, 12, tzinfo=UTC)
ANN, BO, CY = 9, 10, 11
OLD = range(1_000, 5_000)
"""So many tables that no database reads them row by row if it has an index."""


def table_in(channel: int, **values: Any) -> TableRow:
    fresh = TableRow(
        title="toy",
        status="lobby",
        guild_id=None,
        channel_id=channel,
        guild_locale=None,
        host_id=ANN,
        options={},
        rules_version=1,
        created_at=NOW,
    )
    return msgspec.structs.replace(fresh, **values)


def seats_of(*people: int | None) -> list[SeatRow]:
    return [
        SeatRow(seat=seat, kind="open" if person is None else "person", person_id=person, name="x")
        for seat, person in enumerate(people)
    ]


@pytest.fixture
async def store(url: str, busy_seconds: float):
    store = await Store.open(url, busy_seconds=busy_seconds)
    yield store
    await store.close()


async def own(tx: Transaction, person: int) -> list[int]:
    """The numbers of the open tables of a person."""
    return [table.id for table, _ in await tx.games.of_person(person)]


async def marked(tx: Transaction) -> dict[int, set[int]]:
    """What the seats of each table say of it: open (1) or not (0)."""
    found: dict[int, set[int]] = {}
    for row in await tx.connection.exec_driver_sql("SELECT table_id, open FROM seats"):
        found.setdefault(row.table_id, set()).add(row.open)
    return found


async def test_the_tables_of_a_person_are_found_by_index_however_many_are_over(store: Store, monkeypatch):
    async with store.transaction() as tx:
        running = await tx.games.add(table_in(1, status="running"), seats_of(BO, ANN))
        hosted = await tx.games.add(table_in(2), seats_of(BO, None))
        old = [msgspec.structs.asdict(table_in(3, id=number, status="over")) for number in OLD]
        await tx.connection.execute(insert(schema.tables), old)
        seats = [msgspec.structs.asdict(seat) for seat in seats_of(ANN, BO)]
        places = [seat | {"table_id": number, "open": False} for number in OLD for seat in seats]
        await tx.connection.execute(insert(schema.seats), places)
        if POSTGRES is not None:
            await tx.connection.exec_driver_sql("ANALYZE")  # PostgreSQL does it by itself now and then; SQLite never
    async with store.reading() as tx:
        asked = asked_of(tx.connection, monkeypatch)
        assert await own(tx, ANN) == [running.id, hosted.id]
        assert await own(tx, BO) == [running.id, hosted.id]
        lines = await plan_of(tx.connection, *asked[0])
    assert {"seats_by_person", "tables_open_by_host"} <= set(re.findall(r"\w+", " ".join(lines))), lines
    (line,) = [line for line in lines if "seats_by_person" in line]
    assert POSTGRES is not None or "person_id=? AND open=?" in line, "old seats are not read"
    assert not [line for line in lines if re.search(r"(Seq Scan on|SCAN) (tables|seats)", line)], lines


async def test_whether_a_person_plays_elsewhere_is_one_statement_that_reads_a_number(store: Store, monkeypatch):
    """Every page of who waits asks it. A lesson and a game that is over are not played; a table that one hosts is."""
    async with store.transaction() as tx:
        here = await tx.games.add(table_in(1, status="running", host_id=CY), seats_of(BO, ANN))
        await tx.games.add(table_in(2, status="running", host_id=BO, lesson=True), seats_of(BO))
        await tx.games.add(table_in(3, status="over"), seats_of(ANN, BO))
    async with store.reading() as tx:
        assert not await tx.games.plays_elsewhere(ANN, here.id)
        assert not await tx.games.plays_elsewhere(BO, here.id)
    async with store.transaction() as tx:
        hosted = await tx.games.add(table_in(4), seats_of(BO, None))
    async with store.reading() as tx:
        asked = asked_of(tx.connection, monkeypatch)
        assert await tx.games.plays_elsewhere(ANN, here.id)
        assert await tx.games.plays_elsewhere(BO, here.id)
        assert await tx.games.plays_elsewhere(CY, hosted.id), "who hosts without a seat"
        assert not await tx.games.plays_elsewhere(CY, here.id)
    assert len(asked) == 4, "one statement each"
    assert all(re.match(r"SELECT tables\.id\s+FROM tables", each.for_sqlite.text) for each, _ in asked)


async def test_seats_know_whether_their_table_is_open_all_its_life(store: Store):
    """What the index is made of is written wherever a table opens, ends, or seats people again."""
    async with store.transaction() as tx:
        table = await tx.games.add(table_in(1), seats_of(ANN, None))
        other = await tx.games.add(table_in(2, host_id=CY), seats_of(BO, CY))
        assert (await own(tx, ANN), await own(tx, BO)) == ([table.id], [other.id])
        await tx.games.replace_seats(table.id, seats_of(ANN, BO))
        assert await own(tx, BO) == [table.id, other.id]
        table = await tx.games.save_table(table, msgspec.structs.replace(table, status="running"))
        assert await marked(tx) == {table.id: {1}, other.id: {1}}
        table = await tx.games.save_table(table, msgspec.structs.replace(table, status="over"))
        assert (await own(tx, ANN), await own(tx, BO)) == ([], [other.id])
        assert await marked(tx) == {table.id: {0}, other.id: {1}}
        await tx.games.replace_seats(table.id, seats_of(BO, ANN))
        assert await marked(tx) == {table.id: {0}, other.id: {1}}
        table = await tx.games.save_table(table, msgspec.structs.replace(table, status="running"))
        assert await own(tx, BO) == [table.id, other.id]


async def test_seats_stored_by_an_older_version_learn_whether_their_table_is_open(url: str):
    first = next(step.number for step in migrations() if step.name.endswith("open_seats"))
    old = await Store.open(url, known=migrations()[: first - 1])
    async with old.transaction() as tx:
        for number, status in enumerate(("lobby", "running", "over", "closed"), start=1):
            await tx.connection.exec_driver_sql(
                "INSERT INTO tables (id, title, status, channel_id, host_id, options, rules_version, created_at,"
                " version, last_n, owed, announced, draw_offered_by)"
                f" VALUES ({number}, 'x', '{status}', {number}, {CY}, '{{}}', 1, 0, 1, 1, '[]', '[]', '[]')"
            )
            await tx.connection.exec_driver_sql(
                "INSERT INTO seats (table_id, seat, kind, person_id, name, acted_n)"
                f" VALUES ({number}, 0, 'person', {ANN}, 'Ann', 0)"
            )
    await old.close()
    store = await Store.open(url)
    async with store.reading() as tx:
        assert await own(tx, ANN) == [1, 2]
        assert await marked(tx) == {1: {1}, 2: {1}, 3: {0}, 4: {0}}
    await store.close()


async def test_finished_games_without_results_are_noted_when_the_database_is_carried_over(url: str):
    """So nobody has to look for them among all that were ever played."""
    first = next(step.number for step in migrations() if step.name.endswith("history"))
    old = await Store.open(url, known=migrations()[: first - 1])
    async with old.transaction() as tx:
        for number, status, lesson in ((1, "over", 0), (2, "over", 0), (3, "running", 0), (4, "over", 1)):
            await tx.connection.exec_driver_sql(
                "INSERT INTO tables (id, title, status, channel_id, host_id, options, rules_version, created_at,"
                " version, last_n, owed, announced, draw_offered_by, lesson)"
                f" VALUES ({number}, 'x', '{status}', {number}, {CY}, '{{}}', 1, 0, 1, 1, '[]', '[]', '[]', {lesson})"
            )
        await tx.connection.exec_driver_sql(
            "INSERT INTO results (table_id, person_id, seat, title, guild_id, outcome, place, players, people, turns,"
            f" seconds, ended_at) VALUES (1, {ANN}, 0, 'x', 0, 'won', 1, 2, 2, 0, 0, 0)"
        )
    await old.close()
    store = await Store.open(url)
    async with store.transaction() as tx:
        assert await tx.results.unrecorded(0, 9) == [2]
        assert await tx.results.unrecorded(2, 9) == []
        await tx.results.made_up_for(2)
        assert await tx.results.unrecorded(0, 9) == []
    await store.close()


async def test_the_titles_that_are_played_here_are_those_of_open_tables(store: Store) -> None:
    async with store.transaction() as tx:
        await tx.games.add(table_in(1, title="toy"), seats_of(ANN))
        await tx.games.add(table_in(2, title="toy", status="running"), seats_of(ANN))
        await tx.games.add(table_in(3, title="chess", status="running"), seats_of(BO))
        await tx.games.add(table_in(4, title="go", status="over", ended_at=NOW), seats_of(CY))
    async with store.reading() as tx:
        assert await tx.games.open_titles() == {"toy", "chess"}


async def test_the_servers_with_open_tables(store: Store) -> None:
    async with store.transaction() as tx:
        await tx.games.add(table_in(1, guild_id=10), seats_of(ANN))
        await tx.games.add(table_in(2, guild_id=10, status="running"), seats_of(BO))
        await tx.games.add(table_in(3, guild_id=None), seats_of(BO))
        await tx.games.add(table_in(4, guild_id=20, status="over", ended_at=NOW), seats_of(CY))
    async with store.reading() as tx:
        assert await tx.games.open_servers() == {10}
