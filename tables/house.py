"""The house rules of a server, which its managers choose: the clock of new lobbies, who may open, join and moderate,
the channels of a title, a role that is called to new lobbies, and presets of a lobby's settings under a name.

Roles and channels are Discord's, so who has them is checked where people act (`cogs/house_rules.py`). All of it is one
note of the server, read when a table is opened or joined.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from db.records import AuditRow, Clock, Start, Terms
from db.store import Transaction
from tables.acting import Service
from tables.errors import refuse

NOTE = "house"
MOST_PRESETS = 20
"""Of one server; a menu holds them all."""
MOST_ROLES = 10
MOST_CHANNELS = 20
LONGEST_NAME = 40


class Preset(msgspec.Struct, frozen=True, omit_defaults=True):
    """The settings of a lobby of a title under a name."""

    name: str
    title: str
    options: dict[str, Any]
    clock: Clock = Clock()
    start: Start = Start()
    terms: Terms = Terms()
    unrated: bool = False


class House(msgspec.Struct, frozen=True, omit_defaults=True):
    """The house rules of a server. `clock`: of new lobbies (None: the usual one). `opens`, `joins`, `moderates`: the
    roles that may do so (none: everybody; whoever may manage the channel moderates in any case). `channels`: by title,
    where it is played (none: everywhere). `calls`: the role that a new lobby calls. `forum`: the forum
    channel in which tables are opened, a post for each. `unguessed`: onlookers predict nothing. `tells`: the message of
    a round says what stands out in its log. `digest`: the channel in which each month is told."""

    clock: Clock | None = None
    opens: tuple[int, ...] = ()
    joins: tuple[int, ...] = ()
    moderates: tuple[int, ...] = ()
    channels: dict[str, tuple[int, ...]] = {}
    calls: int | None = None
    forum: int | None = None
    unguessed: bool = False
    tells: bool = True
    digest: int | None = None
    presets: tuple[Preset, ...] = ()

    def presets_of(self, title_id: str) -> tuple[Preset, ...]:
        """Those of a title."""
        return tuple(preset for preset in self.presets if preset.title == title_id)


async def house_of(tx: Transaction, guild_id: int | None) -> House:
    """The house rules of a server; outside servers there are none."""
    note = None if guild_id is None else await tx.notes.get(f"{NOTE}:{guild_id}")
    return House() if note is None else msgspec.json.decode(note, type=House)


class HouseRules(Service):
    """The house rules of servers. The caller has checked that the person manages the server."""

    async def of(self, guild_id: int | None) -> House:
        """Those of a server."""
        async with self._context.reading() as tx:
            return await house_of(tx, guild_id)

    async def change(self, guild_id: int, by: int, **values: Any) -> House:
        """Choose some of them. It is noted in the audit log."""
        return await self._put(guild_id, by, lambda house: msgspec.structs.replace(house, **values), ", ".join(values))

    async def keep_preset(self, guild_id: int, by: int, table_id: int, name: str) -> House:
        """Keep the settings of a lobby of the server under a name, in the place of those that had it. Raises Refused
        for too many."""
        async with self._context.reading() as tx:
            row = await tx.games.table(table_id)
        if row.guild_id != guild_id or not 0 < len(name) <= LONGEST_NAME:
            raise refuse("error-no-table")
        preset = Preset(name, row.title, row.options, row.clock, row.start, row.terms, row.unrated)

        def with_it(house: House) -> House:
            others = tuple(each for each in house.presets if (each.title, each.name) != (row.title, name))
            if len(others) >= MOST_PRESETS:
                raise refuse("error-house-presets", most=MOST_PRESETS)
            return msgspec.structs.replace(house, presets=(*others, preset))

        return await self._put(guild_id, by, with_it, f"preset {name}")

    async def drop_preset(self, guild_id: int, by: int, place: int) -> House:
        """Remove the preset at this place, if it is there."""

        def without(house: House) -> House:
            kept = tuple(each for number, each in enumerate(house.presets) if number != place)
            return msgspec.structs.replace(house, presets=kept)

        return await self._put(guild_id, by, without, f"preset {place} removed")

    async def _put(self, guild_id: int, by: int, change: Callable[[House], House], detail: str) -> House:
        async with self._context.writing() as tx:
            house = change(await house_of(tx, guild_id))
            await tx.notes.put(f"{NOTE}:{guild_id}", msgspec.json.encode(house).decode())
            noted = AuditRow(at=self._context.now(), who=by, guild_id=guild_id, what="house", detail=detail)
            await tx.audit.add(noted)
            return house
