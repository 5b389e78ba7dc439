"""The pictures of pages: drawn from what a seat sees, waited for only shortly."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Literal

from cogs.pictures import Album
from cogs.services import Services
from cogs.ui.names import names
from cogs.ui.presentation import Presentation
from cogs.ui.send import OutgoingMessage, PictureLike
from render.pictures import Scene
from tables.records import Look, TableInfo

SOON = 1.5
"""Seconds that a page waits for its pictures; then the words go out, and the pictures follow."""
What = Literal["board", "panel", "hand", "card", "change", "deal"]


class Illustrator:
    """Makes pages with pictures. `patience`: seconds that a page waits for its pictures (None: `SOON`)."""

    def __init__(self, services: Services, patience: float | None = None) -> None:
        self.services = services
        self.patience = SOON if patience is None else patience

    def presentation(self, info: TableInfo) -> Presentation:
        """How the title of this table shows itself."""
        return self.services.presentation(info.title)

    async def illustrated(self, language: str, make: Callable[[Album], Awaitable[OutgoingMessage]]) -> OutgoingMessage:
        """A page with the pictures that come soon enough, and a word where one does not."""
        album = self.album()
        return album.told(await make(album), language, lambda: self.illustrated(language, make))

    def album(self, patience: float | None = None) -> Album:
        """The pictures of one page, which waits for them so many seconds (None: as usual)."""
        return Album(self.services.picture_service, self.patience if patience is None else patience)


async def draw(album: Album, what: What, look: Look, language: str, **more: Any) -> tuple[PictureLike, ...]:
    """A picture of what this seat sees; nothing before the start."""
    if look.view is None:
        return ()
    info = look.info
    scene = Scene(
        title=info.title, what=what, view=look.view, language=str(language), names=names(info, language), **more
    )
    return await album.picture(scene)
