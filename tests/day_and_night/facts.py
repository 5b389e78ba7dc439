"""The facts that tests compare with: cards (data/cards.tsv) and ruling ids (data/rulings.txt)."""

from __future__ import annotations

from pathlib import Path

import msgspec

_DATA = Path(__file__).parent / "data"


class Fact(msgspec.Struct, frozen=True):
    """What the sources say of a card. `hours` is a number or X."""

    id: str
    side: str
    spell_class: str
    hours: str
    copies: int
    names: dict[str, str]


def _read_cards() -> dict[str, Fact]:
    header, *lines = (_DATA / "cards.tsv").read_text(encoding="utf-8").splitlines()
    languages = header.split("\t")[5:]
    facts = {}
    for line in lines:
        card, side, spell_class, hours, copies, *names = line.split("\t")
        facts[card] = Fact(card, side, spell_class, hours, int(copies), dict(zip(languages, names, strict=True)))
    return facts


FACTS = _read_cards()
RULINGS = tuple((_DATA / "rulings.txt").read_text(encoding="utf-8").split())


def ids_of(side: str) -> list[str]:
    """The cards of a side, in the order of the card list."""
    return [fact.id for fact in FACTS.values() if fact.side == side]
