"""A second solver of battles, written from section 17.13 of the facts alone and sharing nothing with the rules. It
tries every way to assign hits, so it is for few dice.

It reads what `scripts/odds.py` reads.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from itertools import product
from random import Random
from typing import Any, NamedTuple

SIZES = ("dreadnought", "cruiser", "starbase", "interceptor", "ancient", "gcds")
NPCS = ("ancient", "gcds")

Alive = tuple[tuple[int, ...], ...]
"""By group: the damage of each living ship, sorted."""


class Ships(NamedTuple):
    """All ships of one class of one side."""

    attacks: bool
    kind: str
    initiative: int
    computer: int
    shield: int
    hull: int
    cannons: tuple[int, ...]
    missiles: tuple[int, ...]


class Rolled(NamedTuple):
    """A die that hits: its damage, its face, and the groups that it hits."""

    damage: int
    face: int
    targets: tuple[int, ...]


class ReferenceBattle:
    """One battle."""

    def __init__(self, given: dict[str, Any]) -> None:
        described = [(side == "attacker", each) for side in ("attacker", "defender") for each in given[side]]
        described.sort(key=lambda each: (-each[1]["initiative"], each[0], SIZES.index(each[1]["class"])))
        self.groups = [
            Ships(
                attacks,
                each["class"],
                each["initiative"],
                each["computer"],
                each["shield"],
                each["hull"],
                tuple(each["cannons"]),
                tuple(each["missiles"]),
            )
            for attacks, each in described
        ]
        self.start: Alive = tuple((0,) * each["count"] for _, each in described)
        self.salvo = [number for number, group in enumerate(self.groups) if group.missiles]
        self.firing = [number for number, group in enumerate(self.groups) if group.cannons]
        self.after_salvo, self.in_round = cache(self._after_salvo), cache(self._in_round)

    def attacker_wins(self) -> float:
        """The attacker's chance to win, which it makes as large and the other side as small as can be."""
        return self.after_salvo(self.start, 0)

    def _over(self, standing: Alive) -> float | None:
        here, there = (bool(self._ships(standing, attacks)) for attacks in (True, False))
        return None if here and there else float(here)

    def _ships(self, standing: Alive, attacks: bool) -> list[int]:
        """The numbers of the groups of a side that have ships."""
        return [number for number, group in enumerate(self.groups) if group.attacks == attacks and standing[number]]

    def _after_salvo(self, standing: Alive, step: int) -> float:
        """The value when this group's missiles are next (17.13.2)."""
        over = self._over(standing)
        if over is not None:
            return over
        if step == len(self.salvo):
            return self.in_round(standing, 0)
        number = self.salvo[step]
        dice = self.groups[number].missiles * len(standing[number])
        hitting, nothing = self._fire(standing, number, dice, lambda after: self.after_salvo(after, step + 1))
        return hitting + nothing * self.after_salvo(standing, step + 1)

    def _in_round(self, standing: Alive, step: int) -> float:
        """The value when this group's cannons are next. After rounds without a hit the same standing begins again, so
        the value of its beginning is a geometric series. Without cannons: stalemate, which the attacker does not win
        (17.13.6)."""
        over = self._over(standing)
        if over is not None:
            return over
        if not any(standing[number] for number in self.firing):
            return 0.0
        if step == len(self.firing):
            return self.in_round(standing, 0)
        volleys = [self._volley(standing, later) for later in range(step, len(self.firing))]
        total, stay = 0.0, 1.0
        for hitting, nothing in volleys:
            total += stay * hitting
            stay *= nothing
        return total / (1 - stay) if step == 0 else total + stay * self.in_round(standing, 0)

    def _volley(self, standing: Alive, step: int) -> tuple[float, float]:
        number = self.firing[step]
        dice = self.groups[number].cannons * len(standing[number])
        return self._fire(standing, number, dice, lambda after: self.in_round(after, step + 1))

    def _fire(
        self, standing: Alive, number: int, dice: tuple[int, ...], then: Callable[[Alive], float]
    ) -> tuple[float, float]:
        """What the results with a hit are worth, weighted with their chance, and the chance of no hit."""
        hitting, nothing = 0.0, 0.0
        shooter = self.groups[number]
        for rolled, chance in self._results(standing, number, dice).items():
            if not rolled:
                nothing += chance
            elif shooter.kind in NPCS:
                hitting += chance * then(self._by_npc(standing, number, [die.face for die in rolled]))
            else:
                choose = max if shooter.attacks else min
                hitting += chance * choose(then(after) for after in self._assigned(standing, rolled))
        return hitting, nothing

    def _results(self, standing: Alive, number: int, dice: Iterable[int]) -> dict[tuple[Rolled, ...], float]:
        """The chance of each set of hitting dice."""
        npc = self.groups[number].kind in NPCS
        results: dict[tuple[Rolled, ...], float] = {(): 1.0}
        for damage in dice:
            longer: dict[tuple[Rolled, ...], float] = defaultdict(float)
            for face, (rolled, chance) in product(range(1, 7), results.items()):
                targets = tuple(self._targets(standing, number, face))
                more = (Rolled(damage, face if npc else 0, targets),) if targets else ()
                longer[tuple(sorted(rolled + more))] += chance / 6
            results = longer
        return results

    def _targets(self, standing: Alive, number: int, face: int) -> Iterator[int]:
        """The groups that a die of this group hits with this face (17.13.4)."""
        for enemy in self._ships(standing, not self.groups[number].attacks):
            value = face + self.groups[number].computer - self.groups[enemy].shield
            if face == 6 or (face != 1 and value >= 6):
                yield enemy

    def _assigned(self, standing: Alive, rolled: tuple[Rolled, ...]) -> set[Alive]:
        """Every standing that whole dice on ships that they hit can lead to (17.13.4)."""
        ways = [[(number, ship) for number in die.targets for ship in range(len(standing[number]))] for die in rolled]
        found = set()
        for way in product(*ways):
            ships = [list(damage) for damage in standing]
            for die, (number, ship) in zip(rolled, way, strict=True):
                ships[number][ship] += die.damage
            found.add(self._left(ships))
        return found

    def _left(self, ships: Iterable[Iterable[int]]) -> Alive:
        return tuple(
            tuple(sorted(damage for damage in each if damage <= group.hull))
            for group, each in zip(self.groups, ships, strict=True)
        )

    def _by_npc(self, standing: Alive, number: int, faces: list[int]) -> Alive:
        """Whom Ancients and the GCDS shoot at (17.13.8). Their dice have one damage each."""
        ships = [list(damage) for damage in standing]
        enemies = self._ships(standing, not self.groups[number].attacks)
        listed = [(enemy, ship) for enemy in enemies for ship in range(len(ships[enemy]))]
        listed.sort(key=lambda each: (SIZES.index(self.groups[each[0]].kind), -ships[each[0]][each[1]]))

        def reaches(face: int, enemy: int) -> bool:
            return enemy in self._targets(standing, number, face)

        for enemy, ship in listed:
            need = self.groups[enemy].hull + 1 - ships[enemy][ship]
            usable = sorted(
                (face for face in faces if reaches(face, enemy)),
                key=lambda face: sum(reaches(face, other) for other, _ in listed),
            )
            if len(usable) >= need:
                for face in usable[:need]:
                    faces.remove(face)
                ships[enemy][ship] += need
        for face in faces:
            for enemy, ship in listed:
                if ships[enemy][ship] <= self.groups[enemy].hull and reaches(face, enemy):
                    ships[enemy][ship] += 1
                    break
        return self._left(ships)


