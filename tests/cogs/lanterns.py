"""The toy title in the bot: without painter, postings or hands, as a title begins that declares none."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

import locales
from cogs import titles
from cogs.ui import typed
from cogs.ui.presentation import Presentation
from engine.titles import TITLES
from tests.toy.lanterns import Lanterns

WORDS = """
lanterns-name = Lanterns
lanterns-command = lanterns
lanterns-tagline = Lamps at night
lanterns-seat-0 = Amber
lanterns-seat-1 = Blue
lanterns-seat-2 = Coral
lanterns-seat-3 = Dark
lanterns-option-rounds = Rounds
lanterns-option-bell = Bell
lanterns-option-wishes = Wishes
lanterns-option-fair = Fair
toy-source = made up
toy-credits = By the tests.
toy-option = { $key }
toy-dealt = Dealt.
toy-ask-play = Which card?
toy-plays = Seat { $seat } plays { $card }.
toy-ask-walk = Where to?
toy-walks = Walks to { $place }.
toy-ask-gift = A gift?
toy-draws = A card is drawn.
toy-draws-card = Card { $card }.
toy-ask-trim = Which go?
toy-throws = { $card } goes.
toy-ask-go = Go on?
toy-ask-ring = Ring?
toy-rings = Seat { $seat } rings.
toy-ask-fair = At the fair.
toy-terms = Version { $version }.
toy-takes = { $number } is taken away.
toy-trades = { $number } is traded.
toy-ask-wish = Shed a card?
toy-sheds = Seat { $seat } sheds { $card }.
toy-resigns = Seat { $seat } resigns.
toy-over = The lamps are out.
"""
CACHES = (titles.presentations, titles.cog_type, typed.verb_words, typed.phrases, locales._translate)


@contextmanager
def lanterns(
    monkeypatch: pytest.MonkeyPatch, presentation: type[Presentation] = Presentation
) -> Iterator[Presentation]:
    """Lanterns among the titles, shown in this way."""
    title = Lanterns()
    words = locales._of("en")
    said = {match[1]: match[0] for match in re.finditer(r"^([\w-]+) = .*\n", WORDS, re.MULTILINE)}
    monkeypatch.setattr(words, "_sources", words._sources | said)
    monkeypatch.setattr(words, "keys", words.keys | said.keys())
    monkeypatch.setitem(TITLES, "lanterns", title)
    shown = presentation(title)
    for cache in CACHES:
        cache.cache_clear()
    monkeypatch.setitem(titles.presentations(), "lanterns", shown)
    yield shown
    for cache in CACHES:
        cache.cache_clear()
