"""A game that rests until a date by consent: no clock, no call, no absence; and more time for somebody."""

from __future__ import annotations

from datetime import datetime, timedelta

import pytest

from db.records import Amendment, Clock
from engine.core.errors import Refused
from tables.records import TableInfo
from tests.tables.club import ANN, BO, Club, Person
from tests.tables.test_rewinding import check_record

WEEK = timedelta(days=7)


async def begun(club: Club, clock: Clock | None = None) -> TableInfo:
    """A game in which Ann and Bo have played their first cards, and one of them walks."""
    table = await club.running(bell=False, rounds=6, clock=clock)
    await club.both_play(table.id)
    return await club.tables.queries.info(table.id)


async def paused(club: Club, table_id: int, until: datetime) -> TableInfo:
    """Ann has proposed a pause until then, and Bo has agreed."""
    await club.tables.amending.propose_pause(table_id, ANN.id, until)
    return (await club.tables.amending.agree(table_id, BO.id, Amendment(by=0, until=until))).info


def walker(info: TableInfo) -> Person:
    return ANN if info.owed == (0,) else BO


def other(person: Person) -> Person:
    return BO if person is ANN else ANN


async def test_no_clock_runs_in_a_pause_and_all_have_their_time_after_it(club: Club) -> None:
    table = await begun(club)
    club.time.pass_by(hours=40)
    until = club.time() + WEEK
    info = await paused(club, table.id, until)
    assert info.paused_until == until
    assert info.deadlines == (None, None)
    club.time.pass_by(days=6, hours=23)
    await club.tables.tick()
    info = await club.tables.queries.info(table.id)
    assert all(seat.stand_in is None for seat in info.seats)
    assert info.paused_until == until
    club.time.pass_by(hours=2)
    await club.tables.tick()
    info = await club.tables.queries.info(table.id)
    assert info.paused_until is None
    assert info.deadline(info.owed[0]) == club.time() + timedelta(hours=54), "48 hours, and an eighth of grace"
    await check_record(club, table.id)


async def test_the_game_rests_only_when_all_have_agreed(club: Club) -> None:
    table = await begun(club)
    look = await club.tables.amending.propose_pause(table.id, BO.id, club.time() + WEEK)
    assert look.info.paused_until is None
    assert look.info.deadline(look.info.owed[0]) is not None
    look = await club.tables.amending.decline(table.id, ANN.id)
    assert look.info.paused_until is None
    assert look.info.amendment is None


async def test_consent_to_one_date_is_none_to_another(club: Club) -> None:
    table = await begun(club)
    first, second = club.time() + WEEK, club.time() + 2 * WEEK
    await club.tables.amending.propose_pause(table.id, ANN.id, first)
    await club.tables.amending.propose_pause(table.id, ANN.id, second)
    with pytest.raises(Refused) as refused:
        await club.tables.amending.agree(table.id, BO.id, Amendment(by=0, until=first))
    assert refused.value.text.key == "error-amend-gone"


async def test_a_bank_loses_what_was_used_before_the_pause_and_nothing_in_it(club: Club) -> None:
    table = await begun(club, Clock("bank", 48, 12))
    seat = (await club.tables.queries.info(table.id)).owed[0]
    club.time.pass_by(hours=10)
    await paused(club, table.id, club.time() + WEEK)
    club.time.pass_by(days=7, minutes=1)
    await club.tables.tick()
    info = await club.tables.queries.info(table.id)
    due = info.deadline(seat)
    assert due is not None
    left = due - club.time()
    assert timedelta(hours=37) < left < timedelta(hours=54)
    async with club.store.reading() as tx:
        assert left == timedelta(seconds=(await tx.games.table(table.id)).seat_clocks[seat].bank)


async def test_nobody_is_called_before_it_is_over(club: Club) -> None:
    table = await begun(club)
    await paused(club, table.id, club.time() + WEEK)
    await club.sent(table.id)
    moves = walker(await club.tables.queries.info(table.id))
    while walker(await club.tables.queries.info(table.id)) is moves:
        await club.play_first(table.id, moves)  # whoever wants to may play on
    called = (await club.tables.queries.info(table.id)).people_owed()
    assert other(moves).id in called
    board = (await club.outbox(table.id))["board"]
    assert board.ping == ()
    await club.sent(table.id)
    club.time.pass_by(days=3)
    await club.tables.tick()
    assert (await club.outbox(table.id))["board"].ping == (), "no reminder either"
    club.time.pass_by(days=4, minutes=1)
    await club.tables.tick()
    assert (await club.outbox(table.id))["board"].ping == called


