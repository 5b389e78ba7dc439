"""Answers compared in imagined deals: all in the same ones, until one is clearly better."""

from __future__ import annotations

from engine.players.answers import Keys
from engine.players.effort import Exhausted
from engine.players.race import best_of, race, surplus

GOOD: Keys = ("good",)
BAD: Keys = ("bad",)
WORSE: Keys = ("worse",)
WORTH = {GOOD: 2.0, BAD: 1.0, WORSE: 0.0}
DEALS = (0.0, 30.0, -20.0, 10.0, 5.0, 0.0)
"""What a deal brings, whatever is answered: far more than answers differ by."""


def test_a_small_difference_shows_in_the_same_deals() -> None:
    """Three deals suffice, because the difference is the same in all of them."""
    asked: list[tuple[int, Keys]] = []

    def worth(number: int, keys: Keys) -> float:
        asked.append((number, keys))
        return WORTH[keys] + DEALS[number]

    found = race((BAD, GOOD, WORSE), worth, least=3, most=6, doubt=2.0)
    assert best_of(found) == GOOD
    assert asked == [(number, keys) for number in range(3) for keys in (BAD, GOOD, WORSE)]


def test_what_chance_decides_is_played_in_more_deals() -> None:
    """The clearly worse answer is given up, the others go on to the last deal."""
    noise: dict[Keys, tuple[int, ...]] = {GOOD: (3, -3, 3, -3, 3, -3), BAD: (-3, 3, -3, 3, -3, 3), WORSE: (-50,) * 6}
    found = race((GOOD, BAD, WORSE), lambda number, keys: float(noise[keys][number]), least=3, most=6, doubt=2.0)
    assert [len(found[keys]) for keys in (GOOD, BAD, WORSE)] == [6, 6, 3]


def test_a_deal_that_was_not_finished_does_not_count() -> None:
    def worth(number: int, keys: Keys) -> float:
        if (number, keys) == (1, BAD):
            raise Exhausted
        return WORTH[keys] if number == 0 else 100.0

    found = race((GOOD, BAD), worth, least=3, most=6, doubt=2.0)
    assert found == {GOOD: [2.0], BAD: [1.0]}
    assert best_of(found) == GOOD


def test_without_effort_for_a_deal_nothing_is_known() -> None:
    def worth(number: int, keys: Keys) -> float:
        raise Exhausted

    assert best_of(race((GOOD, BAD), worth, least=3, most=6, doubt=2.0)) is None


def test_the_surplus_is_less_the_more_chance_there_is() -> None:
    """One deal shows nothing. Two alike show all of the difference; of gains 3 and 1 the mean 2 has an error of 1."""
    assert surplus([5.0], [1.0], 1.0) == 0
    assert surplus([3.0, 4.0], [1.0, 2.0], 1.0) == 2
    assert surplus([4.0, 3.0], [1.0, 2.0], 1.0) == 1
