"""Games come in from files; what a file must be like, and how it is played again, is in `tables.import_check`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from concurrent.futures import BrokenExecutor

from engine.core.errors import Refused
from engine.core.text import Text
from tables import import_check
from tables.acting import Service
from tables.errors import refuse
from tables.new_tables import add_table, adding_table, seat_person
from tables.projections import info_of
from tables.records import Person, Place, TableInfo
from tables.slots import LOBBY, SILENT, as_stored


class Imports(Service):
    """Games that people bring."""

    async def take_in(
        self, person: Person, place: Place, data: bytes, may_open: Callable[[str], Awaitable[None]] | None = None
    ) -> TableInfo:
        """A game from the file of an export. With a result it is stored as finished; else its table waits as a lobby
        until its seats are taken, the first of them by this person. `may_open`: raises Refused where they may open no
        table of this title. Raises Refused, which says what is wrong."""
        context = self._context
        taken = await self._read(data)
        if isinstance(taken, Text):
            raise Refused(taken)
        found, rebuilt = taken
        title = context.title(found.title)
        if rebuilt.misfit is not None:
            then, today = found.rules_version, title.meta.rules_version
            raise refuse("error-import-misfit", step=rebuilt.misfit, then=then, now=today, aged=int(then != today))
        if rebuilt.goes_on and may_open is not None:
            await may_open(found.title)
        now = context.now()
        row = import_check.table_of(title, found, rebuilt, place, person, now)
        seats = import_check.seats_of(found, goes_on=rebuilt.goes_on)
        async with adding_table(context) as tx:
            if rebuilt.goes_on:
                seats[0] = seat_person(seats[0], person)
                row = await add_table(tx, row, seats, now, context.limits)
                await tx.post.put(row.id, as_stored({LOBBY: SILENT}), now)
            else:
                row = await tx.games.add(row, seats)
            await import_check.store_record(tx, row.id, rebuilt)
            await tx.people.change(person.id, name=person.name, locale=person.locale)
        context.tell(row.id)
        return info_of(row, seats)

    async def _read(self, data: bytes) -> tuple[import_check.Imported, import_check.Rebuilt] | Text:
        """The game of a file, or why it cannot be taken in. Where it is read too little time or memory is left, it is
        not tried again."""
        if len(data) > import_check.MOST_BYTES:
            raise refuse("error-import-large", most=import_check.MOST_BYTES // 1024 // 1024)
        try:
            taken: tuple[import_check.Imported, import_check.Rebuilt] | Text = await self._context.read_file(
                import_check.take_in, data, self._context.titles
            )
        except (TimeoutError, BrokenExecutor, MemoryError):
            raise refuse("error-import-heavy") from None
        return taken
