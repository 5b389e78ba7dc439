"""A finished picture, and the request for one."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, Literal

import msgspec

from engine.core.text import Text
from engine.titles import TITLES
from locales import Voice, capitalize, translate
from render.kit.fonts import is_readable

ALT_LIMIT = 1024
_SECOND_STOP = re.compile(r"(?<=[^.]\.)\.$|(?<=。)。$")


class Picture(msgspec.Struct, frozen=True):
    """An encoded image, ready to upload. `alt` describes it in words, at most 1,024 characters."""

    data: bytes
    width: int
    height: int
    alt: str
    filename: str = "orrery.webp"


class Mark(msgspec.Struct, frozen=True):
    """A place to mark on the picture."""

    at: str
    """Place (`b2`)."""
    label: str
    """The label of the button: `1`, `2`, … ("" for none)."""
    kind: Literal["option", "chosen", "proposal"] = "option"


class Scene(msgspec.Struct, frozen=True):
    """What to draw, for whom, in which language."""

    title: str
    """Title id."""
    what: str
    """`board`, `panel`, `hand`, `card`, `change`, `posting`, `cover` (a detail of the board), or a page of the title's own.
    A painter draws the board for an unknown kind."""
    view: Any
    """The title's View."""
    language: str
    names: tuple[str, ...] = ()
    """Display name of each seat."""
    marks: tuple[Mark, ...] = ()
    """Panel: legal targets; the rest is dimmed."""
    card: str | None = None
    """what="card": which one; what="posting": its number."""
    before: Any = None
    """what="change": the View before the moves."""
    by_seat: bool = False
    """The players stand in the order of their seats, as in a film, where the turn order would make them jump."""

    def name(self, seat: int) -> str:
        """The player's name. Empty if there is none that the fonts can draw."""
        name = self.names[seat] if seat < len(self.names) else ""
        return name if is_readable(name, "text", self.language) else ""

    @property
    def voice(self) -> Voice:
        """The language in which the engine's texts name the seats by their players."""
        meta = TITLES[self.title].meta
        named = {meta.seat(seat).key: self.name(seat) for seat in range(len(self.names)) if self.name(seat)}
        return Voice(self.language, named)

    @property
    def marked(self) -> str:
        """The marks in display form: `1=B2 2=C2`, and only the place where the button bears its name."""
        places = [(mark.label, mark.at.upper()) for mark in self.marks]
        return " ".join(f"{label}={at}" if label not in ("", at) else at for label, at in places)


def clip_alt(text: str) -> str:
    """The alt text, shortened to Discord's limit."""
    return text if len(text) <= ALT_LIMIT else text[: ALT_LIMIT - 1].rstrip() + "…"


def join_alt(texts: Iterable[Text], language: str) -> str:
    """As many sentences as fit into an alt text. One that ends with an argument that is a sentence has two full stops:
    the second is left out."""
    words = ""
    for text in texts:
        more = _SECOND_STOP.sub("", translate(text, language))
        more = more if words.endswith(":") else capitalize(more)
        gap = "" if not words or words.endswith(("。", "！", "？")) else " "
        if len(words) + len(more) + 1 > ALT_LIMIT:
            break
        words += gap + more
    return words
