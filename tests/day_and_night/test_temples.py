"""Temples: when nine tiles become one, and who chooses which (R-TEMPLE)."""

from __future__ import annotations

from itertools import combinations

import pytest

from engine.core.errors import IllegalChoice
from tests.day_and_night.scenario import Game, in_order, table
from tests.day_and_night.test_board import bordering

EIGHT = "a1 b1 c1 d1 e1 f1 g1 h1"
DAY_TEMPLE = f"{EIGHT} h2"
NIGHT_TEMPLE = "a6 b6 c6 d6 e6 f6 g6 h6 h5"


def is_connected(places: tuple[str, ...]) -> bool:
    found, todo = {places[0]}, [places[0]]
    while todo:
        for other in bordering(todo.pop()):
            if other in places and other not in found:
                found.add(other)
                todo.append(other)
    return len(found) == len(places)


def connected_nines(places: str) -> set[str]:
    """Every connected choice of nine of these tiles."""
    return {in_order(nine) for nine in combinations(places.split(), 9) if is_connected(nine)}


def first_temple_of_day(game: Game) -> str:
    return game.temple("day")


# -- nine connected tiles ---------------------------------------------------------------------------------------------


def test_the_ninth_connected_tile_completes_a_temple_at_once():
    """R-TEMPLE-1"""
    game = table(day_hand="day_chant", day_at="h2", day=EIGHT).casts("day_chant")
    assert game.side("day").temples == 1
    assert game.temple("day") == DAY_TEMPLE
    assert game.owed == "day"


def test_eight_connected_tiles_are_no_temple():
    """R-TEMPLE-1"""
    game = table(day_hand="day_chant", day_at="h1", day="a1 b1 c1 d1 e1 f1 g1").casts("day_chant")
    assert (game.side("day").temples, game.side("day").largest) == (0, 8)


def test_tiles_that_touch_only_diagonally_are_not_connected():
    """R-TEMPLE-1: orthogonal only."""
    game = table(day_hand="day_chant", day_at="h3", day="a1 b1 c1 d1 e1 f1 g1 h2").casts("day_chant")
    assert game.side("day").temples == 0


@pytest.mark.parametrize(
    "places",
    [
        "a1 b1 c1 a2 b2 c2 a3 b3 c3",
        "a1 a2 a3 a4 a5 a6 b6 c6 d6",
        "b1 b2 b3 a2 c2 d2 e2 b4 b5",
        "h1 h2 g2 g3 f3 g4 g5 f5 f6",
    ],
    ids=["square", "corner", "cross", "snake"],
)
def test_any_shape_will_do(places):
    """R-TEMPLE-1"""
    last = places.split()[4]
    others = " ".join(place for place in places.split() if place != last)
    game = table(day_hand="day_chant", day_at=last, day=others).casts("day_chant")
    assert game.temple("day") == in_order(places.split())


def test_night_builds_temples_in_the_same_way():
    """R-TEMPLE-1"""
    game = table(to_move="night", night_hand="night_chant", night_at="h2", night=EIGHT).casts("night_chant")
    assert game.temple("night") == DAY_TEMPLE
    assert game.side("night").temples == 1


def test_tiles_of_an_earlier_temple_do_not_count_for_the_next():
    """R-TEMPLE-1, R-TEMPLE-3: nor do they link what lies on both sides of them."""
    game = table(
        day_temple="a3 b3 c3 c4 c5 c6 c1 c2 d2", day="a1 a2 b1 b2 a4 a5 a6 b4", day_hand="day_chant", day_at="b5"
    )
    game.casts("day_chant")
    assert (game.side("day").temples, game.side("day").largest) == (1, 5)


def test_exactly_nine_ask_nothing():
    """R-TEMPLE-2: completion is compulsory and there is nothing to choose."""
    game = table(day_hand="day_chant", day_at="h2", day=EIGHT).casts("day_chant")
    assert "end" in game.offers()


# -- more than nine ---------------------------------------------------------------------------------------------------


def test_with_more_than_nine_the_owner_chooses():
    """R-TEMPLE-2"""
    game = table(day_hand="day_chant", day_at="e1", day="a1 b1 c1 d1 f1 g1 h1 h2 h3").casts("day_chant")
    assert game.owed == "day"
    assert game.offers() == ["keep", "leave:a1", "leave:h3"]


def test_completion_is_compulsory():
    """R-TEMPLE-2: nothing but choices of nine is offered."""
    game = table(day_hand="day_chant", day_at="e1", day="a1 b1 c1 d1 f1 g1 h1 h2 h3").casts("day_chant")
    with pytest.raises(IllegalChoice):
        game.answers("end")
    for key in game.offers():
        after = game.copy().answers(key)
        while "keep" in after.offers():
            after.answers("keep")
        assert len(after.temple("day").split()) == 9


def test_the_tile_left_out_is_not_in_the_temple():
    """R-TEMPLE-2, R-TEMPLE-4: it stays an ordinary Day tile."""
    game = table(day_hand="day_chant", day_at="e1", day="a1 b1 c1 d1 f1 g1 h1 h2 h3").casts("day_chant")
    game.answers("leave:a1")
    assert game.temple("day") == "b1 c1 d1 e1 f1 g1 h1 h2 h3"
    assert (game.tile("a1").side, game.tile("a1").locked, game.tile("a1").temple) == ("day", False, 0)


