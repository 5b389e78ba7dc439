"""What all records have in common, and all effects."""

from __future__ import annotations

from typing import ClassVar

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
