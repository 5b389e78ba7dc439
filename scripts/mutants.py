"""Break the code on purpose, one small change at a time, and see whether the tests notice.

`scripts/mutants.toml` lists the changes: a file, a piece of its text that occurs there exactly once, what stands there
instead, what that breaks, and the tests that must fail. Each change is made in a copy of the tree, and only its tests
run there. First they all run on the unchanged copy: a test that fails anyway notices nothing.

A change is *killed* if a test fails or hangs, it has *survived* if they pass, it is *broken* if they could not run at
all, and *stale* if its piece of text is no longer there once. Exit status: 0 if at most one in twenty has survived and
none is broken or stale, else 1.
"""

from __future__ import annotations

import argparse
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from time import monotonic
from typing import Literal, TypeAlias

if not __package__:  # run as a command: the repository's folder is not on the path
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import msgspec

from scripts.command_line import parser_of

ROOT = Path(__file__).resolve().parents[1]
LIST = Path(__file__).with_suffix(".toml")
MOST_SURVIVE = 0.05
"""The share of the changes that may survive."""
PATIENCE = 240.0
"""Seconds for the tests of one change. Tests that do not end have noticed it as well."""
HANGS = 100.0
"""Seconds after which a single test counts as failed."""
LONGEST = 3600.0
"""Seconds for all tests of the list on the unchanged copy."""
LEFT_OUT = ("out", "var", "data", "backups", "htmlcov")
"""Folders that no test reads, besides those whose names begin with a dot."""
FAILED, PASSED = 1, 0
"""Pytest's exit statuses: tests failed; all passed. Others mean that they could not run."""

Fate: TypeAlias = Literal["killed", "survived", "broken", "stale"]


