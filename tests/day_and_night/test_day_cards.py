"""Day's cards without stones: conditions, targets, effects, edge cases. A test names its card by id."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.errors import IllegalChoice
from tests.day_and_night.scenario import ALL, in_order, table, without

DAY_TEMPLE = "a1 b1 c1 d1 e1 f1 g1 h1 h2"
NIGHT_TEMPLE = "a6 b6 c6 d6 e6 f6 g6 h6 h5"

CONDITIONAL = ["day_advantage", "day_meditation", "fate", "flourish", "misdirect"]


# -- the condition that five cards share: Night stands on a Day tile --------------------------------------------------


@pytest.mark.parametrize("card", CONDITIONAL)
@pytest.mark.parametrize("kind", ["ordinary", "mystified", "single temple-tile", "temple"])
def test_the_condition_holds_on_a_day_tile_of_any_kind(card, kind):
    """R-CAST-2: ordinary, mystified or Day temple-tile under Night."""
    lies: dict[str, dict[str, Any]] = {
        "ordinary": {"day": "h2"},
        "mystified": {"stones": {"h2": 1}},
        "single temple-tile": {"locked": "h2"},
        "temple": {"day_temple": DAY_TEMPLE},
    }
    more = lies[kind]
    more["day"] = f"{more.get('day', '')} f6"
    game = table(day_hand=card, day_at="b3", night_at="h2", night="b4", **more)
    assert game.can_cast(card)


@pytest.mark.parametrize("card", CONDITIONAL)
@pytest.mark.parametrize("under", ["", "h2"], ids=["neutral", "night"])
def test_the_condition_fails_on_neutral_and_night_tiles(card, under):
    """R-CAST-2"""
    game = table(day_hand=card, day_at="b3", night_at="h2", night=f"b4 {under}", day="b3 f6")
    assert not game.can_cast(card)


@pytest.mark.parametrize("card", CONDITIONAL)
def test_entrap_makes_the_condition_true_in_the_same_turn(card):
    """R-CAST-2: the condition is read at that moment."""
    game = table(day_hand=f"entrap {card}", day_at="b3", night_at="h2", night="b4", day="f6")
    assert not game.can_cast(card)
    game.casts("entrap")
    assert game.can_cast(card)


# -- achievement ------------------------------------------------------------------------------------------------------


def test_achievement_turns_over_the_tile_under_night():
    game = table(day_hand="achievement", day="a1", night="h6").casts("achievement", "h6")
    assert (game.places("day"), game.places("night"), game.hours) == ("a1 h6", "", 9)


def test_achievement_turns_over_the_tile_under_day():
    game = table(day_hand="achievement", night="a1 h6").casts("achievement", "a1")
    assert (game.places("day"), game.places("night")) == ("a1", "h6")


def test_achievement_may_give_a_day_tile_away():
    game = table(day_hand="achievement", day="a1", night="h6").casts("achievement", "a1")
    assert game.places("night") == "a1 h6"


@pytest.mark.parametrize(
    "more",
    [{}, {"locked": "h6"}, {"night": "h6", "crystals": {"h6": 1}}, {"night_temple": NIGHT_TEMPLE}],
    ids=["neutral", "single temple-tile", "crystal", "temple"],
)
def test_achievement_cannot_choose_a_tile_that_cannot_be_turned_over(more):
    game = table(day_hand="achievement", **more)
    assert not game.can_cast("achievement")


def test_achievement_takes_the_only_location_that_qualifies():
    game = table(day_hand="achievement", night="h6").casts("achievement")
    assert game.places("day") == "h6"


def test_achievement_with_both_avatars_on_one_tile_has_one_target():
    game = table(day_hand="achievement", day_at="c2", night_at="c2", night="c2 c1").casts("achievement")
    assert (game.places("day"), game.places("night")) == ("c2", "c1")


# -- day_advantage ----------------------------------------------------------------------------------------------------


def test_day_advantage_draws_three():
    game = table(day_hand="day_advantage", day="h6", day_draws="warp fate mystify").casts("day_advantage")
    assert (game.hand("day"), game.hours, game.side("day").deck_count) == ("fate mystify warp", 9, 66)


def test_day_advantage_may_fill_the_hand_beyond_five():
    game = table(day_hand="day_advantage entrap entrap entrap warp warp", day="h6").casts("day_advantage")
    assert game.side("day").hand_count == 8
    assert game.phase == "cast"


# -- day_blossom ------------------------------------------------------------------------------------------------------


def test_day_blossom_makes_any_neutral_tile_day():
    game = table(day_hand="day_blossom").casts("day_blossom", "g4")
    assert (game.places("day"), game.hours) == ("g4", 8)


def test_day_blossom_chooses_among_neutral_tiles_without_crystals():
    game = table(day_hand="day_blossom", day="b1", night="c1", locked="d1", crystals={"e1": 1, "b1": 1})
    assert game.targets_of("day_blossom") == without(ALL, "b1 c1 d1 e1")


# -- day_chant --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("more", "day", "night"),
    [({}, "a1", ""), ({"night": "a1"}, "a1", ""), ({"day": "a1"}, "", "a1")],
    ids=["neutral", "night", "day"],
)
def test_day_chant_changes_days_location(more, day, night):
    game = table(day_hand="day_chant", **more).casts("day_chant")
    assert (game.places("day"), game.places("night"), game.hours) == (day, night, 10)


@pytest.mark.parametrize(
    "more", [{"locked": "a1"}, {"crystals": {"a1": 1}}, {"night_temple": "a1 a2 a3 a4 a5 a6 b6 c6 d6"}]
)
@pytest.mark.parametrize("card", ["day_chant", "day_meditation"])
def test_day_chant_and_day_meditation_need_a_changeable_location(card, more):
    assert not table(day_hand=card, day="h6", **more).can_cast(card)


# -- day_instability --------------------------------------------------------------------------------------------------


def test_day_instability_reaches_tiles_within_the_distance_from_day():
    game = table(day_hand="day_instability", day_at="c2", night_at="e2")
    assert game.targets_of("day_instability") == "b1 c1 d1 a2 b2 c2 d2 e2 b3 c3 c4"
    game.casts("day_instability", "c4")
    assert (game.places("day"), game.hours) == ("c4", 10)


def test_day_instability_on_one_tile_costs_nothing_and_reaches_that_tile_only():
    game = table(day_hand="day_instability day_chant", hours=0, day_at="c2", night_at="c2").casts("day_instability")
    assert (game.places("day"), game.hours) == ("c2", 0)


def test_day_instability_at_full_distance_takes_the_whole_turn():
    assert table(day_hand="day_instability").casts("day_instability", "d2").hours == 0
    assert not table(day_hand="day_instability", hours=11).can_cast("day_instability")


def test_day_instability_skips_temple_tiles_and_crystals():
    game = table(day_hand="day_instability", day_at="a1", night_at="b1", locked="a2", crystals={"b1": 1})
    assert game.casts("day_instability").places("day") == "a1 a2"


# -- day_meditation ---------------------------------------------------------------------------------------------------


def test_day_meditation_changes_days_location_for_nothing():
    game = table(day_hand="day_meditation", day="h6", hours=0).casts("day_meditation")
    assert (game.places("day"), game.hours) == ("a1 h6", 0)


def test_day_meditation_on_a_shared_day_tile_gives_it_to_night():
    game = table(day_hand="day_meditation", day_at="c2", night_at="c2", day="c2")
    assert game.caution("cast:day_meditation") is not None
    assert game.casts("day_meditation").places("night") == "c2"


# -- day_ritual -------------------------------------------------------------------------------------------------------


def test_day_ritual_changes_one_bordering_tile():
    game = table(day_hand="day_ritual", day_at="b2", night="b3").casts("day_ritual", "b3")
    assert (game.places("day"), game.hours) == ("b3", 8)


def test_day_ritual_reaches_neither_the_own_location_nor_the_centre():
    assert table(day_hand="day_ritual", day_at="d2").targets_of("day_ritual") == "d1 c2 e2"


def test_day_ritual_skips_temple_tiles_and_crystals():
    game = table(day_hand="day_ritual", day_at="b2", locked="b1", crystals={"a2": 1})
    assert game.targets_of("day_ritual") == "c2 b3"


# -- day_wish ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("target", "side"), [("f1", "day"), ("g5", "day"), ("b3", "night")])
def test_day_wish_changes_any_tile(target, side):
    game = table(day_hand="day_wish", night="g5", day="b3").casts("day_wish", target)
    assert (game.tile(target).side, game.hours) == (side, 6)


# -- entrap -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("more", "side"), [({}, "day"), ({"night": "h6"}, "day"), ({"day": "h6"}, "night")])
def test_entrap_changes_nights_location(more, side):
    game = table(day_hand="entrap", **more).casts("entrap")
    assert (game.tile("h6").side, game.hours) == (side, 10)


@pytest.mark.parametrize("more", [{"locked": "h6"}, {"crystals": {"h6": 2}}, {"night_temple": NIGHT_TEMPLE}])
def test_entrap_needs_a_changeable_tile_under_night(more):
    assert not table(day_hand="entrap", **more).can_cast("entrap")


# -- fate -------------------------------------------------------------------------------------------------------------


def test_fate_turns_over_days_location_and_all_around_it():
    game = table(day_hand="fate", day_at="b2", day="h6 b2 a1", night="c3 a2 e1").casts("fate")
    assert (game.places("day"), game.places("night")) == ("a2 c3 h6", "a1 e1 b2")
    assert game.hours == 5


def test_fate_asks_for_no_tile():
    game = table(day_hand="fate", day_at="b2", day="h6 b2 a1", night="c3 a2").casts("fate")
    assert "end" in game.offers()


def test_fate_skips_neutral_temple_and_crystal_tiles():
    game = table(day_hand="fate", day_at="b2", day="h6 b1", locked="a1", night="c1 c2", crystals={"c2": 1}).casts(
        "fate"
    )
    assert (game.places("day"), game.places("night")) == ("a1 c1 h6", "b1 c2")
    assert game.tile("b2").side == "neutral"


def test_fate_takes_the_stones_off_days_own_tiles():
    game = table(day_hand="fate", day_at="b2", day="h6", stones={"b1": 2, "f1": 1}).casts("fate")
    assert (game.stones(), game.tile("b1").side) == ({"f1": 1}, "night")


@pytest.mark.parametrize("more", [{}, {"night": "b1", "crystals": {"b1": 1}}, {"locked": "b1"}])
def test_fate_needs_a_tile_to_turn_over_in_the_area(more):
    assert not table(day_hand="fate", day_at="b2", day="h6", **more).can_cast("fate")


def test_fate_sets_the_flag_when_it_turns_a_day_tile_over():
    """R-FLAG-1: the hours leave no room to see it through a stolen card, so the state is asked."""
    game = table(day_hand="fate", hours=12, day_at="b2", day="h6 b1", night="a1").casts("fate")
    assert game.session.state.day_changed


# -- flourish ---------------------------------------------------------------------------------------------------------


def test_flourish_changes_two_tiles_around_day():
    game = table(day_hand="flourish", day_at="b2", day="h6", night="c3").casts("flourish", "c3", "a1")
    assert (game.places("day"), game.hours) == ("a1 c3 h6", 4)


def test_flourish_reaches_diagonally_but_not_the_own_location():
    game = table(day_hand="flourish", day_at="c3", day="h6")
    assert game.targets_of("flourish") == "b2 c2 d2 b3 b4 c4"


def test_flourish_may_give_a_day_tile_away():
    game = table(day_hand="flourish", day_at="b2", day="h6 a1").casts("flourish", "a1", "b1")
    assert (game.places("day"), game.places("night")) == ("b1 h6", "a1")


def test_flourish_with_one_legal_tile_changes_that_one():
    game = table(day_hand="flourish", day_at="a1", day="h6", locked="a2", crystals={"b1": 1}).casts("flourish")
    assert game.places("day") == "a2 b2 h6"


def test_flourish_without_a_legal_tile_cannot_be_cast():
    game = table(day_hand="flourish", day_at="a1", day="h6", locked="a2 b2", crystals={"b1": 1})
    assert not game.can_cast("flourish")


# -- misdirect --------------------------------------------------------------------------------------------------------


def test_misdirect_puts_night_on_another_day_tile():
    game = table(day_hand="misdirect", day="h6 c3 d1").casts("misdirect", "c3")
    assert (game.side("night").at, game.hours) == ("c3", 4)


def test_misdirect_chooses_any_day_tile_but_nights_present_one():
    """Day temple-tiles, mystified tiles and Day's own location may be chosen."""
    game = table(day_hand="misdirect", day="h6 a1", locked="c3", stones={"e5": 2}, night="b2")
    assert game.targets_of("misdirect") == "a1 c3 e5"


