"""Figures of the running bot: how long things take, and what waits. `/admin health` shows them; with METRICS_PORT they
are served to Prometheus on loopback."""

from __future__ import annotations

import logging
import os
from collections import defaultdict, deque
from collections.abc import Awaitable, Callable, Iterable, Mapping
from pathlib import Path
from socketserver import ThreadingMixIn
from threading import Thread
from time import perf_counter
from typing import Any
from wsgiref.simple_server import WSGIRequestHandler, WSGIServer, make_server

import msgspec
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Info, ProcessCollector, make_wsgi_app

from cogs.health import Health
from tables.places import Holder
from tables.version import VERSION

log = logging.getLogger(__name__)

LOOPBACK = "127.0.0.1"
QUIET = 10.0
"""Seconds within which a reader has to say what it wants."""
TOLD_AGAIN = 600.0
"""Seconds after which a lost database is told again."""
RECENT = 500
"""How many of the newest values the quantiles of `/admin health` are made of."""
_SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
_PAGE = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 4096


class Recent(msgspec.Struct, frozen=True):
    """The newest values of a duration: how many there were, the middle one and the greatest but for 5 %, in seconds."""

    count: int
    p50: float
    p95: float


class Timing:
    """A duration in seconds, perhaps by a label (the title): a histogram, and the newest values."""

    def __init__(self, registry: CollectorRegistry, name: str, what: str, label: str | None = None) -> None:
        self._histogram = Histogram(name, what, [label] if label else [], buckets=_SECONDS, registry=registry)
        self._labelled = label is not None
        self._newest: dict[str, deque[float]] = defaultdict(lambda: deque(maxlen=RECENT))

    def observe(self, seconds: float, label: str = "") -> None:
        """It took so long."""
        (self._histogram.labels(label) if self._labelled else self._histogram).observe(seconds)
        self._newest[label].append(seconds)

    def recent(self) -> dict[str, Recent]:
        """The newest values by label ("" where there is none)."""
        found = {label: sorted(values) for label, values in self._newest.items() if values}
        return {
            label: Recent(len(values), values[len(values) // 2], values[min(len(values) - 1, len(values) * 95 // 100)])
            for label, values in sorted(found.items())
        }


class Metrics:
    """All figures. Cheap to keep, so they are kept whether anybody reads them or not."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        Info("orrery", "The version that runs", registry=registry).info({"version": VERSION})
        self.acknowledged = Timing(registry, "orrery_press_acknowledged_seconds", "From a press to its acknowledgement")
        self.answered = Timing(registry, "orrery_press_answered_seconds", "From a press to its answer")
        self.rendered = Timing(registry, "orrery_render_seconds", "Drawing a picture, with waiting for it", "title")
        self.decided = Timing(registry, "orrery_computer_decision_seconds", "A decision of a computer player", "title")
        self.committed = Timing(registry, "orrery_commit_seconds", "From the end of a change to its commit")
        self.deliveries = Counter(
            "orrery_deliveries", "Messages to be shown, by what became of them", ["result"], registry=registry
        )
        self.repeated = Counter(
            "orrery_repeated_interactions", "Interactions that came twice and were served once", registry=registry
        )
        self.mishaps = Counter("orrery_mishaps", "What has failed, each for itself", ["kind"], registry=registry)
        self._lost = Gauge("orrery_database_lost", "1 if the database file is gone", registry=registry)
        self.problem: str | None = None
        """What has happened to the database file. None: it is there."""
        self._told = -TOLD_AGAIN
        self._outbox = Gauge("orrery_outbox_items", "Messages that wait to be shown", registry=registry)
        self._oldest = Gauge("orrery_outbox_oldest_seconds", "Age of the oldest that is due", registry=registry)
        self._tables = Gauge("orrery_open_tables", "Lobbies and running games", ["title", "status"], registry=registry)
        self._memory = Gauge("orrery_worker_memory_bytes", "Memory of the worker processes", registry=registry)
        self._latency = Gauge("orrery_gateway_latency_seconds", "Discord's answer to a heartbeat", registry=registry)
        self._places = Gauge(
            "orrery_place_held",
            "1 for each place of several processes that is held",
            ["place", "process", "shards"],
            registry=registry,
        )
        self.health = Health()
        self._server: tuple[WSGIServer, Thread] | None = None

    # -- served ------------------------------------------------------------------------------------------------------

    def serve(self, port: int, host: str = LOOPBACK) -> None:
        """Serve them and `/health`, by default on loopback. A port in use is logged and changes nothing else."""
        app = self.health.serve_beside(make_wsgi_app(self.registry))
        try:
            server = make_server(host, port, app, _Server, _Handler)
        except OSError as error:
            log.error("no metrics: port %d cannot be used: %s", port, error)
            return
        thread = Thread(target=server.serve_forever, name="metrics", daemon=True)
        thread.start()
        self._server = (server, thread)
        log.info("metrics: http://%s:%d/metrics, health: /health", host, server.server_port)

    def close(self) -> None:
        """Serve them no longer."""
        if self._server is not None:
            server, thread = self._server
            server.shutdown()
            server.server_close()
            thread.join()
            self._server = None

    @property
    def served(self) -> bool:
        """Whether somebody may read them."""
        return self._server is not None

    # -- set ---------------------------------------------------------------------------------------------------------

    def set_waiting(self, count: int, oldest: float) -> None:
        """So many messages wait in the outbox, the oldest for so many seconds."""
        self._outbox.set(count)
        self._oldest.set(oldest)
        self.health.oldest = oldest

    def note_loss(self, problem: str | None) -> bool:
        """What has happened to the database file (None: it is there). Returns whether that should be told now: when it
        is new, and every few minutes."""
        fresh = problem != self.problem or perf_counter() - self._told >= TOLD_AGAIN
        self.problem = problem
        self._lost.set(problem is not None)
        if problem is not None and fresh:
            self._told = perf_counter()
        return problem is not None and fresh

    def set_tables(self, counts: dict[tuple[str, str], int]) -> None:
        """The number of open tables by title and status."""
        self._tables.clear()
        for (title, status), count in counts.items():
            self._tables.labels(title, status).set(count)

    def set_places(self, held: Mapping[str, Holder | None]) -> None:
        """Who holds each place for a process."""
        self._places.clear()
        for place, holder in held.items():
            there = ("", "") if holder is None else (holder.process, holder.shards)
            self._places.labels(place, *there).set(holder is not None)

    def set_processes(self, ids: Iterable[int], latency: float) -> None:
        """The worker processes that run, and the latency of the gateway in seconds."""
        self._memory.set(sum(map(memory_of, ids)))
        self._latency.set(latency)

    def measure_time(self, run: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        """`run` of the table service. What is run for a computer player is measured by its title."""

        async def measured(function: Callable[..., Any], *args: Any) -> Any:
            started = perf_counter()
            try:
                return await run(function, *args)
            finally:
                title = next((arg.meta.id for arg in args if hasattr(arg, "meta")), None)
                if title is not None and function.__name__ in ("decide", "consider"):
                    self.decided.observe(perf_counter() - started, title)

        return measured


class _Server(ThreadingMixIn, WSGIServer):
    """Serves several readers at once: a slow one keeps nobody from asking whether the bot lives."""

    daemon_threads = True


class _Handler(WSGIRequestHandler):
    """Says nothing in the log, and does not wait for ever."""

    timeout = QUIET

    def log_message(self, *_said: Any) -> None:
        """Nothing."""


def memory_of(process: int) -> int:
    """The resident memory of a process in bytes; 0 where that is not known."""
    try:
        return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * _PAGE
    except (OSError, IndexError, ValueError):
        return 0
