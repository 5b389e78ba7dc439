"""Everything that a release needs, step by step; docs/releasing.md has the order of a release as a whole.

    make release                                          all steps: most of a day on two cores
    make release ARGS="--only check test"                 some of them
    make release ARGS="--games 20 --scale 0.2"            shorter games and benchmarks, which release nothing

A step that has passed on this commit is not run again (--again), so a run that was ended goes on where it was; with
changes that are not committed nothing is kept. A failed step does not stop the others, but the exit status is 1 then,
and the last lines say which. Each step writes its output to out/release/<step>.log, and out/release/passed.json says
what has passed where.
"""

from __future__ import annotations

import argparse
import lzma
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from datetime import UTC, date, datetime
from pathlib import Path
from time import monotonic
from typing import TypeAlias

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import msgspec

from scripts.command_line import parser_of
from tables.version import VERSION

ROOT = Path(__file__).resolve().parents[1]
OUT = ROOT / "out" / "release"
MUSEUM = ROOT / "tests" / "museum"
LAST_LINES = 25
"""So many lines of its output are shown of a step that has failed."""
FULL_GAMES, FULL_SCALE = 1000, 1.0
"""A release needs so many random games of each title, mode and number of players, and benchmarks of this length."""

Command: TypeAlias = tuple[str, ...]


class Size(msgspec.Struct, frozen=True):
    """How much is played and measured."""

    games: int = FULL_GAMES
    scale: float = FULL_SCALE


class Passed(msgspec.Struct, frozen=True):
    """When a step has passed, on which commit, with how much, and how long it took."""

    commit: str
    size: Size
    at: str
    seconds: float


class Step(msgspec.Struct, frozen=True):
    """A step: what it shows, and its commands. `problems`: what is wrong without running anything."""

    name: str
    shows: str
    commands: Callable[[Size], list[Command]] = lambda size: []
    problems: Callable[[], Iterator[str]] = lambda: iter(())
    timed: bool = False
    """Whether what it finds depends on what else the machine does."""


class Outcome(msgspec.Struct, frozen=True):
    """What became of a step. `kept`: it had passed before."""

    step: Step
    wrong: str | None
    seconds: float = 0.0
    kept: bool = False


# -- what costs nothing ------------------------------------------------------------------------------------------------


def check_version() -> Iterator[str]:
    """The version is new, all of it is committed, and its entry of the museum is there."""
    if git("status", "--porcelain", "--untracked-files=no"):
        yield "there are changes that are not committed"
    tag = f"v{VERSION}"
    if git("tag", "--list", tag) and git("rev-parse", f"{tag}^{{commit}}") != git("rev-parse", "HEAD"):
        yield f"the tag {tag} stands at another commit: raise VERSION in tables/version.py"
    for ending in (".sqlite3.xz", ".json.xz"):
        if not (MUSEUM / f"{VERSION}{ending}").is_file():
            yield f"the museum has no {VERSION}{ending}: scripts/museum.py tests/museum/{VERSION}"
    if f"| `{VERSION}` |" not in (MUSEUM / "README.md").read_text(encoding="utf-8"):
        yield f"tests/museum/README.md does not name the entry {VERSION}"


def check_changelog() -> Iterator[str]:
    """The newest entry is this version, with its date; nothing is left that is not released."""
    return problems_of_changelog((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), VERSION)


def problems_of_changelog(text: str, version: str) -> Iterator[str]:
    """The problems of a changelog before the release of a version."""
    _, *entries = re.split(r"^## ", text, flags=re.MULTILINE)
    waiting = [entry for entry in entries if entry.startswith("[Unreleased]")]
    if any(entry.partition("\n")[2].strip() for entry in waiting):
        yield "there is something under [Unreleased]"
    newest = next((entry.partition("\n")[0] for entry in entries if entry not in waiting), "nothing")
    found = re.fullmatch(r"\[(\d+\.\d+\.\d+)\] - (\d{4}-\d\d-\d\d)", newest)
    if found is None or found[1] != version:
        yield f"the newest entry is {newest!r}, not [{version}] with its date"
    elif date.fromisoformat(found[2]) > datetime.now(UTC).date():
        yield f"the entry of {version} is dated in the future"


