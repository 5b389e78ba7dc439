"""Clocks of tables: how long people may take, what happens then, and how they come back."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from db.records import Clock, SeatClock
from db.store import Store
from engine.core.errors import Refused
from engine.core.title import BY_VOTE
from engine.titles import TITLES
from tables import time_control
from tables.administration import Admin
from tables.records import Look, Person, PersonSettings, TableInfo
from tables.slots import Ping
from tables.time_control import BOUNDS, DEFAULT_CLOCK, Facts, Moment, advance_clocks, facts_of, is_valid, new_clocks
from tests.tables.club import ANN, BO, CY, HERE, Club, Time
from tests.toy.lanterns import HIGH, Lanterns

LIMIT = Clock("limit", 24)
BANK = Clock("bank", 48, 12)
VOTE = Clock("limit", 24, zero="vote")
DUE = timedelta(hours=27)
"""24 hours, and an eighth of it as grace."""
NOON = datetime(2026, 11, 1, 12, tzinfo=UTC)
TWO = {0: PersonSettings(id=1), 1: PersonSettings(id=2)}
HOUR = 3600


def hours(number: float) -> timedelta:
    return timedelta(hours=number)


def after(clock: Clock, before: tuple[SeatClock, ...], at: timedelta, **what: Any) -> tuple[SeatClock, ...]:
    sets = {name: frozenset(value) for name, value in what.items() if name != "people"}
    return advance_clocks(clock, before, Moment(NOON + at, what.get("people", TWO), **sets))


# -- pure --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("clock", "fits"),
    [
        (Clock(), True),
        (DEFAULT_CLOCK, True),
        (BANK, True),
        (Clock("none", 3), False),
        (Clock("limit", 0), False),
        (Clock("limit", 24, 5), False),
        (Clock("bank", 24, 0), False),
        (Clock("limit", 100000), False),
        (Clock("limit", 24, zero="dice"), False),
        (Clock("hourglass", 24), False),
    ],
)
def test_clocks_that_a_table_can_have(clock: Clock, fits: bool):
    assert is_valid(clock) is fits


def test_a_limit_runs_for_each_decision_with_a_last_call_and_grace():
    asked = after(LIMIT, new_clocks(LIMIT, 2), hours(0), owed={0})
    assert (asked[0].call_at, asked[0].due) == (NOON + hours(24), NOON + DUE)
    assert asked[1] == SeatClock()
    again = after(LIMIT, asked, hours(10), owed={0}, answered={0})
    assert again[0].due == NOON + hours(10) + DUE
    assert again[0].since == NOON, "they are still waited for"
    done = after(LIMIT, again, hours(12), owed={1}, answered={0})
    assert (done[0].due, done[1].due) == (None, NOON + hours(12) + DUE)
    assert time_control.rings_at(done) == NOON + hours(12 + 24)


def test_others_who_answer_change_nothing_on_a_clock():
    asked = after(LIMIT, new_clocks(LIMIT, 2), hours(0), owed={0, 1})
    assert after(LIMIT, asked, hours(5), owed={0}, answered={1})[0] == asked[0]


def test_a_bank_is_used_up_and_grows_with_each_turn():
    asked = after(BANK, new_clocks(BANK, 2), hours(0), owed={0})
    assert asked[0].due == NOON + hours(48)
    going_on = after(BANK, asked, hours(5), owed={0}, answered={0})
    assert going_on[0].due == NOON + hours(48), "a turn of several answers is one turn"
    done = after(BANK, going_on, hours(10), owed={1}, answered={0})
    assert done[0].bank == (48 - 10 + 12) * HOUR


def test_who_takes_an_answer_back_gives_its_increment_back():
    """Otherwise answer and undo would fill the bank."""
    shown = after(BANK, new_clocks(BANK, 2), hours(0), owed={0})
    for step in range(1, 6):
        shown = after(BANK, shown, hours(step), owed={1}, answered={0})
        shown = after(BANK, shown, hours(step), owed={0}, undone={0})
    assert shown[0].bank == (48 - 5) * HOUR
    assert shown[0].due == NOON + hours(48)


def test_an_empty_bank_leaves_time_for_a_turn():
    empty = (SeatClock(), SeatClock())
    assert after(BANK, empty, hours(0), owed={0})[0].due == NOON + hours(12)


def test_quiet_hours_and_away_days_stop_the_clock():
    people = {0: PersonSettings(id=1, zone="UTC", quiet=(22 * 60, 6 * 60)), 1: PersonSettings(id=2)}
    asked = after(LIMIT, new_clocks(LIMIT, 2), hours(0), owed={0}, people=people)
    assert asked[0].due == NOON + hours(27 + 2 * 8)
    bank = after(BANK, new_clocks(BANK, 2), hours(0), owed={0}, people=people)
    done = after(BANK, bank, hours(24), owed={1}, answered={0}, people=people)
    assert done[0].bank == (48 - 16 + 12) * HOUR


def test_new_quiet_hours_stop_a_clock_that_runs_and_leave_what_is_left():
    before, later = TWO[0], PersonSettings(id=1, zone="UTC", quiet=(22 * 60, 6 * 60))
    asked = after(LIMIT, new_clocks(LIMIT, 2), hours(0), owed={0})[0]
    moved = time_control.replan_clock(asked, before, later, NOON + hours(9))
    assert moved.due == NOON + DUE + hours(16), "two nights lie between"
    assert time_control.replan_clock(moved, later, before, NOON + hours(9)) == asked


def test_nobody_s_clock_runs_while_nobody_waits():
    """The only person there, beside computers or people for whom a computer plays, has all the time."""
    alone = {0: TWO[0]}
    asked = after(LIMIT, new_clocks(LIMIT, 2), hours(0), owed={0}, people=alone)
    assert (asked[0].since, asked[0].due) == (NOON, None)
    back = after(LIMIT, asked, hours(100), owed={0})
    assert back[0].due == NOON + hours(100) + DUE
    gone = after(LIMIT, back, hours(101), owed={0}, people=alone)
    assert gone[0].due is None


def test_a_secret_question_has_plain_hours_the_same_for_everybody():
    people = {0: PersonSettings(id=1, zone="UTC", quiet=(22 * 60, 6 * 60)), 1: PersonSettings(id=2)}
    asked = after(LIMIT, new_clocks(LIMIT, 2), hours(0), secret={0, 1}, people=people)
    assert asked[0] == asked[1]
    assert asked[0].secret_due == NOON + hours(72)
    assert (asked[0].due, asked[0].since) == (None, None), "nothing that is shown"
    assert after(LIMIT, asked, hours(5), secret={1}, answered={0}, people=people)[0] == SeatClock()


def test_each_secret_question_has_its_own_time_and_only_while_it_is_open():
    asked = after(LIMIT, new_clocks(LIMIT, 2), hours(0), secret={0, 1})
    again = after(LIMIT, asked, hours(10), secret={0, 1}, answered={0})
    assert (again[0].secret_due, again[1].secret_due) == (NOON + hours(82), NOON + hours(72))
    same = after(LIMIT, again, hours(20), secret={0, 1}, owed={1})
    assert [each.secret_due for each in same] == [NOON + hours(82), NOON + hours(72)]
    assert time_control.rings_at(same[:1]) == NOON + hours(82)
    assert after(LIMIT, again, hours(30), secret={0})[1].secret_due is None


@pytest.mark.parametrize(
    ("clock", "expected"),
    [(Clock("limit", 36), 72), (Clock("limit", 37), 74), (Clock("limit", 168), 336), (BANK, 72), (Clock(), None)],
)
def test_a_secret_question_has_twice_the_time_of_another_and_three_days_at_least(clock: Clock, expected: int | None):
    asked = after(clock, new_clocks(clock, 2), hours(0), secret={0})[0]
    assert asked.secret_due == (None if expected is None else NOON + hours(expected))
    alone = after(clock, new_clocks(clock, 2), hours(0), secret={0}, people={0: TWO[0]})[0]
    assert alone.secret_due is None, "nobody waits"
    assert after(clock, new_clocks(clock, 2), hours(0), secret={0}, people={1: TWO[1]})[0].secret_due is None


def test_facts_are_the_median_of_turns_and_the_share_of_the_computer():
    shown = new_clocks(LIMIT, 2)
    at = 0.0
    for took in (0.1, 3.0, 3.5, 30.0, 1.5):
        shown = after(LIMIT, shown, hours(at), owed={0})
        at += took
        shown = after(LIMIT, shown, hours(at), owed={1}, answered={0})
    shown = after(LIMIT, shown, hours(at), owed={1}, stood_in={0}, people={1: TWO[1]})
    found = facts_of([shown[0], SeatClock()])
    assert found == Facts(hours(4), 5, 1)
    assert found.share == pytest.approx(1 / 6)
    assert facts_of([]) == Facts(None, 0, 0)
    assert facts_of([]).share == 0.0
    assert facts_of([SeatClock(times=(*([0] * len(BOUNDS)), 1))]).median == BOUNDS[-1]


# -- at a table --------------------------------------------------------------------------------------------------------


async def playing(club: Club, clock: Clock | None, *people: Person, **options: Any) -> TableInfo:
    table = await club.tables.lobby.open(people[0], HERE, next(iter(club.tables._context.titles)), options)
    for person in people[1:]:
        await club.tables.lobby.join(table.id, person)
    if clock is not None:
        await club.tables.clocks.set(table.id, people[0].id, clock)
    return await club.tables.lobby.start(table.id, people[0].id)


async def later(club: Club, **parts: float) -> None:
    """Time passes, and the timers ring."""
    await club.passes(**parts)


async def log_keys(club: Club, table_id: int, reader: int | None = None) -> list[str]:
    return [line.text.key for line in await club.tables.queries.log(table_id, reader, 100)]


async def pings(club: Club, table_id: int) -> set[int]:
    rows = [row for row in (await club.outbox(table_id)).values() if row.state == "due"]
    await club.sent(table_id)
    return {person for row in rows for person in Ping.parse(row.ping).people}


def stands_in(info: TableInfo) -> list[int]:
    return [seat.seat for seat in info.seats if seat.stand_in]


async def test_a_new_table_has_the_default_clock_and_only_the_host_chooses_another(club: Club):
    table = await club.tables.lobby.open(ANN, HERE, "lanterns", {})
    await club.tables.lobby.join(table.id, BO)
    assert (await club.tables.queries.info(table.id)).clock == DEFAULT_CLOCK
    with pytest.raises(Refused, match="error-not-host"):
        await club.tables.clocks.set(table.id, BO.id, LIMIT)
    with pytest.raises(Refused, match="error-clock"):
        await club.tables.clocks.set(table.id, ANN.id, Clock("limit", -1))
    await club.tables.clocks.set(table.id, ANN.id, LIMIT)
    info = await club.tables.lobby.start(table.id, ANN.id)
    assert info.clock == LIMIT
    with pytest.raises(Refused):
        await club.tables.clocks.set(table.id, ANN.id, BANK)


async def test_the_last_call_then_the_computer_plays_until_the_person_is_back(club: Club):
    table = await playing(club, LIMIT, ANN, BO)
    await club.play_first(table.id, BO)
    await club.sent(table.id)
    info = await club.tables.queries.info(table.id)
    assert info.deadline(0) == club.time.at + DUE
    assert info.deadline(1) is None
    await later(club, hours=24)
    assert await pings(club, table.id) == {ANN.id}
    assert stands_in(await club.tables.queries.info(table.id)) == []
    await later(club, hours=3)
    info = await club.tables.queries.info(table.id)
    assert stands_in(info) == [0]
    assert 0 not in info.owed, "the computer has answered"
    assert "table-log-stand-in" in await log_keys(club, table.id)
    assert info.people_owed() in ((), (BO.id,))
    assert "lost:channel+dm:clock:1" in await club.outbox(table.id)
    await club.sent(table.id)
    look = await club.tables.absence.come_back(table.id, ANN.id)
    assert stands_in(look.info) == []
    assert (await log_keys(club, table.id))[-1] == "table-log-return"
    assert ANN.id not in await pings(club, table.id), "who is here is not called"
    await later(club, hours=1)
    await club.to_the_end(table.id)
    assert (await club.tables.queries.verify(table.id)).good


@pytest.mark.parametrize("off", [26.9, 30, 500])
async def test_a_clock_that_ran_out_while_the_bot_was_off_makes_its_last_call_first(club: Club, off: float):
    """A day for a decision, and an eighth more after the call: nobody could answer before the bot was back."""
    table = await playing(club, LIMIT, ANN, BO)
    await club.play_first(table.id, BO)
    await pings(club, table.id)
    await club.passes(hours=1)
    club.time.pass_by(hours=off)
    await club.tables.tick()
    assert await pings(club, table.id) == {ANN.id}
    await club.passes(hours=2.9)
    assert stands_in(await club.tables.queries.info(table.id)) == []
    await club.passes(hours=0.2)
    assert stands_in(await club.tables.queries.info(table.id)) == [0]


@pytest.mark.parametrize(("limit", "expected"), [(24, [24]), (30, [30]), (36, [36]), (48, [24, 48])])
async def test_a_reminder_comes_shortly_before_the_last_call(club: Club, limit: int, expected: list[int]):
    """One of the two is enough."""
    table = await playing(club, Clock("limit", limit), ANN, BO)
    await club.play_first(table.id, BO)
    await club.sent(table.id)
    called = []
    for hour in range(1, limit + limit // 8):
        await later(club, hours=1)
        called += [hour] * (ANN.id in await pings(club, table.id))
    assert called == expected


@pytest.mark.parametrize(
    ("limit", "hours", "expected"),
    [
        (345, (24, 72, 168, 344, 345, 350, 360, 368, 369, 380), [24, 72, 168, 345]),
        (400, (24, 72, 168, 360, 399, 400, 410, 423, 424, 440), [24, 72, 168, 360, 400, 424]),
    ],
)
async def test_a_reminder_follows_the_last_call_by_hours_or_never(
    club: Club, limit: int, hours: tuple[int, ...], expected: list[int]
):
    """After the last call the next reminder is a day away, and none comes shortly before the time is up."""
    table = await playing(club, Clock("limit", limit), ANN, BO)
    await club.play_first(table.id, BO)
    await club.sent(table.id)
    called, at = [], 0
    for hour in hours:
        await later(club, hours=hour - at)
        at = hour
        called += [hour] * (ANN.id in await pings(club, table.id))
    assert called == expected


async def test_any_answer_takes_the_seat_back(club: Club):
    table = await playing(club, LIMIT, ANN, BO, rounds=3)
    await club.play_first(table.id, BO)
    await later(club, hours=28)
    while 0 not in (await club.tables.queries.info(table.id)).owed:
        await club.play_first(table.id, BO)
        async with club.store.reading() as tx:
            if (await tx.games.table(table.id)).status == "over":
                return
        if stands_in(await club.tables.queries.info(table.id)):
            await club.tables.absence.come_back(table.id, ANN.id)
    played = await club.play_first(table.id, ANN)
    assert stands_in(played.look.info) == []


async def test_who_takes_back_nothing_needs_nothing(club: Club):
    table = await playing(club, LIMIT, ANN, BO)
    before = len(await log_keys(club, table.id))
    await club.tables.absence.come_back(table.id, ANN.id)
    assert len(await log_keys(club, table.id)) == before


async def test_who_was_away_reads_what_the_computer_played(club: Club):
    table = await playing(club, LIMIT, ANN, BO)
    await club.play_first(table.id, BO)
    await later(club, hours=28)
    assert "table-log-stood-in" in await log_keys(club, table.id, ANN.id)
    assert "table-log-stood-in" not in await log_keys(club, table.id, BO.id)
    found = (await club.tables.clocks.facts([ANN.id]))[ANN.id]
    assert found.stood_in >= 1
    assert found.turns == 0


async def test_the_last_person_is_waited_for_and_the_computers_do_not_play_on_alone(club: Club):
    table = await playing(club, LIMIT, ANN, BO)
    for _ in range(10):
        await later(club, hours=30)
    info = await club.tables.queries.info(table.id)
    assert info.status == "running"
    assert len(stands_in(info)) == 1
    assert len(info.people_owed()) == 1


async def test_a_clock_stops_on_away_days_that_are_taken_while_it_runs(club: Club):
    table = await playing(club, LIMIT, ANN, BO)
    await club.play_first(table.id, BO)
    before = (await club.tables.queries.info(table.id)).deadline(0)
    assert before is not None
    person = await club.tables.people.get(ANN.id)
    today = club.tables.people.today(person)
    await club.tables.people.go_away(ANN.id, today, today + timedelta(days=4))
    after_all = (await club.tables.queries.info(table.id)).deadline(0)
    assert after_all is not None
    midnight = datetime.combine(today + timedelta(days=5), datetime.min.time(), UTC)
    assert after_all == midnight + DUE
    await later(club, hours=60)
    assert stands_in(await club.tables.queries.info(table.id)) == []
    await later(club, hours=100)
    assert stands_in(await club.tables.queries.info(table.id)) == [0]


async def test_tables_without_a_clock_and_with_one_person_wait_for_ever(store: Store, time: Time):
    club = Club(store, time, Lanterns())
    table = await playing(club, Clock(), ANN, BO)
    await later(club, hours=1000)
    assert stands_in(await club.tables.queries.info(table.id)) == []
    await club.tables.close_down()


async def test_a_table_with_one_person_has_no_deadline(club: Club):
    table = await club.against_computer()
    await club.tables.settle()
    info = await club.tables.queries.info(table.id)
    assert [info.deadline(seat) for seat in (0, 1)] == [None, None]
    await later(club, hours=1000)
    assert stands_in(await club.tables.queries.info(table.id)) == []


async def test_a_stand_in_goes_on_after_a_restart(store: Store, time: Time):
    club = Club(store, time, Lanterns())
    table = await playing(club, LIMIT, ANN, BO)
    await club.play_first(table.id, BO)
    club.tables._context.wake_computers = lambda _: None
    await club.passes(hours=28)
    assert 0 in (await club.tables.queries.info(table.id)).owed
    await club.tables.close_down()
    fresh = Club(store, time, Lanterns(), first_seed=50)
    await fresh.tables.resume()
    await fresh.tables.tick()
    await fresh.tables.settle()
    info = await fresh.tables.queries.info(table.id)
    assert stands_in(info) == [0]
    assert 0 not in info.owed
    await fresh.tables.close_down()


@pytest.mark.parametrize("title", sorted(TITLES))
async def test_in_every_title_a_game_goes_on_without_somebody(store: Store, time: Time, title: str):
    """Whoever is asked first never comes; the others are never asked to do anything about it."""
    club = Club(store, time, TITLES[title])
    table = (
        await playing(club, LIMIT, ANN, BO, CY)
        if TITLES[title].meta.most_players > 2
        else await playing(club, LIMIT, ANN, BO)
    )
    seat = table.owed[0]
    await later(club, hours=28)
    info = await club.tables.queries.info(table.id)
    assert seat in stands_in(info)
    before = info.version
    await club.tables.settle()
    history = await log_keys(club, table.id)
    assert "table-log-stand-in" in history
    assert info.status == "running"
    assert before > table.version
    person = table.seats[seat].person_id
    assert person is not None
    look = await club.tables.absence.come_back(table.id, person)
    assert seat not in stands_in(look.info)
    record = json.loads(await club.tables.queries.export(table.id, person))
    assert record["table"]
    await club.tables.close_down()


# -- votes -------------------------------------------------------------------------------------------------------------


@pytest.fixture
async def three(store: Store, time: Time) -> AsyncIterator[Club]:
    club = Club(store, time, TITLES["solenia"])
    yield club
    await club.tables.close_down()


async def voting(club: Club) -> tuple[TableInfo, Person, list[Person]]:
    """A table of three whose first player's time is up: the table, the absent one, and the others."""
    table = await playing(club, VOTE, ANN, BO, CY)
    (seat,) = table.owed
    people = [ANN, BO, CY]
    absent = people.pop(seat)
    await club.sent(table.id)
    await later(club, hours=24)
    await club.sent(table.id)
    await later(club, hours=3)
    return await club.tables.queries.info(table.id), absent, people


