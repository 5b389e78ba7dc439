"""Positions of Eclipse, and games that go on from them.

    st = position("planta", "terran_union", inner="101 102")
    put(st, "318", "3b", owner=A, filled=(0,), ships={A: "cruiser", ANCIENTS: "ancient"}, discovery="money")
    game = go_on(st, ExploreTask(A, left=1, place="1b"))
    game.chooses("place:101-0", "disc")
    assert game.state.sectors["1b"].owner == A

A position is what the real set-up deals, with what the test says put on top: stacks, bags and tracks stay true (a hex
leaves its stack, a disc and cubes their tracks), so that pieces can be counted. The session is a real one. It runs what
is under way (`State.tasks`), then the units given for phases, and stands still where there are none.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, cast

from engine.core.chance import Chance
from engine.core.decision import Option, Rules
from engine.core.session import Session
from engine.core.text import Text, say
from engine.core.title import Meta, Setup
from engine.eclipse.actions.asking import ask
from engine.eclipse.actions.diplomacy import judge_relation
from engine.eclipse.components import (
    RESOURCES,
    SECTORS,
    SPECIES,
    AnyClass,
    Resource,
)
from engine.eclipse.course import next_unit
from engine.eclipse.effects import add_ship
from engine.eclipse.setup import deal, new_sector, take_species
from engine.eclipse.state import ANCIENTS, GCDS, Place, Player, Sector, Side, State, Task
from engine.eclipse.title import Eclipse
from tests.seated import OneAsked

A, B, C, D, E, F = range(6)
"""The seats. Two players: A's home is 2a (north), B's 2g (south); the centre is 0a."""
TERRANS = tuple(species.id for species in SPECIES.values() if species.terran)

__all__ = [
    "ANCIENTS",
    "GCDS",
    "A",
    "B",
    "C",
    "D",
    "E",
    "F",
    "FREE_TURNS",
    "Game",
    "begin",
    "give",
    "go_on",
    "home",
    "move_cubes",
    "position",
    "put",
    "relate",
    "reputation",
    "send",
    "supply",
    "tile",
]


# -- positions -------------------------------------------------------------------------------------------------------


def position(
    *species: str, players: int = 0, inner: str = "", middle: str = "", outer: str = "", **fields: Any
) -> State:
    """The first turn of round one, with A to act. `species` by seat (Terrans where none is named), for two players or
    as many as are named. `inner`, `middle`, `outer`: the next sectors drawn from the stacks, the first one first.
    `fields`: more fields of the state."""
    count = max(2, players, len(species))
    options = {"species": "draft", "seating": "joined"}
    st = deal(Setup(count, options), Chance("5eed"))
    st.phase, st.active, st.start_player, st.picks = "action", A, A, []
    taken = {SPECIES[each].board for each in species}
    others = [each for each in TERRANS if SPECIES[each].board not in taken]
    for seat, each in enumerate([*species, *others][:count]):
        take_species(st, seat, each)
    for ring, drawn in (("inner", inner), ("middle", middle), ("outer", outer)):
        for sector_id in reversed(drawn.split()):
            _out_of_stacks(st, sector_id)
            st.stacks[ring].append(sector_id)  # type: ignore[index]
    for name, value in fields.items():
        assert hasattr(st, name), name
        setattr(st, name, value)
    st.events, st.revealed = [], 0
    return st


def put(
    st: State,
    sector_id: str,
    place: Place,
    turns: int = 0,
    *,
    owner: int | None = None,
    filled: tuple[int, ...] = (),
    ships: Mapping[Side, str] | None = None,
    discovery: str | None = None,
    **more: Any,
) -> Sector:
    """A sector comes to the map with its owner's disc and cubes on these squares (by number; gray ones from the fullest
    track), the ships (`cruiser interceptor:1`, the number being damage) in the order of arrival, and a discovery tile.
    No guards unless they are said."""
    _out_of_stacks(st, sector_id)
    sector = new_sector(sector_id, place, turns)
    st.sectors[place] = sector
    if owner is not None:
        sector.owner = owner
        st.players[owner].discs -= 1
        for square in filled:
            _fill(st.players[owner], sector, square)
    if discovery is not None:
        take_discovery(st, discovery)
        sector.discovery = discovery
    for side, fleet in (ships or {}).items():
        send(st, side, place, fleet)
    for name, value in more.items():
        assert hasattr(sector, name), name
        setattr(sector, name, value)
    if sector.orbital_filled and owner is not None:
        st.players[owner].cubes[0] -= 1
    return sector


def send(st: State, side: Side, place: Place, fleet: str) -> None:
    """More ships for a sector."""
    for ship in fleet.split():
        name, _, damage = ship.partition(":")
        add_ship(st, side, place, cast(AnyClass, name), int(damage or 0))


def tile(sector_id: str, st: State) -> Sector:
    """The sector with this number on the map."""
    return next(sector for sector in st.sectors.values() if sector.id == sector_id)


def home(st: State, seat: int) -> Sector:
    """A seat's home."""
    return tile(SPECIES[st.players[seat].species].home, st)


