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
    session = begun(title)
    for move in title.lesson.moves:
        pending = session.pending(move.seat)
        assert pending is not None, f"nobody asks for {move}"
        assert pending.ask.allows(move.keys), f"{move} is not among {pending.ask.options.keys}"
        session.submit(move.seat, move.keys)
    assert not session.standing().over, "one can play on"


@pytest.mark.parametrize("title", TAUGHT, ids=NAMES)
def test_a_lesson_has_five_to_ten_steps_each_with_its_sentence(title) -> None:
    texts = [move.text for move in title.lesson.own if move.text]
    assert 5 <= len(texts) == title.lesson.steps <= 10
    assert title.lesson.own[0].text
    keys = [title.meta.key(f"lesson-{text}") for text in (*texts, "end")]
    assert len(set(keys)) == len(keys)
    assert not [(key, language) for key in keys for language in LANGUAGES if not has(key, language)]
