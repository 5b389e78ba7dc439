"""Explore: P17.5."""

from __future__ import annotations

import pytest

from engine.core.hexgrid import distinct_turns
from engine.eclipse.actions import explore
from engine.eclipse.components import SECTORS, SPECIES
from engine.eclipse.course import PHASES
from engine.eclipse.map.geometry import fleet_of, ring_of, ship_count
from engine.eclipse.state import DiscoveryTask, State
from tests.eclipse.positions import ANCIENTS, GCDS, A, B, Game, begin, give, home, position, put, send

PLANTA, DRACO, TERRAN = "planta", "descendants_of_draco", "terran_union"


def spaces(st: State, seat: int = A) -> set[str]:
    """The spaces that a seat can explore."""
    return {choice.place for _, choice in explore.pairs(st, seat)}


def turn(st: State) -> Game:
    """A's turn, in the action phase."""
    return begin(st, {"action": PHASES["action"]})


def alone(st: State) -> State:
    """A's home is empty: no disc, no ship."""
    sector = home(st, A)
    sector.owner, sector.fleets = None, []
    sector.filled = [False] * len(sector.filled)
    return st


# -- P17.5.1: spaces -------------------------------------------------------------------------------------------------


def test_p17_5_1_every_start_has_four_spaces_one_inner_one_middle_two_outer() -> None:
    """P17.5.1, P17.2.6: the home of two players lies north, open to N, NE, S and SW."""
    assert spaces(position()) == {"1a", "2l", "3a", "3b"}


@pytest.mark.parametrize(("players", "seat"), [(3, 1), (4, 2), (5, 4), (6, 3)])
def test_p17_5_1_so_has_every_other_seat(players: int, seat: int) -> None:
    """P17.2.6, P17.5.1: distances 1, 2 and 3 draw from inner, middle and outer."""
    found = sorted(place[0] for place in spaces(position(players=players), seat))
    assert found in (["1", "2", "3", "3"], ["1", "2", "2", "3"])


def test_p17_5_1_every_edge_with_the_wormhole_generator() -> None:
    """P17.5.1 (i)."""
    st = position()
    give(st, A, "wormhole_generator")
    assert spaces(st) == {"1a", "2b", "2l", "3a", "3b", "3r"}


def test_p17_5_1_a_free_ship_is_enough_without_a_disc() -> None:
    """P17.5.1 (ii)."""
    st = alone(position())
    put(st, "304", "5a", ships={A: "interceptor"})  # N and S
    assert spaces(st) == {"6a", "4a"}


def test_p17_5_1_a_pinned_ship_is_not() -> None:
    """P17.5.1 (ii), P1.3, ruling 11."""
    st = alone(position())
    put(st, "304", "5a", ships={A: "interceptor", B: "interceptor"})
    assert spaces(st) == set()
    send(st, A, "5a", "cruiser")
    assert spaces(st) == {"6a", "4a"}


def test_p17_5_1_beside_the_gcds_no_ship_is_free() -> None:
    """P17.5.1, P1.3."""
    st = alone(position())
    send(st, A, "0a", "interceptor cruiser dreadnought")
    assert fleet_of(st.sectors["0a"], GCDS) is not None
    assert spaces(st) == set()


def test_p17_5_1_ancients_do_not_pin_draco() -> None:
    """P17.5.1, P1.2."""
    st = alone(position(DRACO))
    put(st, "304", "5a", ships={A: "interceptor", ANCIENTS: "ancient ancient"})
    assert spaces(st) == {"6a", "4a"}


def test_p17_5_1_a_pinned_ship_does_not_matter_where_the_disc_lies() -> None:
    """P17.5.1 (ii): disc or free ship."""
    st = position()
    send(st, B, "2a", "dreadnought dreadnought")
    assert spaces(st) == {"1a", "2l", "3a", "3b"}


def test_p17_5_1_a_space_without_stack_and_discards_is_not_offered() -> None:
    """P17.5.1, H."""
    st = position()
    st.unseen += st.stacks["outer"]
    st.stacks["outer"] = []
    assert spaces(st) == {"1a", "2l"}
    st.discards["outer"].append(st.unseen.pop())
    assert spaces(st) == {"1a", "2l", "3a", "3b"}


