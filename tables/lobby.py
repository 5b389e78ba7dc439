"""Before the game: open, join, leave, seat computers, options, start, close, rematch."""

from __future__ import annotations

import unicodedata
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from contextlib import suppress
from datetime import datetime
from functools import wraps
from typing import Any, Concatenate

from msgspec.structs import replace

from db.records import Clock, SeatRow, Start, TableRow, Terms
from db.store import Transaction
from engine.core.chance import commitment, deal_seed
from engine.core.errors import Refused
from engine.core.kit import GameState
from engine.core.session import Session
from tables import avoiding, calendar, calls, ending, losing, new_tables, terms
from tables.acting import P, S, Service, at_table
from tables.change import TableChange, change_table
from tables.commitment import WORD_LENGTH, read_words, record_of, words_of
from tables.context import Context
from tables.errors import Damaged, refuse
from tables.handing import GUEST, played_alone
from tables.house import Preset, house_of
from tables.limits import check_limits, check_seats
from tables.notices import in_channel
from tables.projections import info_of, setup_of
from tables.records import Level, OptionValue, Person, Place, TableInfo, Wish
from tables.slots import BOARD, LOBBY, Ping, as_stored
from tables.standing_orders import orders_alone

LONGEST_GUEST = 32
"""Characters of the name of somebody who plays on the host's page."""
MOST_HOURS = 24 * 7
"""The longest time for which only the host can start a game, if others may at all."""


async def show_changed(change: TableChange) -> None:
    """The lobby has changed: show it again and restart its idle timer."""
    change.show(LOBBY)
    change.edit(closes_at=None)
    if change.row.status == "lobby":
        await change.tx.timers.set(change.row.id, "idle", change.now + new_tables.IDLE_AFTER - new_tables.NOTICE)
    else:
        await change.tx.timers.clear(change.row.id, "idle")


async def announce_closing(change: TableChange) -> None:
    """Nothing has happened in the lobby for long: its people are told when it is closed unless something does."""
    closes = change.now + new_tables.NOTICE
    change.edit(closes_at=closes)
    change.show(LOBBY)
    await change.tx.timers.set(change.row.id, "idle", closes)
    await change.call(change.info().people())


async def seats_moved(change: TableChange, by: int) -> None:
    """The person `by` has taken a seat, given one up or had a computer do so. If none is free now, the game begins by
    itself where that is chosen; else the host is called, who alone can start it for some time."""
    enough = sum(seat.kind != "open" for seat in change.seats) >= change.title.meta.least_players
    change.edit(owed_since=change.now if enough else None)
    if change.info().full and change.row.start.full:
        with suppress(Refused):  # Its options may not fit. Whoever starts it reads why.
            await begin_game(change)
            return
    await show_changed(change)
    if change.info().full and by != change.row.host_id:
        await change.call((change.row.host_id,), by=by, kind=calls.FULL)


async def call_guests(tx: Transaction, row: TableRow, called: tuple[int, ...], now: datetime) -> None:
    """Show a new lobby, which calls these of its guests: in their quiet hours later."""
    known = await tx.people.several(called)
    at = {person: calendar.next_loud(known[person], now) for person in called}
    ping = Ping(tuple(person for person in called if at[person] == now))
    await tx.post.put(row.id, as_stored({LOBBY: ping}), now)
    for person in called:
        if at[person] > now:
            await tx.timers.set(row.id, "invite", at[person], seat=calls.timer_of(person))


async def open_seat(change: TableChange, seat: int) -> None:
    """Open the seat of a person. If the host leaves, the next person becomes host; without one the lobby closes."""
    leaves = change.seats[seat].person_id
    change.set_seat(SeatRow(seat=seat, kind="open"))
    people = [other.person_id for other in change.seats if other.person_id is not None]
    if not people:
        change.edit(status="closed", ended_at=change.now)
    elif change.row.host_id == leaves:
        change.edit(host_id=people[0])
    await seats_moved(change, change.row.host_id)


def seed_for(change: TableChange) -> str:
    """The seed of the game that begins now. A table older than commitments gets a secret number now."""
    if change.row.secret_number is not None:
        return deal_seed(change.row.secret_number, words_of(change.seats))
    seed = change.context.seed()
    change.edit(commitment=commitment(seed))
    return seed


