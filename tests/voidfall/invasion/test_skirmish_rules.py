"""Skirmishes through the rules (5.5, 13.6)."""

from __future__ import annotations

import pytest

from engine.voidfall.invasion.skirmish import candidates, forecast_skirmish, is_spared, strength
from engine.voidfall.invasion.skirmish import targets as skirmish_targets
from engine.voidfall.state import State
from engine.voidfall.tasks import SkirmishTask
from engine.voidfall.vocabulary.lasting import LowInfluenceShield, VoidbornAbsorption
from tests.voidfall.invasion.battles import OUTPOST, abouts, go_on
from tests.voidfall.positions import A, give, position, put


def attacked(*, corruption: int = 1, **outpost: object) -> State:
    """A's Outpost 2b, next to Voidborn on 1a and 1b, and so much Corruption on A's tracks."""
    st = position()
    put(st, OUTPOST, **outpost)
    give(st, A, track_corruption=[number < corruption for number in range(3)], glory=[2, 4])
    return st


def strike(st: State, *answers: str, extra: int = 0, rolls: list[list[str]] | None = None) -> list[str]:
    """A Skirmish against A. What was asked."""
    st.tasks.append(SkirmishTask(A, extra))
    return abouts(go_on(st, *answers, rolls=rolls or []))


def told(st: State) -> list[str]:
    """The messages of the log."""
    return [event.public.key for event in st.events if event.public is not None]


# -- strength and candidates -----------------------------------------------------------------------------------------


def test_corruption_of_tracks_and_slots_counts_that_of_sectors_does_not() -> None:
    """5.5-1: not on sectors, not in Decontamination Chambers; one more from Cycle 2 on."""
    st = attacked(corruption=2, corrupted=True)
    give(st, A, technologies="decontamination_chambers", stored=2)
    st.players[A].slots[2].corrupted = True
    assert strength(st, A) == 3
    st.cycle = 2
    assert strength(st, A, extra=2) == 6


def test_candidates_are_next_to_voidborn_cubes_or_a_harbinger() -> None:
    """5.5-2: not the Home sector, not a sector that only touches unoccupied ones."""
    st = attacked()
    assert [each.sector for each in candidates(st, A)] == [OUTPOST]
    for place in ("1a", "1b"):
        put(st, place, voidborn=0)
    assert candidates(st, A) == []
    put(st, "1b", harbingers=1)
    assert [each.sector for each in candidates(st, A)] == [OUTPOST]


def test_nothing_happens_without_strength_or_candidates() -> None:
    """5.5-1, 5.5-2."""
    st = attacked(corruption=0)
    assert strike(st) == []
    assert told(st) == ["vf-log-skirmish-nothing"]
    st = attacked()
    for place in ("1a", "1b"):
        put(st, place, voidborn=0)
    strike(st)
    assert told(st) == ["vf-log-skirmish-no-target"]


def test_a_low_influence_spares_a_player() -> None:
    """Section 8, event 2G: checked when the Skirmish would be resolved."""
    st = attacked()
    st.lasting.append(LowInfluenceShield(30))
    give(st, A, influence=30)
    assert is_spared(st, A)
    strike(st)
    assert told(st) == ["vf-log-skirmish-shield"]
    give(st, A, influence=31)
    assert not is_spared(st, A)


# -- Drones ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("answer", "trade"), [("drones", 0), ("none", 1)])
def test_basic_drones_defend_for_a_trade_token_in_the_evaluation(answer: str, trade: int) -> None:
    """13.6-1: asked before a target is chosen."""
    st = attacked(corruption=2)
    give(st, A, technologies="autonomous_drones", trade=1)
    st.phase = "evaluation"
    asked = strike(st, answer, *(["glory:2"] if answer == "none" else []))
    assert asked[0] == "vf-ask-skirmish-drones"
    assert (st.players[A].trade, bool(st.fought)) == (trade, answer == "none")


def test_improved_drones_always_defend_in_the_evaluation() -> None:
    """13.6-1."""
    st = attacked()
    give(st, A, technologies="autonomous_drones+")
    st.phase = "evaluation"
    assert strike(st) == []
    assert told(st) == ["vf-log-skirmish-drones"]


