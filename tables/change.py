"""One change of one table: what was read, what happened, and what is written at the end, in one transaction."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import timedelta
from typing import Any

import msgspec

from db.records import ChoiceRow, SeatRow, SnapshotRow, TableRow
from db.store import Transaction
from engine.core.events import Event
from engine.core.text import Text
from engine.core.title import Title
from tables.calls import Call
from tables.context import AnySession, Context
from tables.errors import refuse
from tables.queries import info_of, last_lines, lines_of, look_at
from tables.records import LogLine, Look, TableInfo

ANEW = 0
"""Among the people to ping: nobody, but the message is posted anew."""
REMIND_AFTER = timedelta(hours=24)
COMPUTER_PATIENCE = timedelta(seconds=30)
"""After this time any process may let a computer decide whose own process is gone."""

_EVENTS = msgspec.msgpack.Encoder()


class TableChange:
    """A table during one change."""

    def __init__(self, context: Context, tx: Transaction, row: TableRow, seats: list[SeatRow]) -> None:
        self.context = context
        self.tx = tx
        self.now = context.now()
        self.before = row
        self.row = row
        self.seats = seats
        self.actor: int | None = None
        self.steps: list[ChoiceRow] = []
        self._session: AnySession | None = None
        self._private: dict[int, bytes] = {}
        self._public = b""
        self._shown: dict[int, tuple[Any, ...]] = {}
        self._show: dict[str, list[int]] = {}
        self._calls: list[Call] = []
        self._seats_changed = False

    @classmethod
    async def open(cls, context: Context, tx: Transaction, table_id: int) -> TableChange:
        """Read the table."""
        return cls(context, tx, await tx.games.table(table_id), await tx.games.seats(table_id))

    @property
    def title(self) -> Title[Any]:
        """The game that is played here."""
        return self.context.title(self.row.title)

    def edit(self, **values: Any) -> None:
        """Change fields of the table's row."""
        self.row = msgspec.structs.replace(self.row, **values)

    def reseat(self, seats: list[SeatRow]) -> None:
        """Seat everybody anew."""
        self.seats = seats
        self._seats_changed = True

    def set_seat(self, seat: SeatRow) -> None:
        """Change one seat."""
        self.reseat([seat if other.seat == seat.seat else other for other in self.seats])

    def seat_of(self, person_id: int) -> int:
        """The person's seat. Refused if they do not sit here."""
        for seat in self.seats:
            if seat.person_id == person_id:
                return seat.seat
        raise refuse("error-not-seated")

    def seat_name(self, seat: int) -> Text:
        """What the title calls this seat."""
        return self.title.meta.seat(seat)

    def need(self, *allowed: str) -> None:
        """Refused unless the table is in one of these states."""
        if self.row.status not in allowed:
            words = {"lobby": "error-not-started", "running": "error-running", "over": "error-game-over"}
            raise refuse(words.get(self.row.status, "error-table-closed"))

    def out(self) -> tuple[int, ...]:
        """The seats that have resigned while the others go on."""
        assert self._session is not None
        out: tuple[int, ...] = self.context.safely(self.row.id, self._session.standing).out
        return out

    def anybody_plays(self) -> bool:
        """Whether a person is still in the game, or it is over."""
        assert self._session is not None
        standing = self.context.safely(self.row.id, self._session.standing)
        return standing.over or any(seat.kind == "person" and seat.seat not in standing.out for seat in self.seats)

    # -- the game ------------------------------------------------------------------------------------------------

    async def session(self) -> AnySession:
        """The running game, to be changed."""
        if self._session is None:
            session = self.context.take(self.row)
            if session is None:
                session = self.context.load(self.row, await self.tx.games.snapshot(self.row.id))
            self._begin_with(session)
        assert self._session is not None
        return self._session

    def begin(self, session: AnySession) -> None:
        """A new game on this table."""
        self._session = session

    def record(self, kind: str, seat: int | None, keys: tuple[str, ...], events: list[Event]) -> ChoiceRow:
        """Append a step to the history; the game stands as after it."""
        assert self._session is not None
        n = self.row.last_n + 1
        digest = self.context.safely(self.row.id, self._session.digest)
        row = ChoiceRow(
            n=n,
            kind=kind,
            seat=seat,
            keys=list(keys),
            at=self.now,
            state_hash=digest,
            events=_EVENTS.encode(events),
        )
        self.steps.append(row)
        self.edit(last_n=n)
        return row

    def show(self, slot: str, ping: tuple[int, ...] = ()) -> None:
        """Ask for something to be shown, and people to be pinged with it."""
        waiting = self._show.setdefault(slot, [])
        waiting.extend(person for person in ping if person not in waiting)

    async def call(self, people: Iterable[int], by: int | None = None) -> None:
        """Call these people, who play here, each in the way that they want; those whom `by`, another person, has called
        to answer a short while ago read it without."""
        if by is not None:
            people = [person for person in people if not self.context.calls.lately(("end", by, person), self.now)]
            self._calls += [("end", by, person) for person in people]
        for person in (await self.tx.people.several(people)).values():
            if person.notify == "dm" and person.dm_open:
                self.show(f"hand:{self.seat_of(person.id)}", (person.id,))
            elif person.notify != "off":
                self.show("board", (person.id,))

    def info(self) -> TableInfo:
        """The table as everybody may know it."""
        return info_of(self.row, self.seats)

    def told(self) -> bool:
        """Whether everybody can read anything of this change."""
        return bool(self.lines(None))

    def lines(self, seat: int | None) -> tuple[LogLine, ...]:
        """What this seat reads of this change."""
        return lines_of(self.steps, seat)

    async def look(self, seat: int | None) -> Look:
        """The table as this seat sees it."""
        lines = await last_lines(self.tx.games, self.row.id, seat)
        return look_at(self.row, self.seats, self._session, seat, lines)

    # -- writing -------------------------------------------------------------------------------------------------

    async def save(self) -> None:
        """Write everything that changed."""
        games = self.tx.games
        if self._session is not None and self.steps:
            await self._settle_game(self._session)
            await games.add_choices(self.row.id, self.steps)
            data = self._session.dump()
            await games.save_snapshot(self.row.id, SnapshotRow(self.row.last_n, self.steps[-1].state_hash, data))
            if self.row.status == "over":
                await games.archive(self.row.id)
        if self._seats_changed:
            await games.replace_seats(self.row.id, self.seats)
        elif self.actor is not None and self.steps:
            await games.set_acted(self.row.id, self.actor, self.steps[-1].n)
        self.row = await games.save_table(self.before, self.row)
        await self.tx.post.put(self.row.id, {slot: tuple(ping) for slot, ping in self._show.items()}, self.now)

    def keep(self) -> None:
        """After the commit: the session may be used again, and who was called is remembered."""
        for call in self._calls:
            self.context.calls.note(call, self.now)
        if self._session is not None:
            self.context.keep(self.row, self._session)

    def _begin_with(self, session: AnySession) -> None:
        self._session = session
        self._public, self._private = self._parts(session)
        self._shown = {seat.seat: session.title.shown(session.state, seat.seat) for seat in self.seats}

    def shows_otherwise(self, session: AnySession) -> bool:
        """Whether everybody sees the game differ from what it was before this change."""
        return self._parts(session)[0] != self._public

    def _parts(self, session: AnySession) -> tuple[bytes, dict[int, bytes]]:
        """What the public message shows of the game, and by seat what a person's own message shows."""
        people = [seat.seat for seat in self.seats if seat.person_id is not None]
        public = msgspec.to_builtins(session.view(None), str_keys=True)
        postings = session.title.postings(session.state)
        seen = msgspec.msgpack.encode((public, _known_to_all(session), session.secretive, postings))
        return seen, {seat: _private_part(session, seat, public) for seat in people}

    async def _settle_game(self, session: AnySession) -> None:
        self.context.safely(self.row.id, session.title.check, session.state)
        standing = self.context.safely(self.row.id, session.standing)
        over = standing.over
        if over:
            people = [seat.person_id for seat in self.seats if seat.seat in standing.winners]
            winners = tuple(person for person in people if person is not None)
            self.edit(owed=(), secret=(), secretive=False, owed_since=None)
            self.edit(status="over", ended_at=self.now, draw_offered_by=(), end_agreed_by=(), winners=winners)
        else:
            self.edit(owed=_known_to_all(session), secret=session.secret(), secretive=session.secretive)
        if not over and (self._waits_otherwise() or self.before.status != "running"):
            self.edit(owed_since=self.now)
        await self._tell_people(session, over)
        await self._set_timers()

    def _waits_otherwise(self) -> bool:
        """Whether the game waits for others than before, as far as everybody may know: who else is asked in secret, and
        has answered, must not show in any date."""
        return (self.row.owed, self.row.secretive) != (self.before.owed, self.before.secretive)

    async def _tell_people(self, session: AnySession, over: bool) -> None:
        """The board, if it changed for everybody (at the end anew, whoever brought it about); hands that look
        different; one ping for those newly owed (at the end: for the others). Who is newly asked in secret gets a
        message of their own and is called nowhere else. Who plays alone sees it all at the table and is not called."""
        public, private = self._parts(session)
        if over or public != self._public or self.told():
            self.show("board", (ANEW,) if over else ())
        if len(self.seats) == 1:
            return
        fresh = self._to_call(over)
        called = self._to_call_in_secret()
        changed = [
            seat
            for seat in self.seats
            if seat.person_id is not None
            and (over or seat.person_id in fresh | called or self._private.get(seat.seat) != private[seat.seat])
        ]
        known = await self.tx.people.several(seat.person_id for seat in changed if seat.person_id is not None)
        for seat in changed:
            assert seat.person_id is not None
            person = known[seat.person_id]
            pings = (person.id,) if person.id in fresh else ()
            if pings and (person.notify == "ping" or (person.notify == "dm" and not person.dm_open)):
                self.show("board", pings)
            if person.dm_open:
                alone = (person.id,) if person.id in called else ()
                self.show(f"hand:{seat.seat}", alone or (pings if person.notify == "dm" else ()))
                if set(session.title.shown(session.state, seat.seat)) - set(self._shown.get(seat.seat, ())):
                    self.show(f"shown:{seat.seat}")

    def _to_call(self, over: bool) -> set[int]:
        """The people newly owed; at the end the others, but for those who have resigned."""
        info = self.info()
        actor = None if self.actor is None else self.seats[self.actor].person_id
        owed = info.people_owed()
        if over:
            self.edit(announced=())
            return set(info.people()) - {self.seats[seat].person_id for seat in self.out()} - {actor}
        if not owed:
            return set()
        fresh = {person for person in owed if person not in self.row.announced}
        if self.steps[-1].kind == "undo":
            fresh.discard(actor or 0)
        self.edit(announced=owed)
        return fresh

    def _to_call_in_secret(self) -> set[int]:
        """The people newly owed in secret. Who has just acted has the panel before them."""
        fresh = set(self.row.secret) - set(self.before.secret) - {self.actor}
        people = (self.seats[seat].person_id for seat in fresh)
        return {person for person in people if person is not None}

    def people_owed(self) -> tuple[int, ...]:
        """The people who are waited for, in secret or not."""
        people = (self.seats[seat].person_id for seat in (*self.row.owed, *self.row.secret))
        return tuple(person for person in people if person is not None)

    async def _set_timers(self) -> None:
        timers, table_id = self.tx.timers, self.row.id
        if self.row.status == "over":
            await timers.clear(table_id)
            return
        if computers_must_act(self.row, self.seats):
            await timers.set(table_id, "computer", self.now + COMPUTER_PATIENCE)
        elif computers_must_act(self.before, self.seats):
            await timers.clear(table_id, "computer")
        if self._waits_otherwise() or self.before.status != "running":
            if self.people_owed() and len(self.seats) > 1:
                await timers.set(table_id, "reminder", self.now + REMIND_AFTER)
            else:
                await timers.clear(table_id, "reminder")


