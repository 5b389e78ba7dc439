"""The battle that a state leads to: both sides with their cubes and modifiers, as the combat core needs them."""

from __future__ import annotations

from collections.abc import Container
from functools import lru_cache

from engine.voidfall.combat.modifiers import Modifiers, Role, added_up
from engine.voidfall.combat.records import BOTH_KINDS, Battle, Cubes, Side, combat_config
from engine.voidfall.components import parts
from engine.voidfall.costs.payable import affords
from engine.voidfall.in_force import in_force
from engine.voidfall.map.sectors import adjacent_places, all_installations, controller, defenses, is_own
from engine.voidfall.state import State
from engine.voidfall.tasks import Place
from engine.voidfall.vocabulary.costs import Cost
from engine.voidfall.vocabulary.fleets import CombatBonus
from engine.voidfall.vocabulary.technology_rules import MissileDamage, PaidAbsorption, TechnologyRule
from engine.voidfall.vocabulary.terms import Fleet

RULES_REMEMBERED = 1024
"""Sets of Technologies whose modifiers are remembered: the same ones are asked for again and again."""


def technology_rules(st: State, seat: int) -> tuple[TechnologyRule, ...]:
    """What the Technologies of a seat change."""
    known = parts().technologies
    return tuple([rule for each, level in st.players[seat].technologies.items() for rule in known[each].rules(level)])


def modifiers(st: State, seat: int, role: Role) -> Modifiers:
    """What the Technologies of a seat change in a combat, in this role."""
    return _added_up(technology_rules(st, seat), role)


@lru_cache(maxsize=RULES_REMEMBERED)
def _added_up(rules: tuple[TechnologyRule, ...], role: Role) -> Modifiers:
    return added_up(rules, role)


def cubes_of(fleets: dict[Fleet, int]) -> Cubes:
    """Cubes as the combat core counts them."""
    return Cubes(**fleets)


def fleets_of(cubes: Cubes) -> dict[Fleet, int]:
    """Cubes as the state counts them: only types of which there are any."""
    return {fleet: count for fleet, count in cubes._asdict().items() if count}  # type: ignore[misc]  # names of types


def missile_sectors(st: State, seat: int, place: Place, emptied: Container[Place] = ()) -> int:
    """How many sectors next to a combat are the seat's and have what Deep Space Missiles need (13.7). `emptied`:
    sectors that are abandoned before the combat."""
    kinds = {kind for rule in in_force(st, seat, MissileDamage) for kind in rule.installations}
    return sum(
        1
        for other in adjacent_places(st, place)
        if other not in emptied
        and is_own(st, seat, other)
        and any(piece in kinds for piece in all_installations(st.sectors[other]))
    )


def missiles_cost(st: State, seat: int) -> Cost:
    """What Basic Deep Space Missiles cost; empty: the seat has none of them."""
    return next((rule.cost for rule in in_force(st, seat, MissileDamage) if rule.cost and "invader" in rule.sides), ())


def drones_cost(st: State, seat: int) -> Cost:
    """What Drones cost; empty: the seat has none."""
    return next((rule.cost for rule in in_force(st, seat, PaidAbsorption)), ())


def most_bombard(st: State, seat: int, bonus: CombatBonus | None, before: Cost = ()) -> int:
    """How many points of Absorption the seat can pay for, after another payment."""
    if bonus is None:
        return 0
    times = 0
    while affords(st, seat, before + bonus.cost * (times + 1)):
        times += 1
    return times * bonus.absorption


def invading_side(
    st: State, seat: int, place: Place, cubes: Cubes, bonus: CombatBonus | None = None, emptied: Container[Place] = ()
) -> Side:
    """The invader of a sector, with what it can pay for."""
    missiles, drones = missiles_cost(st, seat), drones_cost(st, seat)
    shipyards = missile_sectors(st, seat, place, emptied)
    pays = bool(missiles) and affords(st, seat, missiles)
    bombard = most_bombard(st, seat, bonus)
    return Side(
        cubes,
        modifiers(st, seat, "invader"),
        active=st.players[seat].active,
        shipyards=shipyards,
        pays_missiles=pays,
        pays_drones=bool(drones) and affords(st, seat, drones),
        bombard=bombard,
        bombard_kinds=BOTH_KINDS if bonus is None else bonus.kinds,
        bombard_lost=bombard - most_bombard(st, seat, bonus, missiles) if pays else 0,
    )


def defending_side(st: State, place: Place) -> Side:
    """Who defends a sector: its player, the Voidborn, or nobody."""
    sector = st.sectors[place]
    seat = controller(sector)
    if seat is None:
        return Side(Cubes(corvette=sector.voidborn), voidborn=sector.voidborn > 0)
    return Side(cubes_of(sector.fleets), modifiers(st, seat, "defender"), shipyards=missile_sectors(st, seat, place))


def battle_for(
    st: State, seat: int, place: Place, cubes: Cubes, bonus: CombatBonus | None = None, emptied: Container[Place] = ()
) -> Battle:
    """The battle of these cubes of a seat for a sector. `emptied`: sectors that are abandoned before it."""
    invader = invading_side(st, seat, place, cubes, bonus, emptied)
    return Battle(invader, defending_side(st, place), defenses(st.sectors[place]), config=combat_config())
