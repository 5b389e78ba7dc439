"""Mystic stones (R-MYST) and their supply (R-SUPPLY)."""

from __future__ import annotations

import pytest

from tests.day_and_night.scenario import Game, table

NINE_LESS_ONE = "a1 b1 c1 d1 e1 f1 g1 h1"


def stones_of(game: Game) -> tuple[tuple[str, int], ...]:
    return tuple(sorted(game.stones().items()))


def test_stones_go_on_day_tiles_only():
    """R-MYST-1"""
    game = table(day_hand="mystify", day="b2 c5", night="d1")
    assert game.targets_of("mystify") == "b2 c5"


def test_stones_do_not_go_on_temple_tiles():
    """R-MYST-1"""
    game = table(day_hand="mystify", day="b6 c6", locked="f6", day_temple=f"{NINE_LESS_ONE} h2")
    assert game.targets_of("mystify") == "b6 c6"


def test_stones_do_not_go_on_a_tile_that_carries_some():
    """R-MYST-1"""
    game = table(day_hand="mystify", day="b2 c5", stones={"d1": 1, "e1": 2})
    assert game.targets_of("mystify") == "b2 c5"


def test_mystify_of_turn_3_locks_in_turn_5():
    """R-MYST-2, self-check value: 1 stone after Awaken of Day turn 4, locked after Awaken of Day turn 5."""
    game = table(turn=3, day_hand="mystify", day="b2 c5").casts("mystify", "b2")
    assert game.stones() == {"b2": 2}
    game.ends().ends()
    assert (game.view().turn, game.stones(), game.tile("b2").locked) == (4, {"b2": 1}, False)
    game.ends()
    assert not game.tile("b2").locked
    game.ends()
    assert (game.view().turn, game.stones(), game.tile("b2").locked) == (5, {}, True)


def test_a_single_stone_locks_at_the_very_next_awakening():
    """R-MYST-2"""
    game = table(turn=3, day_hand="wishing_well", day="b2 c5").casts("wishing_well", "b2")
    assert game.ends().stones() == {"b2": 1}
    game.ends()
    assert (game.view().turn, game.tile("b2").locked) == (4, True)


def test_each_awakening_takes_one_stone_off_every_tile():
    """R-MYST-2"""
    game = table(awakening=True, stones={"a1": 2, "c3": 1, "f5": 2})
    assert game.stones() == {"a1": 1, "f5": 1}
    assert game.locked() == "c3"


def test_the_stone_taken_off_returns_to_the_supply():
    """R-MYST-2, R-SUPPLY-1"""
    game = table(awakening=True, stones={"a1": 2, "c3": 1, "f5": 2})
    assert game.side("day").supply == 6


def test_a_locked_tile_is_a_day_tile_that_cannot_be_changed():
    """R-MYST-2, R-CHANGE-2"""
    game = table(awakening=True, stones={"c3": 1}, night_hand="night_wish")
    game.ends()
    assert (game.tile("c3").side, game.tile("c3").locked, game.tile("c3").stones) == ("day", True, 0)
    assert "c3" not in game.targets_of("night_wish").split()


def test_night_may_change_a_tile_with_stones_and_they_return_to_the_supply():
    """R-MYST-3"""
    game = table(to_move="night", night_hand="night_wish", stones={"c3": 2, "a1": 1})
    assert game.side("day").supply == 5
    game.casts("night_wish", "c3")
    assert (game.tile("c3").side, game.stones()) == ("night", {"a1": 1})
    assert game.side("day").supply == 7


def test_night_may_turn_over_a_tile_with_stones():
    """R-MYST-3"""
    game = table(to_move="night", night_hand="deter", night_at="c3", stones={"c3": 2}).casts("deter")
    assert (game.tile("c3").side, game.stones(), game.side("day").supply) == ("night", {}, 8)


def test_the_tile_is_an_ordinary_night_tile_afterwards():
    """R-MYST-3: nothing locks at Day's next awakenings."""
    game = table(to_move="night", night_hand="night_wish", stones={"c3": 1}).casts("night_wish", "c3").ends()
    assert (game.tile("c3").side, game.tile("c3").locked) == ("night", False)


def test_stones_are_lost_when_day_flips_her_own_tile():
    """R-MYST-3"""
    game = table(day_hand="day_chant", stones={"a1": 2}).casts("day_chant")
    assert (game.tile("a1").side, game.stones(), game.side("day").supply) == ("night", {}, 8)


def test_a_single_temple_tile_is_no_temple():
    """R-MYST-4"""
    game = table(awakening=True, stones={"c3": 1})
    assert game.side("day").temples == 0
    assert game.tile("c3").temple == 0
    assert game.winner is None


def test_twenty_single_temple_tiles_win_nothing():
    """R-MYST-4: they do not count towards victory by themselves."""
    singles = "a1 c1 e1 g1 b2 d2 f2 h2 a3 c3 g3 b4 h4 a5 c5 e5 g5 b6 d6 f6"
    game = table(awakening=True, locked=singles.replace("c3 ", ""), stones={"c3": 1})
    assert len(game.locked().split()) == 20
    assert (game.side("day").temples, game.winner) == (0, None)


def test_a_single_temple_tile_can_be_one_of_the_nine():
    """R-MYST-4"""
    game = table(day_hand="day_chant", day_at="h2", day="a1 b1 c1 d1 e1", locked="f1 g1 h1").casts("day_chant")
    assert game.temple("day") == f"{NINE_LESS_ONE} h2"


