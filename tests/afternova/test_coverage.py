"""Every rule of the facts, every fixture and every table option is named by some rule test."""

from __future__ import annotations

import re

import pytest

from tests.afternova.scenario import AFTERNOVA
from tests.rulings import functions_beside, silent, words_of

WORDS = """
SU1 SU2 SU3 TU1 MK1 MK2 MK3 MK4 HL1
EX1 EX2 EX3 EX4 EX5 EX6 EX7 EX8 OV1 OV2 BG1
BP1 BP2 BP3 BP4 BP5 EN1 EN2 SC1 SC2 IN1
N1 N2 N3 N4 N5 N6 N7 N8 N9 N10
B0 B1 B2 B3 B4 B5 B6 B7 B8 B9 B10
FX1 FX2 FX3 FX4 FX5 FX6 FX7
"""
RULES = tuple(WORDS.split())
FUNCTIONS = functions_beside(__file__)
TESTS = words_of(FUNCTIONS)


def test_no_two_tests_share_a_name():
    assert len(TESTS) == len(FUNCTIONS)


def test_the_list_of_rules_is_that_of_the_facts():
    assert len(RULES) == len(set(RULES)) == 30 + 10 + 11 + 7


def test_every_rule_is_named_by_a_test():
    words = "".join(TESTS.values())
    assert [rule for rule in RULES if f"[{rule}]" not in words] == []


def names_a_rule(words: str) -> bool:
    """Whether it names rules that exist, or says what else it is written from."""
    named = re.findall(r"\[([A-Z]+\d+)\]", words)
    return set(named) <= set(RULES) and bool(named or "facts" in words.lower() or "contract" in words)


def test_every_test_names_a_rule_that_exists():
    assert [name for name, words in TESTS.items() if not names_a_rule(words)] == []


@pytest.mark.parametrize("option", [option.id for option in AFTERNOVA.meta.options])
def test_every_option_is_named_by_a_test(option):
    assert [name for name, words in TESTS.items() if re.search(rf"option {option}\b", words) or option in name]


def test_every_test_says_something():
    assert silent(FUNCTIONS) == []