async def test_the_others_are_called_to_vote_and_the_clear_majority_decides(three: Club):
    table, absent, (one, other) = await voting(three)
    assert table.ballot is not None
    assert table.ballot.seat == table.seat_of(absent.id)
    assert {"computer", "wait", "end"} <= set(table.ballot.choices)
    assert await pings(three, table.id) == {one.id, other.id}
    look = await three.tables.absence.vote(table.id, one.id, "computer")
    assert look.info.ballot is not None, "one of two is not a majority"
    look = await three.tables.absence.vote(table.id, other.id, "wait")
    assert look.info.ballot is not None
    look = await three.tables.absence.vote(table.id, other.id, "computer")
    assert look.info.ballot is None
    assert stands_in(look.info) == [table.seat_of(absent.id)]
    assert "table-log-vote-end" in await log_keys(three, table.id)


async def test_only_those_who_wait_may_vote_and_only_while_it_runs(three: Club):
    table, absent, (one, other) = await voting(three)
    with pytest.raises(Refused, match="error-vote-over"):
        await three.tables.absence.vote(table.id, one.id, "dance")
    with pytest.raises(Refused, match="error-not-seated"):
        await three.tables.absence.vote(table.id, 99, "wait")
    with pytest.raises(Refused, match="error-vote-not-yours"):
        await three.tables.absence.vote(table.id, absent.id, "wait")
    for person in (one, other):
        await three.tables.absence.vote(table.id, person.id, "wait")
    with pytest.raises(Refused, match="error-vote-over"):
        await three.tables.absence.vote(table.id, one.id, "end")


