"""What people may read of tables, of a game and of its record. Nothing here changes anything."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime

import msgspec

from db.records import SeatRow, TableRow
from db.store import Transaction
from engine.core.decision import Ask, Barred
from tables import projections
from tables.commitment import deal_record_of
from tables.context import Context
from tables.errors import Damaged, SetAside
from tables.handing import passed_round
from tables.history import check_record, export_record
from tables.looking_back import Kept
from tables.playback import steps_to_replay
from tables.preview import Preview, find_meant_lines, preview_line, turn_ends
from tables.read_model import AnySession, ReadModel
from tables.records import FindMeant, LogLine, Look, Match, Meant, TableInfo, Verification
from tables.waiting import Absence, absences_of

KEPT_VERIFICATIONS = 256
"""Finished games of which it is remembered whether they were dealt as promised, about 3 kB each."""


class Queries:
    """What tables show, each to one person as they may know it."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._verified: Kept[bytes, Verification] = Kept(KEPT_VERIFICATIONS)

    async def look(self, table_id: int, person_id: int | None) -> Look:
        """The table as this person sees it (None, or somebody without a seat: as an onlooker does)."""
        known = await self._look_at_known(table_id, person_id) if self._context.knows(table_id) else None
        if known is not None:
            return await self._context.explained(known)
        async with self._context.reading() as tx:
            row, seats = await tx.games.table_and_seats(table_id)
            seat = _seat_of(seats, person_id)
            if row.last_n < 0:
                return projections.bare_look(row, seats, seat)
            look = await (await self._read_model(tx, row)).look(tx.games, row, seats, seat)
        return await self._context.explained(look)

    async def preview(
        self, table_id: int, person_id: int, clauses: list[str], unfinished: str, match: Match
    ) -> Preview:
        """What the person would be asked after these clauses of a typed turn, and what the unfinished one answers.
        Empty for those who are not in a running game. Raises Refused if a finished clause makes no sense."""
        async with self._context.reading() as tx:
            there = await self._session_and_seat(tx, table_id, person_id)
            if there is None:
                return Preview(None, unfinished)
            session, seat = there
            found: Preview = self._context.safely(table_id, preview_line, session, seat, clauses, unfinished, match)
            return found

    async def meant(
        self, table_id: int, person_id: int, clauses: list[str], match: Match, find_meant: FindMeant
    ) -> tuple[Meant, ...]:
        """What the person probably meant by a typed turn that could not be read, as whole lines; none if nobody can
        tell."""
        async with self._context.reading() as tx:
            there = await self._session_and_seat(tx, table_id, person_id)
            if there is None:
                return ()
            found: tuple[Meant, ...] = self._context.safely(
                table_id, find_meant_lines, *there, clauses, match, find_meant
            )
            return found

    async def ends_turn(self, table_id: int, person_id: int, keys: tuple[str, ...]) -> bool:
        """Whether the person's turn ends with this answer, as far as they can know: their seat is not asked again, or a
        new turn begins. Tried in a game that looks the same to them, so it tells nothing hidden."""
        async with self._context.reading() as tx:
            there = await self._session_and_seat(tx, table_id, person_id)
            return there is not None and turn_ends(*there, keys)

    async def habits(self, table_id: int, person_id: int) -> dict[str, tuple[str, ...]]:
        """The standing orders of this person at the table: by habit, the keys to answer (none: the default)."""
        async with self._context.reading() as tx:
            seats = await tx.games.seats(table_id)
        return {
            habit: tuple(keys) for seat in seats if seat.person_id == person_id for habit, keys in seat.habits.items()
        }

    async def foreseen(self, table_id: int, person_id: int) -> Ask | None:
        """The question with which this person's next turn would begin, if it began now. None where nothing can be
        queued."""
        async with self._context.reading() as tx:
            found = await self._foreseen(tx, table_id, person_id)
            return None if found is None else found[1]

    async def foreseen_with_barred(self, table_id: int, person_id: int) -> tuple[Ask | None, tuple[Barred, ...]]:
        """The same, and what this person might queue that would not be possible then, and why."""
        async with self._context.reading() as tx:
            found = await self._foreseen(tx, table_id, person_id)
            if found is None:
                return None, ()
            session, ask = found
            return ask, tuple(session.title.planning.foreseen_barred(session.state, ask))

    async def _foreseen(self, tx: Transaction, table_id: int, person_id: int) -> tuple[AnySession, Ask] | None:
        there = await self._session_and_seat(tx, table_id, person_id)
        if there is None:
            return None
        session, seat = there
        ask = session.title.planning.foreseen(session.state, seat)
        if ask is None:
            return None
        ask.settle()
        return session, ask

    async def absences(self, table_id: int) -> tuple[Absence, ...]:
        """The people of a running game who are waited for, as far as everybody may know, and when they will count as
        absent."""
        async with self._context.reading() as tx:
            row, seats = await tx.games.table_and_seats(table_id)
            people = await tx.people.several(seat.person_id for seat in seats if seat.person_id is not None)
        return absences_of(row, seats, people)

    async def log(self, table_id: int, person_id: int | None, limit: int = 50) -> tuple[LogLine, ...]:
        """The last lines that this person may read, oldest first."""
        async with self._context.reading() as tx:
            row, seats = await tx.games.table_and_seats(table_id)
            seat = None if passed_round(row, seats) else _seat_of(seats, person_id)
            return await projections.last_lines(tx.games, table_id, seat, limit)

    async def in_channel(self, channel_id: int, title_id: str, *, finished: bool = False) -> TableInfo | None:
        """The lobby or running game of a title in a channel; with `finished`, else the game that ended last there."""
        async with self._context.reading() as tx:
            row = await tx.games.in_channel(channel_id, title_id, finished=finished)
            return None if row is None else projections.info_of(row, await tx.games.seats(row.id))

    async def tables_of_person(self, person_id: int) -> list[TableInfo]:
        """A person's open tables: first those that wait for them, longest first."""
        async with self._context.reading() as tx:
            found = await tx.games.of_person(person_id)
        infos = [projections.info_of(row, seats, _seat_of(seats, person_id)) for row, seats in found]
        last = datetime.max.replace(tzinfo=UTC)
        return sorted(infos, key=lambda t: (t.owed_since or last if t.seat_of(person_id) in t.owed else last, t.id))

    async def plays_elsewhere(self, person_id: int, table_id: int) -> bool:
        """Whether a person has another open table than this one. A lesson waits for nobody."""
        async with self._context.once() as tx:
            return await tx.games.plays_elsewhere(person_id, table_id)

    async def tables_inviting(self, person_id: int) -> list[TableInfo]:
        """The open tables that ask a person to take a seat, the oldest first."""
        async with self._context.reading() as tx:
            found = await tx.games.inviting(person_id)
        infos = [projections.info_of(row, seats) for row, seats in found]
        return [info for info in infos if person_id in info.guests()]

    async def has_played(self, person_id: int, title_id: str) -> bool:
        """Whether the person has begun a game of the title, other than a lesson."""
        async with self._context.reading() as tx:
            return await tx.games.has_played(person_id, title_id)

    async def have_finished(self, people: Iterable[int], title_id: str) -> bool:
        """Whether each of these people has played a game of the title to its end, other than a lesson."""
        for person_id in people:
            async with self._context.once() as tx:
                if not await tx.games.has_finished(person_id, title_id):
                    return False
        return True

    async def tables_of_server(self, guild_id: int, most: int) -> list[TableInfo]:
        """The open tables of a server, the oldest first."""
        async with self._context.reading() as tx:
            found = await tx.games.of_guild(guild_id, most)
        return [projections.info_of(row, seats) for row, seats in found]

    async def open_titles(self) -> set[str]:
        """The titles that have an open table."""
        async with self._context.reading() as tx:
            return await tx.games.open_titles()

    async def info(self, table_id: int, person_id: int | None = None) -> TableInfo:
        """What this person (None: everybody) may know of a table."""
        async with self._context.once() as tx:
            row, seats = await tx.games.table_and_seats(table_id)
        return projections.info_of(row, seats, _seat_of(seats, person_id))

    async def verify(self, table_id: int, person_id: int | None = None) -> Verification:
        """Derive the whole game again from what was promised and compare, for this person. Before the end, only the
        commitment. What was found is kept while the table and its seats are stored as they are."""
        async with self._context.reading() as tx:
            row, seats = await tx.games.table_and_seats(table_id)
        if row.status != "over" or row.seed is None:
            return Verification(table_id, False, row.commitment, _was_posted(row))
        stored = msgspec.msgpack.encode((row, seats))
        return await self._verified.get(stored, lambda: self._verify(row, seats, person_id))

    async def _verify(self, row: TableRow, seats: list[SeatRow], person_id: int | None) -> Verification:
        async with self._context.reading() as tx:
            history = await tx.games.choices(row.id)
        trouble = await self._damage(row.id)
        if isinstance(trouble, SetAside):
            raise trouble
        title, setup = self._context.title(row.title), projections.setup_of(row, len(seats))
        steps = steps_to_replay(history)
        deal = deal_record_of(row, seats)
        verification: Verification = await self._context.look_back(
            check_record, title, setup, deal, row.id, steps, by=person_id
        )
        return msgspec.structs.replace(verification, posted=_was_posted(row))

    async def export(self, table_id: int, person_id: int) -> bytes:
        """JSON of what this person may see. Once the game is over: the full record."""
        look = await self.look(table_id, person_id)
        async with self._context.reading() as tx:
            row, history = await tx.games.table(table_id), await tx.games.choices(table_id)
        return export_record(row, look, history)

    # -- inside --------------------------------------------------------------------------------------------------

    async def _look_at_known(self, table_id: int, person_id: int | None) -> Look | None:
        """The table as this person sees it, if nothing but its present version must be read. None: more must be."""
        async with self._context.once() as tx:
            row, seats = await tx.games.table_and_seats(table_id)
        model = self._context.read_model(row)
        return None if model is None else model.look_at_once(row, seats, _seat_of(seats, person_id))

    async def _session_and_seat(self, tx: Transaction, table_id: int, person_id: int) -> tuple[AnySession, int] | None:
        """The running game and the person's seat there, if they have one. Use it before the next await."""
        row, seats = await tx.games.table_and_seats(table_id)
        seat = _seat_of(seats, person_id)
        if row.status != "running" or seat is None:
            return None
        return (await self._read_model(tx, row)).session, seat

    async def _read_model(self, tx: Transaction, row: TableRow) -> ReadModel:
        """The read model of this version. Use it before the next await."""
        model = self._context.read_model(row)
        if model is None:
            snapshot = await tx.games.snapshot(row.id)
            model = self._context.read_model(row) or ReadModel(self._context.load(row, snapshot))
            self._context.keep(row, model)
        return model

    async def _damage(self, table_id: int) -> Damaged | None:
        """Why the stored game cannot be loaded. None if it can."""
        try:
            await self.look(table_id, None)
        except Damaged as damage:
            return damage
        return None


def _was_posted(row: TableRow) -> bool:
    """Whether the fingerprint of the secret number was at the table before anybody could know the deal."""
    return row.secret_number is not None and row.imported_by is None


def _seat_of(seats: list[SeatRow], person_id: int | None) -> int | None:
    if person_id is None:
        return None
    return next((seat.seat for seat in seats if seat.person_id == person_id), None)
