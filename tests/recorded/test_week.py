"""The simulated week: a short one has no problems, and every kind of problem would be found."""

from __future__ import annotations

import asyncio
import time
from datetime import timedelta
from pathlib import Path

import msgspec
import pytest

from db import sqlite
from db.records import Amendment, Ballot, SeatClock, SeatRow, TableRow
from engine.titles import TITLES
from scripts.loop_time import ProcessorTimeLoop
from scripts.week import problems_of, rows_of
from scripts.week_discord import Sent
from scripts.week_driver import START, Week
from scripts.week_rush import rush
from scripts.week_witness import Witness
from tables.slots import LOBBY, TURN, Hand, Slot
from tests.databases import postgres_only

ANN, BO = 1, 2


def table(
    *owed: int, status: str = "running", secret: tuple[int, ...] = (), channel: int = 100, n: int = 0
) -> TableRow:
    return TableRow(
        id=7,
        title="lanterns",
        status=status,
        guild_id=1,
        channel_id=channel,
        guild_locale=None,
        host_id=ANN,
        options={},
        rules_version=1,
        created_at=START,
        owed=owed,
        secret=secret,
        last_n=n,
    )


SEATS = [SeatRow(seat=0, kind="person", person_id=ANN), SeatRow(seat=1, kind="person", person_id=BO)]


def ping(*people: int, hours: float = 0, thing: Slot = TURN) -> Sent:
    return Sent(START + timedelta(hours=hours), 7, "lanterns", thing, people, True)


@pytest.fixture
def witness() -> Witness:
    """Bo is waited for."""
    witness = Witness()
    witness.saw(table(1), SEATS, START)
    return witness


def test_a_person_who_is_waited_for_need_not_be_told(witness: Witness):
    assert witness.untold(7) == [BO]
    witness.heard(ping(BO))
    assert witness.untold(7) == []


def test_a_person_asked_in_secret_need_not_be_told(witness: Witness):
    witness.saw(table(secret=(0,)), SEATS, START)
    assert witness.untold(7) == [ANN]


def test_whoever_goes_on_after_an_answer_of_their_own_must_be_told_again(witness: Witness):
    witness.saw(table(1, n=1), SEATS, START, actor=BO)
    assert witness.untold(7) == []


def test_a_computer_that_answers_in_between_makes_it_a_new_thing(witness: Witness):
    witness.saw(table(n=1), SEATS, START, actor=BO)
    witness.saw(table(1, n=2), SEATS, START)
    assert witness.untold(7) == []
    witness.saw(table(n=3), SEATS, START, actor=ANN)
    witness.saw(table(1, n=4), SEATS, START)
    assert witness.untold(7) == [BO]


def test_two_pings_for_one_thing_are_not_noticed(witness: Witness):
    witness.heard(ping(BO))
    witness.heard(ping(BO, hours=1, thing=Hand(1)))
    assert len(witness.problems) == 1


def test_who_wants_both_is_pinged_in_two_places():
    witness = Witness(both=lambda person: person == BO)
    witness.saw(table(0, 1), SEATS, START)
    for thing in (TURN, Hand(1)):
        witness.heard(ping(BO, thing=thing))
    assert witness.problems == []
    witness.heard(ping(BO, thing=Hand(1), hours=1))
    assert len(witness.problems) == 1


def test_a_reminder_a_day_later_is_a_problem(witness: Witness):
    witness.heard(ping(BO))
    witness.heard(ping(BO, hours=24))
    assert (witness.problems, witness.reminders) == ([], 1)


def test_the_next_turn_of_a_person_is_no_new_thing(witness: Witness):
    witness.heard(ping(BO))
    witness.saw(table(0), SEATS, START, actor=BO)
    witness.saw(table(1), SEATS, START, actor=ANN)
    witness.heard(ping(BO, hours=1))
    assert witness.problems == []


def test_who_is_not_owed_is_pinged_again_and_again(witness: Witness):
    witness.saw(table(status="over"), SEATS, START, actor=BO)
    witness.heard(ping(ANN))
    assert witness.problems == []
    witness.heard(ping(ANN, hours=30))
    assert len(witness.problems) == 1


