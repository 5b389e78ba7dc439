"""What a migration must rewrite that SQL cannot say for every database: by the migration's name, in its transaction."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from sqlalchemy import bindparam, select, update

from db import schema
from db.connection import Connection


async def _places_of_pairings(connection: Connection) -> None:
    """Pairings of two had a winner (None: drawn if a game was played); now they have the places of their people."""
    table = schema.tournaments
    renew = update(table).where(table.c.id == bindparam("which")).values(pairings=bindparam("new"))
    for row in (await connection.execute(select(table.c.id, table.c.pairings))).all():
        pairings = row._mapping["pairings"]
        if isinstance(pairings, list):  # else it cannot be read, and stays as it is
            new = [with_places(each) for each in pairings]
            await connection.execute(renew, {"which": row._mapping["id"], "new": new})


def with_places(pairing: dict[str, Any]) -> dict[str, Any]:
    """A stored pairing of two (None: nobody) in the form for any number."""
    kept = {name: value for name, value in pairing.items() if name not in ("winner", "played")}
    people = [person for person in pairing["people"] if person is not None]
    winner, nobody = pairing.get("winner"), 1 if pairing.get("played") else 0
    places = [nobody if winner is None else 1 if person == winner else 2 for person in people]
    return {**kept, "people": people, "places": places if pairing.get("done") else []}


CARRY_OVER: dict[str, Callable[[Connection], Awaitable[None]]] = {"0029_table_sizes": _places_of_pairings}
