"""Effects on Fleet Power."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from engine.voidfall.vocabulary.base import EffectRecord
from engine.voidfall.vocabulary.costs import Cost
from engine.voidfall.vocabulary.counts import Count
from engine.voidfall.vocabulary.places import SectorPlace
from engine.voidfall.vocabulary.terms import NOT_EMPTY, Few, Fleet


class Activate(EffectRecord, frozen=True):
    """Inactive cubes become active; `per`: so many for each thing counted."""

    amount: Few
    up_to: bool = False
    per: Count | None = None


class Deactivate(EffectRecord, frozen=True):
    """Active cubes become inactive; for each one missing a cube is recalled and deactivated (P21)."""

    amount: Few


class Deploy(EffectRecord, frozen=True):
    """Active cubes go to own sectors as Fleets of a type that the player may use, at its cost per cube (P25)."""

    amount: Few
    up_to: bool = False
    place: SectorPlace = "any"
    fleet: Fleet | None = None
    """Only Fleets of this type."""
    paid: bool = False
    """The cost per cube was paid with this effect, so it is not paid again (P25)."""


class DeployPerShipyard(EffectRecord, frozen=True):
    """In every own sector up to as many active cubes as it has Shipyards, Starbases and Carrier Fleets (P26)."""


class Recall(EffectRecord, frozen=True):
    """Deployed cubes become active; the last cube of a sector abandons it (P20)."""

    amount: Few


class Regroup(EffectRecord, frozen=True):
    """Up to so many single steps of cubes between adjacent own sectors, none of which is emptied (P27)."""

    moves: Few


class CombatBonus(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Paid before the combat any number of times: each payment absorbs Damage of one of the kinds, split at once."""

    cost: Annotated[Cost, NOT_EMPTY]
    absorption: Few
    kinds: Annotated[tuple[Literal["approach", "salvo"], ...], NOT_EMPTY]


FleetEffect: TypeAlias = Activate | Deactivate | Deploy | DeployPerShipyard | Recall | Regroup
