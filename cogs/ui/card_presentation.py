"""What titles with hands of cards add to the common screens."""

from __future__ import annotations

from dataclasses import dataclass

from cogs.ui.presentation import CardFace, TitlePresentation, V, join
from locales import message, translate
from tables.records import Look


@dataclass(frozen=True)
class Held:
    """A card in a hand: the number of copies, and whether it can be played now."""

    card: CardFace
    copies: int
    playable: bool


def card_line(card: CardFace, language: str, copies: int = 1) -> str:
    """A card in one line: name, facts, text."""
    name = f"**{translate(card.name, language)}**" + (f" ×{copies}" if copies > 1 else "")
    facts = f" · {translate(card.facts, language)}" if card.facts is not None else ""
    return f"{name}{facts}\n-# {translate(card.text, language)}"


class CardPresentation(TitlePresentation[V]):
    """The presentation of a title with hands of cards. A subclass provides `hand` and `cards`."""

    hands = True
    tells_idle = True
    """Whether some cards in hand cannot be played at times, so that the panel says which and why."""

    def hand(self, view: V) -> list[Held]:
        """The own hand; empty for onlookers."""
        return []

    def held_cards(self, view: V) -> list[str]:
        """The ids of the cards in hand, one for each copy."""
        return [each.card.id for each in self.hand(view) for _ in range(each.copies)]

    def held_lines(self, view: V, language: str) -> list[str]:
        """The cards in hand, a line for each kind."""
        return [card_line(each.card, language, each.copies) for each in self.hand(view)]

    def describe_idle(self, look: Look, language: str) -> str:
        """The cards that cannot be played now, each with the rule if the title names one."""
        why = {barred.option.key.partition(":")[2]: barred.reason for barred in look.barred}
        said = []
        for held in self.hand(look.view) if self.tells_idle else ():
            if not held.playable:
                name, reason = held.card.name, why.get(held.card.id)
                key = "panel-idle-card" if reason is None else "panel-idle-why"
                said.append(message(key, language, card=name, **({} if reason is None else {"reason": reason})))
        return message("panel-idle", language, cards=join(said, language)) if said else ""
