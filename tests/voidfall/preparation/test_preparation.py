"""Preparation (3.1): Trade tokens, Technologies, turn order, the event and its frames (P50 to P57)."""

from __future__ import annotations

import pytest

from engine.core.decision import Ask
from engine.voidfall.components import parts
from engine.voidfall.course import next_unit
from engine.voidfall.frames import begin_delayed, begin_frame
from engine.voidfall.preparation.preparation import preparation
from engine.voidfall.state import State
from engine.voidfall.steps import preparation as steps
from engine.voidfall.tasks import Do, Unit
from tests.voidfall.courses import focus, go, keys
from tests.voidfall.positions import A, B, drive, give, put


def preparing(step: int, event: str = "1B", cycle: int = 2) -> State:
    """A position at a step of Preparation. The event is not turned up before step 4 is done."""
    st = focus(event=event, cycle=cycle)
    st.phase, st.step = "preparation", step
    st.piles = [[], ["2B", "2C"], ["3A"]]
    return st


def do(st: State, *answers: str) -> list[Ask]:
    """The present step."""
    asked: list[Ask] = []
    left = list(answers)
    drive(preparation(st), left, asked, [])
    assert not left
    return asked


# -- the steps -------------------------------------------------------------------------------------------------------


def test_the_lowest_trade_token_leaves_the_game() -> None:
    """3.1-1."""
    st = preparing(steps.TRADE)
    st.ladder = [1, 1, 1, 0, 0, 0]
    do(st)
    assert st.ladder == [1, 1, 0, 0, 0, 0]


def test_an_empty_ladder_loses_nothing() -> None:
    """3.1-1."""
    st = preparing(steps.TRADE)
    st.ladder = [0] * 6
    do(st)
    assert st.ladder == [0] * 6


def test_the_blocking_tile_goes_before_cycle_two() -> None:
    """3.1-2: gained cards are not replaced."""
    st = preparing(steps.IMPROVED)
    st.improved, st.later = ["torpedoes", "carriers"], ["purifier"]
    do(st)
    assert (st.blocked, st.improved) == (False, ["torpedoes", "carriers"])


def test_the_other_four_improved_technologies_come_before_cycle_three() -> None:
    """3.1-2: cards still there are removed."""
    st = preparing(steps.IMPROVED, cycle=3)
    st.blocked, st.improved, st.later = False, ["carriers"], ["purifier", "drones"]
    do(st)
    assert (st.improved, st.later) == (["purifier", "drones"], [])


def test_the_lowest_influence_plays_first() -> None:
    """3.1-3."""
    st = preparing(steps.ORDER)
    give(st, A, influence=20)
    assert do(st) == []
    assert st.order == [B, A]


@pytest.mark.parametrize(("chosen", "order"), [("place:1", [B, A]), ("place:2", [A, B])])
def test_who_was_later_chooses_the_place_among_those_tied(chosen: str, order: list[int]) -> None:
    """3.1-3, R18: the earlier place without an answer."""
    st = preparing(steps.ORDER)
    (asked,) = do(st, chosen)
    assert (asked.seat, keys(asked), asked.default) == (B, {"place:1", "place:2"}, ("place:1",))
    assert st.order == order


def test_a_seat_that_has_resigned_is_last_and_asked_nothing() -> None:
    """It plays no more."""
    st = preparing(steps.ORDER)
    st.players[A].out = True
    assert do(st) == []
    assert st.order == [B, A]


def test_the_event_is_turned_up_and_the_others_leave() -> None:
    """3.1-4: only the top card of each pile is used."""
    st = preparing(steps.EVENT)
    before = st.revealed
    do(st)
    assert (st.event, st.piles[1]) == ("2C", [])
    assert st.revealed == before + 1


# -- frames ----------------------------------------------------------------------------------------------------------


def at_frame(event: str, number: int = 0) -> State:
    """A position at a frame of an event, from 0."""
    st = preparing(steps.FRAMES + number, event, int(event[0]))
    st.event = event
    return st


