"""Benchmark of finding a person's open tables among many old ones."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter, process_time

import msgspec
from sqlalchemy import insert

from db import schema
from db.store import Store, Transaction
from scripts.measure import Row, quantile, with_bar, without_bar
from tables.records import Person, Place
from tables.service import Tables

OLD_TABLES = 100_000
OTHERS_OPEN = 1_000
LOOKS = 500
AT_ONCE = 5_000
ANN = Person(1, "Ann", "en-US")
"""This person sits at three open tables, and sat at half of the old ones."""


async def open_tables_rows(title_id: str, folder: Path, old: int) -> list[Row]:
    """Ann looks for her open tables, in a separate transaction each time."""
    store = await Store.open(f"sqlite+aiosqlite:///{folder / 'orrery.sqlite3'}")
    tables = Tables(store)
    for channel in range(3):
        await tables.lobby.open(ANN, Place(1, channel + 1, "en-US"), title_id, {}, 0)
    async with store.transaction() as tx:
        await add_tables(tx, 1_000, old, "over")
        await add_tables(tx, 1_000 + old, OTHERS_OPEN, "running")
    times, used = [], process_time()
    for _ in range(LOOKS):
        async with store.reading() as tx:
            started = perf_counter()
            found = await tx.games.of_person(ANN.id)
            times.append((perf_counter() - started) * 1000)
        if len(found) != 3:
            raise SystemExit(f"{len(found)} open tables found, not 3")
    used = (process_time() - used) / LOOKS * 1000
    await tables.close_down()
    await store.close()
    return [
        with_bar(
            "open_tables", f"open tables of a person among {old} old ones p95", title_id, quantile(times, 0.95), "ms"
        ),
        without_bar("processor time of a look, with its transaction", title_id, used, "ms"),
        without_bar("the same p50", title_id, quantile(times, 0.5), "ms"),
    ]


async def add_tables(tx: Transaction, first: int, count: int, status: str) -> None:
    """Copies of Ann's first table in other channels. She sat at every second of the finished ones."""
    pattern, seats = (await tx.games.of_person(ANN.id))[0]
    table = msgspec.structs.asdict(pattern) | {"status": status}
    places = [msgspec.structs.asdict(seat) | {"open": status == "running"} for seat in seats]
    for start in range(first, first + count, AT_ONCE):
        numbers = range(start, min(start + AT_ONCE, first + count))
        people = {number: ANN.id if status == "over" and number % 2 else 1_000 + number for number in numbers}
        rows = [table | {"id": number, "channel_id": number, "host_id": people[number]} for number in numbers]
        await tx.connection.execute(insert(schema.tables), rows)
        taken = [
            place | {"table_id": number, "person_id": people[number] if place["seat"] == 0 else None}
            for number in numbers
            for place in places
        ]
        await tx.connection.execute(insert(schema.seats), taken)
