"""Explore (P17.5): a sector is turned up for an empty space, and placed or discarded."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TypeAlias

import msgspec
from msgspec.structs import replace

from engine.core.decision import Option, Pairs, Rules
from engine.core.hexgrid import Direction, distinct_turns, opposite
from engine.core.text import Text, say
from engine.core.undo_reasons import TURNED_UP
from engine.eclipse.actions.asking import ask
from engine.eclipse.actions.cautions import disc_caution
from engine.eclipse.actions.discovery import claim
from engine.eclipse.actions.steps import DONE_OPTION, DONE_PAIR, Done
from engine.eclipse.components import SECTORS, SPECIES, Ring
from engine.eclipse.effects import put_down_guards
from engine.eclipse.map import geometry
from engine.eclipse.names import SEATS, place_name, sector_summary
from engine.eclipse.questions import Question
from engine.eclipse.setup import new_sector
from engine.eclipse.state import ExploreTask, Place, Sector, State, finish


class Explore(msgspec.Struct, frozen=True):
    """A space to be explored."""

    place: Place


class PutDown(msgspec.Struct, frozen=True):
    """A drawn sector is placed, turned by so many sixths clockwise."""

    sector: str
    turns: int


class Discard(msgspec.Struct, frozen=True):
    """No drawn sector is placed."""


class DrawAgain(msgspec.Struct, frozen=True):
    """Draco turns up a second sector."""


class Occupy(msgspec.Struct, frozen=True):
    """Whether a disc goes on the new sector."""

    disc: bool


Placing: TypeAlias = PutDown | Discard | DrawAgain

DISCARD: tuple[str, Placing] = ("discard", Discard())
DRAW_AGAIN: tuple[str, Placing] = ("second", DrawAgain())
OCCUPY: Pairs[Occupy] = (("disc", Occupy(disc=True)), ("leave", Occupy(disc=False)))


# -- spaces ----------------------------------------------------------------------------------------------------------


def pairs(st: State, seat: int) -> Pairs[Explore]:
    """The spaces that can be explored (P17.5.1): empty, behind a wormhole of a sector from which the seat explores (any
    edge with the Wormhole Generator), of a ring that has sectors left."""
    every_edge = geometry.has_generator(st, seat)
    drawable = [ring for ring in st.stacks if can_draw(st, ring)]
    sectors = st.sectors
    found: dict[Place, tuple[str, Explore]] = {}
    for sector in explorers(st, seat):
        for place, ring in geometry.spaces_around(sector.id, sector.turns, sector.place, every_edge):
            if place not in found and place not in sectors and ring in drawable:
                found[place] = _pair(place)
    return list(found.values())


def explorers(st: State, seat: int) -> list[Sector]:
    """The sectors from which a seat explores: with its disc, or with a ship of it that is not pinned (P17.5.1)."""
    return [
        sector
        for sector in st.sectors.values()
        if sector.owner == seat or (sector.fleets and geometry.free_ships(st, sector, seat))
    ]


def judge_spaces(st: State, seat: int) -> Callable[[Place], Text | None]:
    """A function that says which condition a space lacks to be among those that the seat can explore; None: none."""
    possible = {choice.place for _, choice in pairs(st, seat)}
    starts = {sector.place for sector in explorers(st, seat)}

    def judge(place: Place) -> Text | None:
        if place in possible:
            return None
        if place in st.sectors or place == geometry.CENTRE_PLACE:
            return say("ecl-why-explored")
        around = geometry.neighbours(place)
        if not any(geometry.is_present(st.sectors[each], seat) for each in around if each in st.sectors):
            return say("ecl-why-not-beside")
        if not can_draw(st, geometry.ring_of(place)):
            return say(f"ecl-why-stack-{geometry.ring_of(place)}")
        return say("ecl-why-pinned-explorer" if starts.isdisjoint(around) else "ecl-why-no-wormhole-explore")

    return judge


@lru_cache(maxsize=1024)
def _pair(place: Place) -> tuple[str, Explore]:
    return f"explore:{place}", Explore(place)


def value(st: State, seat: int, key: str) -> Explore:
    """The value of a legal key."""
    return _pair(key.removeprefix("explore:"))[1]


def can_draw(st: State, ring: Ring) -> bool:
    """Whether a sector of this ring can still be turned up."""
    return bool(st.stacks[ring] or st.discards[ring])


def describe(st: State, seat: int, key: str, choice: Explore | Done) -> Option:
    """A space with its ring, and how many sectors of that are left."""
    if isinstance(choice, Done):
        return DONE_OPTION
    ring = geometry.ring_of(choice.place)
    left = len(st.stacks[ring]) or len(st.discards[ring])
    return replace(space_option(choice.place), detail=say(f"ecl-explore-{ring}", left=left))


@lru_cache(maxsize=1024)
def space_option(place: Place) -> Option:
    """A space, whether or not it can be explored."""
    return Option(f"explore:{place}", say("ecl-explore", place=place_name(place)), at=place)


# -- turning up ------------------------------------------------------------------------------------------------------


def begin(st: State, seat: int, choice: Explore, reaction: bool = False) -> None:
    """The action begins with its first space: a sector is turned up for it, and the unit has to end."""
    task = ExploreTask(seat, SPECIES[st.players[seat].species].actions.explore - 1, choice.place)
    st.tasks.append(task)
    turn_up(st, task)


def turn_up(st: State, task: ExploreTask) -> None:
    """The next sector of the ring is shown to all. An empty stack is made anew of the ring's discards (P17.5.2), never
    of what is in hand (P17.5.8, H)."""
    ring = geometry.ring_of(task.place)
    if not st.stacks[ring]:
        st.stacks[ring], st.discards[ring] = st.discards[ring], []
        st.chance.shuffle(st.stacks[ring])
        st.record(say(f"ecl-log-reshuffled-{ring}"))
    sector = st.stacks[ring].pop()
    task.drawn.append(sector)
    text = say("ecl-log-explores", side=SEATS[task.seat], place=place_name(task.place), sector=sector)
    st.record(text, at=(task.place,), seat=task.seat)
    st.seal(TURNED_UP)


def explore_unit(st: State, task: ExploreTask) -> Rules[None]:
    """The unit: what is to be decided next of an Explore action."""
    if not task.place:
        return next_space(st, task)
    if task.drawn:
        return place_or_discard(st, task)
    return occupy_or_leave(st, task)


def next_space(st: State, task: ExploreTask) -> Rules[None]:
    """Planta's second explore, which may be left out (P17.5.7)."""
    seat = task.seat

    def spaces_or_done() -> Pairs[Explore | Done]:
        return [*pairs(st, seat), DONE_PAIR]

    if not pairs(st, seat):
        finish(st)
        return
    choice = yield from ask(
        st,
        seat,
        say("ecl-ask-explore"),
        spaces_or_done,
        lambda key, choice: describe(st, seat, key, choice),
        lambda key: DONE_PAIR[1] if key == "done" else value(st, seat, key),
        default=("done",),
        kind=Question.EXPLORE,
    )
    if isinstance(choice, Done):
        finish(st)
        return
    task.left -= 1
    task.place = choice.place
    turn_up(st, task)


