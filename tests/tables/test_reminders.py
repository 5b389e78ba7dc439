"""Calls that must not come now, come again, or are asked for by others: quiet hours, reminders, quiet turns, nudges."""

from __future__ import annotations

from datetime import date
from typing import Any

import pytest
from sqlalchemy import update

from db import schema
from db.records import Away
from db.store import Store
from engine.core.errors import Refused
from engine.core.optional import Advice
from engine.titles import TITLES
from tables.records import Person, TableInfo
from tables.slots import Ping
from tables.time_control import NO_CLOCK
from tests.tables.club import ANN, BO, CY, HERE, Club, Time
from tests.tables.sender import FakeSender, Round
from tests.tables.test_secret import ASKED_ANN_AND_CY, wishing
from tests.toy.lanterns import Lanterns

NOON_TO_SIX = (12 * 60, 18 * 60)
"""Club's time begins at noon UTC."""


async def calls(club: Club, table_id: int) -> dict[str, tuple[int, ...]]:
    """Whom each slot would ping; then everything is delivered."""
    rows = {slot: row.ping for slot, row in (await club.outbox(table_id)).items() if row.state == "due"}
    await club.sent(table_id)
    return {slot: people for slot, ping in rows.items() if (people := tuple(set(Ping.parse(ping).people)))}


async def quiet(club: Club, person: Person, **settings: object) -> None:
    async with club.store.transaction() as tx:
        await tx.people.change(person.id, zone="UTC", **settings)


async def after(club: Club, table_id: int, **time: float) -> dict[str, tuple[int, ...]]:
    club.time.pass_by(**time)
    await club.tables.tick()
    return await calls(club, table_id)


async def refusal(work: object) -> str:
    with pytest.raises(Refused) as refused:
        await work  # type: ignore[misc]
    return refused.value.text.key


# -- quiet hours -----------------------------------------------------------------------------------------------------


async def test_a_call_in_quiet_hours_comes_then_or_never(club: Club):
    await quiet(club, BO, quiet=NOON_TO_SIX)
    table = await club.running()
    assert await calls(club, table.id) == {"board": (ANN.id,)}
    assert await after(club, table.id, hours=5.9) == {}
    assert await after(club, table.id, hours=0.2) == {"board": (BO.id,)}
    assert await after(club, table.id, hours=1) == {}, "once"


async def test_who_has_answered_meanwhile_is_called_when_the_quiet_hours_end(club: Club):
    await quiet(club, BO, quiet=NOON_TO_SIX)
    table = await club.running()
    await club.play_first(table.id, BO)
    await calls(club, table.id)
    assert (await after(club, table.id, hours=6.1)).get("board") is None


async def test_who_has_answered_in_quiet_hours_is_called_again_for_an_older_proposal(club: Club):
    table = await club.running(clock=NO_CLOCK)
    await club.play_first(table.id, ANN)
    await club.play_first(table.id, BO)
    await calls(club, table.id)
    await club.tables.amending.propose_reminders(table.id, ANN.id, "rare")
    assert await calls(club, table.id) == {"board": (BO.id,)}
    await quiet(club, BO, quiet=NOON_TO_SIX)
    while BO.id not in (await club.tables.queries.info(table.id)).people_owed():
        await club.play_first(table.id, ANN)
    await club.play_first(table.id, BO)
    assert BO.id not in (await club.tables.queries.info(table.id)).people_owed()
    await calls(club, table.id)
    assert BO.id not in (await after(club, table.id, hours=6.1)).get("board", ())


async def test_days_away_are_no_quiet_time(club: Club):
    await quiet(club, BO, away=(Away(date(2026, 11, 1), date(2026, 11, 3)),))
    table = await club.running()
    await calls(club, table.id)
    for _ in range(5):
        found = await after(club, table.id, hours=11)
        assert BO.id not in found.get("board", ())
    assert BO.id in (await after(club, table.id, hours=6))["board"]


async def test_a_proposal_calls_in_quiet_hours(club: Club):
    table = await club.running()
    await calls(club, table.id)
    await quiet(club, BO, quiet=NOON_TO_SIX)
    await club.tables.ending.propose(table.id, ANN.id)
    assert await calls(club, table.id) == {}
    assert await after(club, table.id, hours=6.1) == {"board": (BO.id,)}


