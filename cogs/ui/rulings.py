"""Rulings: how the rules are read where a component raises a question. They stand below the component that people look
up."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from engine.core.text import Text, say

Standing = Literal["rule", "derived", "house", "disputed"]
"""Where a ruling comes from: the rules themselves; our reading of them; ours, because no source says it; one of several
readings, because sources differ."""


@dataclass(frozen=True)
class Ruling:
    """A ruling: its text, the ids of the components that it concerns, the rules that it tells (by the names that the
    title's tests use), where it comes from."""

    text: Text
    about: frozenset[str]
    rules: tuple[str, ...] = ()
    standing: Standing = "rule"

    @property
    def told(self) -> Text:
        """The text, with a word about where it comes from if that is not the rules themselves."""
        return self.text if self.standing == "rule" else say(f"ruling-{self.standing}", text=self.text)


def ruling(key: str, rules: str, about: Iterable[str] | str, standing: Standing = "rule") -> Ruling:
    """A ruling with the text of this message. `rules`, `about`: names with spaces between them, or the ids."""
    ids = about.split() if isinstance(about, str) else about
    return Ruling(say(key), frozenset(ids), tuple(rules.split()), standing)
