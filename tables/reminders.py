"""Calls that come later: reminders with growing pauses, calls put off by quiet hours, nudges of other players.

Nobody is called in their quiet hours or on days away. Who is asked in secret is called only by a message of their own.
"""

from __future__ import annotations

from datetime import datetime, timedelta

import msgspec

from db.records import PersonRow, SeatRow, TimerRow
from tables import calendar, calls
from tables.acting import Service, by_player, player_session
from tables.change import TableChange
from tables.errors import refuse
from tables.slots import BOARD, LOBBY, Ping
from tables.terms import remind_after
from tables.waiting import nudged_again_at

MOST_REMINDERS = 4
"""Reminders for one decision, usually after 1, 3, 7 and 15 days; after these there are no more."""
APART = timedelta(hours=20)
"""Between a reminder and the last call of a clock."""
NUDGE_AFTER = timedelta(hours=1)
"""How long somebody must have been waited for before another player can nudge them."""


async def remind_people(change: TableChange, timer: TimerRow) -> None:
    """A reminder is due: for one seat, or (in tables of older versions) for all."""
    timers, table_id, first = change.tx.timers, change.row.id, remind_after(change.row)
    await timers.clear(table_id, "reminder", seat=timer.seat)
    if first is None:
        return
    for seat in _awaited_people(change, timer.seat):
        person = await _person_at(change, seat)
        rests = change.row.paused_until
        after = _when_after_clock(change, seat.seat, first) if rests is None else rests + first
        later = after or calendar.next_loud(person, change.now)
        if later > change.now:
            await timers.set(table_id, "reminder", later, seat=seat.seat, round=timer.round)
            continue
        change.ring(seat.seat, person, reminder=True, alone=seat.seat in change.row.secret)
        count = timer.round + 1
        if count < MOST_REMINDERS:
            await timers.set(table_id, "reminder", change.now + first * (1 << count), seat=seat.seat, round=count)


def _when_after_clock(change: TableChange, seat: int, first: timedelta) -> datetime | None:
    """When a reminder comes that gives way to the seat's clock: soon the clock calls, or the time is up. `first`: the
    time to a first reminder."""
    shown = change.row.seat_clocks[seat] if change.row.seat_clocks else None
    at = None if shown is None else shown.call_at or shown.due
    return at + first if at is not None and at < change.now + APART else None


def _awaited_people(change: TableChange, only: int) -> list[SeatRow]:
    """The seat (below 0: the seats) of the people who are waited for."""
    owed = (*change.row.owed, *change.row.secret) if change.row.status == "running" else ()
    there = [seat for seat in change.seats if seat.person_id is not None and seat.stand_in is None]
    people = [seat for seat in there if seat.seat in owed]
    return people if only < 0 else [seat for seat in people if seat.seat == only]


async def call_now(change: TableChange, timer: TimerRow) -> None:
    """A call that was put off is due: if the person is still waited for or asked something, in the game or its lobby,
    or the game is over. A reminder comes no sooner after it than after any call."""
    await change.tx.timers.clear(change.row.id, "call", seat=timer.seat)
    seat = next((each for each in change.seats if each.seat == timer.seat), None)
    if seat is None or seat.person_id is None or seat.hushed is not None:
        return
    secret = seat.seat in change.row.secret
    asked = secret or seat.person_id in change.info().people_called()
    if change.row.status == "over" or (change.row.status in ("lobby", "running") and asked):
        person = await _person_at(change, seat)
        if change.ring_when_loud(seat.seat, person, alone=secret):
            await _wait_before_reminder(change, seat.seat)


async def _wait_before_reminder(change: TableChange, seat: int) -> None:
    """This seat is called now: a reminder comes no sooner than after any call."""
    first = remind_after(change.row)
    if first is not None:
        await change.tx.timers.not_before(change.row.id, "reminder", change.now + first, seat=seat)


async def invite_now(change: TableChange, timer: TimerRow) -> None:
    """A guest is called whose invitation came in their quiet hours, if it still holds, and later if these last longer
    by now."""
    timers, table_id = change.tx.timers, change.row.id
    await timers.clear(table_id, "invite", seat=timer.seat)
    guest = calls.guest_of(timer.seat, change.info().guests(), change.row.invited)
    if guest is None:
        return
    person = await change.tx.people.get(guest)
    later = calendar.next_loud(person, change.now)
    if later > change.now:
        await timers.set(table_id, "invite", later, seat=timer.seat)
    elif person.invitations:
        change.show(LOBBY if change.row.status == "lobby" else BOARD, Ping((guest,)))


async def _person_at(change: TableChange, seat: SeatRow) -> PersonRow:
    assert seat.person_id is not None
    return await change.tx.people.get(seat.person_id)


class Reminders(Service):
    """What people do about calls at a table."""

    @by_player
    async def hush(self, change: TableChange, seat: int, *, quiet: bool) -> None:
        """The person does not want to be called again in this turn, or does. Reminders come all the same."""
        await player_session(change, seat)
        turn = change.turn_of(seat)
        if quiet and turn is None:
            raise refuse("error-hush-now")
        change.set_seat(msgspec.structs.replace(change.seats[seat], hushed=turn if quiet else None))

    @by_player
    async def nudge(self, change: TableChange, by: int, seat: int) -> None:
        """Another player reminds somebody that they are waited for, at most once a day. Raises Refused for whom nobody
        may know to be waited for."""
        await player_session(change, by)
        if seat == by or seat not in change.row.owed or change.seats[seat].person_id is None:
            raise refuse("error-nudge-whom")
        if change.row.paused_until is not None:
            raise refuse("error-paused")
        nudged, since = change.seats[seat], change.info().since(seat)
        if since is None or change.now - since < NUDGE_AFTER:
            raise refuse("error-nudge-early")
        again = nudged_again_at(nudged.nudged_at, change.now)
        if again is not None:
            raise refuse("error-nudge-again", at=f"<t:{int(again.timestamp())}:R>")
        change.actor = by
        change.announce("nudge", by, "table-log-nudge", by=change.seat_name(by), seat=change.seat_name(seat))
        change.set_seat(msgspec.structs.replace(nudged, nudged_at=change.now))
        await change.call([nudged.person_id] if nudged.person_id is not None else [])
        await _wait_before_reminder(change, seat)