def test_misdirect_may_put_both_on_one_tile():
    game = table(day_hand="misdirect", day="h6 a1").casts("misdirect")
    assert game.side("night").at == game.side("day").at == "a1"


def test_misdirect_draws_no_card_and_costs_night_no_hours():
    game = table(day_hand="misdirect", day="h6 c3 d1").casts("misdirect", "c3")
    assert game.side("night").hand_count == 0
    assert game.ends().hours == 12


def test_misdirect_needs_another_day_tile():
    assert not table(day_hand="misdirect", day="h6").can_cast("misdirect")


def test_night_starts_her_turn_where_misdirect_put_her():
    """R-TRAVEL-2: the landing tile is where her turn begins."""
    game = table(day_hand="misdirect", day="h6 c1 d1").casts("misdirect", "c1").ends()
    assert game.view().visited == ("c1",)
    assert in_order(game.offers("step")) == "b1 d1 c2"


# -- warp -------------------------------------------------------------------------------------------------------------


def test_warp_puts_day_on_any_other_tile():
    game = table(day_hand="warp").casts("warp", "g2")
    assert (game.side("day").at, game.hours, game.side("day").hand_count) == ("g2", 9, 0)


def test_warp_reaches_every_tile_but_days_present_one():
    """Crystal tiles, Night tiles, temple-tiles and the tile Night occupies."""
    game = table(day_hand="warp", night="b2", night_temple=NIGHT_TEMPLE, locked="c1", crystals={"d1": 1, "a1": 1})
    assert game.targets_of("warp") == without(ALL, "a1")


