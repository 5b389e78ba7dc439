"""Colony ships and trade: P17.4, and when they can be used (P17.3.5)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from cogs.ui.typed import match
from engine.eclipse.actions.free import colonise_pairs
from engine.eclipse.components import RESOURCES, SPECIES
from engine.eclipse.state import ExploreTask, State
from locales import LANGUAGES, translate
from tests.eclipse.positions import FREE_TURNS, A, B, Game, begin, give, go_on, move_cubes, position, put, send


def playing(st: State) -> Game:
    return begin(st, FREE_TURNS)


def colonies(st: State, place: str) -> list[str]:
    """What A's colony ships can do at a place."""
    prefix = f"colony:{place}-"
    return [key.removeprefix(prefix) for key, _ in colonise_pairs(st, A) if key.startswith(prefix)]


# -- P17.4.1: which cube on which square -----------------------------------------------------------------------------


def test_p17_4_1_a_colony_ship_brings_a_cube_from_its_track_to_a_matching_square() -> None:
    """P17.4.1."""
    st = position()
    put(st, "306", "4a", owner=A)  # money, materials
    cubes, ships = list(st.players[A].cubes), st.players[A].colony_ships
    game = playing(st).chooses("colony:4a-materials")
    player = game.state.players[A]
    assert player.cubes == [cubes[0], cubes[1], cubes[2] - 1]
    assert player.colony_ships == ships - 1
    assert game.state.sectors["4a"].filled == [False, True]
    assert game.owed == "A"


@pytest.mark.parametrize(
    ("sector", "expected"),
    [
        ("201", ["money", "materials"]),
        ("202", ["science"]),
        ("303", ["gray-money", "gray-science", "gray-materials"]),
        ("207", []),
        ("104", ["money", "science"]),
    ],
)
def test_p17_4_1_squares_take_their_own_kind_gray_any(sector: str, expected: list[str]) -> None:
    """P17.4.1: advanced squares need the technology of their kind."""
    st = position()
    put(st, sector, "4a", owner=A)
    assert colonies(st, "4a") == expected


@pytest.mark.parametrize(
    ("technology", "opened"),
    [("advanced_economy", "money"), ("advanced_labs", "science"), ("advanced_mining", "materials")],
)
def test_p17_4_1_the_technology_of_its_kind_opens_advanced_squares(technology: str, opened: str) -> None:
    """P17.4.1: 104 has money and science, 107 science and materials as advanced squares."""
    st = position()
    put(st, "104", "4a", owner=A)
    put(st, "107", "5a", owner=A)
    give(st, A, technology)
    advanced = [key for key, _ in colonise_pairs(st, A) if "-advanced-" in key and key[7:9] in ("4a", "5a")]
    assert {key.rpartition("-")[2] for key in advanced} == {opened}


def test_p17_4_1_an_orbital_takes_money_or_science() -> None:
    """P17.4.1."""
    st = position()
    sector = put(st, "207", "4a", owner=A, orbital=True)
    assert colonies(st, "4a") == ["orbital-money", "orbital-science"]
    game = playing(st).chooses("colony:4a-orbital-science")
    assert sector.orbital_filled
    assert colonies(game.state, "4a") == []


def test_p17_4_1_the_track_must_have_a_cube() -> None:
    """P17.4.1, FAQ: another track's cube does not do."""
    st = position()
    put(st, "306", "4a", owner=A)
    put(st, "303", "5a", owner=A)
    move_cubes(st, A, "money", 0)
    assert colonies(st, "4a") == ["materials"]
    assert colonies(st, "5a") == ["gray-science", "gray-materials"]


def test_p17_4_1_only_on_sectors_with_the_own_disc() -> None:
    """P17.4.1."""
    st = position()
    put(st, "306", "4a", ships={A: "interceptor"})
    put(st, "201", "4b", owner=B)
    assert colonise_pairs(st, A) == []


def test_p17_4_1_no_more_than_the_face_up_ships() -> None:
    """P17.4.1: three, Planta four (facts, section 4)."""
    for species, ships in (("terran_union", 3), ("planta", 4)):
        st = position(species)
        put(st, "105", "4a", owner=A)
        put(st, "204", "5a", owner=A)
        put(st, "303", "6a", owner=A)
        put(st, "108", "7a", owner=A)
        game = playing(st)
        used = 0
        while colony := game.offers("colony"):
            game.chooses(f"colony:{colony[0]}")
            used += 1
        assert used == ships == SPECIES[species].colony_ships


# -- P17.4.2 ---------------------------------------------------------------------------------------------------------


