"""One mishap stays with one thing. Whatever looks after many things in turn (timers, tournaments, messages) isolates
each of them here: if one fails, for whatever reason, that is logged and counted, the thing rests with growing pauses,
and the others go on.
"""

from __future__ import annotations

import logging
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from typing import TypeAlias, TypeVar

import msgspec

from db.errors import DatabaseInUse, StoreAway, StoreLost
from engine.core.errors import Refused, Stale
from tables.errors import Away, Lost

log = logging.getLogger(__name__)

FIRST_PAUSE = timedelta(minutes=1)
LONGEST_PAUSE = timedelta(hours=1)
MOST_REMEMBERED = 10_000
"""Things that have failed lately. The oldest ones are forgotten."""
CONCERNS_ALL = (Away, Lost, StoreAway, StoreLost, DatabaseInUse)
"""Nobody's own mishap: the database is away, or gone. The round ends, and the next one tries again."""

T = TypeVar("T")
Thing: TypeAlias = tuple[str, str]
"""A kind of work, and which of them."""


class _Failed(msgspec.Struct, frozen=True):
    """How often a thing has failed in a row, in which way the last time, and until when it rests."""

    times: int
    how: str
    until: datetime | None


def pause_after(failures: int) -> timedelta:
    """How long something rests that has failed once more after so many failures."""
    return min(FIRST_PAUSE * (1 << min(failures, 20)), LONGEST_PAUSE)


class Mishaps:
    """What has failed since the start of this process. `counts`: how often, by kind."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.counted: Callable[[str], object] = lambda kind: None
        """Is told the kind of each mishap."""
        self._failed: OrderedDict[Thing, _Failed] = OrderedDict()

    async def isolate(
        self, kind: str, which: object, work: Callable[[], Awaitable[T]], now: datetime | None = None
    ) -> T | None:
        """Do this. None if it failed. `now`: the present time, for what rests after a failure; while it rests nothing
        is done and None returned. Raises only what concerns all."""
        if now is not None and self.is_resting(kind, which, now):
            return None
        try:
            result = await work()
        except CONCERNS_ALL:
            raise
        except Exception as error:
            self.note(kind, which, error, now)
            return None
        self._failed.pop((kind, str(which)), None)
        return result

    def is_resting(self, kind: str, which: object, now: datetime) -> bool:
        """Whether this failed so lately that it must wait."""
        known = self._failed.get((kind, str(which)))
        return known is not None and known.until is not None and now < known.until <= now + LONGEST_PAUSE

    def note(
        self, kind: str, which: object, error: Exception, now: datetime | None = None, again: timedelta | None = None
    ) -> None:
        """This failed. Logged with the traceback when it fails in a new way, then in a line. `now`: it rests from now
        on. `again`: how long it rests, if the caller has seen to that."""
        before = self._failed.get((kind, str(which)))
        expected = isinstance(error, Refused | Stale)  # The log has its cause already, or there is none.
        cause = self.cause(kind, which, error)
        times = 1 if before is None else before.times + 1
        rest = again if now is None else pause_after(times - 1)
        until = None if now is None or rest is None else now + rest
        self._failed[kind, str(which)] = _Failed(times, _describe(error), until)
        self.counts[kind] += 1
        self.counted(kind)
        log.log(
            logging.WARNING if expected or cause is None else logging.ERROR,
            "%s %s has failed (%d)%s: %s",
            *(kind, which, times, "" if rest is None else f", again in {rest}", _describe(error)),
            exc_info=None if expected else cause,
        )

    def cause(self, kind: str, which: object, error: Exception) -> Exception | None:
        """What to log as the cause: the error, but not the same one a second time."""
        thing = (kind, str(which))
        before = self._failed.pop(thing, None)
        self._failed[thing] = _Failed(0, _describe(error), None) if before is None else before
        while len(self._failed) > MOST_REMEMBERED:
            self._failed.popitem(last=False)
        if before is not None and before.how == _describe(error):
            return None
        self._failed[thing] = msgspec.structs.replace(self._failed[thing], how=_describe(error))
        return error


def _describe(error: Exception) -> str:
    return error.text.key if isinstance(error, Refused) else f"{type(error).__name__}: {error}"
