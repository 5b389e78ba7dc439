"""What things are worth, in victory points: resources, production, discs, sectors. Rough reckonings that the advice and
the estimate share.

They are fitted by games between computer players, not taken from the rules. A resource is worth what it buys: three
points of a monolith cost ten materials and an action, and the more of the game is left, the more grows from it.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.eclipse.actions.free import ADVANCED
from engine.eclipse.components import (
    DISCOVERY_POINTS,
    PLANTA,
    PRODUCTION,
    RESOURCES,
    ROUNDS,
    SECTORS,
    SPECIES,
    UPKEEP,
    Resource,
    SectorTile,
)
from engine.eclipse.state import Player, Sector, State
from engine.eclipse.tracks import balance, stored, upkeep

STORED = 0.22
"""A resource in storage that can still be used."""
EARNED = {"money": 0.24, "science": 0.22, "materials": 0.24}
"""A resource in every upkeep that is left, each."""
LAST_MONEY = 0.03
"""Money in the last round: it only pays what has to be paid."""
DISC_ROUND = 0.25
"""Money that a disc on a sector costs in every upkeep."""
USUAL_ACTIONS = 3
"""Discs that are usually away on action spaces: the price of a further one counts from there."""
LATER = 0.8
"""A cube that no colony ship can bring in this round."""
CLOSED = 0.25
"""An advanced square without its technology."""
DISCOVERY = DISCOVERY_POINTS + 0.3
ARTIFACT = 0.15


def rounds_after(st: State) -> int:
    """The rounds that follow this one."""
    return ROUNDS - st.round


def stored_worth(st: State, resource: Resource = "materials") -> float:
    """What one resource in storage is worth before the actions of this round are over."""
    if rounds_after(st) == 0:
        return LAST_MONEY
    return STORED


def income_worth(st: State, resource: Resource) -> float:
    """What one more of a resource in every upkeep is worth; science and materials of the last one buy nothing."""
    after = rounds_after(st)
    if resource == "money":
        return EARNED["money"] * (after + 0.3)
    return EARNED[resource] * after


# -- discs -----------------------------------------------------------------------------------------------------------


def disc_price(st: State, player: Player, count: int = 1) -> float:
    """What spending so many discs costs in this upkeep."""
    return (upkeep(player, count) - upkeep(player)) * max(stored_worth(st, "money"), LAST_MONEY)


def holding_price(st: State, player: Player) -> float:
    """What one more disc on a sector costs in all upkeeps that are left."""
    at = player.discs + len(player.actions) + len(player.reactions) - USUAL_ACTIONS
    at = max(1, min(at, len(UPKEEP) - 1))
    return (UPKEEP[at - 1] - UPKEEP[at]) * DISC_ROUND * (rounds_after(st) + 0.5)


def affordable(st: State, player: Player, count: int = 1) -> bool:
    """Whether so many more discs can be paid in this upkeep; at the end also with what is then of no other use."""
    return player.discs >= count and balance(player, count) + to_spare(st, player) >= 0


def to_spare(st: State, player: Player) -> int:
    """The money that trade would bring for what nothing else will be bought with."""
    if rounds_after(st):
        return 0
    rate = SPECIES[player.species].trade
    return player.science // rate + player.materials // rate


# -- population ------------------------------------------------------------------------------------------------------


def cube_worth(st: State, player: Player, resource: Resource, fewer: int = 0) -> float:
    """What the next cube off a track brings, after `fewer` others have left it."""
    cubes = player.cubes[RESOURCES.index(resource)] - fewer
    if cubes <= 0:
        return 0.0
    more = PRODUCTION[cubes - 1] - PRODUCTION[cubes]
    short = 1.0 + _shortage(player, resource)
    return more * income_worth(st, resource) * short


def _shortage(player: Player, resource: Resource) -> float:
    """How much less of a resource there is than of the others: from -0.3 to 0.3. Every plan needs all three."""
    has = [
        2 * PRODUCTION[cubes] + stored(player, each) / 2 for each, cubes in zip(RESOURCES, player.cubes, strict=True)
    ]
    mean = sum(has) / 3 + 1
    return max(-0.3, min(0.3, (mean - has[RESOURCES.index(resource)]) / mean * 0.5))


def population_worth(st: State, player: Player, squares: Iterable[tuple[str, bool]]) -> float:
    """What cubes on these squares bring. `squares`: kind and whether it is advanced."""
    taken: dict[Resource, int] = dict.fromkeys(RESOURCES, 0)
    total = 0.0
    for kind, advanced in squares:
        kinds: tuple[Resource, ...] = RESOURCES
        if kind == "orbital":
            kinds = ("money", "science")
        elif kind != "gray":
            kinds = (kind,)  # type: ignore[assignment]
        best, chosen = 0.0, kinds[0]
        for each in kinds:
            value = cube_worth(st, player, each, taken[each])
            if advanced and ADVANCED[each] not in player.technologies:
                value *= CLOSED
            if value > best:
                best, chosen = value, each
        taken[chosen] += 1
        total += best
    return total * LATER


# -- sectors ---------------------------------------------------------------------------------------------------------


def tile_worth(st: State, seat: int, tile: SectorTile) -> float:
    """What a sector is worth with the seat's disc on it and all squares empty, guards and discovery aside."""
    player = st.players[seat]
    worth = tile.vp + population_worth(st, player, ((square.kind, square.advanced) for square in tile.squares))
    return worth + ARTIFACT * tile.artifact + (player.species == PLANTA)


def sector_worth(st: State, seat: int, sector: Sector) -> float:
    """What a sector that is not the seat's would be worth to it, without guards."""
    worth = tile_worth(st, seat, SECTORS[sector.id])
    if sector.orbital:
        worth += population_worth(st, st.players[seat], (("orbital", False),))
    return worth + 3 * sector.monolith + (DISCOVERY if sector.discovery is not None else 0.0)


def held_worth(st: State, seat: int, sector: Sector) -> float:
    """What an own sector is worth as it is: its points and what its cubes yield."""
    player, tile = st.players[seat], SECTORS[sector.id]
    worth = tile.vp + 3.0 * sector.monolith + (player.species == PLANTA)
    for square, filled in zip(tile.squares, sector.filled, strict=True):
        if filled:
            worth += 1.5 * (income_worth(st, "money" if square.kind == "gray" else square.kind))
    return worth + (1.5 * income_worth(st, "money") if sector.orbital_filled else 0.0)
