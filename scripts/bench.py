"""Measure the budgets of the design on this machine and print them beside their bars.

The last line of --json is {"rows": [{"quantity", "title", "value", "unit", "bar", "holds"}, ...]}; `bar` is
null where there is none, `holds` where nothing is expected. Nothing here is a test: a busy machine is a slow machine.

  --balance        adds what normal players score, and games between the levels, --games from each seat
  --only engine    leaves the bot out (no database, no Discord)

A title that cannot be drawn yet, or has no commands yet, has only the rows for which it is ready. Rows of "processor
time" tell what a busy machine hides in those on the clock.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import msgspec

from engine.players import LEVELS, Level
from engine.titles import TITLES
from scripts.bench_engine import balance_rows, engine_rows
from scripts.bench_scores import score_rows
from scripts.measure import Row

PAIRS: list[tuple[Level, Level]] = [("normal", "easy"), ("hard", "normal")]


def main() -> int:
    """Run as a command."""
    args = arguments()
    titles = [args.title] if args.title else list(TITLES)
    rows: list[Row] = []

    def show(more: list[Row]) -> None:
        rows.extend(more)
        for row in more:
            print(line_of(row), flush=True)

    for title in titles:
        if args.only in ("all", "engine"):
            for group in engine_rows(title, args.scale):
                show(group)
        if args.only in ("all", "bot"):
            from scripts.bench_bot import bot_rows

            for group in bot_rows(title, args.scale):
                show(group)
        if args.balance or args.only == "balance":
            if not args.pair:
                for row in score_rows(title, args.games, args.workers):
                    show([row])
            pairs = [tuple(args.pair)] if args.pair else PAIRS
            show(balance_rows(title, pairs, args.games, args.workers))
    if args.json:
        print(json.dumps({"rows": [msgspec.to_builtins(row) for row in rows]}))
    return 0


def line_of(row: Row) -> str:
    """A row for people."""
    verdict = {None: "", True: "holds", False: "MISSED"}[row.holds]
    bar = "" if row.bar is None else f"bar {row.bar:g}"
    return f"{row.title:16} {row.quantity:58} {row.value:>10} {row.unit:10} {bar:12} {verdict}"


def arguments() -> argparse.Namespace:
    """The command line."""
    head, _, details = (__doc__ or "").partition("\n\n")
    parser = argparse.ArgumentParser(
        description=head, epilog=details, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--title", choices=sorted(TITLES), help="default: all titles")
    parser.add_argument("--json", action="store_true", help="print the rows as one line of JSON at the end")
    parser.add_argument("--only", choices=("all", "engine", "bot", "balance"), default="all")
    parser.add_argument("--scale", type=float, default=1.0, help="longer (2) or shorter (0.2) runs")
    parser.add_argument("--balance", action="store_true", help="games between the computer players")
    parser.add_argument("--pair", choices=LEVELS, nargs=2, help="only this pair of levels")
    parser.add_argument("--games", type=int, default=20, help="games from each seat (default: 20)")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
