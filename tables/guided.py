"""How far a lesson has come, from the record of its game. Pure.

A lesson that began before an update that wrote it anew has other answers and another seed: it is a game like any other.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from db.records import ChoiceRow, TableRow
from engine.core.decision import Keys, Options
from engine.core.kit import GameState
from engine.core.lesson import Lesson
from engine.core.title import Title
from tables.projections import ANSWERS
from tables.records import LessonPoint, Look

REWRITTEN = LessonPoint(0, 0, "")
"""The point of a lesson that has been written anew since it began."""


def lesson_at(title: Title[GameState], row: TableRow) -> Lesson | None:
    """The lesson that is taught at a table. None: none is, or one that has been written anew since."""
    lesson = title.lesson if row.lesson else None
    return lesson if lesson is not None and lesson.seed == row.secret_number else None


def answers_of(steps: Iterable[ChoiceRow]) -> list[tuple[int, Keys]]:
    """The answers of a record that have not been undone: seat and keys, in order."""
    return [(step.seat, tuple(step.keys)) for step in steps if _is_given(step) and step.seat is not None]


def _is_given(step: ChoiceRow) -> bool:
    """Whether the step is an answer that stands."""
    return step.kind in ANSWERS and step.undone_by is None and step.seat is not None


def way_back(lesson: Lesson, history: Sequence[ChoiceRow]) -> int | None:
    """The step of the record after which the person stood at the question that they answered otherwise than the lesson.
    None: they have not left it."""
    place = lesson.left_by(answers_of(history))
    if place is None:
        return None
    left = [step for step in history if _is_given(step)][place]
    if left.seat != lesson.seat:
        return None
    return max((step.n for step in history if step.n < left.n and step.undone_by is None), default=None)


def point_of(lesson: Lesson, given: list[tuple[int, Keys]]) -> LessonPoint:
    """The step of the lesson that comes next."""
    own, steps, acted = lesson.of_seat(lesson.seat), lesson.steps, bool(given) and given[-1][0] == lesson.seat
    left = lesson.left_by(given)
    done = sum(seat == lesson.seat for seat, _ in given[:left])
    told = [move.text for move in own[: done + 1] if move.text]
    if left is not None:
        last = max((place for place, (seat, _) in enumerate(given) if seat == lesson.seat), default=0)
        by_person = given[left][0] == lesson.seat
        return LessonPoint(
            len(told), steps, told[-1] if told else "", strayed=True, fresh=left >= last, left=by_person, acted=acted
        )
    if done >= len(own):
        return LessonPoint(steps, steps, told[-1], fresh=done == len(own), acted=acted)
    move, others = own[done], lesson.waits(given)
    return LessonPoint(
        len(told),
        steps,
        told[-1] if told else "",
        move,
        waits=move.played or others,
        led=done > 0 and own[done - 1].played,
        played=move.played and not others,
        acted=acted,
    )


def guided(look: Look, point: LessonPoint) -> Look:
    """The look of the person in a lesson: what the lesson names is the proposal of their question, and nothing warns of
    it. A step that is not legal, because the rules have changed since the lesson was written, ends the lesson."""
    pending, move = look.pending, point.move
    look = msgspec.structs.replace(look, can_undo=look.can_undo and not point.led)
    if pending is None or move is None or point.waits:
        return msgspec.structs.replace(look, lesson=point)
    if not pending.ask.allows(move.keys):
        return msgspec.structs.replace(look, lesson=msgspec.structs.replace(point, move=None, strayed=True))
    ask = msgspec.structs.replace(pending.ask, propose=move.keys, options=_unwarned(pending.ask.options, move.keys))
    return msgspec.structs.replace(look, lesson=point, pending=msgspec.structs.replace(pending, ask=ask))


def _unwarned(options: Options[object], keys: Keys) -> Options[object]:
    """The options, of which those with these keys carry no warning."""
    return options.told_as(
        msgspec.structs.replace(option, caution=None) if option.key in keys else option for option in options
    )
