"""Battles for tests: short ways to set them up, random ones, and a search that looks at everything."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from engine.voidfall.combat.core import begin, deciding_side, is_over, legal_choices, step
from engine.voidfall.combat.modifiers import NO_MODIFIERS, ROLES, Modifiers, Needing, Role, modifiers_of
from engine.voidfall.combat.records import AnyChoice, Battle, CombatConfig, Cubes, Position, Side
from engine.voidfall.combat.search import score
from engine.voidfall.components import parts
from engine.voidfall.vocabulary.terms import FLEETS

COMBAT = [
    each for each in parts().technologies if any(modifiers_of([each + "+"], role) != NO_MODIFIERS for role in ROLES)
]
"""The Technologies that change a sum or a choice of a combat."""


def battle(
    invader: Cubes | Side,
    defender: Cubes | Side,
    defenses: int = 0,
    *,
    invading: str = "",
    defending: str = "",
    config: CombatConfig | None = None,
) -> Battle:
    """A battle. `invading`, `defending`: ids of the Technologies of a side that is given by its cubes."""
    sides = [
        given if isinstance(given, Side) else Side(given, modifiers_of(technologies.split(), role))
        for given, technologies, role in ((invader, invading, "invader"), (defender, defending, "defender"))
    ]
    return Battle(sides[0], sides[1], defenses, config=config or CombatConfig())


def voidborn(cubes: int) -> Side:
    """A side of the Voidborn."""
    return Side(Cubes(corvette=cubes), voidborn=True)


def random_battle(chance: Random, most: int) -> Battle:
    """A battle with any cubes and Technologies, and everything else that a battle can have."""
    if chance.random() < 0.1:
        invader = voidborn(chance.randint(1, most))
    else:
        invader = Side(
            _random_cubes(chance, 1, most),
            _random_modifiers(chance, "invader"),
            active=chance.choice([0, 1, 3]),
            shipyards=chance.randint(0, 3),
            pays_missiles=chance.random() < 0.5,
            pays_drones=chance.random() < 0.5,
            bombard=chance.choice([0, 0, 1, 2]),
        )
    if chance.random() < 0.1:
        defender = voidborn(chance.randint(0, most))
    else:
        modifiers = _random_modifiers(chance, "defender")
        defender = Side(_random_cubes(chance, 0, most), modifiers, shipyards=chance.randint(0, 3))
    config = CombatConfig(chance.choice(["per_fleet_power", "flat_1"]), chance.choice(["defender", "tie"]))
    return Battle(invader, defender, chance.choice([0, 0, 1, 2]), chance.choice([0, 0, 1]), config)


def _random_cubes(chance: Random, least: int, most: int) -> Cubes:
    counts = dict.fromkeys(FLEETS, 0)
    for _ in range(chance.randint(least, most)):
        counts[chance.choice(FLEETS)] += 1
    return Cubes(**counts)


def _random_modifiers(chance: Random, role: Role) -> Modifiers:
    """Those of Technologies as they are printed; now and then some that an owner might write."""
    chosen = chance.sample(COMBAT, chance.randint(0, 5))
    found = modifiers_of([each + chance.choice(["", "+"]) for each in chosen], role)
    if chance.random() < 0.7:
        return found
    return replace(
        found,
        approach_absorption=_random_amounts(chance),
        salvo_absorption=_random_amounts(chance),
        initiative=_random_amounts(chance),
        first_salvo=(later := _random_amounts(chance)) + _random_amounts(chance),
        later_salvos=later,
    )


def _random_amounts(chance: Random) -> tuple[Needing, ...]:
    return tuple(
        [Needing(chance.randint(1, 2), chance.choice([None, *FLEETS])) for _ in range(chance.choice([0, 1, 1, 2]))]
    )


def full_value(position: Position, known: dict[Position, int]) -> int:
    """What best play leads to, found by looking at every legal choice. `known`: what was found before."""
    if is_over(position):
        return score(position)
    if position not in known:
        values = [full_value(step(position, choice), known) for choice in legal_choices(position)]
        known[position] = max(values) if deciding_side(position) == "invader" else min(values)
    return known[position]


def played(fought: Battle, *choices: AnyChoice) -> Position:
    """The combat after these choices, each of which must be legal."""
    position = begin(fought)
    for choice in choices:
        assert choice in legal_choices(position), (choice, legal_choices(position))
        position = step(position, choice)
    return position


def played_at_random(fought: Battle, chance: Random) -> Position:
    """The combat as it ends when both sides choose at random."""
    position = begin(fought)
    while not is_over(position):
        position = step(position, chance.choice(legal_choices(position)))
    return position
