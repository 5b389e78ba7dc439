"""The rulings of Solenia that concern a card, a tile, a strip, a slot or a piece."""

from __future__ import annotations

from cogs.ui.rulings import Ruling, read_rulings, resolved
from engine.solenia.components import COMPONENTS, parts

RULINGS = read_rulings("cogs.solenia")


@COMPONENTS.keeps
def rulings() -> tuple[Ruling, ...]:
    """All of them, for the component files in use."""
    return resolved(RULINGS, _groups())


def _groups() -> dict[str, list[str]]:
    known = parts()
    cards = list(known.cards.values())
    return {
        "cards": list(known.cards),
        "zeros": [card.id for card in cards if card.value == 0],
        "produce": [card.id for card in cards if card.expelled.kind == "produce"],
        "fixed": [card.id for card in cards if card.expelled.kind == "fixed"],
        "gold_if": [card.id for card in cards if card.expelled.kind == "gold_if"],
        "deliveries": list(known.deliveries),
        "strips": [f"strip-{strip}" for strip in known.strips],
        "summer": [f"slot-{slot}" for slot in known.summer],
        "winter": [f"slot-{slot}" for slot in known.winter],
        "level1": [each.id for each in known.improvements.values() if each.level == 1],
        "level3": [each.id for each in known.improvements.values() if each.level == 3],
        "faces": [face.id for face in known.die],
    }
