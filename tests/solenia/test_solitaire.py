"""The solitaire game: the rival, its die, grades (facts, section 11; all house values)."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from tests.solenia.scenario import Game, Seat, fresh, seat, table

STORM = 6
DAY, NIGHT = "d14 d17 d24", "n14 n17 n24"


def solo(
    face: int,
    rival: str = "c07",
    *,
    own: Seat | None = None,
    card: str = "c07",
    at: str = "c4",
    on: Mapping[str, str] | None = None,
    **more: str,
) -> Game:
    """The player's turn (a one on wood) and the rival's, with this face of the die."""
    given = {"day_show": DAY, "night_show": NIGHT, "day_next": "d20 d21", "night_next": "n20 n21", **more}
    for number in range(400):
        seed = f"{number:032x}"
        game = table(own or seat(card), rival_next=rival, rival_on=on, seed=seed, **given).plays(card, at)
        rolled = game.view().rival
        assert rolled is not None
        if rolled.die == face:
            return game
    raise AssertionError(f"the die never shows {face}")


def left(game: Game) -> int:
    """Cards in the rival's deck."""
    rival = game.view().rival
    assert rival is not None
    return rival.deck_count


def test_the_rival_has_a_deck_of_sixteen_face_down():
    """[11.setup]"""
    game = fresh(1)
    assert left(game) == 16
    rival = game.view().rival
    assert rival is not None
    assert rival.die is None
    assert fresh(2).view().rival is None


@pytest.mark.parametrize(("face", "at"), [(1, "a3"), (2, "b3"), (3, "c3"), (4, "d3"), (5, "e3")])
def test_a_face_sends_the_card_to_its_column(face, at):
    """[11.face]: in the middle row, if that is empty; other cells stay as they are."""
    game = solo(face)
    assert game.cards() == {"c4": "A c07", at: "R c07"}
    assert (game.owed, game.question, game.view().round) == ("A", "card", 2)


@pytest.mark.parametrize(
    ("taken", "at"),
    [("", "b3"), ("3", "b4"), ("34", "b2"), ("342", "b5"), ("3425", "b1"), ("4", "b3"), ("25", "b3"), ("31", "b4")],
)
def test_the_card_goes_to_the_first_empty_cell_from_the_middle(taken, at):
    """[11.face]: row order 2, 3, 1, 4, 0 counted from the rear row 0."""
    on = {f"b{row}": f"c{9 + number:02}" for number, row in enumerate(taken)}
    game = solo(2, on=on)
    assert game.cards()[at] == "R c07"
    assert len(game.cards()) == len(taken) + 2


def test_the_players_own_cards_fill_a_column_too():
    """[11.face]: an empty cell is one without any card."""
    own = seat("c07", on={"b3": "c09", "b4": "c10"})
    assert solo(2, own=own).cards()["b2"] == "R c07"


def test_on_an_island_the_rivals_card_gives_and_takes_nothing():
    """[11.face]"""
    game = solo(2)
    assert (game.display("day"), game.display("night"), game.goods("A"), game.gold("A")) == (DAY, NIGHT, "1 wood", 0)


@pytest.mark.parametrize(("face", "day", "night"), [(1, "d17 d24 d20", NIGHT), (5, DAY, "n17 n24 n20")])
def test_on_a_city_the_longest_displayed_delivery_of_its_row_goes(face, day, night):
    """[11.city]: discarded and replaced."""
    game = solo(face)
    assert (game.display("day"), game.display("night")) == (day, night)
    assert (game.slots("A"), game.gold("A")) == ({}, 0)


def test_a_storm_discards_the_card_and_the_longest_of_both_displays():
    """[11.storm]"""
    game = solo(STORM)
    assert (game.display("day"), game.display("night")) == ("d17 d24 d20", "n17 n24 n20")
    assert (game.cards(), left(game)) == ({"c4": "A c07"}, 15)


def test_a_full_column_is_like_a_storm():
    """[11.full-column]"""
    on = {f"b{row}": f"c{9 + number:02}" for number, row in enumerate("12345")}
    game = solo(2, on=on)
    assert (game.display("day"), game.display("night")) == ("d17 d24 d20", "n17 n24 n20")
    assert sorted(game.cards()) == sorted([*on, "c4"])


