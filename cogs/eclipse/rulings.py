"""The rulings of Eclipse that concern a technology, a part, a species, a sector, a ship or a piece."""

from __future__ import annotations

from functools import cache

from cogs.ui.rulings import Ruling, resolved, ruling
from engine.eclipse.components import DISCOVERIES, PARTS, SECTORS, SPECIES

RULINGS = (
    ruling("ecl-ruling-gcds", "ruling 1", "ship-gcds sector-001 descendants_of_draco"),
    ruling("ecl-ruling-reputation-count", "ruling 2", "reputation @orbital @monolith"),
    ruling("ecl-ruling-part-count", "ruling 3", "@parts"),
    ruling("ecl-ruling-first", "ruling 4", "@ships"),
    ruling("ecl-ruling-track", "ruling 5, P17.15.8", "cube"),
    ruling("ecl-ruling-cubes-home", "ruling 6, P17.14.3", "cube neutron_bombs"),
    ruling("ecl-ruling-traitor", "ruling 7, P17.11.5", "traitor ambassador"),
    ruling("ecl-ruling-players", "ruling 8", "ambassador", "derived"),
    ruling("ecl-ruling-colony", "ruling 9, P17.4.1, P17.4.3", "colony_ship", "derived"),
    ruling("ecl-ruling-generator", "ruling 10", "wormhole_generator"),
    ruling("ecl-ruling-pinned", "ruling 11, P1.3", "@ships"),
    ruling("ecl-ruling-enter", "ruling 12", "@ships"),
    ruling("ecl-ruling-retreat", "ruling 13, ruling 14, P17.13.5", "@ships", "derived"),
    ruling("ecl-ruling-bomb", "ruling 15, ruling 16, P17.14.2", "@ships neutron_bombs planta", "house"),
    ruling("ecl-ruling-disc-stays", "ruling 17", "disc"),
    ruling("ecl-ruling-control", "ruling 18, P17.14.4", "disc", "derived"),
    ruling("ecl-ruling-empty", "ruling 19", "reputation @discoveries"),
    ruling("ecl-ruling-draco-disc", "ruling 20, P17.5.6", "descendants_of_draco ship-ancient"),
    ruling("ecl-ruling-draco-peace", "ruling 21", "descendants_of_draco ship-ancient"),
    ruling(
        "ecl-ruling-draco-discovery",
        "ruling 22, ruling 23, P17.14.5",
        "descendants_of_draco ship-ancient @discoveries",
        "derived",
    ),
    ruling(
        "ecl-ruling-second-look", "ruling 24, ruling 25, P17.5.7, P17.5.8", "descendants_of_draco planta", "derived"
    ),
    ruling("ecl-ruling-draco-score", "ruling 26", "descendants_of_draco ship-ancient"),
    ruling("ecl-ruling-eridani", "ruling 27", "eridani_empire advanced_robotics quantum_grid", "derived"),
    ruling("ecl-ruling-artifact", "ruling 28, P17.7.2", "artifact_key artifact"),
    ruling("ecl-ruling-ancient-technology", "ruling 29, P17.10.3", "discovery-ancient_technology", "derived"),
    ruling("ecl-ruling-places", "ruling 30, P1.7", "ambassador reputation"),
    ruling("ecl-ruling-terran-place", "ruling 30", "@terrans hydran_progress planta"),
    ruling("ecl-ruling-orion-place", "ruling 30", "orion_hegemony"),
    ruling("ecl-ruling-starbases-pinned", "ruling 33, P17.9.4", "ship-starbase", "derived"),
    ruling("ecl-ruling-last-disc", "ruling 34", "disc", "derived"),
    ruling("ecl-ruling-discovery", "P17.10.1", "@discoveries"),
    ruling("ecl-ruling-ancient-cruiser", "P17.10.4", "discovery-ancient_cruiser", "derived"),
    ruling("ecl-ruling-ancient-part", "P17.10.5, P17.8.5", "@ancient_parts"),
    ruling("ecl-ruling-parts", "P17.8.1, P17.8.2, P17.8.4", "@parts"),
    ruling("ecl-ruling-legal", "P17.8.3", "@ships"),
    ruling("ecl-ruling-missiles", "P17.13.2", "@missiles"),
    ruling("ecl-ruling-hits", "P17.13.4", "@cannons @missiles"),
    ruling("ecl-ruling-damage", "P17.13.9", "@ships", "derived"),
    ruling("ecl-ruling-npc", "P17.13.8", "ship-ancient ship-gcds"),
    ruling("ecl-ruling-stalemate", "P17.13.6", "@ships", "disputed"),
    ruling("ecl-ruling-structures", "P17.9.1, P17.9.2", "@orbital @monolith"),
    ruling("ecl-ruling-orbital-price", "P17.9.1", "@orbital", "disputed"),
    ruling("ecl-ruling-nanorobots", "P17.9.1, P17.9.7", "nanorobots mechanema"),
    ruling("ecl-ruling-hydran", "P17.7.3", "hydran_progress", "house"),
    ruling("ecl-ruling-influence", "P17.6.2, P17.6.3, P17.6.5", "disc cube"),
    ruling("ecl-ruling-home", "P17.6.6", "@homes", "derived"),
    ruling("ecl-ruling-center-battle", "P17.12.1", "sector-001"),
    ruling("ecl-ruling-advanced", "P17.4.1, P17.4.2", "advanced_economy advanced_labs advanced_mining cube"),
)


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
