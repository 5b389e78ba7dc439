"""Reports of bugs, each a compressed file."""

from __future__ import annotations

import zlib
from datetime import datetime

import msgspec
from sqlalchemy import Integer, bindparam, delete, func, insert, select

from db import schema
from db.connection import Connection
from db.errors import Missing
from db.records import ReportRow
from db.statements import Statement

_R = schema.reports.c
_T = schema.tables.c
_SERVER = select(_T.guild_id).where(_T.id == bindparam("the_table")).scalar_subquery()
_ADD = Statement(
    insert(schema.reports).values(guild_id=_SERVER).returning(_R.id), ["table_id", "person_id", "at", "data"]
)
_NEWEST = (
    select(_R.id, _R.table_id, _R.person_id, _R.at, _R.data)
    .order_by(_R.id.desc())
    .limit(bindparam("most", type_=Integer))
)
_NEWEST_OF_ALL = Statement(_NEWEST)
_NEWEST_OF_GUILD = Statement(_NEWEST.where(_R.guild_id == bindparam("guild")))
_COUNT = (
    select(func.count())
    .select_from(schema.reports)
    .where(_R.person_id == bindparam("who"), _R.at > bindparam("since", type_=_R.at.type))
)
_COUNT_ALL = Statement(_COUNT)
_COUNT_ABOUT = Statement(_COUNT.where(_R.table_id == bindparam("the_table")))
_REMOVE = Statement(delete(schema.reports).where(_R.id == bindparam("the_report")))
_DATA = Statement(select(_R.data).where(_R.id == bindparam("the_report")))


class Reports:
    """The reports, within one transaction."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def add(self, table_id: int, person_id: int, at: datetime, data: bytes) -> int:
        """Store a report. Returns its number."""
        values = {"table_id": table_id, "person_id": person_id, "at": at, "data": zlib.compress(data, 9)}
        values["the_table"] = table_id
        return int(await self._connection.value(_ADD, values))

    async def data(self, number: int) -> bytes:
        """The file of a report. Raises Missing if there is none."""
        found = await self._connection.value(_DATA, {"the_report": number})
        if found is None:
            raise Missing(f"report {number}")
        return zlib.decompress(found)

    async def newest(self, guild_id: int | None, most: int) -> list[ReportRow]:
        """The newest reports, of the tables of a server or (None) of all, the newest first."""
        statement, where = (_NEWEST_OF_ALL, {}) if guild_id is None else (_NEWEST_OF_GUILD, {"guild": guild_id})
        rows = await self._connection.readable(ReportRow, statement, where | {"most": most})
        return [msgspec.structs.replace(row, data=zlib.decompress(row.data)) for row in rows]

    async def count(self, person_id: int, since: datetime, table_id: int | None = None) -> int:
        """How many reports this person has made after `since`, about a table or (None) any."""
        statement, about = (_COUNT_ALL, {}) if table_id is None else (_COUNT_ABOUT, {"the_table": table_id})
        return int(await self._connection.value(statement, about | {"who": person_id, "since": since}))

    async def remove(self, number: int) -> None:
        """Delete a report."""
        await self._connection.change(_REMOVE, {"the_report": number})
