"""A game from a file is what the file says, and nobody gains by it. Each test is named after what went wrong."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from db.forgetting import NOBODY
from db.migrate import migrations
from db.store import Store
from engine.core.chance import deal_seed
from scripts.fuzz_files import export_of
from tables.administration import Admin
from tables.records import TableInfo
from tests.tables.club import ANN, BO, CY, Club
from tests.tables.test_importing import THERE, exported
from tests.toy.lanterns import Lanterns


async def brought(club: Club, record: dict[str, Any]) -> TableInfo:
    return await club.tables.imports.take_in(CY, THERE, json.dumps(record).encode())


async def results(club: Club, table_id: int) -> list[Any]:
    async with club.store.reading() as tx:
        found = await tx.connection.exec_driver_sql(f"SELECT * FROM results WHERE table_id = {table_id}")
        rated = await tx.connection.exec_driver_sql("SELECT * FROM ratings")
        return [*found, *rated]


async def test_a_forged_game_gets_a_certificate(club: Club) -> None:
    """The secret number is the forger's, and so are the people and their words."""
    secret = "f" * 64
    words = ((0, "lantern"),)
    record = export_of(Lanterns(), 2, deal_seed(secret, words), 2000)
    record["deal"] |= {"secret_number": secret, "words": [{"seat": 0, "word": "lantern"}]}
    record["steps"][0]["keys"] = ["0:lantern"]
    info = await brought(club, record)
    found = await club.tables.queries.verify(info.id)
    assert found.good, "the file agrees with itself"
    assert not found.posted
    assert (info.imported, info.imported_by) == (True, CY.id)
    opened = await club.tables.queries.verify((await over(club)).id)
    assert opened.posted


async def over(club: Club) -> TableInfo:
    table = await club.running(bell=False, rounds=1)
    return await club.to_the_end(table.id)


async def test_an_imported_game_that_goes_on_is_rated(club: Club) -> None:
    _, record = await exported(club, ended=False)
    info = await brought(club, record)
    await club.tables.lobby.join(info.id, BO)
    await club.tables.lobby.start(info.id, CY.id)
    assert not (await club.tables.queries.verify(info.id)).posted
    while (info := await club.tables.queries.info(info.id)).status == "running":
        await club.play_first(info.id, CY if 0 in info.owed else BO)
    assert info.imported
    assert await results(club, info.id) == []
    await club.tables.tick()
    assert await results(club, info.id) == [], "nor afterwards"
    own = await over(club)
    assert len(await results(club, own.id)) == 4, "two results and two ratings"
    again = await club.tables.lobby.rematch(info.id, CY)
    assert not again.imported, "the next game is dealt here"


async def test_an_imported_game_makes_the_server_forget_who_won_last(club: Club) -> None:
    won = await club.running(msgspec.structs.replace(THERE, channel_id=201))
    await club.tables.ending.resign(won.id, BO.id)
    club.time.pass_by(days=1)
    _, record = await exported(club)
    assert (await brought(club, record)).status == "over"
    club.time.pass_by(days=1)
    anew = await club.running(msgspec.structs.replace(THERE, channel_id=202))
    async with club.store.reading() as tx:
        assert (await tx.games.table(anew.id)).last_winner == 0, "Ann's seat"


async def test_an_exported_import_forgets_where_it_comes_from(club: Club) -> None:
    _, record = await exported(club)
    assert record["table"]["imported_by"] is None
    info = await brought(club, record)
    again = json.loads(await club.tables.queries.export(info.id, ANN.id))
    assert again["table"]["imported_by"] == CY.id
    twice = await brought(club, again)
    assert twice.imported
    assert json.loads(await club.tables.queries.export(twice.id, ANN.id))["table"]["imported_by"] == CY.id


async def test_who_brought_a_game_cannot_be_forgotten(club: Club) -> None:
    _, record = await exported(club)
    info = await brought(club, record)
    await club.tables.administration.forget(CY.id, Admin())
    info = await club.tables.queries.info(info.id)
    assert (info.imported, info.imported_by) == (True, NOBODY)


async def test_games_that_an_older_version_imported_are_taken_for_own_ones(url: str) -> None:
    before = next(step.number for step in migrations() if step.name.endswith("imported")) - 1
    old = await Store.open(url, known=migrations()[:before])
    table = (
        "INSERT INTO tables (id, title, status, channel_id, host_id, options, rules_version, created_at, started_at,"
        " seed, version, last_n, owed, announced, draw_offered_by)"
        " VALUES ({}, 'x', '{}', {}, 7, '{{}}', 1, {}, {}, {}, 1, 1, '[]', '[]', '[]')"
    )
    rows = [
        (1, "lobby", 1, "NULL", "'s'"),
        (2, "lobby", 1, "NULL", "NULL"),
        (3, "running", 1, 2, "'s'"),
        (4, "running", 1, 2, "'s'"),
        (5, "over", 1, 1, "'s'"),
        (6, "over", 1, 2, "'s'"),
        (7, "over", 1, 1, "'s'"),
    ]
    async with old.transaction() as tx:
        for number, status, created, started, seed in rows:
            await tx.connection.exec_driver_sql(table.format(number, status, number, created, started, seed))
            person = 9 if number == 7 else "NULL"
            await tx.connection.exec_driver_sql(
                "INSERT INTO seats (table_id, seat, kind, person_id, name, acted_n)"
                f" VALUES ({number}, 0, 'person', {person}, 'Ann', 0)"
            )
        await tx.connection.exec_driver_sql(
            "INSERT INTO choices (table_id, n, kind, keys, at, state_hash, events)"
            " VALUES (3, 5, 'import', '[]', 0, '', '')"
        )
    await old.close()
    store = await Store.open(url)
    async with store.reading() as tx:
        found = await tx.connection.exec_driver_sql("SELECT id FROM tables WHERE imported_by = 7 ORDER BY id")
        assert [row.id for row in found] == [1, 3, 5]
    await store.close()