# -- P17.5.2: drawing ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("space", "ring", "sector"), [("1a", "inner", "103"), ("2l", "middle", "209")])
def test_p17_5_2_the_next_sector_of_the_ring_is_shown_to_all(space: str, ring: str, sector: str) -> None:
    """P17.5.1, P17.5.2; the draw cannot be taken back."""
    game = turn(position(**{ring: sector}))
    discs = game.state.players[A].discs
    game.chooses(f"explore:{space}")
    assert game.state.players[A].discs == discs - 1
    assert game.said("ecl-log-explores")[0].args["sector"] == sector
    assert {key.partition("-")[0] for key in game.offers("place")} == {sector}
    assert not game.can_undo("A")


def test_p17_5_2_an_empty_stack_is_made_of_the_discards() -> None:
    """P17.5.2: shuffled."""
    st = position()
    st.stacks["inner"], st.discards["inner"] = [], st.stacks["inner"]
    game = turn(st).chooses("explore:1a")
    assert game.state.discards["inner"] == []
    assert len(game.state.stacks["inner"]) == 7
    assert len(game.said("ecl-log-reshuffled-inner")) == 1


# -- P17.5.3: discarding ---------------------------------------------------------------------------------------------


def test_p17_5_3_a_discarded_sector_lies_face_up_and_the_explore_is_over() -> None:
    """P17.5.3."""
    game = turn(position(inner="103")).chooses("explore:1a", "discard")
    assert game.state.discards["inner"] == ["103"]
    assert "1a" not in game.state.sectors
    assert game.owed == "B"


# -- P17.5.4: rotations ----------------------------------------------------------------------------------------------


def test_p17_5_4_a_full_edge_toward_an_own_sector() -> None:
    """P17.5.4: 304 has wormholes N and S; seen from 3a, A's home lies south."""
    game = turn(position(outer="304")).chooses("explore:3a")
    assert game.offers("place") == ["304-0"]


def test_p17_5_4_only_rotations_that_look_different() -> None:
    """P17.5.4, facts section 1: 102 has wormholes N, SE, S and NW; one of its three rotations is closed to the north,
    where A's home lies."""
    game = turn(position(inner="102")).chooses("explore:1a")
    assert game.offers("place") == ["102-0", "102-1"]


@pytest.mark.parametrize(
    ("sectors", "count"),
    [
        ("001", 1),
        ("201 202", 2),
        ("102 104 108 208 304 310 313", 3),
        ("221 222 223 224 225 226 227 228 229 230 231 232", 3),
    ],
)
def test_different_rotations(sectors: str, count: int) -> None:
    """Facts, section 1: every other sector looks different in all six."""
    for sector in sectors.split():
        assert len(distinct_turns(SECTORS[sector].wormholes)) == count, sector


def test_different_rotations_of_all_other_sectors() -> None:
    """Facts, section 1."""
    fewer = ["001", "201", "202", "102", "104", "108", "208", "304", "310", "313"]
    others = [tile for tile in SECTORS.values() if tile.id not in fewer and tile.ring != "home"]
    assert len(others) == 28
    assert {len(distinct_turns(tile.wormholes)) for tile in others} == {6}


def test_p17_5_4_half_an_edge_is_enough_with_the_generator() -> None:
    """P17.5.4: either side has the wormhole."""
    st = position(outer="304")
    give(st, A, "wormhole_generator")
    assert turn(st).chooses("explore:3a").offers("place") == ["304-0", "304-1", "304-2"]
    st = position(outer="304")
    give(st, A, "wormhole_generator")
    game = turn(st).chooses("explore:3r")  # A's home lies south-east of it, and is closed there
    assert game.offers("place") == ["304-2"]


def test_p17_5_4_a_pinned_ship_is_a_neighbour_to_connect_to() -> None:
    """P17.5.4: a disc or any ship, pinned or not; it need not be in the sector explored from."""
    st = position(outer="310")
    put(st, "304", "4b", 1, ships={A: "interceptor", B: "cruiser cruiser"})  # open to NE and SW, where 3a lies
    assert "4a" not in spaces(st)
    assert turn(st).chooses("explore:3a").offers("place") == ["310-0", "310-1"]  # N and S; NE and SW


def test_p17_5_4_at_least_one_rotation_always_fits() -> None:
    """P17.5.4 (D): every sector that can be drawn, in every space of the first turn, for every seat."""
    for players in (2, 3, 4, 5, 6):
        st = position(players=players)
        for seat in range(players):
            for place in spaces(st, seat):
                edges = explore.connecting_edges(st, seat, place)
                for tile in SECTORS.values():
                    if tile.ring == ring_of(place):
                        assert explore.legal_turns(tile.id, edges, False), (place, tile.id)


# -- P17.5.5: what comes with a sector -------------------------------------------------------------------------------


