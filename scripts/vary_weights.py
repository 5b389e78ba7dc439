"""In which direction each weight of the computer players is better: games in which every seat has varied all of them.

    python scripts/vary_weights.py engine.voidfall.prospects --title voidfall --option mode=coop --keep weights.txt
    python scripts/vary_weights.py engine.eclipse.advice.weights:W --title eclipse --players 4 --games 2000

The weights are the numbers with a fraction among the constants of modules and packages, with every module that imports
them, and those in the fields of a struct (`module:NAME`). Each seat multiplies each of them by e to the power of a
normal variable with the standard deviation SPREAD, and plays with that. Two games have one deal: in the second one what
was multiplied is divided, so that the difference between them is none of the deal's. Where all seats win or lose
together they vary the weights alike.

Printed for each weight, the clearest first: what one standard deviation more of it changes, by two linear regressions,
each with its standard error: in the score, between the seats of a game (`own`), and in what counts for all (`all`: the
mean score; against a side without a seat that has a score, by how much the lowest score is above that), between games.
Of fifty weights that change nothing, two or three look as if they did (twice their error). What a change brings is
shown by paired games on another seed (scripts/arena.py).

--keep FILE: every game is kept there, so that a long series can be interrupted and go on.
"""

from __future__ import annotations

import argparse
import ast
import importlib
import json
import math
import multiprocessing
import os
import pkgutil
import random
import sys
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from inspect import getsource
from pathlib import Path
from statistics import fmean
from types import ModuleType
from typing import Any, NamedTuple, TypeAlias

import msgspec

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from engine.players import LEVELS, Level, make
from engine.titles import TITLES
from scripts.command_line import parser_of
from scripts.games import Table, read_options
from scripts.measure import people_at

SPREAD = 0.4
"""The standard deviation of the logarithm of what a weight is multiplied by."""

Value: TypeAlias = Any
"""A number, or a tuple of values."""


class Weight(NamedTuple):
    """A weight by its name: the modules or structs that have it under the name `attribute`, and its value there."""

    name: str
    holders: tuple[Any, ...]
    attribute: str
    value: Value

    def set(self, factor: float) -> None:
        """Let it be so many times what it is."""
        value = multiplied(self.value, factor)
        for holder in self.holders:
            if isinstance(holder, msgspec.Struct):
                msgspec.structs.force_setattr(holder, self.attribute, value)
            else:
                setattr(holder, self.attribute, value)


class Played(msgspec.Struct, frozen=True):
    """A game: its number, the scores by seat; the score of the side without a seat, if it has one; whether all seats
    varied the weights alike."""

    number: int
    scores: tuple[float, ...]
    against: float | None = None
    alike: bool = False

    @property
    def common(self) -> float:
        """What counts for all seats."""
        return fmean(self.scores) if self.against is None else min(self.scores) - self.against


class Slope(NamedTuple):
    """What one standard deviation more of a weight changes in the score, with its standard error."""

    value: float
    error: float

    def __str__(self) -> str:
        return f"{self.value:+7.2f} ± {self.error:5.2f}"


# -- the weights -----------------------------------------------------------------------------------------------------


def weights_of(source: str) -> list[Weight]:
    """The weights of a module, a package or a struct in a module."""
    name, _, attribute = source.partition(":")
    module = importlib.import_module(name)
    if attribute:
        struct = getattr(module, attribute)
        fields = [(field.name, getattr(struct, field.name)) for field in msgspec.structs.fields(struct)]
        return [Weight(field, (struct,), field, value) for field, value in fields if is_weight(value)]
    modules = list(modules_of(module))
    return [weight for each in modules for weight in constants_of(each, modules)]


def modules_of(module: ModuleType) -> Iterator[ModuleType]:
    """The module, and those in it."""
    yield module
    for found in pkgutil.walk_packages(getattr(module, "__path__", ()), f"{module.__name__}."):
        yield importlib.import_module(found.name)


def constants_of(module: ModuleType, importers: Iterable[ModuleType]) -> Iterator[Weight]:
    """The weights that a module defines. `importers`: modules that may have imported them."""
    for name in defined_in(module):
        value = getattr(module, name)
        if name.isupper() and is_weight(value):
            others = [each for each in importers if getattr(each, name, None) is value and name not in defined_in(each)]
            yield Weight(f"{module.__name__.rpartition('.')[2]}.{name}", (module, *others), name, value)


def defined_in(module: ModuleType) -> list[str]:
    """The names to which a module itself gives values."""
    targets = [
        each for node in ast.parse(getsource(module)).body if isinstance(node, ast.Assign) for each in node.targets
    ]
    return [each.id for target in targets for each in ast.walk(target) if isinstance(each, ast.Name)]


def is_weight(value: Value) -> bool:
    """Whether it is a number with a fraction, or has some."""
    return isinstance(value, float) or (isinstance(value, tuple) and any(map(is_weight, value)))


def multiplied(value: Value, factor: float) -> Value:
    """The value with all numbers with a fraction in it multiplied."""
    if isinstance(value, tuple):
        return tuple([multiplied(each, factor) for each in value])
    return value * factor if isinstance(value, float) else value


