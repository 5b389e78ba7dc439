"""The sky of Solenia: five strips of five cells, rear (row 0) to front (row 4), column 0 at the left.

A cell is a number, row * 5 + column; people read it as a letter for the column and the row counted from 1: `c3`.
"""

from __future__ import annotations

from engine.solenia.components import COLUMNS, STRIPS

CELLS = STRIPS * COLUMNS
NAMES = tuple(f"{'abcde'[cell % COLUMNS]}{cell // COLUMNS + 1}" for cell in range(CELLS))
AIRSHIP_ROW, AIRSHIP_COLUMN = 2, 2
"""The cell of the giant airship between turns."""
FARTHEST = 4
"""The greatest distance of a cell from the giant airship, which is in the middle or one row ahead of it."""


SHOWN = tuple(name.upper() for name in NAMES)
"""By cell: as people read it, `C3`."""


def place(cell: int) -> str:
    """A cell as people read it: `C3`."""
    return SHOWN[cell]


def steps_between(one: int, other: int, *, diagonal: bool) -> int:
    """Steps from one cell to another along rows and columns; `diagonal`: corners count as adjacent (an improvement)."""
    rows = abs(one // COLUMNS - other // COLUMNS)
    columns = abs(one % COLUMNS - other % COLUMNS)
    return max(rows, columns) if diagonal else rows + columns
