"""Rows of calls that people have made lately: to a table, or to a proposal."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import bindparam, delete, insert, select

from db import schema
from db.connection import Connection
from db.records import CallRow
from db.statements import Statement

_C = schema.calls.c
_OF_PERSON = Statement(
    select(_C.kind, _C.by_id, _C.person_id, _C.table_id, _C.at)
    .where(_C.by_id == bindparam("caller"), _C.kind == bindparam("sort"), _C.at > bindparam("since"))
    .order_by(_C.at)
)
_ADD = Statement(insert(schema.calls), ["kind", "by_id", "person_id", "table_id", "at"])
_FORGET = Statement(delete(schema.calls).where(_C.at <= bindparam("since")))


class Calls:
    """Who has called whom, within one transaction."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def made(self, kind: str, by: int, since: datetime) -> list[CallRow]:
        """The calls of this kind that a person has made since then, the oldest first."""
        return await self._connection.records(CallRow, _OF_PERSON, {"sort": kind, "caller": by, "since": since})

    async def note(self, row: CallRow) -> None:
        """Store a call."""
        values = {name: getattr(row, name) for name in CallRow.__struct_fields__}
        await self._connection.change(_ADD, values)

    async def forget(self, since: datetime) -> None:
        """Drop all calls that were made until then."""
        await self._connection.change(_FORGET, {"since": since})
