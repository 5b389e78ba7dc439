"""Steal Passion, and every card of Night used by Day through it (R-STOLEN, R-CLASS-1)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.errors import IllegalChoice
from tests.day_and_night.scenario import ALL, Game, in_order, table, without

NIGHT_TEMPLE = "a6 b6 c6 d6 e6 f6 g6 h6 h5"
CRYSTAL_CARDS = ("crystal_breeze", "crystal_burst", "crystal_sky", "crystallize")


def thief(night_hand: str, **more: Any) -> Game:
    """Day is about to cast Steal Passion (with other cards of her own, if any)."""
    hand = f"steal_passion {more.pop('day_hand', '')}"
    return table(day_hand=hand, night_hand=night_hand, **more)


def usable(card: str, **more: Any) -> bool:
    """Whether Day is offered to use the card when she has picked it."""
    game = thief(f"{card} crystallize" if card != "epiphany" else card, **more).steals(card)
    return "use" in game.offers()


def stolen_targets(card: str, **more: Any) -> str:
    """The tiles among which Day chooses when she uses the card."""
    return in_order(thief(card, **more).uses_stolen(card).offers("tile"))


# -- steal_passion itself ---------------------------------------------------------------------------------------------


def test_steal_passion_needs_a_card_in_nights_hand():
    assert not thief("").can_cast("steal_passion")
    assert thief("deter").can_cast("steal_passion")


def test_steal_passion_shows_nights_whole_hand_to_day():
    game = thief("deter mimic obtain obtain").casts("steal_passion")
    assert game.view("day").looked_at == ("deter", "mimic", "obtain", "obtain")
    assert game.phase == "steal"


def test_steal_passion_shows_the_hand_to_nobody_else():
    game = thief("deter mimic obtain").casts("steal_passion")
    assert game.view("night").looked_at is None
    assert game.view().looked_at is None
    other = thief("shift epiphany obtain").casts("steal_passion")
    assert game.view() == other.view()
    assert game.told() == other.told()


def test_the_look_is_over_when_the_card_is_settled():
    game = thief("deter mimic obtain").steals("obtain", "discard")
    assert game.view("day").looked_at is None


def test_steal_passion_offers_every_card_of_the_hand():
    game = thief("deter mimic obtain obtain crystallize").casts("steal_passion")
    assert game.offers("steal") == ["crystallize", "deter", "mimic", "obtain"]
    assert (game.ask.least, game.ask.most) == (1, 1)


def test_steal_passion_costs_its_six_hours_and_the_stolen_card_none():
    game = thief("night_wish crystallize").uses_stolen("night_wish", "c3")
    assert game.hours == 6


def test_a_card_dearer_than_the_hours_left_may_be_used():
    """R-STOLEN: 0 hours."""
    game = thief("mimic crystallize", hours=6, night="h6 h5").uses_stolen("mimic")
    assert (game.places("day"), game.hours) == ("h5 g6", 0)


def test_the_used_card_goes_to_nights_discard_pile():
    """R-STOLEN"""
    game = thief("night_chant crystallize", night_discard="shift").uses_stolen("night_chant")
    assert (game.discard("night"), game.discard("day")) == ("shift night_chant", "steal_passion")
    assert game.hand("night") == "crystallize"


def test_the_discarded_card_goes_to_nights_discard_pile_and_does_nothing():
    game = thief("night_chant crystallize").steals("night_chant", "discard")
    assert (game.discard("night"), game.hand("night"), game.hours) == ("night_chant", "crystallize", 6)
    assert game.tile("h6").side == "neutral"


def test_a_usable_card_may_be_used_or_discarded():
    game = thief("night_chant crystallize").steals("night_chant")
    assert sorted(game.offers()) == ["discard", "use"]


@pytest.mark.parametrize("card", CRYSTAL_CARDS)
def test_a_crystallize_card_can_only_be_discarded(card):
    """R-CLASS-1, R-STOLEN"""
    game = thief(f"{card} obtain").steals(card)
    assert "use" not in game.offers()
    if game.offers() == ["discard"]:
        game.answers("discard")
    assert (game.discard("night"), game.hand("night"), game.crystals()) == (card, "obtain", {})
    assert "end" in game.offers()


def test_a_card_without_a_legal_effect_can_only_be_discarded():
    game = thief("deter obtain").steals("deter")
    assert "use" not in game.offers()


def test_after_the_theft_day_goes_on_casting():
    game = thief("obtain deter", day_hand="day_chant").steals("obtain", "discard")
    assert game.casts("day_chant").places("day") == "a1"


def test_two_thefts_in_one_turn():
    game = thief("obtain deter", day_hand="steal_passion").steals("obtain", "discard").steals("deter")
    if game.offers() == ["discard"]:
        game.answers("discard")
    assert (game.hand("night"), game.discard("night"), game.hours) == ("", "obtain deter", 0)


def test_the_log_names_only_the_picked_card():
    game = thief("deter mimic obtain").steals("obtain", "discard")
    for reader in (None, "night"):
        assert "Obtain" in game.told(reader)
        assert "Mimic" not in game.told(reader)
        assert "Deter" not in game.told(reader)
    assert "Mimic" in game.told("day")


def test_night_refills_only_by_the_normal_means():
    game = thief("obtain deter").steals("obtain", "discard").ends()
    assert (game.owed, game.hand("night")) == ("night", "deter")


def test_steal_passion_must_pick_exactly_one():
    game = thief("obtain deter").casts("steal_passion")
    assert all(key.startswith("steal:") for key in game.offers())
    with pytest.raises(IllegalChoice):
        game.answers("steal:obtain", "steal:deter")


# -- every card through Steal Passion ---------------------------------------------------------------------------------


def test_stolen_alter_soil_makes_a_neutral_tile_beside_night_day():
    """R-STOLEN: crystal tiles cannot be chosen."""
    more: dict[str, Any] = {"night_at": "b2", "day_at": "h1", "crystals": {"b1": 1}, "day": "a2"}
    assert stolen_targets("alter_soil", **more) == "c2 b3"
    assert thief("alter_soil", **more).uses_stolen("alter_soil", "c2").places("day") == "a2 c2"


def test_stolen_deter_turns_over_nights_location():
    """R-STOLEN"""
    assert thief("deter", night="h6").uses_stolen("deter").places("day") == "h6"
    assert not usable("deter", night="h6", crystals={"h6": 1})


def test_stolen_deviate_does_its_two_steps_with_day_as_caster():
    """R-STOLEN: neutral under Night becomes Day; crystal tiles are skipped."""
    game = thief("deviate", night="a1").uses_stolen("deviate")
    assert game.places("day") == "a1 h6"
    game = thief("deviate", night="a1", crystals={"a1": 1}).uses_stolen("deviate")
    assert (game.places("day"), game.places("night")) == ("h6", "a1")
    game = thief("deviate", night="a1", crystals={"h6": 1}).uses_stolen("deviate")
    assert (game.places("day"), game.tile("h6").side) == ("a1", "neutral")
    assert not usable("deviate", night="a1", crystals={"a1": 1, "h6": 1})


def test_stolen_epiphany_needs_to_be_nights_only_card_and_draws_for_day():
    """R-STOLEN: Night's hand is empty once it is taken."""
    game = thief("epiphany", day_draws="warp fate fate mystify entrap").uses_stolen("epiphany")
    assert game.hand("day") == "entrap fate fate mystify warp"
    assert game.side("night").hand_count == 0
    assert game.side("night").deck_count == 69


