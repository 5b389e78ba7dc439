"""How fast one person may press, use commands and open tables. Who is faster is told so now and then; what they did is
not done, so it costs neither the tables nor the outbox anything."""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

from engine.core.errors import Refused
from engine.core.text import say

TOLD_AGAIN = 10.0
"""Seconds before somebody is told once more that they are too fast."""


@dataclass
class _Bucket:
    """What a person has left, at a time of the clock in seconds."""

    left: float
    at: float
    told_at: float = -TOLD_AGAIN


class Pace:
    """So many actions of one person at once, and so many a second in the long run (0: as many as they like).

    Only those who have acted lately are remembered: when a bucket is full again, its person is forgotten.
    """

    def __init__(self, at_once: float, per_second: float, now: Callable[[], float] = time.monotonic) -> None:
        self._most = at_once
        self._rate = per_second
        self._now = now
        self._buckets: OrderedDict[int, _Bucket] = OrderedDict()

    def __len__(self) -> int:
        """How many people are remembered."""
        return len(self._buckets)

    def take(self, person_id: int) -> bool:
        """Whether the person may act now; if so, it counts."""
        if not self._rate:
            return True
        bucket = self._refilled(person_id)
        if bucket.left < 1:
            return False
        bucket.left -= 1
        return True

    def wait(self, person_id: int) -> float:
        """Seconds until the person may act (again)."""
        if not self._rate:
            return 0.0
        return max(0.0, (1 - self._refilled(person_id).left) / self._rate)

    def must_be_told(self, person_id: int) -> bool:
        """Whether somebody who was too fast has not been told so lately; they are now."""
        bucket = self._refilled(person_id)
        if bucket.at - bucket.told_at < TOLD_AGAIN:
            return False
        bucket.told_at = bucket.at
        return True

    def _refilled(self, person_id: int) -> _Bucket:
        now = self._now()
        self._forget(now)
        bucket = self._buckets.setdefault(person_id, _Bucket(self._most, now, now - TOLD_AGAIN))
        bucket.left = min(self._most, bucket.left + (now - bucket.at) * self._rate)
        bucket.at = now
        self._buckets.move_to_end(person_id)
        return bucket

    def _forget(self, now: float) -> None:
        """Those who have not acted for so long that their bucket is full; the buckets are in the order of use."""
        until_full = max(self._most / self._rate, TOLD_AGAIN)
        while self._buckets and now - next(iter(self._buckets.values())).at > until_full:
            self._buckets.popitem(last=False)


@dataclass(frozen=True)
class Paces:
    """What is limited for each person."""

    presses: Pace
    openings: Pace

    @classmethod
    def of(cls, presses_per_minute: int, openings_per_hour: int, now: Callable[[], float] = time.monotonic) -> Paces:
        """Ten seconds' worth of presses and half an hour's worth of openings at once."""
        return cls(
            Pace(max(presses_per_minute / 6, 1), presses_per_minute / 60, now),
            Pace(max(openings_per_hour / 2, 1), openings_per_hour / 3600, now),
        )

    def count_opening(self, person_id: int) -> None:
        """This person opens a table. Refused if they have opened many in a short time."""
        if not self.openings.take(person_id):
            raise Refused(say("error-opening-too-fast", minutes=math.ceil(self.openings.wait(person_id) / 60)))
