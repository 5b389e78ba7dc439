"""Before the game: open, join, leave, seat computers, options, start, close, rematch."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Any

import msgspec

from db.records import SeatRow, TableRow
from db.store import Transaction
from engine.core.chance import commitment, deal_seed
from engine.core.session import Session
from engine.core.title import Title
from tables.desk import Desk
from tables.errors import refuse
from tables.limits import Limits, check_limits
from tables.promise import record_of, words_of
from tables.reading import setup_of
from tables.records import LEVELS, Level, Person, Place, Wish

IDLE_AFTER = timedelta(days=7)
"""A lobby in which nothing happens for so long is closed."""

WORD_LENGTH = 40
"""Characters of a player's word at most."""

Draw = Callable[[int], int]
"""A random number below another."""


def settle_options(title: Title[Any], given: dict[str, Any]) -> dict[str, bool | int | str]:
    """All options of a game. Refused if one does not exist or does not take this value."""
    try:
        return title.meta.settle_options(given)
    except (ValueError, TypeError) as error:
        name = str(error) if str(error) in {option.id for option in title.meta.options} else ", ".join(sorted(given))
        raise refuse("error-bad-option", option=name) from error


def empty_seats(title: Title[Any]) -> list[SeatRow]:
    """The seats of a new table."""
    return [SeatRow(seat=seat, kind="open") for seat in range(title.meta.most_players)]


def new_row(title: Title[Any], place: Place, host_id: int, options: dict[str, Any], now: datetime) -> TableRow:
    """A new lobby."""
    return TableRow(
        title=title.meta.id,
        status="lobby",
        guild_id=place.guild_id,
        channel_id=place.channel_id,
        guild_locale=place.guild_locale,
        language=place.language,
        host_id=host_id,
        options=settle_options(title, options),
        rules_version=title.meta.rules_version,
        created_at=now,
    )


def promised(row: TableRow, secret_number: str) -> TableRow:
    """The new lobby with a promise of how it will be dealt."""
    return msgspec.structs.replace(row, secret_number=secret_number, commitment=commitment(secret_number))


async def add_table(tx: Transaction, row: TableRow, seats: list[SeatRow], now: datetime, limits: Limits) -> TableRow:
    """Store a new lobby. Refused if the channel has an open table of the title, or if there are too many.

    If another process opens one at the same instant, the database raises Conflict.
    """
    if await tx.games.in_channel(row.channel_id, row.title) is not None:
        raise refuse("error-channel-taken")
    await check_limits(tx, row, limits)
    row = await tx.games.add(row, seats)
    await tx.clock.set(row.id, "idle", now + IDLE_AFTER)
    return row


def wanted_seat(seats: list[SeatRow], wish: Wish, draw: Draw) -> SeatRow:
    """The open seat that fits the wish. Refused if there is none."""
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


def sit(seat: SeatRow, person: Person) -> SeatRow:
    """The seat with the person on it."""
    return SeatRow(seat=seat.seat, kind="person", person_id=person.id, name=person.name)


def need_host(desk: Desk, person_id: int) -> None:
    """Refused unless this person runs the lobby."""
    if desk.row.host_id != person_id:
        raise refuse("error-not-host")


async def changed(desk: Desk) -> None:
    """The lobby looks different, and is not idle."""
    desk.show("lobby")
    if desk.row.status == "lobby":
        await desk.tx.clock.set(desk.row.id, "idle", desk.now + IDLE_AFTER)
    else:
        await desk.tx.clock.clear(desk.row.id, "idle")


async def join(desk: Desk, person: Person, wish: Wish, draw: Draw) -> None:
    """Take a seat."""
    if desk.row.status != "lobby":
        raise refuse("error-join-late")
    if any(seat.person_id == person.id for seat in desk.seats):
        raise refuse("error-already-seated")
    desk.set_seat(sit(wanted_seat(desk.seats, wish, draw), person))
    await desk.tx.people.change(person.id, name=person.name, locale=person.locale)
    await changed(desk)


async def leave(desk: Desk, person_id: int) -> None:
    """Give the seat up. A host who leaves hands the table to the next person; without one it closes."""
    seat = desk.seat_of(person_id)
    desk.set_seat(SeatRow(seat=seat, kind="open"))
    people = [other.person_id for other in desk.seats if other.person_id is not None]
    if not people:
        desk.edit(status="closed", ended_at=desk.now)
    elif desk.row.host_id == person_id:
        desk.edit(host_id=people[0])
    await changed(desk)


async def seat_computer(desk: Desk, person_id: int, level: Level, wish: Wish, draw: Draw) -> None:
    """Let a computer play on an open seat."""
    desk.need("lobby")
    need_host(desk, person_id)
    if level not in LEVELS:
        raise refuse("error-bad-option", option=str(level))
    seat = wanted_seat(desk.seats, wish, draw)
    desk.set_seat(SeatRow(seat=seat.seat, kind="computer", level=level))
    await changed(desk)


async def remove_computer(desk: Desk, person_id: int, seat: int) -> None:
    """Open the seat again."""
    desk.need("lobby")
    need_host(desk, person_id)
    if not any(other.seat == seat and other.kind == "computer" for other in desk.seats):
        raise refuse("error-no-computer-there")
    desk.set_seat(SeatRow(seat=seat, kind="open"))
    await changed(desk)


