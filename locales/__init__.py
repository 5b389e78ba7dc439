"""Orrery's texts: turns message keys into English, 繁體中文 or 简体中文.

Messages are stored in `locales/<language>/` (Project Fluent). A message that a language lacks falls back to English,
and a test makes sure that none is missing. Parsing all of them would take a large part of every process's start. So
files are only split into messages, and a message is parsed when it is first used. A message that mentions a command
names it by `{ COMMAND("table next") }` (`locales/command_names.py`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from threading import RLock
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from engine.core.text import Text
from locales.chinese import put_shorter, set_in_type
from locales.command_names import command_shown
from locales.listing import SIGN, clauses, listed, sentence, words
from locales.numbers import with_minus

LANGUAGES = ("en", "zh-TW", "zh-CN")
DEFAULT = "en"
_TRADITIONAL = ("zh-tw", "zh-hk", "zh-mo", "zh-hant")


class Voice(str):
    """A language in which some messages without arguments are replaced, for example the seats of a table by names.

    It can be used wherever a language is expected, so that every translated text names the same people. `called`: a
    message's key -> the replacement. `again`: a replacement -> the short form for the second time in the same text.
    `past`: other voices for what was said earlier, each with the number of the first step for which it holds, in order;
    names change where a seat has changed hands. `plain`: the language alone.
    """

    called: Mapping[str, str]
    again: Mapping[str, str]
    past: Sequence[tuple[int, Voice]]
    plain: str

    def __new__(
        cls,
        language: str,
        called: Mapping[str, str],
        again: Mapping[str, str] | None = None,
        past: Sequence[tuple[int, Voice]] = (),
    ) -> Voice:
        """The language (of another voice too) with these replacements."""
        voice = super().__new__(cls, language)
        voice.called, voice.again, voice.past, voice.plain = called, again or {}, past, str(voice)
        return voice

    def shortened(self, told: str) -> str:
        """The text with every name in full the first time and in its short form from then on."""
        for full, short in self.again.items():
            head, found, rest = told.partition(full)
            if full in rest:
                told = head + found + put_shorter(rest, full, short)
        return told


def spoken_at(language: str, n: int) -> str:
    """The language as it was spoken at step `n`: with the names of that time."""
    if not isinstance(language, Voice):
        return language
    return next((voice for since, voice in reversed(language.past) if since <= n), language)


_FORMER_PREFIXES = {"day_and_night-": "dn-", "solenia-": "sol-", "afternova-": "an-"}
"""Prefixes of keys in stored games of earlier versions, and their present form."""


@lru_cache(maxsize=1024)
def current_key(key: str) -> str:
    """The present key of a message."""
    for former, prefix in _FORMER_PREFIXES.items():
        if key.startswith(former):
            return prefix + key[len(former) :]
    return key


HOW_VARIANTS_STAND = "In a choice ([one], *[other]) each variant begins a line of its own, indented."
"""What is most often wrong."""


class MalformedMessage(ValueError):
    """A message is no Project Fluent."""


class UnknownMessage(KeyError):
    """No language has a message with this key. This is a defect of ours."""


def language_of(locale: str | None) -> str:
    """The nearest of our languages to a locale such as Discord's `zh-TW`, `zh-CN`, `en-GB` (None: English)."""
    name = (locale or "").lower()
    if name.startswith("zh"):
        return "zh-TW" if name.startswith(_TRADITIONAL) else "zh-CN"
    return DEFAULT


_ENTRY = re.compile(r"^([a-zA-Z][\w-]*) *=(?:.*\n?)(?:^(?:[ }].*|[ \t]*)\n?)*", re.MULTILINE)
"""A message: its first line, and the following indented, closing or empty lines."""
_REFERENCE = re.compile(r"\{\s*([a-z][\w-]*)")
"""A reference to another message within a message."""


