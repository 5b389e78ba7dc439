"""Reports of bugs, each a compressed file."""

from __future__ import annotations

import zlib
from datetime import datetime

from sqlalchemy import bindparam, insert, select

from db import schema
from db.connection import Connection
from db.errors import Missing
from db.statements import Statement

_R = schema.reports.c
_ADD = Statement(insert(schema.reports).returning(_R.id), ["table_id", "person_id", "at", "data"])
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
