"""Who has called whom lately: nobody is pinged by the same person again and again."""

from __future__ import annotations

from collections import OrderedDict
from datetime import datetime, timedelta
from typing import TypeAlias

CALLED_AGAIN = timedelta(minutes=15)
"""So long after an invitation (or a proposal) the same person is not called to another by the same one."""

Call: TypeAlias = tuple[str, int, int]
"""What for (`invite`, `end`), who calls, who is called."""


class Calls:
    """The calls of the last minutes. What is older is forgotten, so this stays as small as people are patient."""

    def __init__(self) -> None:
        self._made: OrderedDict[Call, datetime] = OrderedDict()

    def __len__(self) -> int:
        """How many calls are remembered."""
        return len(self._made)

    def lately(self, call: Call, now: datetime) -> bool:
        """Whether this very call was made a short while ago."""
        self._forget(now)
        return call in self._made

    def note(self, call: Call, now: datetime) -> None:
        """This call is made."""
        self._forget(now)
        self._made.setdefault(call, now)

    def _forget(self, now: datetime) -> None:
        while self._made:
            age = now - next(iter(self._made.values()))
            if timedelta() <= age < CALLED_AGAIN:
                return
            self._made.popitem(last=False)  # old, or made before the clock was set back
