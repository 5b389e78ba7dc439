"""Safe Havens and consumed Technologies (6.8, 6.9, P67)."""

from __future__ import annotations

import pytest

from engine.voidfall import coop_course as course
from engine.voidfall.flow.flow import Flow
from engine.voidfall.flow.happened import happened
from engine.voidfall.happenings import ResourceProduced, TrackAdvanced
from engine.voidfall.resolve.registry import possible
from engine.voidfall.state import Copies, Haven, State
from engine.voidfall.tasks import Scope
from engine.voidfall.vocabulary.terms import Resource
from engine.voidfall.vocabulary.void import BuildHaven, ConsumeTechnology
from tests.voidfall.coop.tables import board_of, together
from tests.voidfall.positions import A, B, answer, give, play, put


def do(st: State, *what: ResourceProduced | TrackAdvanced) -> None:
    for each in what:
        if isinstance(each, ResourceProduced) and each.over:
            st.span.overproduced.append(each.seat)
        happened(Flow(st, each.seat, st.tasks), each)


def over(resource: Resource, seat: int = A) -> ResourceProduced:
    return ResourceProduced(seat, resource, True)


def test_a_level_takes_an_inactive_cube_then_an_active_one():
    """P67, R24: the cube stays there."""
    st = together(havens=[Haven(4)])
    give(st, A, inactive=1, active=1)
    play(st, BuildHaven(2), "haven:1", "haven:1")
    assert (st.players[A].inactive, st.players[A].active) == (0, 0)
    assert board_of(st).havens == [Haven(4, [A, A])]


def test_without_a_cube_at_hand_one_is_recalled():
    """6.8: none: recall and deactivate one."""
    st = together(havens=[Haven(4)])
    give(st, A, inactive=0, active=0)
    play(st, BuildHaven(1), "recall", "cube:corvette:2a")
    assert st.sectors["2a"].cubes == 1
    assert st.players[A].active == 0
    assert board_of(st).havens == [Haven(4, [A])]


def test_without_any_cube_there_is_no_level():
    """P67."""
    st = together()
    give(st, A, inactive=0, active=0)
    put(st, "2a", fleets={})
    put(st, "2b", fleets={}, owner=None)
    assert play(st, BuildHaven(1)) == []
    assert not possible(st, A, BuildHaven(1), Scope())


def test_a_complete_haven_is_built_no_higher():
    """P67: on any incomplete Haven, builder's choice."""
    st = together(havens=[Haven(2, [B, B]), Haven(2, [A])])
    asked = play(st, BuildHaven(1), "none")
    assert asked[0].options.keys == ("haven:2", "none")


def test_every_player_takes_a_different_reward_for_a_complete_haven_in_turn_order():
    """6.8: remove a Corruption, remove a Harbinger, 3 resources, deploy 2; whoever has completed it."""
    st = together(havens=[Haven(2, [A])])
    before = board_of(st).harbingers
    place = next(place for place, sector in st.sectors.items() if sector.harbingers)
    asked = play(st, BuildHaven(1), "haven:1", "part:2", f"at:{place}", "part:3", *["take:food"] * 3, seat=B)
    rewards = [ask for ask in asked if ask.about.key == "vf-ask-haven-reward"]
    assert [ask.seat for ask in rewards] == [A, B]
    assert rewards[0].options.keys == ("part:1", "part:2", "part:3", "part:4")
    assert rewards[1].options.keys == ("part:1", "part:3", "part:4")
    assert board_of(st).harbingers == before + 1
    assert st.players[B].stock["food"] == 3


def test_the_turn_order_of_the_cycle_counts_for_the_reward():
    """6.8."""
    st = together(havens=[Haven(2, [A])])
    st.order = [B, A]
    asked = play(st, BuildHaven(1), "haven:1", "part:3", *["take:food"] * 3, "part:1", seat=A)
    assert [ask.seat for ask in asked if ask.about.key == "vf-ask-haven-reward"] == [B, A]


def test_a_game_that_began_before_lets_the_builder_choose_first():
    """Its answers stay legal."""
    st = together(havens=[Haven(2, [A])])
    st.begun_with = 4
    asked = play(st, BuildHaven(1), "haven:1", "part:3", *["take:food"] * 3, "part:1", seat=B)
    assert [ask.seat for ask in asked if ask.about.key == "vf-ask-haven-reward"] == [B, A]


def test_the_second_overproduction_of_a_turn_builds_a_level_once():
    """P67: once per player and turn, also on somebody else's turn."""
    st = together()
    do(st, over("food"))
    assert st.tasks == []
    do(st, over("energy"))
    assert [ask.about.key for ask in answer(st, "haven:1")] == ["vf-ask-haven"]
    do(st, over("materials"), over("science"))
    assert st.tasks == []
    do(st, over("food", B), over("energy", B))
    asked = answer(st, "none")
    assert [ask.seat for ask in asked] == [B]


def test_the_last_space_of_a_track_builds_a_level():
    """6.8, P36: also on a Corrupted track."""
    st = together()
    do(st, TrackAdvanced(A, "economy", 6))
    assert st.tasks == []
    st.players[A].track_corruption = [False, False, True]
    do(st, TrackAdvanced(A, "economy", 7))
    answer(st, "haven:2")
    assert board_of(st).havens[1].cubes == [A]


@pytest.mark.parametrize(
    ("changes", "levels"),
    [({}, 1), ({"corrupted": True}, 0), ({"population": 5}, 0), ({"guilds": "ff"}, 0)],
)
def test_after_upkeep_each_thriving_sector_builds_a_level(changes, levels):
    """6.8: per Pure sector with Population 6 and three or more Guilds."""
    st = together()
    put(st, "2h", **{"population": 6, "guilds": "fem", **changes})
    course.after_upkeep(st)
    asked = answer(st, *["haven:1"] * levels)
    assert [ask.seat for ask in asked] == [B] * levels


# -- consumed Technologies -------------------------------------------------------------------------------------------


def test_a_basic_technology_of_the_display_is_consumed():
    """6.9: the copy that gives Influence, if it is there."""
    st = together()
    st.display = {"shields": Copies(2, True), "carriers": Copies(1, False)}
    play(st, ConsumeTechnology("basic"), "tech:shields")
    assert st.display == {"shields": Copies(1, False), "carriers": Copies(1, False)}
    play(st, ConsumeTechnology("basic"), "tech:carriers")
    assert st.display == {"shields": Copies(1, False)}
    assert board_of(st).consumed == ["shields", "carriers"]


def test_the_leftmost_improved_technology_is_consumed():
    """6.9: nothing while they are blocked, and the penalty cannot be chosen then."""
    st = together()
    st.improved, st.blocked = ["shields", "carriers"], True
    assert not possible(st, A, ConsumeTechnology("improved"), Scope())
    st.blocked = False
    assert possible(st, A, ConsumeTechnology("improved"), Scope())
    assert play(st, ConsumeTechnology("improved"), forced=True) == []
    assert (st.improved, board_of(st).consumed) == (["carriers"], ["shields+"])
