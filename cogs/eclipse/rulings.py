"""The rulings of Eclipse that concern a technology, a part, a species, a sector, a ship or a piece."""

from __future__ import annotations

from functools import cache

from cogs.ui.rulings import Ruling, read_rulings, resolved
from engine.eclipse.components import DISCOVERIES, PARTS, SECTORS, SPECIES

RULINGS = read_rulings("cogs.eclipse")


@cache
def rulings() -> tuple[Ruling, ...]:
    """All of them."""
    return resolved(RULINGS, _groups())


def _groups() -> dict[str, list[str]]:
    parts = list(PARTS.values())
    return {
        "parts": [f"part-{part.id}" for part in parts],
        "ancient_parts": [f"part-{part.id}" for part in parts if part.ancient],
        "cannons": [f"part-{part.id}" for part in parts if part.cannons],
        "missiles": [f"part-{part.id}" for part in parts if part.missiles],
        "ships": [f"ship-{ship}" for ship in ("interceptor", "cruiser", "dreadnought", "starbase")],
        "discoveries": [f"discovery-{tile}" for tile in DISCOVERIES],
        "terrans": [species.id for species in SPECIES.values() if species.terran],
        "homes": [f"sector-{sector.id}" for sector in SECTORS.values() if sector.ring == "home"],
        "orbital": ["orbital", "piece-orbital"],
        "monolith": ["monolith", "piece-monolith"],
    }
