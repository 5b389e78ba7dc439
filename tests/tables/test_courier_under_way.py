"""What a courier has under way: it is in one hand at a time, and nothing of it is lost however it ends."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable
from typing import Any

import pytest

import db.connection
import db.store
import tables.courier as courier_module
from db.store import Store
from tables.courier import LEASE, Courier, Item
from tests.databases import sqlite_only
from tests.tables.club import ANN, IMPATIENT, Club, Time
from tests.tables.postman import FakePostman, Round, club_place
from tests.toy.lanterns import Lanterns


@pytest.fixture
def postman() -> FakePostman:
    return FakePostman()


async def test_what_changes_during_a_delivery_is_brought_afterwards(club: Club, postman: FakePostman):
    route = Round(club, postman)
    table = await club.running()
    postman.way.clear()
    route.courier.kick()
    await postman.has(4)
    await club.play_first(table.id, ANN)
    postman.way.set()
    await route.go()
    assert "hand:0" in [item.thing for item in postman.edits] + [item.thing for item in postman.posts]
    assert {row.state for row in (await club.outbox(table.id)).values()} == {"done"}
    assert postman.things().count("turn") == 1


async def test_what_one_worker_looks_into_is_not_taken_up_by_another(club: Club, postman: FakePostman):
    half_sent = await club.tables.open(ANN, club_place(1), "lanterns", {})
    postman.way.clear()
    await cut_off_on_the_way(club, postman)
    waiting = await club.tables.open(ANN, club_place(2), "lanterns", {})
    heir = Courier(club.tables, postman, linger=0, at_once=2)
    heir.kick()
    await postman.has(2)
    assert [item.table_id for item in postman.waiting] == [half_sent.id, waiting.id]
    postman.way.set()
    await heir.settle()
    assert postman.things() == ["lobby", "lobby"]


async def test_what_takes_longer_than_its_lease_is_not_taken_up_by_another_worker(
    club: Club, postman: FakePostman, time: Time
):
    """The machine's clock may jump."""
    slow = await club.tables.open(ANN, club_place(1), "lanterns", {})
    postman.way.clear()
    courier = Courier(club.tables, postman, linger=0, at_once=2)
    courier.kick()
    await postman.has(1)
    time.pass_by(seconds=LEASE.total_seconds() + 1)
    waiting = await club.tables.open(ANN, club_place(2), "lanterns", {})
    courier.kick()
    await postman.has(2)
    assert [item.table_id for item in postman.waiting] == [slow.id, waiting.id]
    postman.way.set()
    await courier.settle()
    assert postman.things() == ["lobby", "lobby"]


async def cut_off_on_the_way(club: Club, postman: FakePostman) -> None:
    """A process is gone with a delivery on its way, which never arrives."""
    dying = Courier(club.tables, postman, linger=0)
    dying.kick()
    await postman.has(1)
    for worker in dying._workers:
        worker.cancel()
    await dying.settle()


async def test_a_delivery_that_never_ends_is_given_up_and_looked_for_later(
    club: Club, postman: FakePostman, time: Time, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(courier_module, "PATIENCE", 0.05)
    table = await club.tables.open(ANN, club_place(1), "lanterns", {})
    route = Round(club, postman)
    postman.way.clear()
    async with asyncio.timeout(30):
        await route.go()
    assert (await club.outbox(table.id))["lobby"].state == "sending"
    looked_for: list[Item] = []
    postman.trouble = lambda when, item: looked_for.append(item) if when == "find" else None
    postman.way.set()
    time.pass_by(seconds=3)
    await route.go()
    assert [item.thing for item in looked_for] == ["lobby"]
    assert postman.things() == ["lobby"]
    assert (await club.outbox(table.id))["lobby"].state == "done"


async def test_two_couriers_bring_everything_once(club: Club, postman: FakePostman):
    postman.way.clear()
    tables = [await club.tables.open(ANN, club_place(channel), "lanterns", {}) for channel in range(12)]
    couriers = [Courier(club.tables, postman, owner=name, linger=0) for name in ("one", "two")]
    for courier in couriers:
        courier.kick()
    await postman.has(8)
    postman.way.set()
    for courier in couriers:
        await courier.settle()
    assert sorted(item.table_id for item in postman.posts) == [table.id for table in tables]


async def test_another_process_takes_over_when_the_lease_ran_out(club: Club, postman: FakePostman, time: Time):
    await club.tables.open(ANN, club_place(1), "lanterns", {})
    postman.way.clear()
    dead = Courier(club.tables, postman, owner="dead", linger=0)
    dead.kick()
    await postman.has(1)
    for worker in dead._workers:
        worker.cancel()
    await dead.settle()
    postman.way.set()
    alive = Courier(club.tables, postman, owner="alive", linger=0)
    alive.kick()
    await alive.settle()
    assert postman.posts == []
    time.pass_by(minutes=3)
    alive.kick()
    await alive.settle()
    assert postman.things() == ["lobby"]


@sqlite_only
@IMPATIENT
async def test_an_outcome_that_a_locked_database_refuses_is_stored_when_the_lock_is_gone(
    club: Club, postman: FakePostman, url: str
):
    """It stayed half-sent until the lease ended: the next player was called two minutes late."""
    table = await club.tables.open(ANN, club_place(1), "lanterns", {})
    lock = sqlite3.connect(url.removeprefix("sqlite:///"), isolation_level=None)

    def locked(when: str, item: Item) -> None:
        if when == "after":
            lock.execute("BEGIN IMMEDIATE")

    postman.trouble = locked
    route = Round(club, postman)
    route.courier.kick()
    while not lock.in_transaction:
        await asyncio.sleep(0.01)
    await asyncio.sleep(1.0)  # longer than the store of these tests waits for the lock
    assert (await club.outbox(table.id))["lobby"].state == "sending"
    lock.rollback()
    await route.courier.settle()
    lock.close()
    assert (await club.outbox(table.id))["lobby"].state == "done"
    assert postman.things() == ["lobby"]


async def test_a_cancelled_courier_loses_and_repeats_nothing(
    store: Store, time: Time, postman: FakePostman, monkeypatch: pytest.MonkeyPatch
):
    """Cut off at every step of its way, again and again, with a new courier each time."""
    club = Club(store, time, Lanterns())
    table = await club.running()
    steady, courier, steps_left, cuts = db.connection.steady, Courier(club.tables, postman, linger=0), 0, 0

    def step() -> None:
        nonlocal steps_left, cuts
        steps_left -= 1
        if steps_left == 0:
            cuts += 1
            for worker in list(courier._workers):
                worker.cancel()

    async def step_of_the_store(work: Awaitable[Any]) -> Any:
        step()
        return await steady(work)

    monkeypatch.setattr(db.connection, "steady", step_of_the_store)
    monkeypatch.setattr(db.store, "steady", step_of_the_store)
    postman.trouble = lambda when, item: step()
    for most in range(1, 91):
        if most % 3 == 0:
            await club.play_first(table.id, ANN)
            await club.tables.undo(table.id, ANN.id)
        courier, steps_left = Courier(club.tables, postman, linger=0), most % 30 + 1
        courier.kick()
        await courier.settle()
        steps_left = 0
    await Round(club, postman).go()
    assert cuts >= 30, "a delivery is more steps than these"
    assert postman.things() == ["hand:0", "hand:1", "lobby", "turn"]
    assert {row.state for row in (await club.outbox(table.id)).values()} == {"done"}
