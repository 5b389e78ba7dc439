"""The glossaries of the texts, and all that is written, to hold one against the other.

A glossary is the file `glossary.toml` beside the messages: `locales/<language>/glossary.toml` for every text of that
language, `locales/<language>/<title>/glossary.toml` for those of one title besides. A title adds its own by adding the
file in each language; from then on `test_glossary.py` holds its texts to it. Its tables, each of which may be missing:

    [terms]      what a thing is called: the English name of the thing = its one name in this language. Every name
                 stands in some text. The files of one title have the same English names in every Chinese language.
    [not]        what no text says = what it says instead (Taiwan's words in zh-CN and the reverse, second names of one
                 thing), as a regular expression: `"依(?![次然舊])" = "按"`. English is looked for as whole words, with
                 capitals or without. The words that people may type (`-verb-`, `typed-`, `also:`) are free.
    [allowed]    a word of [not], of this file or the common one = the messages in which it means something else.
    [measures]   a measure word of Chinese = the things that it counts. Where a number stands before one of them, the
                 measure word stands between; so it does behind `this`, `each` and the like, where there is one at all.
    [bare]       "messages" = those in which numbers stand beside things without a measure word (prices, codes).
    [examples]   "messages" = those that quote what people type, which is set as it is typed.
    [headings]   "messages" = those that name a game without 《》, because they are no sentences.

`tests/<title>/texts.py` may have `all_texts()`: what its components say, generated from records.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from itertools import islice, product
from pathlib import Path

import msgspec
from fluent.syntax import FluentParser, ast

from engine.core.chance import Chance
from engine.core.text import Text
from engine.titles import TITLES
from locales import LANGUAGES
from scripts.games import Table, moves

LOCALES = Path(__file__).resolve().parents[2] / "locales"
COMMON = ""
"""The place of the texts that belong to no title."""
PLACES = tuple(place for place in (COMMON, *TITLES) if (LOCALES / "en" / place / "glossary.toml").exists())
"""What has a glossary: the texts of all, and titles."""
FILLED, GAME = "\u25c7", "\u25c6"
"""What stands for an argument in the text of a message; and, while it is taken apart, for one that is a game."""
MOST_READINGS = 64
ANSWERS = 260
"""So many answers of a random game are listened to."""


class Glossary(msgspec.Struct, frozen=True, rename={"never": "not"}, forbid_unknown_fields=True):
    """A glossary file; see the module."""

    terms: dict[str, str] = {}
    never: dict[str, str] = {}
    allowed: dict[str, list[str]] = {}
    measures: dict[str, list[str]] = {}
    bare: dict[str, list[str]] = {}
    examples: dict[str, list[str]] = {}
    headings: dict[str, list[str]] = {}


@cache
def glossary(language: str, place: str) -> Glossary:
    """The glossary of a title (COMMON: of all); empty if there is none."""
    path = LOCALES / language / place / "glossary.toml"
    return msgspec.convert(tomllib.loads(path.read_text("utf-8")) if path.exists() else {}, Glossary)


class Written(msgspec.Struct, frozen=True):
    """Something that is written: the message, or the section of the rules, and its words with FILLED for arguments.
    `games`: the words that stand before an argument that is a game, and behind it."""

    key: str
    words: str
    games: tuple[tuple[str, str], ...] = ()

    @property
    def typed(self) -> bool:
        """Whether it lists what people may type."""
        return re.search("(^|-)(verb|typed)-|^name-|-battle-names-", self.key) is not None


@cache
def written(language: str, place: str) -> tuple[Written, ...]:
    """All messages of a title, or those that belong to none, each way in which they may read; and its rules."""
    folder = LOCALES / language / place
    found: list[Written] = []
    for path in sorted(folder.glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                found += (Written(entry.id.name, *each) for each in _readings(entry.value))
    rules = folder / "rules.md"
    if rules.exists():
        heads = re.split(r"^## (\w+): ", rules.read_text("utf-8"), flags=re.MULTILINE)
        for name, section in zip(heads[1::2], heads[2::2], strict=True):
            told = "\n".join(line for line in section.splitlines() if not re.match("(rule|also|picture): ", line))
            found.append(Written(f"rules.md {name}", told))
    return tuple(found)


def _readings(pattern: ast.Pattern) -> Iterator[tuple[str, tuple[tuple[str, str], ...]]]:
    """The pattern with each form of its choices; of very many, some."""
    for parts in islice(product(*map(_forms, pattern.elements)), MOST_READINGS):
        told = "".join(parts)
        games = [place for place, sign in enumerate(told) if sign == GAME]
        told = told.replace(GAME, FILLED)
        yield told, tuple((told[:at], told[at + 1 :]) for at in games)


def _forms(element: ast.TextElement | ast.Placeable) -> list[str]:
    """How a part of a pattern may read."""
    if isinstance(element, ast.TextElement):
        return [element.value]
    expression = element.expression
    if isinstance(expression, ast.SelectExpression):
        return ["".join(parts) for each in expression.variants for parts in product(*map(_forms, each.value.elements))]
    if isinstance(expression, ast.StringLiteral):
        return [expression.value]
    return [GAME if isinstance(expression, ast.VariableReference) and expression.id.name == "game" else FILLED]


@cache
def generated(place: str) -> tuple[Text, ...]:
    """What a random game of a title says to its players, and what its components say: each once."""
    title = TITLES[place]
    session = Table(title, max(2, title.meta.most_players - 1), {}, "91055a27").begin()
    found: dict[str, Text] = {}
    for seat, keys in moves(session, Chance("words"), most=ANSWERS):
        pending = session.pending(seat)
        if pending is not None:
            for text in (pending.ask.about, *session.title.hints(session.state, pending.ask).values()):
                found[str(text)] = text
            for option in pending.ask.options:
                found |= {str(text): text for text in (option.label, option.detail, option.caution) if text}
        for event in session.submit(seat, keys):
            found |= {str(text): text for text in (event.public, event.private) if text}
    if find_spec(f"tests.{place}.texts") is not None:
        for _, text in import_module(f"tests.{place}.texts").all_texts():
            found[str(text)] = text
    return tuple(found.values())


def languages(*, chinese: bool = False) -> tuple[str, ...]:
    """The languages, or the Chinese ones."""
    return tuple(language for language in LANGUAGES if language.startswith("zh") or not chinese)
