"""The sky of Solenia: five strips of five cells, rear (row 0) to front (row 4), column 0 at the left.

A cell is a number, row * 5 + column; people read it as a letter for the column and the row counted from 1: `c3`.
"""

from __future__ import annotations

from engine.solenia.components import COLUMNS, STRIPS

CELLS = STRIPS * COLUMNS
NAMES = tuple(f"{'abcde'[cell % COLUMNS]}{cell // COLUMNS + 1}" for cell in range(CELLS))
NUMBERS = {name: cell for cell, name in enumerate(NAMES)}
AIRSHIP_ROW, AIRSHIP_COLUMN = 2, 2
"""Where the giant airship is between turns."""


def place(cell: int) -> str:
    """A cell as people read it: `C3`."""
    return NAMES[cell].upper()


def _steps(one: int, other: int) -> tuple[int, int]:
    rows = abs(one // COLUMNS - other // COLUMNS)
    columns = abs(one % COLUMNS - other % COLUMNS)
    return rows, columns


STRAIGHT = tuple(tuple(sum(_steps(one, other)) for other in range(CELLS)) for one in range(CELLS))
"""Steps between two cells along rows and columns."""

DIAGONAL = tuple(tuple(max(_steps(one, other)) for other in range(CELLS)) for one in range(CELLS))
"""Steps where diagonals count as adjacent (an improvement)."""
