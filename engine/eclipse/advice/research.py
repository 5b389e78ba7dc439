"""Research toward a plan: what each technology is worth to a seat now, and what it costs."""

from __future__ import annotations

from typing import Any

from engine.core.decision import Pairs
from engine.eclipse.actions.build import price_of as build_price
from engine.eclipse.actions.free import ADVANCED
from engine.eclipse.actions.research import artifact_count
from engine.eclipse.advice.upgrading import improved
from engine.eclipse.advice.war import all_ships
from engine.eclipse.advice.worth import cube_worth, income_worth, rounds_after, stored_worth
from engine.eclipse.components import (
    ARTIFACT_RESOURCES,
    CATEGORY_POINTS,
    MONOLITH_POINTS,
    SECTORS,
    TECHNOLOGIES,
    Resource,
    ShipClass,
)
from engine.eclipse.map.geometry import owned
from engine.eclipse.state import Player, State
from engine.eclipse.tracks import has_place_for, owned_in, price_of, production

AMBITION = (0.3, 0.35, 0.5, 0.3, 0.3, 0.3, 0.0, 0.0)
"""What a technology is worth towards the points of its category and its discounts, by how many there are before, while
much of the game is left."""
FLEET = 3.0
"""How many ships a better blueprint is thought to serve over the game."""


def worth_of(st: State, seat: int, technology: str) -> float:
    """What a technology brings in points, without its price."""
    player = st.players[seat]
    tech = TECHNOLOGIES[technology]
    after = rounds_after(st)
    had = owned_in(player, tech.category)
    worth = CATEGORY_POINTS[had + 1] - CATEGORY_POINTS[had] + AMBITION[had] * min(1.0, after / 5)
    if tech.kind == "ship_part":
        return worth + part_worth(st, seat, technology)
    return worth + special_worth(st, seat, technology)


def special_worth(st: State, seat: int, technology: str) -> float:
    """What the technologies are worth that do not unlock a part."""
    player, after = st.players[seat], rounds_after(st)
    for resource, opener in ADVANCED.items():
        if opener == technology:
            return advanced_worth(st, seat, resource)
    match technology:
        case "advanced_robotics":
            return 0.55 * after + 0.2
        case "quantum_grid":
            return 0.9 * after + 0.4
        case "nanorobots":
            return 0.12 * after + (0.6 if "monolith" in player.technologies else 0.0)
        case "orbital":
            free = sum(not sector.orbital for sector in owned(st, seat))
            return min(free, 4) * 0.5 * cube_worth(st, player, "science", 1) * 0.5
        case "monolith":
            return monolith_worth(st, seat)
        case "artifact_key":
            return artifact_count(st, seat) * ARTIFACT_RESOURCES * stored_worth(st)
        case "wormhole_generator":
            return 0.25 * after
        case "starbase":
            return 0.04 * after
        case _:
            return 0.05 * after


def advanced_worth(st: State, seat: int, resource: Resource) -> float:
    """What the advanced squares of a kind bring, those at hand and those still to come."""
    player = st.players[seat]
    squares = sum(
        square.kind == resource and square.advanced and not filled
        for sector in owned(st, seat)
        for square, filled in zip(SECTORS[sector.id].squares, sector.filled, strict=True)
    )
    at_hand = sum(cube_worth(st, player, resource, fewer) for fewer in range(squares))
    return 0.85 * at_hand + 0.06 * rounds_after(st) * income_worth(st, resource)


def monolith_worth(st: State, seat: int) -> float:
    """Monoliths that can be paid until the end, each with its points less what else the materials would do."""
    player = st.players[seat]
    price = build_price(player.species, "monolith")
    materials = player.materials + rounds_after(st) * 0.7 * production(player, "materials")
    free = sum(not sector.monolith for sector in owned(st, seat))
    count = min(free, materials / price)
    return count * (MONOLITH_POINTS - 0.6 * price * 0.15)


def part_worth(st: State, seat: int, technology: str) -> float:
    """What a part is worth: how much better two tiles make a cruiser with it than without."""
    player, after = st.players[seat], rounds_after(st)
    ships = all_ships(st, seat)
    best = 0.0
    classes: tuple[ShipClass, ...] = ("interceptor", "cruiser", "dreadnought")
    for ship in classes:
        without, with_it = improved(player, ship, 2), improved(player, ship, 2, technology)
        gained = (with_it.better if with_it else 0.0) - (without.better if without else 0.0)
        count = ships.get(ship, 0) + (1.0 if ship == "cruiser" else 0.3)
        best += gained * count
    return min(2.5, best) * min(1.0, 0.25 + after / 6) + 0.05 * after


def ranked(st: State, seat: int, pairs: Pairs[Any]) -> list[tuple[float, str]]:
    """The technologies that can be bought, by what they bring beyond their price."""
    player = st.players[seat]
    found = []
    for key, choice in pairs:
        found.append((net_worth(st, seat, player, choice.technology), key))
    found.sort(key=lambda each: -each[0])
    return found


def net_worth(st: State, seat: int, player: Player, technology: str) -> float:
    """What a technology brings beyond its price. Science is good for nothing else, so it counts less than it is worth
    in other hands; but the next technology may be a better one."""
    return worth_of(st, seat, technology) - 0.5 * stored_worth(st) * price_of(player, technology)


def wish(st: State, seat: int) -> tuple[float, str] | None:
    """The technology of the supply that the seat wants most, whether it can pay it or not."""
    player = st.players[seat]
    open_ones = [each for each in TECHNOLOGIES if st.supply.get(each) and has_place_for(player, each)]
    rated = [(net_worth(st, seat, player, each), each) for each in open_ones]
    return max(rated, default=None)