async def test_waiting_gives_the_time_once_more(three: Club):
    table, absent, people = await voting(three)
    for person in people:
        await three.tables.absence.vote(table.id, person.id, "wait")
    info = await three.tables.queries.info(table.id)
    assert info.deadline(table.seat_of(absent.id) or 0) == three.time.at + DUE
    await later(three, hours=27)
    assert (await three.tables.queries.info(table.id)).ballot is not None, "the next vote"


async def test_waiting_gives_an_empty_bank_what_a_turn_would_have(three: Club):
    table = await playing(three, Clock("bank", 48, 12, zero="vote"), ANN, BO, CY)
    (seat,) = table.owed
    people = [ANN, BO, CY]
    people.pop(seat)
    await later(three, hours=48)
    assert (await three.tables.queries.info(table.id)).ballot is not None
    for person in people:
        await three.tables.absence.vote(table.id, person.id, "wait")
    assert (await three.tables.queries.info(table.id)).deadline(seat) == three.time.at + timedelta(hours=12)


async def test_ending_by_vote_has_no_result(three: Club):
    table, _, people = await voting(three)
    for person in people:
        await three.tables.absence.vote(table.id, person.id, "end")
    look = await three.tables.queries.look(table.id, ANN.id)
    assert look.info.status == "over"
    assert look.standing is not None
    assert look.standing.reason == BY_VOTE
    assert (await three.tables.queries.verify(table.id)).good