def test_a_frame_is_resolved_by_all_before_the_next_one() -> None:
    """P51: from top to bottom, all players in turn order."""
    st = at_frame("1D", 1)
    st.order = [B, A]
    asked = go(st, "part:1", "part:1")
    assert [each.seat for each in asked[:2]] == [B, A]
    assert (st.players[A].active, st.players[B].active) == (5, 5)
    assert st.phase == "focus"


def test_a_dashed_frame_may_be_declined() -> None:
    """P51, P15."""
    st = at_frame("1D", 1)
    (asked, *_) = go(st, "none", "none")
    assert "none" in keys(asked)
    assert st.players[A].active == 4


def test_a_solid_frame_that_cannot_be_done_in_full_is_skipped() -> None:
    """P51: 2F with one destroyable piece: nothing."""
    st = at_frame("2F", 1)
    put(st, "2b", guilds="f")
    begin_frame(st, A, 1)
    assert st.tasks == []
    put(st, "2b", guilds="fem")
    begin_frame(st, A, 1)
    assert [type(task) for task in st.tasks] == [Unit, Do]
    assert isinstance(st.tasks[-1], Do)
    assert st.tasks[-1].forced


def test_corruption_of_a_solid_frame_is_taken_as_far_as_possible() -> None:
    """P51: 3D wants two; with room for one it is one."""
    st = at_frame("3D")
    player = give(st, A, track_corruption=[True] * 3)
    for slot in player.slots[1:]:
        slot.corrupted = True
    put(st, "2b", corrupted=True)
    begin_frame(st, A, 0)
    go(st)
    assert player.slots[0].corrupted


def test_a_delayed_frame_comes_after_the_first_turn() -> None:
    """3G: each player at the end of the own first turn of the Cycle, once."""
    st = at_frame("3G", 1)
    drive(next_unit(st), [], [], [])
    assert st.delayed == [A, B]
    begin_delayed(st, A)
    assert len(st.tasks) == 2
    assert st.delayed == [B]
    st.tasks.clear()
    begin_delayed(st, A)
    assert st.tasks == []


def test_a_frame_for_the_table_is_resolved_once() -> None:
    """1B: a Corruption on the offer of Dominance."""
    st = at_frame("1B", 1)
    drive(next_unit(st), [], [], [])
    drive(next_unit(st), [], [], [])
    assert st.offer_corruption == ["dominance"]
    assert st.step == steps.FRAMES + 2


@pytest.mark.parametrize(("event", "rounds", "left"), [("1T", 3, 3), ("2T", 4, 5), ("3T", 5, 8)])
def test_tutorial_events_discard_focus_cards(event: str, rounds: int, left: int) -> None:
    """P57, section 8: 1T leaves exactly three cards for three rounds, 2T five for four, 3T eight for five."""
    st = at_frame(event)
    if st.cycle == 1:
        for player in st.players:
            player.hand.remove("innovation")
            player.discard.append("innovation")
    for _ in st.players:
        drive(next_unit(st), [], [], [])
        while st.tasks:
            drive(next_unit(st), [], [], [])
    assert parts().events[event].rounds == rounds
    assert {len(player.hand) for player in st.players} == {left}


def test_house_versions_are_discarded_with_their_type() -> None:
    """P57."""
    st = focus("yarvek", event="1T")
    st.phase, st.step = "preparation", steps.FRAMES
    drive(next_unit(st), [], [], [])
    while st.tasks:
        drive(next_unit(st), [], [], [])
    assert "yarvek_conquest" in st.players[A].discard


def test_two_pieces_that_must_both_go_are_no_choice() -> None:
    """2F, P51: exactly two destroyable pieces."""
    st = at_frame("2F", 1)
    put(st, "2b", guilds="f", installations="shipyard")
    begin_frame(st, A, 1)
    assert st.tasks == []
    assert (st.sectors["2b"].guilds, st.sectors["2b"].installations) == ([], [])


def test_corruption_on_all_slots_that_are_left_is_no_choice() -> None:
    """3D: two Corruption on Agenda slots of which two are free."""
    st = at_frame("3D", 0)
    st.players[A].slots[2].corrupted = True
    begin_frame(st, A, 0)
    while st.tasks:
        drive(next_unit(st), [], [], [])
    assert [slot.corrupted for slot in st.players[A].slots] == [True, True, True]
