"""Deliveries under way: each belongs to one worker at a time, and none is lost however it ends."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable
from datetime import datetime
from typing import Any

import pytest

import db.server
import db.sqlite
import db.writers
import tables.delivery as delivery_module
from db.outbox import Outbox
from db.store import Store
from tables.delivery import FIRST_PAUSE, DeliveryWorker, Item, Posted, Sending, Undeliverable
from tables.leases import LEASE
from tests.databases import IMPATIENT, sqlite_only
from tests.tables.club import ANN, BO, CY, Club, Time
from tests.tables.sender import FakeSender, Round, club_place
from tests.toy.lanterns import Lanterns


@pytest.fixture
def sender() -> FakeSender:
    return FakeSender()


async def test_what_changes_during_a_delivery_is_brought_afterwards(club: Club, sender: FakeSender):
    route = Round(club, sender)
    table = await club.running()
    sender.way.clear()
    route.delivery.kick()
    await sender.has(4)
    await club.play_first(table.id, ANN)
    sender.way.set()
    await route.go()
    assert "hand:0" in [str(item.thing) for item in sender.edits] + [str(item.thing) for item in sender.posts]
    assert {row.state for row in (await club.outbox(table.id)).values()} == {"done"}
    assert sender.things().count("turn") == 1


async def test_what_one_worker_looks_into_is_not_taken_up_by_another(club: Club, sender: FakeSender):
    half_sent = await club.tables.lobby.open(ANN, club_place(1), "lanterns", {})
    sender.way.clear()
    await cut_off_on_the_way(club, sender)
    waiting = await club.tables.lobby.open(ANN, club_place(2), "lanterns", {})
    heir = DeliveryWorker(club.tables, sender, linger=0, at_once=2)
    heir.kick()
    await sender.has(2)
    assert [item.table_id for item in sender.waiting] == [half_sent.id, waiting.id]
    sender.way.set()
    await heir.settle()
    assert sender.things() == ["lobby", "lobby"]


async def test_what_takes_longer_than_its_lease_is_not_taken_up_by_another_worker(
    club: Club, sender: FakeSender, time: Time
):
    """The machine's clock may jump."""
    slow = await club.tables.lobby.open(ANN, club_place(1), "lanterns", {})
    sender.way.clear()
    delivery = DeliveryWorker(club.tables, sender, linger=0, at_once=2)
    delivery.kick()
    await sender.has(1)
    time.pass_by(seconds=LEASE.total_seconds() + 1)
    waiting = await club.tables.lobby.open(ANN, club_place(2), "lanterns", {})
    delivery.kick()
    await sender.has(2)
    assert [item.table_id for item in sender.waiting] == [slow.id, waiting.id]
    sender.way.set()
    await delivery.settle()
    assert sender.things() == ["lobby", "lobby"]


async def test_a_direct_message_under_way_stays_with_whom_the_seat_has_left(club: Club, sender: FakeSender):
    """Ann's hand was on its way to her when Cy took her seat: it is removed there, and Cy gets one of his own."""
    tour = Round(club, sender)
    table = await club.running()
    await club.tables.seats.propose_handover(table.id, ANN.id, 0, CY)
    await club.tables.seats.answer_handover(table.id, BO, agrees=True)
    sender.way.clear()
    tour.delivery.kick()
    while not any(str(item.thing) == "hand:0" for item in sender.waiting):
        await sender.has(len(sender.waiting) + 1)
    await club.tables.seats.answer_handover(table.id, CY, agrees=True)
    sender.way.set()
    await tour.go()
    hands = [item.person_id for item in sender.posts if str(item.thing) == "hand:0"]
    assert hands == [ANN.id, CY.id]
    async with club.store.reading() as tx:
        messages = await tx.post.messages(table.id)
    assert messages["hand:0"].channel_id == CY.id
    (former,) = [slot for slot in messages if slot.startswith("former:")]
    assert messages[former].channel_id == ANN.id
    (removed,) = [item for item in (*sender.posts, *sender.edits) if str(item.thing) == former]
    assert removed.known is not None
    assert removed.known.channel_id == ANN.id


async def cut_off_on_the_way(club: Club, sender: FakeSender) -> None:
    """A process is gone with a delivery on its way, which never arrives."""
    dying = DeliveryWorker(club.tables, sender, linger=0)
    dying.kick()
    await sender.has(1)
    for worker in dying._workers:
        worker.cancel()
    await dying.settle()


