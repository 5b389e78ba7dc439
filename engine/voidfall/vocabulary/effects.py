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
from engine.voidfall.vocabulary.sectors import Build, Destroy, Establish
from engine.voidfall.vocabulary.terms import NOT_EMPTY, PIECES, TWO_OR_MORE, Few, union_of
from engine.voidfall.vocabulary.words import alternatives, joined, kind_of, record_text

MODULES = cards, economy, void
"""Named here so that their records belong to the union as well."""
_PLACED = (Build, Establish, Deploy, Destroy)
"""Effects whose place in the player's sectors is told before or after them."""
_CLAUSES = (economy.GainResourcesPer, economy.GainInfluenceByTier, economy.LoseInfluencePer, economy.Exchange)
"""Effects on resources and Influence that name what they depend on before what is gained."""


class _Several(EffectRecord, frozen=True):
    """Effects together."""

    effects: Annotated[tuple[Effect, ...], TWO_OR_MORE]

    def text(self) -> Text:
        """A place that all of them share is told once. Where a part has parts of its own, all are told as clauses."""
        key = f"vf-effect-{kind_of(self)}"
        placed = [each for each in self.effects if isinstance(each, _PLACED)]
        if (
            isinstance(self, AndOr | AllOf)
            and len(placed) == len(self.effects)
            and len({each.place for each in placed}) == 1
        ):
            return add_place(joined(key, [replace(each, place="any").text() for each in placed]), placed[0].place)
        clauses = "-clauses" if any(_is_clause(each) for each in self.effects) else ""
        return joined(key + clauses, [each.text() for each in self.effects])


class AndOr(_Several, frozen=True):
    """Any of these in any order, each at most once (R4)."""


class OneOf(_Several, frozen=True):
    """Exactly one of these; it may be one that does nothing (R4)."""

    def text(self) -> Text:
        """`destroy a Guild or an Installation outside the Home sector`, where that is the choice."""
        destroyed = [each for each in self.effects if isinstance(each, Destroy)]
        if len(destroyed) == len(self.effects) == len(PIECES) and len({each.place for each in destroyed}) == 1:
            return add_place(say("vf-effect-destroy-either"), destroyed[0].place)
        return super().text()


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
        choice = "-choice" if isinstance(self.then, AndOr | OneOf) else ""
        return record_text("effect", self, choice, cost=cost_deed(self.cost), then=self.then.text())


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


def _is_clause(effect: Effect) -> bool:
    """Whether an effect reads as more than one phrase, so that commas do not tell where it ends."""
    if isinstance(effect, Invade):
        return effect.bonus is not None or effect.success is not None
    if isinstance(effect, economy.GainInfluencePer):
        return effect.is_clause
    return isinstance(effect, (_Several, If, Pay, Repeat, EachOtherPlayer, *_CLAUSES))
