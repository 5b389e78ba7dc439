"""Lessons: guided first games. A lesson is a game of one person against computers, of which nothing is posted: only the
person's own page shows it. Its place is the id of the person, which is no channel, so each person has one of a title.
"""

from __future__ import annotations

from contextlib import suppress
from datetime import datetime

import msgspec

from db.errors import Conflict
from db.records import SeatRow, TableRow
from db.store import Transaction
from engine.core.kit import GameState
from engine.core.lesson import Lesson
from engine.core.text import say
from engine.core.title import Title
from tables.acting import Service
from tables.change import TableChange, change_table, no_report
from tables.context import Context
from tables.errors import Busy, refuse
from tables.lobby import Lobby, close_table
from tables.new_tables import new_row, seat_person, with_commitment
from tables.queries import Queries
from tables.records import Level, Person, Place, TableInfo

LEVEL: Level = "normal"
"""The computers of a lesson, where the lesson does not name their answers."""


def lesson_of(title: Title[GameState]) -> Lesson:
    """The lesson of the title. Raises Refused if it has none."""
    if title.lesson is None:
        raise refuse("error-no-lesson", game=say(title.meta.key("name")))
    return title.lesson


async def open_lesson(tx: Transaction, title: Title[GameState], person: Person, now: datetime) -> TableRow:
    """Store a lesson that has not begun; it is dealt from a number that everybody knows. If another process opens one
    at the same moment, the database raises Conflict."""
    lesson = lesson_of(title)
    row = with_commitment(new_row(title, Place(None, person.id), person.id, dict(lesson.options), now), lesson.seed)
    seats = [SeatRow(seat=seat, kind="computer", level=LEVEL) for seat in range(lesson.seats)]
    seats[lesson.seat] = seat_person(seats[lesson.seat], person)
    await tx.people.change(person.id, name=person.name, locale=person.locale)
    return await tx.games.add(msgspec.structs.replace(row, lesson=True), seats)


async def end_lesson(change: TableChange) -> None:
    """Close the lesson without a result."""
    if change.row.status in ("lobby", "running"):
        await close_table(change)


class Lessons(Service):
    """The lessons of people."""

    def __init__(self, context: Context, lobby: Lobby, queries: Queries) -> None:
        super().__init__(context)
        self._lobby = lobby
        self._queries = queries

    async def open(self, person: Person, title_id: str, *, anew: bool = False) -> TableInfo:
        """The person's lesson of a title, which begins now if there is none. `anew`: from its start."""
        context, title = self._context, self._context.title(title_id)
        info = await self._queries.in_channel(person.id, title_id)
        if info is not None and anew:
            await change_table(context, info.id, end_lesson, no_report)
            info = None
        if info is None:
            with suppress(Conflict):  # A second press has opened it at the same moment.
                async with context.writing() as tx:
                    await open_lesson(tx, title, person, context.now())
            info = await self._queries.in_channel(person.id, title_id)
        if info is None:
            raise Busy
        return await self._lobby.start(info.id, person.id) if info.status == "lobby" else info
