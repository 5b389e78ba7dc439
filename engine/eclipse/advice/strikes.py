"""Strikes: which ships to send where, one activation after the other."""

from __future__ import annotations

from typing import NamedTuple

from engine.eclipse.advice.strength import ship_score, win_chance
from engine.eclipse.advice.war import REACH, Mover, counts_in, enemies_in, is_goal, movers, own_force, prize
from engine.eclipse.components import ShipClass
from engine.eclipse.ships import player_stats
from engine.eclipse.state import Place, Sector, State

SURE = 0.62
"""A strike needs this chance to win."""


class Strike(NamedTuple):
    """A way to win a sector: what it gains, where, the next activation, and how many it takes."""

    gain: float
    place: Place
    ship: ShipClass
    start: Place
    step: Place
    activations: int


def strikes(st: State, seat: int, per_action: int, ready: int, disc: float) -> list[Strike]:
    """What moves would gain, best first. `per_action`: activations of an action; `ready`: those that are paid already;
    `disc`: what an action costs."""
    ways = movers(st, seat)
    if not ways:
        return []
    places = {place for mover in ways for place in mover.ways}
    found = []
    for place in sorted(places):
        sector = st.sectors[place]
        if is_goal(st, seat, sector):
            strike = best_strike(st, seat, sector, ways, per_action, ready, disc)
            if strike is not None:
                found.append(strike)
    found.sort(key=lambda strike: -strike.gain)
    return found


def best_strike(
    st: State, seat: int, sector: Sector, ways: list[Mover], per_action: int, ready: int, disc: float
) -> Strike | None:
    """The best number of ships to send to a sector, nearest and strongest first; None if it does not pay."""
    won = prize(st, seat, sector)
    if won < 0.3:
        return None
    enemy = enemies_in(st, seat, sector)
    counts = counts_in(sector, seat)
    before = win_chance(own_force(st, seat, counts), enemy) if counts else 0.0
    if sector.owner is not None and sector.owner != seat:
        won *= bombing_chance(st, seat, sector)
    coming = [
        (mover.activations(sector.place), -ship_score(player_stats(st.players[seat], mover.ship)), number)
        for number, mover in enumerate(ways)
        if 0 < mover.activations(sector.place) <= REACH
        for _ in range(mover.number)
    ]
    coming.sort()
    used, first, best = 0, None, None
    for activations, _, number in coming:
        mover = ways[number]
        used += activations
        if used > ready + 2 * per_action:
            break
        counts[mover.ship] = counts.get(mover.ship, 0) + 1
        first = first or mover
        chance = win_chance(own_force(st, seat, counts), enemy)
        actions = max(0, -(-(used - ready) // per_action))
        lost = (1 - chance) * 0.5 * sum(counts.values()) if enemy else 0.0
        gain = (chance - before) * won - lost - actions * disc
        if (chance >= SURE or not enemy) and gain > 0 and (best is None or gain > best.gain + 0.05):
            best = Strike(gain, sector.place, first.ship, first.start, first.step(sector.place), used)
        if not enemy:
            break
    return best


def bombing_chance(st: State, seat: int, sector: Sector) -> float:
    """About how sure it is that the population of another's sector dies."""
    assert sector.owner is not None
    cubes = sum(sector.filled) + sector.orbital_filled
    if not cubes or "neutron_bombs" in st.players[seat].technologies:
        return 1.0
    return max(0.25, 1.0 - 0.2 * cubes)
