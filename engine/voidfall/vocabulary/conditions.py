"""Conditions: comparisons of counts."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from engine.core.text import Text, say
from engine.voidfall.vocabulary.base import Record
from engine.voidfall.vocabulary.counts import Count, Measure, Tracks
from engine.voidfall.vocabulary.filters import OnTrack, Pure, Tier, TrackFilter
from engine.voidfall.vocabulary.terms import TWO_OR_MORE
from engine.voidfall.vocabulary.words import Arg, joined, kind_of, record_text

Bound: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=60)]


class _Condition(Record, frozen=True, tag_field="condition"):
    """Whether something holds at a moment."""

    messages = "condition"


class _Comparison(_Condition, frozen=True):
    """A count beside a number."""

    of: Count
    value: Bound

    def text(self) -> Text:
        """How it reads: `your total Upkeep is 6 or less`."""
        none = self.value == 0 and not isinstance(self, AtLeast)
        if isinstance(self.of, Measure):
            what = self.of.measure()
            if none:
                return say("vf-condition-nothing", what=what)
            return record_text(self.messages, self, "-measure", n=self.value, what=what)
        args: dict[str, Arg] = {"what": self.of.thing(self.value)}
        place = self.of.place()
        if place is not None:
            args["place"] = place
        where = "" if place is None else "-in"
        if none:
            return say(f"vf-condition-none{where}", **args)
        return record_text(self.messages, self, where, n=self.value, unit=self.of.unit(), **args)


class AtLeast(_Comparison, frozen=True):
    """The count is `value` or more."""

    def text(self) -> Text:
        if isinstance(self.of, Tracks) and self.value == 1:
            kinds = {type(one) for one in self.of.where}
            if kinds == {Pure, OnTrack, Tier}:
                return _track_at_tier(self.of.where)
        return super().text()


class AtMost(_Comparison, frozen=True):
    """The count is `value` or less."""


class Exactly(_Comparison, frozen=True):
    """The count is `value`."""


class _Several(_Condition, frozen=True):
    """Conditions together."""

    of: Annotated[tuple[Condition, ...], TWO_OR_MORE]

    def text(self) -> Text:
        """How it reads: `you have at least 2 Technologies and your total Upkeep is 6 or less`."""
        return joined(f"vf-condition-{kind_of(self)}", [each.text() for each in self.of])


class AllHold(_Several, frozen=True):
    """Every one of these holds."""


class AnyHolds(_Several, frozen=True):
    """At least one of these holds."""


Condition: TypeAlias = AtLeast | AtMost | Exactly | AllHold | AnyHolds


def _track_at_tier(where: tuple[TrackFilter, ...]) -> Text:
    """`your Pure Society track is at Tier 2 or higher`."""
    track = next(one.track for one in where if isinstance(one, OnTrack))
    tier = next(one.least for one in where if isinstance(one, Tier))
    return say("vf-condition-track", track=say(f"vf-track-{track}"), n=tier)
