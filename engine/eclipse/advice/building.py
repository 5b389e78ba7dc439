"""Building: ships where they are needed, orbitals where they are settled, monoliths for points."""

from __future__ import annotations

from typing import Any

from engine.core.decision import Pairs
from engine.eclipse.actions.build import Build, price_of
from engine.eclipse.advice.strength import ship_score
from engine.eclipse.advice.war import Front, all_ships, gain_by_ship
from engine.eclipse.advice.worth import cube_worth, rounds_after, stored_worth
from engine.eclipse.components import MONOLITH_POINTS
from engine.eclipse.map.geometry import neighbours, opposing_ships
from engine.eclipse.ships import player_stats
from engine.eclipse.state import Place, State

USUAL_FLEET = 5
"""Strength that a seat likes to have at home and afield, in printed cruisers, halfway through the game."""
DEFENCE = 0.55
"""What a point of strength is worth where there is little of it."""


def ranked(st: State, seat: int, pairs: Pairs[Any], ahead: list[Front]) -> list[tuple[float, str]]:
    """Everything that can be built, by what it brings beyond its price."""
    player = st.players[seat]
    worth: dict[str, float] = {}
    strength = 0.0
    for ship, count in all_ships(st, seat).items():
        strength += count * ship_score(player_stats(player, ship))
    want = max(0.0, 1.0 - strength / (1.2 * USUAL_FLEET * min(1.0, 0.3 + st.round / 8)))
    found = []
    for key, choice in pairs:
        if not isinstance(choice, Build):
            continue
        item = choice.item
        if item not in worth:
            price = price_of(player.species, item)
            left = max(0.35, 1.0 - 0.03 * max(0, player.materials - 8))
            worth[item] = -price * stored_worth(st) * (0.75 if rounds_after(st) else 1.0) * left
            if item == "monolith":
                worth[item] += MONOLITH_POINTS
            elif item == "orbital":
                worth[item] += 0.75 * max(cube_worth(st, player, "money"), cube_worth(st, player, "science"))
            else:
                worth[item] += gain_by_ship(st, seat, ahead, item)
                worth[item] += DEFENCE * want * ship_score(player_stats(player, item)) * (rounds_after(st) > 0)
        found.append((worth[item] + site(st, seat, choice.place, item, ahead), key))
    found.sort(key=lambda each: -each[0])
    return found


def site(st: State, seat: int, place: Place, item: str, ahead: list[Front]) -> float:
    """Which sector is a good place for an item: monoliths far from others, ships near what they are for."""
    sector = st.sectors[place]
    opposed = opposing_ships(st, sector, seat)
    around = [st.sectors[each] for each in neighbours(place) if each in st.sectors]
    exposed = sum(each.owner not in (None, seat) for each in around)
    if item in ("monolith", "orbital"):
        return -0.05 * exposed - (1.5 if opposed else 0.0)
    near = sum(front.prize for front in ahead if front.sector.place in neighbours(place) or front.sector is sector)
    return 0.03 * near + 0.03 * exposed
