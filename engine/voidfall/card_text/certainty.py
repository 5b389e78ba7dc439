"""Which cards say what no source of the published game gives, and so a value of this bot."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.text import Text
from engine.voidfall.components import parts
from engine.voidfall.names import agenda_name, crisis_name, event_name, focus_card_name


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


def house_names(shown: Iterable[str]) -> list[Text]:
    """The names of those that are of the house among Focus cards, Agendas, events and Crises."""
    known = parts()
    kinds = (
        (known.focus_cards, focus_card_name),
        (known.agendas, agenda_name),
        (known.events, event_name),
        (known.crisis_cards, crisis_name),
    )
    return [name(card) for card in shown if of_the_house(card) for records, name in kinds if card in records]
