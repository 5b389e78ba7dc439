"""Games between the levels of computer players, in every variant of a title.

They show whether each level is better than the one below, and how much processor time it uses; for titles with a solo
game, also each level's solo score.
"""

from __future__ import annotations

from collections.abc import Iterator
from multiprocessing import Pool
from statistics import mean
from time import process_time
from typing import TypeAlias

import msgspec

from engine.players import Level, make
from engine.titles import TITLES
from scripts.bench_scores import Variant, variants
from scripts.games import Table
from scripts.measure import Row, with_bar, without_bar

Pair: TypeAlias = tuple[Level, Level]
"""The better level, and the one that it should beat."""

PAIRS: tuple[Pair, ...] = (("normal", "easy"), ("hard", "normal"))


class Duel(msgspec.Struct, frozen=True):
    """One game; the levels by seat. The same number gives the same deal."""

    title: str
    variant: Variant
    levels: tuple[Level, ...]
    number: int


class Outcome(msgspec.Struct, frozen=True):
    """The sole winner (None: there is none); and by seat the score, the total processor time, and that of the longest
    decision."""

    winner: int | None
    scores: tuple[int, ...]
    seconds: tuple[float, ...]
    longest: tuple[float, ...]


def duel(job: Duel) -> Outcome:
    """Play it."""
    session = Table(TITLES[job.title], len(job.levels), job.variant, f"duel{job.number}").begin()
    players = [make(level) for level in job.levels]
    seconds, longest, number = [0.0] * len(players), [0.0] * len(players), 0
    while session.owed():
        seat = session.owed()[0]
        started = process_time()
        keys = players[seat].choose(session, seat, f"duel{job.number}/{number}")
        spent = process_time() - started
        seconds[seat] += spent
        longest[seat] = max(longest[seat], spent)
        session.submit(seat, keys)
        number += 1
    standing = session.standing()
    winner = standing.winners[0] if len(standing.winners) == 1 else None
    return Outcome(winner, standing.scores, tuple(seconds), tuple(longest))


def balance_rows(title_id: str, pairs: tuple[Pair, ...], games: int, workers: int) -> Iterator[Row]:
    """In every variant every pair of levels, `games` from each seat of a two-player table; then the same levels in solo
    games. Variants that are not for so many players are left out."""
    meta = TITLES[title_id].meta
    with Pool(workers) as pool:
        for variant in variants(meta):
            called = ", ".join(map(str, variant.values()))
            for pair in pairs if Table(TITLES[title_id], 2, variant, "fits").fits else ():
                jobs = [Duel(title_id, variant, levels, n) for n in range(games) for levels in (pair, pair[::-1])]
                yield from pair_rows(title_id, called, pair, list(pool.imap(duel, jobs)))
            for level in dict.fromkeys(level for pair in pairs for level in pair) if meta.least_players == 1 else ():
                alone = pool.map(duel, [Duel(title_id, variant, (level,), n) for n in range(games)])
                scores = [outcome.scores[0] for outcome in alone]
                name = ", ".join(filter(None, (f"mean score of {level} alone", called)))
                yield without_bar(f"{name} ({min(scores)} to {max(scores)})", title_id, mean(scores), f"of {games}")


def pair_rows(title_id: str, called: str, pair: Pair, outcomes: list[Outcome]) -> Iterator[Row]:
    """Games won by the first of the levels, from outcomes in which it sits in seat 0, 1, 0, 1, ...; and the processor
    time of both."""
    better, worse = pair
    first = [(number % 2, outcome) for number, outcome in enumerate(outcomes)]
    won = [sum(outcome.winner == seat == place for seat, outcome in first) for place in (0, 1)]
    lost = sum(outcome.winner == 1 - seat for seat, outcome in first)
    decided, prefix = sum(won) + lost, f"{called}: " if called else ""
    detail = f"{won[0]} + {won[1]} won, {lost} lost, {len(outcomes) - decided} won by neither"
    words = f"{prefix}{better} beats {worse} ({detail})"
    if decided:
        yield with_bar("strength", words, title_id, 100 * sum(won) / decided, f"% of {decided}")
    else:
        yield without_bar(words, title_id, 50.0, "% of 0")
    if all(len(outcome.scores) == 2 for outcome in outcomes):
        lead = mean(outcome.scores[seat] - outcome.scores[1 - seat] for seat, outcome in first)
        yield without_bar(f"{prefix}{better} scores more than {worse}", title_id, lead, "on average")
    for which, level in enumerate(pair):
        seconds = [outcome.seconds[seat ^ which] for seat, outcome in first]
        most = max(outcome.longest[seat ^ which] for seat, outcome in first)
        yield without_bar(
            f"{prefix}{level} against {pair[1 - which]}: processor time a game", title_id, mean(seconds), "s"
        )
        yield without_bar(f"{prefix}{level}: processor time of the longest decision", title_id, most, "s")