def git(*words: str) -> str:
    """What git says."""
    return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()


# -- the steps ---------------------------------------------------------------------------------------------------------


def make(target: str, arguments: str = "") -> Command:
    """A command of the Makefile."""
    return ("make", "--no-print-directory", target, *([f"ARGS={arguments}"] if arguments else []))


def script(name: str, *arguments: object) -> Command:
    """A script with its arguments."""
    return (sys.executable, f"scripts/{name}.py", *map(str, arguments))


def rehearsals(size: Size) -> list[Command]:
    """A rehearsal of each database of the museum."""
    commands = []
    for packed in sorted(MUSEUM.glob("*.sqlite3.xz")):
        database = OUT / packed.name.removesuffix(".xz")
        database.write_bytes(lzma.decompress(packed.read_bytes()))
        commands.append(script("rehearse", database))
    return commands


STEPS = (
    Step("version", "version, commit and museum belong together", problems=check_version),
    Step("changelog", "the newest entry is this version", problems=check_changelog),
    Step("check", "format, lint, types, who imports whom", lambda size: [make("check")]),
    Step("test", "all tests", lambda size: [make("test")]),
    Step("test-postgres", "storage, tables and several processes on PostgreSQL", lambda size: [make("test-postgres")]),
    Step(
        "museum",
        "every game and button of earlier versions, and of this one",
        lambda size: [
            ("env", "ORRERY_MUSEUM_WHOLE=1", sys.executable, "-m", "pytest", "-q", "tests/museum", "--timeout=3000")
        ],
    ),
    Step("rehearse", "an update from each version of the museum", rehearsals),
    Step(
        "digests",
        "games are played as they were when their digests were recorded",
        lambda size: [script("release_check", "--only", "fuzz", "--games", 1, "--out", OUT / "digests")],
    ),
    Step(
        "wire",
        "the bot, and what plays and delivers alone, is killed in the middle of games",
        lambda size: [make("wire")],
    ),
    Step("week", "a simulated week", lambda size: [script("week", "--scale", size.scale, "--json")]),
    Step("month", "a simulated month", lambda size: [script("week", "--days", 30, "--scale", size.scale, "--json")]),
    Step("mutants", "the tests notice what breaks the code", lambda size: [make("mutants")]),
    Step("cluster", "several processes that are killed", lambda size: [make("cluster-test")], timed=True),
    Step(
        "bench",
        "every bar",
        lambda size: [script("release_check", "--only", "bench", "--scale", size.scale, "--out", OUT / "bench")],
        timed=True,
    ),
    Step(
        "fuzz",
        "random games of every title, mode and number of players",
        lambda size: [
            script("release_check", "--only", "fuzz", "--modes", "--games", size.games, "--out", OUT / "fuzz")
        ],
    ),
)


def run(step: Step, size: Size) -> str | None:
    """What is wrong; None: nothing."""
    if problems := list(step.problems()):
        return "; ".join(problems)
    log = OUT / f"{step.name}.log"
    with log.open("w", encoding="utf-8") as written:
        for command in step.commands(size):
            print(f"  {' '.join(command)}", flush=True)
            written.write(f"$ {' '.join(command)}\n")
            written.flush()
            ended = subprocess.run(command, cwd=ROOT, stdout=written, stderr=subprocess.STDOUT, check=False)
            if ended.returncode:
                break
        else:
            return None
    print(*log.read_text(encoding="utf-8", errors="replace").splitlines()[-LAST_LINES:], sep="\n", flush=True)
    return f"{' '.join(command)} ended with status {ended.returncode}: {log}"


# -- what has passed ---------------------------------------------------------------------------------------------------


