"""Seasons of ratings: of a length that a server chooses, in which everybody begins anew, beside the ratings that never
end. A season that is over leaves a final table by title, whose first places are medals on profiles.

The table of the running season follows from the results of its time alone, so nothing is stored of it. The season
itself is a note (`season:<server>`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from datetime import datetime, timedelta
from functools import partial
from itertools import groupby

import msgspec
from msgspec.structs import replace

from db.records import AuditRow, MedalRow, RatingRow, ResultRow
from db.store import Transaction
from tables.acting import Service
from tables.errors import refuse
from tables.profiles import Leader
from tables.ratings import after_game, shown_rating

NOTE = "season"
MONTHS = (1, 2, 3, 6, 12)
"""The lengths that are offered."""
MOST_RESULTS = 5000
"""How many results of a title a season counts."""
MOST_LINES = 20
MOMENT = timedelta(microseconds=1)
LEAST_GAMES = 3
"""Whoever has played fewer rated games in a season has no place in its final table."""


class Season(msgspec.Struct, frozen=True, omit_defaults=True):
    """The season of a server with this number, of so many months (0: none runs, and this was the last number)."""

    number: int
    months: int
    began_at: datetime
    ends_at: datetime

    @property
    def time(self) -> tuple[datetime, datetime]:
        """From when until when games belong to it."""
        return self.began_at, self.ends_at


class SeasonTable(msgspec.Struct, frozen=True):
    """How a title stands in a season, or has ended in it. `last`: the number of the last season that is over."""

    season: Season | None
    number: int
    over: bool
    leaders: tuple[Leader, ...]
    last: int


def months_after(at: datetime, months: int) -> datetime:
    """The same day so many months later; the 28th at the latest."""
    month = at.month - 1 + months
    return at.replace(year=at.year + month // 12, month=month % 12 + 1, day=min(at.day, 28))


def season_ratings(results: Iterable[ResultRow]) -> list[RatingRow]:
    """The ratings that follow from the results of one title in a season, the oldest first; the best first. Only those
    of rated games count."""
    known: dict[int, RatingRow] = {}
    for _, found in groupby((row for row in results if row.mu is not None), key=lambda row: row.table_id):
        rows = list(found)
        ranks = {row.person_id: row.place for row in rows}
        if len(ranks) < 2:
            continue
        for person, (mu, sigma) in after_game(ranks, known).items():
            games = known[person].games + 1 if person in known else 1
            known[person] = RatingRow(
                title=rows[0].title, guild_id=rows[0].guild_id, person_id=person, mu=mu, sigma=sigma, games=games
            )
    return sorted(known.values(), key=lambda row: (3 * row.sigma - row.mu, row.person_id))


async def _last(tx: Transaction, guild_id: int) -> Season | None:
    """The season of a server that runs, or was the last one. None: there was never one."""
    note = await tx.notes.get(f"{NOTE}:{guild_id}")
    return None if note is None else msgspec.json.decode(note, type=Season)


class Seasons(Service):
    """The seasons of servers."""

    async def of(self, guild_id: int) -> Season | None:
        """The running season of a server."""
        async with self._context.reading() as tx:
            season = await _last(tx, guild_id)
        return season if season is not None and season.months else None

    async def choose(self, guild_id: int, by: int, months: int) -> None:
        """Play seasons of so many months from now on; 0: none. The running one gets another length, or ends at once.
        The caller has checked that the person manages the server."""
        if months not in (0, *MONTHS):
            raise refuse("error-bad-option", option=str(months))
        now = self._context.now()
        async with self._context.writing() as tx:
            before = await _last(tx, guild_id) or Season(0, 0, now, now)
            if not before.months and not months:
                return
            if not before.months:
                season = Season(before.number + 1, months, now, months_after(now, months))
            elif months:
                season = replace(before, months=months, ends_at=months_after(before.began_at, months))
            else:
                season = replace(before, ends_at=now + MOMENT)  # games that end now are in it
            await tx.notes.put(f"{NOTE}:{guild_id}", msgspec.json.encode(season).decode())
            noted = AuditRow(at=now, who=by, guild_id=guild_id, what="house", detail=f"seasons of {months} months")
            await tx.audit.add(noted)
        if not months:
            await self._close(guild_id, season, goes_on=False)

    async def table(self, guild_id: int, title_id: str, number: int | None = None) -> SeasonTable:
        """How a title stands in the running season of a server, or has ended in that of this number."""
        async with self._context.reading() as tx:
            season = await _last(tx, guild_id)
            if season is None:
                return SeasonTable(None, 0, False, (), 0)
            last = season.number - bool(season.months)
            shown = number if number is not None and 0 < number <= last else season.number if season.months else last
            over = shown <= last
            medals = await tx.digests.medals(guild_id, shown, title_id) if over else []
            results = [] if over else await tx.digests.between(title_id, guild_id, *season.time, MOST_RESULTS)
        if over:
            found = [(each.person_id, each.rating, each.games) for each in medals]
        else:
            rated = (await asyncio.to_thread(season_ratings, results))[:MOST_LINES]
            found = [(each.person_id, shown_rating(each.mu, each.sigma), each.games) for each in rated]
        async with self._context.reading() as tx:
            people = await tx.people.several([person for person, _, _ in found])
        leaders = tuple(Leader(person, people[person].name, rating, games) for person, rating, games in found)
        return SeasonTable(season if season.months else None, shown, over, leaders, last)

    async def medals_of(self, person_id: int, guild_id: int | None) -> list[MedalRow]:
        """The places of a person in the final tables of a server, the last season first."""
        if guild_id is None:
            return []
        async with self._context.reading() as tx:
            found = await tx.digests.medals_of(person_id, guild_id)
        return sorted(found, key=lambda row: (-row.season, row.place))

    async def close_due(self) -> int:
        """End the seasons whose time is over, and begin the next ones. Returns how many."""
        now, ended = self._context.now(), 0
        async with self._context.reading() as tx:
            notes = await tx.notes.starting(f"{NOTE}:")
        for name, note in notes.items():
            season = msgspec.json.decode(note, type=Season)
            if season.months and season.ends_at <= now:
                guild_id = int(name.partition(":")[2])
                close = partial(self._close, guild_id, season, goes_on=True)
                ended += await self._context.mishaps.isolate("season", guild_id, close) or 0
        return ended

    async def _close(self, guild_id: int, season: Season, *, goes_on: bool) -> int:
        """Store the final tables of a season, and begin the next one, if there is one."""
        medals: list[MedalRow] = []
        for title_id in self._context.titles:
            async with self._context.reading() as tx:
                results = await tx.digests.between(title_id, guild_id, *season.time, MOST_RESULTS)
            rated = [row for row in await asyncio.to_thread(season_ratings, results) if row.games >= LEAST_GAMES]
            medals += [
                MedalRow(
                    guild_id=guild_id,
                    season=season.number,
                    title=title_id,
                    person_id=row.person_id,
                    place=place,
                    rating=shown_rating(row.mu, row.sigma),
                    games=row.games,
                    ended_at=season.ends_at,
                )
                for place, row in enumerate(rated[:MOST_LINES], start=1)
            ]
        following = replace(season, months=0)
        if goes_on:
            end = months_after(season.ends_at, season.months)
            following = Season(season.number + 1, season.months, season.ends_at, end)
        async with self._context.writing() as tx:
            await tx.digests.add_medals(medals)
            await tx.notes.put(f"{NOTE}:{guild_id}", msgspec.json.encode(following).decode())
        return 1
