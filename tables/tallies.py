"""What finished games add up to: how long they take, who wins with what, and how one person does beside all others.
Pure functions of digests and results.

A share of games won comes with its standard error. That of few games is large, and of none lost it would be zero if it
were taken from them as they are: one game won and one lost are added for it (Agresti and Coull).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from math import sqrt
from statistics import fmean, median

import msgspec

from db.records import PlayedRow, ResultRow
from engine.core.text import Text
from tables.digests import POINTS, Digest

FEW = 10
"""Fewer games than this tell little."""
MOST_RATES = 12
"""How many rows a tally has, those of the most games."""
MOST_OPPONENTS = 10


class Rate(msgspec.Struct, frozen=True):
    """In how many of so many games somebody won. `of`: what they have in common, a text, or a value of an option.
    `own_games`, `own_won`: of these the games of the person whom the page is about."""

    of: Text | bool | int | str
    games: int
    won: int
    own_games: int = 0
    own_won: int = 0

    @property
    def others(self) -> Rate:
        """The same without the person."""
        return Rate(self.of, self.games - self.own_games, self.won - self.own_won)

    @property
    def own(self) -> Rate:
        """The same of the person alone."""
        return Rate(self.of, self.own_games, self.own_won)

    @property
    def share(self) -> float:
        """Of the games, those won."""
        return self.won / self.games if self.games else 0.0

    @property
    def error(self) -> float:
        """The standard error of the share."""
        near = (self.won + 1) / (self.games + 2)
        return sqrt(near * (1 - near) / (self.games + 2))

    @property
    def few(self) -> bool:
        """Whether the games are too few to tell much."""
        return self.games < FEW


class Tally(msgspec.Struct, frozen=True):
    """Rates that are told apart by one thing: `seat`, `players`, `opening`, `trait:<kind>` or `option:<id>`."""

    kind: str
    rates: tuple[Rate, ...]


class Opponent(msgspec.Struct, frozen=True):
    """Somebody whom a person has met: in how many games, and who was ahead how often."""

    person_id: int
    name: str
    games: int
    ahead: int
    behind: int


class TitleStatistics(msgspec.Struct, frozen=True):
    """What the last games of a title on a server add up to. `ended`: how many there are; `games`: those that are
    counted. `seconds`, `turns`: the median; `people`: the average number of seats. `winners`, `others`: the average
    scores along a game, of those who won and of the others. `own`: the games of the person whom it is about;
    `by_chance`: the share of these that they would have won if all were equally strong."""

    title: str
    ended: int = 0
    games: int = 0
    seconds: int = 0
    turns: int = 0
    people: float = 0.0
    tallies: tuple[Tally, ...] = ()
    winners: tuple[int, ...] = ()
    others: tuple[int, ...] = ()
    own: Rate | None = None
    by_chance: float = 0.0
    streak: int = 0
    best_streak: int = 0
    opponents: tuple[Opponent, ...] = ()

    def tally(self, kind: str) -> Tally | None:
        """That of this kind."""
        return next((tally for tally in self.tallies if tally.kind == kind), None)


class _Counted(msgspec.Struct):
    games: int = 0
    won: int = 0
    own_games: int = 0
    own_won: int = 0


class _Count:
    """Games counted by what they have in common, within a kind."""

    def __init__(self) -> None:
        self._kinds: dict[str, dict[str, tuple[Text | bool | int | str, _Counted]]] = {}

    def add(self, kind: str, of: Text | bool | int | str, *, won: bool, own: bool) -> None:
        """Count a side of a game."""
        key = msgspec.json.encode(of).decode()
        _, counted = self._kinds.setdefault(kind, {}).setdefault(key, (of, _Counted()))
        counted.games += 1
        counted.won += won
        counted.own_games += own
        counted.own_won += own and won

    def tallies(self) -> Iterator[Tally]:
        """What was counted, that of the most games first; seats and numbers of players in their order."""
        for kind, found in self._kinds.items():
            rates = [Rate(of, each.games, each.won, each.own_games, each.own_won) for of, each in found.values()]
            rates = sorted(rates, key=lambda rate: (-rate.own_games, -rate.games))[:MOST_RATES]
            if kind in ("seat", "players"):
                rates.sort(key=lambda rate: int(str(rate.of)))
            yield Tally(kind, tuple(rates))


def add_up(
    title: str,
    ended: int,
    games: Sequence[Digest],
    own: Sequence[tuple[int, Digest]] = (),
    outcomes: Sequence[str] = (),
) -> TitleStatistics:
    """What games add up to. `own`: those of the person whom it is about, with their seat, which are counted among the
    others if they are not (`games` are the last ones of everybody); `outcomes`: how theirs ended, newest first."""
    seats = {id(digest): seat for seat, digest in own}
    known = {id(digest) for digest in games}
    every = [*games, *(digest for _, digest in own if id(digest) not in known)]
    count = _Count()
    for digest in every:
        _count_game(count, digest, seats.get(id(digest)))
    winners, others = _curves(every)
    streak, best = streaks(list(reversed(outcomes)))
    mine = Rate(title, len(own), sum(digest.sides[seat].won for seat, digest in own)) if own else None
    return TitleStatistics(
        title=title,
        ended=ended,
        games=len(every),
        seconds=round(median([digest.seconds for digest in every])) if every else 0,
        turns=round(median([digest.turns for digest in every])) if every else 0,
        people=fmean([len(digest.sides) for digest in every]) if every else 0.0,
        tallies=tuple(count.tallies()),
        winners=winners,
        others=others,
        own=mine,
        by_chance=fmean([1 / len(digest.sides) for _, digest in own]) if own else 0.0,
        streak=streak,
        best_streak=best,
    )


def _count_game(count: _Count, digest: Digest, mine: int | None) -> None:
    """Count a game and its sides. What all sides have in common is counted once, and for the person by how they did."""
    won = mine is not None and digest.sides[mine].won
    for kind, value in (("players", len(digest.sides)), *((f"option:{k}", v) for k, v in digest.options.items())):
        count.add(kind, value, won=won, own=mine is not None)
    for seat, side in enumerate(digest.sides):
        own = seat == mine
        if len(digest.sides) > 1:
            count.add("seat", seat, won=side.won, own=own)
        for kind, of in side.traits.items():
            count.add(f"trait:{kind}", of, won=side.won, own=own)
        if side.opening is not None:
            count.add("opening", side.opening, won=side.won, own=own)


def _curves(games: Iterable[Digest]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The average scores along a game of those who won, and of the others; empty where no game tells both."""
    won: list[list[int]] = [[] for _ in range(POINTS)]
    lost: list[list[int]] = [[] for _ in range(POINTS)]
    for digest in games:
        if len(digest.curve) != POINTS:
            continue
        for place, scores in enumerate(digest.curve):
            for side, score in zip(digest.sides, scores, strict=False):
                (won if side.won else lost)[place].append(score)
    if not all(won) or not all(lost):
        return (), ()
    return tuple(round(fmean(each)) for each in won), tuple(round(fmean(each)) for each in lost)


