"""What a seat may know of a game of Eclipse: everything but reputation values, the order of stacks and bags, and
discovery tiles that lie face down (P1.8)."""

from __future__ import annotations

import msgspec

from engine.eclipse.components import ActionKind, AnyClass, Ring, ShipClass
from engine.eclipse.scoring.score import Points
from engine.eclipse.state import Impact, Offer, Phase, Place, Side


class FleetView(msgspec.Struct, frozen=True):
    """The ships of one side in a sector: by class the damage of each."""

    side: Side
    ships: dict[AnyClass, tuple[int, ...]]

    @property
    def size(self) -> int:
        """How many ships."""
        return sum(map(len, self.ships.values()))


class SectorView(msgspec.Struct, frozen=True):
    """A sector on the map; `discovery`: whether a tile lies there face down."""

    id: str
    place: Place
    turns: int
    owner: int | None
    filled: tuple[bool, ...]
    discovery: bool
    orbital: bool
    orbital_filled: bool
    monolith: bool
    fleets: tuple[FleetView, ...]


class PlayerView(msgspec.Struct, frozen=True):
    """What everybody sees of a player board. `reputation`: how many tiles. `points`: those that everybody can count
    (the reputation among them is 0 until the end)."""

    species: str
    money: int
    science: int
    materials: int
    discs: int
    actions: tuple[ActionKind, ...]
    reactions: tuple[ActionKind, ...]
    reserve: int
    cubes: tuple[int, int, int]
    graveyard: dict[str, int]
    technologies: tuple[str, ...]
    tiles: dict[ShipClass, dict[str, str]]
    saved_parts: tuple[str, ...]
    colony_ships: int
    reputation: int
    partners: tuple[int, ...]
    offers: tuple[Offer, ...]
    kept_discoveries: tuple[str, ...]
    passed: bool
    collapsed: bool
    out: bool
    points: Points


class Exploring(msgspec.Struct, frozen=True):
    """Sectors turned up for a place that a seat explores."""

    seat: int
    place: Place
    drawn: tuple[str, ...]


class Discovering(msgspec.Struct, frozen=True):
    """A discovery tile that a seat has taken and everybody sees."""

    seat: int
    place: Place
    tile: str


class GroupView(msgspec.Struct, frozen=True):
    """A group of a battle. `ships`: the damage of each that lives and is there; `lost`: how many this battle has
    destroyed; `cannons`, `missiles`: the damage of each die of one ship; `retreat`: where the group waits to go;
    `left`: where it has gone."""

    side: Side
    ship: AnyClass
    ships: tuple[int, ...]
    lost: int
    initiative: int
    computer: int
    shield: int
    hull: int
    cannons: tuple[int, ...]
    missiles: tuple[int, ...]
    retreat: Place | None = None
    left: Place | None = None


class DieView(msgspec.Struct, frozen=True):
    """A die that fell: the damage that it does, what it shows, whether it hit."""

    damage: int
    face: int
    hit: bool


class SalvoView(msgspec.Struct, frozen=True):
    """What a group (by its number in the battle) fired in a round, how many ships fired, what fell, and where the hits
    went."""

    round: int
    group: int
    ships: int
    dice: tuple[DieView, ...]
    impacts: tuple[Impact, ...]


class BattleView(msgspec.Struct, frozen=True):
    """A battle. `number`: no other battle of the game has it. `round`: 0 in the missile salvo. `groups`: of both sides
    in firing order. `salvos`: the latest, oldest first. `over`: it has ended; `winner`: who has ships there then;
    `resigned`: who gave up during it."""

    number: int
    place: Place
    attacker: Side
    defender: Side
    round: int
    groups: tuple[GroupView, ...]
    salvos: tuple[SalvoView, ...]
    over: bool = False
    winner: Side | None = None
    resigned: Side | None = None

    def side(self, salvo: SalvoView) -> Side:
        """Who fired."""
        return self.groups[salvo.group].side

    def target(self, salvo: SalvoView) -> Side:
        """Whom the salvo hit."""
        return self.defender if self.side(salvo) == self.attacker else self.attacker


class View(msgspec.Struct, frozen=True):
    """The game as a seat knows it (`seat` None: an onlooker).

    `reputation`: the own tiles. `drawn`: reputation tiles that the seat has drawn and chooses from. `stacks`: how many
    sectors are left. `supply`: technologies and their numbers of tiles. `battle`: the one that is being fought;
    `fought`: those of the latest combat phase that are over. `contested`: where hostile sides stand.
    `recent`: the places where the map has changed since the last turn of the seat.
    """

    seat: int | None
    reputation: tuple[int, ...] | None
    drawn: tuple[int, ...] | None
    players: tuple[PlayerView, ...]
    order: tuple[int, ...]
    sectors: dict[Place, SectorView]
    stacks: dict[Ring, int]
    discards: dict[Ring, tuple[str, ...]]
    supply: dict[str, int]
    tech_bag: int
    reputation_bag: int
    discovery_stack: int
    used_discoveries: tuple[str, ...]
    round: int
    phase: Phase
    active: int
    start_player: int
    first_passed: int | None
    traitor: int | None
    exploring: Exploring | None
    discovering: Discovering | None
    battle: BattleView | None
    fought: tuple[BattleView, ...]
    contested: tuple[Place, ...]
    recent: tuple[Place, ...]
    over: bool
    winners: tuple[int, ...]
