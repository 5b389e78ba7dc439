"""Going back: the position, what would be undone, and who must agree."""

from __future__ import annotations

from discord import ButtonStyle

from cogs.pictures import Album
from cogs.screens.illustrator import Illustrator, draw
from cogs.ui.controls import Control, Key, button, rows
from cogs.ui.names import voice_of
from cogs.ui.outgoing import Follow, OutgoingMessage, compose, one_below_the_other, text
from cogs.ui.presentation import join
from cogs.ui.public import log_lines
from locales import message, translate
from tables.records import TableInfo, Undoing

MOST_UNDONE = 15
"""Log lines of what would be undone; of more, the latest."""


async def rewind_page(
    illustrator: Illustrator, table_id: int, person_id: int, language: str, at: int | None = None, notice: str = ""
) -> OutgoingMessage:
    """What going back to a stop would undo, with the buttons to propose it; None: what is proposed, to answer it."""
    found = await illustrator.services.tables.rewinding.preview(table_id, person_id, at)
    look = found.replay.look
    presentation = illustrator.presentation(look.info)
    named = voice_of(look.info, language)
    told = log_lines(found.lines, named, presentation)
    undone = [f"- {line}" for line in told[-MOST_UNDONE:]]
    more = len(told) - len(undone)
    lines = [f"> {notice}"] if notice else []
    title = message("rewind-title", language, game=presentation.name, number=look.info.id)
    lines.append(f"### {title}")
    own = look.seat in found.asked
    others = [translate(presentation.seat(seat), named) for seat in found.asked if seat != look.seat]
    below = [message("rewind-undone", language, more=max(more, 0)), *undone]
    below.append(message("rewind-asked", language, asked=join(others, language), others=len(others)))
    below.append(f"-# {message('rewind-same-lots', language)}")

    async def make(album: Album) -> OutgoingMessage:
        pictures = await draw(album, presentation, "board", look, language)
        return compose(
            text("\n".join([*lines, message("rewind-position", language)])),
            *one_below_the_other(pictures),
            text("\n".join(below)),
            *rows(*_answers(found, at, language, own=own, alone=not others)),
            accent=presentation.accent(look.view),
            pictures=pictures,
        )

    out = await illustrator.illustrate(language, make)
    if at is None:
        out.follow = Follow(
            table_id, look.info.version, lambda later: _redraw(illustrator, later.info, person_id, language)
        )
    return out


async def _redraw(illustrator: Illustrator, info: TableInfo, person_id: int, language: str) -> OutgoingMessage:
    """The page after a change of the table."""
    if info.rewind is None:
        return compose(text(message("rewind-settled", language)))
    return await rewind_page(illustrator, info.id, person_id, language)


def _answers(found: Undoing, at: int | None, language: str, *, own: bool, alone: bool) -> list[Control]:
    info = found.replay.look.info
    back = button(Key("replay", info.id), message("panel-back", language))
    if at is not None:
        label = "button-rewind-now" if alone else "button-rewind-propose"
        key = Key("rewind", info.id, arg=f"{at}.{found.stamp}")
        return [button(key, message(label, language), ButtonStyle.danger), back]
    refuse = button(Key("norewind", info.id), message("button-rewind-no" if own else "button-end-back", language))
    if not own:
        return [refuse]
    yes = button(Key("rewind", info.id), message("button-rewind-yes", language), ButtonStyle.danger)
    return [yes, refuse]