async def test_a_delivery_that_never_ends_is_given_up_and_looked_for_later(
    club: Club, sender: FakeSender, time: Time, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(delivery_module, "PATIENCE", 0.05)
    table = await club.tables.lobby.open(ANN, club_place(1), "lanterns", {})
    route = Round(club, sender)
    sender.way.clear()
    async with asyncio.timeout(300):
        await route.go()
    assert (await club.outbox(table.id))["lobby"].state == "sending"
    looked_for: list[Item] = []
    sender.trouble = lambda when, item: looked_for.append(item) if when == "find" else None
    sender.way.set()
    time.pass_by(seconds=3)
    await route.go()
    assert [str(item.thing) for item in looked_for] == ["lobby"]
    assert sender.things() == ["lobby"]
    assert (await club.outbox(table.id))["lobby"].state == "done"


async def test_two_delivery_workers_bring_everything_once(club: Club, sender: FakeSender):
    sender.way.clear()
    tables = [await club.tables.lobby.open(ANN, club_place(channel), "lanterns", {}) for channel in range(12)]
    workers = [DeliveryWorker(club.tables, sender, owner=name, linger=0) for name in ("one", "two")]
    for delivery in workers:
        delivery.kick()
    await sender.has(8)
    sender.way.set()
    for delivery in workers:
        await delivery.settle()
    assert sorted(item.table_id for item in sender.posts) == [table.id for table in tables]


async def test_another_process_takes_over_when_the_lease_ran_out(club: Club, sender: FakeSender, time: Time):
    await club.tables.lobby.open(ANN, club_place(1), "lanterns", {})
    sender.way.clear()
    dead = DeliveryWorker(club.tables, sender, owner="dead", linger=0)
    dead.kick()
    await sender.has(1)
    for worker in dead._workers:
        worker.cancel()
    await dead.settle()
    sender.way.set()
    alive = DeliveryWorker(club.tables, sender, owner="alive", linger=0)
    alive.kick()
    await alive.settle()
    assert sender.posts == []
    time.pass_by(minutes=3)
    alive.kick()
    await alive.settle()
    assert sender.things() == ["lobby"]


async def test_whoever_takes_over_an_interrupted_call_calls_nobody_whom_a_newer_message_will_call(
    club: Club, sender: FakeSender, time: Time
):
    """A process died while it called Ann or Bo to their turn; the other one resigned meanwhile. They were called to the
    turn after the end of the game, and right afterwards to the end."""
    table = await club.running()
    await Round(club, sender).go()
    called = await club.both_play(table.id)
    sender.way.clear()
    dead = DeliveryWorker(club.tables, sender, owner="dead", linger=0)
    dead.kick()
    await sender.has(1)
    while "turn" not in [str(item.thing) for item in sender.waiting]:
        await asyncio.sleep(0)
    for worker in set(dead._workers):
        worker.cancel()
    await dead.settle()
    sender.way.set()
    before = len(sender.posts)
    await club.tables.ending.resign(table.id, (BO if called == ANN else ANN).id)
    time.pass_by(minutes=3)
    alive = DeliveryWorker(club.tables, sender, owner="alive", linger=0)
    alive.kick()
    await alive.settle()
    calls = [item for item in sender.posts[before:] if called.id in item.ping and not item.thing.to_one]
    assert len(calls) == 1
    assert {row.state for row in (await club.outbox(table.id)).values()} == {"done"}


@sqlite_only
@IMPATIENT
async def test_an_outcome_that_a_locked_database_refuses_is_stored_when_the_lock_is_gone(
    club: Club, sender: FakeSender, url: str
):
    """It stayed half-sent until the lease ended: the next player was called two minutes late."""
    table = await club.tables.lobby.open(ANN, club_place(1), "lanterns", {})
    lock = sqlite3.connect(url.removeprefix("sqlite:///"), isolation_level=None)

    def locked(when: str, item: Item) -> None:
        if when == "after":
            lock.execute("BEGIN IMMEDIATE")

    sender.trouble = locked
    route = Round(club, sender)
    route.delivery.kick()
    while not lock.in_transaction:
        await asyncio.sleep(0.01)
    await asyncio.sleep(1.0)  # longer than the store of these tests waits for the lock
    assert (await club.outbox(table.id))["lobby"].state == "sending"
    lock.rollback()
    await route.delivery.settle()
    lock.close()
    assert (await club.outbox(table.id))["lobby"].state == "done"
    assert sender.things() == ["lobby"]


async def test_a_half_sent_row_that_another_transaction_holds_does_not_wait_for_its_lease(
    club: Club, sender: FakeSender, monkeypatch: pytest.MonkeyPatch
):
    """PostgreSQL skips what is locked: by another worker that looks for such rows, or by a connection that is dying."""
    await club.tables.lobby.open(ANN, club_place(1), "lanterns", {})
    sender.way.clear()
    await cut_off_on_the_way(club, sender)
    sender.way.set()
    found, held = Outbox.halted, True

    async def unless_held(self: Outbox, now: datetime, owner: str, *, limit: int, lock: bool = False) -> Any:
        return [] if lock and held else await found(self, now, owner, limit=limit, lock=lock)

    monkeypatch.setattr(Outbox, "halted", unless_held)
    heir = DeliveryWorker(club.tables, sender, linger=0)
    heir.kick()
    await heir.settle()
    assert heir.wakes_at == club.time() + FIRST_PAUSE
    held = False
    heir.kick()
    await heir.settle()
    assert sender.things() == ["lobby"]
    assert heir.wakes_at is None


async def test_a_cancelled_delivery_worker_loses_and_repeats_nothing(
    store: Store, time: Time, sender: FakeSender, monkeypatch: pytest.MonkeyPatch
):
    """Cut off at every step of its way, again and again, with a new worker each time."""
    club = Club(store, time, Lanterns())
    table = await club.running()
    steady, delivery, steps_left, cuts = db.writers.steady, DeliveryWorker(club.tables, sender, linger=0), 0, 0

    def step() -> None:
        nonlocal steps_left, cuts
        steps_left -= 1
        if steps_left == 0:
            cuts += 1
            for worker in list(delivery._workers):
                worker.cancel()

    async def step_of_the_store(work: Awaitable[Any]) -> Any:
        step()
        return await steady(work)

    for module in (db.server, db.sqlite, db.writers):
        monkeypatch.setattr(module, "steady", step_of_the_store)
    sender.trouble = lambda when, item: step()
    for most in range(1, 91):
        if most % 3 == 0:
            await club.play_first(table.id, ANN)
            await club.tables.play.undo(table.id, ANN.id)
        delivery, steps_left = DeliveryWorker(club.tables, sender, linger=0), most % 30 + 1
        delivery.kick()
        await delivery.settle()
        steps_left = 0
    await Round(club, sender).go()
    assert cuts >= 30, "a delivery is more steps than these"
    assert sender.things() == ["hand:0", "hand:1", "lobby", "turn"]
    assert {row.state for row in (await club.outbox(table.id)).values()} == {"done"}


async def test_what_discord_lets_wait_gives_way_to_others(
    club: Club, sender: FakeSender, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All slots slept on the rate limit of one channel, and for half a minute nobody elsewhere was shown anything."""
    monkeypatch.setattr(delivery_module, "GIVES_WAY", 0.02)
    held = asyncio.Event()
    deliver = sender.deliver

    async def slowly(item: Item) -> Posted | None:
        if item.table_id <= 2:
            await held.wait()
        return await deliver(item)

    monkeypatch.setattr(sender, "deliver", slowly)
    tables = [await club.tables.lobby.open(ANN, club_place(channel), "lanterns", {}) for channel in range(6)]
    delivery = DeliveryWorker(club.tables, sender, linger=0, at_once=2)
    delivery.kick()
    async with asyncio.timeout(300):
        while len(sender.posts) < 4:
            await asyncio.sleep(0.01)
    assert {item.table_id for item in sender.posts} == {table.id for table in tables[2:]}
    assert len(delivery._workers) <= 2 + 2
    held.set()
    await delivery.settle()
    assert sorted(item.table_id for item in sender.posts) == [table.id for table in tables]


async def test_what_is_composed_for_long_gives_way_to_nobody(
    club: Club, sender: FakeSender, monkeypatch: pytest.MonkeyPatch
) -> None:
    """More pictures at once would be drawn no sooner."""
    monkeypatch.setattr(delivery_module, "GIVES_WAY", 0.02)
    begun, both, held = 0, asyncio.Event(), asyncio.Event()
    compose = sender.compose

    async def slowly(item: Item) -> Sending:
        nonlocal begun
        begun += 1
        if begun == 2:
            both.set()
        await held.wait()
        return await compose(item)

    monkeypatch.setattr(sender, "compose", slowly)
    for channel in range(6):
        await club.tables.lobby.open(ANN, club_place(channel), "lanterns", {})
    delivery = DeliveryWorker(club.tables, sender, linger=0, at_once=2)
    delivery.kick()
    await asyncio.wait_for(both.wait(), 60)
    await asyncio.sleep(0.3)
    assert begun == 2
    held.set()
    await delivery.settle()


async def test_who_wants_both_calls_is_called_once_by_direct_message_though_the_channel_cannot_be_written(
    club: Club, sender: FakeSender, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Their own message was on its way when the public one was refused."""
    deliver, own = sender.deliver, asyncio.Event()

    async def in_turn(item: Item) -> Posted | None:
        if str(item.thing) == "turn":
            await own.wait()
            raise Undeliverable("50001: Missing Access")
        posted = await deliver(item)
        if str(item.thing) == "hand:0":
            own.set()
        return posted

    monkeypatch.setattr(sender, "deliver", in_turn)
    await club.tables.people.set_notify(ANN.id, "both")
    await club.running()
    await Round(club, sender).go()
    sent = (*sender.posts, *sender.edits)
    assert len([item for item in sent if str(item.thing) == "hand:0" and ANN.id in item.ping]) == 1
    assert [item for item in sent if str(item.thing) == "hand:1" and BO.id in item.ping], "Bo is called instead"
