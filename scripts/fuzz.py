"""Play random games and look for crashes, dead ends, leaks of hidden information and broken invariants.

After every answer the title's invariants and its questions are checked. Before every sixteenth answer (--look) it is
checked that nothing hidden shows to a seat (everything hidden from it is dealt again), that saving loses nothing and
that undo leads back. The same seed gives the same digest in any process and with any number of workers.

The last line of --json is one object. decisions_per_s is for one core, in processor time, with random answers and
without checks (every tenth game is first played in this way); options_ms is the time from an answer to the next list of
options. A failed game is written to a file for scripts/playthrough.py --replay; the exit status is then 1.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from hashlib import sha256
from multiprocessing import Pool
from pathlib import Path
from random import Random
from time import perf_counter, thread_time
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import msgspec
from msgspec.structs import replace

from engine.core.chance import Chance
from engine.titles import TITLES
from scripts.command_line import parser_of
from scripts.games import (
    AnySession,
    Record,
    Table,
    inspect_answer,
    inspect_question,
    list_options,
    moves,
    read_options,
)
from scripts.laws import DeadEnd, Leak
from scripts.measure import with_bar

CLOSER_LOOK = 16
"""The default interval, in answers, of the costly checks."""

SUSPICIOUS = 0.005
"""If one answer takes more seconds than this, it is timed a second time."""

TIMED_GAME = 10
"""One in this many games is also played without checks, for its speed."""

SELDOM = 8
"""Where thousands of games are played, the later ones are checked this many times less often (`Job.close_games`)."""


class Job(msgspec.Struct, frozen=True):
    """What to fuzz, and the intervals of the costly and of the other checks in answers.

    `close_games`: games from this number on are checked `SELDOM` times less often. One that breaks is played again with
    all checks, to find the answer after which it was wrong."""

    title: str
    players: int
    options: dict[str, bool | int | str]
    seed: str
    look: int = CLOSER_LOOK
    check: int = 1
    close_games: int | None = None

    def table(self, game: int) -> Table:
        """The table of one game. Each game has its own seed."""
        seed = sha256(f"{self.seed}/{game}".encode()).hexdigest()[:32]
        return Table(TITLES[self.title], self.players, self.options, seed)

    def checked_seldom(self) -> Job:
        """The same with fewer checks."""
        return replace(self, look=self.look * SELDOM, check=self.check * SELDOM, close_games=None)


class Result(msgspec.Struct):
    """The result of one game, or of all games together."""

    played: int = 0
    finished: int = 0
    decisions: int = 0
    fast_decisions: int = 0
    fast_seconds: float = 0.0
    microseconds: Counter[int] = msgspec.field(default_factory=Counter)
    crashes: int = 0
    dead_ends: int = 0
    leaks: int = 0
    digest: str = ""
    record: str | None = None

    def add(self, other: Result) -> None:
        """Add the result of the next game."""
        self.played += other.played
        self.finished += other.finished
        self.decisions += other.decisions
        self.fast_decisions += other.fast_decisions
        self.fast_seconds += other.fast_seconds
        self.microseconds.update(other.microseconds)
        self.crashes += other.crashes
        self.dead_ends += other.dead_ends
        self.leaks += other.leaks
        self.digest = sha256(f"{self.digest}{other.digest}".encode()).hexdigest()[:16]


def play(job: Job, game: int) -> Result:
    """One random game with its checks."""
    if job.close_games is not None and game >= job.close_games:
        seldom = play(job.checked_seldom(), game)
        closely = seldom if seldom.record is None else play(replace(job, close_games=None), game)
        return seldom if closely.record is None else closely
    table, result = job.table(game), Result(played=1)
    try:
        if game % TIMED_GAME == 0:
            with suppress(Exception):  # the same error occurs again in the checked game
                play_fast(table, result)
        play_checked(table, result, job)
    except Exception as error:
        if isinstance(error, Leak):
            result.leaks += 1
        elif isinstance(error, DeadEnd):
            result.dead_ends += 1
        else:
            result.crashes += 1
        result.digest = f"{type(error).__name__}: {error}"
        result.record = rerun(table, result.decisions, error)
    return result


def play_checked(table: Table, result: Result, job: Job) -> None:
    """Play to the end, counting and timing into `result`."""
    chance = Chance(f"{table.seed}/answers")
    session = table.begin()
    session.collect()
    chain = sha256(session.digest().encode())
    for number, (seat, keys) in enumerate(moves(session, chance)):
        before = None
        if number % job.look == 0:
            inspect_question(session, table.seed, number, seat, keys)
            before = session.digest()
            chain.update(before.encode())
        started = perf_counter()
        session.submit(seat, keys)
        if number % job.check == 0:
            list_options(session)
            result.microseconds[steady_microseconds(session, perf_counter() - started)] += 1
            inspect_answer(session, seat, keys, before)
        result.decisions += 1
    inspect_answer(session, seat, keys, None)
    chain.update(session.digest().encode())
    result.digest = chain.hexdigest()[:16]
    result.finished = 1


def steady_microseconds(session: AnySession, seconds: float) -> int:
    """The time of an answer and the next lists of options. If it is long, the running unit is played again on a copy,
    to see whether the rules or the machine took so long."""
    if seconds > SUSPICIOUS:
        started = perf_counter()
        list_options(session.copy())
        seconds = min(seconds, perf_counter() - started)
    return int(seconds * 1e6)


class QuickDraws:
    """Random numbers of Python's own generator, for answers that are not verified."""

    def __init__(self, seed: str) -> None:
        self._random = Random(seed).random

    def below(self, bound: int) -> int:
        """A random integer in 0 <= n < bound, for small bounds."""
        return int(self._random() * bound)