@pytest.mark.parametrize(
    "places",
    [
        "a1 b1 c1 d1 e1 f1 g1 h1 h2 h3",
        "a1 b1 c1 a2 b2 c2 a3 b3 c3 a4 b4",
        "a1 b1 c1 d1 e1 f1 c2 b2 b3 b4 b5 a5",
        "a1 a2 a3 a4 a5 a6 b1 b3 b5 c1 c5 c6 b6",
    ],
    ids=["line of ten", "block of eleven", "branches of twelve", "loops of thirteen"],
)
def test_any_nine_connected_tiles_can_be_named_and_no_others(places):
    """R-TEMPLE-2: the nine must be connected among themselves."""
    game = table(awakening=True, day=places)
    assert game.outcomes(None, first_temple_of_day) == connected_nines(places)


def test_the_owner_chooses_even_in_the_other_sides_turn():
    """R-TEMPLE-2: the game waits for the inactive owner and then goes on with the active side."""
    game = table(to_move="night", night_hand="night_wish", day="a1 b1 c1 d1 f1 g1 h1 h2 h3", night="e1")
    game.casts("night_wish", "e1")
    assert (game.active, game.owed) == ("night", "day")
    game.answers("leave:h3", by="day")
    assert game.temple("day") == DAY_TEMPLE
    assert (game.active, game.owed, game.hours) == ("night", "night", 6)


def test_a_proposal_is_offered_as_the_default():
    """R-TEMPLE-2: the automatic choice of section 8."""
    game = table(day_hand="day_chant", day_at="e1", day="a1 b1 c1 d1 f1 g1 h1 h2 h3").casts("day_chant")
    assert game.ask.proposal == ("keep",)
    assert game.ask.option("keep") is not None


# -- what becomes of the nine -----------------------------------------------------------------------------------------


def test_the_nine_are_locked_for_good():
    """R-TEMPLE-3, R-CHANGE-2"""
    game = table(day_hand="day_chant", day_at="h2", day=EIGHT, night_hand="night_wish").casts("day_chant")
    assert game.locked() == DAY_TEMPLE
    game.ends()
    assert not set(game.targets_of("night_wish").split()) & set(DAY_TEMPLE.split())


def test_stones_on_the_nine_return_to_the_supply():
    """R-TEMPLE-3"""
    game = table(day_hand="day_chant", day_at="h2", day=EIGHT, stones={"a1": 2, "b1": 1, "c4": 2}).casts("day_chant")
    assert game.stones() == {"c4": 2}
    assert game.side("day").supply == 6


def test_stones_on_tiles_left_out_stay():
    """R-TEMPLE-3, R-TEMPLE-4"""
    game = table(day_hand="day_chant", day_at="h2", day=EIGHT, stones={"h3": 2, "a1": 1}).casts("day_chant")
    game.answers("leave:h3")
    assert game.stones() == {"h3": 2}


def test_crystals_on_the_nine_stay_for_their_lifetime():
    """R-TEMPLE-3"""
    game = table(day_hand="day_chant", day_at="h2", day=EIGHT, crystals={"c1": 2, "d1": 1}).casts("day_chant")
    assert game.crystals() == {"c1": 2, "d1": 1}
    assert game.ends().crystals() == {"c1": 1}
    assert game.ends().ends().crystals() == {}


def test_the_second_temple_may_border_the_first():
    """R-TEMPLE-3"""
    game = table(day_hand="day_chant", day_at="h3", day_temple=DAY_TEMPLE, day="a2 b2 c2 d2 e2 f2 g2 g3").casts(
        "day_chant"
    )
    assert game.temple("day", 2) == "a2 b2 c2 d2 e2 f2 g2 g3 h3"
    assert game.winner == "day"


def test_unused_tiles_stay_ordinary_or_single_temple_tiles():
    """R-TEMPLE-4"""
    game = table(day_hand="day_chant", day_at="e1", day="a1 b1 c1 d1 f1 g1 h1 h2", locked="h3").casts("day_chant")
    game.answers("leave:h3")
    assert (game.tile("h3").side, game.tile("h3").locked, game.tile("h3").temple) == ("day", True, 0)


def test_eighteen_tiles_that_split_into_two_nines_win_at_once():
    """R-TEMPLE-4: the next temple completes at once."""
    row = "a2 b2 c2 d2 e2 f2 g2 h2"
    game = table(awakening=True, day=f"{EIGHT} {row} a3 a4")
    for place in ("a4", "a3", "a2", "b2", "c2", "d2", "e2", "f2", "g2"):
        game.answers(f"leave:{place}")
    assert game.temple("day") == DAY_TEMPLE
    assert game.temple("day", 2) == "a2 b2 c2 d2 e2 f2 g2 a3 a4"
    assert game.winner == "day"