def streaks(outcomes: Sequence[str]) -> tuple[int, int]:
    """The wins in a row at the end, and the most there ever were; oldest first."""
    run = best = 0
    for outcome in outcomes:
        run = run + 1 if outcome == "won" else 0
        best = max(best, run)
    return run, best


def own_games(rows: Iterable[PlayedRow], known: dict[int, Digest]) -> list[tuple[int, Digest]]:
    """The games that a person has played to the end, with their seat. `known`: digests by table."""
    found = []
    for row in rows:
        if row.outcome in ("won", "drawn", "lost") and row.data:
            digest = known.get(row.table_id) or msgspec.convert(row.data, Digest)
            found.append((row.seat, digest))
    return found


def head_to_head(person_id: int, results: Iterable[ResultRow]) -> list[Opponent]:
    """Whom a person has met most, from the results of their games; without names. Who has no place (there was no
    result) was neither ahead nor behind."""
    tables: dict[int, dict[int, int]] = {}
    for row in results:
        if row.outcome in ("won", "drawn", "lost", "left"):
            tables.setdefault(row.table_id, {})[row.person_id] = row.place
    met, ahead, behind = Counter[int](), Counter[int](), Counter[int]()
    for places in tables.values():
        own = places.pop(person_id, 0)
        for other, place in places.items() if own else ():
            met[other] += 1
            ahead[other] += own < place
            behind[other] += place < own
    return [Opponent(other, "", games, ahead[other], behind[other]) for other, games in met.most_common(MOST_OPPONENTS)]
