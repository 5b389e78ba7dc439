"""Counts, filters and conditions (vocabulary of the fact sheet; P30, P40, P54, P73, P74, R11, R22, R23)."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from engine.voidfall.counts import COUNTS, SECTOR_FILTERS, count, holds, passes_filter, sectors_where
from engine.voidfall.state import Slot, State
from engine.voidfall.tasks import Scope
from engine.voidfall.vocabulary import counts as of
from engine.voidfall.vocabulary import filters as where
from engine.voidfall.vocabulary.conditions import AllHold, AnyHolds, AtLeast, AtMost, Exactly
from tests.voidfall.positions import A, B, give, position, put


@pytest.fixture
def st() -> State:
    """A controls Home 2a, the Outpost 2b, and three more sectors, one of them Corrupted."""
    st = position()
    put(st, "2a", guilds="f", population=2, fleets={"corvette": 2})
    put(st, "2b", guilds="fem", installations="shipyard", population=4, fleets={"corvette": 1, "sentry": 2})
    put(st, "1a", owner=A, guilds="bb", installations="sector_defense starbase", population=6)
    put(st, "1b", owner=A, guilds="s", population=5, corrupted=True, fleets={"carrier": 3})
    put(st, "1c", owner=A, installations="shipyard shipyard sector_defense", population=1, fleets={})
    st.sectors["1c"].fleets = {"dreadnought": 1}
    return st


PURE, CORRUPTED = where.Pure(), where.Corrupted()


def test_every_kind_has_its_function() -> None:
    """No count and no filter of the vocabulary is forgotten; `Beyond` is no filter of one sector."""
    assert set(COUNTS) == set(get_args(of.Count))
    assert set(SECTOR_FILTERS) == set(get_args(where.SectorFilter)) - {where.Beyond}


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        (of.Sectors(), 5),
        (of.Sectors((PURE,)), 4),  # P74: Home counts
        (of.Sectors((CORRUPTED,)), 1),
        (of.Sectors((PURE, where.Population(4))), 2),
        (of.Sectors((PURE, where.ExactPopulation(5))), 0),  # R22; that of 5 is Corrupted
        (of.Sectors((where.ExactPopulation(5),)), 1),
        (of.Sectors((PURE, where.Beyond(3))), 1),
        (of.Sectors((PURE, where.Beyond(4))), 0),
        (of.Sectors((where.WithGuilds(2),)), 2),
        (of.Sectors((where.WithGuildKinds(("farmers",)),)), 2),
        (of.Sectors((where.WithGuildKinds(("farmers", "miners"), 2),)), 1),
        (of.Sectors((where.DistinctGuilds(2),)), 1),  # two Bankers' Guilds are one kind
        (of.Sectors((where.NoEmptyGuildSpace(),)), 1),  # 2b has three
        (of.Sectors((where.WithInstallations(2),)), 2),
        (of.Sectors((where.WithInstallationKinds(("shipyard",)),)), 3),  # the printed one of Home
        (of.Sectors((where.WithInstallationKinds(("sector_defense", "starbase")),)), 2),
        (of.Sectors((where.WithFleetPower(3),)), 2),
        (of.Sectors((where.WithFleetKinds(("sentry", "carrier")),)), 2),
        (of.Sectors((where.Upkeep(1),)), 2),  # a third Guild, a third Installation
        (of.Sectors((PURE, where.ExactUpkeep(0))), 2),
        (of.Guilds(), 7),
        (of.Guilds(where=(PURE,)), 6),
        (of.Guilds(("farmers",)), 2),
        (of.Guilds(("farmers", "engineers", "miners"), (PURE,)), 4),
        (of.Installations(), 7),  # one of them printed
        (of.Installations(("shipyard",), (PURE,)), 4),
        (of.FleetPower(), 10),
        (of.FleetPower((PURE,)), 7),
        (of.TotalPopulation(), 18),
        (of.TotalPopulation((PURE,)), 13),
        (of.FleetTypes(), 4),
        (of.FleetTypes((PURE,)), 3),
        (of.ActiveFleetPower(), 4),
        (of.ActiveAndDeployedFleetPower(), 11),
        (of.EmptyGuildSpaces(), 1 + 0 + 1 + 2 + 3),
    ],
)
def test_counts_of_sectors(st: State, given: of.Count, expected: int) -> None:
    """Sectors that the player controls, and what is in them; printed pieces count (1.2, P74)."""
    assert count(st, A, given) == expected


def test_a_home_that_is_corrupted_is_not_pure() -> None:
    """P74: the Home sector of Marqualos counts only while it is Pure."""
    st = position("marqualos")
    assert count(st, A, of.Sectors((PURE,))) == 2
    put(st, "2a", corrupted=True)
    assert count(st, A, of.Sectors((PURE,))) == 1


def test_a_home_without_cubes_is_still_controlled() -> None:
    """1.2: the Home sector is always the player's."""
    st = position()
    put(st, "2a", fleets={}, owner=None)
    put(st, "2b", fleets={}, owner=None)
    assert sectors_where(st, A, ()) == ["2a"]


