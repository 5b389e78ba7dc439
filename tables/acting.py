"""How what people do becomes a change of a table.

The rules of one thing (a lobby, seats, going back) are methods of a small class, a `Service`; each is a function of a
`TableChange`. The decorators here make of it what others call through `Tables`: with the number of the table instead of
the change, it is done in one transaction, and returns the table as it was written.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

import msgspec

from tables.change import TableChange, change_table, info_report
from tables.context import Context
from tables.errors import refuse
from tables.read_model import AnySession
from tables.records import Look, Person, TableInfo

P = ParamSpec("P")
S = TypeVar("S", bound="Service")
Who = TypeVar("Who", int, Person)


class Service:
    """What people do about one thing, at any table."""

    def __init__(self, context: Context) -> None:
        self._context = context


def at_table(
    rule: Callable[Concatenate[S, TableChange, P], Awaitable[None]],
) -> Callable[Concatenate[S, int, P], Coroutine[Any, Any, TableInfo]]:
    """`(table_id, ...)` -> the table afterwards."""

    @wraps(rule)
    async def done(self: S, table_id: int, /, *args: P.args, **kwargs: P.kwargs) -> TableInfo:
        return await change_table(
            self._context, table_id, lambda change: rule(self, change, *args, **kwargs), info_report
        )

    return done


def by_person(
    rule: Callable[Concatenate[S, TableChange, Who, P], Awaitable[None]],
) -> Callable[Concatenate[S, int, Who, P], Coroutine[Any, Any, Look]]:
    """`(table_id, person, ...)` -> what the person, or the one of this number, sees afterwards: an onlooker's view, if
    they have no seat then."""

    @wraps(rule)
    async def done(self: S, table_id: int, who: Who, /, *args: P.args, **kwargs: P.kwargs) -> Look:
        person_id = who.id if isinstance(who, Person) else who
        look = await change_table(
            self._context,
            table_id,
            lambda change: rule(self, change, who, *args, **kwargs),
            lambda change: change.look(change.info().seat_of(person_id)),
        )
        return await self._context.explained(look)

    return done


def by_player(
    rule: Callable[Concatenate[S, TableChange, int, P], Awaitable[None]],
) -> Callable[Concatenate[S, int, int, P], Coroutine[Any, Any, Look]]:
    """`(table_id, person_id, ...)` -> what the person sees afterwards. The rule gets the seat of the person, who is
    back with this, if a computer has played for them. Raises Refused if they do not sit here."""

    @wraps(rule)
    async def done(self: S, change: TableChange, person_id: int, /, *args: P.args, **kwargs: P.kwargs) -> None:
        seat = change.seat_of(person_id)
        if change.seats[seat].stand_in is not None:
            await change.session()
            come_back(change, seat)
        await rule(self, change, seat, *args, **kwargs)

    return by_person(done)


def come_back(change: TableChange, seat: int) -> None:
    """The seat's person has done something at the table: they play again. Nothing if no computer plays for them."""
    if change.seats[seat].stand_in is None or change.row.status != "running":
        return
    change.actor = seat
    change.set_seat(msgspec.structs.replace(change.seats[seat], stand_in=None))
    change.announce("return", seat, "table-log-return")


async def answer_now(change: TableChange, seat: int) -> None:
    """The answer that an order gives to the seat's question is due (`Planning.telling`). Others see what they would if
    its person answered now."""
    await change.tx.timers.clear(change.row.id, "answer", seat=seat)
    if change.row.status == "running":
        await change.session()
        change.actor, change.by_itself = seat, True


async def player_session(change: TableChange, seat: int) -> AnySession:
    """The running game of a person who is still in it. Raises Refused after a resignation."""
    change.need("running")
    session = await change.session()
    if seat in change.seats_out():
        raise refuse("error-resigned")
    return session
