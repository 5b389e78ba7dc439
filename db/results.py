"""Rows of results and ratings."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

import msgspec
from sqlalchemy import ColumnElement, Double, Integer, bindparam, func, insert, literal_column, select, text, update

from db import schema
from db.connection import Connection
from db.errors import Conflict
from db.records import RatingRow, ResultRow
from db.statements import Statement

_R = schema.results.c
_G = schema.ratings.c
_T = schema.tables.c

_ADD = Statement(insert(schema.results), ResultRow.__struct_fields__)
_ADD_RATING = Statement(insert(schema.ratings), RatingRow.__struct_fields__)
_SAVE_RATING = Statement(
    update(schema.ratings)
    .where(
        _G.title == bindparam("the_title"),
        _G.guild_id == bindparam("guild"),
        _G.person_id == bindparam("person"),
        _G.games == bindparam("as_read"),
    )
    .values(mu=bindparam("new_mu"), sigma=bindparam("new_sigma"), games=_G.games + 1)
)
_OF_PERSON = Statement(
    select(schema.results)
    .where(
        _R.person_id == bindparam("person"),
        _R.guild_id == bindparam("guild"),
        _R.title == bindparam("the_title"),
    )
    .order_by(_R.ended_at.desc(), _R.table_id.desc())
    .limit(bindparam("most", type_=Integer)),
    long=True,
)
_ALL_OF = Statement(
    select(schema.results)
    .where(_R.person_id == bindparam("person"))
    .order_by(_R.guild_id, _R.title, _R.ended_at, _R.table_id),
    long=True,
)
_RATINGS_OF = Statement(select(schema.ratings).where(_G.person_id == bindparam("person")))
_NEXT_TITLE = Statement(
    select(func.min(_R.title)).where(
        _R.person_id == bindparam("person"), _R.guild_id == bindparam("guild"), _R.title > bindparam("last")
    )
)
_OF_TABLE = Statement(select(schema.results).where(_R.table_id == bindparam("which")))
_STRENGTH: ColumnElement[float] = literal_column("(ratings.mu - 3 * ratings.sigma)", Double)
"""The expression exactly as in the index of the best."""
_LEADERS = Statement(
    select(schema.ratings)
    .where(_G.title == bindparam("the_title"), _G.guild_id == bindparam("guild"))
    .order_by(_STRENGTH.desc(), _G.person_id)
    .limit(bindparam("most", type_=Integer))
)
_UNRECORDED = (
    select(_T.id)
    .where(text("tables.unrecorded = 1"), _T.id > bindparam("after"))
    .order_by(_T.id)
    .limit(bindparam("most", type_=Integer))
)
_MADE_UP_FOR = Statement(update(schema.tables).where(_T.id == bindparam("which")).values(unrecorded=False))


@cache
def _ratings_of(count: int) -> Statement:
    """The ratings of this many people."""
    these = _G.person_id.in_([bindparam(f"person_{number}") for number in range(count)])
    where = (_G.title == bindparam("the_title"), _G.guild_id == bindparam("guild"), these)
    return Statement(select(schema.ratings).where(*where))


class Results:
    """Results and ratings, within one transaction."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def add(self, rows: Iterable[ResultRow]) -> None:
        """Store the results of a finished game. Raises Conflict if they are stored already."""
        await self._connection.change_each(_ADD, [msgspec.structs.asdict(row) for row in rows])

    async def titles_of(self, person_id: int, guild_id: int) -> set[str]:
        """The titles of which a person has results on a server."""
        found: set[str] = set()
        last: str | None = ""
        while last is not None:  # from title to title, not from result to result
            last = await self._connection.value(_NEXT_TITLE, {"person": person_id, "guild": guild_id, "last": last})
            found |= {last} - {None}
        return found

    async def of_person(self, person_id: int, guild_id: int, title: str, most: int) -> list[ResultRow]:
        """The results of a person in a title on a server, the newest first."""
        values = {"person": person_id, "guild": guild_id, "the_title": title, "most": most}
        return await self._connection.readable(ResultRow, _OF_PERSON, values)

    async def all_of(self, person_id: int) -> list[ResultRow]:
        """All results of a person, by server and title, the oldest first."""
        return await self._connection.readable(ResultRow, _ALL_OF, {"person": person_id})

    async def ratings_of(self, person_id: int) -> list[RatingRow]:
        """All ratings of a person."""
        return await self._connection.readable(RatingRow, _RATINGS_OF, {"person": person_id})

    async def ratings(self, title: str, guild_id: int, people: Iterable[int]) -> dict[int, RatingRow]:
        """The ratings of those of these people who have one."""
        these = {f"person_{number}": person for number, person in enumerate(people)}
        if not these:
            return {}
        values = {"the_title": title, "guild": guild_id, **these}
        found = await self._connection.records(RatingRow, _ratings_of(len(these)), values)
        return {row.person_id: row for row in found}

    async def save_rating(self, before: RatingRow | None, row: RatingRow) -> None:
        """Store a rating after one more game. Raises Conflict if it is not `before` any more."""
        if before is None:
            await self._connection.change(_ADD_RATING, msgspec.structs.asdict(row))
            return
        which = {"the_title": row.title, "guild": row.guild_id, "person": row.person_id, "as_read": before.games}
        values = {**which, "new_mu": row.mu, "new_sigma": row.sigma}
        if await self._connection.change(_SAVE_RATING, values) != 1:
            raise Conflict(f"the rating of {row.person_id} has changed")

    async def leaders(self, title: str, guild_id: int, most: int) -> list[RatingRow]:
        """The best of a title on a server, the best first."""
        values = {"the_title": title, "guild": guild_id, "most": most}
        return await self._connection.readable(RatingRow, _LEADERS, values)

    async def of_table(self, table_id: int) -> list[ResultRow]:
        """What a finished game was for its people."""
        return await self._connection.readable(ResultRow, _OF_TABLE, {"which": table_id})

    async def unrecorded(self, after: int, most: int) -> list[int]:
        """The ids above `after` of finished games whose results are missing, in order."""
        found = await self._connection.execute(_UNRECORDED, {"after": after, "most": most})
        return [int(row[0]) for row in found]

    async def made_up_for(self, table_id: int) -> None:
        """The results of this game are no longer missing."""
        await self._connection.change(_MADE_UP_FOR, {"which": table_id})
