"""The units of Preparation, one for each step."""

from __future__ import annotations

from engine.core.decision import Rules
from engine.core.kit import without_questions
from engine.voidfall import coop_course as coop
from engine.voidfall.frames import frames, next_frame
from engine.voidfall.preparation.steps import remove_trade_token, reveal_event, show_improved, turn_order
from engine.voidfall.state import State
from engine.voidfall.steps import preparation as steps
from engine.voidfall.turn.rounds import begin_focus_phase


def preparation(st: State) -> Rules[None]:
    """The next step."""
    match st.step:
        case steps.ORDER:
            return order_step(st)
        case step if step < steps.FRAMES:
            return quick_step(st)
        case step if step - steps.FRAMES < len(frames(st)):
            return next_frame(st)
    return to_focus_phase(st)


@without_questions
def quick_step(st: State) -> None:
    """A step in which nobody decides."""
    match st.step:
        case steps.COOPERATION:
            coop.prepare(st)
        case steps.TRADE:
            remove_trade_token(st)
        case steps.IMPROVED:
            show_improved(st)
        case steps.EVENT:
            reveal_event(st)
    st.step += 1


def order_step(st: State) -> Rules[None]:
    """The turn order; a player alone has none."""
    if len(st.players) > 1:
        yield from turn_order(st)
    st.step += 1


@without_questions
def to_focus_phase(st: State) -> None:
    """All frames are resolved."""
    begin_focus_phase(st)