class _Words:
    """The messages of one language."""

    def __init__(self, language: str) -> None:
        self._chinese = language.startswith("zh")
        self._bundle = FluentBundle([language], use_isolating=self._chinese, functions=self.functions(language))
        paths = sorted((Path(__file__).parent / language).rglob("*.ftl"))
        files = (path.read_text(encoding="utf-8") for path in paths)
        self._lock = RLock()
        self._language = language
        self._sources = {entry[1]: entry[0] for file in files for entry in _ENTRY.finditer(file)}
        self.keys = frozenset(self._sources)

    def format(self, key: str, args: dict[str, int | str]) -> str | None:
        """The message with its arguments; None if this language has none."""
        if key not in self.keys:
            return None
        if not self._bundle.has_message(key):
            with self._lock:
                self._parse(key)
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            return None
        told = words(str(self._bundle.format_pattern(pattern, args)[0]), self._language)
        return set_in_type(told) if self._chinese else with_minus(told)

    def functions(self, language: str) -> dict[str, Callable[[Any], Any]]:
        """What messages may call: `COMMAND("table next")` names a command as the reader's client shows it;
        `CLAUSES($list)` joins clauses, `AND($list)` what stands in a sentence, `LISTED($line)` numbers that the rules
        have joined."""
        return {
            "COMMAND": lambda line: command_shown(str(line), lambda key: self.format(key, {})),
            "CLAUSES": lambda each: clauses(each, language) if isinstance(each, str) else each,
            "AND": lambda each: sentence(each, language) if isinstance(each, str) else each,
            "LISTED": lambda each: listed(each) if isinstance(each, str) else each,
        }

    def _parse(self, key: str) -> None:
        """Parse the messages that it refers to, then the message itself, each once."""
        source = self._sources.pop(key, None)
        if source is not None:
            for other in _REFERENCE.findall(source):
                self._parse(other)
            read = FluentResource(source)
            for junk in (entry for entry in read.body if isinstance(entry, ast.Junk)):
                why = "; ".join(str(each.message) for each in junk.annotations or ())
                raise MalformedMessage(f"{key} ({self._language}) cannot be read: {why}. {HOW_VARIANTS_STAND}")
            self._bundle.add_resource(read)


@cache
def _parser_of(language: str) -> _Words:
    return _Words(language)


def has(key: str, language: str = DEFAULT) -> bool:
    """Whether this language itself has the message."""
    return key in _parser_of(language).keys


def keys(language: str = DEFAULT) -> frozenset[str]:
    """All messages of a language."""
    return _parser_of(language).keys


def translate(text: Text, language: str) -> str:
    """The text in one of LANGUAGES, or as a Voice replaces it. Raises UnknownMessage if not even English has the
    message."""
    key = current_key(text.key)
    if isinstance(language, Voice) and key in language.called:
        return language.called[key]
    resolved = tuple([(name, _resolve(arg, language)) for name, arg in text.args.items()]) if text.args else ()
    if len(resolved) > 1:
        resolved = tuple(sorted(resolved))
    if isinstance(language, Voice):
        return language.shortened(_translate(key, resolved, language.plain))
    return _translate(key, resolved, language)


def message(key: str, language: str, /, **args: int | str | Text | list[Text]) -> str:
    """Shorthand for `translate(say(key, **args), language)`."""
    return translate(Text(key, args), language)


def capitalize(said: str) -> str:
    """A text that is part of sentences elsewhere, as a line, a heading, a button or a menu begins with it."""
    return said[:1].upper() + said[1:]


def _resolve(arg: int | str | Text | list[Text], language: str) -> int | str:
    if isinstance(arg, Text):
        return translate(arg, language)
    if isinstance(arg, list):
        return SIGN.join(translate(item, language) for item in arg)
    return arg


@lru_cache(maxsize=8192)
def _translate(key: str, args: tuple[tuple[str, int | str], ...], language: str) -> str:
    for candidate in dict.fromkeys((language, DEFAULT)):
        said = _parser_of(candidate).format(key, dict(args))
        if said is not None:
            return said
    raise UnknownMessage(key)
