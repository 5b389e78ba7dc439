"""Names and texts in the three languages."""

from __future__ import annotations

from itertools import combinations

import pytest

from engine.core.text import Text
from locales import LANGUAGES, has, translate
from tests.day_and_night.facts import FACTS
from tests.day_and_night.scenario import DAY_AND_NIGHT, Game, fresh, table


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_called_what_the_facts_call_it(language):
    for card, fact in FACTS.items():
        assert has(f"dn-card-{card}", language), card
        assert translate(Text(f"dn-card-{card}"), language) == fact.names[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_text(language):
    for card, fact in FACTS.items():
        assert has(f"dn-card-{card}-text", language), card
        text = translate(Text(f"dn-card-{card}-text"), language)
        assert len(text) >= (5 if language.startswith("zh") else 12), card
        assert text != fact.names[language], card


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_cards_of_the_same_effect_share_a_text(language):
    """Both wishes change any tile, Blossom and Rapture a neutral one, Entrap and Night Chant the one under Night."""
    same = ({"day_wish", "night_wish"}, {"day_blossom", "night_rapture"}, {"entrap", "night_chant"})
    for one, other in combinations(FACTS, 2):
        texts = {translate(Text(f"dn-card-{card}-text"), language) for card in (one, other)}
        assert len(texts) == 2 or {one, other} in same, (one, other)


@pytest.mark.parametrize("language", ["zh-TW", "zh-CN"])
def test_chinese_texts_are_chinese_and_not_a_fallback(language):
    for card in FACTS:
        chinese = translate(Text(f"dn-card-{card}-text"), language)
        assert any("\u4e00" <= letter <= "\u9fff" for letter in chinese), card
        assert chinese != translate(Text(f"dn-card-{card}-text"), "en")


@pytest.mark.parametrize(
    ("card", "language", "words"),
    [
        ("day_advantage", "en", ["3"]),
        ("obtain", "en", ["2"]),
        ("epiphany", "en", ["5"]),
        ("steal_passion", "en", ["hand", "discard"]),
        ("crystal_sky", "en", ["3", "2"]),
    ],
)
def test_texts_name_the_numbers_of_the_effect(card, language, words):
    text = translate(Text(f"dn-card-{card}-text"), language).lower()
    names = {"2": ("2", "two"), "3": ("3", "three"), "5": ("5", "five")}
    for word in words:
        assert any(form in text for form in names.get(word, (word,))), (card, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_and_seats_have_words(language):
    for option in DAY_AND_NIGHT.meta.options:
        assert has(f"dn-option-{option.id}", language)
        assert has(f"dn-option-{option.id}-hint", language)
    for seat in (0, 1):
        assert has(f"dn-seat-{seat}", language)
    assert has("dn-name", language)


def _texts(game: Game) -> list[Text]:
    """All texts of the present question and of the log."""
    found = [text for event in game.log for text in (event.public, event.private) if text is not None]
    if game.owed is not None:
        found.append(game.ask.about)
        for option in game.ask.options:
            found += [text for text in (option.label, option.detail, option.caution) if text is not None]
    ending = game.view().ending
    return found if ending is None else [*found, ending]


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_asked_or_told_has_words(language):
    """A tour through every kind of question and event."""
    games = [
        fresh(),
        table(day_hand="day_wish", day="b1").casts("day_wish"),
        table(day_hand="day_wish", day="b1", stones={"c1": 1}).casts("day_wish", "c1"),
        table(day_hand="wonder").casts("wonder"),
        table(day_hand="wonder").casts("wonder").answers("take:fate"),
        table(day_hand="steal_passion", night_hand="mimic night_wish").casts("steal_passion"),
        table(day_hand="steal_passion", night_hand="mimic night_wish").steals("night_wish"),
        table(day_hand="steal_passion", night_hand="mimic night_wish").steals("night_wish", "discard"),
        table(day_hand="steal_passion", night_hand="mimic night_wish").uses_stolen("night_wish", "c1"),
        table(day_hand="morning_mist", day="a1 c1 e1", stones={"a3": 2, "c3": 2, "g3": 2}).casts("morning_mist"),
        table(day_hand="morning_mist", day="a1 c1", stones={"a3": 2, "c3": 2, "g3": 2}).casts("morning_mist"),
        table(day_hand="morning_mist", day="a1 c1", stones={"a3": 2, "c3": 2, "g3": 1}).casts("morning_mist"),
        table(to_move="night", night_hand="crystal_sky").casts("crystal_sky", "a1", "b1", "c1").ends().ends(),
        table(to_move="night", night_hand="deviate", day_at="c1", night_at="c1", day="c1"),
        table(to_move="night", night_hand="mislead", night_temple="a6 b6 c6 d6 e6 f6 g6 h6 h5").casts("mislead", "a6"),
        table(awakening=True, day="a1 b1 c1 d1 e1 f1 g1 h1 h2 h3"),
        table(awakening=True, day="a1 b1 c1 d1 e1 f1 g1 h1 h2 h3").answers("keep"),
        table(stones={"a1": 1}, crystals={"b1": 1}).ends().ends(),
        table(day_deck="", day_discard="fate").steps("b1"),
        table(day_hand="achievement day_blossom day_chant day_ritual day_wish entrap").ends(),
        table(day_hand="achievement day_blossom day_chant day_ritual day_wish entrap").ends().answers("discard:entrap"),
        table(to_move="night", turn=100).ends(),
        table(
            day_hand="day_chant", day_at="h2", day="a1 b1 c1 d1 e1 f1 g1 h1", day_temple="a6 b6 c6 d6 e6 f6 g6 h6 h5"
        ).casts("day_chant"),
    ]
    seen = {text.key for game in games for text in _texts(game)}
    assert {"dn-ask-split", "dn-ask-nine", "dn-ask-steal", "dn-ask-wonder", "dn-ask-discard"} <= seen
    for game in games:
        for text in _texts(game):
            assert has(text.key, language), text.key
            assert "{" not in translate(text, language), text.key
