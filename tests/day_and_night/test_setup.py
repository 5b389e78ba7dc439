"""Before the first turn: setup, decks, classes, options (R-SETUP, R-CLASS, R-DECK)."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.day_and_night.cards import CARDS, DECKS
from tests.day_and_night.facts import FACTS, ids_of
from tests.day_and_night.scenario import ALL, DAY_AND_NIGHT, PLAYABLE, fresh, table


def test_all_tiles_start_neutral_and_empty():
    """R-SETUP-1"""
    for tile in fresh().view().tiles:
        assert (tile.side, tile.locked, tile.temple, tile.stones, tile.crystal) == ("neutral", False, 0, 0, 0)


def test_day_starts_on_a1_and_night_on_h6():
    """R-SETUP-1"""
    game = fresh()
    assert (game.side("day").at, game.side("night").at) == ("a1", "h6")


def test_both_sides_start_with_five_cards_of_their_own_deck():
    """R-SETUP-1"""
    game = fresh()
    for side in ("day", "night"):
        hand = game.hand(side).split()
        assert len(hand) == 5 == game.side(side).hand_count
        assert set(hand) <= set(ids_of(side))
        assert game.side(side).deck_count == 65
        assert game.discard(side) == ""


def test_both_decks_are_shuffled():
    """R-SETUP-1: another seed deals other hands."""
    hands = {(fresh(f"{seed:032x}").hand("day"), fresh(f"{seed:032x}").hand("night")) for seed in range(4)}
    assert len(hands) == 4


def test_day_takes_the_first_turn():
    """R-SETUP-1"""
    for seed in range(4):
        game = fresh(f"{seed:032x}")
        assert (game.active, game.owed, game.view().turn) == ("day", "day", 1)


def test_day_has_all_12_hours_in_her_first_turn():
    """R-SETUP-2: no first-turn handicap."""
    assert fresh().hours == 12
    assert fresh().view().hours_full == 12


def test_night_gets_no_compensation_for_going_second():
    """R-SETUP-2"""
    game = fresh().ends()
    assert game.active == "night"
    assert game.hours == 12
    assert len(game.hand("night").split()) == 5


def test_there_is_no_mulligan():
    """R-SETUP-2: the first question is Day's ordinary turn."""
    kinds = {key.partition(":")[0] for key in fresh().offers()}
    assert kinds <= {"cast", "step", "end"}


def test_a_start_tile_is_an_ordinary_neutral_tile():
    """R-SETUP-3: an avatar owns nothing by standing there."""
    game = table(day_hand="day_chant")
    assert game.tile("a1").side == "neutral"
    assert game.casts("day_chant").tile("a1").side == "day"


def test_the_start_tile_of_the_other_side_can_be_taken():
    """R-SETUP-3"""
    assert table(day_hand="day_blossom").casts("day_blossom", "h6").places("day") == "h6"


def test_each_deck_holds_70_cards():
    """R-DECK-2, self-check value: deck sizes 70 and 70; deck lists are public knowledge."""
    assert [len(deck) for deck in DECKS] == [70, 70]


def test_there_are_19_different_day_cards_and_20_different_night_cards():
    """R-DECK-2, self-check value."""
    assert [len(set(deck)) for deck in DECKS] == [19, 20]


@pytest.mark.parametrize("card", sorted(FACTS))
def test_every_card_has_its_side_class_hours_and_copies(card):
    """R-CLASS-1, R-CLASS-2"""
    fact = FACTS[card]
    seat = ("day", "night").index(fact.side)
    assert CARDS[card].owner == seat
    assert CARDS[card].spell_class == fact.spell_class
    assert CARDS[card].hours == (None if fact.hours == "X" else int(fact.hours))
    assert Counter(DECKS[seat])[card] == fact.copies
    assert card not in DECKS[1 - seat]


def test_no_card_exists_that_the_facts_do_not_know():
    """R-CLASS-2"""
    assert set(CARDS) == set(FACTS)


def test_miracles_are_the_dear_spells_of_no_exclusive_class():
    """R-CLASS-2: six hours or more."""
    for card in CARDS.values():
        if card.spell_class in ("minor", "miracle"):
            dear = card.hours is not None and card.hours >= 6
            assert (card.spell_class == "miracle") == dear, card.id


def test_at_the_start_day_instability_costs_12_hours_and_reaches_every_tile():
    """R-CAST-6, self-check value."""
    game = table(turn=1, day_hand="day_instability")
    assert game.targets_of("day_instability") == ALL
    assert game.casts("day_instability", "h6").hours == 0


def test_the_options_have_the_defaults_of_the_facts():
    """R-TURN-3, R-FLAG-1, R-CRYSTAL-1, R-CRYSTAL-5, R-CRYSTAL-7, R-END-2, R-SETUP-2, R-END-3, R-BOARD-1"""
    assert DAY_AND_NIGHT.meta.settle_options({}) == {
        "center_void": True,
        "cast_after_travel": False,
        "strict_changed": False,
        "crystal_night_tiles_only": False,
        "crystal_blocks_spell_moves": False,
        "only_crystallize_hits_day_location": False,
        "early_win_on_shutout": False,
        "first_turn_hours": 12,
        "night_start_hand": 5,
        "turn_limit_per_player": 100,
    }


def test_first_turn_hours_shortens_only_days_first_turn():
    """R-SETUP-2, option first_turn_hours."""
    game = fresh(first_turn_hours=6)
    assert (game.hours, game.view().hours_full) == (6, 6)
    game.ends()
    assert (game.active, game.hours) == ("night", 12)
    game.ends()
    assert (game.active, game.hours, game.view().hours_full) == ("day", 12, 12)


def test_first_turn_hours_limit_steps_as_well():
    """R-SETUP-2, option first_turn_hours: three hours are one step."""
    game = fresh(first_turn_hours=3).steps("b1")
    assert game.offers("step") == []


@pytest.mark.parametrize("cards", [0, 4, 7])
def test_night_start_hand_sets_only_nights_opening_hand(cards):
    """R-SETUP-2, option night_start_hand."""
    game = fresh(night_start_hand=cards)
    assert len(game.hand("night").split()) == cards
    assert game.side("night").deck_count == 70 - cards
    assert len(game.hand("day").split()) == 5


def test_the_supplies_are_8_stones_and_12_crystals():
    """R-SUPPLY-1"""
    game = fresh()
    assert (game.side("day").supply, game.side("night").supply) == (8, 12)


def test_every_playable_tile_is_neutral_ground_for_both():
    """R-SETUP-3: nobody is shut out at the start, nobody owns a tile."""
    game = fresh()
    assert game.places("neutral").split() == list(PLAYABLE)
    for side in ("day", "night"):
        assert (game.side(side).tiles, game.side(side).temples, game.side(side).shut_out) == (0, 0, False)
