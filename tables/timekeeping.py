"""Clocks of tables, votes about somebody absent, and the facts of how people have played: a part of `Tables`."""

from __future__ import annotations

from collections.abc import Iterable

from db.records import Clock
from tables import absence, clocks, lobby
from tables.change import TableChange, change_table, info_report
from tables.clocks import Facts
from tables.people import TablePeople
from tables.records import Look, TableInfo


class TableClocks(TablePeople):
    """What people do about time at a table."""

    async def set_clock(self, table_id: int, person_id: int, clock: Clock) -> TableInfo:
        """The host chooses the clock in the lobby. Raises Refused for one that no table can have."""
        return await change_table(
            self._context, table_id, lambda change: lobby.set_clock(change, person_id, clock), info_report
        )

    async def vote(self, table_id: int, person_id: int, choice: absence.Choice) -> Look:
        """Vote on how to go on without the person whose time is up; see `tables.absence`."""

        async def work(change: TableChange) -> None:
            seat = change.seat_of(person_id)
            absence.come_back(change, seat)
            await absence.vote(change, seat, choice)

        return await change_table(self._context, table_id, work, lambda change: change.look(change.seat_of(person_id)))

    async def return_to_seat(self, table_id: int, person_id: int) -> Look:
        """The person takes their seat back from the computer that plays for them. Nothing happens if none does."""

        async def work(change: TableChange) -> None:
            seat = change.seat_of(person_id)
            if change.row.status == "running" and change.seats[seat].stand_in is not None:
                await change.session()
                absence.come_back(change, seat)

        return await change_table(self._context, table_id, work, lambda change: change.look(change.seat_of(person_id)))

    async def facts(self, people: Iterable[int]) -> dict[int, Facts]:
        """How these people have played at their last tables."""
        async with self._context.reading() as tx:
            return {person: clocks.facts(await tx.games.clocks_of(person)) for person in people}
