"""Night's cards without crystals, cast by Night: conditions, targets, effects, edge cases."""

from __future__ import annotations

from typing import Any

import pytest

from tests.day_and_night.scenario import ALL, Game, in_order, table, without

NIGHT_TEMPLE = "a6 b6 c6 d6 e6 f6 g6 h6 h5"


def night(card: str, **more: Any) -> Game:
    """Night is about to cast the card."""
    return table(to_move="night", night_hand=card, **more)


# -- alter_soil -------------------------------------------------------------------------------------------------------


def test_alter_soil_makes_a_bordering_neutral_tile_night():
    game = night("alter_soil", night_at="b2").casts("alter_soil", "b3")
    assert (game.places("night"), game.hours) == ("b3", 9)


def test_alter_soil_chooses_among_neutral_bordering_tiles_only():
    game = night("alter_soil", night_at="b2", day="b1", night="a2", crystals={"c2": 1})
    assert game.targets_of("alter_soil") == "c2 b3"


def test_alter_soil_needs_a_neutral_bordering_tile():
    assert not night("alter_soil", day="g6", night="h5").can_cast("alter_soil")


# -- deter ------------------------------------------------------------------------------------------------------------


def test_deter_turns_over_a_day_tile_under_night_for_nothing():
    game = night("deter", day="h6", hours=0).casts("deter")
    assert (game.places("night"), game.hours) == ("h6", 0)


def test_deter_on_a_night_tile_makes_it_day():
    assert night("deter", night="h6").casts("deter").places("day") == "h6"


@pytest.mark.parametrize(
    "more", [{}, {"locked": "h6"}, {"night_temple": NIGHT_TEMPLE}], ids=["neutral", "single", "temple"]
)
def test_deter_needs_a_day_or_night_tile_that_is_no_temple_tile(more):
    assert not night("deter", **more).can_cast("deter")


# -- deviate ----------------------------------------------------------------------------------------------------------


def test_deviate_turns_over_days_location_and_changes_nights():
    game = night("deviate", day="a1").casts("deviate")
    assert (game.places("night"), game.places("day"), game.hours) == ("a1 h6", "", 7)


def test_deviate_skips_the_turn_over_of_a_neutral_tile():
    game = night("deviate").casts("deviate")
    assert (game.places("night"), game.tile("a1").side) == ("h6", "neutral")


def test_deviate_skips_the_change_of_a_temple_tile():
    game = night("deviate", day="a1", night_temple=NIGHT_TEMPLE).casts("deviate")
    assert game.places("night") == in_order(["a1", *NIGHT_TEMPLE.split()])


def test_deviate_needs_at_least_one_of_its_parts():
    assert not night("deviate", night_temple=NIGHT_TEMPLE).can_cast("deviate")
    assert not night("deviate", locked="a1", night_temple=NIGHT_TEMPLE).can_cast("deviate")


def test_deviate_on_a_shared_neutral_tile_makes_it_night():
    game = night("deviate", day_at="c2", night_at="c2").casts("deviate")
    assert game.places("night") == "c2"


def test_deviate_on_a_shared_day_tile_ends_as_it_was_without_its_stones_and_sets_the_flag():
    """R-FLAG-1, self-check value."""
    game = night("deviate night_advantage", day_at="c2", night_at="c2", stones={"c2": 2}).casts("deviate")
    assert (game.tile("c2").side, game.stones(), game.side("day").supply) == ("day", {}, 8)
    assert game.can_cast("night_advantage")


def test_deviate_on_a_shared_night_tile_ends_as_it_was_and_sets_the_flag():
    """R-FLAG-1: Night to Day to Night again, so a Day tile has become a Night tile."""
    game = night("deviate night_advantage", day_at="c2", night_at="c2", night="c2").casts("deviate")
    assert game.tile("c2").side == "night"
    assert game.can_cast("night_advantage")


@pytest.mark.parametrize("more", [{"day": "c2"}, {"night": "c2"}, {"stones": {"c2": 1}}])
def test_deviate_on_a_shared_tile_warns(more):
    assert night("deviate", day_at="c2", night_at="c2", **more).caution("cast:deviate") is not None


# -- epiphany ---------------------------------------------------------------------------------------------------------


def test_epiphany_draws_five_for_nothing():
    game = night("epiphany", hours=0, night_draws="deter mimic shift obtain deviate").casts("epiphany")
    assert (game.hand("night"), game.hours) == ("deter deviate mimic obtain shift", 0)


@pytest.mark.parametrize("other", ["deter", "epiphany", "night_chant"])
def test_epiphany_needs_a_hand_without_another_card(other):
    """A second Epiphany counts as another card."""
    assert not night(f"epiphany {other}").can_cast("epiphany")


