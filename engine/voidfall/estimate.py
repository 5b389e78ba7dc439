"""How good a position looks, for computer players: the own prospects against the best of the others, or against the
Voidborn."""

from __future__ import annotations

from math import erfc, exp, pi, sqrt

from engine.core.kit import value_of_lead
from engine.voidfall.prospects.horizon import turns_left
from engine.voidfall.prospects.objectives import of_agendas_played
from engine.voidfall.prospects.seat import at_a_glance, of_plans, prospects
from engine.voidfall.prospects.voidborn import haven_worth, voidborn_prospects
from engine.voidfall.state import State

SCALE = 40.0
"""A lead of so much Influence is halfway to certainty."""
TURN = 5.0
"""Influence that a turn to come brings, for a comparison with the score of the Voidborn."""

SPREAD = 45.0
"""By how much the Influence of two partners ends apart who stand equal at the beginning: a standard deviation,"""
LEAST_SPREAD = 4.0
"""and at the end."""
SHARE = 0.4
"""How much of a lead over the lowest partner, who decides for all, is lost. More of it makes all equally poor: who is
ahead gains less than the others can."""
FOR_ALL = 2.0
"""How much more than its own a point counts for a seat with partners that the Voidborn lose, as all have it."""
PLANS, HALF_OF_THEM = 40.0, 3.5
"""What others promise beyond what is counted of them, at most, and with how many turns to go half as much."""
GAME = 18.0
"""Turns of a game."""


def estimate(st: State, seat: int) -> float:
    """From -1 (lost) to 1 (won)."""
    if not st.players[seat].origin:
        return 0.0
    return value_of_lead(st, seat, lead(st, seat), SCALE)


def lead(st: State, seat: int) -> float:
    """Influence ahead of the best of the others; in cooperative and solo games of the Voidborn."""
    others = [each for each, player in enumerate(st.players) if each != seat and not player.out and player.origin]
    glances = [at_a_glance(st, each) for each in others]
    if st.coop is None:
        return prospects(st, seat) - max(glances, default=0.0)
    if st.phase == "end":
        return min([float(st.players[seat].influence), *glances]) - voidborn_prospects(st, seat, 0)
    turns, points = turns_left(st, seat), FOR_ALL if others else 1.0
    own = at_a_glance(st, seat) + of_plans(st, seat, points * haven_worth() / 2, points)
    if others:
        lowest = min([each + of_agendas_played(st, other) for each, other in zip(glances, others, strict=True)])
        lowest += PLANS * turns / (turns + HALF_OF_THEM)
        own -= SHARE * excess(own - lowest, max(LEAST_SPREAD, SPREAD * sqrt(turns / GAME)))
    return own + TURN * turns - voidborn_prospects(st, seat, turns)


def excess(gap: float, spread: float) -> float:
    """By how much the Influence of a seat ends above that of the lowest partner, in the mean, if it is to be so much
    more than theirs with this standard deviation; 0 where it ends below."""
    far = gap / spread
    return gap * erfc(-far / sqrt(2)) / 2 + spread * exp(-far * far / 2) / sqrt(2 * pi)
