"""Running the units of a game one after the other."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from engine.core.decision import Request, Rules


def units_in_turn() -> Generator[Request | None, Any, None]:
    """A generator that runs units. When it yields None, first of all, the next unit must be sent to it. It then yields
    the requests of that unit, and the answers must be sent to it.

    The end of a unit inside another generator costs much less than the exception `StopIteration`.
    """
    while True:
        unit: Rules[None] = yield None
        yield from unit
