"""A row that cannot be read is set aside and named in the log; everything else goes on."""

from __future__ import annotations

import asyncio
import json
import logging

import pytest
from sqlalchemy import text as sql

from db.errors import Unreadable
from tables.administration import Admin
from tables.delivery import DeliveryWorker
from tables.errors import Damaged
from tables.slots import Ping
from tests.databases import sqlite_only
from tests.tables.club import ANN, BO, CY, Club, Time
from tests.tables.sender import FakeSender, club_place

pytestmark = sqlite_only
"""PostgreSQL's columns take no value of another type."""


async def two_tables(club: Club) -> tuple[int, int]:
    """Two running games of Ann and Bo in two channels."""
    first, second = [await club.running(club_place(channel)) for channel in (1, 2)]
    return first.id, second.id


async def garble(club: Club, damage: str) -> None:
    async with club.store.transaction() as tx:
        await tx.connection.execute(sql(damage))


async def delivered(club: Club) -> FakeSender:
    """Everything that can be delivered is."""
    sender = FakeSender()
    delivery = DeliveryWorker(club.tables, sender, linger=0)
    delivery.kick()
    await asyncio.wait_for(delivery.settle(), 300)
    return sender


OUTBOX_DAMAGE = [
    "UPDATE outbox SET ping = '[1, 2' WHERE table_id = 1 AND slot = 'board'",
    "UPDATE outbox SET ping = '7' WHERE table_id = 1 AND slot = 'board'",
    """UPDATE outbox SET ping = '["ann"]' WHERE table_id = 1 AND slot = 'board'""",
    "UPDATE outbox SET sent_ping = x'ff' WHERE table_id = 1 AND slot = 'board'",
    "UPDATE outbox SET revision = 'many' WHERE table_id = 1 AND slot = 'board'",
    """UPDATE outbox SET state = 'sending', nonce = 'n', lease_until = 0, sent_ping = '{'
       WHERE table_id = 1 AND slot = 'board'""",
]
TABLE_DAMAGE = [
    "UPDATE tables SET options = '{\"hou' WHERE id = 1",
    "UPDATE tables SET options = '[]' WHERE id = 1",
    "UPDATE tables SET owed = 'nobody' WHERE id = 1",
    "UPDATE tables SET created_at = 'yesterday' WHERE id = 1",
    "UPDATE seats SET acted_n = 'x' WHERE table_id = 1",
]


@pytest.mark.parametrize("damage", OUTBOX_DAMAGE)
async def test_a_garbled_row_of_the_outbox_stops_no_other_delivery(club: Club, caplog, damage: str):
    first, second = await two_tables(club)
    await garble(club, damage)
    sender = await delivered(club)
    assert {(item.table_id, str(item.thing)) for item in sender.posts} == {
        (first, "lobby"), (first, "hand:0"), (first, "hand:1"),
        *((second, thing) for thing in ("lobby", "turn", "hand:0", "hand:1")),
    }  # fmt: skip
    (told,) = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
    assert f"table_id {first}" in told
    assert "slot board" in told
    assert {row.state for row in (await club.outbox(first)).values()} == {"done", "dropped"}


async def test_a_garbled_row_that_two_workers_come_across_is_told_once(
    club: Club, caplog, monkeypatch: pytest.MonkeyPatch
):
    await two_tables(club)
    await garble(club, OUTBOX_DAMAGE[0])
    set_aside, met = DeliveryWorker._set_aside, list[Unreadable]()

    async def together(delivery: DeliveryWorker, bad: Unreadable) -> None:
        met.append(bad)
        while len(met) < 2:
            await asyncio.sleep(0.01)
        await set_aside(delivery, bad)

    monkeypatch.setattr(DeliveryWorker, "_set_aside", together)
    delivery = DeliveryWorker(club.tables, FakeSender(), linger=0)
    delivery.kick()
    delivery.kick()
    await delivery.settle()
    assert len([record for record in caplog.records if record.levelno >= logging.ERROR]) == 1


async def test_what_was_set_aside_is_shown_when_it_changes_again(club: Club):
    first, _ = await two_tables(club)
    await garble(club, OUTBOX_DAMAGE[0])
    sender = FakeSender()
    delivery = DeliveryWorker(club.tables, sender, linger=0)
    delivery.kick()
    await delivery.settle()
    await club.both_play(first)
    delivery.kick()
    await delivery.settle()
    assert (first, "turn") in {(item.table_id, str(item.thing)) for item in sender.posts}


