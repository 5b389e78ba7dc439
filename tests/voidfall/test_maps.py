"""The maps of the scenarios (App-8): templates with their variations, solo maps, contents by pattern."""

from __future__ import annotations

import pytest

from engine.voidfall.components import parts
from engine.voidfall.records.galaxy import GalaxyMap, Tile

WORMHOLES = {"rim": "wormhole", "fallen_n": "wormhole", "fallen_s": "wormhole"}
VARIATIONS: dict[str, tuple[dict[str, str], tuple[str, ...]]] = {
    "T": ({}, ()),
    "X01": ({"center": "genesis"}, ()),
    "X02": ({"center": "paradise_world"}, ("center-core",)),
    "X03": ({"center": "research_complex"}, ("core-rim",)),
    "X04": ({"center": "novarch_palace"}, ()),
    "X05": ({"rim": "asteroid_belt", "mid": "asteroid_belt"}, ()),
    "X06": (WORMHOLES, ()),
    "X07": ({**WORMHOLES, "center": "communication_relay"}, ("core-gate",)),
    "X08": ({"center": "ancient_ruins"}, ("core-core",)),
    "X09": ({"rim": "survivor_colony", "mid": "survivor_colony"}, ()),
    "X10": ({"center": "megalopolis"}, ("core-core", "core-mid")),
    "X11": ({"rim": "asteroid_belt", "center": "genesis"}, ("center-core", "core-gate")),
    "K01": ({"center": "rift"}, ()),
    "K02": ({"center": "rift", "rim": "survivor_colony"}, ("center-core",)),
    "K03": ({"center": "rift", "rim": "asteroid_belt", "mid": "novarch_palace"}, ()),
    "K04": ({"center": "megalopolis", "rim": "paradise_world", "mid": "paradise_world"}, ("core-core",)),
    "K05": ({"center": "rift", "rim": "ancient_ruins"}, ()),
    "K06": ({**WORMHOLES, "center": "rift"}, ()),
    "K07": ({"center": "megalopolis", "rim": "rift", "mid": "novarch_palace"}, ()),
}
"""By scenario: the kinds of tiles by their name or family, and the families of neighbours with Voidstorms."""

SOLO = {
    "C011": (10, ""),
    "C021": (12, "s12/s23, s21/s22, s23/s33, s23/s34"),
    "C031": (13, "s02/s05, s04/s08, s05/s09, s10/s11"),
    "C041": (14, "outpost/s11, s04/s07, s07/s10, s11/s13"),
    "C051": (15, "outpost/s12, s04/s08"),
    "C061": (12, "s02/s06, s05/s06, s10/s11"),
    "C071": (13, "s02/s03, s04/s05, s06/s10, s08/s11"),
    "C081": (14, "home/s01, s06/s10, s07/s08, s07/s10"),
}
MAPS = [(name, table.players) for name in VARIATIONS for table in parts().scenarios[name].tables]


def family(tile: str) -> str:
    """`core_a` -> `core`."""
    return tile.partition("_")[0]


def variation(name: str, players: int) -> dict[str, str]:
    """The kinds that a scenario changes; K05 depends on the number of players."""
    kinds = dict(VARIATIONS[name][0])
    if name == "K05":
        kinds["mid"] = {2: "paradise_world", 3: "base", 4: "ancient_ruins"}[players]
    return kinds


def map_of(name: str, players: int) -> GalaxyMap:
    return parts().maps[f"{name}_{players}p"]


@pytest.mark.parametrize(("name", "players"), MAPS)
def test_a_map_is_its_template_with_the_variation_of_the_scenario(name: str, players: int) -> None:
    """App-8: places and kinds."""
    kinds = variation(name, players)
    found = [(tile.id, tile.hex, tile.seat, tile.outpost, tile.kind) for tile in map_of(name, players).tiles]
    assert sorted(found, key=str) == sorted(
        (
            (tile.id, tile.hex, tile.seat, tile.outpost, kinds.get(tile.id, kinds.get(family(tile.id), tile.kind)))
            for tile in map_of("T", players).tiles
        ),
        key=str,
    )


@pytest.mark.parametrize(("name", "players"), MAPS)
def test_voidstorms_lie_where_the_scenario_says(name: str, players: int) -> None:
    """App-8: between all neighbours of these families."""
    template = {tile.id: tile for tile in map_of("T", players).tiles}
    wanted = {
        frozenset((one, other))
        for one, tile in template.items()
        for other, beside in template.items()
        if tile.hex.distance(beside.hex) == 1 and "-".join(sorted((family(one), family(other)))) in VARIATIONS[name][1]
    }
    assert {frozenset(pair) for pair in map_of(name, players).voidstorms} == wanted


@pytest.mark.parametrize("name", SOLO)
def test_a_solo_map_has_its_tiles_and_voidstorms(name: str) -> None:
    """App-8."""
    count, storms = SOLO[name]
    given = map_of(name, 1)
    assert len(given.tiles) == count
    assert sorted("/".join(sorted(pair)) for pair in given.voidstorms) == sorted(storms.split(", ") if storms else [])


def content(tile: Tile) -> str:
    """Voidborn cubes, Sector Defenses, Glory, Bounty, Reclaim."""
    return f"{tile.voidborn} {tile.sector_defenses} {tile.glory} {tile.bounty} {tile.reclaim}"


@pytest.mark.parametrize("given", parts().maps.values(), ids=lambda given: given.id)
def test_base_sectors_follow_the_pattern_of_their_population(given: GalaxyMap) -> None:
    """App-8, content patterns; all Voidborn sectors with Population start Corrupted."""
    patterns = {
        2: {"1 0 1 0 0"},
        3: {"2 0 2 1 0", "2 0 2 1 1"},
        4: {"1 1 3 0 2", "2 1 3 0 2", "2 1 4 0 2", "3 1 3 0 2", "3 1 4 0 2"},
        5: {"2 1 4 1 1"},
    }
    for tile in given.tiles:
        if tile.kind == "base" and not tile.outpost:
            assert content(tile) in patterns[tile.population or 0], (given.id, tile.id)
        if tile.voidborn and tile.population:
            assert tile.corrupted, (given.id, tile.id)
        if tile.kind == "fallen_house":
            assert (tile.voidborn, tile.glory, tile.corrupted) == (0, 1, True), (given.id, tile.id)


@pytest.mark.parametrize("name", [each.id for each in parts().maps.values() if each.mode == "coop"])
def test_harbingers_of_coop_maps(name: str) -> None:
    """App-8: every base sector of Population 4 or 5 and a Megalopolis carry one."""
    given = parts().maps[name]
    for tile in given.tiles:
        wanted = tile.kind == "megalopolis" or (tile.kind == "base" and (tile.population or 0) >= 4)
        assert tile.harbingers == int(wanted), (given.id, tile.id)


def test_only_solo_layouts_come_from_a_source() -> None:
    """App-8: templates, coop maps and the contents of most solo maps are house or derived values."""
    for given in parts().maps.values():
        assert (given.source.layout == "exact") == (given.mode == "solo"), given.id
    exact = [given.id for given in parts().maps.values() if given.source.contents == "exact"]
    assert exact == ["C011_1p", "C021_1p"]