def play_fast(table: Table, result: Result) -> None:
    """A game without checks, to measure its speed. It must be new to this process, because a title may cache
    results. The answers are drawn by Python's own generator: what they cost is no part of the engine."""
    draws = QuickDraws(table.seed)
    started = thread_time()
    session, decisions = table.begin(), 0
    for seat, keys in moves(session, draws):
        session.submit(seat, keys)
        decisions += 1
    result.fast_decisions += decisions
    result.fast_seconds += thread_time() - started


def rerun(table: Table, decisions: int, error: BaseException) -> str:
    """Play a failed game again without the costly checks, and record it up to the answer that failed."""
    session, chance = table.begin(), Chance(f"{table.seed}/answers")
    session.collect()
    record = Record(table, session)
    try:
        for number, (seat, keys) in enumerate(moves(session, chance, decisions + 1)):
            record.question(session, seat, keys)
            if number == decisions:
                break
            session.submit(seat, keys)
            record.outcome(session)
    except Exception as again:
        error = again
    record.failure(error)
    return record.text()


def quantile(counts: Counter[int], share: float) -> int:
    """The least value that a share of `share` of the values does not exceed."""
    rest = share * counts.total()
    for value in sorted(counts):
        rest -= counts[value]
        if rest <= 0:
            return value
    return 0


def fuzz(
    job: Job, games: Sequence[int], workers: int, out: Path, tell: Callable[[Result], None] | None = None
) -> Result:
    """Play these games, given by number, on several cores. Failed ones are written to `out`; `tell` receives the
    progress after each."""
    total = Result()
    with Pool(min(workers, max(len(games), 1))) as pool:
        for game, result in zip(games, pool.imap(partial(play, job), games, chunksize=1), strict=True):
            total.add(result)
            if tell is not None:
                tell(total)
            if result.record is not None:
                out.mkdir(parents=True, exist_ok=True)
                path = out / f"fuzz-{job.title}-{job.seed}-{game}.txt"
                path.write_text(result.record, encoding="utf-8")
                print(f"game {game}: {result.digest}\n  python scripts/playthrough.py --replay {path}")
    return total


def summary(job: Job, games: int, total: Result) -> dict[str, Any]:
    """The figures of all games. `bars`: the names of those in `bars.toml` that apply, and whether they hold."""
    speed = round(total.fast_decisions / total.fast_seconds) if total.fast_seconds else 0
    usual, longest = quantile(total.microseconds, 0.99) / 1000, max(total.microseconds, default=0) / 1000
    measured = {"speed": speed, "options": usual, "longest_options": longest}
    return {
        "title": job.title,
        "players": job.players,
        "games": games,
        "finished": total.finished,
        "decisions": total.decisions,
        "decisions_per_s": speed,
        "options_ms_p99": usual,
        "options_ms_max": longest,
        "crashes": total.crashes,
        "dead_ends": total.dead_ends,
        "leaks": total.leaks,
        "digest": total.digest,
        "bars": {bar: with_bar(bar, bar, job.title, value, "").holds for bar, value in measured.items()},
    }


def main() -> int:
    """Run as a command."""
    args = arguments()
    title = TITLES[args.title]
    options = read_options(args.options)
    title.meta.settle_options(options)
    job = Job(args.title, args.players or title.meta.least_players, options, args.seed, args.look)
    total = fuzz(job, range(args.games), args.workers, args.out)
    figures = summary(job, args.games, total)
    if args.json:
        print(json.dumps(figures))
    else:
        for name, value in figures.items():
            print(f"{name:16} {value}")
    return 0 if total.finished == args.games else 1


def arguments() -> argparse.Namespace:
    """The command line."""
    parser = parser_of(__doc__)
    parser.add_argument("--title", choices=sorted(TITLES), default=next(iter(TITLES)))
    parser.add_argument("--players", type=int, help="default: as few as the title takes")
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--options", nargs="*", default=[], metavar="NAME=VALUE", help="options of the table")
    parser.add_argument("--look", type=int, default=CLOSER_LOOK, help="answers from one costly check to the next")
    parser.add_argument("--json", action="store_true", help="print the figures as one line of JSON")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes (default: one a core)")
    parser.add_argument("--out", type=Path, default=Path("out"), help="folder for failed games (default: out)")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
