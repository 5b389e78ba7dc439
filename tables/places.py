"""The places of several processes on one database, and who holds them: for those who look after the bot. Who may take a
place is decided by locks (`db.guard`); this only tells of it."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, timedelta

import msgspec

from db.store import Store, Transaction

PLACE = "place"
"""The beginning of the name of the note of a place."""
SILENT = timedelta(seconds=30)
"""Whoever has not said for so long that it holds its place is gone."""


class Holder(msgspec.Struct, frozen=True):
    """A process at a place: its machine and number, its shards, since when it has them, when it last said so."""

    place: str
    process: str
    shards: str
    since: datetime
    seen: datetime

    def is_there(self, now: datetime) -> bool:
        """Whether the place is held."""
        return abs(now - self.seen) <= SILENT


async def say_held(store: Store, holder: Holder) -> None:
    """This process holds its place."""
    async with store.transaction() as tx:
        await tx.notes.put(f"{PLACE}:{holder.place}", msgspec.json.encode(holder).decode())


async def holders(tx: Transaction, places: Iterable[str], now: datetime) -> dict[str, Holder | None]:
    """Who holds each of these places. None: nobody."""
    notes = await tx.notes.starting(f"{PLACE}:")
    found = {holder.place: holder for holder in (msgspec.json.decode(note, type=Holder) for note in notes.values())}
    return {
        place: holder if (holder := found.get(place)) is not None and holder.is_there(now) else None for place in places
    }
