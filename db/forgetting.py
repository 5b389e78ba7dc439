"""Taking a person out of everything that is stored. Their games stay: the seats have no person any more."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sqlalchemy import Column, Table, Text, bindparam, delete, or_, select, type_coerce, update

from db import schema
from db.connection import Connection

NOBODY = 0
"""Stands in the place of a forgotten person."""


async def forget(connection: Connection, person_id: int) -> int:
    """Remove the person's settings, results, ratings and searches, the bug reports of their tables, which may name
    them, and their name and id from seats, tables, tournaments and the audit log. Returns how many seats were theirs.
    Within the caller's transaction. Discord's ids are greater than any other number in these rows."""
    for table, column in (
        (schema.people, schema.people.c.id),
        (schema.results, schema.results.c.person_id),
        (schema.ratings, schema.ratings.c.person_id),
        (schema.searches, schema.searches.c.person_id),
        (schema.calls, schema.calls.c.by_id),
        (schema.calls, schema.calls.c.person_id),
    ):
        await connection.execute(delete(table).where(column == bindparam("gone")), {"gone": person_id})
    theirs = schema.seats.c.person_id == bindparam("gone")
    sat_before = type_coerce(schema.seats.c.former, Text).like(bindparam("pattern", type_=Text))
    tables = select(schema.seats.c.table_id).where(or_(theirs, sat_before))
    reported = or_(schema.reports.c.person_id == bindparam("gone"), schema.reports.c.table_id.in_(tables))
    whose = {"gone": person_id, "pattern": f"%{person_id}%"}
    await connection.execute(delete(schema.reports).where(reported), whose)
    count = len((await connection.execute(select(schema.seats.c.seat).where(theirs), {"gone": person_id})).all())
    emptied = update(schema.seats).where(theirs).values(person_id=None, name="", word="")
    await connection.execute(emptied, {"gone": person_id})
    for table, name in ((schema.tables, "host_id"), (schema.tournaments, "host_id"), (schema.audit, "who")):
        column = table.c[name]
        await connection.execute(
            update(table).where(column == bindparam("gone")).values({column: NOBODY}), {"gone": person_id}
        )
    asked = update(schema.audit).where(schema.audit.c.detail == bindparam("named")).values(detail="")
    await connection.execute(asked, {"named": str(person_id)})
    within = lambda value: without(value, person_id)
    await _rewrite(connection, schema.seats, ("former",), ("table_id", "seat"), person_id, within)
    await _rewrite(connection, schema.tables, ("winners", "handover"), ("id",), person_id, within)
    others = lambda people: tuple(other for other in people if other != person_id)
    await _rewrite(connection, schema.tables, ("announced", "invited", "removed"), ("id",), person_id, others)
    await _rewrite(connection, schema.outbox, ("ping", "sent_ping"), ("id",), person_id, others)
    await _rewrite(connection, schema.tournaments, ("entrants", "pairings"), ("id",), person_id, within)
    return count


def without(value: Any, person_id: int) -> Any:
    """Plain data without the person: `NOBODY` in the place of their id; records that are about them have no name."""
    if isinstance(value, dict):
        theirs = person_id in (value.get("person_id"), value.get("id"))
        return {
            key: "" if theirs and key == "name" else None if theirs and key == "locale" else without(item, person_id)
            for key, item in value.items()
        }
    if isinstance(value, list | tuple):
        return type(value)(without(item, person_id) for item in value)
    return NOBODY if value == person_id and not isinstance(value, bool) else value


async def _rewrite(
    connection: Connection,
    table: Table,
    columns: tuple[str, ...],
    keys: tuple[str, ...],
    person_id: int,
    work: Callable[[Any], Any],
) -> None:
    """Rewrite columns of plain data in the rows whose text has the id."""
    as_text = [type_coerce(table.c[name], Text).like(bindparam("pattern", type_=Text)) for name in columns]
    chosen: list[Column[Any]] = [table.c[name] for name in (*keys, *columns)]
    rows = (await connection.execute(select(*chosen).where(or_(*as_text)), {"pattern": f"%{person_id}%"})).all()
    for row in rows:
        values = row._mapping
        changed = {name: work(values[name]) for name in columns if work(values[name]) != values[name]}
        if changed:
            which = [table.c[key] == bindparam(f"the_{key}") for key in keys]
            renewed = update(table).where(*which).values({name: bindparam(f"new_{name}") for name in changed})
            given = {f"the_{key}": values[key] for key in keys} | {f"new_{name}": changed[name] for name in changed}
            await connection.execute(renewed, given)