def test_p17_5_5_a_discovery_tile_face_down_and_the_printed_ancients() -> None:
    """P17.5.5: 104 has two Ancients and a discovery symbol."""
    st = position(inner="104")
    top, left = st.discovery_stack[-1], len(st.discovery_stack)
    game = turn(st).chooses("explore:1a")
    game.chooses(f"place:{game.offers('place')[0]}")
    sector = game.state.sectors["1a"]
    assert sector.discovery == top
    assert len(game.state.discovery_stack) == left - 1
    assert ship_count(sector, ANCIENTS) == 2
    assert game.owed == "B"


def test_p17_5_5_nothing_where_nothing_is_printed() -> None:
    """P17.5.5: 103."""
    game = turn(position(inner="103")).chooses("explore:1a")
    game.chooses(f"place:{game.offers('place')[0]}")
    sector = game.state.sectors["1a"]
    assert sector.discovery is None
    assert sector.fleets == []


def test_p17_5_5_no_tile_from_an_empty_stack() -> None:
    """P17.5.5."""
    st = position(outer="311")
    st.players[B].kept_discoveries, st.discovery_stack = st.discovery_stack, []
    game = turn(st).chooses("explore:3a")
    game.chooses(f"place:{game.offers('place')[0]}", "disc", "end")
    assert game.state.sectors["3a"].discovery is None
    assert game.owed == "B"


# -- P17.5.6: the disc -----------------------------------------------------------------------------------------------


def test_p17_5_6_a_disc_may_go_on_a_sector_without_ancients() -> None:
    """P17.5.6."""
    game = turn(position(inner="103")).chooses("explore:1a")
    discs = game.state.players[A].discs
    game.chooses(f"place:{game.offers('place')[0]}", "disc")
    assert game.state.sectors["1a"].owner == A
    assert game.state.players[A].discs == discs - 1


def test_p17_5_6_the_disc_takes_the_discovery_tile_at_once() -> None:
    """P17.5.6, P17.10.1."""
    game = turn(position(outer="311")).chooses("explore:3a")
    game.chooses(f"place:{game.offers('place')[0]}", "disc")
    assert isinstance(game.state.tasks[-1], DiscoveryTask)
    assert game.state.sectors["3a"].discovery is None
    assert game.owed == "A"
    assert not game.can_undo("A")


def test_p17_5_6_without_a_disc_the_tile_stays_face_down() -> None:
    """P17.5.6, P17.5.9."""
    game = turn(position(outer="311")).chooses("explore:3a")
    game.chooses(f"place:{game.offers('place')[0]}", "leave")
    assert game.state.sectors["3a"].discovery is not None
    assert game.said("ecl-log-discovers") == []
    assert game.owed == "B"


def test_p17_5_6_no_disc_beside_ancients() -> None:
    """P17.5.6: nothing is asked."""
    game = turn(position(inner="101")).chooses("explore:1a")
    game.chooses(f"place:{game.offers('place')[0]}")
    assert game.state.sectors["1a"].owner is None
    assert game.owed == "B"


def test_p17_5_6_draco_may_put_one_beside_ancients_but_the_tile_stays() -> None:
    """P17.5.6, ruling 20."""
    game = turn(position(DRACO, inner="101")).chooses("explore:1a")
    game.chooses(f"place:{game.offers('place')[0]}", "disc")
    sector = game.state.sectors["1a"]
    assert sector.owner == A
    assert sector.discovery is not None
    assert game.said("ecl-log-discovers") == []


def test_p17_5_6_the_last_disc_pays_the_action_so_none_is_left_for_the_sector() -> None:
    """P17.5.6 (t of 1 or more), ruling 34: exploring is legal all the same."""
    st = position(inner="103")
    st.players[A].actions = ["build"] * (st.players[A].discs - 1)
    st.players[A].discs = 1
    game = turn(st).chooses("explore:1a")
    game.chooses(f"place:{game.offers('place')[0]}")
    assert game.state.sectors["1a"].owner is None
    assert game.owed == "B"


# -- P17.5.7: Planta -------------------------------------------------------------------------------------------------


def test_p17_5_7_planta_explores_a_second_time_if_it_likes() -> None:
    """P17.5.7: the space is named anew, after the first sector has been placed."""
    st = position(PLANTA, inner="103 106")
    discs = st.players[A].discs
    game = turn(st).chooses("explore:1a", "discard")
    assert "1a" in game.offers("explore")
    game.chooses("explore:1a")
    assert game.said("ecl-log-explores")[-1].args["sector"] == "106"
    game.chooses("discard")
    assert game.state.discards["inner"] == ["103", "106"]
    assert game.state.players[A].discs == discs - 1
    assert game.owed == "B"


