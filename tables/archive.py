"""The archive: finished games of a server that anybody may look at, and those that a person has played, by what is
looked for."""

from __future__ import annotations

from functools import partial
from typing import Literal, TypeAlias

import msgspec

from db.finished import ANY_LENGTH, ANY_MARGIN
from db.records import FoundRow
from tables import projections
from tables.acting import Service
from tables.finished import finished_of
from tables.records import TableInfo

NOTE = "old-games"
"""The number from which on games that ended before there were archive and statistics are still to be added."""
PAGE = 100
"""How many numbers are looked through at a time."""
MOST_FOUND = 200
"""Games that one search looks at, the newest."""
DAY = 24 * 60 * 60
CLOSE = 50
"""The margin, in thousandths of the winner's score, below which a result is close."""

Length: TypeAlias = Literal["", "day", "week", "long"]
LENGTHS: dict[Length, tuple[int, int]] = {
    "": ANY_LENGTH,
    "day": (0, DAY),
    "week": (DAY, 7 * DAY),
    "long": (7 * DAY, ANY_LENGTH[1]),
}
"""How long a game took, from its start to its end: from so many seconds to before so many."""


class Sought(msgspec.Struct, frozen=True):
    """What is looked for. `own`: among the games of whoever asks, wherever they were; otherwise among those of the
    server."""

    title: str = ""
    person_id: int | None = None
    side: str = ""
    length: Length = ""
    close: bool = False
    own: bool = False


class Entry(msgspec.Struct, frozen=True):
    """A game of the archive. `sides`: by seat, the key of the name of what it played as."""

    info: TableInfo
    row: FoundRow
    sides: dict[int, str]


class Archive(Service):
    """Searching finished games."""

    _filled = False

    async def fill_in(self) -> int:
        """Store some of the games that ended before there were archive and statistics, in the order of their numbers.
        Returns how many. One that cannot be loaded is left out."""
        if self._filled:
            return 0
        async with self._context.reading() as tx:
            first = int(await tx.notes.get(NOTE) or 1)
            missing = await tx.finished.missing(first, first + PAGE)
            self._filled = first + PAGE > await tx.games.last_number()
        for table_id in missing:
            await self._context.mishaps.isolate("archive", table_id, partial(self._fill_in, table_id))
        if not self._filled:
            async with self._context.writing() as tx:
                await tx.notes.put(NOTE, str(first + PAGE))
        return len(missing)

    async def _fill_in(self, table_id: int) -> None:
        async with self._context.writing() as tx:
            row, seats = await tx.games.table_and_seats(table_id)
            session = self._context.load(row, await tx.games.snapshot(table_id))
            found = finished_of(row, seats, await tx.games.choices(table_id), session)
            if found is not None:
                await tx.finished.put(*found)
                await tx.digests.add(row)

    async def search(self, sought: Sought, guild_id: int | None, person_id: int) -> tuple[FoundRow, ...]:
        """The newest games that fit, `MOST_FOUND` at most. Outside servers only those of the person."""
        async with self._context.reading() as tx:
            found = await tx.finished.search(
                MOST_FOUND,
                guild_id=None if sought.own else guild_id,
                own=person_id if sought.own or guild_id is None else None,
                title=sought.title,
                person_id=sought.person_id,
                side=sought.side,
                length=LENGTHS[sought.length],
                margin=CLOSE if sought.close else ANY_MARGIN,
            )
        return tuple(row for row in found if row.title in self._context.titles)

    async def entries(self, rows: tuple[FoundRow, ...]) -> tuple[Entry, ...]:
        """These games, as they are listed."""
        async with self._context.reading() as tx:
            sides: dict[int, dict[int, str]] = {}
            for side in await tx.finished.sides(row.table_id for row in rows):
                sides.setdefault(side.table_id, {})[side.seat] = side.side
            found = []
            for row in rows:
                table, seats = await tx.games.table_and_seats(row.table_id)
                found.append(Entry(projections.info_of(table, seats), row, sides.get(row.table_id, {})))
        return tuple(found)

    async def sides(self, rows: tuple[FoundRow, ...]) -> tuple[str, ...]:
        """What the seats of these games played as, the most frequent first."""
        async with self._context.reading() as tx:
            found = [side.side for side in await tx.finished.sides(row.table_id for row in rows)]
        return tuple(sorted(set(found), key=lambda side: (-found.count(side), side)))