def read_passed() -> dict[str, Passed]:
    """What has passed, by step."""
    file = OUT / "passed.json"
    return msgspec.json.decode(file.read_bytes(), type=dict[str, Passed]) if file.is_file() else {}


def note(step: Step, passed: Passed) -> None:
    """Write down that it has passed."""
    found = read_passed() | {step.name: passed}
    (OUT / "passed.json").write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1))


def covers(passed: Passed | None, commit: str, size: Size) -> bool:
    """Whether a step that has passed needs no further run."""
    if passed is None or passed.commit != commit:
        return False
    return passed.size.games >= size.games and passed.size.scale >= size.scale


def main() -> int:
    """Run as a command."""
    args = arguments()
    if args.list:
        print(*(f"{step.name:14} {step.shows}" for step in STEPS), sep="\n")
        return 0
    OUT.mkdir(parents=True, exist_ok=True)
    chosen = [step for step in STEPS if step.name in (args.only or [each.name for each in STEPS])]
    chosen = [step for step in chosen if step.name not in args.without]
    outcomes = list(run_all(chosen, Size(args.games, args.scale), again=args.again))
    print(describe(outcomes))
    return 1 if any(one.wrong is not None for one in outcomes) else 0


def run_all(chosen: list[Step], size: Size, *, again: bool) -> Iterator[Outcome]:
    """Run these steps one after the other."""
    commit = "" if git("status", "--porcelain", "--untracked-files=no") else git("rev-parse", "HEAD")
    before = {} if again or not commit else read_passed()
    for step in chosen:
        if covers(before.get(step.name), commit, size):
            yield Outcome(step, None, before[step.name].seconds, kept=True)
            continue
        print(f"{step.name}: {step.shows}", flush=True)
        started = monotonic()
        wrong = run(step, size)
        seconds = monotonic() - started
        if wrong is None and commit:
            note(step, Passed(commit, size, datetime.now(UTC).isoformat(timespec="seconds"), round(seconds, 1)))
        yield Outcome(step, wrong, seconds)


def describe(outcomes: list[Outcome]) -> str:
    """The summary as text. It says that something may be released only if every step has passed at full size."""
    lines = [f"\nORRERY {VERSION}"]
    for one in outcomes:
        verdict = "FAILED" if one.wrong is not None else "passed before" if one.kept else "passed"
        busy = " (measures: on a machine with nothing else to do)" if one.wrong and one.step.timed else ""
        lines.append(f"  {one.step.name:14} {verdict:14} {one.seconds:6.0f} s  {one.wrong or ''}{busy}".rstrip())
    failed, left = [one for one in outcomes if one.wrong is not None], missing()
    if failed:
        lines.append(f"NOT TO BE RELEASED: {len(failed)} of {len(outcomes)} steps have failed.")
    elif left:
        lines.append(f"All of these hold. Before a release still: {', '.join(left)}.")
    else:
        lines.append(f"Everything holds. docs/releasing.md says how {VERSION} is published.")
    return "\n".join(lines)


def missing() -> list[str]:
    """The steps that have not passed at full size on this commit."""
    commit = "" if git("status", "--porcelain", "--untracked-files=no") else git("rev-parse", "HEAD")
    passed = read_passed()
    return [step.name for step in STEPS if not covers(passed.get(step.name), commit, Size())]


def arguments() -> argparse.Namespace:
    """The command line."""
    parser = parser_of(__doc__)
    names = [step.name for step in STEPS]
    parser.add_argument("--list", action="store_true", help="say which steps there are")
    parser.add_argument("--only", nargs="+", choices=names, metavar="STEP", help="these steps")
    parser.add_argument("--without", nargs="+", choices=names, default=[], metavar="STEP", help="all but these")
    parser.add_argument("--again", action="store_true", help="also what has passed on this commit")
    parser.add_argument("--games", type=int, default=FULL_GAMES, help=f"random games (default: {FULL_GAMES})")
    parser.add_argument("--scale", type=float, default=FULL_SCALE, help="longer (2) or shorter (0.2) benchmarks")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
