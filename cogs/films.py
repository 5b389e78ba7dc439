"""Animated replays: drawn frame by frame in the drawing processes, between the pictures of running games.

A film is made once for all who ask for it. What its page says about the progress changes every few seconds.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TypeAlias

from render.picture_service import PictureService
from render.pictures import Picture, Scene

log = logging.getLogger(__name__)

MOST_FRAMES = 48
MOST_BYTES = 8 * 1024 * 1024
"""What Discord takes on any server."""
SPARE = 64 * 1024
"""Bytes of an upload that are left for the message around a file."""
STEP_MS, FIRST_MS, LAST_MS = 1100, 1600, 4000
"""Milliseconds for which a frame is shown."""
MOST_MS = 45_000
"""The longest a film takes: with many frames, each of them is shown for a shorter time."""
LEAST_MS = 650
"""The shortest time for which a frame is shown, even if that makes the film longer."""
NEWS = 4.0
"""Seconds between two reports of the progress."""
MOST_KEPT = 6
MOST_WAITING = 8
"""Films that are made or wait for that at the same time."""

FilmKey: TypeAlias = tuple[int, int, int | None, str, int, int]
"""Table, version, eyes, language, first and last stop (of a file: `OF_FILE`)."""
OF_FILE = -1
FILE_WIDTHS = ((1000, 82), (1000, 65), (800, 60), (640, 50), (480, 40))
"""Widths and qualities of the pictures of a file, best first, until it is small enough."""
Write: TypeAlias = Callable[[list[tuple[bytes, str]]], bytes]
"""Makes the file from its pictures and their alt texts."""


@dataclass
class Film:
    """A film, or a replay as a file, that is being made or was. `failed`: it cannot be made."""

    frames: int
    drawn: int = 0
    picture: Picture | None = None
    file: bytes | None = None
    failed: bool = False
    changed: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def under_way(self) -> bool:
        """Whether it is still being made."""
        return self.picture is None and self.file is None and not self.failed

    async def news(self) -> None:
        """Wait until it is finished, or for a while."""
        try:
            await asyncio.wait_for(self.changed.wait(), NEWS)
        except TimeoutError:
            return


def durations(frames: int) -> list[int]:
    """For how many milliseconds each frame is shown: the last one longest."""
    each = max(min(STEP_MS, MOST_MS // max(frames, 1)), LEAST_MS)
    return [max(FIRST_MS, each), *[each] * (frames - 2), LAST_MS][-frames:]


class Films:
    """The films of this process, one made at a time."""

    def __init__(self, pictures: PictureService) -> None:
        self._pictures = pictures
        self._films: OrderedDict[FilmKey, Film] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()
        self._free = asyncio.Semaphore(1)

    def find_film(self, key: FilmKey) -> Film | None:
        """The film, if somebody has asked for it lately."""
        return self._films.get(key)

    @property
    def busy(self) -> bool:
        """Whether too many films are waiting to be made."""
        return len(self._tasks) >= MOST_WAITING

    def begin(self, key: FilmKey, scenes: list[Scene], alt: str) -> Film:
        """Begin to make a film of these scenes."""
        return self._begin(key, scenes, lambda film: self._animate(film, scenes, alt))

    def begin_file(self, key: FilmKey, scenes: list[Scene], write: Write) -> Film:
        """Begin to make a file of these scenes."""
        return self._begin(key, scenes, lambda film: self._write(film, scenes, write))

    def _begin(self, key: FilmKey, scenes: list[Scene], make: Callable[[Film], Awaitable[None]]) -> Film:
        film = self._films[key] = Film(len(scenes))
        task = asyncio.create_task(self._make(film, make), name="film")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        finished = [old for old, each in self._films.items() if not each.under_way]
        for old in finished[: max(len(self._films) - MOST_KEPT, 0)]:
            del self._films[old]
        return film

    async def close(self) -> None:
        """Make no more films."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _animate(self, film: Film, scenes: list[Scene], alt: str) -> None:
        frames = []
        for scene in scenes:
            frames.append(await self._pictures.frame(scene))
            film.drawn = len(frames)
        shown = durations(len(frames))
        film.picture = await self._pictures.animation(frames, shown, MOST_BYTES, alt, "replay")

    async def _write(self, film: Film, scenes: list[Scene], write: Write) -> None:
        """The file with the best pictures with which Discord takes it."""
        drawn = []
        for scene in scenes:
            drawn.append(await self._pictures.picture(scene))
            film.drawn = len(drawn)
        for width, quality in FILE_WIDTHS:
            frames = [(await self._pictures.smaller(each.data, width, quality), each.alt) for each in drawn]
            found = await asyncio.to_thread(write, frames)
            if len(found) <= MOST_BYTES - SPARE:
                film.file = found
                return
        raise ValueError("the file is too large")

    async def _make(self, film: Film, make: Callable[[Film], Awaitable[None]]) -> None:
        try:
            async with self._free:
                await make(film)
        except Exception:
            log.exception("a film could not be made")
            film.failed = True
        finally:
            film.changed.set()
