"""What those who run Orrery can do: examine and repair tables, stop them for a while, end and move them, export, delete
a person's data. Everything is noted in the audit log. The caller has checked that the person may.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import suppress
from datetime import datetime
from typing import Any

import msgspec

from db.errors import Missing
from db.forgetting import NOBODY, forget, pages, sweep
from db.records import AuditRow, SnapshotRow, TableRow
from db.store import Transaction
from engine.core.errors import Refused
from tables import ending, limits, lobby, moderating
from tables.change import TableChange, change_table, info_report
from tables.context import Context
from tables.errors import Busy, refuse
from tables.examination import Verdict, verdict_of
from tables.limits import Chosen, Limits
from tables.playback import steps_to_replay
from tables.projections import info_of, setup_of
from tables.records import TableInfo
from tables.seats import give_to_computer

log = logging.getLogger(__name__)

HOST = NOBODY
"""In the audit log: the host of the bot, from the shell."""
FORGET_ASKED = "forget-asked"
"""In the audit log: a server manager has passed on a person's request to be forgotten. `detail` is their id until it is
done."""
NUMBERS_AT_ONCE = 2_000
"""How many numbers of tables are read at a time."""


class Admin(msgspec.Struct, frozen=True):
    """Who acts: a person on a server, or (`HOST`, None) the host from the shell."""

    person_id: int = HOST
    guild_id: int | None = None


class Waiting(msgspec.Struct, frozen=True):
    """What of a table waits to be shown, and why the newest could not be: counts by kind of message, so that they do
    not tell for whom."""

    open: dict[str, int]
    refused: dict[str, str]


class Examined(msgspec.Struct, frozen=True):
    """A table as an administrator may see it. There is nothing hidden in it, because server managers play too, unless
    the host has asked for that."""

    info: TableInfo
    verdict: Verdict
    waiting: Waiting


class Report(msgspec.Struct, frozen=True):
    """A bug report in a list. `seat`: None for an onlooker. `expected` is "" where it may tell something hidden: who
    reads the list may play at the table."""

    number: int
    table_id: int
    title: str
    at: datetime
    person_id: int
    seat: int | None
    expected: str


class _Tried(Exception):
    """A dry run has come to its end: nothing is stored. `result` is what it would have returned."""

    def __init__(self, result: Any) -> None:
        super().__init__()
        self.result = result


class Administration:
    """A part of `Tables`. What changes something can be tried: with `dry` everything is done as usual, with the same
    refusals, and nothing stored."""

    def __init__(self, context: Context) -> None:
        self._context = context

    # -- one table -----------------------------------------------------------------------------------------------

    async def examine(self, table_id: int, *, hidden: bool = False) -> Examined:
        """The table, whether its stored game fits the rules, and what of it waits to be shown. Changes nothing.
        `hidden`: what is wrong with a running game is told with the answers of its players, for the host alone."""
        async with self._context.reading() as tx:
            row, seats = await tx.games.table_and_seats(table_id)
            waiting: dict[str, int] = {}
            refused: dict[str, str] = {}
            for item in await tx.post.of_table(table_id):
                kind = item.slot.partition(":")[0]
                if item.state in ("due", "sending"):
                    waiting[kind] = waiting.get(kind, 0) + 1
                elif item.state == "dropped" and item.reason:
                    refused[kind] = item.reason
        verdict, _ = await self._verdict(row, hidden=hidden)
        return Examined(info_of(row, seats), verdict, Waiting(waiting, refused))

    async def repair(self, table_id: int, by: Admin) -> Verdict:
        """Make a new saved position of a running game from its recorded answers, if the stored one cannot be loaded and
        the answers can be played. Changes nothing else."""
        async with self._context.reading() as tx:
            row = await tx.games.table(table_id)
        verdict, fresh = await self._verdict(row)
        if fresh is None:
            return verdict
        async with self._context.lock(table_id):
            async with self._context.writing() as tx:
                if (await tx.games.table(table_id)).version != row.version:
                    raise Busy
                await tx.games.save_snapshot(row.id, fresh)
                await self._note(tx, by, "repair", row, "; ".join(verdict.problems))
        self._context.tell(table_id)
        return msgspec.structs.replace(verdict, repaired=True)

    async def freeze(self, table_id: int, by: Admin, *, dry: bool = False) -> TableInfo:
        """Stop a table for a while: nobody can act, and no timer rings."""
        return await self._change(table_id, by, "freeze", moderating.freeze_table, dry=dry)

    async def thaw(self, table_id: int, by: Admin, *, dry: bool = False) -> TableInfo:
        """Let it go on."""
        return await self._change(table_id, by, "thaw", moderating.thaw_table, dry=dry)

    async def end(self, table_id: int, by: Admin, *, dry: bool = False) -> TableInfo:
        """End a lobby or a game without a result."""
        work = lambda change: moderating.end_table(change, by.person_id)
        return await self._change(table_id, by, "end", work, dry=dry)

    async def move(
        self, table_id: int, channel_id: int, by: Admin, *, parent_id: int | None = None, dry: bool = False
    ) -> TableInfo:
        """Go on in another channel; `parent_id`: see `Place`."""
        work = lambda change: moderating.move_table(change, channel_id, parent_id)
        return await self._change(table_id, by, "move", work, str(channel_id), dry=dry)

    async def _change(
        self,
        table_id: int,
        by: Admin,
        what: str,
        work: Callable[[TableChange], Awaitable[None]],
        detail: str = "",
        *,
        dry: bool,
    ) -> TableInfo:
        async def noted(change: TableChange) -> None:
            await work(change)
            if not dry:
                await self._note(change.tx, by, what, change.row, detail)

        async def report(change: TableChange) -> TableInfo:
            if dry:
                raise _Tried(change.info())
            return change.info()

        try:
            return await change_table(self._context, table_id, noted, report, even_frozen=True)
        except _Tried as tried:
            found: TableInfo = tried.result
            return found

    async def _verdict(self, row: TableRow, *, hidden: bool = False) -> tuple[Verdict, SnapshotRow | None]:
        """Whether the stored game fits; if it can be repaired, with the new saved position. `hidden`: see `examine`."""
        title = self._context.titles.get(row.title)
        if title is None:
            return Verdict((f"there is no title {row.title}",)), None
        if row.seed is None:
            return Verdict(), None
        async with self._context.reading() as tx:
            seats = await tx.games.seats(row.id)
            steps, saved = steps_to_replay(await tx.games.choices(row.id)), await tx.games.snapshot(row.id)
        found: tuple[Verdict, SnapshotRow | None] = await self._context.look_back(
            verdict_of, title, setup_of(row, len(seats)), row, steps, saved, hidden
        )
        return found

    # -- all tables ----------------------------------------------------------------------------------------------

    async def numbers(self, guild_id: int | None = None) -> list[int]:
        """The numbers of all tables, of a server or (None) of all."""
        found: list[int] = []
        async with self._context.reading() as tx:
            last = await tx.games.last_number()
        for first in range(1, last + 1, NUMBERS_AT_ONCE):
            async with self._context.reading() as tx:
                found += await tx.games.numbers(first, first + NUMBERS_AT_ONCE, guild_id)
            await asyncio.sleep(0)  # Other tasks get their turn.
        return found

    async def export_all(
        self, export: Callable[[int, int], Awaitable[bytes]], by: Admin, first: int = 1
    ) -> AsyncGenerator[tuple[int, bytes], None]:
        """Every table (of the server) from the number `first` as an onlooker may see it, as JSON: a running game has
        nothing hidden in it. Those that cannot be read are left out. `export`: `tables.projections.export`."""
        numbers = [number for number in await self.numbers(by.guild_id) if number >= first]
        await self._note_alone(by, "export", f"{len(numbers)} tables")
        for number in numbers:
            try:
                yield number, await export(number, NOBODY)
            except Refused as refusal:
                log.warning("table %s is not exported: %s", number, refusal.text.key)

    async def log(self, guild_id: int | None, most: int = 50) -> list[AuditRow]:
        """What administrators have done, on a server or (None) everywhere, the newest first."""
        async with self._context.reading() as tx:
            return await tx.audit.newest(guild_id, most)

    # -- limits --------------------------------------------------------------------------------------------------

    async def limits(self, guild_id: int | None = None) -> Limits:
        """The limits in force on a server, or (None) where no server has stricter ones."""
        async with self._context.reading() as tx:
            return await limits.limits_in_force(tx, self._context.limits, guild_id)

    async def openings_by_server(self) -> dict[int, int]:
        """By server, how many tables a person may open there in an hour, where its managers have chosen that."""
        async with self._context.reading() as tx:
            return await limits.openings_by_server(tx)

    async def set_limits(self, wanted: Chosen, by: Admin, *, dry: bool = False) -> tuple[Limits, Limits]:
        """Choose limits, for the administrator's server or (as the host) for all. Fields that are None stay as they
        are; a server's 0 removes what was chosen for it. Returns the limits in force before and after. Raises Refused
        for numbers that cannot be used."""
        new = {name: most for name, most in msgspec.structs.asdict(wanted).items() if most is not None}
        try:
            async with self._context.writing() as tx:
                before = await limits.limits_in_force(tx, self._context.limits, by.guild_id)
                chosen = await limits.chosen_limits(tx, by.guild_id)
                await limits.choose_limits(tx, by.guild_id, msgspec.structs.replace(chosen, **new))
                after = await limits.limits_in_force(tx, self._context.limits, by.guild_id)
                await self._note(tx, by, "limits", detail=" ".join(f"{name}={most}" for name, most in new.items()))
                if dry:
                    raise _Tried((before, after))
        except _Tried as tried:
            before, after = tried.result
        return before, after

    # -- bug reports ---------------------------------------------------------------------------------------------

    async def reports(self, guild_id: int | None, most: int = 50) -> list[Report]:
        """The newest bug reports, of the tables of a server or (None) of all. Server managers may play at a running
        game, so for them the words about it stay with the host."""
        async with self._context.reading() as tx:
            rows = await tx.reports.newest(guild_id, most)
            running = {row.table_id for row in rows if (await tx.games.table(row.table_id)).status == "running"}
        found = [(row, msgspec.json.decode(row.data, type=_Filed)) for row in rows]
        return [
            Report(
                number=row.id,
                table_id=row.table_id,
                title=filed.title,
                at=row.at,
                person_id=row.person_id,
                seat=filed.seat,
                expected="" if guild_id is not None and row.table_id in running else filed.expected,
            )
            for row, filed in found
        ]

    async def report(self, number: int) -> bytes:
        """A whole bug report as JSON, for the host alone: it has the seed. Raises Refused if there is none."""
        async with self._context.reading() as tx:
            return await _report(tx, number)

    async def drop_report(self, number: int, by: Admin, *, dry: bool = False) -> None:
        """Delete a bug report. Raises Refused if there is none."""
        with suppress(_Tried):
            async with self._context.writing() as tx:
                await _report(tx, number)
                await tx.reports.remove(number)
                await self._note(tx, by, "drop-report", detail=str(number))
                if dry:
                    raise _Tried(None)

    # -- a person ------------------------------------------------------------------------------------------------

    async def ask_forget(self, person_id: int, by: Admin, *, dry: bool = False) -> None:
        """Pass on to the host that this person wants to be forgotten. Raises Refused if somebody has done so."""
        if person_id == NOBODY:
            raise refuse("error-no-person")
        with suppress(_Tried):
            async with self._context.writing() as tx:
                if any(row.detail == str(person_id) for row in await tx.audit.open_of(FORGET_ASKED)):
                    raise refuse("error-forget-asked")
                await self._note(tx, by, FORGET_ASKED, detail=str(person_id))
                if dry:
                    raise _Tried(None)

    async def forget_asked(self) -> list[AuditRow]:
        """The requests that the host has not carried out, the oldest first. `detail`: the person."""
        async with self._context.reading() as tx:
            return await tx.audit.open_of(FORGET_ASKED)

    async def forget(self, person_id: int, by: Admin) -> int:
        """Delete what is stored about a person. In running games a computer takes the seat; who plays alone ends the
        game. Finished games stay without the name. Returns how many seats were theirs."""
        if person_id == NOBODY:
            raise refuse("error-no-person")
        async with self._context.reading() as tx:
            theirs = [row.id for row, _ in await tx.games.of_person(person_id)]
        for table_id in theirs:
            await change_table(
                self._context, table_id, lambda change: _leave(change, person_id), info_report, even_frozen=True
            )
        async with self._context.reading() as tx:
            beginnings = await pages(tx.connection)
        seats = 0
        for first in beginnings:
            async with self._context.writing() as tx:
                seats += await sweep(tx.connection, person_id, first)
            await asyncio.sleep(0)  # Other tasks get their turn.
        async with self._context.writing() as tx:
            seats += await forget(tx.connection, person_id)
            await tx.audit.settle(FORGET_ASKED, str(person_id))
            await self._note(tx, Admin(HOST, by.guild_id) if by.person_id == person_id else by, "forget")
        for table_id in theirs:
            self._context.tell(table_id)
        return seats + len(theirs)

    # -- inside --------------------------------------------------------------------------------------------------

    async def _note_alone(self, by: Admin, what: str, detail: str = "") -> None:
        async with self._context.writing() as tx:
            await self._note(tx, by, what, detail=detail)

    async def _note(self, tx: Transaction, by: Admin, what: str, row: TableRow | None = None, detail: str = "") -> None:
        """Write it in the audit log, of the table's server."""
        await tx.audit.add(
            AuditRow(
                at=self._context.now(),
                who=by.person_id,
                guild_id=by.guild_id if row is None else row.guild_id,
                table_id=None if row is None else row.id,
                what=what,
                detail=detail,
            )
        )
        log.info("admin %s: %s %s %s", by.person_id, what, "" if row is None else f"table {row.id}", detail)


class _Filed(msgspec.Struct, frozen=True):
    """What a list shows of a stored bug report."""

    title: str
    seat: int | None
    expected: str


async def _report(tx: Transaction, number: int) -> bytes:
    try:
        return await tx.reports.data(number)
    except Missing as error:
        raise refuse("error-no-report", number=number) from error


async def _leave(change: TableChange, person_id: int) -> None:
    """Take a person out of an open table: a lobby loses them, in a game a computer takes the seat."""
    seat = next((seat.seat for seat in change.seats if seat.person_id == person_id), None)
    if change.row.status == "lobby":
        await (lobby.close_table(change, person_id) if seat is None else lobby.open_seat(change, seat))
        return
    if seat is None:
        return
    try:
        await change.session()
    except Refused:  # The game cannot be loaded, so nobody can go on.
        await lobby.close_table(change, person_id)
        return
    alone = sum(other.person_id is not None for other in change.seats) == 1
    if alone or seat in change.seats_out():
        if seat not in change.seats_out():
            await ending.resign_seat(change, seat)
        return
    await give_to_computer(change, seat, "normal")
