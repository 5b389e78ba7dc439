"""The delivery worker, with a message sender that fails on demand."""

from __future__ import annotations

import asyncio
import sqlite3
from datetime import datetime, timedelta

import pytest

import tables.delivery as delivery_module
from db.outbox import Outbox
from tables.delivery import DeliveryWorker, Item, TryLater, Undeliverable
from tables.slots import Ping
from tests.databases import IMPATIENT, sqlite_only
from tests.tables.club import ANN, BO, Club, Time
from tests.tables.sender import FakeSender, Round, club_place


@pytest.fixture
def sender() -> FakeSender:
    return FakeSender()


async def test_each_thing_is_posted_once_and_edited_afterwards(club: Club, sender: FakeSender):
    route = Round(club, sender)
    table = await club.tables.lobby.open(ANN, (await club.running()).place.__class__(1, 7), "lanterns", {})
    await route.go()
    assert sender.things() == ["hand:0", "hand:1", "lobby", "lobby", "turn"]
    turn = next(item for item in sender.posts if str(item.thing) == "turn")
    assert (turn.channel_id, turn.ping, turn.known) == (100, (ANN.id, BO.id), None)
    await club.tables.lobby.join(table.id, BO)
    await route.go()
    assert [str(item.thing) for item in sender.edits] == ["lobby"]
    assert len(sender.posts) == 5
    await route.go()
    assert len(sender.edits) == 1


async def test_ten_choices_in_a_row_cost_one_picture(club: Club, sender: FakeSender):
    route = Round(club, sender)
    table = await club.running()
    await route.go()
    for _ in range(5):
        await club.play_first(table.id, ANN)
        await club.tables.play.undo(table.id, ANN.id)
    await route.go()
    assert sorted(str(item.thing) for item in sender.edits) == ["board", "hand:0"]


async def test_what_another_process_has_changed_is_delivered_if_it_does_not_come_to_that(
    club: Club, sender: FakeSender, monkeypatch: pytest.MonkeyPatch
):
    """It begins at once, so this one looks once, a little later, however much was changed."""
    monkeypatch.setattr(delivery_module, "HELPS_AFTER", 0.1)
    await club.running()
    delivery = DeliveryWorker(club.tables, sender, linger=0)
    for _ in range(3):
        delivery.kick_later()
    await delivery.settle()
    assert sender.posts == []
    await asyncio.sleep(0.2)
    await delivery.settle()
    assert sender.things() == ["hand:0", "hand:1", "lobby", "turn"]
    delivery.kick_later()
    await delivery.close()
    assert delivery._help is not None
    assert delivery._help.cancelled()


async def test_what_changes_while_there_is_no_room_to_draw_costs_one_picture(club: Club, sender: FakeSender):
    """An item is taken only when it can be drawn: then it shows what is newest."""
    table, room = await club.running(), asyncio.Event()
    await Round(club, sender).go()
    delivery = DeliveryWorker(club.tables, sender, linger=0, room=room.wait)
    for _ in range(3):
        await club.play_first(table.id, ANN)
        delivery.kick()
        await asyncio.sleep(0.05)
        await club.tables.play.undo(table.id, ANN.id)
    assert {row.state for row in (await club.outbox(table.id)).values()} == {"done", "due"}, "none is under way"
    room.set()
    await delivery.settle()
    assert sorted(str(item.thing) for item in sender.edits) == ["board", "hand:0"]


async def test_a_new_turn_replaces_the_message_that_was_known(club: Club, sender: FakeSender):
    route = Round(club, sender)
    table = await club.running()
    await route.go()
    first = next(posted for posted in sender.messages if posted.channel_id == 100 and posted.message_id)
    walker = await club.both_play(table.id)
    for keys in (("stop",), ("skip",), ("go",)):
        await club.tables.play.choose(table.id, walker.id, keys)
    await route.go()
    turn = [item for item in sender.posts if str(item.thing) == "turn"][-1]
    assert turn.known is not None
    assert turn.known in sender.messages
    assert turn.known.channel_id == first.channel_id
    assert turn.ping


async def test_who_is_no_longer_owed_is_not_pinged(club: Club, sender: FakeSender):
    route = Round(club, sender)
    table = await club.running()
    await club.play_first(table.id, ANN)
    await route.go()
    assert next(item.ping for item in sender.posts if str(item.thing) == "turn") == (BO.id,)
    await club.play_first(table.id, BO)


