"""Limits on the number of tables."""

from __future__ import annotations

import msgspec

from db.records import TableRow
from db.store import Transaction
from tables.errors import refuse


class Limits(msgspec.Struct, frozen=True):
    """Lobbies and running games at a time. 0: no limit."""

    per_person: int = 0
    """Tables that one person hosts on a server (outside servers: in direct messages)."""
    per_server: int = 0
    played: int = 0
    """Tables at which one person has a seat, wherever they are."""


NO_LIMITS = Limits()


async def check_limits(tx: Transaction, row: TableRow, limits: Limits) -> None:
    """Raises Refused if the host of a new lobby, or its server, has too many tables."""
    if 0 < limits.per_person <= await tx.games.count_open(row.guild_id, row.host_id):
        raise refuse("error-too-many-tables", most=limits.per_person)
    if row.guild_id is not None and 0 < limits.per_server <= await tx.games.count_open(row.guild_id):
        raise refuse("error-server-full", most=limits.per_server)


async def check_seats(tx: Transaction, person_id: int, limits: Limits) -> None:
    """Raises Refused if this person has a seat at too many tables to take another one."""
    if not limits.played:
        return
    tables = await tx.games.of_person(person_id)
    if sum(any(seat.person_id == person_id for seat in seats) for _, seats in tables) >= limits.played:
        raise refuse("error-too-many-seats", most=limits.played)
