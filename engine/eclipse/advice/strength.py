"""How strong ships and fleets are.

The chance to win is a quick reckoning (`win_chance`): what both sides deal out in a round against what they can take.
It is asked for hundreds of times in a decision; `engine.eclipse.odds` is exact and takes longer.
"""

from __future__ import annotations

from functools import lru_cache
from math import sqrt
from typing import TypeAlias

from engine.eclipse.components import ShipStats
from engine.eclipse.firing import hitting_faces

Force: TypeAlias = tuple[tuple[ShipStats, int], ...]
"""Ships by what they can do, and how many."""

TYPICAL_COMPUTER = 1
TYPICAL_SHIELD = 0
HITS = tuple([hitting_faces(computer, 0) / 6 for computer in range(12)])
"""How often a die hits, by computer less shield, from 0."""
EFFECTIVE = (0.0, 1.0, 1.7, 2.0, 2.5)
"""What a die of so much damage does to ships of usual size."""
MISSILE = 1.1
"""What a missile die counts; it comes first, and only once."""


@lru_cache(maxsize=8192)
def ship_score(stats: ShipStats) -> float:
    """How strong a ship is against what is usual: about 1.3 for a cruiser as printed, and it doubles with twice the
    weapons and twice the hull."""
    weapons = effective(stats.cannons) + MISSILE * effective(stats.missiles)
    return score_of(weapons, stats.computer, stats.shield, stats.hull, stats.initiative, stats.movement)


def score_of(weapons: float, computer: int, shield: int, hull: int, initiative: int, movement: int) -> float:
    """The strength of a ship by the values that its parts add up to, for `ship_score`."""
    attack = HITS[max(0, computer - TYPICAL_SHIELD)] * weapons
    lasting = (hull + 1) / HITS[max(0, TYPICAL_COMPUTER - shield)] * (1 + 0.05 * initiative)
    return sqrt(attack * lasting) + 0.1 * lasting + 0.05 * movement


def effective(dice: tuple[int, ...]) -> float:
    """Damage that is not lost on small ships."""
    return sum([EFFECTIVE[die] for die in dice])


@lru_cache(maxsize=16384)
def win_chance(mine: Force, theirs: Force) -> float:
    """About how often the first wins as the attacker."""
    if not theirs:
        return 1.0
    if not mine:
        return 0.0
    my_life, their_life = _life(mine), _life(theirs)
    my_attack, their_attack = _attack(mine, theirs), _attack(theirs, mine)
    faster = _pace(mine) - _pace(theirs)
    salvo, their_salvo = _salvo(mine, theirs), _salvo(theirs, mine)
    if faster > 0:
        their_salvo *= max(0.1, 1 - salvo / their_life)
    else:
        salvo *= max(0.1, 1 - their_salvo / my_life)
    head_start = 0.5 if faster > 0 else -0.5
    their_left = their_life - salvo - max(0.0, head_start) * my_attack
    my_left = my_life - their_salvo - max(0.0, -head_start) * their_attack
    if their_left <= 0 and my_left <= 0:
        return 0.5
    if their_left <= 0:
        return 0.95
    if my_left <= 0:
        return 0.05
    if not my_attack:
        return 0.0
    if not their_attack:
        return 0.99
    my_attack *= _steadiness(mine)
    their_attack *= _steadiness(theirs)
    ratio = (my_attack * my_left * my_left / my_life) / (their_attack * their_left * their_left / their_life)
    sharpness = 0.8 + 0.4 * sqrt(my_life + their_life)
    power: float = min(1e6, ratio**sharpness)
    return power / (1 + power)


def _life(force: Force) -> float:
    return float(sum(count * (stats.hull + 1) for stats, count in force))


def _steadiness(force: Force) -> float:
    """How much more a force deals out until its end than many small ships with the same attack, which becomes less
    with each that is lost: a single ship fires to its last hull."""
    return 1 + 1 / sum(count for _, count in force)


def _pace(force: Force) -> float:
    return sum(count * stats.initiative for stats, count in force) / sum(count for _, count in force)


def _attack(force: Force, enemy: Force) -> float:
    """Damage in a round."""
    return sum(count * _dealt(stats.cannons, stats.computer, enemy) for stats, count in force)


def _salvo(force: Force, enemy: Force) -> float:
    """Damage by missiles."""
    return sum(count * _dealt(stats.missiles, stats.computer, enemy) for stats, count in force)


def _dealt(dice: tuple[int, ...], computer: int, enemy: Force) -> float:
    if not dice:
        return 0.0
    ships = sum(count for _, count in enemy)
    total = 0.0
    for stats, count in enemy:
        hit = hitting_faces(computer, stats.shield) / 6
        total += count / ships * hit * sum(min(die, stats.hull + 1) for die in dice)
    return total
