"""Lessons: guided first games. A lesson is a game of one person against computers, of which nothing is posted: only the
person's own page shows it. Its place is the id of the person, which is no channel, so each person has one of a title.
"""

from __future__ import annotations

from datetime import datetime

import msgspec

from db.records import SeatRow, TableRow
from db.store import Transaction
from engine.core.lesson import Lesson
from engine.core.text import say
from engine.core.title import GameState, Title
from tables.change import TableChange
from tables.errors import refuse
from tables.lobby import new_row, promised, shut, sit
from tables.records import Level, Person, Place

LEVEL: Level = "easy"
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
    row = promised(new_row(title, Place(None, person.id), person.id, dict(lesson.options), now), lesson.seed)
    seats = [SeatRow(seat=seat, kind="computer", level=LEVEL) for seat in range(lesson.seats)]
    seats[lesson.seat] = sit(seats[lesson.seat], person)
    await tx.people.change(person.id, name=person.name, locale=person.locale)
    return await tx.games.add(msgspec.structs.replace(row, lesson=True), seats)


async def end(change: TableChange) -> None:
    """Close the lesson without a result."""
    if change.row.status in ("lobby", "running"):
        await shut(change)
