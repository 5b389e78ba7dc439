"""Random games of every title with every number of players, and every bar: two steps of `make release`.

    scripts/release_check.py --only fuzz --modes --games 1000      some hours on two cores
    scripts/release_check.py --only bench --scale 0.2              shorter benchmarks
    scripts/release_check.py --title eclipse --players 6 --only fuzz      a part of it

The random games use all cores (--workers); benchmarks run alone. A problem is a crash, a dead end, a leak, a game that
does not end, games that differ from those in `digests.json`, or a missed bar; the exit status is then 1. Failed games
are written to --out, with all results in release-check.json.

The first hundred games of a table are checked as closely as by `make fuzz`, the others eight times less often. A run
that was ended goes on where it was: games without a problem need not be played again with the same rules. They are
counted in --out, and with --keep in `games_played.json` beside this script, to be committed.

The digests are those of the first games of each table (`RECORDED_GAMES`), whatever --games is. They change with any
rule or question, so an intended change is recorded with --renew-digests, and reviewed with the change.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Collection, Iterable, Iterator
from pathlib import Path
from time import monotonic
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import msgspec

from engine.titles import TITLES
from scripts.bench import PARTS
from scripts.bench_heavy import HEAVY
from scripts.command_line import parser_of
from scripts.fuzz import Job, Result, fuzz, summary
from scripts.games_played import GamesPlayed, table_of
from scripts.measure import Row
from scripts.museum_fill import modes

ROOT = Path(__file__).resolve().parents[1]
DIGESTS = Path(__file__).with_name("digests.json")
KEPT = Path(__file__).with_name("games_played.json")
"""The games played that are known to the repository."""
CLOSE_GAMES = 100
"""So many games of a table are checked closely."""
RECORDED_GAMES = 4
"""The number of games of each table whose digest is recorded."""
SEED = "release"
PARTS_CHECKED = (*PARTS["engine"], *PARTS["bot"])
ALL = "all"
"""Stands for the title of what no title differs in."""


class Found(msgspec.Struct):
    """The results: figures of the random games, rows of the benchmarks, and problems."""

    fuzz: list[dict[str, Any]]
    rows: list[Row]
    problems: list[str]


def main() -> int:
    """Run as a command."""
    args = arguments()
    started = monotonic()
    found = Found([], [], [])
    jobs = list(jobs_of(args.title or list(TITLES), args.players, with_modes=args.modes))
    if args.only in (None, "fuzz"):
        check_games(jobs, args, found)
    if args.only in (None, "bench"):
        check_bars(args.title or list(TITLES), args, found)
    args.out.mkdir(parents=True, exist_ok=True)
    report = args.out / "release-check.json"
    report.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1))
    print(f"\n{describe_verdict(found)}\n{monotonic() - started:.0f} s; all figures: {report}")
    return 1 if found.problems else 0


def describe_verdict(found: Found) -> str:
    """The summary as text."""
    games = [
        f"  {one['title']:16}{one['players']} players  {one['finished']} of {one['games']} games" for one in found.fuzz
    ]
    bars = [row for row in found.rows if row.holds is not None]
    lines = ["RANDOM GAMES", *games] if games else []
    if bars:
        lines += ["BARS", f"  {sum(bool(row.holds) for row in bars)} of {len(bars)} held"]
    lines += ["PROBLEMS", *(f"  {problem}" for problem in found.problems)] if found.problems else ["Everything holds."]
    return "\n".join(lines)


# -- random games ----------------------------------------------------------------------------------------------------


def jobs_of(
    titles: Iterable[str], numbers: Collection[int] | None = None, *, with_modes: bool = False
) -> Iterator[Job]:
    """These numbers of players (None: every number) of these titles, with the default options; or with each choice of
    each option too."""
    for title in titles:
        for _, players, options in modes(title):
            if (with_modes or not options) and (numbers is None or players in numbers):
                yield Job(title, players, options, SEED, close_games=CLOSE_GAMES)


def check_games(jobs: list[Job], args: argparse.Namespace, found: Found) -> None:
    """Play them all, and compare the first ones with the recorded digests."""
    recorded = json.loads(DIGESTS.read_text(encoding="utf-8"))
    played = GamesPlayed(KEPT if args.keep else args.out / "games-played.json", KEPT)
    for job in jobs:
        name = f"{job.title}, {table_of(job)}"
        first = fuzz(job, range(RECORDED_GAMES), args.workers, args.out)
        if args.renew_digests and not job.options:
            recorded.setdefault(job.title, {})[str(job.players)] = first.digest
        elif not job.options and recorded.get(job.title, {}).get(str(job.players)) != first.digest:
            found.problems.append(
                f"{name}: plays otherwise than before (digest {first.digest}); wanted? --renew-digests"
            )
        total = first if args.games <= RECORDED_GAMES else play_on(job, played, args)
        games = max(args.games, RECORDED_GAMES)
        found.fuzz.append(summary(job, games, total) | {"options": job.options})
        found.problems += [f"{name}: {problem}" for problem in find_problems(total, games)]
        print(f"{name}: {total.finished} of {games} games, digest of the first {first.digest}", flush=True)
    if args.renew_digests:
        DIGESTS.write_text(json.dumps(recorded, indent=1, sort_keys=True) + "\n", encoding="utf-8")


def play_on(job: Job, played: GamesPlayed, args: argparse.Namespace) -> Result:
    """Play those of the games that are not played yet. The result is of all of them."""
    before = min(played.count(job), args.games)

    def tell(total: Result) -> None:
        """Print and note the progress now and then."""
        if total.played % 50 == 0 or before + total.played == args.games:
            print(f"  {before + total.played} games, {total.decisions} answers", flush=True)
            if total.finished == total.played:
                played.note(job, before + total.played)

    total = fuzz(job, range(before, args.games), args.workers, args.out, tell)
    total.played += before
    total.finished += before
    return total


def find_problems(total: Result, games: int) -> Iterator[str]:
    """The problems of these games."""
    for name, count in (("crashes", total.crashes), ("dead ends", total.dead_ends), ("leaks", total.leaks)):
        if count:
            yield f"{count} {name}"
    if total.finished < games:
        yield f"{games - total.finished} games did not end"


# -- bars ------------------------------------------------------------------------------------------------------------


def check_bars(titles: Iterable[str], args: argparse.Namespace, found: Found) -> None:
    """Run every part of the benchmarks in its own process, so that a failing one does not stop the others."""
    parts = (*PARTS_CHECKED, *(["scores"] if args.scores else []))
    wanted = [(title, part) for title in titles for part in parts]
    if not args.title:
        wanted += [(HEAVY.meta.id, part) for part in PARTS["heavy"]] + [(ALL, part) for part in PARTS["together"]]
    for title, part in wanted:
        rows = measure(title, part, args.scale, args.scores)
        if rows is None:
            found.problems.append(f"{title}: the part “{part}” of the benchmarks broke")
            continue
        found.rows.extend(rows)
        found.problems += [describe_miss(row) for row in rows if row.holds is False]


def describe_miss(row: Row) -> str:
    """The problem with a row that misses its bar, or its expected range."""
    bar = "" if row.bar is None else f", bar {row.bar:g}"
    return f"{row.title}: {row.quantity} is {row.value:g} {row.unit}{bar}"


def measure(title: str, part: str, scale: float, games: int) -> list[Row] | None:
    """The rows of one part, printed as they come. None if it failed."""
    command = [
        sys.executable,
        str(ROOT / "scripts" / "bench.py"),
        *([] if title == ALL else ["--title", title]),
        "--only",
        part,
    ]
    with subprocess.Popen(
        [*command, "--scale", str(scale), "--games", str(games), "--json"], stdout=subprocess.PIPE, text=True, cwd=ROOT
    ) as process:
        assert process.stdout is not None
        last = ""
        for line in process.stdout:
            if line.startswith("{"):
                last = line
            else:
                print(line, end="", flush=True)
    return msgspec.convert(json.loads(last)["rows"], list[Row]) if process.returncode == 0 else None


def arguments() -> argparse.Namespace:
    """The command line."""
    parser = parser_of(__doc__)
    parser.add_argument("--title", action="append", choices=sorted(TITLES), help="default: all; may be given again")
    parser.add_argument("--players", action="append", type=int, help="of the random games; default: every number")
    parser.add_argument(
        "--only",
        choices=("fuzz", "bench"),
        help="the random games, or the bars, alone",
    )
    parser.add_argument("--modes", action="store_true", help="random games also with each choice of each option")
    parser.add_argument("--games", type=int, default=500, help="of each title and number of players (default: 500)")
    parser.add_argument("--scale", type=float, default=1.0, help="longer (2) or shorter (0.2) benchmarks")
    parser.add_argument("--scores", type=int, default=0, help="also so many games of computers a table (default: none)")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes (default: one a core)")
    parser.add_argument("--keep", action="store_true", help="note games played in scripts/games_played.json")
    parser.add_argument("--renew-digests", action="store_true", help="write down how the games are played now")
    parser.add_argument("--out", type=Path, default=Path("out"), help="folder for failed games and the report")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
