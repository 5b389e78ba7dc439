"""Two services on one database, each with its store, tables and delivery worker: nothing is lost, nothing done
twice."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from datetime import timedelta

import pytest

from db.records import TimerRow
from db.store import Store
from db.timers import Timers
from engine.core.errors import Refused, Stale
from tables.delivery import DeliveryWorker, Item
from tables.leases import LEASE
from tables.time_control import NO_CLOCK
from tests.tables.club import ANN, BO, Club, Time
from tests.tables.sender import FakeSender, club_place
from tests.toy.lanterns import Lanterns


@pytest.fixture
async def services(url: str, time: Time) -> AsyncIterator[tuple[Club, Club]]:
    stores = [await Store.open(url, name=name, busy_seconds=5.0) for name in ("first", "second")]
    first, second = (Club(store, time, Lanterns(), seed) for seed, store in enumerate(stores, 1))
    yield first, second
    for club, store in zip((first, second), stores, strict=True):
        await club.tables.close_down()
        await store.close()


async def test_an_answer_given_to_both_is_given_once(services: tuple[Club, Club]) -> None:
    first, second = services
    table = await first.running()
    for _ in range(6):
        info = await first.tables.queries.info(table.id)
        if info.status != "running":
            break
        person = ANN if 0 in info.owed else BO
        keys = await second.first_keys(table.id, person)
        serial = (await first.tables.queries.look(table.id, person.id)).pending.serial  # type: ignore[union-attr]
        outcomes = await asyncio.gather(
            *(club.tables.play.choose(table.id, person.id, keys, serial) for club in services for _ in range(3)),
            return_exceptions=True,
        )
        taken = [outcome for outcome in outcomes if not isinstance(outcome, BaseException)]
        refused = [outcome for outcome in outcomes if isinstance(outcome, BaseException)]
        assert len(taken) == 1
        assert all(isinstance(each, Stale | Refused) for each in refused), refused
    lines = [await club.tables.queries.log(table.id, None) for club in services]
    assert lines[0] == lines[1]


async def test_changes_of_many_tables_from_both_sides_are_all_kept(services: tuple[Club, Club]) -> None:
    first, second = services
    tables = [await services[number % 2].running(club_place(number)) for number in range(1, 7)]

    async def play(club: Club, table: int, person) -> None:
        await club.play_first(table, person)

    await asyncio.gather(
        *(play(first, table.id, ANN) for table in tables), *(play(second, table.id, BO) for table in tables)
    )
    for table in tables:
        (one, other) = [await club.tables.queries.look(table.id, ANN.id) for club in services]
        assert one == other
        assert (
            len(await first.tables.queries.log(table.id, None))
            == len(await second.tables.queries.log(table.id, None))
            > 0
        )
        async with first.store.reading() as tx:
            steps = await tx.games.choices(table.id)
        assert {step.seat for step in steps if step.kind == "choose"} == {0, 1}


async def test_both_delivery_workers_bring_everything_once(services: tuple[Club, Club]) -> None:
    sender = FakeSender()
    workers = [
        DeliveryWorker(club.tables, sender, owner=name, linger=0)
        for club, name in zip(services, ("first", "second"), strict=True)
    ]
    tables = [await services[number % 2].running(club_place(number)) for number in range(1, 9)]
    for delivery in workers:
        delivery.kick()
    for delivery in workers:
        await delivery.settle()
    posted = Counter((item.table_id, str(item.thing)) for item in sender.posts)
    assert set(posted.values()) == {1}
    assert len(posted) == 4 * len(tables)


async def test_what_a_killed_service_left_half_sent_is_taken_over_after_its_lease(
    services: tuple[Club, Club], time: Time
) -> None:
    first, second = services
    sender = FakeSender()
    under_way = asyncio.Event()

    def note(when: str, item: Item) -> None:
        if when == "after":
            under_way.set()
            raise asyncio.CancelledError  # the process is gone right after the message was posted

    sender.trouble = note
    table = await first.tables.lobby.open(ANN, club_place(1), "lanterns", {})
    dying, heir = DeliveryWorker(first.tables, sender, owner="first", linger=0), None
    dying.kick()
    async with asyncio.timeout(300):
        await under_way.wait()
    await asyncio.gather(*dying._workers, return_exceptions=True)
    sender.trouble = lambda when, item: None
    heir = DeliveryWorker(second.tables, sender, owner="second", linger=0)
    heir.kick()
    await heir.settle()
    assert (await second.outbox(table.id))["lobby"].owner == "first", "its lease still runs"
    time.pass_by(seconds=(LEASE + timedelta(seconds=1)).total_seconds())
    heir.kick()
    await heir.settle()
    row = (await second.outbox(table.id))["lobby"]
    assert (row.state, row.owner) == ("done", None)
    assert [str(item.thing) for item in sender.posts] == ["lobby"], "it is found, not posted again"
    await dying.close()


async def test_a_timer_that_two_services_have_read_rings_once(
    services: tuple[Club, Club], time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both have seen that the reminder is due before either has taken it."""
    first, second = services
    table = await first.running(clock=NO_CLOCK)
    await first.sent(table.id)
    time.pass_by(hours=25)
    async with second.store.reading() as tx:
        seen = await tx.timers.due(time())
    assert {timer.kind for timer in seen} == {"reminder"}
    await first.tables.tick()
    assert ANN.id in (await first.outbox(table.id))["board"].ping
    await first.sent(table.id)

    async def still_due(timers: Timers, *asked: object, **how: object) -> list[TimerRow]:
        return seen

    monkeypatch.setattr(Timers, "due", still_due)
    await second.tables.tick()
    monkeypatch.undo()
    assert (await second.outbox(table.id))["board"].state == "done", "nobody is called twice"
    async with first.store.reading() as tx:
        assert {timer.round for timer in await tx.timers.of_kind("reminder")} == {1}
