"""What the players of a cooperative or solo game have in common."""

from __future__ import annotations

from engine.core.kit import seats_in
from engine.core.text import Text, say
from engine.voidfall.state import Cooperation, CrisisRow, State
from engine.voidfall.tasks import Row

ROWS: tuple[Row, ...] = ("military", "economic")
"""The rows of the Crisis board, from the top."""


def is_cooperative(st: State) -> bool:
    """Whether all play against the Voidborn, together or alone; also before the Crisis board is set up."""
    return st.options.mode != "competitive"


def common_state(st: State) -> Cooperation:
    """What only cooperative and solo games have. Not to be called in others."""
    assert st.coop is not None
    return st.coop


def row_of(st: State, row: Row) -> CrisisRow:
    """A row of the Crisis board."""
    coop = common_state(st)
    return coop.military if row == "military" else coop.economic


def row_name(row: Row) -> Text:
    """What a row of the Crisis board is called."""
    return say(f"vf-row-{row}")


def in_turn_order(st: State, first: int | None = None) -> list[int]:
    """The seats that have not resigned, in turn order; `first`: from this one on."""
    order = st.order
    if first is not None and first in order:
        start = order.index(first)
        order = order[start:] + order[:start]
    seats = seats_in(st)
    return [seat for seat in order if seat in seats]
