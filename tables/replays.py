"""Earlier positions of a game for readers, as each of them may know them.

A *stop* is a step with a line that the reader can read; the first one is the deal. Stops are counted without the
others, because nobody may learn how many steps there were in secret. Records and positions of the games that were
looked at last are kept in memory: to show another position, a few steps are played again, never the whole record.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator
from itertools import groupby
from typing import Any, TypeAlias

import msgspec
from msgspec.structs import replace

from db.errors import Missing, Unreadable
from db.records import ChoiceRow, SeatRow, SnapshotRow, TableRow
from db.store import Transaction
from tables import playback
from tables.context import Context
from tables.errors import not_seated, refuse
from tables.handing import passed_round
from tables.looking_back import Kept
from tables.projections import ANSWERS, beginning_in, info_of, lines_of, setup_of
from tables.queries import Queries
from tables.records import Chapter, Eyes, LogLine, Look, Recap, Replay, Stop, Then, View
from tables.summary import Award, Course, awards_of, course_of

KEPT_SUMMARIES = 64
"""Finished games whose course is kept in memory: their last message is made several times."""
MOST_REELS = 16
"""How many records are kept in memory, about 100 kB each."""


Summary: TypeAlias = tuple[Course, tuple[Award, ...]]


class Reel:
    """The record of one table as of one version, with its kept positions."""

    def __init__(
        self,
        row: TableRow,
        seats: list[SeatRow],
        history: list[ChoiceRow],
        footage: playback.Footage,
        last: SnapshotRow | None = None,
    ) -> None:
        self.row = row
        self.seats = seats
        self.history = history
        self.steps = playback.steps_to_replay(history, last)
        self.footage = footage
        self._stops: dict[int | None, tuple[Stop, ...]] = {}

    def stops(self, seat: int | None) -> tuple[Stop, ...]:
        """The stops of a reader at this seat (None: an onlooker), oldest first."""
        if seat not in self._stops:
            self._stops[seat] = tuple(self._stops_of(seat))
        return self._stops[seat]

    @property
    def counted(self) -> bool:
        """Whether the title counts chapters or turns."""
        return any(mark is not None for mark in self.footage.marks)

    def _stops_of(self, seat: int | None) -> list[Stop]:
        counted = self.counted
        stops: list[Stop] = []
        turn, acting = 0, None
        for row, mark in zip(self.history, self.footage.marks, strict=False):
            lines = lines_of([row], seat)
            if not lines and stops:
                continue
            if not counted:  # A turn is what one seat does; an answer of another seat begins the next.
                seats = [line.seat for line in lines if line.seat is not None] if row.kind in ANSWERS else []
                turn += bool(seats) and acting is not None and seats[0] != acting
                acting = seats[0] if seats else acting
            stops.append(Stop(row.n, mark if counted else turn, lines))
        return stops

    def place(self, stop: Stop, stops: tuple[Stop, ...]) -> int:
        """The step whose position shows a stop. For the last one that is the present position, if its own is lost."""
        return self.steps[-1].n if stop is stops[-1] and stop.n in self.footage.lost else stop.n

    def seat_of(self, person_id: int) -> int | None:
        """The seat of a person, if they sit here."""
        return next((seat.seat for seat in self.seats if seat.person_id == person_id), None)

    def seat_for(self, mine: int | None, eyes: Eyes) -> int | None:
        """The seat from which a reader looks: while the game runs, always their own."""
        if self.row.status != "over" or eyes == "own" or eyes not in (None, *range(len(self.seats))):
            return mine
        return eyes

    def shown_to(self, seat: int | None) -> int | None:
        """The seat whose secrets the page of this seat may show."""
        return None if passed_round(self.row, self.seats) else seat

    def stops_shown(self, seat: int | None) -> tuple[Stop, ...]:
        """The stops of a seat, with the lines that its page may show."""
        stops, eyes = self.stops(seat), self.shown_to(seat)
        if eyes == seat:
            return stops
        told = {row.n: lines_of([row], eyes) for row in self.history}
        return tuple(replace(stop, lines=told[stop.n]) for stop in stops)

    def lines(self, seat: int | None, after: int, upto: int | None = None) -> tuple[LogLine, ...]:
        """The lines that a seat reads of the steps after one, up to another."""
        return lines_of((row for row in self.history if row.n > after and (upto is None or row.n <= upto)), seat)


async def last_position(tx: Transaction, table_id: int) -> SnapshotRow | None:
    """The stored position of a game. None if it is missing."""
    try:
        return await tx.games.snapshot(table_id)
    except (Missing, Unreadable):
        return None


class Replays:
    """What is read of earlier positions. The reels looked at last are kept for all readers."""

    def __init__(self, context: Context, queries: Queries) -> None:
        self._context = context
        self._queries = queries
        self._summaries: Kept[int, Summary] = Kept(KEPT_SUMMARIES)
        self._kept: OrderedDict[int, Reel] = OrderedDict()

    async def reel(self, table_id: int, *, by: int | None = None) -> Reel:
        """The record of a table, for the person `by`. Raises Refused if its game has not begun."""
        async with self._context.reading() as tx:
            row, seats = await tx.games.table_and_seats(table_id)
            kept = self._kept.get(table_id)
            if kept is not None and kept.row.version == row.version:
                self._kept.move_to_end(table_id)
                return kept
            history, last = await tx.games.choices(table_id), await last_position(tx, table_id)
        if row.seed is None or not history:
            raise refuse("error-not-started")
        title, setup = self._context.title(row.title), setup_of(row, len(seats))
        steps = playback.steps_to_replay(history, last)
        footage: playback.Footage = await self._context.look_back(
            playback.film_record, title, setup, row.seed, steps, by=by
        )
        reel = self._kept[table_id] = Reel(row, seats, history, footage, last)
        self._kept.move_to_end(table_id)
        while len(self._kept) > MOST_REELS:
            self._kept.popitem(last=False)
        return reel

    async def view(self, reel: Reel, n: int, seat: int | None, *, by: int | None = None) -> View:
        """What a seat saw after step `n`. None if that cannot be played again."""
        found = self._frame_before(reel, n)
        if found is None:
            return None
        start, steps = found
        return await self._context.look_back(
            playback.views_at, self._context.title(reel.row.title), start, steps, seat, by=by
        )

    async def views(
        self, reel: Reel, wanted: list[int], seat: int | None, *, by: int | None = None
    ) -> tuple[View, ...]:
        """What a seat saw after each of these steps, as far as they can be played again."""
        row = reel.row
        title, setup = self._context.title(row.title), setup_of(row, len(reel.seats))
        seen: tuple[View, ...] = await self._context.look_back(
            playback.views_along, title, setup, row.seed, reel.steps, frozenset(wanted), seat, by=by
        )
        return seen

    async def position_at(self, reel: Reel, n: int, *, by: int | None = None) -> Then:
        """The game as it stood after step `n`. Raises Refused if that cannot be played again."""
        found = self._frame_before(reel, n)
        data = None
        if found is not None:
            start, steps = found
            title = self._context.title(reel.row.title)
            data = await self._context.look_back(playback.saved_at, title, start, steps, by=by)
        if data is None:
            raise refuse("error-rewind-lost")
        return Then(n, bytes(data), tuple(sorted(k for k, begun in reel.footage.records.items() if begun > n)))

    def _frame_before(self, reel: Reel, n: int) -> tuple[playback.Keyframe, tuple[playback.Replayed, ...]] | None:
        """The kept position at or before step `n`, and the steps between."""
        frames = reel.footage.keyframes
        found = bisect_right(frames, n, key=lambda frame: frame.n) - 1
        if found < 0 or n in reel.footage.lost:
            return None
        start = frames[found]
        return start, tuple(step for step in reel.steps if start.n < step.n <= n)

    async def position(self, table_id: int, person_id: int, *, eyes: Eyes = "own", at: int | None = None) -> Replay:
        """An earlier position: stop number `at` of those that the reader can read (None: the newest). While the game
        runs, people see it from their own seat, others as onlookers do; when it is over, with anybody's eyes."""
        reel = await self.reel(table_id, by=person_id)
        mine = reel.seat_of(person_id)
        seat = reel.seat_for(mine, eyes)
        stops, seat = reel.stops_shown(seat), reel.shown_to(seat)
        index = len(stops) - 1 if at is None else max(0, min(at, len(stops) - 1))
        stop = stops[index]
        info = info_of(reel.row, reel.seats, seat)
        view = await self.view(reel, reel.place(stop, stops), seat, by=person_id)
        before = await self.view(reel, stops[index - 1].n, seat, by=person_id) if index else None
        look = Look(info, seat, view, None, None, False, stop.lines)
        return Replay(look, before, index, stops, reel.footage.chapters, reel.counted, mine)

    async def frames(
        self, table_id: int, person_id: int, eyes: Eyes, first: int, last: int, most: int
    ) -> tuple[Look, tuple[View, ...]]:
        """The table (without a view), and what the reader sees at the stops from `first` to `last`: at most this many
        of them, at even distances, the last one included."""
        reel = await self.reel(table_id, by=person_id)
        seat = reel.seat_for(reel.seat_of(person_id), eyes)
        stops, seat = reel.stops(seat)[first : last + 1], reel.shown_to(seat)
        count = min(most, len(stops))
        chosen = [stops[(len(stops) - 1) * index // max(count - 1, 1)].n for index in range(count)]
        look = Look(info_of(reel.row, reel.seats, seat), seat, None, None, None, False, ())
        return look, await self.views(reel, chosen, seat, by=person_id)

    async def recap(self, table_id: int, person_id: int) -> Recap:
        """What happened since this person last acted (or joined), and what they saw then."""
        reel = await self.reel(table_id, by=person_id)
        mine = next((seat for seat in reel.seats if seat.person_id == person_id), None)
        if mine is None:
            raise not_seated(info_of(reel.row, reel.seats), person_id)
        seat = reel.shown_to(mine.seat)
        view = await self.view(reel, max(mine.acted_n, 0), seat, by=person_id)
        at = next((step.at for step in reel.history if step.n == mine.acted_n), None)
        return Recap(reel.lines(seat, mine.acted_n), view, at)

    async def chapter(self, table_id: int, number: int) -> Chapter | None:
        """What a chapter of the game has brought, without views if it cannot be played again. None if it has not
        ended."""
        row, history, found = await self._replayed(playback.replay_chapter, table_id, number)
        if found is None:
            return None
        lines = lines_of((step for step in history if step.n in found.steps or step.n == found.ended), None)
        opens = self._context.title(row.title).notices.opens_chapter
        return Chapter(number, found.before, found.after, tuple(_of_chapter(lines, found, opens)))

    async def summary(self, table_id: int) -> Summary:
        """The course of a finished game, and what stood out in it. Raises Refused while it is not over."""
        return await self._summaries.get(table_id, lambda: self._summarised(table_id))

    async def record_then(self, table_id: int, number: int) -> Look | None:
        """The table as onlookers saw it when it last kept this record. None if that cannot be played again."""
        look = await self._queries.look(table_id, None)
        _, _, found = await self._replayed(playback.record_then, table_id, number)
        return None if found is None else msgspec.structs.replace(look, postings=(found[0],), view=found[1])

    async def _summarised(self, table_id: int) -> Summary:
        row, seats, history, steps = await self._record(table_id)
        if row.status != "over" or row.seed is None:
            raise refuse("error-not-over")
        title, setup = self._context.title(row.title), setup_of(row, len(seats))
        undone = frozenset(step.n for step in history if step.undone_by is not None)
        lines = lines_of((step for step in history if step.n not in undone), None)
        told = tuple((line.seat, line.text) for line in lines)
        course: Course = await self._context.look_back(course_of, title, setup, row.seed, steps, undone, told)
        if course.turning is not None:
            of_step = tuple(line for line in lines if line.n == course.turning.n)
            course = replace(course, turning=replace(course.turning, told=of_step))
        people = frozenset(seat.seat for seat in seats if seat.kind == "person")
        return course, awards_of(course, history, people)

    async def _replayed(
        self, find: Callable[..., Any], table_id: int, number: int
    ) -> tuple[TableRow, list[ChoiceRow], Any]:
        """The table, the record of its game, and what is found by playing it again. None before it has begun."""
        row, seats, history, steps = await self._record(table_id)
        if row.seed is None:
            return row, history, None
        title, setup = self._context.title(row.title), setup_of(row, len(seats))
        return row, history, await self._context.look_back(find, title, setup, row.seed, steps, number)

    async def _record(
        self, table_id: int
    ) -> tuple[TableRow, list[SeatRow], list[ChoiceRow], tuple[playback.Replayed, ...]]:
        async with self._context.reading() as tx:
            row, seats = await tx.games.table_and_seats(table_id)
            history, last = await tx.games.choices(table_id), await last_position(tx, table_id)
        return row, seats, history, playback.steps_to_replay(history, last)


def _of_chapter(
    lines: Iterable[LogLine], chapter: playback.ReplayedChapter, opens: tuple[str, ...]
) -> Iterator[LogLine]:
    """Of the log lines of a chapter's steps and of the step that ended it those that belong to it. A step that ends a
    chapter tells of it until the next one begins."""
    for n, together in groupby(lines, key=lambda line: line.n):
        of_step = list(together)
        begins = beginning_in(of_step, opens)
        if n == chapter.ended:
            yield from of_step[:begins]
        else:
            yield from of_step[begins if n == chapter.began else 0 :]
