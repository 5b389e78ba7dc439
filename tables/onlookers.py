"""Following a game in which one does not play: a quiet note by direct message when a round of it is over, and at its
end.

Only public games of servers can be followed, and a note has only what everybody may read. The timer `news` of a table
is set when a round ends or the game does. A person is told at most once within `APART` of one game, of a title without
rounds once a day, and not in their quiet hours; what has happened meanwhile is in the next note. Who cannot be reached
any more follows nothing any more (`tables.delivery`).
"""

from __future__ import annotations

from datetime import datetime, timedelta

from msgspec.structs import replace

from db.records import FollowRow, PersonRow, TableRow
from db.store import Transaction
from tables import calendar, projections
from tables.acting import Service
from tables.change import TableChange
from tables.errors import refuse
from tables.records import TableInfo
from tables.slots import News
from tables.standing_orders import period_of

MOST_FOLLOWED = 20
"""Games that one person follows."""
MOST_FOLLOWERS = 50
"""People who follow one game."""
APART = timedelta(hours=1)
DAILY = timedelta(days=1)


def is_public(row: TableRow) -> bool:
    """Whether anybody of its server may follow this game."""
    return row.guild_id is not None and not row.private and not row.lesson


async def tell_followers(change: TableChange) -> None:
    """The timer has come: tell those whose time it is, and set it to the next one's."""
    row, tx = change.row, change.tx
    await tx.timers.clear(row.id, "news")
    followers = await tx.follows.of_table(row.id, MOST_FOLLOWERS)
    over, part = row.status != "running", ""
    if followers and not over:
        part = period_of(change.title, (await change.session()).state)
    people = await tx.people.several([each.person_id for each in followers])
    later, seated = [], {seat.person_id for seat in change.seats}
    for each in followers:
        at = _when_told(each, row, part, people[each.person_id], change.now)
        if at is None:
            continue
        if at > change.now:
            later.append(at)
            continue
        if row.status in ("running", "over") and is_public(row) and each.person_id not in seated:
            change.show(News(each.person_id))
        if over or not is_public(row) or each.person_id in seated:
            await tx.follows.remove(each.person_id, row.id)
        else:
            await tx.follows.put(replace(each, told_at=change.now, told_n=row.last_n, part=part))
            if not part:
                later.append(change.now + DAILY)
    if later:
        await tx.timers.set(row.id, "news", min(later))


def _when_told(each: FollowRow, row: TableRow, part: str, person: PersonRow, now: datetime) -> datetime | None:
    """When a follower is told. None: there is nothing new."""
    if row.status != "running":
        at = now
    elif part:
        if part == each.part:
            return None
        at = each.told_at + APART
    else:
        at = max(each.told_at + DAILY, now + DAILY if row.last_n <= each.told_n else now)
    return calendar.next_loud(person, max(at, now))


class Onlookers(Service):
    """Who follows which games."""

    async def follow(self, table_id: int, person_id: int) -> None:
        """Follow a running game. Raises Refused for one that is not public, one's own, too many, and who accepts no
        direct messages."""
        async with self._context.writing() as tx:
            row, seats = await tx.games.table_and_seats(table_id)
            own = await tx.follows.of_person(person_id)
            if any(seat.person_id == person_id for seat in seats):
                raise refuse("error-follow-own")
            if not is_public(row):
                raise refuse("error-follow-private")
            if row.status != "running":
                raise refuse("error-follow-over")
            if not (await tx.people.get(person_id)).dm_open:
                raise refuse("error-follow-dms")
            if len(own) >= MOST_FOLLOWED and all(each.table_id != table_id for each in own):
                raise refuse("error-follow-many", most=MOST_FOLLOWED)
            if len(await tx.follows.of_table(table_id, MOST_FOLLOWERS)) >= MOST_FOLLOWERS:
                raise refuse("error-follow-full")
            session = self._context.session_of(row, await tx.games.snapshot(table_id))
            part, now = period_of(self._context.title(row.title), session.state), self._context.now()
            await tx.follows.put(
                FollowRow(person_id=person_id, table_id=table_id, told_at=now, told_n=row.last_n, part=part)
            )
            if not part:
                await tx.timers.set(table_id, "news", now + DAILY)

    async def unfollow(self, table_id: int, person_id: int) -> None:
        """Follow it no longer."""
        async with self._context.writing() as tx:
            await tx.follows.remove(person_id, table_id)

    async def follows(self, table_id: int, person_id: int) -> bool:
        """Whether this person follows this game."""
        async with self._context.reading() as tx:
            return any(each.table_id == table_id for each in await tx.follows.of_person(person_id))

    async def followed(self, person_id: int) -> tuple[TableInfo, ...]:
        """The games that a person follows."""
        async with self._context.reading() as tx:
            return tuple([await _info(tx, each.table_id) for each in await tx.follows.of_person(person_id)])


async def _info(tx: Transaction, table_id: int) -> TableInfo:
    return projections.info_of(*await tx.games.table_and_seats(table_id))
