"""Timed events: reminders and calls put off, idle lobbies, computers whose process has died."""

from __future__ import annotations

import logging
from datetime import timedelta

from db.records import TimerRow
from engine.core.errors import Refused, Stale
from tables import absence, lessons, lobby, reminders
from tables.change import COMPUTER_PATIENCE, REMIND_AFTER, TableChange, change_table, no_report
from tables.context import Context
from tables.errors import Damaged

log = logging.getLogger(__name__)

_LATER = {
    "computer": COMPUTER_PATIENCE,
    "reminder": REMIND_AFTER,
    "call": timedelta(hours=1),
    "idle": timedelta(hours=1),
    "clock": timedelta(hours=1),
}


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
        if change.row.frozen_at is not None:
            return
        if timer.kind == "reminder":
            await reminders.remind(change, timer)
        elif timer.kind == "call":
            await reminders.call_now(change, timer)
        elif timer.kind == "invite":
            await reminders.invite_now(change, timer)
        elif timer.kind == "idle":
            await _close_idle(change)
        elif timer.kind == "clock":
            await absence.ring(change)

    await change_table(context, timer.table_id, work, no_report, even_frozen=True)
    return True


def _later(timer: TimerRow) -> timedelta:
    return _LATER.get(timer.kind, timedelta(days=1))


async def _close_idle(change: TableChange) -> None:
    if change.row.lesson:
        await lessons.end(change)
        return
    if change.row.status == "lobby":
        change.edit(status="closed", ended_at=change.now)
    await lobby.changed(change)
