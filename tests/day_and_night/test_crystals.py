"""Crystals (R-CRYSTAL) and their supply (R-SUPPLY)."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.day_and_night.scenario import ALL, Game, in_order, table, without

TEMPLE = "a1 b1 c1 d1 e1 f1 g1 h1 h2"


def crystals_of(game: Game) -> str:
    return in_order(game.crystals())


def test_a_crystal_may_be_put_on_any_tile():
    """R-CRYSTAL-1: neutral, Day, Night, temple-tiles and both locations."""
    game = table(
        to_move="night",
        night_hand="crystal_breeze",
        day_temple=TEMPLE,
        night="c6 d6",
        day="b4",
        locked="b6",
        stones={"c4": 2},
        day_at="b4",
        night_at="c6",
    )
    assert game.targets_of("crystal_breeze") == ALL


def test_a_tile_with_a_crystal_is_no_target_for_another():
    """R-CRYSTAL-1: at most one a tile."""
    game = table(to_move="night", night_hand="crystal_breeze crystal_sky", crystals={"a1": 1, "c3": 2})
    for card in ("crystal_breeze", "crystal_sky"):
        assert game.targets_of(card) == without(ALL, "a1 c3")


def test_a_crystal_holds_back_day_the_caster_and_day_the_traveller():
    """R-CRYSTAL-2"""
    game = table(day_hand="day_wish achievement", day="b2", night="a1", crystals={"a1": 1, "b2": 1})
    assert "a1" not in game.targets_of("day_wish").split()
    assert "b2" not in game.targets_of("day_wish").split()
    assert not game.can_cast("achievement")
    assert game.offers("step") == []


def test_night_is_not_restricted_at_all_by_crystals():
    """R-CRYSTAL-2"""
    game = table(to_move="night", night_hand="deter", night="h6", crystals={"h6": 1, "g6": 1})
    assert game.casts("deter").tile("h6").side == "day"
    assert game.steps("g6").side("night").at == "g6"


def test_crystals_leave_at_the_start_of_nights_next_turn():
    """R-CRYSTAL-3, self-check value: Breeze in Night turn 4 is gone at Night's Awaken of turn 5."""
    game = table(turn=4, to_move="night", night_hand="crystal_breeze").casts("crystal_breeze", "a1", "b2")
    assert game.crystals() == {"a1": 1, "b2": 1}
    game.ends()
    assert (game.view().turn, crystals_of(game)) == (5, "a1 b2")
    game.ends()
    assert (game.view().turn, game.active, game.crystals()) == (5, "night", {})
    assert game.side("night").supply == 12


def test_crystal_sky_lasts_through_two_day_turns():
    """R-CRYSTAL-3, self-check value: Sky in Night turn 4 is there in Day turns 5 and 6, gone at Night's turn 6."""
    game = table(turn=4, to_move="night", night_hand="crystal_sky").casts("crystal_sky", "a1", "b2", "c3")
    assert game.crystals() == {"a1": 2, "b2": 2, "c3": 2}
    seen = []
    for _ in range(4):
        game.ends()
        seen.append((game.active, game.view().turn, len(game.crystals())))
    assert seen == [("day", 5, 3), ("night", 5, 3), ("day", 6, 3), ("night", 6, 0)]


def test_each_crystal_keeps_its_own_lifetime():
    """R-CRYSTAL-3"""
    game = table(to_move="night", awakening=True, crystals={"a1": 1, "b2": 2, "c3": 2})
    assert game.crystals() == {"b2": 1, "c3": 1}
    assert game.side("night").supply == 10


def test_stones_may_be_placed_on_a_tile_with_a_crystal():
    """R-CRYSTAL-4"""
    game = table(day_hand="mystify", day="b2 c2", crystals={"b2": 1}).casts("mystify", "b2")
    assert (game.tile("b2").stones, game.tile("b2").crystal) == (2, 1)


def test_a_crystal_stops_neither_the_removal_of_stones_nor_the_lock():
    """R-CRYSTAL-4"""
    game = table(awakening=True, stones={"b2": 1, "c3": 2}, crystals={"b2": 1, "c3": 2})
    assert (game.tile("b2").locked, game.tile("b2").crystal) == (True, 1)
    assert game.stones() == {"c3": 1}


