"""What an objective counts, in words, one for each value of its progress."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.text import Text, say
from engine.voidfall.vocabulary.conditions import AllHold, AnyHolds, Condition
from engine.voidfall.vocabulary.counts import Count, Measure
from engine.voidfall.vocabulary.economy import GainInfluenceByTier, GainInfluencePer, LoseInfluencePer
from engine.voidfall.vocabulary.effects import AllOf, AndOr, Effect, If, OneOf
from engine.voidfall.vocabulary.terms import TRACKS


def counted_texts(objective: Effect) -> Iterator[Text]:
    """`Pure sectors with Population 3 or more`, in the order of `Progress.values`."""
    match objective:
        case If(condition):
            yield from condition_texts(condition)
        case GainInfluencePer(_, what) | LoseInfluencePer(_, what):
            yield counted_thing(what)
        case GainInfluenceByTier(_, track):
            yield say(
                "vf-objective-tier", tracks=[say(f"vf-track-{each}") for each in TRACKS if track in (each, "each")]
            )
        case AllOf(several) | AndOr(several) | OneOf(several):
            for each in several:
                if not isinstance(each, If):  # as in `progress`
                    yield from counted_texts(each)


def condition_texts(given: Condition) -> Iterator[Text]:
    """The parts of a condition."""
    if isinstance(given, AllHold | AnyHolds):
        for each in given.of:
            yield from condition_texts(each)
        return
    yield counted_thing(given.of)


def counted_thing(count: Count) -> Text:
    """What is counted: things by their name, values by theirs."""
    return count.measure() if isinstance(count, Measure) else count.noun(2)
