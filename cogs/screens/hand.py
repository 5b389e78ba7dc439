"""A person's own cards, and those that others have shown to them."""

from __future__ import annotations

from cogs.pictures import Album, Renamed
from cogs.screens.illustrator import Illustrator, draw, draw_card
from cogs.ui.cards import shown_lines
from cogs.ui.controls import panel_button
from cogs.ui.hand import hand_message
from cogs.ui.names import voice_of
from cogs.ui.outgoing import Follow, OutgoingMessage, PictureLike, plain
from cogs.ui.postings import shown_message
from locales import message, translate
from tables.records import Look

SHOWN_PATIENCE = 60.0
"""Seconds to wait for pictures in a message that cannot be changed afterwards."""
MOST_SHOWN = 9
"""The greatest number of card pictures in one message."""


async def hand_page(
    illustrator: Illustrator, look: Look, language: str, *, direct: bool = False, notice: str = ""
) -> OutgoingMessage:
    """The hand of the viewing seat, or a note for a person without one. `direct`: for a direct message, which says
    whose turn it is even if the title has no hands."""
    info, presentation = look.info, illustrator.presentation(look.info)
    if not direct and not presentation.hands:
        return plain(message("hand-unused", language))
    if look.seat is None or look.view is None:
        return plain(message("hand-none", language))

    async def make(album: Album) -> OutgoingMessage:
        pictures = await draw(album, presentation, "hand", look, language) if presentation.held_cards(look.view) else ()
        shown = shown_lines(presentation, presentation.cards_shown(look.view), voice_of(info, language))
        return hand_message(look, presentation, language, *pictures, direct=direct, notice=notice, shown=shown)

    out = await illustrator.illustrate(language, make)
    if not direct and info.status == "running":
        out.follow = Follow(info.id, info.version, lambda later: hand_page(illustrator, later, language, notice=notice))
    return out


async def shown_page(illustrator: Illustrator, look: Look, language: str) -> OutgoingMessage | None:
    """What others have shown to the viewing seat. None if nothing."""
    presentation, info = illustrator.presentation(look.info), look.info
    known = presentation.cards_shown(look.view) if look.view is not None and info.status == "running" else []
    if not known:
        return None
    album = illustrator.album(SHOWN_PATIENCE)
    cards = presentation.cards(look.view)
    lines = shown_lines(presentation, known, voice_of(info, language))
    drawn: list[PictureLike] = []
    for _, card in known[:MOST_SHOWN]:
        drawn += await draw_card(album, presentation, presentation.fresh_view(info.options), card, language)
    pictures = tuple(Renamed(picture, f"{index}-{picture.filename}") for index, picture in enumerate(drawn))
    title = message("shown-title", language, game=presentation.name, number=info.id)
    lines += [f"-# {translate(cards[card].text, language)}" for _, card in known if not pictures]
    go = panel_button(info.id, language)
    out = shown_message(lines, title, presentation.accent(look.view), *pictures, controls=(go,))
    return album.add_notes(out, language, None)
