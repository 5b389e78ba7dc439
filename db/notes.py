"""What the bot itself remembers, by name."""

from __future__ import annotations

from sqlalchemy import select

from db import schema
from db.connection import Connection
from db.upsert import insert_or

_C = schema.notes.c


class Notes:
    """Short texts by name, within one transaction."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def get(self, name: str) -> str | None:
        """The note, or None if there is none."""
        return (await self._connection.execute(select(_C.value).where(_C.name == name))).scalar_one_or_none()

    async def put(self, name: str, value: str) -> None:
        """Write the note, over what was there."""
        statement = insert_or(self._connection, schema.notes).values(name=name, value=value)
        await self._connection.execute(statement.on_conflict_do_update(index_elements=["name"], set_={"value": value}))
