"""Everything that is stored about a person, as a file for them alone."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from tables.acting import Service
from tables.version import VERSION

FORMAT = "orrery-person-1"
OF_ROWS = ("notes", "results", "ratings", "predictions", "guesses", "seasons")
"""What the file has of rows that name the person."""


class OwnData(Service):
    """What a person may take away: their settings, notes, open tables, results and ratings."""

    async def export(self, person_id: int) -> bytes:
        """All of it as JSON, written in a thread, as there may be thousands of results. Games are exported by table;
        nothing here is about other people."""
        async with self._context.reading() as tx:
            found: dict[str, Any] = {
                "format": FORMAT,
                "orrery": VERSION,
                "at": self._context.now(),
                "settings": await tx.people.get(person_id),
                "notes": await tx.private_notes.of_person(person_id),
                "avoided": list(await tx.avoided.of_owner(person_id)),
                "friends": list(await tx.friends.of_owner(person_id)),
                "followed": [each.table_id for each in await tx.follows.of_person(person_id)],
                "open_tables": [row.id for row, _ in await tx.games.of_person(person_id)],
                "results": await tx.results.all_of(person_id),
                "ratings": await tx.results.ratings_of(person_id),
                "predictions": await tx.predictions.of_person(person_id),
                "guesses": await tx.predictions.guesses_of(person_id),
                "seasons": await tx.digests.all_medals_of(person_id),
            }
        return await asyncio.to_thread(_written, found)


def _written(found: dict[str, Any]) -> bytes:
    """This as JSON."""
    for name in OF_ROWS:
        found[name] = [_without_person(row) for row in found[name]]
    return msgspec.json.format(msgspec.json.encode(found), indent=1)


def _without_person(row: msgspec.Struct) -> dict[str, Any]:
    """A row of theirs, without the number that is the same in all of them."""
    return {name: value for name, value in msgspec.structs.asdict(row).items() if name != "person_id"}
