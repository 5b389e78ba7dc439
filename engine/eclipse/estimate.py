"""How good a position looks, for computer players."""

from __future__ import annotations

from engine.eclipse.advice.war import fleet_score
from engine.eclipse.advice.worth import DISC_ROUND, USUAL_ACTIONS, income_worth, rounds_after, stored_worth
from engine.eclipse.components import RESOURCES, TECHNOLOGIES, UPKEEP
from engine.eclipse.scoring.score import points
from engine.eclipse.state import Player, State
from engine.eclipse.tracks import balance, production, stored

SCALE = 15.0
"""A lead of so many points is halfway to certainty."""
TECHNOLOGY = 0.09
"""What a technology is worth for each science of its printed price, at the beginning of the game."""
STRENGTH = (0.1, 0.55)
"""What a point of strength of the fleet is worth: in the last round, and how much more when half the game is left."""
TROUBLE = 0.4
"""What each missing money costs while something can still be done."""
OVER = 0.6
"""A game that is won is worth this and more, by the margin; one that is lost as little."""


def estimate(st: State, seat: int) -> float:
    """From -1 (lost) to 1 (won): the own points and prospects against the best of the others."""
    worth = [prospects(st, each) for each in range(len(st.players))]
    best = max((value for other, value in enumerate(worth) if other != seat and not st.players[other].out), default=0.0)
    lead = worth[seat] - best
    looks = lead / (SCALE + abs(lead))
    if st.outcome is None:
        return OVER * looks
    if seat in st.outcome.winners:
        return OVER + (1 - OVER) * max(0.0, looks)
    return (1 - OVER) * min(0.0, looks) - OVER


def prospects(st: State, seat: int) -> float:
    """Points now, and what production, technologies and ships are good for in the rounds that are left."""
    player = st.players[seat]
    counted = float(points(st, seat).total)
    if not player.species or not player.playing or st.outcome is not None:
        return counted
    after = rounds_after(st)
    income = sum(production(player, resource) * income_worth(st, resource) for resource in RESOURCES)
    held = sum(stored(player, resource) * stored_worth(st, resource) for resource in RESOURCES)
    learned = TECHNOLOGY * after / 8 * sum(TECHNOLOGIES[each].price for each in player.technologies)
    fleet = (STRENGTH[0] + STRENGTH[1] * min(1.0, after / 4)) * fleet_score(st, seat)
    trouble = TROUBLE * min(0, balance(player))
    return counted + income + held + learned + fleet + trouble - standing_costs(st, player)


def standing_costs(st: State, player: Player) -> float:
    """What the discs on sectors cost in the upkeeps that are left, with as many on actions as usual."""
    at = player.discs + len(player.actions) + len(player.reactions) - USUAL_ACTIONS
    return UPKEEP[max(0, min(at, len(UPKEEP) - 1))] * DISC_ROUND * rounds_after(st)
