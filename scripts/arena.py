"""Paired games between two makers of decisions: the same deals, with the seats exchanged.

    python scripts/arena.py hard normal --title solenia --games 40
    python scripts/arena.py normal --against ../older-clone --title eclipse --players 4
    python scripts/arena.py hard hard:playing_on=2000000 --title eclipse
    python scripts/arena.py "run:python my_player.py" easy --title day_and_night

A maker is a level (`easy`, `normal`, `hard`), a level with switches (`hard:effort=900000`: an argument of the level;
`normal:engine.players.greedy.OVERSIGHT=12`: a constant of a module), or a program (`run:COMMAND`) that speaks the line
protocol of docs/players.md. --against DIR: the second maker is the level of another checkout, by default the same one.

A pair of games has one deal. In the first game the makers sit in turns (ABAB), in the second they have changed seats
(--lone: each of the makers sits alone among the other one's; the pair takes two seats, which go round). Where all win
or lose together, and in solo games, each maker has all seats of one game of the pair.

Printed: the mean difference of the scores of the first maker and the second, with its standard error over the pairs;
the same by seat; the games won (a shared win counts half), whose error is over the pairs, too; answers that were
illegal or late; the time of a decision, of the processor for levels, on the wall for programs. What was tuned on one
--seed is measured on another.

--keep FILE: every pair is kept there, and one that is there already (of the same makers, deals and code) is not played
again, so that a long series can be interrupted. Parts of it (--from) can be played at the same time.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from math import sqrt
from pathlib import Path
from statistics import mean, stdev
from typing import Any

import msgspec

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from engine.core.title import Standing
from engine.players import advises
from engine.titles import TITLES
from scripts import arena_makers
from scripts.arena_kept import Kept, fingerprint
from scripts.arena_makers import Maker, maker_of
from scripts.bench_scores import has_unheard, serial
from scripts.command_line import parser_of
from scripts.games import AnySession, Table, read_options
from scripts.measure import quantile

Seating = tuple[int, ...]
"""By seat: which of the makers (0, 1) has it."""


class Game(msgspec.Struct, frozen=True):
    """A finished game: who sat where, the scores and the share of the win by seat."""

    seating: Seating
    scores: tuple[int, ...]
    shares: tuple[float, ...]

    def score_of(self, maker: int) -> float:
        """The mean score of a maker's seats."""
        return mean(score for score, holder in zip(self.scores, self.seating, strict=True) if holder == maker)

    def won_by(self, maker: int) -> float:
        """The share of the win that a maker's seats have."""
        return sum(share for share, holder in zip(self.shares, self.seating, strict=True) if holder == maker)


class Pair(msgspec.Struct, frozen=True):
    """Both games of a pair; by maker, illegal and late answers."""

    games: tuple[Game, Game]
    lost: tuple[int, int]


class Figure(msgspec.Struct, frozen=True):
    """A mean with its standard error; of how many."""

    mean: float
    error: float
    n: int

    def __str__(self) -> str:
        return f"{self.mean:+.2f} ± {self.error:.2f}"


class Series(msgspec.Struct, frozen=True):
    """The results of paired games of one title. `difference`: of the scores, the first maker's less the second's;
    `by_seat`: the same in each seat, between the two games of a pair; `wins`: the share of the games that the first
    maker has won; `none_won`: games without a winner. `lost`: by maker, illegal and late answers; `seconds`: by maker,
    the time of a decision: the middle, 95 of 100, the longest."""

    title: str
    players: int
    options: dict[str, bool | int | str]
    makers: tuple[str, str]
    pairs: int
    scores: tuple[float, float]
    difference: Figure
    by_seat: tuple[Figure, ...]
    wins: Figure
    second_wins: Figure
    none_won: int
    lost: tuple[int, int]
    seconds: tuple[tuple[float, float, float], tuple[float, float, float]]


def seatings(players: int, number: int, *, apart: bool, lone: bool) -> tuple[Seating, Seating]:
    """Who sits where in the two games of pair `number`. `apart`: each has a game of its own."""
    if apart:
        return (0,) * players, (1,) * players
    first = [1] * players if lone else [seat % 2 for seat in range(players)]
    if lone:
        first[number % players] = 0
    return tuple(first), tuple([1 - maker for maker in first])


