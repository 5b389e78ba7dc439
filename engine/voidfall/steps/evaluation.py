"""The steps of Evaluation for the whole table: everybody finishes a step before the next one begins (P73).

`State.step` is the number of the present one, `State.acted` has the seats that are done with it.
"""

from __future__ import annotations

from engine.core.text import say
from engine.voidfall.state import Span, State

STRIKES, UPKEEP, OBJECTIVES, AGENDAS, END = range(5)
"""The Void strikes back, Upkeep, objectives of the event, objectives of Agendas, the end of the Cycle."""


def begin_evaluation(st: State) -> None:
    """The Evaluation phase; it counts as one turn (P50)."""
    st.phase, st.step, st.acted, st.span = "evaluation", STRIKES, [], Span()
    st.record(say("vf-log-evaluation", cycle=st.cycle))


def next_step(st: State) -> None:
    """Everybody is done with the present step."""
    st.step, st.acted = st.step + 1, []
