"""Timed events of a table: reminders, calls and answers put off, clocks, pauses, the next game of a series, news for
followers, lobbies and lessons in which nothing happens, computers whose process has died."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import NamedTuple

from db.errors import Unreadable
from db.records import TimerRow
from tables import absence, acting, lessons, lobby, losing, onlookers, pausing, reminders, series
from tables.change import COMPUTER_PATIENCE, TableChange, change_table, no_report
from tables.context import Context
from tables.mishaps import CONCERNS_ALL, pause_after

A_DAY = timedelta(days=1)
MOST_READS = 10
"""How often the due timers are read in one round. Each time there are at most a hundred."""


class _Taken(Exception):
    """Another process has done what this timer asked for."""


async def ring_timers(context: Context) -> int:
    """Do everything that is due, each timer for itself. Returns how much that was."""
    done, known = 0, set[tuple[int, str, int]]()
    for _ in range(MOST_READS):
        due = await _due_timers(context)
        fresh = [timer for timer in due if (timer.table_id, timer.kind, timer.seat) not in known]
        if not fresh:
            break
        for timer in fresh:
            known.add((timer.table_id, timer.kind, timer.seat))
            done += await _ring_alone(context, timer)
    return done


async def _due_timers(context: Context) -> list[TimerRow]:
    """The timers that are due. Those that cannot be read are put off by a day."""
    garbled: list[Unreadable] = []
    async with context.reading() as tx:
        due = await tx.timers.due(context.now(), garbled.append)
    for bad in garbled:
        context.mishaps.note("timer", bad, bad)
    if garbled:
        async with context.store.transaction() as tx:
            await tx.timers.put_garbled_off(context.now(), context.now() + A_DAY)
    return due


async def _ring_alone(context: Context, timer: TimerRow) -> bool:
    """Do what one timer asks for. If that fails, for whatever reason, it is put off, each time for longer. So no timer
    stands in the way of the others."""
    try:
        return await _ring_one(context, timer)
    except _Taken:
        return False
    except CONCERNS_ALL:
        raise
    except Exception as error:
        kind = timer.kind if timer.kind in _KINDS else "unknown"
        later = pause_after(timer.attempts)
        context.mishaps.note(f"timer-{kind}", f"of table {timer.table_id}, seat {timer.seat}", error, again=later)
    async with context.writing() as tx:
        await tx.timers.put_off(timer, context.now() + later)
    return False


async def _ring_one(context: Context, timer: TimerRow) -> bool:
    """Take the timer, so that no other process does the same, and act in the same transaction."""

    async def work(change: TableChange) -> None:
        if not await change.tx.timers.move(timer, context.now() + _pause_after(timer)):
            raise _Taken
        if change.row.frozen_at is not None:
            return
        if timer.kind in _KINDS:
            await _KINDS[timer.kind].ring(change, timer)

    await change_table(context, timer.table_id, work, no_report, even_frozen=True)
    if timer.kind == "series":
        context.tell(None)  # a table of its own has begun
    return True


def _pause_after(timer: TimerRow) -> timedelta:
    """When a timer comes up again that has rung. A computer that keeps failing is woken ever more seldom."""
    later = _KINDS[timer.kind].again if timer.kind in _KINDS else A_DAY
    return max(later, pause_after(timer.attempts - 1)) if timer.kind == "computer" and timer.attempts else later


async def _close_idle(change: TableChange) -> None:
    if change.row.lesson:
        await lessons.end_lesson(change)
        return
    if change.row.status == "lobby" and change.row.closes_at is None:
        await lobby.announce_closing(change)
        return
    if change.row.status == "lobby":
        await losing.tell_losers(change, change.info().people(), "idle")
        change.edit(status="closed", ended_at=change.now)
    await lobby.show_changed(change)


async def _wake_computers(change: TableChange, timer: TimerRow) -> None:
    """Nothing changes: after every change of a table its computers look whether they owe an answer."""


class _Kind(NamedTuple):
    """`ring`: what happens when it is due. `again`: after what time it comes up again, if that sets no other."""

    ring: Callable[[TableChange, TimerRow], Awaitable[None]]
    again: timedelta = timedelta(hours=1)


_KINDS = {
    "computer": _Kind(_wake_computers, COMPUTER_PATIENCE),
    "reminder": _Kind(reminders.remind_people, A_DAY),
    "call": _Kind(reminders.call_now),
    "answer": _Kind(lambda change, timer: acting.answer_now(change, timer.seat)),
    "invite": _Kind(reminders.invite_now, A_DAY),
    "idle": _Kind(lambda change, _: _close_idle(change)),
    "clock": _Kind(lambda change, _: absence.ring_clocks(change)),
    "pause": _Kind(lambda change, _: pausing.end_pause(change)),
    "series": _Kind(lambda change, _: series.next_game(change)),
    "news": _Kind(lambda change, _: onlookers.tell_followers(change)),
}
