"""The courier, with a postman who makes trouble."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from datetime import timedelta

import pytest

import tables.courier as courier_module
from db.store import Store
from tables.courier import Courier, Item, Posted, TryLater, Undeliverable
from tests.databases import sqlite_only
from tests.tables.club import ANN, BO, Club, Time
from tests.toy.lanterns import Lanterns


class FakePostman:
    """A Discord of one dictionary. `trouble` is called before and after each delivery takes effect."""

    def __init__(self) -> None:
        self.messages: dict[Posted, str] = {}
        self.posts: list[Item] = []
        self.edits: list[Item] = []
        self.trouble: Callable[[str, Item], object] = lambda when, item: None
        self.pause = 0.0

    async def deliver(self, item: Item) -> Posted | None:
        await self._trouble("before", item)
        fresh = item.thing == "turn" or item.known is None or item.known not in self.messages
        if fresh:
            posted = Posted(item.person_id or item.channel_id, 1000 + len(self.posts))
            self.posts.append(item)
        else:
            assert item.known is not None
            posted = item.known
            self.edits.append(item)
        self.messages[posted] = item.nonce
        await self._trouble("after", item)
        return posted

    async def find(self, item: Item) -> Posted | None:
        return next((posted for posted, nonce in self.messages.items() if nonce == item.nonce), None)

    async def _trouble(self, when: str, item: Item) -> None:
        if self.pause:
            await asyncio.sleep(self.pause)
        self.trouble(when, item)

    def things(self) -> list[str]:
        return sorted(item.thing for item in self.posts)


class Round:
    """A courier on the club's outbox."""

    def __init__(self, club: Club, postman: FakePostman) -> None:
        self.club = club
        self.postman = postman
        self.courier = Courier(club.tables, postman, linger=0)

    async def go(self) -> None:
        self.courier.kick()
        await self.courier.settle()


@pytest.fixture
def postman() -> FakePostman:
    return FakePostman()


async def test_each_thing_is_posted_once_and_edited_afterwards(club: Club, postman: FakePostman):
    route = Round(club, postman)
    table = await club.tables.open(ANN, (await club.running()).place.__class__(1, 7), "lanterns", {})
    await route.go()
    assert postman.things() == ["hand:0", "hand:1", "lobby", "lobby", "turn"]
    turn = next(item for item in postman.posts if item.thing == "turn")
    assert (turn.channel_id, turn.ping, turn.known) == (100, (ANN.id, BO.id), None)
    await club.tables.join(table.id, BO)
    await route.go()
    assert [item.thing for item in postman.edits] == ["lobby"]
    assert len(postman.posts) == 5
    await route.go()
    assert len(postman.edits) == 1


async def test_ten_choices_in_a_row_cost_one_picture(club: Club, postman: FakePostman):
    route = Round(club, postman)
    table = await club.running()
    await route.go()
    for _ in range(5):
        await club.play_first(table.id, ANN)
        await club.tables.undo(table.id, ANN.id)
    await route.go()
    assert sorted(item.thing for item in postman.edits) == ["board", "hand:0"]


async def test_a_new_turn_replaces_the_message_that_was_known(club: Club, postman: FakePostman):
    route = Round(club, postman)
    table = await club.running()
    await route.go()
    first = next(posted for posted in postman.messages if posted.channel_id == 100 and posted.message_id)
    walker = await club.both_play(table.id)
    for keys in (("stop",), ("skip",), ("go",)):
        await club.tables.choose(table.id, walker.id, keys)
    await route.go()
    turn = [item for item in postman.posts if item.thing == "turn"][-1]
    assert turn.known is not None
    assert turn.known in postman.messages
    assert turn.known.channel_id == first.channel_id
    assert turn.ping


async def test_who_is_no_longer_owed_is_not_pinged(club: Club, postman: FakePostman):
    route = Round(club, postman)
    table = await club.running()
    await club.play_first(table.id, ANN)
    await route.go()
    assert next(item.ping for item in postman.posts if item.thing == "turn") == (BO.id,)
    await club.play_first(table.id, BO)


async def test_what_can_wait_is_tried_again_later_with_its_ping(club: Club, postman: FakePostman, time: Time):
    route = Round(club, postman)

    def busy(when: str, item: Item) -> None:
        if when == "before" and item.thing == "turn":
            raise TryLater("too fast", 30)

    postman.trouble = busy
    table = await club.running()
    await route.go()
    assert "turn" not in postman.things()
    postman.trouble = lambda when, item: None
    await route.go()
    assert "turn" not in postman.things()
    time.pass_by(seconds=31)
    await route.go()
    turn = next(item for item in postman.posts if item.thing == "turn")
    assert (turn.ping, turn.attempt) == ((ANN.id, BO.id), 2)
    assert (await club.outbox(table.id))["board"].state == "done"


