"""How a game ends: temples, shut-out, the turn limit, resignation, draws (R-END)."""

from __future__ import annotations

import pytest

from tests.day_and_night.scenario import fresh, table

EIGHT = "a1 b1 c1 d1 e1 f1 g1 h1"
DAY_TEMPLE = f"{EIGHT} h2"
NIGHT_TEMPLE = "a6 b6 c6 d6 e6 f6 g6 h6 h5"

NO_ROOM = """
    . D . . . N N .
    . D . . . N N .
    . D . # # N N .
    . D D # # . N .
    . D D . . . N .
    . D D . . . N .
"""
"""One temple each; what is left falls into regions of six, seven, seven and six tiles."""

ROOM_FOR_DAY = """
    . D . . L . N .
    . D . . . . N .
    . D L # # . N .
    . D D # # N N .
    . D D . . N N .
    . D D . . N N .
"""
"""The region of ten in the upper middle holds two single Day temple-tiles: room for Day, not for Night."""

ROOM_FOR_DAY_WITHOUT_TEMPLE = """
    . . L . . . N .
    . . L . . . N .
    L L L # # . N .
    . . L # # N N .
    . . L . . N N .
    . . L . . N N .
"""


def test_the_second_temple_wins_at_once():
    """R-END-1"""
    game = table(day_hand="day_chant", day_at="h6", day_temple=DAY_TEMPLE, day="h5 g5 g6 f6 f5 e5 e6 d6")
    game.casts("day_chant")
    assert (game.winner, game.owed, game.phase) == ("day", None, "over")
    assert game.side("day").temples == 2


def test_the_second_temple_of_night_wins_at_once():
    """R-END-1"""
    game = table(to_move="night", night_hand="night_chant", night_temple=NIGHT_TEMPLE, night_at="h2", night=EIGHT)
    assert game.casts("night_chant").winner == "night"


def test_one_temple_does_not_win():
    """R-END-1"""
    game = table(day_hand="day_chant", day_at="h2", day=EIGHT).casts("day_chant")
    assert (game.winner, game.owed) == (None, "day")


def test_the_second_temple_wins_during_the_other_sides_turn_too():
    """R-END-1"""
    game = table(to_move="night", night_hand="deter", night_at="h2", night="h2", day=EIGHT, day_temple=NIGHT_TEMPLE)
    assert game.casts("deter").winner == "day"


def test_the_second_temple_wins_during_the_other_sides_turn_after_its_owner_has_chosen():
    """R-END-1, R-TEMPLE-2"""
    game = table(
        to_move="night", night_hand="deter", night_at="h2", night="h2", day=f"{EIGHT} h3", day_temple=NIGHT_TEMPLE
    ).casts("deter")
    assert game.owed == "day"
    assert game.answers("keep", by="day").winner == "day"


# -- shut-out ---------------------------------------------------------------------------------------------------------


def test_when_both_sides_are_shut_out_the_game_ends_after_the_turn():
    """R-END-2"""
    game = table(board=NO_ROOM)
    assert game.winner is None
    game.ends()
    assert game.winner == "draw"
    assert [side.shut_out for side in game.view().sides] == [True, True]


def test_when_both_are_shut_out_the_side_with_more_tiles_wins():
    """R-END-2: equal temples, then tiles, temple-tiles included."""
    assert table(board=NO_ROOM, day="c6").ends().winner == "day"
    assert table(board=NO_ROOM, night="h1").ends().winner == "night"
    assert table(board=NO_ROOM, day="c6", night="h1").ends().winner == "draw"


def test_the_shut_out_test_comes_after_each_turn_not_within_it():
    """R-END-2"""
    game = table(board=NO_ROOM, day_hand="day_chant")
    game.casts("day_chant")
    assert (game.winner, game.owed) == (None, "day")
    assert game.ends().winner == "day"


def test_when_one_side_is_shut_out_play_goes_on_and_the_players_are_told():
    """R-END-2"""
    game = table(board=ROOM_FOR_DAY).ends()
    assert (game.winner, game.owed) == (None, "night")
    assert [side.shut_out for side in game.view().sides] == [False, True]
    assert "another Night temple" in game.told()
    assert "another Day temple" not in game.told()


def test_single_day_temple_tiles_are_room_for_day_but_not_for_night():
    """R-END-2: the same board without them leaves room for both."""
    game = table(board=ROOM_FOR_DAY.replace("L", ".")).ends()
    assert [side.shut_out for side in game.view().sides] == [False, False]


def test_tiles_of_the_other_side_are_room_that_could_still_be_owned():
    """R-END-2: Day's ordinary tiles do not shut Night out."""
    game = table(board=ROOM_FOR_DAY.replace("L", "d")).ends()
    assert [side.shut_out for side in game.view().sides] == [False, False]


