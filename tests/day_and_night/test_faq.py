"""The small questions (section 7 of the facts), and the choices that interrupt a turn."""

from __future__ import annotations

import pytest

from engine.core.errors import IllegalChoice
from tests.day_and_night.scenario import table

EIGHT = "a1 b1 c1 d1 e1 f1 g1 h1"


def test_can_i_travel_then_cast_then_travel_on_no():
    """FAQ 1 (R-TURN-3)"""
    game = table(day_hand="day_chant").steps("b1")
    with pytest.raises(IllegalChoice):
        game.casts("day_chant")
    assert game.steps("c1").side("day").at == "c1"


def test_does_a_locked_single_day_tile_count_as_a_temple_no():
    """FAQ 2 (R-MYST-4)"""
    game = table(awakening=True, stones={"b2": 1}, day_temple=f"{EIGHT} h2")
    assert game.tile("b2").locked
    assert (game.side("day").temples, game.winner) == (1, None)


def test_what_can_day_do_on_a_crystal_tile_cast_what_touches_no_crystal_tile():
    """FAQ 3 (R-CRYSTAL-2): everything that does not change or turn that or another crystal tile."""
    game = table(
        day_hand="day_chant day_wish mystify day_ritual warp achievement", day="a1", crystals={"a1": 1, "b1": 1}
    )
    assert game.offers("cast") == ["day_ritual", "day_wish", "mystify", "warp"]
    assert game.copy().casts("day_ritual").places("day") == "a1 a2"
    assert not {"a1", "b1"} & set(game.targets_of("day_wish").split())


def test_what_can_day_do_on_a_crystal_tile_warp_away():
    """FAQ 3 (R-CRYSTAL-5)"""
    game = table(day_hand="warp", crystals={"a1": 1}).casts("warp", "c2")
    assert game.side("day").at == "c2"


def test_what_can_day_do_on_a_crystal_tile_not_travel_so_she_draws_nothing():
    """FAQ 3 (R-CRYSTAL-2)"""
    game = table(crystals={"a1": 1})
    assert game.offers() == ["end"]
    assert game.ends().side("day").hand_count == 0


def test_night_steps_onto_a_tile_does_it_change_no():
    """FAQ 4 (R-TEMPLE-5): only spells change tiles."""
    game = table(to_move="night", night_at="c2", day="c1").steps("c1", "d1")
    assert (game.tile("c1").side, game.tile("d1").side) == ("day", "neutral")


def test_can_night_flip_a_day_tile_with_one_stone_left_yes():
    """FAQ 5 (R-MYST-3): the stone is removed."""
    game = table(turn=4, awakening=True, stones={"c3": 2}, night_hand="night_wish")
    assert game.stones() == {"c3": 1}
    game.ends().casts("night_wish", "c3")
    assert (game.tile("c3").side, game.stones(), game.side("day").supply) == ("night", {}, 8)


def test_only_when_the_last_stone_has_left_is_the_tile_safe():
    """FAQ 5 (R-MYST-2)"""
    game = table(awakening=True, stones={"c3": 1}, night_hand="night_wish").ends()
    assert "c3" not in game.targets_of("night_wish").split()


def test_does_drawing_for_a_step_happen_before_the_next_step_yes():
    """FAQ 6 (R-TRAVEL-1): the player sees each card before deciding on the next step."""
    game = table(day_draws="warp fate mystify")
    seen = []
    for place in ("b1", "c1", "d1"):
        game.steps(place)
        seen.append(game.hand("day"))
        assert game.owed == "day"
    assert seen == ["warp", "fate warp", "fate mystify warp"]


def test_is_the_start_tile_of_the_turn_still_forbidden_after_warp_yes():
    """FAQ 7 (R-TRAVEL-2)"""
    game = table(day_at="b2", day_hand="warp").casts("warp", "b1")
    assert "b2" not in game.offers("step")


def test_can_crystal_sky_refresh_a_crystal_no():
    """FAQ 8 (R-CRYSTAL-1)"""
    game = table(to_move="night", night_hand="crystal_sky", crystals={"a1": 1})
    assert "a1" not in game.targets_of("crystal_sky").split()


