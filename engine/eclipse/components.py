"""The components of Eclipse, read from `data/*.json`: sectors, technologies, parts, species, discoveries, seatings.

They are those of the published first edition; every record says how certain it is (`source`). Owners do not replace
them.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from engine.core.components import Certainty, read_bundled, read_records
from engine.core.hexgrid import Hex

Resource: TypeAlias = Literal["money", "science", "materials"]
SquareKind: TypeAlias = Literal["money", "science", "materials", "gray", "orbital"]
"""Where a cube stands. Gray takes any resource, an orbital money or science (P17.4.1)."""
Ring: TypeAlias = Literal["inner", "middle", "outer"]
"""The three stacks of sector hexes, by distance from the centre: 1, 2, 3 and more."""
Category: TypeAlias = Literal["military", "grid", "nano"]
ShipClass: TypeAlias = Literal["interceptor", "cruiser", "dreadnought", "starbase"]
NpcClass: TypeAlias = Literal["ancient", "gcds"]
AnyClass: TypeAlias = ShipClass | NpcClass
PartKind: TypeAlias = Literal["cannon", "missile", "hull", "drive", "computer", "source", "shield"]
ActionKind: TypeAlias = Literal["explore", "influence", "research", "upgrade", "build", "move"]

RESOURCES: tuple[Resource, ...] = ("money", "science", "materials")

ADVANCED: dict[Resource, str] = {
    "money": "advanced_economy",
    "science": "advanced_labs",
    "materials": "advanced_mining",
}
"""The technology that opens the advanced squares of a kind."""
RINGS: tuple[Ring, ...] = ("inner", "middle", "outer")
CATEGORIES: tuple[Category, ...] = ("military", "grid", "nano")
SHIP_CLASSES: tuple[ShipClass, ...] = ("interceptor", "cruiser", "dreadnought", "starbase")
BY_SIZE: tuple[ShipClass, ...] = ("dreadnought", "cruiser", "starbase", "interceptor")
"""Largest first, as targets and as the order of groups of equal initiative (P17.13.1, P17.13.8)."""
MINIATURES: dict[ShipClass, int] = {"interceptor": 8, "cruiser": 4, "dreadnought": 2, "starbase": 4}
ACTIONS: tuple[ActionKind, ...] = ("explore", "influence", "research", "upgrade", "build", "move")
REACTIONS: tuple[ActionKind, ...] = ("upgrade", "build", "move")

ROUNDS = 9
AMBASSADORS = 3
DISCS = 16
CUBES_PER_TRACK = 11
MOST_CUBES = 12
"""A track has twelve squares; cubes beyond the eleven come back from gray squares (P17.15.8)."""
PRODUCTION = (28, 24, 21, 18, 15, 12, 10, 8, 6, 4, 3, 2, 0)
"""What a track yields with so many cubes left on it (facts, section 5)."""
UPKEEP = (30, 25, 21, 17, 13, 10, 7, 5, 3, 2, 1, 0, 0)
"""What so many discs on the influence track cost; 13 and more cost nothing (facts, section 5)."""
DISCOUNTS = (0, 1, 2, 3, 4, 6, 8)
"""Off the price of the next technology, by the number of those owned in its category (facts, section 2)."""
CATEGORY_POINTS = (0, 0, 0, 0, 1, 2, 3, 5)
MOST_IN_CATEGORY = 7
REPUTATION: dict[int, int] = {1: 12, 2: 9, 3: 7, 4: 4}
"""How many reputation tiles there are of each value."""
KILL_TILES: dict[AnyClass, int] = {
    "interceptor": 1,
    "starbase": 1,
    "ancient": 1,
    "cruiser": 2,
    "dreadnought": 3,
    "gcds": 3,
}
"""Reputation tiles drawn for destroying one (P17.14.1)."""
MOST_REPUTATION_DRAWN = 5
DISCOVERY_POINTS = 2
MONOLITH_POINTS = 3
TRAITOR_POINTS = -2
ARTIFACT_RESOURCES = 5
DIPLOMACY_FROM = 4
"""Players with whom a game has diplomacy and the traitor card."""


class Square(msgspec.Struct, frozen=True):
    """A population square of a sector."""

    kind: Literal["money", "science", "materials", "gray"]
    advanced: bool


class SectorTile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A sector hex as printed. `wormholes`: six digits 0 or 1, from north clockwise, before it is turned."""

    id: str
    ring: Literal["centre", "inner", "middle", "outer", "home"]
    vp: int
    squares: tuple[Square, ...]
    wormholes: str
    ancients: int
    gcds: bool
    discovery: bool
    artifact: bool
    source: Certainty

    @property
    def number(self) -> int:
        """The printed number, by which battles are ordered."""
        return int(self.id)


