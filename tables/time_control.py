"""The clocks of a table: pure functions of a game before and after a change.

A clock runs for a person who is waited for, as far as everybody may know, while another person is there to wait. It
stops in quiet hours and on away days (`tables.calendar`). A question asked in secret has a deadline of its own, which
nobody else may know: it is the same for everybody, so that the time at which the game goes on tells nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any

import msgspec

from db.records import Clock, SeatClock
from tables.calendar import Calendar, counted_between, when_counted

NO_CLOCK = Clock()
DEFAULT_CLOCK = Clock("limit", 48)
"""For new tables. It runs only among two or more people."""
KINDS = ("none", "limit", "bank")
ZEROS = ("computer", "vote")
HOURS = (12, 24, 48, 72, 168)
"""The limits of a decision that are offered where a choice of few is enough: to people who look for a game, and for
tournaments."""
MOST_HOURS = 30 * 24
GRACE = 8
"""A limit has free grace: an eighth more, after a last call."""
LEAST_BANK = timedelta(hours=12)
"""With which somebody whose bank was empty goes on."""
SECRET = timedelta(hours=72)
"""The least time for a question asked in secret, in plain hours."""
VOTE_ENDS = timedelta(hours=24)

BOUNDS = tuple(timedelta(minutes=minutes) for minutes in (5, 15, 30, 60, 120, 240, 480, 720, 1440, 2160, 2880, 4320))
"""The classes of times to answer; one more is for what takes longer."""


class Moment(msgspec.Struct, frozen=True):
    """A game after a change. `people`: by seat, the people who play and are there (not those who have resigned, or for
    whom a computer plays). `owed`: the seats known to be waited for; `secret`: those asked in secret. `answered`: the
    seats whose person has answered in this change, of those in `owed` only where others can notice it; `undone`: those
    who have taken an answer back; `stood_in`: those for which a computer has answered. `rests`: no clock runs until a
    date on which all have agreed."""

    now: datetime
    people: Mapping[int, Calendar]
    owed: frozenset[int] = frozenset()
    secret: frozenset[int] = frozenset()
    answered: frozenset[int] = frozenset()
    undone: frozenset[int] = frozenset()
    stood_in: frozenset[int] = frozenset()
    rests: bool = False


class Facts(msgspec.Struct, frozen=True):
    """How a person has played so far: the median time to answer (None: not known), in how many turns, and how many
    turns a computer has played for them."""

    median: timedelta | None
    turns: int
    stood_in: int

    @property
    def share(self) -> float:
        """The share of turns played by the computer, 0 to 1."""
        whole = self.turns + self.stood_in
        return self.stood_in / whole if whole else 0.0


def is_valid(clock: Clock) -> bool:
    """Whether a table can have this clock."""
    if clock.kind not in KINDS or clock.zero not in ZEROS:
        return False
    hours = range(1, MOST_HOURS + 1)
    if clock.kind == "none":
        return (clock.hours, clock.increment) == (0, 0)
    return clock.hours in hours and (clock.increment in hours if clock.kind == "bank" else clock.increment == 0)


# -- what the clocks show after a change -------------------------------------------------------------------------------


def new_clocks(clock: Clock, seats: int) -> tuple[SeatClock, ...]:
    """The clocks of a game that begins."""
    return (SeatClock(bank=clock.hours * 3600 if clock.kind == "bank" else 0),) * seats


def advance_clocks(clock: Clock, before: Sequence[SeatClock], at: Moment) -> tuple[SeatClock, ...]:
    """The clocks after a change of the game."""
    runs = clock.kind != "none" and len(at.people) > 1 and not at.rests
    return tuple(_advance_seat(clock, each, seat, at, runs=runs) for seat, each in enumerate(before))


def _advance_seat(clock: Clock, old: SeatClock, seat: int, at: Moment, *, runs: bool) -> SeatClock:
    person = at.people.get(seat)
    waited = person is not None and seat in at.owed
    now = _with_secret_deadline(clock, old, seat, at, runs=runs)
    if seat in at.stood_in and seat not in at.owed:
        now = _changed(now, stood_in=now.stood_in + 1)
    if person is None or not waited:
        return _stop_waiting(clock, now, seat, at)
    if now.since is None:
        bank = now.bank - _increment_of(clock) if seat in at.undone else now.bank
        now = _changed(now, since=at.now, decided=at.now, bank=max(bank, 0))
    elif seat in at.answered and clock.kind == "limit":
        now = _changed(now, decided=at.now, due=None)
    if not runs:
        return _stop_clock(clock, now, person, at.now)
    return now if now.due is not None else start_decision(clock, now, person, at.now)


def start_decision(clock: Clock, seat: SeatClock, person: Calendar, now: datetime) -> SeatClock:
    """The clock starts to run for this decision."""
    bank = seat.bank
    if clock.kind == "bank" and bank <= 0:
        bank = max(_increment_of(clock), int(LEAST_BANK.total_seconds()))
    if clock.kind == "limit":
        limit = timedelta(hours=clock.hours, seconds=bank)
        whole, bank = limit + limit / GRACE, 0
    else:
        whole = timedelta(seconds=bank)
        limit = whole - whole / GRACE
    call_at, due = when_counted(person, now, limit), when_counted(person, now, whole)
    return _changed(seat, decided=now, bank=bank, call_at=call_at, due=due)


def restart_clocks(clock: Clock, before: Sequence[SeatClock]) -> tuple[SeatClock, ...]:
    """The clocks of a game that goes on with this one. What was used of the former counts for nobody; who is waited for
    gets the whole time from now on, once `advance_clocks` follows."""
    fresh = new_clocks(clock, len(before))
    return tuple(
        _changed(old, decided=None, call_at=None, due=None, bank=new.bank)
        for old, new in zip(before, fresh, strict=True)
    )


def with_extra(clock: Clock, seat: SeatClock, person: Calendar, extra: timedelta) -> SeatClock:
    """The seat's person has this much more time: for the decision whose clock runs, else for the next one. With a limit
    for each decision, the bank is what the next decision has more."""
    kept = 0 if clock.kind == "limit" and seat.due is not None else int(extra.total_seconds())
    call_at, due = (None if at is None else when_counted(person, at, extra) for at in (seat.call_at, seat.due))
    return _changed(seat, bank=seat.bank + kept, call_at=call_at, due=due)


def grant_again(clock: Clock, seat: SeatClock, person: Calendar, now: datetime) -> SeatClock:
    """The others have decided to wait: the decision has its time once more."""
    return start_decision(clock, _changed(seat, bank=max(_increment_of(clock), 0)), person, now)


def replan_clock(seat: SeatClock, before: Calendar, after: Calendar, now: datetime) -> SeatClock:
    """The clock of a person who has changed their zone, quiet hours or away days: what is left of the time stays."""

    def moved(at: datetime | None) -> datetime | None:
        return None if at is None else when_counted(after, now, counted_between(before, now, at)) if at > now else at

    return _changed(seat, call_at=moved(seat.call_at), due=moved(seat.due))


def due_after_call(seat: SeatClock, person: Calendar, now: datetime) -> datetime | None:
    """When the time is up of somebody who is called a last time now: the whole grace is left to them, however late the
    call comes."""
    if seat.call_at is None or seat.due is None:
        return seat.due
    grace = counted_between(person, seat.call_at, seat.due)
    return max(seat.due, when_counted(person, now, grace))


def rings_at(seats: Iterable[SeatClock]) -> datetime | None:
    """When the next thing happens on these clocks."""
    times = (at for seat in seats for at in (seat.call_at, seat.due, seat.secret_due) if at is not None)
    return min(times, default=None)


def _with_secret_deadline(clock: Clock, old: SeatClock, seat: int, at: Moment, *, runs: bool) -> SeatClock:
    """A question asked in secret has plain hours, the same for everybody. Each new one has its own."""
    if seat not in at.secret or seat not in at.people or not runs:
        return _changed(old, secret_due=None)
    if old.secret_due is not None and seat not in at.answered:
        return old
    hours = timedelta(hours=2 * clock.hours) if clock.kind == "limit" else SECRET
    return _changed(old, secret_due=at.now + max(hours, SECRET))


def _stop_waiting(clock: Clock, old: SeatClock, seat: int, at: Moment) -> SeatClock:
    """The seat's person is no longer waited for."""
    if old.since is None:
        return old
    person = at.people.get(seat)
    now = old if person is None else _stop_clock(clock, old, person, at.now)
    if person is not None and seat in at.answered:
        took = counted_between(person, old.since, at.now)
        now = _changed(now, times=_count_answer(old.times, took), bank=now.bank + _increment_of(clock))
    elif person is None:
        now = _changed(now, bank=0)
    return _changed(now, since=None, decided=None, call_at=None, due=None)