# -- placing ---------------------------------------------------------------------------------------------------------


def place_or_discard(st: State, task: ExploreTask) -> Rules[None]:
    """Place one of the drawn sectors or none (P17.5.3, P17.5.8). By default the one with more points, as first listed.
    The way of free things in between leaves the drawn sectors as they are."""
    found = placings(st, task)
    best = max(task.drawn, key=lambda each: SECTORS[each].vp)
    default = next((key for key, choice in found if isinstance(choice, PutDown) and choice.sector == best), "discard")
    choice = yield from ask(
        st,
        task.seat,
        say("ecl-ask-placing", place=place_name(task.place)),
        lambda: found,
        lambda key, choice: describe_placing(st, task, key, choice),
        dict(found).get,
        default=(default,),
        kind=Question.PLACING,
    )
    match choice:
        case PutDown():
            put_down(st, task, choice)
        case Discard():
            discard(st, task, task.drawn)
            end_one(st, task)
        case DrawAgain():
            turn_up(st, task)


def placings(st: State, task: ExploreTask) -> Pairs[Placing]:
    """Each drawn sector in each legal rotation that looks different; discarding; Draco may turn up a second one."""
    found: list[tuple[str, Placing]] = [
        (f"place:{sector}-{turns}", PutDown(sector, turns))
        for sector in task.drawn
        for turns in rotations(st, task, sector)
    ]
    found.append(DISCARD)
    if len(task.drawn) == 1 and geometry.is_draco(st, task.seat) and can_draw(st, geometry.ring_of(task.place)):
        found.append(DRAW_AGAIN)
    return found


def rotations(st: State, task: ExploreTask, sector: str) -> tuple[int, ...]:
    """The legal rotations of a drawn sector that look different."""
    return legal_turns(sector, connecting_edges(st, task.seat, task.place), geometry.has_generator(st, task.seat))


def connecting_edges(st: State, seat: int, place: Place) -> tuple[tuple[Direction, bool], ...]:
    """The edges of a space toward sectors with the seat's disc or any ship of it, pinned or not, each with whether
    there is a wormhole on the far side (P17.5.4)."""
    found = []
    for direction, name in enumerate(geometry.neighbours(place)):
        there = st.sectors.get(name)
        if there is not None and geometry.is_present(there, seat):
            found.append((direction, geometry.has_wormhole(there, opposite(direction))))
    return tuple(found)


