"""What the estimate of the game after an answer is too high by, for computer players."""

from __future__ import annotations

from engine.core.decision import Ask, Keys
from engine.core.kit import with_lead
from engine.voidfall.estimate import SCALE
from engine.voidfall.flow.asking import DECLINE
from engine.voidfall.questions import Question
from engine.voidfall.turn.moves import DONE

ENDING = 4.0
"""Influence by which ending a turn is overrated: the estimate counts what is kept, not what could have been done,"""
DECLINING = 3.0
"""and an offer that is declined."""


def corrected(ask: Ask, keys: Keys, estimate: float) -> float:
    """See `Advice.corrected`."""
    if keys == (DECLINE,):
        return with_lead(estimate, -DECLINING, SCALE)
    if ask.kind == Question.MOVE and keys == (DONE.key,):
        return with_lead(estimate, -ENDING, SCALE)
    return estimate
