"""The rules of each title in sections that people look up: `locales/<language>/<title id>/rules.md`.

A section begins with `## id: Title`. Then follow lines `rule: ...` (the rules that it tells, by the names that the
title's tests use) and `picture: name place place` (a picture of the position at the end of the lesson, with places to
look at), and after an empty line the text in Discord's markdown.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import msgspec

from locales import DEFAULT

_HEAD = re.compile(r"^## ([a-z_]+): (.+)$", re.MULTILINE)
_FIELD = re.compile(r"(rule|picture): (.+)\n")


class Section(msgspec.Struct, frozen=True):
    """A part of the rules. `rule`: which rules it tells; `picture`: the name of the picture that shows an example ("":
    none), `look`: the places on it."""

    id: str
    title: str
    text: str
    rule: str
    picture: str = ""
    look: tuple[str, ...] = ()


@cache
def sections(title_id: str, language: str) -> tuple[Section, ...]:
    """The sections of a title in this language, else in English. None if it has no rules to look up."""
    for spoken in dict.fromkeys((str(language), DEFAULT)):
        path = Path(__file__).parent / spoken / title_id / "rules.md"
        if path.exists():
            return tuple(_sections(path.read_text(encoding="utf-8")))
    return ()


def _sections(written: str) -> list[Section]:
    parts = _HEAD.split(written)[1:]
    return [_section(*parts[start : start + 3]) for start in range(0, len(parts), 3)]


def _section(name: str, title: str, rest: str) -> Section:
    head, _, body = rest.lstrip("\n").partition("\n\n")
    fields = dict(_FIELD.findall(f"{head}\n"))
    picture, *look = fields.get("picture", "").split() or [""]
    return Section(name, title, body.strip(), fields.get("rule", ""), picture, tuple(look))


def found(known: tuple[Section, ...], wanted: str) -> list[Section]:
    """The sections that have every word of what is wanted in their title or text, the best first: those with the words
    in the title, then those that name them most often. Words are parts of text, so that Chinese is found as well."""
    words = wanted.casefold().split()
    scored = []
    for place, section in enumerate(known):
        title, text = section.title.casefold(), section.text.casefold()
        if words and all(word in title or word in text or word == section.id for word in words):
            in_title = sum(word in title for word in words)
            scored.append((-in_title, -sum(text.count(word) for word in words), place, section))
    return [section for *_, section in sorted(scored, key=lambda each: each[:3])]
