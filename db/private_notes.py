"""Rows of what people have noted for themselves about their games."""

from __future__ import annotations

from sqlalchemy import bindparam, delete, select

from db import schema
from db.connection import Connection
from db.records import PrivateNoteRow
from db.statements import Statement, upsert

ABOUT_GAME = -1
"""The step of a note that is about all of a game."""

_N = schema.private_notes.c
_OWN = _N.person_id == bindparam("who")
_HERE = _N.table_id == bindparam("the_table")
_OF_PERSON = Statement(select(schema.private_notes).where(_OWN).order_by(_N.table_id, _N.step))
_OF_TABLE = Statement(select(schema.private_notes).where(_OWN, _HERE).order_by(_N.step))
_WORDS = Statement(select(_N.words).where(_OWN, _HERE, _N.step == bindparam("the_step")))
_PUT = upsert(schema.private_notes, ["person_id", "table_id", "step"], ["words", "written_at"])
_REMOVE = Statement(delete(schema.private_notes).where(_OWN, _HERE, _N.step == bindparam("the_step")))


class PrivateNotes:
    """The notes of people, within one transaction."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def of_person(self, person_id: int) -> list[PrivateNoteRow]:
        """All notes of a person, by table and position."""
        return await self._connection.records(PrivateNoteRow, _OF_PERSON, {"who": person_id})

    async def of_table(self, person_id: int, table_id: int) -> list[PrivateNoteRow]:
        """The notes of a person about one game: first the one about all of it."""
        values = {"who": person_id, "the_table": table_id}
        return await self._connection.records(PrivateNoteRow, _OF_TABLE, values)

    async def about_game(self, person_id: int, table_id: int) -> str:
        """The note of a person about all of a game; "" if there is none."""
        return str(
            await self._connection.value(_WORDS, {"who": person_id, "the_table": table_id, "the_step": ABOUT_GAME})
            or ""
        )

    async def put(self, row: PrivateNoteRow) -> None:
        """Write a note in the place of an earlier one there."""
        values = {name: getattr(row, name) for name in PrivateNoteRow.__struct_fields__}
        await self._connection.change(_PUT, values)

    async def remove(self, person_id: int, table_id: int, step: int) -> None:
        """Delete a note, if there is one."""
        await self._connection.change(_REMOVE, {"who": person_id, "the_table": table_id, "the_step": step})
