"""Research: prices, what can be taken, what acts at once (P17.7; facts, section 2)."""

from __future__ import annotations

import pytest

from engine.eclipse.actions.research import gain_technology
from engine.eclipse.actions.turn import turn
from engine.eclipse.components import TECHNOLOGIES
from engine.eclipse.state import Player, State
from engine.eclipse.tracks import price_of
from tests.eclipse.positions import A, B, Game, begin, give, home, position, put, supply

NANO = ("nanorobots", "fusion_drive", "advanced_robotics", "orbital", "advanced_labs", "monolith", "artifact_key")


def play(st: State) -> Game:
    """The action phase from here."""
    return begin(st, {"action": turn})


def with_science(st: State, science: int) -> State:
    """Seat A has so much science and nothing to trade."""
    player = st.players[A]
    player.money, player.science, player.materials = 0, science, 0
    return st


@pytest.mark.parametrize(("owned", "price"), [(0, 16), (1, 15), (2, 14), (3, 13), (4, 12), (5, 10), (6, 8)])
def test_each_technology_of_the_category_makes_the_next_one_cheaper(owned: int, price: int) -> None:
    """P17.7.1: discounts 0, 1, 2, 3, 4, 6, 8."""
    assert price_of(Player(technologies=list(NANO[:owned])), "wormhole_generator") == price


@pytest.mark.parametrize("technology", TECHNOLOGIES)
def test_no_technology_costs_less_than_its_minimum(technology: str) -> None:
    """P17.7.1: with six of its category the price is the larger of price - 8 and the minimum."""
    tech = TECHNOLOGIES[technology]
    others = [each.id for each in TECHNOLOGIES.values() if each.category == tech.category and each.id != technology]
    assert price_of(Player(technologies=others[:6]), technology) == max(tech.minimum, tech.price - 8)


def test_printed_technologies_count_for_the_discount() -> None:
    """P17.7.1: a Terran's printed Starbase makes Plasma Cannon cost 5."""
    st = with_science(position("terran_union"), 5)
    supply(st, "plasma_cannon", "fusion_source")
    game = play(st)
    assert game.offers("research") == ["plasma_cannon"]
    game.chooses("research:plasma_cannon")
    assert st.players[A].science == 0


def test_a_technology_is_paid_and_leaves_the_supply() -> None:
    """P17.7.1: the tile comes from the supply, one of several of its kind."""
    st = with_science(position("descendants_of_draco"), 9)
    supply(st, "gauss_shield", "gauss_shield", "improved_hull")
    game = play(st).chooses("research:gauss_shield", by="A")
    player = game.state.players[A]
    assert player.technologies == ["gauss_shield"]
    assert (player.science, game.state.supply) == (7, {"gauss_shield": 1, "improved_hull": 1})
    assert player.actions == ["research"]
    assert game.owed == "B"


def test_what_is_owned_is_not_offered_again() -> None:
    """P17.7.1: a Terran has Starbase already."""
    st = with_science(position("terran_union"), 20)
    supply(st, "starbase", "neutron_bombs")
    assert play(st).offers("research") == ["neutron_bombs"]


def test_a_category_holds_seven() -> None:
    """P17.7.1: an eighth tile of a category cannot be taken."""
    st = with_science(position("descendants_of_draco"), 40)
    give(st, A, *NANO)
    supply(st, "wormhole_generator", "gauss_shield")
    assert play(st).offers("research") == ["gauss_shield"]


def test_what_cannot_be_paid_is_not_offered() -> None:
    """P17.3.4: research needs a tile that can be taken and paid."""
    st = with_science(position("descendants_of_draco"), 1)
    supply(st, "gauss_shield")
    assert play(st).offers("research") == []


def test_trading_pays_for_a_technology() -> None:
    """P17.4.4: trade in the middle of a turn makes research possible."""
    st = with_science(position("descendants_of_draco"), 1)
    st.players[A].money = 3
    supply(st, "gauss_shield")
    game = play(st).chooses("trade:money-science", "research:gauss_shield")
    assert game.state.players[A].technologies == ["gauss_shield"]


