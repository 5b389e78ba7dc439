"""Building: ships where they are needed, orbitals where they are settled, monoliths for points."""

from __future__ import annotations

from typing import Any

from engine.core.decision import Pairs
from engine.eclipse.actions.build import Build, Item, price_of
from engine.eclipse.advice.strength import ship_score
from engine.eclipse.advice.war import Front, fleet_score, gain_by_ship
from engine.eclipse.advice.weights import W
from engine.eclipse.advice.worth import cube_worth, rounds_after, stored_worth
from engine.eclipse.components import MONOLITH_POINTS
from engine.eclipse.map.geometry import neighbours, opposing_ships
from engine.eclipse.ships import player_stats
from engine.eclipse.state import Place, Player, State


def ranked(st: State, seat: int, pairs: Pairs[Any], ahead: list[Front]) -> list[tuple[float, str]]:
    """Everything that can be built, by what it brings beyond its price."""
    want = max(0.0, 1.0 - fleet_score(st, seat) / (W.fleet * min(1.0, 0.3 + st.round / 8)))
    worth: dict[str, float] = {}
    found = []
    for key, choice in pairs:
        if not isinstance(choice, Build):
            continue
        item = choice.item
        if item not in worth:
            worth[item] = use_of(st, seat, item, ahead, want) - price_in_points(st, st.players[seat], item)
        found.append((worth[item] + site(st, seat, choice.place, item, ahead), key))
    found.sort(key=lambda each: -each[0])
    return found


def use_of(st: State, seat: int, item: Item, ahead: list[Front], want: float) -> float:
    """What an item is good for. `want`: how much strength there is too little of, from 0 to 1."""
    player = st.players[seat]
    if item == "monolith":
        return float(MONOLITH_POINTS)
    if item == "orbital":
        return W.orbital * max(cube_worth(st, player, "money"), cube_worth(st, player, "science"))
    use = W.front_ship * gain_by_ship(st, seat, ahead, item)
    if rounds_after(st):
        use += W.defence * want * ship_score(player_stats(player, item)) * (W.starbase if item == "starbase" else 1.0)
    return use


def price_in_points(st: State, player: Player, item: Item) -> float:
    """What the materials would do otherwise; less where there are many of them."""
    each = stored_worth(st) + W.monolith_saving * ("monolith" in player.technologies)
    plenty = max(0.35, 1.0 - 0.03 * max(0, player.materials - 8))
    return price_of(player.species, item) * each * plenty * (W.material_price if rounds_after(st) else 1.0)


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
