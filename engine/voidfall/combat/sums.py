"""The sums of a combat: Approach Damage and Absorption, Initiative, extra Damage, sources of Absorption (5.2, 5.3)."""

from __future__ import annotations

from engine.voidfall.combat.modifiers import Role
from engine.voidfall.combat.records import Battle, Cubes, Force, Position, Side, Source

# -- Approach --------------------------------------------------------------------------------------------------------


def approach_damage_of_defender(battle: Battle, cubes: Cubes) -> int:
    """Sector Defenses and Starbases, Sentries, Missiles; Energy Cells if that is at least 1 (13.7)."""
    side = battle.defender
    damage = battle.defenses + cubes.sentry + _sector_missiles(side)
    return damage + side.modifiers.approach_bonus if damage else 0


def approach_damage_of_invader(battle: Battle, cubes: Cubes, *, missiles: bool) -> int:
    """Improved Destroyers and Missiles; Basic ones if they were paid for."""
    side = battle.invader
    damage = side.modifiers.paid_missiles if missiles else _sector_missiles(side)
    if side.modifiers.improved_destroyers:
        flat = battle.config.improved_destroyer_approach == "flat_1"
        damage += min(1, cubes.destroyer) if flat else cubes.destroyer
    return damage


def _sector_missiles(side: Side) -> int:
    return min(side.docks, side.modifiers.sector_missiles)


def approach_absorption_of_defender(battle: Battle, cubes: Cubes) -> int:
    """Improved Shields, with a Corvette."""
    return battle.defender.modifiers.shield_approach if cubes.corvette else 0


def approach_absorption_of_invader(battle: Battle, cubes: Cubes, *, drones: bool, bombarded: int) -> int:
    """Dreadnoughts, Improved Shields with a Corvette, Drones and Bombard if they were paid for."""
    modifiers = battle.invader.modifiers
    shield = modifiers.shield_approach if cubes.corvette else 0
    return cubes.dreadnought + shield + (modifiers.drones_approach if drones else 0) + bombarded


# -- Salvo -----------------------------------------------------------------------------------------------------------


def giving_initiative(role: Role, cubes: Cubes) -> int:
    """How many cubes give Initiative: all but a defender's Sentries."""
    return cubes.total if role == "invader" else cubes.total - cubes.sentry


def initiative(battle: Battle, role: Role, cubes: Cubes) -> int:
    """The Initiative of a side that has these cubes (5.3.1), without First Strike."""
    total = giving_initiative(role, cubes)
    if cubes.dreadnought:
        total += 1
    if cubes.destroyer and role == "invader":
        total += 1
    if cubes.corvette:
        total += battle.side(role).modifiers.initiative
    return total


def first_to_deal(battle: Battle, invader: Cubes, defender: Cubes) -> Role | None:
    """Who has the higher Initiative; None: both are equal. Two First Strikes cancel out (5.3.1)."""
    strike = battle.invader.modifiers.first_strike and giving_initiative("invader", invader) > 0
    counter = battle.defender.modifiers.first_strike and giving_initiative("defender", defender) > 0
    if strike != counter:
        return "invader" if strike else "defender"
    ahead = initiative(battle, "invader", invader) - initiative(battle, "defender", defender)
    return None if ahead == 0 else "invader" if ahead > 0 else "defender"


def torpedoes(battle: Battle, role: Role, cubes: Cubes, salvo: int) -> int:
    """The extra Damage of Torpedoes in this Salvo step, with a Corvette at its beginning."""
    modifiers = battle.side(role).modifiers
    if not cubes.corvette:
        return 0
    return modifiers.torpedoes_first if salvo == 1 else modifiers.torpedoes_later


def can_fire(position: Position) -> bool:
    """Whether the invader's Destroyers may still deal their extra Damage."""
    return not position.fired and position.invader.cubes.destroyer > 0


def size_of(force: Force, source: Source) -> int:
    """How much Salvo Damage a source can absorb now; 0: it is used up, or what it needs is gone (5.3.4)."""
    cubes = force.cubes
    match source:
        case "shield":
            return force.shield if cubes.corvette else 0
        case "unit":
            return min(1, force.units)
        case "dreadnoughts":
            return cubes.dreadnought if force.dreadnoughts else 0
        case "carriers":
            return cubes.carrier if force.carriers else 0
