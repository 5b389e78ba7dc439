"""Whether the bot lives and can serve people, for whoever watches it: `/health` on the port of the metrics.

`/health/live` fails when the event loop stands still; a supervisor then starts the process again. `/health/ready` fails
while Discord or the database cannot be reached, or messages wait for long; nothing is started again for that.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from time import monotonic
from typing import Any, TypeAlias

from tables.version import VERSION

STANDS_STILL = 120.0
"""Seconds without a heartbeat after which the event loop counts as standing still; it comes every 20 seconds."""
WAITS_LONG = 300.0
"""Seconds after which a message that is due should have been shown."""
_LINE = {200: "200 OK", 404: "404 Not Found", 503: "503 Service Unavailable"}

App: TypeAlias = Callable[[dict[str, Any], Callable[..., Any]], Iterable[bytes]]


@dataclass
class Health:
    """What the last heartbeat has found. Read by the thread that serves it, so each field is set whole."""

    clock: Callable[[], float] = monotonic
    beat: float = field(default_factory=monotonic)
    """The time of the last heartbeat."""
    gateway: bool = False
    """Whether every shard has a session."""
    database: str | None = "not opened yet"
    """Why nothing can be stored. None: it can."""
    oldest: float = 0.0
    """Seconds for which the oldest message that is due has waited."""
    place: str | None = None
    """The name of this process among those on the database. None: it waits for a place, or for the database."""
    since: datetime = field(default_factory=lambda: datetime.now(UTC))
    """Since when it has this name."""
    shards: str = ""
    """The shards that it serves."""

    def opened(self, place: str) -> None:
        """The database is open, under this name."""
        self.place, self.database, self.beat, self.since = place, None, self.clock(), datetime.now(UTC)

    def lives(self) -> bool:
        """Whether the event loop moves."""
        return self.place is None or self.clock() - self.beat < STANDS_STILL

    def is_ready(self) -> bool:
        """Whether people are served."""
        return self.lives() and self.gateway and self.database is None and self.oldest < WAITS_LONG

    def report(self) -> dict[str, Any]:
        """What it is made of."""
        return {
            "version": VERSION,
            "live": self.lives(),
            "ready": self.is_ready(),
            "gateway": self.gateway,
            "database": self.database or "there",
            "outbox_oldest_seconds": round(self.oldest, 1),
            "heartbeat_seconds_ago": round(self.clock() - self.beat, 1),
            "process": self.place or "standing by",
            "shards": self.shards,
        }

    def serve_beside(self, others: App) -> App:
        """A WSGI application with `/health`, `/health/live` and `/health/ready`; all else is answered by `others`."""

        def app(environ: dict[str, Any], start_response: Callable[..., Any]) -> Iterable[bytes]:
            path = str(environ.get("PATH_INFO", "")).rstrip("/")
            if path != "/health" and not path.startswith("/health/"):
                return others(environ, start_response)
            good = {"/health": self.is_ready, "/health/ready": self.is_ready, "/health/live": self.lives}.get(path)
            status = 404 if good is None else 200 if good() else 503
            start_response(_LINE[status], [("Content-Type", "application/json; charset=utf-8")])
            return [json.dumps(self.report()).encode() + b"\n"]

        return app
