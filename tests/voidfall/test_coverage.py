"""Every procedure (P1 to P76) and every ruling (1 to 36) of the fact sheet is named by some test of the rules."""

from __future__ import annotations

import ast
import re
from pathlib import Path

PROCEDURES = [f"P{number}" for number in range(1, 77)]
RULINGS = [f"ruling {number}" for number in range(1, 37)]


def named_in(words: str) -> set[str]:
    """The rules that a docstring names: `P31`, `R12`, `ruling 12`, `rulings 6, 15`; of a range its ends."""
    rulings = re.findall(r"\bR(\d+)\b", words)
    for listed in re.findall(r"\b[Rr]ulings? ([\d, and]+)", words):
        rulings += re.findall(r"\d+", listed)
    return {*(f"P{number}" for number in re.findall(r"\bP(\d+)", words)), *(f"ruling {number}" for number in rulings)}


def docstrings() -> list[str]:
    """The docstring of every test of this title."""
    return [
        ast.get_docstring(node) or ""
        for path in sorted(Path(__file__).parent.rglob("test_*.py"))
        if path.name != Path(__file__).name
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]


NAMED = {rule for words in docstrings() for rule in named_in(words)}


def test_every_rule_is_named_by_a_test() -> None:
    assert [rule for rule in (*PROCEDURES, *RULINGS) if rule not in NAMED] == []


def test_every_rule_that_a_test_names_exists() -> None:
    assert {*PROCEDURES, *RULINGS} >= NAMED