async def test_what_can_wait_is_tried_again_later_with_its_ping(club: Club, sender: FakeSender, time: Time):
    route = Round(club, sender)

    def busy(when: str, item: Item) -> None:
        if when == "before" and str(item.thing) == "turn":
            raise TryLater("too fast", 30)

    sender.trouble = busy
    table = await club.running()
    await route.go()
    assert "turn" not in sender.things()
    sender.trouble = lambda when, item: None
    await route.go()
    assert "turn" not in sender.things()
    time.pass_by(seconds=31)
    await route.go()
    turn = next(item for item in sender.posts if str(item.thing) == "turn")
    assert (turn.ping, turn.attempt) == ((ANN.id, BO.id), 2)
    assert (await club.outbox(table.id))["board"].state == "done"


@pytest.mark.parametrize("trouble", [TryLater("503"), TryLater("503", 0.05), ConnectionResetError()], ids=repr)
async def test_what_was_put_off_is_tried_again_when_it_is_due_though_nobody_kicks(
    club: Club, sender: FakeSender, time: Time, monkeypatch: pytest.MonkeyPatch, trouble: Exception
):
    """It waited for the next beat of the bot's clock, up to twenty seconds."""
    monkeypatch.setattr(delivery_module, "FIRST_PAUSE", timedelta(seconds=0.05))
    route = Round(club, sender)

    def fail(when: str, item: Item) -> None:
        if when == "before":
            raise trouble

    sender.trouble = fail
    table = await club.running()
    await route.go()
    assert sender.posts == []
    sender.trouble = lambda when, item: None
    time.pass_by(seconds=1)
    while len(sender.posts) < 4:
        await asyncio.sleep(0.01)
    await route.delivery.settle()
    assert sender.things() == ["hand:0", "hand:1", "lobby", "turn"]
    assert {row.state for row in (await club.outbox(table.id)).values()} == {"done"}
    assert route.delivery.wakes_at is None


