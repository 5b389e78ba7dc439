"""Cooperative and solo games within the course: rounds, turns, Preparation and Evaluation (6.2 to 6.4, P60 to P62)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.chance import Chance
from engine.core.session import Session
from engine.core.title import Setup
from engine.voidfall import coop_course as course
from engine.voidfall.components import parts
from engine.voidfall.setup.decks import lay_out_agendas, lay_out_tokens
from engine.voidfall.setup.houses import hand_of
from engine.voidfall.state import CrisisRow, State
from engine.voidfall.tasks import ResolveRow
from engine.voidfall.title import Voidfall
from engine.voidfall.vocabulary.lasting import ReinforceHarbingers, SkipVoidStrikes
from tests.voidfall.coop.tables import board_of, current, together
from tests.voidfall.courses import go, turn
from tests.voidfall.positions import A, B, give, put

TABLES = [
    (scenario.id, scenario.mode, table.players)
    for scenario in parts().scenarios.values()
    if scenario.mode != "competitive"
    for table in scenario.tables
]


def lay_alerts(st: State, alert: str, *deck: str) -> None:
    """The Alert card of the round and the deck; the other Situation cards lie in their piles."""
    coop = board_of(st)
    coop.alert, coop.alerts, coop.alert_discard, coop.wars = alert, list(deck), [], []
    used = [alert, *deck]
    coop.situations = [cards - used.count(str(level)) for level, cards in ((1, 6), (2, 7), (3, 4))]


def in_a_turn(crisis: str, seat: int = A) -> State:
    """A turn in round 1 of a Cycle, with this Crisis; decks and cards are there."""
    st = together()
    lay_out_agendas(st)
    lay_out_tokens(st)
    st.event, st.round, st.active, st.piles = "1B", 1, 0, [[], [], []]
    for player in st.players:
        player.hand = hand_of(player.house)
    lay_alerts(st, "1", *["1"] * 5)
    turn(st, "production", seat)
    return current(st, crisis)


def test_a_payment_at_the_end_comes_before_clean_up_and_the_void_after_it():
    """P62: units, end-of-turn surcharges, Clean-up, The Void Advances."""
    st = in_a_turn("CR21")
    give(st, A, food=2, materials=1, glory=[1, 2, 3, 4, 5])
    asked = go(st, "done", "none", "glory:1", "catastrophe", "take:food")
    abouts = [ask.about.key for ask in asked]
    assert abouts[:4] == ["vf-ask-move", "vf-ask-surcharge", "vf-ask-too-much-glory", "vf-ask-void"]
    assert st.players[A].glory == [2, 3, 4, 5]
    assert board_of(st).catastrophes == 1


def test_a_crisis_that_is_paid_for_at_the_end_asks_nothing_more():
    """P61, P63."""
    st = in_a_turn("CR21")
    give(st, A, food=2, materials=1)
    asked = go(st, "done", "use")
    assert [(ask.about.key, ask.seat) for ask in asked] == [
        ("vf-ask-move", A),
        ("vf-ask-surcharge", A),
        ("vf-ask-card", B),
    ]
    assert (st.players[A].stock["food"], st.players[A].stock["materials"]) == (0, 0)


def test_the_next_turn_reveals_a_crisis_of_its_own():
    """6.3: every player, at the start of the own turn."""
    st = in_a_turn("CR12")
    go(st, "done", "ongoing:economic")
    assert board_of(st).economic.crises == ["CR12"]
    assert board_of(st).current not in ("", "CR12")
    assert parts().crisis_cards[board_of(st).current].level == 1


def test_the_next_round_turns_up_an_alert():
    """6.3: the first player at the start of the round."""
    st = in_a_turn("CR12", seat=B)
    lay_alerts(st, "1", "1", "W1")
    go(st, "done", "ongoing:economic")
    assert st.round == 2
    assert board_of(st).alert == "W1"
    assert board_of(st).alert_discard == ["1"]
    assert board_of(st).current == ""


def test_a_card_of_the_offer_leaves_the_game_and_the_one_given_up_is_discarded():
    """3.2-c5, P68."""
    st = in_a_turn("CR12")
    board_of(st).offer = ["joint_politics"]
    st.players[A].hand.append("production")
    st.turn = None
    lay_alerts(st, "W1", *["1"] * 3)
    asked = go(st)
    assert "card:joint_politics:politics" in asked[-1].options.keys
    go(st, "card:joint_politics:politics", "done", "board")
    player = st.players[A]
    assert "politics" not in player.hand
    assert player.discard == ["politics"]
    assert board_of(st).offer == []


def test_the_evaluation_resolves_the_board_and_harbingers_bring_cubes_before_it():
    """6.4, section 8: the event says so; up to the capacity of the sector, only where Voidborn cubes are."""
    st = together()
    full = next(place for place, sector in st.sectors.items() if sector.harbingers)
    put(st, full, voidborn=3)
    put(st, "1a", voidborn=1, harbingers=1)
    put(st, "1b", voidborn=0, harbingers=1)
    st.lasting = [ReinforceHarbingers(1)]
    course.void_strikes(st)
    assert [st.sectors[place].voidborn for place in (full, "1a", "1b")] == [3, 2, 0]
    assert len(st.tasks) == 4


def test_an_event_may_skip_the_board():
    """Section 8: step 1 of the Evaluation does not happen."""
    st = together(military=CrisisRow(1))
    st.lasting = [SkipVoidStrikes()]
    course.void_strikes(st)
    assert st.tasks == []


def test_the_war_modifier_does_not_count_in_the_evaluation():
    """Conflict 29."""
    st = together(alert="W8")
    course.void_strikes(st)
    assert {task.modifier for task in st.tasks if isinstance(task, ResolveRow)} == {0}


def play(players: int, options: dict[str, Any], seed: str, most: int = 4000) -> Session[State]:
    """A game of random answers to its end, with a dislike of Catastrophes. The invariants hold after each."""
    lots = Chance(seed)
    session: Session[State] = Session.begin(Voidfall(), Setup(players, options), seed)
    for _ in range(most):
        if session.standing().over:
            return session
        seat = session.owed()[lots.below(len(session.owed()))]
        pending = session.pending(seat)
        assert pending is not None
        keys = [key for key in pending.ask.options.keys if key != "catastrophe"] or ["catastrophe"]
        key = "board" if "board" in keys else keys[lots.below(len(keys))]
        session.submit(seat, (key,))
        session.title.check(session.state)
    raise AssertionError(f"{options}: not over after {most} answers")


@pytest.mark.parametrize(("scenario", "mode", "players"), TABLES)
def test_every_scenario_is_played_to_its_end(scenario: str, mode: str, players: int):
    """Section 1: all win together, or the Voidborn win. Every scenario of cooperative and solo games."""
    number = TABLES.index((scenario, mode, players))
    difficulty = ("easy", "normal", "hard")[number % 3]
    session = play(players, {"mode": mode, "scenario": scenario, "difficulty": difficulty}, f"{number:04x}")
    outcome = session.state.outcome
    assert outcome is not None
    assert outcome.beaten is not bool(outcome.winners)
    assert session.state.coop is not None
