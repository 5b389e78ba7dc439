"""Turning over and changing, the flag of changed Day tiles, warnings before a tile is given away (R-CHANGE, R-FLAG)."""

from __future__ import annotations

import pytest

from tests.day_and_night.scenario import ALL, table, without

TEMPLE = "d1 e1 f1 g1 h1 h2 h3 h4 h5"


def test_turning_over_a_day_tile_makes_it_night():
    """R-CHANGE-1"""
    game = table(day_hand="achievement", night_at="c2", day="c2")
    assert game.casts("achievement").tile("c2").side == "night"


def test_turning_over_a_night_tile_makes_it_day():
    """R-CHANGE-1"""
    game = table(to_move="night", night_hand="deter", night_at="c2", night="c2")
    assert game.casts("deter").tile("c2").side == "day"


def test_a_neutral_tile_cannot_be_turned_over():
    """R-CHANGE-1"""
    assert not table(to_move="night", night_hand="deter").can_cast("deter")


def test_changing_a_neutral_tile_makes_it_the_casters():
    """R-CHANGE-1"""
    assert table(day_hand="entrap").casts("entrap").tile("h6").side == "day"
    assert table(to_move="night", night_hand="night_chant").casts("night_chant").tile("h6").side == "night"


def test_changing_the_other_sides_tile_takes_it():
    """R-CHANGE-1"""
    assert table(day_hand="entrap", night="h6").casts("entrap").tile("h6").side == "day"


def test_changing_the_own_tile_hands_it_over():
    """R-CHANGE-1"""
    assert table(day_hand="entrap", day="h6").casts("entrap").tile("h6").side == "night"


@pytest.mark.parametrize("kind", ["locked", "day_temple", "night_temple"])
def test_temple_tiles_cannot_be_changed(kind):
    """R-CHANGE-2: of either side, single ones too."""
    places = TEMPLE if kind != "locked" else "d1 h5"
    for side in ("day", "night"):
        game = table(to_move=side, **{f"{side}_hand": f"{side}_wish", kind: places})
        assert game.targets_of(f"{side}_wish") == without(ALL, places)


@pytest.mark.parametrize("kind", ["locked", "day_temple", "night_temple"])
def test_temple_tiles_cannot_be_turned_over(kind):
    """R-CHANGE-2"""
    places = TEMPLE if kind != "locked" else "h5"
    game = table(to_move="night", night_hand="shift deter", night_at="h5", day_at="a1", day="g6", **{kind: places})
    assert not game.can_cast("deter")
    game.casts("shift")
    assert game.places("night") == (f"{TEMPLE} g6" if kind == "night_temple" else "g6")


def test_day_cannot_change_a_tile_with_a_crystal():
    """R-CHANGE-3"""
    game = table(day_hand="day_wish", night="c2", day="b2", crystals={"c2": 1, "b2": 1, "a1": 2})
    assert game.targets_of("day_wish") == without(ALL, "c2 b2 a1")


def test_day_cannot_turn_over_a_tile_with_a_crystal():
    """R-CHANGE-3"""
    assert not table(day_hand="achievement", night="h6", crystals={"h6": 1}).can_cast("achievement")


def test_night_changes_tiles_with_crystals():
    """R-CHANGE-3"""
    game = table(to_move="night", night_hand="night_wish", crystals={"c2": 1, "b2": 1})
    assert game.targets_of("night_wish") == ALL
    assert game.casts("night_wish", "c2").tile("c2").side == "night"


def test_night_turns_over_tiles_with_crystals():
    """R-CHANGE-3"""
    game = table(to_move="night", night_hand="deter", day="h6", crystals={"h6": 1}).casts("deter")
    assert (game.tile("h6").side, game.tile("h6").crystal) == ("night", 1)


def test_a_tile_never_becomes_neutral_again_and_flips_any_number_of_times():
    """R-CHANGE-4"""
    game = table(day_hand="day_chant day_chant day_chant day_chant day_chant")
    sides = [game.casts("day_chant").tile("a1").side for _ in range(5)]
    assert sides == ["day", "night", "day", "night", "day"]


