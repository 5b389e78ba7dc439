"""However many people press buttons, deliveries get their share of the database."""

from __future__ import annotations

import asyncio
from contextlib import AbstractAsyncContextManager
from pathlib import Path

from db.store import Store, Transaction
from tables.delivery import DeliveryWorker, Item, Posted
from tests.databases import sqlite_only
from tests.tables.club import Club, Time
from tests.tables.sender import FakeSender
from tests.toy.lanterns import Lanterns

PRESSES = 400


class Watched(FakeSender):
    """Notes how many presses were done when something was delivered."""

    def __init__(self, done: list[int]) -> None:
        super().__init__()
        self.done = done
        self.at: list[int] = []

    async def deliver(self, item: Item) -> Posted | None:
        self.at.append(len(self.done))
        return await super().deliver(item)


def set_when_a_delivery_worker_asks(store: Store) -> asyncio.Event:
    """Set as soon as a delivery worker wants to write."""
    asked, transaction = asyncio.Event(), store.transaction

    def noticed(*line: str) -> AbstractAsyncContextManager[Transaction]:
        task = asyncio.current_task()
        if task is not None and task.get_name() == "delivery":
            asked.set()
        return transaction(*line)

    store.transaction = noticed  # type: ignore[method-assign, assignment]
    return asked


@sqlite_only
async def test_deliveries_do_not_starve_behind_all_who_press(tmp_path: Path, time: Time):
    """Each delivery needs the database twice, and waited behind everybody each time."""
    store = await Store.open(f"sqlite:///{tmp_path}/orrery.sqlite3", busy_seconds=60)
    club, done = Club(store, time, Lanterns()), list[int]()
    sender = Watched(done)
    delivery = DeliveryWorker(club.tables, sender, linger=0)
    await club.running()

    asked = set_when_a_delivery_worker_asks(store)

    async def press(number: int) -> None:
        async with store.transaction():
            done.append(number)

    async with store.transaction():
        pressing = [asyncio.create_task(press(number)) for number in range(PRESSES)]
        delivery.kick()
        await asked.wait()
    await asyncio.gather(*pressing)
    await delivery.settle()
    assert len(sender.at) == 4
    assert max(sender.at) < PRESSES / 2, sender.at
    await delivery.close()
    await club.tables.close_down()
    await store.close()