async def test_the_seat_goes_to_a_computer_by_vote_and_comes_back_on_request(three: Club):
    table, absent, people = await voting(three)
    seat = table.seat_of(absent.id) or 0
    for person in people:
        await three.tables.absence.vote(table.id, person.id, "replace")
    info = await three.tables.queries.info(table.id)
    assert (info.seats[seat].kind, info.seats[seat].person_id, info.ballot) == ("computer", None, None)
    assert "table-log-swap" in await log_keys(three, table.id)
    look = await three.tables.seats.take_back(table.id, absent)
    assert look.info.seats[seat].person_id == absent.id


async def test_the_vote_is_over_when_the_person_acts(three: Club):
    table, absent, (one, _) = await voting(three)
    await three.play_first(table.id, absent)
    assert (await three.tables.queries.info(table.id)).ballot is None
    with pytest.raises(Refused, match="error-vote-over"):
        await three.tables.absence.vote(table.id, one.id, "end")


async def test_without_a_majority_the_computer_plays_after_a_day(three: Club):
    table, absent, (one, other) = await voting(three)
    await three.tables.absence.vote(table.id, one.id, "wait")
    await three.tables.absence.vote(table.id, other.id, "end")
    await later(three, hours=24)
    info = await three.tables.queries.info(table.id)
    assert info.ballot is None
    assert stands_in(info) == [table.seat_of(absent.id)]


