"""Influence, and cubes that go home: P17.6."""

from __future__ import annotations

import pytest

from engine.core.text import say
from engine.eclipse.actions import influence
from engine.eclipse.components import SPECIES, Resource
from engine.eclipse.course import PHASES
from engine.eclipse.names import place_name
from engine.eclipse.state import ActionTask, CubesTask, State
from tests.eclipse.positions import ANCIENTS, A, B, Game, begin, give, go_on, home, position, put, send

DRACO = "descendants_of_draco"


def turn(st: State) -> Game:
    """A's turn, in the action phase."""
    return begin(st, {"action": PHASES["action"]})


def moves(st: State) -> set[str]:
    """The disc moves of A's turn."""
    return {key.removeprefix("influence:") for key, _ in influence.pairs(st, A) if key.startswith("influence:")}


def targets(st: State) -> set[str]:
    """Where a disc from the track can go."""
    return {move for move in moves(st) if "-" not in move}


def open_sector(st: State) -> State:
    """1a (102: N SE S NW) lies open to A's home and belongs to nobody."""
    put(st, "102", "1a")
    return st


# -- P17.6.1: how many -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("species", SPECIES)
def test_p17_6_1_every_species_has_two_moves_and_two_ships_to_turn_up(species: str) -> None:
    """P17.6.1, facts section 4."""
    counts = SPECIES[species].actions
    assert (counts.influence, counts.refresh) == (2, 2)


def test_p17_6_1_two_moves_then_no_more() -> None:
    """P17.6.1: what is left is said; the action ends when nothing can be done any more."""
    st = open_sector(position())
    put(st, "304", "3a")
    st.players[A].colony_ships = 0
    game = turn(st).chooses("influence:1a", "influence:3a")
    assert game.state.sectors["1a"].owner == game.state.sectors["3a"].owner == A
    assert not game.offers("influence")
    assert "refresh" in game.offers()


def test_p17_6_1_in_any_order_and_mixed_with_free_things() -> None:
    """P17.6.1: a ship that is used in the middle can be turned up at once."""
    st = open_sector(position())
    st.players[A].colony_ships = 1
    game = turn(st).chooses("refresh", "influence:1a", "colony:1a-science", "refresh", "influence:1a-track")
    player = game.state.players[A]
    assert player.colony_ships == 2
    assert game.state.sectors["1a"].owner is None
    assert "refresh" not in game.offers()


def test_p17_6_1_no_more_than_two_ships_are_turned_up() -> None:
    """P17.6.1: also without moving discs."""
    st = position("planta")
    st.players[A].colony_ships = 1
    game = turn(st).chooses("refresh", "refresh")
    assert game.state.players[A].colony_ships == 3
    assert "refresh" not in game.offers()
    assert game.offers("influence")


def test_p17_6_1_unused_ships_cannot_be_turned_up() -> None:
    """P17.6.1: used colony ships."""
    assert "refresh" not in turn(position()).offers()


def test_p17_6_1_it_may_be_ended_early() -> None:
    """P17.3.4: "up to"; the disc stays spent."""
    game = turn(open_sector(position())).chooses("influence:1a", "done")
    assert game.state.players[A].actions == ["influence"]
    assert game.ask.default == ("end",)


# -- P17.6.2: from where to where ------------------------------------------------------------------------------------


def test_p17_6_2_from_the_track_from_sectors_and_back() -> None:
    """P17.6.2."""
    st = open_sector(position())
    put(st, "306", "5a", owner=A)
    assert moves(st) == {"1a", "2a-1a", "5a-1a", "2a-track", "5a-track"}


def test_p17_6_2_from_the_track_needs_a_disc_beside_the_one_of_the_action() -> None:
    """P17.6.2 (t of 1 or more), P17.3.2: the disc of the action goes first."""
    st = open_sector(position())
    st.players[A].actions = ["build"] * (st.players[A].discs - 1)
    st.players[A].discs = 1
    assert moves(st) == {"2a-1a", "2a-track"}
    game = turn(st).chooses("influence:2a-track")
    assert game.state.players[A].discs == 1
    assert "1a" in targets(game.state)


