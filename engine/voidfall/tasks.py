"""What is under way in a game: the tasks of the stack `State.tasks`, the last of which is next.

A unit of play (a Focus action, an Agenda action, a token resolved, a frame of an event) is a `Unit` on the stack with
the effects to be resolved above it. So what is left of a unit is plain data, and play can go on after something hidden
was shown in the middle of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

import msgspec

from engine.voidfall.vocabulary.effects import Effect
from engine.voidfall.vocabulary.fleets import CombatBonus
from engine.voidfall.vocabulary.sectors import IncreasePopulation
from engine.voidfall.vocabulary.terms import AgendaType, Fleet, Guild, Resource, Track, union_of

Place: TypeAlias = str
"""The name of a place on the map: `0a`, `2b`."""

Row: TypeAlias = Literal["military", "economic"]
"""A row of the Crisis board."""

SourceKind: TypeAlias = Literal[
    "focus",
    "agenda",
    "technology",
    "ability",
    "sector",
    "start",
    "frame",
    "objective",
    "agenda_objective",
    "bounty",
    "reclaim",
    "ladder",
    "space",
    "fallen",
    "relief",
    "penalty",
    "haven",
    "crisis",
    "cleanup",
    "gift",
]


class Source(msgspec.Struct, frozen=True):
    """What gives a unit of play: the kind of thing, and which one. `focus`: `card/action`; `technology`, `agenda`,
    `ability` (a house), `sector` (a place), `frame`, `objective` (an event), `agenda_objective` (an Agenda), `bounty`,
    `reclaim` (a face), `ladder` (a space), `space` (`track/number`), `fallen` (a house), `relief` (a reward), `penalty`
    and `crisis` (a Crisis, as it is suffered and as it is solved), `gift` (`seat/card/action`: a Joint card of this
    other seat)."""

    kind: SourceKind
    id: str = ""

    @property
    def giver(self) -> int | None:
        """Whose Joint card gives it to another seat; None: it is no gift."""
        return int(self.id.partition("/")[0]) if self.kind == "gift" else None


class Scope(msgspec.Struct):
    """What the parts of a unit of play share (P24).

    `same`: the first sector chosen, which all parts use that speak of the same sector; `bound`: such a part has used
    it, so that removing Corruption from a sector means it, too. `paid`: the sectors named in the cost, of which
    `recalled` and `destroyed` are those that lost a cube or a piece. `track`: the one Corrupted by the cost, or
    advanced last. `guild`: established last; `grown`: the sector whose Population went up last. `combat`: the sector
    invaded; `population`, `voidborn_removed`: of that invasion. `produced`: by a choice of the player, last.
    """

    same: Place = ""
    bound: Place = ""
    paid: list[Place] = []
    recalled: Place = ""
    destroyed: Place = ""
    track: Track | None = None
    guild: Guild | None = None
    grown: Place = ""
    combat: Place = ""
    population: int = 0
    voidborn_removed: int = 0
    produced: Resource | None = None

    def tie(self, place: Place, *, bound: bool = False) -> None:
        """A sector was chosen; `bound`: by a part that speaks of the same sector."""
        self.same = self.same or place
        if bound:
            self.bound = place


class _Task(msgspec.Struct, tag_field="task"):
    """Something under way. `seat`: who decides."""

    seat: int


class Unit(_Task, tag="unit"):
    """A unit of play of a seat. It is over when it is the last task again."""

    source: Source
    scope: Scope = msgspec.field(default_factory=Scope)


class Do(_Task, tag="do"):
    """An effect to be resolved for a seat.

    `forced`: it may not be declined (P15). `agreed`: the seat has just chosen it among others, so it is not asked again
    whether it likes it.
    """

    effect: Effect
    forced: bool = False
    agreed: bool = False


class Gift(msgspec.Struct):
    """What a Joint card has given to another seat, which takes it when it next decides. Until then it changes nothing
    for anybody else."""

    seat: int
    source: Source
    effect: Effect


class Rest(_Task, tag="rest"):
    """The parts of an `AndOr`, any of which may be resolved next (R4). `done`: the keys of those that were."""

    effects: list[Effect]
    done: list[str] = []


class May(_Task, tag="may"):
    """A trigger: the seat may resolve an effect as a unit of its own. `limit`: noted in `Span.used` if it does."""

    source: Source
    effect: Effect
    scope: Scope
    limit: str = ""


class Deploying(_Task, tag="deploying"):
    """A deployment under way (P25, P26). `rooms`: how many more cubes may come to each sector; `left`: altogether.
    `fleet`: the only type. `same`: all in one sector. `paid`: cubes cost nothing more. `replaced`: cubes in whose place
    something else was done."""

    rooms: dict[Place, int]
    left: int
    fleet: Fleet | None = None
    same: bool = False
    paid: bool = False
    replaced: int = 0
    forced: bool = False


class Regrouping(_Task, tag="regrouping"):
    """A regroup under way (P27). `left`: moves; `begun`: a cube has moved."""

    left: int
    begun: bool = False


class Growing(_Task, tag="growing"):
    """Increases of Population under way. `left`: how many more; `used`: sectors that have grown by it."""

    effect: IncreasePopulation
    left: int
    used: list[Place] = []
    forced: bool = False


class KeepAgenda(_Task, tag="keep_agenda"):
    """A seat keeps one of the Agendas that it has drawn; the other goes under the deck. Hidden from others (P71)."""

    type: AgendaType
    drawn: list[str]


class Produced(_Task, tag="produced"):
    """A resource is produced: triggers that come before it lie above this (13.7, Neural Matrix)."""

    resource: Resource


class TurnUp(_Task, tag="turn_up"):
    """Bounty or Reclaim tokens are turned up one by one, resolved, and kept (P35). `place`: the sector on which they
    lay or in which they are resolved; empty: none, or one of the player's choice."""

    kind: Literal["bounty", "reclaim"]
    amount: int
    place: Place = ""


