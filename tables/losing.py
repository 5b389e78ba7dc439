"""Whoever loses a seat through somebody else, or through no-one, is told so once: by a message that is for them alone
to read, wherever they are. The change itself puts it into the outbox, because afterwards nothing else knows them.

The message is an item `lost:<ways>:<cause>:<person>`. It goes the first of its ways; if that is refused, the next one
is put in its place, in the transaction in which it is dropped. In quiet hours it is silent.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, TypeAlias

import msgspec

from db.records import PersonRow
from tables import calendar
from tables.change import TableChange

Cause: TypeAlias = Literal["clock", "vote", "handover", "sent-away", "closed", "server"]
"""`clock`: a computer plays until they are back. `vote`: the others gave the seat to a computer. `handover`: it has
another player, as was proposed. `sent-away`: by the host, from a lobby. `closed`: the table is no more. `server`: the
bot was removed from its server, and the table waits."""
CAUSES: tuple[Cause, ...] = ("clock", "vote", "handover", "sent-away", "closed", "server")
Way: TypeAlias = Literal["dm", "channel"]
_WAYS: dict[str, Way] = {"dm": "dm", "channel": "channel"}


class Loss(msgspec.Struct, frozen=True):
    """What somebody is told. `ways`: how, the first of them first."""

    person_id: int
    cause: str
    ways: tuple[Way, ...]

    @property
    def by_message(self) -> bool:
        """Whether a direct message tells it."""
        return self.ways[0] == "dm"

    @property
    def slot(self) -> str:
        """Its slot of the outbox."""
        return f"lost:{'+'.join(self.ways)}:{self.cause}:{self.person_id}"

    def otherwise(self) -> Loss | None:
        """The same in the next way. None: there is none."""
        return Loss(self.person_id, self.cause, self.ways[1:]) if self.ways[1:] else None


def loss_of(slot: str) -> Loss | None:
    """What a slot tells. None: it is another one."""
    kind, *rest = slot.split(":")
    if kind != "lost" or len(rest) != 3:
        return None
    ways, cause, person = rest
    return Loss(int(person), cause, tuple(_WAYS[way] for way in ways.split("+")))


def ways_of(person: PersonRow, *, elsewhere: bool = False) -> tuple[Way, ...]:
    """How to tell a person: as they want to be called, and if that is refused otherwise. `elsewhere`: the channel is
    out of reach."""
    if person.notify == "none" or not person.dm_open:
        return ("channel",)
    return ("channel", "dm") if person.notify == "channel" and not elsewhere else ("dm", "channel")


async def tell(change: TableChange, people: Iterable[int | None], cause: Cause, *, by: int | None = None) -> None:
    """Tell these people that they have lost their seat, but not `by`, who has done it."""
    losers = [person for person in people if person is not None and person != by]
    for person in (await change.tx.people.several(losers)).values():
        quiet = person.notify == "none" or calendar.is_quiet(person, change.now)
        loss = Loss(person.id, cause, ways_of(person, elsewhere=cause == "server"))
        change.show(loss.slot, () if quiet else (person.id,))
