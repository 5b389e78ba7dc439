"""The rulings of Voidfall that concern a card, a token, a sector, a Fleet or a resource."""

from __future__ import annotations

from functools import cache

from cogs.ui.rulings import Ruling, resolved, ruling
from engine.voidfall.components import parts

RULINGS = (
    ruling("vf-ruling-fizzle", "ruling 3", "@focus"),
    ruling("vf-ruling-no-action", "ruling 1, ruling 2", "@focus"),
    ruling("vf-ruling-parts", "ruling 4", "@focus"),
    ruling("vf-ruling-own-type", "ruling 5", "@house_focus", "derived"),
    ruling("vf-ruling-preferred", "ruling 6", "@technologies"),
    ruling("vf-ruling-improved", "ruling 21", "@technologies", "disputed"),
    ruling("vf-ruling-orbital-docks", "ruling 7", "orbital_docks", "house"),
    ruling("vf-ruling-trade-nexus", "ruling 8", "trade_nexus trade", "disputed"),
    ruling("vf-ruling-escape-pods", "ruling 9", "escape_pods", "derived"),
    ruling("vf-ruling-decontamination", "ruling 10", "decontamination_chambers corruption"),
    ruling("vf-ruling-ark-ships", "ruling 11", "ark_ships", "derived"),
    ruling("vf-ruling-fallen", "ruling 12", "@fallen"),
    ruling("vf-ruling-fallen-reward", "ruling 35", "@fallen", "house"),
    ruling("vf-ruling-unoccupied", "ruling 13", "@kinds"),
    ruling("vf-ruling-glory-place", "ruling 14", "glory"),
    ruling("vf-ruling-glory-empty", "ruling 32", "glory"),
    ruling("vf-ruling-trade-stock", "ruling 15, ruling 16", "trade"),
    ruling("vf-ruling-leftmost", "ruling 17", "@events sector_defense guild", "derived"),
    ruling("vf-ruling-start-agenda", "ruling 19", "@agendas"),
    ruling("vf-ruling-one-sector", "ruling 20", "voidborn harbinger"),
    ruling("vf-ruling-six", "ruling 22, ruling 23", "@agendas @events", "derived"),
    ruling("vf-ruling-haven-cubes", "ruling 24", "haven"),
    ruling("vf-ruling-event-order", "ruling 26, ruling 31", "@events", "house"),
    ruling("vf-ruling-tokens-out", "ruling 27", "@bounties @reclaims", "house"),
    ruling("vf-ruling-voidborn-gone", "ruling 29", "voidborn"),
    ruling("vf-ruling-printed", "ruling 30", "@kinds starbase shipyard"),
    ruling("vf-ruling-wormhole", "ruling 33", "wormhole", "derived"),
    ruling("vf-ruling-fixed", "ruling 34", "@fixed_kinds"),
    ruling("vf-ruling-forecast", "ruling 36", "voidborn", "house"),
    ruling("vf-ruling-home-safe", "ruling 25", "@homes"),
    ruling("vf-ruling-politics", "P18", "politics", "disputed"),
    ruling("vf-ruling-destroyers", "P42", "destroyers destroyer", "disputed"),
    ruling("vf-ruling-rift", "P58", "rift", "disputed"),
    ruling("vf-ruling-harbinger-row", "P66", "harbinger", "disputed"),
    ruling("vf-ruling-war", "P63", "@wars", "derived"),
    ruling("vf-ruling-corvettes-needed", "P43", "shields torpedoes targeting"),
    ruling("vf-ruling-missiles", "P42", "deep_space_missiles", "derived"),
    ruling("vf-ruling-sentries", "P27", "sentries sentry"),
    ruling("vf-ruling-robotics", "P13", "robotics", "house"),
    ruling("vf-ruling-hyperdrive", "P41", "hyperdrive", "derived"),
    ruling("vf-ruling-surveillance", "P32", "central_surveillance", "house"),
    ruling("vf-ruling-scanner", "P38", "salvage_scanner", "derived"),
    ruling("vf-ruling-replicators", "P44", "combat_replicators", "derived"),
    ruling("vf-ruling-cloning", "P30", "cloning cybernetics", "derived"),
    ruling("vf-ruling-neural", "P37", "neural_matrix", "derived"),
    ruling("vf-ruling-sources", "P71", "@crises @wars", "house"),
    ruling("vf-ruling-substitute", "P19", "credits science"),
    ruling("vf-ruling-stock", "P37", "food energy materials credits science"),
    ruling("vf-ruling-deploy", "P25, P26", "corvette destroyer dreadnought carrier sentry"),
    ruling("vf-ruling-track-tier", "P36", "@tracks"),
    ruling("vf-ruling-corruption-place", "P31", "corruption"),
)


@cache
def rulings() -> tuple[Ruling, ...]:
    """All of them."""
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
