"""What a seat can conquer: the sectors within reach of its Fleets, each with what taking it would bring and how likely
that is. Whether cubes suffice, and how many are missing, is what the combat core says."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from operator import add
from typing import NamedTuple

from msgspec.structs import replace

from engine.voidfall.combat.records import Battle, Cubes, Side, combat_config
from engine.voidfall.combat.search import forecast
from engine.voidfall.components import parts
from engine.voidfall.constants import CUBES_PER_FLEET
from engine.voidfall.costs.payable import what_is_lacking
from engine.voidfall.invasion.sides import defending_side, missile_sectors, missiles_cost, modifiers
from engine.voidfall.invasion.targets import may_invade
from engine.voidfall.map.chart import chart
from engine.voidfall.map.sectors import adjacent_places, controlled_sectors, controller, defenses
from engine.voidfall.prospects.horizon import evaluations_left, turns_left
from engine.voidfall.prospects.openings import openings_later, openings_now
from engine.voidfall.prospects.sectors import of_spaces
from engine.voidfall.records.galaxy import RIFT
from engine.voidfall.state import Sector, State
from engine.voidfall.tasks import Place
from engine.voidfall.vocabulary.terms import Fleet

BATTLES_REMEMBERED = 8192
MOST_MISSING = 7
"""Missing cubes beyond which a sector is out of reach."""
SURE, HOPE = 0.8, 0.5
"""What a conquest is worth for which the cubes are there and the invasion can be paid in this turn, and any other, as a
share of what it brings."""
DEPLOY, BRING, ACTIVATE = 0.1, 0.12, 0.22
"""How much less likely it is for each cube that is missing: for one that is active, one that stands elsewhere, any
other."""
REMOTE = 0.05
"""How likely the least likely conquest is."""
SENT = 0.5
"""What is left of it if other cubes would have to be there, because those next to it go elsewhere first."""
BEHIND = 0.3
"""What is left of it for a sector that can only be invaded from one that is still to be taken."""
BOUNTY, RECLAIM = 1.2, 2.0
"""What a token on a sector is worth to those who take it."""
SECTOR = 2.2
"""What a sector more is worth for each Evaluation that follows."""
GUILD = 1.5
"""What a Guild is worth that is on it already."""
FALLEN_HOUSE = 5.0
"""What a Fallen House brings: a Technology, a piece."""
CUBE = 1.0
"""What a cube costs that is recalled."""


class Conquest(NamedTuple):
    """A sector that may be taken: the Influence and the like that it brings, and how likely that is, from 0 to 1."""

    worth: float
    chance: float
    sources: tuple[Place, ...] = ()
    """The sectors that its cubes come from."""


def of_conquests(st: State, seat: int, turns: float, points: float = 1.0) -> float:
    """What the conquests that a seat can hope for are worth with so many turns to go: the best first, as many as it may
    still make. Cubes that are sent to one of them are missing for the next."""
    found = [each for each in conquests(st, seat, turns, points) if each.worth > 0]
    now = openings_now(st, seat)
    able = now + openings_later(st, seat)
    found.sort(key=lambda each: each.worth * each.chance, reverse=True)
    worth, sent = 0.0, set[Place]()
    for place, each in enumerate(found):
        if place >= able:
            break
        sure = now > 0 and each.chance >= 1.0
        now -= sure
        share = SURE if sure else HOPE * min(1.0, able - place)
        worth += each.worth * each.chance * share * (1.0 if sent.isdisjoint(each.sources) else SENT)
        sent.update(each.sources)
    return worth


def conquests(st: State, seat: int, turns: float, points: float = 1.0) -> list[Conquest]:
    """The sectors next to those of a seat, and those right behind them."""
    mine, near = dict.fromkeys(controlled_sectors(st, seat)), chart(st.map).adjacent
    side = _side(st, seat)
    spare = sum([_spare(st.sectors[place]) for place in mine])
    found: dict[Place, Conquest] = {}
    for place in dict.fromkeys([other for each in mine for other in near[each]]):
        if place in mine or not may_invade(st, seat, place):
            continue
        missing, lost, here = _needed(st, seat, place, mine, side)
        if missing > MOST_MISSING:
            continue
        chance = _likely(missing, st.players[seat].active, spare - here)
        sources = tuple([each for each in near[place] if each in mine])
        found[place] = Conquest(_worth(st, seat, place, turns, points) - CUBE * lost, chance, sources)
    behind: dict[Place, Conquest] = {}
    for place, gate in found.items():
        chance = BEHIND * gate.chance
        for other in near[place]:
            if other in mine or other in found or (other in behind and behind[other].chance >= chance):
                continue
            if may_invade(st, seat, other):
                behind[other] = Conquest(_worth(st, seat, other, turns, points), chance)
    return [*found.values(), *behind.values()]


def _likely(missing: int, active: int, elsewhere: int) -> float:
    """How likely a conquest is for which so many cubes are missing, with so many active ones and others to bring."""
    deployed = min(missing, active)
    brought = min(missing - deployed, max(0, elsewhere))
    return max(REMOTE, 1.0 - DEPLOY * deployed - BRING * brought - ACTIVATE * (missing - deployed - brought))


def _spare(sector: Sector) -> int:
    """Cubes that can go without abandoning the sector."""
    return max(0, sector.cubes - (sector.home is None))


def _side(st: State, seat: int) -> Side:
    """The seat as an invader, without cubes and missiles yet. Drones are not sent, as in every forecast."""
    missiles = missiles_cost(st, seat)
    return Side(
        modifiers=modifiers(st, seat, "invader"),
        active=min(st.players[seat].active, CUBES_PER_FLEET),
        pays_missiles=bool(missiles) and what_is_lacking(st, seat, missiles) is None,
    )


def _needed(st: State, seat: int, place: Place, mine: dict[Place, None], side: Side) -> tuple[int, int, int]:
    """How many cubes are missing to take a sector with those next to it, how many would be lost, and how many can
    come."""
    force = Cubes()
    for source in adjacent_places(st, place):
        if source in mine:
            force = Cubes(*map(add, force, _force(st.sectors[source])))
    shipyards = missile_sectors(st, seat, place) if side.modifiers.free_missiles or side.pays_missiles else 0
    side = replace(side, cubes=force, shipyards=shipyards)
    missing, lost = cubes_missing(
        Battle(side, defending_side(st, place), defenses(st.sectors[place]), config=combat_config())
    )
    return missing, lost, force.total


def _force(sector: Sector) -> Cubes:
    """The cubes that can go without abandoning the sector; one of the weakest stays."""
    fleets: dict[Fleet, int] = dict(sector.fleets)
    if sector.home is None and fleets:
        last: Fleet = next((each for each in ("sentry", "corvette") if each in fleets), next(iter(fleets)))
        fleets[last] -= 1
    return Cubes(**fleets)


@lru_cache(maxsize=BATTLES_REMEMBERED)
def cubes_missing(battle: Battle) -> tuple[int, int]:
    """How many Corvettes the invader is short of to win, and how many cubes it would lose then."""
    for missing in range(MOST_MISSING + 1):
        cubes = battle.invader.cubes.plus("corvette", missing)
        if not cubes.total:
            continue
        ended = forecast(replace(battle, invader=replace(battle.invader, cubes=cubes))).result
        if ended.winner == "invader":
            return missing, max(0, cubes.total - ended.invader.total)
    return MOST_MISSING + 1, 0


@lru_cache(maxsize=BATTLES_REMEMBERED)
def left_after(battle: Battle) -> int:
    """How many cubes the invader has left after best play; 0 unless it wins."""
    ended = forecast(battle).result
    return ended.invader.total if ended.winner == "invader" else 0


def most_promising(st: State, seat: int, places: Iterable[Place]) -> Place:
    """The sector among these that brings most of those that fall to the cubes next to them; empty: there is none."""
    mine, side, turns = dict.fromkeys(controlled_sectors(st, seat)), _side(st, seat), turns_left(st, seat)
    found: dict[Place, float] = {}
    for place in places:
        missing, lost, _ = _needed(st, seat, place, mine, side)
        if not missing:
            found[place] = _worth(st, seat, place, turns) - CUBE * lost
    return max(found, key=found.__getitem__, default="")


def _worth(st: State, seat: int, place: Place, turns: float, points: float = 1.0) -> float:
    """What taking a sector brings: Glory, tokens, the sector itself, and points that others lose."""
    sector, holder = st.sectors[place], controller(st.sectors[place])
    late = min(1.0, turns / 8)
    found = (
        SECTOR * evaluations_left(st, seat)
        + late * (GUILD * len(sector.guilds) + of_spaces(sector))
        + BOUNTY * sector.bounty
        + RECLAIM * sector.reclaim
    )
    against_player = holder is not None and sector.cubes > 0
    found += sum(st.players[holder].glory if against_player and holder is not None else st.players[seat].glory)
    found += sum(sector.glory) * (1 + late)
    if sector.fallen:
        found += FALLEN_HOUSE * late
    return found + (0.0 if st.coop is None else points * _points(sector))


def _points(sector: Sector) -> int:
    """The points that the Voidborn lose with a sector."""
    points = parts().voidborn_score
    return (
        points["rift_on_map"] * (sector.kind == RIFT)
        + points["harbinger_on_sector"] * sector.harbingers
        + points["fallen_house_on_map"] * bool(sector.fallen)
        + points["population_of_voidborn_sectors"] * (sector.population or 0) * (sector.voidborn > 0)
    )
