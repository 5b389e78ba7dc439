"""Images in a tenth of their memory: most of a sprite is empty or of one colour.

To unpack one takes 2 to 3 ms for each MiB of its pixels; to draw it again takes 60 on average.
"""

from __future__ import annotations

import zlib
from typing import Any, NamedTuple

from PIL import Image

UNPACKING = 4e-9
"""Seconds in which a byte of an image is unpacked, at most. What is drawn sooner need not be packed."""
LEAST_GAIN = 2
"""How many times smaller an image must become."""
_MODES = frozenset({"L", "LA", "RGB", "RGBA"})
"""Modes whose images are nothing but their pixels."""


class _PackedImage(NamedTuple):
    mode: str
    size: tuple[int, int]
    data: bytes


class _StaysLarge(Exception):
    """Not worth it."""


def pack(value: Any) -> Any:
    """An image, or a tuple with images, packed. None if one of them would hardly be smaller."""
    try:
        return _pack(value)
    except _StaysLarge:
        return None


def _pack(value: Any) -> Any:
    if type(value) is tuple:
        return tuple(map(_pack, value))
    if not isinstance(value, Image.Image):
        return value
    pixels = value.tobytes() if value.mode in _MODES else b""
    data = zlib.compress(pixels, 1)
    if len(data) * LEAST_GAIN > len(pixels):
        raise _StaysLarge
    return _PackedImage(value.mode, value.size, data)


def unpack(packed: Any) -> Any:
    """The value as it was, with new images."""
    if isinstance(packed, _PackedImage):
        return Image.frombytes(packed.mode, packed.size, zlib.decompress(packed.data))
    return tuple(map(unpack, packed)) if type(packed) is tuple else packed


def packed_bytes(packed: Any) -> int:
    """The bytes of its packed images."""
    if isinstance(packed, _PackedImage):
        return len(packed.data)
    return sum(map(packed_bytes, packed)) if type(packed) is tuple else 0
