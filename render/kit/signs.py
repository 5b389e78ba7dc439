"""A sign of the pictures as a small picture of its own, which Discord keeps as an emoji of the application."""

from __future__ import annotations

import io
from hashlib import sha256
from typing import NamedTuple

from render.kit import svg

SIZE = 128
"""Pixels; Discord asks for this size and at most 256 KiB."""
_HASH = 6


class Sign(NamedTuple):
    """A sign of a title: a name of letters, digits and underscores; the character that stands for it where only text
    can be shown, and which no other sign has; what the pictures show, as SVG in a box of 100."""

    name: str
    plain: str
    drawing: str


class SignPicture(NamedTuple):
    """A sign as an emoji: its own name, that of this very drawing of it, the plain character, a PNG."""

    sign: str
    name: str
    plain: str
    png: bytes


def emoji_name(sign: Sign) -> str:
    """The name under which this very drawing is kept: another drawing of the sign has another one."""
    return f"{sign.name}_{sha256(sign.drawing.encode()).hexdigest()[:_HASH]}"


def draw_sign(sign: Sign) -> SignPicture:
    """The sign as an emoji."""
    data = io.BytesIO()
    svg.sprite(sign.drawing, SIZE).save(data, "PNG", optimize=True)
    return SignPicture(sign.name, emoji_name(sign), sign.plain, data.getvalue())
