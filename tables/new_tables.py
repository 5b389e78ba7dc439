"""What a new table begins as: its row, its seats, who sits where, and how it is stored."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from datetime import datetime, timedelta

from msgspec.structs import replace

from db.errors import Conflict
from db.records import Clock, SeatRow, TableRow
from db.store import Transaction
from engine.core.chance import commitment
from engine.core.kit import GameState
from engine.core.title import Title
from tables.computer_names import computer_numbers
from tables.context import Context
from tables.errors import refuse
from tables.handing import GUEST, played_alone
from tables.limits import Limits, check_limits, check_seats
from tables.projections import place_of
from tables.records import LEVELS, Level, OptionValue, Person, Place, Wish
from tables.time_control import DEFAULT_CLOCK, is_valid

IDLE_AFTER = timedelta(days=7)
"""A lobby in which nothing happens for this long is closed."""
NOTICE = timedelta(days=1)
"""How long before that it is announced."""
Draw = Callable[[int], int]
"""A random number below the given one."""


def settle_options(title: Title[GameState], given: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
    """The complete options of a game. Raises Refused if one does not exist or does not take this value."""
    try:
        return title.meta.settle_options(dict(given))
    except (ValueError, TypeError) as error:
        name = str(error) if str(error) in {option.id for option in title.meta.options} else ", ".join(sorted(given))
        raise refuse("error-bad-option", option=name) from error


def empty_seats(title: Title[GameState]) -> list[SeatRow]:
    """The seats of a new table."""
    return [SeatRow(seat=seat, kind="open") for seat in range(title.meta.most_players)]


def new_row(
    title: Title[GameState], place: Place, host_id: int, options: Mapping[str, OptionValue], now: datetime
) -> TableRow:
    """A new lobby."""
    return TableRow(
        title=title.meta.id,
        status="lobby",
        guild_id=place.guild_id,
        channel_id=place.channel_id,
        parent_id=place.parent_id,
        guild_locale=place.guild_locale,
        language=place.language,
        host_id=host_id,
        options=settle_options(title, options),
        rules_version=title.meta.rules_version,
        created_at=now,
        clock=DEFAULT_CLOCK,
    )


def with_commitment(row: TableRow, secret_number: str) -> TableRow:
    """The new lobby with a commitment to how it will be dealt."""
    return replace(row, secret_number=secret_number, commitment=commitment(secret_number))


def row_after(title: Title[GameState], old: TableRow, host_id: int, now: datetime, secret_number: str) -> TableRow:
    """A new lobby in the place of a game that is over, set like it."""
    return replace(
        with_commitment(new_row(title, place_of(old), host_id, old.options, now), secret_number),
        rematch_of=old.id,
        private=old.private,
        clock=old.clock,
        start=old.start,
        explains=old.explains,
        unrated=old.unrated,
        terms=old.terms,
    )


async def add_table(tx: Transaction, row: TableRow, seats: list[SeatRow], now: datetime, limits: Limits) -> TableRow:
    """Store a new lobby. Raises Refused if the channel has an open table of the title, or if there are too many tables.

    If another process opens one at the same moment, the database raises Conflict.
    """
    if await tx.games.in_channel(row.channel_id, row.title) is not None:
        raise refuse("error-channel-taken")
    await check_limits(tx, row, limits)
    for seat in seats:
        if seat.person_id is not None:
            await check_seats(tx, seat.person_id, limits)
    row = await tx.games.add(row, seats)
    await tx.timers.set(row.id, "idle", now + IDLE_AFTER - NOTICE)
    return row


def wanted_seat(seats: list[SeatRow], wish: Wish, draw: Draw) -> SeatRow:
    """The open seat that fits the wish. Raises Refused if there is none."""
    free = [seat for seat in seats if seat.kind == "open"]
    if not free:
        raise refuse("error-table-full")
    if wish is None:
        return free[0]
    if wish == "random":
        return free[draw(len(free))]
    for seat in free:
        if seat.seat == wish:
            return seat
    raise refuse("error-seat-taken")


def seat_person(seat: SeatRow, person: Person) -> SeatRow:
    """The seat, taken by the person."""
    return SeatRow(seat=seat.seat, kind="person", person_id=person.id, name=person.name)


def with_clock(row: TableRow, clock: Clock) -> TableRow:
    """The table with this clock. Raises Refused for one that no table can have."""
    if not is_valid(clock):
        raise refuse("error-clock")
    return replace(row, clock=clock)


def put_computer(seats: list[SeatRow], level: Level, wish: Wish, draw: Draw) -> SeatRow:
    """A computer on an open one of these seats."""
    if level not in LEVELS:
        raise refuse("error-bad-option", option=str(level))
    seat = wanted_seat(seats, wish, draw).seat
    seats[seat] = SeatRow(seat=seat, kind="computer", level=level)
    return seats[seat]


@asynccontextmanager
async def adding_table(context: Context) -> AsyncIterator[Transaction]:
    """A transaction in which a table is added. Raises Refused if another process opens one at the same moment."""
    try:
        async with context.writing() as tx:
            yield tx
    except Conflict as error:
        raise refuse("error-channel-taken") from error


def rematch_seats(
    title: Title[GameState], before: int, old: list[SeatRow], person: Person, *, further: int = 1
) -> tuple[list[SeatRow], list[int]]:
    """The seats of the rematch of table `before`, everybody this many seats further on (by one, two players swap), and
    the people to invite.

    The person who asked for it and the computers, by the same names, are seated at once. The seats of the others are
    open for them.
    """
    fresh = empty_seats(title)
    invited = []
    called, shared = computer_numbers(before, old), played_alone(old)
    for seat in old:
        number = (seat.seat + further) % len(old)
        if seat.kind == "computer":
            fresh[number] = SeatRow(seat=number, kind="computer", level=seat.level, name=str(called[seat.seat]))
        elif seat.kind == GUEST:
            fresh[number] = SeatRow(seat=number, kind=GUEST, name=seat.name)
        elif seat.person_id == person.id:
            fresh[number] = seat_person(fresh[number], Person(person.id, seat.name if shared else person.name))
        elif seat.person_id is not None:
            invited.append(seat.person_id)
    return fresh, invited
