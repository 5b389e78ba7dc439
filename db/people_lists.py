"""Rows of lists of people: whom a person or a server avoids, and who the friends of a person are."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import Table, bindparam, delete, select

from db import schema
from db.connection import Connection
from db.records import ListedRow
from db.statements import Statement, upsert


class _Statements:
    """The statements of one table of lists."""

    def __init__(self, table: Table) -> None:
        column = table.c
        mine, named = column.owner_id == bindparam("owner"), column.person_id == bindparam("who")
        self.of_owner = Statement(select(table).where(mine).order_by(column.person_id))
        self.owners = Statement(select(table).where(named))
        self.put = upsert(table, ["owner_id", "person_id"], ["since"])
        self.remove = Statement(delete(table).where(mine, named))


AVOIDED, FRIENDS = _Statements(schema.avoided), _Statements(schema.friends)


class PeopleLists:
    """Lists of one kind, within one transaction."""

    def __init__(self, connection: Connection, statements: _Statements) -> None:
        self._connection = connection
        self._statements = statements

    async def of_owner(self, owner_id: int) -> tuple[int, ...]:
        """The people on the list of a person or a server."""
        found = await self._connection.records(ListedRow, self._statements.of_owner, {"owner": owner_id})
        return tuple(row.person_id for row in found)

    async def owners(self, person_id: int) -> frozenset[int]:
        """The people and servers that have this person on their lists."""
        found = await self._connection.records(ListedRow, self._statements.owners, {"who": person_id})
        return frozenset(row.owner_id for row in found)

    async def put(self, owner_id: int, person_id: int, at: datetime) -> None:
        """Add a person to a list."""
        await self._connection.change(self._statements.put, {"owner_id": owner_id, "person_id": person_id, "since": at})

    async def remove(self, owner_id: int, person_id: int) -> None:
        """Take a person off a list, if they are on it."""
        await self._connection.change(self._statements.remove, {"owner": owner_id, "who": person_id})
