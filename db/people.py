"""Rows of people."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

import msgspec
from sqlalchemy import bindparam, select

from db import schema
from db.connection import Connection
from db.records import PersonRow
from db.statements import Statement, upsert

_C = schema.people.c


@cache
def _several(count: int) -> Statement:
    """This many people."""
    these = _C.id.in_([bindparam(f"person_{number}") for number in range(count)])
    return Statement(select(schema.people).where(these), keeps=True)


@cache
def _change(fields: tuple[str, ...]) -> Statement:
    """Change these fields of a person. A new person is added with `PersonRow`'s defaults."""
    return upsert(schema.people, ["id"], [name for name in PersonRow.__struct_fields__ if name != "id"], fields)


class People:
    """The settings of people, within one transaction."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def get(self, person_id: int) -> PersonRow:
        """The person, or the defaults for an unknown one."""
        return (await self.several([person_id]))[person_id]

    async def several(self, ids: Iterable[int]) -> dict[int, PersonRow]:
        """The people with these ids, with the defaults for unknown ones."""
        found = {person: PersonRow(id=person) for person in ids}
        if found:
            these = {f"person_{number}": person for number, person in enumerate(found)}
            for row in await self._connection.records(PersonRow, _several(len(these)), these):
                found[row.id] = row
        return found

    async def change(self, person_id: int, **values: Any) -> None:
        """Change some fields. An unknown person is added."""
        fresh = msgspec.structs.asdict(PersonRow(id=person_id)) | values
        await self._connection.change(_change(tuple(values)), fresh)
