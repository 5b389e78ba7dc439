"""The sky of Solenia: five strips of five cells, rear (row 0) to front (row 4), column 0 at the left.

A cell is a number, row * 5 + column; people read it as a letter for the column and the row counted from 1: `c3`.
"""

from __future__ import annotations

from engine.solenia.components import COLUMNS, STRIPS

CELLS = STRIPS * COLUMNS
ALL_CELLS = (1 << CELLS) - 1
"""All cells, as a bit set."""
NAMES = tuple(f"{'abcde'[cell % COLUMNS]}{cell // COLUMNS + 1}" for cell in range(CELLS))
NUMBERS = {name: cell for cell, name in enumerate(NAMES)}
AIRSHIP_ROW, AIRSHIP_COLUMN = 2, 2
"""The cell of the giant airship between turns."""


_SHOWN = tuple(name.upper() for name in NAMES)


def place(cell: int) -> str:
    """A cell as people read it: `C3`."""
    return _SHOWN[cell]


def _steps(one: int, other: int) -> tuple[int, int]:
    rows = abs(one // COLUMNS - other // COLUMNS)
    columns = abs(one % COLUMNS - other % COLUMNS)
    return rows, columns


def _within(cell: int, distance: int, *, diagonal: bool) -> int:
    steps = [_steps(cell, other) for other in range(CELLS)]
    near = [max(step) if diagonal else sum(step) for step in steps]
    return sum(1 << other for other in range(CELLS) if near[other] <= distance)


FARTHEST = 4
"""The greatest distance of a cell from the giant airship, which is in the middle or one row ahead of it."""

STRAIGHT = tuple(tuple(_within(cell, steps, diagonal=False) for steps in range(FARTHEST)) for cell in range(CELLS))
"""By cell and number of orthogonal steps: the cells at most that far away, as a bit set."""

DIAGONAL = tuple(tuple(_within(cell, steps, diagonal=True) for steps in range(FARTHEST)) for cell in range(CELLS))
"""The same if diagonals count as adjacent (an improvement)."""
