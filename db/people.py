"""Rows of people."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from sqlalchemy import select

from db import schema
from db.connection import Connection
from db.reading import read_row
from db.records import PersonRow
from db.upsert import insert_or

_C = schema.people.c


class People:
    """What is known of people, within one transaction."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def get(self, person_id: int) -> PersonRow:
        """The person; with the defaults if unknown so far."""
        return (await self.several([person_id]))[person_id]

    async def several(self, ids: Iterable[int]) -> dict[int, PersonRow]:
        """The people with these ids, the unknown ones with the defaults."""
        wanted = list(ids)
        found = {person: PersonRow(id=person) for person in wanted}
        if wanted:
            for row in await self._connection.execute(select(schema.people).where(_C.id.in_(wanted))):
                found[row.id] = read_row(PersonRow, row)
        return found

    async def change(self, person_id: int, **values: Any) -> None:
        """Change some fields; an unknown person becomes known."""
        fresh = msgspec.structs.asdict(PersonRow(id=person_id)) | values
        statement = insert_or(self._connection, schema.people).values(**fresh)
        await self._connection.execute(statement.on_conflict_do_update(index_elements=["id"], set_=values))
