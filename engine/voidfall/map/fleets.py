"""Questions about Fleets that change nothing: which types a seat has, how large they are, what they cost (P25, P26,
P28)."""

from __future__ import annotations

from engine.voidfall.constants import CUBES_PER_FLEET
from engine.voidfall.in_force import in_force
from engine.voidfall.map.sectors import shipyards
from engine.voidfall.state import Sector, State
from engine.voidfall.tasks import Place
from engine.voidfall.vocabulary.technology_rules import (
    CountsAsShipyard,
    DeploymentCost,
    EnablesFleet,
    ExtraShipyard,
    FleetSize,
)
from engine.voidfall.vocabulary.terms import FLEETS, NOTHING, Fleet, Resources


def fleet_types(st: State, seat: int) -> list[Fleet]:
    """The types that a seat may deploy: Corvettes, and those of its Technologies."""
    enabled = {rule.fleet for rule in in_force(st, seat, EnablesFleet)}
    return [fleet for fleet in FLEETS if fleet == "corvette" or fleet in enabled]


def fleet_size(st: State, seat: int, fleet: Fleet) -> int:
    """How many cubes one Fleet of this type has at most."""
    return min([rule.most for rule in in_force(st, seat, FleetSize) if rule.fleet == fleet] or [CUBES_PER_FLEET])


def fleets_needed(st: State, seat: int, sector: Sector) -> int:
    """How many Fleets the cubes of a seat in a sector are (P28)."""
    return sum(_fleets(cubes, fleet_size(st, seat, fleet)) for fleet, cubes in sector.fleets.items())


def deploy_cost(st: State, seat: int, fleet: Fleet) -> Resources:
    """What a cube of this type costs when it is deployed (P25)."""
    return next((rule.cost for rule in in_force(st, seat, DeploymentCost) if rule.fleet == fleet), NOTHING)


def shipyards_for_deployment(st: State, seat: int, place: Place) -> int:
    """How many cubes a deployment per Shipyard may bring to a sector: its Shipyards, Starbases and Carrier Fleets, and
    what Orbital Docks add to a sector with a Shipyard or Starbase (P26)."""
    sector = st.sectors[place]
    count = shipyards(sector)
    if count:
        count += sum(rule.amount for rule in in_force(st, seat, ExtraShipyard))
    for rule in in_force(st, seat, CountsAsShipyard):
        count += _fleets(sector.fleets.get(rule.fleet, 0), fleet_size(st, seat, rule.fleet))
    return count


def _fleets(cubes: int, size: int) -> int:
    return -(-cubes // size)
