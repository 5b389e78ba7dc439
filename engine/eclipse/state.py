"""The state of a game of Eclipse.

What can be calculated is never stored: production, upkeep, prices, what a ship can do and who may go where are
functions (`tracks`, `ships`, `map.geometry`). Places on the map are called by the names of `engine.core.hexgrid`
(`3b`), sectors by their printed numbers (`318`).

A game runs in units of one question or a few. What is under way between two units is the stack `State.tasks`: the last
one is next, and `course` knows the procedure of each kind. With an empty stack the phase goes on.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable
from typing import Literal, TypeAlias

import msgspec

from engine.core.events import Event
from engine.core.kit import GameState, Outcome
from engine.core.text import Text
from engine.core.watch import Watch
from engine.eclipse.components import ActionKind, AnyClass, Resource, Ring, ShipClass
from engine.eclipse.firing import Damages, Groups

ANCIENTS = -1
"""The side of all Ancients of a sector (P1.1)."""
GCDS = -2
"""The side of the Galactic Center Defense System."""
Side: TypeAlias = int
"""A seat, ANCIENTS or GCDS."""
Place: TypeAlias = str
"""The name of a place on the map: `0a`, `3b`."""
Phase: TypeAlias = Literal["draft", "action", "combat", "bombing", "control", "diplomacy", "upkeep", "cleanup", "end"]
"""The draft, then the phases of a round; `bombing`, `control` and `diplomacy` follow the last battle (P17.14)."""


class Options(msgspec.Struct, frozen=True):
    """The table options (P17.19). `species`: how they are dealt. `seating`: who sits where."""

    species: Literal["draft", "random", "terrans"] = "draft"
    seating: Literal["random", "joined"] = "random"


class Fleet(msgspec.Struct):
    """The ships of one side in one sector: for each class that is there the damage of each ship, most damaged first."""

    side: Side
    ships: dict[AnyClass, list[int]] = {}

    @property
    def size(self) -> int:
        """How many ships."""
        return sum(map(len, self.ships.values()))


WATCHED_SINCE = 3
"""The rules since which games know what has changed on the map."""


class Sector(msgspec.Struct):
    """A sector hex on the map.

    `id` is its printed number, `turns` by how many sixths it is turned clockwise. `owner`: whose influence disc lies
    there. `filled`: which of its squares hold a cube, in printed order. `discovery`: the tile that lies there face
    down, hidden from everybody. `fleets`: in the order of their arrival (P1.6).
    """

    id: str
    place: Place
    turns: int
    filled: list[bool]
    owner: int | None = None
    discovery: str | None = None
    fleets: list[Fleet] = []
    orbital: bool = False
    orbital_filled: bool = False
    monolith: bool = False


class Offer(msgspec.Struct, frozen=True):
    """A standing offer of a diplomatic relation (P17.11.6): to whom, and from which track the own cube would come."""

    partner: int
    track: Resource


class Player(msgspec.Struct):
    """What lies on a player board, and beside it.

    `species` is empty until it is chosen. `discs`: on the influence track (t). `actions`, `reactions`: what the discs
    on the action spaces were spent for, in order. `reserve`: discs that only technologies bring. `cubes`: on the tracks
    of money, science, materials (k). `graveyard`: cubes killed this round by the kind of square. `tiles`: ship part
    tiles on the blueprints, by class and square; printed parts are not among them. `saved_parts`: ancient parts beside
    the board. `colony_ships`: those face up. `reputation`: values, hidden from others. `partners`: whose ambassadors
    are held. `kept_discoveries`: worth 2 points each. `returning`: cubes of a sector given up in upkeep, on their way
    to the tracks. `frozen_score`: of a civilization that has collapsed (P17.17).
    """

    species: str = ""
    money: int = 0
    science: int = 0
    materials: int = 0
    discs: int = 0
    actions: list[ActionKind] = []
    reactions: list[ActionKind] = []
    reserve: int = 0
    cubes: list[int] = msgspec.field(default_factory=lambda: [0, 0, 0])
    graveyard: dict[str, int] = {}
    technologies: list[str] = []
    tiles: dict[ShipClass, dict[str, str]] = {}
    saved_parts: list[str] = []
    colony_ships: int = 0
    reputation: list[int] = []
    partners: list[int] = []
    offers: list[Offer] = []
    kept_discoveries: list[str] = []
    passed: bool = False
    returning: CubesTask | None = None
    frozen_score: int | None = None
    out: bool = False

    @property
    def playing(self) -> bool:
        """Neither collapsed nor resigned."""
        return self.frozen_score is None and not self.out


class Impact(msgspec.Struct, frozen=True, array_like=True):
    """A hit on a ship of the other side: how much damage it did, and whether the ship was destroyed."""

    ship: AnyClass
    damage: int
    destroyed: bool


class Salvo(msgspec.Struct, array_like=True):
    """What a group (by its number in the battle) fired in a round; in round 0 its missiles. `ships`: how many fired.
    `dice`: what they rolled, each as its damage and what it shows; `hits`: which of them hit; `impacts`: where the hits
    went, as far as that is decided."""

    round: int
    group: int
    ships: int
    dice: list[tuple[int, int]]
    hits: list[bool]
    impacts: list[Impact] = []


MOST_SALVOS = 40
"""The latest of a battle that are remembered."""


class Battle(msgspec.Struct):
    """A battle between two sides, as everybody sees it; when it is over it is kept until the next combat phase begins.

    `number`: no other battle of the game has it. `groups`: in firing order, as they were when the battle began.
    `standing`: the damage of each ship that lives and is still there, by group. `round`: 0 in the missile salvo.
    `waiting`: the groups that wait to retreat, by number, and where they go (P17.13.5); `left`: those that have gone,
    and where they went. `lost`: how many ships each group has lost. `resigned`: who gave up during it.
    """

    number: int
    place: Place
    attacker: Side
    defender: Side
    groups: Groups
    standing: Damages
    lost: list[int]
    round: int = 0
    waiting: dict[int, Place] = {}
    left: dict[int, Place] = {}
    salvos: list[Salvo] = []
    resigned: Side | None = None


class Tally(msgspec.Struct):
    """What the battles of a sector are worth: the sides there by rank, tiles for kills by side (those that fought), and
    who gets nothing for fighting because all its ships were leaving (P17.14.1)."""

    place: Place
    order: list[Side]
    kills: dict[Side, int] = {}
    fled: list[Side] = []

    def tiles(self, side: Side) -> int:
        """How many reputation tiles a side that fought may draw; the bag and the limit of five come later."""
        return self.kills[side] + (side not in self.fled)


# -- what is under way -----------------------------------------------------------------------------------------------


class ExploreTask(msgspec.Struct, tag="explore"):
    """An Explore action after its space was named: `drawn` are the sectors turned up for `place`, the first of them
    first; `left`: further explores after this one (Planta). With an empty `place` the next space is to be named."""

    seat: int
    left: int
    place: Place = ""
    drawn: list[str] = []


class ActionTask(msgspec.Struct, tag="action"):
    """Any other action that goes on after its first step: `left` steps at most; `refresh`: colony ships that may still
    be turned up (Influence)."""

    seat: int
    kind: ActionKind
    left: int
    refresh: int = 0
    reaction: bool = False


class DiscoveryTask(msgspec.Struct, tag="discovery"):
    """A seat takes the discovery tile of a place. `tile`: its face once it is turned up, before that empty."""

    seat: int
    place: Place
    tile: str = ""


class CubesTask(msgspec.Struct, tag="cubes"):
    """Cubes that go back to tracks of their owner's choice: from gray squares, orbitals, and of own kinds where the
    track is full (P17.6.3); `ambassador`: those that came home (P17.11.5)."""

    seat: int
    gray: int = 0
    orbital: int = 0
    own: int = 0
    ambassador: int = 0


class ArtifactTask(msgspec.Struct, tag="artifact"):
    """The Artifact Key: so many artifacts for which a kind of resource is still to be chosen (P17.7.2)."""

    seat: int
    left: int


class ReputationTask(msgspec.Struct, tag="reputation"):
    """A seat draws so many reputation tiles for its battles in a place, then keeps one or none (P17.14.1). `drawn`:
    hidden from others; empty until they are drawn."""

    seat: int
    place: Place
    count: int
    drawn: list[int] = []


class EndTurnTask(msgspec.Struct, tag="end_turn"):
    """A seat has had its action or reaction: what it may still do for free, then the turn passes on (P17.3.5)."""

    seat: int


Task: TypeAlias = ExploreTask | ActionTask | DiscoveryTask | CubesTask | ArtifactTask | ReputationTask | EndTurnTask


class State(GameState, kw_only=True):
    """A game of Eclipse.

    `order`: the seats clockwise, beginning with the first home place of the seating. `sectors`: by place. `stacks`:
    sectors to be drawn, from the end; `discards`: face up; `unseen`: outer sectors that never enter. `tech_bag`: drawn
    from the end; `supply`: technologies that can be researched, with their numbers of tiles. `start_player` begins the
    round; `first_passed` begins the next. `handled`: places that the present part of the phase is done with. `battle`:
    the one that is being fought; `tally`: of the sector in which battles are fought; `fought`: the battles of the
    latest combat phase that are over.
    """

    options: Options
    players: list[Player]
    order: list[int]
    sectors: dict[Place, Sector] = {}
    stacks: dict[Ring, list[str]] = {}
    discards: dict[Ring, list[str]] = {}
    unseen: list[str] = []
    tech_bag: list[str] = []
    supply: dict[str, int] = {}
    reputation_bag: list[int] = []
    discovery_stack: list[str] = []
    used_discoveries: list[str] = []
    gone_parts: list[str] = []
    round: int = 1
    phase: Phase = "draft"
    active: int = 0
    start_player: int = 0
    first_passed: int | None = None
    picks: list[int] = []
    """Seats that still choose a species, the next one last."""
    traitor: int | None = None
    handled: list[Place] = []
    tasks: list[Task] = []
    battle: Battle | None = None
    tally: Tally | None = None
    fought: list[Battle] = []
    recent: list[Place] = []
    """The places that the latest action or battle touched, sorted, in games without a `watch`."""
    outcome: Outcome | None = None
    watch: Watch | None = None
    """What has changed on the map. None before the first turn, and in games that began before there was one."""

    def record(
        self,
        public: Text | None,
        *,
        private: Text | None = None,
        to: tuple[int, ...] = (),
        at: tuple[str, ...] = (),
        seat: int | None = None,
    ) -> None:
        """Say what just changed; where it is on the map, also note that. In games without a `watch` the places are in
        order of their names: seats that act side by side must not leave a trace of who was first (P17.15.7)."""
        if at and self.watch is not None:
            self.watch.touch(at)
        elif at and self.began_before(WATCHED_SINCE):
            for place in at:
                if place not in self.recent:
                    insort(self.recent, place)
        self.events.append(Event(public, private, to, at, seat))

    def touch(self, places: Iterable[Place]) -> None:
        """Something changes in these places without being recorded there: for the watch, which looks at no others."""
        if self.watch is not None:
            self.watch.touch(places)


# -- seats -----------------------------------------------------------------------------------------------------------


def living(st: State) -> list[int]:
    """The seats that neither collapsed nor resigned, clockwise from the start player."""
    return [seat for seat in clockwise(st, st.start_player) if st.players[seat].playing]


def clockwise(st: State, first: int) -> list[int]:
    """All seats clockwise, beginning with this one."""
    place = st.order.index(first)
    return st.order[place:] + st.order[:place]


def seat_after(st: State, seat: int) -> int:
    """The next living seat clockwise; the same one if nobody else lives."""
    for each in clockwise(st, seat)[1:]:
        if st.players[each].playing:
            return each
    return seat


def begin_combat(st: State) -> None:
    """All have passed. The battles of the round before are forgotten."""
    st.phase, st.fought = "combat", []


def finish(st: State) -> None:
    """The task that is next is done."""
    st.tasks.pop()
