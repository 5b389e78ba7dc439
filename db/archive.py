"""All steps of a game that is over, in one piece."""

from __future__ import annotations

import zlib
from collections.abc import Sequence

import msgspec

from db.records import ChoiceRow

_PACKED = msgspec.msgpack.Decoder(list[ChoiceRow])


def archived(rows: Sequence[ChoiceRow]) -> bytes:
    """The steps, compressed."""
    return zlib.compress(msgspec.msgpack.encode(rows), 9)


def steps_in(data: bytes) -> list[ChoiceRow]:
    """The steps of such a piece."""
    return _PACKED.decode(zlib.decompress(data))
