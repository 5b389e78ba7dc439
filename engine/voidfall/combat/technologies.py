"""The combat modifiers of the Technologies, by id: the Basic side, the Improved side (13.7)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.voidfall.combat.modifiers import (
    AnyModifier,
    ApproachBonus,
    BonusInitiative,
    Drones,
    EscapePods,
    FirstStrike,
    ImprovedDestroyers,
    Modifiers,
    PaidMissiles,
    Role,
    SectorMissiles,
    Shield,
    Torpedoes,
    added_up,
)

Sides = tuple[tuple[AnyModifier, ...], tuple[AnyModifier, ...]]

TECHNOLOGIES: tuple[str, ...] = (
    "shields",
    "escape_pods",
    "targeting",
    "data_refinery",
    "orbital_docks",
    "energy_cells",
    "torpedoes",
    "starbases",
    "destroyers",
    "cloning",
    "terraforming",
    "neural_matrix",
    "dreadnoughts",
    "decontamination_chambers",
    "hyperdrive",
    "tactical_transports",
    "robotics",
    "ark_ships",
    "deep_space_missiles",
    "sentries",
    "carriers",
    "central_surveillance",
    "salvage_scanner",
    "purifier",
    "autonomous_drones",
    "trade_nexus",
    "combat_replicators",
    "cybernetics",
)
"""All Technologies, also those that change nothing in combat."""

COMBAT: dict[str, Sides] = {
    "shields": ((Shield(salvo=1),), (Shield(approach=1, salvo=1),)),
    "escape_pods": ((EscapePods(cubes=1),), (EscapePods(cubes=None),)),
    "targeting": ((BonusInitiative(bonus=5),), (FirstStrike(),)),
    "energy_cells": ((ApproachBonus(("defender",)),), (ApproachBonus(("defender",)),)),
    "torpedoes": ((Torpedoes(steps="first"),), (Torpedoes(steps="all"),)),
    "destroyers": ((), (ImprovedDestroyers(("invader",)),)),
    "deep_space_missiles": ((PaidMissiles(("invader",)),), (SectorMissiles(most=2),)),
    "autonomous_drones": ((Drones(("invader",), salvo=1),), (Drones(("invader",), salvo=2),)),
}


def modifiers_of(technologies: Iterable[str], role: Role) -> Modifiers:
    """What the Technologies of a side change in a combat, in this role. An id with `+` is an Improved one. Technologies
    that change nothing in combat count for nothing."""
    found: list[AnyModifier] = []
    for technology in technologies:
        basic, improved = COMBAT.get(technology.removesuffix("+"), ((), ()))
        found += improved if technology.endswith("+") else basic
    return added_up(found, role)
