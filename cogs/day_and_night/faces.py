"""Everything of Day & Night that can be looked up: the spells, the tiles, the pieces."""

from __future__ import annotations

from functools import lru_cache

from cogs.ui.presentation import CardFace
from engine.core.text import Text, say
from engine.day_and_night.cards import CARDS, DECKS, NAMES
from engine.day_and_night.house_rules import Options, card_text

TILES = ("neutral_tile", "day_tile", "night_tile", "temple_tile", "centre")
PIECES = ("mystic_stone", "crystal", "avatar", "temple")


@lru_cache(maxsize=64)
def faces(options: Options) -> dict[str, CardFace]:
    """By id; the texts of spells follow the options of the table."""
    found = {
        card.id: CardFace(
            card.id,
            NAMES[card.id],
            _hours(card.hours),
            card_text(card.id, options),
            say("dn-kind-spell"),
            (card.also_called,) if card.also_called else (),
            supply=say("dn-card-supply", side=card.side, copies=card.copies, deck=len(DECKS[card.owner])),
        )
        for card in CARDS.values()
    }
    for kind, things in (("tile", TILES), ("piece", PIECES)):
        found |= {each: _piece_face(each, say(f"dn-kind-{kind}")) for each in things}
    return found


def _hours(hours: int | None) -> Text:
    return say("dn-card-hours-x") if hours is None else say("dn-card-hours", hours=hours)


def _piece_face(name: str, kind: Text) -> CardFace:
    return CardFace(name, say(f"dn-thing-{name}"), None, say(f"dn-thing-{name}-text"), kind, drawn=False)


def ruling_groups() -> dict[str, list[str]]:
    """The groups of components that rulings name."""
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
