"""Every text, and everything that random games say, holds to the glossaries: one name for one thing, the words of the
place where it is read, a measure word between a number and what it counts. `glossary.py` says what a glossary has."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from engine.titles import TITLES
from locales import LANGUAGES, translate
from tests.docs.glossary import COMMON, FILLED, PLACES, Glossary, Written, generated, glossary, languages, written

NUMBER = rf"(?:\d+ ?|{FILLED} |(?<![第唯同])[一二兩两三四五六七八九十幾几])"
"""A number, or an argument that stands where one would: behind a name there is no space."""
POINTED = r"(?:[每這这那哪某]|任[一何]|另一|同一)"
"""What points at a thing or things; a measure word may follow."""
KINDS = "種种項项"
"""Measure words of kinds: what is pointed at may be a kind of the thing."""
MEASURES = "個个位則则張张條条件枚顆颗座艘片項项艘隻只支"
"""Measure words that are looked at although no glossary names them."""
CHINESE = languages(chinese=True)


def at(language: str, place: str) -> list[Glossary]:
    """The glossaries that hold for a text: of its title and of all."""
    return [glossary(language, each) for each in dict.fromkeys((place, COMMON))]


def said(language: str, place: str) -> Iterator[Written]:
    """What is written and what games say, except what people may type."""
    yield from (each for each in written(language, place) if not each.typed)
    if place != COMMON:
        yield from (Written(text.key, translate(text, language)) for text in generated(place))


def has_word(word: str, words: str) -> bool:
    """Whether a text has this word: one of Latin letters as a whole, with capitals or without."""
    return re.search(rf"\b(?:{word})\b" if word.isascii() else word, words, re.IGNORECASE) is not None


@pytest.mark.parametrize("place", PLACES, ids=lambda place: place or "common")
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_says_what_its_glossary_says_otherwise(language: str, place: str) -> None:
    known = at(language, place)
    never = {word: instead for each in known for word, instead in each.never.items()}
    free = {(word, key) for each in known for word, keys in each.allowed.items() for key in keys}
    found = {
        f"{each.key}: {word}, say {instead}: {each.words}"
        for each in said(language, place)
        for word, instead in never.items()
        if has_word(word, each.words) and (word, each.key) not in free
    }
    assert sorted(found) == []


@pytest.mark.parametrize("place", PLACES, ids=lambda place: place or "common")
@pytest.mark.parametrize("language", CHINESE)
def test_a_measure_word_stands_between_a_number_and_what_it_counts(language: str, place: str) -> None:
    """`3 張卡牌`; what is pointed at has the same one: `這款遊戲`, `每張雇傭工`."""
    known = at(language, place)
    bare = {key for each in known for key in each.bare.get("messages", [])}
    measures: dict[str, set[str]] = {}
    for each in known:
        for word, counted_by_it in each.measures.items():
            for thing in counted_by_it:
                measures.setdefault(thing, set()).add(word)
    longest = sorted(measures, key=len, reverse=True)
    known_measures = "".join({MEASURES, *(word for each in known for word in each.measures)})
    things = "|".join(map(re.escape, longest)) or "(?!)"
    counted = re.compile(rf"{NUMBER}(?P<measure>[{known_measures}])?(?P<thing>{things})")
    pointed = re.compile(rf"{POINTED}(?P<measure>[{known_measures}])(?P<thing>{things})")
    found = {
        f"{each.key}: {match[0]}: {each.words}"
        for each in said(language, place)
        if each.key not in bare
        for expression, free in ((counted, ""), (pointed, KINDS))
        for match in expression.finditer(each.words)
        if match["measure"] not in measures[match["thing"]] and (match["measure"] or "-") not in free
    }
    assert sorted(found) == []


APART = re.compile(r"[\u3400-\u9fff（），。：；、！？「」《》／] +[\u3400-\u9fff（），。：；、！？「」《》／]")
HALF = re.compile(r"[\u3400-\u9fff][,;:!?()]|[,;!?()][\u3400-\u9fff]")
DOTS = re.compile(r"(?<![…])…(?![…])|⋯|(?<!\.)\.\.\.")
PERCENT = re.compile(r" %")
HYPHEN = re.compile(rf"(?<![\w-])-[\d{FILLED}]")
TOUCHING = re.compile(r"[\u3400-\u9fff][A-Za-z0-9]|[A-Za-z0-9][\u3400-\u9fff]")
CODE = re.compile(r"`[^`]*`|<[^>]*>|https?://\S+")
FAULTS = {
    "a space between characters": APART,
    "half-width punctuation": HALF,
    "dots": DOTS,
    "a space before %": PERCENT,
    "a hyphen for a minus": HYPHEN,
    "no space between a character and a letter or number": TOUCHING,
}


@pytest.mark.parametrize("place", PLACES, ids=lambda place: place or "common")
@pytest.mark.parametrize("language", CHINESE)
def test_chinese_is_set_as_chinese(language: str, place: str) -> None:
    """Full-width punctuation, no space between characters, a space between them and Latin letters or digits."""
    typed = {key for each in at(language, place) for key in each.examples.get("messages", [])}
    found = {
        f"{each.key}: {fault}: {match[0]!r}: {each.words}"
        for each in said(language, place)
        if each.key not in typed
        for fault, sign in FAULTS.items()
        for match in sign.finditer(CODE.sub("¤", each.words))
    }
    assert sorted(found) == []


@pytest.mark.parametrize("language", CHINESE)
def test_a_game_that_is_named_in_a_sentence_stands_in_its_marks(language: str) -> None:
    """A name of one character vanishes in a sentence without them."""
    for place in PLACES:
        heads = {key for each in at(language, place) for key in each.headings.get("messages", [])}
        for each in written(language, place):
            for before, behind in each.games:
                marked = before.endswith("《") and behind.startswith("》")
                assert marked == (each.key not in heads), each


@pytest.mark.parametrize("place", PLACES, ids=lambda place: place or "common")
def test_every_name_of_a_glossary_is_in_use_in_every_language(place: str) -> None:
    """A glossary whose names stand nowhere says nothing; English has the same things as Chinese."""
    for language in LANGUAGES:
        known = glossary(language, place)
        assert known.terms.keys() == glossary("zh-TW", place).terms.keys()
        told = "\n".join(each.words for each in written(language, place))
        assert [name for name in known.terms.values() if name.casefold() not in told.casefold()] == [], language
        assert not set(known.terms.values()) & known.never.keys()


def test_what_is_allowed_or_excepted_is_there() -> None:
    for language in LANGUAGES:
        for place in PLACES:
            known = glossary(language, place)
            keys = {each.key for each in written(language, place)}
            if place == COMMON:
                keys |= {each.key for other in TITLES for each in written(language, other)}
            words = {word for each in at(language, place) for word in each.never}
            assert known.allowed.keys() <= words
            named = [*known.allowed.values(), *known.bare.values(), *known.examples.values(), *known.headings.values()]
            assert {key for each in named for key in each} <= keys, (language, place)
