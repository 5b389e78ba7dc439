"""Population, discs and resources: colony ships, Influence, trade, tracks for cubes, upkeep in trouble."""

from __future__ import annotations

from typing import Any

from engine.core.decision import Pairs
from engine.eclipse.actions.build import price_of as build_price
from engine.eclipse.actions.free import Colonise, Trade
from engine.eclipse.actions.influence import TRACK, MoveDisc, Refresh
from engine.eclipse.advice.research import wish
from engine.eclipse.advice.weights import W
from engine.eclipse.advice.worth import (
    affordable,
    cube_worth,
    disc_price,
    first_yield,
    held_worth,
    holding_price,
    income_worth,
    rounds_after,
    sector_worth,
    stored_worth,
)
from engine.eclipse.components import MONOLITH_POINTS, PRODUCTION, RESOURCES, SECTORS, SPECIES, Resource
from engine.eclipse.map.geometry import opposing_ships, owned
from engine.eclipse.state import Player, State
from engine.eclipse.tracks import balance, price_of, stored, upkeep
from engine.eclipse.upkeep.upkeep import Abandon

# -- colony ships ----------------------------------------------------------------------------------------------------


def colonies(st: State, seat: int, pairs: Pairs[Any]) -> list[tuple[float, str]]:
    """Cubes that colony ships can bring, best first. Printed squares of one kind go before those that take any kind
    where they bring the same."""
    player = st.players[seat]
    found = []
    for key, choice in pairs:
        if isinstance(choice, Colonise):
            worth = cube_worth(st, player, choice.track)
            if choice.track == "money" and balance(player) < 0:
                worth += W.money_trouble
            narrow = choice.square >= 0 and SECTORS[st.sectors[choice.place].id].squares[choice.square].kind != "gray"
            if opposing_ships(st, st.sectors[choice.place], seat):
                worth *= 0.3
            found.append((worth + 0.02 * narrow, key))
    found.sort(key=lambda each: -each[0])
    return found


# -- influence -------------------------------------------------------------------------------------------------------


def influence(st: State, seat: int, pairs: Pairs[Any], *, begun: bool) -> list[tuple[float, str]]:
    """Disc moves and colony ships turned up, by what they bring on their own."""
    player = st.players[seat]
    found: list[tuple[float, str]] = []
    spent = 1 if begun else 2
    for key, choice in pairs:
        if isinstance(choice, Refresh):
            found.append((refresh_worth(st, seat), key))
        elif isinstance(choice, MoveDisc) and choice.target != TRACK:
            sector = st.sectors[choice.target]
            worth = W.fortunate * sector_worth(st, seat, sector)
            if choice.source == TRACK:
                if affordable(st, player, spent, earned=first_yield(player, SECTORS[sector.id])):
                    worth -= (
                        holding_price(st, player) + disc_price(st, player, spent) - disc_price(st, player, spent - 1)
                    )
                    found.append((worth, key))
            else:
                found.append((worth - held_worth(st, seat, st.sectors[choice.source]) - 1.0, key))
        elif isinstance(choice, MoveDisc) and balance(player) < 0 and rounds_after(st):
            missing = min(-balance(player), upkeep(player) - upkeep(player, -1))
            found.append((0.8 * missing - held_worth(st, seat, st.sectors[choice.source]), key))
    found.sort(key=lambda each: -each[0])
    return found


def refresh_worth(st: State, seat: int) -> float:
    """What a colony ship more in this round is worth: the best square that has to wait for one. Ships come back in the
    next round, so it is one round's yield."""
    player = st.players[seat]
    waiting = 0
    best = 0.0
    for sector in owned(st, seat):
        for square, filled in zip(SECTORS[sector.id].squares, sector.filled, strict=True):
            if filled:
                continue
            kinds: tuple[Resource, ...] = RESOURCES if square.kind == "gray" else (square.kind,)
            worth = max(cube_worth(st, player, each) for each in kinds)
            if square.advanced:
                continue
            waiting += 1
            best = max(best, worth)
        if sector.orbital and not sector.orbital_filled:
            waiting += 1
            best = max(best, cube_worth(st, player, "money"), cube_worth(st, player, "science"))
    if waiting <= player.colony_ships:
        return 0.0
    return best / max(1.0, rounds_after(st) + 0.5)


