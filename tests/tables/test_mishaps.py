"""One mishap stays with one table: a defect, a refusal or an unreadable row stops no timer of another table, and no
other tournament."""

from __future__ import annotations

import logging
from datetime import datetime, timedelta
from typing import Any

import pytest
from sqlalchemy import text as sql

import tables.timers as timers_module
from db.records import Clock, TimerRow
from db.store import Store
from db.timers import Timers
from engine.core.errors import Stale
from engine.core.title import Standing
from tables import absence, reminders
from tables.errors import Away
from tables.mishaps import FIRST_PAUSE, LONGEST_PAUSE, Mishaps, pause_after
from tables.slots import Ping
from tests.databases import sqlite_only
from tests.tables.club import ANN, BO, CY, Club, Time
from tests.tables.sender import club_place
from tests.tables.test_tournaments import announced, open_all
from tests.toy.lanterns import Lanterns, State

LIMIT = Clock("limit", 24)
DEFECT = 6
"""The number of rounds of the games whose rules have a defect."""


@pytest.fixture
def defect(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on the rules fail in games of so many rounds, once a clock asks how they stand."""
    standing, armed = Lanterns.standing, list[int]()

    def fails(title: Lanterns, state: State) -> Standing:
        if state.rounds == DEFECT and armed:
            raise ZeroDivisionError("a defect in the rules")
        return standing(title, state)

    ring = absence.ring_clocks

    async def ring_armed(change: Any) -> None:
        armed.append(1)
        try:
            await ring(change)
        finally:
            armed.clear()

    monkeypatch.setattr(Lanterns, "standing", fails)
    monkeypatch.setattr(absence, "ring_clocks", ring_armed)


async def timers_of(club: Club, table_id: int, kind: str) -> list[TimerRow]:
    async with club.store.reading() as tx:
        return [timer for timer in await tx.timers.of_kind(kind) if timer.table_id == table_id]


async def without_snapshot(club: Club, *tables: int) -> None:
    async with club.store.transaction() as tx:
        for table_id in tables:
            await tx.connection.execute(sql(f"DELETE FROM snapshots WHERE table_id = {table_id}"))


def errors(caplog: pytest.LogCaptureFixture) -> list[logging.LogRecord]:
    return [record for record in caplog.records if record.levelno >= logging.WARNING]


# -- timers ------------------------------------------------------------------------------------------------------------


async def test_one_game_with_a_defect_in_its_rules_stops_no_clock_and_no_reminder(club: Club, time: Time, defect: None):
    broken = await club.running(club_place(1), clock=LIMIT, rounds=DEFECT)
    clocked = await club.running(club_place(2), clock=LIMIT)
    reminded = await club.running(club_place(3), clock=Clock("none"))
    for table in (broken, clocked, reminded):
        await club.play_first(table.id, ANN)
        await club.sent(table.id)
    await club.passes(hours=28)
    async with club.store.reading() as tx:
        assert [seat.stand_in is not None for seat in await tx.games.seats(clocked.id)] == [False, True]
        assert [seat.stand_in is not None for seat in await tx.games.seats(broken.id)] == [False, False]
    assert (await club.outbox(reminded.id))["board"].ping == Ping((BO.id,), reminder=True).stored


async def test_a_failing_timer_waits_longer_each_time_also_after_a_restart(
    club: Club, store: Store, time: Time, defect: None
):
    table = await club.running(clock=LIMIT, rounds=DEFECT)
    await club.play_first(table.id, ANN)
    time.pass_by(hours=28)
    waits = []
    for turn in range(9):
        tables = club.tables if turn % 2 else Club(store, time, Lanterns(), first_seed=50).tables
        await tables.tick()
        (timer,) = await timers_of(club, table.id, "clock")
        assert timer.attempts == turn + 1
        waits.append(timer.due_at - time())
        time.at = timer.due_at
    assert waits == [timedelta(minutes=minutes) for minutes in (1, 2, 4, 8, 16, 32, 60, 60, 60)]


async def test_a_mended_game_has_its_clock_at_once(club: Club, time: Time, monkeypatch: pytest.MonkeyPatch):
    """The timer that was put off must not be late for the next decision."""
    table = await club.running(clock=LIMIT)
    await club.play_first(table.id, ANN)
    time.pass_by(hours=25)
    with monkeypatch.context() as broken:
        broken.setattr(absence, "ring_clocks", failing)
        await club.tables.tick()
    async with club.store.transaction() as tx:
        await tx.connection.execute(sql("UPDATE timers SET due_at = due_at + 400000000000 WHERE kind = 'clock'"))
    await club.play_first(table.id, BO)
    (timer,) = await timers_of(club, table.id, "clock")
    assert timer.due_at == time() + timedelta(hours=24)
    assert timer.attempts == 0


async def failing(*_: Any) -> None:
    raise ZeroDivisionError("a defect")


@pytest.mark.parametrize("trouble", [ZeroDivisionError("a defect"), Stale(), KeyError("seat")], ids=repr)
async def test_refused_and_stale_timers_are_moved_too(
    club: Club, time: Time, monkeypatch: pytest.MonkeyPatch, trouble: Exception
):
    table = await club.running()
    time.pass_by(hours=25)

    def fails(*_: Any) -> None:
        raise trouble

    monkeypatch.setattr(reminders, "remind_after", fails)
    await club.tables.tick()
    for timer in await timers_of(club, table.id, "reminder"):
        assert (timer.due_at, timer.round, timer.attempts) == (time() + FIRST_PAUSE, 0, 1)


async def test_tables_with_missing_snapshots_starve_no_other(club: Club, time: Time, monkeypatch: pytest.MonkeyPatch):
    """Only so many timers are read at a time. Those that failed stand behind those that never did, though they are
    older."""
    due = Timers.due
    monkeypatch.setattr(Timers, "due", lambda self, now, left_out: due(self, now, left_out, limit=3))
    monkeypatch.setattr(timers_module, "MOST_READS", 1)
    broken = [await club.running(club_place(channel), clock=LIMIT) for channel in range(1, 5)]
    await without_snapshot(club, *(table.id for table in broken))
    club.tables._context._kept.clear()
    time.pass_by(hours=25)
    for _ in range(8):  # every clock, and two reminders of each
        await club.tables.tick()
    for table in broken:
        assert [timer.attempts for timer in await timers_of(club, table.id, "clock")] == [1]
    healthy = await club.running(club_place(9), clock=LIMIT)
    await club.sent(healthy.id)
    time.pass_by(hours=25)
    async with club.store.transaction() as tx:  # so that these alone would fill what is read
        await tx.connection.execute(sql("DELETE FROM timers WHERE kind <> 'clock'"))
    await club.tables.tick()
    assert (await club.outbox(healthy.id))["board"].ping


async def test_all_that_is_due_is_done_in_one_round(club: Club, time: Time, monkeypatch: pytest.MonkeyPatch):
    due = Timers.due
    monkeypatch.setattr(Timers, "due", lambda self, now, left_out: due(self, now, left_out, limit=2))
    tables = [await club.running(club_place(channel), clock=Clock("none")) for channel in range(1, 4)]
    for table in tables:
        await club.sent(table.id)
    time.pass_by(hours=25)
    assert await club.tables.tick() == 6
    for table in tables:
        assert (await club.outbox(table.id))["board"].ping


@sqlite_only
@pytest.mark.parametrize("column", ["round", "seat", "attempts", "kind"])
async def test_timers_that_cannot_be_read_stand_in_nobodys_way(
    club: Club, time: Time, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch, column: str
):
    due = Timers.due
    monkeypatch.setattr(Timers, "due", lambda self, now, left_out: due(self, now, left_out, limit=1))
    first, second = [await club.running(club_place(channel), clock=Clock("none")) for channel in (1, 2)]
    await club.sent(second.id)
    async with club.store.transaction() as tx:
        await tx.connection.execute(sql(f"DELETE FROM timers WHERE table_id = {first.id} AND seat = 1"))
        await tx.connection.execute(sql(f"UPDATE timers SET {column} = x'ff', due_at = 1 WHERE table_id = {first.id}"))
    time.pass_by(hours=25)
    for _ in range(2):
        await club.tables.tick()
    assert (await club.outbox(second.id))["board"].ping == Ping(
        (
            ANN.id,
            BO.id,
        ),
        reminder=True,
    ).stored
    assert len(errors(caplog)) == 1


async def test_a_mishap_is_told_once_with_its_cause_then_briefly_and_counted(
    club: Club, time: Time, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
):
    counted: list[str] = []
    club.tables.mishaps.counted = counted.append
    monkeypatch.setattr(absence, "ring_clocks", failing)
    table = await club.running(clock=LIMIT)
    async with club.store.transaction() as tx:
        await tx.timers.clear(table.id, "reminder")
    time.pass_by(hours=28)
    for _ in range(3):
        await club.tables.tick()
        time.pass_by(hours=2)
    told = errors(caplog)
    assert [record.exc_info is not None for record in told] == [True, False, False]
    assert all(f"table {table.id}" in record.getMessage() for record in told)
    assert counted == ["timer-clock"] * 3
    assert club.tables.mishaps.counts == {"timer-clock": 3}


async def test_a_failing_part_of_the_round_stops_no_other_part(club: Club, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(club.tables.profiles, "record_old_games", failing)
    monkeypatch.setattr(Timers, "due", failing)
    number = await played_in_league(club)
    await club.tables.tick()
    assert await counted_games(club, number) == 1


async def test_computers_that_keep_failing_are_woken_ever_more_seldom(
    club: Club, time: Time, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    async def no_worker(*_: Any) -> None:
        raise ZeroDivisionError("a defect")

    monkeypatch.setattr(club.tables._computers, "_act", no_worker)
    table = await club.against_computer()
    await club.play_first(table.id, ANN)
    await club.tables.settle()
    waits = []
    for _ in range(4):
        (timer,) = await timers_of(club, table.id, "computer")
        waits.append(timer.due_at - time())
        time.at = timer.due_at
        await club.tables.tick()
        await club.tables.settle()
    assert waits == sorted(set(waits)), "each is longer than the one before"
    assert sum(record.exc_info is not None for record in errors(caplog)) == 1


async def played_in_league(club: Club) -> int:
    """A league of three whose first game is over, which nobody has looked at yet."""
    row = await announced(club, "league", (ANN, BO, CY))
    await club.tables.tournaments.start(row.id, by=ANN.id)
    (table,) = await open_all(club, row)
    await club.tables.ending.resign(table, (await club.tables.queries.info(table)).people()[0])
    return row.id


async def counted_games(club: Club, tournament_id: int) -> int:
    pairings = (await club.tables.tournaments.get(tournament_id)).pairings
    return sum(each.done for each in pairings if each.table_id is not None)


# -- tournaments -------------------------------------------------------------------------------------------------------

TOURNAMENT_DAMAGE = [
    "UPDATE tournaments SET entrants = '[{\"per' WHERE id = 1",
    "UPDATE tournaments SET pairings = '[1, 2]' WHERE id = 1",
    "UPDATE tournaments SET created_at = 'yesterday' WHERE id = 1",
    "UPDATE tournaments SET entrants = '[]' WHERE id = 1",
    "UPDATE tournaments SET title = 'chess' WHERE id = 1",
    "UPDATE tables SET options = '[]' WHERE id = 1",
    "UPDATE tables SET owed = 'nobody' WHERE id = 1",
    "UPDATE seats SET acted_n = 'x' WHERE table_id = 1",
    "UPDATE results SET place = 'first' WHERE table_id = 1",
]
MOST_TOLD = 5
"""Whoever needs the row tells of it once, and of what has failed: the tournament and the statistics of the game."""


@sqlite_only
@pytest.mark.parametrize("damage", TOURNAMENT_DAMAGE)
async def test_one_garbled_row_stops_no_other_tournament(
    club: Club, time: Time, caplog: pytest.LogCaptureFixture, damage: str
):
    _, second = await played_in_league(club), await played_in_league(club)
    caplog.clear()
    async with club.store.transaction() as tx:
        await tx.connection.execute(sql(damage))
    await club.tables.tick()
    assert await counted_games(club, second) == 1
    told = len(errors(caplog))
    for _ in range(2):
        await club.tables.tick()
    assert len(errors(caplog)) == told <= MOST_TOLD, "it is told again only after a pause"


@sqlite_only
async def test_one_garbled_game_stops_no_other_game_of_its_tournament(club: Club):
    row = await announced(club)
    await club.tables.tournaments.start(row.id, by=ANN.id)
    first, second = await open_all(club, row)
    for table in (first, second):
        await club.tables.ending.resign(table, (await club.tables.queries.info(table)).people()[0])
    async with club.store.transaction() as tx:
        await tx.connection.execute(sql(f"UPDATE tables SET owed = 'nobody' WHERE id = {first}"))
    await club.tables.tick()
    pairings = (await club.tables.tournaments.get(row.id)).pairings
    assert [each.done for each in pairings if each.table_id in (first, second)] == [False, True]


# -- the mechanism -----------------------------------------------------------------------------------------------------


def at(minutes: float) -> datetime:
    return Time().at + timedelta(minutes=minutes)


async def test_what_fails_rests_and_is_done_again_afterwards():
    mishaps, calls = Mishaps(), list[int]()

    async def work() -> int:
        calls.append(1)
        if len(calls) < 3:
            raise ValueError("not yet")
        return 7

    assert [await mishaps.isolate("work", 1, work, at(minutes)) for minutes in (0, 0.9, 1, 2.9, 3, 3.1)] == [
        *(None, None, None, None),
        *(7, 7),
    ]
    assert mishaps.counts == {"work": 2}


async def test_what_concerns_all_ends_the_round():
    async def work() -> None:
        raise Away

    with pytest.raises(Away):
        await Mishaps().isolate("work", 1, work, at(0))


async def test_a_clock_that_was_set_back_makes_nothing_rest_for_long():
    mishaps = Mishaps()
    await mishaps.isolate("work", 1, failing, at(10_000))
    assert mishaps.is_resting("work", 1, at(10_000.5))
    assert not mishaps.is_resting("work", 1, at(0))


def test_pauses_grow_up_to_an_hour():
    assert [pause_after(0), pause_after(1), pause_after(5), pause_after(6), pause_after(10**6)] == [
        FIRST_PAUSE, 2 * FIRST_PAUSE, 32 * FIRST_PAUSE, LONGEST_PAUSE, LONGEST_PAUSE,
    ]  # fmt: skip
