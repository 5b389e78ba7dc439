"""What the set-up of cooperative and solo games adds (6.1, P7, P8, P68)."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.core.chance import Chance
from engine.voidfall.components import parts
from engine.voidfall.coop.focuses import exchange, exchanges, is_usable, types_of
from engine.voidfall.coop.technologies import basic_copies, draw_fallen_houses
from engine.voidfall.state import Copies
from tests.voidfall.coop.tables import board_of, together
from tests.voidfall.positions import A, B

TECHNOLOGIES = ["shields", "torpedoes", "targeting", "sentries", "robotics", "carriers", "purifier", "cloning"]


def test_the_crisis_decks_hold_all_cards_of_their_level():
    """App-9: 5 starting, 19 of level I, 23 of level II, 21 of level III."""
    st = together()
    assert {level: len(deck) for level, deck in board_of(st).decks.items()} == {"1": 19, "2": 23, "3": 21}


@pytest.mark.parametrize(("difficulty", "each"), [("easy", 0), ("normal", 1), ("hard", 1)])
def test_starting_crises_lie_on_the_leftmost_slot_of_each_row(difficulty, each):
    """P7: one of the row's type or general on each row."""
    st = together(difficulty=difficulty)
    for row, name in ((board_of(st).military, "military"), (board_of(st).economic, "economic")):
        assert len(row.crises) == each
        for crisis in row.crises:
            assert parts().crisis_cards[crisis].level == 0
            assert parts().crisis_cards[crisis].type in (name, "general")


def test_the_supply_of_harbingers_is_that_of_the_players_less_those_on_the_map():
    """6.1, P66: 8 for two players; four lie on the map."""
    st = together()
    assert sum(sector.harbingers for sector in st.sectors.values()) == 4
    assert board_of(st).harbingers == 4


def test_safe_havens_are_those_of_the_scenario():
    """6.1: 2 to 4 spaces each, by scenario."""
    st = together()
    assert [(haven.size, haven.cubes) for haven in board_of(st).havens] == [(3, []), (2, [])]


def test_three_joint_cards_are_shown_without_innovation_in_cycle_1():
    """6.1: Innovation is shuffled back and replaced in Cycle 1."""
    for number in range(20):
        st = together("valnis", "fenrax")
        st.chance = Chance(f"offer {number}")
        board_of(st).focus_deck += board_of(st).offer
        assert len(board_of(st).offer) == 3
        assert "joint_innovation" not in board_of(st).offer
        assert len({*board_of(st).focus_deck}) == 10


@pytest.mark.parametrize("seed", range(25))
def test_four_fallen_houses_of_which_one_to_three_are_cracked(seed):
    """6.1: without the houses of the players."""
    drawn = draw_fallen_houses(Chance(f"fallen {seed}"), ["zenor", "yarvek", "dunlork"])
    assert len(set(drawn)) == 4
    assert not {"zenor", "yarvek", "dunlork"} & set(drawn)
    assert 1 <= sum(parts().fallen_houses[house].cracked for house in drawn) <= 3


def test_solo_has_one_copy_of_each_technology_three_of_them_without_influence():
    """6.1, conflict 18."""
    copies = basic_copies(Chance("copies"), "solo", 1, TECHNOLOGIES)
    assert {each.count for each in copies.values()} == {1}
    assert Counter(each.first for each in copies.values()) == {True: 5, False: 3}


@pytest.mark.parametrize(
    ("mode", "players", "without"), [("coop", 2, 2), ("coop", 3, 0), ("coop", 4, 0), ("competitive", 2, 0)]
)
def test_with_two_players_in_coop_two_technologies_lose_the_first_copy(mode, players, without):
    """6.1: 3 and 4 players have all copies."""
    copies = list(basic_copies(Chance("copies"), mode, players, TECHNOLOGIES).values())
    assert copies.count(Copies(1, False)) == without
    assert copies.count(Copies(2, True)) == 8 - without


# -- Heroic and Joint cards ------------------------------------------------------------------------------------------


def test_a_card_of_the_hand_is_given_up_for_one_of_its_type():
    """6.3, P68: the discarded card goes to the own discard at once, the offer is not refilled."""
    st = together(offer=["joint_politics", "joint_conquest", "joint_innovation"])
    st.players[A].hand = ["politics", "production"]
    assert exchanges(st, A) == [("politics", "joint_politics")]
    exchange(st, A, "politics", "joint_politics")
    assert st.players[A].hand == ["production"]
    assert st.players[A].discard == ["politics"]
    assert board_of(st).offer == ["joint_conquest", "joint_innovation"]


def test_for_command_any_card_is_given_up():
    """6.3: Command: discard any Focus."""
    st = together(offer=["joint_command"])
    st.players[B].hand = ["politics", "production"]
    assert exchanges(st, B) == [("politics", "joint_command"), ("production", "joint_command")]


def test_a_house_card_of_a_standard_type_serves_one_of_another_type_does_not():
    """R5: Conquest of Astoran has the type Conquest; Dispersal of Fenrax is a type of its own."""
    st = together("astoran", "fenrax", offer=["joint_conquest", "joint_reinforcement"])
    st.players[A].hand, st.players[B].hand = ["astoran_conquest"], ["fenrax_dispersal"]
    assert exchanges(st, A) == [("astoran_conquest", "joint_conquest")]
    assert exchanges(st, B) == []


def test_a_type_that_no_house_has_is_replaced():
    """P68: Fenrax has no Reinforcement; another player who has it makes the card useful."""
    st = together("fenrax", "valnis")
    assert "reinforcement" not in types_of(st.players[A].house)
    assert is_usable(st, "joint_reinforcement")
    st.players[B].house = "fenrax"
    assert not is_usable(st, "joint_reinforcement")
    assert is_usable(st, "joint_command")
