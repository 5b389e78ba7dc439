"""The course of a finished game, the places at its end, and what stood out."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from db.records import ChoiceRow
from engine.core.session import Session
from engine.core.text import say
from engine.core.title import Outsider, Setup, Standing
from engine.titles import TITLES
from tables import summary
from tables.playback import Replayed
from tables.records import LEVELS
from tables.summary import Award, Course, best_turn, longest_thought, places_of, turning_point
from tests.tables.club import ANN, BO, Club
from tests.tables.test_lobby import refused

ROBOT = Outsider(say("an-robot"), won=True)
RECORDED = Path(__file__).parents[1] / "recorded"
START = datetime(2026, 11, 1, tzinfo=UTC)


def step(n: int, seat: int | None, minutes: float, kind: str = "choose", undone_by: int | None = None) -> ChoiceRow:
    at = START + timedelta(minutes=minutes)
    return ChoiceRow(n=n, kind=kind, seat=seat, keys=[], at=at, state_hash="", events=b"", undone_by=undone_by)


@pytest.mark.parametrize(
    ("standing", "expected"),
    [
        pytest.param(Standing(True, (2,), (5, 9, 7)), (3, 2, 1), id="the winner is first, whatever the scores say"),
        pytest.param(Standing(True, (0, 1), (5, 5, 7)), (1, 1, 3), id="a shared victory"),
        pytest.param(Standing(True, (1,), (5, 9, 5)), (2, 1, 2), id="equal scores share a place"),
        pytest.param(Standing(True, (1,), (8, 9, 5), out=(0,)), (3, 1, 2), id="who has resigned is last"),
        pytest.param(Standing(True, (), (5, 9)), (1, 1), id="a draw"),
        pytest.param(Standing(True, (), (5, 9), outsider=ROBOT), (3, 2), id="the rules' bot has won"),
        pytest.param(
            Standing(True, (1,), (5, 9), outsider=Outsider(say("an-robot"), 5)), (2, 1), id="the rules' bot loses ties"
        ),
        pytest.param(
            Standing(True, (1,), (5, 9), outsider=Outsider(say("an-robot"), 6)), (3, 1), id="the rules' bot is second"
        ),
        pytest.param(
            Standing(True, (0,), (49, 29, 29, 28), ties=(1, 34, 79, 0)), (1, 3, 2, 4), id="equal scores, other ties"
        ),
        pytest.param(
            Standing(True, (0, 1), (9, 5), outsider=Outsider(say("vf"), 4), together=True), (1, 1), id="won together"
        ),
        pytest.param(Standing(True, (), (9, 5), outsider=ROBOT, together=True), (2, 2), id="lost together"),
        pytest.param(Standing(True, (1,), ()), (2, 1), id="a title without scores"),
    ],
)
def test_places_follow_from_the_standing(standing: Standing, expected: tuple[int, ...]) -> None:
    assert places_of(standing, len(expected)) == expected


def test_the_longest_thought_is_the_longest_wait_for_an_answer_of_a_person() -> None:
    history = [
        step(0, None, 0, "begin"),
        step(1, 0, 3),
        step(2, 1, 300),  # a computer
        step(3, 0, 310),
        step(4, 0, 400, "resign"),
    ]
    assert longest_thought(history, frozenset({0})) == Award("thought", 0, 600)
    assert longest_thought(history[:1], frozenset({0})) is None


def test_the_best_turn_is_the_greatest_gain_by_answers_in_a_row() -> None:
    history = [step(0, None, 0, "begin"), step(1, 0, 1), step(2, 0, 2), step(3, 1, 3), step(4, 1, 4), step(5, 0, 5)]
    course = Course((0, 1, 2, 3, 4, 5), ((0, 0), (2, 0), (5, 0), (9, 3), (9, 4), (10, 4)))
    assert best_turn(course, history) == Award("turn", 0, 5)


@pytest.mark.parametrize("gains", [(1,), (1, 1, 1), (2, 2), (0, 1, 0)])
def test_a_turn_like_every_other_turn_that_scores_is_no_best_turn(gains: tuple[int, ...]) -> None:
    """Where a turn that scores is worth a point, `Best turn: 1 point` praises nothing."""
    history = [step(0, None, 0, "begin"), *(step(n, n % 2, n) for n in range(1, len(gains) + 1))]
    scores = [(0, 0)]
    for n, gained in enumerate(gains, 1):
        one, other = scores[-1]
        scores.append((one, other + gained) if n % 2 else (one + gained, other))
    course = Course(tuple(range(len(scores))), tuple(scores))
    assert best_turn(course, history) is None


def test_one_turn_that_gains_more_than_the_others_is_the_best() -> None:
    history = [step(0, None, 0, "begin"), *(step(n, n % 2, n) for n in range(1, 5))]
    course = Course((0, 1, 2, 3, 4), ((0, 0), (0, 1), (1, 1), (1, 2), (3, 2)))
    assert best_turn(course, history) == Award("turn", 0, 2)


def test_what_is_revealed_or_counted_at_the_end_is_nobodys_best_turn() -> None:
    """Whoever answers last does not earn the hidden tiles of all; an evaluation is no turn."""
    history = [step(0, None, 0, "begin"), *(step(n, n % 2, n) for n in range(1, 6))]
    course = Course((0, 1, 2, 3, 4, 5), ((0, 0), (0, 1), (4, 1), (4, 2), (5, 2), (5, 14)))
    assert best_turn(course, history) == Award("turn", 1, 12)
    assert best_turn(replace(course, end=5, settled=frozenset({5})), history) == Award("turn", 0, 4)


@pytest.mark.parametrize(
    ("scores", "end", "expected"),
    [
        pytest.param(((0, 0), (3, 1), (3, 5), (8, 5), (9, 5)), 4, (1, 0, 2, 3, 8, False), id="ahead for good"),
        pytest.param(((0, 0), (3, 5), (3, 5), (9, 5)), 3, (2, 0, 3, 3, 9, True), id="only the end decided"),
    ],
)
def test_the_turning_point_is_where_the_winner_came_ahead_for_good(
    scores: tuple[tuple[int, int], ...], end: int, expected: tuple[int, int, int, int, int, bool]
) -> None:
    chapter, seat, n, before, after, late = expected
    course = Course(tuple(range(len(scores))), scores, chapters=((0, 1), (end if late else 9, 2)), end=end)
    found = turning_point(course, Standing(True, (0,), scores[-1]))
    assert found is not None
    assert (found.seat, found.rival, found.before, found.after, found.late) == (seat, 1, before, after, late)
    assert found.n == (len(scores) - 1 if late else n + 1)
    assert (found.chapter, chapter) in {(1, 1), (2, 2)}


@pytest.mark.parametrize(
    "standing",
    [
        pytest.param(Standing(True, (), (3, 3)), id="a draw"),
        pytest.param(Standing(True, (0, 1), (3, 3)), id="a shared victory"),
        pytest.param(Standing(True, (0,), (3, 3)), id="a tie-breaker"),
        pytest.param(Standing(True, (), (3, 3), outsider=ROBOT), id="the rules' bot has won"),
    ],
)
def test_without_one_who_came_ahead_there_is_no_turning_point(standing: Standing) -> None:
    assert turning_point(Course((0, 1), ((0, 0), (3, 3)), end=1), standing) is None


def test_a_move_that_wins_the_game_is_not_told_as_counted_at_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """R-END-1: the second temple wins in a turn. The result said that what was counted at the end decided at 1 : 1."""
    title = TITLES["day_and_night"]
    setup = Setup(2, title.meta.settle_options({}), None, title.meta.rules_version)
    paper = (RECORDED / "day_and_night-2-temples-day.txt").read_text("utf-8")

    def play_again(*_: object) -> Iterator[tuple[Replayed, Session[Any]]]:
        session = Session.begin(title, setup, "1")
        for n, line in enumerate(line for line in paper.splitlines() if line.startswith("seat ")):
            keys = tuple(line.partition(" : ")[2].partition(" > ")[0].split())
            session.submit(int(line.split()[1]), keys)
            yield Replayed(n, "choose", 0, keys, ""), session

    monkeypatch.setattr(summary, "play_steps", play_again)
    course = summary.course_of(title, setup, "1", (), frozenset())
    assert course.scores[-1] == (2, 0)
    assert course.turning is not None
    assert (course.end, course.turning.late) == (None, False)


def test_those_who_win_together_come_ahead_with_the_lowest_of_them() -> None:
    course = Course((0, 1, 2), ((0, 0), (12, 6), (13, 11)), against=(10, 10, 10), end=3)
    found = turning_point(course, Standing(True, (0, 1), (13, 11), together=True, outsider=Outsider(say("vf"), 10)))
    assert found is not None
    assert (found.seat, found.rival, found.n, found.against) == (1, -1, 2, (10, 10))


async def test_the_course_of_a_game_leads_to_its_final_scores(club: Club) -> None:
    table = await club.running()
    await refused("error-not-over", club.tables.replays.summary(table.id))
    await club.to_the_end(table.id)
    course, _ = await club.tables.replays.summary(table.id)
    standing = (await club.tables.queries.look(table.id, ANN.id)).standing
    assert standing is not None
    assert course.scores[-1] == standing.scores
    assert course.scores[0] == (0, 0)
    assert list(course.steps) == sorted(course.steps)


async def test_what_was_taken_back_is_not_in_the_course(club: Club) -> None:
    table = await club.running()
    walker = await club.both_play(table.id)
    await club.play_first(table.id, walker)
    await club.tables.play.undo(table.id, walker.id)
    await club.to_the_end(table.id)
    course, _ = await club.tables.replays.summary(table.id)
    undone = [n for n in range(course.steps[-1]) if n not in course.steps]
    assert len(undone) == 2  # the answer, and the step that took it back


@pytest.mark.parametrize("same", [False, True])
async def test_a_rematch_turns_the_seats_or_keeps_them(club: Club, same: bool) -> None:
    table = await club.running()
    await club.to_the_end(table.id)
    before = (await club.tables.queries.info(table.id)).seat_of(BO.id)
    again = await club.tables.lobby.rematch(table.id, BO, same_seats=same)
    assert (again.seat_of(BO.id) == before) is same


async def test_a_rematch_on_the_same_seats_against_computers_begins_at_once(club: Club) -> None:
    table = await club.against_computer(LEVELS[0])
    while (await club.tables.queries.info(table.id)).status == "running":
        await club.tables.settle(table.id)
        if (await club.tables.queries.look(table.id, ANN.id)).pending is not None:
            await club.play_first(table.id, ANN)
    again = await club.tables.lobby.rematch(table.id, ANN, same_seats=True)
    assert (again.status, again.seat_of(ANN.id)) == ("running", table.seat_of(ANN.id))