def play(table: Table, name: str, makers: Sequence[Maker], seating: Seating, spent: tuple[list[float], ...]) -> Game:
    """A game. What its title lets players say unasked, they say before anybody goes on, as to people."""
    session, number, heard = table.begin(), 0, dict[int, int]()
    told = arena_makers.Table(name, table.title.meta.id, table.players, table.title.meta.settle_options(table.options))
    for which, maker in enumerate(makers):
        if seats := tuple([seat for seat, holder in enumerate(seating) if holder == which]):
            maker.begin(told, seats)
    talks = advises(table.title)
    while session.owed():
        seed, number = f"{table.seed}/{number}", number + 1
        seat = next((seat for seat in session.asked() if has_unheard(session, seat, heard)), None) if talks else None
        if seat is not None:
            heard[seat] = serial(session, seat)
            say(session, seat, makers[seating[seat]].speak(session, seat, seed))
            continue
        seat = session.owed()[0]
        maker = makers[seating[seat]]
        started = maker.clock()
        keys = maker.choose(session, seat, seed)
        spent[seating[seat]].append(maker.clock() - started)
        session.submit(seat, keys)
    standing = session.standing()
    for which in set(seating):
        makers[which].end(told, standing)
    return Game(seating, standing.scores, shares_of(standing))


def say(session: AnySession, seat: int, answers: tuple[tuple[str, ...], ...]) -> None:
    """What a seat says, up to what is not allowed."""
    for keys in answers:
        pending = session.pending(seat)
        if pending is None or not pending.ask.optional or not pending.ask.allows(keys):
            return
        session.submit(seat, keys)


def shares_of(standing: Standing) -> tuple[float, ...]:
    """Of the win, by seat."""
    winners = standing.winners
    return tuple([1 / len(winners) if seat in winners else 0.0 for seat in range(len(standing.scores))])


def pairs_of(table: Table, makers: Sequence[Maker], args: argparse.Namespace) -> Iterator[Pair]:
    """The pairs of games, kept ones as they are; the `spent` time of the other decisions is collected in `args`."""
    apart = args.apart or table.players == 1 or table.begin().standing().together
    kept = Kept(args.keep, described(table, makers, args, apart=apart))
    for number in range(args.start, args.start + args.games):
        if number in kept.pairs:
            yield msgspec.convert(kept.pairs[number], Pair)
            continue
        dealt = msgspec.structs.replace(table, seed=f"{args.seed}/{table.title.meta.id}/{number}")
        lost = [maker.lost for maker in makers]
        games = [
            play(dealt, f"{number}{letter}", makers, seating, args.spent)
            for letter, seating in zip("ab", seatings(table.players, number, apart=apart, lone=args.lone), strict=True)
        ]
        pair = Pair((games[0], games[1]), (makers[0].lost - lost[0], makers[1].lost - lost[1]))
        kept.add(number, msgspec.to_builtins(pair))
        if not args.json:
            print(f"  {number}: {games[0].scores} {games[1].scores}", file=sys.stderr, flush=True)
        yield pair


def described(table: Table, makers: Sequence[Maker], args: argparse.Namespace, *, apart: bool) -> dict[str, Any]:
    """What tells a series from others."""
    checkouts = [Path(__file__).resolve().parents[1], *([args.against] if args.against is not None else [])]
    return {
        "title": table.title.meta.id,
        "players": table.players,
        "options": table.options,
        "makers": [maker.name for maker in makers],
        "seating": [apart, args.lone],
        "seed": args.seed,
        "code": list(map(fingerprint, checkouts)),
    }


def series(table: Table, makers: Sequence[Maker], args: argparse.Namespace) -> Series:
    """Play the games and sum up."""
    args.spent = ([], [])
    played = list(pairs_of(table, makers, args))
    pairs = [each.games for each in played]
    apart = set(pairs[0][0].seating) == {0}
    means = [[side_of(pair, which, apart, Game.score_of) for pair in pairs] for which in (0, 1)]
    wins = [[side_of(pair, which, apart, Game.won_by) for pair in pairs] for which in (0, 1)]
    return Series(
        table.title.meta.id,
        table.players,
        table.options,
        (makers[0].name, makers[1].name),
        len(pairs),
        (mean(means[0]), mean(means[1])),
        figure([one - other for one, other in zip(*means, strict=True)]),
        tuple([figure([seat_difference(pair, seat) for pair in pairs]) for seat in range(table.players)]),
        figure(wins[0]),
        figure(wins[1]),
        sum(not any(game.shares) for pair in pairs for game in pair),
        (sum(each.lost[0] for each in played), sum(each.lost[1] for each in played)),
        (times(args.spent[0]), times(args.spent[1])),
    )