class Mutant(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One change. `breaks`: what is wrong then, and its name. `tests`: files, or single tests as pytest names them."""

    breaks: str
    file: str
    was: str
    now: str
    tests: tuple[str, ...]


class Outcome(msgspec.Struct, frozen=True):
    """What became of a change, with the test that has noticed it or the reason why none could, after so long."""

    mutant: Mutant
    fate: Fate
    detail: str
    seconds: float


def main() -> int:
    """Run as a command."""
    args = arguments()
    mutants = [each for each in read() if args.only in each.breaks or args.only in each.file]
    if not mutants:
        print(f"no change is named like {args.only!r}")
        return 1
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        copies = [copy_tree(Path(folder) / str(number)) for number in range(args.jobs)]
        if not args.unchecked and (trouble := run_tests(copies[0], all_tests(mutants), LONGEST, exit_first=False)):
            print(f"the tests fail although nothing was changed: {trouble[1]}")
            return 1
        outcomes = []
        for outcome in try_all(mutants, copies):
            print(line_of(outcome), flush=True)
            outcomes.append(outcome)
    print(summary(outcomes))
    return status_of(outcomes)


def read(path: Path = LIST) -> list[Mutant]:
    """The list."""
    return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8"))["mutant"], list[Mutant])


def is_current(mutant: Mutant, root: Path = ROOT) -> bool:
    """Whether the text that is changed occurs in its file exactly once."""
    file = root / mutant.file
    return file.is_file() and file.read_text(encoding="utf-8").count(mutant.was) == 1


def all_tests(mutants: Iterable[Mutant]) -> list[str]:
    """All their tests: whole files instead of single tests in them."""
    named = dict.fromkeys(test for mutant in mutants for test in mutant.tests)
    return [test for test in named if "::" not in test or test.partition("::")[0] not in named]


def status_of(outcomes: list[Outcome]) -> int:
    """The exit status."""
    fates = [outcome.fate for outcome in outcomes]
    wrong = "broken" in fates or "stale" in fates
    return int(wrong or fates.count("survived") > MOST_SURVIVE * len(fates))


# -- trying ------------------------------------------------------------------------------------------------------------


def copy_tree(to: Path) -> Path:
    """A copy of the working tree, without what is not part of it."""
    compiled, of_nobody = shutil.ignore_patterns("__pycache__"), shutil.ignore_patterns(".*", *LEFT_OUT)

    def ignored(folder: str, names: list[str]) -> set[str]:
        return compiled(folder, names) | (of_nobody(folder, names) if Path(folder) == ROOT else set())

    shutil.copytree(ROOT, to, ignore=ignored)
    return to


def try_all(mutants: list[Mutant], copies: list[Path]) -> Iterator[Outcome]:
    """Try each, in as many copies at a time as there are."""
    free: SimpleQueue[Path] = SimpleQueue()
    for copy in copies:
        free.put(copy)

    def attempt(mutant: Mutant) -> Outcome:
        copy = free.get()
        try:
            return try_one(mutant, copy)
        finally:
            free.put(copy)

    with ThreadPoolExecutor(len(copies)) as pool:
        yield from pool.map(attempt, mutants)


def try_one(mutant: Mutant, copy: Path) -> Outcome:
    """Make the change in the copy, run its tests, and take the change back."""
    started = monotonic()
    if not is_current(mutant, copy):
        return Outcome(mutant, "stale", f"its text does not occur once in {mutant.file}", 0.0)
    file = copy / mutant.file
    before = file.read_text(encoding="utf-8")
    rewrite(file, before.replace(mutant.was, mutant.now))
    try:
        trouble = run_tests(copy, mutant.tests, PATIENCE)
    finally:
        rewrite(file, before)
    seconds = monotonic() - started
    if trouble is None:
        return Outcome(mutant, "survived", f"all of {', '.join(mutant.tests)} pass", seconds)
    return Outcome(mutant, "killed" if trouble[0] == FAILED else "broken", trouble[1], seconds)


def rewrite(file: Path, text: str) -> None:
    """Write the file, and forget what Python has compiled of it: two changes within a second may be of equal length."""
    file.write_text(text, encoding="utf-8")
    for compiled in (file.parent / "__pycache__").glob(f"{file.stem}.*.pyc"):
        compiled.unlink()


def run_tests(copy: Path, tests: Iterable[str], seconds: float, *, exit_first: bool = True) -> tuple[int, str] | None:
    """Run tests in a copy. None: they pass; else pytest's exit status, and what it said last of a failure."""
    command = [sys.executable, "-m", "pytest", "-q", "-n", "0", "--no-header", "--tb=no", f"--timeout={HANGS:.0f}"]
    process = subprocess.Popen(
        [*command, *(["-x"] if exit_first else []), *tests],
        cwd=copy,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,  # so that what the tests have started ends with them
    )
    try:
        said, _ = process.communicate(timeout=seconds)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.communicate()
        return FAILED, f"nothing after {seconds:.0f} s"
    if process.returncode == PASSED:
        return None
    lines = said.splitlines()
    told = next((line for line in lines if line.startswith(("FAILED ", "ERROR "))), lines[-1] if lines else "")
    return process.returncode, told


# -- telling -----------------------------------------------------------------------------------------------------------


def line_of(outcome: Outcome) -> str:
    """One change in a line; two if it has not been killed."""
    mutant = outcome.mutant
    line = f"{outcome.fate:9}{outcome.seconds:5.0f} s  {mutant.file}: {mutant.breaks}"
    return line if outcome.fate == "killed" else f"{line}\n           {outcome.detail}"


def summary(outcomes: list[Outcome]) -> str:
    """How many were killed, and which were not."""
    killed = sum(outcome.fate == "killed" for outcome in outcomes)
    lines = [f"\n{killed} of {len(outcomes)} killed ({100 * killed / len(outcomes):.1f} %)"]
    lines += [f"  {each.fate}: {each.mutant.file}: {each.mutant.breaks}" for each in outcomes if each.fate != "killed"]
    return "\n".join(lines)


def arguments() -> argparse.Namespace:
    """The command line."""
    parser = parser_of(__doc__)
    parser.add_argument("--only", default="", metavar="WORDS", help="those whose name or file has these words")
    parser.add_argument("--jobs", type=int, default=1, help="so many at a time (default: 1)")
    parser.add_argument("--unchecked", action="store_true", help="do not run the tests on the unchanged copy first")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
