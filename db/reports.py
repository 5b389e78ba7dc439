"""Reports of bugs, each a compressed file."""

from __future__ import annotations

import zlib
from datetime import datetime

import msgspec
from sqlalchemy import Integer, bindparam, delete, func, insert, or_, select

from db import schema
from db.connection import Connection
from db.errors import Missing
from db.records import ReportRow
from db.statements import Statement

_R = schema.reports.c
_ADD = Statement(insert(schema.reports).returning(_R.id), ["table_id", "person_id", "at", "data"])
_NEWEST = Statement(
    select(_R.id, _R.table_id, _R.person_id, _R.at, _R.data)
    .where(
        or_(
            bindparam("everywhere", type_=Integer) == 1,
            _R.table_id.in_(select(schema.tables.c.id).where(schema.tables.c.guild_id == bindparam("guild"))),
        )
    )
    .order_by(_R.id.desc())
    .limit(bindparam("most", type_=Integer))
)
_COUNT = Statement(
    select(func.count())
    .select_from(schema.reports)
    .where(
        _R.person_id == bindparam("who"),
        _R.at > bindparam("since", type_=_R.at.type),
        or_(bindparam("at_any", type_=Integer) == 1, _R.table_id == bindparam("the_table")),
    )
)
_REMOVE = Statement(delete(schema.reports).where(_R.id == bindparam("the_report")))
_DATA = Statement(select(_R.data).where(_R.id == bindparam("the_report")))


class Reports:
    """The reports, within one transaction."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def add(self, table_id: int, person_id: int, at: datetime, data: bytes) -> int:
        """Store a report. Returns its number."""
        values = {"table_id": table_id, "person_id": person_id, "at": at, "data": zlib.compress(data, 9)}
        return int(await self._connection.value(_ADD, values))

    async def data(self, number: int) -> bytes:
        """The file of a report. Raises Missing if there is none."""
        found = await self._connection.value(_DATA, {"the_report": number})
        if found is None:
            raise Missing(f"report {number}")
        return zlib.decompress(found)

    async def newest(self, guild_id: int | None, most: int) -> list[ReportRow]:
        """The newest reports, of the tables of a server or (None) of all, the newest first."""
        values = {"everywhere": int(guild_id is None), "guild": guild_id or 0, "most": most}
        rows = await self._connection.readable(ReportRow, _NEWEST, values)
        return [msgspec.structs.replace(row, data=zlib.decompress(row.data)) for row in rows]

    async def count(self, person_id: int, since: datetime, table_id: int | None = None) -> int:
        """How many reports this person has made after `since`, about a table or (None) any."""
        values = {"who": person_id, "since": since, "at_any": int(table_id is None), "the_table": table_id or 0}
        return int(await self._connection.value(_COUNT, values))

    async def remove(self, number: int) -> None:
        """Delete a report."""
        await self._connection.change(_REMOVE, {"the_report": number})