def _stop_clock(clock: Clock, seat: SeatClock, person: Calendar, now: datetime) -> SeatClock:
    """The clock stops. What it has run since is taken from the bank."""
    if seat.due is None or seat.decided is None:
        return seat
    used = int(counted_between(person, seat.decided, now).total_seconds()) if clock.kind == "bank" else 0
    return _changed(seat, bank=max(seat.bank - used, 0), decided=now, call_at=None, due=None)


def _increment_of(clock: Clock) -> int:
    return clock.increment * 3600 if clock.kind == "bank" else 0


def _changed(seat: SeatClock, **values: Any) -> SeatClock:
    if all(getattr(seat, name) == value for name, value in values.items()):
        return seat
    return msgspec.structs.replace(seat, **values)


# -- facts -------------------------------------------------------------------------------------------------------------


def _count_answer(times: tuple[int, ...], took: timedelta) -> tuple[int, ...]:
    """One more answer in its class."""
    place = next((place for place, bound in enumerate(BOUNDS) if took <= bound), len(BOUNDS))
    counts = [*times, *(0 for _ in range(len(BOUNDS) + 1 - len(times)))]
    counts[place] += 1
    return tuple(counts)


def facts_of(seats: Iterable[SeatClock]) -> Facts:
    """The facts about a person, from their clocks at several tables. The median is the upper bound of its class."""
    totals = [0] * (len(BOUNDS) + 1)
    stood_in = 0
    for seat in seats:
        stood_in += seat.stood_in
        for place, count in enumerate(seat.times[: len(totals)]):
            totals[place] += count
    turns = sum(totals)
    if not turns:
        return Facts(None, 0, stood_in)
    seen = 0
    for place, count in enumerate(totals):
        seen += count
        if 2 * seen >= turns:
            return Facts(BOUNDS[min(place, len(BOUNDS) - 1)], turns, stood_in)
    raise AssertionError("the classes add up to all turns")
