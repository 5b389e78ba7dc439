"""The rulings of Day & Night that concern a spell, a tile or a piece."""

from __future__ import annotations

from functools import cache

from cogs.ui.rulings import Ruling, read_rulings, resolved
from engine.day_and_night.cards import CARDS

RULINGS = read_rulings("cogs.day_and_night")


@cache
def rulings() -> tuple[Ruling, ...]:
    """All of them."""
    return resolved(RULINGS, _groups())


def _groups() -> dict[str, list[str]]:
    cards = list(CARDS.values())
    return {
        "distance": [card.id for card in cards if card.reach == "near" or card.hours is None],
        "instability": [card.id for card in cards if card.hours is None],
        "several": [card.id for card in cards if card.targets > 1],
        "draws": [card.id for card in cards if card.effect == "draw"],
        "crystals": [card.id for card in cards if card.effect == "crystal"],
        "stones": [card.id for card in cards if card.effect == "mystify"],
        "changed": [card.id for card in cards if card.needs == "day_tile_changed"],
    }