def test_tiles_never_run_out():
    """R-CHANGE-4: with 43 tiles of both sides on the board the last one can still be taken."""
    chequered = [place for place in ALL.split() if (ord(place[0]) + int(place[1])) % 2]
    others = [place for place in ALL.split() if place not in chequered]
    game = table(day=" ".join(chequered[1:]), night=" ".join(others), day_hand="day_wish")
    game.casts("day_wish", chequered[0])
    assert (len(game.places("day").split()), len(game.places("night").split())) == (22, 22)


def test_the_flag_is_set_by_changing_a_day_tile():
    """R-FLAG-1"""
    game = table(to_move="night", night_hand="night_chant night_advantage", day="h6")
    assert not game.can_cast("night_advantage")
    assert game.casts("night_chant").can_cast("night_advantage")


def test_the_flag_is_set_by_turning_over_a_day_tile():
    """R-FLAG-1"""
    game = table(to_move="night", night_hand="deter night_advantage", day="h6")
    assert game.casts("deter").can_cast("night_advantage")


def test_the_flag_is_not_set_by_a_night_tile_that_becomes_day():
    """R-FLAG-1"""
    game = table(to_move="night", night_hand="night_chant night_advantage", night="h6")
    assert not game.casts("night_chant").can_cast("night_advantage")


def test_the_flag_is_not_set_by_a_neutral_tile():
    """R-FLAG-1"""
    game = table(to_move="night", night_hand="night_chant night_advantage")
    assert not game.casts("night_chant").can_cast("night_advantage")


def test_the_flag_is_set_whoever_caused_it():
    """R-FLAG-1: Day gives a tile away and then uses a stolen Night Advantage."""
    game = table(day_hand="day_chant steal_passion", day="a1", night_hand="night_advantage", day_draws="warp fate fate")
    game.casts("day_chant").uses_stolen("night_advantage")
    assert game.hand("day") == "fate fate warp"


def test_the_flag_stays_for_the_rest_of_the_turn():
    """R-FLAG-1: even when the tile has become Day again."""
    game = table(to_move="night", night_hand="night_chant night_chant night_meditation", day="h6")
    game.casts("night_chant").casts("night_chant")
    assert game.tile("h6").side == "day"
    assert game.can_cast("night_meditation")


def test_with_strict_changed_turning_over_does_not_set_the_flag():
    """R-FLAG-1, option strict_changed."""
    game = table(to_move="night", night_hand="deter night_advantage", day="h6", strict_changed=True)
    assert not game.casts("deter").can_cast("night_advantage")


def test_with_strict_changed_changing_still_sets_the_flag():
    """R-FLAG-1, option strict_changed."""
    game = table(to_move="night", night_hand="night_chant night_advantage", day="h6", strict_changed=True)
    assert game.casts("night_chant").can_cast("night_advantage")


def test_with_strict_changed_the_first_half_of_deviate_does_not_count_and_the_second_does():
    """R-FLAG-1, option strict_changed: Deviate turns over Day's location and changes Night's."""
    first = table(to_move="night", night_hand="deviate night_advantage", day="a1", strict_changed=True)
    assert not first.casts("deviate").can_cast("night_advantage")
    second = table(to_move="night", night_hand="deviate night_advantage", day="h6", strict_changed=True)
    assert second.casts("deviate").can_cast("night_advantage")


# -- confirmation: a chosen effect that gives an own tile away (section 7) --------------------------------------------


@pytest.mark.parametrize(
    ("card", "own", "target"),
    [
        ("day_ritual", "b1", "b1"),
        ("day_wish", "c5", "c5"),
        ("day_instability", "b1", "b1"),
        ("achievement", "a1", "a1"),
        ("flourish", "b2", "b2"),
    ],
)
def test_choosing_a_tile_that_would_be_given_away_asks_for_confirmation(card, own, target):
    """R-CHANGE-1: changing one's own tile hands it over; the option carries a caution."""
    game = table(day_hand=card, day=f"{own} h6", night="h5", crystals={"h5": 1}).answers(f"cast:{card}")
    if card == "achievement":
        assert "tile:h6" in game.offers()
    assert game.caution(f"tile:{target}") is not None


