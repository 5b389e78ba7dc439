"""The odds are those of a second solver, which was written from the facts alone (P17.13)."""

from __future__ import annotations

import json
from random import Random

import msgspec
import pytest

from engine.eclipse.odds import odds
from scripts.odds import Battle, groups_of
from tests.eclipse.battle_reference import ReferenceBattle, dice_of, random_battle

MOST_DICE = 9
EACH = 10


@pytest.mark.parametrize("seed", range(30))
def test_the_odds_are_those_of_a_second_solver(seed: int) -> None:
    chance = Random(seed)
    compared = 0
    while compared < EACH:
        given = random_battle(chance)
        if dice_of(given) > MOST_DICE:
            continue
        found = odds(groups_of(msgspec.convert(given, Battle)))
        if found.exact:
            assert found.attacker_wins == pytest.approx(ReferenceBattle(given).attacker_wins()), json.dumps(given)
            compared += 1
