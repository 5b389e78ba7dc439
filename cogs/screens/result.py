"""The pictures at the end of a game: who is where, the scores over time and what stood out; and the title's own score
sheet."""

from __future__ import annotations

import logging

from cogs.pictures import Album
from cogs.screens.illustrator import Illustrator, draw
from cogs.ui.controls import ESCAPED
from cogs.ui.durations import duration
from cogs.ui.names import name_of, sitting, speaking
from cogs.ui.origin import origin_mark
from cogs.ui.outgoing import PictureLike
from cogs.ui.presentation import Presentation
from cogs.ui.public import winner_line
from locales import has, message, translate
from render.pictures import SHEETS, Scene
from render.sheets.records import Ranked, ResultSheet
from tables.records import Look
from tables.summary import Award, Course, places

log = logging.getLogger(__name__)


async def result_pictures(
    illustrator: Illustrator, album: Album, look: Look, language: str
) -> tuple[tuple[PictureLike, ...], tuple[PictureLike, ...]]:
    """The sheet of the result, and the title's score sheet if it has one. Nothing unless the game is over with a
    result."""
    info, standing = look.info, look.standing
    presentation = illustrator.presentation(info)
    if standing is None or not standing.over or standing.without_result or not presentation.pictures:
        return (), ()
    try:
        course, found = await illustrator.services.tables.summary(info.id)
    except Exception:  # the result is told in words all the same
        log.exception("table %s: its course cannot be played again", info.id)
        course, found = Course(), ()
    sheet = result_sheet(look, presentation, course, found, language)
    picture = await album.picture(Scene(SHEETS, "result", sheet, str(language)))
    score = presentation.picture("score")
    return picture, () if score is None else await draw(album, presentation, score, look, language)


def result_sheet(
    look: Look, presentation: Presentation, course: Course, found: tuple[Award, ...], language: str
) -> ResultSheet:
    """What the sheet of a finished game shows."""
    info, standing = look.info, look.standing
    assert standing is not None
    named = speaking(info, language, plain=True)
    placed = places(standing, len(info.seats))
    ranks = [
        Ranked(
            seat.seat,
            _plain(sitting(info, seat, language)),
            placed[seat.seat] if seat.seat not in standing.out else 0,
            str(standing.scores[seat.seat]) if seat.seat < len(standing.scores) else "",
            message("table-resigned", language) if seat.seat in standing.out else "",
        )
        for seat in sorted(info.seats, key=lambda seat: (placed[seat.seat], seat.seat))
    ]
    reason = "" if standing.reason is None else _plain(translate(standing.reason, named))
    return ResultSheet(
        title=message("table-title", language, game=presentation.name, number=info.id) + origin_mark(info, language),
        line=reason or _plain(winner_line(look, presentation, language)),
        ranks=tuple(ranks),
        points=tuple(zip(*course.scores, strict=True)) if len(set(course.scores)) > 1 else (),
        ticks=tuple((index, _chapter(presentation, number, language)) for index, number in course.chapters),
        awards=tuple(_award(look, award, language) for award in found),
    )


def _chapter(presentation: Presentation, number: int, language: str) -> str:
    own = presentation.meta.key("chapter")
    return message(own if has(own) else "result-chapter", language, number=number)


def _award(look: Look, award: Award, language: str) -> str:
    name = name_of(look.info, award.seat, language)
    if award.kind == "thought":
        return message("result-thought", language, name=name, time=duration(award.amount, language))
    return message("result-turn", language, name=name, points=award.amount)


def _plain(words: str) -> str:
    """The words without the escapes of markdown."""
    return ESCAPED.sub(r"\1", words)
