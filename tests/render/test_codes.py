"""Letters on pictures: each has one meaning in its title, in every language."""

from __future__ import annotations

import pytest

from engine.afternova.components import COLOURS, SKILLS
from engine.solenia.components import RESOURCES
from locales import LANGUAGES, message
from render.afternova.look import ROBOT_LOOK, code
from render.kit.fonts import has_glyph
from render.kit.palette import PEOPLE
from render.solenia.goods import letter
from render.solenia.look import PEOPLE as SAILORS

SEATS = [person.letter for person in PEOPLE]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_letter_of_afternova_stands_for_two_things(language: str) -> None:
    codes = [code(kind, language) for kind in (*COLOURS, *SKILLS)] + SEATS + [ROBOT_LOOK.letter]
    assert len(set(codes)) == len(codes), codes


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_letter_of_solenia_stands_for_two_things(language: str) -> None:
    codes = [letter(kind, language) for kind in RESOURCES] + [person.letter for person in SAILORS]
    assert len(set(codes)) == len(codes), codes


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_code_belongs_to_the_word_of_its_language(language: str) -> None:
    for kind in (*COLOURS, *SKILLS):
        name = message(f"an-pic-{'colour' if kind in COLOURS else 'skill'}-{kind}", language)
        assert code(kind, language).casefold() in name.casefold()
        assert has_glyph(code(kind, language), "text", language)
    for good in RESOURCES:
        assert letter(good, language).casefold() in message(f"sol-good-{good}", language).casefold()


def test_chinese_has_characters_in_the_place_of_letters() -> None:
    for language in ("zh-TW", "zh-CN"):
        shown = [code(kind, language) for kind in (*COLOURS, *SKILLS)] + [letter(kind, language) for kind in RESOURCES]
        assert not any(each.isascii() for each in shown)
