"""Which modifiers, pieces and payments the sides of a combat have in a position (13.7, P43, R12, R13, R30)."""

from __future__ import annotations

import pytest

from engine.voidfall.changes.fleets import takeover
from engine.voidfall.combat.modifiers import modifiers_of
from engine.voidfall.combat.records import Battle, Cubes
from engine.voidfall.invasion.sides import battle_for, defending_side, most_bombard
from engine.voidfall.vocabulary.fleets import CombatBonus
from tests.voidfall.combats import COMBAT
from tests.voidfall.invasion.battles import HOME, OUTPOST, TARGET, front, invade
from tests.voidfall.positions import A, B, give, pay, put

BONUS = CombatBonus(pay(materials=3), 1, ("approach", "salvo"))


def battle(technologies: str = "", defending: str = "") -> Battle:
    """A's two Corvettes against one of B."""
    st = front({"corvette": 2}, defender={"corvette": 1}, technologies=technologies, defending=defending)
    return battle_for(st, A, TARGET, Cubes(corvette=2))


@pytest.mark.parametrize("level", ["", "+"])
@pytest.mark.parametrize("technology", COMBAT)
def test_each_technology_changes_the_side_of_its_owner(technology: str, level: str) -> None:
    """13.7: in the role in which its owner fights."""
    owned = technology + level
    assert battle(owned).invader.modifiers == modifiers_of([owned], "invader")
    assert battle(defending=owned).defender.modifiers == modifiers_of([owned], "defender")
    assert battle(owned).defender.modifiers == battle().defender.modifiers


def test_voidborn_use_no_technologies() -> None:
    """5.1: nor those of a former owner."""
    st = front({"corvette": 2}, voidborn=2, defending="shields+")
    assert defending_side(st, TARGET).modifiers == modifiers_of([], "defender")
    assert defending_side(st, TARGET).voidborn


def test_improved_missiles_of_a_defender_count_its_own_sectors() -> None:
    """13.7: next to the combat, with a Shipyard or Starbase, printed ones too (R30)."""
    st = front({"corvette": 2}, defender={"corvette": 1}, defending="deep_space_missiles+")
    assert defending_side(st, TARGET).shipyards == 0
    put(st, "2l", owner=B, fleets={"corvette": 1}, installations="shipyard")
    put(st, "1b", owner=B, fleets={"corvette": 1}, kind="research_complex")
    assert defending_side(st, TARGET).shipyards == 2
    put(st, "1b", owner=A)
    assert defending_side(st, TARGET).shipyards == 1


def test_the_home_shipyard_fires_missiles_without_a_cube_there() -> None:
    """1.2: the Home sector is always one's own."""
    st = front({}, voidborn=1, technologies="deep_space_missiles")
    put(st, OUTPOST, owner=A, fleets={"corvette": 2})
    assert battle_for(st, A, TARGET, Cubes(corvette=1)).invader.shipyards == 1
    assert st.sectors[HOME].cubes == 0


@pytest.mark.parametrize(("energy", "credits", "pays"), [(1, 0, True), (0, 1, True), (0, 0, False)])
def test_missiles_are_offered_to_who_can_pay(energy: int, credits: int, pays: bool) -> None:
    """P19."""
    st = front({"corvette": 1}, voidborn=1, technologies="deep_space_missiles")
    give(st, A, energy=energy, credits=credits)
    assert battle_for(st, A, TARGET, Cubes(corvette=1)).invader.pays_missiles == pays


@pytest.mark.parametrize(("materials", "credits", "points"), [(2, 0, 0), (3, 0, 1), (7, 2, 3), (15, 15, 10)])
def test_how_much_bombard_a_stock_pays_for(materials: int, credits: int, points: int) -> None:
    """P19: any number of times; Credits stand in for Materials."""
    st = front({"corvette": 1}, voidborn=1)
    give(st, A, materials=materials, credits=credits)
    assert most_bombard(st, A, BONUS) == points


def test_a_sector_that_becomes_unoccupied_keeps_tokens_guilds_and_corruption() -> None:
    """R13."""
    st = front({"corvette": 1}, voidborn=1)
    put(st, TARGET, kind="asteroid_belt", glory=[3], reclaim=1, corrupted=True, guilds="f")
    takeover(st, TARGET)
    sector = st.sectors[TARGET]
    assert (sector.voidborn, sector.glory, sector.reclaim) == (0, [3], 1)
    assert (sector.corrupted, sector.guilds) == (True, ["farmers"])


def test_a_fallen_house_that_holds_keeps_its_card_and_its_defenses() -> None:
    """R12: only the invader's success claims it."""
    st = front({"corvette": 2}, defenses=2)
    put(st, TARGET, fallen="valnis")
    invade(st)
    sector = st.sectors[TARGET]
    assert (sector.fallen, sector.installations, st.players[A].conquered) == ("valnis", ["sector_defense"] * 2, "")
