"""Timed events: reminders, idle lobbies, computers whose process has died."""

from __future__ import annotations

import logging
from datetime import timedelta

from db.records import TimerRow
from engine.core.errors import Refused, Stale
from tables import lobby
from tables.change import COMPUTER_PATIENCE, REMIND_AFTER, TableChange, change_table, no_report
from tables.context import Context
from tables.errors import Damaged

log = logging.getLogger(__name__)

MOST_REMINDERS = 3
"""Daily reminders for one decision; after these there are no more."""

_LATER = {"computer": COMPUTER_PATIENCE, "reminder": REMIND_AFTER, "idle": timedelta(hours=1)}


async def ring(context: Context) -> int:
    """Do everything that is due. Returns how much that was."""
    async with context.reading() as tx:
        due = await tx.timers.due(context.now())
    done = 0
    for timer in due:
        try:
            done += await _ring_one(context, timer)
        except Damaged:  # already logged; try again in the next round
            async with context.store.transaction() as tx:
                await tx.timers.move(timer, context.now() + _later(timer))
        except (Refused, Stale) as error:
            log.warning("table %s: the timer %s must wait: %s", timer.table_id, timer.kind, error)
    return done


async def _ring_one(context: Context, timer: TimerRow) -> bool:
    """Take the timer, so that no other process does the same, and act in the same transaction."""

    async def work(change: TableChange) -> None:
        if not await change.tx.timers.move(timer, context.now() + _later(timer)):
            raise Stale
        if timer.kind == "reminder":
            await _remind(change, timer)
        elif timer.kind == "idle":
            await _close_idle(change)

    await change_table(context, timer.table_id, work, no_report)
    return True


def _later(timer: TimerRow) -> timedelta:
    return _LATER.get(timer.kind, timedelta(days=1))


async def _remind(change: TableChange, timer: TimerRow) -> None:
    owed = change.people_owed()
    secret = owed[len(change.info().people_owed()) :]
    if change.row.status != "running" or not owed or timer.round + 1 >= MOST_REMINDERS:
        await change.tx.timers.clear(change.row.id, "reminder")
    if change.row.status != "running" or not owed:
        return
    known = await change.tx.people.several(owed)
    for person in owed:
        notify, dm_open = known[person].notify, known[person].dm_open
        if dm_open and (notify == "dm" or person in secret):
            change.show(f"hand:{change.seat_of(person)}", (person,))
        elif notify != "off" and person not in secret:
            change.show("board", (person,))


async def _close_idle(change: TableChange) -> None:
    if change.row.status == "lobby":
        change.edit(status="closed", ended_at=change.now)
    await lobby.changed(change)
