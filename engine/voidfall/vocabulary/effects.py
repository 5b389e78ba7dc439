"""Effects: combinators, invasions, and the union of all of them."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from engine.voidfall.vocabulary.base import EffectRecord
from engine.voidfall.vocabulary.cards import CardEffect
from engine.voidfall.vocabulary.conditions import Condition
from engine.voidfall.vocabulary.costs import Cost
from engine.voidfall.vocabulary.economy import EconomyEffect
from engine.voidfall.vocabulary.fleets import CombatBonus, FleetEffect
from engine.voidfall.vocabulary.sectors import SectorEffect
from engine.voidfall.vocabulary.terms import NOT_EMPTY, TWO_OR_MORE, Few
from engine.voidfall.vocabulary.void import VoidEffect


class AndOr(EffectRecord, frozen=True):
    """Any of these in any order, each at most once (R4)."""

    effects: Annotated[tuple[Effect, ...], TWO_OR_MORE]


class OneOf(EffectRecord, frozen=True):
    """Exactly one of these; it may be one that does nothing (R4)."""

    effects: Annotated[tuple[Effect, ...], TWO_OR_MORE]


class AllOf(EffectRecord, frozen=True):
    """All of these that can be done, in this order."""

    effects: Annotated[tuple[Effect, ...], TWO_OR_MORE]


class Sequence(EffectRecord, frozen=True):
    """These in this order; it stops at the first that cannot be done."""

    effects: Annotated[tuple[Effect, ...], TWO_OR_MORE]


class Repeat(EffectRecord, frozen=True):
    """The effect so many times, with new choices each time."""

    times: Few
    then: Effect


class If(EffectRecord, frozen=True):
    """If the condition holds, `then`, otherwise `otherwise`."""

    condition: Condition
    then: Effect
    otherwise: Effect | None = None


class Pay(EffectRecord, frozen=True):
    """Pay the cost to do `then`; optional."""

    cost: Annotated[Cost, NOT_EMPTY]
    then: Effect


class EachOtherPlayer(EffectRecord, frozen=True):
    """Every other player in turn order may do this once (P69)."""

    then: Effect


class EachKeptCorruption(EffectRecord, frozen=True):
    """For each Corruption set aside by the event: `then`; at the end `afterwards` (section 8)."""

    then: Effect
    afterwards: Effect


class Invade(EffectRecord, frozen=True):
    """One invasion (13.5); `corrupted`: of a Corrupted sector. `success` is done after it succeeds."""

    target: Literal["any", "corrupted"] = "any"
    bonus: CombatBonus | None = None
    success: Effect | None = None


Effect: TypeAlias = (
    AndOr
    | OneOf
    | AllOf
    | Sequence
    | Repeat
    | If
    | Pay
    | EachOtherPlayer
    | EachKeptCorruption
    | Invade
    | EconomyEffect
    | SectorEffect
    | FleetEffect
    | CardEffect
    | VoidEffect
)
