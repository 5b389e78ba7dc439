"""Production Levels, Yields and production (1.4, P37, 5.6, 13.7)."""

from __future__ import annotations

import pytest

from engine.voidfall.production import level, production_yield, yields
from engine.voidfall.state import State
from engine.voidfall.vocabulary.economy import Produce, ProduceAny
from engine.voidfall.vocabulary.terms import RESOURCES
from tests.voidfall.positions import A, give, play, position, put, resolve_unasked


@pytest.fixture
def st() -> State:
    """Valnis A at the start: Farmers' Guild at Home, Engineers' and Miners' Guild on the Outpost, Population 2."""
    st = position("valnis")
    put(st, "2a", guilds="f")
    put(st, "2b", guilds="em")
    return st


def test_levels_of_valnis_at_the_start(st: State) -> None:
    """5.6: Food 2, Energy 2 and 1 of the starting Agenda, Materials 2: Supply gives 1 Food, 2 Energy, 1 Materials."""
    assert [level(st, A, each) for each in RESOURCES] == [2, 3, 2, 0, 0]
    resolve_unasked(st, Produce(("food", "energy", "materials")))
    assert list(st.players[A].stock.values()) == [1, 2, 1, 0, 0]
    assert st.players[A].influence == 10


def test_overproduction(st: State) -> None:
    """5.6, P37: with 14 Energy in stock production leaves 15 and gives 3 Influence, for each resource anew."""
    give(st, A, energy=14)
    resolve_unasked(st, Produce(("energy",)))
    assert st.players[A].stock["energy"] == 15
    assert st.players[A].influence == 13
    give(st, A, food=15)
    resolve_unasked(st, Produce(("food", "energy")))
    assert st.players[A].influence == 19
    assert st.span.overproduced == [A, A, A]


def test_a_yield_that_just_fits_is_no_overproduction(st: State) -> None:
    """1.4: only above 15."""
    give(st, A, energy=13)
    resolve_unasked(st, Produce(("energy",)))
    assert st.players[A].stock["energy"] == 15
    assert st.players[A].influence == 10


def test_the_log_does_not_tell_full_stocks_apart(st: State) -> None:
    """P71: it tells no more than is seen: 3 Influence for a resource of which nothing was taken."""
    give(st, A, food=15, energy=15)
    told = []
    for resource in ("food", "energy"):
        st.events.clear()
        play(st, ProduceAny(1), f"produce:{resource}")
        told.append([event.public for event in st.events])
    assert told[0] == told[1] != []


def test_nothing_is_overproduced_without_a_yield(st: State) -> None:
    """1.4: a full stock with Level 0 gives nothing."""
    give(st, A, science=15)
    resolve_unasked(st, Produce(("science",)))
    assert st.players[A].influence == 10


@pytest.mark.parametrize(
    ("population", "standard", "credits"),
    [(1, 1, 1), (2, 1, 1), (3, 2, 1), (4, 3, 2), (5, 3, 2), (6, 4, 3)],
)
def test_yields_of_the_dial(population: int, standard: int, credits: int) -> None:
    """1.4: the Yields of Levels 1 to 6."""
    st = position("zenor")
    put(st, "2b", guilds="fb", population=population)
    assert production_yield(st, A, "food") == standard
    assert production_yield(st, A, "credits") == credits


def test_the_highest_level() -> None:
    """1.1: a Level is at most 13, with Yields of 15 and 8."""
    st = position("zenor")
    put(st, "2b", guilds="fff", population=6)
    put(st, "1a", owner=A, guilds="bbb", population=5)
    assert level(st, A, "food") == level(st, A, "credits") == 13
    assert production_yield(st, A, "food") == 15
    assert production_yield(st, A, "credits") == 8


def test_corrupted_sectors_produce(st: State) -> None:
    """1.2: Pure or Corrupted."""
    put(st, "2b", corrupted=True)
    assert level(st, A, "energy") == 3


@pytest.mark.parametrize("corrupted", [False, True])
def test_levels_of_corrupted_sectors_are_those_of_pure_ones(corrupted: bool) -> None:
    """1.2, 1.4: Guilds times Population, printed production and the bonuses of Technologies also of Corrupted
    sectors, in each Level alone and in all Yields together."""
    st = position("valnis")
    give(st, A, technologies="data_refinery orbital_docks+")
    put(st, "2a", guilds="f", corrupted=corrupted)
    put(st, "2b", guilds="em", corrupted=corrupted)
    put(st, "1a", owner=A, guilds="bb", population=2, installations="shipyard", corrupted=corrupted)
    put(st, "1b", owner=A, kind="paradise_world", population=1, corrupted=corrupted)
    assert [level(st, A, each) for each in RESOURCES] == [4, 3, 2, 8, 4]
    assert yields(st, A) == {each: production_yield(st, A, each) for each in RESOURCES}


def test_what_only_corrupted_sectors_produce_is_in_all_yields() -> None:
    """App: Novaris' Home gives 2 Science while it is Corrupted."""
    st = position("novaris")
    found = []
    for corrupted in (False, True):
        put(st, "2a", corrupted=corrupted)
        assert level(st, A, "science") == 2 * corrupted
        assert yields(st, A) == {each: production_yield(st, A, each) for each in RESOURCES}
        found.append(yields(st, A)["science"])
    assert found[0] == 0 < found[1]


