"""Effects on the Voidborn: placements, cubes added and removed, sectors given up (P52, P53, P63, R17, R29)."""

from __future__ import annotations

import pytest

from engine.voidfall.map.voidborn import legal_for, looked_up, near_voidborn, room_for_voidborn
from engine.voidfall.resolve.registry import possible
from engine.voidfall.state import State
from engine.voidfall.tasks import Scope
from engine.voidfall.vocabulary.effects import Effect
from engine.voidfall.vocabulary.filters import Population
from engine.voidfall.vocabulary.lasting import SkipVoidStrikes
from engine.voidfall.vocabulary.places import AdjacentVoidborn, EachVoidborn, Pieces, VoidbornOrFallen
from engine.voidfall.vocabulary.void import (
    AbandonSector,
    AddVoidborn,
    Lasting,
    Place,
    RemoveVoidborn,
    ResolveSkirmish,
    ReturnKeptCorruption,
)
from tests.voidfall.positions import A, B, give, play, position, put


def can(st: State, effect: Effect) -> bool:
    """Whether A can do it."""
    return possible(st, A, effect, Scope())


def test_pieces_come_to_one_voidborn_sector_next_to_an_own_one() -> None:
    """P52: that can take all of them."""
    st = position()
    effect = Place(AdjacentVoidborn(), Pieces(sector_defense=1, guild="scientists", bounty=1, reclaim=1, glory=2))
    assert near_voidborn(st, A) == ["1a", "1b", "2l"]
    put(st, "1b", installations="shipyard shipyard shipyard")
    asked = play(st, effect, "at:1a", forced=True)
    assert asked[0].options.keys == ("at:1a", "at:2l")
    sector = st.sectors["1a"]
    assert (sector.installations, sector.guilds, sector.bounty) == (["sector_defense"], ["scientists"], 2)
    assert (sector.reclaim, sector.glory) == (1, [2, 2])


def test_without_a_sector_that_takes_all_the_frame_is_skipped() -> None:
    """P51, P52, R17."""
    st = position()
    for place in near_voidborn(st, A):
        put(st, place, guilds="fem")
    effect = Place(AdjacentVoidborn(), Pieces(guild="bankers", voidborn=1))
    assert not can(st, effect)
    assert play(st, effect, forced=True) == []


@pytest.mark.parametrize(("population", "found"), [("lowest", ["2l"]), ("highest", ["1a", "1b"])])
def test_the_extreme_population_is_looked_up_first(population: str, found: list[str]) -> None:
    """P52, R31: ties are the player's choice; if that sector cannot take everything the frame is skipped."""
    st = position()
    put(st, "2l", population=2)
    target = AdjacentVoidborn(population)
    assert looked_up(st, A, target) == found
    for place in found:
        put(st, place, installations="shipyard shipyard shipyard")
    assert not can(st, Place(target, Pieces(sector_defense=1)))
    assert can(st, Place(target, Pieces(bounty=1)))


def test_sectors_without_population_have_no_lowest() -> None:
    """P52: they are not considered."""
    st = position()
    put(st, "2l", kind="ancient_ruins", population=None)
    assert looked_up(st, A, AdjacentVoidborn("lowest")) == ["1a", "1b"]


def test_voidborn_alone_go_where_all_of_them_fit_else_where_most_do() -> None:
    """P52."""
    st = position()
    put(st, "1a", voidborn=1)
    put(st, "1b", voidborn=2)
    put(st, "2l", voidborn=3)
    assert legal_for(st, near_voidborn(st, A), Pieces(voidborn=2)) == ["1a"]
    put(st, "1a", voidborn=2)
    assert legal_for(st, near_voidborn(st, A), Pieces(voidborn=2)) == ["1a", "1b"]
    play(st, Place(AdjacentVoidborn(), Pieces(voidborn=2)), "at:1b", forced=True)
    assert st.sectors["1b"].voidborn == 3
    assert room_for_voidborn(st.sectors["1b"]) == 0


