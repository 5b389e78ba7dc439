"""Processes for work that would block the event loop: computer players decide in them, finished games are played again
in them, files are read in them, pictures are drawn in them.

A process that dies or hangs is replaced. Its task is run once more in a fresh process, unless it may be what kills it.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from multiprocessing import get_context, parent_process
from pathlib import Path
from types import ModuleType
from typing import Any

from engine.titles import Owned, use_components

PATIENCE = 30.0
"""Timeout of one task in seconds. The longest (a strong computer player, a picture in a fresh process) takes a few."""

STARTING_PATIENCE = 60.0
"""Timeout in seconds for a process to start; it imports everything again."""

log = logging.getLogger(__name__)


class Workers:
    """Runs functions of modules with plain data in other processes: `await workers.run(function, *args)`.

    The processes start when they are first needed. They use the owner's components, and call `start` once each. They
    end with this process, even if it is killed, and after `rest` seconds without a task (None: they stay; 0: each task
    has a fresh one, if there is one at a time). `name` is for the log. `tries`: how often a task is run whose process
    dies or does not finish in time. `memory`: how many bytes a process may take beyond what it has after `start`, where
    the system can limit that (Linux); a task then gets a MemoryError. `nice`: how far they stand back for others.
    """

    def __init__(
        self,
        processes: int = 1,
        components: Owned | None = None,
        *,
        name: str = "worker",
        patience: float = PATIENCE,
        start: Callable[[], None] | None = None,
        tries: int = 2,
        rest: float | None = None,
        memory: int | None = None,
        nice: int = 0,
    ) -> None:
        self._processes = processes
        self._started_with = (components or {}, start, memory, nice)
        self._tries = tries
        self._rest = rest
        self._under_way = 0
        self._alarm: asyncio.TimerHandle | None = None
        self._name = name
        self._patience = patience
        self._free = asyncio.Semaphore(processes)
        self._pool: ProcessPoolExecutor | None = None
        self._started: Future[None] | None = None

    async def run(self, function: Callable[..., Any], *args: Any) -> Any:
        """The function's result or exception. If its worker dies or does not finish in time, it is called once more in
        a fresh one (`tries`); after that BrokenProcessPool or TimeoutError is raised."""
        self._under_way += 1
        try:
            for _ in range(self._tries - 1):
                with suppress(BrokenProcessPool, TimeoutError):
                    return await self._submit(function, *args)
            return await self._submit(function, *args)
        finally:
            self._under_way -= 1
            self._set_alarm()

    def close(self) -> None:
        """Stop at once. Tasks under way are not finished."""
        if self._alarm is not None:
            self._alarm.cancel()
        pool, self._pool = self._pool, None
        if pool is not None:
            _end_process(pool)

    def begin(self) -> None:
        """Start the processes now, so that the first task does not wait for them."""
        self._current()

    def processes(self) -> tuple[int, ...]:
        """The process ids of the workers that run."""
        return () if self._pool is None else tuple(self._pool._processes or ())

    def _set_alarm(self) -> None:
        """The processes end when they have rested long enough."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if self._rest:
            self._alarm = asyncio.get_running_loop().call_later(self._rest, self._retire)

    def _retire(self) -> None:
        self._alarm = None
        if not self._under_way:
            self.close()

    async def _submit(self, function: Callable[..., Any], *args: Any) -> Any:
        async with self._free:  # A task that waits for its turn does not count as hanging.
            pool, started = self._current()
            await self._in_time(pool, asyncio.wrap_future(started), STARTING_PATIENCE, "starting")
            try:
                with _own_main():
                    future = asyncio.get_running_loop().run_in_executor(pool, function, *args)
                return await self._in_time(pool, future, self._patience, function.__name__)
            finally:
                if self._rest == 0:
                    self.close()

    async def _in_time(self, pool: ProcessPoolExecutor, future: asyncio.Future[Any], seconds: float, what: str) -> Any:
        future.add_done_callback(_forget_failure)
        done, _ = await asyncio.wait((future,), timeout=seconds)
        if not done:
            self._replace(pool, f"{what} took more than {seconds:g} s")
            raise TimeoutError(what)
        try:
            if future.cancelled():  # Another task has found the pool broken.
                raise BrokenProcessPool
            return future.result()
        except BrokenProcessPool:
            self._replace(pool, "it was killed")
            raise

    def _current(self) -> tuple[ProcessPoolExecutor, Future[None]]:
        if self._pool is None or self._started is None:
            self._pool = ProcessPoolExecutor(self._processes, get_context("spawn"), _start_worker, self._started_with)
            with _own_main():
                reports = [self._pool.submit(_report_work) for _ in range(self._processes)]  # This starts each process.
            self._started = reports[0]
        return self._pool, self._started

    def _replace(self, pool: ProcessPoolExecutor, why: str) -> None:
        """Start fresh processes for the next task. Other tasks that waited for the old ones find them broken and
        retry."""
        if pool is self._pool:
            log.error("a %s is replaced: %s", self._name, why)
            self._pool = None
            _end_process(pool)


@contextmanager
def _own_main() -> Iterator[None]:
    """A process that starts meanwhile does not import the program's main module, with the whole bot, a second time: it
    needs the rules alone, and a third of the memory."""
    main = sys.modules["__main__"]
    sys.modules["__main__"] = ModuleType("__main__")
    try:
        yield
    finally:
        sys.modules["__main__"] = main


def _end_process(pool: ProcessPoolExecutor) -> None:
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()  # A stopped or hanging process ignores anything weaker.


def _forget_failure(future: asyncio.Future[Any]) -> None:
    if not future.cancelled():
        future.exception()


def _report_work() -> None:
    """The first task of a worker. It exists to start the worker."""


def _start_worker(components: Owned, start: Callable[[], None] | None, memory: int | None, nice: int) -> None:
    """A worker ends with the process that started it, even if that is killed."""
    use_components(components)
    threading.Thread(target=_end_with_parent, name="watch-parent", daemon=True).start()
    if nice and hasattr(os, "nice"):
        os.nice(nice)
    if start is not None:
        start()
    if memory is not None:
        limit_memory(memory)


def limit_memory(more: int) -> None:
    """Let this process take so many bytes more than it has, where the system can limit that."""
    try:
        import resource

        has = int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
    except (ImportError, OSError):
        return
    resource.setrlimit(resource.RLIMIT_AS, (has + more, resource.getrlimit(resource.RLIMIT_AS)[1]))


def limit_other(process: int, most: int) -> None:
    """Let another process of ours take at most so many bytes, where the system can limit that (Linux)."""
    try:
        from resource import RLIMIT_AS, prlimit
    except ImportError:
        return
    with suppress(OSError):
        prlimit(process, RLIMIT_AS, (most, most))


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
