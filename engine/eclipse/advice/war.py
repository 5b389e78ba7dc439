"""How strong ships and fleets are, where a strike pays, and what more ships or better ones would change.

The chance to win is a quick reckoning (`win_chance`): what both sides deal out in a round against what they can take.
It is asked for hundreds of times in a decision; `engine.eclipse.odds` is exact and takes longer.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from math import sqrt
from typing import NamedTuple, TypeAlias

from engine.eclipse.actions.move import partners_in
from engine.eclipse.advice.worth import (
    DISCOVERY,
    held_worth,
    holding_price,
    sector_worth,
)
from engine.eclipse.combat.core import hitting_faces
from engine.eclipse.components import KILL_TILES, SHIP_CLASSES, ShipClass, ShipStats
from engine.eclipse.map.geometry import (
    fleet_of,
    free_ships,
    guarded,
    hostile,
    opposing_ships,
    passable,
)
from engine.eclipse.ships import player_stats, ship_stats
from engine.eclipse.state import Fleet, Place, Sector, State
from engine.eclipse.tracks import reputation_fits

Force: TypeAlias = tuple[tuple[ShipStats, int], ...]
"""Ships by what they can do, and how many."""

REACH = 4
"""Activations that a ship is thought to make for one strike."""
TYPICAL_COMPUTER = 1
TYPICAL_SHIELD = 0
HITS = tuple([hitting_faces(computer, 0) / 6 for computer in range(12)])
"""How often a die hits, by computer less shield, from 0."""
EFFECTIVE = (0.0, 1.0, 1.7, 2.0, 2.5)
"""What a die of so much damage does to ships of usual size."""
MISSILE = 1.1
"""What a missile die counts; it comes first, and only once."""
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


class Front(NamedTuple):
    """A sector that ships could win: its prize, who stands there, and the own ships that can come, by class."""

    sector: Sector
    prize: float
    enemy: Force
    army: dict[ShipClass, int]


# -- strength --------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=8192)
def ship_score(stats: ShipStats) -> float:
    """How strong a ship is against what is usual: about 1.3 for a cruiser as printed, and it doubles with twice the
    weapons and twice the hull."""
    weapons = effective(stats.cannons) + MISSILE * effective(stats.missiles)
    return score_of(weapons, stats.computer, stats.shield, stats.hull, stats.initiative, stats.movement)


def score_of(weapons: float, computer: int, shield: int, hull: int, initiative: int, movement: int) -> float:
    """The same by what a ship adds up to."""
    attack = HITS[max(0, computer - TYPICAL_SHIELD)] * weapons
    lasting = (hull + 1) / HITS[max(0, TYPICAL_COMPUTER - shield)] * (1 + 0.05 * initiative)
    return sqrt(attack * lasting) + 0.1 * lasting + 0.05 * movement


def effective(dice: tuple[int, ...]) -> float:
    """Damage that is not lost on small ships."""
    return sum([EFFECTIVE[die] for die in dice])


@lru_cache(maxsize=16384)
def win_chance(mine: Force, theirs: Force) -> float:
    """About how often the first wins as the attacker."""
    if not theirs:
        return 1.0
    if not mine:
        return 0.0
    my_life, their_life = _life(mine), _life(theirs)
    my_attack, their_attack = _attack(mine, theirs), _attack(theirs, mine)
    faster = _pace(mine) - _pace(theirs)
    salvo, their_salvo = _salvo(mine, theirs), _salvo(theirs, mine)
    if faster > 0:
        their_salvo *= max(0.1, 1 - salvo / their_life)
    else:
        salvo *= max(0.1, 1 - their_salvo / my_life)
    head_start = 0.5 if faster > 0 else -0.5
    their_left = their_life - salvo - max(0.0, head_start) * my_attack
    my_left = my_life - their_salvo - max(0.0, -head_start) * their_attack
    if their_left <= 0 and my_left <= 0:
        return 0.5
    if their_left <= 0:
        return 0.95
    if my_left <= 0:
        return 0.05
    if not my_attack:
        return 0.0
    if not their_attack:
        return 0.99
    ratio = (my_attack * my_left * my_left / my_life) / (their_attack * their_left * their_left / their_life)
    sharpness = 0.8 + 0.4 * sqrt(my_life + their_life)
    power: float = min(1e6, ratio**sharpness)
    return power / (1 + power)


def _life(force: Force) -> float:
    return float(sum(count * (stats.hull + 1) for stats, count in force))


def _pace(force: Force) -> float:
    return sum(count * stats.initiative for stats, count in force) / sum(count for _, count in force)


def _attack(force: Force, enemy: Force) -> float:
    """Damage in a round."""
    return sum(count * _dealt(stats.cannons, stats.computer, enemy) for stats, count in force)


def _salvo(force: Force, enemy: Force) -> float:
    """Damage by missiles."""
    return sum(count * _dealt(stats.missiles, stats.computer, enemy) for stats, count in force)


def _dealt(dice: tuple[int, ...], computer: int, enemy: Force) -> float:
    if not dice:
        return 0.0
    ships = sum(count for _, count in enemy)
    total = 0.0
    for stats, count in enemy:
        hit = hitting_faces(computer, stats.shield) / 6
        total += count / ships * hit * sum(min(die, stats.hull + 1) for die in dice)
    return total


# -- who stands where ------------------------------------------------------------------------------------------------


def force_of(st: State, fleet: Fleet) -> Force:
    """The ships of a fleet."""
    return tuple([(ship_stats(st, fleet.side, ship), len(ships)) for ship, ships in fleet.ships.items()])


def enemies_in(st: State, seat: int, sector: Sector) -> Force:
    """All ships hostile to the seat, as if they fought together."""
    force: list[tuple[ShipStats, int]] = []
    for fleet in sector.fleets:
        if hostile(st, seat, fleet.side):
            force += force_of(st, fleet)
    return tuple(force)


def own_force(st: State, seat: int, counts: Mapping[ShipClass, int]) -> Force:
    """So many ships of each class."""
    player = st.players[seat]
    return tuple([(player_stats(player, ship), counts[ship]) for ship in SHIP_CLASSES if counts.get(ship)])


def counts_in(sector: Sector, seat: int) -> dict[ShipClass, int]:
    """The seat's ships in a sector by class."""
    fleet = fleet_of(sector, seat)
    return {} if fleet is None else {ship: len(ships) for ship, ships in fleet.ships.items()}  # type: ignore[misc]


