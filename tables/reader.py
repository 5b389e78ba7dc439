"""What people may read of tables, of a game and of its record. Nothing here changes anything."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any, TypeAlias

import msgspec

from db.records import SeatRow, TableRow
from db.store import Transaction
from engine.core.decision import Ask
from tables import queries
from tables.commitment import deal_record_of
from tables.context import Context
from tables.errors import Damaged, SetAside, not_seated, refuse
from tables.history import check_record, export_record
from tables.looking_back import Kept
from tables.playback import again, record_then, views_of_chapter
from tables.preview import Preview, preview, turn_ends
from tables.read_model import ReadModel
from tables.records import Chapter, Eyes, LogLine, Look, Match, Recap, Replay, TableInfo, Verification, View
from tables.replay import Reels, last_position
from tables.summary import Award, Course, awards, course_of
from tables.waiting import Absence, absences

KEPT_SUMMARIES = 64
"""Finished games whose course is kept in memory: their last message is made several times."""

KEPT_VERIFICATIONS = 256
"""Finished games of which it is remembered whether they were dealt as promised, about 3 kB each."""

Summary: TypeAlias = tuple[Course, tuple[Award, ...]]


class TableReader:
    """All reads of tables, each as one person may know it."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._summaries: Kept[int, Summary] = Kept(KEPT_SUMMARIES)
        self._verified: Kept[bytes, Verification] = Kept(KEPT_VERIFICATIONS)
        self._reels = Reels(context)

    async def look(self, table_id: int, person_id: int | None) -> Look:
        """The table as this person sees it (None, or somebody without a seat: as an onlooker does)."""
        async with self._context.reading() as tx:
            row, seats = await tx.games.table(table_id), await tx.games.seats(table_id)
            seat = _seat_of(seats, person_id)
            if row.last_n < 0:
                return queries.bare_look(row, seats, seat)
            return await (await self._read_model(tx, row)).look(tx.games, row, seats, seat)

    async def preview(
        self, table_id: int, person_id: int, clauses: list[str], unfinished: str, match: Match
    ) -> Preview:
        """What the person would be asked after these clauses of a typed turn, and what the unfinished one answers.
        Empty for those who are not in a running game. Raises Refused if a finished clause makes no sense."""
        async with self._context.reading() as tx:
            row, seats = await tx.games.table(table_id), await tx.games.seats(table_id)
            seat = _seat_of(seats, person_id)
            if row.status != "running" or seat is None:
                return Preview(None, unfinished)
            session = (await self._read_model(tx, row)).session
            found: Preview = self._context.safely(table_id, preview, session, seat, clauses, unfinished, match)
            return found

    async def ends_turn(self, table_id: int, person_id: int, keys: tuple[str, ...]) -> bool:
        """Whether the person's turn ends with this answer, as far as they can know: their seat is not asked again, or a
        new turn begins. Tried in a game that looks the same to them, so it tells nothing hidden."""
        async with self._context.reading() as tx:
            row, seats = await tx.games.table(table_id), await tx.games.seats(table_id)
            seat = _seat_of(seats, person_id)
            if row.status != "running" or seat is None:
                return False
            return turn_ends((await self._read_model(tx, row)).session, seat, keys)

    async def habits(self, table_id: int, person_id: int) -> dict[str, tuple[str, ...]]:
        """The standing orders of this person at the table: by habit, the keys to answer (none: the default)."""
        async with self._context.reading() as tx:
            seats = await tx.games.seats(table_id)
        return {
            habit: tuple(keys) for seat in seats if seat.person_id == person_id for habit, keys in seat.habits.items()
        }

    async def foreseen(self, table_id: int, person_id: int) -> Ask | None:
        """The question with which this person's next turn would begin, if it began now. None where nothing can be
        queued."""
        async with self._context.reading() as tx:
            row, seats = await tx.games.table(table_id), await tx.games.seats(table_id)
            seat = _seat_of(seats, person_id)
            if row.status != "running" or seat is None:
                return None
            session = (await self._read_model(tx, row)).session
            ask = session.title.foreseen(session.state, seat)
            if ask is not None:
                ask.settle()
            return ask

    async def absences(self, table_id: int) -> tuple[Absence, ...]:
        """The people of a running game who are waited for, as far as everybody may know, and when they will count as
        absent."""
        async with self._context.reading() as tx:
            row, seats = await tx.games.table(table_id), await tx.games.seats(table_id)
            people = await tx.people.several(seat.person_id for seat in seats if seat.person_id is not None)
        return absences(row, seats, people)

    async def log(self, table_id: int, person_id: int | None, limit: int = 50) -> tuple[LogLine, ...]:
        """The last lines that this person may read, oldest first."""
        async with self._context.reading() as tx:
            seats = await tx.games.seats(table_id)
            return await queries.last_lines(tx.games, table_id, _seat_of(seats, person_id), limit)

    async def recap(self, table_id: int, person_id: int) -> Recap:
        """What happened since this person last acted (or joined), and what they saw then."""
        reel = await self._reels.reel(table_id, by=person_id)
        mine = next((seat for seat in reel.seats if seat.person_id == person_id), None)
        if mine is None:
            raise not_seated(queries.info_of(reel.row, reel.seats), person_id)
        view = await self._reels.view(reel, max(mine.acted_n, 0), mine.seat, by=person_id)
        at = next((step.at for step in reel.history if step.n == mine.acted_n), None)
        return Recap(reel.lines(mine.seat, mine.acted_n), view, at)

    async def replay(self, table_id: int, person_id: int, *, eyes: Eyes = "own", at: int | None = None) -> Replay:
        """An earlier position: stop number `at` of those that the reader can read (None: the newest). While the game
        runs, people see it from their own seat, others as onlookers do; when it is over, with anybody's eyes."""
        return await self._reels.replay(table_id, person_id, eyes, at)

    async def frames(
        self, table_id: int, person_id: int, eyes: Eyes, first: int, last: int, most: int
    ) -> tuple[Look, tuple[View, ...]]:
        """The table (without a view), and what the reader sees at the stops from `first` to `last`: at most this many
        of them, at even distances, the last one included."""
        return await self._reels.frames(table_id, person_id, eyes, first, last, most)

    async def chapter(self, table_id: int, number: int) -> Chapter | None:
        """What a chapter of the game has brought, without views if it cannot be played again. None if it has not
        ended."""
        found = await self._replayed(views_of_chapter, table_id, number)
        return None if found is None else Chapter(number, *found)

    async def summary(self, table_id: int) -> Summary:
        """The course of a finished game, and what stood out in it. Raises Refused while it is not over."""
        return await self._summaries.get(table_id, lambda: self._summarised(table_id))

    async def _summarised(self, table_id: int) -> Summary:
        async with self._context.reading() as tx:
            row, seats = await tx.games.table(table_id), await tx.games.seats(table_id)
            history, last = await tx.games.choices(table_id), await last_position(tx, table_id)
        if row.status != "over" or row.seed is None:
            raise refuse("error-not-over")
        title, setup = self._context.title(row.title), queries.setup_of(row, len(seats))
        undone = frozenset(step.n for step in history if step.undone_by is not None)
        steps = again(history, last)
        course: Course = await self._context.look_back(course_of, title, setup, row.seed, steps, undone)
        people = frozenset(seat.seat for seat in seats if seat.kind == "person")
        return course, awards(course, history, people)

    async def record_then(self, table_id: int, number: int) -> Look | None:
        """The table as onlookers saw it when it last kept this record. None if that cannot be played again."""
        look = await self.look(table_id, None)
        found = await self._replayed(record_then, table_id, number)
        return None if found is None else msgspec.structs.replace(look, postings=(found[0],), view=found[1])

    async def in_channel(self, channel_id: int, title_id: str, *, finished: bool = False) -> TableInfo | None:
        """The lobby or running game of a title in a channel; with `finished`, else the game that ended last there."""
        async with self._context.reading() as tx:
            row = await tx.games.in_channel(channel_id, title_id, finished=finished)
            return None if row is None else queries.info_of(row, await tx.games.seats(row.id))

    async def of_person(self, person_id: int) -> list[TableInfo]:
        """A person's open tables: first those that wait for them, longest first."""
        async with self._context.reading() as tx:
            found = await tx.games.of_person(person_id)
        infos = [queries.info_of(row, seats, _seat_of(seats, person_id)) for row, seats in found]
        last = datetime.max.replace(tzinfo=UTC)
        return sorted(infos, key=lambda t: (t.owed_since or last if t.seat_of(person_id) in t.owed else last, t.id))

    async def inviting(self, person_id: int) -> list[TableInfo]:
        """The open tables that ask a person to take a seat, the oldest first."""
        async with self._context.reading() as tx:
            found = await tx.games.inviting(person_id)
        infos = [queries.info_of(row, seats) for row, seats in found]
        return [info for info in infos if person_id in info.guests()]

    async def has_played(self, person_id: int, title_id: str) -> bool:
        """Whether the person has begun a game of the title, other than a lesson."""
        async with self._context.reading() as tx:
            return await tx.games.has_played(person_id, title_id)

    async def of_server(self, guild_id: int, most: int) -> list[TableInfo]:
        """The open tables of a server, the oldest first."""
        async with self._context.reading() as tx:
            found = await tx.games.of_guild(guild_id, most)
        return [queries.info_of(row, seats) for row, seats in found]

    async def open_titles(self) -> set[str]:
        """The titles that have an open table."""
        async with self._context.reading() as tx:
            return await tx.games.open_titles()

    async def info(self, table_id: int, person_id: int | None = None) -> TableInfo:
        """What this person (None: everybody) may know of a table."""
        async with self._context.reading() as tx:
            row, seats = await tx.games.table(table_id), await tx.games.seats(table_id)
        return queries.info_of(row, seats, _seat_of(seats, person_id))

    async def verify(self, table_id: int, person_id: int | None = None) -> Verification:
        """Derive the whole game again from what was promised and compare, for this person. Before the end, only the
        commitment. What was found is kept while the table and its seats are stored as they are."""
        async with self._context.reading() as tx:
            row, seats = await tx.games.table(table_id), await tx.games.seats(table_id)
        if row.status != "over" or row.seed is None:
            return Verification(table_id, False, row.commitment, _posted(row))
        stored = msgspec.msgpack.encode((row, seats))
        return await self._verified.get(stored, lambda: self._verify(row, seats, person_id))

    async def _verify(self, row: TableRow, seats: list[SeatRow], person_id: int | None) -> Verification:
        async with self._context.reading() as tx:
            history = await tx.games.choices(row.id)
        trouble = await self._damage(row.id)
        if isinstance(trouble, SetAside):
            raise trouble
        title, setup = self._context.title(row.title), queries.setup_of(row, len(seats))
        steps = again(history)
        deal = deal_record_of(row, seats)
        verification: Verification = await self._context.look_back(
            check_record, title, setup, deal, row.id, steps, by=person_id
        )
        return msgspec.structs.replace(verification, posted=_posted(row))

    async def export(self, table_id: int, person_id: int) -> bytes:
        """JSON of what this person may see. Once the game is over: the full record."""
        look = await self.look(table_id, person_id)
        async with self._context.reading() as tx:
            row, history = await tx.games.table(table_id), await tx.games.choices(table_id)
        return export_record(row, look, history)

    async def board_refused(self, table_id: int) -> bool:
        """Whether the table's public message could not be posted in its place."""
        async with self._context.reading() as tx:
            return await tx.post.dropped(table_id, "board")

    # -- inside --------------------------------------------------------------------------------------------------

    async def _replayed(self, find: Callable[..., Any], table_id: int, number: int) -> Any:
        """What is found by playing a game again. None before it has begun."""
        async with self._context.reading() as tx:
            row, seats = await tx.games.table(table_id), await tx.games.seats(table_id)
            history, last = await tx.games.choices(table_id), await last_position(tx, table_id)
        if row.seed is None:
            return None
        title, setup = self._context.title(row.title), queries.setup_of(row, len(seats))
        return await self._context.look_back(find, title, setup, row.seed, again(history, last), number)

    async def _read_model(self, tx: Transaction, row: TableRow) -> ReadModel:
        """The read model of this version. Use it before the next await."""
        model = self._context.read_model(row)
        if model is None:
            snapshot = await tx.games.snapshot(row.id)
            model = self._context.read_model(row) or ReadModel(self._context.load(row, snapshot))
            self._context.keep(row, model)
        return model

    async def _damage(self, table_id: int) -> Damaged | None:
        """Why the stored game cannot be loaded. None if it can."""
        try:
            await self.look(table_id, None)
        except Damaged as damage:
            return damage
        return None


def _posted(row: TableRow) -> bool:
    """Whether the fingerprint of the secret number was at the table before anybody could know the deal."""
    return row.secret_number is not None and row.imported_by is None


def _seat_of(seats: list[SeatRow], person_id: int | None) -> int | None:
    if person_id is None:
        return None
    return next((seat.seat for seat in seats if seat.person_id == person_id), None)
