"""What a seat may know of a game of Voidfall: everything but Agendas in hand, the order of decks and piles, and cards
that somebody has drawn or looked at and not put away yet (P71).

Tokens that lie face down have no face until they are turned up, so nothing of them is hidden.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from engine.core.text import Text
from engine.voidfall.combat.notes import AnyNote
from engine.voidfall.combat.records import Position
from engine.voidfall.state import Options, Phase
from engine.voidfall.steps.evaluation import OBJECTIVES, UPKEEP
from engine.voidfall.tasks import Place, Source
from engine.voidfall.vocabulary.terms import AgendaType, Fleet, Guild, Installation, Level, Resource


class SectorView(msgspec.Struct, frozen=True):
    """A sector.

    `owner`: who controls it. `guilds`, `installations`: those placed; printed ones are in its kind. `guild_spaces`: for
    those placed, with the extra ones of Ark Ships. `defenses`: Sector Defenses and Starbases that fight for its
    defender, printed ones too. `fleets`: cubes by type. The other fields are those of `engine.voidfall.state.Sector`.
    """

    tile: str
    kind: str
    home: int | None
    owner: int | None
    fleets: dict[Fleet, int]
    voidborn: int
    population: int | None
    corrupted: bool
    guilds: tuple[Guild, ...]
    guild_spaces: int
    installations: tuple[Installation, ...]
    defenses: int
    bounty: int
    reclaim: int
    glory: tuple[int, ...]
    harbingers: int
    fallen: str

    @property
    def cubes(self) -> int:
        """The cubes of its owner."""
        return sum(self.fleets.values())


class SlotView(msgspec.Struct, frozen=True):
    """An Agenda slot other than the starting one. `agenda`: empty if there is none."""

    agenda: str
    corrupted: bool


class ProductionView(msgspec.Struct, frozen=True):
    """A Production Level, and its Yield."""

    level: int
    gives: int


class UpkeepView(msgspec.Struct, frozen=True):
    """Points of Upkeep that are due, of sectors and of Agendas, and how many of them the stock can pay (P49)."""

    due: int
    sectors: int
    agendas: int
    payable: int


class Compared(msgspec.Struct, frozen=True):
    """A present value beside what it must be. `each`: every one counts, at most `bound` of them (None: all)."""

    value: int
    sign: Literal["at_least", "at_most", "exactly", "each"]
    bound: int | None
    met: bool


class Progress(msgspec.Struct, frozen=True):
    """How far a player is with an objective. `met`: it gives something now; `influence`: how much of that, as far as it
    is certain."""

    values: tuple[Compared, ...]
    met: bool
    influence: int


class AttackView(msgspec.Struct, frozen=True):
    """The Skirmish of the Evaluation against a player as it would be now (13.6). `strength`: with the Crisis board.
    `targets`: the sectors of which chance chooses one; none: there is no combat. `held`: best defence holds them."""

    strength: int
    targets: tuple[Place, ...]
    held: bool

    @property
    def outcome(self) -> Literal["none", "held", "lost"]:
        """How the combat ends, or that there is none."""
        return "none" if not self.targets else "held" if self.held else "lost"


class PlayerView(msgspec.Struct, frozen=True):
    """What everybody sees of a House mat.

    `deployed`: cubes on the map. `slots`: the Agenda slots but the starting one, an extra one of a Technology last.
    `starting`: the objectives of each Agenda in the leftmost slot. `objectives`: those of the other Agendas in
    play. `hand_types`: the backs of the Agendas in hand. `production`: by resource. `improved_limit`,
    `technology_limit`: how many may be owned. `attack`: the next Skirmish. `corruption`: what decides between players
    with the same Influence (P75). The other fields are those of `engine.voidfall.state.Player`.
    """

    house: str
    origin: str
    influence: int
    stock: dict[Resource, int]
    active: int
    inactive: int
    deployed: int
    tracks: tuple[int, ...]
    track_corruption: tuple[bool, ...]
    slots: tuple[SlotView, ...]
    starting: tuple[tuple[Progress, ...], ...]
    objectives: dict[str, tuple[Progress, ...]]
    trade: int
    covered: int
    glory: tuple[int, ...]
    technologies: dict[str, Level]
    stored: int
    conquered: str
    hand: tuple[str, ...]
    discard: tuple[str, ...]
    hand_types: tuple[AgendaType, ...]
    bounties: tuple[str, ...]
    reclaims: tuple[str, ...]
    kept_corruption: int
    unpaid: int
    production: dict[Resource, ProductionView]
    upkeep: UpkeepView
    technology_limit: int
    improved_limit: int
    attack: AttackView
    corruption: int
    out: bool


class CopiesView(msgspec.Struct, frozen=True):
    """The Basic copies of a Technology in the display. `first`: whether the copy that gives Influence is among them."""

    count: int
    first: bool


class TurnView(msgspec.Struct, frozen=True):
    """A turn of the Focus phase. `lacking`: by Focus card and number of the action, why the action cannot be paid now,
    of the card that is played, else of those that may be played. `says_payment`: the player says how each cost is paid.
    The other fields are those of `engine.voidfall.state.Turn`.
    """

    seat: int
    card: str
    given_up: str
    flipped: bool
    agenda: str
    actions: tuple[int, ...]
    doubled: bool
    agenda_used: bool
    technologies: tuple[str, ...]
    sectors: tuple[str, ...]
    third: bool
    lacking: dict[str, dict[int, Text]]
    says_payment: bool


class Step(msgspec.Struct, frozen=True):
    """A unit of play that is under way."""

    seat: int
    source: Source


class InvasionView(msgspec.Struct, frozen=True):
    """An invasion that is under way. `target`: empty until it is chosen. `moved`: the cubes that have moved in."""

    seat: int
    target: Place
    moved: dict[Fleet, int]


class BattleView(msgspec.Struct, frozen=True):
    """A combat. `invader` None: the Voidborn; `defender` None: the Voidborn, or nobody. `position`: of the combat core.
    `over`: it has ended."""

    place: Place
    invader: int | None
    defender: int | None
    position: Position
    notes: tuple[AnyNote, ...]
    over: bool


class RowView(msgspec.Struct, frozen=True):
    """A row of the Crisis board: Harbingers from the left, then ongoing Crises."""

    harbingers: int
    crises: tuple[str, ...]

    @property
    def filled(self) -> int:
        """How many slots are filled."""
        return self.harbingers + len(self.crises)


class VoidbornLine(msgspec.Struct, frozen=True):
    """A line of the Voidborn score: so many of a thing, and their points together."""

    item: str
    count: int
    points: int


class HavenView(msgspec.Struct, frozen=True):
    """A Safe Haven: its spaces, and whose cube lies on each one that is built."""

    size: int
    cubes: tuple[int, ...]


AlertKind = Literal["1", "2", "3", "war"]
"""A level of Situation cards, or a War card."""


class GiftView(msgspec.Struct, frozen=True):
    """What a seat was given in the turn of another one and takes when it next decides (`engine.voidfall.gifts`)."""

    seat: int
    source: Source
    gift: Text


class CooperationView(msgspec.Struct, frozen=True):
    """What only cooperative and solo games have.

    `decks`: how many Crises of each level are left. `alerts`: which kinds of cards the Alert deck holds, and how many.
    `progress`: by Crisis in play and by seat, if it is no payment. `score`: of the Voidborn. `gifts`: those that wait.
    The other fields are those of `engine.voidfall.state.Cooperation`.
    """

    military: RowView
    economic: RowView
    decks: dict[str, int]
    discards: dict[str, tuple[str, ...]]
    alerts: dict[AlertKind, int]
    alert: str
    current: str
    catastrophes: int
    harbingers: int
    havens: tuple[HavenView, ...]
    offer: tuple[str, ...]
    focus_deck: int
    consumed: tuple[str, ...]
    progress: dict[str, tuple[Progress, ...]]
    score: tuple[VoidbornLine, ...]
    gifts: tuple[GiftView, ...]

    @property
    def points(self) -> int:
        """The points of the Voidborn."""
        return sum(line.points for line in self.score)

    @property
    def complete(self) -> int:
        """How many Safe Havens are complete."""
        return sum(len(haven.cubes) >= haven.size for haven in self.havens)


class View(msgspec.Struct, frozen=True):
    """The game as a seat knows it (`seat` None: an onlooker).

    `agendas`: the own hand. `drawn`: Agendas that the seat has drawn and of which it keeps one; `objectives`: those of
    both. `peeked`: events that it looks at. `event_objectives`: by box, objective and seat. `decks`, `piles`: how many
    cards are left. `later`: the Improved Technologies of Cycle 3, in no order. `steps`: the units of play under way,
    the innermost last. `fought`: battles that are over, of the latest turn that had any. `beaten`: the Voidborn have
    won. `recent`: the places where the map has changed since the last turn of the seat. The other fields are those of
    `engine.voidfall.state.State`.
    """

    seat: int | None
    agendas: tuple[str, ...] | None
    objectives: dict[str, tuple[Progress, ...]]
    drawn: tuple[str, ...] | None
    peeked: tuple[str, ...] | None
    options: Options
    players: tuple[PlayerView, ...]
    order: tuple[int, ...]
    map: str
    scenario: str
    sectors: dict[Place, SectorView]
    cycle: int
    phase: Phase
    step: int
    round: int
    active: int
    acted: tuple[int, ...]
    picks: tuple[int, ...]
    offered: tuple[str, ...]
    turn: TurnView | None
    ladder: tuple[int, ...]
    decks: dict[AgendaType, int]
    offers: dict[AgendaType, str]
    offer_corruption: tuple[AgendaType, ...]
    display: dict[str, CopiesView]
    improved: tuple[str, ...]
    blocked: bool
    later: tuple[str, ...]
    event: str
    event_objectives: tuple[tuple[tuple[Progress, ...], ...], ...]
    piles: tuple[int, ...]
    bounty_pool: dict[str, int]
    reclaim_pool: dict[str, int]
    steps: tuple[Step, ...]
    invasion: InvasionView | None
    battle: BattleView | None
    fought: tuple[BattleView, ...]
    coop: CooperationView | None
    recent: tuple[Place, ...]
    over: bool
    winners: tuple[int, ...]
    beaten: bool = False

    @property
    def lowest(self) -> int:
        """The seat with the least Influence, of those who play: the Voidborn win unless it is above them (P70)."""
        seats = [seat for seat, player in enumerate(self.players) if not player.out] or range(len(self.players))
        return min(seats, key=lambda seat: self.players[seat].influence)

    @property
    def still_due(self) -> tuple[int, ...]:
        """The seats whose Upkeep of this Cycle is still to be paid."""
        seats = range(len(self.players))
        if self.over or (self.phase == "evaluation" and self.step > UPKEEP):
            return ()
        paid = self.acted if self.phase == "evaluation" and self.step == UPKEEP else ()
        return tuple([seat for seat in seats if seat not in paid])

    @property
    def acting(self) -> int | None:
        """Whose turn it is in the Focus phase."""
        return None if self.turn is None else self.turn.seat

    @property
    def deciding(self) -> int | None:
        """Who is to decide, as far as it is one player: whose turn it is; besides turns who picks, whose effect is
        resolved, who is next to evaluate the event. None where all decide side by side, or after the end."""
        if self.over:
            return None
        if self.phase == "focus":
            return self.order[self.active] if self.turn is None else self.turn.seat
        if self.steps:
            return self.steps[-1].seat
        if self.picks:
            return self.picks[-1]
        if self.phase == "evaluation" and self.step == OBJECTIVES:
            return next((seat for seat in self.order if seat not in self.acted and not self.players[seat].out), None)
        return None
