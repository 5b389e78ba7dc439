"""Several games after each other: until somebody has won most of them, everybody one seat further on each time; and
tables that are opened anew every week.

The next game of a series begins by itself, with those who have a seat, soon after the end of one (the timer `series` of
the table that is over). Weekly tables are notes (`weekly:<server>:<channel>:<title>`), because the tables themselves
come and go.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from datetime import datetime, time, timedelta
from functools import partial
from typing import TypeAlias

import msgspec
from msgspec.structs import replace

from db.forgetting import NOBODY
from db.records import AuditRow, PersonRow, SeatRow, Series
from db.store import Transaction
from tables import calendar, lobby, new_tables
from tables.acting import Service
from tables.change import TableChange
from tables.computer_names import computer_numbers
from tables.errors import refuse
from tables.house import Preset
from tables.lobby import by_host
from tables.projections import place_of
from tables.records import Place, TableInfo

log = logging.getLogger(__name__)

BEST_OF = (3, 5, 7)
NOTE = "weekly"
OPENS_AT = time(9)
"""The hour at which a weekly table is opened, in the zone of its host."""
GIVEN_UP = timedelta(days=3)
"""So long the next game of a series waits for room in its channel."""


async def next_game(change: TableChange) -> None:
    """The next game of a series begins, in the place of the one that is over, unless its people have gone on by
    themselves."""
    row, tx = change.row, change.tx
    if row.series is None or row.status != "over" or row.rematch is not None:
        await tx.timers.clear(row.id, "series")
        return
    if row.ended_at is not None and change.now - row.ended_at > GIVEN_UP:
        await tx.timers.clear(row.id, "series")
        return
    if await _has_been_left(tx, row.guild_id) or await tx.games.in_channel(row.channel_id, row.title) is not None:
        return  # the timer comes again
    fresh = new_tables.row_after(change.title, row, row.host_id, change.now, change.context.seed())
    won = tuple(sorted(row.series.wins(row.winners).items()))
    fresh = replace(fresh, series=replace(row.series, game=row.series.game + 1, won=won))
    fresh = await tx.games.add(fresh, _moved_on(row.id, change.seats))
    change.edit(rematch=fresh.id)
    await tx.timers.clear(row.id, "series")
    game = await TableChange.open(change.context, tx, fresh.id)
    await lobby.begin_game(game)
    await game.save()


async def _has_been_left(tx: Transaction, guild_id: int | None) -> bool:
    """Whether the bot was removed from this server (`tables.whereabouts`): a table there would run unseen."""
    return await tx.notes.get(f"left:{guild_id}") is not None


def _moved_on(before: int, old: list[SeatRow]) -> list[SeatRow]:
    """Everybody one seat further on."""
    called, seats = computer_numbers(before, old), list(old)
    for seat in old:
        number = (seat.seat + 1) % len(old)
        name = str(called[seat.seat]) if seat.kind == "computer" else seat.name
        seats[number] = SeatRow(
            seat=number, kind=seat.kind, person_id=seat.person_id, name=name, level=seat.level, habits=seat.habits
        )
    return seats


class Weekly(msgspec.Struct, frozen=True):
    """A table that is opened anew every week. `weekday`: 0 is Monday; `next_at`: when it is opened next."""

    preset: Preset
    place: Place
    host_id: int
    weekday: int
    next_at: datetime


def next_day(person: PersonRow, weekday: int, now: datetime) -> datetime:
    """When this day of the week comes next in the zone of a person."""
    local = now.astimezone(calendar.zone_of(person))
    day = local.date() + timedelta(days=(weekday - local.weekday()) % 7)
    at = datetime.combine(day, OPENS_AT, local.tzinfo)
    return (at if at > local else at + timedelta(days=7)).astimezone(now.tzinfo)


HasLeft: TypeAlias = Callable[[int, int], Awaitable[bool]]
"""Whether a person, the second number, is known to have left a server, the first one."""


async def _unknown(_guild_id: int, _person_id: int) -> bool:
    return False


class SeriesOfGames(Service):
    """What hosts choose about games after each other. `has_left` is set by whoever knows the servers."""

    has_left: HasLeft = staticmethod(_unknown)

    @by_host
    async def set(self, change: TableChange, best_of: int) -> None:
        """Play so many games at most (0: one game). Raises Refused for a number that is not offered."""
        if best_of not in (0, *BEST_OF):
            raise refuse("error-bad-option", option=str(best_of))
        change.edit(series=Series(best_of) if best_of else None)

    async def weekly(self, info: TableInfo) -> Weekly | None:
        """The weekly table in the place and of the title of a table."""
        async with self._context.reading() as tx:
            note = await tx.notes.get(_name(info.place, info.title))
        return None if note is None else msgspec.json.decode(note, type=Weekly)

    async def set_weekly(
        self, table_id: int, person_id: int, weekday: int | None, *, manages: bool = False
    ) -> Weekly | None:
        """Open a table like this lobby on this day of every week from now on; None: no longer. By its host; whoever
        manages the server may end it. Raises Refused for others, and outside servers."""
        async with self._context.writing() as tx:
            row = await tx.games.table(table_id)
            if row.host_id != person_id and not (manages and weekday is None):
                raise refuse("error-not-host")
            if row.guild_id is None or row.private or row.seed is not None or weekday not in (None, *range(7)):
                raise refuse("error-weekly")
            place = place_of(row)
            if weekday is None:
                await tx.notes.remove(_name(place, row.title))
                return None
            preset = Preset("", row.title, row.options, row.clock, row.start, row.terms, row.unrated)
            at = next_day(await tx.people.get(person_id), weekday, self._context.now())
            weekly = Weekly(preset, place, person_id, weekday, at)
            await tx.notes.put(_name(place, row.title), msgspec.json.encode(weekly).decode())
            return weekly

    async def open_due(self) -> int:
        """Open the weekly tables whose day has come, where there is none. Returns how many."""
        now, opened = self._context.now(), []
        async with self._context.reading() as tx:
            notes = await tx.notes.starting(f"{NOTE}:")
        for name, note in notes.items():
            weekly = msgspec.json.decode(note, type=Weekly)
            if weekly.next_at <= now:
                number = await self._context.mishaps.isolate("weekly", name, partial(self._open, name, weekly))
                opened += [number] if number else []
        for number in opened:
            self._context.tell(number)
        return len(opened)

    async def _open(self, name: str, weekly: Weekly) -> int | None:
        """Open it, and set it to the next week in any case. None: there is an open table, or the bot is not there; or
        the host has left the server, with which it ends."""
        context, now, preset = self._context, self._context.now(), weekly.preset
        if weekly.place.guild_id is not None and await self.has_left(weekly.place.guild_id, weekly.host_id):
            await self._end(name, weekly)
            return None
        async with context.writing() as tx:
            at = next_day(await tx.people.get(weekly.host_id), weekly.weekday, now)
            await tx.notes.put(name, msgspec.json.encode(replace(weekly, next_at=at)).decode())
            taken = await tx.games.in_channel(weekly.place.channel_id, preset.title) is not None
            if taken or await _has_been_left(tx, weekly.place.guild_id):
                return None
            title = context.title(preset.title)
            row = new_tables.new_row(title, weekly.place, weekly.host_id, preset.options, now)
            row = replace(row, clock=preset.clock, start=preset.start, terms=preset.terms, unrated=preset.unrated)
            row = new_tables.with_commitment(row, context.seed())
            row = await new_tables.add_table(tx, row, new_tables.empty_seats(title), now, context.limits)
            await lobby.call_guests(tx, row, (), now)
            return row.id

    async def _end(self, name: str, weekly: Weekly) -> None:
        """It is opened no more. Those who manage the server read so in the log of what has been done there."""
        log.info("%s ends: its host has left the server", name)
        entry = AuditRow(
            at=self._context.now(),
            who=NOBODY,
            guild_id=weekly.place.guild_id,
            what="weekly-ended",
            detail=weekly.preset.title,
        )
        async with self._context.writing() as tx:
            await tx.notes.remove(name)
            await tx.audit.add(entry)


def _name(place: Place, title_id: str) -> str:
    return f"{NOTE}:{place.guild_id}:{place.channel_id}:{title_id}"
