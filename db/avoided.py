"""Rows of people who are avoided, by a person or on a server."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import bindparam, delete, select

from db import schema
from db.connection import Connection
from db.records import AvoidedRow
from db.statements import Statement, upsert

_A = schema.avoided.c
_OF_OWNER = Statement(select(schema.avoided).where(_A.owner_id == bindparam("owner")).order_by(_A.person_id))
_OWNERS = Statement(select(schema.avoided).where(_A.person_id == bindparam("who")))
_PUT = upsert(schema.avoided, ["owner_id", "person_id"], ["since"])
_REMOVE = Statement(delete(schema.avoided).where(_A.owner_id == bindparam("owner"), _A.person_id == bindparam("who")))


class Avoided:
    """Who avoids whom, within one transaction."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def of_owner(self, owner_id: int) -> tuple[int, ...]:
        """The people whom a person avoids, or a server keeps from its tables."""
        found = await self._connection.records(AvoidedRow, _OF_OWNER, {"owner": owner_id})
        return tuple(row.person_id for row in found)

    async def owners(self, person_id: int) -> frozenset[int]:
        """The people and servers that have this person on their lists."""
        found = await self._connection.records(AvoidedRow, _OWNERS, {"who": person_id})
        return frozenset(row.owner_id for row in found)

    async def put(self, owner_id: int, person_id: int, at: datetime) -> None:
        """Add a person to a list."""
        await self._connection.change(_PUT, {"owner_id": owner_id, "person_id": person_id, "since": at})

    async def remove(self, owner_id: int, person_id: int) -> None:
        """Take a person off a list, if they are on it."""
        await self._connection.change(_REMOVE, {"owner": owner_id, "who": person_id})
