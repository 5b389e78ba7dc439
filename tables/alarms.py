"""What the clock sets off: reminders, idle lobbies, computers whose process is gone."""

from __future__ import annotations

import logging
from datetime import timedelta

from db.records import TimerRow
from engine.core.errors import Refused, Stale
from tables import lobby
from tables.desk import COMPUTER_PATIENCE, REMIND_AFTER, Desk, no_report
from tables.errors import Damaged
from tables.house import House

log = logging.getLogger(__name__)

MOST_REMINDERS = 3
"""Daily reminders for one decision; after that a person is left in peace."""

_LATER = {"computer": COMPUTER_PATIENCE, "reminder": REMIND_AFTER, "idle": timedelta(hours=1)}


async def ring(house: House) -> int:
    """Do everything that is due; returns how much that was."""
    async with house.reading() as tx:
        due = await tx.clock.due(house.now())
    done = 0
    for timer in due:
        try:
            done += await _ring_one(house, timer)
        except Damaged:  # logged where it was found; nothing rings here before the next round
            async with house.store.transaction() as tx:
                await tx.clock.move(timer, house.now() + _later(timer))
        except (Refused, Stale) as error:
            log.warning("table %s: the timer %s must wait: %s", timer.table_id, timer.kind, error)
    return done


async def _ring_one(house: House, timer: TimerRow) -> bool:
    """Take the timer, so that no other process does the same, and act in the same transaction."""

    async def work(desk: Desk) -> None:
        if not await desk.tx.clock.move(timer, house.now() + _later(timer)):
            raise Stale
        if timer.kind == "reminder":
            await _remind(desk, timer)
        elif timer.kind == "idle":
            await _close_idle(desk)

    await house.change(timer.table_id, work, no_report)
    return True


def _later(timer: TimerRow) -> timedelta:
    return _LATER.get(timer.kind, timedelta(days=1))


async def _remind(desk: Desk, timer: TimerRow) -> None:
    owed = desk.people_owed()
    secret = owed[len(desk.info().people_owed()) :]
    if desk.row.status != "running" or not owed or timer.round + 1 >= MOST_REMINDERS:
        await desk.tx.clock.clear(desk.row.id, "reminder")
    if desk.row.status != "running" or not owed:
        return
    known = await desk.tx.people.several(owed)
    for person in owed:
        notify, dm_open = known[person].notify, known[person].dm_open
        if dm_open and (notify == "dm" or person in secret):
            desk.show(f"hand:{desk.seat_of(person)}", (person,))
        elif notify != "off" and person not in secret:
            desk.show("board", (person,))


async def _close_idle(desk: Desk) -> None:
    if desk.row.status == "lobby":
        desk.edit(status="closed", ended_at=desk.now)
    await lobby.changed(desk)
