"""Rows of the outbox and of the messages that are out.

A row of the outbox is one thing to show of one table (`slot`: board, lobby, hand:0, ...), whose `revision` counts how
often it was asked for. States: `due` (wanted, from `due_at` on), `sending` (under way with a `nonce`; what was asked
for meanwhile is a higher revision), `done`, `dropped` (can never be delivered as it is; asking again tries again).
"""

from __future__ import annotations

from datetime import datetime
from functools import cache
from typing import Any

from sqlalchemy import Integer, Select, and_, bindparam, case, func, or_, select, text, update

from db import schema
from db.connection import Connection
from db.errors import Unreadable
from db.reading import read_row
from db.records import MessageRow, OutboxRow
from db.upsert import insert_in

_O = schema.outbox.c
_M = schema.messages.c
_OPEN = text("outbox.state IN ('due', 'sending')")
"""Of all that was ever shown, what is still to do: said in these words, the index of just these rows can be used."""


_AT_REST: dict[str, object] = {"sent_ping": (), "owner": None, "lease_until": None}


def _under_way(row_id: Any, nonce: Any) -> Any:
    return and_(_O.id == row_id, _O.state == "sending", _O.nonce == nonce)


def _locking(wanted: Select[Any]) -> dict[bool, Select[Any]]:
    """The statement, by whether the rows are to be locked."""
    return {False: wanted, True: wanted.with_for_update(skip_locked=True)}


# What every delivery needs is put together once: that takes longer than reading a row.
_DUE = _locking(
    select(schema.outbox)
    .where(_OPEN, _O.state == "due", _O.due_at <= bindparam("now"))
    .order_by(_O.due_at, _O.id)
    .limit(bindparam("most", type_=Integer))
)
_HALTED = _locking(
    select(schema.outbox)
    .where(_OPEN, _O.state == "sending", or_(_O.owner == bindparam("sender"), _O.lease_until < bindparam("now")))
    .order_by(_O.id)
    .limit(bindparam("most", type_=Integer))
)
_NEXT_DUE = select(func.min(case((_O.state == "due", _O.due_at), else_=_O.lease_until)).label("at")).where(_OPEN)
_CLAIM = (
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
        lease_until=bindparam("until"),
        attempts=bindparam("tries"),
    )
)
_FINISH = (
    update(schema.outbox)
    .where(_under_way(bindparam("the_row"), bindparam("mark")))
    .values(
        _AT_REST
        | {
            "state": case((_O.revision == _O.sent_revision, "done"), else_="due"),
            "due_at": bindparam("now"),
            "attempts": 0,
            "reason": None,
        }
    )
)
_MESSAGES = select(_M.slot, _M.channel_id, _M.message_id).where(_M.table_id == bindparam("the_table"))


@cache
def _ask(dialect: str) -> Any:
    """Insert a thing to be shown; one that is there already is asked for once more."""
    statement = insert_in(dialect, schema.outbox)
    open_already = or_(_O.state == "due", _O.state == "sending")
    values = {
        "revision": _O.revision + 1,
        "state": case((_O.state == "sending", "sending"), else_="due"),
        "due_at": case((open_already, _O.due_at), else_=statement.excluded.due_at),
        "attempts": case((open_already, _O.attempts), else_=0),
        "ping": case((statement.excluded.ping == (), _O.ping), else_=statement.excluded.ping),
    }
    return statement.on_conflict_do_update(index_elements=["table_id", "slot"], set_=values)


@cache
def _set_message(dialect: str) -> Any:
    statement = insert_in(dialect, schema.messages)
    new = {name: statement.excluded[name] for name in ("channel_id", "message_id", "at")}
    return statement.on_conflict_do_update(index_elements=["table_id", "slot"], set_=new)


