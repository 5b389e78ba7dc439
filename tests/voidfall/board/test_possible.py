"""Whether effects on the map can be resolved in full (P51, P63)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.voidfall.resolve.registry import possible
from engine.voidfall.state import Slot, State
from engine.voidfall.tasks import Scope
from engine.voidfall.vocabulary.effects import Effect
from engine.voidfall.vocabulary.fleets import Activate, Deactivate, Deploy, DeployPerShipyard, Recall, Regroup
from engine.voidfall.vocabulary.sectors import (
    Advance,
    AdvanceCorruptedTrack,
    Build,
    DecreasePopulation,
    Destroy,
    Establish,
    GainCorruption,
    IncreaseHomePopulation,
    IncreasePopulation,
    MoveCorruption,
    RemoveCorruption,
)
from tests.voidfall.positions import A, give, position, put

RICH: list[tuple[Effect, Effect | None]] = [
    (Activate(6), Activate(7)),
    (Activate(9, up_to=True), None),
    (Deactivate(8), Deactivate(9)),
    (Deploy(4), Deploy(5)),
    (Deploy(9, up_to=True), Deploy(1, fleet="sentry")),
    (DeployPerShipyard(), None),
    (Recall(4), Recall(5)),
    (Regroup(5), None),
    (IncreasePopulation(8), IncreasePopulation(9)),
    (IncreasePopulation(2, different_sectors=True), IncreasePopulation(3, different_sectors=True)),
    (IncreasePopulation(3, up_to=True, different_sectors=True), IncreasePopulation(1, place="recall_sector")),
    (IncreaseHomePopulation(4), IncreaseHomePopulation(5)),
    (DecreasePopulation(1), DecreasePopulation(2)),
    (RemoveCorruption(1), RemoveCorruption(2)),
    (RemoveCorruption(3, up_to=True), RemoveCorruption(1, "sector")),
    (MoveCorruption(1), MoveCorruption(1, "sector")),
    (GainCorruption(2, "track"), GainCorruption(3, "track")),
    (GainCorruption(6, "track", ("agenda_slot", "sector")), GainCorruption(7, "track", ("agenda_slot", "sector"))),
    (Build("installation", 2), Build("installation", 3)),
    (Build("shipyard"), Build("starbase")),
    (Establish("any", 5), Establish("any", 6)),
    (Destroy("installation", "not_home"), Destroy("guild", "not_home")),
    (Advance("any"), None),
    (Advance("society"), AdvanceCorruptedTrack()),
]


def rich() -> State:
    """The usual position with a Shipyard on the Outpost and Corruption on the Economy track."""
    st = position()
    put(st, "2b", installations="shipyard")
    give(st, A, track_corruption=[False, False, True])
    return st


@pytest.mark.parametrize(("can", "cannot"), RICH)
def test_an_effect_is_possible_as_far_as_there_is_enough(can: Effect, cannot: Effect | None) -> None:
    """P51: all of it, for a number up to something one."""
    st = rich()
    assert possible(st, A, can, Scope())
    assert cannot is None or not possible(st, A, cannot, Scope())


POOR: list[tuple[Effect, dict[str, Any]]] = [
    (Activate(1), {"inactive": 0}),
    (Activate(2, up_to=True), {"inactive": 0}),
    (Deploy(1), {"active": 0}),
    (DeployPerShipyard(), {"active": 0}),
    (Advance("any"), {"tracks": [7, 7, 7]}),
    (Advance("lowest"), {"tracks": [7, 7, 7]}),
    (GainCorruption(1, "house_mat"), {"track_corruption": [True] * 3, "slots": [Slot(corrupted=True)] * 3}),
    (MoveCorruption(), {"track_corruption": [False] * 3}),
    (RemoveCorruption(1, up_to=True), {"track_corruption": [False] * 3}),
]


@pytest.mark.parametrize(("effect", "fields"), POOR)
def test_an_effect_is_not_possible_without_what_it_takes(effect: Effect, fields: dict[str, Any]) -> None:
    """P51, P63."""
    st = rich()
    give(st, A, **fields)
    assert not possible(st, A, effect, Scope())


def test_a_fleet_that_cannot_be_paid_for_is_not_possible() -> None:
    """P25: Dreadnoughts cost Materials; as Corvettes the cubes are free."""
    st = rich()
    give(st, A, technologies="dreadnoughts", materials=1)
    assert possible(st, A, Deploy(1, fleet="dreadnought"), Scope())
    assert not possible(st, A, Deploy(2, fleet="dreadnought"), Scope())
    assert possible(st, A, Deploy(2), Scope())
    assert possible(st, A, Deploy(2, fleet="dreadnought", paid=True), Scope())


def test_the_track_corrupted_by_the_cost_must_be_able_to_advance() -> None:
    """Strive."""
    st = rich()
    assert possible(st, A, AdvanceCorruptedTrack(), Scope(track="society"))
    give(st, A, tracks=[7, 0, 0])
    assert not possible(st, A, AdvanceCorruptedTrack(), Scope(track="society"))
