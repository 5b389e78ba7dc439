"""The Alert deck by difficulty and Cycle, and what a round turns up (6.1 to 6.3, P8)."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.voidfall import coop_course as course
from engine.voidfall.components import parts
from engine.voidfall.coop.alerts import is_war, renew_deck, war_modifier
from tests.voidfall.coop.tables import board_of, said, together
from tests.voidfall.positions import A, answer

# The table of 6.1: Situation cards I, II, III and War cards that are added for each Cycle.
ADDED = {
    "easy": [(5, 0, 0, 1), (2, 3, 0, 1), (0, 4, 1, 1)],
    "normal": [(4, 0, 0, 2), (1, 3, 0, 2), (0, 3, 2, 1)],
    "hard": [(3, 1, 0, 2), (0, 4, 0, 2), (0, 1, 3, 2)],
}
WARS = {"easy": "W1 W2 W3 W4", "normal": "W2 W3 W4 W5 W6", "hard": "W3 W4 W5 W6 W7 W8"}
MOST_ROUNDS = max(event.rounds for event in parts().events.values() if event.letter != "T")


def kinds(alerts: list[str]) -> tuple[int, int, int, int]:
    count = Counter("war" if is_war(alert) else alert for alert in alerts)
    return count["1"], count["2"], count["3"], count["war"]


@pytest.mark.parametrize("difficulty", ADDED)
def test_the_first_alert_deck_is_that_of_the_difficulty(difficulty):
    """6.1, P8: the cards of Cycle 1 belong to the set-up; War cards are those of the difficulty."""
    st = together(difficulty=difficulty)
    assert kinds(board_of(st).alerts) == ADDED[difficulty][0]
    wars = [alert for alert in board_of(st).alerts if is_war(alert)] + board_of(st).wars
    assert sorted(wars) == WARS[difficulty].split()


@pytest.mark.parametrize("difficulty", ADDED)
def test_each_cycle_adds_its_cards_to_those_not_drawn(difficulty):
    """6.2: War cards drawn leave the game, Situation cards drawn go back to their piles, undrawn cards stay. Whatever
    is drawn, the deck holds more cards than a Cycle has rounds."""
    st = together(difficulty=difficulty)
    for cycle in (1, 2, 3):
        assert len(board_of(st).alerts) > MOST_ROUNDS - (cycle == 1)
        drawn_wars = 0
        for _ in range(MOST_ROUNDS - 1):
            course.begin_round(st)
            drawn_wars += is_war(board_of(st).alert)
        left = kinds(board_of(st).alerts)
        if cycle == 3:
            break
        out = len(board_of(st).wars) + left[3]
        st.cycle = cycle + 1
        renew_deck(st)
        assert kinds(board_of(st).alerts) == tuple(
            before + added for before, added in zip(left, ADDED[difficulty][cycle], strict=True)
        )
        assert len(board_of(st).wars) + kinds(board_of(st).alerts)[3] == out
        assert board_of(st).alert == ""
        assert board_of(st).alert_discard == []


def test_situation_cards_are_conserved():
    """6.2: there are 6 I, 7 II and 4 III; what is not in the deck lies in the piles."""
    st = together(difficulty="hard")
    for cycle in (1, 2, 3):
        st.cycle = cycle
        if cycle > 1:
            renew_deck(st)
        for level, cards in enumerate((6, 7, 4), start=1):
            assert board_of(st).situations[level - 1] + board_of(st).alerts.count(str(level)) == cards
        board_of(st).alerts.pop()
        board_of(st).alerts, board_of(st).alert_discard = [], board_of(st).alerts  # all drawn
        board_of(st).alert_discard.append("W1")
        missing = (6, 7, 4)
        for level in (1, 2, 3):
            there = board_of(st).alert_discard.count(str(level)) + board_of(st).situations[level - 1]
            board_of(st).alert_discard += [str(level)] * (missing[level - 1] - there)


def test_a_number_that_cannot_be_met_comes_from_the_next_lower_level():
    """6.2: with a single card of level III left, level II gives the second."""
    st = together(difficulty="normal", situations=[6, 7, 1], alerts=[])
    st.cycle = 3
    renew_deck(st)
    assert kinds(board_of(st).alerts)[:3] == (0, 4, 1)


def test_a_situation_reveals_a_crisis_of_its_level_for_every_turn():
    """6.3: every player reveals the top Crisis of that level at the start of the own turn."""
    st = together(alerts=["2"])
    course.begin_round(st)
    before = st.revealed
    course.begin_turn(st)
    assert parts().crisis_cards[board_of(st).current].level == 2
    assert st.revealed > before
    assert said(st) == ["vf-log-alert-situation", "vf-log-crisis"]


def test_a_war_reveals_no_crisis():
    """6.3: War: no Crisis."""
    st = together(alerts=["W3"])
    course.begin_round(st)
    course.begin_turn(st)
    assert board_of(st).current == ""


@pytest.mark.parametrize(("card", "modifiers"), [("W1", (0, 0, 1)), ("W6", (1, 2, 2)), ("W8", (2, 2, 3))])
def test_a_war_card_has_a_modifier_for_each_cycle(card, modifiers):
    """6.1: War card modifiers by Cycle."""
    st = together(alert=card)
    for st.cycle, modifier in enumerate(modifiers, start=1):
        assert war_modifier(st) == modifier


def test_an_empty_crisis_deck_is_made_of_its_discards():
    """6.3: an empty deck is reshuffled."""
    st = together(alert="1")
    board_of(st).discards["1"], board_of(st).decks["1"] = ["CR12", "CR13"], []
    course.begin_turn(st)
    assert {board_of(st).current, *board_of(st).decks["1"]} == {"CR12", "CR13"}
    assert board_of(st).discards["1"] == []


@pytest.mark.parametrize(
    ("difficulty", "cycle", "comes"),
    [("easy", 2, 0), ("normal", 2, 0), ("normal", 3, 1), ("hard", 2, 1), ("hard", 3, 0)],
)
def test_a_harbinger_comes_to_the_board_where_the_difficulty_says_so(difficulty, cycle, comes):
    """6.2 step 3: Normal before Cycle 3, Hard before Cycle 2, on the row of choice."""
    st = together(difficulty=difficulty)
    st.cycle, supply = cycle, board_of(st).harbingers
    course.prepare(st)
    answer(st, *["row:economic"] * comes)
    assert board_of(st).economic.harbingers == comes
    assert board_of(st).harbingers == supply - comes


def test_preparation_shows_three_new_cards():
    """6.2 step 1: leftover Heroic and Joint cards leave the game."""
    st = together()
    shown = list(board_of(st).offer)
    st.cycle = 2
    course.prepare(st)
    assert len(board_of(st).offer) == 3
    assert not {*shown} & {*board_of(st).offer, *board_of(st).focus_deck}


def test_competitive_games_have_no_alerts():
    """6: only cooperative and solo games."""
    st = together()
    st.coop = None
    for step in (course.prepare, course.begin_round, course.begin_turn, course.after_unit, course.end_actions):
        step(st)
    for step in (course.void_strikes, course.after_upkeep):
        step(st)
    course.void_advances(st, A)
    assert st.tasks == []
    assert st.events == []