async def test_a_single_vote_decides_after_a_day(three: Club):
    table, absent, (one, _) = await voting(three)
    await three.tables.absence.vote(table.id, one.id, "wait")
    await later(three, hours=24)
    info = await three.tables.queries.info(table.id)
    assert (info.ballot, stands_in(info)) == (None, [])
    assert info.deadline(table.seat_of(absent.id) or 0) == three.time.at + DUE


async def test_a_decision_is_skipped_where_it_has_a_default(store: Store, time: Time):
    club = Club(store, time, Lanterns())
    table = await playing(club, VOTE, ANN, BO, habits=True)
    await club.play_first(table.id, BO)
    await later(club, hours=28)
    info = await club.tables.queries.info(table.id)
    assert info.ballot is not None
    assert "skip" in info.ballot.choices
    look = await club.tables.absence.vote(table.id, BO.id, "skip")
    assert stands_in(look.info) == []
    assert look.info.ballot is None
    assert 0 not in look.info.owed or look.info.deadline(0) == club.time.at + DUE
    assert "table-log-stood-in" in await log_keys(club, table.id, ANN.id)
    await club.tables.close_down()


class Straight(Lanterns):
    """After the cards the secret question comes at once."""

    def next_unit(self, state):
        state.phase = "wish" if state.phase == "walk" else state.phase
        return super().next_unit(state)


