"""Questions that nobody else may know of, and optional questions."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from typing import Any

import pytest

from db.records import OutboxRow
from db.store import Store
from tables.delivery import DeliveryWorker
from tables.records import TableInfo
from tables.slots import Ping
from tests.tables.club import ANN, BO, CY, HERE, Club, Time
from tests.tables.sender import FakeSender
from tests.toy.lanterns import Lanterns

ASKED_ANN_AND_CY = 4
"""A seed with which Ann leads, and Ann and Cy are then asked in secret."""


@pytest.fixture
async def club(store: Store, time: Time) -> AsyncIterator[Club]:
    club = Club(store, time, Lanterns(), first_seed=ASKED_ANN_AND_CY)
    yield club
    await club.tables.close_down()


async def wishing(club: Club) -> TableInfo:
    """Ann, Bo and Cy; Ann has just ended her turn, and the secret question is open."""
    table = await club.tables.lobby.open(ANN, HERE, "lanterns", {"wishes": True, "bell": False})
    for person in (BO, CY):
        await club.tables.lobby.join(table.id, person)
    await club.tables.lobby.start(table.id, ANN.id)
    for person in (ANN, BO, CY):
        await club.play_first(table.id, person)
    for key in ("stop", "skip"):
        await club.tables.play.choose(table.id, ANN.id, (key,))
    await club.sent(table.id)
    await club.tables.play.choose(table.id, ANN.id, ("go",))
    return await club.tables.queries.info(table.id)


async def due(club: Club, table_id: int) -> dict[str, OutboxRow]:
    rows = {slot: row for slot, row in (await club.outbox(table_id)).items() if row.state == "due"}
    await club.sent(table_id)
    return rows


async def test_nobody_but_the_asked_learns_who_is_asked(club: Club):
    table = await wishing(club)
    assert (table.owed, table.secret, table.people_owed()) == ((), True, ())
    seen = {person.name: (await club.tables.queries.look(table.id, person.id)) for person in (ANN, BO, CY)}
    assert {name: look.info.owed for name, look in seen.items()} == {"Ann": (0,), "Bo": (), "Cy": (2,)}
    assert [name for name, look in seen.items() if look.pending is not None] == ["Ann", "Cy"]
    assert (await club.tables.queries.look(table.id, None)).info.owed == ()
    assert [(await club.tables.queries.tables_of_person(person.id))[0].owed for person in (ANN, BO, CY)] == [
        (0,),
        (),
        (2,),
    ]
    assert (await club.tables.queries.info(table.id, CY.id)).owed == (2,)
    told = json.loads(await club.tables.queries.export(table.id, BO.id))
    assert told["table"]["owed"] == []


async def test_the_asked_get_a_message_of_their_own_and_no_call_at_the_table(club: Club):
    await club.tables.people.set_notify(CY.id, "channel")
    table = await wishing(club)
    rows = await due(club, table.id)
    assert rows["board"].ping == ()
    assert Ping.parse(rows["hand:2"].ping).people == (CY.id,)
    assert "hand:1" not in rows
    assert "hand:0" not in rows, "who has just acted has the panel before them"


async def test_with_closed_direct_messages_nothing_tells_of_it(club: Club):
    await club.tables.people.set_notify(CY.id, "dm")
    await club.tables.people.dm_closed(CY.id)
    table = await wishing(club)
    rows = await due(club, table.id)
    assert rows["board"].ping == ()
    assert "hand:2" not in rows
    club.time.pass_by(hours=25)
    assert await club.tables.tick() == 2, "Ann and Cy"
    assert {slot: row.ping for slot, row in (await due(club, table.id)).items()} == {
        "hand:0": Ping((ANN.id,), reminder=True).stored
    }


async def everything_about(club: Club, table_id: int, reader: int | None) -> tuple[Any, ...]:
    """What a reader can find out, but for how often the table was written."""
    look = await club.tables.queries.look(table_id, reader)
    told = json.loads(await club.tables.queries.export(table_id, reader or 0))
    return look.info.owed, look.info.secret, look.info.owed_since, look.view, look.events, told


async def test_a_secret_answer_changes_nothing_that_others_see(club: Club):
    table = await wishing(club)
    await due(club, table.id)
    before = [await everything_about(club, table.id, reader) for reader in (BO.id, CY.id, None)]
    club.time.pass_by(hours=3)
    await club.tables.play.choose(table.id, ANN.id, ("keep",))
    assert [await everything_about(club, table.id, reader) for reader in (BO.id, CY.id, None)] == before
    assert set(await due(club, table.id)) == {"hand:0"}
    assert (await club.tables.queries.info(table.id, ANN.id)).owed == ()
    club.time.pass_by(hours=1)
    await club.tables.play.undo(table.id, ANN.id)
    assert [await everything_about(club, table.id, reader) for reader in (BO.id, CY.id, None)] == before
    assert set(await due(club, table.id)) == {"hand:0"}
    assert (await club.tables.queries.look(table.id, ANN.id)).events[-1].text.key == "table-log-undo"


async def test_the_last_answer_lets_the_game_go_on(club: Club):
    table = await wishing(club)
    await due(club, table.id)
    await club.tables.play.choose(table.id, CY.id, ("keep",))
    await due(club, table.id)
    await club.tables.play.choose(table.id, ANN.id, ("keep",))
    info = await club.tables.queries.info(table.id)
    assert (info.owed, info.secret) == ((0, 1, 2), False)
    rows = await due(club, table.id)
    assert Ping.parse(rows["board"].ping).people == (BO.id, CY.id), "as if the question had never been asked"


async def test_reminders_come_by_direct_message_alone_and_in_their_own_time(club: Club):
    table = await wishing(club)
    await due(club, table.id)
    club.time.pass_by(hours=20)
    await club.tables.play.choose(table.id, ANN.id, ("keep",))
    await due(club, table.id)
    club.time.pass_by(hours=5)
    assert await club.tables.tick() == 1
    assert {slot: row.ping for slot, row in (await due(club, table.id)).items()} == {
        "hand:2": Ping((CY.id,), reminder=True).stored
    }


async def test_who_was_asked_in_secret_is_called_like_everybody_else_afterwards(club: Club):
    """Otherwise the missing call would tell who had been asked."""
    table = await wishing(club)
    await due(club, table.id)
    await club.tables.play.choose(table.id, ANN.id, ("keep",))
    await club.tables.play.choose(table.id, CY.id, ("card:13",))
    for _ in range(2):
        if (await club.tables.queries.info(table.id)).secret:
            await club.tables.play.choose(table.id, CY.id, ("keep",))
    assert Ping.parse((await due(club, table.id))["board"].ping).people == (BO.id, CY.id)


async def test_computers_answer_in_secret(club: Club):
    table = await club.tables.lobby.open(ANN, HERE, "lanterns", {"wishes": True, "bell": False})
    for _ in range(2):
        await club.tables.lobby.seat_computer(table.id, ANN.id, "easy")
    await club.tables.lobby.start(table.id, ANN.id)
    waited = 0
    while (info := await club.tables.queries.info(table.id)).status == "running":
        await club.tables.settle()
        look = await club.tables.queries.look(table.id, ANN.id)
        waited += look.info.secret
        if look.info.status == "running":
            assert look.pending is not None, f"nobody goes on: {info}"
            await club.play_first(table.id, ANN)
    assert waited


async def test_the_delivery_worker_brings_the_secret_call_and_no_other(club: Club):
    sender = FakeSender()
    delivery = DeliveryWorker(club.tables, sender, linger=0.0)
    table = await wishing(club)
    delivery.kick()
    await delivery.settle()
    called = {str(item.thing): item.ping for item in sender.posts + sender.edits if item.ping}
    assert called == {"hand:2": (CY.id,)}
    assert table.secret
    await delivery.close()


async def test_what_may_be_left_unanswered_calls_nobody(club: Club):
    table = await club.running(rounds=2)
    walker = await club.both_play(table.id)
    other = BO if walker is ANN else ANN
    await club.tables.play.choose(table.id, walker.id, ("stop",))
    await club.sent(table.id)
    await club.tables.play.choose(table.id, walker.id, ("skip",))
    look = await club.tables.queries.look(table.id, other.id)
    assert look.pending is not None
    assert look.pending.ask.optional
    assert look.seat not in look.info.owed
    rows = await due(club, table.id)
    assert rows["board"].ping == ()
    assert f"hand:{look.seat}" not in rows


async def test_a_computer_leaves_an_optional_question_alone(club: Club):
    table = await club.against_computer(rounds=2)
    await club.tables.settle()
    while True:
        look = await club.tables.queries.look(table.id, ANN.id)
        assert look.pending is not None
        if look.pending.ask.about.key == "toy-ask-go":
            break
        keys = [option.key for option in look.pending.ask.options]
        wanted = next((key for key in ("stop", "skip") if key in keys), keys[-1])
        await club.tables.play.choose(table.id, ANN.id, (wanted,))
        await club.tables.settle()
        if (await club.tables.queries.info(table.id)).status != "running":
            return
    assert look.info.owed == (0,)
    assert look.view.scores == (await club.tables.queries.look(table.id, None)).view.scores