def test_epiphany_becomes_castable_with_the_last_other_card_gone():
    game = night("epiphany night_chant").casts("night_chant")
    assert game.can_cast("epiphany")


def test_after_epiphany_more_may_be_cast_with_the_hours_left():
    game = night("epiphany", night_draws="night_chant deter mimic shift obtain").casts("epiphany").casts("night_chant")
    assert (game.places("night"), game.hours) == ("h6", 10)


# -- excitement -------------------------------------------------------------------------------------------------------


def test_excitement_changes_two_neutral_tiles_around_night():
    game = night("excitement", night_temple=NIGHT_TEMPLE, night_at="c2").casts("excitement", "b3", "d1")
    assert (game.tile("b3").side, game.tile("d1").side, game.hours) == ("night", "night", 4)


def test_excitement_needs_a_completed_temple_of_night():
    assert not night("excitement").can_cast("excitement")
    assert not night("excitement", day_temple=NIGHT_TEMPLE, night_at="c2").can_cast("excitement")


def test_excitement_chooses_among_neutral_surrounding_tiles():
    game = night("excitement", night_temple=NIGHT_TEMPLE, night_at="c2", day="b1", night="c1", locked="d1")
    assert game.targets_of("excitement") == "b2 d2 b3 c3"


def test_excitement_with_one_neutral_tile_changes_that_one():
    """R-CAST-3: of the three tiles around h6 two belong to the temple."""
    game = night("excitement", night_temple=NIGHT_TEMPLE).casts("excitement")
    assert game.places("night") == in_order(["g5", *NIGHT_TEMPLE.split()])


def test_excitement_without_a_neutral_tile_cannot_be_cast():
    assert not night("excitement", night_temple=NIGHT_TEMPLE, day="g5").can_cast("excitement")


# -- mimic ------------------------------------------------------------------------------------------------------------


def test_mimic_changes_two_bordering_tiles():
    game = night("mimic", night_at="c2", night="c2", day="c1").casts("mimic", "c1", "c3")
    assert (game.places("night"), game.places("day"), game.hours) == ("c1 c2 c3", "", 4)


@pytest.mark.parametrize("more", [{}, {"day": "c2"}, {"locked": "c2"}], ids=["neutral", "day", "single"])
def test_mimic_needs_night_on_a_night_tile(more):
    assert not night("mimic", night_at="c2", **more).can_cast("mimic")


def test_mimic_works_on_a_temple_tile_of_night():
    game = night("mimic", night_temple=NIGHT_TEMPLE, night_at="c6")
    assert game.casts("mimic").tile("c5").side == "night"


def test_mimic_chooses_two_different_bordering_tiles_of_any_side():
    game = night("mimic", night_at="c2", night="c2 b2", day="c1").casts("mimic", "b2")
    assert in_order(game.offers("tile")) == "c1 d2 c3"


# -- mislead ----------------------------------------------------------------------------------------------------------


def test_mislead_puts_day_on_a_night_tile():
    game = night("mislead", night_temple=NIGHT_TEMPLE, night="c2").casts("mislead", "c2")
    assert (game.side("day").at, game.hours, game.side("day").hand_count) == ("c2", 4, 0)


def test_mislead_needs_a_completed_temple_of_night():
    assert not night("mislead", night="c2 c3").can_cast("mislead")


def test_mislead_chooses_any_night_tile_but_days_present_one():
    game = night("mislead", night_temple=NIGHT_TEMPLE, night="c2 b1", day_at="c2", crystals={"b1": 1}, day="e1")
    assert game.targets_of("mislead") == in_order(["b1", *NIGHT_TEMPLE.split()])


def test_mislead_onto_a_crystal_tile_traps_day():
    """R-CRYSTAL-5"""
    game = night("mislead", night_temple=NIGHT_TEMPLE, night="c2", crystals={"c2": 2}).casts("mislead", "c2").ends()
    assert game.owed == "day"
    assert game.offers("step") == []


# -- night_advantage, night_meditation: a Day tile has become Night this turn -----------------------------------------


def test_night_advantage_draws_three_after_a_day_tile_became_night():
    game = night("night_chant night_advantage", day="h6", night_draws="deter mimic shift")
    assert not game.can_cast("night_advantage")
    game.casts("night_chant").casts("night_advantage")
    assert (game.hand("night"), game.hours) == ("deter mimic shift", 7)


def test_several_conditional_spells_may_use_the_same_event():
    game = night("deter night_advantage night_advantage night_meditation", day="h6").casts("deter")
    game.casts("night_advantage").casts("night_advantage").casts("night_meditation")
    assert game.tile("h6").side == "day"


