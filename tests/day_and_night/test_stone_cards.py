"""Day's Mystify cards: morning_mist, mystify, wishing_pond, wishing_well. A test names its card by id."""

from __future__ import annotations

import pytest

from tests.day_and_night.scenario import table


def test_morning_mist_puts_two_stones_on_each_of_two_tiles():
    game = table(day_hand="morning_mist", day="a1 c3 f6").casts("morning_mist", "c3", "f6")
    assert (game.stones(), game.hours, game.side("day").supply) == ({"c3": 2, "f6": 2}, 5, 4)


def test_morning_mist_needs_two_different_tiles():
    game = table(day_hand="morning_mist", day="a1 c3 f6").casts("morning_mist", "c3")
    assert game.offers("tile") == ["a1", "f6"]


def test_morning_mist_with_one_mystifiable_tile_puts_two_stones_there():
    game = table(day_hand="morning_mist", day="c3", stones={"d1": 1}, locked="f1").casts("morning_mist")
    assert game.stones() == {"c3": 2, "d1": 1}


def test_morning_mist_with_two_mystifiable_tiles_takes_both():
    """R-CAST-3"""
    game = table(day_hand="morning_mist", day="c3 f6").casts("morning_mist")
    if game.offers("tile"):
        game.answers("tile:c3")
    assert game.stones() == {"c3": 2, "f6": 2}


def test_mystify_puts_two_stones_on_a_day_tile():
    game = table(day_hand="mystify", day="c3 f6").casts("mystify", "f6")
    assert (game.stones(), game.hours, game.side("day").supply) == ({"f6": 2}, 9, 6)


def test_mystify_may_choose_a_tile_under_an_avatar_or_a_crystal():
    """R-CRYSTAL-4"""
    game = table(day_hand="mystify", day="a1 h6 c3", crystals={"c3": 1})
    assert game.targets_of("mystify") == "a1 c3 h6"


def test_wishing_pond_puts_two_stones_under_day_for_nothing():
    game = table(day_hand="wishing_pond", day="a1", hours=0).casts("wishing_pond")
    assert (game.stones(), game.hours) == ({"a1": 2}, 0)


@pytest.mark.parametrize(
    "more",
    [{"day": "b1"}, {"night": "a1"}, {"stones": {"a1": 1}}, {"locked": "a1"}],
    ids=["neutral", "night", "stones", "temple-tile"],
)
def test_wishing_pond_needs_a_day_tile_without_stones_that_is_no_temple_tile(more):
    assert not table(day_hand="wishing_pond", **more).can_cast("wishing_pond")


def test_wishing_pond_works_on_a_tile_with_a_crystal():
    """R-CRYSTAL-4"""
    assert table(day_hand="wishing_pond", day="a1", crystals={"a1": 1}).casts("wishing_pond").stones() == {"a1": 2}


def test_wishing_well_puts_one_stone_on_a_day_tile():
    game = table(day_hand="wishing_well", day="c3 f6").casts("wishing_well", "f6")
    assert (game.stones(), game.hours, game.side("day").supply) == ({"f6": 1}, 8, 7)


def test_wishing_well_locks_at_the_start_of_the_very_next_turn():
    """R-MYST-2"""
    game = table(day_hand="wishing_well", day="c3 f6").casts("wishing_well", "f6").ends().ends()
    assert (game.active, game.locked()) == ("day", "f6")


@pytest.mark.parametrize("card", ["morning_mist", "mystify", "wishing_well"])
def test_stone_cards_need_a_mystifiable_tile(card):
    """R-MYST-1"""
    game = table(day_hand=card, night="c3", stones={"d1": 2}, locked="f1")
    assert not game.can_cast(card)
