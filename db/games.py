"""Rows of tables, seats, choices and snapshots."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from functools import cache
from typing import Any

import msgspec
from sqlalchemy import (
    BindParameter,
    Integer,
    Select,
    Text,
    TextClause,
    bindparam,
    case,
    delete,
    func,
    insert,
    literal,
    literal_column,
    or_,
    select,
    text,
    union,
    union_all,
    update,
)

from db import schema
from db.archive import archived, steps_in
from db.connection import Connection
from db.errors import Conflict, Missing, Unreadable
from db.reading import tell
from db.records import ChoiceRow, SeatClock, SeatRow, SnapshotRow, TableRow
from db.statements import Statement, Values, upsert

_OPEN = ("lobby", "running")
_T = schema.tables.c
_S = schema.seats.c
_C = schema.choices.c
_A = schema.archives.c
_N = schema.snapshots.c
_R = schema.results.c
_OPEN_TABLE = text("tables.status IN ('lobby', 'running')")
"""The condition exactly as in the partial indexes; otherwise a database does not use these indexes."""
_OPEN_SEAT = text("seats.open = 1")

_THE_TABLE: BindParameter[int] = bindparam("the_table")
_TABLE = Statement(select(schema.tables).where(_T.id == _THE_TABLE), keeps=True)
_TABLES_OF_PERSON = _T.id.in_(
    union(
        select(_S.table_id).where(_OPEN_SEAT, _S.person_id == bindparam("person")),
        select(_T.id).where(_OPEN_TABLE, _T.host_id == bindparam("person")),
    )
)
_OF_PERSON = Statement(select(schema.tables).where(_TABLES_OF_PERSON).order_by(_T.id))
_PLAYS_ELSEWHERE = Statement(
    select(_T.id)
    .where(_TABLES_OF_PERSON, _T.id != bindparam("but"), _T.lesson == literal(0, Integer))
    .limit(literal(1))
)
_INVITED = _T.invited.cast(Text)
_INVITING = Statement(
    select(schema.tables)
    .where(
        _OPEN_TABLE,
        text("tables.invited <> '[]'"),
        or_(*(_INVITED.like(bindparam(f"written_{number}")) for number in range(4))),
    )
    .order_by(_T.id)
)
"""With the ways in which a person may stand in the list: alone, first, in between, last."""
_PLAYS = Statement(
    select(_T.id)
    .where(
        _T.id.in_(select(_S.table_id).where(_OPEN_SEAT, _S.person_id == bindparam("person"))),
        _T.title == bindparam("the_title"),
        _T.started_at.is_not(None),
        _T.lesson == literal(0, Integer),
    )
    .limit(literal(1))
)
_PLAYED = Statement(
    select(_R.table_id).where(_R.person_id == bindparam("person"), _R.title == bindparam("the_title")).limit(literal(1))
)
_OF_GUILD = Statement(
    select(schema.tables)
    .where(_OPEN_TABLE, _T.guild_id == bindparam("guild"))
    .order_by(_T.id + literal_column("0"))  # by `id` alone, a database may look for them among all that ever were
    .limit(bindparam("most", type_=Integer))
)
_NUMBERS = select(_T.id).where(_T.id >= bindparam("first"), _T.id < bindparam("end")).order_by(_T.id)
_LAST_NUMBER = select(func.max(_T.id))
_NUMBERS_OF_GUILD = _NUMBERS.where(_T.guild_id + literal_column("0") == bindparam("guild"))
"""Not by the index of the server, which has all its tables."""
_OPEN_TITLES = select(_T.title).distinct().where(_OPEN_TABLE)
_OPEN_SERVERS = select(_T.guild_id).distinct().where(_OPEN_TABLE, _T.guild_id.is_not(None))
_LIVE = select(_T.id).where(_OPEN_TABLE).order_by(_T.id + literal_column("0"))
_BY_TITLE = select(_T.title, _T.status, func.count().label("tables")).where(_OPEN_TABLE).group_by(_T.title, _T.status)
_IN_CHANNEL = select(schema.tables).where(_T.channel_id == bindparam("channel"), _T.title == bindparam("the_title"))
_OPEN_IN_CHANNEL = Statement(_IN_CHANNEL.where(_OPEN_TABLE))
_LAST_IN_CHANNEL = Statement(
    _IN_CHANNEL.where(_T.status == "over").order_by(_T.ended_at.desc(), _T.id.desc()).limit(literal(1))
)
_ADD_TABLE = Statement(
    insert(schema.tables).returning(_T.id), [name for name in TableRow.__struct_fields__ if name != "id"]
)
_SEATS = Statement(select(schema.seats).where(_S.table_id == _THE_TABLE).order_by(_S.seat), keeps=True)
_TABLE_AND_SEATS = Statement(
    select(schema.tables, schema.seats)
    .join_from(schema.tables, schema.seats, _T.id == _S.table_id, isouter=True)
    .where(_T.id == _THE_TABLE)
    .order_by(_S.seat),
    joins=len(_T),
)
_ADD_SEAT = Statement(
    insert(schema.seats).values(
        open=select(case((_OPEN_TABLE, 1), else_=0)).where(_T.id == _THE_TABLE).scalar_subquery()
    ),
    ["table_id", *SeatRow.__struct_fields__],
)
_REMOVE_SEATS = Statement(delete(schema.seats).where(_S.table_id == _THE_TABLE))
_MARK_SEATS = Statement(
    update(schema.seats).where(_S.table_id == _THE_TABLE).values(open=bindparam("are_open", type_=schema.Flag))
)
_SET_ACTED = Statement(
    update(schema.seats)
    .where(_S.table_id == _THE_TABLE, _S.seat == bindparam("the_seat"))
    .values(acted_n=bindparam("with_n"))
)
_ANSWERS = (_C.kind == "choose") | (_C.kind == "order")
_STEP = select(*[column for column in _C if column.name != "table_id"])
_OF_TABLE = _STEP.where(_C.table_id == _THE_TABLE).order_by(_C.n.desc())
_STEPS = Statement(_OF_TABLE.where(_C.n > bindparam("after"), _C.n < bindparam("before")))
_ALL_STEPS = Statement(_OF_TABLE, long=True)
_NEWEST_STEPS = Statement(
    _OF_TABLE.where(_C.n > bindparam("after"), _C.n < bindparam("before")).limit(bindparam("newest", type_=Integer))
)
_LAST_ANSWER = Statement(
    _OF_TABLE.where(_C.seat == bindparam("the_seat"), _ANSWERS, _C.undone_by.is_(None)).limit(literal(1))
)
_LAST_OWN_STEP = Statement(
    _OF_TABLE.where(_C.seat == bindparam("the_seat"), _ANSWERS | (_C.kind == "undo")).limit(literal(1))
)
_ADD_STEP = Statement(insert(schema.choices), ["table_id", *ChoiceRow.__struct_fields__])
_MARK_UNDONE = Statement(
    update(schema.choices)
    .where(_C.table_id == _THE_TABLE, _C.n == bindparam("the_step"), _C.undone_by.is_(None))
    .values(undone_by=bindparam("by"))
)
_REMOVE_STEPS = Statement(delete(schema.choices).where(_C.table_id == _THE_TABLE))
_REMOVE_ARCHIVE = Statement(delete(schema.archives).where(_A.table_id == _THE_TABLE))
_ADD_ARCHIVE = Statement(insert(schema.archives), ["table_id", "data"])
_ARCHIVE = Statement(select(_A.data).where(_A.table_id == _THE_TABLE))
_SNAPSHOT = Statement(select(_N.n, _N.state_hash, _N.data).where(_N.table_id == _THE_TABLE))
_SAVE_SNAPSHOT = upsert(schema.snapshots, ["table_id"], SnapshotRow.__struct_fields__)
_LAST_N = 2**31 - 1
"""Greater than any step's number."""


