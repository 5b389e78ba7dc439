"""What people set for themselves: language, how they are called, and when."""

from __future__ import annotations

import contextlib
from datetime import date, datetime, timedelta
from typing import Any

import msgspec

from db.records import Away
from engine.core.errors import Refused
from tables import calendar, calls, clockwork, time_control
from tables.acting import Service
from tables.change import TableChange, change_table, no_report
from tables.errors import refuse
from tables.records import Notify, PersonSettings
from tables.slots import BOARD

FURTHEST = timedelta(days=366)
"""How far ahead away days may begin."""


class People(Service):
    """The settings of people."""

    async def get(self, person_id: int) -> PersonSettings:
        """The settings of a person; the defaults for a new one."""
        async with self._context.once() as tx:
            return await tx.people.get(person_id)

    async def set_language(self, person_id: int, language: str | None) -> None:
        """Use this language for the person. None: that of their client."""
        await self._change_person(person_id, language=language)

    async def set_notify(self, person_id: int, notify: Notify) -> None:
        """Set how the person is told that it is their turn."""
        await self._change_person(person_id, notify=notify)

    async def dm_closed(self, person_id: int) -> None:
        """The person wants no direct messages: send none until `dm_open` is called."""
        await self._change_person(person_id, dm_open=False, dm_refused=False)

    async def dm_open(self, person_id: int) -> None:
        """Direct messages arrive (again)."""
        await self._change_person(person_id, dm_open=True, dm_refused=False)

    async def dm_refused(self, person_id: int) -> None:
        """Discord has refused a direct message, though the person wants them: send none until `dm_open` is called."""
        await self._change_person(person_id, dm_open=False, dm_refused=True)

    async def set_confirm(self, person_id: int, *, confirm: bool) -> None:
        """Whether the person is asked before an answer ends their turn."""
        await self._change_person(person_id, confirm=confirm)

    async def set_invitations(self, person_id: int, *, invitations: bool) -> None:
        """Whether other people may call the person to their tables."""
        await self._change_person(person_id, invitations=invitations)

    async def reaches(self, person_id: int, guest: int) -> bool:
        """Whether an invitation of the guest by this person calls them now. Whoever is told that it does not is not
        told why: the guest may want none, or was invited a short while ago."""
        async with self._context.reading() as tx:
            return await calls.invitation_reaches(tx, person_id, guest, self._context.now())

    # -- when they are called -------------------------------------------------------------------------------------

    async def set_zone(self, person_id: int, zone: str) -> PersonSettings:
        """Set the time zone by its IANA name, in which quiet hours and away days are meant. Raises Refused for an
        unknown one."""
        if zone not in calendar.zone_names():
            raise refuse("error-zone-unknown", zone=zone)
        return await self._change_calendar(person_id, zone=zone)

    async def set_quiet(self, person_id: int, quiet: tuple[int, int] | None) -> PersonSettings:
        """Set the hours of the day in which the person is not called: minutes after midnight, from and until. None:
        no quiet hours. Raises Refused if they are longer than `calendar.MOST_QUIET`, or no times of the day."""
        if quiet is None:
            return await self._change_calendar(person_id, quiet=())
        since, until = quiet
        length = (until - since) % calendar.DAY_MINUTES
        if not all(0 <= minutes < calendar.DAY_MINUTES for minutes in quiet) or length == 0:
            raise refuse("error-quiet-times")
        if length > calendar.MOST_QUIET:
            raise refuse("error-quiet-long", most=calendar.MOST_QUIET // 60)
        return await self._change_calendar(person_id, quiet=quiet)

    async def go_away(self, person_id: int, first: date, last: date) -> PersonSettings:
        """Take away days, from `first` to `last`, by the calendar of the person's zone. Raises Refused for days that
        are over, too far ahead, or more than the balance of a year."""
        person = await self.get(person_id)
        today = calendar.local_day(person, self._context.now())
        if last < first:
            raise refuse("error-away-order")
        if first < today:
            raise refuse("error-away-past")
        if first > today + FURTHEST or last > first + FURTHEST:
            raise refuse("error-away-far")
        kept = tuple(away for away in person.away if away.last.year >= today.year - 1)
        fresh = msgspec.structs.replace(person, away=calendar.with_away(kept, Away(first, last)))
        for year in range(first.year, last.year + 1):
            if calendar.days_left(fresh, year) < 0:
                left = max(calendar.days_left(person, year), 0)
                raise refuse("error-away-balance", year=str(year), left=left, balance=calendar.AWAY_DAYS_A_YEAR)
        return await self._change_calendar(person_id, away=fresh.away)

    async def come_back(self, person_id: int, first: date) -> PersonSettings:
        """Give the days back that are still to come of the away days that begin on `first`. Raises Refused if there
        are none."""
        person = await self.get(person_id)
        today = calendar.local_day(person, self._context.now())
        if not any(away.first == first and away.last >= today for away in person.away):
            raise refuse("error-away-none")
        return await self._change_calendar(person_id, away=calendar.back_on(person.away, first, today))

    def today(self, person: PersonSettings) -> date:
        """The present day of the person's own calendar."""
        return calendar.local_day(person, self._context.now())

    def local_time(self, zone: str) -> datetime:
        """The present time in a zone."""
        return self._context.now().astimezone(calendar.zone_of(PersonSettings(id=0, zone=zone)))

    async def _change_calendar(self, person_id: int, **values: Any) -> PersonSettings:
        before = await self.get(person_id)
        await self._change_person(person_id, **values)
        after = await self.get(person_id)
        async with self._context.reading() as tx:
            tables = [row.id for row, _ in await tx.games.of_person(person_id) if row.status == "running"]
        for table_id in tables:
            await self._replan(table_id, before, after)
        return after

    async def _replan(self, table_id: int, before: PersonSettings, after: PersonSettings) -> None:
        """The person's clock at this table stops at other hours from now on; what is left of the time stays. While the
        table is stopped, its dates are those of when that happened (`moderating.thaw_table`)."""

        async def work(change: TableChange) -> None:
            seat = change.info().seat_of(after.id)
            shown = change.row.seat_clocks
            if seat is None or seat >= len(shown) or shown[seat].due is None or change.row.status != "running":
                return
            fresh = time_control.replan_clock(shown[seat], before, after, change.row.frozen_at or change.now)
            if fresh != shown[seat]:
                change.edit(seat_clocks=(*shown[:seat], fresh, *shown[seat + 1 :]))
                if change.row.frozen_at is None:
                    change.show(BOARD)
                    await clockwork.set_clock_timer(change)

        with contextlib.suppress(Refused):  # The next decision plans the clock anew.
            await change_table(self._context, table_id, work, no_report, even_frozen=True)

    async def _change_person(self, person_id: int, **values: Any) -> None:
        async with self._context.writing() as tx:
            await tx.people.change(person_id, **values)
