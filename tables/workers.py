"""Processes that think for computer players, so that the event loop keeps its interpreter to itself."""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from typing import Any

from engine.titles import Owned, use_components


class Workers:
    """A runner for `Tables`: `Tables(store, run=workers.run)`.

    The processes start when they are first needed, with an owner's components as everywhere else, and end with this one
    even if it is killed.
    """

    def __init__(self, processes: int = 1, components: Owned | None = None) -> None:
        self._processes = processes
        self._components = components or {}
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, function: Callable[..., Any], *args: Any) -> Any:
        """Call a function of a module with plain data; once more if a worker died meanwhile."""
        try:
            return await self._submit(function, *args)
        except BrokenProcessPool:
            self._pool = None
            return await self._submit(function, *args)

    def close(self) -> None:
        """Stop; what has not begun is not done."""
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)
            self._pool = None

    async def _submit(self, function: Callable[..., Any], *args: Any) -> Any:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._processes, get_context("spawn"), _start, (self._components,))
        return await asyncio.get_running_loop().run_in_executor(self._pool, function, *args)


def _start(components: Owned) -> None:
    use_components(components)
    threading.Thread(target=_end_with_parent, name="watch-parent", daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
