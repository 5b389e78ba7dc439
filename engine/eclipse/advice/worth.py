"""What things are worth, in victory points: resources, production, discs, sectors. Rough reckonings that the advice and
the estimate share.

A resource is worth what it buys: three
points of a monolith cost ten materials and an action, and the more of the game is left, the more grows from it.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from engine.eclipse import components
from engine.eclipse.advice.weights import W
from engine.eclipse.state import Player, Sector, State
from engine.eclipse.tracks import balance, upkeep


def rounds_after(st: State) -> int:
    """The rounds that follow this one."""
    return components.ROUNDS - st.round


def stored_worth(st: State, resource: components.Resource = "materials") -> float:
    """What one resource in storage is worth before the actions of this round are over."""
    if rounds_after(st) == 0:
        return W.last_money
    return W.stored


def income_worth(st: State, resource: components.Resource) -> float:
    """What one more of a resource in every upkeep is worth; science and materials of the last one buy nothing."""
    after = rounds_after(st)
    if resource == "money":
        return W.earned_money * (after + 0.3)
    return (W.earned_science if resource == "science" else W.earned_materials) * after


# -- discs -----------------------------------------------------------------------------------------------------------


def disc_price(st: State, player: Player, count: int = 1) -> float:
    """What spending so many discs costs in this upkeep."""
    return (upkeep(player, count) - upkeep(player)) * W.money_price * max(stored_worth(st, "money"), W.last_money)


def holding_price(st: State, player: Player) -> float:
    """What one more disc on a sector costs in all upkeeps that are left."""
    at = player.discs + len(player.actions) + len(player.reactions) - W.usual_actions
    at = max(1, min(at, len(components.UPKEEP) - 1))
    return (components.UPKEEP[at - 1] - components.UPKEEP[at]) * W.disc_round * (rounds_after(st) + 0.5)


def affordable(
    st: State, player: Player, count: int = 1, science: int = 0, materials: int = 0, earned: int = 0
) -> bool:
    """Whether so many more discs can be paid in this upkeep, also by trading what is of little other use, after so much
    science and materials was spent and with so much more money earned."""
    missing = -balance(player, count) - earned
    return player.discs >= count and (missing <= 0 or missing <= to_spare(st, player, science, materials))


def first_yield(player: Player, tile: components.SectorTile) -> int:
    """The money that colony ships at hand bring at once in a sector whose squares are empty."""
    wanted = sum(
        square.kind in ("money", "gray")
        and (not square.advanced or components.ADVANCED["money"] in player.technologies)
        for square in tile.squares
    )
    cubes = player.cubes[components.RESOURCES.index("money")]
    return components.PRODUCTION[cubes - min(wanted, player.colony_ships, cubes)] - components.PRODUCTION[cubes]


def to_spare(st: State, player: Player, science: int = 0, materials: int = 0) -> int:
    """The money that trade would bring for what nothing else will be bought with, after so much was spent. Who would
    have to pass with many discs left keeps less."""
    rate = components.SPECIES[player.species].trade
    later = (rounds_after(st) > 0) * (W.keep_idle if player.discs > W.idle_discs else 1.0)
    spare_science = player.science - science - round(later * W.keep_science)
    spare_materials = player.materials - materials - round(later * W.keep_materials)
    return max(0, spare_science) // rate + max(0, spare_materials) // rate


# -- population ------------------------------------------------------------------------------------------------------


def cube_worth(st: State, player: Player, resource: components.Resource, fewer: int = 0) -> float:
    """What the next cube off a track brings, after `fewer` others have left it."""
    cubes = player.cubes[components.RESOURCES.index(resource)] - fewer
    if cubes <= 0:
        return 0.0
    more = components.PRODUCTION[cubes - 1] - components.PRODUCTION[cubes]
    short = W.short * _shortages(tuple(player.cubes), player.money, player.science, player.materials)[resource]
    return more * income_worth(st, resource) * (1.0 + max(-W.short_most, min(W.short_most, short)))


@lru_cache(maxsize=1024)
def _shortages(cubes: tuple[int, ...], *stored: int) -> dict[components.Resource, float]:
    """By resource: how much less of it there is than of the others, as a share of what there usually is. Every plan
    needs all three. `cubes`: on the tracks; `stored`: of each resource."""
    has = [2 * components.PRODUCTION[left] + store / 2 for left, store in zip(cubes, stored, strict=True)]
    mean = sum(has) / 3 + 1
    return {kind: (mean - each) / mean for kind, each in zip(components.RESOURCES, has, strict=True)}


def population_worth(st: State, player: Player, squares: Iterable[tuple[str, bool]]) -> float:
    """What cubes on these squares bring. `squares`: kind and whether it is advanced."""
    taken: dict[components.Resource, int] = dict.fromkeys(components.RESOURCES, 0)
    total = 0.0
    for kind, advanced in squares:
        kinds: tuple[components.Resource, ...] = components.RESOURCES
        if kind == "orbital":
            kinds = ("money", "science")
        elif kind != "gray":
            kinds = (kind,)  # type: ignore[assignment]
        best, chosen = 0.0, kinds[0]
        for each in kinds:
            value = cube_worth(st, player, each, taken[each])
            if advanced and components.ADVANCED[each] not in player.technologies:
                value *= W.closed
            if value > best:
                best, chosen = value, each
        taken[chosen] += 1
        total += best
    return total * W.later


# -- sectors ---------------------------------------------------------------------------------------------------------


def tile_worth(st: State, seat: int, tile: components.SectorTile) -> float:
    """What a sector is worth with the seat's disc on it and all squares empty, guards and discovery aside."""
    player = st.players[seat]
    worth = tile.vp + population_worth(st, player, ((square.kind, square.advanced) for square in tile.squares))
    return worth + W.artifact * tile.artifact + (player.species == components.PLANTA)


def sector_worth(st: State, seat: int, sector: Sector) -> float:
    """What a sector that is not the seat's would be worth to it, without guards."""
    worth = tile_worth(st, seat, components.SECTORS[sector.id])
    if sector.orbital:
        worth += population_worth(st, st.players[seat], (("orbital", False),))
    return worth + 3 * sector.monolith + (W.discovery if sector.discovery is not None else 0.0)


def held_worth(st: State, seat: int, sector: Sector) -> float:
    """What an own sector is worth as it is: its points and what its cubes yield."""
    player, tile = st.players[seat], components.SECTORS[sector.id]
    worth = tile.vp + 3.0 * sector.monolith + (player.species == components.PLANTA)
    for square, filled in zip(tile.squares, sector.filled, strict=True):
        if filled:
            worth += 1.5 * (income_worth(st, "money" if square.kind == "gray" else square.kind))
    return worth + (1.5 * income_worth(st, "money") if sector.orbital_filled else 0.0)