def test_what_goes_is_replaced_only_while_the_stack_lasts():
    """[11.storm] [7.empty-stack]"""
    game = solo(STORM, day_next="", day_stack="", night_next="", night_stack="n20")
    assert (game.display("day"), game.display("night")) == ("d17 d24", "n17 n24 n20")


def test_an_empty_display_loses_nothing():
    """[11.storm] [7.empty-stack]"""
    game = solo(STORM, day_show="", day_next="", day_stack="")
    assert (game.display("day"), game.display("night"), game.owed) == ("", "n17 n24 n20", "A")


def test_a_delivery_that_went_away_does_not_come_back():
    """[11.storm]: nor is it the player's."""
    game = solo(STORM)
    assert game.score("A").tiles == 0
    assert (game.stack("day"), game.stack("night")) == (20, 20)


def test_a_zero_of_the_rival_moves_the_airship_and_resolves_the_players_cards_only():
    """[11.zero] [11.gives-nothing]"""
    own = seat("c07", on={"a1": "c09"})
    game = solo(2, "c01", own=own, on={"b1": "c10", "d1": "c12"})
    assert game.sky == "b:night t:dawn c:day d:day a:day"
    assert (game.goods("A"), game.gone("A")) == ("1 wood 1 water", "c09")
    assert game.cards() == {"c3": "A c07", "b2": "R c01"}
    assert (game.owed, game.view().airship) == ("A", "c3")


def test_the_rivals_expelled_cards_bring_the_player_no_gold():
    """[11.gives-nothing] [9.N2a]: slot n2a is for own cards."""
    own = seat("c07", slots={"n1a": "n05", "n2a": "n06"}, on={"a2": "c09"})
    game = solo(2, "c01", own=own, on={"b1": "c02", "e1": "c08"}, side="winter")
    assert (game.gold("A"), game.goods("A"), game.gone("A")) == (0, "1 wood", "")
    own = seat("c07", slots={"n1a": "n05", "n2a": "n06"}, on={"a1": "c09"})
    assert solo(2, "c01", own=own, on={"b1": "c02"}, side="winter").gold("A") == 1


def test_a_zero_of_the_rival_moves_the_airship_in_a_storm_too():
    """[11.zero]: if the card's value is 0 the airship advances as usual."""
    game = solo(STORM, "c01", own=seat("c07", on={"a1": "c09"}))
    assert game.sky == "b:night t:dawn c:day d:day a:day"
    assert (game.goods("A"), game.cards()) == ("1 wood 1 water", {"c3": "A c07"})


@pytest.mark.parametrize("card", ["c07", "c13"])
def test_other_cards_of_the_rival_do_not_move_the_airship(card):
    """[11.zero]"""
    game = solo(2, card, own=seat("c08", on={"a1": "c09"}), card="c08")
    assert (game.goods("A"), game.sky.split()[0]) == ("1 wood", "a:night")


def test_two_zeros_in_a_round_move_the_airship_twice():
    """[11.zero]"""
    game = solo(2, "c01", own=seat("c02", on={"a1": "c09", "a2": "c10"}), card="c02")
    assert game.sky == "t:dawn c:day d:day a:day b:day"
    assert game.goods("A") == "1 wheat 1 water"


def test_the_rivals_card_lands_after_the_sky_has_moved_on():
    """[11.face]: the player's zero was resolved before."""
    game = solo(1, own=seat("c02"), card="c02", at="c3")
    assert game.cards() == {"c2": "A c02", "a3": "R c07"}
    assert game.ground("a3") == "city_day"


def test_what_the_players_cards_bring_in_the_rivals_turn_can_be_too_much():
    """[11.zero] [4.overflow-active]: the player is asked, alone there is nobody else."""
    game = solo(2, "c01", own=seat("c09", goods="7 wheat", on={"a1": "c11"}), card="c09", at="c4")
    assert (game.owed, game.question) == ("A", "drop")
    assert game.answers("drop:wheat").goods("A") == "2 wood 6 wheat"


