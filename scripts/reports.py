"""Bug reports: played again, and made into tests. Used by `scripts/playthrough.py --replay report.json`."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import msgspec

from engine.core.session import Session
from engine.core.title import Setup
from engine.titles import TITLES
from tables.playback import Replayed, replay_steps
from tables.reports import FORMAT, view_digest

TEST = '''"""From a bug report. Expected: {expected}"""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts.reports import Report


def test_{name}() -> None:
    """{title}: see below for what was expected; put the assertions in place of the failure."""
    report = Report.read(Path(__file__).with_name("{record}"))
    session = report.session()
    assert session.view(report.seat) is not None
    pytest.fail({expected!r})
'''


class NoReport(Exception):
    """The file is no bug report that can be played again."""


class Report(msgspec.Struct, frozen=True):
    """A bug report as the bot stores it."""

    format: str
    title: str
    seed: str | None
    setup: Setup
    seat: int | None
    expected: str
    view_digest: str
    steps: tuple[Replayed, ...]

    @classmethod
    def read(cls, path: Path) -> Report:
        """The report in a file. Raises NoReport."""
        try:
            report = msgspec.json.decode(path.read_bytes(), type=cls)
        except msgspec.DecodeError as error:
            raise NoReport(f"{path}: {error}") from error
        if report.format != FORMAT:
            raise NoReport(f"{path}: not a report ({report.format})")
        if report.seed is None:
            raise NoReport(f"{path}: the reporter's own copy; the whole report is with those who run the bot")
        return report

    def session(self) -> Session[Any]:
        """The game as it stood when it was reported. Raises NoReport if the steps do not lead there any more."""
        assert self.seed is not None
        session, misfit = replay_steps(TITLES[self.title], self.setup, self.seed, self.steps)
        if session is None or misfit is not None:
            raise NoReport(f"step {misfit} does not fit the rules of today")
        return session


def replay_report(path: Path, out: Path | None) -> int:
    """Play a report again and say what was expected; with `out`, write a test that fails until it is right. The status
    is 1: the bug is there until a test says otherwise."""
    try:
        report = Report.read(path)
        session = report.session()
    except NoReport as problem:
        print(problem)
        return 1
    same = view_digest(session.view(report.seat)) == report.view_digest
    print(f"{path}: {report.title}, seat {report.seat}, {len(report.steps)} steps, seed {report.seed}")
    print("the view is as it was seen" if same else "the view is not the one that was seen: rules or view have changed")
    for seat in session.asked():
        pending = session.pending(seat)
        if pending is not None:
            print(f"seat {seat} is asked {pending.ask.about.key}: {' '.join(pending.ask.options.keys)}")
    print(f"expected: {report.expected}")
    if out is not None:
        record = out.with_suffix(".json")
        record.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, record)
        expected = " ".join(report.expected.split()).replace('"""', "'''").replace("\\", "/")
        name = out.stem.removeprefix("test_")
        out.write_text(
            TEST.format(expected=expected, name=name, title=report.title, record=record.name), encoding="utf-8"
        )
        print(f"{out}: fails until it says what is right")
    return 1