async def test_the_end_is_told_in_quiet_hours_or_not_at_all(club: Club):
    table = await club.running()
    await calls(club, table.id)
    await quiet(club, BO, quiet=NOON_TO_SIX)
    await club.tables.ending.resign(table.id, ANN.id)
    assert await calls(club, table.id) == {}
    assert await after(club, table.id, hours=6.1) == {"board": (BO.id,)}


async def test_what_is_asked_in_secret_is_called_in_the_channel_after_quiet_hours(store: Store, time: Time):
    club = Club(store, time, Lanterns(), first_seed=ASKED_ANN_AND_CY)
    await quiet(club, CY, quiet=NOON_TO_SIX)
    table = await wishing(club)
    assert "hand:2" not in await calls(club, table.id)
    assert (await after(club, table.id, hours=6.1)) == {"hand:2": (CY.id,)}
    await club.tables.close_down()


# -- reminders -------------------------------------------------------------------------------------------------------


async def test_a_reminder_comes_in_quiet_hours_or_is_dropped(club: Club):
    table = await club.running(clock=NO_CLOCK)
    await calls(club, table.id)
    await quiet(club, BO, quiet=NOON_TO_SIX)
    assert await after(club, table.id, hours=24) == {"board": (ANN.id,)}
    assert await after(club, table.id, hours=6.1) == {"board": (BO.id,)}


async def test_a_reminder_follows_a_call_that_was_put_off_within_hours(club: Club):
    await quiet(club, BO, away=(Away(date(2026, 11, 1), date(2026, 11, 1)),))
    table = await club.running(clock=NO_CLOCK)
    await calls(club, table.id)
    heard = [BO.id in (await after(club, table.id, hours=1)).get("board", ()) for _ in range(24 * 6)]
    called = [hour for hour, rang in enumerate(heard) if rang]
    assert len(called) >= 3, called
    assert called[1] - called[0] == 24, "a day after the first call, not after the beginning of the wait"
    assert called[2] - called[1] == 48


async def test_two_who_are_asked_together_are_reminded_by_two_messages(club: Club):
    table = await club.running()
    await calls(club, table.id)
    club.time.pass_by(hours=24)
    await club.tables.tick()
    assert (await club.outbox(table.id))["board"].ping == Ping(
        (
            ANN.id,
            BO.id,
        ),
        reminder=True,
    ).stored


async def test_a_reminder_of_an_older_version_is_lost(club: Club, store: Store):
    table = await club.running(clock=NO_CLOCK)
    await calls(club, table.id)
    async with store.transaction() as tx:
        await tx.timers.clear(table.id, "reminder")
        await tx.timers.set(table.id, "reminder", club.time(), round=1)
    assert set((await after(club, table.id, hours=1))["board"]) == {ANN.id, BO.id}
    assert set((await after(club, table.id, days=4))["board"]) == {ANN.id, BO.id}


@pytest.mark.parametrize(
    ("way", "found"),
    [
        ("channel", {"board": (ANN.id,)}),
        ("dm", {"hand:0": (ANN.id,)}),
        ("both", {"board": (ANN.id,), "hand:0": (ANN.id,)}),
        ("none", {}),
    ],
)
async def test_everybody_is_reminded_in_the_way_they_want(club: Club, way: str, found: dict[str, tuple[int, ...]]):
    await club.tables.people.set_notify(ANN.id, way)
    table = await club.running()
    assert {slot: ping for slot, ping in (await calls(club, table.id)).items() if ANN.id in ping} in (
        found,
        {slot: (ANN.id, BO.id) if slot == "board" else ping for slot, ping in found.items()},
    )
    await club.play_first(table.id, BO)
    await calls(club, table.id)
    assert await after(club, table.id, hours=24) == found


async def test_who_has_answered_and_is_asked_on_is_reminded_of_the_first_question(club: Club):
    """A day after the last answer, not after the beginning of the turn."""
    table = await club.running(clock=NO_CLOCK)
    walker = await club.both_play(table.id)
    await calls(club, table.id)
    club.time.pass_by(hours=20)
    await club.tables.play.choose(table.id, walker.id, ("left",))
    await calls(club, table.id)
    assert await after(club, table.id, hours=23) == {}
    assert await after(club, table.id, hours=1.1) == {"board": (walker.id,)}


