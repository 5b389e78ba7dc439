"""Which sector a Skirmish hits (5.5, 13.6)."""

from __future__ import annotations

import pytest

from engine.voidfall.combat.modifiers import modifiers_of
from engine.voidfall.combat.records import Cubes, Side
from engine.voidfall.combat.skirmish import Candidate, skirmish, skirmish_strength, skirmish_targets
from engine.voidfall.components import COMPONENTS
from tests.data_files import DataFiles


def sector(
    name: str,
    cubes: Cubes,
    defenses: int = 0,
    *,
    technologies: str = "",
    corrupted: bool = False,
    population: int = 3,
    guilds: int = 1,
) -> Candidate:
    """A sector of the player."""
    defender = Side(cubes, modifiers_of(technologies.split(), "defender"))
    return Candidate(name, defender, defenses, corrupted, population, guilds)


def targets(strength: int, *candidates: Candidate, absorption: int = 0) -> list[str]:
    """The sectors that may be hit."""
    return [each.sector for each in skirmish_targets(strength, candidates, absorption)]


@pytest.mark.parametrize(("cycle", "strength"), [(1, 3), (2, 4), (3, 4)])
def test_strength_is_the_corruption_of_the_mat_and_one_from_the_second_cycle_on(cycle: int, strength: int) -> None:
    """5.5.1: what Decontamination Chambers hold does not count."""
    assert skirmish_strength(3, cycle, stored=2) == strength


def test_a_board_a_crisis_or_an_event_adds_to_the_strength() -> None:
    """5.5.1, 5.5.6."""
    assert skirmish_strength(0, 1, more=2) == 2


def test_stored_corruption_counts_if_the_owner_reads_the_rule_so() -> None:
    """Section 10, 3."""
    name = "skirmish_counts_decontamination_storage"
    settings = DataFiles("engine.voidfall").changed("settings.json", name, value=True, alternatives=[False])
    try:
        COMPONENTS.replace({"settings.json": settings})
        assert skirmish_strength(3, 1, stored=2) == 5
    finally:
        COMPONENTS.replace({})


def test_strength_nought_is_defended() -> None:
    """5.5.1."""
    assert targets(0, sector("a", Cubes(corvette=1))) == []


def test_without_candidates_there_is_no_skirmish() -> None:
    """5.5.2."""
    assert targets(3) == []


def test_voidborn_fight_with_exactly_that_strength() -> None:
    """5.5.4: more than a sector can hold."""
    fought = skirmish(7, sector("a", Cubes(corvette=1), 2))
    assert fought.invader == Side(Cubes(corvette=7), voidborn=True)
    assert fought.defenses == 2


def test_sectors_that_would_be_lost_come_first() -> None:
    """5.5.3 a, although more cubes would be recalled elsewhere."""
    held = sector("held", Cubes(corvette=5), population=6)
    lost = sector("lost", Cubes(corvette=1))
    assert targets(3, held, lost) == ["lost"]


def test_a_tie_is_as_good_as_a_victory_of_the_voidborn() -> None:
    """5.5.3 a."""
    tied = sector("tied", Cubes(corvette=2))
    lost = sector("lost", Cubes(sentry=2))
    assert targets(2, tied) == ["tied"]
    assert targets(3, sector("tied", Cubes(corvette=3)), sector("lost", Cubes(corvette=2))) == ["tied"]
    assert targets(4, lost, sector("held", Cubes(corvette=9))) == ["lost"]


def test_then_where_most_cubes_would_be_recalled() -> None:
    """5.5.3 b: among those that hold, and among those that do not."""
    assert targets(3, sector("two", Cubes(corvette=4)), sector("none", Cubes(corvette=9), 3)) == ["two"]
    assert targets(5, sector("one", Cubes(corvette=1)), sector("three", Cubes(corvette=3))) == ["three"]


def test_the_defender_is_expected_to_choose_best() -> None:
    """5.5.4, 13.6.2: recalling the Corvette first would lose the sector; the Sentry goes, and it is held."""
    good = sector("good", Cubes(sentry=1, dreadnought=1))
    assert targets(2, good, sector("tied", Cubes(corvette=2))) == ["tied"]


def test_technologies_of_the_defender_count() -> None:
    """5.5.4: Shields save the cube that Voidborn would take."""
    bare = sector("bare", Cubes(corvette=3))
    shielded = sector("shielded", Cubes(corvette=3), technologies="shields")
    assert targets(2, bare, shielded) == ["bare"]


def test_then_sectors_without_corruption() -> None:
    """5.5.3 c, although the other has more Population."""
    corrupted = sector("corrupted", Cubes(corvette=2), corrupted=True, population=6)
    assert targets(3, corrupted, sector("pure", Cubes(corvette=2))) == ["pure"]
    assert targets(3, corrupted) == ["corrupted"]


def test_then_the_highest_population() -> None:
    """5.5.3 d, although the other has more Guilds; a sector without Population counts as 0."""
    small = sector("small", Cubes(corvette=2), population=0, guilds=3)
    assert targets(3, small, sector("large", Cubes(corvette=2), population=1)) == ["large"]


def test_then_most_guilds_and_then_chance() -> None:
    """5.5.3 e, f."""
    few, many = sector("few", Cubes(corvette=2)), sector("many", Cubes(corvette=2), guilds=3)
    assert targets(3, few, many) == ["many"]
    assert targets(3, many, few, sector("too", Cubes(corvette=2), guilds=3)) == ["many", "too"]


def test_absorption_of_event_2h_is_expected() -> None:
    """Section 8: without it both are held, and where three stand none is recalled."""
    two, three = sector("two", Cubes(corvette=2)), sector("three", Cubes(corvette=3), 1)
    assert targets(1, two, three) == ["two", "three"]
    assert targets(2, two, three, absorption=1) == ["three"]


def test_drones_and_escape_pods_do_not_count() -> None:
    """Ruling 36."""
    bare = sector("bare", Cubes(corvette=3))
    with_both = sector("with", Cubes(corvette=3), technologies="autonomous_drones+ escape_pods+")
    assert targets(3, bare, with_both) == ["bare", "with"]
