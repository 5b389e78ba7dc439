"""A simulated week on virtual time: 200 people, 300 tables of all titles, and everything that goes wrong.

People come in the evening of their time zone, are absent for days or for ever, with or without away days, have quiet
hours, vote about others, nudge them, and refuse direct messages. They try out, note, pause, avoid each other and lay
down orders (`week_habits.py`). Every table has a clock of its own. Channels are deleted and their tables moved. Every
few hours the process is killed while it sends. One call in a hundred fails. The tables, the delivery worker and the
database are the real ones.

At the end every game has ended or waits for somebody who was told; nobody was pinged twice for one thing; no message
was posted twice; a computer has played only for people who were told. Then the busiest hour is repeated, compressed,
with the real dispatcher and its pictures, to see how soon presses are acknowledged, in the time of the processor
(`loop_time.py`), and which steps of the loop are the longest. Status 1: a problem, or a missed bar (`bars.toml`).

With `--processes 4` there are so many on one PostgreSQL, each with its own memory, any of which does what people do;
the busiest hour is then not repeated. `--days 30` is a month: its memory is told after a quarter, half and all of it.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from time import perf_counter
from unittest.mock import patch

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import msgspec

from db import sqlite
from scripts.command_line import log_above, parser_of
from scripts.loop_time import ProcessorTimeLoop
from scripts.measure import Row, quantile, with_bar, without_bar
from scripts.week_driver import DAYS, Week
from scripts.week_rush import rush

ALL = "all titles"
LONGEST = 5
"""How many of the longest steps of the loop are told."""
RUSH_SECONDS = 120.0
"""Into so many seconds the busiest hour is compressed."""
MOST_TABLES = 6
"""So many of the largest tables of the database are named."""
DEFECTS = ("error-table-damaged", "error-rules-failed", "error-not-stored", "error-unforeseen")
"""Refusals that must not happen."""


def week_rows(
    scale: float, seed: str = "1", days: int = DAYS, processes: int = 1, server: str | None = None
) -> tuple[list[Row], list[str]]:
    """The figures of a week, and its problems in words. `server`: the address of an empty database of PostgreSQL, for
    several processes."""
    # Nobody cuts the power here: a simulated week need not wait for the disk.
    quick = tuple(line.replace("FULL", "OFF") for line in sqlite.PRAGMAS)
    silence, unsynced = log_above(logging.CRITICAL), patch.object(sqlite, "PRAGMAS", quick)
    with silence, unsynced, tempfile.TemporaryDirectory() as folder:
        return _measure_week(Week(Path(folder), scale, seed, days, processes=processes, server=server), scale)


def _measure_week(week: Week, scale: float) -> tuple[list[Row], list[str]]:
    started = perf_counter()
    asyncio.run(week.run())
    took = perf_counter() - started
    problems = list(problems_of(week))
    if week.server is not None:  # the rush is repeated on a file
        return [*rows_of(week, problems), without_bar("seconds for the week itself", ALL, took, "s")], problems
    with asyncio.Runner(loop_factory=ProcessorTimeLoop) as runner:
        acknowledged = runner.run(rush(week.busiest_database, week.busiest, max(2.0, RUSH_SECONDS * min(scale, 1.0))))
        loop = runner.get_loop()
        assert isinstance(loop, ProcessorTimeLoop)
        longest = loop.longest()
    steps = [without_bar(f"longest step: {what}", ALL, seconds * 1000, "ms") for seconds, what in longest[:LONGEST]]
    return [
        *rows_of(week, problems, acknowledged),
        without_bar("seconds for the week itself", ALL, took, "s"),
        *steps,
    ], problems


def problems_of(week: Week) -> Iterator[str]:
    """What must not be at the end of a week, or must not have happened in it."""
    yield from week.witness.problems
    for nonce, times in week.discord.posted.items():
        if times > 1:
            yield f"a message was posted {times} times (nonce {nonce})"
    for table_id, status in week.witness.status.items():
        if status != "running":
            continue
        if not week.witness.owed[table_id]:
            yield f"table {table_id} waits for nobody"
        for person in week.witness.untold(table_id):
            put_off = (table_id, week.witness.seats[table_id][person]) in week.put_off
            if week.members[person].notify != "none" and not put_off:
                yield f"table {table_id} waits for {person}, who was not told"
    for slot in week.left:
        yield f"still to be shown: {slot}"
    for key in DEFECTS:
        if week.refused[key]:
            yield f"{week.refused[key]} times refused: {key}"


def rows_of(week: Week, problems: list[str], acknowledged: Sequence[float] = ()) -> Iterator[Row]:
    """The figures of a week. `acknowledged`: how soon presses were acknowledged when the busiest hour was repeated."""
    witness, status = week.witness, list(week.witness.status.values())
    yield with_bar("week_problems", "a simulated week: problems", ALL, len(problems), "")
    yield with_bar("week_sends", "messages sent for a decision", ALL, witness.ratio(), "")
    for title in sorted(witness.sends):
        yield with_bar("week_sends_of", "messages sent for a decision", title, witness.ratio(title), "")
    if acknowledged:
        quantity = "press to acknowledged p99, busiest hour"
        yield with_bar("week_press", quantity, ALL, quantile(list(acknowledged), 0.99), "ms")
        yield without_bar("the same p50", ALL, quantile(list(acknowledged), 0.5), "ms")
        yield without_bar("presses of the busiest hour", ALL, len(week.busiest), "")
    yield without_bar("decisions", ALL, witness.decisions.total(), "")
    yield without_bar("pings", ALL, witness.pings, "")
    yield without_bar("of them reminders", ALL, witness.reminders, "")
    yield without_bar("times that a computer stood in", ALL, witness.stand_ins, "")
    yield without_bar("votes about somebody absent", ALL, witness.votes, "")
    yield without_bar("times that a table rested", ALL, witness.pauses, "")
    for what, times in sorted(week.used.items()):
        yield without_bar(f"uses of: {what}", ALL, times, "")
    yield without_bar("tables that ended", ALL, sum(one in ("over", "closed") for one in status), "")
    yield without_bar("tables that wait", ALL, sum(one in ("lobby", "running") for one in status), "")
    yield without_bar("times that the process was killed", ALL, week.restarts, "")
    yield without_bar("calls that failed", ALL, week.discord.failed, "")
    for day in sorted({max(1, len(week.memory) * share // 4) for share in (1, 2, 4)} if week.memory else ()):
        yield without_bar(f"memory of the process after {day} days", ALL, week.memory[day - 1], "MiB")
    yield without_bar("the database", ALL, sum(week.sizes.values()) / 2**20, "MiB")
    for name in sorted(week.sizes, key=lambda each: -week.sizes[each])[:MOST_TABLES]:
        yield without_bar(f"of it {name}", ALL, week.sizes[name] / 2**20, "MiB")


def main() -> int:
    """Run as a command."""
    parser = parser_of(__doc__)
    parser.add_argument("--scale", type=float, default=1.0, help="more (2) or fewer (0.1) people and tables")
    parser.add_argument("--days", type=int, default=DAYS, help=f"how long it lasts (default: {DAYS})")
    parser.add_argument("--seed", default="1", help="another week")
    parser.add_argument("--json", action="store_true", help="print rows and problems as one line of JSON at the end")
    parser.add_argument(
        "--processes",
        type=int,
        help="so many processes on one PostgreSQL, whose server is named by ORRERY_TEST_POSTGRES: "
        "scripts/with_postgres.sh .venv/bin/python scripts/week.py --processes 4",
    )
    args = parser.parse_args()
    server = os.environ.get("ORRERY_TEST_POSTGRES") if args.processes else None
    if args.processes and server is None:
        parser.error("several processes need PostgreSQL: run this by scripts/with_postgres.sh")
    rows, problems = week_rows(args.scale, args.seed, args.days, args.processes or 1, server)
    for row in rows:
        verdict = {None: "", True: "holds", False: "MISSED"}[row.holds]
        print(f"{row.title:16} {row.quantity:44} {row.value:>10} {row.unit:3} {verdict}")
    print(*problems, sep="\n")
    if args.json:
        print(json.dumps({"rows": msgspec.to_builtins(rows), "problems": problems}))
    return 1 if any(row.holds is False for row in rows) else 0


if __name__ == "__main__":
    sys.exit(main())
