"""Everything that one database holds, copied into another one: from SQLite to PostgreSQL and back.

Rows are copied as they are stored, table by table in the order of their keys. At the end every table of both databases
is counted and digested, and the numbers of the next rows are set. All of it is one transaction of the target, so a copy
is complete or there is none.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from hashlib import sha256
from typing import Any

import msgspec
from sqlalchemy import Column, MetaData, Table, TypeDecorator, bindparam, func, insert, select, text, tuple_

from db import schema
from db.connection import Connection
from db.errors import StoreError
from db.store import Store

AT_ONCE = 1_000
"""Rows that are read and written at a time."""
_MODULUS = 1 << 256
_RIVALS = text(
    "SELECT count(DISTINCT pid) FROM pg_locks WHERE locktype = 'advisory' AND pid <> pg_backend_pid() "
    "AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)
_NEXT_SQLITE = text("SELECT seq FROM sqlite_sequence WHERE name = :name")
_SET_SQLITE = text("UPDATE sqlite_sequence SET seq = :last WHERE name = :name")
_ADD_SQLITE = text(
    "INSERT INTO sqlite_sequence (name, seq) SELECT :name, :last "
    "WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = :name)"
)
_SET_SERVER = text("SELECT setval(pg_get_serial_sequence(:name, :column), :last, true)")


class Moved(msgspec.Struct, frozen=True):
    """What was copied of one table. `digest`: of all its rows, whatever their order."""

    table: str
    rows: int
    digest: str


def _as_stored(table: Table) -> Table:
    """The table with the plain types of its columns, so that values are neither read nor written anew."""
    columns = []
    for column in table.columns:
        kind = column.type.impl_instance if isinstance(column.type, TypeDecorator) else column.type
        columns.append(Column(column.name, kind, primary_key=column.primary_key, autoincrement=False))
    return Table(table.name, MetaData(), *columns)


TABLES = [_as_stored(table) for table in schema.metadata.tables.values()]
"""Every table but that of the migrations, which each database keeps for itself."""


async def move(source: Store, target: Store, told: Callable[[Moved], object] = lambda moved: None) -> list[Moved]:
    """Copy everything. Raises StoreError if a bot works on one of them, if the target is not empty, and if the copy is
    not the same."""
    async with source.reading() as reading, target.transaction() as writing:
        there, here = reading.connection, writing.connection
        await _refuse_rivals(source, there)
        await _refuse_rivals(target, here)
        for table in TABLES:
            if await _count(here, table):
                raise StoreError(f"the target is not empty: it has rows in {table.name}")
        moved = []
        for table in TABLES:
            async for rows in _batches(there, table):
                await here.execute(insert(table), rows)
            await _set_next(there, here, table)
            before, after = await digested(there, table), await digested(here, table)
            if before != after:
                raise StoreError(f"the copy of {table.name} is not the same: {before} became {after}")
            moved.append(after)
            told(after)
        return moved


async def digested(connection: Connection, table: Table) -> Moved:
    """How many rows a table has, and a digest of all of them, the same in every database."""
    count, total = 0, 0
    async for rows in _batches(connection, table):
        for row in rows:
            values = msgspec.msgpack.encode(list(row.values()))
            total = (total + int.from_bytes(sha256(values).digest())) % _MODULUS
        count += len(rows)
    return Moved(table.name, count, f"{total:064x}")


async def _batches(connection: Connection, table: Table) -> AsyncIterator[list[dict[str, Any]]]:
    """All rows in the order of their keys, some at a time."""
    keys = list(table.primary_key.columns)
    names = [column.name for column in table.columns]
    ordered = select(table).order_by(*keys).limit(AT_ONCE)
    after = tuple_(*keys) > tuple_(*[bindparam(f"after_{key.name}", type_=key.type) for key in keys])
    last: dict[str, Any] | None = None
    while True:
        if last is None:
            found = await connection.execute(ordered)
        else:
            found = await connection.execute(
                ordered.where(after), {f"after_{key.name}": last[key.name] for key in keys}
            )
        rows = [dict(zip(names, map(_plain, row), strict=True)) for row in found.all()]
        if rows:
            yield rows
            last = rows[-1]
        if len(rows) < AT_ONCE:
            return


def _plain(value: Any) -> Any:
    """A driver may give bytes in another form."""
    return bytes(value) if isinstance(value, memoryview) else value


async def _count(connection: Connection, table: Table) -> int:
    found: Sequence[Any] = (await connection.execute(select(func.count()).select_from(table))).one()
    return int(found[0])


async def _refuse_rivals(store: Store, connection: Connection) -> None:
    """Raises StoreError if another process works on the database, under whatever name: each has locks there. (The locks
    of a SQLite file are files beside it.)"""
    if connection.dialect_name == "postgresql":
        mine = 1 if store.name else 0
        if (await connection.execute(_RIVALS)).scalar_one() > mine:
            raise StoreError("a bot works on the PostgreSQL database: stop all of its processes")


async def _set_next(there: Connection, here: Connection, table: Table) -> None:
    """Numbers that were given to rows are not given again, not even those of rows that are gone."""
    column = next((each for each in schema.metadata.tables[table.name].columns if each.autoincrement is True), None)
    if column is None:
        return
    last = await _last_number(there, table.name, column.name)
    if last is None:
        return
    if here.dialect_name == "sqlite":
        for statement in (_ADD_SQLITE, _SET_SQLITE):
            await here.execute(statement, {"name": table.name, "last": last})
    else:
        await here.execute(_SET_SERVER, {"name": table.name, "column": column.name, "last": last})


async def _last_number(connection: Connection, table: str, column: str) -> int | None:
    """The last number that a table has given to a row. None: none yet."""
    if connection.dialect_name == "sqlite":
        found = (await connection.execute(_NEXT_SQLITE, {"name": table})).scalar()
    else:
        sequence = (
            await connection.execute(
                text("SELECT pg_get_serial_sequence(:table, :column)"), {"table": table, "column": column}
            )
        ).scalar()
        asked = f"SELECT last_value FROM {sequence} WHERE is_called"  # noqa: S608 - a name that the server has given
        found = (await connection.exec_driver_sql(asked)).scalar()
    return None if found is None else int(found)
