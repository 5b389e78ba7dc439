"""Trying something out from a position of a game: a game of one person, of which nothing is posted. Computers play for
the others, or the person does.

A trial begins from a fork of the game (`Session.fork`): it looks the same to the person's seat, and everything hidden
from that seat is dealt again. So it has nothing in it that the person may not know, and what happens in it says nothing
about the game, which does not change: no step, no version, no message. Its place is the negative id of the person,
which is no channel, so each person has one trial of a title. It is closed after a week in which nothing happens.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import dropwhile, takewhile

import msgspec

from db.errors import Conflict
from db.records import ChoiceRow, SeatRow, TableRow
from engine.core.chance import Chance
from engine.core.events import Event
from engine.core.session import Session
from engine.core.text import say
from tables.acting import Service
from tables.change import TableChange, change_table, info_report, no_report
from tables.context import Context
from tables.errors import Busy, not_seated, refuse
from tables.handing import GUEST
from tables.lessons import LEVEL, end_lesson
from tables.new_tables import new_row, seat_person, with_commitment
from tables.projections import ANSWERS, REWIND, RULES, info_of, lines_of
from tables.queries import Queries
from tables.read_model import AnySession
from tables.records import Eyes, LogLine, Look, Person, Place, TableInfo
from tables.replays import Replays
from tables.standing_orders import MOST_QUEUED


@dataclass(frozen=True)
class _Origin:
    """The position from which a trial begins: the table, its game as it stood there, and the seat that looks."""

    row: TableRow
    seats: int
    session: AnySession
    seat: int


def forked(origin: _Origin, chance: Chance) -> AnySession:
    """The game as it goes on in a trial. Raises Refused where the game is over, or while others are in the middle of
    something that may have shown what is hidden."""
    session, seat = origin.session, origin.seat
    if session.standing().over or seat in session.standing().out:
        raise refuse("error-trial-over")
    if session.pending(seat) is None and session.amid_unit:
        raise refuse("error-trial-amid")
    branch: AnySession = session.fork(seat, chance)
    return branch


class Line(msgspec.Struct, frozen=True):
    """One way in which a trial has gone on from its beginning, up to its last answer. `told`: what its person reads of
    it; `own`: their own answers of the first turn, as they can be queued; `look`: where it leads."""

    told: tuple[LogLine, ...]
    own: tuple[str, ...]
    look: Look


def lines_tried(history: Sequence[ChoiceRow]) -> list[tuple[ChoiceRow, ...]]:
    """The lines of a trial as their answers, the present one last. Another one ends wherever the trial went back."""
    ended: dict[int, tuple[ChoiceRow, ...]] = {}
    line: list[ChoiceRow] = []
    for row in history:
        if row.kind in ANSWERS:
            line.append(row)
        elif row.kind == REWIND:
            ended |= {line[-1].n: tuple(line)} if line else {}
            line = [each for each in line if each.n <= int(row.keys[0])]
        elif row.kind == "undo":
            line = [each for each in line if each.undone_by != row.n]
    ended.pop(line[-1].n if line else 0, None)
    return [*ended.values(), tuple(line)]


def first_turn(line: Sequence[ChoiceRow], seat: int) -> tuple[str, ...]:
    """The first answers of a seat in a line, without a break by others, as typed actions."""
    since = list(dropwhile(lambda row: row.seat != seat, line))
    return tuple(" ".join(row.keys) for row in takewhile(lambda row: row.seat == seat, since))


class Trials(Service):
    """The trials of people."""

    def __init__(self, context: Context, queries: Queries, replays: Replays) -> None:
        super().__init__(context)
        self._queries = queries
        self._replays = replays

    async def open(self, table_id: int, person: Person, eyes: Eyes = "own", at: int | None = None) -> TableInfo:
        """Begin a trial from the present position of a game that the person plays, or from a stop of its replay: of a
        game that is over with anybody's eyes. An earlier trial of the title is closed."""
        origin = await (self._present(table_id, person.id) if at is None else self._then(table_id, person, eyes, at))
        context, title = self._context, self._context.title(origin.row.title)
        secret = context.seed()
        branch = context.safely(table_id, forked, origin, Chance(f"trial:{secret}"))
        earlier = await self._queries.in_channel(-person.id, origin.row.title)
        if earlier is not None:
            await change_table(context, earlier.id, end_lesson, no_report)
        now = context.now()
        row = new_row(title, Place(None, -person.id), person.id, origin.row.options, now)
        row = msgspec.structs.replace(with_commitment(row, secret), lesson=True, trial_of=table_id)
        seats = [SeatRow(seat=seat, kind="computer", level=LEVEL) for seat in range(origin.seats)]
        seats[origin.seat] = seat_person(seats[origin.seat], person)
        try:
            async with context.writing() as tx:
                row = await tx.games.add(row, seats)
        except Conflict as error:
            raise Busy from error
        return await change_table(context, row.id, lambda change: _begin(change, branch, secret), info_report)

    async def _present(self, table_id: int, person_id: int) -> _Origin:
        """The running game, as it stands."""
        async with self._context.reading() as tx:
            row, seats = await tx.games.table_and_seats(table_id)
            if row.status != "running":
                raise refuse("error-not-started" if row.status == "lobby" else "error-game-over")
            snapshot = await tx.games.snapshot(table_id)
        info = info_of(row, seats)
        seat = info.seat_of(person_id)
        if seat is None:
            raise not_seated(info, person_id)
        return _Origin(row, len(seats), self._context.load(row, snapshot), seat)

    async def _then(self, table_id: int, person: Person, eyes: Eyes, at: int) -> _Origin:
        """The game as it stood at a stop of the replay, as the reader may look at it."""
        reel = await self._replays.reel(table_id, by=person.id)
        seat = reel.seat_for(reel.seat_of(person.id), eyes)
        if seat is None:
            raise refuse("error-trial-eyes" if reel.row.status == "over" else "error-not-seated")
        stops = reel.stops(seat)
        stop = stops[max(0, min(at, len(stops) - 1))]
        then = await self._replays.position_at(reel, reel.place(stop, stops), by=person.id)
        session: AnySession = Session.load(self._context.title(reel.row.title), then.saved)
        return _Origin(reel.row, len(reel.seats), session, seat)

    async def close(self, table_id: int, person_id: int) -> TableInfo:
        """Throw a trial of this person away. Returns the table as it then is."""

        async def work(change: TableChange) -> None:
            _need_trial(change, person_id)
            await end_lesson(change)

        return await change_table(self._context, table_id, work, info_report)

    async def play_seats(self, table_id: int, person_id: int, *, all_of_them: bool) -> Look:
        """From now on the person plays all seats of a trial, or computers play the others again."""

        async def work(change: TableChange) -> None:
            change.need("running")
            _need_trial(change, person_id)
            await change.session()  # the look afterwards is that of the game
            person = Person(person_id, next(seat.name for seat in change.seats if seat.name))
            kind, level = (GUEST, None) if all_of_them else ("computer", LEVEL)
            others = [SeatRow(seat=seat.seat, kind=kind, level=level) for seat in change.seats]
            mine = change.seat_of(person_id)
            change.reseat([seat_person(seat, person) if seat.seat == mine else seat for seat in others])
            change.hand_on()

        return await change_table(self._context, table_id, work, lambda change: change.look(change.seat_of(person_id)))

    async def lines(self, table_id: int, person_id: int) -> tuple[Line, ...]:
        """The lines that the person has tried in a trial, the present one last, each with where it leads."""
        reel = await self._replays.reel(table_id, by=person_id)
        seat, info = reel.seat_of(person_id), info_of(reel.row, reel.seats)
        if seat is None:
            raise not_seated(info, person_id)
        if reel.row.trial_of is None:
            raise refuse("error-trial-none")
        own = await self._queries.info(reel.row.trial_of)
        mine = own.seat_of(person_id)
        found = []
        for line in lines_tried(reel.history):
            told = lines_of((msgspec.structs.replace(row, undone_by=None) for row in line), seat)
            view = await self._replays.view(reel, (line or reel.history)[-1].n, seat, by=person_id)
            turn = () if mine is None or own.status != "running" else first_turn(line, mine)
            found.append(Line(told, turn[:MOST_QUEUED], Look(info, seat, view, None, None, False, told)))
        return tuple(found)


def _need_trial(change: TableChange, person_id: int) -> None:
    """Raises Refused if this is no trial of the person."""
    change.seat_of(person_id)
    if change.row.trial_of is None:
        raise refuse("error-trial-none")


async def _begin(change: TableChange, branch: AnySession, secret: str) -> None:
    """The trial begins. Its first step holds the position, as it does not follow from a deal."""
    change.edit(rules_version=change.title.meta.rules_version)
    change.begin(branch)
    change.edit(status="running", seed=secret, started_at=change.now)
    told = [Event(say("table-log-trial", number=change.row.trial_of or 0))]
    saved = change.context.safely(change.row.id, branch.dump)
    change.record(RULES, None, (str(change.title.meta.rules_version),), told, saved)
