"""Rows of tables, seats, choices and snapshots."""

from __future__ import annotations

import zlib
from collections.abc import Iterable
from typing import Any

import msgspec
from sqlalchemy import (
    BindParameter,
    Integer,
    Select,
    bindparam,
    case,
    delete,
    func,
    insert,
    select,
    text,
    union,
    update,
)

from db import schema
from db.connection import Connection
from db.errors import Conflict, Missing
from db.reading import read_row, read_rows
from db.records import ChoiceRow, SeatRow, SnapshotRow, TableRow
from db.upsert import insert_or

_OPEN = ("lobby", "running")
_T = schema.tables.c
_S = schema.seats.c
_C = schema.choices.c
_A = schema.archives.c
_N = schema.snapshots.c
_OPEN_TABLE = text("tables.status IN ('lobby', 'running')")
_OPEN_SEAT = text("seats.open = 1")
"""Said in the words of the partial indexes, which a database recognizes only so."""
_PACKED = msgspec.msgpack.Decoder(list[ChoiceRow])

# What is read at every look and every answer is put together once: that takes longer than reading a row.
_THE_TABLE: BindParameter[int] = bindparam("the_table")
_TABLE = select(schema.tables).where(_T.id == _THE_TABLE)
_OF_PERSON = (
    select(schema.tables)
    .where(
        _T.id.in_(
            union(
                select(_S.table_id).where(_OPEN_SEAT, _S.person_id == bindparam("person")),
                select(_T.id).where(_OPEN_TABLE, _T.host_id == bindparam("person")),
            )
        )
    )
    .order_by(_T.id)
)
_SEATS_OF_SEVERAL = (
    select(schema.seats).where(_S.table_id.in_(bindparam("the_tables", expanding=True))).order_by(_S.seat)
)
_SEATS = select(schema.seats).where(_S.table_id == _THE_TABLE).order_by(_S.seat)
_STEP = select(*[column for column in _C if column.name != "table_id"])
_STEPS = _STEP.where(_C.table_id == _THE_TABLE, _C.n > bindparam("after")).order_by(_C.n.desc())
_NEWEST_STEPS = _STEPS.limit(bindparam("newest", type_=Integer))
_SNAPSHOT = select(_N.n, _N.state_hash, _N.data).where(_N.table_id == _THE_TABLE)


