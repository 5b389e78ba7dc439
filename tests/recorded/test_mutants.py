"""The list of small changes that break the code: each can still be made, and the tool tells what becomes of it."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from scripts import mutants
from scripts.mutants import Mutant, Outcome, all_tests, is_current, read, status_of, summary, try_one

LIST = read()
HOST = ("tables/", "db/", "cogs/")


def test_every_change_can_be_made():
    """Its text occurs once, so that it is clear what is changed; and the tests that must notice it are there."""
    outdated = [f"{each.file}: {each.breaks}" for each in LIST if not is_current(each) or each.now == each.was]
    assert outdated == [], "the code has changed: renew these in scripts/mutants.toml"
    tests = {test.partition("::")[0] for each in LIST for test in each.tests}
    assert [test for test in tests if not (mutants.ROOT / test).is_file()] == []
    assert [each.breaks for each in LIST if not each.tests] == []


def test_the_list_is_as_long_and_as_wide_as_it_must_be():
    names = Counter((each.file, each.breaks) for each in LIST)
    assert [name for name, count in names.items() if count > 1] == []
    in_each = Counter(each.file.partition("/")[0] for each in LIST if each.file.startswith(HOST))
    assert in_each.total() >= 100
    assert min(in_each["tables"], in_each["db"], in_each["cogs"]) >= 20
    assert len({each.file for each in LIST}) >= 40


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A program of one function, and its test."""
    (tmp_path / "program.py").write_text("def double(x):\n    return x + x\n")
    (tmp_path / "test_program.py").write_text(
        "from program import double\n\ndef test_three():\n    assert double(3) == 6\n"
    )
    return tmp_path


@pytest.mark.parametrize(
    ("was", "now", "test", "fate"),
    [
        ("x + x", "x + 1", "test_program.py", "killed"),
        ("x + x", "2 * x", "test_program.py", "survived"),
        ("x + x", "x + 1", "test_nothing.py", "broken"),
        ("x", "y", "test_program.py", "stale"),
        ("x - x", "y", "test_program.py", "stale"),
    ],
)
def test_a_change_is_noticed_or_not_and_taken_back(tree: Path, was: str, now: str, test: str, fate: str):
    before = (tree / "program.py").read_text()
    outcome = try_one(Mutant("it", "program.py", was, now, (test,)), tree)
    assert outcome.fate == fate, outcome.detail
    assert (tree / "program.py").read_text() == before


def test_one_in_twenty_may_survive_and_none_be_stale():
    mutant = Mutant("it", "program.py", "x", "y", ("a.py::test_one", "a.py", "b.py::test_two"))
    assert all_tests([mutant, mutant]) == ["a.py", "b.py::test_two"]

    def outcomes(**fates: int) -> list[Outcome]:
        return [Outcome(mutant, fate, "why", 0.0) for fate, count in fates.items() for _ in range(count)]

    assert status_of(outcomes(killed=19, survived=1)) == 0
    assert status_of(outcomes(killed=18, survived=2)) == 1
    assert status_of(outcomes(killed=30, stale=1)) == status_of(outcomes(killed=30, broken=1)) == 1
    told = summary(outcomes(killed=3, survived=1))
    assert "3 of 4 killed (75.0 %)" in told
    assert "survived: program.py: it" in told
