"""What one process has begun is its own while it lives, and goes on elsewhere after half a minute at most."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator
from datetime import timedelta
from typing import Any

import pytest

from db.errors import StoreAway
from db.store import Store
from tables import leases
from tables.change import COMPUTER_PATIENCE
from tables.delivery import DeliveryWorker, Item, Sending, TryLater
from tests.databases import postgres_only
from tests.tables.club import ANN, Club, Time
from tests.tables.sender import FakeSender, club_place
from tests.toy.lanterns import Lanterns


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leases, "RENEWED", 0.02)


def test_what_a_dead_process_has_begun_goes_on_within_half_a_minute() -> None:
    assert timedelta(seconds=30) >= leases.LEASE
    assert timedelta(seconds=30) > COMPUTER_PATIENCE


@pytest.fixture
async def leaps(monkeypatch: pytest.MonkeyPatch) -> None:
    """The time of the event loop stands still while there is something to do, and leaps to what is due next: however
    slow the machine, no renewal comes too late."""
    loop: Any = asyncio.get_running_loop()
    select, now = loop._selector.select, loop.time()

    def leap(timeout: float | None = None) -> Any:
        nonlocal now
        now += timeout or 0.0
        return select(timeout and 0)

    monkeypatch.setattr(loop, "time", lambda: now)
    monkeypatch.setattr(loop._selector, "select", leap)


@pytest.mark.usefixtures("leaps")
async def test_a_lease_is_renewed_while_its_work_takes_longer_than_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leases, "UNRENEWED", 0.3)
    renewed = 0

    async def renew() -> bool:
        nonlocal renewed
        renewed += 1
        return True

    async with leases.kept(renew, patience=60.0):
        await asyncio.sleep(0.8)
    assert renewed > 2
    before = renewed
    await asyncio.sleep(0.1)
    assert renewed == before, "nothing is renewed after the work"


@pytest.mark.usefixtures("leaps")
async def test_work_ends_when_it_takes_too_long_although_its_lease_is_renewed() -> None:
    async def renew() -> bool:
        return True

    with pytest.raises(TimeoutError):
        async with leases.kept(renew, patience=0.1):
            await asyncio.sleep(60)


@pytest.mark.usefixtures("leaps")
async def test_work_whose_lease_cannot_be_renewed_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leases, "UNRENEWED", 0.2)

    async def renew() -> bool:
        raise StoreAway("gone")

    with pytest.raises(TimeoutError):
        async with leases.kept(renew, patience=60.0):
            await asyncio.sleep(60)


@pytest.mark.usefixtures("leaps")
async def test_work_that_another_process_has_taken_over_is_given_up_at_once() -> None:
    async def renew() -> bool:
        return False

    with pytest.raises(TimeoutError):
        async with leases.kept(renew, patience=60.0):
            await asyncio.sleep(60)


async def test_a_delivery_under_way_for_longer_than_its_lease_is_not_taken_over(club: Club, time: Time) -> None:
    sender = FakeSender()
    table = await club.tables.lobby.open(ANN, club_place(1), "lanterns", {})
    sender.way.clear()
    slow, other = [DeliveryWorker(club.tables, sender, owner=name, linger=0) for name in ("slow", "other")]
    slow.kick()
    await sender.has(1)
    for _ in range(3):
        time.pass_by(seconds=(leases.LEASE - timedelta(seconds=1)).total_seconds())
        until = time() + leases.LEASE
        while (await club.outbox(table.id))["lobby"].lease_until != until:
            await asyncio.sleep(0.01)
        other.kick()
        await other.settle()
    sender.way.set()
    await slow.settle()
    assert sender.things() == ["lobby"]
    assert [str(item.thing) for item in sender.edits] == []


async def test_a_row_is_renewed_only_by_its_owner(club: Club, time: Time) -> None:
    await club.tables.lobby.open(ANN, club_place(1), "lanterns", {})
    async with club.store.transaction() as tx:
        (row,) = await tx.post.due(time(), limit=9)
        await tx.post.claim(row, "n", "lobby", (), "one", time() + leases.LEASE, time())
        assert await tx.post.renew(row.id, "n", "one", time() + leases.LEASE)
        assert not await tx.post.renew(row.id, "n", "two", time() + leases.LEASE)
        assert not await tx.post.renew(row.id, "other", "one", time() + leases.LEASE)
        await tx.post.finish(row.id, "n", time())
        assert not await tx.post.renew(row.id, "n", "one", time() + leases.LEASE)


async def test_what_another_process_has_taken_over_is_given_up_by_the_one_before(club: Club, time: Time) -> None:
    """Only that something was posted is stored whoever has the row: it was."""
    table = await club.tables.lobby.open(ANN, club_place(1), "lanterns", {})
    async with club.store.transaction() as tx:
        (row,) = await tx.post.due(time(), limit=9)
        await tx.post.claim(row, "n", "lobby", (), "one", time() + leases.LEASE, time())
        (half,) = await tx.post.of_table(table.id)
        await tx.post.take_over(half, "two", time() + 2 * leases.LEASE)
        assert not await tx.post.postpone(half, "one", time(), "later")
        assert not await tx.post.doubt(row.id, "n", "one", time())
        assert not await tx.post.drop(row.id, "n", "one", "gone", time())
        (left,) = await tx.post.of_table(table.id)
        assert (left.state, left.owner, left.lease_until) == ("sending", "two", time() + 2 * leases.LEASE)
        assert await tx.post.finish(row.id, "n", time())


async def test_a_process_that_stood_still_posts_what_another_is_posting_once_more(
    club: Club, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leases, "RENEWED", 60.0)
    there, here = FakeSender(), FakeSender()
    here.messages = there.messages
    composing, go_on = asyncio.Event(), asyncio.Event()

    async def compose(item: Item) -> Sending:
        composing.set()
        await go_on.wait()
        raise TryLater(f"{item.thing} has stood still")

    there.compose = compose  # type: ignore[method-assign]
    table = await club.tables.lobby.open(ANN, club_place(1), "lanterns", {})
    still, other = [
        DeliveryWorker(club.tables, sender, owner=name, linger=0)
        for sender, name in ((there, "still"), (here, "other"))
    ]
    still.kick()
    await composing.wait()
    time.pass_by(seconds=(leases.LEASE + timedelta(seconds=1)).total_seconds())
    posting, posted = asyncio.Event(), asyncio.Event()

    async def sent(when: str, item: Item) -> None:
        if when == "after":
            posting.set()
            await posted.wait()

    here._trouble = sent  # type: ignore[method-assign]
    other.kick()
    await posting.wait()
    go_on.set()
    await still.settle()
    time.pass_by(seconds=5)
    other.kick()
    posted.set()
    await other.settle()
    assert here.things() == ["lobby"]
    assert [str(item.thing) for item in here.edits] == []
    assert (await club.outbox(table.id))["lobby"].state == "done"


class Thoughts:
    """Thinks in a thread until it may end, and counts."""

    def __init__(self) -> None:
        self.begun = 0
        self.at_once = 0
        self.most = 0
        self.go_on = threading.Event()

    async def run(self, function: Any, *args: Any) -> Any:
        self.begun += 1
        self.at_once += 1
        self.most = max(self.most, self.at_once)
        try:
            await asyncio.to_thread(self.go_on.wait, 30)
            return await asyncio.to_thread(function, *args)
        finally:
            self.at_once -= 1


@pytest.fixture
async def two(url: str, time: Time) -> AsyncIterator[tuple[Club, Club, Thoughts]]:
    """Two services on one database, which think under one pair of eyes."""
    thoughts = Thoughts()
    stores = [await Store.open(url, name=name, busy_seconds=5.0) for name in ("first", "second")]
    clubs = [Club(store, time, Lanterns(), seed, run=thoughts.run) for seed, store in enumerate(stores, 1)]
    yield clubs[0], clubs[1], thoughts
    thoughts.go_on.set()
    for club, store in zip(clubs, stores, strict=True):
        await club.tables.close_down()
        await store.close()


async def with_computer(club: Club, thoughts: Thoughts) -> int:
    """A running table at which a computer has begun to think."""
    table = await club.tables.lobby.open(ANN, club_place(1), "lanterns", {})
    await club.tables.lobby.seat_computer(table.id, ANN.id, "easy")
    await club.tables.lobby.start(table.id, ANN.id)
    async with asyncio.timeout(300):
        while not thoughts.begun:
            info = await club.tables.queries.info(table.id)
            if 0 in info.owed:
                await club.play_first(table.id, ANN)
            await asyncio.sleep(0.01)
    return table.id


@postgres_only
async def test_a_computer_thinks_in_one_process_at_a_time(two: tuple[Club, Club, Thoughts], time: Time) -> None:
    """The timer that looks after a dead process also rings while a living one thinks for long."""
    first, second, thoughts = two
    table_id = await with_computer(first, thoughts)
    time.pass_by(seconds=COMPUTER_PATIENCE.total_seconds() + 1)
    await second.tables.tick()
    await asyncio.sleep(1.2)
    assert thoughts.most == 1
    thoughts.go_on.set()
    await first.tables.settle(table_id)
    await second.tables.settle(table_id)
    assert thoughts.most == 1
    async with first.store.reading() as tx:
        steps = await tx.games.choices(table_id)
    answers = [step for step in steps if step.seat == 1 and step.kind == "choose"]
    assert len(answers) == thoughts.begun, "nothing is thought twice"


@postgres_only
async def test_a_computer_thinks_elsewhere_when_its_process_has_died(
    two: tuple[Club, Club, Thoughts], time: Time
) -> None:
    first, second, thoughts = two
    table_id = await with_computer(first, thoughts)
    await first.store._database.locks.close()  # as its connection ends with a process that is killed
    time.pass_by(seconds=COMPUTER_PATIENCE.total_seconds() + 1)
    await second.tables.tick()
    async with asyncio.timeout(300):
        while thoughts.begun < 2:
            await asyncio.sleep(0.01)
    thoughts.go_on.set()
    await second.tables.settle(table_id)
    assert 0 in (await second.tables.queries.info(table_id)).owed