def test_lifting_the_disc_of_a_sector_with_cubes_asks_back() -> None:
    """P17.6.3: its cubes go home. A sector without any is given up in one tap."""
    st = open_sector(position())
    place = home(st, A).place
    asked = turn(st).ask.options
    caution = next(option.caution for option in asked if option.key == f"influence:{place}-track")
    count = sum(st.sectors[place].filled)
    assert count > 0
    assert caution == say("ecl-caution-gives-up", place=place_name(place), count=count)
    st.sectors["1a"].owner = A
    st.players[A].discs -= 1
    asked = turn(st).ask.options
    assert [option.caution for option in asked if option.key == "influence:1a-track"] == [None]


def test_p17_6_2_a_sector_with_a_disc_is_no_goal() -> None:
    """P17.6.2: a sector without any disc."""
    st = open_sector(position())
    st.sectors["1a"].owner = B
    st.players[B].discs -= 1
    assert targets(st) == set()


@pytest.mark.parametrize("side", [B, ANCIENTS])
def test_p17_6_2_a_no_opposing_ship_there(side: int) -> None:
    """P17.6.2 (a)."""
    st = open_sector(position())
    send(st, side, "1a", "interceptor" if side == B else "ancient")
    assert targets(st) == set()


def test_p17_6_2_a_a_ship_connects_as_a_disc_does_pinned_or_not() -> None:
    """P17.6.2 (a), ruling 11: any ship."""
    st = position()
    put(st, "304", "1b", ships={A: "interceptor", B: "cruiser cruiser"})  # N and S, as the next
    put(st, "310", "2b")
    assert targets(st) == {"2b"}


def test_p17_6_2_a_half_an_edge_with_the_generator() -> None:
    """P17.6.2 (a), ruling 10."""
    st = position()
    put(st, "317", "1a")  # S SW: closed to A's home, which is open to it
    assert targets(st) == set()
    give(st, A, "wormhole_generator")
    assert targets(st) == {"1a"}


def test_p17_6_2_b_with_ships_of_nobody_else_no_connection_is_needed() -> None:
    """P17.6.2 (b)."""
    st = position()
    put(st, "306", "6a", ships={A: "interceptor"})
    assert targets(st) == {"6a"}
    send(st, B, "6a", "interceptor")
    assert targets(st) == set()


def test_p17_6_2_b_draco_does_not_count_ancients() -> None:
    """P17.6.2 (b), ruling 20."""
    for species, expected in ((DRACO, {"6a"}), ("planta", set())):
        st = position(species)
        put(st, "302", "6a", ships={A: "interceptor", ANCIENTS: "ancient"})
        assert targets(st) == expected


def test_p17_6_2_a_draco_does_not_count_ancients_behind_an_edge() -> None:
    """P17.6.2 (a), P1.2."""
    for species, expected in ((DRACO, {"1a"}), ("planta", set())):
        st = open_sector(position(species))
        send(st, ANCIENTS, "1a", "ancient")
        assert targets(st) == expected


def test_p17_6_2_the_lifted_disc_no_longer_connects() -> None:
    """P17.6.2: the sector that the disc comes from is checked after it was lifted."""
    st = open_sector(position())
    home(st, A).fleets = []
    assert moves(st) == {"1a", "2a-track"}


def test_p17_6_2_unless_a_ship_is_there() -> None:
    """P17.6.2, H: the reason of the FAQ then does not hold."""
    assert "2a-1a" in moves(open_sector(position()))


def test_p17_6_2_unless_another_sector_connects_it_too() -> None:
    """P17.6.2: each of the two helps the other's disc."""
    st = open_sector(position())
    home(st, A).fleets = []
    put(st, "304", "1b", 2, owner=A)  # SE and NW, where 1a lies
    assert moves(st) == {"1a", "2a-1a", "1b-1a", "2a-track", "1b-track"}


