"""The guided first game of every title that has one, played as it is written."""

from __future__ import annotations

import re

import pytest

from engine.core.chance import deal_seed
from engine.core.session import Session
from engine.core.title import Setup
from engine.titles import TITLES
from locales import LANGUAGES, has, message
from tests.declared import declared

TAUGHT = [title for title in TITLES.values() if title.lesson is not None]
NAMES = [title.meta.id for title in TAUGHT]


def played(title) -> tuple[Session, list[str]]:
    """The game after the lesson, and the messages of its log."""
    lesson = title.lesson
    options = title.meta.settle_options(dict(lesson.options))
    session = Session.begin(title, Setup(lesson.seats, options), deal_seed(lesson.seed, ()))
    session.collect()
    told = []
    for move in lesson.moves:
        pending = session.pending(move.seat)
        assert pending is not None, f"nobody asks for {move}"
        assert pending.ask.allows(move.keys), f"{move} is not among {pending.ask.options.keys}"
        events = session.submit(move.seat, move.keys)
        told += [text.key for event in events if (text := event.text_for(lesson.seat)) is not None]
    return session, told


@pytest.mark.parametrize("title", TAUGHT, ids=NAMES)
def test_every_answer_of_a_lesson_is_legal_when_its_turn_comes(title) -> None:
    """A rule that changes must not leave a lesson behind that nobody can follow."""
    session, _ = played(title)
    assert not session.standing().over, "one can play on"


@pytest.mark.parametrize("title", TAUGHT, ids=NAMES)
def test_a_lesson_lets_its_person_do_every_kind_of_action(title) -> None:
    expected = declared(title.meta.id).taught
    own = [key for move in title.lesson.own for key in move.keys]
    assert expected
    assert not [kind for kind, pattern in expected.items() if not any(re.match(pattern, key) for key in own)]


@pytest.mark.parametrize("title", TAUGHT, ids=NAMES)
def test_a_lesson_brings_about_a_fight_and_the_end_of_a_round(title) -> None:
    _, told = played(title)
    expected = declared(title.meta.id).told_in_lesson
    assert expected
    assert expected <= set(told), f"missing {expected - set(told)} in {sorted(set(told))}"


@pytest.mark.parametrize("title", TAUGHT, ids=NAMES)
def test_each_step_of_a_lesson_has_its_sentence_and_the_goal_and_the_signs_have_theirs(title) -> None:
    texts = [move.text for move in title.lesson.own if move.text]
    assert title.lesson.steps == len(texts) <= 25
    assert title.lesson.own[0].text
    assert all(re.fullmatch(r"[a-z]?\d+[a-z]?", place) for move in title.lesson.own for place in move.look)
    keys = [title.meta.key(f"lesson-{text}") for text in (*texts, "end", "goal", "signs")]
    assert len(set(keys)) == len(keys)
    assert not [(key, language) for key in keys for language in LANGUAGES if not has(key, language)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TAUGHT, ids=NAMES)
def test_the_sentences_of_a_lesson_are_short(title, language: str) -> None:
    """They stand above the picture, on a phone."""
    most = 400 if language == "en" else 170
    names = {f"player{seat}": "Kepler" for seat in range(title.lesson.seats)}
    texts = [*(move.text for move in title.lesson.own if move.text), "end", "goal", "signs"]
    said = {text: message(title.meta.key(f"lesson-{text}"), language, **names) for text in texts}
    assert not {text: len(words) for text, words in said.items() if len(words) > most}
