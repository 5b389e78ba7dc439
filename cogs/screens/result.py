"""The pictures at the end of a game: who is where, the scores over time and what stood out; and the title's own score
sheet."""

from __future__ import annotations

import logging
from typing import NamedTuple

import msgspec

from cogs.pictures import Album
from cogs.screens.illustrator import Illustrator, draw
from cogs.ui.controls import ESCAPED
from cogs.ui.formatting import duration
from cogs.ui.names import describe_player, name_of, voice_of
from cogs.ui.origin import origin_mark
from cogs.ui.outgoing import PictureLike
from cogs.ui.presentation import Presentation
from cogs.ui.public import log_lines, tie_note, winner_line
from engine.core.kit import OUTSIDER
from locales import has, message, translate
from locales.numbers import with_minus
from render.pictures import SHEETS, Scene
from render.sheets.records import Ranked, ResultSheet
from render.sheets.result import result_in_parts
from tables.records import Look
from tables.summary import Award, Course, Turning, place_of_outsider, places_of

log = logging.getLogger(__name__)


class Ending(NamedTuple):
    """How a game ended: the sheet of the result, the title's score sheet where that says more, and in a sentence what
    decided it."""

    sheet: tuple[PictureLike, ...] = ()
    score: tuple[PictureLike, ...] = ()
    turning: str = ""


async def result_of(illustrator: Illustrator, album: Album, look: Look, language: str) -> Ending:
    """Nothing unless the game is over with a result."""
    info, standing = look.info, look.standing
    presentation = illustrator.presentation(info)
    if standing is None or not standing.over or standing.without_result or not presentation.pictures:
        return Ending()
    try:
        course, found = await illustrator.services.tables.replays.summary(info.id)
    except Exception:  # the result is told in words all the same
        log.exception("table %s: its course cannot be played again", info.id)
        course, found = Course(), ()
    sheet = result_sheet(look, presentation, course, found, language)
    parts = result_in_parts(sheet)
    pictures = await album.several(Scene(SHEETS, "result", part, str(language)) for part in parts)
    score = presentation.picture("score")
    told_above = bool(sheet.sources) and not standing.together
    more = () if score is None or told_above else await draw(album, presentation, score, look, language)
    return Ending(pictures, more, turning_line(look, presentation, course.turning, language))


def result_sheet(
    look: Look, presentation: Presentation, course: Course, found: tuple[Award, ...], language: str
) -> ResultSheet:
    """What the sheet of a finished game shows."""
    info, standing = look.info, look.standing
    assert standing is not None
    named = voice_of(info, language, plain=True)
    placed = places_of(standing, len(info.seats))
    ranks = [
        Ranked(
            seat.seat,
            _unescape(describe_player(info, seat, language)),
            placed[seat.seat] if seat.seat not in standing.out else 0,
            with_minus(str(standing.scores[seat.seat])) if seat.seat < len(standing.scores) else "",
            message("table-resigned", language)
            if seat.seat in standing.out
            else tie_note(standing, seat.seat, placed, presentation, language),
        )
        for seat in info.seats
    ]
    against = standing.outsider
    if against is not None:
        name, score = translate(against.name, language), "" if against.score is None else str(against.score)
        ranks.append(Ranked(OUTSIDER, name, place_of_outsider(standing, len(info.seats)), score))
    if standing.together or (len(info.seats) == 1 and not standing.winners):
        ranks = [msgspec.structs.replace(rank, place=0) for rank in ranks]
    ranks.sort(key=lambda rank: (rank.place or len(ranks) + 1, rank.seat == OUTSIDER))
    reason = "" if standing.reason is None else _unescape(translate(standing.reason, named))
    return ResultSheet(
        title=message("table-title", language, game=presentation.name, number=info.id) + origin_mark(info, language),
        line=reason or _unescape(winner_line(look, presentation, language)),
        ranks=tuple(ranks),
        points=tuple(zip(*course.scores, strict=True)) if len(set(course.scores)) > 1 else (),
        against=course.against,
        end=_end_of(course, language),
        sources=tuple((translate(source.label, language), source.points) for source in course.sources),
        ticks=tuple((index, _chapter(presentation, number, language)) for index, number in course.chapters),
        awards=tuple(_award(look, award, language) for award in found),
        people=presentation.people,
    )


def _end_of(course: Course, language: str) -> tuple[int, str] | None:
    """What was counted or revealed at the end, if that moved anything."""
    if not course.end or len(set(course.scores[course.end - 1 :])) < 2:
        return None
    return course.end, message("replay-end", language)


def turning_line(look: Look, presentation: Presentation, turning: Turning | None, language: str) -> str:
    """What decided the game, in a sentence, with what the log says of it."""
    if turning is None or look.standing is None:
        return ""
    named = voice_of(look.info, language, brief=True)

    def name(seat: int) -> str:
        against = look.standing.outsider if look.standing is not None else None
        return translate(against.name if seat == OUTSIDER and against is not None else presentation.seat(seat), named)

    against = turning.against[0 if turning.late else 1]
    late = "result-turning-level" if against == turning.before else "result-turning-late"
    line = message(
        late if turning.late else "result-turning",
        language,
        when="none" if turning.chapter is None else _chapter(presentation, turning.chapter, language),
        name=name(turning.seat),
        rival=name(turning.rival),
        before=turning.before,
        after=turning.after,
        against=against,
    )
    told = [] if turning.late else log_lines(turning.told, named, presentation)
    return f"🔀 {line}" + (f"\n-# {told[0]}" if told else "")


def _chapter(presentation: Presentation, number: int, language: str) -> str:
    own = presentation.meta.key("chapter")
    return message(own if has(own) else "result-chapter", language, number=number)


def _award(look: Look, award: Award, language: str) -> str:
    name = name_of(look.info, award.seat, language)
    if award.kind == "thought":
        return message("result-thought", language, name=name, time=duration(award.amount, language))
    return message("result-turn", language, name=name, points=award.amount)


def _unescape(words: str) -> str:
    """The words without the escapes of markdown."""
    return ESCAPED.sub(r"\1", words)