def test_a_sector_without_population_never_passes_population_filters(st: State) -> None:
    """P30; it counts 0 to sums."""
    put(st, "1a", kind="asteroid_belt", population=None, guilds="")
    assert not passes_filter(st, "1a", where.Population(1))
    assert not passes_filter(st, "1a", where.ExactPopulation(6))
    assert not passes_filter(st, "1a", where.NoEmptyGuildSpace())
    assert count(st, A, of.TotalPopulation((PURE,))) == 7


def test_extra_guild_spaces_of_ark_ships_are_not_empty_spaces(st: State) -> None:
    """R11: nor do Guilds on them make the Home sector have fewer than none."""
    give(st, A, technologies="ark_ships+")
    assert count(st, A, of.EmptyGuildSpaces()) == 7
    put(st, "2a", guilds="ffff")
    assert count(st, A, of.EmptyGuildSpaces()) == 6
    assert passes_filter(st, "2a", where.NoEmptyGuildSpace())


def test_filters_of_voidborn_and_fallen_sectors(st: State) -> None:
    """P54: Voidborn with cubes, a Fallen House with its card."""
    st.sectors["2c"].fallen = "astoran"
    assert passes_filter(st, "2c", where.Fallen())
    assert not passes_filter(st, "1d", where.Fallen())
    put(st, "1d", voidborn=2, harbingers=1)
    assert passes_filter(st, "1d", where.Voidborn())
    assert passes_filter(st, "1d", where.MostVoidborn(2))
    assert not passes_filter(st, "1d", where.MostVoidborn(1))
    assert passes_filter(st, "1d", where.WithHarbinger())
    put(st, "1d", voidborn=0)
    assert not passes_filter(st, "1d", where.Voidborn())


def test_a_sector_next_to_a_rift(st: State) -> None:
    """AdjacentRift: the tile is a Rift as long as it was not cleared (6.7)."""
    assert not passes_filter(st, "1a", where.AdjacentRift())
    st.sectors["0a"].kind = "rift"
    assert passes_filter(st, "1a", where.AdjacentRift())
    assert not passes_filter(st, "2b", where.AdjacentRift())


def test_counts_of_technologies(st: State) -> None:
    """An Improved Technology counts once; the starting one counts."""
    give(st, A, technologies="shields targeting+ purifier+")
    assert count(st, A, of.Technologies()) == 3
    assert count(st, A, of.Technologies((where.OfLevel("basic"),))) == 1
    assert count(st, A, of.Technologies((where.OfLevel("improved"),))) == 2
    assert count(st, A, of.Technologies((where.OfCategory("combat"),))) == 2


def test_counts_of_tracks(st: State) -> None:
    """A Tier is counted on the track, Pure or not: Tier 1 is space 3, Tier 2 space 5 (1.1)."""
    give(st, A, tracks=[4, 5, 2], track_corruption=[False, True, False])
    assert count(st, A, of.Tracks((where.Tier(1),))) == 2
    assert count(st, A, of.Tracks((where.Tier(2),))) == 1
    assert count(st, A, of.Tracks((PURE, where.Tier(1)))) == 1
    assert count(st, A, of.Tracks((PURE, where.OnTrack("statecraft"), where.Tier(1)))) == 0
    assert count(st, A, of.Tracks((PURE,))) == 2


def test_counts_of_glory(st: State) -> None:
    """Tokens, the sum of all, the sum of the best."""
    give(st, A, glory=[2, 5, 1, 5])
    assert count(st, A, of.GloryTokens()) == 4
    assert count(st, A, of.GloryTokens((where.GloryValue(5),))) == 2
    assert count(st, A, of.GloryTokens((where.LeastGloryValue(2),))) == 3
    assert count(st, A, of.TotalGlory()) == 13
    assert count(st, A, of.BestGlory(3)) == 12
    assert count(st, A, of.BestGlory(5)) == 13


def test_counts_of_tokens_and_agendas(st: State) -> None:
    """Tokens kept, Trade tokens held, Agendas in Pure slots without the starting one."""
    give(st, A, bounties=["s", "any", "fe"], reclaims=["def"], trade=2)
    give(st, A, slots=[Slot("S3"), Slot("D1", corrupted=True), Slot()])
    assert count(st, A, of.BountyTokens()) == 3
    assert count(st, A, of.ReclaimTokens()) == 1
    assert count(st, A, of.TradeTokens()) == 2
    assert count(st, A, of.PureAgendas()) == 1


