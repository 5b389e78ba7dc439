"""Taking a person out of everything that is stored. Their games stay: the seats have no person any more.

What names a person by a column with an index is found at once (`forget`). Elsewhere a person may be named within plain
data, in rows that grow with all that was ever played. Those are looked through page by page (`sweep`), each in a
transaction of its own, so that nobody waits for it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sqlalchemy import Column, Table, Text, bindparam, delete, func, or_, select, type_coerce, update

from db import schema
from db.connection import Connection
from db.outbox import turn_mark

NOBODY = 0
"""Stands in the place of a forgotten person."""
PAGE = 400
"""How many numbers are looked through at a time."""


async def forget(connection: Connection, person_id: int) -> int:
    """Remove the person's settings, notes, results, ratings, searches and calls, the bug reports that they made or that
    are about their tables, and their name and id from their seats. Returns how many seats were theirs. Within the
    caller's transaction, after `sweep` has left little of that."""
    for table, name in (
        (schema.people, "id"),
        (schema.ratings, "person_id"),
        (schema.medals, "person_id"),
        (schema.predictions, "person_id"),
        (schema.guessers, "person_id"),
        (schema.searches, "person_id"),
        (schema.calls, "by_id"),
        (schema.calls, "person_id"),
        (schema.reports, "person_id"),
        (schema.private_notes, "person_id"),
        (schema.avoided, "owner_id"),
        (schema.avoided, "person_id"),
        (schema.friends, "owner_id"),
        (schema.friends, "person_id"),
        (schema.follows, "person_id"),
    ):
        await connection.execute(delete(table).where(table.c[name] == bindparam("gone")), {"gone": person_id})
    notes = schema.notes.c
    weekly = delete(schema.notes).where(notes.name.startswith(bindparam("weekly")), notes.value.like(bindparam("host")))
    await connection.execute(weekly, {"weekly": "weekly:", "host": f'%"host_id":{person_id},%'})
    return await _leave_games(connection, person_id, {})


async def _leave_games(connection: Connection, person_id: int, page: dict[str, int]) -> int:
    """Remove their results, the reports of their tables, and themselves from their seats, of a page or of all. Returns
    how many seats were theirs."""
    which = {"gone": person_id, **page}

    def theirs(table: Table) -> tuple[Any, ...]:
        person = table.c.person_id
        if not page:
            return (person == bindparam("gone"),)
        return *_page_of(table), person + 0 == bindparam("gone")  # not by the index of their rows on all pages

    about = schema.reports.c.table_id.in_(select(schema.seats.c.table_id).where(*theirs(schema.seats)))
    results = delete(schema.results).where(*theirs(schema.results))
    await connection.execute(delete(schema.reports).where(about), which)
    await connection.execute(results, which)
    tables = select(schema.seats.c.table_id).where(*theirs(schema.seats))
    guests = update(schema.seats).where(schema.seats.c.table_id.in_(tables), schema.seats.c.kind == "guest")
    await connection.execute(guests.values(name=""), which)  # names belong to seats, which their people take by turns
    emptied = update(schema.seats).where(*theirs(schema.seats)).values(person_id=None, name="", word="")
    return len((await connection.execute(emptied.returning(schema.seats.c.seat), which)).all())


async def pages(connection: Connection) -> range:
    """The numbers with which the pages of `sweep` begin."""
    swept = (schema.tables, schema.outbox, schema.tournaments, schema.audit)
    last = [(await connection.execute(select(func.max(table.c.id)))).scalar() or 0 for table in swept]
    return range(1, max(last) + 1, PAGE)