def all_ships(st: State, seat: int) -> dict[ShipClass, int]:
    """The seat's ships on the map by class."""
    found: dict[ShipClass, int] = {}
    for sector in st.sectors.values():
        for ship, count in counts_in(sector, seat).items():
            found[ship] = found.get(ship, 0) + count
    return found


# -- prizes ----------------------------------------------------------------------------------------------------------


def reputation_worth(st: State, seat: int, kills: int) -> float:
    """What reputation after a battle with so many kills is worth: a place for the tile, or a better one than the lowest
    that is held."""
    player = st.players[seat]
    drawn = min(5, kills + 1)
    best = 1.4 + 0.45 * drawn
    if reputation_fits(player, len(player.partners), len(player.reputation) + 1):
        return best
    return max(0.0, best - min(player.reputation)) if player.reputation else 0.0


def prize(st: State, seat: int, sector: Sector) -> float:
    """What winning a sector brings; 0 for one where there is nothing to win."""
    player = st.players[seat]
    enemies = [fleet for fleet in sector.fleets if hostile(st, seat, fleet.side)]
    kills = sum(KILL_TILES[ship] * len(ships) for fleet in enemies for ship, ships in fleet.ships.items())
    worth = reputation_worth(st, seat, kills) if enemies else 0.0
    if sector.owner == seat:
        return (worth + 1.0 + 0.8 * held_worth(st, seat, sector)) if enemies else 0.0
    if player.discs > 1:
        worth += max(0.0, sector_worth(st, seat, sector) - holding_price(st, player))
    if sector.discovery is not None and guarded(sector) and player.discs <= 1:
        worth += 0.2 * DISCOVERY
    if sector.owner is not None:
        worth += 1.0  # what another loses
    return worth


# -- ways ------------------------------------------------------------------------------------------------------------


def distances(st: State, seat: int, start: Place, most: int) -> dict[Place, tuple[int, Place]]:
    """The places within so many steps with the number of steps and the place before; ways do not lead through sectors
    with opposing ships, nor into those of partners."""
    found: dict[Place, tuple[int, Place]] = {start: (0, start)}
    front = [start]
    for steps in range(1, most + 1):
        fresh = []
        for place in front:
            if place != start and opposing_ships(st, st.sectors[place], seat):
                continue
            for there in passable(st, seat, place):
                if there.place not in found and not partners_in(st, seat, there):
                    found[there.place] = (steps, place)
                    fresh.append(there.place)
        front = fresh
    return found


