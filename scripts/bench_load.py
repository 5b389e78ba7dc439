"""Benchmark of many people at once: presses come at fixed times, whether or not earlier ones are answered.

It loads what all titles share: the table service and its delivery worker. Drawing and Discord are left out. Discord is
a message sender that takes some time for each message.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from time import perf_counter, process_time

from cogs.startup import spare_collector
from db.store import Store
from engine.core.chance import Chance
from engine.core.errors import Refused, Stale
from engine.players.answers import draw_answer
from scripts.bench_restart import ORIGINALS, Nowhere, multiply, play_originals
from scripts.measure import Row, quantile, with_bar, without_bar
from tables.delivery import DeliveryWorker, Item, Posted
from tables.service import Tables

TABLES = 1_000
SECONDS = 30.0
PER_SECOND = 100
LATENCY = 0.01
"""Seconds that Discord takes for a message."""
AFTERWARDS = 10.0
"""Seconds after the last press within which everything must be shown."""


class SlowNowhere(Nowhere):
    """A message sender that reads the table, as a real one must, and reports success after a delay."""

    def __init__(self, tables: Tables) -> None:
        super().__init__()
        self.tables = tables

    async def deliver(self, item: Item) -> Posted | None:
        """A new message each time."""
        await self.tables.queries.look(item.table_id, item.person_id)
        await asyncio.sleep(LATENCY)
        return await super().deliver(item)


class Crowd:
    """People who press without waiting for each other, one table after another."""

    def __init__(self, tables: Tables, people: dict[int, list[int]]) -> None:
        self.tables = tables
        self.people = people
        self.order = sorted(people, key=lambda table_id: table_id % 97)
        self.chance = Chance("crowd")
        self.answered: list[float] = []
        self.refused = 0

    async def press(self, count: int, per_second: float) -> None:
        """This many presses at fixed times. Returns when the last is answered."""
        started, pressing = perf_counter(), set()
        for number in range(count):
            at = started + number / per_second
            await asyncio.sleep(max(0.0, at - perf_counter()))
            pressing.add(asyncio.create_task(self.one(self.order[number % len(self.order)], at)))
        await asyncio.wait(pressing)

    async def one(self, table_id: int, at: float) -> None:
        """A person who is asked at this table looks and answers. The time counts from when the press was due."""
        try:
            for person_id in self.people[table_id]:
                look = await self.tables.queries.look(table_id, person_id)
                if look.pending is not None:
                    keys = draw_answer(look.pending.ask, self.chance)
                    await self.tables.play.choose(table_id, person_id, keys, look.pending.serial)
                    break
        except (Refused, Stale):
            self.refused += 1
        self.answered.append(perf_counter() - at)


async def load_rows(title_id: str, folder: Path, count: int, seconds: float, originals: int = ORIGINALS) -> list[Row]:
    """This many presses a second on `count` running tables."""
    database = folder / "orrery.sqlite3"
    await play_originals(database, title_id, originals)
    multiply(database, count)
    store = await Store.open(f"sqlite+aiosqlite:///{database}")
    tables = Tables(store)
    delivery = DeliveryWorker(tables, SlowNowhere(tables))
    tables.listen(lambda _: delivery.kick())
    crowd = Crowd(tables, await seated_people(store, count))
    spare_collector()  # as a bot does that has started
    used = process_time()
    presses = int(seconds * PER_SECOND)
    await crowd.press(presses, PER_SECOND)
    with suppress(TimeoutError):
        async with asyncio.timeout(AFTERWARDS):
            await delivery.settle()
    left = await waiting(store)
    used = process_time() - used
    await delivery.close()
    await tables.close_down()
    await store.close()
    name = f"{PER_SECOND} presses a second on {count} tables"
    return [
        with_bar("load_answer", f"{name}, answer p95", title_id, quantile(crowd.answered, 0.95), "s"),
        without_bar("the same p50", title_id, quantile(crowd.answered, 0.5), "s"),
        with_bar("load_refused", "presses that were refused", title_id, crowd.refused, ""),
        with_bar("load_left", f"still to be shown {AFTERWARDS:g} s later", title_id, left, ""),
        without_bar("processor time a press, with its deliveries", title_id, used / presses * 1000, "ms"),
    ]


async def seated_people(store: Store, count: int) -> dict[int, list[int]]:
    """The people at the running tables, by table."""
    found: dict[int, list[int]] = {}
    async with store.reading() as tx:
        rows = await tx.connection.exec_driver_sql(
            "SELECT table_id, person_id FROM seats JOIN tables ON id = table_id WHERE status = 'running' ORDER BY seat"
        )
        for row in rows:
            found.setdefault(row.table_id, []).append(row.person_id)
    return dict(list(found.items())[:count])


async def waiting(store: Store) -> int:
    """The number of items left in the outbox."""
    async with store.reading() as tx:
        rows = await tx.connection.exec_driver_sql("SELECT count(*) FROM outbox WHERE state IN ('due', 'sending')")
        return int(rows.scalar_one())
