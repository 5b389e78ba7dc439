"""Rows of tournaments."""

from __future__ import annotations

import msgspec
from sqlalchemy import Integer, bindparam, insert, select, text, union, update

from db import schema
from db.connection import Connection
from db.errors import Conflict, Missing
from db.reading import LeftOut, tell
from db.records import TournamentRow
from db.statements import Statement

_C = schema.tournaments.c
_FIELDS = [name for name in TournamentRow.__struct_fields__ if name != "id"]
_ADD = Statement(insert(schema.tournaments).returning(_C.id), _FIELDS)
_ONE = Statement(select(schema.tournaments).where(_C.id == bindparam("which")))
_OF_GUILD = Statement(
    select(schema.tournaments)
    .where(_C.guild_id == bindparam("guild"))
    .order_by(_C.id.desc())
    .limit(bindparam("most", type_=Integer))
)
_UNFINISHED = text("tournaments.status IN ('open', 'running')")
_UNSHOWN = text("tournaments.shown_version < tournaments.version")
"""The conditions exactly as in the partial indexes."""
_TO_DO = Statement(
    select(schema.tournaments)
    .where(_C.id.in_(union(select(_C.id).where(_UNFINISHED), select(_C.id).where(_UNSHOWN))))
    .order_by(_C.id)
)
_SAVE = Statement(
    update(schema.tournaments).where(_C.id == bindparam("which"), _C.version == bindparam("as_read")),
    [*_FIELDS],
)
_SHOWN = Statement(
    update(schema.tournaments)
    .where(_C.id == bindparam("which"))
    .values(message_id=bindparam("message"), shown_version=bindparam("shown"))
)


class Tournaments:
    """Tournaments, within one transaction."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def add(self, row: TournamentRow) -> TournamentRow:
        """Add a tournament. Returns it with its id."""
        values = msgspec.structs.asdict(row)
        del values["id"]
        return msgspec.structs.replace(row, id=await self._connection.value(_ADD, values))

    async def get(self, tournament_id: int) -> TournamentRow:
        """The tournament. Raises Missing if there is none."""
        found = await self._connection.records(TournamentRow, _ONE, {"which": tournament_id})
        if not found:
            raise Missing(f"tournament {tournament_id}")
        return found[0]

    async def of_guild(self, guild_id: int, most: int) -> list[TournamentRow]:
        """The tournaments of a server, the newest first."""
        return await self._connection.readable(TournamentRow, _OF_GUILD, {"guild": guild_id, "most": most})

    async def to_do(self, left_out: LeftOut = tell) -> list[TournamentRow]:
        """The tournaments that are not over, and those whose message does not show how they stand. `left_out` is told
        of those that cannot be read."""
        return await self._connection.readable(TournamentRow, _TO_DO, {}, left_out)

    async def save(self, row: TournamentRow) -> TournamentRow:
        """Write a changed tournament. Returns it with its new version. Raises Conflict if it was changed since it was
        read."""
        fresh = msgspec.structs.replace(row, version=row.version + 1)
        values = msgspec.structs.asdict(fresh) | {"which": row.id, "as_read": row.version}
        if await self._connection.change(_SAVE, values) != 1:
            raise Conflict(f"tournament {row.id} has changed")
        return fresh

    async def shown(self, tournament_id: int, message_id: int, version: int) -> None:
        """Its public message shows this version."""
        values = {"which": tournament_id, "message": message_id, "shown": version}
        await self._connection.change(_SHOWN, values)
