"""The lesson on a panel: the sentence of the present step, and what to tap."""

from __future__ import annotations

from collections.abc import Iterator

from cogs.ui.controls import Control, Key, button
from cogs.ui.presentation import Presentation, join
from cogs.ui.reasons import reason_lines
from locales import has, message, translate
from tables.guided import REWRITTEN
from tables.records import LessonPoint, Look

SIGN = "🎓"
POINTER = "👉"


def lesson_lines(
    look: Look, presentation: Presentation, language: str, tap: list[str], *, begins: bool = True
) -> Iterator[str]:
    """What is said about the question of the panel to somebody who learns the game: the sentence of the lesson, with
    what to tap (`tap`: the words on the controls, one after the other), and before the first one how the game is won
    and what the signs mean, until an answer is begun (`begins`: none is); otherwise the title's word about the
    question, if it has one."""
    point = look.lesson
    if look.pending is None:
        return
    if begins and look.info.lesson and not (point is not None and point.acted):
        yield from reason_lines(look.info, presentation, language)
    if point == REWRITTEN:
        yield f"-# {SIGN} {message('lesson-rewritten', language)}"
        point = None
    if point is not None and point.waits:
        yield f"> {SIGN} {message('lesson-plays' if point.played else 'lesson-waits', language)}"
    elif point is not None and point.move is not None:
        yield f"-# {SIGN} {message('lesson-step', language, number=point.number, steps=point.steps)}"
        if point.number == 1 and begins:
            yield f"> 🏆 {message(presentation.meta.key('lesson-goal'), language)}"
            yield f"> 🔎 {message(presentation.meta.key('lesson-signs'), language)}"
        players = {f"player{seat.seat}": presentation.seat(seat.seat) for seat in look.info.seats}
        yield f"> {message(presentation.meta.key(f'lesson-{point.text}'), language, **players)}"
        if tap:
            named = join([f"**{each}**" for each in tap], language)
            yield f"> {POINTER} {message('lesson-tap', language, choice=named)}"
    else:
        if point is not None:
            yield from _beside_the_lesson(look, point, presentation, language)
        guide = presentation.guide(look.pending.ask, look.view)
        if guide is not None:
            yield f"> 🧭 {translate(guide, language)}"


def _beside_the_lesson(look: Look, point: LessonPoint, presentation: Presentation, language: str) -> Iterator[str]:
    """What follows the last step, or an answer that is not that of the lesson: only at first."""
    if not point.fresh:
        return
    if point.strayed:
        told = "lesson-otherwise" if look.can_undo else "lesson-left" if point.left else "lesson-alone"
        yield f"> {SIGN} {message(told, language, number=point.number)}"
    else:
        closing = presentation.meta.key("lesson-end")
        yield f"> {SIGN} {message(closing if has(closing) else 'lesson-end', language)}"
        yield f"> {message('lesson-go-on', language)}"


def asks_for(look: Look, keys: tuple[str, ...]) -> bool:
    """Whether the lesson asks for just this answer, so that nobody asks it back."""
    move = look.lesson.move if look.lesson is not None else None
    return move is not None and move.keys == keys


def lesson_controls(look: Look, language: str) -> list[Control]:
    """The way back: from a trial to its game, or to the step at which a lesson was left."""
    info, point = look.info, look.lesson
    if info.trial_of is not None:
        return [button(Key("panel", info.trial_of), message("button-trial-back", language), emoji="🎯")]
    if point is not None and point.left and info.status == "running":
        words = message("button-to-lesson", language, number=point.number)
        return [button(Key("to-lesson", info.id), words, emoji=SIGN)]
    return []


def lesson_extras(look: Look) -> list[tuple[str, str, str]]:
    """What is done now and then in a trial or a lesson: the verb, the emoji, and the name in messages."""
    if look.info.trial_of is not None:
        compared = ("lines", "⚖️", "trial-lines")
        return [*_seats_of_trial(look), compared, ("replay", "⏪", "replay"), ("untry", "🗑️", "trial-end")]
    return [("relearn", SIGN, "relearn")] if look.info.lesson else []


def _seats_of_trial(look: Look) -> list[tuple[str, str, str]]:
    """Who plays the other seats of a trial: computers, or its person."""
    if look.info.status != "running" or len(look.info.seats) < 2:
        return []
    alone = any(seat.kind == "guest" for seat in look.info.seats)
    return [("try-one", "🤖", "trial-computers") if alone else ("try-all", "🎭", "trial-all")]
