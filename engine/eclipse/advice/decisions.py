"""Decisions besides the actions: discovery tiles, battles, bombing and control, reputation, relations, species."""

from __future__ import annotations

from typing import Any

from engine.core.decision import Ask, Pairs
from engine.eclipse.actions.diplomacy import AcceptOffer, MakeOffer, WithdrawOffer, needs_room
from engine.eclipse.actions.discovery import Face, Fit, Keep, Learn, Save
from engine.eclipse.advice.research import worth_of
from engine.eclipse.advice.stock import best_share
from engine.eclipse.advice.strength import ship_score, win_chance
from engine.eclipse.advice.strikes import strikes
from engine.eclipse.advice.upgrading import TO_BE_BUILT, likely_built
from engine.eclipse.advice.war import counts_in, enemies_in, fronts, gain_by_ship, own_force
from engine.eclipse.advice.weights import W
from engine.eclipse.advice.worth import (
    affordable,
    cube_worth,
    disc_price,
    first_yield,
    holding_price,
    income_worth,
    rounds_after,
    sector_worth,
)
from engine.eclipse.components import (
    ARTIFACT_RESOURCES,
    DISCOVERIES,
    DISCOVERY_POINTS,
    DRACO,
    PLANTA,
    SECTORS,
    SPECIES,
    Resource,
)
from engine.eclipse.map.geometry import fleet_of
from engine.eclipse.ships import added_up, built_ships, player_stats
from engine.eclipse.state import DiscoveryTask, State
from engine.eclipse.tracks import stored

Ranked = list[tuple[float, str]]

SCARCE = 0.5
"""What a resource counts of which there is little, beside what it buys."""
SPECIES_RANK = ("orion_hegemony", DRACO, PLANTA, "hydran_progress", "terran", "mechanema", "eridani_empire")
"""By the scores that they reached in games between computer players of one level."""


def best_first(found: Ranked) -> Ranked:
    """The answers, those worth most first; equal ones stay in their order."""
    return sorted(found, key=lambda each: -each[0])


# -- discovery tiles -------------------------------------------------------------------------------------------------


def discovery(st: State, seat: int, task: DiscoveryTask, pairs: Pairs[Any]) -> Ranked:
    """Face or points."""
    return best_first([(finding_worth(st, seat, task, choice), key) for key, choice in pairs])


def finding_worth(st: State, seat: int, task: DiscoveryTask, choice: Any) -> float:
    """What a use of a discovery tile brings."""
    player, tile, after = st.players[seat], DISCOVERIES[task.tile], rounds_after(st)
    match choice:
        case Keep():
            return float(DISCOVERY_POINTS)
        case Face() if tile.effect == "resource":
            if not after:
                return 0.3
            return tile.amount * W.face_stored * (1 + W.growth * after)
        case Face():
            gained = gain_by_ship(st, seat, fronts(st, seat), "cruiser")
            return gained + W.face_ship_round * after + W.face_ship
        case Learn():
            return worth_of(st, seat, choice.technology)
        case Fit():
            blueprint = SPECIES[player.species].blueprints[choice.ship]
            tiles = {**player.tiles.get(choice.ship, {}), choice.slot: tile.part or ""}
            better = ship_score(added_up(blueprint, tiles)) - ship_score(player_stats(player, choice.ship))
            built = built_ships(st, seat).get(choice.ship, 0)
            more = 2 * TO_BE_BUILT[choice.ship] * likely_built(st, seat, choice.ship)
            return better * (W.each_ship * 1.5 * built + more) * min(1.0, 0.3 + after / 6)
        case Save():
            return 0.1
        case _:
            return 0.0


def artifact(st: State, seat: int, pieces: int, pairs: Pairs[Any]) -> Ranked:
    """The kind with which most can be bought, with all pieces that are left; then that there is least of, by what it is
    good for."""
    player = st.players[seat]

    def need(resource: Resource) -> float:
        return income_worth(st, resource) / (4 + stored(player, resource))

    def worth(resource: Resource) -> float:
        return best_share(st, seat, resource, pieces, ARTIFACT_RESOURCES) + SCARCE * need(resource)

    return best_first([(worth(key.partition(":")[2]), key) for key, _ in pairs])  # type: ignore[arg-type]


# -- battles ---------------------------------------------------------------------------------------------------------


def group_order(st: State, seat: int, pairs: Pairs[Any]) -> Ranked:
    """Fire, unless it is hopeless and there is a way out."""
    assert st.battle is not None
    sector = st.sectors[st.battle.place]
    foe = st.battle.defender if st.battle.attacker == seat else st.battle.attacker
    mine, fleet = own_force(st, seat, counts_in(sector, seat)), fleet_of(sector, foe)
    theirs = enemies_in(st, seat, sector) if fleet is not None else ()
    chance = win_chance(mine, theirs)
    found: Ranked = []
    for key, _ in pairs:
        found.append((chance if key in ("fire", "hold") else W.hopeless, key))
    return best_first(found)


def control(st: State, seat: int) -> Ranked:
    """A disc on a sector that was won, if it can be paid."""
    player = st.players[seat]
    place = st.handled[-1]
    sector = st.sectors[place]
    worth = sector_worth(st, seat, sector) - holding_price(st, player) - disc_price(st, player)
    if not affordable(st, player, earned=first_yield(player, SECTORS[sector.id])):
        worth = -1.0
    return best_first([(worth, "yes"), (0.0, "no")])


# -- relations -------------------------------------------------------------------------------------------------------


def relations(st: State, seat: int, pairs: Pairs[Any], *, offers: bool = True) -> Ranked:
    """Relations that can be had or offered, with a cube from the track where it is worth most. `offers`: also new
    ones."""
    kinds = (AcceptOffer, WithdrawOffer, MakeOffer) if offers else (AcceptOffer, WithdrawOffer)
    words = [(key, choice) for key, choice in pairs if isinstance(choice, kinds)]
    if not words:
        return []
    found: Ranked = []
    victims = coveted(st, seat)
    for key, choice in words:
        if not isinstance(choice, WithdrawOffer):
            found.append((relation_worth(st, seat, choice.partner, choice.track, victims), key))
        elif choice.partner in victims:
            found.append((0.5, key))
    return best_first(found)


def relation_worth(st: State, seat: int, partner: int, track: Resource, victims: set[int]) -> float:
    """A point and a cube, less the place of a reputation tile; none with those from whom a sector could be won."""
    if partner in victims:
        return -1.0
    player = st.players[seat]
    worth = 1.0 + cube_worth(st, player, track)
    if needs_room(player):
        worth -= min(player.reputation)
    else:
        worth -= 0.1 * rounds_after(st)
    return worth


def coveted(st: State, seat: int) -> set[int]:
    """From whom the seat could well win a sector."""
    owners = {st.sectors[strike.place].owner for strike in strikes(st, seat, 3, 3, 0.3) if strike.gain > W.foe}
    return {owner for owner in owners if owner is not None}


# -- others ----------------------------------------------------------------------------------------------------------


def species(pairs: Pairs[Any]) -> Ranked:
    """Species by how well they are played here."""
    found: Ranked = []
    for number, (key, each) in enumerate(pairs):
        name = "terran" if SPECIES[each].terran else each
        found.append((-SPECIES_RANK.index(name) - 0.01 * number, key))
    return best_first(found)


def rank_as_listed(ask: Ask) -> Ranked:
    """The question's own default, then the others as they are listed."""
    keys = [*ask.settled_default, *(key for key in ask.options.keys if key not in ask.settled_default)]
    return [(-float(number), key) for number, key in enumerate(keys)]
