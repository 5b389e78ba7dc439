"""The messages of a table: shown once more, or found missing."""

from __future__ import annotations

from tables.acting import Service
from tables.slots import Ping, Slot, as_stored


class Messages(Service):
    """What is shown of tables beyond what changes of them show."""

    async def show_again(self, table_id: int, slot: Slot, *, anew: bool = False) -> None:
        """Show this once more though nothing has changed, because something that was missing on it is now available.
        `anew`: as a new message, because another one was posted below it."""
        async with self._context.writing() as tx:
            await tx.post.put(table_id, as_stored({slot: Ping(anew=anew)}), self._context.now())
        self._context.tell(table_id)

    async def board_refused(self, table_id: int) -> bool:
        """Whether the table's public message could not be posted in its place."""
        async with self._context.once() as tx:
            return await tx.post.dropped(table_id, "board")