async def test_a_reminder_is_posted_that_calls_nobody(club: Club):
    """Who was to be reminded has answered before it went out: the message is edited, not posted again."""
    await club.tables.people.set_notify(CY.id, "none")
    sender = FakeSender()
    tour = Round(club, sender)
    table = await club.tables.lobby.open(ANN, HERE, "lanterns", {})
    for person in (BO, CY):
        await club.tables.lobby.join(table.id, person)
    await club.tables.clocks.set(table.id, ANN.id, NO_CLOCK)
    await club.tables.lobby.start(table.id, ANN.id)
    await club.play_first(table.id, BO)
    await tour.go()
    sender.posts.clear()
    club.time.pass_by(hours=24)
    await club.tables.tick()
    assert (await club.outbox(table.id))["board"].ping == Ping((ANN.id,), reminder=True).stored
    await club.play_first(table.id, ANN)
    await tour.go()
    assert [str(item.thing) for item in sender.posts if str(item.thing) == "turn"] == []
    assert "board" in [str(item.thing) for item in sender.edits]


async def test_nobody_is_reminded_for_a_seat_that_a_computer_has(club: Club, store: Store):
    table = await club.running(clock=NO_CLOCK)
    await club.play_first(table.id, BO)
    await club.tables.seats.propose_handover(table.id, ANN.id, 0, "easy")
    await calls(club, table.id)
    async with store.transaction() as tx:
        await tx.timers.set(table.id, "reminder", club.time(), seat=0)
        await tx.timers.set(table.id, "reminder", club.time(), seat=3)
        await tx.timers.set(table.id, "reminder", club.time())
        await tx.connection.execute(
            update(schema.seats).where(schema.seats.c.seat == 0).values(kind="computer", person_id=None, level="easy")
        )
    club.time.pass_by(minutes=1)
    await club.tables.tick()
    pings = [Ping.parse(row.ping) for row in (await club.outbox(table.id)).values()]
    assert not [ping for ping in pings if ping.reminder]
    assert {person for ping in pings for person in ping.people} <= {BO.id}, (
        "whose turn it is once the computer has played"
    )
    async with store.reading() as tx:
        assert [timer for timer in await tx.timers.of_kind("reminder") if timer.seat in (0, 3)] == []


# -- a quiet turn ----------------------------------------------------------------------------------------------------


async def test_a_quiet_turn_is_as_loud_as_others_and_never_ends(store: Store, time: Time):
    club = Club(store, time, TITLES["solenia"])
    table = await club.tables.lobby.open(ANN, HERE, "solenia", {})
    await club.tables.lobby.join(table.id, BO)
    info = await club.tables.lobby.start(table.id, ANN.id)
    first, second = (ANN, BO) if ANN.id in info.people_owed() else (BO, ANN)
    assert await calls(club, table.id) == {"board": (first.id,)}
    look = await club.tables.reminders.hush(table.id, second.id, quiet=True)
    assert look.laid_down.hushed
    assert not (await club.tables.queries.look(table.id, first.id)).laid_down.hushed, "that is nobody else's business"
    await club.tables.reminders.hush(table.id, second.id, quiet=False)
    assert not (await club.tables.queries.look(table.id, second.id)).laid_down.hushed
    await club.tables.reminders.hush(table.id, first.id, quiet=True)
    while first.id in (await club.tables.queries.info(table.id)).people_owed():
        await club.play_first(table.id, first)
    assert await calls(club, table.id) == {"board": (second.id,)}
    assert not (await club.tables.queries.look(table.id, first.id)).laid_down.hushed, "the turn is over"
    await club.tables.close_down()


async def test_nobody_is_reminded_for_whom_a_computer_plays(club: Club, store: Store):
    """Also if the timer of the seat is still there: the computer has not answered yet, but it will."""
    table = await club.running(clock=NO_CLOCK)
    await calls(club, table.id)
    async with store.transaction() as tx:
        stood_in = update(schema.seats).where(schema.seats.c.seat == 0).values(stand_in="normal")
        await tx.connection.execute(stood_in)
    club.time.pass_by(hours=24)
    await club.tables.tick()
    assert ANN.id not in (await club.outbox(table.id))["board"].ping
    assert BO.id in (await club.outbox(table.id))["board"].ping


