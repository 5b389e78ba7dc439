"""The chart of a map: its sectors by the names of their places, and which are adjacent (section 1.2)."""

from __future__ import annotations

from functools import lru_cache

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


def chart(map_id: str) -> Chart:
    """The chart of a map."""
    return _chart_of(_Identity(parts().maps[map_id]))


class _Identity:
    """A map as a key: equal only to itself, since an owner's file may bring another map of the same id."""

    def __init__(self, given: GalaxyMap) -> None:
        self.map = given

    def __hash__(self) -> int:
        return self.map.id.__hash__()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Identity) and other.map is self.map


@lru_cache(maxsize=128)
def _chart_of(given: _Identity) -> Chart:
    tiles = {name_of(tile.hex): tile for tile in given.map.tiles if tile.kind != WORMHOLE}
    places = {tile.id: place for place, tile in tiles.items()}

    def named(found: dict[str, tuple[str, ...]]) -> dict[Place, tuple[Place, ...]]:
        return {places[tile]: tuple([places[other] for other in others]) for tile, others in found.items()}

    calm = msgspec.structs.replace(given.map, voidstorms=())
    return Chart(tiles, places, named(adjacency(given.map)), named(adjacency(calm)))