def test_the_lock_does_not_make_the_tile_part_of_a_temple_but_the_temple_does():
    """R-MYST-4: `locked` and the temple's number are two things."""
    game = table(day_hand="day_chant", day_at="h2", day="a1 b1 c1 d1 e1", locked="f1 g1 h1 b4")
    assert [(game.tile(place).locked, game.tile(place).temple) for place in ("f1", "b4")] == [(True, 0), (True, 0)]
    game.casts("day_chant")
    assert [(game.tile(place).locked, game.tile(place).temple) for place in ("f1", "b4")] == [(True, 1), (True, 0)]


def test_nine_day_tiles_with_three_single_temple_tiles_are_temple_1():
    """R-MYST-4, R-TEMPLE-3, self-check value: the three carry temple number 1."""
    game = table(day_hand="day_chant", day_at="h2", day="a1 b1 c1 d1 e1", locked="f1 g1 h1").casts("day_chant")
    assert game.side("day").temples == 1
    assert [game.tile(place).temple for place in ("f1", "g1", "h1")] == [1, 1, 1]


# -- the supply (R-SUPPLY) --------------------------------------------------------------------------------------------


def test_with_no_stone_left_no_mystify_spell_can_be_cast():
    """R-SUPPLY-1"""
    game = table(
        day_hand="mystify morning_mist wishing_pond wishing_well",
        day="a1 c4 c5",
        stones={"b6": 2, "d6": 2, "f6": 2, "h6": 2},
    )
    assert game.side("day").supply == 0
    assert game.offers("cast") == []


def test_with_one_stone_left_mystify_places_one():
    """R-SUPPLY-1"""
    game = table(day_hand="mystify", day="a1 c4", stones={"b6": 2, "d6": 2, "f6": 2, "h6": 1})
    game.casts("mystify", "c4")
    assert (game.tile("c4").stones, game.side("day").supply) == (1, 0)


def test_with_one_stone_left_wishing_pond_places_one():
    """R-SUPPLY-1"""
    game = table(day_hand="wishing_pond", day="a1", stones={"b6": 2, "d6": 2, "f6": 2, "h6": 1})
    assert game.casts("wishing_pond").tile("a1").stones == 1


@pytest.mark.parametrize(
    ("laid", "expected"),
    [
        ({"b6": 2, "d6": 2}, {(2, 2)}),
        ({"b6": 2, "d6": 2, "f6": 1}, {(2, 1), (1, 2)}),
        ({"b6": 2, "d6": 2, "f6": 2}, {(2, 0), (1, 1), (0, 2)}),
        ({"b6": 2, "d6": 2, "f6": 2, "h6": 1}, {(1, 0), (0, 1)}),
    ],
    ids=["four left", "three left", "two left", "one left"],
)
def test_morning_mist_places_what_is_left_where_the_caster_chooses(laid, expected):
    """R-SUPPLY-1: as many as remain, choosing where; every split of them can be reached."""
    game = table(day_hand="morning_mist", day="a1 c4", stones=laid)
    found = game.outcomes("cast:morning_mist", lambda after: (after.tile("a1").stones, after.tile("c4").stones))
    assert found == expected


def test_morning_mist_on_the_only_tile_places_what_is_left():
    """R-SUPPLY-1, R-CAST-3"""
    game = table(day_hand="morning_mist", day="a1", stones={"b6": 2, "d6": 2, "f6": 2, "h6": 1})
    assert game.outcomes("cast:morning_mist", stones_of) == {
        (("a1", 1), ("b6", 2), ("d6", 2), ("f6", 2), ("h6", 1)),
    }


def test_stones_given_back_by_a_flip_can_be_placed_again_in_the_same_turn():
    """R-SUPPLY-1, R-MYST-3"""
    game = table(day_hand="day_wish mystify", day="a1", stones={"b6": 2, "d6": 2, "f6": 2, "h6": 2}).casts(
        "day_wish", "b6"
    )
    game.casts("mystify")
    assert (game.stones(), game.side("day").supply) == ({"a1": 2, "d6": 2, "f6": 2, "h6": 2}, 0)


def test_locking_frees_stones_for_more():
    """R-SUPPLY-1: markers are unlimited, stones come back."""
    game = table(awakening=True, day_hand="mystify", day="a1", stones={"b6": 1, "d6": 2, "f6": 2, "h6": 2})
    assert game.side("day").supply == 8 - 3
    assert game.casts("mystify").side("day").supply == 3


def test_single_temple_tiles_are_not_limited_by_the_markers_in_the_box():
    """R-SUPPLY-1: 18 Day markers in the box, more tiles may lock."""
    singles = "a1 c1 e1 g1 b2 d2 f2 h2 a3 c3 g3 b4 h4 a5 c5 e5 g5 b6"
    game = table(awakening=True, locked=singles, stones={"d6": 1, "f6": 1})
    assert len(game.locked().split()) == 20


def test_with_three_stones_left_the_question_says_which_tile_gets_two():
    """R-SUPPLY-1: choosing where means knowing what the first and the second choice bring."""
    plenty = table(day_hand="morning_mist", day="a1 c4 e1").casts("morning_mist")
    scarce = table(day_hand="morning_mist", day="a1 c4 e1", stones={"b6": 2, "d6": 2, "f6": 1}).casts("morning_mist")
    assert (scarce.ask.about, scarce.ask.options) != (plenty.ask.about, plenty.ask.options)
