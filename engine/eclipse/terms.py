"""What a position is good for, by the terms of the estimate, as everybody can see it: without reputation tiles."""

from __future__ import annotations

from engine.eclipse.advice.war import fleet_score
from engine.eclipse.advice.worth import rounds_after
from engine.eclipse.components import RESOURCES, UPKEEP
from engine.eclipse.estimate import MONOLITH, STORED, STRENGTH, TECHNOLOGY, TROUBLE, UPKEEP_ROUND, YIELDS
from engine.eclipse.scoring.score import points
from engine.eclipse.state import State
from engine.eclipse.tracks import balance, production, stored


def terms(st: State, seat: int) -> dict[str, float]:
    """See `Advice.terms`. A disc that an action takes comes back with the Cleanup, so it is no cost."""
    player = st.players[seat]
    if not player.species or not player.playing:
        return {}
    after = rounds_after(st)
    counted = points(st, seat)
    return {
        "sectors": float(counted.sectors + counted.monoliths),
        "points": float(counted.public - counted.sectors - counted.monoliths),
        "income": after * sum(YIELDS[each] * production(player, each) for each in RESOURCES),
        "stock": sum(STORED[each] * stored(player, each) for each in RESOURCES) if after else 0.0,
        "technologies": TECHNOLOGY * len(player.technologies)
        + MONOLITH * min(after, 3) * ("monolith" in player.technologies),
        "fleet": STRENGTH * fleet_score(st, seat),
        "upkeep": TROUBLE * min(0, balance(player)) - UPKEEP_ROUND * after * UPKEEP[discs_out(st, seat)],
    }


def discs_out(st: State, seat: int) -> int:
    """How many Influence discs are off the track for longer than this round, as far as the track counts them."""
    player = st.players[seat]
    return min(player.discs + len(player.actions) + len(player.reactions), len(UPKEEP) - 1)
