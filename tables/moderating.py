"""What moderators of the place where a table stands can do. The caller has checked that the person is one."""

from __future__ import annotations

from engine.core.events import Event
from engine.core.text import say
from tables import lobby
from tables.change import TableChange
from tables.ending import end_without_result
from tables.errors import Damaged, refuse


async def end(change: TableChange) -> None:
    """End what is open here: a lobby, a game, or a game that cannot be loaded."""
    if change.row.status == "lobby":
        await lobby.shut(change)
        return
    change.need("running")
    try:
        session = await change.session()
    except Damaged:
        await lobby.shut(change)
    else:
        end_without_result(change, session, "moderate")


async def move(change: TableChange, channel_id: int) -> None:
    """Go on in another channel of the server. People who are waited for are called there. Raises Refused if a table of
    the title is already there."""
    if change.row.status != "lobby":
        change.need("running")
    if channel_id == change.row.channel_id:
        raise refuse("error-move-here")
    if await change.tx.games.in_channel(channel_id, change.row.title) is not None:
        raise refuse("error-move-taken")
    change.edit(channel_id=channel_id)
    if change.row.status == "lobby":
        await lobby.changed(change)
        return
    await change.session()
    change.record("move", None, (), [Event(say("table-log-moved", channel=f"<#{channel_id}>"))])
    await change.call(change.info().people_owed())
