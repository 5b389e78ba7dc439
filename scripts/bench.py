"""Measure the budgets of the design on this machine and print them beside their bars (`bars.toml`).

The last line of --json is {"rows": [{"part", "quantity", "title", "value", "unit", "bar", "holds"}, ...]}; `bar` is
null if there is none, `holds` if nothing is expected. Nothing here is a test: the results depend on the load of the
machine.

  --balance        adds what normal players score, games between the levels in every variant, --games from each seat,
                   and what normal computers do that a good player would not;
                   `--only duels --pair hard normal --games 100` shows how much better hard is than normal
  --only engine    leaves the bot out (no database, no Discord); `--only restart` is one part alone

  --only week      the simulated week (scripts/week.py), of all titles together; with --title it is left out
  --only memory_one memory_all   the memory of all processes of the bot after a busy time, with one title in play and
                   with all; with --title the latter is left out
  --only drawn     answers and panels with their pictures, with one painter beside the bot; with --title it is left out
  --only history   the store after a million finished games, with the plan of every statement (two GiB in the
                   temporary folder); with --title it is left out

The synthetic heavy title of the tests (`armada`) only has the rows of `--only heavy`.

A title without pictures or commands so far only has the rows that need neither. Rows of "processor time" do not depend
on the load of the machine as much as those of wall time. If catanatron is installed beside Orrery, its random play is
measured in the same minute as that of each title.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import sys
from collections.abc import Iterable, Iterator
from itertools import chain, product
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import msgspec

from engine.players import LEVELS
from engine.titles import TITLES
from scripts.bench_behaviour import behaviour_rows
from scripts.bench_duels import PAIRS, balance_rows
from scripts.bench_engine import ENGINE_PARTS
from scripts.bench_heavy import HEAVY, HEAVY_PARTS
from scripts.bench_scores import score_rows
from scripts.command_line import parser_of
from scripts.measure import Row

PARTS = {
    "engine": tuple(ENGINE_PARTS),
    "bot": ("stored", "presses", "messages", "panels", "typed", "restart", "open_tables", "load", "memory_one"),
    "balance": ("scores", "duels", "behaviour"),
    "heavy": tuple(HEAVY_PARTS),
    "week": ("week",),
    "together": ("memory_all", "drawn", "history"),
}
USUAL_THRESHOLDS = gc.get_threshold()
TOGETHER = (*PARTS["week"], *PARTS["together"])
"""Parts of all titles together."""


def main() -> int:
    """Run as a command."""
    args = arguments()
    titles = [args.title] if args.title else [*TITLES, HEAVY.meta.id]
    rows: list[dict[str, Any]] = []
    for title, part in product(titles, list(wanted_parts(args))):
        if part in TOGETHER or (title in TITLES) == (part in HEAVY_PARTS):
            continue
        for row in measure_part(title, part, args):
            rows.append({"part": part} | msgspec.to_builtins(row))
            print(line_of(row), flush=True)
    for part in TOGETHER if args.title is None else ():
        for row in measure_together(part, args.scale) if part in wanted_parts(args) else ():
            rows.append({"part": part} | msgspec.to_builtins(row))
            print(line_of(row), flush=True)
    if args.json:
        print(json.dumps({"rows": rows}))
    return 0


def wanted_parts(args: argparse.Namespace) -> Iterator[str]:
    """The parts to measure."""
    for group, parts in PARTS.items():
        whole = group in args.only or ("all" in args.only and (group != "balance" or args.balance))
        yield from (part for part in parts if whole or part in args.only)


def forget_earlier_parts() -> None:
    """The garbage collector does not look through what they have left, which would count as time of the next part, and
    looks as often as at the start: a bot that one of them has started looks less often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*USUAL_THRESHOLDS)


def measure_part(title: str, part: str, args: argparse.Namespace) -> Iterable[Row]:
    """The rows of one part."""
    forget_earlier_parts()
    if part in ENGINE_PARTS:
        return ENGINE_PARTS[part](title, args.scale)
    if part in HEAVY_PARTS:
        return HEAVY_PARTS[part](title, args.scale)
    if part == "scores":
        return score_rows(title, args.games, args.workers)
    if part == "behaviour":
        return behaviour_rows(title, args.games)
    if part == "duels":
        return balance_rows(title, (tuple(args.pair),) if args.pair else PAIRS, args.games, args.workers)
    from scripts.bench_bot import BOT_PARTS

    return BOT_PARTS[part](title, args.scale)


def measure_together(part: str, scale: float) -> Iterable[Row]:
    """The rows of a part that is not of one title."""
    forget_earlier_parts()
    if part == "week":
        from scripts.week import week_rows

        return week_rows(scale)[0]
    if part == "history":
        from scripts.bench_history import history_rows

        return history_rows(scale)
    if part == "drawn":
        from scripts.bench_drawn import drawn_rows

        return drawn_rows(scale)
    from scripts.bench_memory import all_titles

    return all_titles(scale)


def line_of(row: Row) -> str:
    """A row as text."""
    verdict = {None: "", True: "holds", False: "MISSED"}[row.holds]
    bar = "" if row.bar is None else f"bar {row.bar:g}"
    return f"{row.title:16} {row.quantity:58} {row.value:>10} {row.unit:10} {bar:12} {verdict}"


def arguments() -> argparse.Namespace:
    """The command line."""
    parser = parser_of(__doc__)
    parser.add_argument("--title", choices=sorted([*TITLES, HEAVY.meta.id]), help="default: all titles")
    parser.add_argument("--json", action="store_true", help="print the rows as one line of JSON at the end")
    every_part = ("all", *PARTS, *chain.from_iterable(PARTS.values()))
    parser.add_argument("--only", choices=every_part, nargs="+", default=["all"], help="default: all")
    parser.add_argument("--scale", type=float, default=1.0, help="longer (2) or shorter (0.2) runs")
    parser.add_argument("--balance", action="store_true", help="games between the computer players")
    parser.add_argument("--pair", choices=LEVELS, nargs=2, help="duels: only this pair of levels")
    parser.add_argument("--games", type=int, default=20, help="balance: games from each seat (default: 20)")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
