"""The worked combats of section 5.6, with best play of both sides."""

from __future__ import annotations

import pytest

from engine.voidfall.combat.records import Battle, Cubes, Drop, Side
from engine.voidfall.combat.search import best_play
from tests.voidfall.combats import battle, voidborn

CASES = {
    "3 Corvettes v 2 Voidborn": (battle(Cubes(corvette=3), voidborn(2)), "invader", 2, 0),
    "2 Corvettes v 1 Voidborn, 1 Sector Defense": (battle(Cubes(corvette=2), voidborn(1), 1), "tie", 0, 0),
    "3 Corvettes v Fallen House": (battle(Cubes(corvette=3), Cubes(), 2), "invader", 1, 0),
    "2 Corvettes v Fallen House": (battle(Cubes(corvette=2), Cubes(), 2), "defender", 0, 0),
    "2 Corvettes, 1 Dreadnought v 2 Voidborn, 2 Sector Defenses": (
        battle(Cubes(corvette=2, dreadnought=1), voidborn(2), 2),
        "invader",
        1,
        0,
    ),
    "4 Corvettes v 3 Sentries": (battle(Cubes(corvette=4), Cubes(sentry=3)), "invader", 1, 0),
    "2 Destroyers v 3 Voidborn": (battle(Cubes(destroyer=2), voidborn(3), invading="destroyers"), "invader", 1, 0),
    "Skirmish 2 v 1 Corvette, 1 Sector Defense": (battle(voidborn(2), Cubes(corvette=1), 1), "tie", 0, 0),
    "2 Corvettes, Targeting v 3 Voidborn": (
        battle(Cubes(corvette=2), voidborn(3), invading="targeting"),
        "defender",
        0,
        1,
    ),
    "1 Carrier v 2 Voidborn, 1 Sector Defense": (
        battle(Side(Cubes(carrier=1), active=2), voidborn(2), 1),
        "defender",
        0,
        2,
    ),
    "3 Corvettes, Torpedoes v 3 Voidborn": (
        battle(Cubes(corvette=3), voidborn(3), invading="torpedoes"),
        "invader",
        2,
        0,
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_worked_case(case: str) -> None:
    fought, winner, invaders, defenders = CASES[case]
    result = best_play(fought).result
    assert (result.winner, result.invader.total, result.defender.total) == (winner, invaders, defenders)


def fought(case: str) -> Battle:
    return CASES[case][0]


def test_worked_case_of_the_dreadnought_keeps_the_dreadnought() -> None:
    result = best_play(fought("2 Corvettes, 1 Dreadnought v 2 Voidborn, 2 Sector Defenses")).result
    assert result.invader == Cubes(dreadnought=1)


def test_worked_case_of_the_carrier_drops_one_corvette() -> None:
    found = best_play(fought("1 Carrier v 2 Voidborn, 1 Sector Defense"))
    assert ("invader", Drop(1)) in found.choices


def test_worked_case_of_the_skirmish_loses_the_sector() -> None:
    assert best_play(fought("Skirmish 2 v 1 Corvette, 1 Sector Defense")).result.taken_over
