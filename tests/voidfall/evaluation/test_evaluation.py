"""Evaluation (3.3): Upkeep, objectives, the end of a Cycle and of the game."""

from __future__ import annotations

import pytest

from engine.core.kit import Outcome
from engine.core.text import say
from engine.voidfall.components import parts
from engine.voidfall.course import next_unit
from engine.voidfall.evaluation.objectives import box_effect, scored_agendas, state_of
from engine.voidfall.evaluation.strikes import strikes
from engine.voidfall.evaluation.upkeep import key_of, pay_upkeep, payments
from engine.voidfall.names import agenda_name, event_name
from engine.voidfall.scoring import counted_corruption, winners
from engine.voidfall.state import Slot, State
from engine.voidfall.steps import evaluation as steps
from engine.voidfall.tasks import SkirmishTask
from engine.voidfall.upkeep import points_paid_by, upkeep_due
from engine.voidfall.vocabulary.lasting import KeepRemovedCorruption, SkipVoidStrikes
from engine.voidfall.vocabulary.terms import Resources
from tests.voidfall.courses import beside, focus, go
from tests.voidfall.positions import A, B, give, put


def evaluating(step: int, event: str = "1B", cycle: int = 1) -> State:
    """A position at a step of the Evaluation."""
    st = focus(event=event, cycle=cycle)
    st.phase, st.step = "evaluation", step
    return st


def run_one(st: State) -> None:
    """The next unit, which asks nothing."""
    for request in next_unit(st):
        raise AssertionError(request)


# -- the Void strikes back -------------------------------------------------------------------------------------------


def test_everybody_is_struck_in_turn_order() -> None:
    """3.3-1: a Skirmish for every player."""
    st = evaluating(steps.STRIKES)
    st.order = [B, A]
    for _ in strikes(st):
        raise AssertionError
    assert st.tasks == [SkirmishTask(A), SkirmishTask(B)]
    assert st.step == steps.UPKEEP


def test_an_event_may_skip_the_strikes() -> None:
    """Section 8, 2F: step 3.3-1 does not happen."""
    st = evaluating(steps.STRIKES)
    st.lasting = [SkipVoidStrikes()]
    run_one(st)
    assert st.tasks == []


# -- Upkeep ----------------------------------------------------------------------------------------------------------


def pay(st: State, *answers: str) -> list[str]:
    """The first player pays; the keys of the questions' defaults."""
    asked: list[object] = []
    beside(pay_upkeep(st, A), list(answers), asked)
    return [each.default[0] for each in asked]  # type: ignore[attr-defined]


def test_worked_case_of_upkeep() -> None:
    """5.6: starting Agenda 2 + one third Guild 1 = 3, paid for example by 2 Food + 2 Materials."""
    st = evaluating(steps.UPKEEP)
    put(st, "2b", guilds="fem")
    give(st, A, food=2, materials=2, energy=1)
    assert upkeep_due(st, A) == 3
    pay(st, "pay:2f2m")
    assert (st.players[A].stock["food"], st.players[A].stock["materials"], st.players[A].stock["energy"]) == (0, 0, 1)
    assert st.players[A].influence == 10


def test_what_cannot_be_paid_costs_three_influence_each() -> None:
    """P49: Credits and Science do not pay; paying is compulsory as far as the stock allows."""
    st = evaluating(steps.UPKEEP)
    put(st, "2b", guilds="fem")
    give(st, A, food=1, credits=9, science=9)
    assert pay(st) == []
    assert st.players[A].stock["food"] == 0
    assert (st.players[A].unpaid, st.players[A].influence) == (2, 4)


def test_influence_stops_at_nothing() -> None:
    """P39."""
    st = evaluating(steps.UPKEEP)
    give(st, A, influence=2)
    pay(st)
    assert st.players[A].influence == 0