def test_warp_adds_the_landing_tile_to_the_visited_ones_and_keeps_the_tile_left():
    """R-TRAVEL-2"""
    game = table(day_hand="warp", day_at="b2").casts("warp", "b1")
    assert set(game.view().visited) == {"b1", "b2"}
    assert in_order(game.offers("step")) == "a1 c1"


def test_after_warp_from_a_crystal_day_may_travel():
    """R-CRYSTAL-2, R-CRYSTAL-5"""
    game = table(day_hand="warp", crystals={"a1": 1})
    assert game.offers("step") == []
    assert in_order(game.casts("warp", "c1").offers("step")) == "b1 d1 c2"


# -- wonder -----------------------------------------------------------------------------------------------------------


def test_wonder_takes_a_card_from_the_deck():
    game = table(day_hand="wonder", day_deck="warp fate mystify fate").casts("wonder").answers("take:fate")
    assert (game.hand("day"), game.side("day").deck_count, game.hours) == ("fate", 3, 8)


def test_wonder_takes_a_card_from_the_discard_pile():
    game = table(day_hand="wonder", day_deck="warp", day_discard="fate mystify").casts("wonder").answers("take:fate")
    assert game.hand("day") == "fate"
    assert sorted(game.session.state.decks[0]) == ["mystify", "warp"]


