"""Where battles are fought, and who fights whom (P17.12)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.eclipse.map.geometry import hostile, tile_of
from engine.eclipse.state import Sector, Side, State


def by_number(sectors: Iterable[Sector]) -> list[Sector]:
    """These sectors, highest number first, the centre last (P17.12.1)."""
    return sorted(sectors, key=lambda sector: -tile_of(sector).number)


def ranks(sector: Sector) -> list[Side]:
    """The sides with ships in a sector by rank: its controller, Ancients and GCDS, the others by arrival (P17.12.2)."""
    sides = [fleet.side for fleet in sector.fleets]
    return sorted(sides, key=lambda side: 0 if side == sector.owner else 1 if side < 0 else 2)


def next_pair(st: State, sector: Sector) -> tuple[Side, Side] | None:
    """Who fights next in a sector, as attacker and defender: the latest in rank that has a hostile side before it, and
    the latest of those (P17.12.3). None if all is quiet."""
    sides = ranks(sector)
    for rank in range(len(sides) - 1, 0, -1):
        for other in reversed(sides[:rank]):
            if hostile(st, sides[rank], other):
                return sides[rank], other
    return None


def next_sector(st: State) -> Sector | None:
    """The next sector with hostile sides (P17.12.1)."""
    sectors = st.sectors.values()
    contested = [sector for sector in sectors if len(sector.fleets) > 1 and next_pair(st, sector) is not None]
    return by_number(contested)[0] if contested else None