def test_guilds_without_population_produce_nothing(st: State) -> None:
    """1.4: Guilds times Population."""
    put(st, "1a", owner=A, population=None, kind="asteroid_belt", guilds="s")
    assert level(st, A, "science") == 0


def test_printed_guilds_and_sectors_with_production(st: State) -> None:
    """1.2, App: the Megalopolis has two printed Bankers' Guilds; the Asteroid Belt gives Energy and Materials, Paradise
    World 2 Food, to whoever controls it."""
    put(st, "1a", owner=A, kind="megalopolis", population=3)
    assert level(st, A, "credits") == 6
    put(st, "1a", kind="asteroid_belt", population=None)
    assert [level(st, A, each) for each in RESOURCES] == [2, 4, 3, 0, 0]
    put(st, "1a", kind="paradise_world", population=1)
    assert level(st, A, "food") == 4


def test_home_sectors_with_production() -> None:
    """App: Marqualos' Home 1 Credit; Novaris' Home 2 Science while it is Corrupted."""
    assert level(position("marqualos"), A, "credits") == 1
    novaris = position("novaris")
    assert level(novaris, A, "science") == 0
    put(novaris, "2a", corrupted=True)
    assert level(novaris, A, "science") == 2


def test_both_starting_agendas_of_marqualos_add_their_levels() -> None:
    """P6: both lie in the leftmost slot."""
    st = position("marqualos")
    assert level(st, A, "materials") == 1
    give(st, A, origin="B")
    assert (level(st, A, "materials"), level(st, A, "food")) == (0, 1)


@pytest.mark.parametrize("side", ["data_refinery", "data_refinery+"])
def test_data_refinery(st: State, side: str) -> None:
    """13.7: each Bankers' Guild adds 2 to the Level of Science, on both sides."""
    put(st, "1a", owner=A, guilds="bb", population=1)
    give(st, A, technologies=side)
    assert level(st, A, "science") == 4
    assert level(st, A, "credits") == 2


def test_orbital_docks(st: State) -> None:
    """R7: Improved, each Shipyard adds 2 to the Level of Credits, printed ones too; Starbases do not."""
    put(st, "1a", owner=A, installations="shipyard starbase")
    give(st, A, technologies="orbital_docks")
    assert level(st, A, "credits") == 0
    give(st, A, technologies="orbital_docks+")
    assert level(st, A, "credits") == 4


@pytest.mark.parametrize("side", ["neural_matrix", "neural_matrix+"])
def test_neural_matrix_gives_credits_before_the_yield(st: State, side: str) -> None:
    """13.7: the 2 Credits come first, so they can cause overproduction."""
    put(st, "1a", owner=A, guilds="b", population=4)
    give(st, A, technologies=side, credits=13)
    resolve_unasked(st, Produce(("credits",)))
    assert st.players[A].stock["credits"] == 15
    assert st.players[A].influence == 13
    give(st, A, credits=0, food=0)
    resolve_unasked(st, Produce(("food", "credits")))
    assert st.players[A].stock["credits"] == 4


def test_neural_matrix_is_silent_for_other_resources(st: State) -> None:
    """13.7: only before Credits are produced."""
    give(st, A, technologies="neural_matrix")
    resolve_unasked(st, Produce(("food", "energy")))
    assert st.players[A].stock["credits"] == 0


def test_trade_nexus_improved_on_the_first_overproduction(st: State) -> None:
    """13.7: 3 more Influence, or a Trade token without bonus; once a turn."""
    give(st, A, technologies="trade_nexus+", energy=15, food=15)
    play(st, Produce(("energy", "food")), "part:1")
    assert st.players[A].influence == 10 + 3 + 3 + 3
    st.span.overproduced.clear()
    play(st, Produce(("energy",)), "part:2")
    assert st.players[A].influence == 19 + 3
    assert st.players[A].trade == 1
    assert st.ladder[-1] == 0


def test_trade_nexus_basic_is_silent_on_overproduction(st: State) -> None:
    """13.7: only the Improved side."""
    give(st, A, technologies="trade_nexus", energy=15)
    resolve_unasked(st, Produce(("energy",)))


def test_the_bonus_of_the_first_overproduction_may_be_declined(st: State) -> None:
    """P15: triggers are offered."""
    give(st, A, technologies="trade_nexus+", energy=15)
    play(st, Produce(("energy",)), "none")
    assert (st.players[A].influence, st.players[A].trade) == (13, 0)


def test_produce_any_asks_for_different_resources(st: State) -> None:
    """P37: two different resources of choice."""
    asked = play(st, ProduceAny(2), "produce:energy", "produce:food")
    assert "produce:energy" not in asked[1].options.keys
    assert st.players[A].stock["energy"] == 2
    assert st.players[A].stock["food"] == 1


def test_produce_up_to(st: State) -> None:
    """`up_to`: or fewer."""
    play(st, ProduceAny(2, up_to=True), "produce:energy", "none")
    assert list(st.players[A].stock.values()) == [0, 2, 0, 0, 0]
