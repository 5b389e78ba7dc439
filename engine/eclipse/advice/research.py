"""Research toward a plan: what each technology is worth to a seat now, and what it costs."""

from __future__ import annotations

from typing import Any

from engine.core.decision import Pairs
from engine.eclipse import components
from engine.eclipse.actions.build import price_of as build_price
from engine.eclipse.actions.research import artifact_count
from engine.eclipse.advice.stock import best_share
from engine.eclipse.advice.upgrading import improve_blueprint
from engine.eclipse.advice.weights import W
from engine.eclipse.advice.worth import cube_worth, income_worth, rounds_after, stored_worth
from engine.eclipse.map.geometry import owned
from engine.eclipse.ships import built_ships
from engine.eclipse.state import Player, State
from engine.eclipse.tracks import balance, has_place_for, owned_in, price_of, production

AMBITION = (0.3, 0.35, 0.5, 0.3, 0.3, 0.3, 0.0, 0.0)
"""What a technology is worth towards the points of its category and its discounts, by how many there are before, while
much of the game is left."""


def worth_of(st: State, seat: int, technology: str) -> float:
    """What a technology brings in points, without its price."""
    player = st.players[seat]
    tech = components.TECHNOLOGIES[technology]
    after = rounds_after(st)
    had = owned_in(player, tech.category)
    worth = (
        components.CATEGORY_POINTS[had + 1]
        - components.CATEGORY_POINTS[had]
        + W.ambition * AMBITION[had] * min(1.0, after / 5)
    )
    if tech.kind == "ship_part":
        return worth + part_worth(st, seat, technology)
    return worth + special_worth(st, seat, technology)


def special_worth(st: State, seat: int, technology: str) -> float:
    """What the technologies are worth that do not unlock a part."""
    player, after = st.players[seat], rounds_after(st)
    for resource, opener in components.ADVANCED.items():
        if opener == technology:
            return advanced_worth(st, seat, resource)
    match technology:
        case "advanced_robotics":
            return W.robotics * after + 0.2
        case "quantum_grid":
            return W.quantum * after + 0.4
        case "nanorobots":
            return W.nanorobots * after + (0.6 if "monolith" in player.technologies else 0.0)
        case "orbital":
            free = sum(not sector.orbital for sector in owned(st, seat))
            return min(free, 4) * 0.5 * cube_worth(st, player, "science", 1) * W.orbital_tech
        case "monolith":
            return monolith_worth(st, seat)
        case "artifact_key":
            return artifacts_worth(st, seat)
        case "wormhole_generator":
            return W.generator * after
        case "starbase":
            return 0.04 * after
        case _:
            return 0.05 * after


def advanced_worth(st: State, seat: int, resource: components.Resource) -> float:
    """What the advanced squares of a kind bring, those at hand and those still to come."""
    player = st.players[seat]
    squares = sum(
        square.kind == resource and square.advanced and not filled
        for sector in owned(st, seat)
        for square, filled in zip(components.SECTORS[sector.id].squares, sector.filled, strict=True)
    )
    at_hand = sum(cube_worth(st, player, resource, fewer) for fewer in range(squares))
    return W.advanced * at_hand + W.advanced_later * rounds_after(st) * income_worth(st, resource)


def artifacts_worth(st: State, seat: int) -> float:
    """What the artifacts bring: all in the kind with which most can be bought."""
    count = artifact_count(st, seat)
    kinds = components.RESOURCES if count else ()
    size = components.ARTIFACT_RESOURCES
    return max([count * best_share(st, seat, resource, count, size) for resource in kinds], default=0.0)


def monolith_worth(st: State, seat: int) -> float:
    """Monoliths that can be paid until the end, each with its points less what else the materials would do."""
    player = st.players[seat]
    price = build_price(player.species, "monolith")
    materials = player.materials + rounds_after(st) * W.monolith_income * production(player, "materials")
    rate = components.SPECIES[player.species].trade
    spare = player.science - price_of(player, "monolith") + max(0, balance(player, min(player.discs, 4)))
    materials += W.monolith_trade * max(0, spare) / rate
    free = sum(not sector.monolith for sector in owned(st, seat))
    count = min(free, materials / price)
    return count * (components.MONOLITH_POINTS - W.monolith_price * price)


def part_worth(st: State, seat: int, technology: str) -> float:
    """What a part is worth: how much better two tiles make a cruiser with it than without."""
    player, after = st.players[seat], rounds_after(st)
    ships = built_ships(st, seat)
    best = 0.0
    classes: tuple[components.ShipClass, ...] = ("interceptor", "cruiser", "dreadnought")
    for ship in classes:
        without, with_it = improve_blueprint(player, ship, 2), improve_blueprint(player, ship, 2, technology)
        gained = (with_it.better if with_it else 0.0) - (without.better if without else 0.0)
        count = ships.get(ship, 0) + (1.0 if ship == "cruiser" else 0.3)
        best += gained * count
    return W.parts * min(2.5, best) * min(1.0, 0.25 + after / 6) + W.part_round * after


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
    price = price_of(player, technology)
    left = max(0, player.science - price)
    return worth_of(st, seat, technology) - W.science_price * stored_worth(st) * price / (1 + W.science_glut * left)


def wish(st: State, seat: int) -> tuple[float, str] | None:
    """The technology of the supply that the seat wants most, whether it can pay it or not."""
    player = st.players[seat]
    open_ones = [each for each in components.TECHNOLOGIES if st.supply.get(each) and has_place_for(player, each)]
    rated = [(net_worth(st, seat, player, each), each) for each in open_ones]
    return max(rated, default=None)
