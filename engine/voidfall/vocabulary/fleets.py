"""Effects on Fleet Power."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from engine.core.text import Text
from engine.voidfall.vocabulary.base import AmountRecord, EffectRecord
from engine.voidfall.vocabulary.costs import Cost
from engine.voidfall.vocabulary.counts import Count
from engine.voidfall.vocabulary.places import SectorPlace, add_place
from engine.voidfall.vocabulary.terms import NOT_EMPTY, Few, Fleet
from engine.voidfall.vocabulary.words import count_text, fleet_name, record_text


class Activate(AmountRecord, frozen=True):
    """Inactive cubes become active; `per`: so many for each thing counted."""

    up_to: bool = False
    per: Count | None = None

    def text(self) -> Text:
        if self.per is None:
            return record_text("effect", self, n=count_text(self.amount, up_to=self.up_to))
        return record_text("effect", self, "-per", n=self.amount, each=self.per.each_text())


class Deactivate(AmountRecord, frozen=True):
    """Active cubes become inactive; for each one missing a cube is recalled and deactivated (P21)."""


class Deploy(AmountRecord, frozen=True):
    """Active cubes go to own sectors as Fleets of a type that the player may use, at its cost per cube (P25)."""

    up_to: bool = False
    place: SectorPlace = "any"
    fleet: Fleet | None = None
    """Only Fleets of this type."""
    paid: bool = False
    """The cost per cube was paid with this effect, so it is not paid again (P25)."""

    def text(self) -> Text:
        number = count_text(self.amount, up_to=self.up_to)
        if self.fleet is None:
            return add_place(record_text("effect", self, n=number), self.place)
        return add_place(record_text("effect", self, "-fleet", n=number, fleet=fleet_name(self.fleet)), self.place)


class DeployPerShipyard(EffectRecord, frozen=True):
    """In every own sector up to as many active cubes as it has Shipyards, Starbases and Carrier Fleets (P26)."""


class Recall(AmountRecord, frozen=True):
    """Deployed cubes become active; the last cube of a sector abandons it (P20)."""


class Regroup(EffectRecord, frozen=True):
    """Up to so many single steps of cubes between adjacent own sectors, none of which is emptied (P27)."""

    moves: Few


class CombatBonus(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Paid before the combat any number of times: each payment absorbs Damage of one of the kinds, split at once."""

    cost: Annotated[Cost, NOT_EMPTY]
    absorption: Few
    kinds: Annotated[tuple[Literal["approach", "salvo"], ...], NOT_EMPTY]