async def no_report(_desk: TableChange) -> None:
    """For changes whose result nobody reads."""


async def info_report(change: TableChange) -> TableInfo:
    """The table after the change."""
    return change.info()


def computers_must_act(row: TableRow, seats: list[SeatRow]) -> bool:
    """Whether a computer owes an answer, be it to a question of the rules or to the offer of a draw."""
    if row.status != "running":
        return False
    computers = [seat.seat for seat in seats if seat.kind == "computer"]
    if any(seat in (*row.owed, *row.secret) for seat in computers):
        return True
    return bool(row.draw_offered_by) and any(seat not in row.draw_offered_by for seat in computers)


def _known_to_all(session: AnySession) -> tuple[int, ...]:
    """The seats that everybody may know to be waited for."""
    secret = session.secret()
    return tuple(seat for seat in session.owed() if seat not in secret)


def _private_part(session: AnySession, seat: int, public: Any) -> bytes:
    """What a hand message shows: what the title says, else what this seat sees and onlookers do not; and whether it is
    waited for."""
    mine = session.title.in_hand(session.state, seat)
    if mine is None:
        mine = msgspec.to_builtins(session.view(seat), str_keys=True)
        if isinstance(mine, dict) and isinstance(public, dict):
            mine = {name: value for name, value in mine.items() if value != public.get(name)}
    return msgspec.msgpack.encode((mine, seat in session.owed()))
