"""The clocks of one table during one change: they run and stop as the game then stands."""

from __future__ import annotations

from datetime import datetime
from typing import Any, Protocol

from db.records import ChoiceRow, PersonRow, SeatRow, TableRow
from db.store import Transaction
from tables import time_control
from tables.projections import ANSWERS


class Change(Protocol):
    """What is needed of a `TableChange`."""

    tx: Transaction
    row: TableRow
    seats: list[SeatRow]
    steps: list[ChoiceRow]
    stood_in: set[int]

    @property
    def now(self) -> datetime: ...

    def edit(self, **values: Any) -> None: ...

    def is_noticed(self) -> bool: ...


async def people_there(change: Change, out: tuple[int, ...]) -> dict[int, PersonRow]:
    """The people who play and are there, by seat: not those who have resigned (`out`), nor those for whom a computer
    plays."""
    there = {seat.seat: seat.person_id for seat in change.seats if seat.person_id is not None and seat.stand_in is None}
    known = await change.tx.people.several(there.values())
    return {seat: known[person] for seat, person in there.items() if seat not in out}


async def run_clocks(change: Change, out: tuple[int, ...]) -> None:
    """Let the clocks run and stop as the game now stands. A table with one person has none."""
    row = change.row
    if sum(seat.kind == "person" for seat in change.seats) < 2:
        return
    answered = {step.seat for step in change.steps if step.kind in ANSWERS} - change.stood_in
    known = answered if change.is_noticed() else answered - set(row.owed)
    moment = time_control.Moment(
        now=change.now,
        people=await people_there(change, out),
        owed=frozenset(row.owed),
        secret=frozenset(row.secret),
        answered=frozenset(seat for seat in known if seat is not None),
        undone=frozenset(step.seat for step in change.steps if step.kind == "undo" and step.seat is not None),
        stood_in=frozenset(change.stood_in),
        rests=row.paused_until is not None,
    )
    fresh = time_control.new_clocks(row.clock, len(change.seats))
    swapped = {step.seat for step in change.steps if step.kind == "swap"}
    both = enumerate(zip(row.seat_clocks or fresh, fresh, strict=True))
    shown = tuple(new if seat in swapped else old for seat, (old, new) in both)
    change.edit(seat_clocks=time_control.advance_clocks(row.clock, shown, moment))
    absent = None if row.ballot is None else row.ballot.seat
    if absent is not None and (absent in answered | swapped or absent not in moment.people.keys() & set(row.owed)):
        change.edit(ballot=None)
    await set_clock_timer(change)


async def set_clock_timer(change: Change) -> None:
    """Set the timer for what happens next on the clocks. One that rings too early is set again then."""
    ends = change.row.ballot.ends_at if change.row.ballot is not None else None
    due = min((at for at in (time_control.rings_at(change.row.seat_clocks), ends) if at is not None), default=None)
    set_to = change.row.rings_at
    if due is not None and (set_to is None or due < set_to or set_to <= change.now):  # The timer may have been put off.
        await change.tx.timers.set(change.row.id, "clock", due)
        change.edit(rings_at=due)