class NewGlory(_Task, tag="new_glory"):
    """A Glory token of this value that was just gained may be upgraded so many times."""

    value: int
    times: int


class OrderEvents(_Task, tag="order_events"):
    """A seat has looked at events of the next Cycle: one goes on top, one to the bottom. Hidden from others (P71)."""

    events: list[str]


InvasionStage: TypeAlias = Literal[
    "target",
    "regroup",
    "reach",
    "scan",
    "move",
    "combat",
    "replicate",
    "tokens",
    "glory",
    "score",
    "printed",
    "fallen",
    "harbingers",
    "after",
]
"""What comes next in an invasion: the steps of 13.5, then the rewards of 5.4 one by one."""


class InvasionTask(_Task, tag="invasion"):
    """An invasion by a seat, until all of it is over. `target`: empty until it is chosen. `reach`: how far its cubes
    may come (13.7, Hyperdrive). `moved`: the cubes that have moved in and stand nowhere else until the result.
    `emptied`: sectors that they have left, abandoned before the combat. `against`: the player who was beaten.
    `only_corrupted`, `bonus`, `success`: of the effect that gave it."""

    target: Place = ""
    reach: Literal["", "ignore_voidstorms", "two_steps"] = ""
    moved: dict[Fleet, int] = {}
    emptied: list[Place] = []
    stage: InvasionStage = "target"
    against: int | None = None
    only_corrupted: bool = False
    bonus: CombatBonus | None = None
    success: Effect | None = None


class SkirmishTask(_Task, tag="skirmish"):
    """A Skirmish against a seat (5.5). `extra`: of the Crisis board, the Crisis or the event that causes it. `target`:
    empty until it is found."""

    extra: int = 0
    target: str = ""


class CrisisSurcharge(_Task, tag="crisis_surcharge"):
    """A seat may pay in addition to what it has just done, which solves a Crisis (P61)."""

    crisis: str


class VoidAdvances(_Task, tag="void_advances"):
    """At the end of its turn a seat meets the Crisis that nobody has solved, or the War (P63)."""


class ResolveRow(_Task, tag="resolve_row"):
    """A row of the Crisis board is resolved for a seat (6.4). `modifier`: of the War card."""

    row: Row
    modifier: int = 0


class HarbingerToBoard(_Task, tag="harbinger_to_board"):
    """A Harbinger comes to the Crisis board, on a row of the seat's choice (P59)."""


class HavenReward(_Task, tag="haven_reward"):
    """A Safe Haven, by its number from 0, is complete, and a seat takes one of the rewards. `left`: their numbers from
    1, without those that others have taken."""

    haven: int
    left: list[int]


if TYPE_CHECKING:
    Task: TypeAlias = _Task
else:
    Task = union_of(_Task)