# -- trade -----------------------------------------------------------------------------------------------------------


def trades(st: State, seat: int, pairs: Pairs[Any]) -> list[tuple[float, str]]:
    """A trade that makes something possible in this turn: a technology or building that is wanted and nearly payable,
    or discs in the last round."""
    player = st.players[seat]
    rate = SPECIES[player.species].trade
    goal = shortage(st, seat)
    if goal is None:
        return []
    wanted, missing, worth = goal
    possible = {choice.given for _, choice in pairs if isinstance(choice, Trade) and choice.gained == wanted}
    spare = {given: surplus(st, player, given) // rate for given in RESOURCES if given in possible}
    if sum(spare.values()) < missing:
        return []
    given = max(spare, key=lambda each: spare[each])
    return [(worth, f"trade:{given}-{wanted}")] if spare[given] else []


def surplus(st: State, player: Player, resource: Resource) -> int:
    """What of a resource is of little use for anything else."""
    has = stored(player, resource)
    if resource == "money":
        return (
            max(0, balance(player, 1))
            if rounds_after(st) == 0
            else max(0, min(has, balance(player, min(6, player.discs))) - 4)
        )
    return has if rounds_after(st) == 0 else max(0, has - W.spare_from)


def shortage(st: State, seat: int) -> tuple[Resource, int, float] | None:
    """The resource that stands between the seat and something good, how much is missing, and how good it is, less what
    is traded for it: in the last round hardly anything."""
    player = st.players[seat]
    if not affordable(st, player):
        return None
    disc = disc_price(st, player) + W.action
    each = W.traded * SPECIES[player.species].trade * stored_worth(st, "money")
    if "monolith" in player.technologies and any(not sector.monolith for sector in owned(st, seat)):
        missing = build_price(player.species, "monolith") - player.materials
        if 0 < missing <= W.trade_materials:
            return "materials", missing, MONOLITH_POINTS - missing * each - disc
    best = wish(st, seat)
    if best is not None:
        worth, technology = best
        missing = price_of(player, technology) - player.science
        if 0 < missing <= W.trade_science:
            return "science", missing, worth - 1.5 * missing * each - disc
    return None


# -- tracks and upkeep -----------------------------------------------------------------------------------------------


def tracks(st: State, seat: int, pairs: Pairs[Any]) -> list[tuple[float, str]]:
    """To which track a cube goes: where it costs least."""
    player = st.players[seat]
    found = []
    for key, track in pairs:
        cubes = player.cubes[RESOURCES.index(track)]
        lost = (PRODUCTION[cubes] - PRODUCTION[cubes + 1]) * income_worth(st, track)
        found.append((-lost, key))
    found.sort(key=lambda each: -each[0])
    return found


def remedies(st: State, seat: int, pairs: Pairs[Any]) -> list[tuple[float, str]]:
    """In trouble: trade what is worth least, or give up the sector that brings least."""
    player = st.players[seat]
    rate = SPECIES[player.species].trade
    missing = -balance(player)
    found: list[tuple[float, str]] = []
    for key, choice in pairs:
        if isinstance(choice, Abandon):
            saved = upkeep(player) - upkeep(player, -1)
            found.append((min(saved, missing) * 0.2 - held_worth(st, seat, st.sectors[choice.place]), key))
        else:
            enough = (player.science // rate + player.materials // rate) >= missing
            low = 0.05 if rounds_after(st) == 0 else 0.2
            found.append((0.0 - low * rate * (1.0 if enough else 1.5) + 0.01 * stored(player, choice.given), key))
    found.sort(key=lambda each: -each[0])
    return found
