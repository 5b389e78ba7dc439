"""Fleet Power: deployment, recall, regroup, abandonment, and the Technologies that change them (P20, P21, P25 to
P28)."""

from __future__ import annotations

import pytest

from engine.voidfall.map.fleets import deploy_cost, fleet_size, fleet_types, fleets_needed, shipyards_for_deployment
from engine.voidfall.state import State, Turn
from engine.voidfall.tasks import Scope, Source
from engine.voidfall.vocabulary.counts import Tracks
from engine.voidfall.vocabulary.filters import Pure
from engine.voidfall.vocabulary.fleets import Activate, Deactivate, Deploy, DeployPerShipyard, Recall, Regroup
from engine.voidfall.vocabulary.lasting import DeploySurcharge
from engine.voidfall.vocabulary.terms import Fleet, Resources
from tests.voidfall.positions import HOMES, OUTPOSTS, A, B, give, play, position, put, resolve_unasked

HOME, OUTPOST = HOMES[A], OUTPOSTS[A]


# -- activate, deactivate, recall ------------------------------------------------------------------------------------


def test_activation_takes_inactive_cubes_as_far_as_there_are_any() -> None:
    """Section 4: nothing inactive: no effect."""
    st = position()
    player = give(st, A, active=1, inactive=1)
    resolve_unasked(st, Activate(2, up_to=True))
    assert (player.active, player.inactive) == (2, 0)
    resolve_unasked(st, Activate(1))
    assert (player.active, player.inactive) == (2, 0)


def test_activation_per_pure_track_counts_now() -> None:
    """1I: activate 1 per Pure Civilization track."""
    st = position()
    player = give(st, A, active=0, inactive=10, track_corruption=[True, False, False])
    resolve_unasked(st, Activate(1, per=Tracks((Pure(),))))
    assert player.active == 2


def test_deactivation_as_an_effect() -> None:
    """P21."""
    st = position()
    player = give(st, A, active=1, inactive=9)
    play(st, Deactivate(2), "cube:corvette:2b")
    assert (player.active, player.inactive, st.sectors[OUTPOST].cubes) == (0, 11, 1)


def test_recalled_cubes_are_active() -> None:
    """P20, P41."""
    st = position()
    play(st, Recall(2), "cube:corvette:2a", "cube:corvette:2a", forced=True)
    assert st.players[A].active == 6
    assert st.sectors[HOME].cubes == 0
    assert st.sectors[HOME].voidborn == 0


def test_a_sector_without_room_for_voidborn_just_becomes_unoccupied() -> None:
    """4.1: capacity 0."""
    st = position()
    sector = put(st, OUTPOST, kind="asteroid_belt", population=None, fleets={"corvette": 1}, installations="shipyard")
    give(st, A, glory=[])
    play(st, Recall(1), "cube:corvette:2b")
    assert (sector.owner, sector.voidborn, sector.bounty) == (None, 0, 0)
    assert not sector.corrupted
    assert sector.installations == []


def test_abandoning_costs_a_glory_token_of_choice() -> None:
    """4.1-4."""
    st = position()
    player = give(st, A, glory=[2, 3])
    put(st, OUTPOST, fleets={"corvette": 1})
    play(st, Recall(1), "cube:corvette:2b", "glory:3")
    assert player.glory == [2]


def test_nomads_keep_their_glory() -> None:
    """Fenrax: none is discarded for a sector emptied by recalling its own cubes."""
    st = position("fenrax")
    player = give(st, A, glory=[2, 3])
    put(st, OUTPOST, fleets={"corvette": 1})
    asked = play(st, Recall(1), "cube:corvette:2b")
    assert player.glory == [2, 3]
    caution = next(each.caution for each in asked[0].options if each.key == "cube:corvette:2b")
    assert caution is not None
    assert caution.key == "vf-caution-abandon-free"


# -- deploy ----------------------------------------------------------------------------------------------------------


