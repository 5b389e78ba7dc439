"""The lobby with a picture of the game, and what is known about its people."""

from __future__ import annotations

from cogs.pictures import Album
from cogs.screens.illustrator import Illustrator, draw_cover
from cogs.ui.lobby import lobby_message
from cogs.ui.outgoing import OutgoingMessage
from tables.records import TableInfo


async def lobby_page(illustrator: Illustrator, info: TableInfo, language: str) -> OutgoingMessage:
    """The lobby, with how its people have played so far where there are several."""
    return await illustrator.illustrated(language, lambda album: lobby_with(illustrator, album, info, language))


async def lobby_with(illustrator: Illustrator, album: Album, info: TableInfo, language: str) -> OutgoingMessage:
    """Like `lobby_page`, with the pictures of this album."""
    presentation, tables = illustrator.presentation(info), illustrator.services.tables
    people = info.people() if info.status == "lobby" else ()
    facts = await tables.facts(people) if len(people) > 1 else {}
    pictures = await draw_cover(album, presentation, language) if info.status == "lobby" else ()
    return lobby_message(info, presentation, language, facts, pictures)