async def test_a_skipped_turn_skips_a_secret_question_too(store: Store, time: Time):
    """The others have decided about the question that they know of. What is asked in secret has its own time."""
    for seed in range(1, 40):
        club = Club(store, time, Straight(), first_seed=seed)
        table = await playing(club, VOTE, ANN, BO, habits=True, wishes=True, bell=False)
        hand = (await club.tables.queries.look(table.id, ANN.id)).view.hand
        if hand[-1] >= HIGH:
            break
        await club.tables.administration.end(table.id, Admin())
    await club.play_first(table.id, BO)
    await later(club, hours=28)
    await club.tables.absence.vote(table.id, BO.id, "skip")
    look = await club.tables.queries.look(table.id, ANN.id)
    assert look.view.hand == hand[1:], "the default of the open question"
    assert look.info.owed == (0,), "the secret question is still hers to answer"
    assert look.pending is not None
    assert look.pending.ask.about.key == "toy-ask-wish"
    assert look.info.deadline(0) == time() + timedelta(hours=72)
    assert (await club.tables.clocks.facts([ANN.id]))[ANN.id] == Facts(None, 0, 1), "that was no turn of hers"
    await club.tables.close_down()


# -- the leak law ------------------------------------------------------------------------------------------------------

ASKED_ANN_AND_CY = 4
"""A seed with which Ann leads, and Ann and Cy are then asked in secret."""