# -- P17.6.3: cubes go home ------------------------------------------------------------------------------------------


def test_p17_6_3_own_kinds_go_to_their_tracks_at_once() -> None:
    """P17.6.3: also with enemies in the sector; structures stay."""
    st = position()
    put(st, "306", "5a", owner=A, filled=(0, 1), ships={B: "cruiser"}, orbital=True, monolith=True)
    cubes = list(st.players[A].cubes)
    game = turn(st).chooses("influence:5a-track")
    sector = game.state.sectors["5a"]
    assert game.state.players[A].cubes == [cubes[0] + 1, cubes[1], cubes[2] + 1]
    assert sector.filled == [False, False]
    assert (sector.orbital, sector.monolith) == (True, True)
    assert sector.owner is None


def test_p17_6_3_a_gray_cube_goes_to_a_track_of_choice() -> None:
    """P17.6.3; by default where least production is lost (P17.18)."""
    st = position()
    put(st, "303", "5a", owner=A, filled=(0,))
    cubes = list(st.players[A].cubes)
    game = turn(st).chooses("influence:5a-track")
    assert game.offers("track") == ["money", "science", "materials"]
    game.chooses("track:science")
    assert game.state.players[A].cubes[1] == cubes[1] + 1


def test_p17_6_3_an_orbitals_cube_is_money_or_science() -> None:
    """P17.6.3."""
    st = position()
    put(st, "207", "5a", owner=A, orbital=True, orbital_filled=True)
    assert turn(st).chooses("influence:5a-track").offers("track") == ["money", "science"]


def owed(st: State, cubes: list[int], **waiting: int) -> Game:
    """A has so many cubes on the tracks, and these on their way home; the others lie in the graveyard."""
    player = st.players[A]
    total = sum(player.cubes)
    player.cubes = cubes
    player.graveyard = {"gray": total - sum(cubes) - sum(waiting.values())}
    return go_on(st, CubesTask(A, **waiting))


def test_p17_6_3_full_tracks_take_none() -> None:
    """P17.6.3: gray to a track with eleven or fewer; an orbital's to materials if both of its tracks are full; an own
    kind whose track is full to another one."""
    assert owed(position(), [12, 5, 5], gray=1).offers("track") == ["science", "materials"]
    assert owed(position(), [12, 5, 5], own=1).offers("track") == ["science", "materials"]
    assert owed(position(), [12, 5, 5], orbital=1).state.players[A].cubes == [12, 6, 5]
    assert owed(position(), [12, 12, 3], orbital=1).state.players[A].cubes == [12, 12, 4]


def test_p17_6_3_own_kinds_first_then_gray_then_orbitals() -> None:
    """P17.6.3, H: that decides who finds a track full."""
    game = owed(position(), [5, 5, 5], gray=1, orbital=1, own=1)
    asked = []
    while game.owed:
        asked.append(game.ask.about.args["origin"])
        game.chooses("track:money")
    assert asked == [say(f"ecl-cube-from-{origin}") for origin in ("own", "gray", "orbital")]


def test_p17_6_3_an_own_kind_that_finds_its_track_full() -> None:
    """P17.6.3: 306 has a money square; its track has twelve."""
    st = position()
    put(st, "306", "5a", owner=A, filled=(0,))
    cubes = st.players[A].cubes
    st.players[A].graveyard = {"gray": sum(cubes) - 16}
    st.players[A].cubes = [12, 2, 2]
    game = turn(st).chooses("influence:5a-track")
    assert game.offers("track") == ["science", "materials"]