@cache
def _save_table(columns: tuple[str, ...]) -> Statement:
    """Write these columns of a table, if its version is still the one that was read."""
    return Statement(update(schema.tables).where(_T.id == _THE_TABLE, _T.version == bindparam("as_read")), columns)


@cache
def _last_winners(*, on_server: bool) -> Statement:
    """The winners of the last game that was finished on a server, or in a channel. The result of an imported one counts
    for nobody."""
    same = _T.guild_id == bindparam("guild") if on_server else _T.channel_id == bindparam("channel")
    ended = select(_T.winners).where(
        same, _T.title == bindparam("the_title"), _T.status == "over", _T.imported_by.is_(None)
    )
    return Statement(ended.order_by(_T.ended_at.desc(), _T.id.desc()).limit(literal(1)))


@cache
def _count_open(*, on_server: bool, of_host: bool) -> Statement:
    """The number of open tables on a server or outside of servers, of everybody or of one host, without lessons."""
    there = select(func.count()).where(
        _OPEN_TABLE,
        _T.guild_id == bindparam("guild") if on_server else _T.guild_id.is_(None),
        _T.lesson == literal(0, Integer),
    )
    return Statement(there.where(_T.host_id == bindparam("host")) if of_host else there)


@cache
def _seats_of(count: int) -> Statement:
    """The seats of this many tables."""
    these = _S.table_id.in_([bindparam(f"table_{number}") for number in range(count)])
    return Statement(select(schema.seats).where(these).order_by(_S.seat))


