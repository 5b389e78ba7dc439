"""Effects on resources, Influence and tokens in words."""

from __future__ import annotations

from engine.core.text import Text, say
from engine.voidfall.card_text.counts import MEASURES, measure, noun, unit
from engine.voidfall.card_text.words import NONE, amount, amounts, listed, resource_name, told
from engine.voidfall.vocabulary import economy as of
from engine.voidfall.vocabulary.economy import EconomyEffect


def economy(given: EconomyEffect) -> Text:
    """`gain 2 Food and 1 Credit`."""
    match given:
        case of.GainResources(resources) | of.LoseResources(resources):
            return told("effect", given, resources=amounts(resources))
        case of.GainAnyResources(count, ()):
            return told("effect", given, n=count)
        case of.GainAnyResources(count, among):
            return told("effect", given, "-among", n=count, among=listed([resource_name(one) for one in among]))
        case of.GainResourcesPer(resource, count, per):
            return told(
                "effect", given, resources=amount(resource, count), what=noun(per, 1, each=True), unit=unit(per)
            )
        case of.Produce(resources):
            return told("effect", given, resources=listed([resource_name(one) for one in resources]))
        case of.ProduceAny(count, up_to):
            return told("effect", given, "-up-to" if up_to else "", n=count)
        case of.ProduceDistinctPer(per):
            return told("effect", given, what=noun(per, 1, each=True), unit=unit(per))
        case of.Exchange(give, take, limit):
            return told("effect", given, give=amount(give, limit), take=resource_name(take))
        case of.GainInfluencePer():
            return _influence_per(given)
        case of.LoseInfluencePer(count, per):
            return told("effect", given, n=count, what=noun(per, 1, each=True), unit=unit(per))
        case of.GainInfluenceByTier(values, track):
            numbers = "/".join(str(value) for value in values[1:])
            name = say("vf-tracks-pure", tracks=say("vf-tracks" if track == "each" else f"vf-track-{track}", n=2))
            return told("effect", given, "-each" if track == "each" else "", numbers=numbers, track=name)
        case of.GainBountyTokensPer(count, per):
            return told("effect", given, n=count, what=noun(per, 1, each=True), unit=unit(per))
        case of.GainTradeTokens(count, False):
            return told("effect", given, "-bare", n=count)
        case _:
            return told("effect", given, n=given.amount)


def _influence_per(given: of.GainInfluencePer) -> Text:
    """`gain 2 Influence for each Guild`, or `gain Influence equal to your total Glory value`."""
    limit = say("vf-at-most", n=given.most) if given.most is not None else NONE
    measured = unit(given.count)
    if isinstance(given.count, MEASURES) and given.amount == given.group == 1:
        return told("effect", given, "-equal", what=measure(given.count), limit=limit)
    if given.group > 1:
        what = noun(given.count, given.group, each=True)
        return told("effect", given, "-group", n=given.amount, group=given.group, what=what, unit=measured, limit=limit)
    what = noun(given.count, 1, each=True)
    return told("effect", given, n=given.amount, what=what, unit=measured, limit=limit)
