"""What a seat may invade, and from where cubes may come (13.5-1 to 13.5-3). Questions that change nothing."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, TypeAlias

from engine.voidfall.constants import REGROUP_MOVES
from engine.voidfall.in_force import in_force
from engine.voidfall.map.chart import chart
from engine.voidfall.map.sectors import adjacent_places, controlled_sectors, controller, home_of, is_own, kind_of
from engine.voidfall.state import State
from engine.voidfall.tasks import Place
from engine.voidfall.vocabulary.technology_rules import InvasionReach, ReclaimBeforeCombat, RegroupBeforeInvasion

Reach: TypeAlias = Literal["", "ignore_voidstorms", "two_steps"]
"""How far an invasion reaches: to adjacent sectors; across Voidstorms; two steps away (13.7, Hyperdrive)."""


def may_invade(st: State, seat: int, place: Place, *, only_corrupted: bool = False) -> bool:
    """Whether a sector may be a target, wherever the seat's cubes are: Voidborn, unoccupied, or in a competitive game
    another player's; no Home sector; Corrupted, if the action says so (13.5-1)."""
    sector, kind = st.sectors[place], kind_of(st.sectors[place])
    if sector.home is not None or not kind.invadable or not kind.controllable:
        return False
    if only_corrupted and not sector.corrupted:
        return False
    holder = controller(sector)
    return holder is None or (holder != seat and st.options.mode == "competitive")


def reaches(st: State, seat: int) -> tuple[Reach, ...]:
    """The ways in which a seat's invasions may reach: the usual one first."""
    found = dict.fromkeys(mode for rule in in_force(st, seat, InvasionReach) for mode in rule.modes)
    return ("", *found)


def sectors_around(st: State, place: Place, reach: Reach) -> tuple[Place, ...]:
    """The sectors from which cubes can move into this one, whoever holds them, in the order of the map."""
    if reach == "ignore_voidstorms":
        return chart(st.map).across_storms[place]
    near = adjacent_places(st, place)
    if reach == "two_steps":
        far = {other for each in near for other in (each, *adjacent_places(st, each))}
        return tuple([each for each in st.sectors if each in far and each != place])
    return near


def sources(st: State, seat: int, place: Place, reach: Reach = "") -> tuple[Place, ...]:
    """The sectors of the seat with cubes that can move into this one."""
    return tuple(
        [each for each in sectors_around(st, place, reach) if is_own(st, seat, each) and st.sectors[each].cubes]
    )


def targets(st: State, seat: int, *, only_corrupted: bool = False) -> list[Place]:
    """The sectors that a seat can invade now, in the order of the map."""
    ways = reaches(st, seat)
    supplied = empty_home_in_reach(st, seat)
    return [
        place
        for place in st.sectors
        if may_invade(st, seat, place, only_corrupted=only_corrupted)
        and any(sources(st, seat, place, way) or supplied in sectors_around(st, place, way) for way in ways)
    ]


def distinct_reaches(st: State, seat: int, place: Place) -> tuple[Reach, ...]:
    """The ways among which there is something to choose: none of them lets cubes come only from sectors from which
    another one lets them come too."""
    from_where = {way: frozenset(sources(st, seat, place, way)) for way in reaches(st, seat)}
    kept: list[Reach] = []
    for way, given in from_where.items():
        wider = any(given < other for other in from_where.values())
        alike = any(from_where[each] == given for each in kept)
        if not wider and not alike:
            kept.append(way)
    return tuple(kept)


def regroup_moves(st: State, seat: int) -> int:
    """How many single moves of a regroup a seat has before an invasion (13.5-2)."""
    return sum(rule.moves for rule in in_force(st, seat, RegroupBeforeInvasion))


def can_regroup(st: State, seat: int) -> bool:
    """Whether a cube can move between two sectors of the seat without leaving one outside Home empty (P27)."""
    return any(
        st.sectors[place].cubes > _cubes_to_leave(st, place)
        and any(is_own(st, seat, other) for other in adjacent_places(st, place))
        for place in controlled_sectors(st, seat)
    )


def empty_home_in_reach(st: State, seat: int) -> Place:
    """The Home sector, if no cube is there but a regroup before the invasion can bring one; else empty."""
    moves, home = min(regroup_moves(st, seat), REGROUP_MOVES), home_of(st, seat)
    if not moves or st.sectors[home].cubes:
        return ""
    reached: set[Place] = {home}
    edge: Iterable[Place] = [home]
    for _ in range(moves):
        edge = {other for place in edge for other in adjacent_places(st, place) if is_own(st, seat, other)} - reached
        if any(st.sectors[place].cubes > _cubes_to_leave(st, place) for place in edge):
            return home
        reached |= edge
    return ""


def _cubes_to_leave(st: State, place: Place) -> int:
    """How many cubes a regroup must leave in a sector."""
    return 0 if st.sectors[place].home is not None else 1


def may_scan(st: State, seat: int, place: Place) -> bool:
    """Whether a Reclaim token may be laid on the sector before the combat (13.5-2, Salvage Scanner)."""
    sector = st.sectors[place]
    return any(
        sector.voidborn > 0 or (sector.corrupted and rule.target == "voidborn_or_corrupted")
        for rule in in_force(st, seat, ReclaimBeforeCombat)
    )
