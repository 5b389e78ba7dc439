"""Every procedure and every ruling of the facts is named by some rule test (data/rulings.txt)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine.eclipse.title import META
from tests.rulings import functions_beside, silent, words_of

DATA = Path(__file__).parent / "data"
RULES = tuple((DATA / "rulings.txt").read_text(encoding="utf-8").splitlines())
FUNCTIONS = functions_beside(__file__)
TESTS = words_of(FUNCTIONS)


def named_in(name: str, words: str) -> set[str]:
    """The rules that a test names: `P17.5.4` in its words, or `p17_5_4` in its name; `ruling 20`, `rulings 6, 15`; a
    range names its ends only."""
    procedures = re.findall(r"\bP(\d+(?:\.\d+)+)", words)
    procedures += [each.replace("_", ".") for each in re.findall(r"_p(\d+(?:_\d+)+)", name)]
    rulings = re.findall(r"_ruling_(\d+)", name)
    for listed in re.findall(r"\b[Rr]ulings? ([\d, and]+)", words):
        rulings += re.findall(r"\d+", listed)
    return {*(f"P{each}" for each in procedures), *(f"ruling {each}" for each in rulings)}


NAMED = {name: named_in(name, words) for name, words in TESTS.items()}


def test_no_two_tests_share_a_name():
    assert len(TESTS) == len(FUNCTIONS)


def test_the_list_has_every_section_of_the_facts():
    procedures = [rule for rule in RULES if rule.startswith("P")]
    assert len(procedures) == len(set(procedures)) == 107
    sections = {procedure[1:].rpartition(".")[0] for procedure in procedures}
    assert sections == {"1", *(f"17.{number}" for number in range(2, 18))}
    assert [rule for rule in RULES if rule not in procedures] == [f"ruling {number}" for number in range(1, 35)]


def test_every_rule_is_named_by_a_test():
    named = {rule for rules in NAMED.values() for rule in rules}
    assert [rule for rule in RULES if rule not in named] == []


def test_every_rule_that_a_test_names_exists():
    """Sections may be named too; 17.18 to 17.20 (defaults, options, units) have no numbered rules."""
    known = {*RULES, *(f"P17.{number}" for number in range(2, 21))}
    assert {name: named - known for name, named in NAMED.items() if not named <= known} == {}


@pytest.mark.parametrize("option", [option.id for option in META.options])
def test_every_option_is_used_by_a_test(option):
    sources = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    assert re.search(rf'\b{option}="|"{option}": "', sources)


def test_every_test_says_something():
    assert silent(FUNCTIONS) == []
