"""What ships can do: blueprints with their parts, and what the parts add up to."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache

from engine.eclipse import components
from engine.eclipse.state import Player, Side, State


def parts_on(blueprint: components.Blueprint, tiles: Mapping[str, str]) -> list[components.Part]:
    """The parts that count: on each square the tile, or else what is printed there."""
    found = []
    for slot, printed in blueprint.slots:
        part = tiles.get(slot, printed)
        if part is not None:
            found.append(components.PARTS[part])
    return found


def added_up(blueprint: components.Blueprint, tiles: Mapping[str, str]) -> components.ShipStats:
    """What a ship with these tiles can do; the values printed outside the grid are included (facts, section 3)."""
    return _added_up(blueprint_id(blueprint), tuple(sorted(tiles.items())))


_BLUEPRINTS: list[components.Blueprint] = [
    each for species in components.SPECIES.values() for each in species.blueprints.values()
]


def blueprint_id(blueprint: components.Blueprint) -> int:
    """A small number for a printed blueprint, the same for equal ones."""
    return _BLUEPRINTS.index(blueprint)


def blueprint_with(number: int) -> components.Blueprint:
    """The printed blueprint with this number."""
    return _BLUEPRINTS[number]


@lru_cache(maxsize=4096)
def _added_up(number: int, tiles: tuple[tuple[str, str], ...]) -> components.ShipStats:
    blueprint = _BLUEPRINTS[number]
    return sum_of(blueprint, parts_on(blueprint, dict(tiles)))


def sum_of(blueprint: components.Blueprint, parts: Iterable[components.Part]) -> components.ShipStats:
    """What a ship with these parts can do, printed ones included."""
    energy, initiative, movement, computer = blueprint.energy, blueprint.initiative, 0, blueprint.computer
    shield, hull, drives = 0, 0, 0
    cannons: tuple[int, ...] = ()
    missiles: tuple[int, ...] = ()
    for part in parts:
        energy += part.energy
        initiative += part.initiative
        movement += part.movement
        computer += part.computer
        shield += part.shield
        hull += part.hull
        cannons += part.cannons
        missiles += part.missiles
        drives += part.kind == "drive"
    return components.ShipStats(energy, initiative, movement, computer, shield, hull, cannons, missiles, drives)


def is_legal(ship: components.ShipClass, stats: components.ShipStats) -> bool:
    """Whether a blueprint may stay as it is at the end of an upgrade (P17.8.3): enough energy, a drive unless it is a
    starbase, which has none."""
    return stats.energy >= 0 and (stats.drives == 0 if ship == "starbase" else stats.drives >= 1)


def ship_stats(st: State, side: Side, ship: components.AnyClass) -> components.ShipStats:
    """What a ship of this side and class can do now."""
    if ship == "ancient" or ship == "gcds":
        return components.NPC_STATS[ship]
    return player_stats(st.players[side], ship)


def player_stats(player: Player, ship: components.ShipClass) -> components.ShipStats:
    """What the parts of a player's class add up to, whether any ship of it is built or not."""
    tiles = player.tiles.get(ship)
    return _added_up(_number_of(player.species, ship), tuple(sorted(tiles.items())) if tiles else ())


@lru_cache(maxsize=64)
def _number_of(species: str, ship: components.ShipClass) -> int:
    return blueprint_id(components.SPECIES[species].blueprints[ship])


def built_ships(st: State, seat: int) -> dict[components.ShipClass, int]:
    """How many ships of each class the seat has on the map; classes without any are left out."""
    built: dict[components.ShipClass, int] = {}
    for sector in st.sectors.values():
        for fleet in sector.fleets:
            if fleet.side == seat:
                for ship, damages in fleet.ships.items():
                    built[ship] = built.get(ship, 0) + len(damages)  # type: ignore[index, arg-type]  # not of Ancients
    return built


def miniatures_left(st: State, seat: int, ship: components.ShipClass) -> int:
    """How many ships of a class are not on the map."""
    return components.MINIATURES[ship] - built_ships(st, seat).get(ship, 0)
