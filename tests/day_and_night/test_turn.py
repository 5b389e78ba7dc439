"""The course of a turn: awaken, cast, travel, rest (R-TURN, R-CAST, R-TRAVEL, R-REST, R-DECK)."""

from __future__ import annotations

import pytest

from engine.core.errors import IllegalChoice, NotOwed
from locales import translate
from tests.day_and_night.scenario import in_order, table

# -- the turn (R-TURN) ------------------------------------------------------------------------------------------------


def test_a_turn_goes_from_casting_to_travelling_to_the_other_side():
    """R-TURN-1"""
    game = table(day_hand="day_chant", day_at="a1")
    assert game.phase == "cast"
    game.casts("day_chant").steps("b1")
    assert game.phase == "travel"
    game.ends()
    assert (game.active, game.phase, game.owed) == ("night", "cast", "night")


def test_turns_alternate_and_day_turn_n_comes_before_night_turn_n():
    """R-TURN-1, self-check value: turn numbers."""
    game = table(turn=4)
    seen = []
    for _ in range(4):
        seen.append((game.active, game.view().turn))
        game.ends()
    assert seen == [("day", 4), ("night", 4), ("day", 5), ("night", 5)]


def test_doing_nothing_is_legal():
    """R-TURN-1: with a full hand and all hours left the turn may end."""
    game = table(day_hand="day_chant day_wish mystify warp wonder")
    assert "end" in game.offers()
    assert game.ends().active == "night"
    assert game.side("day").hand_count == 5


def test_travelling_may_be_passed_after_casting():
    """R-TURN-1"""
    assert table(day_hand="day_chant").casts("day_chant").ends().active == "night"


def test_unused_hours_are_lost():
    """R-TURN-1"""
    game = table(turn=2).ends().ends()
    assert (game.active, game.view().turn, game.hours) == ("day", 3, 12)


def test_awakening_gives_12_hours():
    """R-TURN-2"""
    game = table(day_hand="day_wish").casts("day_wish", "b2")
    assert game.hours == 6
    assert game.ends().hours == 12


def test_awakening_clears_the_visited_tiles_but_for_the_avatars_own():
    """R-TURN-2"""
    game = table(day_at="a1").steps("b1", "c1").ends().ends()
    assert game.view().visited == ("c1",)
    assert in_order(game.offers("step")) == "b1 d1 c2"


def test_awakening_clears_the_flag_of_changed_day_tiles():
    """R-TURN-2, R-FLAG-1: what happened in Day's turn does not help Night in hers."""
    game = table(day_hand="day_chant", day="a1", night_hand="night_meditation night_advantage")
    game.casts("day_chant").ends()
    assert game.places("night") == "a1"
    assert game.offers("cast") == []


def test_only_days_awakening_takes_stones_off():
    """R-TURN-2"""
    game = table(stones={"b2": 2})
    assert game.ends().stones() == {"b2": 2}
    assert game.ends().stones() == {"b2": 1}


def test_only_nights_awakening_takes_crystals_off():
    """R-TURN-2"""
    game = table(to_move="night", crystals={"b2": 1, "c2": 2})
    assert game.ends().crystals() == {"b2": 1, "c2": 2}
    assert game.ends().crystals() == {"c2": 1}


def test_temples_are_checked_at_awakening():
    """R-TURN-2, R-TEMPLE-5: nine tiles that lie there at awakening become a temple."""
    game = table(awakening=True, day="a1 b1 c1 d1 e1 f1 g1 h1", stones={"h2": 1})
    assert game.temple("day") == "a1 b1 c1 d1 e1 f1 g1 h1 h2"


def test_no_spell_after_the_first_step():
    """R-TURN-3"""
    game = table(day_hand="day_chant").steps("b1")
    assert game.offers("cast") == []
    assert game.view("day").castable == ()
    with pytest.raises(IllegalChoice):
        game.casts("day_chant")


def test_cards_drawn_by_travelling_wait_until_the_next_turn():
    """R-TURN-3"""
    game = table(day_draws="day_chant").steps("b1")
    assert game.hand("day") == "day_chant"
    assert not game.can_cast("day_chant")
    assert game.ends().ends().can_cast("day_chant")


def told_of_steps(game):
    return {option.detail.key for option in game.ask.options if option.key.startswith("step:") and option.detail}


