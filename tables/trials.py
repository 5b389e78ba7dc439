"""Trying something out from a position of a game: a game of one person against computers, of which nothing is posted.

A trial begins from a fork of the game (`Session.fork`): it looks the same to the person's seat, and everything hidden
from that seat is dealt again. So it has nothing in it that the person may not know, and what happens in it says nothing
about the game, which does not change: no step, no version, no message. Its place is the negative id of the person,
which is no channel, so each person has one trial of a title. It is closed after a week in which nothing happens.
"""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from db.records import SeatRow, TableRow
from engine.core.chance import Chance
from engine.core.events import Event
from engine.core.session import Session
from engine.core.text import say
from tables.acting import Service
from tables.change import TableChange, change_table, info_report, no_report
from tables.context import Context
from tables.errors import not_seated, refuse
from tables.lessons import LEVEL, end_lesson
from tables.lobby import new_row, seat_person, with_commitment
from tables.projections import RULES, info_of
from tables.queries import Queries
from tables.read_model import AnySession
from tables.records import Eyes, Person, Place, TableInfo
from tables.replays import Replays


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
        async with context.writing() as tx:
            row = await tx.games.add(row, seats)
        return await change_table(context, row.id, lambda change: _begin(change, branch, secret), info_report)

    async def _present(self, table_id: int, person_id: int) -> _Origin:
        """The running game, as it stands."""
        async with self._context.reading() as tx:
            row, seats = await tx.games.table(table_id), await tx.games.seats(table_id)
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
            change.seat_of(person_id)
            if change.row.trial_of is None:
                raise refuse("error-trial-none")
            await end_lesson(change)

        return await change_table(self._context, table_id, work, info_report)


async def _begin(change: TableChange, branch: AnySession, secret: str) -> None:
    """The trial begins. Its first step holds the position, as it does not follow from a deal."""
    change.edit(rules_version=change.title.meta.rules_version)
    change.begin(branch)
    change.edit(status="running", seed=secret, started_at=change.now)
    told = [Event(say("table-log-trial", number=change.row.trial_of or 0))]
    saved = change.context.safely(change.row.id, branch.dump)
    change.record(RULES, None, (str(change.title.meta.rules_version),), told, saved)