def test_influence_that_upkeep_costs_is_told_once() -> None:
    """By the line about the payment; and no more than there was."""
    st = evaluating(steps.UPKEEP)
    give(st, A, influence=2)
    pay(st)
    (told,) = [event.public for event in st.events if event.seat == A]
    assert told is not None
    assert (told.key, told.args["lost"]) == ("vf-log-upkeep-none", 2)


def test_only_real_choices_are_asked() -> None:
    """P49: the mix is free; suggested is Food first."""
    st = evaluating(steps.UPKEEP)
    give(st, A, food=2)
    assert pay(st) == []
    give(st, A, food=2, energy=2, materials=2)
    assert pay(st, "pay:1f1e1m") == ["pay:2f"]


@pytest.mark.parametrize("technologies", ["", "data_refinery+"])
def test_every_payment_satisfies_the_points_and_no_more(technologies: str) -> None:
    """P49: with Improved Data Refinery a Credit pays two points."""
    st = evaluating(steps.UPKEEP)
    give(st, A, food=2, energy=3, materials=2, credits=2, technologies=technologies)
    found = list(payments(st, A, 4))
    assert len({key_of(each) for each in found}) == len(found)
    assert any(each.credits for each in found) == bool(technologies)
    for each in found:
        assert points_paid_by(st, A, each) >= 4
        assert (each.energy + each.materials) % 2 == 0
        if each.food:
            assert points_paid_by(st, A, Resources(each.food - 1, each.energy, each.materials, each.credits)) < 4


def test_all_pay_side_by_side() -> None:
    """3.3-2: simultaneous choices without interaction."""
    st = evaluating(steps.UPKEEP)
    for seat in (A, B):
        give(st, seat, food=2, energy=2, materials=2)
    (request,) = [next(next_unit(st))]
    assert set(request.procedures) == {A, B}  # type: ignore[union-attr]  # an AskEach


# -- objectives ------------------------------------------------------------------------------------------------------


def test_one_box_is_chosen_where_the_event_says_or() -> None:
    """P56: both are offered, also a worthless one; without an answer the one that gives more."""
    st = evaluating(steps.OBJECTIVES, event="3A", cycle=3)
    st.order = [B, A]
    give(st, B, active=4)
    asked = go(st, "box:1")
    assert [each.seat for each in asked[:2]] == [B, A]
    assert set(asked[0].options.keys) == {"box:1", "box:2"}
    assert asked[0].default == ("box:2",)
    assert st.players[B].influence == 10


def test_boxes_that_are_both_worth_nothing_are_no_choice() -> None:
    """P56: whatever is chosen nothing happens, so nobody is asked; one of them is enough for a question."""
    st = evaluating(steps.OBJECTIVES, event="1C")
    asked = go(st)
    assert "vf-ask-box" not in [each.about.key for each in asked]
    assert st.step != steps.OBJECTIVES or st.phase != "evaluation"
    st = evaluating(steps.OBJECTIVES, event="1C")
    give(st, A, tracks=[3, 0, 0])
    asked = go(st)
    assert [(each.seat, each.about.key) for each in asked] == [(A, "vf-ask-box")]


@pytest.mark.parametrize(
    ("event", "counts", "states"),
    [
        ("1C", {}, ["vf-box-not-met", "vf-box-not-met"]),
        ("1C", {"tracks": [3, 0, 0]}, ["vf-box-not-met", "vf-box-met"]),
        ("3A", {"active": 4}, ["vf-box-not-met", "vf-box-gives"]),
        ("1G", {}, [None, None]),
    ],
)
def test_a_box_says_what_it_is_worth(event: str, counts: dict[str, object], states: list[str | None]) -> None:
    """Met where something is counted and reached; nothing where nothing is counted."""
    st = evaluating(steps.OBJECTIVES, event=event)
    give(st, A, **counts)
    texts = [state_of(st, A, box_effect(box)) for box in parts().events[event].boxes]
    assert [None if each is None else each.key for each in texts] == states