@pytest.mark.parametrize(
    ("cubes", "default"),
    [
        ([5, 5, 5], "materials"),  # 2 each: ties go to materials, science, money
        ([11, 3, 3], "money"),  # 2 lost, elsewhere 3
        ([3, 11, 3], "science"),
        ([9, 5, 5], "money"),  # 4 to 3 loses 1
    ],
)
def test_the_default_is_the_track_that_loses_least(cubes: list[int], default: Resource) -> None:
    """P17.18: cube.track."""
    assert owed(position(), cubes, gray=1).ask.default == (f"track:{default}",)


# -- P17.6.4 ---------------------------------------------------------------------------------------------------------


def test_p17_6_4_placing_takes_the_discovery_tile() -> None:
    """P17.6.4."""
    st = position()
    put(st, "311", "3a", discovery="money")
    money = st.players[A].money
    game = turn(st).chooses("influence:3a", "face")
    assert game.state.players[A].money == money + 8
    assert game.said("ecl-log-discovers")


def test_p17_6_4_not_while_ancients_stand_on_it() -> None:
    """P17.6.4: Draco may put its disc there."""
    st = position(DRACO)
    put(st, "305", "3a", 3, discovery="money", ships={ANCIENTS: "ancient"})
    game = turn(st).chooses("influence:3a")
    assert game.state.sectors["3a"].discovery == "money"
    assert game.said("ecl-log-discovers") == []


def test_p17_6_4_cubes_go_home_before_the_tile_is_turned_up() -> None:
    """P17.6.3 ("at once"), P17.6.4."""
    st = position()
    put(st, "303", "5a", owner=A, filled=(0,))
    put(st, "311", "3a", discovery="science")
    game = turn(st).chooses("influence:5a-3a")
    assert game.offers("track")
    assert not game.said("ecl-log-discovers")
    assert game.can_undo("A")
    game.chooses("track:money")
    assert game.said("ecl-log-discovers")
    assert game.ask.about.key == "ecl-ask-discovery"


# -- P17.6.5, P17.6.6 ------------------------------------------------------------------------------------------------


def test_p17_6_5_out_and_in_again_costs_both_moves() -> None:
    """P17.6.5: this is how cubes are moved around."""
    st = open_sector(position())
    st.sectors["1a"].owner = A
    st.players[A].discs -= 1
    assert "1a-1a" not in moves(st)
    game = turn(st).chooses("influence:1a-track", "influence:1a")
    assert game.state.sectors["1a"].owner == A
    assert not game.offers("influence")


def test_p17_6_6_the_home_can_be_given_up_and_is_an_ordinary_sector_then() -> None:
    """P17.6.6."""
    game = turn(position()).chooses("influence:2a-track")
    assert game.state.sectors["2a"].owner is None
    assert game.state.players[A].cubes == [11, 11, 11]
    assert "2a" in game.offers("influence")  # its ship is there


# -- cautions --------------------------------------------------------------------------------------------------------


def test_the_last_disc_and_missing_money_are_said_before() -> None:
    """P17.3.2, P17.15.2: of the disc that is placed, after the one of the action."""
    st = open_sector(position())
    player = st.players[A]
    player.actions, player.discs = ["build"] * (player.discs - 2), 2
    player.money = 100
    caution = turn(st).ask.option("influence:1a").caution  # type: ignore[union-attr]
    assert caution == say("ecl-caution-last-disc")
    st = open_sector(position())
    player = st.players[A]
    player.actions, player.discs = ["build"] * (player.discs - 9), 9  # upkeep 2, then 3 and 5 with the action
    player.money = 1  # and 3 are produced
    caution = turn(st).ask.option("influence:1a").caution  # type: ignore[union-attr]
    assert caution == say("ecl-caution-money", missing=1)


def test_under_way_it_goes_on_from_disk() -> None:
    """What is left is stored."""
    st = open_sector(position())
    put(st, "304", "3a")
    game = turn(st).chooses("influence:1a").reloads()
    assert isinstance(game.state.tasks[-1], ActionTask)
    assert game.state.tasks[-1].left == 1
    game.undoes("A")
    assert game.state.sectors["1a"].owner is None
    assert game.state.tasks == []
