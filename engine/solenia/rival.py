"""The solitaire rival: a second deck and a die (facts, section 11: all house values)."""

from __future__ import annotations

from engine.solenia.components import COLUMNS, ROWS, parts
from engine.solenia.effects import drop_rival_card, flip_rival_card, move_airship, place_rival_card, scrap_delivery
from engine.solenia.state import State, city_row, ground

ROW_ORDER = (2, 3, 1, 4, 0)
"""The order in which the rival looks for an empty cell of its column."""


def rival_turn(st: State) -> None:
    """Reveal the rival's next card and roll. The card is placed in the rolled column, and a city there loses its oldest
    delivery on display. A storm, or a full column, removes one delivery of each row and the card. A 0 moves the
    airship."""
    die = parts().die
    rolled = st.chance.below(len(die))
    column = die[rolled].column
    card = flip_rival_card(st, rolled + 1, column)
    cell = None if column is None else free_cell(st, column)
    if cell is not None:
        kind = ground(st, cell)
        place_rival_card(st, card, cell, kind)
        row = city_row(kind)
        if row is not None:
            scrap_delivery(st, row)
    else:
        drop_rival_card(st, card)
        for row in ROWS:
            scrap_delivery(st, row)
    if parts().cards[card].value == 0:
        move_airship(st)
        st.rival_flies = True
        st.step = "expel"
    else:
        st.step, st.asked, st.target = "play", "card", None


def free_cell(st: State, column: int) -> int | None:
    """The cell for the rival's card in a column."""
    for row in ROW_ORDER:
        if st.lanes[row].cards[column] is None:
            return row * COLUMNS + column
    return None