class Rounds(Advice):
    def turn(self, state):
        return state.round


class Counted(Lanterns):
    """The rounds are turns."""

    advice = Rounds()


async def test_a_quiet_turn_is_quiet_until_somebody_else_has_been_asked(store: Store, time: Time):
    """Ann leads, and wants no call in this turn: neither at once, nor after her quiet hours, when Bo has replied."""
    club = Club(store, time, Counted(), first_seed=ASKED_ANN_AND_CY)
    table = await club.tables.lobby.open(ANN, HERE, "lanterns", {"fair": True, "bell": False})
    for person in (BO, CY):
        await club.tables.lobby.join(table.id, person)
    await club.tables.lobby.start(table.id, ANN.id)
    for person in (ANN, BO, CY):
        await club.play_first(table.id, person)
    await calls(club, table.id)
    await club.tables.reminders.hush(table.id, ANN.id, quiet=True)
    for key in ("stop", "skip", "go", "propose:1"):
        await club.tables.play.choose(table.id, ANN.id, (key,))
    assert await calls(club, table.id) == {"board": (BO.id,)}
    await club.tables.play.choose(table.id, BO.id, ("decline:1",))
    assert await calls(club, table.id) == {}
    await club.tables.reminders.hush(table.id, ANN.id, quiet=False)
    await quiet(club, ANN, quiet=NOON_TO_SIX)
    await club.tables.play.choose(table.id, ANN.id, ("propose:2",))
    assert await calls(club, table.id) == {"board": (CY.id,)}
    await club.tables.play.choose(table.id, CY.id, ("decline:2",))
    assert await calls(club, table.id) == {}
    await club.tables.reminders.hush(table.id, ANN.id, quiet=True)
    assert await after(club, table.id, hours=6.1) == {}, "the call that was put off"
    await club.tables.close_down()


async def test_where_turns_are_not_counted_there_is_nothing_to_be_quiet_in(club: Club):
    table = await club.running()
    await club.play_first(table.id, ANN)
    assert await refusal(club.tables.reminders.hush(table.id, ANN.id, quiet=True)) == "error-hush-now"
    await club.tables.reminders.hush(table.id, BO.id, quiet=True)
    await calls(club, table.id)
    assert await after(club, table.id, hours=24) == {"board": (BO.id,)}, "a reminder comes all the same"


# -- nudges ----------------------------------------------------------------------------------------------------------


async def waiting_for_bo(club: Club, **terms: Any) -> TableInfo:
    table = await club.running(**terms)
    await club.play_first(table.id, ANN)
    await calls(club, table.id)
    return table


async def test_a_nudge_a_minute(club: Club):
    table = await waiting_for_bo(club)
    assert await refusal(club.tables.reminders.nudge(table.id, ANN.id, 1)) == "error-nudge-early"
    club.time.pass_by(hours=2)
    look = await club.tables.reminders.nudge(table.id, ANN.id, 1)
    assert look.events[-1].text.key == "table-log-nudge"
    assert await calls(club, table.id) == {"board": (BO.id,)}
    club.time.pass_by(hours=23)
    assert await refusal(club.tables.reminders.nudge(table.id, ANN.id, 1)) == "error-nudge-again"
    club.time.pass_by(hours=1)
    await club.tables.reminders.nudge(table.id, ANN.id, 1)
    assert (await club.tables.queries.info(table.id)).since(1) is not None, "a nudge is no answer"


async def test_a_reminder_follows_a_nudge_within_hours(club: Club):
    table = await waiting_for_bo(club, clock=NO_CLOCK)
    club.time.pass_by(hours=17)
    await club.tables.reminders.nudge(table.id, ANN.id, 1)
    assert await calls(club, table.id) == {"board": (BO.id,)}
    assert await after(club, table.id, hours=8) == {}, "due a day after the turn began"
    assert await after(club, table.id, hours=16.5) == {"board": (BO.id,)}, "a day after the nudge"


@pytest.mark.parametrize("seat", [0, 5])
async def test_somebody_is_nudged_who_is_not_waited_for(club: Club, seat: int):
    table = await waiting_for_bo(club)
    club.time.pass_by(hours=2)
    assert await refusal(club.tables.reminders.nudge(table.id, ANN.id, seat)) == "error-nudge-whom"
    assert await refusal(club.tables.reminders.nudge(table.id, CY.id, 1)) == "error-not-seated"


