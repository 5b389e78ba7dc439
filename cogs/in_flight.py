"""The tasks in which Discord's events are handled, so that the end of the bot can wait for them."""

from __future__ import annotations

import asyncio


class InFlight:
    """Tasks that are not finished yet."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[object]] = set()

    def enter(self) -> None:
        """Count the present task until it ends."""
        task = asyncio.current_task()
        assert task is not None, "events are handled in tasks"
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def finish(self, seconds: float) -> None:
        """Wait for them, at most so long. Those that come meanwhile are waited for as well."""
        try:
            async with asyncio.timeout(seconds):
                while others := self._tasks - {asyncio.current_task()}:
                    await asyncio.wait(others)
        except TimeoutError:
            for task in self._tasks - {asyncio.current_task()}:
                task.cancel()