class Mover(NamedTuple):
    """Ships of a class in a place: the number that may leave, how far an activation takes them, all ways from there."""

    ship: ShipClass
    start: Place
    number: int
    movement: int
    ways: dict[Place, tuple[int, Place]]

    def activations(self, goal: Place) -> int:
        """How many it takes to a place; 0 if it is out of reach."""
        if goal not in self.ways or goal == self.start:
            return 0
        return -(-self.ways[goal][0] // self.movement)

    def step(self, goal: Place) -> Place:
        """Where the next activation ends."""
        place = goal
        while self.ways[place][0] > self.movement:
            place = self.ways[place][1]
        return place


def movers(st: State, seat: int) -> list[Mover]:
    """All ships that may leave where they are, the strongest classes first."""
    found = []
    for sector in st.sectors.values():
        counts = counts_in(sector, seat)
        free = free_ships(st, sector, seat) if counts else 0
        if not free:
            continue
        ways: dict[int, dict[Place, tuple[int, Place]]] = {}
        for ship in ("dreadnought", "cruiser", "interceptor"):
            if counts.get(ship):
                movement = max(1, player_stats(st.players[seat], ship).movement)
                if movement not in ways:
                    ways[movement] = distances(st, seat, sector.place, min(6, movement * REACH))
                found.append(Mover(ship, sector.place, min(free, counts[ship]), movement, ways[movement]))
    return found


def is_goal(st: State, seat: int, sector: Sector) -> bool:
    """Whether there is anything to win with ships in a sector."""
    if partners_in(st, seat, sector):
        return False
    if sector.owner == seat:
        return bool(opposing_ships(st, sector, seat))
    if sector.owner is not None:
        return True
    return fleet_of(sector, seat) is None or bool(opposing_ships(st, sector, seat))


def fronts(st: State, seat: int, most: int = 4) -> list[Front]:
    """The sectors with the highest prizes that ships could fight for, with all that could come there; also those beside
    own sectors where no ship can come yet."""
    ways = movers(st, seat)
    near = {place for mover in ways for place in mover.ways}
    for sector in st.sectors.values():
        if sector.owner == seat:
            near.update(there.place for there in passable(st, seat, sector.place))
            near.add(sector.place)
    found = []
    for place in sorted(near):
        sector = st.sectors[place]
        if not is_goal(st, seat, sector):
            continue
        enemy = enemies_in(st, seat, sector)
        if not enemy:
            continue
        army = counts_in(sector, seat)
        for mover in ways:
            if mover.activations(place):
                army[mover.ship] = army.get(mover.ship, 0) + mover.number
        found.append(Front(sector, prize(st, seat, sector), enemy, army))
    found.sort(key=lambda front: -front.prize)
    return found[:most]


# -- strikes ---------------------------------------------------------------------------------------------------------


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


# -- what more would change ------------------------------------------------------------------------------------------


def gain_by_ship(st: State, seat: int, ahead: list[Front], ship: ShipClass) -> float:
    """What one more ship of a class changes on the fronts, of which one will be fought for."""
    best = 0.0
    for front in ahead:
        if ship == "starbase" and front.sector.owner != seat:
            continue
        now = win_chance(own_force(st, seat, front.army), front.enemy)
        more = {**front.army, ship: front.army.get(ship, 0) + 1}
        best = max(best, (win_chance(own_force(st, seat, more), front.enemy) - now) * front.prize)
    return best


def gain_by_upgrade(st: State, seat: int, ahead: list[Front], ship: ShipClass, stats: ShipStats) -> float:
    """The same for a class that can do something else."""
    player = st.players[seat]
    best = 0.0
    for front in ahead:
        if not front.army.get(ship):
            continue
        now = win_chance(own_force(st, seat, front.army), front.enemy)
        then = tuple(
            [
                (stats if each == ship else player_stats(player, each), front.army[each])
                for each in SHIP_CLASSES
                if front.army.get(each)
            ]
        )
        best = max(best, (win_chance(then, front.enemy) - now) * front.prize)
    return best


def fleet_score(st: State, seat: int) -> float:
    """How strong all ships of the seat are."""
    player = st.players[seat]
    return sum(count * ship_score(player_stats(player, ship)) for ship, count in all_ships(st, seat).items())
