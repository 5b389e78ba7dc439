"""The chart of a map: its sectors by the names of their places, and which are adjacent (section 1.2)."""

from __future__ import annotations

import msgspec

from engine.core.hexgrid import name_of
from engine.voidfall.components import parts
from engine.voidfall.records.galaxy import WORMHOLE, GalaxyMap, Tile, adjacency
from engine.voidfall.tasks import Place


class Chart(msgspec.Struct, frozen=True):
    """Sectors by place, without Wormholes. `adjacent`: over open edges and Wormholes; `across_storms`: the same if
    Voidstorms were open (Hyperdrive)."""

    tiles: dict[Place, Tile]
    places: dict[str, Place]
    """By the id of the tile."""
    adjacent: dict[Place, tuple[Place, ...]]
    across_storms: dict[Place, tuple[Place, ...]]


_CHARTS: dict[str, tuple[GalaxyMap, Chart]] = {}
"""By the id of a map, with the map itself: an owner's file may bring another one of the same id."""


def chart(map_id: str) -> Chart:
    """The chart of a map."""
    given, known = parts().maps[map_id], _CHARTS.get(map_id)
    if known is None or known[0] is not given:
        known = _CHARTS[map_id] = given, _chart_of(given)
    return known[1]


def _chart_of(given: GalaxyMap) -> Chart:
    tiles = {name_of(tile.hex): tile for tile in given.tiles if tile.kind != WORMHOLE}
    places = {tile.id: place for place, tile in tiles.items()}

    def named(found: dict[str, tuple[str, ...]]) -> dict[Place, tuple[Place, ...]]:
        return {places[tile]: tuple([places[other] for other in others]) for tile, others in found.items()}

    calm = msgspec.structs.replace(given, voidstorms=())
    return Chart(tiles, places, named(adjacency(given)), named(adjacency(calm)))
