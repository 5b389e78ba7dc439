"""What all records have in common, and all effects."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from operator import or_
from typing import Any, ClassVar

import msgspec

from engine.core.text import Text
from engine.voidfall.vocabulary.terms import Few, tag_of
from engine.voidfall.vocabulary.words import fields_said, record_text


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag=tag_of):
    """What a card, a house or an event says, or a part of that."""

    messages: ClassVar[str]
    """How the messages of such records begin: `vf-{messages}-`."""

    def text(self) -> Text:
        """How it reads."""
        return record_text(self.messages, self, **fields_said(self))


class EffectRecord(Record, frozen=True, tag_field="effect"):
    """Something that happens. A player may decline it unless a frame or a penalty forces it (P15).

    It reads as a phrase: `gain 2 Food, or gain 1 Influence`.
    """

    messages = "effect"


class AmountRecord(EffectRecord, frozen=True):
    """Something that happens so many times, or with so many things."""

    amount: Few


def union_of(kind: type[Any], without: tuple[type[Any], ...] = ()) -> Any:
    """The tagged union of all records of a kind that are defined by now: what msgspec reads a field of it as."""
    return reduce(or_, [each for each in _concrete(kind) if each not in without])


def _concrete(kind: type[Any]) -> Iterator[type[Any]]:
    """The records that are no base of others; those that share a base stand together."""
    for each in kind.__subclasses__():
        yield from _concrete(each) if each.__subclasses__() else (each,)
