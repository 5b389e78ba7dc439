"""`make release` never calls passed what has failed, `make figures` never measured what was not."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest

from scripts import figures, release
from scripts.figures import Figure, Games, Measured, Origin
from scripts.measure import Row
from scripts.release import Size, Step

HERE = Origin("2 cores", "0123abcd", "2026-11-28")
OTHER = Origin("4 cores", "89abcdef", "2026-12-01")
WORKS = (sys.executable, "-c", "print('well')")
FAILS = (sys.executable, "-c", "print('the reason'); raise SystemExit(3)")


def steps(*given: tuple[str, tuple[str, ...]]) -> list[Step]:
    """Steps that run one command each."""

    def runs(command: tuple[str, ...]) -> Callable[[Size], list[tuple[str, ...]]]:
        return lambda size: [command]

    return [Step(name, f"that {name}", runs(command)) for name, command in given]


@pytest.fixture
def out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the steps write; everything is committed."""
    monkeypatch.setattr(release, "OUT", tmp_path)
    monkeypatch.setattr(release, "git", lambda *words: {"status": "", "rev-parse": "abc"}[words[0]])
    return tmp_path


def run(monkeypatch: pytest.MonkeyPatch, all_steps: list[Step], *args: str) -> int:
    """`make release` with these steps."""
    monkeypatch.setattr(release, "STEPS", tuple(all_steps))
    monkeypatch.setattr(sys, "argv", ["release.py", *args])
    return release.main()


def test_a_failed_step_is_named_with_its_output_and_does_not_stop_the_others(out, monkeypatch, capsys) -> None:
    assert run(monkeypatch, steps(("breaks", FAILS), ("works", WORKS))) == 1
    told = capsys.readouterr().out
    assert "the reason" in told
    assert "ended with status 3" in told
    assert "NOT TO BE RELEASED: 1 of 2 steps have failed." in told
    assert (out / "works.log").read_text("utf-8").splitlines()[-1] == "well"
    assert set(release.read_passed()) == {"works"}


def test_what_has_passed_on_this_commit_is_not_run_again(out, monkeypatch, capsys) -> None:
    works = steps(("one", WORKS), ("two", WORKS))
    assert run(monkeypatch, works, "--only", "one") == 0
    assert "Before a release still: two." in capsys.readouterr().out
    (out / "one.log").unlink()
    assert run(monkeypatch, works) == 0
    assert "Everything holds." in capsys.readouterr().out
    assert not (out / "one.log").exists(), "kept"
    assert run(monkeypatch, works, "--again") == 0
    assert (out / "one.log").exists()


def test_neither_another_commit_nor_a_shorter_run_counts(out, monkeypatch, capsys) -> None:
    works = steps(("one", WORKS))
    assert run(monkeypatch, works, "--games", "20", "--scale", "0.2") == 0
    assert "Before a release still: one." in capsys.readouterr().out
    assert run(monkeypatch, works) == 0
    assert "Everything holds." in capsys.readouterr().out
    monkeypatch.setattr(release, "git", lambda *words: {"status": "", "rev-parse": "def"}[words[0]])
    assert release.missing() == ["one"]


def test_with_uncommitted_changes_nothing_is_kept_and_nothing_released(out, monkeypatch, capsys) -> None:
    monkeypatch.setattr(release, "git", lambda *words: {"status": " M bot.py", "rev-parse": "abc"}[words[0]])
    assert run(monkeypatch, steps(("one", WORKS))) == 0
    assert "Before a release still: one." in capsys.readouterr().out
    assert release.read_passed() == {}