def test_night_meditation_changes_nights_location_for_nothing():
    game = night("night_meditation", day_changed=True, hours=0).casts("night_meditation")
    assert (game.places("night"), game.hours) == ("h6", 0)


def test_night_meditation_needs_the_event():
    assert not night("night_meditation").can_cast("night_meditation")


@pytest.mark.parametrize("card", ["night_chant", "night_meditation"])
def test_night_chant_and_night_meditation_need_a_changeable_location(card):
    assert not night(card, day_changed=True, locked="h6").can_cast(card)
    assert not night(card, day_changed=True, night_temple=NIGHT_TEMPLE).can_cast(card)
    assert night(card, day_changed=True, crystals={"h6": 1}).can_cast(card)


# -- night_chant ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("more", "side"), [({}, "night"), ({"day": "h6"}, "night"), ({"night": "h6"}, "day")])
def test_night_chant_changes_nights_location(more, side):
    game = night("night_chant", **more).casts("night_chant")
    assert (game.tile("h6").side, game.hours) == (side, 10)


# -- night_instability ------------------------------------------------------------------------------------------------


def test_night_instability_reaches_tiles_within_the_distance_from_night():
    game = night("night_instability", day_at="c2", night_at="d2")
    assert game.targets_of("night_instability") == "d1 c2 d2 e2"
    game.casts("night_instability", "e2")
    assert (game.places("night"), game.hours) == ("e2", 11)


def test_night_instability_on_one_tile_costs_nothing_and_reaches_that_tile_only():
    game = night("night_instability", hours=0, day_at="c2", night_at="c2").casts("night_instability")
    assert (game.places("night"), game.hours) == ("c2", 0)


def test_night_instability_at_full_distance_reaches_every_tile():
    game = night("night_instability")
    assert game.targets_of("night_instability") == ALL
    assert not night("night_instability", hours=11).can_cast("night_instability")


# -- night_rapture ----------------------------------------------------------------------------------------------------


def test_night_rapture_makes_any_neutral_tile_night():
    game = night("night_rapture", day="b1", night="c1", locked="d1", crystals={"e1": 1})
    assert game.targets_of("night_rapture") == without(ALL, "b1 c1 d1")
    game.casts("night_rapture", "e1")
    assert (game.tile("e1").side, game.hours) == ("night", 8)


def test_night_rapture_needs_a_neutral_tile():
    chequered = [place for place in ALL.split() if (ord(place[0]) + int(place[1])) % 2]
    others = [place for place in ALL.split() if place not in chequered]
    game = night("night_rapture", day=" ".join(chequered), night=" ".join(others))
    assert not game.can_cast("night_rapture")


# -- night_ritual, night_wish, obtain ---------------------------------------------------------------------------------


def test_night_ritual_changes_one_bordering_tile():
    game = night("night_ritual", night_at="b2", day="b3", locked="b1", crystals={"c2": 1})
    assert game.targets_of("night_ritual") == "a2 c2 b3"
    game.casts("night_ritual", "b3")
    assert (game.places("night"), game.hours) == ("b3", 8)


@pytest.mark.parametrize(("target", "side"), [("f1", "night"), ("g5", "day"), ("b3", "night")])
def test_night_wish_changes_any_tile(target, side):
    game = night("night_wish", night="g5", day="b3", crystals={"b3": 1}).casts("night_wish", target)
    assert (game.tile(target).side, game.hours) == (side, 6)


def test_obtain_draws_two():
    game = night("obtain", night_draws="deter mimic").casts("obtain")
    assert (game.hand("night"), game.hours) == ("deter mimic", 9)


def test_the_cards_of_obtain_may_be_cast_in_the_same_turn():
    """R-CAST-5"""
    game = night("obtain", night_draws="night_chant mimic").casts("obtain").casts("night_chant")
    assert game.places("night") == "h6"


# -- shift ------------------------------------------------------------------------------------------------------------


def test_shift_turns_over_the_ring_around_night_but_not_her_own_tile():
    game = night("shift", night_at="b2", day="b1 c3", night="a3 b2 e1").casts("shift")
    assert (game.places("day"), game.places("night"), game.hours) == ("a3", "b1 e1 b2 c3", 4)


def test_shift_takes_stones_off_and_turns_crystal_tiles_too():
    """R-MYST-3, R-CRYSTAL-4"""
    game = night("shift", night_at="b2", stones={"b1": 2}, day="c3", crystals={"c3": 1}).casts("shift")
    assert (game.places("night"), game.stones(), game.crystals()) == ("b1 c3", {}, {"c3": 1})


def test_shift_needs_a_tile_to_turn_over_in_the_ring():
    assert not night("shift", night_at="b2", night="b2", locked="a1").can_cast("shift")
