"""How far a lesson has come, from the record of its game. Pure."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from db.records import ChoiceRow
from engine.core.decision import Keys
from engine.core.lesson import Lesson
from tables.projections import ANSWERS
from tables.records import LessonPoint, Look


def answers_of(steps: Iterable[ChoiceRow]) -> list[tuple[int, Keys]]:
    """The answers of a record that have not been undone: seat and keys, in order."""
    return [
        (step.seat, tuple(step.keys))
        for step in steps
        if step.kind in ANSWERS and step.undone_by is None and step.seat is not None
    ]


def point_of(lesson: Lesson, given: list[tuple[int, Keys]]) -> LessonPoint:
    """The step of the lesson that comes next."""
    own, steps = lesson.own, lesson.steps
    done = sum(seat == lesson.seat for seat, _ in given)
    told = [move.text for move in own[: done + 1] if move.text]
    if done >= len(own) and lesson.kept(given):
        return LessonPoint(steps, steps, told[-1], fresh=done == len(own))
    if not lesson.kept(given):
        before = max((place for place, (seat, _) in enumerate(given) if seat == lesson.seat), default=0)
        return LessonPoint(len(told), steps, told[-1], strayed=True, fresh=lesson.kept(given[:before]))
    return LessonPoint(len(told), steps, told[-1], own[done], waits=lesson.waits(given))


def guided(look: Look, point: LessonPoint) -> Look:
    """The look of the person in a lesson: what the lesson names is the proposal of their question. A step that is not
    legal, because the rules have changed since the lesson was written, ends the lesson."""
    pending, move = look.pending, point.move
    if pending is None or move is None or point.waits:
        return msgspec.structs.replace(look, lesson=point)
    if not pending.ask.allows(move.keys):
        return msgspec.structs.replace(look, lesson=msgspec.structs.replace(point, move=None, strayed=True))
    ask = msgspec.structs.replace(pending.ask, propose=move.keys)
    return msgspec.structs.replace(look, lesson=point, pending=msgspec.structs.replace(pending, ask=ask))
