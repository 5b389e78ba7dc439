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
MOST_NEAR, IN_TITLE = 3, 3
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


def find_sections(known: tuple[Section, ...], wanted: str) -> list[Section]:
    """The sections that have every word of what is wanted in their title or text, the best first: those with the words
    in the title, then those that name them most often."""
    words = wanted.casefold().split()
    scored = []
    for place, section in enumerate(known):
        if words and all(word == section.id or count_word(word, section) for word in words):
            in_title = sum(bool(_places(word, section.title)) for word in words)
            scored.append((-in_title, -sum(len(_places(word, section.text)) for word in words), place, section))
    return [section for *_, section in sorted(scored, key=lambda each: each[:3])]


def find_nearest(known: tuple[Section, ...], wanted: str) -> list[Section]:
    """Where not all words are found together: the sections that have some of them, at most `MOST_NEAR`; rare words and
    those in titles count for more. Chinese, which has no spaces, is read in pairs of characters."""
    score = [0.0] * len(known)
    for piece in pieces(wanted):
        having = [place for place, section in enumerate(known) if count_word(piece, section)]
        for place in having:
            score[place] += (IN_TITLE if _places(piece, known[place].title) else 1) / len(having)
    order = sorted(range(len(known)), key=lambda place: (-score[place], place))
    return [known[place] for place in order[:MOST_NEAR] if score[place]]


def pieces(wanted: str) -> list[str]:
    """The words of what is wanted, without the shortest; Chinese in pairs of characters."""
    split = []
    for word in re.findall(r"[a-z0-9]{3,}|[^\x00-\x7f]+", wanted.casefold()):
        pairs = [word[place : place + 2] for place in range(len(word) - 1)]
        split += [word] if word.isascii() else pairs or [word]
    return split


def count_word(word: str, section: Section) -> int:
    """How often a word is in a section, its title included."""
    return len(_places(word, section.title)) + len(_places(word, section.text))


def _places(word: str, text: str) -> list[int]:
    """Where a word is in a text: at the beginning of words, in either number; anywhere, if it is Chinese."""
    stem = word[:-1] if len(word) > 3 and word.isascii() and word.endswith("s") else word
    start = r"\b" if word[:1].isascii() and word[:1].isalnum() else ""
    return [match.start() for match in re.finditer(start + re.escape(stem), text.casefold())]


def first_place(words: list[str], text: str) -> int:
    """Where the first of the words is in a text. 0: none is."""
    return min((place for word in words for place in _places(word.casefold(), text)[:1]), default=0)
