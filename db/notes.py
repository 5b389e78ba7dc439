"""Short texts that the bot stores by name."""

from __future__ import annotations

from sqlalchemy import bindparam, delete, select

from db import schema
from db.connection import Connection
from db.statements import Statement, upsert

_GET = Statement(select(schema.notes.c.value).where(schema.notes.c.name == bindparam("the_name")))
_STARTING = select(schema.notes.c.name, schema.notes.c.value).where(schema.notes.c.name.startswith(bindparam("prefix")))
_REMOVE = Statement(delete(schema.notes).where(schema.notes.c.name == bindparam("the_name")))
_PUT = upsert(schema.notes, ["name"], ["value"])


class Notes:
    """Short texts by name, within one transaction."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def get(self, name: str) -> str | None:
        """The note, or None if there is none."""
        found: str | None = await self._connection.value(_GET, {"the_name": name})
        return found

    async def starting(self, prefix: str) -> dict[str, str]:
        """The notes whose names begin so, by name."""
        rows = await self._connection.execute(_STARTING, {"prefix": prefix})
        return {row.name: row.value for row in rows}

    async def put(self, name: str, value: str) -> None:
        """Write the note, replacing an earlier one."""
        await self._connection.change(_PUT, {"name": name, "value": value})

    async def remove(self, name: str) -> None:
        """Delete the note, if there is one."""
        await self._connection.change(_REMOVE, {"the_name": name})
