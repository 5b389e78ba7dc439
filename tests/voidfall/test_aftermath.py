"""What follows from a result (5.4, P44, P45, ruling 32)."""

from __future__ import annotations

import pytest

from engine.voidfall.combat.aftermath import defender_discards_glory, influence, installations_stay
from engine.voidfall.combat.core import result
from engine.voidfall.combat.records import Cubes, Side
from tests.voidfall.combats import battle, played, voidborn


@pytest.mark.parametrize(
    ("invader", "defender", "stay"),
    [
        (Cubes(corvette=2), voidborn(1), False),
        (Cubes(corvette=1), voidborn(1), False),
        (voidborn(2), Cubes(corvette=1), False),
        (Cubes(corvette=3), Cubes(), False),  # those of a Fallen House card too (P44)
        (Cubes(corvette=1), voidborn(2), True),
    ],
)
def test_installations_go_with_a_new_owner(invader: Cubes | Side, defender: Cubes | Side, stay: bool) -> None:
    """5.4, P44."""
    assert installations_stay(result(played(battle(invader, defender))), []) is stay


@pytest.mark.parametrize(
    ("invader", "defender", "discards"),
    [
        (Cubes(corvette=2), Cubes(corvette=1), True),  # lost to a player
        (Cubes(corvette=1), Cubes(corvette=1), True),  # tied
        (voidborn(2), Cubes(corvette=1), True),  # lost a Skirmish
        (voidborn(1), Cubes(corvette=1), True),
        (Cubes(corvette=1), Cubes(corvette=2), False),
        (Cubes(corvette=2), voidborn(1), False),
        (Cubes(corvette=1), voidborn(1), False),
        (Cubes(corvette=1), Cubes(), False),
    ],
)
def test_a_defeated_player_discards_a_glory_token(
    invader: Cubes | Side, defender: Cubes | Side, discards: bool
) -> None:
    """5.4."""
    fought = battle(invader, defender)
    assert defender_discards_glory(fought, result(played(fought)), glory=1) is discards


def test_without_glory_nothing_is_discarded() -> None:
    """Ruling 32."""
    fought = battle(Cubes(corvette=2), Cubes(corvette=1))
    assert not defender_discards_glory(fought, result(played(fought)), glory=0)


def test_influence_against_a_player_counts_the_opponents_glory() -> None:
    """P45: before the discard."""
    assert influence(battle(Cubes(corvette=2), Cubes(corvette=1)), own=[5], lying=[], opponent=[3, 1]) == 4


@pytest.mark.parametrize("defender", [voidborn(1), Side()])
def test_influence_otherwise_counts_ones_own_glory_with_the_new_tokens(defender: Side) -> None:
    """5.4.3, P45: against Voidborn, and alike where nobody defended."""
    assert influence(battle(Cubes(corvette=2), defender), own=[2, 1], lying=[4], opponent=[]) == 7
