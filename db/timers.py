"""Rows of timers."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import delete, select, update

from db import schema
from db.connection import Connection
from db.reading import read_rows
from db.records import TimerRow
from db.upsert import insert_or

_C = schema.timers.c
WHOLE_TABLE = -1
"""The `seat` of a timer that concerns no seat in particular."""


class Timers:
    """Things that are due at a time, within one transaction."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def set(self, table_id: int, kind: str, due_at: datetime, *, seat: int = WHOLE_TABLE, round: int = 0) -> None:
        """Set a timer, or set it anew."""
        values = {"due_at": due_at, "round": round}
        statement = insert_or(self._connection, schema.timers).values(table_id=table_id, kind=kind, seat=seat, **values)
        keys = ["table_id", "kind", "seat"]
        await self._connection.execute(statement.on_conflict_do_update(index_elements=keys, set_=values))

    async def clear(self, table_id: int, kind: str | None = None) -> None:
        """Remove the timers of a table, or those of one kind."""
        statement = delete(schema.timers).where(_C.table_id == table_id)
        await self._connection.execute(statement if kind is None else statement.where(_C.kind == kind))

    async def due(self, now: datetime, *, limit: int = 100) -> list[TimerRow]:
        """The timers whose time has come, the oldest first."""
        statement = select(schema.timers).where(_C.due_at <= now).order_by(_C.due_at).limit(limit)
        return read_rows(TimerRow, await self._connection.execute(statement))

    async def of_kind(self, kind: str) -> list[TimerRow]:
        """All timers of a kind, due or not."""
        statement = select(schema.timers).where(_C.kind == kind).order_by(_C.due_at)
        return read_rows(TimerRow, await self._connection.execute(statement))

    async def move(self, timer: TimerRow, due_at: datetime) -> bool:
        """Put a timer off and count its round up; False if somebody else was faster."""
        where = (_C.table_id == timer.table_id, _C.kind == timer.kind, _C.seat == timer.seat, _C.round == timer.round)
        statement = update(schema.timers).where(*where).values(due_at=due_at, round=timer.round + 1)
        return (await self._connection.execute(statement)).rowcount == 1
