"""Rows of timers."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta

from sqlalchemy import Integer, bindparam, delete, select, text, update

from db import schema
from db.connection import Connection
from db.reading import LeftOut, tell
from db.records import TimerRow
from db.statements import Statement, upsert

_C = schema.timers.c
WHOLE_TABLE = -1
"""The `seat` of a timer that does not belong to a seat."""

_SET = upsert(schema.timers, ["table_id", "kind", "seat"], ["due_at", "round", "attempts"])
_OF_TABLE = delete(schema.timers).where(_C.table_id == bindparam("the_table"))
_CLEAR = Statement(_OF_TABLE)
_CLEAR_KIND = Statement(_OF_TABLE.where(_C.kind == bindparam("the_kind")))
_CLEAR_SEAT = Statement(_OF_TABLE.where(_C.kind == bindparam("the_kind"), _C.seat == bindparam("the_seat")))
_NOT_BEFORE = Statement(
    update(schema.timers)
    .where(
        _C.table_id == bindparam("the_table"),
        _C.kind == bindparam("the_kind"),
        _C.seat == bindparam("the_seat"),
        _C.due_at < bindparam("at"),
    )
    .values(due_at=bindparam("at"))
)
_ALL_OF_TABLE = Statement(select(schema.timers).where(_C.table_id == bindparam("the_table")))
_DUE = Statement(
    select(schema.timers)
    .where(_C.due_at <= bindparam("now"))
    .order_by(_C.attempts, _C.due_at)
    .limit(bindparam("most", type_=Integer))
)
_OF_KIND = Statement(select(schema.timers).where(_C.kind == bindparam("the_kind")).order_by(_C.due_at))
_AS_READ = (
    _C.table_id == bindparam("the_table"),
    _C.kind == bindparam("the_kind"),
    _C.seat == bindparam("the_seat"),
    _C.round == bindparam("as_read"),
)
_MOVE = Statement(update(schema.timers).where(*_AS_READ).values(due_at=bindparam("at"), round=_C.round + 1))
_PUT_OFF = Statement(
    update(schema.timers)
    .where(*_AS_READ, _C.attempts == bindparam("tried"))
    .values(due_at=bindparam("at"), attempts=_C.attempts + 1)
)
_TYPES = {"table_id": "integer", "kind": "text", "seat": "integer", "round": "integer", "attempts": "integer"}
_GARBLED = " OR ".join(f"typeof(timers.{name}) <> '{kind}'" for name, kind in _TYPES.items())
_PUT_GARBLED_OFF = Statement(
    update(schema.timers)
    .where(
        _C.due_at <= bindparam("now"),
        text(f"({_GARBLED})"),
    )
    .values(due_at=bindparam("at"))
)


class Timers:
    """Timers, within one transaction."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def set(self, table_id: int, kind: str, due_at: datetime, *, seat: int = WHOLE_TABLE, round: int = 0) -> None:
        """Set a timer, or change its time."""
        values = {"table_id": table_id, "kind": kind, "seat": seat, "due_at": due_at, "round": round, "attempts": 0}
        await self._connection.change(_SET, values)

    async def clear(self, table_id: int, kind: str | None = None, *, seat: int | None = None) -> None:
        """Remove the timers of a table, or those of one kind, or that of one kind for one seat."""
        if kind is not None and seat is not None:
            which = {"the_table": table_id, "the_kind": kind, "the_seat": seat}
            await self._connection.change(_CLEAR_SEAT, which)
        elif kind is None:
            await self._connection.change(_CLEAR, {"the_table": table_id})
        else:
            await self._connection.change(_CLEAR_KIND, {"the_table": table_id, "the_kind": kind})

    async def not_before(self, table_id: int, kind: str, at: datetime, *, seat: int) -> None:
        """Make a timer due at this time, if there is one that is due earlier."""
        await self._connection.change(
            _NOT_BEFORE, {"the_table": table_id, "the_kind": kind, "the_seat": seat, "at": at}
        )

    async def postpone(self, table_id: int, by: timedelta) -> None:
        """Make all timers of a table due later by this."""
        for timer in await self._connection.records(TimerRow, _ALL_OF_TABLE, {"the_table": table_id}):
            await self.set(table_id, timer.kind, timer.due_at + by, seat=timer.seat, round=timer.round)

    async def due(self, now: datetime, left_out: LeftOut = tell, *, limit: int = 100) -> list[TimerRow]:
        """The timers that are due: those that never failed before the others, the oldest first. `left_out` is told of
        those that cannot be read."""
        return await self._connection.readable(TimerRow, _DUE, {"now": now, "most": limit}, left_out)

    async def of_kind(self, kind: str) -> list[TimerRow]:
        """All timers of a kind, due or not."""
        return await self._connection.readable(TimerRow, _OF_KIND, {"the_kind": kind})

    async def move(self, timer: TimerRow, due_at: datetime) -> bool:
        """Postpone a timer and increase its round. False if somebody else was faster."""
        which = {"the_table": timer.table_id, "the_kind": timer.kind, "the_seat": timer.seat, "as_read": timer.round}
        return await self._connection.change(_MOVE, {**which, "at": due_at}) == 1

    async def put_off(self, timer: TimerRow, due_at: datetime) -> bool:
        """The work of a timer has failed: it is due later. False if somebody else has moved it."""
        which = {"the_table": timer.table_id, "the_kind": timer.kind, "the_seat": timer.seat, "as_read": timer.round}
        return await self._connection.change(_PUT_OFF, {**which, "tried": timer.attempts, "at": due_at}) == 1

    async def failed(self, table_id: int, kind: str, pause: Callable[[int], timedelta], now: datetime) -> None:
        """What a timer of the whole table looks after has failed by itself: the timer is due after the `pause` for so
        many failures."""
        for timer in await self._connection.readable(TimerRow, _ALL_OF_TABLE, {"the_table": table_id}):
            if (timer.kind, timer.seat) == (kind, WHOLE_TABLE):
                await self.put_off(timer, now + pause(timer.attempts))

    async def put_garbled_off(self, now: datetime, due_at: datetime) -> int:
        """Make timers that cannot be read due later, so that they do not stand before the others. Only SQLite lets a
        column hold what is not of its type. Returns how many there were."""
        if self._connection.dialect_name != "sqlite":
            return 0
        return await self._connection.change(_PUT_GARBLED_OFF, {"now": now, "at": due_at})
