"""What those who run Orrery can do: examine and repair tables, stop them for a while, end and move them, export, delete
a person's data. Everything is noted in the audit log. The caller has checked that the person may.
"""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import msgspec

from db.forgetting import NOBODY, forget
from db.records import AuditRow, SnapshotRow, TableRow
from db.store import Transaction
from engine.core.errors import EngineError, Refused
from engine.core.session import Session
from engine.core.title import Setup, Title
from tables import ending, lobby, moderating, replacing
from tables.change import TableChange, change_table, info_report
from tables.context import Context, people_words
from tables.errors import Busy, refuse
from tables.playback import Replayed, again, replay
from tables.queries import info_of, setup_of
from tables.records import TableInfo

log = logging.getLogger(__name__)

HOST = NOBODY
"""In the audit log: the host of the bot, from the shell."""


class Admin(msgspec.Struct, frozen=True):
    """Who acts: a person on a server, or (`HOST`, None) the host from the shell."""

    person_id: int = HOST
    guild_id: int | None = None


class Verdict(msgspec.Struct, frozen=True):
    """Whether a stored game fits the rules of this version: `problems` in technical English (none: it fits).
    `repairable`: a new saved position can be made from the recorded answers. `repaired`: that was done."""

    problems: tuple[str, ...] = ()
    repairable: bool = False
    repaired: bool = False


class Waiting(msgspec.Struct, frozen=True):
    """What of a table waits to be shown, and why the newest could not be: counts by kind of message, so that they do
    not tell for whom."""

    open: dict[str, int]
    refused: dict[str, str]


class Examined(msgspec.Struct, frozen=True):
    """A table as an administrator may see it. There is nothing hidden in it: server managers play too."""

    info: TableInfo
    verdict: Verdict
    waiting: Waiting


class Administration:
    """A part of `Tables`."""

    def __init__(self, context: Context) -> None:
        self._context = context

    # -- one table -----------------------------------------------------------------------------------------------

    async def examine(self, table_id: int) -> Examined:
        """The table, whether its stored game fits the rules, and what of it waits to be shown. Changes nothing."""
        async with self._context.reading() as tx:
            row, seats = await tx.games.table(table_id), await tx.games.seats(table_id)
            waiting: dict[str, int] = {}
            refused: dict[str, str] = {}
            for item in await tx.post.of_table(table_id):
                kind = item.slot.partition(":")[0]
                if item.state in ("due", "sending"):
                    waiting[kind] = waiting.get(kind, 0) + 1
                elif item.state == "dropped" and item.reason:
                    refused[kind] = item.reason
        verdict, _ = await self._verdict(row)
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
            with people_words():
                async with self._context.store.transaction() as tx:
                    if (await tx.games.table(table_id)).version != row.version:
                        raise Busy
                    await tx.games.save_snapshot(row.id, fresh)
                    await self._note(tx, by, "repair", row, "; ".join(verdict.problems))
        self._context.tell(table_id)
        return msgspec.structs.replace(verdict, repaired=True)

    async def freeze(self, table_id: int, by: Admin) -> TableInfo:
        """Stop a table for a while: nobody can act, and no timer rings."""
        return await self._change(table_id, by, "freeze", moderating.freeze)

    async def thaw(self, table_id: int, by: Admin) -> TableInfo:
        """Let it go on."""
        return await self._change(table_id, by, "thaw", moderating.thaw)

    async def end(self, table_id: int, by: Admin) -> TableInfo:
        """End a lobby or a game without a result."""
        return await self._change(table_id, by, "end", moderating.end)

    async def move(self, table_id: int, channel_id: int, by: Admin) -> TableInfo:
        """Go on in another channel."""
        return await self._change(
            table_id, by, "move", lambda change: moderating.move(change, channel_id), str(channel_id)
        )

    async def _change(
        self, table_id: int, by: Admin, what: str, work: Callable[[TableChange], Awaitable[None]], detail: str = ""
    ) -> TableInfo:
        async def noted(change: TableChange) -> None:
            await work(change)
            await self._note(change.tx, by, what, change.row, detail)

        return await change_table(self._context, table_id, noted, info_report, even_frozen=True)

    async def _verdict(self, row: TableRow) -> tuple[Verdict, SnapshotRow | None]:
        """Whether the stored game fits; if it can be repaired, with the new saved position."""
        title = self._context.titles.get(row.title)
        if title is None:
            return Verdict((f"there is no title {row.title}",)), None
        if row.seed is None:
            return Verdict(), None
        async with self._context.reading() as tx:
            seats = await tx.games.seats(row.id)
            steps, saved = again(await tx.games.choices(row.id)), await tx.games.snapshot(row.id)
        found: tuple[Verdict, SnapshotRow | None] = await self._context.run(
            verdict_of, title, setup_of(row, len(seats)), row, steps, saved
        )
        return found

    # -- all tables ----------------------------------------------------------------------------------------------

    async def numbers(self, guild_id: int | None = None) -> list[int]:
        """The numbers of all tables, of a server or (None) of all."""
        async with self._context.reading() as tx:
            return await tx.games.numbers(guild_id)

    async def export_all(
        self, export: Callable[[int, int], Awaitable[bytes]], by: Admin
    ) -> AsyncIterator[tuple[int, bytes]]:
        """Every table (of the server) as an onlooker may see it, as JSON: a running game has nothing hidden in it.
        Those that cannot be read are left out. `export`: `Tables.export`."""
        numbers = await self.numbers(by.guild_id)
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

    # -- a person ------------------------------------------------------------------------------------------------

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
        with people_words():
            async with self._context.store.transaction() as tx:
                seats = await forget(tx.connection, person_id)
                await self._note(tx, Admin(HOST, by.guild_id) if by.person_id == person_id else by, "forget")
        for table_id in theirs:
            self._context.tell(table_id)
        return seats + len(theirs)

    # -- inside --------------------------------------------------------------------------------------------------

    async def _note_alone(self, by: Admin, what: str, detail: str = "") -> None:
        with people_words():
            async with self._context.store.transaction() as tx:
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