def side_of(pair: tuple[Game, Game], which: int, apart: bool, value: Any) -> float:
    """What a maker has reached in a pair: the mean of both games, or its own game alone."""
    return value(pair[which], which) if apart else mean(value(game, which) for game in pair)


def seat_difference(pair: tuple[Game, Game], seat: int) -> float:
    """By how much the first maker's score in a seat is above that of the second in the same seat of the other game."""
    first = pair[0].seating[seat]
    return float(pair[first].scores[seat] - pair[1 - first].scores[seat])


def figure(values: Sequence[float]) -> Figure:
    """The mean of values and its standard error."""
    error = stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return Figure(mean(values), error, len(values))


def times(seconds: list[float]) -> tuple[float, float, float]:
    """The middle of these times, what 95 of 100 do not exceed, and the longest."""
    return (quantile(seconds, 0.5), quantile(seconds, 0.95), max(seconds)) if seconds else (0.0, 0.0, 0.0)


def report(found: Series) -> str:
    """In words."""
    first, second = found.makers
    options = "".join(f", {name}={value}" for name, value in found.options.items())
    lines = [
        f"{found.title}, {found.players} players{options}: {first} against {second}, {found.pairs} pairs",
        f"  scores {found.scores[0]:.2f} and {found.scores[1]:.2f}, difference {found.difference}",
        f"  games won {100 * found.wins.mean:.1f} % ± {100 * found.wins.error:.1f}"
        f" and {100 * found.second_wins.mean:.1f} % ± {100 * found.second_wins.error:.1f}; by nobody {found.none_won}",
        "  by seat " + ", ".join(f"{seat}: {each}" for seat, each in enumerate(found.by_seat)),
    ]
    for name, lost, (half, most, longest) in zip(found.makers, found.lost, found.seconds, strict=True):
        defaults = f", {lost} illegal or late answers" if lost else ""
        lines.append(
            f"  {name}: {1000 * half:.0f} ms a decision, 95 % {1000 * most:.0f}, {1000 * longest:.0f}{defaults}"
        )
    return "\n".join(lines)


def main(given: Sequence[str] | None = None) -> int:
    """Run as a command."""
    args = arguments(given)
    makers = [maker_of(args.first), maker_of(args.second or args.first, args.against)]
    found: list[Series] = []
    try:
        for title_id in args.title or list(TITLES):
            meta = TITLES[title_id].meta
            table = Table(TITLES[title_id], args.players or max(2, meta.least_players), args.option, args.seed)
            found.append(series(table, makers, args))
            if not args.json:
                print(report(found[-1]), flush=True)
    finally:
        for maker in makers:
            maker.close()
    if args.json:
        print(json.dumps({"series": msgspec.to_builtins(found)}))
    return 0


def arguments(given: Sequence[str] | None) -> argparse.Namespace:
    """The command line."""
    parser = parser_of(__doc__)
    parser.add_argument("first", help="a maker of decisions")
    parser.add_argument("second", nargs="?", help="the other one (default: the same)")
    parser.add_argument("--against", type=Path, metavar="DIR", help="the second is the level of this other checkout")
    parser.add_argument("--title", choices=sorted(TITLES), nargs="+", help="default: all titles")
    parser.add_argument("--players", type=int, help="default: two, or the fewest that can play")
    parser.add_argument("--option", nargs="+", default=[], metavar="NAME=VALUE", help="options of the table")
    parser.add_argument("--games", type=int, default=10, help="pairs of games (default: 10)")
    parser.add_argument("--from", dest="start", type=int, default=0, metavar="N", help="number of the first pair")
    parser.add_argument("--keep", type=Path, metavar="FILE", help="where pairs are kept, to go on later")
    parser.add_argument("--seed", default="arena", help="a word from which the deals follow")
    parser.add_argument("--lone", action="store_true", help="each maker alone among the other's")
    parser.add_argument("--apart", action="store_true", help="each maker has all seats of one game of a pair")
    parser.add_argument("--json", action="store_true", help="print one line of JSON")
    args = parser.parse_args(given)
    args.option = read_options(args.option)
    return args


if __name__ == "__main__":
    sys.exit(main())