@sqlite_only
@IMPATIENT
async def test_a_busy_database_is_asked_again_though_nobody_kicks(
    club: Club, sender: FakeSender, url: str, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(delivery_module, "FIRST_PAUSE", timedelta(seconds=0.05))
    await club.tables.lobby.open(ANN, club_place(1), "lanterns", {})
    lock = sqlite3.connect(url.removeprefix("sqlite:///"), isolation_level=None)
    lock.execute("BEGIN IMMEDIATE")
    route = Round(club, sender)
    await route.go()
    assert sender.posts == []
    lock.rollback()
    lock.close()
    while not sender.posts:
        await asyncio.sleep(0.01)
    await route.delivery.close()


async def test_a_worker_that_looked_before_something_was_put_off_does_not_put_off_its_alarm(
    club: Club, sender: FakeSender, time: Time, monkeypatch: pytest.MonkeyPatch
):
    """It had seen the lease of what was under way, and set the alarm to its end when the other had set it already."""
    await club.tables.lobby.open(ANN, club_place(1), "lanterns", {})
    next_due, looked, go_on = Outbox.next_due, asyncio.Event(), asyncio.Event()

    async def slow_once(post: Outbox) -> datetime | None:
        found = await next_due(post)
        if not looked.is_set():
            looked.set()
            await go_on.wait()
        return found

    def busy(when: str, item: Item) -> None:
        raise TryLater("too fast", 30)

    monkeypatch.setattr(Outbox, "next_due", slow_once)
    sender.trouble = busy
    sender.way.clear()
    delivery = DeliveryWorker(club.tables, sender, linger=0, at_once=2)
    delivery.kick()
    await looked.wait()
    sender.way.set()
    while delivery.wakes_at is None:
        await asyncio.sleep(0.01)
    go_on.set()
    await delivery.settle()
    assert delivery.wakes_at == time() + timedelta(seconds=30)
    await delivery.close()


async def test_one_alarm_is_set_for_the_earliest_and_a_closed_delivery_worker_sleeps_on(
    club: Club, sender: FakeSender, time: Time
):
    route = Round(club, sender)
    waits = {"hand:0": 50.0, "turn": 30.0, "lobby": 40.0}

    def busy(when: str, item: Item) -> None:
        if str(item.thing) in waits:
            raise TryLater("too fast", waits[str(item.thing)])

    sender.trouble = busy
    await club.running()
    await route.go()
    assert route.delivery.wakes_at == time() + timedelta(seconds=30)
    time.pass_by(seconds=31)
    del waits["turn"]
    await route.go()
    assert route.delivery.wakes_at == time() + timedelta(seconds=9)
    await route.delivery.close()
    assert route.delivery.wakes_at is None
    route.delivery.kick()
    await route.delivery.settle()
    assert route.delivery.wakes_at is None


async def test_pauses_grow(club: Club, sender: FakeSender, time: Time):
    route = Round(club, sender)
    attempts = []

    def broken(when: str, item: Item) -> None:
        attempts.append(item.attempt)
        raise TryLater("down")

    sender.trouble = broken
    await club.tables.lobby.open(ANN, (await club.running()).place.__class__(1, 7), "lanterns", {})
    attempts.clear()
    await route.go()
    end = time() + timedelta(seconds=2000)
    while (wakes_at := route.delivery.wakes_at) is not None and wakes_at < end:
        time.at = wakes_at
        await route.go()
    assert 8 <= max(attempts) <= 11
    sender.trouble = lambda when, item: None
    time.pass_by(minutes=16)
    await route.go()
    assert "turn" in sender.things()


async def test_what_can_never_arrive_is_dropped_until_it_changes(club: Club, sender: FakeSender):
    route = Round(club, sender)

    def closed(when: str, item: Item) -> None:
        if str(item.thing) == "hand:0":
            raise Undeliverable("closed DM")

    sender.trouble = closed
    table = await club.running()
    await route.go()
    row = (await club.outbox(table.id))["hand:0"]
    assert (row.state, row.reason) == ("dropped", "closed DM")
    sender.trouble = lambda when, item: None
    await route.go()
    assert "hand:0" not in sender.things()
    await club.play_first(table.id, ANN)
    await route.go()
    assert "hand:0" in sender.things()


@pytest.mark.parametrize("when", ["before", "after"])
async def test_an_unclear_failure_is_looked_into_before_posting_again(
    club: Club, sender: FakeSender, time: Time, when: str
):
    route = Round(club, sender)

    def cut(moment: str, item: Item) -> None:
        if moment == when:
            raise ConnectionResetError

    sender.trouble = cut
    table = await club.running()
    await route.go()
    sender.trouble = lambda when, item: None
    await route.go()
    assert len(sender.posts) == (4 if when == "after" else 0)
    time.pass_by(seconds=3)
    await route.go()
    assert sender.things() == ["hand:0", "hand:1", "lobby", "turn"]
    assert {row.state for row in (await club.outbox(table.id)).values()} == {"done"}


@sqlite_only
@IMPATIENT
async def test_a_busy_database_only_delays(club: Club, sender: FakeSender, url: str):
    await club.tables.lobby.open(ANN, club_place(1), "lanterns", {})
    lock = sqlite3.connect(url.removeprefix("sqlite:///"), isolation_level=None)
    lock.execute("BEGIN IMMEDIATE")
    route = Round(club, sender)
    await route.go()
    assert sender.posts == []
    lock.rollback()
    lock.close()
    await route.go()
    assert sender.things() == ["lobby"]


# -- messages that stay ------------------------------------------------------------------------------------------------


async def put(club: Club, table_id: int, **things: tuple[int, ...]) -> None:
    """Request that these slots are shown; `posting_7` stands for `posting:7`."""
    async with club.store.transaction() as tx:
        await tx.post.put(table_id, {slot.replace("_", ":"): ping for slot, ping in things.items()}, club.time())


async def test_messages_that_stay_are_sent_one_after_the_other_and_the_board_after_them(club: Club, sender: FakeSender):
    route = Round(club, sender)
    table = await club.running()
    await route.go()
    sender.posts.clear()
    await put(club, table.id, posting_7=(), chapter_1=(), posting_8=(), board=Ping(anew=True).stored)
    sender.way.clear()
    route.delivery.kick()
    await sender.has(1)
    await asyncio.sleep(0.05)
    assert [str(item.thing) for item in sender.waiting] == ["posting:7"]
    sender.way.set()
    await route.delivery.settle()
    await route.go()
    assert [str(item.thing) for item in sender.posts] == ["posting:7", "chapter:1", "posting:8", "turn"]
    assert sender.posts[-1].ping == ()


async def test_a_message_that_stays_and_is_put_off_holds_up_nothing(club: Club, sender: FakeSender):
    route = Round(club, sender)
    table = await club.running()
    await route.go()
    sender.posts.clear()

    def refuse(when: str, item: Item) -> None:
        if str(item.thing) == "posting:7":
            raise TryLater("not now", 60)

    sender.trouble = refuse
    await put(club, table.id, posting_7=(), posting_8=(), board=Ping(anew=True).stored)
    await route.go()
    assert [str(item.thing) for item in sender.posts] == ["posting:8", "turn"]
    sender.trouble = lambda when, item: None
    club.time.pass_by(minutes=2)
    await route.go()
    assert [str(item.thing) for item in sender.posts] == ["posting:8", "turn", "posting:7"]
