"""Effects: combinators, invasions, and the union of all of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

from msgspec.structs import replace

from engine.core.text import Text, say
from engine.voidfall.vocabulary import cards, economy, void
from engine.voidfall.vocabulary.base import EffectRecord
from engine.voidfall.vocabulary.conditions import Condition
from engine.voidfall.vocabulary.costs import Cost, cost_deed, cost_text
from engine.voidfall.vocabulary.fleets import CombatBonus, Deploy
from engine.voidfall.vocabulary.places import add_place
from engine.voidfall.vocabulary.sectors import (
    Build,
    DecreasePopulation,
    Destroy,
    Establish,
    IncreasePopulation,
)
from engine.voidfall.vocabulary.terms import NOT_EMPTY, TWO_OR_MORE, Few, union_of
from engine.voidfall.vocabulary.words import alternatives, joined, kind_of, record_text

MODULES = cards, economy, void
"""Named here so that their records belong to the union as well."""
_PLACED = (Build, Establish, Deploy, Destroy, IncreasePopulation, DecreasePopulation)
"""Effects that have a place in the player's sectors."""


class _Several(EffectRecord, frozen=True):
    """Effects together."""

    effects: Annotated[tuple[Effect, ...], TWO_OR_MORE]

    def text(self) -> Text:
        """If all of them may happen, a place that they share is told once."""
        key = f"vf-effect-{kind_of(self)}"
        placed = [each for each in self.effects if isinstance(each, _PLACED)]
        places = {each.place for each in placed}
        if not isinstance(self, AndOr | AllOf) or len(placed) < len(self.effects) or len(places) > 1:
            return joined(key, [_within(each) for each in self.effects])
        return add_place(joined(key, [replace(each, place="any").text() for each in placed]), placed[0].place)


class AndOr(_Several, frozen=True):
    """Any of these in any order, each at most once (R4)."""


class OneOf(_Several, frozen=True):
    """Exactly one of these; it may be one that does nothing (R4)."""


class AllOf(_Several, frozen=True):
    """All of these that can be done, in this order."""


class Sequence(_Several, frozen=True):
    """These in this order; it stops at the first that cannot be done."""


class Repeat(EffectRecord, frozen=True):
    """The effect so many times, with new choices each time."""

    times: Few
    then: Effect


class If(EffectRecord, frozen=True):
    """If the condition holds, `then`, otherwise `otherwise`."""

    condition: Condition
    then: Effect
    otherwise: Effect | None = None

    def text(self) -> Text:
        condition, then = self.condition.text(), self.then.text()
        if self.otherwise is None:
            return record_text("effect", self, condition=condition, then=then)
        return record_text(
            "effect", self, "-otherwise", condition=condition, then=then, otherwise=self.otherwise.text()
        )


class Pay(EffectRecord, frozen=True):
    """Pay the cost to do `then`; optional."""

    cost: Annotated[Cost, NOT_EMPTY]
    then: Effect

    def text(self) -> Text:
        then = _within(self.then) if isinstance(self.then, AndOr | OneOf) else self.then.text()
        return record_text("effect", self, cost=cost_deed(self.cost), then=then)


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

    def text(self) -> Text:
        target, bonus = record_text("effect", self, f"-{self.target}"), self.bonus
        if bonus is not None:
            kinds = alternatives([say(f"vf-damage-{kind}") for kind in bonus.kinds])
            args = {"cost": cost_text(bonus.cost), "kinds": kinds}
            return record_text("effect", self, "-bonus", invade=target, n=bonus.absorption, **args)
        if self.success is not None:
            return record_text("effect", self, "-success", invade=target, then=self.success.text())
        return target


if TYPE_CHECKING:
    Effect: TypeAlias = EffectRecord
else:
    Effect = union_of(EffectRecord)


def _within(effect: Effect) -> Text:
    """A part of a combination; a combination within it stands in brackets."""
    return say("vf-brackets", text=effect.text()) if isinstance(effect, _Several | If) else effect.text()
