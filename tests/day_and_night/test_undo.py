"""What can be undone, and when undo is closed."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.day_and_night.scenario import Game, table

SIX_OF_DAY = "achievement day_blossom day_chant day_ritual day_wish entrap"
SIX_OF_NIGHT = "deter deviate epiphany mimic mislead obtain"


def closed(game: Game) -> bool:
    """Nobody can take anything back."""
    return not any(game.can_undo(side) for side in ("day", "night"))


def test_the_look_at_nights_hand_cannot_be_taken_back():
    """Steal Passion shows it; who could undo would look for nothing."""
    game = table(day_hand="steal_passion day_chant", night_hand="deter mimic obtain").casts("steal_passion")
    assert game.view("day").looked_at is not None
    assert closed(game)


def test_the_pick_can_be_taken_back_but_not_the_look_before_it():
    game = table(day_hand="steal_passion", night_hand="night_wish obtain").steals("night_wish")
    assert game.can_undo("day")
    assert game.undoes("day").phase == "steal"
    assert closed(game)


def test_targets_of_a_stolen_card_can_be_taken_back_but_not_the_look():
    game = table(day_hand="steal_passion", night_hand="night_wish obtain").steals("night_wish", "use")
    for question in ("dn-ask-stolen", "dn-ask-steal"):
        assert game.undoes("day").ask.about.key == question
    assert closed(game)


@pytest.mark.parametrize("to_move", ["day", "night"])
def test_the_end_of_a_turn_cannot_be_taken_back(to_move):
    game = table(to_move=to_move, turn=3).ends()
    assert game.owed != to_move
    assert closed(game)


@pytest.mark.parametrize(("to_move", "hand"), [("day", SIX_OF_DAY), ("night", SIX_OF_NIGHT)])
def test_the_end_of_a_turn_can_be_taken_back_until_the_discards_are_chosen(to_move, hand):
    game = table(to_move=to_move, **{f"{to_move}_hand": hand}).ends()
    assert game.can_undo(to_move)
    game.answers(f"discard:{hand.split()[0]}")
    assert game.owed != to_move
    assert closed(game)


def test_the_last_turn_of_a_game_cannot_be_taken_back():
    game = table(to_move="night", turn=100).ends()
    assert game.winner is not None
    assert closed(game)


@pytest.mark.parametrize("keys", [["step:b1"], ["cast:wonder", "take:fate"]])
def test_a_card_that_was_drawn_or_taken_cannot_be_put_back(keys):
    assert closed(table(day_hand="wonder", day_draws="fate").chooses(*keys))


@pytest.mark.parametrize("keys", [["cast:day_wish", "tile:c3", "cast:entrap"], ["step:b1", "step:b2", "step:c2"]])
def test_what_shows_nothing_can_be_taken_back_answer_by_answer(keys):
    """Spells; and steps where there is nothing to draw."""
    game = table(day_hand="day_wish entrap" if keys[0].startswith("cast") else "", day_deck="")
    positions = [game.session.digest()]
    positions += [game.answers(key).session.digest() for key in keys]
    for later, earlier in pairwise(reversed(positions)):
        assert game.session.digest() == later
        game.undoes("day")
        assert game.session.digest() == earlier
    assert closed(game)
