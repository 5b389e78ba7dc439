"""A ruling says that it is certain only if the facts say so (`data/certainty.txt` beside the tests of a title).

A line of that file is a rule that a ruling tells, with its marks: E an exact source, S the rule text, D derived, H a
house value, M from memory, X sources differ, ? without a mark.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from cogs.titles import presentations
from cogs.ui.rulings import Basis, Ruling

ALLOWED: dict[str, set[Basis]] = {
    "E": {"rule"},
    "S": {"rule"},
    "D": {"derived"},
    "H": {"house"},
    "M": {"house"},
    "X": {"disputed"},
    "?": {"rule", "derived", "house"},
}


def marks_of(title_id: str) -> dict[str, str]:
    """The marks of each rule; none for a title without such a file."""
    path = Path(__file__).parents[1] / title_id / "data" / "certainty.txt"
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    return dict(line.split(": ") for line in lines)


MARKS = {title_id: marks for title_id in presentations() if (marks := marks_of(title_id))}


def basis_allowed(ruling: Ruling, marks: dict[str, str]) -> set[Basis]:
    """What a ruling may say of itself: whatever one of its rules is marked with."""
    return {basis for rule in ruling.rules for mark in marks[rule] for basis in ALLOWED[mark]}


@pytest.mark.parametrize("title_id", MARKS)
def test_a_ruling_is_as_certain_as_the_facts(title_id: str) -> None:
    wrong = {
        each.id: each.basis
        for each in presentations()[title_id].rulings()
        if each.basis not in basis_allowed(each, MARKS[title_id])
    }
    assert wrong == {}


@pytest.mark.parametrize("title_id", MARKS)
def test_every_rule_that_a_ruling_tells_has_its_marks(title_id: str) -> None:
    told = {rule for each in presentations()[title_id].rulings() for rule in each.rules}
    assert told == set(MARKS[title_id])
