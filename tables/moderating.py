"""What those can do who look after the place where a table stands. Whoever calls this has made sure that they may."""

from __future__ import annotations

from engine.core.events import Event
from engine.core.text import say
from tables import lobby
from tables.desk import Desk
from tables.ending import end_without_result
from tables.errors import Damaged, refuse


async def end(desk: Desk) -> None:
    """End what is open here: a lobby, a game, or a game that cannot be loaded."""
    if desk.row.status == "lobby":
        await lobby.shut(desk)
        return
    desk.need("running")
    try:
        session = await desk.session()
    except Damaged:
        await lobby.shut(desk)
    else:
        end_without_result(desk, session, "moderate")


async def move(desk: Desk, channel_id: int) -> None:
    """Go on in another channel of the server; those who are waited for are called there. Refused if a table of the
    title stands there."""
    if desk.row.status != "lobby":
        desk.need("running")
    if channel_id == desk.row.channel_id:
        raise refuse("error-move-here")
    if await desk.tx.games.in_channel(channel_id, desk.row.title) is not None:
        raise refuse("error-move-taken")
    desk.edit(channel_id=channel_id)
    if desk.row.status == "lobby":
        await lobby.changed(desk)
        return
    await desk.session()
    desk.record("move", None, (), [Event(say("table-log-moved", channel=f"<#{channel_id}>"))])
    await desk.call(desk.info().people_owed())