def test_p17_4_2_each_square_holds_one_cube() -> None:
    """P17.4.2."""
    st = position()
    put(st, "205", "4a", owner=A)  # money, money advanced, science advanced
    game = playing(st).chooses("colony:4a-money")
    assert colonies(game.state, "4a") == []
    assert game.state.sectors["4a"].filled == [True, False, False]


def test_p17_4_2_equal_squares_are_one_answer_until_all_are_filled() -> None:
    """P17.4.2: the centre has two gray squares."""
    st = position()
    st.sectors["0a"].fleets = []
    st.sectors["0a"].owner = A
    st.players[A].discs -= 1
    game = playing(st).chooses("colony:0a-gray-money", "colony:0a-gray-science")
    assert colonies(game.state, "0a") == ["science", "materials"]


# -- P17.4.3 ---------------------------------------------------------------------------------------------------------


def test_p17_4_3_opposing_ships_forbid_it_in_upkeep_only() -> None:
    """P17.4.3, ruling 9."""
    st = position()
    put(st, "306", "4a", owner=A)
    assert colonise_pairs(st, A, in_upkeep=True)
    send(st, B, "4a", "interceptor")
    assert colonise_pairs(st, A)
    assert not colonise_pairs(st, A, in_upkeep=True)


def test_p17_4_3_draco_does_not_mind_ancients_in_upkeep() -> None:
    """P17.4.3, P1.2: for Draco Ancients are no opposing ships."""
    st = position("descendants_of_draco")
    put(st, "302", "4a", owner=A, ships={-1: "ancient"})
    assert colonise_pairs(st, A, in_upkeep=True)


# -- P17.4.4: trade --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("species", "rate"), [("terran_union", 2), ("planta", 3), ("orion_hegemony", 4)])
def test_p17_4_4_so_many_of_one_kind_for_one_of_another(species: str, rate: int) -> None:
    """P17.4.4."""
    st = position(species)
    player = st.players[A]
    player.money, player.science, player.materials = rate, rate - 1, 0
    game = playing(st)
    assert game.offers("trade") == ["money-science", "money-materials"]
    game.chooses("trade:money-materials")
    assert (player.money, player.science, player.materials) == (0, rate - 1, 1)


def test_p17_4_4_as_often_as_wanted() -> None:
    """P17.4.4."""
    st = position()
    player = st.players[A]
    player.money, player.science, player.materials = 6, 0, 0
    playing(st).chooses(*["trade:money-science"] * 3)
    assert (player.money, player.science) == (0, 3)


def test_p17_4_4_every_kind_for_every_other() -> None:
    """P17.4.4."""
    st = position()
    player = st.players[A]
    player.money = player.science = player.materials = 9
    wanted = [f"{given}-{gained}" for given in RESOURCES for gained in RESOURCES if given != gained]
    assert playing(st).offers("trade") == wanted


# -- P17.3.5: when ---------------------------------------------------------------------------------------------------


def test_p17_3_5_free_things_are_there_in_the_middle_of_an_action() -> None:
    """P17.3.5: between two explores, and before a drawn sector is placed."""
    st = position("planta", outer="306 310")
    put(st, "201", "3b", owner=A)
    game = go_on(st, ExploreTask(A, 1))
    assert "3b-money" in game.offers("colony")
    game.chooses(first(game.offers("explore"), "explore", "4"))
    game.chooses("colony:3b-money")
    assert game.offers("place")
    assert "3b-money" not in game.offers("colony")


def first(keys: Sequence[str], kind: str, begins: str) -> str:
    """The first of these answers that begins so."""
    return f"{kind}:{next(key for key in keys if key.startswith(begins))}"


def test_p17_3_5_not_in_the_turn_of_another() -> None:
    """P17.3.5: only the seat whose turn it is."""
    st = position()
    put(st, "306", "4a", owner=A)
    game = playing(st)
    assert "4a-money" in game.offers("colony")
    game.chooses("next")
    assert game.owed == "B"
    assert game.offers("colony") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_p17_4_1_squares_that_take_the_same_cube_are_told_apart(language: str) -> None:
    """P17.4.1: a plain, an advanced and a gray square of one sector are different answers; each has words of its own,
    and the plain one is what is meant if no square is named."""
    st = position()
    give(st, A, "advanced_labs", "advanced_economy", "advanced_mining")
    st.sectors["0a"].owner, st.players[A].discs = A, st.players[A].discs - 1
    ask = playing(st).ask
    keys = [key for key in ask.options.keys if key.startswith("colony:0a-") and key.endswith("science")]
    assert len(keys) > 1
    labels = [translate(option.label, language) for option in ask.options.all if option.key.startswith("colony:")]
    assert len(set(labels)) == len(labels)
    assert match(ask, "colony 0a science") == (("colony:0a-science",), "")