async def set_options(desk: Desk, person_id: int, options: dict[str, Any]) -> None:
    """Change house switches; what is not named stays."""
    desk.need("lobby")
    need_host(desk, person_id)
    desk.edit(options=settle_options(desk.title, desk.row.options | options))
    await changed(desk)


async def speak(desk: Desk, person_id: int, language: str) -> None:
    """Write the table's public messages in this language."""
    desk.need("lobby")
    need_host(desk, person_id)
    desk.edit(language=language)
    await changed(desk)


async def set_word(desk: Desk, person_id: int, typed: str) -> None:
    """Add a person's word to the shuffle in the place of an earlier one ("": none).

    Refused while the commitment is not posted: who drew the secret number could still draw one that suits the word.
    """
    if desk.row.status == "running":
        raise refuse("error-word-late")
    desk.need("lobby")
    seat = desk.seats[desk.seat_of(person_id)]
    word = unicodedata.normalize("NFC", " ".join(typed.split()))
    if len(word) > WORD_LENGTH:
        raise refuse("error-word-long", most=WORD_LENGTH)
    if desk.row.secret_number is None:
        raise refuse("error-word-never")
    if "lobby" not in await desk.tx.post.messages(desk.row.id):
        raise refuse("error-word-early")
    desk.set_seat(msgspec.structs.replace(seat, word=word))
    await changed(desk)


def seed_for(desk: Desk) -> str:
    """The seed of the game that begins now. A table from before there were promises gets one at the last moment."""
    if desk.row.secret_number is not None:
        return deal_seed(desk.row.secret_number, words_of(desk.seats))
    seed = desk.house.seed()
    desk.edit(commitment=commitment(seed))
    return seed


async def start(desk: Desk, person_id: int) -> None:
    """Deal and begin. Needs enough people and computers; seats nobody took are put away."""
    desk.need("lobby")
    need_host(desk, person_id)
    meta = desk.title.meta
    taken = [seat for seat in desk.seats if seat.kind != "open"]
    if len(taken) < meta.least_players:
        missing = [desk.seat_name(seat.seat) for seat in desk.seats if seat.kind == "open"]
        raise refuse("error-seats-open", missing=meta.least_players - len(taken), seats=missing)
    if not any(seat.kind == "person" for seat in taken):
        raise refuse("error-nobody-seated")
    if len(taken) < len(desk.seats):
        desk.reseat([msgspec.structs.replace(seat, seat=number) for number, seat in enumerate(taken)])
    seed = seed_for(desk)
    winners = await desk.tx.games.last_winners(desk.row)
    desk.edit(last_winner=next((seat.seat for seat in desk.seats if seat.person_id in winners), None))
    setup = setup_of(desk.row, len(desk.seats))
    session: Session[Any] = desk.house.safely(desk.row.id, Session.begin, desk.title, setup, seed)
    desk.begin(session)
    desk.edit(
        status="running",
        seed=seed,
        rules_version=meta.rules_version,
        started_at=desk.now,
    )
    desk.record("begin", None, record_of(words_of(desk.seats)), session.collect())
    await changed(desk)


async def close(desk: Desk, person_id: int, *, damaged: bool) -> None:
    """Close a lobby; a running game only if it is damaged, then anybody who plays may."""
    if desk.row.status == "running" and damaged:
        desk.seat_of(person_id)
        await shut(desk)
        return
    if desk.row.status == "running":
        raise refuse("error-close-running")
    desk.need("lobby")
    need_host(desk, person_id)
    await shut(desk)


async def shut(desk: Desk) -> None:
    """Close a lobby, or a game that cannot be loaded."""
    slot = "lobby" if desk.row.status == "lobby" else "board"
    await desk.tx.clock.clear(desk.row.id)
    quiet: dict[str, Any] = {"owed": (), "secret": (), "secretive": False, "owed_since": None, "end_agreed_by": ()}
    desk.edit(status="closed", ended_at=desk.now, **quiet)
    desk.show(slot)


def rematch_seats(title: Title[Any], old: list[SeatRow], person: Person) -> tuple[list[SeatRow], list[int]]:
    """The seats of the rematch, everybody one further on (two players swap), and the people to invite.

    Who asked for it and the computers sit at once; the seats of the others are open for them.
    """
    fresh = empty_seats(title)
    invited = []
    for seat in old:
        number = (seat.seat + 1) % len(old)
        if seat.kind == "computer":
            fresh[number] = SeatRow(seat=number, kind="computer", level=seat.level)
        elif seat.person_id == person.id:
            fresh[number] = sit(fresh[number], person)
        elif seat.person_id is not None:
            invited.append(seat.person_id)
    return fresh, invited


async def rematch(desk: Desk, person: Person) -> None:
    """Open the next game with the same people and options; once per game."""
    desk.need("over")
    desk.seat_of(person.id)
    if desk.row.rematch is not None:
        raise refuse("error-rematch-exists")
    old = desk.row
    place = Place(old.guild_id, old.channel_id, old.guild_locale, old.language)
    row = promised(new_row(desk.title, place, person.id, old.options, desk.now), desk.house.seed())
    seats, invited = rematch_seats(desk.title, desk.seats, person)
    row = await add_table(desk.tx, msgspec.structs.replace(row, rematch_of=old.id), seats, desk.now, desk.house.limits)
    desk.edit(rematch=row.id)
    desk.show("board")
    known = await desk.tx.people.several(invited)
    ping = tuple(other for other in invited if known[other].notify == "ping")
    await desk.tx.post.put(row.id, {"lobby": ping}, desk.now)
