"""The log of a table, page by page."""

from __future__ import annotations

from collections.abc import Iterator

from cogs.discord_types import Row
from cogs.screens.illustrator import Illustrator
from cogs.ui.controls import Control, Key, button, page_of, rows
from cogs.ui.names import voice_of
from cogs.ui.origin import origin_lines
from cogs.ui.outgoing import OutgoingMessage, compose, text
from cogs.ui.public import log_lines, story_button
from locales import message
from tables.records import TableInfo

LOG_PAGE = 12
"""Lines on a page."""
LOG_LINES = 2000
"""The greatest number of lines that are read; older ones are on no page."""


async def log_page(
    illustrator: Illustrator, table_id: int, person_id: int, language: str, page: int = 0
) -> OutgoingMessage:
    """The log as this person may read it, newest page first."""
    info = await illustrator.services.tables.queries.info(table_id)
    lines = await illustrator.services.tables.queries.log(table_id, person_id, LOG_LINES)
    told = log_lines(lines, voice_of(info, language), illustrator.presentation(info))
    newest_first, page, pages = page_of(told[::-1], LOG_PAGE, page)
    shown = newest_first[::-1] or [message("log-empty", language)]
    title = message("log-title", language, number=info.id, page=page + 1, pages=pages)
    accent = illustrator.presentation(info).accent(None)
    return compose(
        text("\n".join([f"### {title}", *origin_lines(info, language), *shown])),
        *older_newer(Key("log", table_id), page, pages, language),
        *(rows(*back_buttons(info, person_id, language)) if info.status in ("running", "over") else ()),
        accent=accent,
    )


def older_newer(key: Key, page: int, pages: int, language: str) -> list[Row]:
    """Buttons for the pages around this one, of which the newest is the first; none if there is only one."""
    if pages < 2:
        return []
    return rows(
        button(key.with_verb(key.verb, str(page + 1)), message("log-older", language), disabled=page + 1 >= pages),
        button(key.with_verb(key.verb, str(page - 1)), message("log-newer", language), disabled=page == 0),
    )


def back_buttons(info: TableInfo, person_id: int, language: str) -> Iterator[Control]:
    """The ways to look back: earlier positions, and for a player what has happened since they last acted."""
    yield button(Key("replay", info.id), message("button-replay", language), emoji="⏪")
    yield story_button(info, language)
    yield button(Key("report", info.id), message("button-report", language), emoji="🐞")
    if info.status == "running" and info.seat_of(person_id) is not None:
        yield button(Key("recap", info.id), message("button-recap", language), emoji="👀")
