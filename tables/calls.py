"""Who has recently called whom, so that one person does not ping another again and again."""

from __future__ import annotations

from collections import OrderedDict
from datetime import datetime, timedelta
from typing import TypeAlias

CALLED_AGAIN = timedelta(minutes=15)
"""For this long after an invitation (or a proposal) its sender does not ping the same person with another one."""

Call: TypeAlias = tuple[str, int, int]
"""The kind of call (`invite`, `end`), who calls, who is called."""


class Calls:
    """The calls of the last minutes. Older ones are dropped, so the record stays small."""

    def __init__(self) -> None:
        self._made: OrderedDict[Call, datetime] = OrderedDict()

    def __len__(self) -> int:
        """How many calls are remembered."""
        return len(self._made)

    def lately(self, call: Call, now: datetime) -> bool:
        """Whether this call was already made a short while ago."""
        self._forget(now)
        return call in self._made

    def note(self, call: Call, now: datetime) -> None:
        """Record this call."""
        self._forget(now)
        self._made.setdefault(call, now)

    def _forget(self, now: datetime) -> None:
        while self._made:
            age = now - next(iter(self._made.values()))
            if timedelta() <= age < CALLED_AGAIN:
                return
            self._made.popitem(last=False)  # too old, or made before the clock was set back
