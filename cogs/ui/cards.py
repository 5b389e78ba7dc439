"""Which card a text names, and who has shown which cards."""

from __future__ import annotations

import re
from functools import lru_cache

from cogs.ui.presentation import CardFace, Presentation, join
from locales import LANGUAGES, message, translate
from tables.records import Look

IN_HAND = re.compile(r"(?:hand|card|手牌|卡牌|牌|第)?\s*#?(\d{1,2})\s*(?:張|张)?")


def cards_named(presentation: Presentation, typed: str, look: Look | None = None) -> list[str]:
    """The ids of the components that the text may name: by id, code or letter, by name in any language, or by position
    in the reader's hand (`hand 2`, `手牌 2`); else all with this text in their name. Of those that look the same, the
    first."""
    wanted = typed.strip().casefold()
    known = presentation.cards()
    if wanted in known:
        return [wanted]
    held = _held_at(presentation, wanted, look)
    exact = [card_id for card_id, card in known.items() if wanted in codes_of(card) or wanted in names_of(card)]
    if held is not None and not exact:
        return [held]
    found = exact or [card_id for card_id, card in known.items() if any(wanted in each for each in names_of(card))]
    alike = {_appearance_of(known[card_id]): card_id for card_id in reversed(found)}
    return [card_id for card_id in found if alike[_appearance_of(known[card_id])] == card_id] if wanted else []


def called_alike(presentation: Presentation, found: list[str]) -> bool:
    """Whether all of them share a name and differ in kind, so that the page of the first leads to the others."""
    cards = [presentation.cards()[card_id] for card_id in found]
    shared = set.intersection(*(set(names_of(card)) for card in cards))
    return bool(shared) and len({card.kind for card in cards}) == len(cards)


def _appearance_of(card: CardFace) -> tuple[object, ...]:
    """What tells a component from others, apart from its id."""
    return card.name, card.facts, card.text, card.kind


@lru_cache(maxsize=4096)
def names_of(card: CardFace) -> tuple[str, ...]:
    """Its names in every language, in lower case."""
    return tuple(translate(card.name, each).casefold() for each in LANGUAGES)


@lru_cache(maxsize=4096)
def codes_of(card: CardFace) -> frozenset[str]:
    """What it is found by besides, in lower case: its id, codes, and letters in every language."""
    codes = {card.id, card.id.replace("_", " ")}
    for code in card.called:
        codes |= {code} if isinstance(code, str) else {translate(code, each) for each in LANGUAGES}
    return frozenset(map(str.casefold, codes))


def title_of(card: CardFace, language: str) -> str:
    """Its name, with what it is where that is known."""
    name = translate(card.name, language)
    return name if card.kind is None else f"{name} · {translate(card.kind, language)}"


def offered_cards(presentation: Presentation, typed: str, language: str) -> list[tuple[str, str]]:
    """What is offered while somebody types: titles with ids; those that are called so first, then those whose names
    begin so, then those with the text in their names, in any language. Of those that look the same, the first."""
    wanted = typed.strip().casefold()
    ranked: dict[str, tuple[int, str]] = {}
    for card_id, card in presentation.cards().items():
        rank = _rank(card, wanted)
        if rank is not None:
            ranked.setdefault(title_of(card, language), (rank, card_id))
    return [(title, card_id) for title, (_, card_id) in sorted(ranked.items(), key=lambda each: each[1][0])]


def _rank(card: CardFace, wanted: str) -> int | None:
    """How well the words fit, 0 best. None: not at all."""
    names = names_of(card)
    fits = (
        wanted in names or wanted in codes_of(card),
        any(name.startswith(wanted) for name in names),
        any(wanted in name for name in names) or wanted in card.id,
    )
    return fits.index(True) if any(fits) else None


def _held_at(presentation: Presentation, wanted: str, look: Look | None) -> str | None:
    """The card at a position of the own hand, counted from left to right."""
    position = IN_HAND.fullmatch(wanted)
    if position is None or look is None or look.view is None:
        return None
    held = presentation.held_cards(look.view)
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
