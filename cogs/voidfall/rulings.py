"""The rulings of Voidfall that concern a card, a token, a sector, a Fleet or a resource."""

from __future__ import annotations

from cogs.ui.rulings import Ruling, read_rulings, resolved
from engine.voidfall.components import COMPONENTS, parts

RULINGS = read_rulings("cogs.voidfall")


@COMPONENTS.keeps
def rulings() -> tuple[Ruling, ...]:
    """All of them, for the component files in use."""
    return resolved(RULINGS, _groups())


def _groups() -> dict[str, list[str]]:
    known = parts()
    own = {card for house in known.houses.values() for card in house.cards}
    return {
        "focus": list(known.focus_cards),
        "house_focus": [card for card in known.focus_cards if card in own],
        "technologies": list(known.technologies),
        "agendas": list(known.agendas),
        "events": list(known.events),
        "crises": list(known.crisis_cards),
        "kinds": list(known.sector_kinds),
        "homes": [kind for kind in known.sector_kinds if kind.startswith("home_")],
        "fixed_kinds": [kind.id for kind in known.sector_kinds.values() if kind.fixed_population],
        "tracks": [f"track-{track}" for track in known.tracks],
        "fallen": [f"fallen-{house}" for house in known.fallen_houses],
        "bounties": [f"bounty-{token}" for token in known.bounty_tokens],
        "reclaims": [f"reclaim-{token}" for token in known.reclaim_tokens],
        "wars": [f"war-{card}" for card in known.war_cards],
    }