def test_a_crystal_may_be_put_on_a_tile_with_stones():
    """R-CRYSTAL-4"""
    game = table(to_move="night", night_hand="crystal_breeze", stones={"b2": 2}).casts("crystal_breeze", "b2", "c2")
    assert (game.tile("b2").stones, game.tile("b2").crystal) == (2, 1)


def test_nights_own_flip_leaves_the_crystal_in_place():
    """R-CRYSTAL-4"""
    game = table(to_move="night", night_hand="night_wish", stones={"b2": 2}, crystals={"b2": 1})
    game.casts("night_wish", "b2")
    assert (game.tile("b2").side, game.tile("b2").crystal, game.tile("b2").stones) == ("night", 1, 0)


def test_warp_leads_off_and_onto_crystal_tiles():
    """R-CRYSTAL-5"""
    game = table(day_hand="warp", crystals={"a1": 1, "c3": 1}).casts("warp", "c3")
    assert game.side("day").at == "c3"


def test_mislead_leads_off_and_onto_crystal_tiles():
    """R-CRYSTAL-5"""
    game = table(
        to_move="night", night_hand="mislead", night_temple="h1 h2 h3 h4 h5 h6 g6 f6 e6", crystals={"a1": 1, "h3": 1}
    ).casts("mislead", "h3")
    assert game.side("day").at == "h3"


def test_misdirect_leads_onto_crystal_tiles():
    """R-CRYSTAL-5"""
    game = table(day_hand="misdirect", day="h6 b2 c5", crystals={"b2": 1, "h6": 1}).casts("misdirect", "b2")
    assert game.side("night").at == "b2"


def test_with_the_option_warp_leads_neither_off_nor_onto_crystal_tiles():
    """R-CRYSTAL-5, option crystal_blocks_spell_moves."""
    onto = table(day_hand="warp", crystals={"c3": 1}, crystal_blocks_spell_moves=True)
    assert onto.targets_of("warp") == without(ALL, "a1 c3")
    off = table(day_hand="warp", crystals={"a1": 1}, crystal_blocks_spell_moves=True)
    assert not off.can_cast("warp")


def test_with_the_option_mislead_moves_day_neither_off_nor_onto_crystal_tiles():
    """R-CRYSTAL-5, option crystal_blocks_spell_moves."""
    temple = "h1 h2 h3 h4 h5 h6 g6 f6 e6"
    onto = table(
        to_move="night",
        night_hand="mislead",
        night_temple=temple,
        crystals={"h3": 1},
        crystal_blocks_spell_moves=True,
    )
    assert onto.targets_of("mislead") == in_order(without(temple, "h3").split())
    off = table(
        to_move="night",
        night_hand="mislead",
        night_temple=temple,
        crystals={"a1": 1},
        crystal_blocks_spell_moves=True,
    )
    assert not off.can_cast("mislead")


def test_with_the_option_night_is_still_not_restricted():
    """R-CRYSTAL-5, R-CRYSTAL-2: Misdirect moves Night, whom crystals never hold."""
    game = table(day_hand="misdirect", day="h6 b2 c5", crystals={"b2": 1, "h6": 1}, crystal_blocks_spell_moves=True)
    assert game.targets_of("misdirect") == "b2 c5"


@pytest.mark.parametrize("kind", ["locked", "day_temple", "night_temple"])
def test_a_temple_tile_may_carry_a_crystal_that_blocks_days_travel(kind):
    """R-CRYSTAL-6"""
    game = table(to_move="night", night_hand="crystal_breeze", **{kind: TEMPLE if kind != "locked" else "b1"})
    game.casts("crystal_breeze", "b1", "g6").ends()
    assert game.tile("b1").crystal == 1
    assert game.offers("step") == ["a2"]


def test_by_default_breeze_burst_and_sky_may_hit_days_location():
    """R-CRYSTAL-7"""
    for card in ("crystal_breeze", "crystal_sky"):
        assert "a1" in table(to_move="night", night_hand=card).targets_of(card).split()
    burst = table(to_move="night", night_hand="crystal_burst", night_at="b2").casts("crystal_burst")
    assert burst.tile("a1").crystal == 1


