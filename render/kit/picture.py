"""A finished picture, and the request for one."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

ALT_LIMIT = 1024


class Picture(msgspec.Struct, frozen=True):
    """An encoded image, ready to upload; `alt` tells the same in words, at most 1,024 characters."""

    data: bytes
    width: int
    height: int
    alt: str
    filename: str = "orrery.webp"

    @property
    def mime(self) -> str:
        """Its media type, from the file name."""
        return "image/png" if self.filename.endswith(".png") else "image/webp"


class Mark(msgspec.Struct, frozen=True):
    """Something to point at on the picture."""

    at: str
    """Place (`b2`)."""
    label: str
    """What stands on the button: `1`, `2`, … ("" for none)."""
    kind: Literal["option", "chosen", "proposal"] = "option"


class Scene(msgspec.Struct, frozen=True):
    """What to draw, for whom, in which language."""

    title: str
    """Title id."""
    what: Literal["board", "panel", "hand", "card", "change", "deal"]
    view: Any
    """The title's View."""
    language: str
    names: tuple[str, ...] = ()
    """Display name of each seat."""
    marks: tuple[Mark, ...] = ()
    """Panel: legal targets; the rest is dimmed."""
    card: str | None = None
    """what="card": which one; what="deal": the offer's number."""
    before: Any = None
    """what="change": the View before the moves."""


def clip_alt(text: str) -> str:
    """Alt text within Discord's limit."""
    return text if len(text) <= ALT_LIMIT else text[: ALT_LIMIT - 1].rstrip() + "…"