def test_the_first_step_says_that_it_ends_casting():
    """R-TURN-3; nobody finds out by walking. Where spells and steps may be mixed, it does not."""
    game = table(day_hand="day_chant", day_at="a1", day_deck="warp wonder")
    assert told_of_steps(game) == {"dn-detail-step-ends-casting"}
    assert told_of_steps(game.steps("b1")) == {"dn-detail-step"}
    assert told_of_steps(table(day_at="a1", day_deck="", day_discard="")) == {"dn-detail-ends-casting"}
    mixed = table(day_at="a1", day_deck="warp", cast_after_travel=True)
    assert told_of_steps(mixed) == {"dn-detail-step"}


def test_with_the_option_spells_and_steps_may_be_mixed():
    """R-TURN-3, option cast_after_travel."""
    game = table(day_draws="day_chant", cast_after_travel=True).steps("b1")
    assert game.can_cast("day_chant")
    game.casts("day_chant").steps("c1")
    assert game.places("day") == "b1"
    assert game.hours == 12 - 3 - 2 - 3


def test_the_inactive_side_owes_nothing():
    """R-TURN-1"""
    game = table(night_hand="deter", night="h6")
    with pytest.raises(NotOwed):
        game.session.submit(1, ("cast:deter",))


# -- casting (R-CAST) -------------------------------------------------------------------------------------------------


def test_any_number_of_spells_while_the_hours_last():
    """R-CAST-1"""
    game = table(day_hand="day_chant entrap day_blossom day_ritual", day_at="b2")
    game.casts("day_chant").casts("entrap").casts("day_blossom", "d1")
    assert game.hours == 4
    game.casts("day_ritual", "b3")
    assert game.places("day") == "d1 b2 b3 h6"
    assert game.hours == 0


def test_each_spell_pays_its_hours():
    """R-CAST-1, R-CAST-4"""
    game = table(day_hand="day_chant day_wish")
    assert game.casts("day_chant").hours == 10
    assert game.casts("day_wish", "h1").hours == 4


def test_a_spell_dearer_than_the_hours_left_cannot_be_cast():
    """R-CAST-2 (a)"""
    game = table(hours=5, day_hand="day_wish day_ritual day_chant", day_at="b2")
    assert game.offers("cast") == ["day_chant", "day_ritual"]


def test_a_spell_with_exactly_the_hours_left_can_be_cast():
    """R-CAST-2 (a)"""
    assert table(hours=6, day_hand="day_wish").casts("day_wish", "h1").hours == 0


def test_a_spell_whose_condition_fails_cannot_be_cast():
    """R-CAST-2 (b)"""
    assert table(day_hand="day_advantage flourish fate misdirect day_meditation", day="a1").offers("cast") == []


def test_a_spell_without_a_legal_target_cannot_be_cast():
    """R-CAST-2 (c): no casting just to throw a card away."""
    assert table(day_hand="achievement mystify wishing_pond", day_at="a1").offers("cast") == []


def test_a_pure_draw_spell_can_be_cast_even_with_nothing_to_draw():
    """R-CAST-2 (c), R-DECK-1: pure draw spells always pass; the draw is skipped."""
    game = table(to_move="night", night_hand="obtain", night_deck="")
    game.casts("obtain")
    assert (game.hand("night"), game.discard("night"), game.hours) == ("", "obtain", 9)


def test_several_targets_must_be_different():
    """R-CAST-3"""
    game = table(day_hand="flourish", day_at="b2", day="h6").casts("flourish", "a1")
    assert in_order(game.offers("tile")) == "b1 c1 a2 c2 a3 b3 c3"


def test_targets_are_compulsory_not_up_to():
    """R-CAST-3: after the first tile there is no stopping at one."""
    game = table(day_hand="flourish", day_at="b2", day="h6").casts("flourish", "a1")
    assert all(key.startswith("tile:") for key in game.offers())
    assert game.ask.least == 1


def test_with_fewer_legal_targets_than_named_all_of_those_are_taken():
    """R-CAST-3: Flourish names two tiles, only one of the three around a corner is no temple-tile."""
    game = table(day_hand="flourish", day_at="a1", day="h6", locked="a2 b1")
    assert game.casts("flourish").places("day") == "b1 a2 b2 h6"


def test_each_or_all_takes_every_legal_tile_and_skips_the_rest():
    """R-CAST-3: Shift turns Day and Night tiles, skips neutral and temple-tiles."""
    game = table(to_move="night", night_hand="shift", night_at="b2", day="a1 b1", night="c1", locked="a3", day_at="h1")
    game.casts("shift")
    assert (game.places("day"), game.places("night")) == ("c1 a3", "a1 b1")


