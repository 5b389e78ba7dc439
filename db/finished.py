"""Rows of finished games, as they are searched for."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from functools import cache

import msgspec
from sqlalchemy import BindParameter, Column, ColumnElement, Integer, Text, bindparam, func, literal, or_, select, text

from db import schema
from db.connection import Connection
from db.records import FinishedRow, FoundRow, SideRow
from db.statements import Statement, upsert

ANY_LENGTH = (0, 2**62)
"""The bounds of the seconds of a game of any length."""
ANY_MARGIN = 2**30
"""Greater than any margin. One that is unknown counts as one less."""

_F = schema.finished.c
_S = schema.finished_sides.c
_R = schema.results.c
_T = schema.tables.c
_LISTED = text("finished.listed = 1")
"""The condition exactly as in the partial indexes."""
_MOST = bindparam("most", type_=Integer)
_FOUND = select(schema.finished, _T.channel_id, _T.parent_id, _T.winners).join_from(
    schema.finished, schema.tables, _T.id == _F.table_id
)
_PUT = upsert(schema.finished, ["table_id"], FinishedRow.__struct_fields__[1:])
_PUT_SIDE = upsert(schema.finished_sides, ["table_id", "seat"], ["side"])
_BETWEEN = Statement(
    _FOUND.where(
        _LISTED, _F.guild_id == bindparam("guild"), _F.ended_at >= bindparam("since"), _F.ended_at < bindparam("until")
    )
    .order_by(_F.ended_at.desc())
    .limit(_MOST)
)


_FIRST: BindParameter[int] = bindparam("first")
_END: BindParameter[int] = bindparam("end")


def _known(column: Column[int]) -> ColumnElement[bool]:
    """Whether a table is among these. Without the bounds PostgreSQL would read all that there are."""
    return _T.id.in_(select(column).where(column >= _FIRST, column < _END))


_MISSING = (
    select(_T.id)
    .where(
        _T.id >= _FIRST,
        _T.id < _END,
        _T.status == "over",
        _T.lesson == literal(0, Integer),
        _T.imported_by.is_(None),
        or_(~_known(_F.table_id), ~_known(schema.digests.c.table_id)),
    )
    .order_by(_T.id)
)


@cache
def _search(*, guild: bool, own: bool, title: bool, person: bool, side: bool) -> Statement:
    """Finished games of a server, or those that somebody has played, by what is looked for besides."""
    found = _FOUND.where(
        _F.seconds >= bindparam("least"),
        _F.seconds < bindparam("end"),
        func.coalesce(_F.margin, ANY_MARGIN - 1) < bindparam("closest"),
    )
    if guild:
        found = found.where(_LISTED, _F.guild_id == bindparam("guild"))
    if own:
        found = found.join(schema.results, _R.table_id == _F.table_id).where(_R.person_id == bindparam("own"))
    if title:
        found = found.where(_F.title == bindparam("the_title"))
    if person:
        found = found.where(_F.table_id.in_(select(_R.table_id).where(_R.person_id == bindparam("who"))))
    if side:
        found = found.where(_F.table_id.in_(select(_S.table_id).where(_S.side == bindparam("the_side", type_=Text))))
    return Statement(found.order_by((_R if own else _F).ended_at.desc()).limit(_MOST))


@cache
def _sides(count: int) -> Statement:
    """The sides of so many games."""
    these = _S.table_id.in_([bindparam(f"table_{number}") for number in range(count)])
    return Statement(select(schema.finished_sides).where(these))


class Finished:
    """Finished games, within one transaction."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def put(self, row: FinishedRow, sides: Iterable[SideRow]) -> None:
        """Store a game that is over."""
        await self._connection.change(_PUT, msgspec.structs.asdict(row))
        await self._connection.change_each(_PUT_SIDE, [msgspec.structs.asdict(side) for side in sides])

    async def missing(self, first: int, end: int) -> list[int]:
        """The numbers from `first` to before `end` of finished games that are not stored here, or of which
        statistics know nothing, in order."""
        found = await self._connection.execute(_MISSING, {"first": first, "end": end})
        return [int(row[0]) for row in found]

    async def search(
        self,
        most: int,
        *,
        guild_id: int | None = None,
        own: int | None = None,
        title: str = "",
        person_id: int | None = None,
        side: str = "",
        length: tuple[int, int] = ANY_LENGTH,
        margin: int = ANY_MARGIN,
    ) -> list[FoundRow]:
        """The newest games, so many at most: of a server those that are listed, or those in which `own` has played;
        with this person, with this side, from so many seconds to before so many, closer than this margin."""
        given = {"guild": guild_id, "own": own, "the_title": title, "who": person_id, "the_side": side}
        names = {"guild": "guild", "own": "own", "title": "the_title", "person": "who", "side": "the_side"}
        asked = {name: bool(given[value]) for name, value in names.items()}
        values = {names[name]: given[names[name]] for name, is_asked in asked.items() if is_asked}
        values |= {"most": most, "least": length[0], "end": length[1], "closest": margin}
        return await self._connection.readable(FoundRow, _search(**asked), values)

    async def between(self, guild_id: int, since: datetime, until: datetime, most: int) -> list[FoundRow]:
        """The listed games of a server that ended from one time to before another, the newest first."""
        values = {"guild": guild_id, "since": since, "until": until, "most": most}
        return await self._connection.readable(FoundRow, _BETWEEN, values)

    async def sides(self, tables: Iterable[int]) -> list[SideRow]:
        """What the seats of these games played as."""
        these = {f"table_{number}": table_id for number, table_id in enumerate(tables)}
        return await self._connection.records(SideRow, _sides(len(these)), these) if these else []