@pytest.mark.parametrize("state", ["done", "dropped", "due"])
@pytest.mark.parametrize("slot", ["lobby", "board"])
async def test_a_garbled_row_of_the_outbox_does_not_stop_its_own_table(club: Club, caplog, slot: str, state: str):
    first, _ = await two_tables(club)
    await delivered(club)
    await garble(
        club,
        f"UPDATE outbox SET ping = '[1', sent_ping = '[1', state = '{state}' WHERE table_id = 1 AND slot = '{slot}'",
    )
    await club.both_play(first)
    assert (await club.outbox(first))["board"].ping
    sender = await delivered(club)
    assert (first, "turn") in {(item.table_id, str(item.thing)) for item in sender.posts}
    told = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
    assert all(f"table_id {first}" in line and f"slot {slot}" in line for line in told)
    examined = await club.tables.administration.examine(first)
    assert examined.verdict.problems == ()


@pytest.mark.parametrize("damage", TABLE_DAMAGE)
async def test_a_garbled_table_stops_no_other_delivery(club: Club, damage: str):
    _, second = await two_tables(club)
    await garble(club, damage)
    sender = await delivered(club)
    assert sorted(str(item.thing) for item in sender.posts if item.table_id == second) == [
        "hand:0", "hand:1", "lobby", "turn",
    ]  # fmt: skip


@pytest.mark.parametrize("damage", TABLE_DAMAGE)
async def test_a_garbled_table_stops_no_other_reminder(club: Club, time: Time, caplog, damage: str):
    first, second = await two_tables(club)
    for table in (first, second):
        await club.sent(table)
    await garble(club, damage)
    time.pass_by(hours=25)
    await club.tables.tick()
    assert (await club.outbox(second))["board"].ping == Ping(
        (
            ANN.id,
            BO.id,
        ),
        reminder=True,
    ).stored
    told = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
    assert told
    assert all(f"table_id {first}" in line for line in told)
    caplog.clear()
    await club.tables.tick()
    assert not caplog.records, "the same row is named once a round, not at every beat"


@pytest.mark.parametrize("damage", TABLE_DAMAGE)
async def test_a_garbled_table_does_not_hide_the_others_of_a_person(club: Club, damage: str):
    first, second = await two_tables(club)
    await garble(club, damage)
    assert [info.id for info in await club.tables.queries.tables_of_person(ANN.id)] == [second]
    with pytest.raises(Damaged):
        await club.tables.queries.look(first, ANN.id)


async def test_a_garbled_seat_hides_its_own_table_only(club: Club, caplog):
    first, second = await two_tables(club)
    lobby = await club.tables.lobby.open(CY, club_place(3), "lanterns", {})
    await garble(club, "UPDATE seats SET habits = '{' WHERE table_id = 1 AND seat = 0")
    server = club_place(1).guild_id
    assert server is not None
    assert [info.id for info in await club.tables.queries.tables_of_person(BO.id)] == [second]
    assert [info.id for info in await club.tables.queries.tables_of_server(server, 50)] == [second, lobby.id]
    assert [info.id for info in await club.tables.matchmaking.lobbies(server, BO.id)] == [lobby.id]
    assert json.loads(await club.tables.own_data.export(BO.id))["open_tables"] == [second]
    told = {record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR}
    assert told
    assert all(f"table_id {first}" in line for line in told)


async def test_a_garbled_seat_does_not_keep_a_person_from_being_forgotten(club: Club, caplog):
    first, second = await two_tables(club)
    await garble(club, "UPDATE seats SET habits = '{' WHERE table_id = 1 AND seat = 0")
    await club.tables.administration.forget(BO.id, Admin())
    assert (await club.tables.queries.info(second)).seats[1].kind == "computer"
    async with club.store.reading() as tx:
        found = await tx.connection.execute(sql("SELECT count(*) FROM seats WHERE person_id = :bo"), {"bo": BO.id})
        assert found.scalar() == 0
    told = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
    assert any(f"table_id {first}" in line for line in told), "the host learns which game could not be handed on"
