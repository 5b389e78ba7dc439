"""Rulings: how the rules are read where a component raises a question. They stand below the component that people look
up."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Literal

import msgspec
from msgspec.structs import replace

from engine.core.components import read_bundled, read_records
from engine.core.text import Text, say

FILE = "rulings.json"

Basis = Literal["rule", "derived", "house", "disputed"]
"""Where a ruling comes from: the rules themselves; our reading of them; ours, because no source says it; one of several
readings, because sources differ."""


class Ruling(msgspec.Struct, frozen=True):
    """A ruling: the key of its text, the rules that it tells (by the names that the title's tests use), the ids of the
    components that it concerns, where it comes from."""

    id: str
    rules: tuple[str, ...]
    about: frozenset[str]
    basis: Basis = "rule"

    @property
    def text(self) -> Text:
        """What it says."""
        return say(self.id)

    @property
    def text_with_basis(self) -> Text:
        """The text, with a word about where it comes from if that is not the rules themselves."""
        return self.text if self.basis == "rule" else say(f"ruling-{self.basis}", text=self.text)


@cache
def read_rulings(package: str) -> tuple[Ruling, ...]:
    """The rulings of a title, from the file `data/rulings.json` in its package; none if there is no such file. A name
    with `@` before it in `about` is that of a group (see `resolve_groups`)."""
    try:
        return tuple(read_records(read_bundled(package, (FILE,)), FILE, Ruling).values())
    except FileNotFoundError:
        return ()


def resolve_groups(table: Iterable[Ruling], groups: Mapping[str, Iterable[str]]) -> tuple[Ruling, ...]:
    """The rulings with the members of a group where they name it (`@cards`)."""

    def members(name: str) -> Iterable[str]:
        return groups[name[1:]] if name.startswith("@") else (name,)

    return tuple(
        replace(each, about=frozenset(member for name in each.about for member in members(name))) for each in table
    )
