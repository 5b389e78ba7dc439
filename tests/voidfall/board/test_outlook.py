"""What options for a sector say about Yields and Upkeep (1.4, P49)."""

from __future__ import annotations

from engine.core.decision import Ask
from engine.voidfall.vocabulary.costs import LowerPopulation
from engine.voidfall.vocabulary.effects import Pay
from engine.voidfall.vocabulary.fleets import Activate
from engine.voidfall.vocabulary.sectors import Build, Establish, IncreasePopulation
from locales import translate
from tests.voidfall.positions import A, give, play, position, put


def details(asked: list[Ask], number: int = 0) -> dict[str, str]:
    """What the options of a question say, in English."""
    return {each.key: translate(each.detail, "en") for each in asked[number].options if each.detail is not None}


def test_a_guild_names_the_yield_it_brings() -> None:
    """Population 3 makes Level 3, which yields 2; the third Guild has Upkeep."""
    st = position()
    put(st, "2b", population=3, guilds="ee")
    found = details(play(st, Establish("any"), "none"))
    assert found["guild:scientists:2b"] == "Science: Yield 0 → 2 (Level 3), Upkeep 2 → 3"
    assert found["guild:farmers:2a"] == "Food: Yield 0 → 1 (Level 2)"


def test_population_names_the_yield_it_brings() -> None:
    """Each Guild of the sector; Valnis A has +1 Energy."""
    st = position()
    put(st, "2b", guilds="em")
    found = details(play(st, IncreasePopulation(1), "none"))
    assert found == {"at:2b": "Energy: Yield 2 → 3 (Level 4), Materials: Yield 1 → 2 (Level 3)"}


def test_lowered_population_names_the_yield_it_costs() -> None:
    """The same, downwards."""
    st = position()
    put(st, "1b", owner=A, population=3)
    put(st, "2b", guilds="m")
    found = details(play(st, Pay((LowerPopulation(1),), Activate(1)), "pay", "at:2b"), 1)
    assert found == {"at:2b": "Materials: Level 1 (Yield still 1)"}


def test_an_installation_names_its_upkeep_and_level() -> None:
    """The third one on a base sector; Improved Orbital Docks raise the Credits Level."""
    st = position()
    give(st, A, technologies="orbital_docks+")
    put(st, "2b", installations="shipyard shipyard")
    found = details(play(st, Build("installation"), "none"))
    assert found["build:sector_defense:2b"] == "Upkeep 2 → 3"
    assert found["build:shipyard:2b"] == "Credits: Level 8 (Yield still 3), Upkeep 2 → 3"
