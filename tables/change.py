"""One change of one table: what was read, what happened, and what is written at the end, in one transaction."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterable
from datetime import datetime, timedelta
from typing import Any, TypeAlias, TypeVar

import msgspec

from db.errors import Conflict
from db.records import ChoiceRow, PersonRow, SeatRow, SnapshotRow, TableRow
from db.store import Transaction
from engine.core.decision import Keys
from engine.core.events import Event
from engine.core.kit import GameState
from engine.core.text import Text, say
from engine.core.title import Title
from tables import calendar, calls, carrying, clockwork, notices, ratings
from tables.context import Context
from tables.errors import Busy, not_seated, refuse
from tables.finished import finished_of
from tables.following import Follower
from tables.handing import handed_on
from tables.notices import by_message, in_channel, known_to_all, waits_otherwise
from tables.projections import MOVES, REWIND, RULES, bare_look, info_of, last_lines, lines_of
from tables.read_model import AnySession, ReadModel
from tables.records import LogLine, Look, TableInfo
from tables.slots import BOARD, LOBBY, SILENT, Former, Hand, Ping, Slot, Summons, as_stored
from tables.standing_orders import period_of
from tables.terms import remind_after

log = logging.getLogger(__name__)

COMPUTER_PATIENCE = timedelta(seconds=20)
"""After this time another process may decide for a computer player whose own process has died."""

LESSON_KEPT = timedelta(days=14)
"""A lesson in which nothing happens for this long is closed."""
TRIAL_KEPT = timedelta(days=7)
"""The same for a game in which somebody tries something out."""

TRIES = 4
"""How often a change is retried when other processes change the same table."""

T = TypeVar("T")
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
        self.by_itself = False  # The actor's answer was given in advance, and was due after a pause.
        self.stood_in: set[int] = set()
        self.steps: list[ChoiceRow] = []
        self._session: AnySession | None = None
        self._was: ReadModel | None = None
        self._is: ReadModel | None = None
        self._seen = notices.Seen()
        self._show: dict[Slot, Ping] = {}
        self._put_off: dict[int, datetime] = {}
        self._seats_changed = False
        self._part = ""
        self._follower = Follower(self)

    @classmethod
    async def open(cls, context: Context, tx: Transaction, table_id: int) -> TableChange:
        """Read the table and start a change of it."""
        return cls(context, tx, *await tx.games.table_and_seats(table_id))

    @property
    def title(self) -> Title[GameState]:
        """The title played here."""
        return self.context.title(self.row.title)

    def edit(self, **values: Any) -> None:
        """Change fields of the table's row."""
        self.row = msgspec.structs.replace(self.row, **values)

    def reseat(self, seats: list[SeatRow]) -> None:
        """Replace all seats."""
        self.seats = seats
        self._seats_changed = True

    def set_seat(self, seat: SeatRow) -> None:
        """Change one seat."""
        self.reseat([seat if other.seat == seat.seat else other for other in self.seats])

    def seat_of(self, person_id: int) -> int:
        """The person's seat. Raises Refused if they do not sit here."""
        info = self.info()
        seat = info.seat_of(person_id)
        if seat is None:
            raise not_seated(info, person_id)
        return seat

    def seat_name(self, seat: int) -> Text:
        """The title's name of this seat."""
        return self.title.meta.seat(seat)

    def need(self, *allowed: str) -> None:
        """Raises Refused unless the table is in one of these states."""
        if self.row.status not in allowed:
            words = {"lobby": "error-not-started", "running": "error-running", "over": "error-game-over"}
            raise refuse(words.get(self.row.status, "error-table-closed"))

    def seats_out(self) -> tuple[int, ...]:
        """The seats that have resigned while the others go on."""
        assert self._session is not None
        out: tuple[int, ...] = self.context.safely(self.row.id, self._session.standing).out
        return out

    def people_in_game(self) -> list[SeatRow]:
        """The seats of the people who have not resigned, also of those for whom a computer plays."""
        out = self.seats_out()
        return [seat for seat in self.seats if seat.kind == "person" and seat.seat not in out]

    def people_without(self, agreed: Iterable[int]) -> tuple[int, ...]:
        """The people still in the game whose seats are not among those that have agreed."""
        known = set(agreed)
        others = (seat.person_id for seat in self.people_in_game() if seat.seat not in known)
        return tuple(person for person in others if person is not None)

    # -- the game ------------------------------------------------------------------------------------------------

    async def session(self) -> AnySession:
        """The running game, to be changed."""
        if self._session is None:
            model = self.context.take(self.row)
            if model is None:
                model = ReadModel(self.context.load(self.row, await self.tx.games.snapshot(self.row.id)))
            self._session, self._was, self._seen = model.session, model, model.seen(self.seats)
            if self.row.status == "running":
                self._part = period_of(self.title, model.session.state)
                await self._carry_over(model.session)
        return self._session

    async def _carry_over(self, session: AnySession) -> None:
        """Record that the game goes on under other rules, if it was loaded from what others have stored: see
        `tables.carrying`."""
        carried, session.carried = session.carried, None
        if carried is None:
            return
        history = await self.tx.games.choices(self.row.id) if carried.changed else []
        events, gone = carrying.events_and_undone(history, carried)
        saved = self.context.safely(self.row.id, session.dump)
        step = self.record(RULES, None, (str(session.title.meta.rules_version),), events, saved)
        for row in gone:
            await self.tx.games.mark_undone(self.row.id, row.n, step.n)

    def begin(self, session: AnySession) -> None:
        """Begin a game on this table, or go on with it from another position, which everybody has seen."""
        self._session = session
        self.reseat([msgspec.structs.replace(seat, known=self.known_now(seat.seat)) for seat in self.seats])

    def record(
        self, kind: str, seat: int | None, keys: tuple[str, ...], events: list[Event], saved: bytes | None = None
    ) -> ChoiceRow:
        """Append a step to the history. The game now stands as after this step. `saved`: the position, if it does not
        follow from the steps before."""
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
            saved=saved,
        )
        self.steps.append(row)
        self.edit(last_n=n)
        return row

    def announce(
        self, kind: str, seat: int | None, key: str, /, *, keys: tuple[str, ...] = (), **args: int | str | Text
    ) -> ChoiceRow:
        """Append a step that the rules do not know, of this seat, with a public line. The line names the seat, unless
        it is given another `seat` to name."""
        named: dict[str, int | str | Text] = {} if seat is None else {"seat": self.seat_name(seat)}
        return self.record(kind, seat, keys, [Event(say(key, **(named | args)), seat=seat)])

    def submit(
        self, session: AnySession, seat: int, keys: Keys, serial: int | None = None, *, order: Text | None = None
    ) -> None:
        """Answer for a seat. `order`: the answer was given in advance; a line shown to this seat only, before the
        others."""
        events = self.context.safely(self.row.id, session.submit, seat, keys, serial)
        own = [] if order is None else [Event(None, order, (seat,), seat=seat)]
        self.record("choose" if order is None else "order", seat, keys, own + events)

    def lay_down(self, seat: int, **values: Any) -> None:
        """Change what a seat has laid down in advance. Its person has seen everything up to now."""
        self.set_seat(msgspec.structs.replace(self.seats[seat], known=self.known_now(seat), **values))

    def known_now(self, seat: int) -> list[str]:
        """What a person at this seat knows who has seen the game as it stands now (`SeatRow.known`)."""
        assert self._session is not None
        state = self._session.state
        return sorted(self.context.safely(self.row.id, self.title.planning.intrusions, state, seat))

    def show(self, slot: Slot, ping: Ping = SILENT) -> None:
        """Request that something is shown, and whom it calls."""
        self._show[slot] = self._show.get(slot, SILENT).joined(ping)

    async def retire(self, slot: Slot, n: int) -> None:
        """Request that the message that stands in this slot, if any, is removed, because of step `n`."""
        former = Former(n, slot)
        if await self.tx.post.move_message(self.row.id, str(slot), str(former)):
            self.show(former)

    async def call(self, people: Iterable[int], by: int | None = None, kind: str = calls.PROPOSAL) -> None:
        """Call these people, who play here, each in the way that they have chosen. With `by`, another person, those
        whom `by` has called a short while ago for this kind of thing are not called."""
        if by is not None:
            people = [each for each in people if not await calls.was_called_lately(self.tx, kind, by, each, self.now)]
            for each in people:
                await calls.note_call(self.tx, kind, by, each, self.row.id, self.now)
        for person in (await self.tx.people.several(people)).values():
            self.ring_when_loud(self.seat_of(person.id), person)

    def ring_when_loud(self, seat: int, person: PersonRow, *, alone: bool = False) -> bool:
        """Call a person as `ring` does: now, or after their quiet hours and days away. Returns whether it was now."""
        at = calendar.next_loud(person, self.now)
        if at > self.now:
            self._put_off[seat] = at
        else:
            self.ring(seat, person, alone=alone)
        return at <= self.now

    def ring(self, seat: int, person: PersonRow, *, reminder: bool = False, alone: bool = False) -> None:
        """Call a person now, in the way that they have chosen: to the game, or to its lobby. `alone`: only by a message
        of their own, whatever they have chosen, because nobody else may know of it."""
        own, everybodys = (Summons(person.id), LOBBY) if self.row.status == "lobby" else (Hand(seat), BOARD)
        if person.dm_open and (alone or by_message(person)):
            self.show(own, Ping((person.id,), reminder=reminder, openly=not alone))
        if not alone and in_channel(person):
            self.show(everybodys, Ping((person.id,), reminder=reminder))

    async def invite(self, people: Iterable[int], by: int) -> None:
        """Call these people, who do not play here, to the table's message, on behalf of `by`: only those who want
        that, and whom `by` has not just called. Raises Refused if `by` has called too many."""
        called = [
            person for person in people if await calls.count_invitation(self.tx, by, person, self.row.id, self.now)
        ]
        known = await self.tx.people.several(called)
        for person in called:
            at = calendar.next_loud(known[person], self.now)
            if at > self.now:
                await self.tx.timers.set(self.row.id, "invite", at, seat=calls.timer_of(person))
            else:
                self.show(BOARD, Ping((person,)))

    def info(self) -> TableInfo:
        """The table as everybody may know it."""
        return info_of(self.row, self.seats)

    def has_public_line(self) -> bool:
        """Whether this change has a line that everybody can read."""
        return bool(self.lines(None))

    def is_noticed(self) -> bool:
        """Whether everybody can notice that something has happened. If not, no date that others see may move."""
        assert self._session is not None
        seen = self._read_model(self._session).seen(self.seats)
        return self.has_public_line() or seen.public != self._seen.public

    def lines(self, seat: int | None) -> tuple[LogLine, ...]:
        """The lines of this change that this seat can read."""
        return lines_of(self.steps, seat)

    async def look(self, seat: int | None) -> Look:
        """The table as this seat sees it, once everything is written."""
        if self._session is None:
            lines = await last_lines(self.tx.games, self.row.id, seat)
            return bare_look(self.row, self.seats, seat, lines)
        return await self._read_model(self._session).look(self.tx.games, self.row, self.seats, seat)

    # -- writing -------------------------------------------------------------------------------------------------

    async def save(self) -> None:
        """Write everything that changed."""
        games = self.tx.games
        if self._session is not None and self.row.status == "running":
            await self._follower.follow(self._session)
        if self._session is not None and self.steps:
            await self._settle_game(self._session)
            await games.add_choices(self.row.id, self.steps)
            data = self._session.dump()
            await games.save_snapshot(self.row.id, SnapshotRow(self.row.last_n, self.steps[-1].state_hash, data))
            if self.row.status == "over" and not self.row.lesson:
                await self._record_results(self._session)
                if self.row.imported_by is None:
                    await self.tx.digests.add(self.row)
            if self.row.status == "over":
                await games.archive(self.row.id)
        if self._seats_changed:
            await games.replace_seats(self.row.id, self.seats)
        if self.actor is not None and self.steps and not self.by_itself:
            await games.set_acted(self.row.id, self.actor, self.steps[-1].n)
            if self.seats[self.actor].stand_in is None:  # then the person has seen what is asked
                await self.tx.timers.clear(self.row.id, "call", seat=self.actor)
        for seat, at in self._put_off.items():
            await self.tx.timers.set(self.row.id, "call", at, seat=seat)
        for seat, at in self._follower.later.items():
            await self.tx.timers.set(self.row.id, "answer", at, seat=seat)
        self.row = await games.save_table(self.before, self.row)
        if not self.row.lesson:
            await self.tx.post.put(self.row.id, as_stored(self._show), self.now)

    async def _record_results(self, session: AnySession) -> None:
        """Store what the game was for its people. A defect there must not keep a game from ending: what is missing is
        made up for at the next start (`Profiles.record_old_games`)."""
        history = await self.tx.games.choices(self.row.id)
        try:
            results, ranks = ratings.results_of(self.row, self.seats, history, session.standing())
            finished = finished_of(self.row, self.seats, history, session)
        except Exception:
            log.exception("table %s: its results are not recorded", self.row.id)
            self.edit(unrecorded=True)
        else:
            await ratings.record_results(self.tx.results, self.row, results, ranks)
            if finished is not None:
                await self.tx.finished.put(*finished)

    def keep(self) -> None:
        """After the commit: keep the session for reuse."""
        if self._session is not None:
            self.context.keep(self.row, self._read_model(self._session))

    def _read_model(self, session: AnySession) -> ReadModel:
        """The read model of the game as it stands now in this change."""
        if self._is is None:
            self._is = ReadModel(session, None if self._was is None else self._was.steps_with(self.steps))
        return self._is

    def shows_otherwise(self, session: AnySession) -> bool:
        """Whether the public view of the game differs from that before this change."""
        return ReadModel(session).seen(self.seats).public != self._seen.public

    async def _settle_game(self, session: AnySession) -> None:
        """Set the row, the notices and the timers to the present state of the game."""
        self.context.safely(self.row.id, session.title.check, session.state)
        standing = self.context.safely(self.row.id, session.standing)
        if standing.over:
            people = [seat.person_id for seat in self.seats if seat.seat in standing.winners]
            winners = tuple(person for person in people if person is not None)
            self.edit(owed=(), secret=(), secretive=False, owed_since=None, waited_since=(), asked_since=())
            self.edit(handover=None, invited=(), rewind=None, amendment=None, paused_until=None)
            self.edit(status="over", ended_at=self.now, draw_offered_by=(), end_agreed_by=(), winners=winners)
        else:
            self.edit(owed=known_to_all(session), secret=session.secret(), secretive=session.secretive)
            self.hand_on()
            if waits_otherwise(self.before, self.row) or self.before.status != "running":
                self.edit(owed_since=self.now)
            asked = self.row.asked_since or self.row.waited_since
            acted = self.actor if self.is_noticed() else None
            answered = any(step.seat == acted and step.kind in MOVES for step in self.steps)
            self.edit(waited_since=self._waits_since(self.row.waited_since, acted))
            self.edit(asked_since=self._waits_since(asked, acted if answered else None))
        self._end_quiet_turns(session)
        await clockwork.run_clocks(self, standing.out)
        await self._tell_people(session, standing.out)
        await self._set_timers()
        await self._tell_followers(session)

    async def _tell_followers(self, session: AnySession) -> None:
        """Soon, if a round is over, or the game, and anybody follows it (`tables.onlookers`)."""
        ended = self.row.status == "over" or period_of(self.title, session.state) != self._part
        if ended and self.before.status == "running" and await self.tx.follows.of_table(self.row.id, 1):
            await self.tx.timers.set(self.row.id, "news", self.now)

    def hand_on(self) -> None:
        """Let a person who plays several seats sit at the one that is waited for (`tables.handing`)."""
        seats = handed_on(self.seats, (*self.row.owed, *self.row.secret))
        if seats is not self.seats:
            self.reseat(seats)

    def turn_of(self, seat: int) -> str | None:
        """A name for the present turn, as far as a person may want to be quiet in it: the title's, else the time for
        which they are waited for without a break. None: there is none."""
        assert self._session is not None
        turn = self.title.advice.turn(self._session.state)
        if turn is not None:
            return str(turn)
        return "awaited" if seat in (*self.row.owed, *self.row.secret) else None

    def _end_quiet_turns(self, session: AnySession) -> None:
        for seat in self.seats:
            if seat.hushed is not None and (session.standing().over or self.turn_of(seat.seat) != seat.hushed):
                self.set_seat(msgspec.structs.replace(seat, hushed=None))

    def _waits_since(self, known: tuple[datetime | None, ...], actor: int | None) -> tuple[datetime | None, ...]:
        """By seat, since when everybody knows the person there to be waited for, by what was `known`: since `actor` has
        just done something that others notice. While the game waits in secret, that is the same time for all: it must
        not tell who has answered."""
        before, after = self.before, self.row
        known = known if before.secretive == after.secretive else ()
        since = []
        for seat in self.seats:
            waits = seat.kind == "person" and seat.stand_in is None and (after.secretive or seat.seat in after.owed)
            acted = not after.secretive and actor == seat.seat
            earlier = known[seat.seat] if seat.seat < len(known) and not acted else None
            since.append((earlier or self.now) if waits else None)
        return tuple(since)

    async def _tell_people(self, session: AnySession, out: tuple[int, ...]) -> None:
        """Request what is to be shown, and remember who has been called."""
        happened = notices.Occurrence(
            before=self.before,
            after=self.row,
            seats=self.seats,
            seen_before=self._seen,
            seen=self._read_model(session).seen(self.seats),
            actor=self.actor,
            undone=any(step.kind in ("undo", "return", REWIND) for step in self.steps),
            told=self.has_public_line(),
            out=out,
        )
        affected = [seat.person_id for seat in notices.affected_seats(happened) if seat.person_id is not None]
        planned = notices.plan_notices(happened, await self.tx.people.several(affected), self.now)
        for slot, ping in planned.show.items():
            self.show(slot, ping)
        self._put_off |= planned.put_off
        self.edit(announced=planned.announced)

    async def _set_timers(self) -> None:
        timers, table_id = self.tx.timers, self.row.id
        if self.row.status == "over":
            await timers.clear(table_id)
            if self.row.series is not None and not self.row.series.decided(self.row.winners):
                await timers.set(table_id, "series", self.now)
            return
        if computers_must_act(self.row, self.seats):
            await timers.set(table_id, "computer", self.now + COMPUTER_PATIENCE)
        elif computers_must_act(self.before, self.seats):
            await timers.clear(table_id, "computer")
        if self.row.lesson:
            kept = LESSON_KEPT if self.row.trial_of is None else TRIAL_KEPT
            await timers.set(table_id, "idle", self.now + kept)
        else:
            await self._set_reminders()

    async def _set_reminders(self) -> None:
        """A reminder for each person who is newly waited for, in secret or not, or has acted and is waited for again,
        or was just called to another channel. One who plays alone is not reminded."""
        here = self.before.status == "running" and self.before.channel_id == self.row.channel_id
        before = _awaited_seats(self.before, self.seats) if here else set()
        after = _awaited_seats(self.row, self.seats) if len(self.seats) > 1 else set()
        anew = {seat.seat for seat in self.seats if seat.former and seat.former[-1].until == self.now} | {self.actor}
        first = remind_after(self.row)
        if first is not None:
            for seat in after - (before - anew):
                await self.tx.timers.set(self.row.id, "reminder", self.now + first, seat=seat)
        for seat in before - after:
            await self.tx.timers.clear(self.row.id, "reminder", seat=seat)


