"""Rows of what onlookers have predicted, and of the best guessers of servers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import Executable, Integer, bindparam, delete, func, select, text, update

from db import schema
from db.connection import Connection
from db.records import GuesserRow, PredictionRow
from db.statements import Statement, upsert

_P = schema.predictions.c
_G = schema.guessers.c
_HERE = _P.table_id == bindparam("the_table")
_OPEN = text("predictions.correct IS NULL")
_MOST = bindparam("most", type_=Integer)

_PUT = upsert(
    schema.predictions, ["table_id", "about", "person_id"], ["guild_id", "answer", "answers", "at"], ["answer", "at"]
)
_OF_TABLE = Statement(select(schema.predictions).where(_HERE).order_by(_P.about, _P.person_id))
_COUNT = Statement(
    select(func.count()).select_from(schema.predictions).where(_HERE, _P.about == bindparam("the_thing"))
)
_WAITING = (
    select(_P.table_id, schema.tables.c.version)
    .distinct()
    .join_from(schema.predictions, schema.tables, _P.table_id == schema.tables.c.id)
    .where(_OPEN)
    .order_by(_P.table_id)
)
_DECIDE = Statement(
    update(schema.predictions)
    .where(_HERE, _P.about == bindparam("the_thing"), _P.person_id == bindparam("who"))
    .values(correct=bindparam("how"))
)
_VOID = Statement(delete(schema.predictions).where(_HERE, _P.about == bindparam("the_thing")))
_OF_PERSON = Statement(
    select(schema.predictions).where(_P.person_id == bindparam("who")).order_by(_P.table_id, _P.about), long=True
)
_GUESSES_OF = Statement(select(schema.guessers).where(_G.person_id == bindparam("who")).order_by(_G.guild_id))
_BEST = Statement(
    select(schema.guessers)
    .where(_G.guild_id == bindparam("guild"))
    .order_by(_G.points.desc(), _G.person_id)
    .limit(_MOST)
)


def _more(insert: Callable[..., Any]) -> Executable:
    """Add to what a person has predicted."""
    statement = insert(schema.guessers)
    new = {name: schema.guessers.c[name] + statement.excluded[name] for name in ("decided", "correct", "points")}
    added: Executable = statement.on_conflict_do_update(index_elements=["guild_id", "person_id"], set_=new)
    return added


_ADD = Statement(_more, GuesserRow.__struct_fields__)


class Predictions:
    """What onlookers have predicted, within one transaction."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def put(self, row: PredictionRow) -> None:
        """Predict something, or something else."""
        values = msgspec.structs.asdict(row)
        del values["correct"]
        await self._connection.change(_PUT, values)

    async def of_table(self, table_id: int) -> list[PredictionRow]:
        """All of a game."""
        return await self._connection.readable(PredictionRow, _OF_TABLE, {"the_table": table_id})

    async def of_person(self, person_id: int) -> list[PredictionRow]:
        """All of a person."""
        return await self._connection.readable(PredictionRow, _OF_PERSON, {"who": person_id})

    async def guesses_of(self, person_id: int) -> list[GuesserRow]:
        """How often a person was right, by server."""
        return await self._connection.readable(GuesserRow, _GUESSES_OF, {"who": person_id})

    async def count(self, table_id: int, about: str) -> int:
        """How many people have predicted this."""
        return int(await self._connection.value(_COUNT, {"the_table": table_id, "the_thing": about}) or 0)

    async def waiting(self) -> dict[int, int]:
        """The games of which something is not decided yet, in order, with the versions of their tables."""
        return {row.table_id: row.version for row in await self._connection.execute(_WAITING)}

    async def decide(self, row: PredictionRow, *, correct: bool) -> None:
        """It is decided whether somebody was right; it counts among what they have predicted."""
        which = {"the_table": row.table_id, "the_thing": row.about, "who": row.person_id}
        await self._connection.change(_DECIDE, which | {"how": int(correct)})
        points = row.answers - 1 if correct else 0
        more = GuesserRow(row.guild_id, row.person_id, 1, int(correct), points)
        await self._connection.change(_ADD, msgspec.structs.asdict(more))

    async def void(self, table_id: int, about: str) -> None:
        """It was never decided, and counts for nobody."""
        await self._connection.change(_VOID, {"the_table": table_id, "the_thing": about})

    async def best(self, guild_id: int, most: int) -> list[GuesserRow]:
        """The best guessers of a server."""
        return await self._connection.readable(GuesserRow, _BEST, {"guild": guild_id, "most": most})
