"""What computers are called: the numbers of the messages `computer-name-{n}`. A computer has a number by its table and
seat; in a rematch it keeps that of the game before, which its seat then holds as its name."""

from __future__ import annotations

from collections.abc import Sequence

from db.records import SeatRow
from tables.records import SeatInfo

COMPUTERS = 24
"""How many names there are; more than a table has seats."""
STRIDE = 7
"""The distance between the first names of successive tables, for variety."""


def computer_numbers(table_id: int, seats: Sequence[SeatInfo | SeatRow]) -> dict[int, int]:
    """By seat of a computer, the number of its name; no two of a table have the same."""
    computers = [seat for seat in seats if seat.kind == "computer"]
    numbers = {seat.seat: int(seat.name) % COMPUTERS for seat in computers if seat.name.isdecimal()}
    for seat in computers:
        number = table_id * STRIDE + seat.seat
        while seat.seat not in numbers:
            if number % COMPUTERS not in numbers.values():
                numbers[seat.seat] = number % COMPUTERS
            number += 1
    return numbers
