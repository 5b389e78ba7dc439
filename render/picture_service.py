"""Draws pictures off the event loop, with a cache.

If a scene is already being drawn, the second request waits for the same picture. A picture that waits for its turn is
not drawn if everybody who asked for it has been cancelled, because a newer one takes its place. While many
wait, pictures are encoded in a hurry.
"""

from __future__ import annotations

import asyncio
import logging
import os
import threading
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from hashlib import sha256
from queue import SimpleQueue
from typing import Any, TypeAlias

import msgspec

from locales.terms import unbroken
from render.kit.allocator import one_arena, trim
from render.kit.animation import join_frames, shrink_frame
from render.kit.encode import hurried
from render.kit.picture import Picture, Scene
from render.kit.sprites import BUDGET, MIB, SPRITES
from render.pictures import paint, prewarm, revive

CACHE_BYTES = 8 * MIB
"""The bytes of the finished pictures that are kept. The oldest are dropped."""

_END = object()
_ENCODER = msgspec.msgpack.Encoder()
_LOWER_PRIORITY = 5
_BREATH, _QUIET = 0.01, 0.25
"""Seconds between two steps of the prewarming, and seconds that it waits after a picture, because requests rarely come
alone."""
_TRIM = 20.0
"""Seconds between two times that the memory of what was drawn is given back to the system."""
ROOM_PATIENCE = 2.0
"""The longest time in seconds for which `room` waits: what needs no picture must not wait for those that do."""

Run: TypeAlias = Callable[..., Awaitable[Any]]
"""`await run(function, *args)` calls a function of a module in another process or thread."""

log = logging.getLogger(__name__)


@dataclass
class _Job:
    """A picture that is drawn, or waits for its turn, and how many wait for it."""

    waiting: int = 0
    begun: bool = False
    drawing: asyncio.Future[Picture] = field(init=False)


class PictureService:
    """Draws scenes through `run`, which calls a function in one of `painters` worker processes that began with
    `start_worker` (`tables.workers`), or, without `run`, in a single thread of this process (tests, small machines)."""

    def __init__(self, run: Run | None = None, painters: int = 1) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="painter") if run is None else None
        self._run = run or self._in_thread
        self.drawn: Callable[[float, str], object] = lambda seconds, title: None
        """Is told how long each picture took, with waiting for its turn, and of which title it is."""
        self._kept: OrderedDict[bytes, Picture] = OrderedDict()
        self._kept_bytes = 0
        self._under_way: dict[bytes, _Job] = {}
        self._turns = asyncio.Semaphore(painters)
        self._some_room = asyncio.Event()
        self._most_waiting = painters

    async def picture(self, scene: Scene) -> Picture:
        """The picture of a scene."""
        data = _ENCODER.encode(scene)
        key = sha256(data).digest()
        kept = self._kept.get(key)
        if kept is not None:
            self._kept.move_to_end(key)
            return kept
        job = self._under_way.get(key) or self._begin(key, data, scene.title)
        job.waiting += 1
        try:
            return await asyncio.shield(job.drawing)
        finally:
            job.waiting -= 1
            if not job.waiting and not job.begun:
                job.drawing.cancel()
                self._put_away(key, job)

    async def room(self) -> None:
        """Wait until hardly a picture waits for its turn, but not for long. Whoever then makes a page with pictures
        shows what is newest when they are drawn, and not what was new when the others began to wait."""
        with suppress(TimeoutError):
            async with asyncio.timeout(ROOM_PATIENCE):
                while self._waiting() >= self._most_waiting:
                    self._some_room.clear()
                    await self._some_room.wait()

    def _waiting(self) -> int:
        """How many pictures wait for their turn."""
        return sum(not job.begun for job in self._under_way.values())

    async def frame(self, scene: Scene) -> bytes:
        """The picture of a scene as a frame of an animation. It is not cached."""
        async with self._turns:
            data: bytes = await self._run(_paint_frame, _ENCODER.encode(scene), scene.title)
        return data

    async def animation(self, frames: list[bytes], durations: list[int], most: int, alt: str, name: str) -> Picture:
        """The frames as one animated picture, for so many milliseconds each. Raises TooLong if they do not fit into
        `most` bytes."""
        data, width, height = await self._run(join_frames, frames, durations, most)
        return Picture(data, width, height, alt, f"{name}.webp")

    async def smaller(self, data: bytes, width: int, quality: int) -> bytes:
        """An encoded picture of at most this width, in this quality."""
        shrunk: bytes = await self._run(shrink_frame, data, width, quality)
        return shrunk

    async def close(self) -> None:
        """Draw no more pictures."""
        for job in list(self._under_way.values()):
            job.drawing.cancel()
        if self._thread is not None:
            self._thread.shutdown(wait=False, cancel_futures=True)

    def _begin(self, key: bytes, data: bytes, title: str) -> _Job:
        job = self._under_way[key] = _Job()
        job.drawing = asyncio.ensure_future(self._draw(job, key, data, title))
        job.drawing.add_done_callback(lambda _: self._put_away(key, job))
        return job

    async def _draw(self, job: _Job, key: bytes, data: bytes, title: str) -> Picture:
        started = time.perf_counter()
        async with self._turns:
            job.begun = True
            self._some_room.set()
            picture: Picture = await self._run(_paint_encoded, data, title, self._waiting() > self._most_waiting)
        self.drawn(time.perf_counter() - started, title)
        self._keep(key, picture)
        return picture

    def _put_away(self, key: bytes, job: _Job) -> None:
        """Whoever asks for this picture from now on begins a new drawing, or finds it among those that are kept."""
        if self._under_way.get(key) is job:
            del self._under_way[key]
        self._some_room.set()
        if job.drawing.done() and not job.drawing.cancelled():
            job.drawing.exception()  # retrieved: perhaps nobody waits for this picture any more

    async def _in_thread(self, function: Callable[..., Any], *args: Any) -> Any:
        return await asyncio.get_running_loop().run_in_executor(self._thread, function, *args)

    def _keep(self, key: bytes, picture: Picture) -> None:
        self._kept[key] = picture
        self._kept_bytes += len(picture.data)
        while self._kept_bytes > CACHE_BYTES and len(self._kept) > 1:
            _, old = self._kept.popitem(last=False)
            self._kept_bytes -= len(old.data)