def test_the_card_goes_to_the_owners_discard_pile():
    """R-CAST-4"""
    game = table(day_hand="day_chant", day_discard="warp").casts("day_chant")
    assert game.discard("day") == "warp day_chant"
    assert game.hand("day") == ""


def test_the_card_reaches_the_discard_pile_only_after_its_steps():
    """R-CAST-4: the draw reshuffles the discard pile without the card that is being cast."""
    game = table(to_move="night", night_hand="obtain", night_deck="", night_discard="deter")
    game.casts("obtain")
    assert game.hand("night") == "deter"
    assert game.discard("night") == "obtain"


def test_a_spell_on_several_tiles_is_complete_before_temples_are_checked():
    """R-CAST-4: both tiles of Flourish belong to the group of ten from which nine are chosen."""
    game = table(day_hand="flourish", day_at="e1", day="h6 a1 b1 c1 d1 d2 e1 f1 g1")
    game.casts("flourish", "e2", "f2")
    assert any(key.startswith("leave:") for key in game.offers())
    assert len(game.places("day").split()) == 11


def test_temples_are_checked_after_every_single_spell():
    """R-CAST-4, R-TEMPLE-5"""
    game = table(day_hand="day_chant day_blossom", day_at="a1", day="b1 c1 d1 e1 f1 g1 h1 h2")
    game.casts("day_chant")
    assert game.side("day").temples == 1
    assert game.active == "day"
    assert game.can_cast("day_blossom")


def test_cards_drawn_by_a_spell_may_be_cast_at_once():
    """R-CAST-5"""
    game = table(day_hand="day_advantage", day="h6", day_draws="day_chant warp day_wish")
    game.casts("day_advantage")
    assert game.offers("cast") == ["day_chant", "day_wish", "warp"]
    game.casts("day_chant")
    assert game.places("day") == "a1 h6"


def test_casting_itself_draws_nothing():
    """R-CAST-5"""
    game = table(day_hand="day_chant day_blossom")
    game.casts("day_chant").casts("day_blossom", "c3")
    assert (game.hand("day"), game.side("day").deck_count) == ("", 68)


@pytest.mark.parametrize(("card", "to_move"), [("day_instability", "day"), ("night_instability", "night")])
def test_an_x_card_costs_the_present_distance(card, to_move):
    """R-CAST-6"""
    game = table(to_move=to_move, **{f"{to_move}_hand": card}, day_at="b2", night_at="e2")
    assert game.casts(card, "b2").hours == 12 - 3


@pytest.mark.parametrize(("card", "to_move"), [("day_instability", "day"), ("night_instability", "night")])
def test_an_x_card_dearer_than_the_hours_left_cannot_be_cast(card, to_move):
    """R-CAST-6"""
    far = table(to_move=to_move, hours=4, day_at="a1", night_at="d1", **{f"{to_move}_hand": card})
    assert far.can_cast(card)
    near = table(to_move=to_move, hours=2, day_at="a1", night_at="d1", **{f"{to_move}_hand": card})
    assert not near.can_cast(card)


def test_x_is_not_a_number_that_is_picked():
    """R-CAST-6: after the card only tiles are asked."""
    game = table(day_hand="day_instability", day_at="b2", night_at="c2").casts("day_instability")
    assert all(key.startswith("tile:") for key in game.offers())


# -- travelling (R-TRAVEL) --------------------------------------------------------------------------------------------


def test_a_step_costs_three_hours_and_draws_one_card_at_once():
    """R-TRAVEL-1"""
    game = table(day_draws="warp mystify").steps("b1")
    assert (game.hours, game.hand("day"), game.side("day").at) == (9, "warp", "b1")


def test_a_step_goes_to_a_bordering_tile_only():
    """R-TRAVEL-1: never diagonally."""
    assert in_order(table(day_at="b2").offers("step")) == "b1 a2 c2 b3"


def test_at_most_four_steps_a_turn():
    """R-TRAVEL-1"""
    game = table().steps("b1", "c1", "d1", "e1")
    assert game.side("day").hand_count == 4
    assert game.hours == 0
    assert game.offers("step") == []


def test_a_step_needs_three_hours():
    """R-TRAVEL-1"""
    assert table(hours=2).offers("step") == []
    assert table(hours=3).steps("b1").hours == 0