async def wishing(club: Club) -> TableInfo:
    table = await playing(club, LIMIT, ANN, BO, CY, wishes=True, bell=False)
    for person in (ANN, BO, CY):
        await club.play_first(table.id, person)
    for key in ("stop", "skip", "go"):
        await club.tables.play.choose(table.id, ANN.id, (key,))
    await club.sent(table.id)
    return await club.tables.queries.info(table.id)


@pytest.fixture
async def secret(store: Store, time: Time) -> AsyncIterator[Club]:
    club = Club(store, time, Lanterns(), first_seed=ASKED_ANN_AND_CY)
    yield club
    await club.tables.close_down()


async def public(club: Club, table_id: int, reader: int | None) -> tuple[Any, ...]:
    look: Look = await club.tables.queries.look(table_id, reader)
    told = json.loads(await club.tables.queries.export(table_id, reader or 0))
    info = look.info
    return (
        info.owed,
        info.secret,
        info.owed_since,
        info.deadlines,
        info.ballot,
        info.seats,
        look.view,
        look.events,
        told,
    )


async def test_the_deadline_of_a_secret_question_is_told_to_its_person_alone(secret: Club):
    table = await wishing(secret)
    assert table.secret
    for reader, seats in ((ANN.id, {0}), (BO.id, set()), (CY.id, {2}), (None, set())):
        look = await secret.tables.queries.look(table.id, reader)
        assert {seat for seat in range(3) if look.info.deadline(seat) is not None} == seats


async def test_the_time_of_a_secret_question_runs_out_in_silence(secret: Club):
    """Until the last answer is in, nobody else sees anything change, whoever of the two has answered; then the game
    goes on, without a stand-in, a vote or a line that others can read."""
    table = await wishing(secret)
    before = [await public(secret, table.id, reader) for reader in (BO.id, None)]
    secret.time.pass_by(hours=20)
    await secret.tables.play.choose(table.id, ANN.id, ("keep",))
    for _ in range(3):
        await later(secret, hours=12)
        rows = {slot for slot, row in (await secret.outbox(table.id)).items() if row.state == "due"}
        assert rows <= {"hand:0", "hand:2"}
        await secret.sent(table.id)
    assert [await public(secret, table.id, reader) for reader in (BO.id, None)] == before
    await later(secret, hours=20)
    info = await secret.tables.queries.info(table.id)
    assert not info.secret, "it was answered for Cy"
    assert stands_in(info) == []
    assert info.ballot is None
    seen = {key for reader in (ANN.id, BO.id, None) for key in await log_keys(secret, table.id, reader)}
    assert not seen & {"table-log-stand-in", "table-log-stood-in", "table-log-vote-open"}
    assert "table-log-stood-in" in await log_keys(secret, table.id, CY.id)


