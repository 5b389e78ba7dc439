"""Limits: how many tables, and how fast. The settings give them; the host can choose others while the bot runs, and the
managers of a server stricter ones for it. What was chosen is stored as notes.
"""

from __future__ import annotations

import msgspec

from db.records import TableRow
from db.store import Transaction
from tables.errors import refuse

NOTE = "limits"
MOST = 1_000_000
"""The greatest number that can be chosen."""


class Limits(msgspec.Struct, frozen=True):
    """Lobbies and running games at a time, and how fast. 0: no limit."""

    per_person: int = 0
    """Tables that one person hosts on a server (outside servers: in direct messages)."""
    per_server: int = 0
    played: int = 0
    """Tables at which one person has a seat, wherever they are."""
    presses: int = 0
    """Presses and commands of one person in a minute."""
    openings: int = 0
    """Tables that one person opens in an hour."""


class Chosen(msgspec.Struct, frozen=True, omit_defaults=True):
    """Limits chosen while the bot runs. None: none chosen, the other limits hold."""

    per_person: int | None = None
    per_server: int | None = None
    played: int | None = None
    presses: int | None = None
    openings: int | None = None


OF_SERVER = ("per_person", "per_server", "openings")
"""What server managers choose for their server. Seats and presses count everywhere: those are the host's."""
NO_LIMITS = Limits()


async def check_limits(tx: Transaction, row: TableRow, limits: Limits) -> None:
    """Raises Refused if the host of a new lobby, or its server, has too many tables."""
    limits = await limits_in_force(tx, limits, row.guild_id)
    if 0 < limits.per_person <= await tx.games.count_open(row.guild_id, row.host_id):
        raise refuse("error-too-many-tables", most=limits.per_person)
    if row.guild_id is not None and 0 < limits.per_server <= await tx.games.count_open(row.guild_id):
        raise refuse("error-server-full", most=limits.per_server)


async def check_seats(tx: Transaction, person_id: int, limits: Limits) -> None:
    """Raises Refused if this person has a seat at too many tables to take another one."""
    most = (await limits_in_force(tx, limits)).played
    if await has_seats(tx, person_id, most):
        raise refuse("error-too-many-seats", most=most)


async def has_seats(tx: Transaction, person_id: int, most: int) -> bool:
    """Whether this person has a seat at so many tables (0: no limit) or more."""
    if not most:
        return False
    tables = await tx.games.of_person(person_id)
    return sum(any(seat.person_id == person_id for seat in seats) for _, seats in tables) >= most


async def chosen_limits(tx: Transaction, guild_id: int | None = None) -> Chosen:
    """What was chosen for a server, or (None) by the host for all."""
    note = await tx.notes.get(_note_name(guild_id))
    return Chosen() if note is None else msgspec.json.decode(note, type=Chosen)


async def choose_limits(tx: Transaction, guild_id: int | None, wanted: Chosen) -> None:
    """Store what holds from now on. Raises Refused for numbers that cannot be used."""
    for name, most in msgspec.structs.asdict(wanted).items():
        if most is not None and not 0 <= most <= MOST:
            raise refuse("error-limit-number", most=MOST)
        if most is not None and guild_id is not None and name not in OF_SERVER:
            raise refuse("error-limit-host")
    await tx.notes.put(_note_name(guild_id), msgspec.json.encode(wanted).decode())


async def limits_in_force(tx: Transaction, settings: Limits, guild_id: int | None = None) -> Limits:
    """The limits on a server, or (None) outside servers: of the host's and the server's the stricter one."""
    limits = replace_chosen(settings, await chosen_limits(tx))
    return limits if guild_id is None else narrow_by_chosen(limits, await chosen_limits(tx, guild_id))


async def openings_by_server(tx: Transaction) -> dict[int, int]:
    """By server, how many tables a person may open there in an hour, where its managers have chosen that."""
    found = {}
    for name, note in (await tx.notes.starting(f"{NOTE}:")).items():
        most = msgspec.json.decode(note, type=Chosen).openings
        if most:
            found[int(name.partition(":")[2])] = most
    return found


def replace_chosen(limits: Limits, wanted: Chosen) -> Limits:
    """The limits with those that were chosen instead."""
    given = {name: most for name, most in msgspec.structs.asdict(wanted).items() if most is not None}
    return msgspec.structs.replace(limits, **given)


def narrow_by_chosen(limits: Limits, wanted: Chosen) -> Limits:
    """The limits, where something was chosen the stricter of both. 0 is no limit."""
    both = {name: (getattr(limits, name), most) for name, most in msgspec.structs.asdict(wanted).items() if most}
    return msgspec.structs.replace(limits, **{name: min(filter(None, pair)) for name, pair in both.items()})


def _note_name(guild_id: int | None) -> str:
    return NOTE if guild_id is None else f"{NOTE}:{guild_id}"
