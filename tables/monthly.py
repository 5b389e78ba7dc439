"""What a month has brought to a server: the games that ended, who won most, the closest one, the longest thought.

A note (`month:<server>`) says up to which month it was told. It is written before the month is told, so that nobody
tells it twice; whatever fails then is left out.
"""

from __future__ import annotations

from collections import Counter
from datetime import UTC, datetime, timedelta

import msgspec

from db.records import FoundRow
from tables.acting import Service
from tables.house import NOTE as HOUSE
from tables.house import House

NOTE = "month"
MOST_GAMES = 1000
"""Games of a month that are looked at, the newest."""
MOST_CHAMPIONS = 3


class Month(msgspec.Struct, frozen=True):
    """A month of a server from its first moment (`since`): how many games of each title ended, the people who won most
    with how often, and the games with the closest result and with the longest thought."""

    since: datetime
    games: dict[str, int]
    champions: tuple[tuple[int, int], ...]
    closest: FoundRow | None
    thought: FoundRow | None


class Due(msgspec.Struct, frozen=True):
    """A month that is to be told on a server."""

    guild_id: int
    channel_id: int


def month_of(since: datetime, rows: list[FoundRow]) -> Month:
    """What these games have brought."""
    won = Counter(person for row in rows for person in row.winners)
    champions = sorted(won.items(), key=lambda each: (-each[1], each[0]))[:MOST_CHAMPIONS]
    close = [row for row in rows if row.margin is not None]
    long = [row for row in rows if row.thought and row.thinker is not None]
    return Month(
        since=since,
        games=dict(Counter(row.title for row in rows).most_common()),
        champions=tuple(champions),
        closest=min(close, key=lambda row: row.margin or 0, default=None),
        thought=max(long, key=lambda row: row.thought, default=None),
    )


def first_of(at: datetime) -> datetime:
    """The first moment of the month of a time."""
    return datetime(at.year, at.month, 1, tzinfo=UTC)


class Monthly(Service):
    """Telling months."""

    async def due(self) -> tuple[Due, ...]:
        """The servers on which a month is to be told. One that has just chosen it begins with the present month."""
        now = first_of(self._context.now()).isoformat()
        async with self._context.reading() as tx:
            houses, told = await tx.notes.starting(f"{HOUSE}:"), await tx.notes.starting(f"{NOTE}:")
        found: list[Due] = []
        fresh: list[Due] = []
        for name, note in houses.items():
            house, guild = msgspec.json.decode(note, type=House), int(name.partition(":")[2])
            if house.digest is not None and told.get(f"{NOTE}:{guild}") != now:
                (found if f"{NOTE}:{guild}" in told else fresh).append(Due(guild, house.digest))
        if fresh:
            async with self._context.writing() as tx:
                for due in fresh:
                    await tx.notes.put(f"{NOTE}:{due.guild_id}", now)
        return tuple(found)

    async def take(self, guild_id: int) -> Month | None:
        """The month before the present one, which counts as told from now on. None: it has been told by now, or nothing
        has ended in it."""
        until = first_of(self._context.now())
        since = first_of(until - timedelta(days=1))
        async with self._context.writing() as tx:
            if await tx.notes.get(f"{NOTE}:{guild_id}") == until.isoformat():
                return None
            await tx.notes.put(f"{NOTE}:{guild_id}", until.isoformat())
            rows = await tx.finished.between(guild_id, since, until, MOST_GAMES)
        rows = [row for row in rows if row.title in self._context.titles]
        return month_of(since, rows) if rows else None
