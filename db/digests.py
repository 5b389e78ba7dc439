"""Rows of what statistics need of finished games, and of the final tables of seasons."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from sqlalchemy import Integer, bindparam, func, select, text, update

from db import schema
from db.connection import Connection
from db.records import DigestRow, MedalRow, PlayedRow, ResultRow, TableRow
from db.schema import Moment
from db.statements import Statement, upsert

_D = schema.digests.c
_R = schema.results.c
_M = schema.medals.c
_HERE = (_D.guild_id == bindparam("guild"), _D.title == bindparam("the_title"))
_THEIRS = (_R.person_id == bindparam("person"), _R.guild_id == bindparam("guild"), _R.title == bindparam("the_title"))
_MOST = bindparam("most", type_=Integer)

_ADD = upsert(schema.digests, ["table_id"], ["title", "guild_id", "ended_at"])
_PUT = Statement(update(schema.digests).where(_D.table_id == bindparam("which")).values(data=bindparam("found")))
_TO_DO = (
    select(_D.table_id)
    .where(text("digests.data IS NULL"), _D.table_id > bindparam("after"))
    .order_by(_D.table_id)
    .limit(_MOST)
)
_NEWEST = Statement(
    select(schema.digests).where(*_HERE).order_by(_D.ended_at.desc(), _D.table_id.desc()).limit(_MOST), long=True
)
_COUNT = Statement(select(func.count()).select_from(select(_D.table_id).where(*_HERE).limit(_MOST).subquery()))
_OWN_COUNT = Statement(select(func.count()).select_from(select(_R.table_id).where(*_THEIRS).limit(_MOST).subquery()))
_OWN = (
    select(_R.table_id, _R.seat, _R.outcome, _R.place)
    .where(*_THEIRS)
    .order_by(_R.ended_at.desc(), _R.table_id.desc())
    .limit(_MOST)
    .subquery("own")
)
_PLAYED = Statement(
    select(_OWN.c.table_id, _OWN.c.seat, _OWN.c.outcome, _OWN.c.place, _D.data).select_from(
        _OWN.outerjoin(schema.digests, _D.table_id == _OWN.c.table_id)
    ),
    long=True,
)
_AT_THE_SAME = Statement(
    select(schema.results).select_from(_OWN.join(schema.results, _R.table_id == _OWN.c.table_id)), long=True
)
_OF_SEASON = Statement(
    select(schema.results)
    .where(
        _R.guild_id == bindparam("guild"),
        _R.title == bindparam("the_title"),
        _R.ended_at >= bindparam("begin", type_=Moment),
        _R.ended_at < bindparam("end", type_=Moment),
    )
    .order_by(_R.ended_at, _R.table_id)
    .limit(_MOST),
    long=True,
)
_ADD_MEDALS = upsert(
    schema.medals, ["guild_id", "season", "title", "person_id"], ["place", "rating", "games", "ended_at"]
)
_MEDALS = Statement(
    select(schema.medals)
    .where(_M.guild_id == bindparam("guild"), _M.season == bindparam("the_season"), _M.title == bindparam("the_title"))
    .order_by(_M.place, _M.person_id)
)
_MEDALS_OF = Statement(
    select(schema.medals).where(_M.person_id == bindparam("person"), _M.guild_id == bindparam("guild"))
)
_ALL_MEDALS_OF = Statement(select(schema.medals).where(_M.person_id == bindparam("person")))


class Digests:
    """What statistics need, within one transaction."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def add(self, row: TableRow) -> None:
        """A game has ended; what statistics need of it is still to be worked out."""
        values = {"table_id": row.id, "title": row.title, "guild_id": row.guild_id or 0, "ended_at": row.ended_at}
        await self._connection.change(_ADD, values)

    async def put(self, table_id: int, data: dict[str, Any]) -> None:
        """It has been worked out."""
        await self._connection.change(_PUT, {"which": table_id, "found": data})

    async def to_do(self, after: int, most: int) -> list[int]:
        """The ids above `after` of finished games of which it is still to be worked out, in order."""
        found = await self._connection.execute(_TO_DO, {"after": after, "most": most})
        return [int(row[0]) for row in found]

    async def newest(self, title: str, guild_id: int, most: int) -> list[DigestRow]:
        """Of the games of a title on a server, the newest first."""
        values = {"the_title": title, "guild": guild_id, "most": most}
        return await self._connection.readable(DigestRow, _NEWEST, values)

    async def count(self, title: str, guild_id: int, most: int) -> int:
        """How many games of a title have ended on a server; counted up to a number."""
        values = {"the_title": title, "guild": guild_id, "most": most}
        return int(await self._connection.value(_COUNT, values) or 0)

    async def own_count(self, person_id: int, title: str, guild_id: int, most: int) -> int:
        """How many games of a title a person has results of on a server; counted up to a number."""
        values = {"person": person_id, "the_title": title, "guild": guild_id, "most": most}
        return int(await self._connection.value(_OWN_COUNT, values) or 0)

    async def played(self, person_id: int, title: str, guild_id: int, most: int) -> list[PlayedRow]:
        """Of the games that a person has played of a title on a server, the newest first."""
        values = {"person": person_id, "the_title": title, "guild": guild_id, "most": most}
        return await self._connection.readable(PlayedRow, _PLAYED, values)

    async def at_the_same(self, person_id: int, title: str, guild_id: int, most: int) -> list[ResultRow]:
        """The results of everybody, themselves included, in the last games of a person."""
        values = {"person": person_id, "the_title": title, "guild": guild_id, "most": most}
        return await self._connection.readable(ResultRow, _AT_THE_SAME, values)

    async def between(self, title: str, guild_id: int, begin: Any, end: Any, most: int) -> list[ResultRow]:
        """The results of a title on a server from one time up to another, the oldest first."""
        values = {"the_title": title, "guild": guild_id, "begin": begin, "end": end, "most": most}
        return await self._connection.readable(ResultRow, _OF_SEASON, values)

    async def add_medals(self, rows: Iterable[MedalRow]) -> None:
        """Store the final table of a season."""
        await self._connection.change_each(_ADD_MEDALS, [msgspec.structs.asdict(row) for row in rows])

    async def medals(self, guild_id: int, season: int, title: str) -> list[MedalRow]:
        """The final table of a season of a title on a server, the best first."""
        values = {"guild": guild_id, "the_season": season, "the_title": title}
        return await self._connection.readable(MedalRow, _MEDALS, values)

    async def medals_of(self, person_id: int, guild_id: int) -> list[MedalRow]:
        """The places of a person in the final tables of a server."""
        return await self._connection.readable(MedalRow, _MEDALS_OF, {"person": person_id, "guild": guild_id})

    async def all_medals_of(self, person_id: int) -> list[MedalRow]:
        """The places of a person in all final tables."""
        return await self._connection.readable(MedalRow, _ALL_MEDALS_OF, {"person": person_id})