class Technology(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A technology. Those of kind `ship_part` unlock the part of the same id."""

    id: str
    category: Category
    price: int
    minimum: int
    copies: int
    kind: Literal["permanent", "build", "ship_part", "instant"]
    source: Certainty


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A ship part. `energy`: what it makes (positive) or uses. `cannons`, `missiles`: the damage of each die."""

    id: str
    kind: PartKind
    energy: int
    initiative: int
    movement: int
    computer: int
    shield: int
    hull: int
    cannons: tuple[int, ...]
    missiles: tuple[int, ...]
    technology: str | None
    ancient: bool
    source: Certainty


class Blueprint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A printed ship: its squares in reading order with the part printed there, the values outside the grid, its price
    in materials."""

    slots: tuple[tuple[str, str | None], ...]
    initiative: int
    energy: int
    computer: int
    price: int


class Counts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How often a species does what an action is for. `refresh`: colony ships turned up by an influence action."""

    explore: int
    influence: int
    refresh: int
    research: int
    upgrade: int
    build: int
    move: int


class ReputationPlaces(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The places of a reputation track: for ambassadors only, for either, for reputation tiles only (P1.7)."""

    ambassador: int
    either: int
    reputation: int


class Species(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player board. The two species of one `board` exclude each other (P17.2.2)."""

    id: str
    board: str
    home: str
    terran: bool
    actions: Counts
    trade: int
    colony_ships: int
    storage: tuple[int, int, int]
    technologies: tuple[str, ...]
    ship: ShipClass
    discs: int
    reputation: ReputationPlaces
    reputation_tiles: int
    orbital_price: int
    monolith_price: int
    blueprints: dict[ShipClass, Blueprint]
    source: Certainty


class Discovery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A discovery tile's face."""

    id: str
    count: int
    effect: Literal["resource", "tech", "cruiser", "part"]
    resource: Resource | None
    amount: int
    part: str | None
    source: Certainty


class Seating(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What depends on the number of players: outer sectors in play, technologies at first and in each cleanup, home
    places clockwise as (q, r, turns)."""

    id: str
    outer: int
    first_technologies: int
    technologies: int
    homes: tuple[tuple[int, int, int], ...]
    source: Certainty

    def home(self, seat: int) -> tuple[Hex, int]:
        """The place of a seat's home and by how many sixths it is turned clockwise."""
        q, r, turns = self.homes[seat]
        return Hex(q, r), turns


_FILES = read_bundled(
    "engine.eclipse",
    ("sectors.json", "technologies.json", "parts.json", "species.json", "discoveries.json", "seatings.json"),
)

SECTORS: dict[str, SectorTile] = read_records(_FILES, "sectors.json", SectorTile)
TECHNOLOGIES: dict[str, Technology] = read_records(_FILES, "technologies.json", Technology)
PARTS: dict[str, Part] = read_records(_FILES, "parts.json", Part)
SPECIES: dict[str, Species] = read_records(_FILES, "species.json", Species)
DISCOVERIES: dict[str, Discovery] = read_records(_FILES, "discoveries.json", Discovery)
SEATINGS: dict[int, Seating] = {
    int(seating.id): seating for seating in read_records(_FILES, "seatings.json", Seating).values()
}

CENTRE_SECTOR = "001"
PLANTA = "planta"
DRACO = "descendants_of_draco"


class ShipStats(msgspec.Struct, frozen=True):
    """What the parts of a ship add up to. `energy`: made minus used; a legal ship has 0 or more."""

    energy: int
    initiative: int
    movement: int
    computer: int
    shield: int
    hull: int
    cannons: tuple[int, ...]
    missiles: tuple[int, ...]
    drives: int


NPC_STATS: dict[NpcClass, ShipStats] = {
    "ancient": ShipStats(0, 2, 0, 1, 0, 1, (1, 1), (), 0),
    "gcds": ShipStats(0, 0, 0, 1, 0, 7, (1, 1, 1, 1), (), 0),
}
"""Ancients and the Galactic Center Defense System (facts, section 9.5)."""