def test_a_cube_may_be_deployed_in_any_own_sector_as_a_corvette() -> None:
    """P25: Home included; no other sector, no type without its Technology."""
    st = position()
    asked = play(st, Deploy(1), "cube:corvette:2b")
    assert asked[0].options.keys == ("cube:corvette:2a", "cube:corvette:2b", "none")
    assert st.sectors[OUTPOST].fleets == {"corvette": 3}
    assert st.players[A].active == 3


def test_each_cube_is_deployed_separately() -> None:
    """P25."""
    st = position()
    play(st, Deploy(2), "cube:corvette:2b", "cube:corvette:2a")
    assert (st.sectors[HOME].cubes, st.sectors[OUTPOST].cubes) == (3, 3)


def test_without_an_active_cube_nothing_is_deployed() -> None:
    """P25."""
    st = position()
    give(st, A, active=0)
    resolve_unasked(st, Deploy(2))


@pytest.mark.parametrize(
    ("technology", "fleet", "stock", "size"),
    [
        ("destroyers", "destroyer", {}, 3),
        ("destroyers+", "destroyer", {}, 3),
        ("sentries", "sentry", {}, 3),
        ("dreadnoughts", "dreadnought", {"materials": 1}, 1),
        ("dreadnoughts+", "dreadnought", {"materials": 1}, 3),
        ("carriers", "carrier", {"food": 1}, 1),
        ("carriers+", "carrier", {"food": 1}, 3),
    ],
)
def test_a_technology_enables_its_fleet_at_its_cost_and_size(
    technology: str, fleet: Fleet, stock: dict[str, int], size: int
) -> None:
    """P25, P28: Dreadnoughts cost 1 Materials, Carriers 1 Food per cube; Basic ones have one cube per Fleet."""
    st = position()
    player = give(st, A, technologies=technology)
    assert fleet_types(st, A) == ["corvette", fleet]
    assert fleet_types(st, B) == ["corvette"]
    assert fleet_size(st, A, fleet) == size
    assert fleet_size(st, A, "corvette") == 3
    assert deploy_cost(st, A, fleet) == Resources(**stock)
    keys = ("cube:corvette:2a", "none") if stock else (f"cube:corvette:{HOME}", f"cube:{fleet}:{HOME}", "none")
    assert play(st, Deploy(1, place="home"), "none")[0].options.keys == keys
    give(st, A, **stock)
    play(st, Deploy(1, place="home", fleet=fleet), f"cube:{fleet}:{HOME}")
    assert st.sectors[HOME].fleets == {"corvette": 2, fleet: 1}
    assert sum(player.stock.values()) == 0


def test_credits_pay_for_a_dreadnought() -> None:
    """P19: in any cost with resources."""
    st = position()
    player = give(st, A, technologies="dreadnoughts", credits=1)
    play(st, Deploy(1), "cube:dreadnought:2a")
    assert player.stock["credits"] == 0


def test_fleets_are_counted_by_type_and_size() -> None:
    """P28: the sum over types of cubes by size, rounded up."""
    st = position()
    give(st, A, technologies="dreadnoughts destroyers")
    sector = put(st, OUTPOST, fleets={"corvette": 4, "dreadnought": 2, "destroyer": 1})
    assert fleets_needed(st, A, sector) == 2 + 2 + 1
    give(st, A, technologies="dreadnoughts+")
    assert fleets_needed(st, A, sector) == 2 + 1 + 1


def test_a_deployment_in_the_same_sector_stays_there() -> None:
    """P24: one sector for all cubes, chosen with the first."""
    st = position()
    asked = play(st, Deploy(2, place="same_sector"), "cube:corvette:2b", "cube:corvette:2b")
    assert asked[1].options.keys == ("cube:corvette:2b", "none")
    asked = play(st, Deploy(1, place="same_sector"), "none", scope=Scope(same=HOME))
    assert asked[0].options.keys == ("cube:corvette:2a", "none")


