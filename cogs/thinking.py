"""Lets computer players think in a process that ends with the bot, even if the bot is killed."""

from __future__ import annotations

import multiprocessing
import os
import threading
from collections.abc import Callable
from functools import cache
from typing import Any

from tables.workers import Workers


class Thinkers:
    """A runner for `Tables` whose process does not outlive this one."""

    def __init__(self) -> None:
        self._workers = Workers()

    async def run(self, function: Callable[..., Any], *args: Any) -> Any:
        """Call a function of a module with plain data, away from the event loop."""
        return await self._workers.run(call_as_child, function, *args)

    def close(self) -> None:
        """Stop."""
        self._workers.close()


def call_as_child(function: Callable[..., Any], *args: Any) -> Any:
    """Call it in a process that watches its parent."""
    _watch_parent()
    return function(*args)


@cache
def _watch_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def wait() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=wait, name="watch-parent", daemon=True).start()
