"""Games that one person plays from several seats: a trial with all of its seats, two people at one phone.

The person sits at one of these seats. The others are *guests*: no computer answers for them, and nobody is called for
them. When a guest is asked and the person is not, the two change places, so that the person always has the seat that
is waited for. Names belong to seats. It is nothing that the record of the game says: no step, no line.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from db.records import SeatRow, TableRow

GUEST = "guest"
"""The kind of a seat that the person of another seat plays."""


def handed_on(seats: list[SeatRow], asked: Iterable[int]) -> list[SeatRow]:
    """The seats once the person has the seat that is asked. The same ones, if the person is asked or no guest is."""
    owed = set(asked)
    person = next((seat for seat in seats if seat.kind == "person"), None)
    guest = next((seat for seat in seats if seat.kind == GUEST and seat.seat in owed), None)
    if person is None or guest is None or person.seat in owed:
        return seats
    here = replace(guest, kind="person", person_id=person.person_id)
    left = replace(person, kind=GUEST, person_id=None)
    return [here if seat.seat == here.seat else left if seat.seat == left.seat else seat for seat in seats]


def played_alone(seats: Iterable[SeatRow]) -> bool:
    """Whether a person plays other seats besides their own."""
    return any(seat.kind == GUEST for seat in seats)


def at_one_phone(row: TableRow, seats: Iterable[SeatRow]) -> bool:
    """Whether several people play this game at the phone of one of them."""
    return row.trial_of is None and played_alone(seats)


def passed_round(row: TableRow, seats: Iterable[SeatRow]) -> bool:
    """Whether people at one phone play this running game. Pages that look back then show what onlookers see, because
    anybody of them may hold the phone."""
    return row.status == "running" and at_one_phone(row, seats)
