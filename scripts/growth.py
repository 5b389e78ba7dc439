"""What so many live tables cost several processes of the bot on one PostgreSQL: its size, their start, their heartbeat.

A running game of each title is copied, with rows, people and places of its own, then each process starts, carries on
what was begun, says which servers it serves and looks for what is due, all at once with the others:

  scripts/with_postgres.sh .venv/bin/python scripts/growth.py --live 10000 --processes 1 2 4
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
from pathlib import Path
from time import process_time
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from db import schema
from db.store import Store, Transaction
from engine.titles import TITLES
from scripts.bench_history import copied
from scripts.command_line import parser_of
from scripts.measure import people_at
from scripts.week_driver import resident
from tables.records import Person, Place
from tables.service import Tables

PER_SERVER = 100
"""Live tables of a server."""
TICKS = 5
APART = 1_000_000
"""Between the numbers of the titles' tables."""
_SCANS = "SELECT relname, seq_scan, seq_tup_read FROM pg_stat_user_tables"


async def fill(store: Store, live: int) -> None:
    """So many running games, as many of each title. What was to be shown has been sent, and nothing is due."""
    tables = Tables(store)
    patterns = []
    for number, title in enumerate(TITLES):
        people = [Person(10 + number * 10 + seat, f"P{seat}", "en-US") for seat in range(people_at(title))]
        table = await tables.lobby.open(people[0], Place(1, 1 + number, "en-US"), title, {})
        for person in people[1:]:
            await tables.lobby.join(table.id, person)
        await tables.lobby.start(table.id, people[0].id)
        patterns.append(table.id)
    await tables.settle()
    await tables.close_down()
    async with store.transaction() as tx:
        await tx.connection.exec_driver_sql("UPDATE outbox SET state = 'done', sent_revision = revision")
        for number, pattern in enumerate(patterns):
            await _copy(tx, pattern, max(1, live // len(patterns)) - 1, (number + 1) * APART)
    async with store.reading() as tx:
        await tx.connection.exec_driver_sql("ANALYZE")


async def _copy(tx: Transaction, pattern: int, count: int, first: int) -> None:
    number, server = f"copy + {first}", f"2 + copy / {PER_SERVER}"
    changed = {"id": number, "guild_id": server, "channel_id": number, "host_id": number}
    await tx.connection.exec_driver_sql(copied(schema.tables, "id", pattern, count, changed))
    person = {"table_id": number, "person_id": f"({number}) * 10 + pattern.seat"}
    await tx.connection.exec_driver_sql(copied(schema.seats, "table_id", pattern, count, person))
    for table in (schema.snapshots, schema.choices, schema.outbox, schema.timers):
        await tx.connection.exec_driver_sql(copied(table, "table_id", pattern, count, {"table_id": number}))


async def serve(url: str, number: int, servers: int) -> dict[str, float]:
    """One process: its start and its heartbeats, in the time of the processor."""
    base, began = resident(), process_time()
    store = await Store.open(url, name=f"growth-{number}")
    tables = Tables(store)
    await tables.resume()
    mine = list(range(1 + number, servers + 2, 4))
    await tables.whereabouts.connect(store.name, mine, serves=lambda guild_id: guild_id in mine)
    started = process_time() - began
    ticks = []
    for _ in range(TICKS):
        began = process_time()
        await tables.whereabouts.renew()
        await tables.tick()
        ticks.append(process_time() - began)
    found = {"start": started, "first": ticks[0], "later": min(ticks[1:]), "memory": resident() - base}
    await tables.close_down()
    await store.close()
    return found


async def measure(url: str, live: int, processes: int) -> dict[str, Any]:
    """What each of so many processes needs, on average, and what was read without an index."""
    before = await _scans(url)
    command = (sys.executable, __file__, "--url", url, "--live", str(live), "--serve")
    started = [
        await asyncio.create_subprocess_exec(*command, str(number), stdout=asyncio.subprocess.PIPE)
        for number in range(processes)
    ]
    said = [json.loads((await each.communicate())[0]) for each in started]
    after = await _scans(url)
    read = {name: after[name] - before.get(name, 0) for name in after if after[name] - before.get(name, 0) > live / 10}
    return {key: sum(each[key] for each in said) / processes for key in said[0]} | {"read whole": read}


async def _scans(url: str) -> dict[str, int]:
    """How many rows of each table were read without an index, so far."""
    store = await Store.open(url, name="growth-scans")
    await asyncio.sleep(1.2)  # what others have counted is told once a second
    try:
        async with store.reading() as tx:
            return {row.relname: row.seq_tup_read for row in await tx.connection.exec_driver_sql(_SCANS)}
    finally:
        await store.close()


async def main() -> int:
    """Run as a command."""
    parser = parser_of(__doc__)
    parser.add_argument("--live", type=int, default=10_000, help="live tables (default: 10000)")
    parser.add_argument("--processes", type=int, nargs="+", default=[1, 2, 4], help="so many (default: 1 2 4)")
    parser.add_argument(
        "--url", default=os.environ.get("ORRERY_TEST_POSTGRES"), help="the address of an empty database"
    )
    parser.add_argument("--serve", type=int, default=None, help="be one of the processes")
    args = parser.parse_args()
    if args.url is None:
        parser.error("run this by scripts/with_postgres.sh")
    if args.serve is not None:
        print(json.dumps(await serve(args.url, args.serve, args.live // PER_SERVER)))
        return 0
    store = await Store.open(args.url, name="growth")
    await fill(store, args.live)
    async with store.reading() as tx:
        size = await tx.connection.exec_driver_sql("SELECT pg_database_size(current_database()) AS size")
        print(f"{args.live} live tables: {next(iter(size)).size / 2**20:.0f} MiB in the database")
    await store.close()
    for processes in args.processes:
        found = await measure(args.url, args.live, processes)
        print(
            f"{processes} processes, each: start {found['start']:.2f} s, heartbeat {found['first'] * 1000:.0f} ms, "
            f"later {found['later'] * 1000:.0f} ms, memory {found['memory']:.0f} MiB; read whole: {found['read whole']}"
        )
    return 0


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
