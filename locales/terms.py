"""Words of Chinese inside which no line breaks: the terms of its glossaries, and a numeral with its measure word."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path

from locales.chinese import HAN

_NUMERALS = "一二兩两三四五六七八九十每"
_OTHER_MEASURES = frozenset("群組组對对排份種种")
"""Measure words of things that the glossaries do not list."""
_WORD = re.compile(f"[{HAN}]{{2,6}}")
_HAN = re.compile(f"[{HAN}]")


@cache
def unbroken() -> re.Pattern[str]:
    """What one of these words looks like, in Traditional or Simplified Chinese."""
    words, measures = set[str](), _OTHER_MEASURES
    for path in Path(__file__).parent.glob("zh-*/**/glossary.toml"):
        glossary = tomllib.loads(path.read_text("utf-8"))
        words |= {word for word in glossary.get("terms", {}).values() if _WORD.fullmatch(word)}
        measures |= {word for word in glossary.get("measures", {}) if len(word) == 1}
    longest_first = "|".join(sorted(words, key=lambda word: (-len(word), word)))
    return re.compile(f"{longest_first}|[{_NUMERALS}][{''.join(sorted(measures))}]")


def inside_words(text: str) -> frozenset[int]:
    """The places of a text before which no line begins, since they are inside a word."""
    if not _HAN.search(text):
        return frozenset()
    found = unbroken().finditer(text)
    return frozenset(place for word in found for place in range(word.start() + 1, word.end()))
