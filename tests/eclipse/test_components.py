"""The tables of the facts (sections 1 to 4), row by row: `data/*.txt` beside the tests holds them as printed."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.eclipse.components import (
    NPC_STATS,
    PARTS,
    SECTORS,
    SHIP_CLASSES,
    SPECIES,
    TECHNOLOGIES,
    ShipStats,
    Square,
)
from engine.eclipse.map.geometry import open_sides
from engine.eclipse.setup import open_species
from engine.eclipse.ships import added_up
from engine.eclipse.tracks import reputation_fits
from tests.eclipse.positions import A, position

DATA = Path(__file__).parent / "data"
KINDS = {"M": "money", "S": "science", "R": "materials", "G": "gray"}
DAMAGE = {"yellow": 1, "orange": 2, "red": 4}
TERRANS = {
    "terran_directorate": ("red", "221"), "terran_federation": ("blue", "223"), "terran_union": ("green", "225"),
    "terran_republic": ("yellow", "227"), "terran_conglomerate": ("white", "229"), "terran_alliance": ("black", "231"),
}  # fmt: skip
ALIENS = {
    "eridani_empire": ("red", "222"), "hydran_progress": ("blue", "224"), "planta": ("green", "226"),
    "descendants_of_draco": ("yellow", "228"), "mechanema": ("white", "230"), "orion_hegemony": ("black", "232"),
}  # fmt: skip
BOARDS = {**TERRANS, **ALIENS}


def table(name: str) -> list[list[str]]:
    """The rows of a table, in words."""
    return [line.split() for line in (DATA / f"{name}.txt").read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize("row", table("sectors"), ids=lambda row: row[0])
def test_a_sector_is_as_printed(row: list[str]) -> None:
    """Facts, section 1."""
    number, ring, points, wormholes, guards, signs, *squares = row
    tile = SECTORS[number]
    assert tile.ring == {"center": "centre", "start": "home"}.get(ring, ring)
    assert tile.vp == int(points)
    assert tile.wormholes == wormholes
    assert open_sides(number, 0) == tuple(side == "1" for side in wormholes)
    assert tile.gcds == (guards == "GCDS")
    assert tile.ancients == (int(guards) if guards.isdigit() else 0)
    assert (tile.discovery, tile.artifact) == ("D" in signs, "A" in signs)
    printed = [square for square in squares if square != "-"]
    assert list(tile.squares) == [Square(KINDS[each[0]], each.endswith("*")) for each in printed]


def test_all_sectors_are_in_the_table() -> None:
    """Facts, section 1: 50 sectors."""
    assert sorted(SECTORS) == sorted(row[0] for row in table("sectors"))
    assert len(SECTORS) == 50


@pytest.mark.parametrize("row", table("technologies"), ids=lambda row: row[1])
def test_a_technology_is_as_printed(row: list[str]) -> None:
    """Facts, section 2; P17.7.1."""
    category, name, prices, copies, kind = row
    technology = TECHNOLOGIES[name]
    assert technology.category == category
    assert f"{technology.price}/{technology.minimum}" == prices
    assert technology.copies == int(copies)
    assert technology.kind == kind
    assert (kind == "ship_part") == (name in {part.technology for part in PARTS.values()})


def test_all_technologies_are_in_the_table() -> None:
    """Facts, section 2: 24 technologies, eight in each category."""
    assert sorted(TECHNOLOGIES) == sorted(row[1] for row in table("technologies"))
    assert len(TECHNOLOGIES) == 24


@pytest.mark.parametrize("row", table("parts"), ids=lambda row: row[0])
def test_a_part_is_as_printed(row: list[str]) -> None:
    """Facts, section 3."""
    name, kind, energy, initiative, movement, computer, shield, hull, technology, *dice = row
    part = PARTS[name]
    values = (part.energy, part.initiative, part.movement, part.computer, part.shield, part.hull)
    assert values == tuple(map(int, (energy, initiative, movement, computer, shield, hull)))
    assert part.kind == kind
    assert part.ancient == (technology == "ancient")
    assert part.technology == (None if technology in ("none", "ancient") else technology)
    damage = tuple(DAMAGE[word] for word in dice if word in DAMAGE)
    assert (part.missiles if kind == "missile" else part.cannons) == damage
    assert (part.cannons if kind == "missile" else part.missiles) == ()


def test_all_parts_are_in_the_table() -> None:
    """Facts, section 3: 17 parts and 6 ancient ones."""
    assert sorted(PARTS) == sorted(row[0] for row in table("parts"))
    assert sum(part.ancient for part in PARTS.values()) == 6


def blueprint_row(species: str, ship: str) -> tuple[int, list[int], list[tuple[str, str | None]]]:
    """Price, totals and squares of a printed blueprint: those of Terrans but for Planta and Orion."""
    board = {"planta": "planta", "orion_hegemony": "orion"}.get(species, "terran")
    row = next(row for row in table("blueprints") if row[:2] == [board, ship])
    squares = [square.split("=") for square in row[4].split(";")]
    return int(row[2]), [int(each) for each in row[3].split("/")], [(s, None if p == "-" else p) for s, p in squares]


@pytest.mark.parametrize("ship", SHIP_CLASSES)
@pytest.mark.parametrize("species", BOARDS)
def test_a_blueprint_is_as_printed(species: str, ship: str) -> None:
    """Facts, section 4; Eridani's dreadnought has one more energy, Mechanema's ships are cheaper."""
    price, totals, squares = blueprint_row(species, ship)
    blueprint = SPECIES[species].blueprints[ship]  # type: ignore[index]
    if species == "mechanema":
        price = {"interceptor": 2, "cruiser": 4, "dreadnought": 7, "starbase": 2}[ship]
    if species == "eridani_empire" and ship == "dreadnought":
        totals[-1] += 1
    assert blueprint.price == price
    assert dict(blueprint.slots) == dict(squares)
    stats = added_up(blueprint, {})
    assert [stats.initiative, stats.computer, stats.shield, stats.hull, stats.movement, stats.energy] == totals


# exp/inf/res/upg/bui/mov, trade, colony ships, storage, discs, reputation places, technologies, first ship
SPECIES_TABLE = {
    "terran": "1/2/1/2/2/3 2 3 2/3/3 13 1+4+0 starbase interceptor",
    "eridani_empire": "1/2/1/2/2/2 3 3 26/2/4 11 0+4+0 plasma_cannon,gauss_shield,fusion_drive interceptor",
    "hydran_progress": "1/2/2/2/2/2 3 3 2/5/2 13 1+3+0 advanced_labs interceptor",
    "planta": "2/2/1/2/2/2 3 4 4/4/4 13 1+3+0 starbase interceptor",
    "descendants_of_draco": "1/2/1/2/2/2 3 3 2/4/3 13 0+4+0 - interceptor",
    "mechanema": "1/2/1/3/3/2 3 3 3/3/3 13 0+4+0 positron_computer interceptor",
    "orion_hegemony": "1/2/1/2/2/2 4 3 3/3/5 13 0+4+1 neutron_bombs,gauss_shield cruiser",
}


@pytest.mark.parametrize("name", BOARDS)
def test_a_board_is_as_printed(name: str) -> None:
    """Facts, section 4."""
    species = SPECIES[name]
    row = SPECIES_TABLE["terran" if name in TERRANS else name].split()
    actions = species.actions
    counts = (actions.explore, actions.influence, actions.research, actions.upgrade, actions.build, actions.move)
    assert "/".join(map(str, counts)) == row[0]
    assert actions.refresh == 2
    assert [species.trade, species.colony_ships] == [int(row[1]), int(row[2])]
    assert "/".join(map(str, species.storage)) == row[3]
    assert species.discs == int(row[4])
    places = species.reputation
    assert f"{places.ambassador}+{places.either}+{places.reputation}" == row[5]
    assert set(species.technologies) == set(row[6].replace("-", "").split(",")) - {""}
    assert species.ship == row[7]
    assert species.terran == (name in TERRANS)
    assert (species.board, species.home) == BOARDS[name]
    assert species.reputation_tiles == (2 if name == "eridani_empire" else 0)
    assert (species.orbital_price, species.monolith_price) == ((4, 8) if name == "mechanema" else (5, 10))


def test_the_two_sides_of_a_board_exclude_each_other() -> None:
    """P17.2.2; facts, section 4: each colour has a Terran and another species, on homes of one tile."""
    assert sorted(SPECIES) == sorted(BOARDS)
    for alien, terran in zip(ALIENS.values(), TERRANS.values(), strict=True):
        assert alien[0] == terran[0]
        assert int(alien[1]) == int(terran[1]) + 1
    st = position("mechanema", "terran_union")
    assert not {"mechanema", "terran_conglomerate", "terran_union", "planta"} & set(open_species(st))


def test_ancients_and_the_gcds_are_as_printed() -> None:
    """Facts, section 9.5."""
    assert NPC_STATS["ancient"] == ShipStats(0, 2, 0, 1, 0, 1, (1, 1), (), 0)
    assert NPC_STATS["gcds"] == ShipStats(0, 0, 0, 1, 0, 7, (1, 1, 1, 1), (), 0)


@pytest.mark.parametrize("name", BOARDS)
def test_p1_7_what_fits_on_a_reputation_track(name: str) -> None:
    """P1.7, ruling 30: `max(0, a - A) + max(0, r - R) <= E`, for up to three ambassadors."""
    row = SPECIES_TABLE["terran" if name in TERRANS else name].split()[5]
    alone, either, tiles = map(int, row.split("+"))
    player = position(name).players[A]
    for ambassadors in range(4):
        most = either + tiles - max(0, ambassadors - alone)
        assert reputation_fits(player, ambassadors, most)
        assert not reputation_fits(player, ambassadors, most + 1)
