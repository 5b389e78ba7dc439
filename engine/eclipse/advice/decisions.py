"""Decisions besides the actions: discovery tiles, battles, bombing and control, reputation, relations, species."""

from __future__ import annotations

from typing import Any

from engine.core.decision import Ask, Pairs
from engine.eclipse.actions.diplomacy import AcceptOffer, MakeOffer, WithdrawOffer, needs_room
from engine.eclipse.actions.discovery import Face, Fit, Keep, Learn, Save
from engine.eclipse.advice.research import worth_of
from engine.eclipse.advice.strength import ship_score, win_chance
from engine.eclipse.advice.strikes import strikes
from engine.eclipse.advice.upgrading import EACH_SHIP, TO_BE_BUILT
from engine.eclipse.advice.war import all_ships, counts_in, enemies_in, fronts, gain_by_ship, own_force
from engine.eclipse.advice.worth import (
    STORED,
    affordable,
    cube_worth,
    disc_price,
    holding_price,
    income_worth,
    rounds_after,
    sector_worth,
)
from engine.eclipse.components import DISCOVERIES, DISCOVERY_POINTS, DRACO, PLANTA, SPECIES, Resource
from engine.eclipse.map.geometry import fleet_of
from engine.eclipse.ships import added_up, player_stats
from engine.eclipse.state import DiscoveryTask, Player, State
from engine.eclipse.tracks import balance, stored

Ranked = list[tuple[float, str]]

HOPELESS = 0.15
"""A battle with a smaller chance is left, if it can be."""
GROWTH = 0.07
"""How much more resources are worth for each round that is left: what is bought with them grows."""
FOE = 1.2
"""A relation has to bring so much more if the partner's sectors could be won."""

SPECIES_RANK = ("terran", "orion_hegemony", "hydran_progress", "mechanema", "eridani_empire", DRACO, PLANTA)


def best_first(found: Ranked) -> Ranked:
    """By worth; of equal ones the first."""
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
            return tile.amount * STORED * (1 + GROWTH * after)
        case Face():
            gained = gain_by_ship(st, seat, fronts(st, seat), "cruiser")
            return gained + 0.15 * after + 0.7
        case Learn():
            return worth_of(st, seat, choice.technology)
        case Fit():
            blueprint = SPECIES[player.species].blueprints[choice.ship]
            tiles = {**player.tiles.get(choice.ship, {}), choice.slot: tile.part or ""}
            better = ship_score(added_up(blueprint, tiles)) - ship_score(player_stats(player, choice.ship))
            built = all_ships(st, seat).get(choice.ship, 0)
            return better * (EACH_SHIP * 1.5 * built + 2 * TO_BE_BUILT[choice.ship]) * min(1.0, 0.3 + after / 6)
        case Save():
            return 0.1
        case _:
            return 0.0


def artifact(st: State, seat: int, pairs: Pairs[Any]) -> Ranked:
    """The kind that there is least of, by what it is good for."""
    player = st.players[seat]

    def need(resource: Resource) -> float:
        has = stored(player, resource)
        short = 2.0 if resource == "money" and balance(player, 1) < 0 else 0.0
        return income_worth(st, resource) / (4 + has) + short

    return best_first([(need(key.partition(":")[2]), key) for key, _ in pairs])  # type: ignore[arg-type]


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
        found.append((chance if key in ("fire", "hold") else HOPELESS, key))
    return best_first(found)


def control(st: State, seat: int) -> Ranked:
    """A disc on a sector that was won, if it can be paid."""
    player = st.players[seat]
    place = st.handled[-1]
    worth = sector_worth(st, seat, st.sectors[place]) - holding_price(st, player) - disc_price(st, player)
    if not affordable(st, player):
        worth = -1.0
    return best_first([(worth, "yes"), (0.0, "no")])


# -- relations -------------------------------------------------------------------------------------------------------


def relations(st: State, seat: int, pairs: Pairs[Any], *, offers: bool = True) -> Ranked:
    """Relations that can be had or offered, with a cube from the track where it is worth most. `offers`: also new
    ones."""
    player = st.players[seat]
    found: Ranked = []
    for key, choice in pairs:
        if isinstance(choice, AcceptOffer) or (offers and isinstance(choice, MakeOffer)):
            found.append((relation_worth(st, seat, player, choice.partner, choice.track), key))
        elif isinstance(choice, WithdrawOffer) and covets(st, seat, choice.partner):
            found.append((0.5, key))
    return best_first(found)


def relation_worth(st: State, seat: int, player: Player, partner: int, track: Resource) -> float:
    """A point and a cube, less the place of a reputation tile, and less what could be won from the partner."""
    worth = 1.0 + cube_worth(st, player, track)
    if needs_room(player):
        worth -= min(player.reputation)
    else:
        worth -= 0.1 * rounds_after(st)
    return worth - (10.0 if covets(st, seat, partner) else 0.0)


def covets(st: State, seat: int, partner: int) -> bool:
    """Whether the seat could well win a sector of another."""
    for strike in strikes(st, seat, 3, 3, 0.3):
        if st.sectors[strike.place].owner == partner and strike.gain > FOE:
            return True
    return False


# -- others ----------------------------------------------------------------------------------------------------------


def species(pairs: Pairs[Any], players: int) -> Ranked:
    """Species by how well they are played here; Planta and Draco not between two."""
    found: Ranked = []
    for number, (key, each) in enumerate(pairs):
        name = "terran" if SPECIES[each].terran else each
        found.append((-SPECIES_RANK.index(name) - 0.01 * number, key))
    return best_first(found)


def listed(ask: Ask) -> Ranked:
    """The question's own default, then the others as they are listed."""
    keys = [*ask.default, *(key for key in ask.options.keys if key not in ask.default)]
    return [(-float(number), key) for number, key in enumerate(keys)]
