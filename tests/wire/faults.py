"""Faults on demand: rate limits, failures, lost answers, and gates that hold a request until the test opens them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from .world import PATIENCE_SECONDS

if TYPE_CHECKING:
    from .rest import Call

DEFAULT_BUCKET = (1000, 1.0)


@dataclass(slots=True)
class Fault:
    """Happens to the next `times` calls of `operation` (such as `POST /channels/{channel_id}/messages`)."""

    operation: str
    times: int = 1
    when: Callable[[Call], bool] | None = None
    hits: int = 0

    def takes(self, call: Call) -> bool:
        return self.hits < self.times and call.operation.name == self.operation and (not self.when or self.when(call))


@dataclass(slots=True)
class RateLimit(Fault):
    """Answers 429, with the `Via` header that tells it from a ban."""

    retry_after: float = 0.2
    everywhere: bool = False


@dataclass(slots=True)
class Failure(Fault):
    """Answers this instead of doing it."""

    status: int = 500
    code: int = 0
    message: str = "500: Internal Server Error"


@dataclass(slots=True)
class LostAnswer(Fault):
    """Does it, then cuts the line before answering."""


@dataclass(slots=True)
class Gate(Fault):
    """Holds calls that arrived, with nothing done yet, until the gate is opened or they are thrown away."""

    times: int = 1_000_000
    _arrived: asyncio.Event = field(default_factory=asyncio.Event)
    _opened: asyncio.Event = field(default_factory=asyncio.Event)
    _dropping: bool = False

    async def arrival(self, timeout: float = PATIENCE_SECONDS) -> None:
        """Wait until a call stands at the gate."""
        async with asyncio.timeout(timeout):
            await self._arrived.wait()

    def open(self) -> None:
        """Let the held calls happen (their answers are lost if the caller is gone), and all later ones."""
        self.times = self.hits
        self._opened.set()

    def throw_away(self) -> None:
        """The held calls never happen; later ones pass."""
        self._dropping = True
        self.open()

    async def pass_through(self) -> bool:
        """Says whether the call may happen."""
        self._arrived.set()
        await self._opened.wait()
        return not self._dropping


@dataclass(slots=True)
class Bucket:
    """One rate limit window of one operation and place."""

    limit: int
    per: float
    used: int = 0
    started: float = 0.0

    def take(self) -> float | None:
        """Count one call; seconds to wait where the window is full."""
        now = time.monotonic()
        if now - self.started >= self.per:
            self.started, self.used = now, 0
        if self.used >= self.limit:
            return self.started + self.per - now
        self.used += 1
        return None

    def headers(self, name: str) -> dict[str, str]:
        left = max(0.0, self.started + self.per - time.monotonic())
        return {
            "X-RateLimit-Limit": str(self.limit),
            "X-RateLimit-Remaining": str(self.limit - self.used),
            "X-RateLimit-Reset": f"{time.time() + left:.3f}",
            "X-RateLimit-Reset-After": f"{left:.3f}",
            "X-RateLimit-Bucket": name,
        }


class Faults:
    """All trouble that is planned, and the rate limits."""

    def __init__(self) -> None:
        self.planned: list[Fault] = []
        self.limits: dict[str, tuple[int, float]] = {}  # operation -> calls, seconds
        self._buckets: dict[tuple[str, str], Bucket] = {}

    def add(self, fault: Fault) -> None:
        self.planned.append(fault)

    def take(self, call: Call) -> Fault | None:
        for fault in self.planned:
            if fault.takes(call):
                fault.hits += 1
                return fault
        return None

    def bucket(self, call: Call) -> Bucket:
        place = next(
            (call.params[name] for name in ("channel_id", "guild_id", "webhook_token") if name in call.params), ""
        )
        key = (call.operation.name, place)
        if key not in self._buckets:
            self._buckets[key] = Bucket(*self.limits.get(call.operation.name, DEFAULT_BUCKET))
        return self._buckets[key]
