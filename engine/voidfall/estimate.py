"""How good a position looks, for computer players: the own prospects against the best of the others, or against the
Voidborn."""

from __future__ import annotations

from engine.core.kit import value_of_lead
from engine.voidfall.prospects.horizon import turns_left
from engine.voidfall.prospects.seat import at_a_glance, of_plans, prospects
from engine.voidfall.prospects.voidborn import haven_worth, voidborn_prospects
from engine.voidfall.state import State

SCALE = 40.0
"""A lead of so much Influence is halfway to certainty."""
TURN = 5.0
"""Influence that a turn to come brings, for a comparison with the score of the Voidborn."""

AHEAD = 0.4
"""How much less a point counts that a seat is ahead of the lowest of its partners, who decides for all,"""
PARTNER = 0.3
"""and how much a point of that partner counts."""


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
    turns = turns_left(st, seat)
    glance = at_a_glance(st, seat)
    own = glance + of_plans(st, seat, haven_worth() / 2) + TURN * turns
    if glances:
        own -= AHEAD * max(0.0, glance - min(glances)) - PARTNER * min(glances)
    return own - voidborn_prospects(st, seat, turns)