def verdict_of(
    title: Title[Any], setup: Setup, row: TableRow, steps: tuple[Replayed, ...], saved: SnapshotRow
) -> tuple[Verdict, SnapshotRow | None]:
    """Whether a game can be played again from its record, and its saved position be loaded. If only the second fails in
    a running game: also the saved position that the record leads to."""
    assert row.seed is not None
    session, misfit = replay(title, setup, row.seed, steps)
    problems = [] if misfit is None else [_step_problem(session, steps, misfit)]
    loads = _load_problem(title, saved)
    problems += [] if loads is None else [loads]
    repairable = bool(problems) and misfit is None and session is not None and row.status == "running"
    fresh = SnapshotRow(row.last_n, session.digest(), session.dump()) if repairable and session is not None else None
    return Verdict(tuple(problems), repairable), fresh


def _load_problem(title: Title[Any], saved: SnapshotRow) -> str | None:
    """The problem with the saved position."""
    try:
        session: Session[Any] = Session.load(title, saved.data)
    except EngineError as error:
        return f"the saved position cannot be loaded ({error})"
    if session.digest() != saved.state_hash:
        return "the saved position loads to another state than was stored"
    return None


def _step_problem(session: Session[Any] | None, steps: tuple[Replayed, ...], misfit: int) -> str:
    """The step that does not fit, and the question there."""
    step = next((step for step in steps if step.n == misfit), None)
    if step is None:
        return f"step {misfit} does not fit"
    pending = session.pending(step.seat) if session is not None and step.seat is not None else None
    asked = "" if pending is None else f", asked then: {pending.ask.about.key}"
    return f"step {misfit} does not fit: {step.kind} {' '.join(step.keys)} of seat {step.seat}{asked}"


async def _leave(change: TableChange, person_id: int) -> None:
    """Take a person out of an open table: a lobby loses them, in a game a computer takes the seat."""
    seat = next((seat.seat for seat in change.seats if seat.person_id == person_id), None)
    if change.row.status == "lobby":
        await (lobby.shut(change) if seat is None else lobby.leave(change, person_id))
        return
    if seat is None:
        return
    try:
        await change.session()
    except Refused:  # it cannot be loaded, so nobody can go on
        await lobby.shut(change)
        return
    alone = sum(other.person_id is not None for other in change.seats) == 1
    if alone or seat in change.out():
        if seat not in change.out():
            await ending.resign(change, seat)
        return
    await replacing.by_vote(change, seat, "normal")