# -- the games -------------------------------------------------------------------------------------------------------


def deviations(seed: str, number: int, seats: int, weights: int, *, alike: bool = False) -> list[list[float]]:
    """By seat and weight: by how many standard deviations it is varied in the game with this number."""
    chance, sign = random.Random(f"{seed_of(seed, number)}/weights"), -1 if number % 2 else 1
    varied = [[sign * chance.gauss(0.0, 1.0) for _ in range(weights)] for _ in range(1 if alike else seats)]
    return varied * seats if alike else varied


def seed_of(seed: str, number: int) -> str:
    """The seed of the game with this number: two games after each other have one deal."""
    return f"{seed}/{number // 2}"


def play(table: Table, sources: Sequence[str], level: Level, number: int) -> Played:
    """The game with this number. Afterwards the weights are as before."""
    weights = [weight for source in sources for weight in weights_of(source)]
    seed = table.seed
    table = msgspec.structs.replace(table, seed=seed_of(seed, number))
    session, player = table.begin(), make(level)
    alike = session.standing().together
    varied = deviations(seed, number, table.players, len(weights), alike=alike)
    try:
        for step in range(1_000_000):
            if not (owed := session.owed()):
                break
            for weight, much in zip(weights, varied[owed[0]], strict=True):
                weight.set(math.exp(SPREAD * much))
            session.submit(owed[0], player.choose(session, owed[0], f"{table.seed}/{step}"))
    finally:
        for weight in weights:
            weight.set(1.0)
    ended = session.standing()
    against = None if ended.outsider is None else ended.outsider.score
    return Played(number, tuple(map(float, ended.scores)), against, alike)


# -- what they tell --------------------------------------------------------------------------------------------------


def slopes(games: Sequence[Played], seed: str, weights: int) -> list[tuple[Slope, Slope]]:
    """By weight: between the seats of a game, between games. Those of a deal that was played once do not count."""
    by_number = {game.number: game for game in games}
    pairs = [
        (game, by_number[game.number + 1]) for game in games if not game.number % 2 and game.number + 1 in by_number
    ]
    varied = [deviations(seed, game.number, len(game.scores), weights, alike=game.alike) for game, _ in pairs]
    found = []
    for at in range(weights):
        own: list[tuple[float, float]] = []
        common: list[tuple[float, float]] = []
        for (game, mirrored), by_seat in zip(pairs, varied, strict=True):
            middle = fmean(seat[at] for seat in by_seat)
            common.append((middle, (game.common - mirrored.common) / 2))
            halves = [(one - other) / 2 for one, other in zip(game.scores, mirrored.scores, strict=True)]
            if not game.alike:
                score = fmean(halves)
                own += [(seat[at] - middle, each - score) for seat, each in zip(by_seat, halves, strict=True)]
        found.append((slope(own), slope(common)))
    return found


def slope(points: Sequence[tuple[float, float]]) -> Slope:
    """The slope of a line through the origin and these points."""
    square = sum(x * x for x, _ in points)
    if not square or len(points) < 2:
        return Slope(0.0, math.inf)
    steep = sum(x * y for x, y in points) / square
    rest = sum((y - steep * x) ** 2 for x, y in points) / (len(points) - 1)
    return Slope(steep, math.sqrt(rest / square))


def main() -> int:
    """Run as a command."""
    args = arguments()
    table = Table(TITLES[args.title], args.players or people_at(args.title), read_options(args.option), args.seed)
    weights = [weight for source in args.sources for weight in weights_of(source)]
    games = {game.number: game for game in kept(args.keep)}
    missing = [number for number in range(args.games) if number not in games]
    with multiprocessing.Pool(args.workers) as pool:
        for game in pool.imap_unordered(partial(play, table, args.sources, args.level), missing):
            games[game.number] = game
            if args.keep is not None:
                with args.keep.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(msgspec.to_builtins(game)) + "\n")
    told = zip(weights, slopes(list(games.values()), args.seed, len(weights)), strict=True)
    score = fmean(each.common for each in games.values())
    print(f"{len(games)} games of {table.players}, what counts for all on average {score:.1f}")
    for weight, (own, common) in sorted(told, key=lambda each: -max(abs(one.value / one.error) for one in each[1])):
        print(f"{weight.name:34} own {own}   all {common}   {weight.value}")
    return 0


def kept(file: Path | None) -> list[Played]:
    """The games in a file, if it is there."""
    if file is None or not file.exists():
        return []
    return [msgspec.json.decode(line, type=Played) for line in file.read_bytes().splitlines()]


def arguments() -> argparse.Namespace:
    """The arguments of the command line."""
    parser = parser_of(__doc__)
    parser.add_argument("sources", nargs="+", help="modules, packages or module:STRUCT with the weights")
    parser.add_argument("--title", choices=sorted(TITLES), required=True)
    parser.add_argument("--players", type=int, help="default: few")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the table")
    parser.add_argument("--level", choices=LEVELS, default="normal")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", default="weights")
    parser.add_argument("--keep", type=Path, metavar="FILE")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