def test_eighteen_tiles_whose_rest_falls_apart_are_one_temple():
    """R-TEMPLE-4: nine taken from the middle leave two groups of fewer than nine."""
    line = "a1 b1 c1 d1 e1 f1 g1 h1 h2 h3 h4 h5 h6 g6 f6 e6 d6 c6"
    game = table(awakening=True, day=line)
    for place in ("a1", "b1", "c1", "d1", "c6", "d6", "e6", "f6", "g6"):
        game.answers(f"leave:{place}")
    assert game.side("day").temples == 1
    assert game.winner is None
    assert game.temple("day") == "e1 f1 g1 h1 h2 h3 h4 h5 h6"


def test_of_17_tiles_the_eight_left_over_need_one_more():
    """R-TEMPLE-4, self-check value: one more tile bordering them completes temple 2."""
    row = "a2 b2 c2 d2 e2 f2 g2"
    game = table(awakening=True, day_hand="day_ritual", day_at="a3", day=f"{EIGHT} {row} h2 a3")
    for place in ("a3", "a2", "b2", "c2", "d2", "e2", "f2", "g2"):
        game.answers(f"leave:{place}")
    assert (game.temple("day"), game.side("day").temples, game.side("day").largest) == (DAY_TEMPLE, 1, 8)
    game.casts("day_ritual", "b3")
    assert game.winner == "day"
    assert game.temple("day", 2) == in_order([*row.split(), "a3", "b3"])


# -- when it is checked -----------------------------------------------------------------------------------------------


def test_temples_are_checked_after_a_stolen_card():
    """R-TEMPLE-5"""
    game = table(day_hand="steal_passion", night_hand="night_rapture", day=EIGHT).uses_stolen("night_rapture", "h2")
    assert game.temple("day") == DAY_TEMPLE


def test_a_night_spell_may_complete_a_day_temple():
    """R-TEMPLE-5"""
    game = table(to_move="night", night_hand="deter", day=EIGHT, night="h2", night_at="h2").casts("deter")
    assert game.temple("day") == DAY_TEMPLE
    assert (game.active, game.owed) == ("night", "night")


# -- both sides at once -----------------------------------------------------------------------------------------------

BOTH = """
    . . . . . . . .
    n n n . . . . .
    n n n # # . . .
    d d d # # . . .
    . . . . . . . d
    n n n d d d d d
"""
"""The area around b2 turns over: Night gets a3 b3 c3 as her seventh to ninth tiles, Day a1 b1 c1."""

NIGHTS_NINE = "a3 b3 c3 a4 b4 c4 a5 b5 c5"
FIRST_NIGHT = "h5 a6 b6 c6 d6 e6 f6 g6 h6"
FIRST_DAY = "e2 f2 g2 f3 g3 h3 f4 g4 h4"


def fate(**more: str) -> Game:
    """Day, active, turns the area over with Fate."""
    return table(board=BOTH, day_at="b2", day_hand="fate", night_at="h1", **more).casts("fate")


def shift(**more: str) -> Game:
    """Night, active, turns the area over with Shift."""
    return table(board=BOTH, to_move="night", night_at="b2", night_hand="shift", day_at="h1", **more).casts("shift")


def test_one_effect_may_complete_temples_of_both_sides():
    """R-TEMPLE-6"""
    for game in (fate(), shift()):
        assert (game.temple("day"), game.temple("night")) == (DAY_TEMPLE, NIGHTS_NINE)
        assert game.winner is None


def test_when_both_choose_the_active_side_chooses_first():
    """R-TEMPLE-6"""
    game = fate(day="h3", night="d5")
    assert game.owed == "day"
    game.answers("leave:h3", by="day")
    assert (game.owed, game.temple("day"), game.temple("night")) == ("night", DAY_TEMPLE, "")
    game.answers("leave:d5", by="night")
    assert game.temple("night") == NIGHTS_NINE
    assert (game.owed, game.active) == ("day", "day")


def test_when_both_choose_in_nights_turn_night_chooses_first():
    """R-TEMPLE-6"""
    game = shift(day="h3", night="d5")
    assert game.owed == "night"
    game.answers("leave:d5", by="night").answers("leave:h3", by="day")
    assert (game.temple("day"), game.temple("night")) == (DAY_TEMPLE, NIGHTS_NINE)
    assert (game.owed, game.active) == ("night", "night")


def test_if_both_sides_reach_two_temples_the_active_player_wins():
    """R-TEMPLE-6"""
    assert fate(day_temple=FIRST_DAY, night_temple=FIRST_NIGHT).winner == "day"
    assert shift(day_temple=FIRST_DAY, night_temple=FIRST_NIGHT).winner == "night"


def test_the_inactive_side_wins_with_its_second_temple_when_the_active_one_gets_only_its_first():
    """R-TEMPLE-6, R-END-1"""
    game = fate(night_temple=FIRST_NIGHT)
    assert game.winner == "night"
    assert (game.side("day").temples, game.side("night").temples) == (1, 2)


def test_the_active_side_wins_without_waiting_for_the_other_sides_choice():
    """R-TEMPLE-6, R-END-1"""
    game = fate(day_temple=FIRST_DAY, night="d5")
    assert (game.winner, game.owed) == ("day", None)