def test_counts_of_corruption(st: State) -> None:
    """On tracks, on Agenda slots, on sectors; that on Decontamination Chambers is none of them (5.5-1, P75)."""
    give(st, A, track_corruption=[True, False, True], slots=[Slot(), Slot(corrupted=True), Slot()], stored=2)
    assert count(st, A, of.TrackCorruption()) == 2
    assert count(st, A, of.MatCorruption()) == 3
    assert count(st, A, of.AllCorruption()) == 4


def test_counts_of_upkeep(st: State) -> None:
    """Two sectors with a third piece; the starting Agenda has 2 (3.3-2). Icons that a Technology satisfies count."""
    assert count(st, A, of.SectorUpkeep()) == 2
    assert count(st, A, of.TotalUpkeep()) == 4
    give(st, A, technologies="energy_cells+", unpaid=1)
    assert count(st, A, of.SectorUpkeep()) == 2
    assert count(st, A, of.TotalUpkeep()) == 4
    assert count(st, A, of.UnpaidUpkeep()) == 1


def test_counts_of_stock(st: State) -> None:
    """Units in stock together; types with so many; the resource of which there is least (P40)."""
    give(st, A, food=3, energy=8, materials=0, credits=8, science=1)
    assert count(st, A, of.Stock(("food", "energy", "materials"))) == 11
    assert count(st, A, of.Stock(("credits",))) == 8
    assert count(st, A, of.ResourceTypes(8)) == 2
    assert count(st, A, of.ScarcestResource()) == 0
    give(st, A, materials=2)
    assert count(st, A, of.ScarcestResource()) == 1


def test_counts_of_yields(st: State) -> None:
    """R23: the present Yields. Food Level 2 + 4 = 6, Energy 4 + 1, Materials 4, Credits 12, Science 5 in a Corrupted
    sector: Yields 4, 3, 3, 6, 3; the highest and the lowest of the first three make 9."""
    yields = [count(st, A, of.ResourceYield(each)) for each in ("food", "energy", "materials", "credits", "science")]
    assert yields == [4, 3, 3, 6, 3]
    assert count(st, A, of.ExtremeYields()) == 9


def test_preferred_cards_in_the_discard(st: State) -> None:
    """P73: cards of a preferred type, house cards included; Valnis prefers Progress and Politics."""
    give(st, A, discard=["progress", "production", "politics"], hand=["innovation"])
    assert count(st, A, of.PreferredInDiscard()) == 2
    marqualos = position("marqualos")
    give(marqualos, A, discard=["marqualos_guile"])
    assert count(marqualos, A, of.PreferredInDiscard()) == 1  # R5


def test_counts_of_an_invasion(st: State) -> None:
    """They are those of the unit of play."""
    scope = Scope(population=4, voidborn_removed=3)
    assert count(st, A, of.VoidbornRemoved(), scope) == 3
    assert count(st, A, of.InvadedPopulation(), scope) == 4
    assert count(st, A, of.VoidbornRemoved()) == 0


def test_catastrophes_are_those_of_the_table(st: State) -> None:
    """Competitive games have none."""
    from engine.voidfall.state import Cooperation

    assert count(st, A, of.Catastrophes()) == 0
    st.coop = Cooperation(catastrophes=2)
    assert count(st, B, of.Catastrophes()) == 2


@pytest.mark.parametrize(
    ("condition", "expected"),
    [
        (AtLeast(of.Sectors(), 5), True),
        (AtLeast(of.Sectors(), 6), False),
        (AtMost(of.Sectors(), 5), True),
        (AtMost(of.Sectors(), 4), False),
        (Exactly(of.Sectors(), 5), True),
        (Exactly(of.Sectors(), 4), False),
        (AllHold((AtLeast(of.Sectors(), 5), AtLeast(of.Guilds(), 7))), True),
        (AllHold((AtLeast(of.Sectors(), 5), AtLeast(of.Guilds(), 8))), False),
        (AnyHolds((AtLeast(of.Sectors(), 6), AtLeast(of.Guilds(), 7))), True),
        (AnyHolds((AtLeast(of.Sectors(), 6), AtLeast(of.Guilds(), 8))), False),
    ],
)
def test_conditions(st: State, condition: Any, expected: bool) -> None:
    """Comparisons of counts, joined by and or or."""
    assert holds(st, A, condition) is expected
