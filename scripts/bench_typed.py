"""How long it takes to find what a misspelt typed answer means, at the largest questions of a title's games."""

from __future__ import annotations

from collections.abc import Iterator

from cogs.ui.meant import find_meant
from cogs.ui.typed import match
from cogs.ui.typed_names import NOBODY
from engine.core.chance import Chance
from engine.core.decision import Ask
from engine.core.errors import Refused
from locales import LANGUAGES, translate
from scripts.bench_panels import play, table_of
from scripts.measure import Row, cpu_milliseconds, quantile, with_bar

GAMES = 5
LARGEST = 20
"""The questions with the most answers, of each game."""


def typed_rows(title_id: str, scale: float) -> list[Row]:
    """The time to correct an answer with an exchanged pair of letters, in each language."""
    chance = Chance(f"typed-{title_id}")
    taken = []
    for number in range(max(1, int(GAMES * scale))):
        for ask in largest_questions(title_id, number):
            for language in LANGUAGES:
                label = translate(ask.options[chance.below(len(ask.options))].label, language)
                words = misspelt(label, chance)
                if not is_answer(ask, words):
                    taken.append(cpu_milliseconds(lambda: find_meant(ask, words, NOBODY, language)))  # noqa: B023
    slowest = quantile(taken or [0], 0.95)
    return [with_bar("correction", "processor time to correct a typed answer, 95 of 100", title_id, slowest, "ms")]


def largest_questions(title_id: str, number: int) -> list[Ask]:
    """Of a random game."""
    asks = list(_questions(title_id, number))
    return sorted(asks, key=lambda ask: len(ask.options), reverse=True)[:LARGEST]


def _questions(title_id: str, number: int) -> Iterator[Ask]:
    for session, seat in play(table_of(title_id, number)):
        if (pending := session.pending(seat)) is not None:
            pending.ask.settle()
            yield pending.ask


def misspelt(words: str, chance: Chance) -> str:
    """Two neighbouring letters exchanged."""
    at = chance.below(max(1, len(words) - 1))
    return words[:at] + words[at : at + 2][::-1] + words[at + 2 :]


def is_answer(ask: Ask, words: str) -> bool:
    """Whether it is read as it stands."""
    try:
        match(ask, words)
    except Refused:
        return False
    return True