async def begin_game(change: TableChange) -> None:
    """Deal and begin. Needs enough people and computers. Empty seats are removed."""
    change.need("lobby")
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
        change.reseat([replace(seat, seat=number) for number, seat in enumerate(taken)])
    seed = seed_for(change)
    winners = () if change.row.lesson else await change.tx.games.last_winners(change.row)
    change.edit(last_winner=next((seat.seat for seat in change.seats if seat.person_id in winners), None))
    change.edit(rules_version=meta.rules_version)
    setup = setup_of(change.row, len(change.seats))
    session: Session[GameState] = change.context.safely(change.row.id, Session.begin, change.title, setup, seed)
    people = [seat for seat in change.seats if seat.kind == "person"]
    if len(people) == 1 < len(change.seats) and not played_alone(change.seats):
        change.set_seat(replace(people[0], habits=orders_alone(meta)))
    change.begin(session)
    change.edit(status="running", seed=seed, started_at=change.now, invited=())
    change.record("begin", None, record_of(words_of(change.seats)), session.collect())
    await show_changed(change)


async def _go_on(change: TableChange, taken: list[SeatRow]) -> None:
    """An imported game goes on where its record ends. All its seats must be taken."""
    if len(taken) < len(change.seats):
        missing = [change.seat_name(seat.seat) for seat in change.seats if seat.kind == "open"]
        raise refuse("error-seats-open", missing=len(missing), seats=missing)
    games, table_id = change.tx.games, change.row.id
    session = change.context.load(change.row, await games.snapshot(table_id))
    rows = await games.reopen(table_id)
    words = dict(read_words(tuple(rows[0].keys)))
    change.reseat([replace(seat, acted_n=rows[-1].n, word=words.get(seat.seat, "")) for seat in change.seats])
    change.begin(session)
    change.edit(status="running", started_at=change.now, last_n=rows[-1].n, invited=())
    change.announce("import", None, "table-log-imported")
    await show_changed(change)


async def close_table(change: TableChange, by: int | None = None) -> None:
    """Close a lobby, or a game that cannot be loaded. Everybody who has a seat is told, but not the person `by`, who
    does it."""
    await losing.tell_losers(change, change.info().people(), "closed", by=by)
    slot = LOBBY if change.row.status == "lobby" else BOARD
    await change.tx.timers.clear(change.row.id)
    quiet: dict[str, Any] = {"owed": (), "secret": (), "secretive": False, "owed_since": None, "end_agreed_by": ()}
    gone: dict[str, Any] = {"handover": None, "rewind": None, "amendment": None, "invited": (), "closes_at": None}
    change.edit(status="closed", ended_at=change.now, **quiet, **gone)
    change.show(slot)


async def kept_seats(change: TableChange) -> dict[int, int]:
    """By person, the seats of a rematch in which people are expected who have not joined yet: others get them only
    when they choose them, or no other is free."""
    row = change.row
    before = () if row.rematch_of is None else await change.tx.games.seats(row.rematch_of)
    old = {seat.person_id: seat.seat for seat in before if seat.person_id is not None}
    if row.host_id not in old or change.info().seat_of(row.host_id) is None:
        return {}
    further = change.seat_of(row.host_id) - old[row.host_id]
    return {person: (old[person] + further) % len(before) for person in change.info().awaited_guests() if person in old}


async def _seats_for(change: TableChange, person_id: int) -> list[SeatRow]:
    """The seats of which somebody gets one who chooses none."""
    kept = await kept_seats(change)
    own = [seat for seat in change.seats if seat.seat == kept.get(person_id) and seat.kind == "open"]
    others = [seat for seat in change.seats if seat.seat not in kept.values() and seat.kind == "open"]
    return own or others or change.seats


async def _open_rematch(change: TableChange, person: Person, *, further: int) -> None:
    """Open the next game with the same people and options, everybody this many seats further on."""
    change.need("over")
    if change.row.lesson:
        raise refuse("error-rematch-lesson")
    change.seat_of(person.id)
    if change.row.rematch is not None:
        raise refuse("error-rematch-exists")
    old = change.row
    row = new_tables.row_after(change.title, old, person.id, change.now, change.context.seed())
    seats, invited = new_tables.rematch_seats(change.title, old.id, change.seats, person, further=further)
    row = await new_tables.add_table(
        change.tx,
        replace(row, invited=tuple(invited)),
        seats,
        change.now,
        change.context.limits,
    )
    change.edit(rematch=row.id)
    change.show(BOARD)
    known = await change.tx.people.several(invited)
    called = tuple(other for other in invited if in_channel(known[other]) and known[other].invitations)
    await call_guests(change.tx, row, called, change.now)


