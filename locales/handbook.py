"""The rules of each title in sections that people look up: `locales/<language>/<title id>/rules.md`.

A section begins with `## id: Title`. Then follow lines `rule: ...` (the rules that it tells, by the names that the
title's tests use), `also: word, word` (what people call that of which it tells, for `locales/lookup.py`) and `picture:
name place place` (a picture of the position at the end of the lesson, with places to look at), and after an empty line
the text in Discord's markdown.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import msgspec

from locales import DEFAULT

_HEAD = re.compile(r"^## ([a-z_]+): (.+)$", re.MULTILINE)
_FIELD = re.compile(r"(rule|also|picture): (.+)\n")


class Section(msgspec.Struct, frozen=True):
    """A part of the rules. `rule`: which rules it tells; `picture`: the name of the picture that shows an example ("":
    none), `look`: the places on it; `also`: other words for what it tells of."""

    id: str
    title: str
    text: str
    rule: str
    picture: str = ""
    look: tuple[str, ...] = ()
    also: tuple[str, ...] = ()


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
    also = tuple(re.split("[,、] *", fields["also"].strip())) if "also" in fields else ()
    return Section(name, title, body.strip(), fields.get("rule", ""), picture, tuple(look), also)
