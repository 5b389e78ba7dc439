"""Rate limits: how fast one person may press, use commands and open tables. An action over the limit is not carried
out, so it costs neither the tables nor the outbox anything. The person is told so now and then."""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

from engine.core.errors import Refused
from engine.core.text import say
from tables.administration import Administration

TOLD_AGAIN = 10.0
"""Seconds before a person is told again that they are too fast."""

SUGGESTIONS = 2.0
"""How often a person may ask for suggestions while typing, as a multiple of the presses."""


@dataclass
class _Bucket:
    """What a person has left, at a time of the clock in seconds."""

    left: float
    at: float
    told_at: float = -TOLD_AGAIN


class Pace:
    """A token bucket per person: this many actions at once, and this many a second in the long run (0: no limit).

    Only people who have acted recently are stored: when a bucket is full again, it is removed.
    """

    def __init__(self, at_once: float, per_second: float, now: Callable[[], float] = time.monotonic) -> None:
        self._most = at_once
        self._rate = per_second
        self._now = now
        self._buckets: OrderedDict[int, _Bucket] = OrderedDict()

    def __len__(self) -> int:
        """The number of stored people."""
        return len(self._buckets)

    def change(self, at_once: float, per_second: float) -> None:
        """Allow this many from now on."""
        self._most, self._rate = at_once, per_second

    def take(self, person_id: int) -> bool:
        """Whether the person may act now. If so, the action counts."""
        if not self._rate:
            return True
        bucket = self._refill(person_id)
        if bucket.left < 1:
            return False
        bucket.left -= 1
        return True

    def wait(self, person_id: int) -> float:
        """Seconds until the person may act (again)."""
        if not self._rate:
            return 0.0
        return max(0.0, (1 - self._refill(person_id).left) / self._rate)

    def must_be_told(self, person_id: int) -> bool:
        """Whether the person has not been told recently that they are too fast. If so, they count as told now."""
        bucket = self._refill(person_id)
        if bucket.at - bucket.told_at < TOLD_AGAIN:
            return False
        bucket.told_at = bucket.at
        return True

    def _refill(self, person_id: int) -> _Bucket:
        now = self._now()
        self._forget(now)
        bucket = self._buckets.setdefault(person_id, _Bucket(self._most, now, now - TOLD_AGAIN))
        bucket.left = min(self._most, bucket.left + (now - bucket.at) * self._rate)
        bucket.at = now
        self._buckets.move_to_end(person_id)
        return bucket

    def _forget(self, now: float) -> None:
        """Remove full buckets. The buckets are in the order of use."""
        until_full = max(self._most / self._rate, TOLD_AGAIN)
        while self._buckets and now - next(iter(self._buckets.values())).at > until_full:
            self._buckets.popitem(last=False)


class Paces:
    """The rate limits of each person: ten seconds' worth of presses and half an hour's worth of new tables at once.
    `suggestions`: of autocomplete."""

    def __init__(
        self, presses_per_minute: int, openings_per_hour: int, now: Callable[[], float] = time.monotonic
    ) -> None:
        self._now = now
        self.presses = Pace(*_press_rate(presses_per_minute), now)
        self.suggestions = Pace(*_press_rate(presses_per_minute * SUGGESTIONS), now)
        self.openings = Pace(*_opening_rate(openings_per_hour), now)
        self.on_server: dict[int, Pace] = {}
        """New tables on servers whose managers have chosen a stricter limit."""

    async def follow(self, administration: Administration) -> None:
        """Take over what the host and server managers have chosen by now."""
        limits = await administration.limits()
        self.presses.change(*_press_rate(limits.presses))
        self.suggestions.change(*_press_rate(limits.presses * SUGGESTIONS))
        self.openings.change(*_opening_rate(limits.openings))
        chosen = await administration.openings_by_server()
        for guild_id, most in chosen.items():
            self.on_server.setdefault(guild_id, Pace(*_opening_rate(most), self._now)).change(*_opening_rate(most))
        for guild_id in self.on_server.keys() - chosen.keys():
            del self.on_server[guild_id]

    def count_opening(self, person_id: int, guild_id: int | None = None) -> None:
        """This person opens a table. Raises Refused if they have opened many in a short time."""
        of_server = [self.on_server[guild_id]] if guild_id in self.on_server else []
        for pace in (*of_server, self.openings):
            if not pace.take(person_id):
                raise Refused(say("error-opening-too-fast", minutes=math.ceil(pace.wait(person_id) / 60)))


def _press_rate(per_minute: float) -> tuple[float, float]:
    return max(per_minute / 6, 1), per_minute / 60


def _opening_rate(per_hour: int) -> tuple[float, float]:
    return max(per_hour / 2, 1), per_hour / 3600