def test_all_objectives_of_a_box_count() -> None:
    """3.3-3: 3A, second box: 1 for each active cube, 2 for each cube in Pure sectors."""
    st = evaluating(steps.OBJECTIVES, event="3A", cycle=3)
    go(st, "box:2")
    assert st.players[A].influence == 10 + 4 + 2 * 4


def test_a_player_is_done_before_the_next_one() -> None:
    """P56: the options of the reward are asked before the next player is."""
    st = evaluating(steps.OBJECTIVES, event="1C")
    for seat in (A, B):
        give(st, seat, tracks=[3, 0, 0])
    asked = go(st, "box:2", "part:2", "box:2")
    assert [each.seat for each in asked[:3]] == [A, A, B]
    assert st.players[A].trade == 1


def test_agendas_score_in_pure_slots_only() -> None:
    """3.3-4: the starting Agenda and every other one whose slot is Pure."""
    st = evaluating(steps.AGENDAS)
    st.players[A].slots = [Slot("D1"), Slot("M1", corrupted=True), Slot("")]
    assert [name for name, _ in scored_agendas(st.players[A])] == ["valnis", "D1"]


def test_the_starting_agenda_of_valnis() -> None:
    """3.3-4: 3 for each Pure sector, 1 with a Sector Defense, 2 with a Shipyard (the Home has one)."""
    st = evaluating(steps.AGENDAS)
    st.order = [A]
    run_one(st)
    while st.tasks:
        run_one(st)
    assert st.players[A].influence == 10 + 3 * 2 + 2


def test_the_log_says_what_is_scored() -> None:
    """3.3-3, 3.3-4: of the event, of an Agenda, of the starting one."""
    st = evaluating(steps.OBJECTIVES, event="3A", cycle=3)
    go(st, "box:2")
    assert sources(st, A) == {event_name("3A")}
    st = evaluating(steps.AGENDAS)
    st.order = [A]
    st.players[A].slots = [Slot("D1")]
    st.players[A].tracks = [3, 3, 3]
    while st.step == steps.AGENDAS or st.tasks:
        run_one(st)
    assert sources(st, A) <= {say("vf-starting-agenda"), agenda_name("D1")}
    assert say("vf-starting-agenda") in sources(st, A)


def sources(st: State, seat: int) -> set[object]:
    """For what the log says that a seat has gained Influence."""
    texts = [event.public for event in st.events if event.seat == seat and event.public is not None]
    return {text.args.get("source") for text in texts if text.key.startswith("vf-log-influence")}


# -- the end of a Cycle ----------------------------------------------------------------------------------------------


def test_cards_are_taken_back_and_innovation_is_in_use() -> None:
    """3.3-5."""
    st = evaluating(steps.END)
    player = st.players[A]
    player.discard, player.hand = [card for card in player.hand if card != "conquest"], ["conquest"]
    st.lasting = [KeepRemovedCorruption()]
    run_one(st)
    assert (st.cycle, st.phase, st.step, st.lasting) == (2, "preparation", 0, [])
    assert len(player.hand) == 9
    assert "innovation" in player.hand
    assert player.discard == []


def test_the_game_ends_after_cycle_three() -> None:
    """Section 1: the most Influence wins."""
    st = evaluating(steps.END, cycle=3)
    give(st, B, influence=30)
    run_one(st)
    assert isinstance(st.outcome, Outcome)
    assert st.outcome.winners == (B,)


def test_the_least_corruption_breaks_a_tie() -> None:
    """P75: tracks, Agenda slots and controlled sectors; what is stored does not count."""
    st = evaluating(steps.END, cycle=3)
    st.players[A].slots[2].corrupted = True
    st.players[B].stored = 2
    assert (counted_corruption(st, A), counted_corruption(st, B)) == (1, 0)
    assert winners(st) == (B,)


def test_who_is_still_level_shares_the_victory() -> None:
    """Section 1 (house rule)."""
    assert winners(evaluating(steps.END, cycle=3)) == (A, B)
