"""A table that rests until a date, by the consent of its people: no clock runs, nobody is called or counts as absent.

Whoever wants to may play on. At the date, or when all agree to go on sooner, everybody who is waited for has their
whole time from then on and is called. Steps of the record: `amend` begins a pause, `resume` ends it.
"""

from __future__ import annotations

from datetime import datetime, timedelta

from db.records import SeatClock
from tables import time_control
from tables.change import TableChange
from tables.terms import remind_after

LEAST_PAUSE = timedelta(hours=1)
MOST_PAUSE = timedelta(days=60)
EXTRA_DAYS = (1, 3, 7)
"""How much more time is offered."""
MOST_EXTRA = 30
"""Days."""


async def begin_pause(change: TableChange, until: datetime) -> None:
    """The table rests from now on. A vote about somebody whose time was up is over."""
    change.edit(paused_until=until, ballot=None)
    await change.tx.timers.clear(change.row.id, "pause")
    await change.tx.timers.set(change.row.id, "pause", until)


async def end_pause(change: TableChange) -> None:
    """The table goes on: all clocks begin anew, and those who are waited for are called, in secret those asked so."""
    await change.tx.timers.clear(change.row.id, "pause")
    if change.row.paused_until is None or change.row.status != "running":
        return
    await change.session()
    change.edit(paused_until=None, waited_since=(), asked_since=())
    change.announce("resume", None, "table-log-resume")
    await change.tx.timers.clear(change.row.id, "call")
    first = remind_after(change.row)
    if first is not None:
        for seat in (*change.row.owed, *change.row.secret):
            await change.tx.timers.not_before(change.row.id, "reminder", change.now + first, seat=seat)
    await change.call(change.info().people_owed())
    await call_in_secret(change)


async def call_in_secret(change: TableChange) -> None:
    """Call those who are asked in secret, each by a message of their own alone, when they may be called."""
    for seat in change.row.secret:
        person_id = change.seats[seat].person_id
        if person_id is not None and change.seats[seat].stand_in is None:
            change.ring_when_loud(seat, await change.tx.people.get(person_id), alone=True)


async def give_time(change: TableChange, seat: int, days: int) -> None:
    """The person at this seat has so many days more: for the decision they are at, else for their next one."""
    shown: SeatClock = change.row.seat_clocks[seat]
    person_id = change.seats[seat].person_id
    assert person_id is not None
    person = await change.tx.people.get(person_id)
    fresh = time_control.with_extra(change.row.clock, shown, person, timedelta(days=days))
    change.edit(seat_clocks=(*change.row.seat_clocks[:seat], fresh, *change.row.seat_clocks[seat + 1 :]))