class Games:
    """Tables and what belongs to them, within one transaction."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    # -- tables --------------------------------------------------------------------------------------------------

    async def add(self, row: TableRow, seats: Iterable[SeatRow]) -> TableRow:
        """A new table; returns it with its id. Conflict if the channel has an open table of this title."""
        values = msgspec.structs.asdict(row)
        del values["id"]
        table_id = (await self._connection.execute(insert(schema.tables).values(values).returning(_T.id))).scalar_one()
        await self._add_seats(table_id, seats)
        return msgspec.structs.replace(row, id=table_id)

    async def table(self, table_id: int) -> TableRow:
        """The table. Missing if there is none."""
        found = (await self._connection.execute(_TABLE, {"the_table": table_id})).one_or_none()
        if found is None:
            raise Missing(f"table {table_id}")
        return read_row(TableRow, found)

    async def save_table(self, before: TableRow, after: TableRow) -> TableRow:
        """Write what changed and count the version up. Conflict if the table is no longer the one that was read."""
        old, new = msgspec.structs.asdict(before), msgspec.structs.asdict(after)
        values = {name: value for name, value in new.items() if value != old[name]}
        values["version"] = before.version + 1
        statement = update(schema.tables).where(_T.id == before.id, _T.version == before.version).values(values)
        if (await self._connection.execute(statement)).rowcount != 1:
            raise Conflict(f"table {before.id} is no longer at version {before.version}")
        if (after.status in _OPEN) != (before.status in _OPEN):
            seats = update(schema.seats).where(_S.table_id == before.id)
            await self._connection.execute(seats.values(open=after.status in _OPEN))
        return msgspec.structs.replace(after, version=before.version + 1)

    async def in_channel(self, channel_id: int, title: str, *, finished: bool = False) -> TableRow | None:
        """The open table of a title in a channel; if there is none and `finished`, the one that ended last."""
        here = select(schema.tables).where(_T.channel_id == channel_id, _T.title == title)
        found = (await self._connection.execute(here.where(_T.status.in_(_OPEN)))).first()
        if found is None and finished:
            ended = here.where(_T.status == "over").order_by(_T.ended_at.desc(), _T.id.desc()).limit(1)
            found = (await self._connection.execute(ended)).first()
        return None if found is None else read_row(TableRow, found)

    async def last_winners(self, row: TableRow) -> tuple[int, ...]:
        """The people who won the title's game that ended last on the same server (outside one: in the same channel)."""
        same = _T.channel_id == row.channel_id if row.guild_id is None else _T.guild_id == row.guild_id
        ended = select(_T.winners).where(same, _T.title == row.title, _T.status == "over")
        found = (await self._connection.execute(ended.order_by(_T.ended_at.desc(), _T.id.desc()).limit(1))).first()
        return () if found is None else found.winners

    async def of_person(self, person_id: int) -> list[tuple[TableRow, list[SeatRow]]]:
        """The open tables where a person sits or that the person hosts, with their seats."""
        return await self._with_seats(_OF_PERSON, {"person": person_id})

    async def of_guild(self, guild_id: int, most: int) -> list[tuple[TableRow, list[SeatRow]]]:
        """The open tables of a server with their seats, of many the oldest."""
        here = select(schema.tables).where(_OPEN_TABLE, _T.guild_id == guild_id).order_by(_T.id).limit(most)
        return await self._with_seats(here)

    async def count_open(self, guild_id: int | None, host_id: int | None = None) -> int:
        """How many open tables there are on a server (None: outside servers), or how many of them a person hosts."""
        there = select(func.count()).where(_OPEN_TABLE, _T.guild_id == guild_id)
        if host_id is not None:
            there = there.where(_T.host_id == host_id)
        return int((await self._connection.execute(there)).scalar_one())

    async def _with_seats(self, wanted: Select[Any], values: Any = None) -> list[tuple[TableRow, list[SeatRow]]]:
        rows = read_rows(TableRow, await self._connection.execute(wanted, values))
        if not rows:
            return []
        seats: dict[int, list[SeatRow]] = {row.id: [] for row in rows}
        for found in await self._connection.execute(_SEATS_OF_SEVERAL, {"the_tables": list(seats)}):
            seats[found.table_id].append(_seat(found))
        return [(row, seats[row.id]) for row in rows]

    # -- seats ---------------------------------------------------------------------------------------------------

    async def seats(self, table_id: int) -> list[SeatRow]:
        """The seats of a table, in order."""
        return [_seat(found) for found in await self._connection.execute(_SEATS, {"the_table": table_id})]

    async def replace_seats(self, table_id: int, seats: Iterable[SeatRow]) -> None:
        """Seat everybody anew."""
        await self._connection.execute(delete(schema.seats).where(_S.table_id == table_id))
        await self._add_seats(table_id, seats)

    async def set_acted(self, table_id: int, seat: int, n: int) -> None:
        """The person on this seat acted with choice `n`."""
        where = (_S.table_id == table_id, _S.seat == seat)
        await self._connection.execute(update(schema.seats).where(*where).values(acted_n=n))

    async def _add_seats(self, table_id: int, seats: Iterable[SeatRow]) -> None:
        rows = [{"table_id": table_id, **msgspec.structs.asdict(seat)} for seat in seats]
        is_open = select(case((_OPEN_TABLE, 1), else_=0)).where(_T.id == table_id).scalar_subquery()
        await self._connection.execute(insert(schema.seats).values(open=is_open), rows)

    # -- choices and snapshots -----------------------------------------------------------------------------------

    async def add_choices(self, table_id: int, rows: Iterable[ChoiceRow]) -> None:
        """Append steps."""
        values = [{"table_id": table_id, **msgspec.structs.asdict(row)} for row in rows]
        await self._connection.execute(insert(schema.choices), values)

    async def mark_undone(self, table_id: int, n: int, by: int) -> None:
        """Step `n` was taken back by step `by`."""
        where = (_C.table_id == table_id, _C.n == n, _C.undone_by.is_(None))
        result = await self._connection.execute(update(schema.choices).where(*where).values(undone_by=by))
        if result.rowcount != 1:
            raise Conflict(f"choice {n} of table {table_id} cannot be taken back again")

    async def choices(
        self, table_id: int, *, after: int = -2, before: int | None = None, newest: int | None = None
    ) -> list[ChoiceRow]:
        """The steps with a number above `after` (and below `before`), in order; with `newest`, only that many of the
        last."""
        wanted = _STEPS if newest is None else _NEWEST_STEPS
        if before is not None:
            wanted = wanted.where(_C.n < before)
        values = {"the_table": table_id, "after": after, "newest": newest}
        rows = [_choice(row) for row in await self._connection.execute(wanted, values)][::-1]
        if rows:
            return rows
        archived = await self._archived(table_id)
        archived = [row for row in archived if row.n > after and (before is None or row.n < before)]
        return archived if newest is None else archived[-newest:]

    async def archive(self, table_id: int) -> None:
        """Keep the steps of a finished game in one compressed piece. `choices` reads them as before."""
        rows = await self.choices(table_id)
        data = zlib.compress(msgspec.msgpack.encode(rows), 9)
        await self._connection.execute(insert(schema.archives).values(table_id=table_id, data=data))
        await self._connection.execute(delete(schema.choices).where(_C.table_id == table_id))

    async def _archived(self, table_id: int) -> list[ChoiceRow]:
        wanted = select(_A.data).where(_A.table_id == table_id)
        data = (await self._connection.execute(wanted)).scalar_one_or_none()
        return [] if data is None else _PACKED.decode(zlib.decompress(data))

    async def last_answer(self, table_id: int, seat: int) -> ChoiceRow | None:
        """The last answer of a seat that still stands."""
        wanted = _STEP.where(_C.table_id == table_id, _C.seat == seat, _C.kind == "choose", _C.undone_by.is_(None))
        found = (await self._connection.execute(wanted.order_by(_C.n.desc()).limit(1))).first()
        return None if found is None else _choice(found)

    async def snapshot(self, table_id: int) -> SnapshotRow:
        """The saved session. Missing if the game has not started."""
        found = (await self._connection.execute(_SNAPSHOT, {"the_table": table_id})).one_or_none()
        if found is None:
            raise Missing(f"snapshot of table {table_id}")
        return read_row(SnapshotRow, found, table_id=table_id)

    async def save_snapshot(self, table_id: int, row: SnapshotRow) -> None:
        """Replace the saved session."""
        values = msgspec.structs.asdict(row)
        statement = insert_or(self._connection, schema.snapshots).values(table_id=table_id, **values)
        await self._connection.execute(statement.on_conflict_do_update(index_elements=["table_id"], set_=values))


def _seat(found: Any) -> SeatRow:
    return read_row(SeatRow, found)


def _choice(found: Any) -> ChoiceRow:
    return read_row(ChoiceRow, found)
