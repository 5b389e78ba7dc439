"""The story so far: round by round what stands out in the log, for those who come back after days."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby

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
from tables.records import LogLine, Look, Replay, Stop

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
    parts = [list(part) for _, part in groupby((stop for stop in found.stops if stop.lines), _part_of(found))]
    shown, page, pages = page_of(parts[::-1], A_PAGE, page)
    lines = [f"### 📖 {message('story-title', language, game=presentation.name, number=table_id)}"]
    lines += origin_lines(look.info, language)
    for part in reversed(shown):
        lines.append(f"**{_heading(found, part[0], presentation, language)}**")
        lines += told_of([line for stop in part for line in stop.lines], look, presentation, language)
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


def _part_of(found: Replay) -> Callable[[Stop], object]:
    """Which round, or which day, a stop belongs to."""
    return (lambda stop: stop.mark) if found.chapters else (lambda stop: stop.lines[0].at.date())


def _heading(found: Replay, stop: Stop, presentation: Presentation, language: str) -> str:
    if not found.chapters:
        return day(stop.lines[0].at)
    if not stop.mark or stop.mark == END:
        return message("story-end" if stop.mark == END else "story-begin", language)
    return message(presentation.meta.key("chapter"), language, number=stop.mark)
