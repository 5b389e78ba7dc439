"""Orrery's words: turns message keys into English, 繁體中文 or 简体中文.

Messages live in `locales/<language>/*.ftl` (Project Fluent). A language without a message falls back to English,
and a test makes sure that no message is missing.
"""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from engine.core.text import Text

LANGUAGES = ("en", "zh-TW", "zh-CN")
DEFAULT = "en"
_SEPARATORS = {"en": ", ", "zh-TW": "、", "zh-CN": "、"}
_TRADITIONAL = ("zh-tw", "zh-hk", "zh-mo", "zh-hant")


class UnknownMessage(KeyError):
    """No language has a message with this key: our bug."""


def language_of(locale: str | None) -> str:
    """The nearest of our languages to a locale such as Discord's `zh-TW`, `zh-CN`, `en-GB` (None: English)."""
    name = (locale or "").lower()
    if name.startswith("zh"):
        return "zh-TW" if name.startswith(_TRADITIONAL) else "zh-CN"
    return DEFAULT


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted((Path(__file__).parent / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def has(key: str, language: str = DEFAULT) -> bool:
    """Whether this very language has the message."""
    return _bundle(language).has_message(key)


def translate(text: Text, language: str) -> str:
    """The text in one of LANGUAGES. UnknownMessage if not even English has it."""
    return _translate(
        text.key, tuple(sorted((name, _resolve(arg, language)) for name, arg in text.args.items())), language
    )


def words(key: str, language: str, /, **args: int | str | Text | list[Text]) -> str:
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
        bundle = _bundle(candidate)
        if not bundle.has_message(key):
            continue
        pattern = bundle.get_message(key).value
        if pattern is not None:
            return str(bundle.format_pattern(pattern, dict(args))[0])
    raise UnknownMessage(key)