def _awaited_seats(row: TableRow, seats: list[SeatRow]) -> set[int]:
    """The seats of the people whose answer is awaited."""
    there = [seat for seat in seats if seat.person_id is not None and seat.stand_in is None]
    return {seat.seat for seat in there if seat.seat in (*row.owed, *row.secret)}


Work: TypeAlias = Callable[[TableChange], Awaitable[None]]


async def change_table(
    context: Context,
    table_id: int,
    work: Work,
    report: Callable[[TableChange], Awaitable[T]],
    *,
    even_frozen: bool = False,
) -> T:
    """Do `work` on a table in one transaction, all or nothing, then tell the listeners. A table that administrators
    have stopped is changed only with `even_frozen`; otherwise Refused.

    Returns the result of `report`, which sees the table as it was written, before anything else can change it. Raises
    Busy if other processes kept changing the same table.
    """
    async with context.lock(table_id):
        for _ in range(TRIES):
            try:
                async with context.writing() as tx:
                    change = await TableChange.open(context, tx, table_id)
                    if change.row.frozen_at is not None and not even_frozen:
                        raise refuse("error-table-frozen")
                    await work(change)
                    await change.save()
                    result = await report(change)
            except Conflict:
                continue
            change.keep()
            break
        else:
            raise Busy
    session = context.kept(change.row)
    speak = session is not None and context.computers_may_speak(change.row, change.seats, session)
    if speak or change.row.lesson or computers_must_act(change.row, change.seats):
        context.wake_computers(table_id)
    context.tell(table_id)
    return result


async def no_report(_change: TableChange) -> None:
    """The report of a change whose result nobody reads."""


async def info_report(change: TableChange) -> TableInfo:
    """The table after the change."""
    return change.info()


def left_to_computer(row: TableRow, seat: SeatRow) -> bool:
    """Whether a computer answers for this seat: its own, one that stands in for somebody absent, or one to which a
    question asked in secret is left."""
    return seat.kind == "computer" or seat.stand_in is not None or (seat.overdue and seat.seat in row.secret)


def computers_must_act(row: TableRow, seats: list[SeatRow]) -> bool:
    """Whether a computer owes an answer, to a question of the rules or to the offer of a draw."""
    if row.status != "running" or row.frozen_at is not None:
        return False
    if any(seat.seat in (*row.owed, *row.secret) and left_to_computer(row, seat) for seat in seats):
        return True
    computers = [seat.seat for seat in seats if seat.kind == "computer"]
    return bool(row.draw_offered_by) and any(seat not in row.draw_offered_by for seat in computers)