class Outbox:
    """What must be shown, within one transaction."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def put(self, table_id: int, things: dict[str, tuple[int, ...]], now: datetime) -> None:
        """Ask for slots to be shown, each with the people to ping; what is already asked for is not asked twice."""
        if not things:
            return
        before = {row.slot: row for row in await self._of_table(table_id)} if any(things.values()) else {}
        rows = []
        for slot, ping in things.items():
            waiting = before[slot].ping if slot in before else ()
            merged = waiting + tuple(person for person in ping if person not in waiting)
            fresh = {"state": "due", "revision": 1, "attempts": 0, "sent_revision": 0, "sent_ping": ()}
            rows.append({"table_id": table_id, "slot": slot, "due_at": now, "ping": merged, **fresh})
        await self._connection.execute(_ask(self._connection.dialect.name), rows)

    async def due(self, now: datetime, *, limit: int, lock: bool = False) -> list[OutboxRow]:
        """Rows that may be sent now. `lock` is for whoever claims them in this transaction: on PostgreSQL the rows are
        locked, and those that another transaction has locked are left out."""
        return await self._rows(_DUE[lock], {"now": now, "most": limit})

    async def halted(self, now: datetime, owner: str, *, limit: int, lock: bool = False) -> list[OutboxRow]:
        """Rows under way whose sender is gone: this owner's own from before, or of others whose lease ran out."""
        return await self._rows(_HALTED[lock], {"now": now, "sender": owner, "most": limit})

    async def next_due(self) -> datetime | None:
        """When the next row may be sent, or a half-sent one taken over."""
        return (await self._connection.execute(_NEXT_DUE)).scalar_one()

    async def waits_beyond(self, furthest: datetime) -> bool:
        """Whether anything is put off to a later moment than this."""
        wanted = select(_O.id).where(_OPEN, _waits_beyond(furthest)).limit(1)
        return (await self._connection.execute(wanted)).first() is not None

    async def bring_forward(self, furthest: datetime, now: datetime, lease_until: datetime) -> None:
        """What is put off beyond `furthest` is due now; what is under way beyond it may be taken over when this lease
        ends."""
        for state, values in (("due", {"due_at": now}), ("sending", {"lease_until": lease_until})):
            late = and_(_OPEN, _O.state == state, _waits_beyond(furthest))
            await self._connection.execute(update(schema.outbox).where(late).values(values))

    async def claim(
        self, row: OutboxRow, nonce: str, thing: str, ping: tuple[int, ...], owner: str, lease_until: datetime
    ) -> bool:
        """Mark a due row as under way; False if somebody else was faster."""
        values = {
            "the_row": row.id,
            "as_read": row.revision,
            "mark": nonce,
            "thing": thing,
            "called": ping,
            "sender": owner,
            "until": lease_until,
            "tries": row.attempts + 1,
        }
        return await self._run(_CLAIM, values)

    async def take_over(self, row: OutboxRow, owner: str, lease_until: datetime) -> bool:
        """Go on with a row that somebody left half-sent; False if somebody else was faster."""
        same = and_(_O.id == row.id, _O.state == "sending", _O.nonce == row.nonce, _O.lease_until == row.lease_until)
        return await self._change(same, {"owner": owner, "lease_until": lease_until, "attempts": row.attempts + 1})

    async def finish(self, row_id: int, nonce: str, now: datetime) -> bool:
        """The delivery with this nonce went through; what was asked for meanwhile is due at once."""
        return await self._run(_FINISH, {"the_row": row_id, "mark": nonce, "now": now})

    async def postpone(self, row: OutboxRow, due_at: datetime, reason: str) -> bool:
        """Did not go through and left nothing behind: try again later, with the same pings."""
        current = (await self._rows(select(schema.outbox).where(_under_way(row.id, row.nonce)).with_for_update()))[:1]
        if not current:
            return False
        waiting = current[0].ping
        ping = waiting + tuple(person for person in current[0].sent_ping if person not in waiting)
        values = {"state": "due", "due_at": due_at, "ping": ping, "reason": reason} | _AT_REST
        return await self._change(_under_way(row.id, row.nonce), values)

    async def doubt(self, row_id: int, nonce: str, until: datetime) -> bool:
        """Nobody knows whether it went through: somebody has to look from `until` on."""
        return await self._change(_under_way(row_id, nonce), {"lease_until": until})

    async def drop(self, row_id: int, nonce: str, reason: str, now: datetime) -> bool:
        """Can never go through; what was asked for meanwhile is tried once more."""
        state = case((_O.revision == _O.sent_revision, "dropped"), else_="due")
        return await self._change(
            _under_way(row_id, nonce), {"state": state, "due_at": now, "attempts": 0, "reason": reason} | _AT_REST
        )

    async def set_aside(self, bad: Unreadable, now: datetime) -> bool:
        """An unreadable row is done with until its thing changes again: the row itself, or all that is open of a table
        that cannot be read. What stood in it is gone."""
        same = _O.id == bad.key["id"] if bad.record == "OutboxRow" else _O.table_id == bad.table_id
        fresh = {"ping": (), "attempts": 0, "revision": 1, "sent_revision": 0, "nonce": None, "sent_thing": None}
        values = {"state": "dropped", "due_at": now, "reason": str(bad)} | fresh | _AT_REST
        where = and_(same, or_(_O.state == "due", _O.state == "sending"))
        return (await self._connection.execute(update(schema.outbox).where(where).values(values))).rowcount > 0

    # -- messages ------------------------------------------------------------------------------------------------

    async def messages(self, table_id: int) -> dict[str, MessageRow]:
        """The messages that show a table, by slot."""
        found = await self._connection.execute(_MESSAGES, {"the_table": table_id})
        rows = [read_row(MessageRow, row, table_id=table_id) for row in found]
        return {row.slot: row for row in rows}

    async def set_message(self, table_id: int, row: MessageRow, now: datetime) -> None:
        """This message shows the slot from now on."""
        values = {"channel_id": row.channel_id, "message_id": row.message_id, "at": now}
        statement = _set_message(self._connection.dialect.name)
        await self._connection.execute(statement, {"table_id": table_id, "slot": row.slot, **values})

    async def dropped(self, table_id: int, slot: str) -> bool:
        """Whether this could not be delivered when it was last tried."""
        wanted = select(_O.id).where(_O.table_id == table_id, _O.slot == slot, _O.state == "dropped")
        return (await self._connection.execute(wanted)).first() is not None

    # -- looking around ------------------------------------------------------------------------------------------

    async def of_table(self, table_id: int) -> list[OutboxRow]:
        """All rows of a table."""
        return await self._of_table(table_id)

    async def _of_table(self, table_id: int) -> list[OutboxRow]:
        return await self._rows(select(schema.outbox).where(_O.table_id == table_id).with_for_update())

    async def _rows(self, statement: Any, values: Any = None) -> list[OutboxRow]:
        return [read_row(OutboxRow, found) for found in await self._connection.execute(statement, values)]

    async def _change(self, where: Any, values: dict[str, Any]) -> bool:
        return await self._run(update(schema.outbox).where(where).values(values))

    async def _run(self, statement: Any, values: Any = None) -> bool:
        """Change one row; False if there is none such."""
        return (await self._connection.execute(statement, values)).rowcount == 1


def _waits_beyond(furthest: datetime) -> Any:
    return or_(and_(_O.state == "due", _O.due_at > furthest), and_(_O.state == "sending", _O.lease_until > furthest))
