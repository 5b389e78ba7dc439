"""Postings: the table's one message shows them, and a call posts it again at the end of the channel."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from db.store import Store
from tables.delivery import DeliveryWorker, TryLater
from tables.records import Person, TableInfo
from tables.slots import TURN
from tests.tables.club import ANN, BO, CY, HERE, Club, Time
from tests.tables.sender import FakeSender
from tests.toy.lanterns import Lanterns


@pytest.fixture
async def club(store: Store, time: Time) -> AsyncIterator[Club]:
    club = Club(store, time, Lanterns(), first_seed=4)  # Ann leads
    yield club
    await club.tables.close_down()


@pytest.fixture
def sender() -> FakeSender:
    return FakeSender()


@pytest.fixture
async def delivery(club: Club, sender: FakeSender) -> AsyncIterator[DeliveryWorker]:
    delivery = DeliveryWorker(club.tables, sender, linger=0.0)
    yield delivery
    await delivery.close()


async def at_the_fair(club: Club) -> TableInfo:
    """Ann, Bo and Cy; Ann may lay offers on the table."""
    table = await club.tables.lobby.open(ANN, HERE, "lanterns", {"fair": True, "bell": False})
    for person in (BO, CY):
        await club.tables.lobby.join(table.id, person)
    await club.tables.lobby.start(table.id, ANN.id)
    for person in (ANN, BO, CY):
        await club.play_first(table.id, person)
    for key in ("stop", "skip", "go"):
        await club.tables.play.choose(table.id, ANN.id, (key,))
    await club.sent(table.id)
    return await club.tables.queries.info(table.id)


async def say(club: Club, table: TableInfo, person: Person, *keys: str) -> None:
    for key in keys:
        await club.tables.play.choose(table.id, person.id, (key,))


async def bring(delivery: DeliveryWorker) -> None:
    delivery.kick()
    await delivery.settle()


async def test_whom_an_offer_names_is_called_by_the_message_of_the_table(
    club: Club, delivery: DeliveryWorker, sender: FakeSender
):
    table = await at_the_fair(club)
    await say(club, table, ANN, "propose:1", "propose:2")
    assert (await club.tables.queries.info(table.id)).owed == (1, 2)
    assert await club.called(table.id) == (BO.id, CY.id)
    await bring(delivery)
    assert {str(item.thing): item.ping for item in sender.posts if item.ping} == {"turn": (BO.id, CY.id)}


async def test_no_offer_has_a_message_of_its_own(club: Club, delivery: DeliveryWorker, sender: FakeSender):
    table = await at_the_fair(club)
    await say(club, table, ANN, "propose:1", "propose:1", "propose:2")
    await bring(delivery)
    for person, key in ((ANN, "withdraw:1"), (CY, "accept:3"), (ANN, "execute:3")):
        await say(club, table, person, key)
        await bring(delivery)
    public = {str(item.thing) for item in (*sender.posts, *sender.edits) if not str(item.thing).startswith("hand:")}
    assert public <= {"turn", "board"}


async def test_what_calls_nobody_edits_the_message_that_is_there(
    club: Club, delivery: DeliveryWorker, sender: FakeSender
):
    table = await at_the_fair(club)
    await say(club, table, ANN, "propose:1", "propose:2")
    await bring(delivery)
    sender.posts.clear()
    for person, key in ((BO, "accept:1"), (ANN, "better:2"), (ANN, "withdraw:1")):
        sender.edits.clear()
        await say(club, table, person, key)
        await bring(delivery)
        assert "board" in [str(item.thing) for item in sender.edits], key
    assert [str(item.thing) for item in sender.posts if not str(item.thing).startswith("hand:")] == []


async def test_everybody_reads_what_lies_on_the_table_until_its_end(club: Club):
    table = await at_the_fair(club)
    await say(club, table, ANN, "propose:1", "better:1", "propose:2")
    for reader in (None, ANN.id, BO.id, CY.id):
        look = await club.tables.queries.look(table.id, reader)
        assert [(each.number, each.version, each.ready) for each in look.postings] == [(1, 2, False), (2, 1, False)]
    await say(club, table, BO, "accept:1")
    assert (await club.tables.queries.look(table.id, None)).postings[0].ready
    await say(club, table, ANN, "execute:1")
    assert (await club.tables.queries.look(table.id, None)).postings == ()


async def test_a_new_version_calls_whom_it_names_again(club: Club):
    table = await at_the_fair(club)
    await say(club, table, ANN, "propose:1")
    await club.sent(table.id)
    await say(club, table, BO, "accept:1")
    await club.sent(table.id)
    await say(club, table, ANN, "better:1")
    assert await club.called(table.id) == (BO.id,)


async def test_whom_an_older_version_waits_for_already_is_not_called_again(club: Club):
    table = await at_the_fair(club)
    await say(club, table, ANN, "propose:1")
    await club.sent(table.id)
    await say(club, table, ANN, "better:1")
    row = (await club.outbox(table.id))["board"]
    assert (row.state, row.ping) == ("due", ())


async def test_many_changes_while_it_waits_are_one_message(club: Club, delivery: DeliveryWorker, sender: FakeSender):
    table = await at_the_fair(club)
    await say(club, table, ANN, "propose:1", "better:1", "better:1")
    await bring(delivery)
    assert [str(item.thing) for item in sender.posts + sender.edits if not str(item.thing).startswith("hand:")] == [
        "turn"
    ]


async def test_a_restart_does_not_post_it_twice(club: Club, sender: FakeSender):
    table = await at_the_fair(club)
    await say(club, table, ANN, "propose:1")
    first = DeliveryWorker(club.tables, sender, linger=0.0)

    def break_off(when: str, item: object) -> None:
        if when == "after" and getattr(item, "thing", None) == TURN:
            raise RuntimeError("the line broke after it had gone out")

    sender.trouble = break_off
    await bring(first)
    await first.close()
    sender.trouble = lambda when, item: None
    club.time.pass_by(minutes=5)
    again = DeliveryWorker(club.tables, sender, linger=0.0)
    await bring(again)
    await again.close()
    assert [str(item.thing) for item in sender.posts].count("turn") == 1
    assert (await club.outbox(table.id))["board"].state == "done"


async def test_what_discord_refuses_for_now_comes_later(club: Club, sender: FakeSender):
    table = await at_the_fair(club)
    await say(club, table, ANN, "propose:1")
    delivery = DeliveryWorker(club.tables, sender, linger=0.0)

    def later(when: str, item: object) -> None:
        if when == "before" and getattr(item, "thing", None) == TURN:
            raise TryLater("not now", 30.0)

    sender.trouble = later
    await bring(delivery)
    sender.trouble = lambda when, item: None
    club.time.pass_by(minutes=1)
    await bring(delivery)
    await delivery.close()
    assert [item.ping for item in sender.posts if str(item.thing) == "turn"] == [(BO.id,)]


async def test_what_is_only_somebodys_own_moves_nothing_public(club: Club):
    table = await at_the_fair(club)
    await say(club, table, CY, "wave:0", "wave:1")
    due = {slot for slot, row in (await club.outbox(table.id)).items() if row.state == "due"}
    assert due <= {"hand:2"}
    assert not (await club.tables.queries.look(table.id, CY.id)).can_undo, "nobody can undo among many"


async def test_a_seat_called_by_an_offer_is_owed_and_the_lead_is_not(club: Club):
    table = await at_the_fair(club)
    await say(club, table, ANN, "propose:2")
    info = await club.tables.queries.info(table.id)
    assert info.owed == (2,)
    look = await club.tables.queries.look(table.id, ANN.id)
    assert look.pending is not None
    assert look.pending.ask.optional
    await club.sent(table.id)
    await say(club, table, CY, "decline:1")
    assert await club.called(table.id) == (ANN.id,)