class _Drawing:
    """In a worker either a picture or a step of the prewarming is drawn, and pictures come first. `drawn` receives
    every title when its first picture is drawn."""

    def __init__(self) -> None:
        self.drawn: SimpleQueue[str] = SimpleQueue()
        self._titles: set[str] = set()
        self._free = threading.Lock()
        self._left = time.monotonic()  # the picture for which a worker started may come next
        self._trimmed = time.monotonic()

    def paint(self, scene: Scene, hurry: bool = False) -> Picture:
        """The picture of a scene. A running step of the prewarming is finished first."""
        with self._free, hurried(hurry):
            try:
                return paint(scene)
            finally:
                self._left = time.monotonic()
                self._trim_sometimes()
                if scene.title not in self._titles:
                    self._titles.add(scene.title)
                    self.drawn.put(scene.title)

    def step(self, steps: Iterator[None]) -> bool:
        """One step, if no picture was drawn for a while. Returns whether there was one left. There is none when the
        sprites fill their cache: more would drive out what is in use."""
        while (wait := self._left + _QUIET - time.monotonic()) > 0:
            time.sleep(wait)
        with self._free:
            left = not SPRITES.full and next(steps, _END) is not _END
            if left:
                self._trim_sometimes()
            else:
                trim()
            return left

    def _trim_sometimes(self) -> None:
        if time.monotonic() - self._trimmed > _TRIM:
            trim()
            self._trimmed = time.monotonic()


_drawing = _Drawing()


def _paint_encoded(data: bytes, title: str, hurry: bool) -> Picture:
    return _drawing.paint(revive(data, title), hurry)


def _paint_frame(data: bytes, title: str) -> bytes:
    return shrink_frame(_drawing.paint(revive(data, title)).data)


def start_worker(sprites: int = BUDGET) -> None:
    """Start of a drawing process, which runs at a lower priority than the event loop's process and keeps so many bytes
    of sprites. It accepts scenes at once. It makes the sprites of a title when that title's first picture has been drawn and no other is requested, so
    that no time is spent on titles that are not played."""
    if hasattr(os, "nice"):
        os.nice(_LOWER_PRIORITY)
    SPRITES.resize(sprites)
    one_arena()
    threading.Thread(target=_prewarm, name="prewarm", daemon=True).start()


def _prewarm() -> None:
    """While no picture is requested, prepare what all titles need, then the sprites of those that are drawn here. They
    take turns."""
    unbroken()  # the first Chinese lines would wait until the glossaries are read
    waiting: list[Iterator[None]] = []
    while True:
        while not waiting or not _drawing.drawn.empty():
            waiting.append(prewarm(_drawing.drawn.get()))
        waiting = [steps for steps in waiting if _step_of(steps)]


def _step_of(steps: Iterator[None]) -> bool:
    """One step and a pause. Returns whether there was one left."""
    try:
        if not _drawing.step(steps):
            return False
    except Exception:  # what cannot be prepared is drawn, or fails, on request
        log.exception("the prewarming stopped")
        return False
    time.sleep(_BREATH)
    return True