@pytest.mark.parametrize(("technology", "discs"), [("advanced_robotics", 1), ("quantum_grid", 2)])
def test_discs_come_from_the_reserve_at_once(technology: str, discs: int) -> None:
    """P17.7.2: Advanced Robotics 1, Quantum Grid 2."""
    st = with_science(position("descendants_of_draco"), 16)
    supply(st, technology)
    before = st.players[A].discs
    player = play(st).chooses(f"research:{technology}").state.players[A]
    assert player.discs == before - 1 + discs
    assert player.reserve == 3 - discs


def test_eridani_gains_three_discs_from_technologies_too() -> None:
    """Ruling 27: the two discs that Eridani lacks stay out of the game."""
    st = with_science(position("eridani_empire"), 40)
    supply(st, "advanced_robotics", "quantum_grid")
    before = st.players[A].discs
    game = play(st).chooses("research:advanced_robotics").chooses("idle", by="B").chooses("research:quantum_grid")
    player = game.state.players[A]
    assert (player.discs, player.reserve) == (before - 2 + 3, 0)


def test_the_artifact_key_asks_for_each_artifact() -> None:
    """P17.7.2, ruling 28: 5 of a kind for every artifact on own sectors, the kind chosen for each."""
    st = with_science(position("descendants_of_draco"), 14)
    put(st, "102", "1a", owner=A, filled=(0,))
    put(st, "105", "1b", owner=B)
    supply(st, "artifact_key")
    game = play(st).chooses("research:artifact_key")
    assert game.owed == "A"
    assert game.offers("artifact") == ["money", "science", "materials"]
    game.chooses("artifact:science", "artifact:materials")
    player = game.state.players[A]
    assert (player.money, player.science, player.materials) == (0, 5, 5)
    assert game.owed == "B"


def test_the_artifact_key_is_legal_without_artifacts() -> None:
    """P17.7.2: with no artifact it gives nothing."""
    st = with_science(position("descendants_of_draco"), 14)
    home(st, A).owner = None
    st.players[A].discs += 1
    home(st, A).filled = [False] * len(home(st, A).filled)
    st.players[A].cubes = [11, 11, 11]
    supply(st, "artifact_key")
    game = play(st).chooses("research:artifact_key")
    assert game.owed == "B"
    assert game.state.players[A].money == 0


def test_hydran_researches_twice() -> None:
    """P17.7.3: the second research comes after the first is complete, its artifacts too."""
    st = with_science(position("hydran_progress"), 13)
    supply(st, "artifact_key", "gauss_shield")
    st.players[A].science = price_of(st.players[A], "artifact_key")
    game = play(st).chooses("research:artifact_key")
    assert set(game.offers("artifact")) == {"money", "science", "materials"}
    game.chooses("artifact:science")
    assert game.ask.default == ("done",)
    game.chooses("research:gauss_shield")
    assert game.owed == "B"
    player = game.state.players[A]
    assert player.technologies[-2:] == ["artifact_key", "gauss_shield"]
    assert player.actions == ["research"]


def test_hydran_may_leave_the_second_research_out() -> None:
    """P17.7.3: optional."""
    st = with_science(position("hydran_progress"), 9)
    supply(st, "gauss_shield", "neutron_bombs")
    game = play(st).chooses("research:gauss_shield", "done")
    assert game.owed == "B"
    assert len(game.state.players[A].technologies) == 2


def test_hydran_is_not_asked_for_what_cannot_be_paid() -> None:
    """P17.7.3: without science, and nothing to trade, the action is over."""
    st = with_science(position("hydran_progress"), 2)
    supply(st, "gauss_shield", "neutron_bombs")
    assert play(st).chooses("research:gauss_shield").owed == "B"


def test_others_research_once() -> None:
    """Facts, section 4: one research for every species but Hydran."""
    st = with_science(position("planta"), 9)
    supply(st, "gauss_shield", "neutron_bombs")
    assert play(st).chooses("research:gauss_shield").owed == "B"


def test_a_technology_that_is_found_acts_as_if_researched() -> None:
    """Ruling 29: the instant effect happens, nothing is paid."""
    st = position("descendants_of_draco")
    supply(st, "advanced_robotics")
    discs, science = st.players[A].discs, st.players[A].science
    gain_technology(st, A, "advanced_robotics")
    player = st.players[A]
    assert (player.discs, player.science, st.supply) == (discs + 1, science, {})
    assert player.technologies == ["advanced_robotics"]
