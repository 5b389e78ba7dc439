"""Which cards say what no source of the published game gives, and so a value of this bot."""

from __future__ import annotations

from engine.voidfall.components import parts


def of_the_house(card: str) -> bool:
    """Whether the rules of a card, house, event or kind of sector with this id are of the house, as far as they are its
    own. An unknown one is not."""
    known = parts()
    for plain in (known.focus_cards, known.agendas, known.events):
        if card in plain:
            return plain[card].source == "house"
    if card in known.houses:
        return known.houses[card].source.ability == "house"
    for others in (known.technologies, known.sector_kinds, known.crisis_cards):
        if card in others:
            return others[card].source.rules == "house"
    return False
