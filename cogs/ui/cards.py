"""Which card a text names, and who has shown which cards."""

from __future__ import annotations

import re

from cogs.ui.presentation import Presentation, join
from locales import LANGUAGES, message, translate
from tables.records import Look

IN_HAND = re.compile(r"(?:hand|card|手牌|卡牌|牌|第)?\s*#?(\d{1,2})\s*(?:張|张)?")


def cards_named(presentation: Presentation, typed: str, look: Look | None = None) -> list[str]:
    """The ids of the cards that the text may name: by id, by name in any language, or by position in the reader's hand
    (`hand 2`, `手牌 2`); else all with this text in their name. Of cards with the same name, the last."""
    wanted = typed.strip().casefold()
    called = {
        card_id: [card_id, card_id.replace("_", " "), *(translate(card.name, each).casefold() for each in LANGUAGES)]
        for card_id, card in presentation.cards().items()
    }
    for card_id, names_of in called.items():
        if wanted in names_of:
            return [card_id]
    held = _held_at(presentation, wanted, look)
    if held is not None:
        return [held]
    found = {tuple(names_of[2:]): card_id for card_id, names_of in called.items() if _names(wanted, names_of)}
    return list(found.values()) if wanted else []


def _names(wanted: str, names_of: list[str]) -> bool:
    return any(wanted in name for name in names_of)


def _held_at(presentation: Presentation, wanted: str, look: Look | None) -> str | None:
    """The card at a position of the own hand, counted from left to right."""
    position = IN_HAND.fullmatch(wanted)
    if position is None or look is None or look.view is None:
        return None
    held = presentation.held(look.view)
    index = int(position[1]) - 1
    return held[index] if 0 <= index < len(held) else None


def shown_lines(presentation: Presentation, known: list[tuple[int, str]], language: str) -> list[str]:
    """Who has shown what, a line for each seat."""
    cards = presentation.cards()
    told: dict[int, list[str]] = {}
    for owner, card in known:
        told.setdefault(owner, []).append(translate(cards[card].name, language))
    return [
        message("shown-by", language, side=presentation.seat(owner), cards=join(names_of, language))
        for owner, names_of in told.items()
    ]
