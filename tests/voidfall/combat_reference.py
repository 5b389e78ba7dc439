"""A second solver of combats, written from sections 5.1 to 5.4, 13.5 and 13.7 of the facts alone and sharing nothing
with the rules. It tries every choice, so it is for few cubes.

It reads what `scripts/battle.py` reads. Its value: 1 + n, the invader wins with n cubes left; 0, a tie; -1 - n, the
defender wins with n cubes left.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from random import Random
from typing import Any, NamedTuple

CORVETTE, SENTRY, DESTROYER, DREADNOUGHT, CARRIER = range(5)
KINDS = ("corvette", "sentry", "destroyer", "dreadnought", "carrier")
CUBES_OF_A_PLAYER = 14

Cubes = tuple[int, ...]
"""Cubes by kind."""


class Spare(NamedTuple):
    """Sources of Salvo Absorption that a side has left."""

    shields: int
    dreadnoughts: bool
    carriers: bool
    drones: int


class Side(NamedTuple):
    """A side between two steps."""

    cubes: Cubes
    spare: Spare


class ReferenceCombat:
    """One combat."""

    def __init__(self, given: dict[str, Any]) -> None:
        invader, defender = given["invader"], given["defender"]
        self.invader, self.defender = counted(invader), counted(defender)
        self.here = frozenset() if "voidborn" in invader else frozenset(given["invader_technologies"])
        self.there = frozenset() if "voidborn" in defender else frozenset(given["defender_technologies"])
        self.defenses: int = given["sector_defenses"] + given["starbases"]
        active = 0 if "voidborn" in invader else CUBES_OF_A_PLAYER - sum(self.invader)
        self.active: int = given.get("active", active)
        self.near_invader, self.near_defender = given["invader_shipyards"], given["defender_shipyards"]
        self.can_pay_drones: bool = given["trade_token"] and owns(self.here, "autonomous_drones")
        self.salvo = cache(self._salvo)

    def value(self) -> int:
        """What best play of both sides leads to."""
        can_pay_missiles = "deep_space_missiles" in self.here and self.near_invader > 0
        drops = range(min(self.active, self.invader[CARRIER]) + 1)
        ways = product({False, can_pay_missiles}, {False, self.can_pay_drones}, drops)
        return max(self._approach(*way) for way in ways)

    def _approach(self, missiles: bool, drones: bool, dropped: int) -> int:
        """5.2: both sums are taken before any loss. 5.4: without defending cubes there is no Salvo."""
        invader = (self.invader[CORVETTE] + dropped, *self.invader[SENTRY:])
        damage = self.defenses + self.defender[SENTRY]
        if "deep_space_missiles+" in self.there:
            damage += min(2, self.near_defender)
        if damage and owns(self.there, "energy_cells"):
            damage += 1
        absorbed = invader[DREADNOUGHT] + drones + ("shields+" in self.here and invader[CORVETTE] > 0)
        answer = invader[DESTROYER] if "destroyers+" in self.here else 0
        answer += missiles + (min(2, self.near_invader) if "deep_space_missiles+" in self.here else 0)
        answer -= "shields+" in self.there and self.defender[CORVETTE] > 0
        units = (2 if "autonomous_drones+" in self.here else 1) if drones else 0
        spare = Spare(int(owns(self.here, "shields")), False, False, units)
        shielded = Spare(int(owns(self.there, "shields")), True, True, 0)
        best = -1000
        for left in recalls(invader, damage - absorbed):
            if any(self.defender):
                opposed = recalls(self.defender, answer)
                value = min(self.salvo(Side(left, spare), Side(cubes, shielded), False, True) for cubes in opposed)
            else:
                value = 1 + sum(left) if any(left) else -1
            best = max(best, value)
        return best

    def _salvo(self, invader: Side, defender: Side, fired: bool, is_first: bool) -> int:
        """5.3: one step, and all that follow."""
        if not any(defender.cubes):
            return 1 + sum(invader.cubes) if any(invader.cubes) else 0
        here = initiative(invader.cubes, self.here, invades=True)
        there = initiative(defender.cubes, self.there, invades=False)
        if not any(invader.cubes) or max(here, there) < 1:
            return -1 - sum(defender.cubes)
        fires = {False, invader.cubes[DESTROYER] > 0 and not fired}
        return max(self._step(invader, defender, fired, is_first, fire) for fire in fires)

    def _step(self, invader: Side, defender: Side, fired: bool, is_first: bool, fire: bool) -> int:
        extra = invader.cubes[DESTROYER] if fire else 0
        to_defender = 1 + torpedoes(invader.cubes, self.here, is_first) + extra
        to_invader = 1 + torpedoes(defender.cubes, self.there, is_first)

        def on(here: Side, there: Side) -> int:
            return self.salvo(here, there, fired or fire, False)

        first = self._first(invader.cubes, defender.cubes)
        hit_here, hit_there = list(taken(invader, to_invader)), list(taken(defender, to_defender))
        if first == 0:
            return max(min(on(here, there) for there in hit_there) for here in hit_here)
        if first > 0:
            return min(
                max(on(here, there) for here in hit_here)
                if initiative(there.cubes, self.there, invades=False) > 0
                else on(invader, there)
                for there in hit_there
            )
        return max(
            min(on(here, there) for there in hit_there)
            if initiative(here.cubes, self.here, invades=True) > 0
            else on(here, defender)
            for here in hit_here
        )

    def _first(self, invader: Cubes, defender: Cubes) -> int:
        """Above 0: the invader deals first. 0: both at the same time. Improved Targeting comes before the numbers."""
        higher = "targeting+" in self.here and any(invader)
        lower = "targeting+" in self.there and sum(defender) > defender[SENTRY]
        if higher != lower:
            return 1 if higher else -1
        return initiative(invader, self.here, invades=True) - initiative(defender, self.there, invades=False)


def counted(fleets: dict[str, int]) -> Cubes:
    """FLEETS of the script as cubes; Voidborn cubes fight as Corvettes."""
    return (fleets.get("corvette", 0) + fleets.get("voidborn", 0), *(fleets.get(kind, 0) for kind in KINDS[1:]))


def owns(technologies: frozenset[str], name: str) -> bool:
    """Whether a side has it, Basic or Improved."""
    return bool(technologies & {name, f"{name}+"})


def initiative(cubes: Cubes, technologies: frozenset[str], *, invades: bool) -> int:
    """5.3.1; 0 without cubes that give any."""
    total = sum(cubes) - (0 if invades else cubes[SENTRY])
    total += cubes[DREADNOUGHT] > 0
    total += invades and cubes[DESTROYER] > 0
    return total + (5 if "targeting" in technologies and cubes[CORVETTE] else 0)


def torpedoes(cubes: Cubes, technologies: frozenset[str], is_first: bool) -> int:
    """5.3.2."""
    works = "torpedoes+" in technologies or ("torpedoes" in technologies and is_first)
    return 1 if works and cubes[CORVETTE] else 0


def recalls(cubes: Cubes, damage: int) -> set[Cubes]:
    """What may be left after so many recalls; Damage above the cubes is lost (P42)."""
    lost = max(0, min(damage, sum(cubes)))
    ways = product(*(range(count + 1) for count in cubes))
    return {left for left in ways if sum(cubes) - sum(left) == lost}


def taken(side: Side, damage: int) -> Iterator[Side]:
    """What may be left of a side that is dealt this in a Salvo step (5.3.4): every choice of sources and recalls.
    Dreadnoughts and Carriers are spare only for a defender."""
    cubes, spare = side
    usable = (
        {0, min(spare.shields, 1 if cubes[CORVETTE] else 0)},
        {False, spare.dreadnoughts and cubes[DREADNOUGHT] > 0},
        {False, spare.carriers and cubes[CARRIER] > 0},
        range(spare.drones + 1),
    )
    for shields, dreadnoughts, carriers, drones in product(*usable):
        absorbed = shields + drones + (cubes[DREADNOUGHT] if dreadnoughts else 0) + (cubes[CARRIER] if carriers else 0)
        left = Spare(
            spare.shields - shields,
            spare.dreadnoughts and not dreadnoughts,
            spare.carriers and not carriers,
            spare.drones - drones,
        )
        for standing in recalls(cubes, damage - absorbed):
            yield Side(standing, left)


FIGHTING = (
    "shields",
    "targeting",
    "torpedoes",
    "energy_cells",
    "destroyers",
    "deep_space_missiles",
    "autonomous_drones",
    "dreadnoughts",
    "carriers",
    "sentries",
)


def random_combat(chance: Random, most: int) -> dict[str, Any]:
    """Input of the script: players against each other, against Voidborn, against nobody, or attacked by Voidborn."""
    given: dict[str, Any] = {
        "invader": _fleets(chance, most),
        "defender": _fleets(chance, most),
        "invader_technologies": _technologies(chance),
        "defender_technologies": _technologies(chance),
        "sector_defenses": chance.choice((0, 0, 1, 2, 3)),
        "starbases": chance.choice((0, 0, 0, 1)),
        "invader_shipyards": chance.randint(0, 3),
        "defender_shipyards": chance.randint(0, 3),
        "trade_token": chance.random() < 0.5,
    }
    against = chance.choice(("player", "player", "voidborn", "voidborn", "nobody", "invaded"))
    if against == "voidborn":
        given |= {"defender": {"voidborn": chance.randint(1, most)}, "defender_technologies": []}
    elif against == "nobody":
        given["defender"] = {}
    elif against == "invaded":
        given |= {"invader": {"voidborn": chance.randint(1, most)}, "invader_technologies": [], "trade_token": False}
    if against != "invaded" and chance.random() < 0.5:
        given["active"] = chance.randint(0, 3)
    return given


def _fleets(chance: Random, most: int) -> dict[str, int]:
    chosen = [chance.choice(KINDS) for _ in range(chance.randint(1, most))]
    return {kind: chosen.count(kind) for kind in KINDS if kind in chosen}


def _technologies(chance: Random) -> list[str]:
    return [name + chance.choice(("", "+")) for name in chance.sample(FIGHTING, chance.randint(0, 4))]