def test_the_rivals_cards_block_and_are_no_neighbours():
    """[11.face] [2.own-cards]"""
    game = table(seat("c07"), rival_on={"c4": "c09", "b3": "c10", "a1": "c11"}, rival_next="c07")
    assert game.free() == "c2 c3 d3"


def test_the_rival_has_a_turn_after_each_turn_but_the_last():
    """[11.last]: no rival turn after the sixteenth."""
    game = table(seat("c07", deck=""), rival_next="c01")
    assert (left(game), game.view().round) == (1, 16)
    game.plays("c07", "c4")
    assert (game.view().over, left(game)) == (True, 1)
    game = table(seat("c07 c09", deck=""), rival_next="c08 c01").plays("c07", "c4")
    assert (game.winners, left(game), game.view().round) == (None, 1, 16)


def test_the_last_zero_is_still_resolved():
    """[11.last] [12.last-expulsion]"""
    game = table(seat("c01", deck="", on={"a1": "c09"}), rival_next="c02").plays("c01", "c3")
    assert (game.view().over, game.goods("A")) == (True, "1 water")


@pytest.mark.parametrize(
    ("side", "gold", "grade"),
    [
        *(("summer", gold, grade) for gold, grade in ((0, 1), (34, 1), (35, 2), (42, 3), (48, 3), (49, 4), (56, 5))),
        *(("winter", gold, grade) for gold, grade in ((36, 1), (37, 2), (45, 3), (52, 3), (53, 4), (60, 4), (61, 5))),
        *(("improvements", gold, grade) for gold, grade in ((36, 1), (37, 2), (60, 4), (61, 5))),
    ],
)
def test_the_score_is_graded(side, gold, grade):
    """[11.grades]: a one on wood is no gold."""
    own = seat("c07", deck="", gold=gold, level1="i5" if side == "improvements" else None)
    game = table(own, rival_next="c01", side=side)
    assert game.view().grade is None
    game.plays("c07", "c4")
    assert (game.score("A").total, game.view().grade) == (gold, grade)
    assert game.winners == ("A" if grade > 1 else ""), "the lowest grade is no victory"
    reason = game.standing.reason
    assert reason is not None
    assert (reason.key, reason.args["gold"], reason.args["grade"]) == ("sol-end-grade", gold, grade)


def test_with_others_there_is_no_grade():
    """[11.grades]"""
    game = table(seat("c07", deck=""), seat("c07", deck="")).plays("c07", "c4").plays("c07", "b3")
    assert (game.view().over, game.view().grade) == (True, None)


def test_alone_one_tile_of_each_level_is_kept():
    """[11.draft]: choose one of two, twice."""
    game = fresh(1, side="improvements")
    shown = game.view().offer
    assert shown is not None
    assert len(game.offers("tile")) == 4
    game.answers(f"tile:{shown.level1[1]}")
    assert game.offers("tile") == ["-".join(pair) for pair in shown.level3]
    game.answers(game.offers()[0])
    player = game.player("A")
    assert (player.level1, player.halves) == (shown.level1[1], shown.level3[0])
    assert (game.question, game.view().offer) == ("card", None)


def test_every_face_of_the_die_comes_up_about_as_often():
    """[11.face]: six faces; in 300 rolls none is missing or rules."""
    counts = dict.fromkeys(range(1, 7), 0)
    for number in range(300):
        game = table(seat("c07"), rival_next="c07", seed=f"{number:032x}").plays("c07", "c4")
        rival = game.view().rival
        assert rival is not None
        counts[rival.die or 0] += 1
    assert min(counts.values()) > 25
    assert max(counts.values()) < 80


def test_the_rivals_last_move_is_shown():
    """[11.face] [11.storm]: its card and where it lies; in a storm nowhere."""
    first, last = solo(1).view().moves
    assert (first.owner, first.card, first.at) == (0, "c07", "c4")
    assert (last.owner, last.card, last.at, last.landed, last.price) == (-1, "c07", "a3", "a3", 0)
    assert (last.goods, last.gold, last.tile, last.advanced) == ((0, 0, 0, 0), 0, None, False)
    last = solo(STORM, "c01").view().moves[-1]
    assert (last.owner, last.card, last.at, last.landed, last.advanced) == (-1, "c01", None, None, True)