def test_the_tile_where_the_turn_began_may_not_be_entered_again():
    """R-TRAVEL-2"""
    assert in_order(table(day_at="b2").steps("b1").offers("step")) == "a1 c1"


def test_no_tile_visited_this_turn_may_be_entered_again():
    """R-TRAVEL-2"""
    game = table(day_at="b2").steps("b1", "a1", "a2")
    assert game.offers("step") == ["a3"]


def test_tiles_reached_by_the_own_warp_count_as_visited():
    """R-TRAVEL-2"""
    game = table(day_at="a1", day_hand="warp warp").casts("warp", "b2").casts("warp", "b1")
    assert in_order(game.offers("step")) == "c1"
    assert set(game.view().visited) == {"a1", "b1", "b2"}


def test_both_avatars_may_share_a_tile_and_pass_each_other():
    """R-TRAVEL-3"""
    game = table(day_at="b2", night_at="c2").steps("c2")
    assert game.side("day").at == game.side("night").at == "c2"
    assert game.steps("d2").side("day").at == "d2"


def test_tiles_of_any_side_may_be_entered():
    """R-TRAVEL-3: temple-tiles included, for both sides."""
    game = table(day_at="a2", locked="a1", night="b1", day="c1", night_temple="d1 d2 e1 e2 f1 f2 g1 g2 h1")
    assert game.steps("a1", "b1", "c1", "d1").side("day").at == "d1"
    game = table(to_move="night", night_at="a2", locked="a1", day="b1", night="c1")
    assert game.steps("a1", "b1", "c1").side("night").at == "c1"


def test_night_ignores_crystals_when_travelling():
    """R-TRAVEL-3"""
    game = table(to_move="night", night_at="b2", crystals={"b2": 1, "c2": 1, "d2": 1})
    assert game.steps("c2", "d2").side("night").at == "d2"


def test_day_may_not_travel_onto_a_crystal():
    """R-TRAVEL-3"""
    assert in_order(table(day_at="b2", crystals={"c2": 1, "b3": 2}).offers("step")) == "b1 a2"


def test_day_may_not_travel_off_a_crystal():
    """R-TRAVEL-3"""
    assert table(day_at="b2", crystals={"b2": 1}).offers("step") == []


def test_being_moved_by_a_spell_is_not_travelling():
    """R-TRAVEL-4: no three hours, no card, no bordering requirement."""
    game = table(day_hand="warp").casts("warp", "g5")
    assert (game.side("day").at, game.hours, game.hand("day")) == ("g5", 9, "")
    assert game.phase == "cast"


def test_a_spell_may_still_be_cast_after_being_moved_by_one():
    """R-TRAVEL-4, R-TURN-3"""
    assert table(day_hand="warp day_chant").casts("warp", "g5").casts("day_chant").places("day") == "g5"


# -- rest (R-REST) ----------------------------------------------------------------------------------------------------


def test_with_more_than_five_cards_the_player_discards_down_to_five():
    """R-REST-1"""
    game = table(day_hand="achievement day_blossom day_chant day_ritual day_wish entrap warp").ends()
    assert (game.owed, game.phase, game.ask.least, game.ask.most) == ("day", "rest", 2, 2)
    game.answers("discard:day_chant", "discard:warp")
    assert game.hand("day") == "achievement day_blossom day_ritual day_wish entrap"
    assert sorted(game.discard("day").split()) == ["day_chant", "warp"]
    assert game.active == "night"


def test_the_end_of_the_turn_says_how_many_cards_must_be_discarded():
    """R-REST-1: before it is pressed, not after."""
    cards = "day_chant day_wish mystify warp wonder warp day_chant"
    ends = {size: table(day_hand=" ".join(cards.split()[:size])).ask.option("end") for size in (5, 6, 7)}
    assert [option and translate(option.label, "en") for option in ends.values()] == [
        "End turn",
        "End turn, discard 1 card",
        "End turn, discard 2 cards",
    ]


def test_several_copies_of_a_card_can_be_discarded():
    """R-REST-1"""
    game = table(day_hand="day_chant day_chant day_chant day_wish entrap fate warp").ends()
    game.answers("discard:day_chant", "discard:day_chant#2")
    assert game.hand("day") == "day_chant day_wish entrap fate warp"


