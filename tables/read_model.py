"""What can be read of a game as it stands after one version of its table, made once for all readers.

A change is read many times: by the person who made it, for the board, for each hand, for the pages that follow the
game. A read model is invalid once its session goes on. Whoever takes the session to change it makes a new one.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

import msgspec

from db.games import Games
from db.records import ChoiceRow, SeatRow, TableRow
from engine.core.kit import GameState
from engine.core.session import Session
from engine.core.title import replace_fields
from tables.guided import REWRITTEN, answers_of, guided, lesson_at, point_of
from tables.notices import Seen, seen_by
from tables.projections import ANSWERS, REWIND, SHOWN_LINES, info_of, last_lines, lines_of, only_orders, seated_since
from tables.records import LaidDown, LogLine, Look, View
from tables.standing_orders import orders_in_force, own_orders, period_of
from tables.stops import UNTIL, chosen_stops, stops_of

AnySession: TypeAlias = Session[GameState]
_MOST_STEPS = 2 * SHOWN_LINES


class ReadModel:
    """A session, and what was made of it for readers. `steps`: the newest of the game, if they are known."""

    def __init__(self, session: AnySession, steps: list[ChoiceRow] | None = None) -> None:
        self.session = session
        self.steps = steps
        self._views: dict[int | None, View] = {}
        self._private: dict[int, Mapping[str, Any]] = {}
        self._looks: dict[int | None, Look] = {}
        self._seen: dict[tuple[int | None, ...], Seen] = {}

    def view(self, seat: int | None) -> View:
        """What a seat (None: an onlooker) sees."""
        if seat not in self._views:
            if seat is None:
                self._views[seat] = self.session.title.public(self.session.state)
            else:
                self._views[seat] = replace_fields(self.view(None), self.private(seat))
        return self._views[seat]

    def private(self, seat: int) -> Mapping[str, Any]:
        """What the seat sees in addition to, or differently from, everybody."""
        if seat not in self._private:
            self._private[seat] = self.session.title.private(self.session.state, seat)
        return self._private[seat]

    async def look(self, games: Games, row: TableRow, seats: list[SeatRow], seat: int | None) -> Look:
        """The table as a seat sees it, with the last lines that it reads; without the hints that take long."""
        known = self.look_at_once(row, seats, seat)
        if known is not None:
            return known
        look = self._look_without_lines(row, seats, seat)  # No await before this: the session may change then.
        later = self._later_answers(row, seat)
        if self.steps is None:
            self.steps = await games.choices(row.id, newest=_MOST_STEPS)
        lines = await last_lines(games, row.id, seat, newest=self.steps)
        look = self._with_lines(look, seats, lines, self.steps, later)
        lesson = lesson_at(self.session.title, row)
        if lesson is not None and seat == lesson.seat:
            look = guided(look, point_of(lesson, answers_of(await games.choices(row.id))))
        elif row.lesson and row.trial_of is None:
            look = msgspec.structs.replace(look, lesson=REWRITTEN)
        return self._looks.setdefault(seat, look)  # another reader may have been faster

    def look_at_once(self, row: TableRow, seats: list[SeatRow], seat: int | None) -> Look | None:
        """Like `look`, if nothing must be read for it. None: something must be."""
        if seat in self._looks:
            return self._looks[seat]
        if self.steps is None or row.lesson:
            return None
        lines = lines_of(self.steps, seat)
        if len(lines) < SHOWN_LINES and len(self.steps) >= _MOST_STEPS:
            return None
        look = self._look_without_lines(row, seats, seat)
        later = self._later_answers(row, seat)
        return self._looks.setdefault(seat, self._with_lines(look, seats, lines[-SHOWN_LINES:], self.steps, later))

    def _later_answers(self, row: TableRow, seat: int | None) -> int:
        """How many answers of others have followed the last one of the seat."""
        return 0 if seat is None or row.status != "running" else self.session.answers_since(seat)

    def _with_lines(
        self, look: Look, seats: list[SeatRow], lines: tuple[LogLine, ...], steps: list[ChoiceRow], later: int
    ) -> Look:
        """The look with the last lines that its seat reads, and whether its last answer can be undone."""
        seat = look.seat
        can_undo = look.can_undo or (seat is not None and only_orders(steps, seat, later))
        can_undo = can_undo and seat is not None and self._answered_by_itself(seats[seat])
        return msgspec.structs.replace(look, events=lines, can_undo=can_undo)

    def _answered_by_itself(self, seat: SeatRow) -> bool:
        """Whether the last answer of the seat is that of whoever sits there now."""
        answers = (step.n for step in reversed(self.steps or ()) if step.seat == seat.seat and step.kind in ANSWERS)
        return not seat.former or next(answers, 0) > seated_since(seat)

    def _look_without_lines(self, row: TableRow, seats: list[SeatRow], seat: int | None) -> Look:
        session, running = self.session, row.status == "running"
        pending, slow_hints = session.explained_at_once(seat) if running and seat is not None else (None, None)
        return Look(
            info=info_of(row, seats, seat),
            seat=seat,
            view=self.view(seat),
            pending=pending,
            standing=session.standing(),
            can_undo=running and seat is not None and session.can_undo(seat),
            events=(),
            barred=session.barred(seat, on_panel=True) if pending is not None and seat is not None else (),
            postings=tuple(each for each in session.title.notices.postings(session.state) if running or each.lasting),
            asides=session.title.asides.offered(session.state, seat) if running and seat is not None else (),
            laid_down=self._laid_down(seats[seat]) if running and seat is not None else LaidDown(),
            slow_hints=slow_hints,
        )

    def _laid_down(self, seat: SeatRow) -> LaidDown:
        """What the seat's person has laid down in advance."""
        title, state = self.session.title, self.session.state
        orders, known = own_orders(title, state, seat.habits), {UNTIL, *(kind.id for kind in title.meta.orders)}
        standing = orders_in_force(title, state, seat.habits)
        laid_down = LaidDown(
            orders=orders,
            queue=tuple(seat.queue),
            hushed=seat.hushed is not None,
            answers={habit: tuple(keys) for habit, keys in standing.items() if habit not in known},
            period=period_of(title, state),
            until=chosen_stops(title, state, seat.seat, seat.habits),
            stops={key: stop.label for key, stop in stops_of(title, state, seat.seat).items()},
        )
        found = title.planning.intrusions(state, seat.seat)
        intruders = tuple(text for key, text in found.items() if key not in seat.known)
        return msgspec.structs.replace(laid_down, intruders=intruders)

    def steps_with(self, more: list[ChoiceRow]) -> list[ChoiceRow] | None:
        """The newest steps after these have followed. None if they must be read again, because an undo marks an earlier
        one."""
        if self.steps is None or any(step.kind in ("undo", REWIND) for step in more):
            return None
        return (self.steps + more)[-_MOST_STEPS:]

    def seen(self, seats: list[SeatRow]) -> Seen:
        """What people see of the game in messages."""
        people = tuple(seat.person_id for seat in seats)
        if people not in self._seen:
            self._seen[people] = seen_by(self.session, seats, self.view(None), self.private)
        return self._seen[people]
