"""Before the game: open, join, leave, seat computers, options, start, close, rematch."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Mapping
from datetime import datetime, timedelta
from typing import Any

import msgspec

from db.records import Clock, SeatRow, TableRow
from db.store import Transaction
from engine.core.chance import commitment, deal_seed
from engine.core.events import Event
from engine.core.session import Session
from engine.core.text import say
from engine.core.title import GameState, Title
from tables import calendar, calls, losing
from tables.change import TableChange
from tables.clocks import DEFAULT_CLOCK, valid
from tables.commitment import WORD_LENGTH, read_words, record_of, words_of
from tables.errors import refuse
from tables.limits import Limits, check_limits, check_seats
from tables.notices import in_channel
from tables.queries import setup_of
from tables.records import LEVELS, Level, OptionValue, Person, Place, Wish
from tables.slots import BOARD, LOBBY, Ping, stored

IDLE_AFTER = timedelta(days=7)
"""A lobby in which nothing happens for this long is closed."""

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
        guild_locale=place.guild_locale,
        language=place.language,
        host_id=host_id,
        options=settle_options(title, options),
        rules_version=title.meta.rules_version,
        created_at=now,
        clock=DEFAULT_CLOCK,
    )


def promised(row: TableRow, secret_number: str) -> TableRow:
    """The new lobby with a commitment to how it will be dealt."""
    return msgspec.structs.replace(row, secret_number=secret_number, commitment=commitment(secret_number))


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
    await tx.timers.set(row.id, "idle", now + IDLE_AFTER)
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


def sit(seat: SeatRow, person: Person) -> SeatRow:
    """The seat, taken by the person."""
    return SeatRow(seat=seat.seat, kind="person", person_id=person.id, name=person.name)


def need_host(change: TableChange, person_id: int) -> None:
    """Raises Refused unless this person is the host."""
    if change.row.host_id != person_id:
        raise refuse("error-not-host")


async def changed(change: TableChange) -> None:
    """The lobby has changed: show it again and restart its idle timer."""
    change.show(LOBBY)
    if change.row.status == "lobby":
        await change.tx.timers.set(change.row.id, "idle", change.now + IDLE_AFTER)
    else:
        await change.tx.timers.clear(change.row.id, "idle")


async def call_guests(tx: Transaction, row: TableRow, called: tuple[int, ...], now: datetime) -> None:
    """Show a new lobby, which calls these of its guests: in their quiet hours later."""
    known = await tx.people.several(called)
    at = {person: calendar.next_loud(known[person], now) for person in called}
    ping = Ping(tuple(person for person in called if at[person] == now))
    await tx.post.put(row.id, stored({LOBBY: ping}), now)
    for person in called:
        if at[person] > now:
            await tx.timers.set(row.id, "invite", at[person], seat=row.invited.index(person))


async def join(change: TableChange, person: Person, wish: Wish, draw: Draw) -> None:
    """Take a seat."""
    if change.row.status != "lobby":
        raise refuse("error-join-late")
    if any(seat.person_id == person.id for seat in change.seats):
        raise refuse("error-already-seated")
    if change.row.private and person.id not in (*change.row.invited, change.row.host_id):
        raise refuse("error-private")
    if person.id in change.row.removed:
        raise refuse("error-removed")
    await check_seats(change.tx, person.id, change.context.limits)
    change.set_seat(sit(wanted_seat(change.seats, wish, draw), person))
    await change.tx.people.change(person.id, name=person.name, locale=person.locale)
    await changed(change)


async def leave(change: TableChange, person_id: int) -> None:
    """Give the seat up. If the host leaves, the next person becomes host; without one the lobby closes."""
    seat = change.seat_of(person_id)
    change.set_seat(SeatRow(seat=seat, kind="open"))
    people = [other.person_id for other in change.seats if other.person_id is not None]
    if not people:
        change.edit(status="closed", ended_at=change.now)
    elif change.row.host_id == person_id:
        change.edit(host_id=people[0])
    await changed(change)


async def invite(change: TableChange, person_id: int, guest: int) -> None:
    """Invite somebody to a lobby, which calls them. To a private table only its host invites; who has been sent away
    can be invited again. Somebody whom this person has called a short while ago, or who wants no invitations, is not
    called. Raises Refused if too many are invited, or this person has called too many."""
    change.need("lobby")
    change.seat_of(person_id)
    if change.row.private:
        need_host(change, person_id)
    if any(seat.person_id == guest for seat in change.seats):
        raise refuse("error-guest-seated")
    if len([other for other in change.info().awaited_guests() if other != guest]) >= calls.MOST_INVITED:
        raise refuse("error-invite-many", most=calls.MOST_INVITED)
    removed = tuple(other for other in change.row.removed if other != guest)
    invited = (*(other for other in change.row.invited if other != guest), guest)
    change.edit(invited=invited, removed=removed)
    await changed(change)
    if await calls.invites(change.tx, person_id, guest, change.row.id, change.now):
        await call_guests(change.tx, change.row, (guest,), change.now)


async def remove(change: TableChange, person_id: int, guest: int) -> None:
    """The host sends somebody away, who may not come back unless they are invited again."""
    change.need("lobby")
    need_host(change, person_id)
    if guest == person_id:
        raise refuse("error-remove-self")
    if any(seat.person_id == guest for seat in change.seats):
        await losing.tell(change, [guest], "sent-away")
        change.set_seat(SeatRow(seat=change.seat_of(guest), kind="open"))
    elif guest not in change.row.invited:
        raise refuse("error-nobody-there")
    invited = tuple(other for other in change.row.invited if other != guest)
    change.edit(invited=invited, removed=(*change.row.removed, guest))
    await changed(change)


async def set_private(change: TableChange, person_id: int, private: bool) -> None:
    """The host opens a lobby for everybody, or for those invited only; who has a seat keeps it."""
    change.need("lobby")
    need_host(change, person_id)
    change.edit(private=private)
    await changed(change)


async def seat_computer(change: TableChange, person_id: int, level: Level, wish: Wish, draw: Draw) -> None:
    """Let a computer play on an open seat."""
    change.need("lobby")
    need_host(change, person_id)
    seats = list(change.seats)
    change.set_seat(put_computer(seats, level, wish, draw))
    await changed(change)


def put_computer(seats: list[SeatRow], level: Level, wish: Wish, draw: Draw) -> SeatRow:
    """A computer on an open one of these seats."""
    if level not in LEVELS:
        raise refuse("error-bad-option", option=str(level))
    seat = wanted_seat(seats, wish, draw).seat
    seats[seat] = SeatRow(seat=seat, kind="computer", level=level)
    return seats[seat]


async def remove_computer(change: TableChange, person_id: int, seat: int) -> None:
    """Open the seat again."""
    change.need("lobby")
    need_host(change, person_id)
    if not any(other.seat == seat and other.kind == "computer" for other in change.seats):
        raise refuse("error-no-computer-there")
    change.set_seat(SeatRow(seat=seat, kind="open"))
    await changed(change)


async def set_options(change: TableChange, person_id: int, options: Mapping[str, OptionValue]) -> None:
    """Change table options. Options that are not named stay as they are."""
    change.need("lobby")
    need_host(change, person_id)
    if change.row.seed is not None:
        raise refuse("error-import-fixed")
    change.edit(options=settle_options(change.title, {**change.row.options, **options}))
    await changed(change)


async def speak(change: TableChange, person_id: int, language: str) -> None:
    """Write the table's public messages in this language."""
    change.need("lobby")
    need_host(change, person_id)
    change.edit(language=language)
    await changed(change)


