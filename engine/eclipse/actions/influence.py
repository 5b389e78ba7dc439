"""Influence (P17.6): discs move between the track and sectors, used colony ships are turned up."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache

import msgspec
from msgspec.structs import replace

from engine.core.decision import Option, Pairs, Rules, Step
from engine.core.text import Text, say
from engine.eclipse.actions.cautions import disc_caution
from engine.eclipse.actions.discovery import claim
from engine.eclipse.actions.free import can_colonise
from engine.eclipse.actions.steps import Steps, go_on_with, step_count
from engine.eclipse.components import SPECIES
from engine.eclipse.effects import lift_disc
from engine.eclipse.map import geometry
from engine.eclipse.names import SEATS, place_name, sector_summary
from engine.eclipse.state import ActionTask, Place, Player, Sector, State

TRACK = "track"
"""The influence track in the place of a sector."""
OWN_SECTOR, OWNED = say("ecl-why-own-sector"), say("ecl-why-owned")
NO_DISC_MOVES, ONLY_CONNECTION = say("ecl-why-no-disc-moves"), say("ecl-why-only-connection")


class MoveDisc(msgspec.Struct, frozen=True):
    """A disc goes from a sector or the TRACK to another sector or the TRACK."""

    source: Place
    target: Place


class Refresh(msgspec.Struct, frozen=True):
    """A used colony ship is turned face up."""


REFRESH: tuple[str, Refresh] = ("refresh", Refresh())


# -- what can be done ------------------------------------------------------------------------------------------------


def pairs(st: State, seat: int) -> Pairs[MoveDisc | Refresh]:
    """Every disc move, and turning up a colony ship (P17.6.1, P17.6.2). Before the action its own disc counts as
    spent."""
    player, task = st.players[seat], under_way(st, seat)
    found: list[tuple[str, MoveDisc | Refresh]] = []
    if may_move(task):
        targets = reachable(st, seat)
        free, needed = tuple(targets), set(targets.values())
        if judge_track(player, task) is None:
            found += _pairs_from(TRACK, free)
        for sector in geometry.owned(st, seat):
            source = sector.place
            open_to = tuple([each for each in free if targets[each] != source]) if source in needed else free
            found += _pairs_from(source, (*open_to, TRACK))
    if can_refresh(player, task):
        found.append(REFRESH)
    return found


def under_way(st: State, seat: int) -> ActionTask | None:
    """The seat's Influence action, if it has begun."""
    task = st.tasks[-1] if st.tasks else None
    return task if isinstance(task, ActionTask) and task.kind == "influence" and task.seat == seat else None


def can_refresh(player: Player, task: ActionTask | None) -> bool:
    """Whether a colony ship is used, and may still be turned up in this action."""
    return player.colony_ships < SPECIES[player.species].colony_ships and (task is None or task.refresh > 0)


def reachable(st: State, seat: int) -> dict[Place, Place | None]:
    """The free sectors that a disc can go to (P17.6.2): (a) behind a passable edge of a sector with the seat's disc or
    any ship of it; (b) with a ship of the seat. Each with the only sector whose disc makes it so, if no ship is there:
    that disc itself cannot go there (H)."""
    every_edge = geometry.has_generator(st, seat)
    found: dict[Place, Place | None] = {}
    for sector in st.sectors.values():
        has_ship = bool(sector.fleets) and geometry.fleet_of(sector, seat) is not None
        if not has_ship and sector.owner != seat:
            continue
        if has_ship and sector.owner is None and judge_target(st, seat, sector) is None:
            found[sector.place] = None
        for there in geometry.sectors_behind(st, sector, half_will_do=every_edge):
            if there.owner is None and (not there.fleets or judge_target(st, seat, there) is None):
                only = None if has_ship or there.place in found else sector.place
                found[there.place] = only
    return found


def may_move(task: ActionTask | None) -> bool:
    """Whether the action has disc moves left."""
    return task is None or task.left > 0


def discs_needed(task: ActionTask | None) -> int:
    """How many discs must be on the track for one of them to go to a sector: before the action its own is spent."""
    return 1 + (task is None)


def judge_track(player: Player, task: ActionTask | None) -> Text | None:
    """Why no disc can come from the track; None: one can."""
    needed, discs = discs_needed(task), player.discs
    return None if discs >= needed else say("ecl-why-discs", needed=needed, discs=discs)


def judge_target(st: State, seat: int, sector: Sector) -> Text | None:
    """Why a sector is not free for a disc of the seat, wherever it is; None: it is."""
    if sector.owner is not None:
        return OWN_SECTOR if sector.owner == seat else OWNED
    return geometry.ENEMIES if sector.fleets and geometry.opposing_ships(st, sector, seat) else None


def judge_discs(st: State, seat: int, targets: Mapping[Place, Place | None]) -> Callable[[Place, Place], Text | None]:
    """A function that says why a disc cannot go from a sector or the TRACK to another sector or the TRACK (P17.6.2),
    or None: it can. `targets`: the sectors that are `reachable`."""
    task, player = under_way(st, seat), st.players[seat]

    def judge(source: Place, target: Place) -> Text | None:
        if not may_move(task):
            return NO_DISC_MOVES
        if target == TRACK:
            return None
        if target not in st.sectors:
            return geometry.UNEXPLORED
        if target not in targets:
            return judge_target(st, seat, st.sectors[target]) or say("ecl-why-not-connected")
        if source == TRACK:
            return judge_track(player, task)
        return ONLY_CONNECTION if targets[target] == source else None

    return judge


