"""What a sector is worth to the seat that controls it, beyond what objectives count now."""

from __future__ import annotations

from engine.voidfall.map.sectors import free_guild_spaces, shipyards
from engine.voidfall.state import Sector

SECTOR, PURE = 2.0, 1.2
"""What a sector is worth for each Evaluation that follows beyond what objectives count now, and how much more if it is
Pure."""
POPULATION = 0.5
"""What a Population is worth in a Pure sector."""
SPACE = 0.35
"""What a free Guild space is worth for each Population while turns follow: a Guild would multiply it."""
SHIPYARD = 2.0
"""What a place to deploy is worth while turns follow."""
DEPLOYED = 2.4
"""What a deployed cube is worth."""
CORRUPTION = 2.5
"""What a Corruption on the mat or a sector costs."""
LASTING_CORRUPTION = 0.3
"""What it costs even at the end of the game."""


def of_sector(sector: Sector, late: float, times: int) -> float:
    """What a sector is worth with its cubes and Installations, if it is counted in so many Evaluations."""
    found = min(1.0, 2 * late) * DEPLOYED * sector.cubes + late * SHIPYARD * shipyards(sector) + times * SECTOR
    found += late * of_spaces(sector)
    if sector.corrupted:
        return found - LASTING_CORRUPTION - late * CORRUPTION
    return found + times * PURE + late * POPULATION * (sector.population or 0)


def of_spaces(sector: Sector) -> float:
    """What the free Guild spaces of a sector are worth."""
    return SPACE * free_guild_spaces(sector) * (sector.population or 0)
