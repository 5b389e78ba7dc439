"""Clocks of tables, for people; their rules are pure (`tables.time_control`)."""

from __future__ import annotations

from collections.abc import Iterable

from db.records import Clock
from tables.acting import Service
from tables.change import TableChange
from tables.lobby import by_host
from tables.new_tables import with_clock
from tables.time_control import Facts, facts_of


class Clocks(Service):
    """The clock of a lobby, and how people have used theirs."""

    @by_host
    async def set(self, change: TableChange, clock: Clock) -> None:
        """Choose the clock. Raises Refused for one that no table can have."""
        change.row = with_clock(change.row, clock)

    async def facts(self, people: Iterable[int]) -> dict[int, Facts]:
        """How these people have played at their last tables."""
        async with self._context.reading() as tx:
            return {person: facts_of(await tx.games.clocks_of(person)) for person in people}
