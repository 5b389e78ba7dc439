"""Build: ships and structures on own sectors (P17.9.1, P17.9.2, P17.9.7)."""

from __future__ import annotations

import pytest

from engine.eclipse.actions.build import price_of
from engine.eclipse.actions.turn import turn
from engine.eclipse.state import State
from tests.eclipse.positions import ANCIENTS, A, B, Game, begin, give, position, put, send

ITEMS = ("interceptor", "cruiser", "dreadnought", "starbase", "orbital", "monolith")


def play(st: State) -> Game:
    """The action phase from here."""
    return begin(st, {"action": turn})


def rich(*species: str, materials: int = 30) -> State:
    """Seat A has so much materials and nothing to trade."""
    st = position(*species)
    player = st.players[A]
    player.money, player.science, player.materials = 0, 0, materials
    return st


@pytest.mark.parametrize(
    ("species", "prices"), [("terran_union", (3, 5, 8, 3, 5, 10)), ("mechanema", (2, 4, 7, 2, 4, 8))]
)
def test_prices_are_those_of_the_board(species: str, prices: tuple[int, ...]) -> None:
    """P17.9.1; facts, section 4: Mechanema builds cheaper."""
    for item, price in zip(ITEMS, prices, strict=True):
        st = rich(species, materials=price)
        give(st, A, *({"starbase", "orbital", "monolith"} - set(st.players[A].technologies)))
        assert price_of(species, item) == price
        game = play(st).chooses(f"build:{item}-2a")
        assert game.state.players[A].materials == 0
        st = rich(species, materials=price - 1)
        give(st, A, *({"starbase", "orbital", "monolith"} - set(st.players[A].technologies)))
        assert f"{item}-2a" not in play(st).offers("build")


@pytest.mark.parametrize(
    ("species", "technologies", "count"),
    [
        ("terran_union", (), 2),
        ("mechanema", (), 3),
        ("terran_union", ("nanorobots",), 3),
        ("mechanema", ("nanorobots",), 4),
    ],
)
def test_so_many_items_are_built(species: str, technologies: tuple[str, ...], count: int) -> None:
    """P17.9.1: up to 2, Mechanema 3, Nanorobots one more."""
    st = rich(species)
    give(st, A, *technologies)
    game = play(st)
    for _ in range(count):
        game.chooses("build:interceptor-2a", by="A")
    assert game.owed == "B"
    assert game.state.players[A].actions == ["build"]


@pytest.mark.parametrize("species", ["terran_union", "mechanema"])
def test_a_reaction_builds_one_even_with_nanorobots(species: str) -> None:
    """P17.9.1, P17.9.7."""
    st = rich(species)
    give(st, A, "nanorobots")
    st.players[A].passed = True
    game = play(st).chooses("build:interceptor-2a")
    assert game.owed == "B"
    assert (game.state.players[A].actions, game.state.players[A].reactions) == ([], ["build"])


def test_items_come_to_sectors_with_the_own_disc_only() -> None:
    """P17.9.1: own ships alone do not help, opposing ships do not hinder."""
    st = rich("terran_union")
    put(st, "101", "1a", owner=A, ships={B: "cruiser"})
    put(st, "106", "1b", ships={A: "cruiser"})
    put(st, "107", "1c", owner=B)
    places = {key.rpartition("-")[2] for key in play(st).offers("build")}
    assert places == {"2a", "1a"}


@pytest.mark.parametrize(("ship", "most"), [("interceptor", 8), ("cruiser", 4), ("dreadnought", 2), ("starbase", 4)])
def test_miniatures_are_limited(ship: str, most: int) -> None:
    """P17.9.1: 8, 4, 2 and 4, wherever they stand."""
    st = rich("terran_union")
    on_map = 1 if ship == "interceptor" else 0
    put(st, "106", "1b", ships={A: " ".join([ship] * (most - 1 - on_map))})
    game = play(st).chooses(f"build:{ship}-2a")
    assert f"{ship}-2a" not in game.offers("build")
    assert game.offers("build")


@pytest.mark.parametrize("item", ["starbase", "orbital", "monolith"])
def test_some_items_need_their_technology(item: str) -> None:
    """P17.9.1: Starbase, Orbital, Monolith."""
    st = rich("descendants_of_draco")
    assert f"{item}-2a" not in play(st).offers("build")
    st = rich("descendants_of_draco")
    give(st, A, item)
    assert f"{item}-2a" in play(st).offers("build")


def test_one_orbital_and_one_monolith_may_stand_together() -> None:
    """P17.9.1, P17.9.2: one of each in a sector; facts, section 8: both together."""
    st = rich("terran_union")
    give(st, A, "orbital", "monolith", "nanorobots")
    game = play(st).chooses("build:orbital-2a")
    assert "orbital-2a" not in game.offers("build")
    game.chooses("build:monolith-2a")
    sector = game.state.sectors["2a"]
    assert (sector.orbital, sector.monolith) == (True, True)
    assert not {"orbital-2a", "monolith-2a"} & set(game.offers("build"))


def test_structures_of_an_earlier_owner_count_as_there() -> None:
    """P17.9.2: one each per sector for the whole game."""
    st = rich("terran_union")
    give(st, A, "orbital", "monolith")
    put(st, "101", "1a", owner=A, orbital=True, monolith=True)
    offers = play(st).offers("build")
    assert not {"orbital-1a", "monolith-1a"} & set(offers)
    assert {"orbital-2a", "monolith-2a"} <= set(offers)


def test_several_starbases_may_stand_in_a_sector() -> None:
    """Facts, section 8."""
    game = play(rich("terran_union")).chooses("build:starbase-2a", "build:starbase-2a")
    assert game.state.sectors["2a"].fleets[0].ships["starbase"] == [0, 0]


def test_trading_between_two_items_pays_for_the_second() -> None:
    """P17.4.4: in the middle of an action too."""
    st = rich("terran_union", materials=4)
    st.players[A].money = 4
    game = play(st).chooses("build:interceptor-2a")
    assert game.offers("build") == []
    game.chooses("trade:money-materials", "trade:money-materials", "build:interceptor-2a")
    assert game.state.players[A].materials == 0


def test_an_action_ends_early_or_by_itself() -> None:
    """P17.3.4: done after the first item; not asked where nothing more can be built even by trading."""
    assert play(rich("terran_union")).chooses("build:interceptor-2a", "done").owed == "B"
    assert play(rich("terran_union", materials=5)).chooses("build:interceptor-2a").owed == "B"


def test_a_ship_that_is_built_arrives_last() -> None:
    """P1.6: by building a side goes from no ship to one; reinforcing keeps the old arrival."""
    st = rich("descendants_of_draco")
    put(st, "101", "1a", owner=A, ships={ANCIENTS: "ancient", B: "cruiser"})
    game = play(st).chooses("build:cruiser-1a")
    assert [fleet.side for fleet in game.state.sectors["1a"].fleets] == [ANCIENTS, B, A]
    send(game.state, B, "1a", "cruiser")
    assert [fleet.side for fleet in game.state.sectors["1a"].fleets] == [ANCIENTS, B, A]