def test_tiles_of_completed_temples_are_room_for_nobody():
    """R-END-2: R-END-2 counts neither side's temple-tiles of a completed temple."""
    game = table(board=NO_ROOM).ends()
    assert all(side.largest == 0 and side.shut_out for side in game.view().sides)


def test_with_early_win_the_side_with_room_and_a_temple_wins():
    """R-END-2, option early_win_on_shutout."""
    assert table(board=ROOM_FOR_DAY, early_win_on_shutout=True).ends().winner == "day"


def test_with_early_win_the_side_with_room_needs_a_temple():
    """R-END-2, option early_win_on_shutout: at least one temple."""
    game = table(board=ROOM_FOR_DAY_WITHOUT_TEMPLE, early_win_on_shutout=True).ends()
    assert [side.shut_out for side in game.view().sides] == [False, True]
    assert (game.winner, game.owed) == (None, "night")


def test_with_early_win_both_shut_out_is_still_decided_by_the_tie_break():
    """R-END-2, option early_win_on_shutout."""
    assert table(board=NO_ROOM, night="h1", early_win_on_shutout=True).ends().winner == "night"


# -- turn limit, resignation, draw ------------------------------------------------------------------------------------


def test_after_100_turns_each_the_tie_break_decides():
    """R-END-3"""
    game = table(to_move="night", turn=100, day="a1 c3", night="h6").ends()
    assert game.winner == "day"


def test_day_may_finish_turn_100_and_night_has_hers():
    """R-END-3: 100 turns a player."""
    game = table(turn=100, day="a1").ends()
    assert (game.winner, game.owed) == (None, "night")


def test_turn_99_ends_nothing():
    """R-END-3"""
    game = table(to_move="night", turn=99, day="a1").ends()
    assert (game.winner, game.view().turn) == (None, 100)


@pytest.mark.parametrize(
    ("more", "winner"),
    [
        ({"day": "a1", "night": "h6 h5"}, "night"),
        ({"day": "a1 c3", "night": "h6 h5"}, "draw"),
        ({"night_temple": NIGHT_TEMPLE, "day": "a1 c1 e1 g1 a2 c2 e2 g2 b3 f3 h3"}, "night"),
        ({"night_temple": NIGHT_TEMPLE, "day_temple": DAY_TEMPLE, "locked": "a3"}, "day"),
    ],
    ids=["more tiles", "equal", "temples before tiles", "temple-tiles count as tiles"],
)
def test_the_tie_break_is_temples_then_tiles_then_a_draw(more, winner):
    """R-END-3, R-END-2"""
    assert table(to_move="night", turn=100, **more).ends().winner == winner


def test_the_limit_is_an_option():
    """R-END-3, option turn_limit_per_player."""
    assert table(to_move="night", turn=2, night="h6", turn_limit_per_player=2).ends().winner == "night"
    assert table(to_move="night", turn=1, night="h6", turn_limit_per_player=2).ends().winner is None


def test_without_a_limit_play_goes_on():
    """R-END-3, option turn_limit_per_player: 0 is none."""
    game = table(to_move="night", turn=100, day="a1", turn_limit_per_player=0).ends()
    assert (game.winner, game.view().turn, game.owed) == (None, 101, "day")


def test_before_the_limit_ends_the_game_night_rests():
    """R-END-3, R-REST-1: the last turn is a whole turn."""
    game = table(to_move="night", turn=100, night_hand="deter deviate epiphany mimic mislead obtain", day="a1").ends()
    assert (game.winner, game.owed, game.phase) == (None, "night", "rest")
    assert game.answers("discard:obtain").winner == "day"


@pytest.mark.parametrize(("seat", "winner"), [(0, "night"), (1, "day")])
@pytest.mark.parametrize("to_move", ["day", "night"])
def test_resigning_is_always_possible_and_the_other_side_wins(seat, winner, to_move):
    """R-END-3: on turn or not."""
    game = table(to_move=to_move)
    game.session.resign(seat)
    assert (game.winner, game.owed) == (winner, None)


def test_resigning_is_possible_while_a_choice_is_open():
    """R-END-3"""
    game = table(day_hand="day_wish").answers("cast:day_wish")
    game.session.resign(1)
    assert (game.winner, game.owed) == ("day", None)


def test_a_draw_by_agreement_is_always_possible():
    """R-END-3"""
    for game in (fresh(), table(to_move="night", night_temple=NIGHT_TEMPLE)):
        game.session.agree_draw()
        assert (game.winner, game.owed) == ("draw", None)
        assert game.standing.winners == ()


def test_after_the_end_nobody_is_asked_and_the_view_says_so():
    """R-END-1"""
    game = table(day_hand="day_chant warp", day_at="h2", day=EIGHT, day_temple=NIGHT_TEMPLE).casts("day_chant")
    view = game.view("day")
    assert (view.over, view.winner, view.phase, view.castable) == (True, 0, "over", ())
    assert view.ending is not None
