"""The state of a game of Voidfall.

What can be calculated is never stored: control, Production Levels, Yields, Upkeep, limits and scores are functions.
Places on the map are called by the names of `engine.core.hexgrid` (`2b`).

What is under way is the stack `State.tasks` (see `engine.voidfall.tasks`); with an empty stack the phase goes on.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from engine.core.kit import GameState, Outcome
from engine.core.watch import Watch
from engine.voidfall.battlefield import Battlefield
from engine.voidfall.constants import AGENDA_SLOTS, START_GLORY, START_INFLUENCE
from engine.voidfall.happenings import Happening
from engine.voidfall.tasks import Gift, Place, Task
from engine.voidfall.vocabulary.lasting import LastingRule
from engine.voidfall.vocabulary.terms import AgendaType, Fleet, Guild, Installation, Level, Mode, Resource

Houses: TypeAlias = Literal["dealt", "suggested", "any"]
Phase: TypeAlias = Literal["houses", "origins", "start", "preparation", "focus", "evaluation", "end"]
"""Choice of houses, of origins, start effects (P2 to P5); then the phases of each Cycle."""


class Options(msgspec.Struct, frozen=True):
    """The table options. `scenario`: an id, or `auto` for one drawn among those of the mode for this number of players,
    not the tutorial. `houses`: dealt, chosen among those that the scenario suggests, or among all (P2)."""

    mode: Mode = "competitive"
    scenario: str = "auto"
    difficulty: Literal["easy", "normal", "hard"] = "normal"
    houses: Houses = "dealt"


class Sector(msgspec.Struct):
    """A sector of the map. Wormholes are not among them.

    `tile`: its id on the map. `kind`: of `sector_kinds.json`. `home`: the seat whose Home sector it is. `owner`: the
    player whose cubes are in `fleets`; a Home sector is its player's without cubes too. `voidborn`: Voidborn cubes.
    `guilds`, `installations`: those placed, from the left; printed ones are not among them. `bounty`, `reclaim`: tokens
    that lie face down. `glory`: values of tokens. `fallen`: the Fallen House whose card lies there.
    """

    tile: str
    kind: str
    home: int | None = None
    owner: int | None = None
    fleets: dict[Fleet, int] = {}
    voidborn: int = 0
    population: int | None = None
    corrupted: bool = False
    guilds: list[Guild] = []
    installations: list[Installation] = []
    bounty: int = 0
    reclaim: int = 0
    glory: list[int] = []
    harbingers: int = 0
    fallen: str = ""

    @property
    def cubes(self) -> int:
        """The cubes of its owner."""
        return sum(self.fleets.values())


class Slot(msgspec.Struct):
    """An Agenda slot of a House mat other than the starting one. `agenda`: empty if there is none."""

    agenda: str = ""
    corrupted: bool = False


class Player(msgspec.Struct):
    """What lies on a House mat, and beside it.

    `house`, `origin` are empty until chosen. `active`, `inactive`: cubes there; those deployed lie on sectors, those
    used up in Safe Havens. `tracks`: spaces of Society, Statecraft, Economy; `track_corruption` likewise. `slots`: the
    Agenda slots but the starting one, from the left. `trade`: Trade tokens held; the flipped one is not among them;
    `covered`: how many of them lie on Agendas, each of which satisfies the Upkeep of one. `technologies`: in the order
    in which they were gained, with the side in use. `stored`: Corruption on Decontamination Chambers. `conquered`: the
    Fallen House card that is the sixth slot for Technologies. `hand`, `discard`: Focus cards. `agendas`: in hand,
    hidden from others. `bounties`, `reclaims`: faces of the tokens kept. `kept_corruption`: set aside (event 1G).
    `unpaid`: Upkeep not paid in this Cycle. `third_actions`: used in this Cycle, by kind of sector.
    """

    house: str = ""
    origin: str = ""
    influence: int = START_INFLUENCE
    stock: dict[Resource, int] = msgspec.field(
        default_factory=lambda: {"food": 0, "energy": 0, "materials": 0, "credits": 0, "science": 0}
    )
    active: int = 0
    inactive: int = 0
    tracks: list[int] = msgspec.field(default_factory=lambda: [0, 0, 0])
    track_corruption: list[bool] = msgspec.field(default_factory=lambda: [False, False, False])
    slots: list[Slot] = msgspec.field(default_factory=lambda: [Slot() for _ in range(AGENDA_SLOTS - 1)])
    trade: int = 0
    covered: int = 0
    glory: list[int] = msgspec.field(default_factory=lambda: [START_GLORY])
    technologies: dict[str, Level] = {}
    stored: int = 0
    conquered: str = ""
    hand: list[str] = []
    discard: list[str] = []
    agendas: list[str] = []
    bounties: list[str] = []
    reclaims: list[str] = []
    kept_corruption: int = 0
    unpaid: int = 0
    third_actions: dict[str, int] = {}
    out: bool = False


class Copies(msgspec.Struct):
    """The Basic copies of a Technology in the display. `first`: whether the copy that gives Influence is among them."""

    count: int
    first: bool


class Turn(msgspec.Struct):
    """A turn of the Focus phase (P11, P12).

    `card`: the Focus card played; `given_up`: the card discarded for a Heroic or Joint one. `agenda`: played from the
    hand. `actions`: numbers of the actions used; `doubled`: Robotics has been used. `agenda_used`, `technologies`,
    `sectors`: what else has been used, Technology actions by `{id}:{number of the rule}`. `third`: a sector has given
    the third action. `surcharged`: the Corruption of event 1H covers all deployments of the turn.
    """

    seat: int
    card: str = ""
    given_up: str = ""
    flipped: bool = False
    agenda: str = ""
    actions: list[int] = []
    doubled: bool = False
    agenda_used: bool = False
    technologies: list[str] = []
    sectors: list[str] = []
    third: bool = False
    surcharged: bool = False


class Span(msgspec.Struct):
    """What was done in the present turn; Preparation and Evaluation count as one each (P50).

    `happened`: what each seat has done, in order, for Crises (P60); kept in coop and solo only. `overproduced`: by
    seat, how often. `havens`: seats that have built a Safe Haven level for it. `used`: triggers that are limited per
    turn, as `{seat}:{card}:{number of the rule}`, each as often as used.
    """

    happened: list[Happening] = []
    overproduced: list[int] = []
    havens: list[int] = []
    used: list[str] = []


class CrisisRow(msgspec.Struct):
    """A row of the Crisis board: Harbingers from the left, then ongoing Crises (P58)."""

    harbingers: int = 0
    crises: list[str] = []

    @property
    def filled(self) -> int:
        """How many slots are filled."""
        return self.harbingers + len(self.crises)


class Haven(msgspec.Struct):
    """A Safe Haven: how many spaces it has, and whose cube lies on each one that is built."""

    size: int
    cubes: list[int] = []


class Cooperation(msgspec.Struct):
    """What only cooperative and solo games have (section 6).

    `decks`: Crises by level "1" to "3", drawn from the end; `discards` likewise. `alerts`: the Alert deck, drawn from
    the end, as ids of War cards or levels of Situations; `alert`: the card of this round; `alert_discard`: old ones.
    `wars`: War cards not in the deck. `situations`: Situation cards not in the deck, by level. `current`: the Crisis of
    the turn. `harbingers`: in the supply. `offer`: Heroic or Joint cards face up; `focus_deck`: the others. `consumed`:
    Technologies beside the board, an Improved one as `id+`.
    """

    military: CrisisRow = msgspec.field(default_factory=CrisisRow)
    economic: CrisisRow = msgspec.field(default_factory=CrisisRow)
    decks: dict[str, list[str]] = {}
    discards: dict[str, list[str]] = {}
    alerts: list[str] = []
    alert: str = ""
    alert_discard: list[str] = []
    wars: list[str] = []
    situations: list[int] = msgspec.field(default_factory=lambda: [0, 0, 0])
    current: str = ""
    catastrophes: int = 0
    harbingers: int = 0
    havens: list[Haven] = []
    offer: list[str] = []
    focus_deck: list[str] = []
    consumed: list[str] = []


class State(GameState, kw_only=True):
    """A game of Voidfall.

    `map`: the map of the scenario for this number of players; `seating`: the letter of the map's seat, by seat.
    `sectors`: by place, in the order of the map's tiles. `order`: the seats in turn order; `active`: who plays, as a
    place in that order. `round`: of the Cycle, from 1. `step`: of the phase; its meaning is that of `preparation` and
    `evaluation`. `acted`: seats that are done with the present step. `picks`: seats that still choose, the next one
    last. `ladder`: Trade tokens on each space from the top. `decks`: Agendas by type, drawn from the end; discards lie
    at the start. `offers`: the Agenda face up of each type (empty: none), `offer_corruption` those with Corruption.
    `display`: Basic Technologies. `improved`: Improved Technologies face up; `blocked`: the blocking tile lies on them;
    `later`: those of Cycle 3. `event`: of this Cycle; `piles`: events by Cycle, the last one is drawn. `lasting`: rules
    of the event. `bounty_pool`, `reclaim_pool`: faces of tokens that nobody has seen, with how many there are, those
    that lie on sectors included. `battle`: the combat that is fought; `fought`: those that are
    over, of the latest turn that had any.
    """

    options: Options
    players: list[Player]
    order: list[int]
    map: str
    seating: list[str]
    scenario: str
    sectors: dict[Place, Sector] = {}
    cycle: int = 1
    phase: Phase = "houses"
    step: int = 0
    round: int = 0
    active: int = 0
    acted: list[int] = []
    picks: list[int] = []
    offered: list[str] = []
    """Houses to choose from."""
    turn: Turn | None = None
    span: Span = msgspec.field(default_factory=Span)
    ladder: list[int] = []
    decks: dict[AgendaType, list[str]] = {}
    offers: dict[AgendaType, str] = {}
    offer_corruption: list[AgendaType] = []
    display: dict[str, Copies] = {}
    improved: list[str] = []
    blocked: bool = True
    later: list[str] = []
    event: str = ""
    piles: list[list[str]] = []
    lasting: list[LastingRule] = []
    delayed: list[int] = []
    """Seats whose delayed frame of the event is still to come."""
    bounty_pool: dict[str, int] = {}
    reclaim_pool: dict[str, int] = {}
    battle: Battlefield | None = None
    fought: list[Battlefield] = []
    coop: Cooperation | None = None
    tasks: list[Task] = []
    recent: list[Place] = []
    """Nothing: games are stored with it. `watch` knows what has changed on the map."""
    outcome: Outcome | None = None
    components: str = ""
    gifts: list[Gift] = []
    """What other seats have been given and not taken yet."""
    watch: Watch | None = None
    """What has changed on the map. None in games that began before there was one."""
