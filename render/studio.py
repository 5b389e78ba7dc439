"""Where pictures are drawn: worker processes behind an async door, with a cache.

Nothing is drawn on the event loop. A scene that is already being drawn is waited for, not drawn twice.
"""

from __future__ import annotations

import asyncio
import logging
import os
import threading
import time
from collections import OrderedDict
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from hashlib import sha256
from multiprocessing import get_context, parent_process

import msgspec

from engine.titles import Owned, use_components
from render.kit.picture import Picture, Scene
from render.pictures import paint, rehearse, revive, warm_up

CACHE_BYTES = 48 * 1024 * 1024
"""Finished pictures kept; the oldest go first."""

_END = object()
_ENCODER = msgspec.msgpack.Encoder()
_LOWER_PRIORITY = 5
_BREATH, _QUIET = 0.01, 0.25
"""Seconds between two steps of a rehearsal, and seconds that it waits after a picture: pictures seldom come alone."""

log = logging.getLogger(__name__)


class Studio:
    """Draws scenes in `workers` processes (0: in one thread, for tests and small machines), with an owner's components
    as everywhere else."""

    def __init__(self, workers: int, components: Owned | None = None) -> None:
        self._workers = workers
        self._components = components or {}
        self._executor: Executor | None = None
        self._kept: OrderedDict[bytes, Picture] = OrderedDict()
        self._kept_bytes = 0
        self._under_way: dict[bytes, asyncio.Future[Picture]] = {}

    async def picture(self, scene: Scene) -> Picture:
        """The picture of a scene."""
        data = _ENCODER.encode(scene)
        key = sha256(data).digest()
        kept = self._kept.get(key)
        if kept is not None:
            self._kept.move_to_end(key)
            return kept
        future = self._under_way.get(key)
        if future is None:
            future = asyncio.ensure_future(self._draw(key, data, scene.title))
            self._under_way[key] = future
            future.add_done_callback(lambda _: self._under_way.pop(key, None))
        return await asyncio.shield(future)

    async def close(self) -> None:
        """Let the workers go."""
        executor, self._executor = self._executor, None
        if executor is not None:
            executor.shutdown(wait=False, cancel_futures=True)

    async def _draw(self, key: bytes, data: bytes, title: str) -> Picture:
        loop = asyncio.get_running_loop()
        try:
            picture = await loop.run_in_executor(self._pool(), _paint_encoded, data, title)
        except BrokenProcessPool:  # a worker was killed, for instance for its memory: once more with fresh ones
            self._executor = None
            picture = await loop.run_in_executor(self._pool(), _paint_encoded, data, title)
        self._keep(key, picture)
        return picture

    def _pool(self) -> Executor:
        if self._executor is None:
            if self._workers == 0:
                self._executor = ThreadPoolExecutor(1, thread_name_prefix="painter")
            else:
                self._executor = ProcessPoolExecutor(
                    self._workers, get_context("spawn"), _start_worker, (self._components,)
                )
                for _ in range(self._workers):  # all start now; else the second would when the first is busy
                    self._executor.submit(_report)
        return self._executor

    def _keep(self, key: bytes, picture: Picture) -> None:
        self._kept[key] = picture
        self._kept_bytes += len(picture.data)
        while self._kept_bytes > CACHE_BYTES and len(self._kept) > 1:
            _, old = self._kept.popitem(last=False)
            self._kept_bytes -= len(old.data)


class _Easel:
    """In a worker either a picture or a step of the rehearsal is painted, and the rehearsal stands back."""

    def __init__(self) -> None:
        self._free = threading.Lock()
        self._left = 0.0

    def paint(self, scene: Scene) -> Picture:
        """The picture of a scene; a step of the rehearsal that has begun is waited for."""
        with self._free:
            try:
                return paint(scene)
            finally:
                self._left = time.monotonic()

    def step(self, steps: Iterator[None]) -> bool:
        """One step, when no picture was painted for a while. Whether there was one left."""
        while (wait := self._left + _QUIET - time.monotonic()) > 0:
            time.sleep(wait)
        with self._free:
            return next(steps, _END) is not _END


_easel = _Easel()


def _paint_encoded(data: bytes, title: str) -> Picture:
    return _easel.paint(revive(data, title))


def _report() -> None:
    """The first task of a worker: it starts for it."""


def _start_worker(components: Owned) -> None:
    """A worker yields to the event loop's process, ends with it, and has its sprites ready before the first scene."""
    use_components(components)
    if hasattr(os, "nice"):
        os.nice(_LOWER_PRIORITY)
    threading.Thread(target=_end_with_parent, name="watch-parent", daemon=True).start()
    warm_up()
    threading.Thread(target=_rehearse, name="rehearse", daemon=True).start()


def _rehearse() -> None:
    """Prepare what may be asked for later, while nobody asks."""
    steps = rehearse()
    try:
        while _easel.step(steps):
            time.sleep(_BREATH)
    except Exception:  # what cannot be prepared is painted, or fails, when it is asked for
        log.exception("the rehearsal stopped")


def _end_with_parent() -> None:
    """A worker must not outlive a bot that was killed."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