@lru_cache(maxsize=2048)
def legal_turns(sector: str, edges: tuple[tuple[Direction, bool], ...], every_edge: bool) -> tuple[int, ...]:
    """The rotations in which one of the edges at least has both wormholes, or with the Wormhole Generator either one
    (P17.5.4). Of those that look the same only the first."""

    def connects(turns: int) -> bool:
        sides = geometry.open_sides(sector, turns)
        if every_edge:
            return any(sides[direction] or far for direction, far in edges)
        return any(sides[direction] and far for direction, far in edges)

    return tuple(turns for turns in distinct_turns(SECTORS[sector].wormholes) if connects(turns))


def judge_rotation(st: State, task: ExploreTask, choice: PutDown) -> Text | None:
    """Why a drawn sector is not placed turned so; None: it can be."""
    sector, turns = choice.sector, choice.turns
    legal = rotations(st, task, sector)
    if turns in legal:
        return None
    twin = next(
        (each for each in legal if geometry.open_sides(sector, each) == geometry.open_sides(sector, turns)), None
    )
    return say("ecl-why-not-joined") if twin is None else say("ecl-why-same-rotation", rotation=f"{sector}-{twin}")


def describe_placing(st: State, task: ExploreTask, key: str, choice: Placing) -> Option:
    """A rotation with the sides where the sector has wormholes, and which sectors it joins. `at` is the rotation on the
    picture: `318-2`."""
    match choice:
        case Discard():
            return Option(key, say("ecl-explore-discard"))
        case DrawAgain():
            return Option(key, say("ecl-explore-second"))
    sides = geometry.open_sides(choice.sector, choice.turns)
    lanes = [say(f"ecl-side-{side}") for side in range(6) if sides[side]]
    label = say("ecl-explore-place", sector=choice.sector, sides=lanes)
    joined = [
        say("ecl-place", place=place_name(name))
        for side, name in enumerate(geometry.neighbours(task.place))
        if sides[side] and name in st.sectors and geometry.has_wormhole(st.sectors[name], opposite(side))
    ]
    detail = say("ecl-explore-joins", places=joined) if joined else say("ecl-explore-joins-none")
    return Option(key, label, at=f"{choice.sector}-{choice.turns}", detail=detail)


def put_down(st: State, task: ExploreTask, choice: PutDown) -> None:
    """A drawn sector comes to the map, with a discovery tile face down if its symbol is printed, then its Ancients
    (P17.5.5). Another one that was drawn is discarded, which is told first: so what happens at the place is told as
    one."""
    sector = new_sector(choice.sector, task.place, choice.turns)
    st.sectors[task.place] = sector
    task.drawn.remove(choice.sector)
    if SECTORS[choice.sector].discovery and st.discovery_stack:
        sector.discovery = st.discovery_stack.pop()
    put_down_guards(st, task.place)
    discard(st, task, task.drawn)
    text = say("ecl-log-places", side=SEATS[task.seat], place=place_name(task.place), sector=choice.sector)
    st.record(text, at=(task.place,), seat=task.seat)
    if not may_occupy(st, task):
        end_one(st, task)


def discard(st: State, task: ExploreTask, sectors: list[str]) -> None:
    """Drawn sectors go face up on the discards of their ring (P17.5.3, ruling 25)."""
    for sector in sectors:
        st.discards[geometry.ring_of(task.place)].append(sector)
        st.record(say("ecl-log-discards", side=SEATS[task.seat], sector=sector), seat=task.seat)
    task.drawn = []


def end_one(st: State, task: ExploreTask) -> None:
    """One explore is over; another one may follow (P17.5.7)."""
    if task.left:
        task.place = ""
    else:
        finish(st)


# -- the disc --------------------------------------------------------------------------------------------------------


def may_occupy(st: State, task: ExploreTask) -> bool:
    """Whether a disc can go on the new sector: one is left, and no Ancients stand there, which Draco does not mind
    (P17.5.6)."""
    has_disc = st.players[task.seat].discs > 0
    return has_disc and (geometry.is_draco(st, task.seat) or not geometry.has_ancients(st.sectors[task.place]))


def occupy_or_leave(st: State, task: ExploreTask) -> Rules[None]:
    """A disc on the new sector, which takes its discovery tile, or none: then it belongs to nobody (P17.5.6,
    P17.5.9)."""
    choice = yield from ask(
        st,
        task.seat,
        say("ecl-ask-occupy", place=place_name(task.place)),
        lambda: OCCUPY,
        lambda key, choice: describe_occupying(st, task, key, choice),
        dict(OCCUPY).get,
        default=("disc",),
        kind=Question.OCCUPY,
    )
    place = task.place
    end_one(st, task)
    if choice.disc:
        claim(st, task.seat, place)


def describe_occupying(st: State, task: ExploreTask, key: str, choice: Occupy) -> Option:
    """What the disc brings, and what it means for upkeep."""
    if not choice.disc:
        return Option(key, say("ecl-explore-leave"))
    detail = sector_summary(st.sectors[task.place])
    caution = disc_caution(st.players[task.seat])
    return Option(key, say("ecl-explore-occupy"), at=task.place, detail=detail, caution=caution)