def test_p17_5_7_the_second_explore_can_be_declined() -> None:
    """P17.5.7, ruling 24; by default it is (P17.18)."""
    game = turn(position(PLANTA)).chooses("explore:1a", "discard")
    assert game.ask.default == ("done",)
    assert game.chooses("done").owed == "B"


def test_p17_5_7_the_discovery_of_the_first_comes_before_the_second() -> None:
    """P17.5.6, P17.5.7: "after all this"; what was placed can be explored from."""
    st = position(PLANTA, outer="311 312")
    game = turn(st).chooses("explore:3a")
    game.chooses("place:311-0", "disc")  # N SE S
    assert game.ask.about.key == "ecl-ask-discovery"
    game.chooses("points")
    assert "4a" in game.offers("explore")


@pytest.mark.parametrize("species", [species for species in SPECIES if species not in (PLANTA, DRACO)])
def test_other_species_explore_once(species: str) -> None:
    """Facts, section 4."""
    assert turn(position(species)).chooses("explore:1a", "discard").owed == "B"


# -- P17.5.8: Draco --------------------------------------------------------------------------------------------------


def test_p17_5_8_draco_may_turn_up_a_second_sector_after_seeing_the_first() -> None:
    """P17.5.8, ruling 24: it places one of the two."""
    game = turn(position(DRACO, inner="103 106")).chooses("explore:1a", "second")
    assert {key.partition("-")[0] for key in game.offers("place")} == {"103", "106"}
    assert "second" not in game.offers()
    assert not game.can_undo("A")
    game.chooses(next(key for key in game.offers() if key.startswith("place:103")), "leave")
    assert game.state.sectors["1a"].id == "103"
    assert game.state.discards["inner"] == ["106"]


def test_p17_5_8_or_none_of_the_two() -> None:
    """P17.5.8, ruling 25: both come from one stack and go face up on its discards."""
    game = turn(position(DRACO, inner="103 106")).chooses("explore:1a", "second", "discard")
    assert game.state.discards["inner"] == ["103", "106"]
    assert "1a" not in game.state.sectors


def test_p17_5_8_by_default_the_first_is_placed_and_no_second_turned_up() -> None:
    """P17.18: explore.second no; explore.which: more points."""
    game = turn(position(DRACO, inner="103 102")).chooses("explore:1a")
    assert game.ask.settled_default[0].startswith("place:103")
    assert game.chooses("second").ask.settled_default[0].startswith("place:102")  # 3 points, 103 has 2


def test_p17_5_8_the_discards_are_shuffled_without_the_first_sector() -> None:
    """P17.5.8, H."""
    st = position(DRACO, inner="103")
    inner = st.stacks["inner"]
    st.stacks["inner"], st.discards["inner"] = [inner.pop()], [inner.pop()]
    st.unseen += inner
    (other,) = st.discards["inner"]
    game = turn(st).chooses("explore:1a", "second")
    assert {key.partition("-")[0] for key in game.offers("place")} == {"103", other}


def test_p17_5_8_with_nothing_left_draco_has_one() -> None:
    """P17.5.8, H."""
    st = position(DRACO, inner="103")
    inner = st.stacks["inner"]
    st.stacks["inner"] = [inner.pop()]
    st.unseen += inner
    assert "second" not in turn(st).chooses("explore:1a").offers()


def test_other_species_turn_up_one_sector() -> None:
    """P17.5.8."""
    assert "second" not in turn(position(TERRAN)).chooses("explore:1a").offers()


# -- P17.5.9 ---------------------------------------------------------------------------------------------------------


def test_p17_5_9_ships_do_not_move_by_exploring() -> None:
    """P17.5.9."""
    game = turn(position(inner="103")).chooses("explore:1a")
    game.chooses(f"place:{game.offers('place')[0]}", "leave")
    assert game.state.sectors["1a"].owner is None
    assert ship_count(game.state.sectors["2a"], A) == 1
    assert game.state.sectors["1a"].fleets == []


def test_an_explore_goes_on_from_disk() -> None:
    """Each unit ends where something was turned up, so that what is stored knows it."""
    game = turn(position(DRACO, outer="311 312")).chooses("explore:3a", "second").reloads()
    game.chooses(next(key for key in game.offers() if key.startswith("place:312")), "disc").reloads()
    game.chooses("points").reloads().chooses("end")
    assert game.state.sectors["3a"].owner == A
    assert game.owed == "B"
