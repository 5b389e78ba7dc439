"""The 39 spells of Day & Night, read from `data/cards.json` (hours and effects: rule text; copies: house values)."""

from __future__ import annotations

from importlib.resources import files
from typing import Literal

import msgspec

from engine.core.text import Text, say

DAY, NIGHT = 0, 1
SIDES: tuple[Literal["day", "night"], Literal["day", "night"]] = ("day", "night")

Needs = Literal[
    "nothing",
    "night_on_day_tile",
    "night_on_night_tile",
    "night_holds_cards",
    "night_holds_nothing_else",
    "night_has_temple",
    "day_tile_changed",
]
Effect = Literal[
    "change", "turn_over", "mystify", "crystal", "move_day", "move_night", "draw", "deviate", "wonder", "steal"
]
Reach = Literal["here", "there", "avatars", "border", "surround", "area", "near", "anywhere"]


class CardSource(msgspec.Struct, frozen=True):
    """The certainty of a card's facts."""

    hours_and_effect: Literal["exact", "text", "derived", "house"]
    copies: Literal["exact", "text", "derived", "house"]
    spell_class: Literal["exact", "text", "derived", "house"]
    names_zh: Literal["exact", "text", "derived", "house"]


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One spell.

    `hours` None: X, the distance between the avatars (R-CAST-6). `needs` is the printed condition. `reach` says where
    its targets are, relative to the avatar of the card's own side (`here`), never to the caster's (R-STOLEN). `targets`
    is how many the caster picks, 0 for every legal one. `amount`: cards to draw, stones a tile, or the lifetime of a
    crystal.
    """

    id: str
    side: Literal["day", "night"]
    spell_class: Literal["minor", "miracle", "mystify", "crystallize"]
    hours: int | None
    copies: int
    needs: Needs
    effect: Effect
    source: CardSource
    reach: Reach = "here"
    targets: int = 0
    amount: int = 0
    neutral_only: bool = False
    also_called: str | None = None

    @property
    def owner(self) -> int:
        """The seat that has the card in its deck."""
        return DAY if self.side == "day" else NIGHT


def _load() -> dict[str, Card]:
    raw = files("engine.day_and_night").joinpath("data/cards.json").read_bytes()
    return {card.id: card for card in msgspec.json.decode(raw, type=list[Card])}


CARDS = _load()
ORDER = {card_id: position for position, card_id in enumerate(CARDS)}
DECKS = tuple(
    tuple(card.id for card in CARDS.values() if card.owner == seat for _ in range(card.copies)) for seat in (DAY, NIGHT)
)
NAMES: dict[str, Text] = {card_id: say(f"dn-card-{card_id}") for card_id in CARDS}


place_in_list = ORDER.__getitem__
"""The position of a card in the card list."""


def sort_cards(cards: list[str]) -> list[str]:
    """Cards in the order of the card list, so that a hand never reveals in which order it was drawn."""
    return sorted(cards, key=place_in_list)
