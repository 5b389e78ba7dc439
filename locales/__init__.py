"""Orrery's words: turns message keys into English, 繁體中文 or 简体中文.

Messages live in `locales/<language>/` (Project Fluent). A language without a message falls back to English,
and a test makes sure that no message is missing. Parsing all of them would be a good part of every process's start, so
files are only cut into messages, and a message is parsed when it is asked for.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path
from threading import RLock

from fluent.runtime import FluentBundle, FluentResource

from engine.core.text import Text

LANGUAGES = ("en", "zh-TW", "zh-CN")
DEFAULT = "en"
_SEPARATORS = {"en": ", ", "zh-TW": "、", "zh-CN": "、"}
_TRADITIONAL = ("zh-tw", "zh-hk", "zh-mo", "zh-hant")


class Voice(str):
    """A language in which some messages without arguments stand for something else: the seats of a table for names.

    It goes wherever a language goes, so that whatever is translated in it names the same people. `called`: a message's
    key -> the words in its place. `again`: such words -> what is enough once they stand in the same text.
    """

    called: Mapping[str, str]
    again: Mapping[str, str]

    def __new__(cls, language: str, called: Mapping[str, str], again: Mapping[str, str] | None = None) -> Voice:
        """The language (another voice's too) with these words of its own."""
        voice = super().__new__(cls, language)
        voice.called, voice.again = called, again or {}
        return voice

    def shortened(self, told: str) -> str:
        """The text with everything named in full the first time and in short from then on."""
        for full, short in self.again.items():
            head, found, rest = told.partition(full)
            told = head + found + rest.replace(full, short)
        return told


_FORMER_PREFIXES = {"day_and_night-": "dn-", "solenia-": "sol-", "afternova-": "an-"}
"""Prefixes of keys that stored games of earlier versions still hold, and what they are today."""


@lru_cache(maxsize=1024)
def current_key(key: str) -> str:
    """The key by which a message is known today."""
    for former, prefix in _FORMER_PREFIXES.items():
        if key.startswith(former):
            return prefix + key[len(former) :]
    return key


class UnknownMessage(KeyError):
    """No language has a message with this key: our bug."""


def language_of(locale: str | None) -> str:
    """The nearest of our languages to a locale such as Discord's `zh-TW`, `zh-CN`, `en-GB` (None: English)."""
    name = (locale or "").lower()
    if name.startswith("zh"):
        return "zh-TW" if name.startswith(_TRADITIONAL) else "zh-CN"
    return DEFAULT


_ENTRY = re.compile(r"^([a-zA-Z][\w-]*) *=(?:.*\n?)(?:^(?:[ }].*|[ \t]*)\n?)*", re.MULTILINE)
"""A message: its line, and what follows it indented, closing, or empty."""
_REFERENCE = re.compile(r"\{\s*([a-z][\w-]*)")
"""Another message within a message."""


class _Words:
    """The messages of one language."""

    def __init__(self, language: str) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        paths = sorted((Path(__file__).parent / language).rglob("*.ftl"))
        files = (path.read_text(encoding="utf-8") for path in paths)
        self._lock = RLock()
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
        return None if pattern is None else str(self._bundle.format_pattern(pattern, args)[0])

    def _parse(self, key: str) -> None:
        """Parse those that a message refers to, then the message itself, once."""
        source = self._sources.pop(key, None)
        if source is not None:
            for other in _REFERENCE.findall(source):
                self._parse(other)
            self._bundle.add_resource(FluentResource(source))


@cache
def _of(language: str) -> _Words:
    return _Words(language)


def has(key: str, language: str = DEFAULT) -> bool:
    """Whether this very language has the message."""
    return key in _of(language).keys


def keys(language: str = DEFAULT) -> frozenset[str]:
    """All messages of a language."""
    return _of(language).keys


def translate(text: Text, language: str) -> str:
    """The text in one of LANGUAGES, or as a Voice calls it. UnknownMessage if not even English has it."""
    key = current_key(text.key)
    if isinstance(language, Voice) and key in language.called:
        return language.called[key]
    resolved = tuple(sorted((name, _resolve(arg, language)) for name, arg in text.args.items()))
    told = _translate(key, resolved, str(language))
    return language.shortened(told) if isinstance(language, Voice) else told


def message(key: str, language: str, /, **args: int | str | Text | list[Text]) -> str:
    """Shorthand for `translate(say(key, **args), language)`."""
    return translate(Text(key, args), language)


def _resolve(arg: int | str | Text | list[Text], language: str) -> int | str:
    if isinstance(arg, Text):
        return translate(arg, language)
    if isinstance(arg, list):
        return _SEPARATORS[language].join(translate(item, language) for item in arg)
    return arg


@lru_cache(maxsize=8192)
def _translate(key: str, args: tuple[tuple[str, int | str], ...], language: str) -> str:
    for candidate in dict.fromkeys((language, DEFAULT)):
        said = _of(candidate).format(key, dict(args))
        if said is not None:
            return said
    raise UnknownMessage(key)