def test_a_moved_table_cannot_call_in_its_new_place(witness: Witness):
    witness.heard(ping(BO))
    witness.saw(table(1, channel=101), SEATS, START)
    witness.heard(ping(BO, hours=1))
    assert witness.problems == []


def test_pings_in_quiet_time_are_not_noticed():
    witness = Witness(lambda person, _at: person == BO)
    witness.saw(table(0, 1), SEATS, START)
    witness.heard(ping(ANN, BO))
    assert len(witness.problems) == 1
    assert str(BO) in witness.problems[0]


def waits_for_bo(call_at: timedelta | None) -> TableRow:
    clock = SeatClock(call_at=None if call_at is None else START + call_at)
    return msgspec.structs.replace(table(1), seat_clocks=(SeatClock(), clock))


def test_the_last_call_of_a_clock_is_one_ping_too_many():
    witness = Witness()
    witness.saw(waits_for_bo(timedelta(hours=9)), SEATS, START)
    witness.heard(ping(BO))
    witness.saw(waits_for_bo(None), SEATS, START + timedelta(hours=9))
    witness.heard(ping(BO, hours=9))
    assert witness.problems == []
    witness.heard(ping(BO, hours=10))
    assert len(witness.problems) == 1


def test_a_clock_that_is_stopped_allows_another_ping():
    witness = Witness()
    witness.saw(waits_for_bo(timedelta(hours=9)), SEATS, START)
    witness.heard(ping(BO))
    witness.saw(waits_for_bo(None), SEATS, START + timedelta(hours=8))
    witness.heard(ping(BO, hours=8))
    assert len(witness.problems) == 1


def test_a_nudge_allows_more_than_one_ping(witness: Witness):
    witness.heard(ping(BO))
    witness.reminded(7, BO)
    witness.heard(ping(BO, hours=2))
    assert witness.problems == []
    witness.heard(ping(BO, hours=3))
    assert len(witness.problems) == 1


@pytest.mark.parametrize(("told", "problems"), [(True, 0), (False, 1)])
def test_a_computer_plays_for_somebody_who_was_never_told(witness: Witness, told: bool, problems: int):
    if told:
        witness.heard(ping(BO))
    ballot = Ballot(1, START + timedelta(days=3), ("computer", "wait"))
    witness.saw(msgspec.structs.replace(table(1), ballot=ballot), SEATS, START + timedelta(days=2))
    witness.saw(table(1), [SEATS[0], msgspec.structs.replace(SEATS[1], stand_in="normal")], START + timedelta(days=3))
    assert (len(witness.problems), witness.stand_ins, witness.votes) == (problems, 1, 1)
    assert witness.untold(7) == [], "the computer answers"


def test_who_wants_a_quiet_turn_must_be_told():
    witness = Witness()
    witness.saw(table(1), [SEATS[0], msgspec.structs.replace(SEATS[1], hushed="4")], START)
    assert witness.untold(7) == []


def test_a_proposal_about_the_terms_calls_people_once_and_the_end_of_a_pause_again(witness: Witness):
    witness.heard(ping(BO))
    proposed = Amendment(by=0, agreed_by=(0,), until=START + timedelta(hours=20))
    witness.saw(msgspec.structs.replace(table(1), amendment=proposed), SEATS, START, actor=ANN)
    witness.heard(ping(BO, hours=1))
    assert witness.problems == []
    agreed = msgspec.structs.replace(proposed, agreed_by=(0, 1))
    witness.saw(msgspec.structs.replace(table(1), amendment=agreed), SEATS, START)
    witness.saw(msgspec.structs.replace(table(1), paused_until=proposed.until), SEATS, START)
    witness.heard(ping(BO, hours=2))
    assert len(witness.problems) == 1, "while it rests nobody is called"
    assert witness.pauses == 1
    witness.saw(table(1), SEATS, START)
    witness.heard(ping(BO, hours=20))
    assert len(witness.problems) == 1


def test_who_was_called_to_a_full_lobby_is_told_once_more_that_it_will_close(witness: Witness):
    lobby = table(status="lobby")
    witness.saw(lobby, SEATS, START)
    witness.heard(ping(ANN, thing=LOBBY))
    witness.saw(msgspec.structs.replace(lobby, closes_at=START + timedelta(days=7)), SEATS, START + timedelta(days=6))
    witness.heard(ping(ANN, hours=144, thing=LOBBY))
    assert witness.problems == []
    witness.heard(ping(ANN, hours=150, thing=LOBBY))
    assert len(witness.problems) == 1


