"""An event loop whose time is that of the processor: how long its own steps take, whatever else the machine does.

While a step runs, the time goes on as the processor works for this thread; while the loop waits for something, as the
clock on the wall, but no further than it wanted to wait. So benches on a busy machine measure the program.
"""

from __future__ import annotations

import asyncio
import heapq
import selectors
from itertools import count
from time import perf_counter, thread_time
from typing import Any

KEPT = 30
"""How many of the longest steps are kept."""


class PatientSelector(selectors.DefaultSelector):
    """Counts the seconds that the loop has waited."""

    waited = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        """Wait for events."""
        began = perf_counter()
        found = super().select(timeout)
        took = perf_counter() - began
        self.waited += took if timeout is None else min(took, max(timeout, 0.0))
        return found


class ProcessorTimeLoop(asyncio.SelectorEventLoop):
    """The loop. `longest`: the longest steps, in seconds of the processor, with what ran in them."""

    def __init__(self) -> None:
        self.patience = PatientSelector()
        super().__init__(self.patience)
        self._steps: list[tuple[float, int, str]] = []
        self._order = count()

    def time(self) -> float:
        """Seconds of the processor, and of waiting."""
        return thread_time() + self.patience.waited

    def call_soon(  # type: ignore[override]
        self, callback: Any, *args: Any, context: Any = None
    ) -> asyncio.Handle:
        """Like the loop's own, with the step timed."""
        return super().call_soon(self._time_step, callback, *args, context=context)

    def longest(self) -> list[tuple[float, str]]:
        """The longest steps, the longest first."""
        return [(took, what) for took, _, what in sorted(self._steps, reverse=True)]

    def forget_steps(self) -> None:
        """Forget the steps so far."""
        self._steps.clear()

    def _time_step(self, callback: Any, *args: Any) -> None:
        began = thread_time()
        try:
            callback(*args)
        finally:
            took = thread_time() - began
            if len(self._steps) < KEPT or took > self._steps[0][0]:
                step = (took, next(self._order), _name_step(callback, args))
                (heapq.heappush if len(self._steps) < KEPT else heapq.heapreplace)(self._steps, step)


def _name_step(callback: Any, args: tuple[Any, ...]) -> str:
    """What a step was: of a task, where its coroutine stands now."""
    task = getattr(callback, "__self__", None)
    if not isinstance(task, asyncio.Task):
        return repr(callback)[:160]
    frames = [f"{frame.f_code.co_filename.rpartition('/')[2]}:{frame.f_lineno}" for frame in task.get_stack()]
    inner: Any = task.get_coro()
    while getattr(inner, "cr_await", None) is not None and hasattr(inner.cr_await, "cr_code"):
        inner = inner.cr_await
        frames.append(f"{inner.cr_code.co_name}:{inner.cr_frame.f_lineno if inner.cr_frame else '-'}")
    return f"{getattr(task.get_coro(), '__qualname__', '?')} {' '.join(frames[-4:])}"
