"""Every ruling of the facts and every example of the rule text is named by some rule test (data/rulings.txt)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine.solenia.components import parts
from tests.rulings import functions_beside, silent, words_of
from tests.solenia.scenario import SOLENIA

HERE = Path(__file__).parent
RULINGS = tuple(line.split()[0] for line in (HERE / "data" / "rulings.txt").read_text(encoding="utf-8").splitlines())
FUNCTIONS = functions_beside(__file__)
TESTS = words_of(FUNCTIONS)


def test_no_two_tests_share_a_name():
    assert len(TESTS) == len(FUNCTIONS)


def test_the_list_of_rulings_has_every_section_of_the_facts():
    assert len(RULINGS) == len(set(RULINGS)) == 131
    sections = {ruling.partition(".")[0] for ruling in RULINGS}
    assert sections == {*(str(number) for number in range(14)), "text", "hidden", "undo"}


def test_every_ruling_is_named_by_a_test():
    words = "".join(TESTS.values())
    assert [ruling for ruling in RULINGS if f"[{ruling}]" not in words] == []


def names_a_ruling(words: str) -> bool:
    """Whether it names rulings, and only such that exist."""
    named = re.findall(r"\[([a-z0-9]+\.[\w-]+)\]", words)
    return bool(named) and set(named) <= set(RULINGS)


def test_every_test_names_a_ruling_that_exists():
    assert [name for name, words in TESTS.items() if not names_a_ruling(words)] == []


def test_every_slot_with_a_power_of_its_own_is_a_ruling():
    wanted = {f"9.{slot.upper()[:-1]}{slot[-1]}" for slot in parts().winter}
    assert wanted <= set(RULINGS)


def test_every_improvement_is_a_ruling():
    assert {f"10.{tile.upper()}" for tile in parts().improvements} <= set(RULINGS)


@pytest.mark.parametrize("option", [option.id for option in SOLENIA.meta.options])
def test_every_option_is_named_by_a_test(option):
    assert [name for name, words in TESTS.items() if re.search(rf"option {option}\b", words)]


def test_every_test_says_something():
    assert silent(FUNCTIONS) == []
