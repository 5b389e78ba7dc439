"""What computers take off the estimate of answers that it overrates."""

from __future__ import annotations

import pytest

from engine.core.decision import Ask, Option
from engine.core.kit import WON, value_of_lead, with_lead
from engine.core.text import say
from engine.voidfall.correction import DECLINING, ENDING, corrected
from engine.voidfall.estimate import SCALE
from engine.voidfall.questions import Question, question_about
from tests.voidfall.positions import position


def asked(kind: Question, *keys: str) -> Ask:
    """A question of this kind."""
    return question_about(kind).ask(0, tuple([Option(key, say("vf-decline")) for key in keys]))


@pytest.mark.parametrize("ahead", [-90.0, -4.0, 0.0, 3.5, 70.0])
@pytest.mark.parametrize("more", [-6.0, 0.0, 5.0])
def test_a_lead_is_changed_by_so_much_influence(ahead: float, more: float) -> None:
    state = position()
    changed = with_lead(value_of_lead(state, 0, ahead, SCALE), more, SCALE)
    assert changed == pytest.approx(value_of_lead(state, 0, ahead + more, SCALE))


@pytest.mark.parametrize("estimate", [-1.0, -WON, WON, 0.8])
def test_a_game_that_is_over_is_worth_what_it_is(estimate: float) -> None:
    assert with_lead(estimate, -5.0, SCALE) == estimate


def test_to_end_a_turn_and_to_decline_count_less() -> None:
    """Nothing else does; "done" of another question ends no turn."""
    move = asked(Question.MOVE, "act:settle", "none", "done")
    assert corrected(move, ("done",), 0.0) == with_lead(0.0, -ENDING, SCALE) < 0
    assert corrected(move, ("none",), 0.0) == with_lead(0.0, -DECLINING, SCALE) < 0
    assert corrected(move, ("act:settle",), 0.25) == 0.25
    assert corrected(asked(Question.ESTABLISH, "done", "g"), ("done",), 0.25) == 0.25
