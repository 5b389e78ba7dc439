"""Rows of the outbox and of the posted messages.

A row of the outbox is one item of one table to show (`slot`: board, lobby, hand:0, ...). Its `revision` counts how
often it was requested. States: `due` (to be shown, from `due_at` on), `sending` (under way since `due_at` with a
`nonce`; a request meanwhile gives a higher revision), `done`, `dropped` (can never be delivered as it is; a new request
tries again).
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from functools import cache
from typing import Any

import msgspec
from sqlalchemy import (
    BindParameter,
    Executable,
    Integer,
    Select,
    and_,
    bindparam,
    case,
    func,
    literal,
    or_,
    select,
    text,
    update,
)

from db import schema
from db.connection import Connection
from db.errors import Unreadable
from db.reading import tell
from db.records import MessageRow, OutboxRow
from db.statements import Statement, Values, upsert

_O = schema.outbox.c
_EARLIER = schema.outbox.alias("earlier")
_M = schema.messages.c
_OPEN = text("outbox.state IN ('due', 'sending')")
"""Rows that are not finished. The condition is exactly that of the partial index; otherwise the index is not used."""
LONG_AGO = datetime(2000, 1, 1, tzinfo=UTC)
_AT_REST: dict[str, object] = {"sent_ping": (), "owner": None, "lease_until": None}


def turn_mark(person: int) -> int:
    """The number that stands in a ping beside somebody who is called for nothing but their turn."""
    return -2 - person


def merged(waiting: tuple[int, ...], ping: tuple[int, ...]) -> tuple[int, ...]:
    """The numbers of two pings in one. Nobody is pinged twice, and who is called for something else by either of them
    is not called for their turn alone."""
    people = [(person, each) for each in (waiting, ping) for person in each if person > 0]
    otherwise = {turn_mark(person) for person, each in people if turn_mark(person) not in each}
    return tuple(number for number in dict.fromkeys(waiting + ping) if number not in otherwise)


def _settled(state: str, reason: Any) -> dict[str, Any]:
    """A row that was under way is now in this state. If it was requested again meanwhile, it is due."""
    return {
        "state": case((_O.revision == _O.sent_revision, state), else_="due"),
        "due_at": bindparam("now"),
        "attempts": 0,
        "reason": reason,
        **_AT_REST,
    }


_UNDER_WAY = and_(_O.id == bindparam("the_row"), _O.state == "sending", _O.nonce == bindparam("mark"))
_STILL_OWN = and_(_UNDER_WAY, _O.owner == bindparam("sender"))
"""Whoever takes a row over keeps its nonce, by which it looks for what was posted."""


def _locking(wanted: Select[Any]) -> dict[bool, Statement]:
    """The statement, by whether the rows are to be locked (PostgreSQL)."""
    return {False: Statement(wanted), True: Statement(wanted.with_for_update(skip_locked=True))}


def _waits_beyond() -> Any:
    late: BindParameter[datetime] = bindparam("furthest", type_=schema.Moment)
    return or_(and_(_O.state == "due", _O.due_at > late), and_(_O.state == "sending", _O.lease_until > late))


def _ask(insert: Callable[..., Any]) -> Executable:
    """Insert an item to be shown. If the row exists, its revision is increased."""
    statement = insert(schema.outbox)
    open_already = or_(_O.state == "due", _O.state == "sending")
    values = {
        "revision": _O.revision + 1,
        "state": case((_O.state == "sending", "sending"), else_="due"),
        "due_at": case((open_already, _O.due_at), else_=statement.excluded.due_at),
        "attempts": case((open_already, _O.attempts), else_=0),
        "ping": case((statement.excluded.ping == (), _O.ping), else_=statement.excluded.ping),
    }
    asked: Executable = statement.on_conflict_do_update(index_elements=["table_id", "slot"], set_=values)
    return asked


def _in_turn() -> Any:
    """Messages that stay in the channel of a table are sent one after the other, the board after all of them. Each
    holds up the others only during its first attempt, and only if that began after `held`: one that failed, for
    whatever reason (then it has no owner), or takes too long, holds up nothing."""
    earlier = _EARLIER.c
    stays = [or_(slot.like("posting:%"), slot.like("chapter:%")) for slot in (_O.slot, earlier.slot)]
    first_try = or_(
        and_(
            earlier.state == "sending",
            earlier.attempts <= 1,
            earlier.owner.is_not(None),
            earlier.due_at > bindparam("held"),
        ),
        and_(earlier.state == "due", earlier.attempts == 0, earlier.due_at <= bindparam("now")),
    )
    first = select(earlier.id).where(
        text("earlier.state IN ('due', 'sending')"),
        earlier.table_id == _O.table_id,
        stays[1],
        first_try,
        or_(_O.slot == "board", and_(stays[0], earlier.id < _O.id)),
    )
    return ~first.exists()


_FRESH = {"state": "due", "revision": 1, "attempts": 0, "sent_revision": 0, "sent_ping": ()}
_ASK = Statement(_ask, ["table_id", "slot", "due_at", "ping", *_FRESH])
_DUE = _locking(
    select(schema.outbox)
    .where(_OPEN, _O.state == "due", _O.due_at <= bindparam("now"), _in_turn())
    .order_by(_O.due_at, _O.id)
    .limit(bindparam("most", type_=Integer))
)
_HALTED = _locking(
    select(schema.outbox)
    .where(_OPEN, _O.state == "sending", or_(_O.owner == bindparam("sender"), _O.lease_until < bindparam("now")))
    .order_by(_O.id)
    .limit(bindparam("most", type_=Integer))
)
_NEXT_DUE = Statement(
    select(func.min(case((_O.state == "due", _O.due_at), else_=_O.lease_until)).label("at")).where(_OPEN)
)
_BACKLOG = select(
    func.count().label("waiting"), func.min(case((_O.due_at <= bindparam("now"), _O.due_at))).label("oldest")
).where(_OPEN)
_ANY_BEYOND = Statement(select(_O.id).where(_OPEN, _waits_beyond()).limit(literal(1)))
_DUE_NOW = Statement(
    update(schema.outbox).where(_OPEN, _O.state == "due", _waits_beyond()).values(due_at=bindparam("now"))
)
_LEASED_UNTIL = Statement(
    update(schema.outbox).where(_OPEN, _O.state == "sending", _waits_beyond()).values(lease_until=bindparam("until"))
)
_CLAIM = Statement(
    update(schema.outbox)
    .where(_O.id == bindparam("the_row"), _O.state == "due", _O.revision == bindparam("as_read"))
    .values(
        state="sending",
        nonce=bindparam("mark"),
        sent_thing=bindparam("thing"),
        sent_revision=_O.revision,
        sent_ping=bindparam("called"),
        ping=(),
        owner=bindparam("sender"),
        due_at=bindparam("now"),
        lease_until=bindparam("until"),
        attempts=bindparam("tries"),
    )
)
_RENEW = Statement(update(schema.outbox).where(_STILL_OWN).values(lease_until=bindparam("until")))
_TAKE_OVER = Statement(
    update(schema.outbox)
    .where(_UNDER_WAY, _O.lease_until == bindparam("as_read"))
    .values(owner=bindparam("sender"), lease_until=bindparam("until"), attempts=bindparam("tries"))
)
_FINISH = Statement(update(schema.outbox).where(_UNDER_WAY).values(**_settled("done", None)))
_REPLACE = Statement(update(schema.outbox).where(_UNDER_WAY).values(**_settled("dropped", bindparam("why"))))
_READ_STILL_OWN = Statement(select(schema.outbox).where(_STILL_OWN).with_for_update())
_POSTPONE = Statement(
    update(schema.outbox)
    .where(_STILL_OWN)
    .values(state="due", due_at=bindparam("at"), ping=bindparam("called"), reason=bindparam("why"), **_AT_REST)
)
_DOUBT = Statement(update(schema.outbox).where(_STILL_OWN).values(owner=None, lease_until=bindparam("until")))
_DROP = Statement(update(schema.outbox).where(_STILL_OWN).values(**_settled("dropped", bindparam("why"))))
_DROPPED = Statement(
    select(_O.id).where(_O.table_id == bindparam("the_table"), _O.slot == bindparam("the_slot"), _O.state == "dropped")
)
_ROWS_OF_TABLE = select(schema.outbox).where(_O.table_id == bindparam("the_table"))
_OF_TABLE = Statement(_ROWS_OF_TABLE)
_MESSAGES = Statement(
    select(_M.slot, _M.channel_id, _M.message_id).where(_M.table_id == bindparam("the_table")), keeps=True
)
_MOVE_MESSAGE = Statement(
    update(schema.messages)
    .where(_M.table_id == bindparam("the_table"), _M.slot == bindparam("the_slot"))
    .values(slot=bindparam("new_slot"))
)
_SET_MESSAGE = upsert(schema.messages, ["table_id", "slot"], ["channel_id", "message_id", "at"])


@cache
def _lock_slots(count: int) -> Statement:
    """So many rows of a table, by their slots."""
    these = _O.slot.in_([bindparam(f"slot_{number}") for number in range(count)])
    return Statement(_ROWS_OF_TABLE.where(these).with_for_update())


@cache
def _set_aside(*, whole_table: bool, finished: bool) -> Statement:
    """Set aside an unreadable row, or all rows of a table: those that are open, or (`finished`) the others too."""
    same = _O.table_id == bindparam("the_table") if whole_table else _O.id == bindparam("the_row")
    which = [same] if finished else [same, or_(_O.state == "due", _O.state == "sending")]
    fresh = {"ping": (), "attempts": 0, "revision": 1, "sent_revision": 0, "nonce": None, "sent_thing": None}
    return Statement(
        update(schema.outbox)
        .where(*which)
        .values(state="dropped", due_at=bindparam("now"), reason=bindparam("why"), **fresh, **_AT_REST)
    )


class Outbox:
    """The items that must be shown, within one transaction."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def put(self, table_id: int, things: dict[str, tuple[int, ...]], now: datetime) -> None:
        """Request that slots are shown, each with the people to ping. A person who is already to be pinged is not
        pinged twice."""
        if not things:
            return
        waiting = await self._waiting(table_id, tuple(things), now) if any(things.values()) else {}
        rows = []
        for slot, ping in things.items():
            called = merged(waiting.get(slot, ()), ping)
            rows.append({"table_id": table_id, "slot": slot, "due_at": now, "ping": called, **_FRESH})
        await self._connection.change_each(_ASK, rows)
        self._connection.touch(table_id)

    async def _waiting(self, table_id: int, wanted: tuple[str, ...], now: datetime) -> dict[str, tuple[int, ...]]:
        """Whom the rows of these slots call already. A row that cannot be read is set aside, finished or not, so that
        it does not stop its table."""
        bad: list[Unreadable] = []
        these = {"the_table": table_id} | {f"slot_{number}": slot for number, slot in enumerate(wanted)}
        rows = await self._connection.readable(OutboxRow, _lock_slots(len(wanted)), these, bad.append)
        for each in bad:
            tell(each)
            await self.set_aside(each, now, finished=True)
        return {row.slot: row.ping for row in rows}

    async def due(
        self, now: datetime, *, limit: int, held: datetime | None = None, lock: bool = False
    ) -> list[OutboxRow]:
        """Rows that may be sent now. `held`: a row holds up those after it if it is under way since after this time
        (None: whenever that began). `lock`: they will be claimed in this transaction. On PostgreSQL they are then
        locked, and rows locked by another transaction are left out."""
        return await self._rows(_DUE[lock], {"now": now, "most": limit, "held": held or LONG_AGO})

    async def halted(self, now: datetime, owner: str, *, limit: int, lock: bool = False) -> list[OutboxRow]:
        """Rows under way whose sender is gone: those of this owner from an earlier run, and those of others whose lease
        has expired."""
        return await self._rows(_HALTED[lock], {"now": now, "sender": owner, "most": limit})

    async def next_due(self) -> datetime | None:
        """When the next row may be sent, or a half-sent one taken over. None: never."""
        found: datetime | None = await self._connection.value(_NEXT_DUE, {})
        return found

    async def backlog(self, now: datetime) -> tuple[int, datetime | None]:
        """How many rows are not finished, and since when the oldest of them could be sent (None: none can)."""
        row = (await self._connection.execute(_BACKLOG, {"now": now})).one()
        return row.waiting, row.oldest

    async def waits_beyond(self, furthest: datetime) -> bool:
        """Whether any row is due later than this."""
        return await self._connection.value(_ANY_BEYOND, {"furthest": furthest}) is not None

    async def bring_forward(self, furthest: datetime, now: datetime, lease_until: datetime) -> None:
        """Make rows due now that are due later than `furthest`. Rows under way with a lease beyond it may be taken over
        at `lease_until`."""
        await self._connection.change(_DUE_NOW, {"furthest": furthest, "now": now})
        await self._connection.change(_LEASED_UNTIL, {"furthest": furthest, "until": lease_until})

    async def claim(
        self,
        row: OutboxRow,
        nonce: str,
        thing: str,
        ping: tuple[int, ...],
        owner: str,
        lease_until: datetime,
        now: datetime | None = None,
    ) -> bool:
        """Mark a due row as under way since `now` (None: since it was due). False if somebody else was faster."""
        values = {
            "the_row": row.id,
            "as_read": row.revision,
            "mark": nonce,
            "thing": thing,
            "called": ping,
            "sender": owner,
            "now": now or row.due_at,
            "until": lease_until,
            "tries": row.attempts + 1,
        }
        return await self._changes(_CLAIM, values)

    async def renew(self, row_id: int, nonce: str, owner: str, lease_until: datetime) -> bool:
        """Keep a row that is still under way. False if it is not this owner's any more."""
        return await self._changes(_RENEW, {"the_row": row_id, "mark": nonce, "sender": owner, "until": lease_until})

    async def take_over(self, row: OutboxRow, owner: str, lease_until: datetime) -> bool:
        """Continue a half-sent row of another sender. False if somebody else was faster."""
        which = {"the_row": row.id, "mark": row.nonce, "as_read": row.lease_until}
        values = {"sender": owner, "until": lease_until, "tries": row.attempts + 1}
        return await self._changes(_TAKE_OVER, which | values)

    async def finish(self, row_id: int, nonce: str, now: datetime) -> bool:
        """The delivery with this nonce succeeded, whoever has the row by now. If the item was requested again
        meanwhile, it is due at once."""
        return await self._changes(_FINISH, {"the_row": row_id, "mark": nonce, "now": now})

    async def replace(self, row_id: int, nonce: str, reason: str, now: datetime) -> bool:
        """The delivery with this nonce showed something else in the place of the item, which is dropped, whoever has
        the row by now. If the item was requested again meanwhile, it is due at once."""
        return await self._changes(_REPLACE, {"the_row": row_id, "mark": nonce, "now": now, "why": reason})

    async def postpone(self, row: OutboxRow, owner: str, due_at: datetime, reason: str) -> bool:
        """The delivery failed and left nothing behind: try again later, with the same pings. False if the row is not
        this owner's any more."""
        which = {"the_row": row.id, "mark": row.nonce, "sender": owner}
        current = await self._connection.records(OutboxRow, _READ_STILL_OWN, which)
        if not current:
            return False
        ping = merged(current[0].ping, current[0].sent_ping)
        return await self._changes(_POSTPONE, which | {"at": due_at, "called": ping, "why": reason})

    async def doubt(self, row_id: int, nonce: str, owner: str, until: datetime) -> bool:
        """It is unknown whether the delivery succeeded: it must be checked from `until` on, by anybody. False if the
        row is not this owner's any more."""
        return await self._changes(_DOUBT, {"the_row": row_id, "mark": nonce, "sender": owner, "until": until})

    async def drop(self, row_id: int, nonce: str, owner: str, reason: str, now: datetime) -> bool:
        """The item can never be delivered. If it was requested again meanwhile, it is tried once more. False if the row
        is not this owner's any more."""
        values = {"now": now, "why": reason}
        return await self._changes(_DROP, {"the_row": row_id, "mark": nonce, "sender": owner} | values)

    async def set_aside(self, bad: Unreadable, now: datetime, *, finished: bool = False) -> bool:
        """Finish an unreadable row until its item changes again: the row itself, or all open rows of a table that
        cannot be read. Their content is lost. `finished`: also of a row that is not open."""
        itself = bad.record == OutboxRow.__name__
        which = {"the_row": bad.key["id"]} if itself else {"the_table": bad.table_id}
        statement = _set_aside(whole_table=not itself, finished=finished)
        return await self._connection.change(statement, which | {"now": now, "why": str(bad)}) > 0

    # -- messages ------------------------------------------------------------------------------------------------

    async def messages(self, table_id: int) -> dict[str, MessageRow]:
        """The posted messages of a table, by slot."""
        rows = await self._connection.records(MessageRow, _MESSAGES, {"the_table": table_id}, table_id=table_id)
        return {row.slot: row for row in rows}

    async def set_message(self, table_id: int, row: MessageRow, now: datetime) -> None:
        """This message shows the slot from now on."""
        values = {"table_id": table_id, "at": now, **msgspec.structs.asdict(row)}
        await self._connection.change(_SET_MESSAGE, values)

    async def move_message(self, table_id: int, slot: str, to: str) -> bool:
        """The message that shows a slot belongs to another slot from now on. False if there is none."""
        which = {"the_table": table_id, "the_slot": slot}
        return await self._changes(_MOVE_MESSAGE, which | {"new_slot": to})

    async def dropped(self, table_id: int, slot: str) -> bool:
        """Whether the last delivery of this slot was dropped."""
        return await self._connection.value(_DROPPED, {"the_table": table_id, "the_slot": slot}) is not None

    # -- looking around ------------------------------------------------------------------------------------------

    async def of_table(self, table_id: int) -> list[OutboxRow]:
        """All rows of a table that can be read, without locks: a reading transaction may ask too."""
        return await self._connection.readable(OutboxRow, _OF_TABLE, {"the_table": table_id})

    async def _rows(self, statement: Statement, values: Values) -> list[OutboxRow]:
        return await self._connection.records(OutboxRow, statement, values)

    async def _changes(self, statement: Statement, values: Values) -> bool:
        """Change one row. False if there is none."""
        return await self._connection.change(statement, values) == 1
