"""What administrators have done: who, when, what."""

from __future__ import annotations

import msgspec
from sqlalchemy import Integer, bindparam, insert, or_, select

from db import schema
from db.connection import Connection
from db.records import AuditRow
from db.statements import Statement

_C = schema.audit.c
_ADD = Statement(insert(schema.audit), [name for name in AuditRow.__struct_fields__ if name != "id"])
_NEWEST = Statement(
    select(schema.audit)
    .where(or_(bindparam("everywhere", type_=Integer) == 1, _C.guild_id == bindparam("guild")))
    .order_by(_C.id.desc())
    .limit(bindparam("most", type_=Integer))
)
_OPEN = Statement(select(schema.audit).where(_C.what == bindparam("the_kind"), _C.detail != "").order_by(_C.id))


class Audit:
    """The audit log, within one transaction. Entries are never changed, except that a forgotten person is taken out."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def add(self, row: AuditRow) -> None:
        """Append an entry."""
        values = msgspec.structs.asdict(row)
        del values["id"]
        await self._connection.change(_ADD, values)

    async def newest(self, guild_id: int | None, most: int) -> list[AuditRow]:
        """The newest entries, of a server or (None) of all, the newest first."""
        values = {"everywhere": int(guild_id is None), "guild": guild_id or 0, "most": most}
        return await self._connection.readable(AuditRow, _NEWEST, values)

    async def open_of(self, what: str) -> list[AuditRow]:
        """The entries of a kind that still have a detail, the oldest first."""
        return await self._connection.readable(AuditRow, _OPEN, {"the_kind": what})
