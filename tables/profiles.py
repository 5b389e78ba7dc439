"""What people have achieved: the profile of a person, the best of a title on a server. Also the results of games that
ended before there were results."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from datetime import datetime
from functools import partial
from itertools import chain

import msgspec

from db.errors import Conflict
from db.records import ResultRow
from tables import ratings
from tables.context import Context
from tables.errors import refuse
from tables.finished import finished_of
from tables.tallies import streaks

MOST_RESULTS = 1000
"""How many of the newest results of a person in a title a profile counts."""
LATEST = 10
MOST_LEADERS = 20
OLD_GAMES = 20
"""How many games without results are worked up at a time."""


class Side(msgspec.Struct, frozen=True):
    """How often a person has played at a seat, of games in which each seat could win, and won."""

    seat: int
    games: int
    won: int


class TitleRecord(msgspec.Struct, frozen=True):
    """What a person has achieved in a title on a server. `rating`: None before the first rated game; `rated`: how many
    were. `streak`: the games won in a row up to now, `best_streak`: ever. `curve`: the ratings, oldest first, from that
    of a newcomer on. `seconds`: the average time for a turn. `by_seat`: of the games with the most frequent number of
    seats (`seats`)."""

    title: str
    guild_id: int
    games: int
    won: int
    drawn: int
    lost: int
    left: int
    rating: int | None
    rated: int
    streak: int
    best_streak: int
    seconds: int | None
    seats: int
    by_seat: tuple[Side, ...]
    curve: tuple[int, ...]


class LastGame(msgspec.Struct, frozen=True):
    """One of the last games of a person."""

    table_id: int
    title: str
    outcome: str
    place: int
    players: int
    ended_at: datetime


class Profile(msgspec.Struct, frozen=True):
    """What a person has achieved on a server, title by title, the most played first."""

    person_id: int
    name: str
    records: tuple[TitleRecord, ...]
    latest: tuple[LastGame, ...]


class Leader(msgspec.Struct, frozen=True):
    """A line of the table of the best."""

    person_id: int
    name: str
    rating: int
    games: int

    @property
    def settled(self) -> bool:
        """Whether the rating follows from enough games."""
        return self.games >= ratings.SETTLED


def title_record(results: Sequence[ResultRow]) -> TitleRecord:
    """The record of one person in one title on one server, from the results, newest first."""
    outcomes = [each.outcome for each in results]
    ends = [each for each in results if each.outcome in ("won", "drawn", "lost", "left")]
    marks = [each for each in results if each.mu is not None and each.sigma is not None]
    after = [ratings.shown_rating(each.mu or 0.0, each.sigma or 0.0) for each in reversed(marks)]
    before = [ratings.POINTS_AT_ZERO] if after and len(results) < MOST_RESULTS else []
    turns = sum(each.turns for each in results)
    streak, best = streaks([each.outcome for each in reversed(ends)])
    sizes = [each.players for each in ends if each.outcome != "left"]
    seats = max(sorted(set(sizes)), key=sizes.count) if sizes else 0
    return TitleRecord(
        title=results[0].title,
        guild_id=results[0].guild_id,
        games=len(results),
        won=outcomes.count("won"),
        drawn=outcomes.count("drawn"),
        lost=outcomes.count("lost"),
        left=outcomes.count("left"),
        rating=after[-1] if after else None,
        rated=len(marks),
        streak=streak,
        best_streak=best,
        seconds=sum(each.seconds for each in results) // turns if turns else None,
        seats=seats,
        by_seat=_record_by_seat([each for each in ends if each.players == seats and each.outcome != "left"], seats),
        curve=(*before, *after),
    )


def _record_by_seat(results: Sequence[ResultRow], seats: int) -> tuple[Side, ...]:
    if seats < 2:
        return ()
    at = [[each.outcome for each in results if each.seat == seat] for seat in range(seats)]
    return tuple(Side(seat, len(outcomes), outcomes.count("won")) for seat, outcomes in enumerate(at) if outcomes)


def _make_profile(person_id: int, name: str, found: Sequence[Sequence[ResultRow]]) -> Profile:
    """The profile from the results by title, each newest first. Titles of as many games stand with the last played
    first."""

    def newest(each: ResultRow) -> tuple[datetime, int]:
        return each.ended_at, each.table_id

    played = sorted(filter(None, found), key=lambda results: newest(results[0]), reverse=True)
    records = sorted(map(title_record, played), key=lambda record: -record.games)
    last = sorted(chain.from_iterable(each[:LATEST] for each in played), key=newest, reverse=True)[:LATEST]
    latest = (
        LastGame(each.table_id, each.title, each.outcome, each.place, each.players, each.ended_at) for each in last
    )
    return Profile(person_id, name, tuple(records), tuple(latest))


class Profiles:
    """Reads what people have achieved."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._recorded_to = 0
        self._done = False

    async def profile_of(self, person_id: int, guild_id: int | None) -> Profile:
        """The profile of a person on a server."""
        async with self._context.reading() as tx:
            person, here = await tx.people.get(person_id), guild_id or ratings.OUTSIDE
            titles = sorted(await tx.results.titles_of(person_id, here))
            found = [await tx.results.of_person(person_id, here, title, MOST_RESULTS) for title in titles]
        return await asyncio.to_thread(_make_profile, person_id, person.name, found)

    async def leaders(self, title_id: str, guild_id: int | None, most: int = MOST_LEADERS) -> tuple[Leader, ...]:
        """The best of a title on a server."""
        async with self._context.reading() as tx:
            found = await tx.results.leaders(title_id, guild_id or ratings.OUTSIDE, most)
            people = await tx.people.several([each.person_id for each in found])
        return tuple(
            Leader(each.person_id, people[each.person_id].name, ratings.shown_rating(each.mu, each.sigma), each.games)
            for each in found
        )

    async def record_old_games(self) -> int:
        """Store the results of some games where they are missing, in the order of their numbers: such a game ended
        before there were results, or there was a defect. Returns how many. A game that cannot be loaded is left out
        until the next start."""
        if self._done:
            return 0
        async with self._context.reading() as tx:
            missing = await tx.results.unrecorded(self._recorded_to, OLD_GAMES)
        for table_id in missing:
            self._recorded_to = table_id
            await self._context.mishaps.isolate("result", table_id, partial(self._record, table_id))
        self._done = not missing
        return len(missing)

    async def _record(self, table_id: int) -> None:
        """Store the results of a game."""
        with suppress(Conflict):  # Another process has just done it.
            await self._record_now(table_id)

    async def _record_now(self, table_id: int) -> None:
        async with self._context.store.transaction() as tx:
            row, seats = await tx.games.table_and_seats(table_id)
            if row.title not in self._context.titles or row.ended_at is None:
                raise refuse("error-unknown-title", title=row.title)
            session = self._context.load(row, await tx.games.snapshot(table_id))
            history = await tx.games.choices(table_id)
            results, ranks = ratings.results_of(row, seats, history, session.standing())
            await ratings.record_results(tx.results, row, results, ranks)
            if (finished := finished_of(row, seats, history, session)) is not None:
                await tx.finished.put(*finished)
            await tx.results.made_up_for(table_id)
