"""Warnings that hundreds of people would cause at the same time."""

from __future__ import annotations

import logging
from time import monotonic

EVERY = 60.0
"""Seconds between two warnings of a kind."""


class Seldom:
    """A warning that is logged at once, and then once a minute with how often it would have been logged since."""

    def __init__(self, log: logging.Logger, text: str) -> None:
        self._log = log
        self._text = text
        self._last = -EVERY
        self._left_out = 0

    def warn(self, why: object) -> None:
        """It has happened (again), for this reason."""
        now = monotonic()
        if now - self._last < EVERY:
            self._left_out += 1
            return
        more = f" ({self._left_out} more times since the last such line)" if self._left_out else ""
        self._log.warning("%s: %s%s", self._text, why, more)
        self._last, self._left_out = now, 0
