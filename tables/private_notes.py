"""What people note for themselves about their games: about all of a game, or at a position of its replay.

Nobody else reads a note or learns that there is one, so writing is no change of the table: it has no step, no version
and no message. A note belongs to its person, not to their seat.
"""

from __future__ import annotations

import re
from datetime import datetime

import msgspec

from db.errors import Missing, Unreadable
from db.private_notes import ABOUT_GAME
from db.records import PrivateNoteRow
from db.store import Transaction
from tables.acting import Service
from tables.context import Context
from tables.errors import refuse
from tables.records import Eyes, Replay
from tables.replays import Replays

MOST_WORDS = 1000
"""Characters of one note."""
MOST_NOTES = 500
"""Notes of one person."""
_GAP = re.compile(r"\n{3,}")


class NotePlace(msgspec.Struct, frozen=True):
    """A note at a position: `at` is the stop of the person's own replay that shows it, of `of` stops."""

    at: int
    of: int
    words: str


class GameNotes(msgspec.Struct, frozen=True):
    """What a person has noted about one game: about all of it ("": nothing), and at positions, the earliest first."""

    about: str
    places: tuple[NotePlace, ...]


class FoundNote(msgspec.Struct, frozen=True):
    """A note of a person among those of all their games. `at_position`: it stands at a position of the replay."""

    table_id: int
    title: str
    words: str
    written_at: datetime
    at_position: bool


def tidy(words: str) -> str:
    """A note as it is kept: in lines, without space around it and without signs that no text has."""
    seen = "".join(sign for sign in words if sign == "\n" or sign.isprintable())
    return _GAP.sub("\n\n", "\n".join(line.rstrip() for line in seen.split("\n")).strip())[:MOST_WORDS].rstrip()


class PrivateNotes(Service):
    """The notes that a person writes and reads."""

    def __init__(self, context: Context, replays: Replays) -> None:
        super().__init__(context)
        self._replays = replays

    async def about_game(self, table_id: int, person_id: int) -> str:
        """What the person has noted about all of a game; "" if nothing."""
        async with self._context.once() as tx:
            return await tx.private_notes.about_game(person_id, table_id)

    async def write(self, table_id: int, person_id: int, words: str) -> None:
        """Note something about all of a game in the place of what was there; nothing: the note is deleted."""
        await self._write(table_id, person_id, ABOUT_GAME, words)

    async def write_at(self, table_id: int, person_id: int, eyes: Eyes, at: int, words: str) -> None:
        """The same at a stop of the replay, as seen with these eyes. Raises Refused before the start."""
        shown = await self._replays.position(table_id, person_id, eyes=eyes, at=at)
        await self._write(table_id, person_id, shown.stops[shown.index].n, words)

    async def _write(self, table_id: int, person_id: int, step: int, words: str) -> None:
        kept = tidy(words)
        async with self._context.writing() as tx:
            if not kept:
                await tx.private_notes.remove(person_id, table_id, step)
                return
            await tx.games.table(table_id)  # raises Missing for a number that no table has
            await _check_room(tx, person_id, table_id, step)
            now = self._context.now()
            await tx.private_notes.put(
                PrivateNoteRow(person_id=person_id, table_id=table_id, step=step, words=kept, written_at=now)
            )

    async def at_position(self, shown: Replay, person_id: int) -> str:
        """What the person has noted at the position that a replay shows; "" if nothing."""
        async with self._context.reading() as tx:
            rows = await tx.private_notes.of_table(person_id, shown.look.info.id)
        return next(
            (row.words for row in rows if row.step != ABOUT_GAME and shown.stop_at(row.step) == shown.index), ""
        )

    async def of_table(self, table_id: int, person_id: int) -> GameNotes:
        """All that the person has noted about one game."""
        async with self._context.reading() as tx:
            rows = await tx.private_notes.of_table(person_id, table_id)
        about = "".join(row.words for row in rows if row.step == ABOUT_GAME)
        if len(rows) == bool(about):
            return GameNotes(about, ())
        shown = await self._replays.position(table_id, person_id)
        count = len(shown.stops)
        return GameNotes(
            about, tuple(NotePlace(shown.stop_at(row.step), count, row.words) for row in rows if row.step != ABOUT_GAME)
        )

    async def search(self, person_id: int, wanted: str = "") -> tuple[FoundNote, ...]:
        """The person's notes that have these words in them, in any order; without any, all. The newest come first."""
        words = wanted.casefold().split()
        async with self._context.reading() as tx:
            rows = await tx.private_notes.of_person(person_id)
            fitting = [row for row in rows if all(word in row.words.casefold() for word in words)]
            titles = {table_id: await _title_of(tx, table_id) for table_id in {row.table_id for row in fitting}}
        fitting.sort(key=lambda row: row.written_at, reverse=True)
        return tuple(
            FoundNote(row.table_id, titles[row.table_id], row.words, row.written_at, row.step != ABOUT_GAME)
            for row in fitting
        )


async def _title_of(tx: Transaction, table_id: int) -> str:
    """The title played there; "" where the row cannot be read."""
    try:
        return (await tx.games.table(table_id)).title
    except (Missing, Unreadable):
        return ""


async def _check_room(tx: Transaction, person_id: int, table_id: int, step: int) -> None:
    """Raises Refused for one note more than a person may have."""
    rows = await tx.private_notes.of_person(person_id)
    if len(rows) >= MOST_NOTES and not any((row.table_id, row.step) == (table_id, step) for row in rows):
        raise refuse("error-notes-many", most=MOST_NOTES)