def test_with_the_option_only_crystallize_hits_days_location():
    """R-CRYSTAL-7, option only_crystallize_hits_day_location."""
    for card in ("crystal_breeze", "crystal_sky"):
        game = table(to_move="night", night_hand=card, only_crystallize_hits_day_location=True)
        assert game.targets_of(card) == without(ALL, "a1")
    burst = table(
        to_move="night", night_hand="crystal_burst", night_at="b2", only_crystallize_hits_day_location=True
    ).casts("crystal_burst")
    assert crystals_of(burst) == "b1 c1 a2 c2 a3 b3 c3"
    itself = table(to_move="night", night_hand="crystallize", only_crystallize_hits_day_location=True)
    assert itself.casts("crystallize", "a1").crystals() == {"a1": 1}


def test_with_the_option_breeze_burst_and_sky_choose_night_tiles_only():
    """R-CRYSTAL-1, option crystal_night_tiles_only."""
    for card in ("crystal_breeze", "crystal_sky"):
        game = table(to_move="night", night_hand=card, night="b2 c2 d1 e1", day="f1", crystal_night_tiles_only=True)
        assert game.targets_of(card) == "d1 e1 b2 c2"
    burst = table(
        to_move="night",
        night_hand="crystal_burst",
        night_at="b2",
        night="a1 c3 h6",
        day="b1",
        crystal_night_tiles_only=True,
    ).casts("crystal_burst")
    assert crystals_of(burst) == "a1 c3"


def test_with_the_option_crystallize_itself_may_still_hit_any_location():
    """R-CRYSTAL-1, option crystal_night_tiles_only: it restricts Breeze, Burst and Sky."""
    game = table(to_move="night", night_hand="crystallize", crystal_night_tiles_only=True)
    assert game.targets_of("crystallize") == "a1 h6"


def test_with_the_option_and_no_night_tile_breeze_cannot_be_cast():
    """R-CRYSTAL-1, R-CAST-2, option crystal_night_tiles_only."""
    game = table(to_move="night", night_hand="crystal_breeze crystal_burst crystal_sky", crystal_night_tiles_only=True)
    assert game.offers("cast") == []


# -- the supply (R-SUPPLY) --------------------------------------------------------------------------------------------

ELEVEN = dict.fromkeys(["a3", "a4", "a5", "a6", "b3", "b4", "b5", "b6", "c5", "c6", "d6"], 2)


def test_with_no_crystal_left_no_crystallize_spell_can_be_cast():
    """R-SUPPLY-1"""
    game = table(
        to_move="night",
        night_hand="crystal_breeze crystal_burst crystal_sky crystallize",
        crystals=ELEVEN | {"e6": 1},
    )
    assert game.side("night").supply == 0
    assert game.offers("cast") == []


def test_with_one_crystal_left_breeze_places_one():
    """R-SUPPLY-1: the caster chooses where."""
    game = table(to_move="night", night_hand="crystal_breeze", crystals=ELEVEN)
    found = game.outcomes("cast:crystal_breeze", lambda after: in_order(set(after.crystals()) - set(ELEVEN)))
    assert found == set(without(ALL, " ".join(ELEVEN)).split())


def test_with_two_crystals_left_sky_places_two():
    """R-SUPPLY-1"""
    ten = dict(list(ELEVEN.items())[:10])
    game = table(to_move="night", night_hand="crystal_sky", crystals=ten).casts("crystal_sky", "a1", "h1")
    assert (game.tile("a1").crystal, game.tile("h1").crystal, len(game.crystals())) == (2, 2, 12)
    assert "end" in game.offers()


def test_when_the_supply_is_too_small_for_burst_night_picks_the_tiles():
    """R-SUPPLY-1: two crystals left, three tiles around the corner; every pair can be reached."""
    ten = dict(list(ELEVEN.items())[:10])
    game = table(to_move="night", night_hand="crystal_burst", crystals=ten)
    found = game.outcomes("cast:crystal_burst", lambda after: in_order(set(after.crystals()) - set(ten)))
    assert found == {in_order(pair) for pair in combinations(("g6", "g5", "h5"), 2)}


def test_when_the_supply_is_just_enough_burst_asks_nothing():
    """R-SUPPLY-1"""
    nine = dict(list(ELEVEN.items())[:9])
    game = table(to_move="night", night_hand="crystal_burst", crystals=nine).casts("crystal_burst")
    assert "end" in game.offers()
    assert game.side("night").supply == 0