async def _rematch_of(change: TableChange, person_id: int) -> tuple[TableInfo, bool]:
    """The next game, and whether it is one against computers only."""
    tx, number = change.tx, change.row.rematch or 0
    against = {seat.kind for seat in change.seats if seat.person_id != person_id}
    alone = bool(against) and against <= {"computer", GUEST}
    return info_of(*await tx.games.table_and_seats(number)), alone


def _need_host(change: TableChange, person_id: int) -> None:
    if change.row.host_id != person_id:
        raise refuse("error-not-host")


def by_host(
    rule: Callable[Concatenate[S, TableChange, P], Awaitable[None]],
) -> Callable[Concatenate[S, int, int, P], Coroutine[Any, Any, TableInfo]]:
    """`(table_id, person_id, ...)` -> the table afterwards. Raises Refused unless this person is the host of a lobby,
    which is shown again."""

    @wraps(rule)
    async def done(self: S, change: TableChange, person_id: int, /, *args: P.args, **kwargs: P.kwargs) -> None:
        change.need("lobby")
        _need_host(change, person_id)
        await rule(self, change, *args, **kwargs)
        await show_changed(change)

    return at_table(done)


class Lobby(Service):
    """What people do before the game. `draw`: random numbers for seats."""

    def __init__(self, context: Context, draw: new_tables.Draw) -> None:
        super().__init__(context)
        self._draw = draw

    async def open(
        self,
        person: Person,
        place: Place,
        title_id: str,
        options: Mapping[str, OptionValue],
        seat: Wish = None,
        *,
        guest: int | None = None,
        computers: tuple[Level, ...] = (),
        private: bool = False,
        clock: Clock | None = None,
        start: Start | None = None,
    ) -> TableInfo:
        """Open a table and sit down: on a chosen seat, on a random one, or on the first. The lobby calls the guest, if
        the invitation `reaches` them. To a `private` table only those invited come. Computers that are seated here are
        there before it calls, so that the call stays."""
        context, title = self._context, self._context.title(title_id)
        row = new_tables.new_row(title, place, person.id, options, context.now())
        row = replace(row, invited=() if guest is None else (guest,), private=private)
        async with context.reading() as tx:
            clock = clock or (await house_of(tx, place.guild_id)).clock
        row = row if clock is None else new_tables.with_clock(row, clock)
        row = row if start is None else replace(row, start=start)
        seats = new_tables.empty_seats(title)
        mine = new_tables.wanted_seat(seats, seat, self._draw)
        seats[mine.seat] = new_tables.seat_person(mine, person)
        for level in computers:
            new_tables.put_computer(seats, level, None, self._draw)
        async with new_tables.adding_table(context) as tx:
            row = await new_tables.add_table(
                tx, new_tables.with_commitment(row, context.seed()), seats, row.created_at, context.limits
            )
            await tx.people.change(person.id, name=person.name, locale=person.locale)
            invites = guest is not None and await calls.count_invitation(tx, person.id, guest, row.id, row.created_at)
            await call_guests(tx, row, row.invited if invites else (), row.created_at)
        context.tell(row.id)
        return info_of(row, seats)

    async def check_open(
        self,
        person: Person,
        place: Place,
        title_id: str,
        options: Mapping[str, OptionValue],
        seat: Wish = None,
        *,
        guest: int | None = None,
    ) -> None:
        """Raises Refused if `open` would refuse in any channel. For callers who must create the channel first."""
        title = self._context.title(title_id)
        row = new_tables.new_row(title, place, person.id, options, self._context.now())
        new_tables.wanted_seat(new_tables.empty_seats(title), seat, self._draw)
        async with self._context.reading() as tx:
            await check_limits(tx, row, self._context.limits)
            if guest is not None:
                await calls.check_invitation(tx, person.id, guest, row.created_at)

    @at_table
    async def join(self, change: TableChange, person: Person, wish: Wish = None) -> None:
        """Take a seat."""
        if change.row.status != "lobby":
            raise refuse("error-join-late")
        if any(seat.person_id == person.id for seat in change.seats):
            raise refuse("error-already-seated")
        if played_alone(change.seats):
            raise refuse("error-guest-joins")
        if change.row.private and person.id not in (*change.row.invited, change.row.host_id):
            raise refuse("error-private")
        if person.id in change.row.removed:
            raise refuse("error-table-full")
        await avoiding.check_seat(change.tx, person.id, change.info().people(), change.row.guild_id)
        await terms.check_terms(change.tx, change.title, change.row, person.id)
        await check_seats(change.tx, person.id, change.context.limits)
        seats = change.seats if wish is not None else await _seats_for(change, person.id)
        change.set_seat(new_tables.seat_person(new_tables.wanted_seat(seats, wish, self._draw), person))
        await change.tx.people.change(person.id, name=person.name, locale=person.locale)
        await seats_moved(change, person.id)

    @at_table
    async def leave(self, change: TableChange, person_id: int) -> None:
        """Give the seat up. Once the game has started, leaving is resigning."""
        seat = change.seat_of(person_id)
        await (open_seat(change, seat) if change.row.status == "lobby" else ending.resign_seat(change, seat))

    @at_table
    async def invite(self, change: TableChange, person_id: int, guest: int) -> None:
        """Invite somebody, which calls them. To a private table only its host invites; who has been sent away can be
        invited again. Somebody whom this person has called a short while ago, or who wants no invitations, is not
        called. Raises Refused if too many are invited, or this person has called too many."""
        change.need("lobby")
        change.seat_of(person_id)
        if change.row.private:
            _need_host(change, person_id)
        if any(seat.person_id == guest for seat in change.seats):
            raise refuse("error-guest-seated")
        if len([other for other in change.info().awaited_guests() if other != guest]) >= calls.MOST_INVITED:
            raise refuse("error-invite-many", most=calls.MOST_INVITED)
        removed = tuple(other for other in change.row.removed if other != guest)
        invited = (*(other for other in change.row.invited if other != guest), guest)
        change.edit(invited=invited, removed=removed)
        await show_changed(change)
        if await calls.count_invitation(change.tx, person_id, guest, change.row.id, change.now):
            await call_guests(change.tx, change.row, (guest,), change.now)

    @by_host
    async def remove(self, change: TableChange, guest: int) -> None:
        """Send somebody away, who may not come back unless they are invited again."""
        if guest == change.row.host_id:
            raise refuse("error-remove-self")
        if any(seat.person_id == guest for seat in change.seats):
            await losing.tell_losers(change, [guest], "sent-away")
            change.set_seat(SeatRow(seat=change.seat_of(guest), kind="open"))
            await seats_moved(change, change.row.host_id)
        elif guest not in change.row.invited:
            raise refuse("error-nobody-there")
        invited = tuple(other for other in change.row.invited if other != guest)
        change.edit(invited=invited, removed=(*change.row.removed, guest))

    @by_host
    async def set_private(self, change: TableChange, private: bool) -> None:
        """Let everybody join, or those invited only; who has a seat keeps it."""
        change.edit(private=private)

    @by_host
    async def set_explains(self, change: TableChange, explains: bool) -> None:
        """Let computers say why they have played what they have played, or not."""
        change.edit(explains=explains)

    @by_host
    async def set_all(self, change: TableChange, preset: Preset) -> None:
        """Set the lobby as a preset of its title says."""
        if change.row.seed is not None:
            raise refuse("error-import-fixed")
        change.edit(options=new_tables.settle_options(change.title, preset.options), unrated=preset.unrated)
        change.row = replace(new_tables.with_clock(change.row, preset.clock), start=preset.start, terms=preset.terms)

    @by_host
    async def set_terms(self, change: TableChange, wanted: Terms) -> None:
        """Ask this of those who join from now on; who has a seat keeps it. Raises Refused for what no table can
        have."""
        if not terms.is_valid(wanted):
            raise refuse("error-terms")
        change.edit(terms=wanted)

    @by_host
    async def set_unrated(self, change: TableChange, unrated: bool) -> None:
        """Let the result change nobody's rating, or everybody's. The result itself is kept either way."""
        change.edit(unrated=unrated)

    @by_host
    async def seat_computer(self, change: TableChange, level: Level, wish: Wish = None) -> None:
        """Let a computer play on an open seat."""
        change.set_seat(new_tables.put_computer(list(change.seats), level, wish, self._draw))
        await seats_moved(change, change.row.host_id)

    @by_host
    async def seat_guest(self, change: TableChange, name: str) -> None:
        """Let somebody play by turns on the host's own page, on the first open seat. Raises Refused if another person
        has a seat: everybody else has a page of their own."""
        if change.info().people() != (change.row.host_id,):
            raise refuse("error-guest-alone")
        seat = new_tables.wanted_seat(change.seats, None, self._draw).seat
        change.set_seat(SeatRow(seat=seat, kind=GUEST, name=name[:LONGEST_GUEST]))
        await seats_moved(change, change.row.host_id)

    @by_host
    async def remove_computer(self, change: TableChange, seat: int) -> None:
        """Open the seat of a computer, or of somebody who plays on the host's page, again."""
        if not any(other.seat == seat and other.kind in ("computer", GUEST) for other in change.seats):
            raise refuse("error-no-computer-there")
        change.set_seat(SeatRow(seat=seat, kind="open"))
        await seats_moved(change, change.row.host_id)

    @by_host
    async def set_options(self, change: TableChange, options: Mapping[str, OptionValue]) -> None:
        """Change table options. Those not named stay as they are."""
        if change.row.seed is not None:
            raise refuse("error-import-fixed")
        change.edit(options=new_tables.settle_options(change.title, {**change.row.options, **options}))

    @by_host
    async def set_start(self, change: TableChange, start: Start) -> None:
        """Choose how the game begins. Raises Refused for what no lobby can have."""
        if not 0 <= start.hours <= MOST_HOURS:
            raise refuse("error-bad-option", option=str(start.hours))
        change.edit(start=start)

    @by_host
    async def set_language(self, change: TableChange, language: str) -> None:
        """Write the table's public messages in this language."""
        change.edit(language=language)

    @at_table
    async def set_word(self, change: TableChange, person_id: int, typed: str) -> None:
        """Add a person's word to the shuffle in place of an earlier one ("": none).

        Raises Refused while the commitment is not posted: until then the secret number could still be chosen to suit
        the word.
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
        change.set_seat(replace(seat, word=word))
        await show_changed(change)

    @at_table
    async def keep(self, change: TableChange, person_id: int) -> None:
        """Keep a lobby open in which nothing has happened, by anybody who has a seat."""
        change.need("lobby")
        change.seat_of(person_id)
        await show_changed(change)

    @at_table
    async def start(self, change: TableChange, person_id: int) -> None:
        """The host starts the game, or some time later anybody who has a seat. Raises Refused for others."""
        change.need("lobby")
        if person_id != change.row.host_id:
            change.seat_of(person_id)
            at = change.info().others_start_at
            if at is None:
                raise refuse("error-not-host")
            if change.now < at:
                raise refuse("error-start-early", at=f"<t:{int(at.timestamp())}:R>")
        await begin_game(change)

    @at_table
    async def close(self, change: TableChange, person_id: int) -> None:
        """The host closes a lobby. A running game can be closed only if it is damaged; then anybody who plays may do
        it."""
        if change.row.status == "running":
            with suppress(Damaged):
                await change.session()
                raise refuse("error-close-running")
            change.seat_of(person_id)
        else:
            change.need("lobby")
            _need_host(change, person_id)
        await close_table(change, person_id)

    async def rematch(self, table_id: int, person: Person, *, same_seats: bool = False) -> TableInfo:
        """Open the next game in the same place, everybody one seat further on, or on the same seats; once per game.
        The others are invited to join. Against computers only, it begins at once."""
        fresh, begins = await change_table(
            self._context,
            table_id,
            lambda change: _open_rematch(change, person, further=0 if same_seats else 1),
            lambda change: _rematch_of(change, person.id),
        )
        self._context.tell(fresh.id)
        return await self.start(fresh.id, person.id) if begins else fresh
