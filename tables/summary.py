"""How a finished game went: the scores step by step, and what stood out. Pure functions of its record."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from statistics import median
from typing import Literal, TypeAlias

import msgspec
from msgspec.structs import replace

from db.records import ChoiceRow
from engine.core.kit import OUTSIDER, GameState
from engine.core.session import Session
from engine.core.title import ScoreSource, Setup, Standing, Title, Told
from tables.playback import Replayed, play_steps
from tables.projections import ANSWERS, REWIND
from tables.records import LogLine

Scores: TypeAlias = tuple[int, ...]

LONG_THOUGHT = 60
"""Seconds from which on a thought is long enough to be named."""


class Turning(msgspec.Struct, frozen=True):
    """What decided a game: with step `n`, in this chapter, the winner (the lowest of those who have won together) came
    ahead of the best `rival` (OUTSIDER: the side without a seat) for good; their scores before and after. `late`: only
    at the end. `told`: what the log says of the step."""

    seat: int
    rival: int
    n: int
    chapter: int | None
    before: int
    after: int
    against: tuple[int, int]
    late: bool = False
    told: tuple[LogLine, ...] = ()


class Course(msgspec.Struct, frozen=True):
    """The course of a game: the scores by seat after each step that was not taken back. `steps`: the numbers of these
    steps; `against`: the scores of the side without a seat, if it has one throughout; `chapters`: where each chapter
    begins, as (index of a step, the chapter's number). `whole`: no step is missing because older rules were in force.
    `end`: the index of the first step at which only what had been earned before was counted or revealed, up to the
    last; `settled`: all indexes of such steps. `sources`: what the points were for."""

    steps: tuple[int, ...] = ()
    scores: tuple[Scores, ...] = ()
    against: tuple[int, ...] = ()
    chapters: tuple[tuple[int, int], ...] = ()
    whole: bool = True
    end: int | None = None
    settled: frozenset[int] = frozenset()
    sources: tuple[ScoreSource, ...] = ()
    turning: Turning | None = None

    def chapter_at(self, index: int) -> int | None:
        """The chapter in which a step is."""
        return next((number for begin, number in reversed(self.chapters) if begin <= index), None)


class Award(msgspec.Struct, frozen=True):
    """What stood out: the longest `thought` (seconds), or the best `turn` (points)."""

    kind: Literal["thought", "turn"]
    seat: int
    amount: int


def places_of(standing: Standing, seats: int) -> tuple[int, ...]:
    """The place of each seat at the end, 1 is best: winners first, then the others by their scores and what decides
    between equal ones (who is level in both shares a place), then those who have resigned. A draw: 1 for all who did
    not resign. The side without a seat takes a place too. Who wins or loses together shares one."""
    ranks = [_rank(standing, seat, seats) for seat in range(seats)]
    against = _rank_of_outsider(standing)
    every = ranks if against is None else [*ranks, against]
    return tuple(1 + sum(other < rank for other in every) for rank in ranks)


def place_of_outsider(standing: Standing, seats: int) -> int:
    """The place of the side without a seat among all; 0: it has none."""
    against = _rank_of_outsider(standing)
    return 0 if against is None else 1 + sum(_rank(standing, seat, seats) < against for seat in range(seats))


def _rank(standing: Standing, seat: int, seats: int) -> tuple[int, int, int]:
    """Of two seats the one with the lesser rank is ahead."""
    if seat in standing.winners:
        return 0, 0, 0
    if seat in standing.out:
        return 2, 0, 0
    if not standing.winners and not standing.beaten:
        return 0, 0, 0
    if standing.together or len(standing.scores) != seats:
        return 1, 0, 0
    return 1, -standing.scores[seat], -standing.ties[seat] if standing.ties else 0


def _rank_of_outsider(standing: Standing) -> tuple[int, int, int] | None:
    """The same of the side without a seat, which loses every tie. None: it is not ranked among the others."""
    against = standing.outsider
    if against is None or not (against.won or standing.winners):
        return None
    if against.won:
        return 0, 0, 0
    return None if standing.together or against.score is None else (1, -against.score, 1)


def course_of(
    title: Title[GameState],
    setup: Setup,
    seed: str,
    steps: tuple[Replayed, ...],
    undone: frozenset[int],
    told: tuple[Told, ...] = (),
) -> Course:
    """The course of a recorded game, played again from its seed as far as that is possible. `undone`: the steps that
    were taken back; `told`: what the log says of the others. A title without scores is measured by its estimates, in
    hundredths."""
    numbers: list[int] = []
    scores: list[Scores] = []
    against: list[int] = []
    chapters: list[tuple[int, int]] = []
    whole, end, last = True, None, None
    settled: set[int] = set()
    for step, session in play_steps(title, setup, seed, steps):
        if session is None:
            whole = False
            continue
        if step.kind in ("undo", REWIND) or step.n in undone:
            continue
        standing, index, last = session.standing(), len(numbers), session
        chapter = None if standing.over else title.notices.chapter(session.state)
        closed = chapter is not None and (not chapters or chapters[-1][1] != chapter)
        if closed and chapter is not None:
            chapters.append((index, chapter))
        counted = (standing.over and title.counts_at_end) or title.settling(session.state)
        end = (index if end is None else end) if counted else None
        if counted or closed:
            settled.add(index)
        numbers.append(step.n)
        scores.append(_scores_along(title, session, standing, setup.seats))
        if standing.outsider is not None and standing.outsider.score is not None:
            against.append(standing.outsider.score)
    known = tuple(against) if len(against) == len(numbers) else ()
    course = Course(tuple(numbers), tuple(scores), known, tuple(chapters), whole, end, frozenset(settled))
    if last is None or not last.standing().over:
        return course
    return replace(course, sources=title.sources(last.state, told), turning=turning_point(course, last.standing()))


def turning_point(course: Course, standing: Standing) -> Turning | None:
    """Where the winner came ahead of everybody for good. None if there is not one winner, or not one moment."""
    if not (course.whole and course.scores and standing.winners) or standing.without_result:
        return None
    if len(standing.winners) > 1 and not standing.together:
        return None
    last = course.scores[-1]
    seat = min(standing.winners, key=lambda each: last[each])
    rivals = {} if standing.together else {each: [row[each] for row in course.scores] for each in range(len(last))}
    rivals.pop(seat, None)
    if course.against:
        rivals[OUTSIDER] = list(course.against)
    own = [row[seat] for row in course.scores]
    end = len(own) if course.end is None else course.end
    behind = [index for index in range(len(own)) if any(line[index] >= own[index] for line in rivals.values())]
    if not rivals or not behind or behind[-1] == len(own) - 1:
        return None
    index = behind[-1]
    rival = max(rivals, key=lambda each: rivals[each][index])
    late = index >= end - 1
    after = len(own) - 1 if late else index + 1
    against = rivals[rival][index], rivals[rival][after]
    chapter = course.chapter_at(after)
    return Turning(seat, rival, course.steps[after], chapter, own[index], own[after], against, late)


def _scores_along(title: Title[GameState], session: Session[GameState], standing: Standing, seats: int) -> Scores:
    if len(standing.scores) == seats:
        return standing.scores
    return tuple(round(100 * title.estimate(session.state, seat)) for seat in range(seats))


def awards_of(course: Course, history: Iterable[ChoiceRow], people: frozenset[int]) -> tuple[Award, ...]:
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
    """Who gained most by answers in a row that nobody else's answer interrupted, and in which nothing was counted that
    had been earned before. None if that is no more than what such
    a turn usually gains, as where every turn that scores is worth a point."""
    gains = [award for award in turns_of(course, history) if award.amount > 0] if course.whole else []
    best = max(gains, key=lambda award: award.amount, default=None)
    return best if best is not None and best.amount > median(award.amount for award in gains) else None


def turns_of(course: Course, history: Iterable[ChoiceRow]) -> Iterator[Award]:
    """The most that each seat had gained in each run of its answers, in the order of the game."""
    kinds = {step.n: step for step in history}
    seat, before, most = -1, 0, 0
    last: Scores = ()
    for index, (n, scores) in enumerate(zip(course.steps, course.scores, strict=True)):
        step = kinds.get(n)
        acting = step.seat if step is not None and step.kind in ANSWERS and last else None
        if index in course.settled:
            acting = None  # not earned in this turn
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
