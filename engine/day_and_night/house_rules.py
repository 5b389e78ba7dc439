"""The house rules of a table, and the texts of spells with these house rules."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from engine.core.text import Text
from engine.day_and_night.cards import CARDS


class Options(msgspec.Struct, frozen=True, cache_hash=True):
    """The house rules of a table (facts, section 11)."""

    center_void: bool
    cast_after_travel: bool
    strict_changed: bool
    crystal_night_tiles_only: bool
    crystal_blocks_spell_moves: bool
    only_crystallize_hits_day_location: bool
    early_win_on_shutout: bool
    first_turn_hours: int
    night_start_hand: int
    turn_limit_per_player: int


def _switches(card_id: str) -> tuple[str, ...]:
    """The options on which a spell's text depends; the text has a placeable for each."""
    card = CARDS[card_id]
    if card.needs == "day_tile_changed":
        return ("strict_changed",)
    if card.effect == "crystal" and card.reach != "avatars":
        return ("crystal_night_tiles_only", "only_crystallize_hits_day_location")
    return ("crystal_blocks_spell_moves",) if card.effect == "move_day" else ()


SWITCHES = {card_id: _switches(card_id) for card_id in CARDS}


@lru_cache(maxsize=1024)
def card_text(card_id: str, options: Options) -> Text:
    """What a spell does at a table with these options."""
    return Text(f"dn-card-{card_id}-text", {name: int(getattr(options, name)) for name in SWITCHES[card_id]})
