"""Another clock or public language for a running game: its host proposes, all who play agree, nothing else changes."""

from __future__ import annotations

from typing import Any

import pytest

from db.records import Amendment, Clock
from engine.core.errors import Refused
from tables.records import TableInfo
from tests.tables.club import ANN, BO, CY, Club
from tests.tables.sender import FakeSender, Round
from tests.tables.test_rewinding import check_record

DAY = Clock("limit", 24)


async def key_of(awaited: Any) -> str:
    with pytest.raises(Refused) as refused:
        await awaited
    return refused.value.text.key


async def with_clock(club: Club, clock: Clock) -> TableInfo:
    """Ann and Bo play, and Ann has proposed this clock."""
    table = await club.running(bell=False, rounds=6)
    look = await club.tables.amending.propose_clock(table.id, ANN.id, clock)
    return look.info


async def test_a_clock_changes_when_all_have_agreed(club: Club) -> None:
    table = await with_clock(club, DAY)
    assert table.clock == Clock("limit", 48), "nothing has happened yet"
    assert table.amendment == Amendment(by=0, agreed_by=(0,), clock=DAY)
    look = await club.tables.amending.agree(table.id, BO.id, Amendment(by=0, clock=DAY))
    assert look.info.clock == DAY
    assert look.info.amendment is None
    assert [line.text.key for line in look.events[-3:]] == [
        "table-log-amend-propose",
        "table-log-amend-agree",
        "table-log-amend",
    ]
    await check_record(club, table.id)


async def test_who_is_waited_for_has_the_whole_new_time(club: Club) -> None:
    table = await club.running(bell=False, rounds=6)
    club.time.pass_by(hours=40)
    await club.tables.amending.propose_clock(table.id, ANN.id, DAY)
    look = await club.tables.amending.agree(table.id, BO.id, Amendment(by=0, clock=DAY))
    due = look.info.deadline(look.info.owed[0])
    assert due is not None
    assert (due - club.time()).total_seconds() == 27 * 3600, "24 hours, and an eighth of grace"


async def test_a_bank_is_filled_anew_for_everybody(club: Club) -> None:
    table = await club.running(bell=False, rounds=6, clock=Clock("bank", 48, 12))
    club.time.pass_by(hours=40)
    bank = Clock("bank", 72, 12)
    await club.tables.amending.propose_clock(table.id, ANN.id, bank)
    await club.tables.amending.agree(table.id, BO.id, Amendment(by=0, clock=bank))
    async with club.store.reading() as tx:
        row = await tx.games.table(table.id)
    assert {clock.bank for clock in row.seat_clocks} == {72 * 3600}


async def test_no_clock_stops_the_time(club: Club) -> None:
    table = await with_clock(club, Clock())
    look = await club.tables.amending.agree(table.id, BO.id, Amendment(by=0, clock=Clock()))
    assert look.info.deadlines == (None, None)


async def test_the_language_of_public_messages_changes_and_the_board_stands_below(club: Club) -> None:
    table = await club.running(bell=False, rounds=6)
    await club.sent(table.id)
    await club.tables.amending.propose_language(table.id, ANN.id, "zh-TW")
    await club.sent(table.id)
    look = await club.tables.amending.agree(table.id, BO.id, Amendment(by=0, language="zh-TW"))
    assert look.info.place.language == "zh-TW"
    due = {slot: row for slot, row in (await club.outbox(table.id)).items() if row.state == "due"}
    assert {"lobby", "board"} <= due.keys()
    assert 0 in due["board"].ping, "it is posted again"


async def test_anybody_who_plays_proposes_and_nobody_else(club: Club) -> None:
    table = await club.running(bell=False, rounds=6)
    look = await club.tables.amending.propose_clock(table.id, BO.id, DAY)
    assert look.info.amendment == Amendment(by=1, agreed_by=(1,), clock=DAY)
    assert await key_of(club.tables.amending.propose_clock(table.id, CY.id, DAY)) == "error-not-seated"


async def test_what_is_so_already_is_refused(club: Club) -> None:
    table = await club.running(bell=False, rounds=6)
    assert await key_of(club.tables.amending.propose_clock(table.id, ANN.id, table.clock)) == "error-amend-same"
    assert await key_of(club.tables.amending.propose_clock(table.id, ANN.id, Clock("limit"))) == "error-clock"


async def test_one_refusal_ends_it(club: Club) -> None:
    table = await with_clock(club, DAY)
    look = await club.tables.amending.decline(table.id, BO.id)
    assert look.info.amendment is None
    assert look.info.clock == Clock("limit", 48)
    assert await key_of(club.tables.amending.agree(table.id, BO.id, Amendment(by=0, clock=DAY))) == "error-amend-gone"


async def test_consent_to_one_proposal_is_none_to_the_next(club: Club) -> None:
    table = await with_clock(club, DAY)
    await club.tables.amending.propose_clock(table.id, ANN.id, Clock("limit", 1))
    assert await key_of(club.tables.amending.agree(table.id, BO.id, Amendment(by=0, clock=DAY))) == "error-amend-gone"
    look = await club.tables.amending.agree(table.id, BO.id, Amendment(by=0, clock=Clock("limit", 1)))
    assert look.info.clock == Clock("limit", 1)


async def test_the_others_are_called_once(club: Club) -> None:
    table = await club.running(bell=False, rounds=6)
    await club.sent(table.id)
    await club.tables.amending.propose_clock(table.id, ANN.id, DAY)
    assert BO.id in (await club.outbox(table.id))["board"].ping
    await club.sent(table.id)
    await club.tables.amending.propose_clock(table.id, ANN.id, Clock("limit", 12))
    assert BO.id not in (await club.outbox(table.id))["board"].ping


async def called_after_a_turn(club: Club, *, delivered_before: bool) -> bool:
    """Somebody proposes a clock; the turn of the other begins and ends before anything more is delivered. Whether what
    is delivered then calls the other. `delivered_before`: the call to the proposal had been delivered by then."""
    route = Round(club, FakeSender())
    table = await club.running(bell=False, rounds=6)
    proposer = await club.both_play(table.id)
    other = BO if proposer == ANN else ANN
    await route.go()
    await club.tables.amending.propose_clock(table.id, proposer.id, DAY)
    if delivered_before:
        await route.go()
    posted = len(route.sender.posts)
    for person in (proposer, other):
        while person.id in (await club.tables.queries.info(table.id)).people_owed():
            await club.play_first(table.id, person)
    assert other.id in (await club.outbox(table.id))["board"].ping
    await route.go()
    return any(other.id in item.ping for item in route.sender.posts[posted:])


async def test_whose_turn_has_passed_is_called_again_because_of_an_older_proposal(club: Club) -> None:
    assert not await called_after_a_turn(club, delivered_before=True)


async def test_a_turn_that_has_passed_takes_back_the_call_to_a_proposal(club: Club) -> None:
    assert await called_after_a_turn(club, delivered_before=False)


async def test_against_computers_it_changes_at_once(club: Club) -> None:
    table = await club.against_computer(bell=False, rounds=6)
    look = await club.tables.amending.propose_language(table.id, ANN.id, "zh-CN")
    assert look.info.place.language == "zh-CN"
    assert look.info.amendment is None


async def test_another_player_ends_the_proposal(club: Club) -> None:
    table = await with_clock(club, DAY)
    await club.tables.seats.propose_handover(table.id, BO.id, 1, "easy")
    look = await club.tables.seats.answer_handover(table.id, ANN, agrees=True)
    assert look.info.seats[1].kind == "computer"
    assert look.info.amendment is None
