"""Write measured figures into docs/figures.md: `make figures ARGS="out/bench.json --machine '2 cores, quiet'"`.

A file holds the last line that `--json` of `scripts/bench.py` or `scripts/week.py` prints, or is the report of
`scripts/release_check.py`. A row replaces the one of the same title and quantity; the other rows stay, each with the
machine, the commit and the date of its measurement.
"""

from __future__ import annotations

import argparse
import os
import platform
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import msgspec

from engine.titles import TITLES
from scripts.command_line import parser_of
from scripts.measure import Row

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "figures.md"
HEAD = "| title | quantity | figure | bar | machine | commit | date |\n|---|---|---|---|---|---|---|\n"
_TABLE = re.compile(re.escape(HEAD) + r"((?:\|.*\n)*)")


class Figure(msgspec.Struct, frozen=True):
    """A row of the page, as it stands there."""

    title: str
    quantity: str
    figure: str
    bar: str
    machine: str
    commit: str
    date: str


class Games(msgspec.Struct, frozen=True):
    """Random games of a table, as `scripts/release_check.py` reports them."""

    title: str
    players: int
    games: int
    finished: int
    crashes: int
    dead_ends: int
    leaks: int
    options: dict[str, bool | int | str] = {}


class Measured(msgspec.Struct, frozen=True):
    """What a file holds."""

    rows: list[Row] = []
    fuzz: list[Games] = []


class Origin(msgspec.Struct, frozen=True):
    """Where and when it was measured."""

    machine: str
    commit: str
    date: str


def main() -> int:
    """Run as a command."""
    args = arguments()
    origin = Origin(args.machine, args.commit, args.date)
    found = list(read(PAGE.read_text(encoding="utf-8")))
    for path in args.files:
        found = merged(found, figures_of(measured_in(path.read_text(encoding="utf-8")), origin))
    PAGE.write_text(with_figures(PAGE.read_text(encoding="utf-8"), found), encoding="utf-8")
    print(f"{len(found)} figures in {PAGE.relative_to(ROOT)}")
    return 0


def measured_in(text: str) -> Measured:
    """What a report holds, or the last line of JSON of an output. Raises ValueError without one."""
    lines = [line for line in text.splitlines() if line.startswith('{"')]
    try:
        return msgspec.json.decode(text, type=Measured)
    except msgspec.DecodeError:
        if not lines:
            raise ValueError("there is no line of JSON in it: was --json forgotten?") from None
        return msgspec.json.decode(lines[-1], type=Measured)


def figures_of(measured: Measured, origin: Origin) -> Iterator[Figure]:
    """The rows of the page for what was measured. What has no value is left out."""
    here = (origin.machine, origin.commit, origin.date)
    for row in measured.rows:
        if row.value is not None:
            bar = "" if row.bar is None else f"{row.bar:g}" if row.holds else f"{row.bar:g}, missed"
            yield Figure(row.title, _plain(row.quantity), f"{row.value:g} {row.unit}".strip(), bar, *here)
    for one in measured.fuzz:
        wrong = one.crashes + one.dead_ends + one.leaks
        way = "".join(f", {name} {value}" for name, value in one.options.items())
        quantity = f"random games of {one.players}{way}: finished, with something wrong"
        yield Figure(one.title, quantity, f"{one.finished} of {one.games}, {wrong}", "all, 0", *here)


def _plain(text: str) -> str:
    """A text that breaks no table."""
    return " ".join(text.replace("|", "/").split())


def merged(before: Iterable[Figure], fresh: Iterable[Figure]) -> list[Figure]:
    """The rows in the order of the titles; fresh ones in place of those of the same title and quantity."""
    found = {(one.title, one.quantity): one for one in (*before, *fresh)}
    places = {title: place for place, title in enumerate(TITLES)}
    return sorted(found.values(), key=lambda one: places.get(one.title, len(places)))


def read(page: str) -> Iterator[Figure]:
    """The rows that stand on the page."""
    table = _TABLE.search(page)
    assert table is not None, f"{PAGE} has no table of figures"
    for line in table[1].splitlines():
        yield Figure(*(cell.strip() for cell in line.strip("|").split("|")))


def with_figures(page: str, figures: Iterable[Figure]) -> str:
    """The page with these rows."""
    rows = "".join(f"| {' | '.join(msgspec.structs.astuple(one))} |\n" for one in figures)
    return _TABLE.sub(lambda _: HEAD + rows, page, count=1)


def head_commit() -> str:
    """The commit that is checked out, with a + if something was changed since."""
    said = [
        subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()
        for words in (("rev-parse", "--short=8", "HEAD"), ("status", "--porcelain", "--untracked-files=no"))
    ]
    return said[0] + ("+" if said[1] else "")


def arguments() -> argparse.Namespace:
    """The command line."""
    parser = parser_of(__doc__)
    parser.add_argument("files", type=Path, nargs="+", help="outputs with a line of JSON, or reports")
    machine = f"{os.cpu_count()} × {platform.machine()}"
    parser.add_argument("--machine", default=machine, help=f"in a few words (default: {machine})")
    parser.add_argument("--commit", default=head_commit(), help="what was measured (default: what is checked out)")
    parser.add_argument("--date", default=datetime.now(UTC).date().isoformat(), help="when (default: today)")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
