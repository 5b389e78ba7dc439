"""The components of every title, from its component sets: what `/… card` has to find. And the rules of the facts: those
that concern no component stand in lists here, all others at a component."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from engine.day_and_night.cards import CARDS as SPELLS


def day_and_night() -> set[str]:
    """39 spells, five kinds of tiles, four kinds of pieces."""
    tiles = {"neutral_tile", "day_tile", "night_tile", "temple_tile", "centre"}
    return {*SPELLS, *tiles, "mystic_stone", "crystal", "avatar", "temple"}


COMPONENTS: dict[str, Callable[[], set[str]]] = {"day_and_night": day_and_night}

TESTS = Path(__file__).resolve().parents[1]


def listed(name: str) -> set[str]:
    """The rules in a list of the facts' rulings, one at the beginning of each line."""
    lines = (TESTS / name).read_text("utf-8").splitlines()
    return {line.split("  ")[0].strip() for line in lines if line.strip()}


def rules_of_title(title: str) -> set[str]:
    """The names of all rules of the facts."""
    return RULES[title]()


RULES: dict[str, Callable[[], set[str]]] = {"day_and_night": lambda: listed("day_and_night/data/rulings.txt")}

WHOLE_GAME = {
    "day_and_night": """
        R-BOARD-3 R-SETUP-2 R-TURN-1 R-TURN-2 R-TURN-3 R-CAST-1 R-CAST-4 R-CLASS-2 R-TRAVEL-1 R-REST-1
        R-DECK-1 R-DECK-2 R-TEMPLE-5 R-END-2 R-END-3
    """,
}
"""Turn structure, hands and decks, checks and ends: rules that concern no component."""
OF_NO_COMPONENT = {title: set(words.split()) for title, words in WHOLE_GAME.items()}
