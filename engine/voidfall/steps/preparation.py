"""The steps of Preparation for the whole table. `State.step` is the number of the next one (3.1).

0: coop and solo, 1: Trade tokens, 2: Improved Technologies, 3: turn order, 4: the event. From 5 on: its frames. Cycle 1
begins with the event.
"""

from __future__ import annotations

from engine.core.kit import seats_in
from engine.voidfall.state import Span, State

COOPERATION, TRADE, IMPROVED, ORDER, EVENT, FRAMES = range(6)
FIRST_STEP = EVENT
"""Of Cycle 1; the steps before it belong to the set-up."""


def begin_preparation(st: State) -> None:
    """The next Cycle begins without an event; Preparation counts as one turn (P50)."""
    st.phase, st.step, st.span, st.event = "preparation", COOPERATION, Span(), ""


def players_of(st: State) -> list[int]:
    """The seats in turn order that are still in the game."""
    playing = seats_in(st)
    return [seat for seat in st.order if seat in playing]
