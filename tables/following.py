"""Giving the answers that people have given in advance: by standing orders and by queued actions.

It happens before a change is written, so what an order answers is part of the change that asked.
"""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Protocol

import msgspec

from db.records import ChoiceRow, SeatRow, TableRow
from db.store import Transaction
from engine.core.chance import Chance
from engine.core.decision import Ask, Keys
from engine.core.errors import IllegalChoice, Refused
from engine.core.events import Event
from engine.core.kit import GameState
from engine.core.text import Text, say
from engine.core.title import Title
from tables.context import Context
from tables.errors import refuse
from tables.preview import find_obstacle
from tables.projections import ANSWERS, MOVES
from tables.read_model import AnySession
from tables.reading import read_answer
from tables.records import TableInfo
from tables.standing_orders import FORCED, MOST_ANSWERS, answer_of, orders_for, orders_in_force, own_orders
from tables.stops import UNTIL, met_stops

SHORTEST_PAUSE = timedelta(seconds=20)
LONGEST_PAUSE = timedelta(minutes=4)
_PARTS = 1000


def pause_like_a_person(seed: str) -> timedelta:
    """A random pause before an answer, more often a short one. `seed`: fresh and secret."""
    part = Chance(seed).below(_PARTS + 1) / _PARTS
    pause: timedelta = SHORTEST_PAUSE * (LONGEST_PAUSE / SHORTEST_PAUSE) ** part
    return pause


class Change(Protocol):
    """What is needed of a `TableChange`."""

    context: Context
    tx: Transaction
    row: TableRow
    seats: list[SeatRow]
    steps: list[ChoiceRow]
    before: TableRow
    now: datetime
    actor: int | None

    @property
    def title(self) -> Title[GameState]: ...

    def info(self) -> TableInfo: ...

    def set_seat(self, seat: SeatRow) -> None: ...

    def record(self, kind: str, seat: int | None, keys: tuple[str, ...], events: list[Event]) -> ChoiceRow: ...

    def submit(
        self, session: AnySession, seat: int, keys: Keys, serial: int | None = None, *, order: Text | None = None
    ) -> None: ...