async def test_people_nudge_themselves(club: Club):
    table = await waiting_for_bo(club)
    club.time.pass_by(hours=2)
    assert await refusal(club.tables.reminders.nudge(table.id, BO.id, 1)) == "error-nudge-whom"


async def test_a_nudge_tells_who_is_asked_in_secret(store: Store, time: Time):
    club = Club(store, time, Lanterns(), first_seed=ASKED_ANN_AND_CY)
    table = await wishing(club)
    time.pass_by(hours=2)
    for seat in (0, 2):
        assert await refusal(club.tables.reminders.nudge(table.id, BO.id, seat)) == "error-nudge-whom"
    await club.tables.close_down()


async def test_a_nudge_comes_in_quiet_hours(club: Club):
    table = await waiting_for_bo(club)
    await quiet(club, BO, quiet=NOON_TO_SIX)
    club.time.pass_by(hours=2)
    await club.tables.reminders.nudge(table.id, ANN.id, 1)
    assert await calls(club, table.id) == {}
    assert await after(club, table.id, hours=4.1) == {"board": (BO.id,)}


# -- invitations -----------------------------------------------------------------------------------------------------


async def test_a_person_does_not_find_the_tables_that_invite_them(club: Club):
    table = await club.tables.lobby.open(ANN, HERE, "lanterns", {}, guest=BO.id)
    assert [info.id for info in await club.tables.queries.tables_inviting(BO.id)] == [table.id]
    assert await club.tables.queries.tables_inviting(ANN.id) == []
    assert await club.tables.queries.tables_inviting(22) == [], "2 is not 22"
    await club.tables.lobby.join(table.id, BO)
    assert await club.tables.queries.tables_inviting(BO.id) == []
    await club.tables.lobby.start(table.id, ANN.id)
    await club.tables.seats.propose_handover(table.id, ANN.id, 0, CY)
    assert [info.id for info in await club.tables.queries.tables_inviting(CY.id)] == [table.id]


async def test_a_guest_among_others_finds_the_tables_that_invite_them(club: Club):
    """Wherever they stand in the list."""
    table = await club.tables.lobby.open(ANN, HERE, "lanterns", {})
    guests = [Person(number, f"Guest {number}", None) for number in (31, 32, 33)]
    for guest in guests:
        await club.tables.lobby.invite(table.id, ANN.id, guest.id)
    for guest in guests:
        assert [info.id for info in await club.tables.queries.tables_inviting(guest.id)] == [table.id], guest.name
    for other in (3, 1, 2, 133, 331):
        assert await club.tables.queries.tables_inviting(other) == []


async def test_a_guest_is_called_in_quiet_hours(club: Club):
    await quiet(club, BO, quiet=NOON_TO_SIX)
    table = await club.tables.lobby.open(ANN, HERE, "lanterns", {}, guest=BO.id)
    assert await calls(club, table.id) == {}
    assert await after(club, table.id, hours=6.1) == {"lobby": (BO.id,)}
    await club.tables.lobby.join(table.id, BO)
    await club.tables.lobby.start(table.id, ANN.id)
    await calls(club, table.id)
    await quiet(club, CY, quiet=(18 * 60, 20 * 60))
    await club.tables.seats.propose_handover(table.id, ANN.id, 0, CY)
    assert CY.id not in (await calls(club, table.id)).get("board", ())
    assert CY.id in (await after(club, table.id, hours=2))["board"]


async def test_a_guest_who_has_come_meanwhile_is_called_when_the_quiet_hours_end(club: Club):
    await quiet(club, BO, quiet=NOON_TO_SIX)
    await quiet(club, CY, quiet=NOON_TO_SIX)
    table = await club.tables.lobby.open(ANN, HERE, "lanterns", {}, guest=BO.id)
    await club.tables.lobby.invite(table.id, ANN.id, CY.id)
    await club.tables.lobby.join(table.id, CY)
    await calls(club, table.id)
    await club.tables.lobby.leave(table.id, CY.id)
    await club.tables.lobby.join(table.id, BO)
    assert await after(club, table.id, hours=6.1) == {"lobby": (CY.id,)}, "Bo sits there already"
