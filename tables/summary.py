"""How a finished game went: the scores step by step, and what stood out. Pure functions of its record."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from statistics import median
from typing import Literal, TypeAlias

import msgspec

from db.records import ChoiceRow
from engine.core.session import Session
from engine.core.title import GameState, Setup, Standing, Title
from tables.playback import Replayed, playing
from tables.queries import ANSWERS, REWIND

Scores: TypeAlias = tuple[int, ...]

LONG_THOUGHT = 60
"""Seconds from which on a thought is long enough to be named."""


class Course(msgspec.Struct, frozen=True):
    """The course of a game: the scores by seat after each step that was not taken back. `steps`: the numbers of these
    steps; `chapters`: where each chapter begins, as (index of a step, the chapter's number). `whole`: no step is
    missing because older rules were in force."""

    steps: tuple[int, ...] = ()
    scores: tuple[Scores, ...] = ()
    chapters: tuple[tuple[int, int], ...] = ()
    whole: bool = True


class Award(msgspec.Struct, frozen=True):
    """What stood out: the longest `thought` (seconds), or the best `turn` (points)."""

    kind: Literal["thought", "turn"]
    seat: int
    amount: int


def places(standing: Standing, seats: int) -> tuple[int, ...]:
    """The place of each seat at the end, 1 is best: winners first, then the others by their scores (equal ones share a
    place), then those who have resigned. A draw: 1 for all who did not resign. Nobody is first if a bot of the rules
    has won."""
    scores = standing.scores if len(standing.scores) == seats else (0,) * seats
    drawn = not standing.winners and standing.outsider is None

    def rank(seat: int) -> tuple[int, int]:
        if seat in standing.winners:
            return 0, 0
        if seat in standing.out:
            return 2, 0
        return (0, 0) if drawn else (1, -scores[seat])

    ranks = [rank(seat) for seat in range(seats)]
    first = 1 if (0, 0) in ranks or standing.outsider is None else 2
    return tuple(first + sum(other < rank for other in ranks) for rank in ranks)


def course_of(
    title: Title[GameState], setup: Setup, seed: str, steps: tuple[Replayed, ...], undone: frozenset[int]
) -> Course:
    """The course of a recorded game, played again from its seed as far as that is possible. `undone`: the steps that
    were taken back. A title without scores is measured by its estimates, in hundredths."""
    numbers: list[int] = []
    scores: list[Scores] = []
    chapters: list[tuple[int, int]] = []
    whole = True
    for step, session in playing(title, setup, seed, steps):
        if session is None:
            whole = False
            continue
        if step.kind in ("undo", REWIND) or step.n in undone:
            continue
        chapter = title.chapter(session.state)
        if chapter is not None and (not chapters or chapters[-1][1] != chapter):
            chapters.append((len(numbers), chapter))
        numbers.append(step.n)
        scores.append(_scores(title, session, setup.seats))
    return Course(tuple(numbers), tuple(scores), tuple(chapters), whole)


def _scores(title: Title[GameState], session: Session[GameState], seats: int) -> Scores:
    scores = session.standing().scores
    if len(scores) == seats:
        return scores
    return tuple(round(100 * title.estimate(session.state, seat)) for seat in range(seats))


def awards(course: Course, history: Iterable[ChoiceRow], people: frozenset[int]) -> tuple[Award, ...]:
    """What stood out in a game. `people`: the seats of people; a computer's time to think means nothing."""
    found = (longest_thought(list(history), people), best_turn(course, history))
    return tuple(award for award in found if award is not None)


def longest_thought(history: Sequence[ChoiceRow], people: frozenset[int]) -> Award | None:
    """Who gave the answer that came the longest time after the step before it."""
    best: Award | None = None
    for before, step in pairwise(history):
        if step.kind != "choose" or step.seat not in people:
            continue
        seconds = int((step.at - before.at).total_seconds())
        if seconds >= LONG_THOUGHT and (best is None or seconds > best.amount):
            best = Award("thought", step.seat, seconds)
    return best


def best_turn(course: Course, history: Iterable[ChoiceRow]) -> Award | None:
    """Who gained most by answers in a row that nobody else's answer interrupted. None if that is no more than what such
    a turn usually gains, as where every turn that scores is worth a point."""
    gains = [award for award in turns_of(course, history) if award.amount > 0] if course.whole else []
    best = max(gains, key=lambda award: award.amount, default=None)
    return best if best is not None and best.amount > median(award.amount for award in gains) else None


def turns_of(course: Course, history: Iterable[ChoiceRow]) -> Iterator[Award]:
    """The most that each seat had gained in each run of its answers, in the order of the game."""
    kinds = {step.n: step for step in history}
    seat, before, most = -1, 0, 0
    last: Scores = ()
    for n, scores in zip(course.steps, course.scores, strict=True):
        step = kinds.get(n)
        acting = step.seat if step is not None and step.kind in ANSWERS and last else None
        if acting is None or acting >= len(scores):
            acting = -1
        if acting != seat:
            if seat >= 0:
                yield Award("turn", seat, most)
            seat, before, most = acting, last[acting] if acting >= 0 else 0, 0
        if seat >= 0:
            most = max(most, scores[seat] - before)
        last = scores
    if seat >= 0:
        yield Award("turn", seat, most)
