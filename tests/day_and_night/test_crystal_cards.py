"""Night's Crystallize cards: crystal_breeze, crystal_burst, crystal_sky, crystallize. A test names its card by id."""

from __future__ import annotations

import pytest

from tests.day_and_night.scenario import PLAYABLE, in_order, table


def test_crystal_breeze_puts_a_crystal_on_each_of_two_tiles():
    game = table(to_move="night", night_hand="crystal_breeze").casts("crystal_breeze", "a1", "c5")
    assert (game.crystals(), game.hours, game.side("night").supply) == ({"a1": 1, "c5": 1}, 8, 10)


def test_crystal_breeze_needs_two_different_tiles():
    game = table(to_move="night", night_hand="crystal_breeze").casts("crystal_breeze", "a1")
    assert "a1" not in game.offers("tile")
    assert len(game.offers("tile")) == 43


def test_crystal_burst_fills_the_ring_around_night():
    game = table(to_move="night", night_hand="crystal_burst", night_at="b2").casts("crystal_burst")
    assert in_order(game.crystals()) == "a1 b1 c1 a2 c2 a3 b3 c3"
    assert set(game.crystals().values()) == {1}
    assert (game.hours, game.tile("b2").crystal) == (8, 0)


def test_crystal_burst_leaves_crystals_that_are_there_as_they_are():
    game = table(to_move="night", night_hand="crystal_burst", crystals={"g6": 2}).casts("crystal_burst")
    assert game.crystals() == {"g6": 2, "g5": 1, "h5": 1}


def test_crystal_burst_needs_a_tile_without_a_crystal_around_night():
    game = table(to_move="night", night_hand="crystal_burst", crystals={"g6": 2, "g5": 1, "h5": 1})
    assert not game.can_cast("crystal_burst")


def test_crystal_sky_puts_a_lasting_crystal_on_each_of_three_tiles():
    game = table(to_move="night", night_hand="crystal_sky").casts("crystal_sky", "a1", "c5", "h6")
    assert (game.crystals(), game.hours) == ({"a1": 2, "c5": 2, "h6": 2}, 6)


@pytest.mark.parametrize("place", ["a1", "h6"])
def test_crystallize_puts_a_crystal_on_either_location(place):
    game = table(to_move="night", night_hand="crystallize").casts("crystallize", place)
    assert (game.crystals(), game.hours) == ({place: 1}, 6)


def test_crystallize_on_days_location_stops_her_next_travel():
    """R-CRYSTAL-2: and so the cards she would draw by it."""
    game = table(to_move="night", night_hand="crystallize").casts("crystallize", "a1").ends()
    assert (game.owed, game.offers("step")) == ("day", [])
    game.ends().ends()
    assert (game.owed, in_order(game.offers("step"))) == ("day", "b1 a2")


def test_crystallize_chooses_the_location_without_a_crystal():
    game = table(to_move="night", night_hand="crystallize", crystals={"a1": 2})
    assert game.casts("crystallize").crystals() == {"a1": 2, "h6": 1}


def test_crystallize_needs_a_location_without_a_crystal():
    game = table(to_move="night", night_hand="crystallize", crystals={"a1": 1, "h6": 1})
    assert not game.can_cast("crystallize")


def test_crystallize_with_both_on_one_tile_puts_one_crystal_there():
    game = table(to_move="night", night_hand="crystallize", day_at="c2", night_at="c2").casts("crystallize")
    assert game.crystals() == {"c2": 1}


@pytest.mark.parametrize("card", ["crystal_breeze", "crystal_burst", "crystal_sky", "crystallize"])
def test_crystal_cards_change_no_tile(card):
    """R-CHANGE-1: a crystal lies on a tile, it owns nothing."""
    game = table(to_move="night", night_hand=card, night_at="b2").answers(f"cast:{card}")
    while game.offers("tile"):
        game.answers(f"tile:{game.offers('tile')[0]}")
    assert game.places("neutral").split() == list(PLAYABLE)
    assert game.crystals()
