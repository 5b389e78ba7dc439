"""How good a position looks, for computer players."""

from __future__ import annotations

from engine.core.kit import value_of_lead
from engine.eclipse.advice.war import fleet_score
from engine.eclipse.advice.worth import rounds_after
from engine.eclipse.components import RESOURCES, UPKEEP
from engine.eclipse.scoring.score import points, resources
from engine.eclipse.state import State
from engine.eclipse.tracks import balance, production, stored

SCALE = 15.0
"""A lead of so many points is halfway to certainty."""
YIELDS = {"money": 0.2, "science": 0.12, "materials": 0.1}
"""What one of a resource in each upkeep is worth for each round that follows,"""
STORED = {"money": 0.06, "science": 0.03, "materials": 0.08}
"""and one in storage while rounds follow. The weights are those of a regression of final scores on positions at the
beginnings of rounds, in games of normal players."""
UPKEEP_ROUND = 0.3
"""What a money of upkeep costs for each round that follows: later discs cost ever more."""
TECHNOLOGY = 0.3
"""What a technology is worth while rounds follow; much of it shows in what it is good for."""
MONOLITH = 0.8
"""What the technology for monoliths is worth for each round that follows, up to three."""
STRENGTH = 0.15
"""What a point of strength of the fleet is worth."""
TROUBLE = 0.4
"""What each missing money costs while something can still be done."""


def estimate(st: State, seat: int) -> float:
    """From -1 (lost) to 1 (won): the own points and prospects against the best of the others."""
    worth = [prospects(st, each) for each in range(len(st.players))]
    best = max((value for other, value in enumerate(worth) if other != seat and not st.players[other].out), default=0.0)
    return value_of_lead(st, seat, worth[seat] - best, SCALE)


def prospects(st: State, seat: int) -> float:
    """Points now, and what production, technologies and ships are good for in the rounds that are left."""
    player = st.players[seat]
    counted = float(points(st, seat).total)
    if not player.species or not player.playing or st.outcome is not None:
        return counted
    after = rounds_after(st)
    if not after:
        return counted + TROUBLE * min(0, balance(player)) + 0.01 * resources(st, seat)
    income = after * sum(YIELDS[resource] * production(player, resource) for resource in RESOURCES)
    held = sum(STORED[resource] * stored(player, resource) for resource in RESOURCES)
    learned = TECHNOLOGY * len(player.technologies) + MONOLITH * min(after, 3) * ("monolith" in player.technologies)
    discs = player.discs + len(player.actions) + len(player.reactions)
    costs = UPKEEP_ROUND * after * UPKEEP[min(discs, len(UPKEEP) - 1)]
    trouble = TROUBLE * min(0, balance(player))
    return counted + income + held + learned + STRENGTH * fleet_score(st, seat) + trouble - costs
