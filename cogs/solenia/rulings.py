"""The rulings of Solenia that concern a card, a tile, a strip, a slot or a piece."""

from __future__ import annotations

from functools import lru_cache

from cogs.ui.rulings import Ruling, resolved, ruling
from engine.solenia.components import COMPONENTS, parts

RULINGS = (
    ruling("sol-ruling-airship", "2.airship, 2.advance, 13.airship", "airship"),
    ruling("sol-ruling-own-cell", "2.own-cell", "airship"),
    ruling("sol-ruling-turn-over", "2.turn-over", "@strips", "derived"),
    ruling("sol-ruling-cycle", "2.cycle, 13.twilight", "@strips"),
    ruling("sol-ruling-strips-house", "6.layout, 13.cells", "@strips"),
    ruling("sol-ruling-zero", "4.zero", "@zeros airship"),
    ruling("sol-ruling-zero-city", "4.zero-city, text.zero-city", "@zeros city"),
    ruling("sol-ruling-produce", "5.produce", "@produce"),
    ruling("sol-ruling-fixed", "5.fixed", "@fixed"),
    ruling("sol-ruling-gold-if", "5.gold-if", "@gold_if"),
    ruling("sol-ruling-cards", "5.cards", "@cards", "derived"),
    ruling("sol-ruling-left-over", "5.left-over", "@cards", "derived"),
    ruling("sol-ruling-own-cards", "2.own-cards", "@cards"),
    ruling("sol-ruling-order", "5.order", "@cards", "house"),
    ruling("sol-ruling-delivery", "4.delivery, 4.unserved-city, text.night-city", "city @deliveries"),
    ruling("sol-ruling-city-gold", "4.city-gold", "city"),
    ruling("sol-ruling-refill", "4.refill, 4.reward", "@deliveries"),
    ruling("sol-ruling-deliveries-house", "7.deliveries", "@deliveries"),
    ruling("sol-ruling-empty-stack", "7.empty-stack", "@deliveries", "derived"),
    ruling("sol-ruling-island", "4.island, text.island", "island wood wheat stone water"),
    ruling(
        "sol-ruling-storage",
        "4.storage, 4.overflow-active, 4.overflow-others, 4.overflow-everyone",
        "wood wheat stone water summer winter",
        "house",
    ),
    ruling("sol-ruling-voyage", "2.voyage, 2.pay-first, text.voyage", "wood wheat stone water"),
    ruling("sol-ruling-half", "12.score", "wood wheat stone water"),
    ruling("sol-ruling-summer-order", "8.order, 8.choice, 8.slots", "@summer summer"),
    ruling("sol-ruling-pairs", "8.pairs", "summer"),
    ruling("sol-ruling-seventh", "8.seventh", "summer", "house"),
    ruling("sol-ruling-summer-storage", "8.storage", "summer"),
    ruling("sol-ruling-winter-choice", "9.structure, 9.choice, text.winter", "winter @winter"),
    ruling("sol-ruling-winter-storage", "9.storage, 9.no-pairs", "winter"),
    ruling("sol-ruling-winter-full", "9.full-row", "winter", "house"),
    ruling(
        "sol-ruling-winter-house",
        ("9.D1a, 9.D1b, 9.D2a, 9.D2b, 9.D3a, 9.D3b, 9.N1a, 9.N1b, 9.N2a, 9.N2b, 9.N3a, 9.N3b"),
        "@winter",
    ),
    ruling("sol-ruling-n2a", "9.N2a", "slot-n2a", "house"),
    ruling("sol-ruling-d2a", "9.D2a", "slot-d2a", "house"),
    ruling("sol-ruling-level1", "10.level1, 10.covered, text.improvement", "@level1"),
    ruling("sol-ruling-level3", "10.level3, 10.halves, 10.covered", "@level3"),
    ruling("sol-ruling-draft", "10.draft, 10.second-round, 10.reveal, 11.draft", "@level1 @level3", "derived"),
    ruling("sol-ruling-improvements-house", "10.tiles", "@level1 @level3"),
    ruling("sol-ruling-i2", "10.I2", "i2", "house"),
    ruling("sol-ruling-i5", "10.I5, 2.orthogonal", "i5", "house"),
    ruling("sol-ruling-i6", "10.I6", "i6", "house"),
    ruling("sol-ruling-i7", "10.I7", "i7", "house"),
    ruling("sol-ruling-i8", "10.I8", "i8", "house"),
    ruling("sol-ruling-p2", "10.P2", "p2", "house"),
    ruling("sol-ruling-p7", "10.P7", "p7", "house"),
    ruling("sol-ruling-rival-die", "11.face, 11.full-column", "@faces", "house"),
    ruling("sol-ruling-storm", "11.storm", "face-6", "house"),
    ruling("sol-ruling-rival-city", "11.city, 11.zero, 11.gives-nothing", "@faces", "house"),
    ruling("sol-ruling-expel", "4.expel, text.expelled", "@cards"),
)


def rulings() -> tuple[Ruling, ...]:
    """All of them, for the component files in use."""
    return _rulings(COMPONENTS.fingerprint)


@lru_cache(maxsize=2)
def _rulings(_components: str) -> tuple[Ruling, ...]:
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
