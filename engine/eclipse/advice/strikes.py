"""Strikes: which ships to send where, one activation after the other."""

from __future__ import annotations

from typing import NamedTuple

from engine.eclipse.advice.strength import ship_score, win_chance
from engine.eclipse.advice.war import REACH, Mover, counts_in, enemies_in, is_goal, movers, own_force, prize
from engine.eclipse.advice.weights import W
from engine.eclipse.components import ShipClass
from engine.eclipse.ships import player_stats
from engine.eclipse.state import Place, Sector, State


class Strike(NamedTuple):
    """A way to win a sector: what it gains, where, the next activation, and how many it takes."""

    gain: float
    place: Place
    ship: ShipClass
    start: Place
    step: Place
    activations: int


def strikes(
    st: State, seat: int, per_action: int, ready: int, disc: float, ways: list[Mover] | None = None
) -> list[Strike]:
    """What moves would gain, best first. `per_action`: activations of an action; `ready`: those that are paid already;
    `disc`: what an action costs; `ways`: where the ships can go, if that is known."""
    ways = movers(st, seat) if ways is None else ways
    if not ways:
        return []
    stakes = {
        start: stake(st, seat, st.sectors[start], counts_in(st.sectors[start], seat))
        for start in dict.fromkeys(mover.start for mover in ways)
    }
    places = {place for mover in ways for place in mover.ways}
    found = []
    for place in sorted(places):
        sector = st.sectors[place]
        if is_goal(st, seat, sector):
            strike = best_strike(st, seat, sector, ways, stakes, per_action, ready, disc)
            if strike is not None:
                found.append(strike)
    found.sort(key=lambda strike: -strike.gain)
    return found


def best_strike(
    st: State,
    seat: int,
    sector: Sector,
    ways: list[Mover],
    stakes: dict[Place, float],
    per_action: int,
    ready: int,
    disc: float,
) -> Strike | None:
    """The best number of ships to send to a sector, nearest and strongest first; None if it does not pay. `stakes`:
    what the ships of a place may win if they stay there."""
    won = spoils(st, seat, sector)
    if won < 0.3:
        return None
    enemy = enemies_in(st, seat, sector)
    counts = counts_in(sector, seat)
    before = win_chance(own_force(st, seat, counts), enemy) if counts else 0.0
    staying: dict[Place, dict[ShipClass, int]] = {}
    used, first, best = 0, None, None
    for mover in nearest_first(st, seat, sector, ways):
        used += mover.activations(sector.place)
        if used > ready + 2 * per_action:
            break
        counts[mover.ship] = counts.get(mover.ship, 0) + 1
        first = first or mover
        if stakes[mover.start]:
            staying.setdefault(mover.start, counts_in(st.sectors[mover.start], seat))[mover.ship] -= 1
        given_up = sum([stakes[start] - stake(st, seat, st.sectors[start], stay) for start, stay in staying.items()])
        chance = win_chance(own_force(st, seat, counts), enemy)
        actions = max(0, -(-(used - ready) // per_action))
        lost = (1 - chance) * W.losses * sum(counts.values()) if enemy else 0.0
        gain = (chance - before) * won - lost - actions * disc - given_up
        if (chance >= W.sure or not enemy) and gain > 0 and (best is None or gain > best.gain + 0.05):
            best = Strike(gain, sector.place, first.ship, first.start, first.step(sector.place), used)
        if not enemy:
            break
    return best


def nearest_first(st: State, seat: int, sector: Sector, ways: list[Mover]) -> list[Mover]:
    """The ships that can come to a sector, one mover for each: the nearest first, then the strongest."""
    coming = [
        (mover.activations(sector.place), -ship_score(player_stats(st.players[seat], mover.ship)), number)
        for number, mover in enumerate(ways)
        if 0 < mover.activations(sector.place) <= REACH
        for _ in range(mover.number)
    ]
    return [ways[number] for _, _, number in sorted(coming)]


def stake(st: State, seat: int, sector: Sector, counts: dict[ShipClass, int]) -> float:
    """What so many ships that stand in a sector may be expected to win there."""
    force = own_force(st, seat, counts)
    return win_chance(force, enemies_in(st, seat, sector)) * spoils(st, seat, sector) if force else 0.0


def spoils(st: State, seat: int, sector: Sector) -> float:
    """The prize of a sector, if its population can be bombed."""
    won = prize(st, seat, sector)
    if sector.owner is not None and sector.owner != seat:
        won *= bombing_chance(st, seat, sector)
    return won


def bombing_chance(st: State, seat: int, sector: Sector) -> float:
    """About how sure it is that the population of another's sector dies."""
    assert sector.owner is not None
    cubes = sum(sector.filled) + sector.orbital_filled
    if not cubes or "neutron_bombs" in st.players[seat].technologies:
        return 1.0
    return max(0.25, 1.0 - 0.2 * cubes)
