"""The story so far: round by round what stands out in the log, for those who come back after days."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import date
from itertools import groupby
from typing import TypeAlias

from cogs.screens.illustrator import Illustrator
from cogs.screens.log import older_newer
from cogs.ui.controls import Key, log_button, page_of, rows
from cogs.ui.formatting import day
from cogs.ui.names import voice_of
from cogs.ui.origin import origin_lines
from cogs.ui.outgoing import OutgoingMessage, compose, text
from cogs.ui.presentation import Presentation
from cogs.ui.public import log_lines, most_telling, news
from locales import current_key, message, translate
from tables.playback import END
from tables.projections import beginning_in
from tables.records import LogLine, Look, Replay

A_PAGE = 3
"""Rounds on a page."""
MOST_TOLD = 7
"""Lines of a round."""


async def story_page(
    illustrator: Illustrator, table_id: int, person_id: int, language: str, page: int = 0
) -> OutgoingMessage:
    """The rounds of a game as this person may read them, the latest page first; of a game without rounds its days."""
    found = await illustrator.services.tables.replays.position(table_id, person_id)
    look, presentation = found.look, illustrator.presentation(found.look.info)
    opens = presentation.title.notices.opens_chapter
    parts, in_heading = _parts(found, opens), presentation.told_of_chapter.intersection(opens)
    shown, page, pages = page_of(parts[::-1], A_PAGE, page)
    lines = [f"### 📖 {message('story-title', language, game=presentation.name, number=table_id)}"]
    lines += origin_lines(look.info, language)
    for mark, told in reversed(shown):
        lines.append(f"**{_heading(mark, told[0], presentation, language)}**")
        lines += told_of(told, look, presentation, language, beside=in_heading)
    if not parts:
        lines.append(message("log-empty", language))
    log = log_button(table_id, language)
    return compose(
        text("\n".join(lines)),
        *older_newer(Key("story", table_id), page, pages, language),
        *rows(log),
        accent=presentation.accent(look.view),
    )


def told_of(
    lines: Sequence[LogLine],
    look: Look,
    presentation: Presentation,
    language: str,
    beside: frozenset[str] = frozenset(),
) -> tuple[str, ...]:
    """What stands out of a round: first what names the reader, then the latest. `beside`: log messages of what is told
    next to it."""
    named = voice_of(look.info, language)
    own = translate(presentation.seat(look.seat), named) if look.seat is not None else ""
    told = [line for line in news(lines, look, presentation) if current_key(line.text.key) not in beside]
    return most_telling(log_lines(told, named, presentation), MOST_TOLD, own)


Mark: TypeAlias = int | date
"""Of a part of the game: the number of its round, or its day where the title has no rounds."""


def _parts(found: Replay, opens: tuple[str, ...]) -> list[tuple[Mark, list[LogLine]]]:
    """The lines of each round, or of each day, in order."""
    return [
        (mark, [line for _, line in part])
        for mark, part in groupby(_marked_lines(found, opens), lambda marked: marked[0])
    ]


def _marked_lines(found: Replay, opens: tuple[str, ...]) -> Iterator[tuple[Mark, LogLine]]:
    """Each line with its part. The step in which a round begins has told of the one before until then."""
    before: Mark | None = None
    for stop in found.stops:
        if not found.chapters:
            yield from ((line.at.date(), line) for line in stop.lines)
            continue
        mark = stop.mark or 0
        begins = beginning_in(stop.lines, opens) if before not in (None, mark) else None
        for place, line in enumerate(stop.lines):
            yield (before if before is not None and place < (begins or 0) else mark), line
        before = mark


def _heading(mark: Mark, first: LogLine, presentation: Presentation, language: str) -> str:
    if isinstance(mark, date):
        return day(first.at)
    if mark in (0, END):
        return message("story-end" if mark == END else "story-begin", language)
    return message(presentation.meta.key("chapter"), language, number=mark)
