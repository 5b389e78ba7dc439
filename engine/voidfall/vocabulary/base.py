"""What all effects have in common."""

from __future__ import annotations

import msgspec

from engine.voidfall.vocabulary.terms import tag_of


class EffectRecord(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="effect", tag=tag_of
):
    """Something that happens. A player may decline it unless a frame or a penalty forces it (P15)."""
