"""Finding a game on a server: the lobbies with free seats, and people who look for a game until enough of them do."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta

import msgspec

from db.records import Clock, SearchRow, SeatRow, TableRow
from db.store import Transaction
from tables import new_tables, projections
from tables.avoiding import Apart
from tables.context import Context
from tables.errors import refuse
from tables.house import house_of
from tables.limits import check_seats, has_seats, limits_in_force
from tables.records import Person, Place, TableInfo
from tables.slots import LOBBY, Ping, as_stored
from tables.time_control import HOURS

LASTS = timedelta(days=7)
"""How long somebody is looked for a game."""
MOST_LOBBIES = 200
"""How many open tables of a server are examined."""


NOBODY_APART = Apart({})


class Search(msgspec.Struct, frozen=True):
    """What a person looks for: a game of a title with so many people. `hours`: how long one may think about a decision
    there (None: as may be)."""

    title: str
    people: int
    hours: int | None = None


class Company(msgspec.Struct, frozen=True):
    """The people who look for the same game; `complete` if they are enough. The one who came last is the first."""

    search: Search
    people: tuple[Person, ...]

    @property
    def complete(self) -> bool:
        """Whether a table can be opened."""
        return len(self.people) >= self.search.people


def company_for(own: SearchRow, waiting: Sequence[SearchRow], apart: Apart = NOBODY_APART) -> Company:
    """Who of those who wait, oldest first, fits a search: the same title and number of people, no two different times
    to think, and nobody who is not seated with another one."""
    hours, found = own.hours, [own]
    for other in waiting:
        fits = (other.title, other.people) == (own.title, own.people) and other.person_id != own.person_id
        fits = fits and apart.fits(other.person_id, (each.person_id for each in found))
        if fits and len(found) < own.people and (hours is None or other.hours in (None, hours)):
            hours = other.hours if hours is None else hours
            found.append(other)
    people = tuple(Person(each.person_id, each.name, each.locale) for each in found)
    return Company(Search(own.title, own.people, hours), people)


class Matchmaking:
    """Lobbies and searches of servers."""

    def __init__(self, context: Context, draw: new_tables.Draw) -> None:
        self._context = context
        self._draw = draw

    async def lobbies(self, guild_id: int, person_id: int) -> list[TableInfo]:
        """The lobbies of a server with a free seat for this person, the newest first: not private ones to which they
        are not invited, nor those that have sent them away or where somebody sits with whom they are not seated."""
        found = await self._without_avoided(guild_id, person_id)
        return [
            projections.info_of(row, seats)
            for row, seats in found
            if row.status == "lobby"
            and any(seat.kind == "open" for seat in seats)
            and (not row.private or person_id in (*row.invited, row.host_id))
            and person_id not in row.removed
        ]

    async def wanted(self, guild_id: int, person_id: int) -> list[TableInfo]:
        """The running games of a server in which a substitute is wanted, for somebody who has no seat there."""
        found = await self._without_avoided(guild_id, person_id)
        return [
            projections.info_of(row, seats)
            for row, seats in found
            if row.status == "running"
            and not row.private
            and row.frozen_at is None
            and row.handover is not None
            and row.handover.offered
            and person_id not in (seat.person_id for seat in seats)
        ]

    async def _without_avoided(self, guild_id: int, person_id: int) -> list[tuple[TableRow, list[SeatRow]]]:
        """The open tables of a server, the newest first, where nobody sits with whom this person is not seated."""
        async with self._context.reading() as tx:
            found = await tx.games.of_guild(guild_id, MOST_LOBBIES)
            owners, own = await tx.avoided.owners(person_id), await tx.avoided.of_owner(person_id)
        if guild_id in owners:
            return []
        apart = owners.union(own)
        return [(row, seats) for row, seats in reversed(found) if apart.isdisjoint(seat.person_id for seat in seats)]

    async def searches(self, guild_id: int) -> list[SearchRow]:
        """Who looks for a game on a server, the oldest first."""
        async with self._context.reading() as tx:
            return await tx.searches.of_guild(guild_id, self._context.now())

    async def look_for(self, guild_id: int, person: Person, search: Search) -> Company:
        """Look for a game for a week, in place of an earlier search for the same title. Returns who looks for the same;
        if they are enough, `open` a table for them."""
        meta = self._context.title(search.title).meta
        if not max(2, meta.least_players) <= search.people <= meta.most_players:
            raise refuse("error-search-people", least=max(2, meta.least_players), most=meta.most_players)
        if search.hours is not None and search.hours not in HOURS:
            raise refuse("error-clock")
        now = self._context.now()
        own = SearchRow(
            guild_id=guild_id,
            title=search.title,
            person_id=person.id,
            name=person.name,
            locale=person.locale,
            people=search.people,
            hours=search.hours,
            since=now,
            until=now + LASTS,
        )
        async with self._context.writing() as tx:
            await check_seats(tx, person.id, self._context.limits)
            await tx.searches.put(own)
            waiting = await tx.searches.of_guild(guild_id, now)
            apart = await Apart.of(tx, (each.person_id for each in waiting if each.title == own.title), guild_id)
            waiting = [each for each in waiting if not apart.barred(each.person_id, guild_id)]
            return await self._company(tx, own, [] if apart.barred(person.id, guild_id) else waiting, apart)

    async def _company(self, tx: Transaction, own: SearchRow, waiting: list[SearchRow], apart: Apart) -> Company:
        """Who fits a search. Those who have no seat left by now look no more, or they would keep all others waiting."""
        most = (await limits_in_force(tx, self._context.limits)).played
        while True:
            company = company_for(own, waiting, apart)
            full = [person.id for person in company.people[1:] if await has_seats(tx, person.id, most)]
            if not full:
                return company
            await tx.searches.remove(own.guild_id, own.title, full)
            waiting = [each for each in waiting if each.person_id not in full]

    async def stop(self, guild_id: int, person_id: int, title_id: str) -> None:
        """Look for no game of this title any more."""
        async with self._context.writing() as tx:
            await tx.searches.remove(guild_id, title_id, [person_id])

    async def open(self, place: Place, company: Company) -> TableInfo | None:
        """Open a table for people who have found each other. All have a seat, drawn at random; the one who came last is
        the host, and the others are called. None if one of them does not look any more: the search goes on."""
        assert place.guild_id is not None
        title, now, ids = self._context.title(company.search.title), self._context.now(), [p.id for p in company.people]
        row = new_tables.with_commitment(new_tables.new_row(title, place, ids[0], {}, now), self._context.seed())
        async with self._context.reading() as tx:
            clock = (await house_of(tx, place.guild_id)).clock
        if company.search.hours is not None:
            clock = Clock("limit", company.search.hours)
        row = row if clock is None else new_tables.with_clock(row, clock)
        seats = new_tables.empty_seats(title)
        free = list(range(len(ids)))
        for person in company.people:
            number = free.pop(self._draw(len(free)))
            seats[number] = new_tables.seat_person(seats[number], person)
        try:
            async with new_tables.adding_table(self._context) as tx:
                row = await new_tables.add_table(tx, row, seats, now, self._context.limits)
                if await tx.searches.remove(place.guild_id, company.search.title, ids) != len(ids):
                    raise _Gone
                for person in company.people:
                    await tx.people.change(person.id, name=person.name, locale=person.locale)
                await tx.post.put(row.id, as_stored({LOBBY: Ping(tuple(ids[1:]))}), now)
        except _Gone:
            return None
        self._context.tell(row.id)
        return projections.info_of(row, seats)


class _Gone(Exception):
    """Somebody does not look for a game any more."""