def test_wonder_lists_the_cards_of_deck_and_discard_pile_sorted_never_in_deck_order():
    hidden = {"warp mystify fate wonder", "fate wonder mystify warp"}
    lists = set()
    for deck in hidden:
        game = table(day_hand="wonder", day_deck=deck, day_discard="achievement").casts("wonder")
        lists.add(tuple(game.offers("take")))
    assert lists == {("achievement", "fate", "mystify", "warp", "wonder")}


def test_wonder_puts_the_discard_pile_into_the_deck_and_then_itself_on_the_empty_pile():
    game = table(day_hand="wonder", day_discard="fate mystify warp").casts("wonder").answers("take:day_chant")
    assert game.discard("day") == "wonder"
    assert game.side("day").deck_count == 70 - 2


def test_wonder_shuffles_the_deck():
    orders = set()
    for seed in range(3):
        game = table(day_hand="wonder", day_discard="fate", seed=f"{seed:032x}").casts("wonder").answers("take:fate")
        orders.add(tuple(game.session.state.decks[0]))
    assert len(orders) == 3


def test_wonder_shuffles_even_when_the_discard_pile_is_empty():
    """The player has seen the deck's contents; its order must be new."""
    game = table(day_hand="wonder", day_draws="warp fate mystify")
    before = list(game.session.state.decks[0])
    game.casts("wonder").answers("take:achievement")
    before.remove("achievement")
    assert sorted(game.session.state.decks[0]) == sorted(before)
    assert game.session.state.decks[0] != before


def test_wonder_may_take_another_wonder_but_not_the_one_being_cast():
    assert "wonder" in table(day_hand="wonder", day_deck="wonder warp").casts("wonder").offers("take")
    game = table(day_hand="wonder", day_deck="warp fate").casts("wonder")
    assert game.offers("take") == ["fate", "warp"]


def test_the_card_taken_by_wonder_may_be_cast_in_the_same_turn():
    game = table(day_hand="wonder", day_draws="warp").casts("wonder").answers("take:day_chant")
    assert game.casts("day_chant").places("day") == "a1"


def test_the_card_taken_by_wonder_stays_hidden_from_night():
    one = table(day_hand="wonder").casts("wonder").answers("take:fate")
    other = table(day_hand="wonder").casts("wonder").answers("take:warp")
    assert one.view("night") == other.view("night")
    assert one.view() == other.view()
    assert one.told("night") == other.told("night")
    assert one.told() == other.told()
    assert "Fate" in one.told("day")


def test_wonder_cannot_be_cast_with_deck_and_discard_pile_empty():
    assert not table(day_hand="wonder", day_deck="").can_cast("wonder")
    assert table(day_hand="wonder", day_deck="warp").can_cast("wonder")
    assert table(day_hand="wonder", day_deck="", day_discard="warp").can_cast("wonder")


def test_wonder_must_take_exactly_one_card():
    game = table(day_hand="wonder").casts("wonder")
    assert all(key.startswith("take:") for key in game.offers())
    with pytest.raises(IllegalChoice):
        game.answers("take:fate", "take:warp")
