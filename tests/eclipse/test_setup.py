"""Set-up (P17.2): what every number of players begins with, and the draft of species."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.core.chance import Chance
from engine.core.hexgrid import hex_named
from engine.core.session import Session
from engine.core.title import Setup
from engine.eclipse.components import DISCOVERIES, SECTORS, SPECIES, TECHNOLOGIES
from engine.eclipse.map.geometry import neighbours, open_sides, ring_of
from engine.eclipse.setup import deal, open_species
from engine.eclipse.state import State
from engine.eclipse.title import META, Eclipse
from tests.eclipse.positions import A, home, position

COUNTS = (2, 3, 4, 5, 6)


def dealt(players: int, seed: str = "1", **options: str) -> State:
    """A new game."""
    return deal(Setup(players, META.settle_options({"species": "random", **options})), Chance(seed))


@pytest.mark.parametrize(("players", "outer"), [(2, 5), (3, 10), (4, 14), (5, 16), (6, 18)])
def test_p17_2_3_the_stacks_hold_8_inner_11_middle_and_outer_sectors_by_players(players: int, outer: int) -> None:
    st = dealt(players)
    assert {ring: len(stack) for ring, stack in st.stacks.items()} == {"inner": 8, "middle": 11, "outer": outer}
    assert len(st.unseen) == 18 - outer
    assert all(SECTORS[each].ring == ring for ring, stack in st.stacks.items() for each in stack)


@pytest.mark.parametrize(("players", "tiles"), [(2, 12), (3, 14), (4, 16), (5, 18), (6, 20)])
def test_p17_2_5_so_many_technology_tiles_are_drawn_equal_ones_counted(players: int, tiles: int) -> None:
    st = dealt(players)
    assert sum(st.supply.values()) == tiles
    assert len(st.tech_bag) == 96 - tiles


@pytest.mark.parametrize("players", COUNTS)
def test_p17_2_4_a_discovery_tile_lies_under_the_gcds(players: int) -> None:
    st = dealt(players)
    centre = st.sectors["0a"]
    assert centre.id == "001"
    assert centre.discovery in DISCOVERIES
    assert [(fleet.side, fleet.ships) for fleet in centre.fleets] == [(-2, {"gcds": [0]})]
    assert len(st.discovery_stack) == 20


HOMES = {
    2: ("2a", "2g"),
    3: ("2a", "2e", "2i"),
    4: ("2c", "2e", "2i", "2k"),
    5: ("2a", "2c", "2e", "2i", "2k"),
    6: ("2a", "2c", "2e", "2g", "2i", "2k"),
}


@pytest.mark.parametrize("players", COUNTS)
def test_p17_2_6_homes_lie_clockwise_with_one_inner_one_middle_and_two_outer_spaces_to_explore(players: int) -> None:
    st = dealt(players, seating="joined")
    assert st.order == list(range(players))
    assert tuple(home(st, seat).place for seat in st.order) == HOMES[players]
    for seat in st.order:
        mine = home(st, seat)
        ways = [way for way in range(6) if open_sides(mine.id, mine.turns)[way]]
        assert Counter(ring_of(neighbours(mine.place)[way]) for way in ways) == {"inner": 1, "middle": 1, "outer": 2}


@pytest.mark.parametrize(
    ("species", "discs", "cubes", "filled", "storage"),
    [
        ("terran_union", 12, [10, 10, 10], [True, False, True, False, True], (2, 3, 3)),
        ("eridani_empire", 10, [10, 10, 11], None, (26, 2, 4)),
        ("hydran_progress", 12, [10, 9, 11], None, (2, 5, 2)),
        ("planta", 12, [10, 10, 10], [True, True, True], (4, 4, 4)),
        ("descendants_of_draco", 12, [10, 10, 11], None, (2, 4, 3)),
        ("mechanema", 12, [10, 10, 11], None, (3, 3, 3)),
        ("orion_hegemony", 12, [11, 10, 10], None, (3, 3, 5)),
    ],
)
def test_p17_2_7_a_board_begins_as_printed(
    species: str, discs: int, cubes: list[int], filled: list[bool] | None, storage: tuple[int, int, int]
) -> None:
    st = position(species)
    player = st.players[A]
    assert (player.discs, player.cubes) == (discs, cubes)
    assert (player.money, player.science, player.materials) == storage
    assert player.technologies == list(SPECIES[species].technologies)
    assert player.colony_ships == (4 if species == "planta" else 3)
    sector = home(st, A)
    assert sector.owner == A
    assert sum(sector.filled) == 33 - sum(cubes)
    if filled is not None:
        assert sector.filled == filled
    ship = "cruiser" if species == "orion_hegemony" else "interceptor"
    assert [(fleet.side, fleet.ships) for fleet in sector.fleets] == [(A, {ship: [0]})]


def test_p17_2_7_hydran_begins_with_a_cube_on_the_advanced_science_square() -> None:
    sector = home(position("hydran_progress"), A)
    squares = [(square.kind, square.advanced) for square in SECTORS[sector.id].squares]
    assert sector.filled[squares.index(("science", True))]


def test_p17_2_8_eridani_draws_two_reputation_tiles_that_only_it_sees() -> None:
    st = position("eridani_empire")
    title = Eclipse()
    assert len(st.players[A].reputation) == 2
    assert len(st.reputation_bag) == 30
    assert title.view(st, A).reputation == tuple(st.players[A].reputation)
    assert title.public(st).reputation is None
    assert title.public(st).players[A].reputation == 2


def test_p17_2_2_the_last_in_turn_order_chooses_first_and_the_start_player_last() -> None:
    session = Session.begin(Eclipse(), Setup(4, META.settle_options({"seating": "joined"})), "7")
    first = session.state.start_player
    expected = [(first + step) % 4 for step in (3, 2, 1, 0)]
    chosen = []
    while session.state.phase == "draft":
        (seat,) = session.owed()
        chosen.append(seat)
        pending = session.pending(seat)
        assert pending is not None
        session.submit(seat, (pending.ask.options.keys[0],))
    assert chosen == expected
    assert session.state.active == first


def test_p17_2_2_a_board_takes_its_other_side_out_of_the_game() -> None:
    st = dealt(3, species="draft")
    assert len(open_species(st)) == 12
    session = Session.begin(Eclipse(), Setup(3, META.settle_options({})), "1")
    (seat,) = session.owed()
    session.submit(seat, ("species:planta",))
    left = open_species(session.state)
    assert len(left) == 10
    assert "planta" not in left
    assert "terran_union" not in left


@pytest.mark.parametrize("players", COUNTS)
def test_p17_2_2_terrans_only_are_terrans_of_different_boards(players: int) -> None:
    st = dealt(players, species="terrans")
    species = [SPECIES[player.species] for player in st.players]
    assert all(each.terran for each in species)
    assert len({each.board for each in species}) == players


def test_p17_2_2_planta_and_draco_come_with_a_warning_for_two_only() -> None:
    for players, warned in ((2, {"species:planta", "species:descendants_of_draco"}), (3, set())):
        session = Session.begin(Eclipse(), Setup(players, META.settle_options({})), "1")
        pending = session.pending(session.owed()[0])
        assert pending is not None
        assert {option.key for option in pending.ask.options if option.caution} == warned


def test_the_components_are_as_many_as_in_the_box() -> None:
    """Facts, sections 1, 2, 13."""
    assert len(SECTORS) == 50
    assert Counter(tile.ring for tile in SECTORS.values()) == {
        "centre": 1, "inner": 8, "middle": 11, "outer": 18, "home": 12,
    }  # fmt: skip
    assert sum(tech.copies for tech in TECHNOLOGIES.values()) == 96
    assert sum(tile.count for tile in DISCOVERIES.values()) == 21
    assert sum(tile.discovery for tile in SECTORS.values()) == 21
    assert sum(tile.ancients for tile in SECTORS.values()) == 14
    assert all(hex_named(place) for places in HOMES.values() for place in places)