async def test_the_game_goes_on_at_the_same_time_whoever_was_missing(store: Store, time: Time):
    """Also if one of them has quiet hours, which everybody may know of."""
    went_on = []
    for missing in (ANN, CY):
        club = Club(store, time, Lanterns(), first_seed=ASKED_ANN_AND_CY)
        await club.tables.people.set_quiet(CY.id, (22 * 60, 8 * 60))
        table = await wishing(club)
        begun_at = time.at
        other = CY if missing is ANN else ANN
        await club.tables.play.choose(table.id, other.id, ("keep",))
        while (await club.tables.queries.info(table.id)).secret:
            await later(club, hours=1)
            assert time.at < begun_at + timedelta(days=9)
        went_on.append(time.at - begun_at)
        await club.tables.administration.end(table.id, Admin())
        await club.tables.close_down()
    assert went_on[0] == went_on[1]


async def test_for_somebody_away_a_secret_question_is_answered_as_fast_as_by_anybody(secret: Club):
    """A stand-in answers in secret at once; no line tells of it."""
    table = await playing(secret, LIMIT, ANN, BO, CY, wishes=True, bell=False)
    for person in (ANN, BO):
        await secret.play_first(table.id, person)
    await later(secret, hours=28)
    assert stands_in(await secret.tables.queries.info(table.id)) == [2]
    before = await log_keys(secret, table.id)
    for key in ("stop", "skip", "go"):
        await secret.tables.play.choose(table.id, ANN.id, (key,))
    await secret.tables.settle()
    info = await secret.tables.queries.info(table.id, CY.id)
    assert 2 not in info.owed
    assert not {"table-log-stood-in", "table-log-stand-in"} & set((await log_keys(secret, table.id))[len(before) :])


async def test_one_secret_question_that_was_left_to_a_computer_leaves_the_next_one_too(secret: Club):
    """Cy was late once, so a computer has answered for him. The next secret question is for Cy again."""
    table = await wishing(secret)
    await secret.tables.play.choose(table.id, ANN.id, ("keep",))
    await later(secret, hours=73)
    async with secret.store.reading() as tx:
        assert [seat.overdue for seat in await tx.games.seats(table.id)] == [False] * 3
    assert not (await secret.tables.queries.info(table.id)).secret, "it was answered for Cy"


async def test_somebody_for_whom_a_computer_plays_is_called_or_reminded(club: Club):
    """Turn after turn, until they are back: the computer answers, and nobody waits for them."""
    table = await playing(club, LIMIT, ANN, BO, rounds=3)
    await club.play_first(table.id, BO)
    await later(club, hours=28)
    assert stands_in(await club.tables.queries.info(table.id)) == [0]
    await pings(club, table.id)
    for _ in range(4):
        assert (await club.tables.queries.info(table.id)).people_owed() == (BO.id,)
        await club.play_first(table.id, BO)
        rows = [row for row in (await club.outbox(table.id)).values() if row.state == "due"]
        assert ANN.id not in [person for row in rows for person in row.ping]
        await later(club, minutes=1)
        assert ANN.id not in await pings(club, table.id)
    assert stands_in(await club.tables.queries.info(table.id)) == [0]
    async with club.store.transaction() as tx:
        await tx.timers.set(table.id, "reminder", club.time(), seat=0)
    await club.tables.tick()
    assert ANN.id not in await pings(club, table.id)


async def test_who_has_resigned_counts_as_somebody_who_waits(club: Club):
    """Ann is away, Cy has resigned: nobody is there to wait for Bo, whose clock stands still."""
    table = await playing(club, LIMIT, ANN, BO, CY, rounds=3)
    for person in (BO, CY):
        await club.play_first(table.id, person)
    await later(club, hours=28)
    assert stands_in(await club.tables.queries.info(table.id)) == [0]
    while (info := await club.tables.queries.info(table.id)).people_owed() != (BO.id,):
        await club.play_first(table.id, CY if CY.id in info.people_owed() else BO)
        await club.tables.settle()
    assert info.deadline(1) is not None
    await club.tables.ending.resign(table.id, CY.id)
    await club.tables.settle()
    info = await club.tables.queries.info(table.id)
    assert info.people_owed() == (BO.id,)
    assert info.deadline(1) is None
