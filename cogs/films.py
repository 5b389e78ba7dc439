"""Animated replays: drawn frame by frame in the drawing processes, between the pictures of running games.

A film is made once for all who ask for it. What its page says about the progress changes every few seconds.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import TypeAlias

from render.picture_service import PictureService
from render.pictures import Picture, Scene

log = logging.getLogger(__name__)

MOST_FRAMES = 48
MOST_BYTES = 8 * 1024 * 1024
"""What Discord takes on any server."""
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
"""Table, version, eyes, language, first and last stop."""


@dataclass
class Film:
    """A film that is being made, or was. `failed`: it cannot be made."""

    frames: int
    drawn: int = 0
    picture: Picture | None = None
    failed: bool = False
    changed: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def under_way(self) -> bool:
        """Whether it is still being made."""
        return self.picture is None and not self.failed

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
        film = self._films[key] = Film(len(scenes))
        task = asyncio.create_task(self._make(film, scenes, alt), name="film")
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

    async def _make(self, film: Film, scenes: list[Scene], alt: str) -> None:
        try:
            async with self._free:
                frames = []
                for scene in scenes:
                    frames.append(await self._pictures.frame(scene))
                    film.drawn = len(frames)
                shown = durations(len(frames))
                film.picture = await self._pictures.animation(frames, shown, MOST_BYTES, alt, "replay")
        except Exception:
            log.exception("a film could not be made")
            film.failed = True
        finally:
            film.changed.set()
