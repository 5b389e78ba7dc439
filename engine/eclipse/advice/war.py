"""Where a strike pays, and what more ships or better ones would change."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from engine.eclipse.actions.move import partners_in
from engine.eclipse.advice.strength import Force, ship_score, win_chance
from engine.eclipse.advice.weights import W
from engine.eclipse.advice.worth import held_worth, holding_price, sector_worth
from engine.eclipse.components import KILL_TILES, SHIP_CLASSES, ShipClass, ShipStats
from engine.eclipse.map.geometry import fleet_of, free_ships, guarded, hostile, opposing_ships, passable
from engine.eclipse.ships import built_ships, player_stats, ship_stats
from engine.eclipse.state import Fleet, Place, Sector, State
from engine.eclipse.tracks import reputation_fits

REACH = 4
"""Activations that a ship is thought to make for one strike."""


class Front(NamedTuple):
    """A sector that ships could win: its prize, who stands there, and the own ships that can come, by class."""

    sector: Sector
    prize: float
    enemy: Force
    army: dict[ShipClass, int]


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
    """The force of so many ships of the seat by class, with what their blueprints add up to."""
    player = st.players[seat]
    return tuple([(player_stats(player, ship), counts[ship]) for ship in SHIP_CLASSES if counts.get(ship)])


def counts_in(sector: Sector, seat: int) -> dict[ShipClass, int]:
    """The seat's ships in a sector by class."""
    fleet = fleet_of(sector, seat)
    return {} if fleet is None else {ship: len(ships) for ship, ships in fleet.ships.items()}  # type: ignore[misc]


# -- prizes ----------------------------------------------------------------------------------------------------------


def reputation_worth(st: State, seat: int, kills: int) -> float:
    """What reputation after a battle with so many kills is worth: a place for the tile, or a better one than the lowest
    that is held."""
    player = st.players[seat]
    drawn = min(5, kills + 1)
    best = W.reputation + W.reputation_drawn * drawn
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
        return (worth + W.defend + 0.8 * held_worth(st, seat, sector)) if enemies else 0.0
    if player.discs > 1:
        worth += max(0.0, sector_worth(st, seat, sector) - holding_price(st, player))
    if sector.discovery is not None and guarded(sector) and player.discs <= 1:
        worth += 0.2 * W.discovery
    if sector.owner is not None:
        worth += W.others_loss + W.others_worth * held_worth(st, sector.owner, sector) / (len(st.players) - 1)
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


def fronts(st: State, seat: int, ways: list[Mover] | None = None, most: int = 4) -> list[Front]:
    """The sectors with the highest prizes that ships could fight for, with all that could come there; also those beside
    own sectors where no ship can come yet. `ways`: where the ships can go, if that is known."""
    ways = movers(st, seat) if ways is None else ways
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
    """What it changes on the fronts if all ships of a class have these values."""
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
    return sum(count * ship_score(player_stats(player, ship)) for ship, count in built_ships(st, seat).items())
