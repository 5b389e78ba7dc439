"""The toy title in the bot: without pictures, postings or hands, like a title that declares none."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from inspect import getsource

import pytest

import locales
from cogs import titles
from cogs.ui import typed_names
from cogs.ui.presentation import Presentation
from engine.titles import TITLES
from tests.toy import lanterns as toy
from tests.toy.lanterns import Lanterns
from tests.toy.said import forget

WORDS = """
lanterns-name = Lanterns
name-lanterns = lanterns
lanterns-tagline = Lamps at night
lanterns-credits = A toy
lanterns-source-house = Ours.
lanterns-end-agreed = A draw.
lanterns-end-resigned = One is left.
lanterns-seat-0 = Amber
lanterns-seat-1 = Blue
lanterns-seat-2 = Coral
lanterns-seat-3 = Dark
toy-option = { $key }
toy-terms = Version { $version }.
toy-over = The lamps are out.
"""
"""What the tests look for. Every other message of the title says its own key."""
CACHES = (
    titles.presentations,
    titles.cog_type,
    typed_names.verb_words,
    typed_names.listed_words,
    typed_names.phrases,
    locales._translate,
)


@contextmanager
def lanterns(
    monkeypatch: pytest.MonkeyPatch, presentation: type[Presentation] = Presentation
) -> Iterator[Presentation]:
    """Lanterns among the titles, shown in this way."""
    title = Lanterns()
    words = locales._parser_of("en")
    keys = {
        *re.findall(r'"(toy-[\w-]+)"', getsource(toy)),
        *(title.meta.key(f"option-{o.id}") for o in title.meta.options),
    }
    said = {key: f"{key} = {key}\n" for key in keys}
    said |= {match[1]: match[0] for match in re.finditer(r"^([\w-]+) = .*\n", WORDS, re.MULTILINE)}
    monkeypatch.setattr(words, "_sources", words._sources | said)
    monkeypatch.setattr(words, "keys", words.keys | said.keys())
    monkeypatch.setitem(TITLES, "lanterns", title)
    shown = presentation(title)
    for cache in CACHES:
        cache.cache_clear()
    monkeypatch.setitem(titles.presentations(), "lanterns", shown)
    yield shown
    forget(words, said)
    for cache in CACHES:
        cache.cache_clear()