@lru_cache(maxsize=4096)
def _pair(source: Place, target: Place) -> tuple[str, MoveDisc]:
    middle = "" if source == TRACK else f"{source}-"
    return f"influence:{middle}{target}", MoveDisc(source, target)


@lru_cache(maxsize=4096)
def _pairs_from(source: Place, targets: tuple[Place, ...]) -> tuple[tuple[str, MoveDisc], ...]:
    return tuple([_pair(source, target) for target in targets])


def value(st: State, seat: int, key: str) -> MoveDisc | Refresh:
    """The value of a legal key."""
    if key == REFRESH[0]:
        return REFRESH[1]
    *source, target = key.removeprefix("influence:").split("-")
    return _pair(source[0] if source else TRACK, target)[1]


# -- as people read it -----------------------------------------------------------------------------------------------


def describe(st: State, seat: int, key: str, choice: MoveDisc | Refresh) -> Option:
    """A disc move, first by where the disc comes from, with what the goal is worth, or how many cubes come home."""
    if isinstance(choice, Refresh):
        return Option(key, say("ecl-influence-refresh"))
    source, target = choice.source, choice.target
    detail = cubes_there(st, source) if target == TRACK else sector_summary(st.sectors[target])
    caution = (
        disc_caution(st.players[seat], discs_needed(under_way(st, seat)))
        if source == TRACK
        else _sector_caution(st.sectors[source])
    )
    return replace(disc_option(source, target), detail=detail, caution=caution)


def _sector_caution(sector: Sector) -> Text | None:
    """What somebody should know before lifting their disc from a sector with cubes (P17.6.3)."""
    cubes = cubes_in(sector)
    return say("ecl-caution-gives-up", place=place_name(sector.place), count=cubes) if cubes else None


@lru_cache(maxsize=4096)
def disc_option(source: Place, target: Place) -> Option:
    """A disc move, whether or not it is possible."""
    key = _pair(source, target)[0]
    if source == TRACK:
        path = (Step(TRACK, say("ecl-influence-from-track")),)
        return Option(key, say("ecl-influence-place", target=place_name(target)), at=target, path=path)
    path = (Step(source, say("ecl-influence-from", source=place_name(source)), source),)
    if target == TRACK:
        return Option(key, say("ecl-influence-lift", source=place_name(source)), at=source, path=path)
    label = say("ecl-influence-move", source=place_name(source), target=place_name(target))
    # Not `at` its goal: `influence 3b`, typed, means a disc from the track.
    return Option(key, label, covers=(source, target), path=path)


def cubes_there(st: State, place: Place) -> Text:
    """How many cubes come home if the disc is lifted."""
    return say("ecl-influence-cubes", count=cubes_in(st.sectors[place]))


def cubes_in(sector: Sector) -> int:
    """The cubes in a sector, one on an orbital included."""
    return sum(sector.filled) + sector.orbital_filled


# -- what happens ----------------------------------------------------------------------------------------------------


def begin(st: State, seat: int, choice: MoveDisc | Refresh, reaction: bool = False) -> None:
    """The action begins with its first step."""
    refresh = SPECIES[st.players[seat].species].actions.refresh
    task = ActionTask(seat, "influence", step_count(st.players[seat], "influence"), refresh)
    st.tasks.append(task)
    take_step(st, task, choice)


def take_step(st: State, task: ActionTask, choice: MoveDisc | Refresh) -> None:
    """One disc moves, or one colony ship is turned up."""
    if isinstance(choice, Refresh):
        task.refresh -= 1
        refresh(st, task.seat)
    else:
        task.left -= 1
        move_disc(st, task.seat, choice)


def refresh(st: State, seat: int) -> None:
    """A used colony ship is face up again."""
    st.players[seat].colony_ships += 1
    st.record(say("ecl-log-refreshes", side=SEATS[seat]), seat=seat)


def move_disc(st: State, seat: int, choice: MoveDisc) -> None:
    """A disc is lifted, the cubes there go home (P17.6.3), and it is placed, which may take a discovery tile (P17.6.4).
    Tracks are chosen for cubes before the tile is turned up."""
    cubes = lift_disc(st, choice.source) if choice.source != TRACK else None
    if choice.target != TRACK:
        claim(st, seat, choice.target)
    if cubes is not None:
        st.tasks.append(cubes)


def go_on(st: State, task: ActionTask) -> Rules[None]:
    """A further step, or the end. Not asked where nothing can be done; a colony ship that could be used now could then
    be turned up."""
    possible = bool(pairs(st, task.seat)) or (task.refresh > 0 and can_colonise(st, task.seat))
    about = say("ecl-ask-influence", left=task.left, refresh=task.refresh)
    return go_on_with(Steps(pairs, describe, value, take_step), st, task, about, possible=possible)
