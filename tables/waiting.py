"""How long the people at a table have been waited for, as everybody may know it. Pure.

What counts is the time since everybody knows a person to be waited for, without their quiet hours and away days. While
the game waits in secret, nobody knows for whom: that time counts for all who play, whether they have answered or not.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from datetime import datetime, timedelta

import msgspec

from db.records import PersonRow, SeatRow, TableRow
from tables import calendar

ABSENT_AFTER = timedelta(hours=72)
"""The counted time after which a person who is waited for counts as absent: the host may then replace them, most of the
others may do so by vote, and they are not needed to end the game."""
NUDGED_AGAIN = timedelta(hours=24)
"""How often somebody can be nudged, by all others together."""


class Absence(msgspec.Struct, frozen=True):
    """A person who is waited for. `since`: since when; `absent_at`: when they count as absent, if they do not act."""

    seat: int
    since: datetime
    absent_at: datetime


def absences_of(row: TableRow, seats: Iterable[SeatRow], people: Mapping[int, PersonRow]) -> tuple[Absence, ...]:
    """The people of a running game who are waited for. `people`: the settings of all who play."""
    found = []
    for seat, since in zip(seats, row.waited_since, strict=False):
        if seat.person_id is not None and since is not None and row.status == "running" and row.paused_until is None:
            absent_at = calendar.when_counted(people[seat.person_id], since, ABSENT_AFTER)
            found.append(Absence(seat.seat, since, absent_at))
    return tuple(found)


def nudged_again_at(nudged_at: datetime | None, now: datetime) -> datetime | None:
    """When somebody can be nudged again who was nudged lately. None: now."""
    again = None if nudged_at is None else nudged_at + NUDGED_AGAIN
    return again if again is not None and again > now else None


def is_outvoted(voters: Collection[int], agreed: Iterable[int]) -> bool:
    """Whether more than half of the voters have agreed."""
    return 2 * len(set(agreed) & set(voters)) > len(voters)