@pytest.mark.parametrize("trouble", [TryLater("503"), TryLater("503", 0.05), ConnectionResetError()], ids=repr)
async def test_what_was_put_off_is_tried_again_when_it_is_due_though_nobody_kicks(
    club: Club, postman: FakePostman, time: Time, monkeypatch: pytest.MonkeyPatch, trouble: Exception
):
    """It waited for the next beat of the bot's clock, up to twenty seconds."""
    monkeypatch.setattr(courier_module, "FIRST_PAUSE", timedelta(seconds=0.05))
    route = Round(club, postman)

    def fail(when: str, item: Item) -> None:
        if when == "before":
            raise trouble

    postman.trouble = fail
    table = await club.running()
    await route.go()
    assert postman.posts == []
    postman.trouble = lambda when, item: None
    time.pass_by(seconds=1)
    async with asyncio.timeout(10):
        while len(postman.posts) < 4:
            await asyncio.sleep(0.01)
    await route.courier.settle()
    assert postman.things() == ["hand:0", "hand:1", "lobby", "turn"]
    assert {row.state for row in (await club.outbox(table.id)).values()} == {"done"}
    assert route.courier.wakes_at is None


@sqlite_only
async def test_a_busy_database_is_asked_again_though_nobody_kicks(
    club: Club, postman: FakePostman, url: str, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(courier_module, "FIRST_PAUSE", timedelta(seconds=0.05))
    await club.tables.open(ANN, club_place(1), "lanterns", {})
    lock = sqlite3.connect(url.removeprefix("sqlite:///"), isolation_level=None)
    lock.execute("BEGIN IMMEDIATE")
    route = Round(club, postman)
    await route.go()
    assert postman.posts == []
    lock.rollback()
    lock.close()
    async with asyncio.timeout(10):
        while not postman.posts:
            await asyncio.sleep(0.01)
    await route.courier.close()


async def test_one_alarm_is_set_for_the_earliest_and_a_closed_courier_sleeps_on(
    club: Club, postman: FakePostman, time: Time
):
    route = Round(club, postman)
    waits = {"hand:0": 50.0, "turn": 30.0, "lobby": 40.0}

    def busy(when: str, item: Item) -> None:
        if item.thing in waits:
            raise TryLater("too fast", waits[item.thing])

    postman.trouble = busy
    await club.running()
    await route.go()
    assert route.courier.wakes_at == time() + timedelta(seconds=30)
    time.pass_by(seconds=31)
    del waits["turn"]
    await route.go()
    assert route.courier.wakes_at == time() + timedelta(seconds=9)
    await route.courier.close()
    assert route.courier.wakes_at is None
    route.courier.kick()
    await route.courier.settle()
    assert route.courier.wakes_at is None


async def test_pauses_grow(club: Club, postman: FakePostman, time: Time):
    route = Round(club, postman)
    attempts = []

    def broken(when: str, item: Item) -> None:
        attempts.append(item.attempt)
        raise TryLater("down")

    postman.trouble = broken
    await club.tables.open(ANN, (await club.running()).place.__class__(1, 7), "lanterns", {})
    attempts.clear()
    for _ in range(200):
        time.pass_by(seconds=10)
        await route.go()
    assert 8 <= max(attempts) <= 11
    postman.trouble = lambda when, item: None
    time.pass_by(minutes=16)
    await route.go()
    assert "turn" in postman.things()


async def test_what_can_never_arrive_is_dropped_until_it_changes(club: Club, postman: FakePostman):
    route = Round(club, postman)

    def closed(when: str, item: Item) -> None:
        if item.thing == "hand:0":
            raise Undeliverable("closed DM")

    postman.trouble = closed
    table = await club.running()
    await route.go()
    row = (await club.outbox(table.id))["hand:0"]
    assert (row.state, row.reason) == ("dropped", "closed DM")
    postman.trouble = lambda when, item: None
    await route.go()
    assert "hand:0" not in postman.things()
    await club.play_first(table.id, ANN)
    await route.go()
    assert "hand:0" in postman.things()


@pytest.mark.parametrize("when", ["before", "after"])
async def test_an_unclear_failure_is_looked_into_before_posting_again(
    club: Club, postman: FakePostman, time: Time, when: str
):
    route = Round(club, postman)

    def cut(moment: str, item: Item) -> None:
        if moment == when:
            raise ConnectionResetError

    postman.trouble = cut
    table = await club.running()
    await route.go()
    postman.trouble = lambda when, item: None
    await route.go()
    assert len(postman.posts) == (4 if when == "after" else 0)
    time.pass_by(seconds=3)
    await route.go()
    assert postman.things() == ["hand:0", "hand:1", "lobby", "turn"]
    assert {row.state for row in (await club.outbox(table.id)).values()} == {"done"}


async def test_what_changes_during_a_delivery_is_brought_afterwards(club: Club, postman: FakePostman):
    route = Round(club, postman)
    table = await club.running()
    postman.pause = 0.02
    route.courier.kick()
    await asyncio.sleep(0.03)
    await club.play_first(table.id, ANN)
    await route.go()
    assert "hand:0" in [item.thing for item in postman.edits] + [item.thing for item in postman.posts]
    assert {row.state for row in (await club.outbox(table.id)).values()} == {"done"}
    assert postman.things().count("turn") == 1


async def test_two_couriers_bring_everything_once(club: Club, postman: FakePostman):
    postman.pause = 0.005
    tables = [await club.tables.open(ANN, club_place(channel), "lanterns", {}) for channel in range(12)]
    couriers = [Courier(club.tables, postman, owner=name, linger=0) for name in ("one", "two")]
    for courier in couriers:
        courier.kick()
    for courier in couriers:
        await courier.settle()
    assert sorted(item.table_id for item in postman.posts) == [table.id for table in tables]


async def test_another_process_takes_over_when_the_lease_ran_out(club: Club, postman: FakePostman, time: Time):
    await club.tables.open(ANN, club_place(1), "lanterns", {})
    postman.pause = 60
    dead = Courier(club.tables, postman, owner="dead", linger=0)
    dead.kick()
    async with asyncio.timeout(10):
        while not dead._under_way:
            await asyncio.sleep(0.01)
    for worker in dead._workers:
        worker.cancel()
    await dead.settle()
    postman.pause = 0
    alive = Courier(club.tables, postman, owner="alive", linger=0)
    alive.kick()
    await alive.settle()
    assert postman.posts == []
    time.pass_by(minutes=3)
    alive.kick()
    await alive.settle()
    assert postman.things() == ["lobby"]


def club_place(channel: int):
    from tables.records import Place

    return Place(1, channel)


@sqlite_only
async def test_a_busy_database_only_delays(club: Club, postman: FakePostman, url: str):
    await club.tables.open(ANN, club_place(1), "lanterns", {})
    lock = sqlite3.connect(url.removeprefix("sqlite:///"), isolation_level=None)
    lock.execute("BEGIN IMMEDIATE")
    route = Round(club, postman)
    await route.go()
    assert postman.posts == []
    lock.rollback()
    lock.close()
    await route.go()
    assert postman.things() == ["lobby"]


@sqlite_only
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
    async with asyncio.timeout(10):
        while not lock.in_transaction:
            await asyncio.sleep(0.01)
        await asyncio.sleep(1.0)  # longer than the store of these tests waits for the lock
        assert (await club.outbox(table.id))["lobby"].state == "sending"
        lock.rollback()
        await route.courier.settle()
    lock.close()
    assert (await club.outbox(table.id))["lobby"].state == "done"
    assert postman.things() == ["lobby"]


async def test_a_cancelled_courier_loses_and_repeats_nothing(store: Store, time: Time, postman: FakePostman):
    """Cut off at every step of its way, again and again, with a new courier each time."""
    club = Club(store, time, Lanterns())
    table = await club.running()
    postman.pause = 0.001
    cuts = 0
    for cut in range(60):
        if cut % 3 == 0:
            await club.play_first(table.id, ANN)
            await club.tables.undo(table.id, ANN.id)
        courier = Courier(club.tables, postman, linger=0)
        courier.kick()
        await asyncio.sleep(0.0007 * (cut % 20))
        cuts += bool(courier._workers)
        for worker in list(courier._workers):
            worker.cancel()
        await courier.settle()
    await Round(club, postman).go()
    assert cuts >= 20
    assert postman.things() == ["hand:0", "hand:1", "lobby", "turn"]
    assert {row.state for row in (await club.outbox(table.id)).values()} == {"done"}