def random_battle(chance: Random) -> dict[str, Any]:
    """Input of the script: players against each other, against Ancients, or against a weaker GCDS."""
    attacker = [_ships(chance, kind) for kind in chance.sample(["interceptor", "cruiser", "dreadnought"], 2)]
    against = chance.choice(["player", "ancient", "gcds"])
    if against == "player":
        kinds = chance.sample(["interceptor", "cruiser", "dreadnought", "starbase"], chance.randint(1, 2))
        defender = [_ships(chance, kind) for kind in kinds]
    else:
        defender = [_npc(chance, against)]
    npc = None if against == "player" else against
    return {"attacker": attacker[: chance.randint(1, 2)], "defender": defender, "defender_npc": npc}


def _ships(chance: Random, kind: str) -> dict[str, Any]:
    return {
        "class": kind,
        "count": chance.choice((1, 1, 2, 3)),
        "initiative": chance.randint(0, 4),
        "computer": chance.choice((0, 1, 2, 3, 5, 8)),
        "shield": chance.choice((0, 0, 0, 1, 2, 3, 5)),
        "hull": chance.choice((0, 0, 1, 1, 2, 3)),
        "cannons": [chance.choice((1, 1, 2, 4)) for _ in range(chance.choice((0, 1, 1, 1, 2)))],
        "missiles": [2] * chance.choice((0, 0, 0, 1, 2)),
    }


def _npc(chance: Random, kind: str) -> dict[str, Any]:
    """As printed, but for the hull of the GCDS."""
    ancient = kind == "ancient"
    return {
        "class": kind,
        "count": chance.randint(1, 2) if ancient else 1,
        "initiative": 2 if ancient else 0,
        "computer": 1,
        "shield": 0,
        "hull": 1 if ancient else chance.randint(0, 3),
        "cannons": [1, 1] if ancient else [1, 1, 1, 1],
        "missiles": [],
    }


def dice_of(given: dict[str, Any]) -> int:
    """How many dice there are in the battle."""
    groups = [*given["attacker"], *given["defender"]]
    return sum(each["count"] * (len(each["cannons"]) + len(each["missiles"])) for each in groups)