def test_day_completes_a_night_temple_with_fate_who_chooses_night():
    """FAQ 9 (R-TEMPLE-2)"""
    game = table(
        day_at="b2",
        day_hand="fate",
        night_at="h1",
        day="h1 a3 b3 c3",
        night="a4 b4 c4 a5 b5 c5 d5",
    ).casts("fate")
    assert (game.active, game.owed) == ("day", "night")
    game.answers("leave:d5", by="night")
    assert game.temple("night") == "a3 b3 c3 a4 b4 c4 a5 b5 c5"
    assert (game.owed, game.hours) == ("day", 5)


# -- choices that interrupt a turn ------------------------------------------------------------------------------------


def test_steal_passion_looks_then_picks_then_use_or_discard_then_targets():
    """Interrupting choices: in this order, all by Day, before the turn goes on."""
    game = table(day_hand="steal_passion", night_hand="night_wish obtain")
    kinds = []
    for key in ("cast:steal_passion", "steal:night_wish", "use", "tile:c3"):
        kinds.append(sorted({offer.partition(":")[0] for offer in game.offers()}))
        assert game.owed == "day"
        game.answers(key)
    assert kinds[1:] == [["steal"], ["discard", "use"], ["tile"]]
    assert "end" in game.offers()


def test_wonder_picks_from_the_sorted_list():
    """Interrupting choices"""
    game = table(day_hand="wonder", day_deck="warp entrap mystify fate fate").casts("wonder")
    assert game.offers() == ["take:entrap", "take:fate", "take:mystify", "take:warp"]


def test_a_temple_with_more_than_nine_tiles_interrupts_the_turn_of_the_other_side():
    """Interrupting choices: the owner names nine, then the turn goes on where it was."""
    game = table(to_move="night", night_hand="night_wish deter", night="e1 h6", day="a1 b1 c1 d1 f1 g1 h1 h2 h3")
    game.casts("night_wish", "e1")
    assert (game.owed, game.view().phase) == ("day", "temple")
    game.answers("leave:h3", by="day")
    assert (game.owed, game.phase, game.hours) == ("night", "cast", 6)
    assert game.casts("deter").tile("h6").side == "day"


def test_rest_discards_interrupt_only_with_more_than_five_cards():
    """Interrupting choices"""
    six = table(day_hand="achievement day_blossom day_chant day_ritual day_wish entrap").ends()
    assert (six.phase, six.active, six.owed) == ("rest", "day", "day")
    assert table(day_hand="achievement day_blossom day_chant day_ritual day_wish").ends().active == "night"


def test_the_way_back_is_open_until_something_hidden_is_shown():
    """Choosing a card and its tiles can be taken back; a drawn card cannot."""
    game = table(day_hand="day_wish").casts("day_wish", "c3")
    assert game.session.can_undo(0)
    game.session.undo(0)
    game.session.undo(0)
    assert (game.places("day"), game.hand("day"), game.hours) == ("", "day_wish", 12)
    game.steps("b1")
    assert not game.session.can_undo(0)


def test_nothing_can_be_cast_while_the_other_side_chooses_its_nine():
    """Interrupting choices: the view of the waiting side offers no card, as the rules accept none (R-TEMPLE-2)."""
    game = table(to_move="night", night_hand="night_wish deter", night="e1 h6", day="a1 b1 c1 d1 f1 g1 h1 h2 h3")
    game.casts("night_wish", "e1")
    assert game.session.pending(1) is None
    assert game.view("night").castable == ()


def test_nobody_looks_into_a_hand_when_the_game_is_over():
    """Interrupting choices: the look lasts as long as Day picks, not beyond a resignation (R-END-3, R-DECK-2)."""
    game = table(day_hand="steal_passion", night_hand="deter mimic").casts("steal_passion")
    game.session.resign(0)
    assert game.winner == "night"
    assert game.view("day").looked_at is None