def with_clock(row: TableRow, clock: Clock) -> TableRow:
    """The table with this clock. Raises Refused for one that no table can have."""
    if not valid(clock):
        raise refuse("error-clock")
    return msgspec.structs.replace(row, clock=clock)


async def set_clock(change: TableChange, person_id: int, clock: Clock) -> None:
    """Choose the clock."""
    change.need("lobby")
    need_host(change, person_id)
    change.row = with_clock(change.row, clock)
    await changed(change)


async def set_word(change: TableChange, person_id: int, typed: str) -> None:
    """Add a person's word to the shuffle in place of an earlier one ("": none).

    Raises Refused while the commitment is not posted: until then the secret number could still be chosen to suit the
    word.
    """
    if change.row.status == "running":
        raise refuse("error-word-late")
    change.need("lobby")
    if change.row.seed is not None:
        raise refuse("error-import-fixed")
    seat = change.seats[change.seat_of(person_id)]
    word = unicodedata.normalize("NFC", " ".join(typed.split()))
    if len(word) > WORD_LENGTH:
        raise refuse("error-word-long", most=WORD_LENGTH)
    if change.row.secret_number is None:
        raise refuse("error-word-never")
    if "lobby" not in await change.tx.post.messages(change.row.id):
        raise refuse("error-word-early")
    change.set_seat(msgspec.structs.replace(seat, word=word))
    await changed(change)


def seed_for(change: TableChange) -> str:
    """The seed of the game that begins now. A table older than commitments gets a secret number now."""
    if change.row.secret_number is not None:
        return deal_seed(change.row.secret_number, words_of(change.seats))
    seed = change.context.seed()
    change.edit(commitment=commitment(seed))
    return seed


