"""Rows of people who look for a game."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from functools import cache

import msgspec
from sqlalchemy import bindparam, delete, select

from db import schema
from db.connection import Connection
from db.records import SearchRow
from db.statements import Statement, upsert

_C = schema.searches.c
_KEYS = ["guild_id", "title", "person_id"]
_PUT = upsert(schema.searches, _KEYS, [name for name in SearchRow.__struct_fields__ if name not in _KEYS])
_OF_GUILD = Statement(
    select(schema.searches).where(_C.guild_id == bindparam("guild"), _C.until > bindparam("now")).order_by(_C.since)
)
_REMOVE_OLD = Statement(delete(schema.searches).where(_C.until <= bindparam("now")))


@cache
def _remove(count: int) -> Statement:
    """Remove the searches of this many people for one title."""
    these = _C.person_id.in_([bindparam(f"person_{number}") for number in range(count)])
    return Statement(
        delete(schema.searches).where(_C.guild_id == bindparam("guild"), _C.title == bindparam("the_title"), these)
    )


class Searches:
    """People who look for a game, within one transaction."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def put(self, row: SearchRow) -> None:
        """Store a search in place of an earlier one of this person for this title. Old ones of all are removed."""
        await self._connection.change(_REMOVE_OLD, {"now": row.since})
        await self._connection.change(_PUT, msgspec.structs.asdict(row))

    async def of_guild(self, guild_id: int, now: datetime) -> list[SearchRow]:
        """The searches on a server that are valid now, the oldest first."""
        return await self._connection.readable(SearchRow, _OF_GUILD, {"guild": guild_id, "now": now})

    async def remove(self, guild_id: int, title: str, people: Iterable[int]) -> int:
        """Remove the searches of these people for a title. Returns how many there were."""
        these = {f"person_{number}": person for number, person in enumerate(people)}
        values = {"guild": guild_id, "the_title": title, **these}
        return await self._connection.change(_remove(len(these)), values)