class Follower:
    """Answers for the people of one table during one change."""

    def __init__(self, change: Change) -> None:
        self._change = change
        self._looked_at = 0  # How many steps of the change have been looked through.
        self._queueing: int | None = None  # The seat whose queued action is being played.
        self.later: dict[int, datetime] = {}
        """By seat, when an answer is due that comes after a pause."""

    async def follow(self, session: AnySession) -> None:
        """Give the answers that people have given in advance, one question after the other."""
        for _ in range(MOST_ANSWERS):
            self._watch(session)
            for seat in self._change.seats:
                if seat.kind == "person" and (seat.habits or seat.queue) and await self._follow_order(session, seat):
                    break
            else:
                return

    def _watch(self, session: AnySession) -> None:
        """Note what the seats that have acted, or taken an answer back, have seen. A queue ends as soon as others have
        intruded and cannot take it back."""
        acted = {step.seat for step in self._change.steps[self._looked_at :] if step.kind in MOVES}
        self._looked_at = len(self._change.steps)
        for seat in self._change.seats:
            if seat.kind != "person":
                continue
            if seat.seat in acted:
                known = sorted(self._intrusions(session, seat))
                if known != seat.known:
                    self._change.set_seat(msgspec.structs.replace(seat, known=known))
            elif (seat.queue or UNTIL in seat.habits) and not self._undoable(session):
                _ = self._check_stops(session, seat) or (seat.queue and self._check_intruders(session, seat))

    def _undoable(self, session: AnySession) -> bool:
        """Whether anybody can take back what has happened."""
        return any(session.can_undo(each.seat) for each in self._change.seats)

    def _met(self, session: AnySession, seat: SeatRow) -> tuple[Text, ...]:
        """What has happened that ends all that the seat has laid down."""
        change = self._change
        if UNTIL not in seat.habits:
            return ()
        found: tuple[Text, ...] = change.context.safely(
            change.row.id, met_stops, change.title, session.state, seat.seat, seat.habits
        )
        return found

    def _check_stops(self, session: AnySession, seat: SeatRow) -> bool:
        """End all that a seat has laid down, but for forced choices, if what it has named has happened. Returns whether
        it has."""
        met = self._met(session, seat)
        if met:
            kept = {name: keys for name, keys in seat.habits.items() if name == FORCED}
            told = say("table-log-stopped", stops=list(met), dropped="; ".join(seat.queue), more=len(seat.queue))
            self._change.set_seat(msgspec.structs.replace(seat, habits=kept))
            self._drop_queue(self._change.seats[seat.seat], told)
        return bool(met)

    def _intrusions(self, session: AnySession, seat: SeatRow) -> dict[str, Text]:
        change = self._change
        found = change.context.safely(change.row.id, change.title.planning.intrusions, session.state, seat.seat)
        return dict(found)

    def _intruders(self, session: AnySession, seat: SeatRow) -> list[Text]:
        """What others have done to the seat since it acted."""
        return [text for key, text in self._intrusions(session, seat).items() if key not in seat.known]

    def _check_intruders(self, session: AnySession, seat: SeatRow) -> bool:
        """End the queue of a seat that others have intruded on. Returns whether it was."""
        intruders = self._intruders(session, seat)
        if intruders:
            told = say("table-log-queue-entered", intruders=intruders, dropped="; ".join(seat.queue))
            self._drop_queue(seat, told)
        return bool(intruders)

    def _drop_queue(self, seat: SeatRow, told: Text) -> None:
        """The queue ends here, and its person reads why."""
        self._change.set_seat(msgspec.structs.replace(seat, queue=[]))
        self._change.record("queue", seat.seat, (), [Event(None, told, (seat.seat,), seat=seat.seat)])

    async def _follow_order(self, session: AnySession, seat: SeatRow) -> bool:
        """Answer a seat's question by its standing orders or its queue. After an undo the person is asked again."""
        pending = session.pending(seat.seat)
        if pending is None or await self._has_taken_back(seat.seat) or self._met(session, seat):
            return False
        keys = self._ordered(session, seat, pending.ask)
        if keys is None:
            return self._play_queued(session, seat, pending.ask)
        if self._comes_later(session, seat.seat, pending.ask):
            return False
        self._change.submit(
            session, seat.seat, keys, order=say("table-log-habit", answer=_labels_of(pending.ask, keys))
        )
        return True

    def _comes_later(self, session: AnySession, seat: int, ask: Ask) -> bool:
        """Whether the answer of an order comes after a pause, because its time would tell others what the seat holds.
        The pause begins with the question, and is over when the seat acts in a change in which it was asked before."""
        change = self._change
        alone = len({each.person_id for each in change.seats if each.kind == "person"}) < 2
        if alone or not change.context.safely(change.row.id, change.title.planning.telling, session.state, ask):
            return False
        answered = any(step.seat == seat and step.kind in ANSWERS for step in change.steps)
        if answered or seat not in (*change.before.owed, *change.before.secret):
            self.later[seat] = change.now + pause_like_a_person(change.context.seed())
            return True
        return change.actor != seat

    def _ordered(self, session: AnySession, seat: SeatRow, ask: Ask) -> Keys | None:
        """What a standing order answers, if one fits."""
        change, title, state = self._change, self._change.title, session.state
        own = orders_for(title, ask, own_orders(title, state, seat.habits))
        alarmed = bool(own) and bool(self._intruders(session, seat))

        def follow(ask: Ask) -> Keys | None:
            found: Keys | None = change.context.safely(change.row.id, title.planning.follow, state, ask, own, alarmed)
            return found

        standing = orders_in_force(title, state, seat.habits)
        return answer_of(ask, standing, hidden=session.hides(seat.seat), follow=follow if own else None)

    def _play_queued(self, session: AnySession, seat: SeatRow, ask: Ask) -> bool:
        """Play the next queued action at the start of a turn, if the rules allow all of its words. What follows within
        it is answered by the queue where that fits, else by default, else by the person. What the rules forbid there
        ends the queue as well."""
        starts = self._change.title.meta.starts
        if ask.habit in starts:
            self._queueing = None
            if not seat.queue or ask.habit != starts[0] or self._check_intruders(session, seat):
                return False
        elif self._queueing != seat.seat:
            return False
        try:
            keys, rest = self._read_queued(session, seat, ask)
        except Refused as refusal:
            if ask.habit in starts or (seat.queue and not ask.default and isinstance(refusal, IllegalChoice)):
                self._stop_queue(seat, refusal)
                return False
            if not ask.default:
                return False
            default = ask.settled_default
            self._give_queued(session, seat, default, say("table-log-default", answer=_labels_of(ask, default)))
            return True
        left = [rest.strip(), *seat.queue[1:]] if rest.strip() else seat.queue[1:]
        self._change.set_seat(msgspec.structs.replace(seat, queue=left))
        self._give_queued(session, seat, keys, say("table-log-queued", answer=_labels_of(ask, keys)))
        return True

    def _read_queued(self, session: AnySession, seat: SeatRow, ask: Ask) -> tuple[Keys, str]:
        """The next queued answer, and what is left of its words. Raises Refused if there is none; IllegalChoice if the
        rules forbid it or, where a turn begins, what its further words name."""
        change = self._change
        if not seat.queue:
            raise refuse("error-empty-line")
        match = change.context.read(change.info())
        keys, rest = read_answer(session, seat.seat, ask, seat.queue[0], match)
        if rest.strip() and ask.habit in change.title.meta.starts:
            refusal = change.context.safely(change.row.id, find_obstacle, session, seat.seat, keys, rest, match)
            if refusal is not None:
                raise refusal
        return keys, rest

    def _stop_queue(self, seat: SeatRow, refusal: Refused) -> None:
        """The queue ends at its next action, for this reason."""
        action, *more = seat.queue
        told = say(
            "table-log-queue-stopped", action=action, reason=refusal.text, dropped="; ".join(more), more=len(more)
        )
        self._drop_queue(seat, told)

    def _give_queued(self, session: AnySession, seat: SeatRow, keys: Keys, told: Text) -> None:
        """Give an answer of a queued action. Once something is revealed, or the turn has passed on, the rest of it is
        for the person."""
        self._change.submit(session, seat.seat, keys, order=told)
        self._queueing = seat.seat if session.can_undo(seat.seat) else None

    async def _has_taken_back(self, seat: int) -> bool:
        """Whether the seat's last action was an undo, or a rewind has undone it."""
        here = [step for step in self._change.steps if step.seat == seat and step.kind in MOVES]
        last = here[-1] if here else await self._change.tx.games.last_own_step(self._change.row.id, seat)
        return last is not None and (last.kind == "undo" or (last.kind == "choose" and last.undone_by is not None))


def _labels_of(ask: Ask, keys: Keys) -> list[Text]:
    """What an answer is called."""
    return [option.label for key in keys if (option := ask.option(key)) is not None]
