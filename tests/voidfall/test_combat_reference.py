"""Combats end as a second solver says, which was written from the facts alone (5.2 to 5.4, 13.5, 13.7)."""

from __future__ import annotations

import json
from random import Random

import msgspec
import pytest

from engine.voidfall.combat.search import best_play
from scripts.battle import Combat, battle_of
from tests.voidfall.combat_reference import ReferenceCombat, random_combat

MOST_CUBES = 6
EACH = 20


@pytest.mark.parametrize("seed", range(30))
def test_a_combat_ends_as_a_second_solver_says(seed: int) -> None:
    chance = Random(seed)
    for _ in range(EACH):
        given = random_combat(chance, MOST_CUBES)
        found = best_play(battle_of(msgspec.convert(given, Combat))).result
        value = {"invader": 1 + found.invader.total, "defender": -1 - found.defender.total, "tie": 0}
        assert value[found.winner] == ReferenceCombat(given).value(), json.dumps(given)
