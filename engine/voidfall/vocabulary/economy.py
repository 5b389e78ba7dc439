"""Effects on resources, Influence and tokens."""

from __future__ import annotations

from typing import Annotated, Literal

from engine.core.text import Text, say
from engine.voidfall.vocabulary.base import AmountRecord, EffectRecord
from engine.voidfall.vocabulary.counts import Count, Measure
from engine.voidfall.vocabulary.terms import NOT_EMPTY, Few, Resource, Resources, Some, Track, require_any
from engine.voidfall.vocabulary.words import NONE, amount, list_text, record_text, resource_name


class GainResources(EffectRecord, frozen=True):
    """Gain these resources; above 15 the rest is lost, without overproduction (section 1.4)."""

    amount: Resources

    def __post_init__(self) -> None:
        require_any(self.amount)


class GainAnyResources(AmountRecord, frozen=True):
    """Gain so many resources in any mix; `among`: only of these types."""

    among: tuple[Resource, ...] = ()

    def text(self) -> Text:
        if not self.among:
            return super().text()
        return record_text(
            "effect", self, "-among", n=self.amount, among=list_text([resource_name(one) for one in self.among])
        )


class GainResourcesPer(EffectRecord, frozen=True):
    """Gain so much of a resource for each thing counted."""

    resource: Resource
    amount: Few
    count: Count

    def text(self) -> Text:
        return record_text("effect", self, resources=amount(self.resource, self.amount), each=self.count.each_text())


class GainGuildResource(AmountRecord, frozen=True):
    """Gain so much of the resource of the Guild just established."""


class GainEachGuildResource(AmountRecord, frozen=True):
    """Gain so much of the resource of every Guild in the sector whose Population went up."""


class Produce(EffectRecord, frozen=True):
    """For each of these resources gain its present Yield; above 15 the stock stays at 15, for 3 Influence (P37)."""

    resources: Annotated[tuple[Resource, ...], NOT_EMPTY]


class ProduceAny(AmountRecord, frozen=True):
    """Produce so many different resources of one's choice; `up_to`: or fewer."""

    up_to: bool = False

    def text(self) -> Text:
        return record_text("effect", self, "-up-to" if self.up_to else "", n=self.amount)


class ProduceDistinctPer(EffectRecord, frozen=True):
    """Produce one resource for each thing counted, all different."""

    count: Count


class Exchange(EffectRecord, frozen=True):
    """Spend up to `most` of one resource and gain as many of the other."""

    give: Resource
    take: Resource
    most: Few

    def text(self) -> Text:
        return record_text("effect", self, give=amount(self.give, self.most), take=resource_name(self.take))


class LoseResources(EffectRecord, frozen=True):
    """Lose these resources; a penalty that cannot be suffered in full cannot be chosen (P63)."""

    amount: Resources

    def __post_init__(self) -> None:
        require_any(self.amount)


class LoseAnyResources(AmountRecord, frozen=True):
    """Lose so many resources of any types (P63)."""


class LoseInfluence(AmountRecord, frozen=True):
    """Lose Influence; it stops at 0 (P39, P63)."""


class LoseTradeTokens(AmountRecord, frozen=True):
    """Held Trade tokens go back to the ladder (P34, P63)."""


class GainInfluence(AmountRecord, frozen=True):
    """Gain Influence."""


class GainInfluencePer(AmountRecord, frozen=True):
    """Gain Influence for each thing counted, or for every `group` of them, rounded down (P40)."""

    count: Count
    group: Few = 1
    most: Few | None = None
    """Only so many things count."""

    @property
    def is_clause(self) -> bool:
        """Whether it names what is counted before what is gained."""
        return not (isinstance(self.count, Measure) and self.amount == self.group == 1)

    def text(self) -> Text:
        """`gain 2 Influence for each Guild`, or `gain Influence equal to your total Glory value`."""
        limit = say("vf-at-most", n=self.most) if self.most is not None else NONE
        counted = self.count
        if isinstance(counted, Measure) and not self.is_clause:
            return record_text("effect", self, "-equal", what=counted.measure(), limit=limit)
        return record_text("effect", self, n=self.amount, each=counted.each_text(self.group), limit=limit)


class LoseInfluencePer(AmountRecord, frozen=True):
    """Lose Influence for each thing counted; it stops at 0 (P39)."""

    count: Count


class GainInfluenceByTier(EffectRecord, frozen=True):
    """Gain Influence by the Tier 0 to 4 of a Pure track; `each`: the sum over the Pure tracks. A Corrupted one: 0."""

    values: tuple[Some, Some, Some, Some, Some]
    track: Track | Literal["each"]

    def text(self) -> Text:
        numbers = "/".join(str(value) for value in self.values[1:])
        track = say("vf-tracks" if self.track == "each" else f"vf-track-{self.track}", n=2)
        pure = say("vf-tracks-pure", tracks=track)
        return record_text("effect", self, "-each" if self.track == "each" else "", numbers=numbers, track=pure)


class GainBountyTokens(AmountRecord, frozen=True):
    """Draw Bounty tokens, resolve and keep them (P35)."""


class GainBountyTokensPer(AmountRecord, frozen=True):
    """Draw Bounty tokens for each thing counted, resolve and keep them (P35)."""

    count: Count


class GainReclaimTokens(AmountRecord, frozen=True):
    """Draw Reclaim tokens, resolve each in a sector that the player controls, and keep them (P35)."""


class ResolveReclaimAtHome(AmountRecord, frozen=True):
    """Draw Reclaim tokens, resolve them on the Home sector and keep them (P35)."""


class GainTradeTokens(AmountRecord, frozen=True):
    """Take the lowest Trade token of the ladder and the bonus of its space (P34); `bonus` false: only the token."""

    bonus: bool = True

    def text(self) -> Text:
        return record_text("effect", self, "" if self.bonus else "-bare", n=self.amount)
