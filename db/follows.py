"""Rows of people who follow games in which they do not play."""

from __future__ import annotations

from sqlalchemy import Integer, bindparam, delete, select

from db import schema
from db.connection import Connection
from db.records import FollowRow
from db.statements import Statement, upsert

_F = schema.follows.c
_OWN = _F.person_id == bindparam("who")
_HERE = _F.table_id == bindparam("the_table")
_MOST = bindparam("most", type_=Integer)
_OF_PERSON = Statement(select(schema.follows).where(_OWN).order_by(_F.table_id))
_OF_TABLE = Statement(select(schema.follows).where(_HERE).order_by(_F.person_id).limit(_MOST))
_PUT = upsert(schema.follows, ["person_id", "table_id"], ["told_at", "told_n", "part"])
_REMOVE = Statement(delete(schema.follows).where(_OWN, _HERE))
_REMOVE_ALL = Statement(delete(schema.follows).where(_OWN))


class Follows:
    """Who follows which games, within one transaction."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def of_person(self, person_id: int) -> list[FollowRow]:
        """The games that a person follows."""
        return await self._connection.records(FollowRow, _OF_PERSON, {"who": person_id})

    async def of_table(self, table_id: int, most: int) -> list[FollowRow]:
        """The people who follow a game, so many at most."""
        return await self._connection.records(FollowRow, _OF_TABLE, {"the_table": table_id, "most": most})

    async def put(self, row: FollowRow) -> None:
        """Let a person follow a game, or note what they were told."""
        await self._connection.change(_PUT, {name: getattr(row, name) for name in FollowRow.__struct_fields__})

    async def remove(self, person_id: int, table_id: int) -> None:
        """Let a person follow a game no longer."""
        await self._connection.change(_REMOVE, {"who": person_id, "the_table": table_id})

    async def remove_all(self, person_id: int) -> None:
        """Let a person follow nothing any more."""
        await self._connection.change(_REMOVE_ALL, {"who": person_id})
