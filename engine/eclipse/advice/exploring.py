"""Exploring: which space, which sector and rotation, whether to put a disc there."""

from __future__ import annotations

from typing import Any

from engine.core.decision import Pairs
from engine.core.hexgrid import opposite
from engine.eclipse.actions.explore import Discard, DrawAgain, PutDown
from engine.eclipse.advice.weights import W
from engine.eclipse.advice.worth import affordable, disc_price, first_yield, holding_price, rounds_after, tile_worth
from engine.eclipse.components import SECTORS, Ring, SectorTile
from engine.eclipse.map.geometry import has_wormhole, is_draco, neighbours, open_sides, ring_of
from engine.eclipse.state import ExploreTask, Place, State


def spaces(st: State, seat: int, pairs: Pairs[Any]) -> list[tuple[float, str]]:
    """The spaces to explore, by what may be found there beyond the disc that goes on it."""
    player = st.players[seat]
    expected: dict[Ring, float] = {}
    found = []
    for key, choice in pairs:
        ring = ring_of(choice.place)
        if ring not in expected:
            expected[ring] = expectation(st, seat, ring)
        worth = expected[ring]
        if not affordable(st, player, 2):
            worth *= W.last_disc
        found.append((worth + W.explore * rounds_after(st) + rate_neighbours(st, seat, choice.place), key))
    found.sort(key=lambda each: -each[0])
    return found


def rate_neighbours(st: State, seat: int, place: Place) -> float:
    """Own sectors around are good company, those of others are not; but what they could take is taken first."""
    around = [st.sectors[each] for each in neighbours(place) if each in st.sectors]
    return W.company * sum(sector.owner == seat for sector in around) - 0.05 * sum(
        sector.owner not in (seat, None) for sector in around
    )


def expectation(st: State, seat: int, ring: Ring) -> float:
    """The mean of what the sectors that nobody has seen are worth; those that are no good are discarded."""
    seen = {sector.id for sector in st.sectors.values()} | set(st.discards[ring])
    seen.update(each for task in st.tasks if isinstance(task, ExploreTask) for each in task.drawn)
    unknown = [tile for tile in SECTORS.values() if tile.ring == ring and tile.id not in seen]
    if not unknown:
        unknown = [SECTORS[each] for each in st.discards[ring]]
    holding = holding_price(st, st.players[seat])
    return sum(max(0.0, new_worth(st, seat, tile, holding)) for tile in unknown) / max(1, len(unknown))


def new_worth(st: State, seat: int, tile: SectorTile, holding: float) -> float:
    """What a sector that is turned up brings with a disc on it, beyond what the disc costs."""
    worth = tile_worth(st, seat, tile) - holding
    if tile.discovery:
        worth += W.discovery
    if tile.ancients and not is_draco(st, seat):
        return worth * (W.guarded if rounds_after(st) > 1 else 0.1) * (1.0 if tile.ancients == 1 else 0.7)
    return worth


def placings(st: State, seat: int, task: ExploreTask, pairs: Pairs[Any]) -> list[tuple[float, str]]:
    """The drawn sectors in their rotations, discarding, and for Draco a second draw."""
    player = st.players[seat]
    holding = holding_price(st, player)
    found: list[tuple[float, str]] = []
    best = 0.0
    for key, choice in pairs:
        if isinstance(choice, PutDown):
            tile = SECTORS[choice.sector]
            worth = new_worth(st, seat, tile, holding)
            if not affordable(st, player, earned=first_yield(player, tile)):
                worth *= 0.5
            worth += W.hopeful + rotation_worth(st, seat, task.place, choice)
            best = max(best, worth)
            found.append((worth, key))
        elif isinstance(choice, Discard):
            found.append((0.0, key))
        elif isinstance(choice, DrawAgain):
            found.append((expectation(st, seat, ring_of(task.place)) + 0.3, key))
    found.sort(key=lambda each: -each[0])
    return found


def rotation_worth(st: State, seat: int, place: Place, choice: PutDown) -> float:
    """What the lanes of a rotation are worth: to own sectors, into the unknown, to others."""
    tile, sides = SECTORS[choice.sector], open_sides(choice.sector, choice.turns)
    after = rounds_after(st)
    total = 0.0
    for side, name in enumerate(neighbours(place)):
        if not sides[side]:
            continue
        there = st.sectors.get(name)
        if there is None:
            if after > 1:
                total += W.frontier
        elif has_wormhole(there, opposite(side)):
            if there.owner == seat:
                total += W.joined * (1.0 if not tile.ancients else 0.5)
            elif there.owner is not None:
                total -= W.exposed
            else:
                total += 0.15
    return total


def occupying(st: State, seat: int, task: ExploreTask) -> list[tuple[float, str]]:
    """Whether a disc goes on the new sector."""
    player, sector = st.players[seat], st.sectors[task.place]
    worth = tile_worth(st, seat, SECTORS[sector.id]) - holding_price(st, player) - disc_price(st, player)
    if sector.discovery is not None:
        worth += W.discovery
    if not affordable(st, player, earned=first_yield(player, SECTORS[sector.id])):
        worth = -1.0
    return sorted([(worth, "disc"), (0.0, "leave")], key=lambda each: -each[0])