def test_a_problem_that_costs_nothing_to_find_fails_its_step(out, monkeypatch, capsys) -> None:
    def wrong() -> Iterator[str]:
        yield "the sky is green"

    assert run(monkeypatch, [Step("sky", "its colour", problems=wrong)]) == 1
    assert "the sky is green" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("# Changelog\n\n## [Unreleased]\n\n## [1.2.0] - 2026-01-31\n\n- More.\n", None),
        ("# Changelog\n\n## [1.2.0] - 2026-01-31\n", None),
        ("# Changelog\n\n## [Unreleased]\n\n- More.\n\n## [1.2.0] - 2026-01-31\n", "something under [Unreleased]"),
        ("# Changelog\n\n## [1.1.0] - 2026-01-31\n", "the newest entry is '[1.1.0] - 2026-01-31'"),
        ("# Changelog\n\n## [1.2.0]\n", "the newest entry is '[1.2.0]'"),
        ("# Changelog\n\n## [1.2.0] - 2999-01-31\n", "dated in the future"),
        ("# Changelog\n", "the newest entry is 'nothing'"),
    ],
)
def test_the_changelog_of_a_release(text: str, problem: str | None) -> None:
    found = list(release.problems_of_changelog(text, "1.2.0"))
    assert (found == []) if problem is None else (len(found) == 1 and problem in found[0])


def test_the_changelog_is_at_most_150_lines_for_a_version() -> None:
    text = (release.ROOT / "CHANGELOG.md").read_text("utf-8")
    assert max(map(len, (entry.splitlines() for entry in text.split("\n## [")))) <= 150


def test_every_step_of_a_release_is_explained(out) -> None:
    page = (release.ROOT / "docs" / "releasing.md").read_text("utf-8")
    assert [step.name for step in release.STEPS if f"`{step.name}`" not in page] == []
    targets = {command[2] for step in release.STEPS for command in step.commands(Size()) if command[0] == "make"}
    makefile = (release.ROOT / "Makefile").read_text("utf-8")
    assert [target for target in targets if f"\n{target}: " not in makefile] == []


# -- figures -----------------------------------------------------------------------------------------------------------


def test_a_fresh_figure_replaces_the_one_of_the_same_title_and_quantity_and_the_others_stay() -> None:
    old = [*figures.figures_of(Measured([row("undo", 3.0), row("load", 1.5)]), HERE)]
    new = [*figures.figures_of(Measured([row("undo", 2.5), row("undo", 9.0, title="afternova")]), OTHER)]
    page = figures.with_figures(f"# Figures\n\n{figures.HEAD}", figures.merged(old, new))
    assert list(figures.read(page)) == [
        Figure("solenia", "undo", "2.5 ms", "20", "4 cores", "89abcdef", "2026-12-01"),
        Figure("solenia", "load", "1.5 ms", "20", "2 cores", "0123abcd", "2026-11-28"),
        Figure("afternova", "undo", "9 ms", "20", "4 cores", "89abcdef", "2026-12-01"),
    ]
    assert figures.with_figures(page, figures.read(page)) == page


def test_a_missed_bar_is_told_and_what_was_not_measured_is_left_out() -> None:
    measured = Measured([row("undo", 21.0, holds=False), row("restart", None)])
    (figure,) = figures.figures_of(measured, HERE)
    assert (figure.figure, figure.bar) == ("21 ms", "20, missed")


def test_random_games_say_how_many_ended_and_how_many_went_wrong() -> None:
    measured = Measured(fuzz=[Games("solenia", 2, 1000, 998, 1, 0, 1, {"side": "winter"})])
    (figure,) = figures.figures_of(measured, HERE)
    assert figure.quantity.startswith("random games of 2, side winter")
    assert figure.figure == "998 of 1000, 2"


def test_figures_are_read_from_the_last_line_of_an_output_or_from_a_report() -> None:
    line = msgspec.json.encode({"rows": [row("undo", 3.0)]}).decode()
    report = msgspec.json.format(
        msgspec.json.encode({"fuzz": [], "rows": [row("undo", 3.0)], "problems": []}), indent=1
    )
    for text in (f"solenia undo 3\n{line}\n", report.decode()):
        assert figures.measured_in(text).rows == [row("undo", 3.0)]
    with pytest.raises(ValueError, match="--json"):
        figures.measured_in("solenia undo 3\n")


def test_the_page_of_figures_can_be_read() -> None:
    page = figures.PAGE.read_text("utf-8")
    assert figures.with_figures(page, figures.read(page)) == page


def row(quantity: str, value: float | None, *, title: str = "solenia", holds: bool = True) -> Row:
    """A row of a benchmark."""
    return Row(quantity, title, value, "ms", 20.0, holds)