def test_glory_may_come_to_a_fallen_house() -> None:
    """P54, R14: the card is still there."""
    st = position()
    effect = Place(VoidbornOrFallen(), Pieces(glory=3))
    asked = play(st, effect, "at:2c", forced=True)
    assert st.sectors["2c"].glory == [1, 3]
    assert "at:2b" not in asked[0].options.keys


def test_a_placement_on_each_voidborn_sector() -> None:
    """P54: with Voidborn cubes and the Population that is named; nothing is asked."""
    st = position()
    put(st, "1a", population=4, bounty=0, voidborn=3)
    put(st, "1b", population=5, bounty=0, voidborn=1)
    put(st, "2l", population=1)
    effect = Place(EachVoidborn((Population(4),)), Pieces(bounty=1, voidborn=2))
    assert play(st, effect, forced=True) == []
    assert (st.sectors["1a"].bounty, st.sectors["1b"].bounty, st.sectors["1b"].voidborn) == (0, 1, 3)
    assert st.sectors["2l"].bounty == 0


def test_a_guild_of_choice() -> None:
    """P52."""
    st = position()
    play(st, Place(AdjacentVoidborn("lowest"), Pieces(guild="any", voidborn=1)), "take:miners", forced=True)
    assert st.sectors["2l"].guilds == ["miners"]


def test_adding_voidborn_needs_room() -> None:
    """P63."""
    st = position()
    effect = AddVoidborn(1, AdjacentVoidborn())
    assert can(st, effect)
    for place in near_voidborn(st, A):
        put(st, place, voidborn=3)
    assert not can(st, effect)


def test_removing_the_last_cube_lets_the_voidborn_take_the_sector_anew() -> None:
    """R29: Installations off, Corruption, two cubes, a Bounty token; nobody scores."""
    st = position()
    put(st, "2l", voidborn=1, installations="shipyard", bounty=0, corrupted=False)
    give(st, A, influence=10)
    play(st, RemoveVoidborn(2), "at:2l", "at:2l")
    sector = st.sectors["2l"]
    assert (sector.voidborn, sector.installations, sector.bounty, sector.corrupted) == (1, [], 1, True)
    assert st.players[A].influence == 10


def test_a_harbinger_keeps_a_sector_voidborn_without_cubes() -> None:
    """R29: the takeover runs only if no Harbinger keeps the sector Voidborn."""
    st = position()
    put(st, "2l", voidborn=1, installations="shipyard", bounty=0, corrupted=False, harbingers=1)
    play(st, RemoveVoidborn(1), "at:2l")
    sector = st.sectors["2l"]
    assert (sector.voidborn, sector.installations, sector.bounty, sector.corrupted) == (0, ["shipyard"], 0, False)


def test_a_removal_may_be_declined() -> None:
    """P15."""
    st = position()
    play(st, RemoveVoidborn(1), "none")
    assert st.sectors["2l"].voidborn == 1


def test_a_sector_is_given_up() -> None:
    """4.1: its cubes become active, one Glory token of choice is discarded; Home never."""
    st = position("fenrax", "valnis")
    put(st, "2b", fleets={"corvette": 2})
    give(st, A, glory=[1, 3])
    assert not can(st, AbandonSector(2))
    play(st, AbandonSector(1), "glory:3", forced=True)
    assert (st.sectors["2b"].owner, st.sectors["2b"].voidborn, st.players[A].active) == (None, 2, 6)
    assert st.players[A].glory == [1]
    assert not can(st, AbandonSector(1))


def test_an_effect_may_cause_a_skirmish() -> None:
    """5.5-6: its own number is added."""
    st = position()
    put(st, "2b", fleets={"corvette": 1})
    give(st, A, glory=[])
    play(st, ResolveSkirmish(1))
    assert st.fought[-1].position.battle.invader.cubes.total == 1
    assert st.fought[-1].defender == A


def test_a_lasting_rule_and_corruption_that_was_set_aside() -> None:
    """Section 8."""
    st = position()
    play(st, Lasting(SkipVoidStrikes()))
    assert st.lasting == [SkipVoidStrikes()]
    give(st, A, kept_corruption=2)
    give(st, B, kept_corruption=1)
    play(st, ReturnKeptCorruption())
    assert [player.kept_corruption for player in st.players] == [0, 1]
