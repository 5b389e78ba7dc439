"""The rules of every title in sections: `locales/<language>/<title id>/rules.md`."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from cogs.titles import presentations
from engine.titles import TITLES
from locales import LANGUAGES
from locales.handbook import Section, sections
from locales.lookup import find_nearest, find_sections, look_up
from tests.declared import declared

ROOT = Path(__file__).resolve().parents[2]
RULE = re.compile(r"\b(?:R-[A-Z]+(?:-\d+)?|P17(?:\.\d+)+|[A-Z]{1,2}\d+(?:\.\d+)*)\b")
"""The name of a rule, as tests give it."""
LONGEST = 3000
"""Characters; a message of Discord holds 4,000."""
ASKED = tomllib.loads(Path(__file__).with_name("rule_words.toml").read_text(encoding="utf-8"))
LEAST_ASKED = 60

each_title = pytest.mark.parametrize("title_id", TITLES)


@each_title
def test_every_title_has_its_sections_alike_in_all_languages(title_id: str) -> None:
    known = {language: sections(title_id, language) for language in LANGUAGES}
    names = [section.id for section in known["en"]]
    assert declared(title_id).sections <= len(names) <= 25
    assert len(set(names)) == len(names)
    for language in LANGUAGES:
        assert [section.id for section in known[language]] == names
        assert all(section.title and section.text and section.rule for section in known[language])
        assert len({section.title for section in known[language]}) == len(names)
        assert all(len(section.text) <= LONGEST for section in known[language])
        assert [(each.picture, each.look) for each in known[language]] == [
            (each.picture, each.look) for each in known["en"]
        ]


@each_title
def test_every_title_shows_pictures_and_explains_its_signs(title_id: str) -> None:
    known, presentation = sections(title_id, "en"), presentations()[title_id]
    pictured = [section for section in known if section.picture]
    assert len(pictured) >= declared(title_id).pictured
    assert known[-1].id == "icons"
    assert known[-1].picture
    for section in pictured:
        what, _, card = section.picture.partition(":")
        assert presentation.picture("card" if what == "card" else section.picture) is not None, section
        assert what != "card" or card in presentation.cards(), section


@each_title
def test_every_section_cites_rules_that_tests_name(title_id: str) -> None:
    """So a rule that changes can be found in what people read."""
    written = " ".join(
        path.read_text(encoding="utf-8")
        for folder in (ROOT / "tests" / title_id, ROOT / "engine" / title_id)
        for path in folder.rglob("*.py")
    )
    unknown = {
        rule
        for section in sections(title_id, "en")
        for rule in RULE.findall(section.rule)
        if not re.search(rf"\b{re.escape(rule)}\b", written)
    }
    assert not unknown


def section(name: str, title: str, text: str) -> Section:
    return Section(name, title, text, "X1")


KNOWN = (
    section("goal", "Goal", "Nine linked tiles are a temple."),
    section("temples", "Temples", "Nine tiles. A temple is safe for good."),
    section("crystals", "水晶", "日不能走上有水晶的板塊。水晶會收回。"),
)


@pytest.mark.parametrize(
    ("wanted", "names"),
    [
        ("temple", ["temples", "goal"]),
        ("TEMPLE nine", ["temples", "goal"]),
        ("temple crystal", []),
        ("水晶", ["crystals"]),
        ("有水晶的", ["crystals"]),
        ("goal", ["goal"]),
        ("   ", []),
        ("temples", ["temples", "goal"]),
        ("ink", []),
    ],
)
def test_what_is_looked_for_is_found_by_all_its_words_titles_first(wanted: str, names: list[str]) -> None:
    assert [each.id for each in find_sections(KNOWN, wanted)] == names


@pytest.mark.parametrize(
    ("wanted", "names"),
    [
        ("temple crystal", ["temples", "goal"]),
        ("safe linked", ["goal", "temples"]),
        ("走上板塊嗎", ["crystals"]),
        ("xyz", []),
    ],
)
def test_words_that_are_nowhere_together_lead_to_the_nearest(wanted: str, names: list[str]) -> None:
    assert [each.id for each in find_nearest(KNOWN, wanted)] == names


@pytest.mark.parametrize("language", LANGUAGES)
@each_title
def test_ordinary_words_find_a_section_that_answers_them(title_id: str, language: str) -> None:
    asked = ASKED.get(title_id, {}).get(language, {})
    found = {words: [each.id for each in look_up(title_id, language, words)[0][:3]] for words in asked}
    astray = {words: found[words] for words, answering in asked.items() if not set(found[words]) & set(answering)}
    assert not astray


@pytest.mark.parametrize("language", LANGUAGES)
def test_many_ordinary_words_are_tried(language: str) -> None:
    assert sum(len(asked.get(language, {})) for asked in ASKED.values()) >= LEAST_ASKED


@each_title
def test_ordinary_words_name_sections_that_there_are(title_id: str) -> None:
    named = {each for words in ASKED.get(title_id, {}).values() for answering in words.values() for each in answering}
    assert named <= {section.id for section in sections(title_id, "en")}


@each_title
def test_every_section_has_other_words_in_every_language(title_id: str) -> None:
    for language in LANGUAGES:
        assert all(section.also and all(section.also) for section in sections(title_id, language))


@pytest.mark.parametrize(
    ("language", "words", "section"),
    [
        ("zh-TW", "怎么赢", "goal"),
        ("zh-CN", "造船廠", "build"),
        ("zh-TW", "shipyard", "build"),
        ("en", "代幣", "tokens"),
    ],
)
def test_words_of_another_language_are_understood(language: str, words: str, section: str) -> None:
    found, _ = look_up("voidfall", language, words)
    assert section in [each.id for each in found]
    assert found[0] in sections("voidfall", language)


def test_a_title_comes_before_other_names_and_those_before_a_text() -> None:
    known = (
        section("text", "One", "A tie is a draw."),
        Section("also", "Two", "Nobody wins.", "X1", also=("tie",)),
        section("title", "The tie of all", "Nobody wins."),
    )
    assert [each.id for each in find_sections(known, "how do I tie")] == ["also", "title", "text"]