@pytest.mark.parametrize("card", ["day_ritual", "day_wish", "day_instability", "flourish"])
def test_choosing_a_neutral_tile_asks_for_no_confirmation(card):
    """R-CHANGE-1"""
    game = table(day_hand=card, day="h6").answers(f"cast:{card}")
    assert game.caution("tile:b1") is None


def test_choosing_a_tile_of_the_other_side_asks_for_no_confirmation():
    """R-CHANGE-1"""
    game = table(day_hand="day_wish", night="b1").answers("cast:day_wish")
    assert game.caution("tile:b1") is None


@pytest.mark.parametrize(
    ("card", "own"),
    [("day_chant", "a1"), ("day_meditation", "a1"), ("entrap", "h6"), ("fate", "b2")],
)
def test_a_day_spell_without_a_choice_warns_before_it_gives_a_tile_away(card, own):
    """R-CHANGE-1: the caution is at the casting itself."""
    game = table(day_hand=card, day=f"{own} h6")
    assert game.caution(f"cast:{card}") is not None


@pytest.mark.parametrize(
    ("card", "own"),
    [("night_chant", "h6"), ("deter", "h6"), ("night_meditation", "h6"), ("shift", "g6"), ("deviate", "a1")],
)
def test_a_night_spell_without_a_choice_warns_before_it_gives_a_tile_away(card, own):
    """R-CHANGE-1"""
    game = table(to_move="night", night_hand=card, night=own, day_changed=True)
    assert game.caution(f"cast:{card}") is not None


@pytest.mark.parametrize(("card", "side"), [("day_chant", "day"), ("entrap", "day"), ("night_chant", "night")])
def test_a_spell_that_only_gains_tiles_warns_of_nothing(card, side):
    """R-CHANGE-1"""
    assert table(to_move=side, **{f"{side}_hand": card}).caution(f"cast:{card}") is None


def test_a_spell_whose_only_target_is_an_own_tile_warns_somewhere_before_it_is_done():
    """R-CHANGE-1: Achievement with no other location to choose."""
    game = table(day_hand="achievement", day="a1")
    warned = game.caution("cast:achievement") is not None
    game.answers("cast:achievement")
    if game.offers("tile"):
        warned = warned or game.caution("tile:a1") is not None
    else:
        assert game.tile("a1").side == "night"
    assert warned


def test_a_forced_pair_of_targets_warns_somewhere_before_it_is_done():
    """R-CHANGE-1, R-CAST-3: Mimic with two legal tiles, one of them Night's own."""
    game = table(to_move="night", night_hand="mimic", night="h6 h5")
    warned = game.caution("cast:mimic") is not None
    game.answers("cast:mimic")
    if game.offers("tile"):
        warned = warned or game.caution("tile:h5") is not None
    assert warned


def test_stealing_a_card_that_would_give_a_day_tile_away_warns():
    """R-STOLEN, R-CHANGE-1: Day is the caster, so it is her own tile that counts."""
    game = table(day_hand="steal_passion", night_hand="night_chant", day="h6").steals("night_chant")
    assert game.caution("use") is not None


def test_stealing_a_card_that_takes_a_night_tile_does_not_warn():
    """R-STOLEN, R-CHANGE-1"""
    game = table(day_hand="steal_passion", night_hand="night_chant deter", night="h6").steals("night_chant")
    assert game.caution("use") is None


def test_a_spell_that_leaves_a_choice_does_not_warn_at_the_casting():
    """R-CHANGE-1: one of the tiles is Day's own, but another can be chosen."""
    assert table(day_hand="day_ritual", day="b1").caution("cast:day_ritual") is None
    assert table(to_move="night", night_hand="mimic", night="c2 b2", night_at="c2").caution("cast:mimic") is None