async def start(change: TableChange, person_id: int) -> None:
    """Deal and begin. Needs enough people and computers. Empty seats are removed."""
    change.need("lobby")
    need_host(change, person_id)
    meta = change.title.meta
    taken = [seat for seat in change.seats if seat.kind != "open"]
    if len(taken) < meta.least_players:
        missing = [change.seat_name(seat.seat) for seat in change.seats if seat.kind == "open"]
        raise refuse("error-seats-open", missing=meta.least_players - len(taken), seats=missing)
    if not any(seat.kind == "person" for seat in taken):
        raise refuse("error-nobody-seated")
    if change.row.seed is not None:
        await _go_on(change, taken)
        return
    if len(taken) < len(change.seats):
        change.reseat([msgspec.structs.replace(seat, seat=number) for number, seat in enumerate(taken)])
    seed = seed_for(change)
    winners = () if change.row.lesson else await change.tx.games.last_winners(change.row)
    change.edit(last_winner=next((seat.seat for seat in change.seats if seat.person_id in winners), None))
    change.edit(rules_version=meta.rules_version)
    setup = setup_of(change.row, len(change.seats))
    session: Session[GameState] = change.context.safely(change.row.id, Session.begin, change.title, setup, seed)
    change.begin(session)
    change.edit(
        status="running",
        seed=seed,
        started_at=change.now,
        invited=(),
    )
    change.record("begin", None, record_of(words_of(change.seats)), session.collect())
    await changed(change)


async def _go_on(change: TableChange, taken: list[SeatRow]) -> None:
    """An imported game goes on where its record ends. All its seats must be taken."""
    if len(taken) < len(change.seats):
        missing = [change.seat_name(seat.seat) for seat in change.seats if seat.kind == "open"]
        raise refuse("error-seats-open", missing=len(missing), seats=missing)
    games, table_id = change.tx.games, change.row.id
    session = change.context.load(change.row, await games.snapshot(table_id))
    rows = await games.reopen(table_id)
    words = dict(read_words(tuple(rows[0].keys)))
    change.reseat(
        [msgspec.structs.replace(seat, acted_n=rows[-1].n, word=words.get(seat.seat, "")) for seat in change.seats]
    )
    change.begin(session)
    change.edit(status="running", started_at=change.now, last_n=rows[-1].n, invited=())
    change.record("import", None, (), [Event(say("table-log-imported"))])
    await changed(change)


async def close(change: TableChange, person_id: int, *, damaged: bool) -> None:
    """Close a lobby. A running game can be closed only if it is damaged; then anybody who plays may do it."""
    if change.row.status == "running" and damaged:
        change.seat_of(person_id)
        await shut(change, person_id)
        return
    if change.row.status == "running":
        raise refuse("error-close-running")
    change.need("lobby")
    need_host(change, person_id)
    await shut(change, person_id)


async def shut(change: TableChange, by: int | None = None) -> None:
    """Close a lobby, or a game that cannot be loaded. Everybody who has a seat is told, but not the person `by`, who
    does it."""
    await losing.tell(change, change.info().people(), "closed", by=by)
    slot = LOBBY if change.row.status == "lobby" else BOARD
    await change.tx.timers.clear(change.row.id)
    quiet: dict[str, Any] = {"owed": (), "secret": (), "secretive": False, "owed_since": None, "end_agreed_by": ()}
    change.edit(status="closed", ended_at=change.now, **quiet, handover=None, rewind=None, invited=())
    change.show(slot)


def rematch_seats(
    title: Title[GameState], old: list[SeatRow], person: Person, *, further: int = 1
) -> tuple[list[SeatRow], list[int]]:
    """The seats of the rematch, everybody this many seats further on (by one, two players swap), and the people to
    invite.

    The person who asked for it and the computers are seated at once. The seats of the others are open for them.
    """
    fresh = empty_seats(title)
    invited = []
    for seat in old:
        number = (seat.seat + further) % len(old)
        if seat.kind == "computer":
            fresh[number] = SeatRow(seat=number, kind="computer", level=seat.level)
        elif seat.person_id == person.id:
            fresh[number] = sit(fresh[number], person)
        elif seat.person_id is not None:
            invited.append(seat.person_id)
    return fresh, invited


async def rematch(change: TableChange, person: Person, *, further: int = 1) -> None:
    """Open the next game with the same people and options, everybody this many seats further on; once per game."""
    change.need("over")
    if change.row.lesson:
        raise refuse("error-rematch-lesson")
    change.seat_of(person.id)
    if change.row.rematch is not None:
        raise refuse("error-rematch-exists")
    old = change.row
    place = Place(old.guild_id, old.channel_id, old.guild_locale, old.language)
    row = promised(new_row(change.title, place, person.id, old.options, change.now), change.context.seed())
    seats, invited = rematch_seats(change.title, change.seats, person, further=further)
    row = await add_table(
        change.tx,
        msgspec.structs.replace(row, rematch_of=old.id, invited=tuple(invited), private=old.private, clock=old.clock),
        seats,
        change.now,
        change.context.limits,
    )
    change.edit(rematch=row.id)
    change.show(BOARD)
    known = await change.tx.people.several(invited)
    called = tuple(other for other in invited if in_channel(known[other]) and known[other].invitations)
    await call_guests(change.tx, row, called, change.now)
