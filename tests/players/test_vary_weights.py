"""Which weights of computer players are better, from games in which they are varied."""

import math
import random

import pytest

from engine.eclipse.advice.weights import W
from engine.titles import TITLES
from engine.voidfall.prospects import danger, objectives, seat
from scripts.games import Table
from scripts.vary_weights import Played, deviations, multiplied, play, seed_of, slopes, weights_of

PROSPECTS = "engine.voidfall.prospects"


def named(source: str, name: str):
    """The weight of a source with this name."""
    return next(each for each in weights_of(source) if each.name == name)


def test_a_constant_is_changed_wherever_it_was_imported() -> None:
    weight, before = named(PROSPECTS, "objectives.UPKEEP"), objectives.UPKEEP
    importer = vars(seat)
    try:
        weight.set(2.0)
        assert objectives.UPKEEP == importer["UPKEEP"] == 2 * before
    finally:
        weight.set(1.0)
    assert objectives.UPKEEP == importer["UPKEEP"] == before


def test_constants_of_the_same_name_are_two_weights() -> None:
    weight, before = named(PROSPECTS, "seat.SETTLING"), danger.SETTLING
    try:
        weight.set(2.0)
        assert before == danger.SETTLING
    finally:
        weight.set(1.0)


def test_fields_of_a_struct_are_weights() -> None:
    weight, before = named("engine.eclipse.advice.weights:W", "monolith_price"), W.monolith_price
    try:
        weight.set(0.5)
        assert W.monolith_price == before / 2
    finally:
        weight.set(1.0)
    assert W.monolith_price == before


def test_whole_numbers_in_a_tuple_stay() -> None:
    assert multiplied(((3, 1.5), (4, 0.5)), 2.0) == ((3, 3.0), (4, 1.0))


def made_up(number: int, *, alike: bool = False) -> Played:
    """A game of two: seats gain 5 by the second weight and all of them 4 by each seat's third, beside the deal and
    chance."""
    varied = deviations("made up", number, 2, 3, alike=alike)
    deal, chance = random.Random(number // 2).gauss(0, 40), random.Random(f"noise/{number}")
    common = 4 * sum(each[2] for each in varied) + deal
    scores = tuple([5 * each[1] + common + chance.gauss(0, 10) for each in varied])
    return Played(number, scores, 100.0 + chance.gauss(0, 10) if alike else None, alike)


def test_a_weight_that_matters_is_found() -> None:
    idle, own, shared = slopes([made_up(number) for number in range(400)], "made up", 3)
    assert own[0].value == pytest.approx(5, abs=3 * own[0].error)
    assert own[0].value > 4 * own[0].error
    assert shared[1].value == pytest.approx(8, abs=3 * shared[1].error)
    assert shared[1].error < 2
    assert abs(idle[0].value) < 3 * idle[0].error
    assert abs(idle[1].value) < 3 * idle[1].error


def test_those_who_win_together_vary_the_weights_alike() -> None:
    _, gained, shared = slopes([made_up(number, alike=True) for number in range(400)], "made up", 3)
    assert gained[1].value == pytest.approx(5, abs=3 * gained[1].error)
    assert shared[1].value == pytest.approx(8, abs=3 * shared[1].error)
    assert math.isinf(gained[0].error)


def test_the_second_game_of_a_deal_has_the_opposite_weights() -> None:
    first, second, next_deal = (deviations("made up", number, 2, 3) for number in range(3))
    assert second == [[-each for each in seat] for seat in first]
    assert next_deal != first
    assert seed_of("made up", 0) == seed_of("made up", 1) != seed_of("made up", 2)


def test_a_deal_that_was_played_once_does_not_count() -> None:
    games = [made_up(number) for number in range(21)]
    assert slopes(games, "made up", 3) == slopes(games[:20], "made up", 3)


def test_together_the_lowest_score_counts_against_the_side_without_a_seat() -> None:
    assert Played(0, (80.0, 70.0), 100.0).common == -30
    assert Played(0, (80.0, 70.0)).common == 75


def test_a_game_leaves_the_weights_as_they_were() -> None:
    source = "engine.day_and_night.estimate"
    before = [(each.name, each.value) for each in weights_of(source)]
    table = Table(TITLES["day_and_night"], 2, {}, "weights")
    first, again, mirrored = (play(table, [source], "normal", number) for number in (0, 0, 1))
    assert first == again != mirrored
    assert len(first.scores) == 2
    assert [(each.name, each.value) for each in weights_of(source)] == before