def move_cubes(st: State, seat: int, resource: Resource, left: int) -> None:
    """So many cubes are left on a track: the others wait in the graveyard, as if gray ones had been bombed."""
    player = st.players[seat]
    number = RESOURCES.index(resource)
    player.graveyard["gray"] = player.graveyard.get("gray", 0) + player.cubes[number] - left
    player.cubes[number] = left


def give(st: State, seat: int, *technologies: str) -> None:
    """Technologies come from the bag or the supply to a player, as if they had been researched; what they do at once
    is not done."""
    for each in technologies:
        take_technology(st, each)
        st.players[seat].technologies.append(each)


def supply(st: State, *technologies: str) -> None:
    """Nothing but these tiles is in the supply."""
    st.tech_bag += [each for each, count in st.supply.items() for _ in range(count)]
    st.supply = {}
    for each in technologies:
        take_technology(st, each)
        st.supply[each] = st.supply.get(each, 0) + 1


def take_technology(st: State, technology: str) -> None:
    """A tile out of the bag, else out of the supply."""
    if technology in st.tech_bag:
        st.tech_bag.remove(technology)
    else:
        st.supply[technology] -= 1
        st.supply = {each: count for each, count in st.supply.items() if count}


def reputation(st: State, seat: int, *values: int) -> None:
    """A seat holds these reputation tiles too."""
    for value in values:
        st.reputation_bag.remove(value)
    st.players[seat].reputation = sorted([*st.players[seat].reputation, *values])


def relate(st: State, one: int, other: int) -> None:
    """Two seats have a relation; each gave a cube from its money track."""
    for seat, partner in ((one, other), (other, one)):
        st.players[seat].partners.append(partner)
        st.players[seat].cubes[0] -= 1


def take_discovery(st: State, name: str) -> None:
    """A discovery tile out of the stack; if it lies on the map, that sector gets another one."""
    if name not in st.discovery_stack:
        sector = next(sector for sector in st.sectors.values() if sector.discovery == name)
        sector.discovery = st.discovery_stack.pop()
    else:
        st.discovery_stack.remove(name)


def _out_of_stacks(st: State, sector_id: str) -> None:
    for pile in (*st.stacks.values(), *st.discards.values(), st.unseen):
        if sector_id in pile:
            pile.remove(sector_id)


def _fill(player: Player, sector: Sector, square: int) -> None:
    kind = SECTORS[sector.id].squares[square].kind
    track = player.cubes.index(max(player.cubes)) if kind == "gray" else RESOURCES.index(kind)
    sector.filled[square] = True
    player.cubes[track] -= 1


# -- games -----------------------------------------------------------------------------------------------------------

Units = Mapping[str, Callable[[State], Rules[None]]]


class Bench(Eclipse):
    """A title that begins with a given position and runs what is under way, then these units of phases."""

    meta = Meta("eclipse", "eclipse", 2, 6, "alpha", 1, (), "ecl")

    def __init__(self, st: State, phases: Units) -> None:
        self.st, self.phases = st, phases

    def new(self, setup: Setup, chance: Chance) -> State:
        """The given position."""
        return self.st

    def scores(self, state: State) -> tuple[int, ...]:
        """Nobody counts."""
        return (0,) * len(state.players)

    def next_unit(self, state: State) -> Rules[None] | None:
        """What is under way first; nothing where no unit is given."""
        if state.tasks:
            return next_unit(state)
        unit = self.phases.get(state.phase) if state.outcome is None else None
        return None if unit is None else unit(state)


class Game(OneAsked[State]):
    """A game on the bench. Seats are called A to F."""

    SEATS = "ABCDEF"

    @property
    def state(self) -> State:
        """As it is now."""
        state: State = self.session.state
        return state

    def said(self, *keys: str) -> list[Text]:
        """The public messages with these keys so far, oldest first."""
        return [event.public for event in self.log if event.public is not None and event.public.key in keys]

    def option(self, key: str) -> Option:
        """The option of the present question with this key."""
        option = self.ask.option(key)
        assert option is not None, key
        return option

    def reloads(self) -> Game:
        """Save and load: the same game goes on."""
        self.session = Session.load(self.session.title, self.session.dump())
        return self


def free_turn(st: State) -> Rules[None]:
    """A turn in which nothing but what is free can be done; `next` passes to the next seat."""
    following = Option("next", say("ecl-pass"))
    yield from ask(
        st, st.active, say("ecl-ask-turn"), lambda: [("next", None)], lambda key, value: following, lambda key: None
    )
    st.active = (st.active + 1) % len(st.players)


FREE_TURNS: Units = {"action": free_turn}


def begin(st: State, phases: Units, rolls: Iterable[Sequence[int]] = ()) -> Game:
    """Go on from a position with these units of phases; it stands still in any other phase. `rolls`: what dice fall."""
    session = Session.begin(Bench(st, phases), Setup(len(st.players), {}), "5eed", rolls)
    game = Game(session)
    game.log += session.collect()
    return game


def go_on(st: State, *tasks: Task) -> Game:
    """Do what is under way and then these tasks, the first of them first, and stand still."""
    st.tasks += reversed(tasks)
    return begin(st, {})


def legal_relation(st: State, one: int, other: int) -> bool:
    """Whether two seats may form a relation now (P17.11.1)."""
    return judge_relation(st, one, other) is None
