"""Which weights of computer players are better, from games in which they are varied."""

import random

import pytest

from engine.eclipse.advice.weights import W
from engine.titles import TITLES
from engine.voidfall.prospects import danger, objectives, seat
from scripts.games import Table
from scripts.vary_weights import Played, deviations, multiplied, play, slopes, weights_of

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


def test_a_weight_that_matters_is_found() -> None:
    chance = random.Random("noise")
    games = []
    for number in range(400):
        varied = deviations(f"made up/{number}", 2, 3)
        common = sum(each[2] for each in varied)
        games.append(Played(number, tuple([5 * each[1] + 4 * common + chance.gauss(0, 10) for each in varied])))
    idle, own, shared = slopes(games, "made up", 3)
    assert own[0].value == pytest.approx(5, abs=3 * own[0].error)
    assert own[0].value > 4 * own[0].error
    assert shared[1].value == pytest.approx(8, abs=3 * shared[1].error)
    assert abs(idle[0].value) < 3 * idle[0].error
    assert abs(idle[1].value) < 3 * idle[1].error


def test_a_game_leaves_the_weights_as_they_were() -> None:
    before = [(each.name, each.value) for each in weights_of("engine.eclipse.advice.weights:W")]
    table = Table(TITLES["eclipse"], 2, {}, "weights")
    first = play(table, ["engine.eclipse.advice.weights:W"], "normal", 0)
    again = play(table, ["engine.eclipse.advice.weights:W"], "normal", 0)
    assert first == again
    assert len(first.scores) == 2
    assert [(each.name, each.value) for each in weights_of("engine.eclipse.advice.weights:W")] == before
