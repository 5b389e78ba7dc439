"""Computer players at a table: they decide off the event loop and answer like everybody else.

People wait for computers, and computers wait for people. When a person owes an answer (for example to a computer's
proposal), the person is asked and reminded as in any other turn, and the computer does not answer its own question
before that. A title may ask optional questions, which let a seat speak while others are waited for. A computer
considers each such question once, and only while a person is waited for: talk among computers alone would bury what
people say. A remark of several answers is one change of the table.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import msgspec

from db.errors import StoreError
from db.records import Gained, SeatRow, SnapshotRow, TableRow
from engine.core.decision import Pending
from engine.core.errors import Refused, Stale
from engine.core.kit import GameState
from engine.core.lesson import Move
from engine.core.title import Title
from engine.players import SPEAKING, advises
from engine.players.reasons import Gains, has_terms, together
from tables import absence, ending, play
from tables.change import TableChange, change_table, left_to_computer, no_report
from tables.context import Context
from tables.deciding import MakePlayer, consider, decide, takes_draw, weigh
from tables.errors import SetAside
from tables.guided import answers_of, lesson_at
from tables.mishaps import pause_after
from tables.projections import explains
from tables.read_model import AnySession

log = logging.getLogger(__name__)

MOST_FAILURES = 3
"""Refused answers, after which the computers of a table wait for their timer."""
MOST_OVERTAKEN = 20
"""Attempts in a row for which somebody else was faster. So many are no coincidence."""
AT_ONCE = 8
"""At how many tables a computer acts at the same time. More would not think sooner, and keep the database's connections
from people, as after a start with many tables whose computers were interrupted."""
ASKED_AGAIN = 0.5
"""Seconds between two attempts of a process to think for a table for which another one thinks."""


def heard_by_people(seats: list[SeatRow], session: AnySession) -> bool:
    """Whether everybody knows that a person is waited for. Only then do computers answer optional questions."""
    known = set(session.owed()) - set(session.secret())
    return any(seat.kind == "person" and seat.seat in known for seat in seats)


def note_gains(change: TableChange, seat: int, gains: Gains, before: int) -> None:
    """Remember what a computer has gained by the answer that it has just given, after step `before`: together with what
    it gained by its answers right before that, as one turn."""
    earlier = change.seats[seat].gained
    so_far = earlier.terms if earlier.n == before else {}
    gained = Gained(change.row.last_n, together(so_far, gains))
    change.set_seat(msgspec.structs.replace(change.seats[seat], gained=gained))


class Computers:
    """Runs the computer players of all tables. One task per table, which ends when they have nothing to do. Of several
    processes one at a time thinks for a table; another one that is woken waits, and finds nothing left to do."""

    def __init__(self, context: Context, make: MakePlayer) -> None:
        self._context = context
        self._make = make
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._room = asyncio.Semaphore(AT_ONCE)
        self._again: set[int] = set()
        self._closed = False
        self._considered: dict[int, dict[int, int]] = {}
        context.wake_computers = self.wake
        context.computers_may_speak = self.may_speak

    def wake(self, table_id: int) -> None:
        """There may be something to do at this table."""
        if table_id in self._tasks:
            self._again.add(table_id)
            return
        task = asyncio.create_task(self._run(table_id), name=f"computers of table {table_id}")
        self._tasks[table_id] = task

    def may_speak(self, row: TableRow, seats: list[SeatRow], session: AnySession) -> bool:
        """Whether a computer has an optional question that it has not considered yet, and a person who would read
        it."""
        return self._speaker(row, seats, session) is not None

    def _speaker(self, row: TableRow, seats: list[SeatRow], session: AnySession) -> SeatRow | None:
        if row.status != "running":
            self._considered.pop(row.id, None)
            return None
        if not advises(session.title) or not heard_by_people(seats, session):
            return None
        considered = self._considered.get(row.id, {})
        for seat in seats:
            pending = session.pending(seat.seat) if seat.kind == "computer" and seat.level in SPEAKING else None
            if pending is not None and pending.ask.optional and considered.get(seat.seat) != pending.serial:
                return seat
        return None

    async def settle(self, table_id: int | None = None) -> None:
        """Wait until the computers (of one table) have nothing to do."""
        while tasks := [task for table, task in self._tasks.items() if table_id in (None, table)]:
            await asyncio.wait(tasks)

    async def close(self) -> None:
        """Stop. Open decisions are made after the next start."""
        self._closed = True
        for task in list(self._tasks.values()):
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def _run(self, table_id: int) -> None:
        try:
            async with self._turn(table_id):
                await self._play(table_id)
        except Exception as error:
            await self._failed(table_id, error)
        finally:
            del self._tasks[table_id]
            woken = table_id in self._again  # while the lock was given back
            self._again.discard(table_id)
            if woken and not self._closed:
                self.wake(table_id)

    @asynccontextmanager
    async def _turn(self, table_id: int) -> AsyncIterator[None]:
        """Wait until no other process thinks for this table. The lock is free as soon as its process has died."""
        store, name = self._context.store, f"computers-{table_id}"
        while not await store.take_lock(name):  # noqa: ASYNC110 - another process has it
            await asyncio.sleep(ASKED_AGAIN)
        try:
            yield
        finally:
            await store.release_lock(name)

    async def _play(self, table_id: int) -> None:
        """Let the computers act until they have nothing to do. Raises Refused or Stale if they do not come to that."""
        refused = overtaken = 0
        while True:
            self._again.discard(table_id)
            try:
                async with self._room:
                    acted = await self._act(table_id)
                overtaken = 0
            except Stale:
                acted, overtaken = True, overtaken + 1
                if overtaken == MOST_OVERTAKEN:
                    raise
            except SetAside:
                return
            except Refused as error:
                log.warning("table %s: a computer's answer was not accepted: %s", table_id, error.text.key)
                acted, refused = True, refused + 1
                if refused == MOST_FAILURES:
                    raise
            if not acted and table_id not in self._again:
                return

    async def _failed(self, table_id: int, error: Exception) -> None:
        """The computers of a table have failed: their timer wakes them again, each time later."""
        context, now = self._context, self._context.now()
        context.mishaps.note("computers", f"of table {table_id}", error)
        with suppress(StoreError):  # The timer then stays as it was set.
            async with context.store.transaction() as tx:
                await tx.timers.failed(table_id, "computer", pause_after, now)

    async def _act(self, table_id: int) -> bool:
        """One step of one computer. False if none has anything to do."""
        async with self._context.reading() as tx:
            row = await tx.games.table(table_id)
            if row.status != "running" or row.frozen_at is not None:
                return False
            seats = await tx.games.seats(table_id)
            snapshot = await tx.games.snapshot(table_id)
        if advises(self._context.title(row.title)):
            session = self._context.session_of(row, snapshot)
            speaker = self._speaker(row, seats, session)
            if speaker is not None:
                await self._speak(row, speaker, snapshot, session.pending(speaker.seat))
                return True
        for seat in seats:
            if seat.seat in (*row.owed, *row.secret) and (
                left_to_computer(row, seat) or await self._played_for(row, seat)
            ):
                await self._answer(row, seat, snapshot)
                return True
        if row.draw_offered_by:
            for seat in seats:
                if seat.kind == "computer" and seat.seat not in row.draw_offered_by:
                    await self._answer_offer(row, seat.seat, snapshot)
                    return True
        return False

    async def _speak(self, row: TableRow, seat: SeatRow, snapshot: SnapshotRow, pending: Pending | None) -> None:
        """Let a computer answer an optional question, or leave it unanswered."""
        assert pending is not None
        title, serial = self._context.title(row.title), pending.serial
        try:
            remark: tuple[tuple[str, ...], ...] = await self._context.run(
                consider, self._make, title, snapshot.data, seat.seat, seat.level, self._context.seed()
            )
        except Exception:
            log.exception("table %s: the computer at seat %s failed to speak", row.id, seat.seat)
            remark = ()

        async def say(change: TableChange) -> None:
            if change.row.version != row.version:
                raise Stale
            for keys in remark:
                await play.choose(change, seat.seat, keys, None)

        try:
            if remark:
                await change_table(self._context, row.id, say, no_report)
        except Refused as refusal:
            log.warning("table %s: a computer's remark was not accepted: %s", row.id, refusal.text.key)
        self._considered.setdefault(row.id, {})[seat.seat] = serial

    async def _answer(self, row: TableRow, seat: SeatRow, snapshot: SnapshotRow) -> None:
        title = self._context.title(row.title)
        pending = self._context.session_of(row, snapshot).pending(seat.seat)
        if pending is None:
            await self._carry_over(row)
            return
        move = await self._of_lesson(row, seat)
        named = move.keys if move is not None and pending.ask.allows(move.keys) else ()
        keys = named or await self._decide(title, row, seat, snapshot, pending)
        gains = await self._weigh(title, row, seat, snapshot, keys)

        async def answer(change: TableChange) -> None:
            if seat.kind == "computer" or (move is not None and move.played):
                before = change.row.last_n
                await play.choose(change, seat.seat, keys, pending.serial)
                if gains is not None:
                    note_gains(change, seat.seat, gains, before)
                return
            session = await change.session()
            if not left_to_computer(change.row, change.seats[seat.seat]):
                raise Stale
            absence.answer_for(change, session, seat.seat, keys, pending.serial)

        await change_table(self._context, row.id, answer, no_report)

    async def _carry_over(self, row: TableRow) -> None:
        """Today's rules ask somebody else than the row says: write the game down as it stands by them. Raises Stale if
        that is not the cause."""

        async def load(change: TableChange) -> None:
            if change.row.version != row.version:
                raise Stale
            await change.session()

        async def still_owed(change: TableChange) -> bool:
            return change.row.version == row.version

        if await change_table(self._context, row.id, load, still_owed):
            raise Stale

    async def _weigh(
        self, title: Title[GameState], row: TableRow, seat: SeatRow, snapshot: SnapshotRow, keys: tuple[str, ...]
    ) -> Gains | None:
        """What a computer gains by its answer, if it is to explain itself; nothing of what it answers in secret. An
        explanation that fails is left out."""
        told = seat.kind == "computer" and explains(row) and has_terms(title)
        if not told or row.secretive or seat.seat in row.secret:
            return None
        weighed = self._context.run(weigh, title, snapshot.data, seat.seat, keys)
        return await self._context.mishaps.isolate("reasons", f"of table {row.id}", lambda: weighed)

    async def _of_lesson(self, row: TableRow, seat: SeatRow) -> Move | None:
        """The next answer that a lesson names for the seat. None: it decides by itself."""
        lesson = lesson_at(self._context.title(row.title), row)
        if lesson is None:
            return None
        async with self._context.reading() as tx:
            given = answers_of(await tx.games.choices(row.id))
        return lesson.next_of(seat.seat, given)

    async def _played_for(self, row: TableRow, seat: SeatRow) -> bool:
        """Whether a lesson gives the next answer for the person."""
        move = await self._of_lesson(row, seat)
        return move is not None and move.played

    async def _decide(
        self, title: Title[GameState], row: TableRow, seat: SeatRow, snapshot: SnapshotRow, pending: Pending
    ) -> tuple[str, ...]:
        """The computer's answer. If it fails or returns an illegal one, the first legal answer."""
        ask = pending.ask
        level = seat.level or seat.stand_in or absence.STAND_IN
        try:
            keys: tuple[str, ...] = await self._context.run(
                decide, self._make, title, snapshot.data, seat.seat, level, self._context.seed()
            )
        except Exception:
            log.exception("table %s: the computer at seat %s failed", row.id, seat.seat)
            keys = ()
        if keys and ask.allows(keys):
            return keys
        log.error("table %s: the computer at seat %s chose %s for %s", row.id, seat.seat, keys, ask.about.key)
        return ask.options.keys[: max(ask.least, 1)]

    async def _answer_offer(self, row: TableRow, seat: int, snapshot: SnapshotRow) -> None:
        title = self._context.title(row.title)
        agrees = await self._context.run(takes_draw, title, snapshot.data, seat, self._context.seed())

        async def answer(change: TableChange) -> None:
            if change.row.version != row.version:
                raise Stale
            await (ending.offer_draw if agrees else ending.decline_draw)(change, seat)

        await change_table(self._context, row.id, answer, no_report)
