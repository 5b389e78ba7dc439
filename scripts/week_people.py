"""The people of the simulated week: where they live, when they are there, how they are told, and how they answer."""

from __future__ import annotations

import random
from collections.abc import Iterator
from datetime import date, datetime, timedelta

import msgspec

from db.records import Clock
from tables.records import Notify, Person
from tables.time_control import DEFAULT_CLOCK

ZONES = {"Europe/Berlin": 1, "Europe/London": 0, "America/New_York": -5, "America/Los_Angeles": -8, "Asia/Taipei": 8}
"""Time zones with their hours from UTC at the time of the week, the first the most frequent."""
ZONE_WEIGHTS = (10, 4, 4, 2, 5)
AWAKE = (7, 23)
"""The hours of the day between which somebody may look."""
EVENING = (18, 22)
QUIET = (None, None, (23 * 60, 7 * 60), (22 * 60, 8 * 60), (0, 9 * 60))
"""Quiet hours, in minutes after midnight."""
CLOCKS = (
    (Clock(), 2),
    (DEFAULT_CLOCK, 4),
    (Clock("limit", 12), 2),
    (Clock("limit", 24, zero="vote"), 2),
    (Clock("bank", 24, 6), 1),
    (Clock("bank", 12, 2, "vote"), 1),
)
"""The clocks of new tables, and how often each is chosen."""
LOCALES = ("en-US", "zh-TW", "zh-CN", None)


class Member(msgspec.Struct, frozen=True):
    """One of the people. `gone_from`: they disappear for ever; `away`: days without them, as intervals; `announces`:
    they say so before, as away days."""

    person: Person
    zone: str
    notify: Notify
    quiet: tuple[int, int] | None
    closed: bool
    gone_from: datetime | None
    away: tuple[tuple[datetime, datetime], ...]
    announces: bool
    eagerness: float
    """Sessions a day, on average."""

    def absent(self, at: datetime) -> bool:
        """Whether they cannot be there, awake or not."""
        if self.gone_from is not None and at >= self.gone_from:
            return True
        return any(start <= at < end for start, end in self.away)

    def away_days(self) -> Iterator[tuple[date, date]]:
        """Their absences that they announce, as first and last days of their time zone."""
        hours = timedelta(hours=ZONES[self.zone])
        for start, end in self.away if self.announces else ():
            yield (start + hours).date(), (end + hours).date()

    def sessions(self, start: datetime, days: int, chance: random.Random) -> Iterator[datetime]:
        """When they look whether something waits for them. Most often in the evening of their time zone."""
        for day in range(days):
            for _ in range(_poisson(self.eagerness, chance)):
                span = EVENING if chance.random() < 0.6 else AWAKE
                local = timedelta(days=day, hours=chance.uniform(*span) - ZONES[self.zone])
                at = start + local
                if start <= at < start + timedelta(days=days) and not self.absent(at):
                    yield at


def members(count: int, start: datetime, days: int, chance: random.Random) -> list[Member]:
    """So many people, of all kinds."""
    return [_member(number, start, days, chance) for number in range(1, count + 1)]


def _member(number: int, start: datetime, days: int, chance: random.Random) -> Member:
    gone = start + timedelta(days=chance.uniform(0.5, days)) if chance.random() < 0.06 else None
    away: list[tuple[datetime, datetime]] = []
    if chance.random() < 0.3:
        leaves = start + timedelta(days=chance.uniform(0, days))
        away.append((leaves, leaves + timedelta(days=chance.uniform(0.5, 3))))
    (notify,) = chance.choices(("channel", "dm", "both", "none"), (60, 20, 10, 10))
    return Member(
        person=Person(10_000 + number, f"P{number}", chance.choice(LOCALES)),
        zone=chance.choices(tuple(ZONES), ZONE_WEIGHTS)[0],
        notify=notify,  # type: ignore[arg-type]
        quiet=chance.choice(QUIET),
        closed=chance.random() < 0.1,
        gone_from=gone,
        away=tuple(away),
        announces=chance.random() < 0.6,
        eagerness=chance.choice((1.0, 2.0, 3.0, 4.0)),
    )


def clock(chance: random.Random) -> Clock:
    """The clock of a new table."""
    (found,) = chance.choices([each for each, _ in CLOCKS], [weight for _, weight in CLOCKS])
    return found


def _poisson(mean: float, chance: random.Random) -> int:
    """A random number of events."""
    count, left = 0, chance.expovariate(1.0)
    while left < mean:
        count, left = count + 1, left + chance.expovariate(1.0)
    return count
