"""Conditions: comparisons of counts."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from engine.voidfall.vocabulary.counts import Count
from engine.voidfall.vocabulary.terms import TWO_OR_MORE, tag_of

Bound: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=60)]


class _Condition(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="condition", tag=tag_of
):
    """Whether something holds at a moment."""


class AtLeast(_Condition, frozen=True):
    """The count is `value` or more."""

    of: Count
    value: Bound


class AtMost(_Condition, frozen=True):
    """The count is `value` or less."""

    of: Count
    value: Bound


class Exactly(_Condition, frozen=True):
    """The count is `value`."""

    of: Count
    value: Bound


class AllHold(_Condition, frozen=True):
    """Every one of these holds."""

    of: Annotated[tuple[Condition, ...], TWO_OR_MORE]


class AnyHolds(_Condition, frozen=True):
    """At least one of these holds."""

    of: Annotated[tuple[Condition, ...], TWO_OR_MORE]


Condition: TypeAlias = AtLeast | AtMost | Exactly | AllHold | AnyHolds
