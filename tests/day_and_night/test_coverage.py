"""Every ruling, card, option and question of the facts is named by some rule test."""

from __future__ import annotations

import re

import pytest

from tests.day_and_night.facts import FACTS, RULINGS, ids_of
from tests.day_and_night.scenario import DAY_AND_NIGHT
from tests.rulings import functions_beside, silent, words_of

CRYSTAL_CARDS = ("crystal_breeze", "crystal_burst", "crystal_sky", "crystallize")
FUNCTIONS = functions_beside(__file__)
TESTS = words_of(FUNCTIONS)


def test_the_list_of_rulings_is_whole():
    assert len(RULINGS) == len(set(RULINGS)) == 52
    assert len(FACTS) == 39


def test_every_ruling_is_named_by_a_test():
    words = "\n".join(TESTS.values())
    assert [ruling for ruling in RULINGS if not re.search(rf"{ruling}\b", words)] == []


def test_no_test_names_a_ruling_that_does_not_exist():
    named = {ruling for words in TESTS.values() for ruling in re.findall(r"R-[A-Z]+(?:-\d+)?", words)}
    assert named <= set(RULINGS)


def test_every_card_is_named_by_a_test():
    names = "\n".join(TESTS)
    assert [card for card in sorted(FACTS) if not re.search(rf"(?m)(^|_){card}(_|$)", names)] == []


def test_every_card_of_night_that_day_can_use_is_tested_through_steal_passion():
    cards = [card for card in ids_of("night") if card not in CRYSTAL_CARDS]
    assert [card for card in cards if not any(name.startswith(f"test_stolen_{card}_") for name in TESTS)] == []


@pytest.mark.parametrize("option", [option.id for option in DAY_AND_NIGHT.meta.options])
def test_every_option_is_named_by_a_test(option):
    assert [name for name, words in TESTS.items() if re.search(rf"option {option}\b", words)]


@pytest.mark.parametrize("question", range(1, 10))
def test_every_small_question_is_answered_by_a_test(question):
    assert [name for name, words in TESTS.items() if re.search(rf"FAQ {question}\b", words)]


def test_every_test_says_something():
    assert silent(FUNCTIONS) == []
