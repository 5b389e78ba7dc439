"""Which sector the Voidborn attack in a Skirmish (5.5, 13.6). Pure; where a choice is left, chance decides."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import msgspec

from engine.voidfall.combat.records import Battle, Cubes, Result, Side, combat_config
from engine.voidfall.combat.search import forecast
from engine.voidfall.components import parts


class Candidate(msgspec.Struct, frozen=True):
    """A sector of the player that may be attacked: not the Home sector, and next to the Voidborn (5.5.2).

    `sector`: its id. `defender`: its cubes and the player's modifiers as a defender. `defenses`: its Sector Defenses
    and Starbases. `population`: 0 where there is none. `guilds`: printed ones included.
    """

    sector: str
    defender: Side
    defenses: int = 0
    corrupted: bool = False
    population: int = 0
    guilds: int = 0


def skirmish_strength(corruption: int, cycle: int, more: int = 0, stored: int = 0) -> int:
    """How many Voidborn cubes attack (5.5.1). `corruption`: the player's on tracks and Agenda slots. `more`: of the
    Crisis board, or of the Crisis or event that causes the Skirmish (5.5.6). `stored`: in Decontamination Chambers,
    which a setting may count."""
    counted = stored if parts().settings.skirmish_counts_decontamination_storage else 0
    return corruption + counted + (1 if cycle > 1 else 0) + more


def skirmish(strength: int, candidate: Candidate, voidborn_absorption: int = 0) -> Battle:
    """The combat of so many Voidborn cubes against the sector; there is no limit of 3 (5.5.4)."""
    invader = Side(Cubes(corvette=strength), voidborn=True)
    return Battle(invader, candidate.defender, candidate.defenses, voidborn_absorption, combat_config())


def skirmish_targets(
    strength: int, candidates: Iterable[Candidate], voidborn_absorption: int = 0
) -> tuple[Candidate, ...]:
    """The sectors among which chance chooses the target; none, if there is no combat (13.6.3).

    Of the candidates remain, one condition after the other: those that best defence does not hold, if there are any;
    those where most cubes would be recalled; Pure ones, if there are any; the highest Population; most Guilds.
    """
    if strength < 1:
        return ()
    expected = [(each, forecast(skirmish(strength, each, voidborn_absorption)).result) for each in candidates]
    expected = _greatest(expected, lambda each, end: end.winner != "defender")
    expected = _greatest(expected, lambda each, end: end.defender_recalled)
    expected = _greatest(expected, lambda each, end: not each.corrupted)
    expected = _greatest(expected, lambda each, end: each.population)
    expected = _greatest(expected, lambda each, end: each.guilds)
    return tuple([each for each, _ in expected])


Expected = list[tuple[Candidate, Result]]


def _greatest(expected: Expected, what: Callable[[Candidate, Result], int]) -> Expected:
    most = max((what(*each) for each in expected), default=0)
    return [each for each in expected if what(*each) == most]
