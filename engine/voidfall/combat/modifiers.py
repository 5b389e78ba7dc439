"""What Technologies change in combat: a record for each kind of modifier, and their sum for one side."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Literal, TypeAlias

import msgspec

Role: TypeAlias = Literal["invader", "defender"]
ROLES: tuple[Role, ...] = ("invader", "defender")

Amount = Annotated[int, msgspec.Meta(ge=0, le=99)]


class CombatModifier(msgspec.Struct, frozen=True, tag_field="kind", tag=True, forbid_unknown_fields=True):
    """One thing that a Technology changes in combat, for a side in one of `roles`."""

    roles: tuple[Role, ...] = ROLES


class Shield(CombatModifier, frozen=True, tag="shield"):
    """Absorbs so much Approach Damage, and so much Salvo Damage in one step of the combat. Needs a Corvette when the
    Damage arrives."""

    approach: Amount = 0
    salvo: Amount = 0


class BonusInitiative(CombatModifier, frozen=True, tag="initiative"):
    """More Initiative while there is a Corvette."""

    bonus: Amount = 0


class FirstStrike(CombatModifier, frozen=True, tag="first_strike"):
    """The higher Initiative, whatever it is, while there is a cube that gives Initiative."""


class Torpedoes(CombatModifier, frozen=True, tag="torpedoes"):
    """Extra Damage in the first Salvo step or in every one. Needs a Corvette when the step begins."""

    damage: Amount = 1
    steps: Literal["first", "all"] = "first"


class ApproachBonus(CombatModifier, frozen=True, tag="approach_bonus"):
    """More Approach Damage for a side that deals at least 1."""

    damage: Amount = 1


class PaidMissiles(CombatModifier, frozen=True, tag="paid_missiles"):
    """Approach Damage for 1 Energy, if a sector of the side next to the combat has a Shipyard or Starbase."""

    damage: Amount = 1


class SectorMissiles(CombatModifier, frozen=True, tag="sector_missiles"):
    """1 Approach Damage for each sector of the side next to the combat with a Shipyard or Starbase, up to a limit."""

    most: Amount = 2


class Drones(CombatModifier, frozen=True, tag="drones"):
    """For one Trade token: absorbs so much Approach Damage, and so many single points of Salvo Damage."""

    approach: Amount = 1
    salvo: Amount = 1


class EscapePods(CombatModifier, frozen=True, tag="escape_pods"):
    """So many recalled cubes may go to the Home sector instead of the active area; None: any number."""

    cubes: Amount | None = 1


class ImprovedDestroyers(CombatModifier, frozen=True, tag="improved_destroyers"):
    """Destroyers deal Approach Damage when they invade."""


AnyModifier: TypeAlias = (
    Shield
    | BonusInitiative
    | FirstStrike
    | Torpedoes
    | ApproachBonus
    | PaidMissiles
    | SectorMissiles
    | Drones
    | EscapePods
    | ImprovedDestroyers
)

UNLIMITED = 99
"""More cubes than a side has."""


class Modifiers(msgspec.Struct, frozen=True):
    """The modifiers of one side in one role, added up. `torpedoes_first`, `torpedoes_later`: the extra Damage in the
    first Salvo step, and in each later one."""

    shield_approach: int = 0
    shield_salvo: int = 0
    initiative: int = 0
    first_strike: bool = False
    torpedoes_first: int = 0
    torpedoes_later: int = 0
    approach_bonus: int = 0
    paid_missiles: int = 0
    sector_missiles: int = 0
    drones_approach: int = 0
    drones_salvo: int = 0
    pods: int = 0
    improved_destroyers: bool = False


NO_MODIFIERS = Modifiers()


def added_up(modifiers: Iterable[AnyModifier], role: Role) -> Modifiers:
    """What these modifiers change for a side in this role."""
    found = [each for each in modifiers if role in each.roles]
    shields = [each for each in found if isinstance(each, Shield)]
    torpedoes = [each for each in found if isinstance(each, Torpedoes)]
    drones = [each for each in found if isinstance(each, Drones)]
    pods = [each for each in found if isinstance(each, EscapePods)]
    return Modifiers(
        shield_approach=sum(each.approach for each in shields),
        shield_salvo=sum(each.salvo for each in shields),
        initiative=sum(each.bonus for each in found if isinstance(each, BonusInitiative)),
        first_strike=any(isinstance(each, FirstStrike) for each in found),
        torpedoes_first=sum(each.damage for each in torpedoes),
        torpedoes_later=sum(each.damage for each in torpedoes if each.steps == "all"),
        approach_bonus=sum(each.damage for each in found if isinstance(each, ApproachBonus)),
        paid_missiles=sum(each.damage for each in found if isinstance(each, PaidMissiles)),
        sector_missiles=sum(each.most for each in found if isinstance(each, SectorMissiles)),
        drones_approach=sum(each.approach for each in drones),
        drones_salvo=sum(each.salvo for each in drones),
        pods=sum(UNLIMITED if each.cubes is None else each.cubes for each in pods),
        improved_destroyers=any(isinstance(each, ImprovedDestroyers) for each in found),
    )
