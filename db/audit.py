"""What administrators have done: who, when, what."""

from __future__ import annotations

import msgspec
from sqlalchemy import Integer, bindparam, insert, select, text, update

from db import schema
from db.connection import Connection
from db.records import AuditRow
from db.statements import Statement

_C = schema.audit.c
_ADD = Statement(insert(schema.audit), [name for name in AuditRow.__struct_fields__ if name != "id"])
_NEWEST = select(schema.audit).order_by(_C.id.desc()).limit(bindparam("most", type_=Integer))
_NEWEST_OF_ALL = Statement(_NEWEST)
_NEWEST_OF_GUILD = Statement(_NEWEST.where(_C.guild_id == bindparam("guild")))
_WITH_DETAIL = text("audit.detail <> ''")
"""The condition exactly as in the partial index."""
_OPEN = Statement(select(schema.audit).where(_C.what == bindparam("the_kind"), _WITH_DETAIL).order_by(_C.id))
_SETTLE = Statement(
    update(schema.audit)
    .where(_C.what == bindparam("the_kind"), _WITH_DETAIL, _C.detail == bindparam("the_detail"))
    .values(detail="")
)


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
        if guild_id is None:
            return await self._connection.readable(AuditRow, _NEWEST_OF_ALL, {"most": most})
        return await self._connection.readable(AuditRow, _NEWEST_OF_GUILD, {"guild": guild_id, "most": most})

    async def open_of(self, what: str) -> list[AuditRow]:
        """The entries of a kind that still have a detail, the oldest first."""
        return await self._connection.readable(AuditRow, _OPEN, {"the_kind": what})

    async def settle(self, what: str, detail: str) -> None:
        """Take the detail out of the entries of a kind that have this one."""
        await self._connection.change(_SETTLE, {"the_kind": what, "the_detail": detail})