def test_a_deployment_in_a_sector_with_a_shipyard() -> None:
    """3B: Home has a printed one; a Starbase is one, too."""
    st = position()
    put(st, "1b", owner=A, installations="starbase")
    asked = play(st, Deploy(1, place="shipyard_sector"), "none")
    assert asked[0].options.keys == ("cube:corvette:2a", "cube:corvette:1b", "none")


# -- deploy per Shipyard ---------------------------------------------------------------------------------------------


def test_per_shipyard_counts_shipyards_and_starbases_printed_ones_too() -> None:
    """P26: up to that many cubes there."""
    st = position()
    put(st, OUTPOST, installations="shipyard starbase sector_defense")
    play(st, DeployPerShipyard(), "cube:corvette:2b", "cube:corvette:2a", "cube:corvette:2b")
    assert (st.sectors[HOME].cubes, st.sectors[OUTPOST].cubes) == (3, 4)


def test_per_shipyard_may_end_early() -> None:
    """P15: up to."""
    st = position()
    play(st, DeployPerShipyard(), "none")
    assert st.sectors[HOME].cubes == 2


def test_a_printed_starbase_works_for_whoever_controls_the_sector() -> None:
    """R30: Technology or not."""
    st = position()
    put(st, "1b", owner=A, kind="research_complex")
    assert shipyards_for_deployment(st, A, "1b") == 1


@pytest.mark.parametrize("level", ["orbital_docks", "orbital_docks+"])
def test_orbital_docks_add_one_to_a_sector_with_a_shipyard_or_starbase(level: str) -> None:
    """P26, R7: not one for each, and nothing without one."""
    st = position()
    give(st, A, technologies=level)
    put(st, OUTPOST, installations="shipyard starbase")
    put(st, "1b", owner=A)
    counts = [shipyards_for_deployment(st, A, place) for place in (HOME, OUTPOST, "1b")]
    assert counts == [2, 3, 0]


def test_carrier_fleets_count_as_shipyards() -> None:
    """P26: cubes by size, rounded up."""
    st = position()
    give(st, A, technologies="carriers")
    put(st, OUTPOST, fleets={"carrier": 2})
    assert shipyards_for_deployment(st, A, OUTPOST) == 2
    give(st, A, technologies="carriers+")
    assert shipyards_for_deployment(st, A, OUTPOST) == 1


def test_shipyards_are_counted_when_the_effect_starts() -> None:
    """P26: a Carrier deployed by it adds nothing."""
    st = position()
    give(st, A, technologies="carriers", food=3)
    play(st, DeployPerShipyard(), "cube:carrier:2a")
    assert st.sectors[HOME].fleets == {"corvette": 2, "carrier": 1}


# -- Purifier, event 1H ----------------------------------------------------------------------------------------------


def test_improved_purifier_removes_a_corruption_in_place_of_one_cube() -> None:
    """13.7: once per effect that deploys, no active cube needed."""
    st = position()
    player = give(st, A, technologies="purifier+", track_corruption=[True, True, False])
    asked = play(st, Deploy(2), "clean", "track:society", "cube:corvette:2a")
    assert player.track_corruption == [False, True, False]
    assert "clean" not in asked[2].options.keys
    give(st, A, active=0)
    play(st, DeployPerShipyard(), "clean")
    assert player.track_corruption == [False, False, False]


def test_basic_purifier_does_not() -> None:
    """13.7: Improved only."""
    st = position()
    give(st, A, technologies="purifier", track_corruption=[True, True, False])
    assert "clean" not in play(st, Deploy(1), "none")[0].options.keys


def surcharged() -> State:
    """A turn of A under event 1H."""
    st = position()
    st.lasting = [DeploySurcharge(1, 1)]
    st.turn = Turn(A, "reinforcement")
    return st