def test_the_number_of_discards_is_neither_less_nor_more_than_needed():
    """R-REST-1: no voluntary discards."""
    game = table(day_hand="achievement day_blossom day_chant day_ritual day_wish entrap warp").ends()
    with pytest.raises(IllegalChoice):
        game.answers("discard:warp")
    with pytest.raises(IllegalChoice):
        game.answers("discard:warp", "discard:entrap", "discard:day_wish")


@pytest.mark.parametrize("hand", ["", "warp", "achievement day_blossom day_chant day_ritual day_wish"])
def test_with_five_cards_or_fewer_nothing_is_discarded(hand):
    """R-REST-1"""
    game = table(day_hand=hand).ends()
    assert game.hand("day") == hand
    assert (game.discard("day"), game.active) == ("", "night")


def test_rest_draws_no_card():
    """R-REST-1"""
    game = table(day_hand="warp").ends()
    assert (game.side("day").hand_count, game.side("day").deck_count) == (1, 69)


def test_the_hand_is_unlimited_until_rest():
    """R-REST-1"""
    game = table(day_hand="achievement day_blossom day_ritual entrap day_wish").steps("b1", "c1", "d1")
    assert game.side("day").hand_count == 8
    assert game.phase == "travel"


def test_night_rests_like_day():
    """R-REST-1"""
    game = table(to_move="night", night_hand="deter deviate epiphany mimic mislead obtain").ends()
    assert (game.owed, game.ask.least) == ("night", 1)
    assert game.answers("discard:epiphany").active == "day"
    assert game.discard("night") == "epiphany"


# -- decks (R-DECK) ---------------------------------------------------------------------------------------------------


def test_an_empty_deck_is_refilled_from_the_own_discard_pile_when_a_card_is_needed():
    """R-DECK-1"""
    game = table(day_deck="", day_discard="warp fate fate").steps("b1")
    assert (game.side("day").hand_count, game.side("day").deck_count, game.discard("day")) == (1, 2, "")


def test_the_deck_is_not_refilled_before_a_card_is_needed():
    """R-DECK-1"""
    game = table(day_deck="warp", day_discard="fate fate").steps("b1")
    assert (game.hand("day"), game.side("day").deck_count, game.discard("day")) == ("warp", 0, "fate fate")


def test_drawing_goes_on_after_the_reshuffle():
    """R-DECK-1: two from the deck, the third from the shuffled pile."""
    game = table(day_hand="day_advantage", day="h6", day_deck="warp wonder", day_discard="fate")
    game.casts("day_advantage")
    assert game.hand("day") == "fate warp wonder"
    assert game.discard("day") == "day_advantage"


def test_with_deck_and_discard_pile_empty_the_draw_is_skipped():
    """R-DECK-1: the step itself is legal."""
    game = table(day_deck="").steps("b1")
    assert (game.side("day").at, game.hand("day"), game.hours) == ("b1", "", 9)


def test_the_other_sides_discard_pile_is_never_used():
    """R-DECK-1"""
    game = table(day_deck="", night_discard="deter").steps("b1")
    assert (game.hand("day"), game.discard("night")) == ("", "deter")


def test_discard_piles_hand_sizes_deck_sizes_and_supplies_are_public():
    """R-DECK-2"""
    game = table(
        day_hand="warp fate", night_hand="deter", day_discard="wonder", night_discard="shift mimic", stones={"a1": 2}
    )
    for who in ("day", "night", None):
        day, night = game.view(who).sides
        assert (day.hand_count, day.deck_count, day.discard, day.supply) == (2, 67, ("wonder",), 6)
        assert (night.hand_count, night.deck_count, night.discard, night.supply) == (1, 67, ("shift", "mimic"), 12)


def test_hands_are_hidden_from_the_other_side_and_from_onlookers():
    """R-DECK-2: two tables that differ only in what is hidden look the same."""
    one = table(day_hand="warp fate", night_hand="deter", day_draws="wonder mystify")
    other = table(day_hand="wonder mystify", night_hand="deter", day_draws="warp fate")
    assert one.view("night") == other.view("night")
    assert one.view() == other.view()
    assert one.view().hand is None
    assert one.view("day") != other.view("day")


def test_the_cards_drawn_by_a_step_are_told_to_the_player_alone():
    """R-DECK-2"""
    game = table(day_draws="steal_passion").steps("b1")
    assert "Steal Passion" in game.told("day")
    assert "Steal Passion" not in game.told("night")
    assert "Steal Passion" not in game.told()
