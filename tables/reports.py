"""A bug report: everything that is needed to see again what a person saw when something was wrong.

The whole report has the seed and all answers, so it is for those who run Orrery. The person who reports gets the same
without what they may not know: while the game runs, without the seed and the answers of others.
"""

from __future__ import annotations

from datetime import datetime, timedelta
from hashlib import sha256
from typing import Any

import msgspec

from db.records import ChoiceRow, TableRow
from db.store import Transaction
from tables.acting import Service
from tables.context import Context
from tables.errors import refuse
from tables.projections import setup_of
from tables.queries import Queries
from tables.records import Look, View
from tables.version import VERSION

FORMAT = "orrery-report-1"
MOST_EXPECTED = 1500
"""Characters of what was expected."""
A_DAY = timedelta(days=1)
MOST_A_DAY = 10
"""Reports of one person in a day."""
MOST_OF_ONLOOKER = 1
"""Reports in a day of somebody without a seat there about one table."""


async def check_rate(tx: Transaction, table_id: int, person_id: int, now: datetime, *, seated: bool) -> None:
    """Raises Refused if this person has reported much lately: each report is a file with a whole game."""
    since = now - A_DAY
    if await tx.reports.count(person_id, since) >= MOST_A_DAY:
        raise refuse("error-reports-many", most=MOST_A_DAY)
    if not seated and await tx.reports.count(person_id, since, table_id) >= MOST_OF_ONLOOKER:
        raise refuse("error-reports-onlooker")


def report_of(row: TableRow, look: Look, history: list[ChoiceRow], expected: str, now: datetime) -> dict[str, Any]:
    """The whole report."""
    ask = None if look.pending is None else look.pending.ask
    return {
        "format": FORMAT,
        "orrery": VERSION,
        "title": row.title,
        "rules_version": row.rules_version,
        "seed": row.seed,
        "setup": setup_of(row, len(look.info.seats)),
        "table": row.id,
        "at": now,
        "seat": look.seat,
        "expected": expected.strip()[:MOST_EXPECTED],
        "question": None if ask is None else {"about": ask.about, "options": list(ask.options.keys)},
        "view": look.view,
        "view_digest": view_digest(look.view),
        "log": look.events,
        "steps": [
            {"n": step.n, "kind": step.kind, "seat": step.seat, "keys": step.keys, "state_hash": step.state_hash}
            for step in history
        ],
    }


def for_reporter(report: dict[str, Any], *, over: bool) -> dict[str, Any]:
    """The report as the person who makes it may have it."""
    if over:
        return report
    own = [step for step in report["steps"] if step["seat"] is not None and step["seat"] == report["seat"]]
    numbered = [{**step, "n": number, "state_hash": ""} for number, step in enumerate(own)]
    log = [msgspec.structs.replace(line, n=0) for line in report["log"]]
    return {**report, "seed": None, "steps": numbered, "log": log}


def as_file(report: dict[str, Any]) -> bytes:
    """The report as JSON."""
    return msgspec.json.format(msgspec.json.encode(report), indent=1)


def view_digest(view: View) -> str:
    """A short hash of a view."""
    return sha256(msgspec.msgpack.encode(view)).hexdigest()[:16]


class Reports(Service):
    """Bug reports of people."""

    def __init__(self, context: Context, queries: Queries) -> None:
        super().__init__(context)
        self._queries = queries

    async def add(self, table_id: int, person_id: int, expected: str) -> tuple[int, bytes, bytes]:
        """Store a bug report of this person about the table as they see it. Returns its number, their own copy, and
        the whole report for those who run the bot. Raises Refused before the start, and to those who have reported
        much lately."""
        look = await self._queries.look(table_id, person_id)
        if look.view is None:
            raise refuse("error-not-started")
        async with self._context.reading() as tx:
            row, history = await tx.games.table(table_id), await tx.games.choices(table_id)
        whole = report_of(row, look, history, expected, self._context.now())
        own = for_reporter(whole, over=row.status == "over")
        async with self._context.writing() as tx:
            now, seated = self._context.now(), look.seat is not None
            await check_rate(tx, table_id, person_id, now, seated=seated)
            number = await tx.reports.add(table_id, person_id, now, as_file(whole))
        return number, as_file(own), as_file(whole)
