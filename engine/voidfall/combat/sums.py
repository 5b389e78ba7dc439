"""The sums of a combat: Approach Damage and Absorption, Initiative, extra Damage, sources of Absorption (5.2, 5.3)."""

from __future__ import annotations

from engine.voidfall.combat.modifiers import Amounts, Needing, Role
from engine.voidfall.combat.records import Absorb, Battle, Cubes, Force, Position, Side


def sum_of_present(amounts: Amounts, cubes: Cubes) -> int:
    """The sum of the amounts whose cube is there."""
    return sum([each.amount for each in amounts if counts(each, cubes)]) if amounts else 0


def counts(amount: Needing, cubes: Cubes) -> bool:
    """Whether the cube that it needs is there."""
    return amount.needs is None or getattr(cubes, amount.needs) > 0


# -- Approach --------------------------------------------------------------------------------------------------------


def approach_damage_of_defender(battle: Battle, cubes: Cubes) -> int:
    """Sector Defenses and Starbases, Sentries, Missiles; Energy Cells if that is at least 1 (13.7)."""
    side = battle.defender
    damage = battle.defenses + cubes.sentry + _missiles(side, side.modifiers.free_missiles)
    return damage + side.modifiers.further_approach_damage if damage else 0


def approach_damage_of_invader(battle: Battle, cubes: Cubes, *, missiles: bool) -> int:
    """Improved Destroyers and Missiles; Basic ones if they were paid for."""
    side = battle.invader
    most = side.modifiers.free_missiles + (side.modifiers.paid_missiles if missiles else 0)
    damage = _missiles(side, most)
    if side.modifiers.improved_destroyers:
        flat = battle.config.improved_destroyer_approach == "flat_1"
        damage += min(1, cubes.destroyer) if flat else cubes.destroyer
    return damage


def _missiles(side: Side, most: int) -> int:
    return min(side.shipyards, most)


def approach_absorption_of_defender(battle: Battle, cubes: Cubes) -> int:
    """Improved Shields, with a Corvette."""
    return sum_of_present(battle.defender.modifiers.approach_absorption, cubes)


def approach_absorption_of_invader(battle: Battle, cubes: Cubes, *, drones: bool, bombarded: int) -> int:
    """Dreadnoughts, Improved Shields with a Corvette, Drones and Bombard if they were paid for."""
    modifiers = battle.invader.modifiers
    shields = sum_of_present(modifiers.approach_absorption, cubes)
    return cubes.dreadnought + shields + (modifiers.drones_approach if drones else 0) + bombarded


# -- Salvo -----------------------------------------------------------------------------------------------------------


def giving_initiative(role: Role, cubes: Cubes) -> int:
    """How many cubes give Initiative: all but a defender's Sentries."""
    return cubes.total if role == "invader" else cubes.total - cubes.sentry


def initiative(battle: Battle, role: Role, cubes: Cubes) -> int:
    """The Initiative of a side that has these cubes (5.3.1), without Improved Targeting."""
    total = giving_initiative(role, cubes)
    if cubes.dreadnought:
        total += 1
    if cubes.destroyer and role == "invader":
        total += 1
    return total + sum_of_present(battle.side(role).modifiers.initiative, cubes)


def first_to_deal(battle: Battle, invader: Cubes, defender: Cubes, ahead: int) -> Role | None:
    """Who counts as having the higher Initiative; None: both are equal. Two Improved Targetings cancel out (5.3.1).
    `ahead`: by how much the invader's sum is higher."""
    strike = battle.invader.modifiers.higher_initiative and giving_initiative("invader", invader) > 0
    counter = battle.defender.modifiers.higher_initiative and giving_initiative("defender", defender) > 0
    if strike != counter:
        return "invader" if strike else "defender"
    return None if ahead == 0 else "invader" if ahead > 0 else "defender"


def torpedoes(battle: Battle, role: Role, cubes: Cubes, salvo: int) -> int:
    """The extra Damage of Torpedoes in this Salvo step, with these cubes at its beginning."""
    modifiers = battle.side(role).modifiers
    return sum_of_present(modifiers.first_salvo if salvo == 1 else modifiers.later_salvos, cubes)


def can_fire(position: Position) -> bool:
    """Whether the invader's Destroyers may still deal their extra Damage."""
    return not position.fired and position.invader.cubes.destroyer > 0


def size_of(force: Force, absorb: Absorb) -> int:
    """How much Salvo Damage a source can absorb now; 0: it is used up, or what it needs is gone (5.3.4)."""
    cubes = force.cubes
    match absorb.source:
        case "shield":
            shield = force.shields[absorb.shield]
            return shield.amount if counts(shield, cubes) else 0
        case "unit":
            return min(1, force.units)
        case "dreadnoughts":
            return cubes.dreadnought if force.dreadnoughts else 0
        case "carriers":
            return cubes.carrier if force.carriers else 0
        case None:
            return 0
