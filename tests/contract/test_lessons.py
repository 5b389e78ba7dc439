"""The guided first game of every title that has one, played as it is written."""

from __future__ import annotations

import pytest

from engine.core.chance import deal_seed
from engine.core.session import Session
from engine.core.title import Setup
from engine.titles import TITLES
from locales import LANGUAGES, has

TAUGHT = [title for title in TITLES.values() if title.lesson is not None]
NAMES = [title.meta.id for title in TAUGHT]


def begun(title):
    lesson = title.lesson
    options = title.meta.settle_options(dict(lesson.options))
    return Session.begin(title, Setup(lesson.seats, options), deal_seed(lesson.seed, ()))


@pytest.mark.parametrize("title", TAUGHT, ids=NAMES)
def test_every_answer_of_a_lesson_is_legal_when_its_turn_comes(title) -> None:
    """A rule that changes must not leave a lesson behind that nobody can follow."""
    session, lesson = begun(title), title.lesson
    waiting = {seat: list(lesson.of_seat(seat)) for seat in range(lesson.seats)}
    while waiting[lesson.seat]:
        seat = next((seat for seat in session.asked() if waiting[seat]), None)
        assert seat is not None, f"nobody who is asked has an answer before {waiting[lesson.seat][0]}"
        move = waiting[seat].pop(0)
        pending = session.pending(seat)
        assert pending is not None
        assert pending.ask.allows(move.keys), f"{move} is not among {pending.ask.options.keys}"
        session.submit(seat, move.keys)
    assert not session.standing().over, "one can play on"
    assert not any(waiting.values()), "answers that are never given"


@pytest.mark.parametrize("title", TAUGHT, ids=NAMES)
def test_a_lesson_has_five_to_ten_steps_each_with_its_sentence(title) -> None:
    steps = title.lesson.steps
    assert 5 <= len(steps) <= 10
    keys = [title.meta.key(f"lesson-{step.text}") for step in steps] + [title.meta.key("lesson-end")]
    assert len(set(keys)) == len(keys)
    assert not [(key, language) for key in keys for language in LANGUAGES if not has(key, language)]
