"""Replay every stored game with the rules of this version, and report those that no longer fit.

For each table the answers are replayed from its seed; the first one that is not legal any more, or leads to another
state than was stored, is reported with its number and the question asked then. The saved position is also loaded, as
the bot would do it. With --dry-run nothing is written.

Without --dry-run, a running table whose saved position cannot be loaded, but whose answers can be replayed, gets a new
saved position from them. Nothing else is ever changed; stop the bot and make a copy of the database first.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from sqlalchemy import select

from db import schema
from db.records import SnapshotRow, TableRow
from db.store import Store, Transaction
from engine.core.errors import EngineError
from engine.core.session import Session
from engine.titles import TITLES
from tables.playback import again, replay
from tables.queries import setup_of

DEFAULT_DATABASE = "sqlite+aiosqlite:///data/orrery.sqlite3"


async def examine(tx: Transaction, row: TableRow, *, write: bool) -> str:
    """One table: its problem, or `fits`; with `write`, what was done."""
    title = TITLES.get(row.title)
    if title is None or row.seed is None:
        return f"no title {row.title}" if title is None else "fits (not started)"
    seats = await tx.games.seats(row.id)
    steps = again(await tx.games.choices(row.id))
    session, misfit = replay(title, setup_of(row, len(seats)), row.seed, steps)
    snapshot = await tx.games.snapshot(row.id)
    saved = load_problem(row, snapshot)
    if misfit is None and saved is None:
        return "fits"
    told = [] if misfit is None else [step_problem(session, steps, misfit)]
    told += [] if saved is None else [saved]
    if write and session is not None and misfit is None and row.status == "running":
        fresh = SnapshotRow(row.last_n, session.digest(), session.dump())
        await tx.games.save_snapshot(row.id, fresh)
        told.append("REPAIRED: saved anew from the answers")
    return "; ".join(told)


def load_problem(row: TableRow, snapshot: SnapshotRow) -> str | None:
    """The problem with the saved position."""
    try:
        session: Session[Any] = Session.load(TITLES[row.title], snapshot.data)
    except EngineError as error:
        return f"the saved position cannot be loaded ({error})"
    if session.digest() != snapshot.state_hash:
        return "the saved position loads to another state than was stored"
    return None


def step_problem(session: Session[Any] | None, steps: tuple[Any, ...], misfit: int) -> str:
    """The step that does not fit, and the question there."""
    step = next((step for step in steps if step.n == misfit), None)
    if step is None:
        return f"step {misfit} does not fit"
    pending = session.pending(step.seat) if session is not None and step.seat is not None else None
    asked = "" if pending is None else f", asked then: {pending.ask.about.key}"
    return f"step {misfit} does not fit: {step.kind} {' '.join(step.keys)} of seat {step.seat}{asked}"


async def repair(url: str, *, write: bool) -> int:
    """Check all tables. Returns the number of those with a problem."""
    store = await Store.open(url)
    try:
        async with store.reading() as tx:
            found = await tx.connection.execute(select(schema.tables.c.id).order_by(schema.tables.c.id))
            numbers = [row.id for row in found]
        problems = 0
        for number in numbers:
            async with store.transaction() if write else store.reading() as tx:
                row = await tx.games.table(number)
                verdict = "fits (lobby)" if row.started_at is None else await examine(tx, row, write=write)
            old = "" if row.started_at is None else f", rules {row.rules_version}"
            if not verdict.startswith("fits"):
                problems += 1
                print(f"table {number} ({row.title}, {row.status}{old}): {verdict}")
        print(f"{len(numbers)} tables, {problems} with a problem")
        return problems
    finally:
        await store.close()


def main() -> int:
    """Run as a command. Status 1: something does not fit."""
    head, _, details = (__doc__ or "").partition("\n\n")
    parser = argparse.ArgumentParser(
        description=head, epilog=details, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--dry-run", action="store_true", help="only look")
    database = os.environ.get("DATABASE_URL", DEFAULT_DATABASE)
    parser.add_argument("--database", default=database, metavar="URL", help="default: DATABASE_URL, else the bot's own")
    args = parser.parse_args()
    return 1 if asyncio.run(repair(args.database, write=not args.dry_run)) else 0


if __name__ == "__main__":
    sys.exit(main())
