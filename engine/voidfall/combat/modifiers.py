"""What Technologies change in combat, added up for one side (13.7)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, TypeAlias

import msgspec

from engine.voidfall.components import parts
from engine.voidfall.vocabulary.technology_rules import (
    BOTH,
    ApproachAbsorption,
    DestroyerTile,
    ExtraInitiative,
    FurtherApproachDamage,
    HigherInitiative,
    MissileDamage,
    PaidAbsorption,
    RetreatHome,
    SalvoAbsorption,
    SalvoDamage,
    TechnologyRule,
)
from engine.voidfall.vocabulary.technology_rules import Side as Role
from engine.voidfall.vocabulary.terms import Fleet

__all__ = ("NO_MODIFIERS", "ROLES", "UNLIMITED", "Modifiers", "Needing", "Role", "added_up", "modifiers_of", "rules_of")

ROLES: tuple[Role, ...] = BOTH
UNLIMITED = 99
"""More cubes than a side has."""


class Needing(NamedTuple):
    """An amount that counts only while there is a cube of this type; None: always."""

    amount: int
    needs: Fleet | None = None


Amounts: TypeAlias = tuple[Needing, ...]


class Modifiers(msgspec.Struct, frozen=True):
    """The modifiers of one side in one role.

    `first_salvo`, `later_salvos`: the extra Damage in the first Salvo step, and in each later one. `paid_missiles`,
    `free_missiles`: the most Damage of missiles that must be paid for, and of others. `drones_approach`,
    `drones_salvo`: what can be absorbed for a payment. `pods`: how many cubes may escape.
    """

    approach_absorption: Amounts = ()
    salvo_absorption: Amounts = ()
    initiative: Amounts = ()
    higher_initiative: bool = False
    first_salvo: Amounts = ()
    later_salvos: Amounts = ()
    further_approach_damage: int = 0
    paid_missiles: int = 0
    free_missiles: int = 0
    drones_approach: int = 0
    drones_salvo: int = 0
    pods: int = 0
    improved_destroyers: bool = False


NO_MODIFIERS = Modifiers()


def rules_of(technologies: Iterable[str]) -> tuple[TechnologyRule, ...]:
    """What these Technologies change, combat or not. An id with `+` is an Improved one. Raises KeyError for an unknown
    id."""
    known = parts().technologies
    return tuple(
        [
            rule
            for each in technologies
            for rule in known[each.removesuffix("+")].rules("improved" if each.endswith("+") else "basic")
        ]
    )


def modifiers_of(technologies: Iterable[str], role: Role) -> Modifiers:
    """What these Technologies change for their owner in a combat, in this role."""
    return added_up(rules_of(technologies), role)


def added_up(rules: Iterable[TechnologyRule], role: Role) -> Modifiers:
    """What these rules change for a side in this role. Those that change nothing in combat count for nothing."""
    found = [each for each in rules if role in _roles(each)]
    salvos = [each for each in found if isinstance(each, SalvoDamage)]
    missiles = [each for each in found if isinstance(each, MissileDamage)]
    drones = [each for each in found if isinstance(each, PaidAbsorption)]
    pods = [each.most for each in found if isinstance(each, RetreatHome)]
    return Modifiers(
        approach_absorption=_amounts([each for each in found if isinstance(each, ApproachAbsorption)]),
        salvo_absorption=_amounts([each for each in found if isinstance(each, SalvoAbsorption)]),
        initiative=_amounts([each for each in found if isinstance(each, ExtraInitiative)]),
        higher_initiative=any(isinstance(each, HigherInitiative) for each in found),
        first_salvo=_amounts(salvos),
        later_salvos=_amounts([each for each in salvos if each.steps == "all"]),
        further_approach_damage=sum(each.amount for each in found if isinstance(each, FurtherApproachDamage)),
        paid_missiles=sum(each.most for each in missiles if each.cost),
        free_missiles=sum(each.most for each in missiles if not each.cost),
        drones_approach=sum(each.approach for each in drones),
        drones_salvo=sum(each.salvo for each in drones),
        pods=sum(UNLIMITED if most is None else most for most in pods),
        improved_destroyers=any(isinstance(each, DestroyerTile) and each.whole for each in found),
    )


def _roles(rule: TechnologyRule) -> tuple[Role, ...]:
    match rule:
        case FurtherApproachDamage():
            return ("defender",)
        case PaidAbsorption() | DestroyerTile():
            return ("invader",)
        case (
            SalvoAbsorption() | ApproachAbsorption() | SalvoDamage() | ExtraInitiative() | HigherInitiative()
        ) | MissileDamage():
            return rule.sides
    return BOTH


def _amounts(rules: Iterable[ApproachAbsorption | SalvoAbsorption | ExtraInitiative | SalvoDamage]) -> Amounts:
    return tuple([Needing(each.amount, each.needs) for each in rules])