async def test_nobody_is_absent_in_a_pause(club: Club) -> None:
    table = await begun(club)
    await paused(club, table.id, club.time() + WEEK)
    club.time.pass_by(days=6)
    assert await club.tables.queries.absences(table.id) == ()
    club.time.pass_by(days=2)
    await club.tables.tick()
    [absence] = await club.tables.queries.absences(table.id)
    assert absence.absent_at == club.time() + timedelta(hours=72)


async def test_nobody_is_nudged_in_a_pause(club: Club) -> None:
    table = await begun(club)
    await paused(club, table.id, club.time() + WEEK)
    info = await club.tables.queries.info(table.id)
    club.time.pass_by(days=1)
    with pytest.raises(Refused) as refused:
        await club.tables.reminders.nudge(table.id, other(walker(info)).id, info.owed[0])
    assert refused.value.text.key == "error-paused"


async def test_all_together_go_on_sooner(club: Club) -> None:
    table = await begun(club)
    await paused(club, table.id, club.time() + WEEK)
    look = await club.tables.amending.propose_resume(table.id, BO.id)
    assert look.info.paused_until is not None
    look = await club.tables.amending.agree(table.id, ANN.id, Amendment(by=0, resume=True))
    assert look.info.paused_until is None
    assert look.info.deadline(look.info.owed[0]) is not None
    club.time.pass_by(days=8)
    await club.tables.tick()
    lines = await club.tables.queries.log(table.id, ANN.id)
    assert [line.text.key for line in lines].count("table-log-resume") == 1, "the date means nothing any more"


async def test_a_pause_has_bounds(club: Club) -> None:
    table = await begun(club)
    for until in (club.time(), club.time() - WEEK, club.time() + timedelta(days=61)):
        with pytest.raises(Refused) as refused:
            await club.tables.amending.propose_pause(table.id, ANN.id, until)
        assert refused.value.text.key == "error-pause-date"


async def test_a_game_that_ends_in_a_pause_is_over(club: Club) -> None:
    table = await begun(club)
    await paused(club, table.id, club.time() + WEEK)
    info = await club.to_the_end(table.id)
    assert info.paused_until is None
    club.time.pass_by(days=8)
    await club.tables.tick()
    assert (await club.tables.queries.info(table.id)).status == "over"


# -- more time ---------------------------------------------------------------------------------------------------------


async def test_more_time_is_added_to_the_decision_under_way(club: Club) -> None:
    table = await begun(club)
    seat, before = table.owed[0], table.deadline(table.owed[0])
    assert before is not None
    giver = other(walker(table))
    look = await club.tables.amending.propose_extra(table.id, giver.id, seat, 3)
    assert look.info.deadline(seat) == before + timedelta(days=3), "nobody else is asked"
    assert look.info.amendment is None


async def test_more_time_for_oneself_needs_the_others(club: Club) -> None:
    table = await begun(club)
    seat, me = table.owed[0], walker(table)
    look = await club.tables.amending.propose_extra(table.id, me.id, seat, 1)
    assert look.info.deadline(seat) == table.deadline(seat)
    look = await club.tables.amending.agree(table.id, other(me).id, Amendment(by=0, extra=1, seat=seat))
    before = table.deadline(seat)
    assert before is not None
    assert look.info.deadline(seat) == before + timedelta(days=1)


async def test_more_time_for_somebody_who_is_not_waited_for_counts_for_their_next_decision_alone(club: Club) -> None:
    table = await begun(club)
    moves = walker(table)
    waits = other(moves)
    seat = 1 - table.owed[0]
    await club.tables.amending.propose_extra(table.id, moves.id, seat, 1)
    while walker(await club.tables.queries.info(table.id)) is moves:
        await club.play_first(table.id, moves)
    info = await club.tables.queries.info(table.id)
    assert info.deadline(seat) == club.time() + timedelta(hours=(48 + 24) * 9 / 8)
    await club.play_first(table.id, waits)
    async with club.store.reading() as tx:
        assert (await tx.games.table(table.id)).seat_clocks[seat].bank == 0


async def test_there_is_no_more_time_without_a_clock(club: Club) -> None:
    table = await begun(club, Clock())
    with pytest.raises(Refused) as refused:
        await club.tables.amending.propose_extra(table.id, ANN.id, 1, 1)
    assert refused.value.text.key == "error-extra-no-clock"