def test_straight_to_hell_costs_materials_for_each_cube() -> None:
    """Section 8, 1H: or pay 1 Materials per deployed cube."""
    st = surcharged()
    player = give(st, A, materials=2)
    play(st, Deploy(2), "cube:corvette:2a", "materials", "cube:corvette:2a", "materials")
    assert player.stock["materials"] == 0
    assert not st.turn or not st.turn.surcharged


def test_straight_to_hell_costs_a_corruption_once_a_turn() -> None:
    """Section 8, 1H: it covers all deployments of the turn."""
    st = surcharged()
    player = give(st, A, materials=2)
    play(st, Deploy(2), "cube:corvette:2a", "corruption", "slot:1", "cube:corvette:2a")
    play(st, Deploy(1), "cube:corvette:2a")
    assert player.slots[0].corrupted
    assert player.stock["materials"] == 2


def test_a_corruption_of_another_player_leaves_the_turn_its_own() -> None:
    """Section 8, 1H: a Corruption covers all deployments of the turn, whatever a Joint card lets others pay in it."""
    st = surcharged()
    give(st, A, materials=1)
    give(st, B, materials=1)
    play(st, Deploy(1), "cube:corvette:2a", "corruption", "slot:1")
    play(st, Deploy(1), "cube:corvette:2g", "corruption", "slot:1", seat=B)
    play(st, Deploy(1), "cube:corvette:2a")
    assert sum(slot.corrupted for slot in st.players[A].slots) == 1


def test_straight_to_hell_adds_to_the_cost_of_a_fleet() -> None:
    """Section 8, 1H: adds to Dreadnought and Carrier costs."""
    st = surcharged()
    player = give(st, A, materials=2, technologies="dreadnoughts")
    play(st, Deploy(1), "cube:dreadnought:2a", "materials")
    assert player.stock["materials"] == 0


def test_straight_to_hell_forbids_a_deployment_that_cannot_be_paid() -> None:
    """Section 8, 1H: neither half possible: no deployment."""
    st = surcharged()
    player = give(st, A, track_corruption=[True] * 3)
    for slot in player.slots:
        slot.corrupted = True
    put(st, OUTPOST, corrupted=True)
    resolve_unasked(st, Deploy(1))


def test_straight_to_hell_leaves_event_frames_alone() -> None:
    """Section 8, 1H: deployments by event frames are not affected."""
    st = surcharged()
    play(st, Deploy(1), "cube:corvette:2a", source=Source("frame", "1H"))
    assert st.sectors[HOME].cubes == 3


# -- regroup ---------------------------------------------------------------------------------------------------------


def test_a_regroup_moves_single_cubes_between_adjacent_own_sectors() -> None:
    """P27: the same cube may move again; Home may be emptied."""
    st = position()
    put(st, "1b", owner=A)
    play(st, Regroup(5), "move:corvette:2a:2b", "move:corvette:2b:1b", "move:corvette:2a:2b", "none")
    assert st.sectors[HOME].cubes == 0
    assert (st.sectors[OUTPOST].cubes, st.sectors["1b"].cubes) == (3, 2)


def test_a_regroup_never_takes_the_last_cube_out_of_a_sector() -> None:
    """P27: checked at every step."""
    st = position()
    asked = play(st, Regroup(2), "move:corvette:2b:2a", "none")
    assert "move:corvette:2b:2a" not in asked[1].options.keys


def test_a_regroup_ends_with_its_moves() -> None:
    """P27: up to n."""
    st = position()
    play(st, Regroup(1), "move:corvette:2a:2b")
    assert st.sectors[OUTPOST].cubes == 3


def test_cubes_keep_their_type_when_they_move() -> None:
    """Section 1.1: cubes never change type."""
    st = position()
    put(st, HOME, fleets={"corvette": 1, "carrier": 2})
    play(st, Regroup(1), "move:carrier:2a:2b")
    assert st.sectors[HOME].fleets == {"corvette": 1, "carrier": 1}
    assert st.sectors[OUTPOST].fleets == {"corvette": 2, "carrier": 1}
