"""Whoever loses a seat through somebody else, or through no-one, is told so once: by a message that is for them alone
to read, wherever they are. The change itself puts it into the outbox, because afterwards nothing else knows them.

The message is a `Loss`. It goes the first of its ways; if that is refused, the next one is put in its place, in the
transaction in which it is dropped. In quiet hours it is silent.
"""

from __future__ import annotations

from collections.abc import Iterable

from db.records import PersonRow
from tables import calendar
from tables.change import TableChange
from tables.slots import SILENT, Cause, Loss, Ping, Way


def ways_of(person: PersonRow, *, elsewhere: bool = False) -> tuple[Way, ...]:
    """How to tell a person: as they want to be called, and if that is refused otherwise. `elsewhere`: the channel is
    out of reach."""
    if elsewhere:
        return ("dm",)
    if person.notify == "none" or not person.dm_open:
        return ("channel",)
    return ("channel", "dm") if person.notify == "channel" else ("dm", "channel")


async def tell_losers(
    change: TableChange, people: Iterable[int | None], cause: Cause, *, by: int | None = None
) -> None:
    """Tell these people that they have lost their seat, but not `by`, who has done it."""
    losers = [person for person in people if person is not None and person != by]
    for person in (await change.tx.people.several(losers)).values():
        quiet = person.notify == "none" or calendar.is_quiet(person, change.now)
        loss = Loss(person.id, cause, ways_of(person, elsewhere=cause == "server"))
        change.show(loss, SILENT if quiet else Ping((person.id,)))