def test_drones_do_not_defend_outside_the_evaluation() -> None:
    """13.6-1: a Skirmish of a Crisis or an event in a turn."""
    st = attacked(fleets={"corvette": 3})
    give(st, A, technologies="autonomous_drones+")
    strike(st)
    assert len(st.fought) == 1


# -- the combat ------------------------------------------------------------------------------------------------------


def test_a_lost_sector_is_taken_over_and_costs_a_glory_token() -> None:
    """5.5-5, 5.4: the surviving Voidborn are removed first, two fresh cubes come."""
    st = attacked(corruption=3, fleets={"corvette": 1}, installations="shipyard")
    give(st, A, active=0)
    asked = strike(st, "glory:2", extra=4)
    sector = st.sectors[OUTPOST]
    assert asked == ["vf-ask-discard-glory"]
    assert (sector.owner, sector.voidborn, sector.bounty, sector.installations, sector.corrupted) == (
        None,
        2,
        1,
        [],
        True,
    )
    assert (st.players[A].glory, st.players[A].active) == ([4], 1)


def test_a_defence_gives_no_reward() -> None:
    """5.5-5: the cubes recalled are active."""
    st = attacked(corruption=2, fleets={"corvette": 3}, bounty=0)
    give(st, A, active=0, influence=10)
    strike(st)
    sector = st.sectors[OUTPOST]
    assert (sector.owner, sector.cubes + st.players[A].active) == (A, 3)
    assert (st.players[A].influence, st.players[A].glory) == (10, [2, 4])


def test_the_defender_chooses_its_recalls() -> None:
    """13.6-4: real choices, with the best defence as default."""
    st = attacked(corruption=2, fleets={"corvette": 1, "carrier": 2})
    give(st, A, technologies="carriers shields")
    st.tasks.append(SkirmishTask(A))
    asked = go_on(st)
    assert asked
    assert {each.seat for each in asked} == {A}
    assert all(each.settled_default for each in asked)


def test_voidborn_absorb_as_the_event_says() -> None:
    """Section 8, event 2H: per Improved Technology of the defender."""
    st = attacked(corruption=2, fleets={"corvette": 3})
    give(st, A, technologies="robotics+ ark_ships+")
    st.lasting.append(VoidbornAbsorption(1))
    strike(st, "glory:2")
    assert st.fought[-1].position.battle.voidborn_absorption == 2
    assert st.sectors[OUTPOST].owner is None


def test_chance_decides_between_sectors_that_are_alike() -> None:
    """5.5-3f, 13.6-3."""
    st = attacked(fleets={"corvette": 3}, population=2)
    put(st, "2l", owner=A, fleets={"corvette": 3}, population=2)
    assert {each.sector for each in skirmish_targets(st, A)} == {OUTPOST, "2l"}
    strike(st, rolls=[["2l"]])
    assert st.fought[-1].place == "2l"


def test_a_second_skirmish_may_hit_the_same_sector() -> None:
    """R20."""
    st = attacked(corruption=1, fleets={"corvette": 4})
    strike(st)
    strike(st)
    assert [field.place for field in st.fought] == [OUTPOST, OUTPOST]


# -- forecast --------------------------------------------------------------------------------------------------------


def test_the_predicted_skirmish_is_what_happens() -> None:
    """13.6: strength, target, cubes recalled."""
    for corruption in (1, 2, 3):
        for cubes in (1, 2, 3):
            st = attacked(corruption=corruption, fleets={"corvette": cubes}, installations="sector_defense")
            give(st, A, glory=[])
            seen = forecast_skirmish(st, A)
            strike(st)
            [(place, result)] = seen.results.items()
            assert (place, seen.strength) == (st.fought[-1].place, corruption)
            held = st.sectors[place].owner == A
            assert held == (result.winner == "defender")
            assert not held or st.sectors[place].cubes == result.defender.total


def test_the_forecast_says_why_there_is_no_skirmish() -> None:
    """13.6-1."""
    st = attacked(corruption=0)
    spared = forecast_skirmish(st, A).spared
    assert spared is not None
    assert spared.key == "vf-log-skirmish-nothing"
