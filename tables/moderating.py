"""What moderators of the place where a table stands can do. The caller has checked that the person is one."""

from __future__ import annotations

from datetime import datetime, timedelta

import msgspec

from db.forgetting import NOBODY
from db.records import SeatClock
from engine.core.events import Event
from engine.core.text import say
from tables import lobby, losing
from tables.change import TableChange
from tables.ending import end_without_result
from tables.errors import Damaged, refuse
from tables.slots import BOARD, Ping

FAR_OFF = timedelta(days=3650)
"""By this the timers of a table are put off while it is stopped."""


async def end_table(change: TableChange, by: int | None = None) -> None:
    """End what is open here: a lobby, a game, or a game that cannot be loaded. `by`: the person who does it."""
    if change.row.status == "lobby":
        await lobby.close_table(change, by)
        return
    change.need("running")
    try:
        session = await change.session()
    except Damaged:
        await lobby.close_table(change, by)
    else:
        end_without_result(change, session, "moderate")


async def freeze_table(change: TableChange, said: str = "table-log-freeze") -> None:
    """Stop a lobby or game for a while: nothing changes, and no timer rings. Its people are told (`said`: the line of
    the log)."""
    if change.row.status != "lobby":
        change.need("running")
    if change.row.frozen_at is not None:
        raise refuse("error-freeze-twice")
    change.edit(frozen_at=change.now)
    await _say_to_all(change, "freeze", said)
    await change.tx.timers.postpone(change.row.id, FAR_OFF)


async def leave_server(change: TableChange) -> None:
    """The bot was removed from the table's server: it waits, and its people and its host are told elsewhere."""
    await freeze_table(change, "table-log-away")
    await losing.tell_losers(change, {*change.info().people(), change.row.host_id} - {NOBODY}, "server")


async def thaw_table(change: TableChange, said: str = "table-log-thaw") -> None:
    """Let it go on. The time in between counts for nobody; who is waited for is called."""
    if change.row.frozen_at is None:
        raise refuse("error-thaw-nothing")
    stood = change.now - change.row.frozen_at
    _move_on(change, stood)
    await change.tx.timers.postpone(change.row.id, stood - FAR_OFF)
    await _say_to_all(change, "thaw", said)
    if change.row.status == "running":
        await change.call(change.info().people_owed())


def _move_on(change: TableChange, by: timedelta) -> None:
    """Make all dates of the table later by this, so that the time of the stop counts for nobody."""

    def later(at: datetime | None) -> datetime | None:
        return None if at is None else at + by

    def of_seat(clock: SeatClock) -> SeatClock:
        dates = {name: later(getattr(clock, name)) for name in ("since", "decided", "call_at", "due", "secret_due")}
        return msgspec.structs.replace(clock, **dates)

    row, ballot = change.row, change.row.ballot
    change.edit(
        frozen_at=None,
        owed_since=later(row.owed_since),
        waited_since=tuple(map(later, row.waited_since)),
        asked_since=tuple(map(later, row.asked_since)),
        seat_clocks=tuple(map(of_seat, row.seat_clocks)),
        ballot=None if ballot is None else msgspec.structs.replace(ballot, ends_at=ballot.ends_at + by),
        rings_at=later(row.rings_at),
        closes_at=later(row.closes_at),
        paused_until=later(row.paused_until),
    )


async def _say_to_all(change: TableChange, what: str, said: str) -> None:
    """A public line, below which the board is posted again. A game that cannot be loaded has no new line."""
    if change.row.status == "lobby":
        await lobby.show_changed(change)
        return
    try:
        await change.session()
    except Damaged:
        change.show(BOARD)
    else:
        change.record(what, None, (), [Event(say(said))])
        change.show(BOARD, Ping(anew=True))


async def move_table(change: TableChange, channel_id: int, parent_id: int | None = None) -> None:
    """Go on in another channel of the server (`parent_id`: see `Place`). People who are waited for are called there.
    Raises Refused if a table of the title is already there."""
    if change.row.status != "lobby":
        change.need("running")
    if channel_id == change.row.channel_id:
        raise refuse("error-move-here")
    if await change.tx.games.in_channel(channel_id, change.row.title) is not None:
        raise refuse("error-move-taken")
    change.edit(channel_id=channel_id, parent_id=parent_id)
    if change.row.status == "lobby":
        await lobby.show_changed(change)
        return
    await change.session()
    change.record("move", None, (), [Event(say("table-log-moved", channel=f"<#{channel_id}>"))])
    await change.call(change.info().people_owed())
