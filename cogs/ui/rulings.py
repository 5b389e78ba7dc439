"""Rulings: how the rules are read where a component raises a question. They stand below the component that people look
up."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
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


def resolved(table: Iterable[Ruling], groups: Mapping[str, Iterable[str]]) -> tuple[Ruling, ...]:
    """The rulings with the members of a group where they name it (`@cards`)."""

    def members(name: str) -> Iterable[str]:
        return groups[name[1:]] if name.startswith("@") else (name,)

    return tuple(
        replace(each, about=frozenset(member for name in each.about for member in members(name))) for each in table
    )


def ruling(key: str, rules: str, about: Iterable[str] | str, standing: Standing = "rule") -> Ruling:
    """A ruling with the text of this message. `rules`: names with commas between them; `about`: ids with spaces between
    them, or a set of ids; a name with `@` before it is that of a group (see `resolved`)."""
    ids = about.split() if isinstance(about, str) else about
    return Ruling(say(key), frozenset(ids), tuple(rules.split(", ")), standing)