@pytest.mark.parametrize("hand", ["epiphany deter", "epiphany epiphany"])
def test_stolen_epiphany_cannot_be_used_beside_another_card(hand):
    """R-STOLEN"""
    assert "use" not in thief(hand).steals("epiphany").offers()


def test_stolen_epiphany_does_not_mind_days_own_hand():
    """R-STOLEN: conditions look at Night."""
    assert "use" in thief("epiphany", day_hand="warp fate").steals("epiphany").offers()


def test_stolen_excitement_reads_its_condition_literally_and_gains_day_tiles():
    """R-STOLEN: a completed Night temple must exist."""
    assert not usable("excitement")
    assert not usable("excitement", day_temple="a1 b1 c1 d1 e1 f1 g1 h1 h2")
    more: dict[str, Any] = {"night_temple": NIGHT_TEMPLE, "night_at": "c2", "crystals": {"b1": 1}, "day_at": "h1"}
    assert stolen_targets("excitement", **more) == "c1 d1 b2 d2 b3 c3"
    assert thief("excitement", **more).uses_stolen("excitement", "c1", "d1").places("day") == "c1 d1"


def test_stolen_mimic_reads_its_condition_literally_and_changes_for_day():
    """R-STOLEN: Night must stand on a Night tile."""
    assert not usable("mimic", night="a1")
    game = thief("mimic", night_at="c2", night="c2 c1").uses_stolen("mimic", "c1", "c3")
    assert (game.places("day"), game.places("night")) == ("c1 c3", "c2")
    assert stolen_targets("mimic", night_at="c2", night="c2 c1", crystals={"c1": 1}) == "b2 d2 c3"


def test_stolen_mislead_moves_day_to_a_night_tile_which_joins_her_visited_tiles():
    """R-STOLEN, R-TRAVEL-2: the condition is read literally."""
    assert not usable("mislead", night="c2 c3")
    game = thief("mislead", night_temple=NIGHT_TEMPLE, night="b1").uses_stolen("mislead", "b1")
    assert game.side("day").at == "b1"
    assert set(game.view().visited) == {"a1", "b1"}
    assert in_order(game.offers("step")) == "c1 b2"


def test_stolen_mislead_ignores_crystals():
    """R-CRYSTAL-5"""
    more: dict[str, Any] = {"night_temple": NIGHT_TEMPLE, "night": "b1", "crystals": {"a1": 1, "b1": 1}}
    game = thief("mislead", **more).uses_stolen("mislead", "b1")
    assert game.side("day").at == "b1"
    assert game.offers("step") == []


