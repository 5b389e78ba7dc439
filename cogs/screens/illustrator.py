"""The pictures of pages: drawn from what a seat sees. A page waits for them only briefly."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from cogs.pictures import Album
from cogs.services import Services
from cogs.ui.names import picture_names
from cogs.ui.outgoing import OutgoingMessage, PictureLike
from cogs.ui.presentation import Presentation
from render.pictures import COVER, Scene
from tables.records import Look, TableInfo

SOON = 1.0
"""Seconds that a page waits for its pictures. Then the text is sent, and the pictures follow."""
LEGEND = "legend"
"""The picture of a title that says what its signs mean."""
MOST_BESIDE = 2
"""The most pictures beside a board below which the legend still stands."""


class Illustrator:
    """Makes pages with pictures. `patience`: seconds that a page waits for its pictures (None: `SOON`)."""

    def __init__(self, services: Services, patience: float | None = None) -> None:
        self.services = services
        self.patience = SOON if patience is None else patience

    def presentation(self, info: TableInfo) -> Presentation:
        """The presentation of this table's title."""
        return self.services.presentation(info.title)

    async def illustrate(self, language: str, make: Callable[[Album], Awaitable[OutgoingMessage]]) -> OutgoingMessage:
        """A page with the pictures that are ready in time, and a note about those that are not."""
        album = self.album()
        return album.add_notes(await make(album), language, lambda: self.illustrate(language, make))

    def album(self, patience: float | None = None) -> Album:
        """The pictures of one page, with this many seconds to wait for them (None: the default)."""
        return Album(self.services.picture_service, self.patience if patience is None else patience)


async def draw(
    album: Album, presentation: Presentation, name: str, look: Look, language: str, **more: Any
) -> tuple[PictureLike, ...]:
    """The picture of this name in its parts, from what this seat sees. Nothing before the start, or if the title does
    not have it."""
    picture = presentation.picture(name)
    if look.view is None or picture is None:
        return ()
    more = {"names": picture_names(look.info, language), **(more if picture == name else {})}
    parts = presentation.in_parts(picture, look.view)
    return await album.several(scene_of(presentation, part, look.info, look.view, language, **more) for part in parts)


async def draw_board(
    illustrator: Illustrator, album: Album, look: Look, language: str, *, asked_for: bool = False, beside: int = 0
) -> tuple[PictureLike, ...]:
    """The board. For whoever has not finished a game of the title yet, the legend stands below it: on the table's
    message in the first round, and on every board that one has asked for, unless too many pictures stand beside it
    (`beside`: so many others). A board of no seat is read by all people of the table; beside it, the own page of one
    who waits does without."""
    presentation, info = illustrator.presentation(look.info), look.info
    board = await draw(album, presentation, "board", look, language)
    if not board or look.over or LEGEND not in presentation.pictures:
        return board
    if beside + presentation.legend_pictures > MOST_BESIDE:
        return board  # the button below it shows the legend
    readers = info.people() if look.seat is None else tuple(filter(None, [info.seats[look.seat].person_id]))
    if not (presentation.is_first_board(look.view) if look.seat is None else asked_for):
        return board
    if await illustrator.services.tables.queries.have_finished(readers, info.title):
        return board
    return (*board, *await draw(album, presentation, LEGEND, look, language))


def scene_of(presentation: Presentation, picture: str, info: TableInfo, view: Any, language: str, **more: Any) -> Scene:
    """The scene of a picture of the title, with what the view shows of it. A legend is the same at every table, and
    drawn for all of them once."""
    if picture.partition(":")[0] == LEGEND:
        return Scene(title=info.title, what=picture, view=None, language=str(language))
    drawn = presentation.trim_view(view, picture)
    return Scene(title=info.title, what=picture, view=drawn, language=str(language), **more)


async def draw_card(
    album: Album, presentation: Presentation, view: Any, card_id: str, language: str
) -> tuple[PictureLike, ...]:
    """The picture of a card. `view`: of a table with the card's options."""
    if presentation.picture("card") is None:
        return ()
    return await album.picture(Scene(presentation.id, "card", view, str(language), card=card_id))


async def draw_cover(album: Album, presentation: Presentation, language: str) -> tuple[PictureLike, ...]:
    """A detail of the board, which shows what the game looks like. Nothing if the title has no board."""
    if presentation.picture("board") is None:
        return ()
    view = presentation.trim_view(presentation.cover(), "board")
    return await album.picture(Scene(presentation.id, COVER, view, str(language)))
