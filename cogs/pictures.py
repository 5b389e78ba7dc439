"""The pictures of a page. The page waits for them only briefly: the text is sent, and a late picture follows.

A picture takes some tenths of a second. It takes half a minute or more if the process that draws it hangs and must be
replaced. Nobody should wait that long to read the outcome of a move.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass

from discord import ui

from cogs.ui.outgoing import Late, OutgoingMessage, PictureLike
from locales import message
from render.picture_service import PictureService
from render.pictures import Scene

log = logging.getLogger(__name__)


class Album:
    """The pictures of one page. The page waits `patience` seconds for all of them together."""

    def __init__(self, picture_service: PictureService, patience: float) -> None:
        self._service = picture_service
        self._until = time.monotonic() + patience
        self._late: list[asyncio.Future[PictureLike]] = []
        self._failed = False

    async def picture(self, scene: Scene) -> tuple[PictureLike, ...]:
        """The picture, or nothing if it is late or cannot be drawn (which must not stop a game)."""
        drawing: asyncio.Future[PictureLike] = asyncio.ensure_future(self._service.picture(scene))
        try:
            await asyncio.wait((drawing,), timeout=max(self._until - time.monotonic(), 0))
        except asyncio.CancelledError:  # nobody will see this page
            drawing.cancel()
            raise
        if not drawing.done():
            log.warning("a picture of %s (%s) is late; the text is sent without it", scene.title, scene.what)
            drawing.add_done_callback(_look_at)
            self._late.append(drawing)
            return ()
        try:
            return (drawing.result(),)
        except Exception:
            log.exception("no picture of %s (%s)", scene.title, scene.what)
            self._failed = True
            return ()

    async def several(self, scenes: Iterable[Scene]) -> tuple[PictureLike, ...]:
        """The pictures of these scenes, under file names that differ."""
        found: list[PictureLike] = []
        for number, scene in enumerate(scenes):
            drawn = await self.picture(scene)
            found += [Renamed(each, f"{number}-{each.filename}") if number else each for each in drawn]
        return tuple(found)

    def add_notes(
        self, out: OutgoingMessage, language: str, again: Callable[[], Awaitable[OutgoingMessage]] | None
    ) -> OutgoingMessage:
        """The page, with a note about pictures that are missing on it. `again` makes the page again when the pictures
        are ready; None: it cannot be changed any more."""
        if self._late and again is not None:
            out.late = Late(tuple(self._late), again)
        if self._late or self._failed:
            _add(out, message("picture-late" if out.late is not None else "picture-missing", language))
        return out


@dataclass(frozen=True)
class Renamed:
    """A picture under another file name, so that one message can hold several. `words` replaces its alt text where the
    message already says most of that."""

    picture: PictureLike
    filename: str
    words: str = ""

    @property
    def data(self) -> bytes:
        """The data of the picture."""
        return self.picture.data

    @property
    def width(self) -> int:
        """Its width in pixels."""
        return self.picture.width

    @property
    def height(self) -> int:
        """Its height in pixels."""
        return self.picture.height

    @property
    def alt(self) -> str:
        """The alt text."""
        return self.words or self.picture.alt


def _add(out: OutgoingMessage, line: str) -> None:
    """Add a small line at the end of the box."""
    box = next(item for item in out.view.children if isinstance(item, ui.Container))
    box.add_item(ui.TextDisplay(f"-# {line}"))


def _look_at(drawing: asyncio.Future[PictureLike]) -> None:
    if not drawing.cancelled() and (error := drawing.exception()) is not None:
        log.error("a picture that was late could not be drawn: %r", error)