def test_stolen_mislead_respects_the_option_that_crystals_hold_against_spells():
    """R-CRYSTAL-5, option crystal_blocks_spell_moves."""
    more: dict[str, Any] = {"night_temple": NIGHT_TEMPLE, "night": "b1", "crystal_blocks_spell_moves": True}
    assert stolen_targets("mislead", **more, crystals={"b1": 1}) == in_order(NIGHT_TEMPLE.split())
    assert not usable("mislead", **more, crystals={"a1": 1})


def test_stolen_night_advantage_reads_its_condition_for_the_current_turn_and_draws_for_day():
    """R-STOLEN, R-FLAG-1"""
    assert not usable("night_advantage")
    game = thief("night_advantage", day_changed=True, day_draws="warp fate mystify").uses_stolen("night_advantage")
    assert game.hand("day") == "fate mystify warp"
    assert (game.side("day").deck_count, game.side("night").deck_count) == (66, 69)


def test_stolen_night_chant_changes_nights_location_for_day():
    """R-STOLEN"""
    assert thief("night_chant").uses_stolen("night_chant").places("day") == "h6"
    assert thief("night_chant", night="h6").uses_stolen("night_chant").places("day") == "h6"
    assert not usable("night_chant", crystals={"h6": 1})


def test_stolen_night_instability_is_free_and_measured_from_night():
    """R-STOLEN: X is the present distance."""
    more: dict[str, Any] = {"day_at": "c2", "night_at": "d2", "crystals": {"e2": 1}}
    assert stolen_targets("night_instability", **more) == "d1 c2 d2"
    game = thief("night_instability", **more).uses_stolen("night_instability", "d1")
    assert (game.places("day"), game.hours) == ("d1", 6)


def test_stolen_night_instability_may_reach_further_than_hours_are_left():
    """R-STOLEN: 0 hours, at the full distance of 12."""
    assert stolen_targets("night_instability", hours=6) == ALL


def test_stolen_night_meditation_reads_its_condition_literally():
    """R-STOLEN"""
    assert not usable("night_meditation")
    game = thief("night_meditation", day_changed=True).uses_stolen("night_meditation")
    assert game.places("day") == "h6"


def test_stolen_night_rapture_makes_a_neutral_tile_day():
    """R-STOLEN"""
    more: dict[str, Any] = {"crystals": {"b1": 1}, "night": "c1"}
    assert stolen_targets("night_rapture", **more) == without(ALL, "b1 c1")
    assert thief("night_rapture", **more).uses_stolen("night_rapture", "f6").places("day") == "f6"


def test_stolen_night_ritual_changes_a_tile_beside_night_for_day():
    """R-STOLEN"""
    more: dict[str, Any] = {"night_at": "b2", "day_at": "h1", "night": "b3", "crystals": {"b1": 1}}
    assert stolen_targets("night_ritual", **more) == "a2 c2 b3"
    assert thief("night_ritual", **more).uses_stolen("night_ritual", "b3").places("day") == "b3"


def test_stolen_night_wish_changes_any_tile_without_a_crystal_that_is_no_temple_tile():
    """R-STOLEN"""
    more: dict[str, Any] = {"crystals": {"b1": 1}, "night_temple": NIGHT_TEMPLE, "locked": "e2"}
    assert stolen_targets("night_wish", **more) == without(ALL, "b1 e2", NIGHT_TEMPLE)
    assert thief("night_wish", **more).uses_stolen("night_wish", "g2").places("day") == "e2 g2"


def test_stolen_obtain_draws_two_for_day():
    """R-STOLEN"""
    game = thief("obtain", day_draws="warp fate").uses_stolen("obtain")
    assert (game.hand("day"), game.hand("night")) == ("fate warp", "")


def test_cards_drawn_through_a_theft_may_be_cast_at_once():
    """R-CAST-5"""
    game = thief("obtain", day_draws="day_chant fate").uses_stolen("obtain").casts("day_chant")
    assert game.places("day") == "a1"


def test_stolen_shift_turns_over_the_ring_around_night_but_for_crystal_tiles():
    """R-STOLEN"""
    game = thief("shift", night_at="b2", day_at="h1", night="a1 b1 b2", day="c3", crystals={"b1": 1}).uses_stolen(
        "shift"
    )
    assert (game.places("day"), game.places("night")) == ("a1", "b1 b2 c3")


def test_a_stolen_card_that_turns_a_day_tile_over_sets_the_flag():
    """R-STOLEN, R-FLAG-1: whoever caused it."""
    game = thief("deter night_advantage", day="h6", day_hand="steal_passion")
    game.uses_stolen("deter").steals("night_advantage")
    assert "use" in game.offers()


def test_words_naming_night_mean_night_even_when_day_casts():
    """R-STOLEN: Night's location stays Night's location."""
    game = thief("night_chant", day_at="c3", night_at="f2").uses_stolen("night_chant")
    assert game.places("day") == "f2"
