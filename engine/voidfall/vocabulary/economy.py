"""Effects on resources, Influence and tokens."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from engine.voidfall.vocabulary.base import EffectRecord
from engine.voidfall.vocabulary.counts import Count
from engine.voidfall.vocabulary.terms import NOT_EMPTY, Few, Resource, Resources, Some, Track, require_any


class GainResources(EffectRecord, frozen=True):
    """Gain these resources; above 15 the rest is lost, without overproduction (section 1.4)."""

    amount: Resources

    def __post_init__(self) -> None:
        require_any(self.amount)


class GainAnyResources(EffectRecord, frozen=True):
    """Gain so many resources in any mix; `among`: only of these types."""

    amount: Few
    among: tuple[Resource, ...] = ()


class GainResourcesPer(EffectRecord, frozen=True):
    """Gain so much of a resource for each thing counted."""

    resource: Resource
    amount: Few
    count: Count


class GainGuildResource(EffectRecord, frozen=True):
    """Gain so much of the resource of the Guild just established."""

    amount: Few


class GainEachGuildResource(EffectRecord, frozen=True):
    """Gain so much of the resource of every Guild in the sector whose Population went up."""

    amount: Few


class Produce(EffectRecord, frozen=True):
    """For each of these resources gain its present Yield; above 15 the stock stays at 15, for 3 Influence (P37)."""

    resources: Annotated[tuple[Resource, ...], NOT_EMPTY]


class ProduceAny(EffectRecord, frozen=True):
    """Produce so many different resources of one's choice; `up_to`: or fewer."""

    amount: Few
    up_to: bool = False


class ProduceDistinctPer(EffectRecord, frozen=True):
    """Produce one resource for each thing counted, all different."""

    count: Count


class Exchange(EffectRecord, frozen=True):
    """Spend up to `most` of one resource and gain as many of the other."""

    give: Resource
    take: Resource
    most: Few


class LoseResources(EffectRecord, frozen=True):
    """Lose these resources; a penalty that cannot be suffered in full cannot be chosen (P63)."""

    amount: Resources

    def __post_init__(self) -> None:
        require_any(self.amount)


class LoseAnyResources(EffectRecord, frozen=True):
    """Lose so many resources of any types (P63)."""

    amount: Few


class LoseInfluence(EffectRecord, frozen=True):
    """Lose Influence; it stops at 0 (P39, P63)."""

    amount: Few


class LoseTradeTokens(EffectRecord, frozen=True):
    """Held Trade tokens go back to the ladder (P34, P63)."""

    amount: Few


class GainInfluence(EffectRecord, frozen=True):
    """Gain Influence."""

    amount: Few


class GainInfluencePer(EffectRecord, frozen=True):
    """Gain Influence for each thing counted, or for every `group` of them, rounded down (P40)."""

    amount: Few
    count: Count
    group: Few = 1
    most: Few | None = None
    """Only so many things count."""


class LoseInfluencePer(EffectRecord, frozen=True):
    """Lose Influence for each thing counted; it stops at 0 (P39)."""

    amount: Few
    count: Count


class GainInfluenceByTier(EffectRecord, frozen=True):
    """Gain Influence by the Tier 0 to 4 of a Pure track; `each`: the sum over the Pure tracks. A Corrupted one: 0."""

    values: tuple[Some, Some, Some, Some, Some]
    track: Track | Literal["each"]


class GainBountyTokens(EffectRecord, frozen=True):
    """Draw Bounty tokens, resolve and keep them (P35)."""

    amount: Few


class GainBountyTokensPer(EffectRecord, frozen=True):
    """Draw Bounty tokens for each thing counted, resolve and keep them (P35)."""

    amount: Few
    count: Count


class GainReclaimTokens(EffectRecord, frozen=True):
    """Draw Reclaim tokens, resolve each in a sector that the player controls, and keep them (P35)."""

    amount: Few


class ResolveReclaimAtHome(EffectRecord, frozen=True):
    """Draw Reclaim tokens, resolve them on the Home sector and keep them (P35)."""

    amount: Few


class GainTradeTokens(EffectRecord, frozen=True):
    """Take the lowest Trade token of the ladder and the bonus of its space (P34); `bonus` false: only the token."""

    amount: Few
    bonus: bool = True


EconomyEffect: TypeAlias = (
    GainResources
    | GainAnyResources
    | GainResourcesPer
    | GainGuildResource
    | GainEachGuildResource
    | Produce
    | ProduceAny
    | ProduceDistinctPer
    | Exchange
    | LoseResources
    | LoseAnyResources
    | LoseInfluence
    | LoseTradeTokens
    | GainInfluence
    | GainInfluencePer
    | LoseInfluencePer
    | GainInfluenceByTier
    | GainBountyTokens
    | GainBountyTokensPer
    | GainReclaimTokens
    | ResolveReclaimAtHome
    | GainTradeTokens
)
