"""When a person may be called, and which time counts for them: pure functions of their zone, quiet hours, away days.

Every function takes a person (`PersonRow` or `PersonSettings`; see `Calendar`) and aware datetimes, and returns UTC.
A person without a zone has UTC. Quiet hours and away days both keep pings back and stop the person's clocks. Local
times that the change to or from daylight saving time skips or repeats follow `zoneinfo` with `fold=0`.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, date, datetime, time, timedelta
from functools import lru_cache
from typing import Protocol, TypeAlias
from zoneinfo import ZoneInfo, available_timezones

from db.records import Away

DAY_MINUTES = 24 * 60
MOST_QUIET = 12 * 60
"""The greatest length of quiet hours, in minutes. Clocks stop in them, so they must leave time to answer."""
AWAY_DAYS_A_YEAR = 30
"""The balance of away days for each calendar year."""

_A_DAY = timedelta(days=1)
_AT_ONCE = timedelta(days=30)
"""How far `when_counted` looks in one step."""

Span: TypeAlias = tuple[datetime, datetime]
"""From (belongs to it) and until (does not)."""


class Calendar(Protocol):
    """What is read of a person."""

    @property
    def zone(self) -> str | None: ...
    @property
    def quiet(self) -> tuple[int, ...]: ...
    @property
    def away(self) -> tuple[Away, ...]: ...


# -- questions ---------------------------------------------------------------------------------------------------------


def is_quiet(person: Calendar, at: datetime) -> bool:
    """Whether the person must not be called at this time: it is in their quiet hours or on one of their away days."""
    return any(start <= at < end for start, end in _silences(person, at, at))


def next_loud(person: Calendar, at: datetime) -> datetime:
    """The earliest time from `at` on at which the person may be called: `at` itself unless `is_quiet`."""
    at = at.astimezone(UTC)
    while True:
        later = max((end for start, end in _silences(person, at, at) if start <= at < end), default=at)
        if later == at:
            return at
        at = later


def counted_between(person: Calendar, start: datetime, end: datetime) -> timedelta:
    """How much of the time from `start` to `end` counts for the person: all but quiet hours and away days. Zero if
    `end` is not after `start`."""
    if end <= start:
        return timedelta()
    silent = timedelta()
    done = start
    for since, until in _silences(person, start, end):
        since, until = max(since, done), min(until, end)
        if until > since:
            silent += until - since
            done = until
    return end - start - silent


def when_counted(person: Calendar, start: datetime, amount: timedelta) -> datetime:
    """When this amount of counted time has passed since `start`: the first instant `t` for which
    `counted_between(person, start, t)` is `amount`. `start` itself if the amount is not positive."""
    at = start.astimezone(UTC)
    while amount > timedelta():
        horizon = at + max(amount, _AT_ONCE)
        for since, until in _silences(person, at, horizon):
            if until <= at:
                continue
            if since - at >= amount:
                return at + amount
            amount -= max(since - at, timedelta())
            at = max(at, until)
        if horizon - at >= amount:
            return at + amount
        amount -= max(horizon - at, timedelta())
        at = max(at, horizon)
    return at


# -- zones and days ----------------------------------------------------------------------------------------------------


@lru_cache(1)
def zone_names() -> frozenset[str]:
    """The IANA names that may be chosen: places (`Asia/Taipei`) and `UTC`, without the technical and historical
    names."""
    return frozenset(name for name in available_timezones() if "/" in name and not name.startswith(_TECHNICAL)) | {
        "UTC"
    }


_TECHNICAL = ("Etc/", "SystemV/", "US/", "Canada/", "Brazil/", "Chile/", "Mexico/", "posix/", "right/")


def zone_of(person: Calendar) -> ZoneInfo:
    """The person's zone; UTC if they have chosen none, or one that is no longer known."""
    return _zone(person.zone or "UTC")


@lru_cache(1024)
def _zone(name: str) -> ZoneInfo:
    try:
        return ZoneInfo(name)
    except (KeyError, ValueError, OSError):
        return ZoneInfo("UTC")


def local_day(person: Calendar, at: datetime) -> date:
    """The day of the person's own calendar."""
    return at.astimezone(zone_of(person)).date()


# -- the balance of away days ------------------------------------------------------------------------------------------


def days_left(person: Calendar, year: int) -> int:
    """How many away days the person may still take in this calendar year."""
    return AWAY_DAYS_A_YEAR - sum(_days_in(away, year) for away in person.away)


def with_away(periods: tuple[Away, ...], fresh: Away) -> tuple[Away, ...]:
    """The periods and another one, in order. Those that overlap or touch become one."""
    joined: list[Away] = []
    for away in sorted((*periods, fresh)):
        if joined and away.first <= joined[-1].last + _A_DAY:
            joined[-1] = Away(joined[-1].first, max(joined[-1].last, away.last))
        else:
            joined.append(away)
    return tuple(joined)


def back_on(periods: tuple[Away, ...], first: date, today: date) -> tuple[Away, ...]:
    """The periods without the days after today of the one that begins on `first`. Of a period that has begun, today
    and the days before stay used, and the person is away until the end of today; one to come is removed."""
    kept = [away for away in periods if away.first != first]
    ended = [Away(away.first, min(away.last, today)) for away in periods if away.first == first <= today]
    return tuple(sorted(kept + ended))


def _days_in(away: Away, year: int) -> int:
    first, last = max(away.first, date(year, 1, 1)), min(away.last, date(year, 12, 31))
    return max((last - first).days + 1, 0)


# -- silences ----------------------------------------------------------------------------------------------------------


def _silences(person: Calendar, start: datetime, end: datetime) -> list[Span]:
    """The quiet hours and away days that touch the time from `start` to `end`, in order of their beginning. They may
    overlap."""
    if not person.quiet and not person.away:
        return []
    zone = zone_of(person)
    first, last = start.astimezone(zone).date() - _A_DAY, end.astimezone(zone).date()
    found = [*_quiet_hours(person.quiet, zone, first, last)]
    found += [
        (_instant(away.first, 0, zone), _instant(away.last + _A_DAY, 0, zone))
        for away in person.away
        if away.last >= first and away.first <= last
    ]
    return sorted(found)


def _quiet_hours(quiet: tuple[int, ...], zone: ZoneInfo, first: date, last: date) -> Iterator[Span]:
    """The quiet hours that begin on these local days. Until a time that is not after their beginning: on the next."""
    if not quiet:
        return
    since, until = quiet
    day = first
    while day <= last:
        yield _instant(day, since, zone), _instant(day if until > since else day + _A_DAY, until, zone)
        day += _A_DAY


def _instant(day: date, minutes: int, zone: ZoneInfo) -> datetime:
    return datetime.combine(day, time(minutes // 60, minutes % 60), zone).astimezone(UTC)
