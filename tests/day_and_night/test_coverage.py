"""Every ruling, card, option and question of the facts is named by some rule test."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from tests.day_and_night.facts import FACTS, RULINGS, ids_of
from tests.day_and_night.scenario import DAY_AND_NIGHT

CRYSTAL_CARDS = ("crystal_breeze", "crystal_burst", "crystal_sky", "crystallize")


def _tests() -> dict[str, str]:
    """Name and docstring of every test function beside this one."""
    found = {}
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        if path.name == Path(__file__).name:
            continue
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                assert node.name not in found, f"two tests are called {node.name}"
                found[node.name] = ast.get_docstring(node) or ""
    return found


TESTS = _tests()


def test_the_list_of_rulings_is_whole():
    assert len(RULINGS) == len(set(RULINGS)) == 52
    assert len(FACTS) == 39


@pytest.mark.parametrize("ruling", RULINGS)
def test_every_ruling_is_named_by_a_test(ruling):
    assert [name for name, words in TESTS.items() if re.search(rf"{ruling}\b", words)]


def test_no_test_names_a_ruling_that_does_not_exist():
    named = {ruling for words in TESTS.values() for ruling in re.findall(r"R-[A-Z]+(?:-\d+)?", words)}
    assert named <= set(RULINGS)


@pytest.mark.parametrize("card", sorted(FACTS))
def test_every_card_is_named_by_a_test(card):
    assert [name for name in TESTS if re.search(rf"(^|_){card}(_|$)", name)]


@pytest.mark.parametrize("card", [card for card in ids_of("night") if card not in CRYSTAL_CARDS])
def test_every_card_of_night_that_day_can_use_is_tested_through_steal_passion(card):
    assert [name for name in TESTS if name.startswith(f"test_stolen_{card}_")]


@pytest.mark.parametrize("option", [option.id for option in DAY_AND_NIGHT.meta.options])
def test_every_option_is_named_by_a_test(option):
    assert [name for name, words in TESTS.items() if re.search(rf"option {option}\b", words)]


@pytest.mark.parametrize("question", range(1, 10))
def test_every_small_question_is_answered_by_a_test(question):
    assert [name for name, words in TESTS.items() if re.search(rf"FAQ {question}\b", words)]


def test_every_test_says_something():
    """A test without an assertion, or a raise that it expects, proves nothing."""
    silent = []
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                parts = list(ast.walk(node))
                asserts = any(isinstance(part, ast.Assert) for part in parts)
                raises = any(isinstance(part, ast.Attribute) and part.attr == "raises" for part in parts)
                if not (asserts or raises):
                    silent.append(node.name)
    assert silent == []