async def sweep(connection: Connection, person_id: int, first: int) -> int:
    """Take the person out of the rows of one page: their games as in `forget`, former people at seats, tables, outbox,
    tournaments, audit log. Returns how many seats were theirs. Within the caller's transaction. Discord's ids are
    greater than any other number in these rows."""
    page = {"first": first, "end": first + PAGE}
    told = schema.outbox.c.slot.like(bindparam("their_slots", type_=Text))
    notices = delete(schema.outbox).where(*_page_of(schema.outbox), told)
    for slots in (f"lost:%:{person_id}", f"summons:{person_id}", f"news:{person_id}"):
        await connection.execute(notices, {"their_slots": slots, **page})
    for table, name in (
        (schema.tables, "host_id"),
        (schema.tables, "imported_by"),
        (schema.tournaments, "host_id"),
        (schema.audit, "who"),
    ):
        column = table.c[name]
        emptied = update(table).where(*_page_of(table), column == bindparam("gone")).values({column: NOBODY})
        await connection.execute(emptied, {"gone": person_id, **page})
    await _leave_lessons(connection, person_id, page)
    seats = await _leave_games(connection, person_id, page)
    within = lambda value: without(value, person_id)
    others = lambda people: tuple(other for other in people if other != person_id)
    left = await _rewrite(connection, schema.seats, ("former",), person_id, first, within)
    for table_id in left:
        about = delete(schema.reports).where(schema.reports.c.table_id == bindparam("the_table"))
        await connection.execute(about, {"the_table": table_id})
    await _rewrite(connection, schema.tables, ("winners", "handover", "series"), person_id, first, within)
    await _rewrite(connection, schema.tables, ("announced", "invited", "removed"), person_id, first, others)
    not_pinged = lambda ping: tuple(number for number in others(ping) if number != turn_mark(person_id))
    await _rewrite(connection, schema.outbox, ("ping", "sent_ping"), person_id, first, not_pinged)
    await _rewrite(connection, schema.tournaments, ("entrants", "pairings"), person_id, first, within)
    return seats


async def _leave_lessons(connection: Connection, person_id: int, page: dict[str, int]) -> None:
    """Lessons and trials have no channel, but in its place the person's number, or its negative."""
    place, lesson = schema.tables.c.channel_id, schema.tables.c.lesson
    by_page = place + 0  # not by its index
    there = (*_page_of(schema.tables), lesson == bindparam("taught"), by_page == bindparam("gone"))
    nowhere = update(schema.tables).where(*there).values(channel_id=-schema.tables.c.id)
    for gone in (person_id, -person_id):
        await connection.execute(nowhere, {"taught": True, "gone": gone, **page})


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


def _number_of(table: Table) -> Column[Any]:
    """The column that the pages go by."""
    return table.c.table_id if "table_id" in table.primary_key.columns else table.c.id


def _page_of(table: Table) -> tuple[Any, Any]:
    return _number_of(table) >= bindparam("first"), _number_of(table) < bindparam("end")


async def _rewrite(
    connection: Connection,
    table: Table,
    columns: tuple[str, ...],
    person_id: int,
    first: int,
    work: Callable[[Any], Any],
) -> list[int]:
    """Rewrite columns of plain data in the rows of a page whose text has the id. Returns the numbers of these rows."""
    as_text = [type_coerce(table.c[name], Text).like(bindparam("pattern", type_=Text)) for name in columns]
    keys = list(table.primary_key.columns)
    named = select(*keys, *(table.c[name] for name in columns)).where(*_page_of(table), or_(*as_text))
    page = {"first": first, "end": first + PAGE, "pattern": f"%{person_id}%"}
    found = []
    for row in (await connection.execute(named, page)).all():
        values = row._mapping
        changed = {name: work(values[name]) for name in columns if work(values[name]) != values[name]}
        if changed:
            which = [key == bindparam(f"the_{key.name}") for key in keys]
            renewed = update(table).where(*which).values({name: bindparam(f"new_{name}") for name in changed})
            given = {f"the_{key.name}": values[key.name] for key in keys}
            await connection.execute(renewed, given | {f"new_{name}": changed[name] for name in changed})
        found.append(int(values[_number_of(table).name]))
    return found
