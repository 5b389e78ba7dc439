"""Which tables have a post in a forum, and what its tags show: a note (`forum:<table>`) each, until it is closed."""

from __future__ import annotations

from datetime import datetime
from typing import Literal, TypeAlias

import msgspec
from msgspec.structs import replace

from tables.acting import Service
from tables.context import Context
from tables.records import TableInfo

NOTE = "forum"
State: TypeAlias = Literal["waiting", "running", "finished"]
STATES: tuple[State, ...] = ("waiting", "running", "finished")


class ForumPost(msgspec.Struct, frozen=True):
    """The post of a table, whose tags show this state since then."""

    table_id: int
    guild_id: int
    state: State
    since: datetime


def state_of(info: TableInfo) -> State:
    """What the tags of its post say of a table."""
    return "waiting" if info.status == "lobby" else "running" if info.status == "running" else "finished"


class Forum(Service):
    """The posts of tables. `known`: which tables have had one since the start of this process."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.known: set[int] = set()

    async def opened(self, info: TableInfo) -> None:
        """A table has been opened in a post, whose tags say that it waits."""
        await self._put(ForumPost(info.id, info.place.guild_id or 0, "waiting", self._context.now()))

    async def posts(self, table_id: int | None = None) -> list[ForumPost]:
        """All that are not closed yet, or that of a table."""
        async with self._context.reading() as tx:
            if table_id is not None:
                note = await tx.notes.get(f"{NOTE}:{table_id}")
                return [] if note is None else [_read(note)]
            notes = await tx.notes.starting(f"{NOTE}:")
        found = [_read(note) for note in notes.values()]
        self.known = {post.table_id for post in found}
        return found

    async def shown(self, post: ForumPost, state: State) -> None:
        """Its tags show this state by now."""
        await self._put(replace(post, state=state, since=self._context.now()))

    async def move(self, post: ForumPost, table_id: int) -> None:
        """Another table goes on in the same post."""
        await self._put(replace(post, table_id=table_id))
        await self.forget(post)

    async def forget(self, post: ForumPost) -> None:
        """The post is closed, or gone."""
        async with self._context.writing() as tx:
            await tx.notes.remove(f"{NOTE}:{post.table_id}")

    async def _put(self, post: ForumPost) -> None:
        self.known.add(post.table_id)
        async with self._context.writing() as tx:
            await tx.notes.put(f"{NOTE}:{post.table_id}", msgspec.json.encode(post).decode())


def _read(note: str) -> ForumPost:
    return msgspec.json.decode(note, type=ForumPost)