def test_a_trial_counts_for_nothing_and_must_not_be_shown(witness: Witness):
    witness.saw(msgspec.structs.replace(table(1, n=9), id=8, trial_of=7), SEATS, START)
    assert (8 in witness.status, witness.decisions.total()) == (False, 0)
    witness.heard(msgspec.structs.replace(ping(), table_id=8))
    assert len(witness.problems) == 1


def test_sends_for_a_decision_are_counted_by_title(witness: Witness):
    witness.saw(table(1, n=4), SEATS, START)
    for _ in range(6):
        witness.heard(ping())
    assert witness.ratio("lanterns") == witness.ratio() == 1.5


@pytest.fixture
async def week(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Week:
    """Three days of a few people."""
    monkeypatch.setattr(sqlite, "PRAGMAS", tuple(line.replace("FULL", "OFF") for line in sqlite.PRAGMAS))
    week = Week(tmp_path, 0.05, days=3)
    await week.run()
    return week


@pytest.mark.slow
async def test_a_short_week_has_no_problems_and_its_busiest_hour_can_be_repeated(week: Week):
    assert list(problems_of(week)) == []
    assert set(week.witness.sends) == set(TITLES)
    assert week.restarts > 5
    assert week.discord.failed > 0
    assert week.witness.pings > 0
    assert week.used.keys() >= {"house rules", "joining conditions", "trials", "private notes", "orders with a stop"}
    acknowledged = await rush(week.busiest_database, week.busiest, 2)
    assert len(acknowledged) == len(week.busiest)
    assert max(acknowledged) < float("inf")
    assert {row.quantity for row in rows_of(week, [], acknowledged) if row.bar is not None} >= {
        "a simulated week: problems",
        "press to acknowledged p99, busiest hour",
    }


@postgres_only
async def test_a_day_of_several_processes_on_one_server_has_no_problems(tmp_path: Path, url: str):
    week = Week(tmp_path, 0.02, days=1, processes=3, server=url)
    await week.run()
    assert list(problems_of(week)) == []
    assert week.restarts > 2
    assert week.witness.pings > 0
    assert {process.delivery._owner for process in week._processes} == {"week-1", "week-2", "week-3"}
    assert {row.quantity for row in rows_of(week, []) if row.bar is not None} >= {"a simulated week: problems"}
    assert week.sizes["choices"] > 0


async def test_problems_at_the_end_are_named(tmp_path: Path):
    week = Week(tmp_path, 0.05)
    person = next(person for person, member in week.members.items() if member.notify == "channel")
    seats = [SeatRow(seat=0, kind="person", person_id=person)]
    week.witness.saw(table(0), seats, START)
    week.discord.posted["nonce"] = 2
    week.left.append("board of table 7")
    week.refused["error-rules-failed"] = 1
    assert len(list(problems_of(week))) == 4
    week.put_off.add((7, 0))
    assert len(list(problems_of(week))) == 3, "they will be called when their quiet hours end"
    week.witness.saw(table(n=1), seats, START)
    assert "table 7 waits for nobody" in list(problems_of(week))


def test_other_work_of_the_machine_counts_as_time_of_the_loop():
    async def work() -> tuple[float, float]:
        loop = asyncio.get_running_loop()
        began = loop.time()
        asleep = time.perf_counter() + 0.2
        while time.perf_counter() < asleep:  # the thread is off the processor, as when another program has it
            time.sleep(0.05)
        off, began = loop.time() - began, loop.time()
        until = time.thread_time() + 0.05
        while time.thread_time() < until:
            pass
        await asyncio.sleep(0.1)
        return off, loop.time() - began

    with asyncio.Runner(loop_factory=ProcessorTimeLoop) as runner:
        off, on = runner.run(work())
        loop = runner.get_loop()
        assert isinstance(loop, ProcessorTimeLoop)
        longest = loop.longest()
    assert off < 0.1
    assert on >= 0.15
    assert longest[0][0] >= 0.05
    assert "work" in longest[0][1]