def _last_seats(where: TextClause) -> Select[Any]:
    """The last seats of a person, of open tables or of the others, each in the order of the index."""
    those = select(_S.table_id, _S.seat).where(_S.person_id == bindparam("person"), where)
    last = those.order_by(_S.table_id.desc()).limit(bindparam("most", type_=Integer)).subquery()
    return select(last.c.table_id, last.c.seat)


_LAST_SEATS = union_all(_last_seats(_OPEN_SEAT), _last_seats(text("seats.open = 0"))).subquery()
_CLOCKS_OF = Statement(
    select(_T.seat_clocks, _LAST_SEATS.c.seat)
    .join_from(_LAST_SEATS, schema.tables, _LAST_SEATS.c.table_id == _T.id)
    .order_by(_LAST_SEATS.c.table_id.desc())
    .limit(bindparam("most", type_=Integer))
)


class Games:
    """Tables and what belongs to them, within one transaction."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    # -- tables --------------------------------------------------------------------------------------------------

    async def add(self, row: TableRow, seats: Iterable[SeatRow]) -> TableRow:
        """Add a new table. Returns it with its id. Raises Conflict if the channel has an open table of this title."""
        values = msgspec.structs.asdict(row)
        del values["id"]
        row = msgspec.structs.replace(row, id=await self._connection.value(_ADD_TABLE, values))
        await self._add_seats(row.id, seats)
        return row

    async def table(self, table_id: int) -> TableRow:
        """The table. Raises Missing if there is none."""
        found = await self._connection.records(TableRow, _TABLE, {"the_table": table_id})
        if not found:
            raise Missing(f"table {table_id}")
        return found[0]

    async def table_and_seats(self, table_id: int) -> tuple[TableRow, list[SeatRow]]:
        """The table and its seats, in order, by one statement. Raises Missing if there is none."""
        rows, seats = await self._connection.joined(TableRow, SeatRow, _TABLE_AND_SEATS, {"the_table": table_id})
        if not rows:
            raise Missing(f"table {table_id}")
        return rows[0], seats

    async def save_table(self, before: TableRow, after: TableRow) -> TableRow:
        """Write what changed and increase the version. Raises Conflict if the table has changed since it was read."""
        after = msgspec.structs.replace(after, version=before.version + 1)
        changed = {
            name: value
            for name in TableRow.__struct_fields__
            if (value := getattr(after, name)) != getattr(before, name)
        }
        which = {"the_table": before.id, "as_read": before.version}
        if await self._connection.change(_save_table(tuple(changed)), changed | which) != 1:
            raise Conflict(f"table {before.id} is no longer at version {before.version}")
        self._connection.touch(before.id)
        if (after.status in _OPEN) != (before.status in _OPEN):
            await self._connection.change(_MARK_SEATS, {"the_table": before.id, "are_open": after.status in _OPEN})
        return after

    async def in_channel(self, channel_id: int, title: str, *, finished: bool = False) -> TableRow | None:
        """The open table of a title in a channel. If there is none and `finished`: the one that ended last."""
        here = {"channel": channel_id, "the_title": title}
        found = await self._connection.records(TableRow, _OPEN_IN_CHANNEL, here)
        if not found and finished:
            found = await self._connection.records(TableRow, _LAST_IN_CHANNEL, here)
        return found[0] if found else None

    async def last_winners(self, row: TableRow) -> tuple[int, ...]:
        """The people who won the title's last finished game on the same server (outside one: in the same channel)."""
        same = {"guild": row.guild_id} if row.guild_id is not None else {"channel": row.channel_id}
        statement = _last_winners(on_server=row.guild_id is not None)
        found: tuple[int, ...] | None = await self._connection.value(statement, {"the_title": row.title, **same})
        return found or ()

    async def of_person(self, person_id: int) -> list[tuple[TableRow, list[SeatRow]]]:
        """The open tables where a person sits or that the person hosts, with their seats."""
        return await self._with_seats(_OF_PERSON, {"person": person_id})

    async def plays_elsewhere(self, person_id: int, table_id: int) -> bool:
        """Whether a person has an open table besides this one that is no lesson."""
        which = {"person": person_id, "but": table_id}
        return await self._connection.value(_PLAYS_ELSEWHERE, which) is not None

    async def inviting(self, person_id: int) -> list[tuple[TableRow, list[SeatRow]]]:
        """The open tables that invite a person, with their seats."""
        written = (f"[{person_id}]", f"[{person_id},%", f"%,{person_id},%", f"%,{person_id}]")
        return await self._with_seats(_INVITING, {f"written_{number}": each for number, each in enumerate(written)})

    async def has_played(self, person_id: int, title: str) -> bool:
        """Whether a person plays a game of a title that is no lesson, or has played one to its end."""
        which = {"person": person_id, "the_title": title}
        plays = await self._connection.value(_PLAYS, which) is not None
        return plays or await self.has_finished(person_id, title)

    async def has_finished(self, person_id: int, title: str) -> bool:
        """Whether a person has played a game of a title that is no lesson to its end."""
        return await self._connection.value(_PLAYED, {"person": person_id, "the_title": title}) is not None

    async def of_guild(self, guild_id: int, most: int) -> list[tuple[TableRow, list[SeatRow]]]:
        """The open tables of a server with their seats; if there are many, the oldest."""
        return await self._with_seats(_OF_GUILD, {"guild": guild_id, "most": most})

    async def last_number(self) -> int:
        """The number of the newest table; 0 if there is none."""
        return (await self._connection.execute(_LAST_NUMBER)).scalar() or 0

    async def numbers(self, first: int, end: int, guild_id: int | None = None) -> list[int]:
        """The numbers of tables from `first` to before `end`, of a server or (None) of all."""
        which = {"first": first, "end": end}
        if guild_id is None:
            found = await self._connection.execute(_NUMBERS, which)
        else:
            found = await self._connection.execute(_NUMBERS_OF_GUILD, which | {"guild": guild_id})
        return [row.id for row in found]

    async def live(self) -> list[int]:
        """The numbers of all lobbies and running games."""
        return [row.id for row in await self._connection.execute(_LIVE)]

    async def open_titles(self) -> set[str]:
        """The titles that have an open table."""
        found = await self._connection.execute(_OPEN_TITLES)
        return {row[0] for row in found}

    async def open_servers(self) -> set[int]:
        """The servers that have an open table."""
        found = await self._connection.execute(_OPEN_SERVERS)
        return {row[0] for row in found}

    async def count_by_title(self) -> dict[tuple[str, str], int]:
        """How many open tables there are, by title and status."""
        found = await self._connection.execute(_BY_TITLE)
        return {(row.title, row.status): row.tables for row in found}

    async def count_open(self, guild_id: int | None, host_id: int | None = None) -> int:
        """How many open tables a server has (None: outside servers), or how many of them a person hosts."""
        there = {} if guild_id is None else {"guild": guild_id}
        whose = {} if host_id is None else {"host": host_id}
        statement = _count_open(on_server=guild_id is not None, of_host=host_id is not None)
        return int(await self._connection.value(statement, there | whose))

    async def _with_seats(self, statement: Statement, values: Values) -> list[tuple[TableRow, list[SeatRow]]]:
        """The tables that a statement finds, with their seats. A table of which a row cannot be read is left out."""
        rows = await self._connection.readable(TableRow, statement, values)
        if not rows:
            return []
        these = {f"table_{number}": row.id for number, row in enumerate(rows)}
        seats: dict[int, list[SeatRow]] = {row.id: [] for row in rows}
        incomplete: set[int] = set()

        def left_out(bad: Unreadable) -> None:
            tell(bad)
            incomplete.add(bad.table_id)

        for seat in await self._connection.readable(_SeatOf, _seats_of(len(these)), these, left_out):
            seats[seat.table_id].append(seat.alone())
        return [(row, seats[row.id]) for row in rows if row.id not in incomplete]

    # -- seats ---------------------------------------------------------------------------------------------------

    async def seats(self, table_id: int) -> list[SeatRow]:
        """The seats of a table, in order."""
        return await self._connection.records(SeatRow, _SEATS, {"the_table": table_id})

    async def replace_seats(self, table_id: int, seats: Iterable[SeatRow]) -> None:
        """Replace all seats."""
        await self._connection.change(_REMOVE_SEATS, {"the_table": table_id})
        await self._add_seats(table_id, seats)

    async def set_acted(self, table_id: int, seat: int, n: int) -> None:
        """The person on this seat acted with choice `n`."""
        await self._connection.change(_SET_ACTED, {"the_table": table_id, "the_seat": seat, "with_n": n})

    async def _add_seats(self, table_id: int, seats: Iterable[SeatRow]) -> None:
        whose = {"table_id": table_id, "the_table": table_id}
        await self._connection.change_each(_ADD_SEAT, [whose | msgspec.structs.asdict(seat) for seat in seats])

    async def clocks_of(self, person_id: int, most: int = 30) -> list[SeatClock]:
        """What the clocks of a person show at their last tables."""
        found = await self._connection.readable(_ClocksOf, _CLOCKS_OF, {"person": person_id, "most": most})
        return [row.seat_clocks[row.seat] for row in found if row.seat < len(row.seat_clocks)]

    # -- choices and snapshots -----------------------------------------------------------------------------------

    async def add_choices(self, table_id: int, rows: Iterable[ChoiceRow]) -> None:
        """Append steps."""
        values = [{"table_id": table_id, **msgspec.structs.asdict(row)} for row in rows]
        await self._connection.change_each(_ADD_STEP, values)

    async def mark_undone(self, table_id: int, n: int, by: int) -> None:
        """Step `n` was undone by step `by`."""
        if await self._connection.change(_MARK_UNDONE, {"the_table": table_id, "the_step": n, "by": by}) != 1:
            raise Conflict(f"choice {n} of table {table_id} is already undone")

    async def choices(
        self, table_id: int, *, after: int = -2, before: int | None = None, newest: int | None = None
    ) -> list[ChoiceRow]:
        """The steps with a number above `after` (and below `before`), in order. With `newest`: only the last this
        many."""
        values = {"the_table": table_id, "after": after, "before": _LAST_N if before is None else before}
        if newest is None and before is None and after < -1:
            rows = await self._connection.records(ChoiceRow, _ALL_STEPS, {"the_table": table_id})
        elif newest is None:
            rows = await self._connection.records(ChoiceRow, _STEPS, values)
        else:
            rows = await self._connection.records(ChoiceRow, _NEWEST_STEPS, values | {"newest": newest})
        if rows:
            return rows[::-1]
        stored = await self._archived(table_id)
        stored = [row for row in stored if row.n > after and (before is None or row.n < before)]
        return stored if newest is None else stored[-newest:]

    async def archive(self, table_id: int) -> None:
        """Store the steps of a finished game as one compressed record. `choices` reads them as before."""
        rows = await self.choices(table_id)
        await self.add_archive(table_id, await asyncio.to_thread(archived, rows))
        await self._connection.change(_REMOVE_STEPS, {"the_table": table_id})

    async def add_archive(self, table_id: int, data: bytes) -> None:
        """Store all steps of a game in one (`archived`)."""
        await self._connection.change(_ADD_ARCHIVE, {"table_id": table_id, "data": data})

    async def reopen(self, table_id: int) -> list[ChoiceRow]:
        """The steps of an imported game that goes on are single rows again. Returns them."""
        rows = await self._archived(table_id)
        await self._connection.change(_REMOVE_ARCHIVE, {"the_table": table_id})
        await self.add_choices(table_id, rows)
        return rows

    async def _archived(self, table_id: int) -> list[ChoiceRow]:
        data = await self._connection.value(_ARCHIVE, {"the_table": table_id})
        return [] if data is None else await asyncio.to_thread(steps_in, data)

    async def last_answer(self, table_id: int, seat: int) -> ChoiceRow | None:
        """The last answer of a seat that has not been undone."""
        values = {"the_table": table_id, "the_seat": seat}
        found = await self._connection.records(ChoiceRow, _LAST_ANSWER, values)
        return found[0] if found else None

    async def last_own_step(self, table_id: int, seat: int) -> ChoiceRow | None:
        """The last answer or undo of a seat, including answers undone since."""
        found = await self._connection.records(ChoiceRow, _LAST_OWN_STEP, {"the_table": table_id, "the_seat": seat})
        return found[0] if found else None

    async def snapshot(self, table_id: int) -> SnapshotRow:
        """The saved session. Raises Missing if the game has not started."""
        values = {"the_table": table_id}
        found = await self._connection.records(SnapshotRow, _SNAPSHOT, values, table_id=table_id)
        if not found:
            raise Missing(f"snapshot of table {table_id}")
        return found[0]

    async def save_snapshot(self, table_id: int, row: SnapshotRow) -> None:
        """Replace the saved session."""
        await self._connection.change(_SAVE_SNAPSHOT, {"table_id": table_id, **msgspec.structs.asdict(row)})


class _ClocksOf(msgspec.Struct, frozen=True):
    """The clocks of a table, and which of them is asked for."""

    seat_clocks: tuple[SeatClock, ...]
    seat: int


class _SeatOf(SeatRow, frozen=True, kw_only=True):
    """A seat with its table's id."""

    table_id: int

    def alone(self) -> SeatRow:
        """The seat without the table's id."""
        return SeatRow(**{name: getattr(self, name) for name in SeatRow.__struct_fields__})
