"""The Voidborn score line by line, and how a game ends (section 7, P70, 6.5)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.session import Session
from engine.core.text import say
from engine.core.title import Setup
from engine.voidfall import coop_course as course
from engine.voidfall.components import COMPONENTS, parts
from engine.voidfall.coop.catastrophes import take_catastrophe
from engine.voidfall.coop.result import lose
from engine.voidfall.coop.score import voidborn_lines, voidborn_score
from engine.voidfall.state import Haven, State
from engine.voidfall.title import Voidfall
from tests.voidfall.coop.tables import board_of, together
from tests.voidfall.positions import A, B, put


def points(st: State) -> dict[str, tuple[int, int]]:
    return {line.item: (line.count, line.points) for line in voidborn_lines(st)}


def test_the_first_scenario_at_the_start():
    """P70: the lines of an easy game before anything is played: one Rift, two Safe Havens, four Harbingers, two Fallen
    Houses, 12 Corrupted sectors, the Population of ten Voidborn sectors."""
    st = together()
    assert points(st) == {
        "difficulty_base": (1, 60),
        "rift_on_map": (1, 30),
        "incomplete_safe_haven": (2, 40),
        "catastrophe": (0, 0),
        "harbinger_on_sector": (4, 40),
        "consumed_technology": (0, 0),
        "ongoing_crisis": (0, 0),
        "fallen_house_on_map": (2, 6),
        "corruption_anywhere": (12, 24),
        "population_of_voidborn_sectors": (32, 32),
    }
    assert voidborn_score(st) == 60 + 30 + 40 + 40 + 6 + 24 + 32


@pytest.mark.parametrize(("difficulty", "base"), [("easy", 60), ("normal", 100), ("hard", 140)])
def test_the_base_is_that_of_the_difficulty(difficulty, base):
    """Section 7."""
    assert points(together(difficulty=difficulty))["difficulty_base"] == (1, base)


def test_corruption_counts_wherever_it_lies():
    """P70: every sector, track, slot, Decontamination card and offer."""
    st = together()
    before = points(st)["corruption_anywhere"][0]
    put(st, "2b", corrupted=True)
    st.players[A].track_corruption[1] = True
    st.players[B].slots[2].corrupted = True
    st.players[B].stored = 2
    st.offer_corruption = ["might"]
    assert points(st)["corruption_anywhere"][0] == before + 6


def test_what_else_the_voidborn_count():
    """P70: ongoing Crises, not the current one; consumed Technologies; Catastrophes; complete Safe Havens no more; only
    Population under Voidborn cubes; Harbingers on sectors, not those on the board."""
    st = together(
        consumed=["shields", "carriers+"], catastrophes=3, current="CR12", havens=[Haven(2, [A, A]), Haven(3)]
    )
    board_of(st).military.crises, board_of(st).military.harbingers = ["CR07", "CR08"], 1
    gone = put(st, "1a", voidborn=0).population or 0
    assert gone
    found = points(st)
    assert found["consumed_technology"] == (2, 10)
    assert found["catastrophe"] == (3, 60)
    assert found["ongoing_crisis"] == (2, 10)
    assert found["incomplete_safe_haven"] == (1, 20)
    assert found["harbinger_on_sector"] == (4, 40)
    assert found["population_of_voidborn_sectors"] == (32 - gone, 32 - gone)


def winners(st: State) -> tuple[int, ...]:
    """The seats that have won a game that is over. Either they have, or the Voidborn."""
    assert st.outcome is not None
    assert st.outcome.beaten is not bool(st.outcome.winners)
    return st.outcome.winners


@pytest.mark.parametrize(("above", "won"), [(1, True), (0, False)])
def test_all_win_if_everybody_has_more_than_the_voidborn(above, won):
    """P70: above, not only as many; all win together."""
    st = together()
    score = voidborn_score(st)
    st.players[A].influence, st.players[B].influence = score + 50, score + above
    course.finish(st)
    assert winners(st) == ((A, B) if won else ())


def test_the_voidborn_are_named_as_the_winner():
    """Section 1: all players lose together, which is no draw."""
    st = together()
    lose(st, say("vf-end-catastrophes", n=4))
    standing = Voidfall().standing(st)
    assert (standing.over, standing.winners, standing.without_result) == (True, (), False)
    assert standing.beaten
    assert standing.outsider is not None
    assert standing.outsider.name == say("vf-voidborn")


def test_by_a_setting_as_many_points_are_enough(monkeypatch):
    """Conflict 8: config `coop_win`."""
    st = together()
    st.players[A].influence = st.players[B].influence = voidborn_score(st)
    at_least = replace(parts(), settings=replace(parts().settings, coop_win="at_least"))
    monkeypatch.setattr(COMPONENTS, "parts", at_least)
    course.finish(st)
    assert winners(st) == (A, B)


def test_a_single_player_below_loses_the_game_for_all():
    """P70: otherwise all lose."""
    st = together()
    st.players[A].influence, st.players[B].influence = 500, 20
    course.finish(st)
    assert winners(st) == ()


def test_the_fourth_catastrophe_loses_at_once_without_relief():
    """6.5, P65."""
    st = together(catastrophes=3)
    take_catastrophe(st, A)
    assert winners(st) == ()
    assert st.tasks == []
    assert st.phase == "end"


def test_who_resigns_from_a_game_of_two_loses_it_for_both():
    """Section 1: all win or all lose; one player is too few for a cooperative game."""
    st = together()
    st.players[B].out = True
    course.leave(st, B)
    assert winners(st) == ()


def test_who_resigns_while_houses_are_chosen_loses_it_too():
    """Section 1: nobody wins a cooperative game alone, also before it has begun."""
    st = together()
    st.coop, st.players[B].out = None, True
    course.leave(st, B)
    assert winners(st) == ()


def test_who_resigns_alone_has_lost():
    """Section 1: a solo game."""
    session = Session.begin(Voidfall(), Setup(1, {"mode": "solo", "scenario": "C011", "difficulty": "easy"}), "00")
    session.resign(0)
    standing = session.standing()
    assert (standing.winners, standing.beaten) == ((), True)
    assert standing.reason == say("vf-end-resigned", side=say("vf-seat-0"))


def test_the_crisis_of_a_player_who_resigns_is_discarded():
    """P60: a current Crisis belongs to the player whose turn it is."""
    st = together(current="CR12")
    st.players.append(st.players[B])
    st.players[A].out = True
    course.leave(st, A)
    assert st.outcome is None
    assert board_of(st).current == ""
    assert board_of(st).discards["1"] == ["CR12"]
