"""Benchmark of the store after a long history: every statement, the first tick, the table of the best.

A million finished games and ten thousand live ones are copies of one of each, with people and places of their own. The
rows are all there and light: an archive or a snapshot has some hundred bytes.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing
from datetime import timedelta
from pathlib import Path
from time import perf_counter, thread_time

from msgspec.structs import replace
from sqlalchemy import Table

from db import schema
from db.records import SnapshotRow
from db.sqlite import SqliteConnection
from db.store import Store, Transaction
from engine.titles import TITLES
from scripts.command_line import log_above
from scripts.loop_time import ProcessorTimeLoop
from scripts.measure import Row, with_bar, without_bar
from scripts.store_calls import (
    CALLS,
    NOW,
    SEATS,
    Call,
    Sample,
    medal_of,
    prediction_of,
    rating_of,
    result_of,
    steps,
    table_of,
    tournament_of,
)
from scripts.store_plans import whole_reads
from tables.service import Tables

FINISHED, LIVE = 1_000_000, 10_000
PEOPLE = 200_000
BUSY, SERVER, TITLE = 1, 1, next(iter(TITLES))
"""This person sat at every hundredth game, on this server, where every fifth game was played, of this title."""
TIMES = 5
"""How often each call is timed. The quickest counts: what else the machine does only makes it slower."""
SHOWN = 8


class _Tried(Exception):
    """Ends a transaction without a trace."""


def history_rows(scale: float) -> list[Row]:
    """All rows."""
    with (
        tempfile.TemporaryDirectory() as folder,
        asyncio.Runner(loop_factory=ProcessorTimeLoop) as runner,
        log_above(logging.CRITICAL),  # the copied games are no games: none of them can be loaded
    ):
        loop = runner.get_loop()
        assert isinstance(loop, ProcessorTimeLoop)
        return runner.run(_history_rows(loop, Path(folder) / "orrery.sqlite3", scale))


async def _history_rows(loop: ProcessorTimeLoop, path: Path, scale: float) -> list[Row]:
    finished, live = max(200, int(FINISHED * scale)), max(20, int(LIVE * min(scale, 1.0)))
    sample = await fill_store(path, finished, live, max(50, int(PEOPLE * min(scale, 1.0))))
    named = f"{finished} finished and {live} live games"
    store = await Store.open(f"sqlite:///{path}")
    tables = Tables(store)
    holds = {}
    for what, work in (
        ("the first tick", tables.tick),
        ("a later tick", tables.tick),
        ("the table of the best", lambda: tables.profiles.leaders(TITLE, SERVER)),
        ("a profile", lambda: tables.profiles.profile_of(BUSY, SERVER)),
    ):
        loop.forget_steps()
        await asyncio.create_task(work())
        holds[what] = max((took for took, _ in loop.longest()), default=0.0) * 1000
    timed = {name: await time_call(store, sample, call) for name, call in CALLS.items()}
    times = {name: took for name, (took, _) in timed.items()}
    held = {name: holding for name, (_, holding) in timed.items()}
    longest = max(held, key=held.__getitem__)
    whole = sum([await printed_plans(store, sample, name) for name in CALLS])
    await tables.close_down()
    await store.close()
    slowest = sorted(times, key=lambda name: -times[name])
    return [
        *(
            with_bar("history_hold", f"event loop held by {what}, {named}", "all", took, "ms")
            for what, took in holds.items()
        ),
        with_bar("history_statement", f"event loop held by a call of the store: {longest}", "all", held[longest], "ms"),
        without_bar(f"slowest call of the store: {slowest[0]}", "all", times[slowest[0]], "ms"),
        *(without_bar(f"then: {name}", "all", times[name], "ms") for name in slowest[1:SHOWN]),
        with_bar("history_scans", "statements that read all that was ever played", "all", whole, ""),
        without_bar("the database", "all", path.stat().st_size / 2**20, "MiB"),  # noqa: ASYNC240 - nobody waits
    ]


async def time_call(store: Store, sample: Sample, call: Call) -> tuple[float, float]:
    """How many milliseconds a call takes, with the one or two that prepare it, and for how many of them it holds the
    event loop: what reads all that a person has played works in a thread. Nothing of it stays."""
    times, held = [], []
    for _ in range(TIMES):
        try:
            async with store.transaction() as tx:
                began, of_loop = perf_counter(), thread_time()
                await call(tx, sample)
                times.append((perf_counter() - began) * 1000)
                held.append((thread_time() - of_loop) * 1000)
                raise _Tried
        except _Tried:
            pass
    return min(times), min(held)


async def printed_plans(store: Store, sample: Sample, name: str) -> int:
    """Print how the database goes about the statements of a call. Returns how many read all of a growing table."""
    texts: list[str] = []
    plans: dict[str, list[str]] = {}
    try:
        async with store.transaction() as tx:
            assert isinstance(tx.connection, SqliteConnection)
            tx.connection.listen(texts.append)
            await CALLS[name](tx, sample)
            tx.connection.listen(None)
            for text in dict.fromkeys(texts):
                if text.startswith(("SELECT", "UPDATE", "DELETE", "INSERT")):
                    found = await tx.connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {text}")
                    plans[text] = [str(line[-1]) for line in found]
            raise _Tried
    except _Tried:
        pass
    for line in dict.fromkeys(line for plan in plans.values() for line in plan):
        print(f"  plan of {name}: {line}")
    return sum(bool(whole_reads(text, plan)) for text, plan in plans.items())


# -- filling ---------------------------------------------------------------------------------------------------------


async def fill_store(path: Path, finished: int, live: int, people: int) -> Sample:
    """Make a database with so many games of so many people."""
    store = await Store.open(f"sqlite:///{path}")
    async with store.transaction() as tx:
        sample = await patterns(tx)
    await store.close()
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        for line in ("journal_mode=OFF", "synchronous=OFF", "cache_size=-400000"):
            file.execute(f"PRAGMA {line}")
        file.execute("BEGIN")
        for text in copies(sample, finished, live, people):
            file.execute(text)
        file.execute("COMMIT")
        file.execute("PRAGMA journal_mode=WAL")
    return sample


async def patterns(tx: Transaction) -> Sample:
    """The rows of which all others are copies: a finished game, then a live one, a tournament and a report."""
    empty = Sample(0, 0, BUSY, SERVER, SERVER, TITLE, 0, 0)
    seats = [SEATS[0], SEATS[1]]
    found = []
    for status in ("over", "running"):
        row = table_of(
            empty, status=status, channel_id=SERVER, started_at=NOW, ended_at=NOW if status == "over" else None
        )
        row = await tx.games.add(row, seats)
        await tx.games.add_choices(row.id, steps(0, 30))
        await tx.games.save_snapshot(row.id, _snapshot())
        await tx.post.put(row.id, {"lobby": (), "board": (), "hand:0": ()}, NOW)
        found.append(row.id)
    over, live = found
    await tx.games.archive(over)
    await tx.results.add([result_of(empty, over)])
    await tx.results.save_rating(None, rating_of(empty, BUSY))
    await tx.digests.add(await tx.games.table(over))
    await tx.digests.put(over, {"seconds": 1, "turns": 1, "sides": []})
    await tx.predictions.decide(prediction_of(empty), correct=True)
    await tx.predictions.put(replace(prediction_of(empty), table_id=over))
    await tx.predictions.decide(replace(prediction_of(empty), table_id=over), correct=True)
    await tx.digests.add_medals([medal_of(empty)])
    await tx.timers.set(live, "reminder", NOW + timedelta(days=100_000), seat=0)
    await tx.connection.exec_driver_sql("UPDATE outbox SET state = 'done', sent_revision = 1")
    tournament = await tx.tournaments.add(tournament_of(empty))
    report = await tx.reports.add(over, BUSY, NOW, b"{}")
    return Sample(live, over, BUSY, SERVER, SERVER, TITLE, tournament.id, report)


def _snapshot() -> SnapshotRow:
    return SnapshotRow(30, "0" * 16, bytes(300))


def copies(sample: Sample, finished: int, live: int, people: int) -> Iterator[str]:
    """The statements that copy the patterns. `copy` counts the copies of each."""
    somebody = f"1000 + (copy * 7919) % {people}"
    busy = f"CASE WHEN copy % 100 = 0 THEN {BUSY} ELSE {somebody} END"
    server = f"CASE WHEN copy % 5 = 0 THEN {SERVER} ELSE 2 + copy % 2000 END"
    at = f"{_micro()} + copy * 1000000"
    for first, count, source, channel in (
        (10, finished, sample.over, "2 + copy % 50000"),
        (10 + finished, live, sample.live, "100000 + copy"),
    ):
        number = f"copy + {first}"
        ended = {"ended_at": at} if source == sample.over else {}
        changed = {"id": number, "channel_id": channel, "guild_id": server, "host_id": busy, **ended}
        yield copied(schema.tables, "id", source, count, changed)
        person = f"CASE WHEN pattern.seat = 0 THEN {busy} ELSE 1000 + {people} + copy % 5000 END"
        yield copied(schema.seats, "table_id", source, count, {"table_id": number, "person_id": person})
        for table in (schema.snapshots, schema.outbox, schema.archives, schema.choices, schema.timers):
            yield copied(table, "table_id", source, count, {"table_id": number})
        changed = {"table_id": number, "person_id": busy, "guild_id": server, "ended_at": at}
        yield copied(schema.results, "table_id", source, count, changed)
        changed = {"table_id": number, "guild_id": server, "ended_at": at}
        yield copied(schema.digests, "table_id", source, count, changed)
    rated = {"person_id": "1000 + copy", "mu": "20 + (copy * 7919 % 10007) / 1000.0", "sigma": "2 + copy % 6"}
    yield copied(schema.ratings, "person_id", BUSY, people, rated)
    yield copied(schema.predictions, "table_id", sample.over, people, {"table_id": "copy + 10", "person_id": busy})
    yield copied(schema.medals, "person_id", BUSY, people, {"person_id": "1000 + copy", "guild_id": "2 + copy % 2000"})
    several = max(1, finished // 500)
    over = {"guild_id": server, "status": "'over'", "shown_version": "pattern.version"}
    yield copied(schema.tournaments, "id", sample.tournament, several, over)
    yield copied(
        schema.reports,
        "id",
        sample.report,
        finished // 10,
        {"person_id": somebody, "table_id": "copy + 10", "guild_id": server},
    )


def _micro() -> int:
    return int(NOW.timestamp()) * 1_000_000


def copied(table: Table, key: str, source: int, count: int, changed: dict[str, str]) -> str:
    """The statement that copies the rows of a table that have this key, so many times, with changed columns."""
    columns = [column.name for column in table.columns if column.name != "id" or "id" in changed]
    chosen = ", ".join(changed.get(name, f"pattern.{name}") for name in columns)
    series = f"SELECT CAST(1 AS BIGINT) UNION ALL SELECT copy + 1 FROM series WHERE copy < {count}"  # noqa: S608 - our own names
    return (
        f"WITH RECURSIVE series(copy) AS ({series}) "  # noqa: S608
        f"INSERT INTO {table.name} ({', '.join(columns)}) "
        f"SELECT {chosen} FROM {table.name} AS pattern CROSS JOIN series WHERE pattern.{key} = {source}"
    )
